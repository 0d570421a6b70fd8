/** The first half of a statement, where it says the same as the whole. */
import { gerundOf, isVerb } from '../english/verbs.ts';
import { words } from '../english/words.ts';

/** "you don't need a juice cleanse | to fix bloating", "you don't have to give up coffee | for reflux". */
const NOT_NEEDED =
  /^((?:you|we|(?:your|most) \p{L}+) (?:don't|doesn't|do not|does not) (?:need|have to|need to) (?:\S+ ){0,3}?\S+) (?:to \p{Ll}|for \p{L}|after \p{L}|before \p{L}|when \p{L}|every \p{L})/u;
/** An object that cannot end there, or a deed that goes on. */
const CUT_OFF =
  / (?:an?|the|your|any|more|another|to|of|and|or|some|all|every|single|wait|try|want|learn|have|need|go|be|start|plan|save|pay|ask|apologize|apply|look|prepare|work|eat|do|it|anyone|someone|somebody|people|permission|time|help|reason)$/i;

/** What can be had without: a thing, or a deed that is spared. */
const SPARED =
  /^you (?:don't|do not) (?:need|have) (?:to (\p{Ll}+) )?(?!to\b)((?:\S+ ){0,3}?\S+) to (\p{Ll}+ (?:\S+ ){0,4}?\S+)$/u;
const NOT_SPARED = /^(?:be|wait|want|like|love|try|have|know|feel|hate|go|come|use)$/;
const NO_END =
  /^(?:be|know|have|do|feel|become|go|prove|deserve|ask|say|tell)\b|\b(?:you|it|that|who|without|before)\b/i;
const NO_THING = /\b(?:permission|anyone|someone|anybody|reason|excuse|help|you|right|luck|perfect|ready)\b/i;

/** "you don't need a juice cleanse to fix bloating" → "fix bloating without a juice cleanse". */
export function deedWithout(statement: string): string | null {
  const [, spared = '', thing = '', end = ''] = SPARED.exec(statement) ?? [];
  if (end === '' || NO_END.test(end) || NO_THING.test(thing) || CUT_OFF.test(` ${thing}`)) return null;
  if (!isVerb(words(end)[0] ?? '') || words(end).length > 4) return null;
  if (spared === '') return `${end} without ${thing.replace(/^any /, '')}`;
  return isVerb(spared) && !NOT_SPARED.test(spared) ? `${end} without ${gerundOf(spared)} ${thing}` : null;
}

/** What the creator gave up to do something else. */
const GAVE_UP =
  /^((?:I|we) (?:quit|left|sold|closed|dropped|ditched|moved|bought|emptied|gave up|walked away from|turned down) (?:\S+ ){0,3}?\S+) to (\p{Ll}+) \S/u;
const AND_THEN =
  /^(?:I|we) (?:quit|left|sold|closed|dropped|ditched|bought|gave up) (?:\S+ ){0,2}?\S+ and ((?:moved|bought|became|started|opened|built) \S.*)$/u;

/** Several, where each half of a story is a story. */
export function briefStatements(statement: string): string[] {
  const needless = NOT_NEEDED.exec(statement)?.[1];
  if (needless) {
    if (CUT_OFF.test(needless) || words(needless).length < 5) return [];
    // The same in other words.
    const spared = needless.replace(/\bneed to\b/, 'have to');
    return spared === needless ? [needless] : [needless, spared];
  }
  const [, gave = '', next = ''] = GAVE_UP.exec(statement) ?? [];
  if (gave !== '') return isVerb(next) && words(gave).length > 2 ? [gave] : [];
  const then = AND_THEN.exec(statement)?.[1];
  if (!then) return [];
  const first = statement.slice(0, statement.length - then.length - ' and '.length);
  return [first, `${words(statement)[0]} ${then}`].filter((half) => words(half).length > 2);
}
