/** Cuts what is said about the audience to a phrase that stands by itself. */
import { isPluralNoun } from '../english/nouns.ts';
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
  const told = text.replace(/ (?:because|since|when|while) (?:it|it's|they|they're)\b.*$/i, '');
  const whole = clipped(words(told).length > 2 ? told : text, max);
  return whole !== null && dangles(whole) ? null : whole;
}

function dangles(text: string): boolean {
  // "because it's not working", "if it's a scam", "know you can buy": something is missing.
  if (/\b(?:if|because|when|whether|since|until|while) (?:it|it's|they|they're|he|she)\b/i.test(text))
    return true;
  if (/\b(?:can|could|to|will|should) (?:buy|get|make|take|find|use|have|keep|put|give|do|want)$/i.test(text))
    return true;
  // "take the standard deduction and wonder", "stuck between a CEO": the other half is missing.
  if (/ and (?:wonder|think|feel|say|know|believe)$| between (?:an?|the|your|one) \p{L}+$/iu.test(text))
    return true;
  const found = DANGLING.exec(text);
  if (!found) return false;
  const before = text.slice(0, found.index);
  // "copy docker files without understanding them": named in the same breath.
  if (/^them$/i.test(found[0])) return !words(before).some((word) => isPluralNoun(word));
  return !(/^it$/i.test(found[0]) && /\b(?:an?|the|your|one) \p{L}+/iu.test(before));
}

/** "damaging their natural ones", "can't afford it": what is meant stood before, and the hook does not say it. */
const DANGLING =
  /\bones?\b(?=$|[,;]| (?:with|without|in|at|for|to|again)\b)|\b(?:it|them|those|these|this|that|so|both|either|neither|(?:the|all|many|any|few|some) others?|the rest|the same|there|then|do|too|not)$/i;

/** What a phrase may end with when its time or place is cut: "at the park" may go, "end up | on insulin" may not. */
const OPEN_END =
  /(?:^|\s)(?:up|out|off|down|over|back|away|stuck|look|looks|feel|feels|be|being|is|are|work|working|live|living|sit|sitting|stay|staying|get|getting|go|going|put|putting|keep|keeps|rely|run|running|end|ending|depend|come|came|leave|left|stand|lie|to \p{L}+)$/iu;

function clipped(text: string, max: number): string | null {
  let out = text
    .replace(/,\s*(?:mostly|usually|typically|mainly|aged?|ages|in their|\d).*$/i, '')
    .replace(/[,;:.\s]+$/, '');
  // A figure that only dates or measures can go: "lose new hires in the first 2 years".
  if (hasUnsafeFigure(out)) {
    const dated = cutBefore(out, /^(?:in|for|by|after|within|under|over)$/i, 3);
    if (!/\d/.test(dated) && !OPEN_END.test(dated)) out = dated;
  }
  // Each cut keeps the sense; where none makes it short enough, nothing is said.
  const cuts: readonly ((whole: string) => string)[] = [
    (whole) => whole.replace(/ (?:anymore|right now|every single time|these days|all the time)$/i, ''),
    (whole) => whole.replace(/,.*$/, ''),
    (whole) => cutBefore(whole, CLAUSE_JOINT, 2),
    (whole) => whole.replace(/ and (?!\S+$).*$/i, ''),
    // "two huge files to match up": what a thing is for.
    (whole) =>
      whole.replace(/ (\p{L}+s) to \p{L}+(?: \p{L}+)?$/u, (all, noun: string) =>
        isPluralNoun(noun) ? ` ${noun}` : all,
      ),
    (whole) => {
      const shorter = cutBefore(whole, /^(?:in|on|at|during)$/i, 5);
      return OPEN_END.test(shorter) ? whole : shorter;
    },
  ];
  for (const cut of cuts) {
    if (words(out).length <= max) return out;
    const shorter = cut(out);
    if (words(shorter).length >= 2) out = shorter;
  }
  return words(out).length <= max ? out : null;
}
