/** "You don't need A to B", as a deed: B without A. */
import { gerundOf, isVerb } from '../english/verbs.ts';
import { words } from '../english/words.ts';

/** An object that cannot end there, or a deed that goes on. */
export const CUT_OFF =
  / (?:an?|the|your|any|more|another|to|of|and|or|some|all|every|single|wait|try|want|learn|have|need|go|be|start|plan|save|pay|ask|apologize|apply|look|prepare|work|eat|do|it|anyone|someone|somebody|people|permission|time|help|reason)$/i;

/** What can be had without: a thing, or a deed that is spared. */
const SPARED =
  /^you (?:don't|do not) (?:need|have) (?:to (\p{Ll}+) )?(?!to\b)((?:\S+ ){0,3}?\S+) to (\p{Ll}+ (?:\S+ ){0,4}?\S+)$/u;
const NOT_SPARED = /^(?:be|wait|want|like|love|try|have|know|feel|hate|go|come|use)$/;
const NO_END =
  /^(?:be|know|have|do|feel|become|go|prove|deserve|ask|say|tell)\b|\b(?:you|it|that|who|without|before)\b/i;
export const NO_THING =
  /\b(?:permission|anyone|someone|anybody|reason|excuse|help|you|right|luck|perfect|ready)\b/i;

/** "you don't need a juice cleanse to fix bloating" → "fix bloating without a juice cleanse". */
export function deedWithout(statement: string): string | null {
  const [, spared = '', thing = '', end = ''] = SPARED.exec(statement) ?? [];
  if (end === '' || NO_END.test(end) || NO_THING.test(thing) || CUT_OFF.test(` ${thing}`)) return null;
  if (!isVerb(words(end)[0] ?? '') || words(end).length > 4) return null;
  if (spared === '') return `${end} without ${thing.replace(/^any /, '')}`;
  return isVerb(spared) && !NOT_SPARED.test(spared) ? `${end} without ${gerundOf(spared)} ${thing}` : null;
}
