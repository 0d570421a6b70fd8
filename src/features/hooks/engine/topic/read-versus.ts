/** Two things that are compared, as they were typed. */
import { baseOfGerund } from '../english/verbs.ts';
import { words } from '../english/words.ts';
import { isOneDeed } from './gerund-phrase.ts';
import { type Sides, twoTimes } from './sides.ts';

/** "Roth IRA vs 401k", "renting or buying in 2025", "the difference between a CD and a bond". */
export function readVersus(typed: string): Sides | null {
  const text = typed.replace(/[,:]? (?:the )?(?:pros and cons|compared|comparison)$/i, '');
  const times = twoTimes(text);
  if (times) return times;
  const between =
    /^(?:the |what's the |what is the )?(?:real )?difference between (.+?) (?:and|vs\.?) (.+?)\??$/i.exec(
      text,
    );
  const direct = /^(.+?)\s+(?:vs\.?|versus|v\.?|or|compared to|instead of)\s+(.+?)\??$/i.exec(text);
  if (/\bVS Code\b/.test(text) && !between) return null;
  const match = between ?? direct;
  if (!match?.[1] || !match[2]) return null;
  const clean = (side: string) =>
    side
      .replace(/^(?:should you |is it better to |which is better[:,]? |whether to |just |simply )/i, '')
      .replace(/[,:;]$/, '')
      .trim();
  let a = clean(match[1]);
  let b = clean(match[2]);
  const tail =
    / (?:first|in \d{4}|right now|this (?:year|spring|summer|fall|winter|season|month|week)|today|(?<=\S )(?:before (?:selling|you sell|listing|you list|buying|moving))|: .+|(?:when|if|while|once|as) .+|for (?:beginners|you|(?:an?|your|my|the) (?:[\p{L}-]+ ){0,2}[\p{L}\p{N}$,]+)|in an? (?:class|family|house|town|city|market) of \p{L}*\d*|which (?:one )?(?:is (?:better|right)|makes).*)$/iu;
  a = a.replace(tail, '');
  b = b
    .replace(tail, '')
    .replace(/,? which (?:one )?(?:is|makes|wins|should).*$/i, '')
    .replace(/, (?:what|who|how|why|when) .*$/i, '')
    .replace(/[,:;]+$/, '');
  const deeds = [a, b].every((side) => baseOfGerund(words(side)[0] ?? '') !== null);
  const fine = (side: string) => {
    // "freelancing or a full-time job after college"
    const n = words(side.replace(/ (?:after|in|at) (?:your )?\p{L}+$/iu, '')).length;
    // "buying in a high cost city"
    const placed = /^(?:\S+ ){1,3}(?:in|for|at|on|with) /i.test(side) && /\bvs\.?\b|\bversus\b/i.test(text);
    return (
      n >= 1 &&
      // "moving in with your parents or renting a smaller place"
      n <= (placed ? 7 : deeds ? 6 : 4) &&
      !/^(?:before|after|during|in|on|at|with|without|more|less)(?![\w-])|(?<![\w-])(?:before|after|during|in|on|at|with|without)$/i.test(
        side,
      ) &&
      !(
        deeds
          ? /(?<!-)\b(?:vs|or|how|why|what|should|is|are)\b/i
          : /(?<!-)\b(?:vs|or|how|why|what|when|should|is|are|i(?!-)|you|do|don't|not)\b/i
      ).test(side) &&
      !/[?!,]|\.(?!\d)/.test(side)
    );
  };
  // "quartz that never needs sealing vs marble that stains": each by its name alone.
  const named = (side: string) => {
    const other = side === a ? b : a;
    if (fine(side) || (!/\bvs\.?\b|\bversus\b/i.test(text) && !deeds && !fine(other))) return side;
    const short = side.replace(
      /(?<=\S \S+|^\p{L}{4,}) (?:that|which|who|with|from|for|in|on|at|over|under|without|before|until|when|if|per|every|and|to)\b.*$/iu,
      '',
    );
    return /\b(?:it|them)$/i.test(short) || (deeds && words(short).length < 2) ? side : short;
  };
  a = named(a);
  b = named(b);
  if (!fine(a) || !fine(b) || isOneDeed(text)) return null;
  // "the feast or famine cycle" is one thing.
  if (/^the \S+$/i.test(a) && / or /i.test(text) && !between && !/^(?:the|an?|your|my) /i.test(b))
    return null;
  // "healthy or happy snacks", "day or night shifts": one noun with two adjectives is no comparison.
  if (/ or /i.test(text) && !between && /^(?:two|one|day|more|sooner|now|yes|good|better)$/i.test(a))
    return null;
  return { a, b };
}
