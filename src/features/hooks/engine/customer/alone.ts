/** Which troubles can be told without the topic: "you lie awake over invoices" can, "you don't read past page two" cannot. */
import { words } from '../english/words.ts';
import type { Pain } from './customer.ts';

const FEWEST_WORDS = 5;

/** What they refuse, lack or run into is understood only from what the video is about. */
const WAITS =
  /^you(?:'ve| have)? (?:get|got|don't|can't|never|have|haven't|hide|fall|skip|end up|blame|dread the|feel (?:weird|silly|guilty|bad|judged|pressure|pushed|stupid|dumb))\b|^you(?:'re| are) (?:afraid|ashamed|embarrassed|stressed|about|fed up|tired of being|sick of being)\b/i;

/** Words that point at something that was not said. */
const POINTS =
  /\b(?:it|its|them|this|that|these|those|one|ones|whatever|more|wrong|right away|anyone|everything|anything|nothing|something|others|all|there|either|both|what|which|why)\b/i;

/** Definite things that everybody has; of the others one asks: which? */
const DEFINITE =
  /\bthe (?!(?:gym|kitchen|mirror|doctor|doctor's|dentist|phone|scale|er|middle|night|day|week|month|year|same|kids|house|fridge|grocery|mail|bathroom|couch|weekend|irs|floor|car|morning|evening|end|first|last|news|office|internet|job|market|sun|heat|cold|rain|door)\b)\p{L}/iu;

export function standsAlone({ you }: Pain): boolean {
  return words(you).length >= FEWEST_WORDS && !WAITS.test(you) && !POINTS.test(you) && !DEFINITE.test(you);
}
