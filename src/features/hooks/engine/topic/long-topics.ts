/** A whole story typed as the topic: what the video is about, where the words clearly say so. */
import { plainQuotes, thirdToSecond, words } from '../english/words.ts';

const MOST_WORDS = 12;

const ASKED =
  /\b(?:ask|asks|asked|asking|wonder|wonders|wondering|knew is|know is|know|understand|confused about|question is|about)(?: (?:us|me|you|all the time|always|constantly))* ((?:why|how|what|when|whether)\b.*)$/i;

/** "so the video should be about the things people throw out first", "i want to talk about sedation". */
const ANNOUNCED: readonly RegExp[] = [
  /\b(?:video|this one|reel|post|topic|idea|clip|content|tiktok|short)s? (?:is|should be|would be|will be|could be|is going to be)(?: all| mostly| really)? (?:about|on) (\S.*)$/i,
  /\b(?:want|like|love|need|going|plan|trying|hoping|gonna|thinking of|will|i'll|let me|let's)(?: to)? (?:talk(?:ing)?|speak(?:ing)?|teach people|tell people|do (?:one|something)|mak(?:e|ing) (?:a |one |another )?(?:short |quick )?(?:video|reel|post|one|something)|film (?:a video|something)) (?:about|on) (\S.*)$/i,
  /\b(?:explain|show|teach|tell|share|break down|walk through)(?: (?:to )?(?:people|them|everyone|my (?:clients|followers|audience|viewers|customers)|folks|viewers|you))? ((?:why|how|what|when|where)\b.*)$/i,
  ASKED,
  /\b(?:want|like|need|going|trying) to explain (\S.*)$/i,
];

/** Where the announced topic ends and the story goes on. */
const ENDS =
  /[.;!?()]|,| (?:because|since|but|so (?:i|we|they|you|it|that|the|my|people)|while|even though|which|whereas|except|and (?:if|whether|the|that|then|honestly|now|every|nobody|everyone|most|people|my|our|she|he|i|we|they|you|it|when|how|why|what|also)|that (?:they|he|she|we|i)|when (?:the|they|we|i|you|people|everyone|other)|if (?:they|you|we)|from (?:me|us))\b/i;

/** Null where nothing is clearly marked: a guess would be somebody else's video. */
export function markedPart(raw: string): string | null {
  const text = plainQuotes(raw).replace(/\s+/g, ' ').trim();
  for (const pattern of ANNOUNCED) {
    const found = pattern.exec(text)?.[1];
    if (!found) continue;
    const end = ENDS.exec(found);
    const part = (end ? found.slice(0, end.index) : found).replace(/ (?:and|or|but)$/i, '').trim();
    const count = words(part).length;
    if (count < 2 || count > MOST_WORDS || UNSURE.test(part)) continue;
    // What customers ask about their living room is about yours.
    return pattern === ASKED ? thirdToSecond(part) : part;
  }
  return null;
}

/** What only the rest of the story explains, or what is half of something. */
const UNSURE =
  /^(?:it|this|that|them|some(?:thing|one|body)|one (?:thing|of)|a (?:thing|few|couple|lot)|stuff|everything|him|her|these|those|there|how (?:it|this|that|they)\b|what (?:it|this|that|they|happened|to do|i mean|we do)\b|why (?:it|this|that|they|he|she)\b)|\b(?:it|this|them|him|her)$|\b(?:the|a|an|to|of|and|or|with|for|is|are)$/i;
