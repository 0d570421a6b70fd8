/** Cuts what is said about the audience to a phrase that stands by itself. */
import { isPluralNoun } from '../english/nouns.ts';
import { isAlsoNoun, isVerb } from '../english/verbs.ts';
import { words } from '../english/words.ts';
import { hasUnsafeFigure } from './figures.ts';

/** Cuts before the first of these words that leaves at least `least` words standing. */
function cutBefore(text: string, joint: RegExp, least: number): string {
  const tokens = words(text);
  const at = tokens.findIndex((token, index) => index >= least && joint.test(token));
  return at === -1 ? text : tokens.slice(0, at).join(' ');
}

const CLAUSE_JOINT = /^(?:because|since|while|if|although|except|though)$/i;

/** Shortens at a joint that leaves a whole phrase; null when nothing whole is short enough. */
export function clip(text: string, max: number): string | null {
  // The reason may go where it hangs in the air: "ready to quit because it's not working".
  const told = text
    .replace(/ (?:because|since|when|while) (?:it|it's|they|they're)\b(?!(?:'s)? time to\b).*$/i, '')
    .replace(/\b(pile up) until it\b.*$/i, '$1');
  // "are" and "have been" become one word with "you".
  const room = /^(?:are|have been) /i.test(text) ? max + 1 : max;
  const whole = clipped(words(told).length > 1 ? told : text, room);
  return whole !== null && dangles(whole) ? null : whole;
}

/** Says all it needs to: "nothing to show for it", "if advice is worth it", "cancel one on ones". */
const SETTLED =
  /\bto show for it$|\b(?:if|whether) (?:\p{L}+ ){1,5}(?:is|are) worth it$|\bone[- ]on[- ]ones$|\b(?:decide|sure|know) what to do$|\bout there$/iu;

function dangles(text: string): boolean {
  // "because it's not working", "if it's a scam", "know you can buy": something is missing.
  if (
    /\b(?:if|because|when|whether|since|until|while) (?:it|it's|they|they're|he|she)\b(?!(?:'s)? time to\b)/i.test(
      text,
    )
  )
    return true;
  if (
    /\b(?:can|could|to|will|should) (?:buy|get|make|take|find|use|have|keep|put|give|do|want)$/i.test(text) &&
    // "how much coverage to get" says what.
    !/\b(?:decide|sure|know) (?:what to do|how (?:much|many) \p{L}+ to \p{L}+)$/iu.test(text)
  )
    return true;
  // "afraid to throw away", "never told anyone", "when a query that was fine": what, and which one?
  if (
    /\b(?:running out|run out|throw away|throw out|get rid of|deal with|act on|let go of|hold on to|tell (?:anyone|anybody|family|friends|people|(?:your|their|the|my|a) \p{L}+)|told anyone|admit|say out loud)$|\b(?:a|an|the) \p{L}+ that (?:is|was|were|are) \p{L}+$|\bact on (?:you|them)$|\bwhat (?:an?|the) \p{L}+$/iu.test(
      text,
    )
  )
    return true;
  // "end up making three", "hate asking customers": three what, and for what? A family of four is one.
  if (
    /(?<!\b(?:of|for|at|by|to|till|until|past|before|after|age|under|over|than|in|on|and|or|from|around|turn|turning|size|grade|year|day|week|level|chapter|step)) (?:two|three|four|five|six|seven|eight|nine|ten|twenty)$|\b(?:ask|asking|remind|reminding) (?:\p{L}+ )?(?:customers|clients|people|patients|students|members|guests|donors|buyers|anyone|friends|family)$/iu.test(
      text,
    )
  )
    return true;
  if (/\bwithout (?:starting|spending|going|doing|making|getting|having|losing|using|buying)$/.test(text))
    return true;
  // "keep ending up with thin | , peeling nails", "see high numbers after"
  if (
    /\b(?:with|into|of|for) (?:thin|dry|weak|sore|stiff|flat|frizzy|dull|soggy|bland|cold|heavy|messy|small|big|bad|old|new|cheap|angry|picky|tired)$| after$|^(?:\S+ ){0,3}know(?:ing)? why$/i.test(
      text,
    )
  )
    return true;
  // "take the standard deduction and wonder", "stuck between a CEO": the other half is missing.
  if (
    / and (?:wonder|think|feel|say|know|believe)$| between (?!.* and )(?:\p{L}+ing\b|(?!.*\p{L}s\b)).+$/iu.test(
      text,
    )
  )
    return true;
  const found = DANGLING.exec(text);
  if (!found || SETTLED.test(text)) return false;
  const before = text.slice(0, found.index);
  // "copy docker files without understanding them": named in the same breath.
  if (/^them$/i.test(found[0])) return !words(before).some((word) => isPluralNoun(word));
  return !(/^it$/i.test(found[0]) && /\b(?:an?|the|your|one) \p{L}+/iu.test(before));
}

/** "damaging their natural ones", "can't afford it": what is meant stood before, and the hook does not say it. */
const DANGLING =
  /(?<!\b(?:episode|chapter|day|week|level|season|phase|page|draft|square) )\bones?\b(?=$|[,;]| (?:with|without|in|at|for|to|again)\b)|\b(?:it|them|those|these|this|that|so|both|either|neither|(?:the|all|many|any|few|some) others?|the rest|the same|there|then|do|too|not)$/i;

/** What a phrase may end with when its time or place is cut: "at the park" may go, "end up | on insulin" may not. */
const OPEN_END =
  /(?:^|\s)(?:up|out|off|down|over|back|away|stuck|look|looks|feel|feels|be|being|is|are|work|working|live|living|sit|sitting|stay|staying|get|getting|go|going|put|putting|keep|keeps|rely|run|running|end|ending|depend|come|came|leave|left|stand|lie|to (?!relax$|retire$|sleep$|eat$|cook$)\p{L}+)$/iu;

/** What they ask is the very thing: "don't know if it pays". */
const ASKS = /\b(?:know|knowing|sure|unsure|wonder|wondering|tell|see|ask|asking) (?:if|whether)\b/i;

/** "terrified someone will take the baby if they say so": without its condition it is another fear. */
const DREADS =
  /\b(?:scared|afraid|terrified|worried|nervous|anxious|worry|fear)\b.*\b(?:will|would|might|could)\b.* if /i;

/** Without where or when it happens, if at least so many words stay and need nothing more. */
function withoutPlace(text: string, least: number): string {
  const shorter = cutBefore(text, /^(?:in|on|at|during)$/i, least);
  return OPEN_END.test(shorter) ? text : shorter;
}

/** "getting crews to show up for safety sessions" → "getting crews to show up" */
function withoutPurpose(text: string): string {
  return text.replace(/\b(show up|sign up|speak up|follow up|turn up|chip in|log in) for .*$/i, '$1');
}

/** "before day 30", "around mile 60", "with 900 stars" at the end. */
const FIGURE_TAIL =
  / (?:in|for|by|after|within|at|around|before|with|since) (?:the |about )?(?:\p{L}+ )?\d[\p{L}\d]*(?: \p{L}+)?$/iu;

/** "give up mussels, beer and red meat": one of them alone is odd. */
function isListOfThings(text: string): boolean {
  const [, first = ''] =
    /^[^,]+, (\p{L}+)(?: [\p{L}'-]+){0,2}(?:, [\p{L}' -]+)?,? (?:and|or) [\p{L}'-]+(?: [\p{L}'-]+){0,2}$/u.exec(
      text,
    ) ?? [];
  return first !== '' && !NEXT_DEED.test(first) && (!isVerb(first) || isAlsoNoun(first));
}

const NEXT_DEED =
  /^(?:are|have|can't|don't|never|won't|feel|who|whose|they|but|not|no|so|then|even|\p{L}+(?:ed|ing))$/iu;

function clipped(text: string, max: number): string | null {
  let out = text
    .replace(
      /,\s*(?:mostly|(?:a lot|most|many|some) of (?:them|you)|usually|typically|mainly|aged?|ages|in their|\d).*$/i,
      '',
    )
    .replace(/[,;:.\s]+$/, '');
  // A figure that only dates or measures can go: "lose new hires in the first 2 years".
  if (hasUnsafeFigure(out)) {
    // "haven't sold a house in 30 years" have sold one.
    if (/^(?:have|haven't|hasn't|never|not)\b/i.test(out)) return null;
    const undated = out.replace(FIGURE_TAIL, '');
    if (!/\d/.test(undated) && words(undated).length > 2 && !OPEN_END.test(undated))
      return clipped(undated, max);
    const dated = cutBefore(out, /^(?:in|for|by|after|within|under|over)$/i, 3);
    if (!/\d/.test(dated) && !OPEN_END.test(dated)) out = dated;
  }
  // Each cut keeps the sense; where none makes it short enough, nothing is said.
  const cuts: readonly ((whole: string) => string)[] = [
    (whole) => whole.replace(/ (?:anymore|right now|every single time|these days|all the time)$/i, ''),
    (whole) => whole.replace(/ (?:forever|for good|for life)$/i, ''),
    (whole) => (isListOfThings(whole) ? whole : whole.replace(/,.*$/, '')),
    (whole) => whole.replace(/ the (?:week|day|night|month) (?:before|after) .*$/i, ''),
    (whole) => (ASKS.test(whole) || DREADS.test(whole) ? whole : cutBefore(whole, CLAUSE_JOINT, 2)),
    (whole) => (isListOfThings(whole) ? whole : whole.replace(/ and (?!\S+$).*$/i, '')),
    // "two huge files to match up": what a thing is for.
    (whole) =>
      whole.replace(/ (\p{L}+s) to \p{L}+(?: \p{L}+)?$/u, (all, noun: string) =>
        isPluralNoun(noun) ? ` ${noun}` : all,
      ),
    (whole) => withoutPurpose(whole),
    (whole) => withoutPlace(whole, 5),
  ];
  for (const cut of cuts) {
    if (words(out).length <= max) return out;
    const shorter = cut(out);
    if (words(shorter).length >= 2) out = shorter;
  }
  return words(out).length <= max ? out : null;
}
