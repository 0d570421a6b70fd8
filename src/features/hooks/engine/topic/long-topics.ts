/** A whole story typed as the topic: what the video is about, where the words clearly say so. */
import { plainQuotes, thirdToSecond, words } from '../english/words.ts';
import { MARKS, type Mark } from './long-marks.ts';

const MOST_WORDS = 12;
const FEWEST_WORDS = 2;
/** A thing that is shown is named in few words; what follows is the story again. */
const MOST_OF_A_THING = 9;

/** Where the announced topic ends and the story goes on. */
const ENDS =
  /[.;:!?()]|,| (?:because|since|but|so (?:i|we|they|you|it|that|the|my|people|this|these|nobody|no one|everyone|other|more)|while|even though|which|whereas|except|instead of|rather than|cause|cuz|and (?:if|whether|the|that|then|honestly|now|every|nobody|everyone|most|people|my|our|she|he|i|we|they|you|it|when|how|why|what|also|maybe|just|explain|say|show|talk|tell|give|go|walk|use|point|mention|share|do|cover)|that (?:they|he|she|we|i)|when (?:the|they|we|i|people|everyone|other|my|someone)|if (?:they|we)|from (?:me|us)|before (?:i|we|they)|after (?:i|we|they))\b/i;

/** What is said about a thing once it is named: "(the envelope method) I give to all my clients". */
const RELATIVE =
  / (?:that|which|who|where|when|whose|i|we|they|you|he|she|it|my|our|every|everyone|everybody|(?<!\b(?:for|with|to|other|of|by|from|about) )people|most|nobody|some|is|are|was|were|has|have|had|takes?|gets?|makes?|works?)\b.*$/i;
const PREPOSITION =
  / (?:for|with|in|on|at|from|by|without|under|over|after|before|during|about|into|to|using|through|as|like)\b.*$/i;

/** What only the rest of the story explains, or what is half of something. */
const UNSURE =
  /\b(?:that|those|this|these) \p{L}+$|^(?:is|are|was) |^one \p{L}+$|^what (?:you|they|we|he|she|i)\b|\b(?:thing|things|stuff)$|^(?:it|this|that|them|some(?:thing|one|body)|one (?:thing|of)|a (?:thing|few|couple|lot|bit|story|time|piece|client|customer|guy|woman|man|lady|family|couple of|little)|stuff|everything|anything|him|her|these|those|there|all (?:of|that)|how (?:it|this|that|they|when|if|come|much it)\b|what (?:finally |actually |really )?(?:it|this|that|they|happened|worked|helped|changed|happens (?:with|each|every|to)|to do|to look|i mean|we do|i do|i did|goes|people|the|a|an|my|i'm|i am|i see|i saw|i keep)\b|why (?:it|this|that|they|he|she|these|those)\b|(?:why|how|what|when) (?:the|that|this|a|an) (?:\p{L}+ )?(?:one|ones|part|thing|first|second|third|other)\b|when (?:it|this|they|he|she|i|we)\b)|\ba (?:piece|pair)\b(?! of)|(?<=\s)(?:it|this|them|him|her|these|those|they|she|he|his|one|stuff|something|anything|different|better|worse)$|(?<=\s)(?:the|a|an|to|of|and|or|with|for|is|are|in|on|at|from|by|my|our|your|every|each|like|actually|really|just|was|were|i|we|not|if|as|about|than|more|very|so|too)$/iu;
/** "what the four square worksheet is" */
const WHAT_IT_IS = /^what (?:the|an?) (?:[\p{L}-]+ ){2,5}(?:is|are|means?|does|costs?)$/iu;
/** Pronouns that point into the story. */
const POINTS_BACK =
  /\b(?:it|it's|this|that|them|these|those|they|they're|he|she|him|his|hers?|their|theirs|there)\b/i;
/** Names of nothing in particular. */
const VAGUE =
  /^(?:the|my|our|a|an|this)?(?: (?:whole|simple|easy|exact|same|little|real|actual|quick|one|only|best|main|big|other|right|basic|short|full|entire|funny|sad|crazy|new|old))* ?(?:things?|process|method|trick|tricks|system|stuff|results?|problem|issue|situation|case|before and after|behind the scenes|people|person|clients?|customers?|family|house|piece|job|work|week|place|team|shop|office|room|rundown|shoutout|update|list|tips?|steps?|bit|few|couple|lot|kind|sort|type|same|opposite|other side|product|products)$|^(?:(?:the|my|our|a|an|this) )?(?:[\p{L}-]+ )?(?:stuff|parts?|ways?|ones?|story|stories|difference|reality|truth|point|example|ideas?|reasons?|answer|time|day|version|look|moment|feeling)$|\b(?:video|reel|post|clip|tiktok|series|content)s?$/iu;

/** Counted points need what they are about: "the four things I check on any boxed bike". */
const POINTS =
  /^(?:the |my |our )?(?:(?:things|questions|mistakes|signs|phrases|words|places|foods|habits|reasons|excuses) (?=(?:people|most|you|everyone|nobody|new|first-time|every|parents|buyers|homeowners|owners|clients|beginners|i|we)\b)|(?:two|three|four|five|six|seven|eight|nine|ten|\d+)(?: \p{L}+)? (?:things|checks|questions|signs|steps|mistakes|rules|tests|reasons|places|spots|habits|numbers|words|phrases|tools|items|accounts?|bank accounts|papers|documents|exercises|stretches|moves|ingredients|products|plants|foods|lies|myths|red flags|tasks|jobs|kinds|ways|tricks|breakfasts|lunches|dinners|meals|recipes|drills|outfits)\b)/iu;

/** What viewers have not heard of is "a weekly money check-in"; methods and tests have names. */
const KNOWN_TO_NOBODY =
  /^the (?=(?!(?:best|worst|first|last|only|right|same|next|one|two|three|four|five|\d)\b)[b-df-hj-np-tv-z][\p{L}-]* (?:[\p{L}-]+ )?(?!(?:method|rule|test|system|trick|approach|thing|way|[\p{L}-]*s)$)[\p{L}-]+$)/iu;

function cut(text: string, at: RegExp): string {
  const end = at.exec(text);
  return end ? text.slice(0, end.index) : text;
}

const tidy = (text: string): string =>
  text
    .replace(/,? (?:and|or|but|actually|really|basically|like|so|just|too|as well|maybe|honestly)$/i, '')
    .trim();

/** What is cut short ends in no preposition: "planting garlic in the fall (for people who ...)". */
const bare = (text: string): string =>
  tidy(text)
    .replace(/(?: (?:for|with|to|of|in|on|at|from|by|about|and|or|the|a|other))+$/i, '')
    .replace(/ for (?:other |the )?(?:people|folks|anyone|those|someone)$/i, '');

/** The last words that can go: "for the first six months". */
function withoutLast(text: string): string {
  return text.replace(
    / (?:for|with|in|on|at|from|by|without|under|over|after|before|during|into|within|until)(?: (?!(?:for|with|in|on|at|from|by|without|under|over|after|before|during|into|within|until)\b)\S+)+$/i,
    '',
  );
}

function shortEnough(text: string, most: number): string | null {
  let short = text;
  for (let pass = 0; pass < 3 && words(short).length > most; pass++) short = tidy(withoutLast(short));
  return words(short).length <= most && words(short).length >= FEWEST_WORDS ? short : null;
}

/** Counted points with what they are for, then the thing by its own name. */
function things(found: string): string[] {
  const said = tidy(cut(found, ENDS));
  const parts: string[] = [];
  if (POINTS.test(said)) {
    const whole = shortEnough(
      said.replace(/ in (?:about |under )?(?:\p{L}+|\d+) (?:minutes?|seconds|hours?)\b/iu, ''),
      MOST_WORDS,
    );
    if (whole && words(whole).length > 4) parts.push(whole);
    return parts;
  }
  if (/^(?:the |a )?(?:real |big |actual )?differences? between \S+ .*\band\b/i.test(said)) {
    if (words(said).length <= MOST_WORDS) parts.push(said);
    return parts;
  }
  // Praise goes: "the (simple) weekly money check-in".
  const named = bare(cut(said, RELATIVE)).replace(
    /^(the|my|our|a) (?:(?:simple|easy|quick|little|exact|basic|really|super|very|favorite|actual) )+(?=\S+ \S)/i,
    '$1 ',
  );
  const short = words(named).length <= MOST_OF_A_THING ? named : bare(cut(named, PREPOSITION));
  if (
    words(short).length <= MOST_OF_A_THING &&
    !VAGUE.test(short) &&
    !VAGUE.test(bare(cut(short, PREPOSITION)))
  )
    parts.push(short.replace(KNOWN_TO_NOBODY, 'a '));
  return parts;
}

function partsOf(kind: Mark['kind'], found: string): string[] {
  const isClause = /^(?:why|how|what|when|where|which|whether)\b/i.test(found);
  if (
    kind === 'thing' ||
    (kind === 'any' && /^(?:the|my|our|a|an|\d+|two|three|four|five|six|seven|eight|nine|ten) /i.test(found))
  )
    return things(found);
  const said = tidy(cut(found, ENDS));
  if (kind === 'any' && !isClause) {
    const named = bare(cut(said, RELATIVE));
    return VAGUE.test(named) || words(named).length > MOST_WORDS ? [] : [named];
  }
  if (kind === 'statement') return words(said).length >= 5 && words(said).length <= MOST_WORDS ? [said] : [];
  const short = shortEnough(said, MOST_WORDS);
  if (short === null) return [];
  // What customers ask about their living room is about yours.
  if (kind === 'asked' && /\b(?:them|him|her)\b/i.test(short)) return [];
  if (kind === 'asked') return [thirdToSecond(short.replace(/^if they should /i, 'whether you should '))];
  if (kind === 'deed') return [thirdToSecond(`how to ${short}`)];
  // "why I tell new widows to decide nothing" speaks of them; "that trial shift" is one that the story has told of.
  return [
    short
      .replace(/ in (?:plain|simple) (?:words|english|language|terms)$/i, '')
      .replace(/(?<=^how to .* with )their (?=(?:own )?(?:phone|hands|camera|laptop)\b)/i, 'your ')
      .replace(
        /^(how to \p{Ll}+(?: (?:up|out|down|on|in|off))?) that (?=\p{Ll}+ (?!in |on |at |for |with |to |from |by |before |after ))/iu,
        (_, deed: string) => `${deed} a `,
      )
      .replace(
        /^why (?:i|we) (?:always |usually )?(?:tell|ask|beg|urge|want|advise) ((?:\p{L}+ ){0,3}\p{L}+s|people|everyone) to /iu,
        'why $1 should ',
      ),
  ];
}

/** A clause without a story around it that is only too long: "how to plan a wedding in six months when you both work ...". */
function cutTitle(text: string): string[] {
  if (
    !/^(?:how (?:to|i|we)|why|what|when|should|is it|can you|the (?:best|real|biggest|hidden)|your |stop |don't |never |(?!(?:being|having|thinking|seeing|nothing|something|everything|anything|looking|during|evening|morning)\b)\p{L}{2,}ing |\d+|(?:two|three|four|five|six|seven|eight|nine|ten) )/iu.test(
      text,
    )
  )
    return [];
  if (/[.!?]\s+\S/.test(text)) return [];
  const clause = tidy(
    cut(
      text,
      /,| (?:when|because|even if|even though|while|so that|so you|without having|and (?:how|why|what|still|also|you|have|not)|but|if you|once you|after you|before you|unless)\b/i,
    ),
  );
  const short = words(clause).length >= 4 ? shortEnough(clause, MOST_WORDS + 1) : null;
  return short && !/\b(?:do|does|did|be|is|are|was|have|has|get|make|would|should|could)$/i.test(short)
    ? [short]
    : [];
}

function isSure(kind: Mark['kind'], part: string): boolean {
  const count = words(part).length;
  // "overwatering" is a whole topic; "clients" is none.
  const fewest = kind === 'any' && /^\p{L}{6,}ing$/u.test(part) ? 1 : FEWEST_WORDS;
  // "the sideboard" is one that only the story knows.
  if (/^(?:the|a|an) \S+$/i.test(part)) return false;
  if (count < fewest || count > MOST_WORDS + 1 || (UNSURE.test(part) && !WHAT_IT_IS.test(part))) return false;
  const points = /^(?:statement|deed|thing)$/.test(kind) ? POINTS_BACK : /\b(?:it|this|them|these|those)\b/i;
  return !points.test(part);
}

/** What the video may be about, the surest first; empty where nothing is clearly marked: a guess would be somebody else's video. */
export function markedParts(raw: string): string[] {
  const text = plainQuotes(raw)
    .replace(/\s+/g, ' ')
    .replace(/\bwhats\b/gi, "what's")
    .replace(/\b(side|step|room) (by) \1 (?=\p{Ll}+s\b)/giu, '$1-$2-$1 ')
    .replace(/ that comes? with (?=\p{L}+ing\b)/giu, ' of ')
    .trim()
    .replace(/[.!]+$/, '');
  const parts = cutTitle(text);
  for (const { kind, pattern } of MARKS) {
    for (const start of startsOf(text, pattern)) {
      for (const part of partsOf(kind, start)) {
        if (isSure(kind, part) && !parts.includes(part)) parts.push(part);
      }
    }
  }
  return parts;
}

/** All that follows each place where the mark stands: the first may lead nowhere. */
function startsOf(text: string, pattern: RegExp): string[] {
  const found: string[] = [];
  for (let from = 0; from < text.length && found.length < 6; ) {
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    if (!match?.[1]) break;
    found.push(match[1]);
    from = text.length - match[1].length;
  }
  return found;
}
