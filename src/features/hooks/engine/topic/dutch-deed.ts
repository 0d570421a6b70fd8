/**
 * A Dutch topic that is typed as a deed, and its clause: "hoe je kunt sparen voor een huis" of "sparen voor een huis". Many
 * nouns end as verbs do, so only verbs that are known.
 */
import { words } from '../english/words.ts';

const VERB =
  /^(?:(?:be|ver|af|aan|op|uit|in|bij|mee|over|terug|door|voor)?(?:sparen|kopen|lossen|betalen|leren|maken|plannen|koken|bakken|vinden|leggen|bouwen|slapen|vallen|trainen|starten|beginnen|kiezen|huizen|vragen|lezen|schrijven|dienen|regelen|voeden|handelen|onderhandelen|vullen|stellen|houden|beteren|lagen|huren|werken|ruimen|schilderen|snoeien)|\p{L}{2,}eren)$/u;
const NO_VERB =
  /^(?:kinderen|eieren|spieren|manieren|dieren|papieren|bloederen|liederen|goederen|huizen|vragen|dagen|lagen|werken)$/u;
/** Somebody speaks, or it is a question or a headline of another kind. */
const OTHER =
  /^(?:hoe|wat|waarom|wanneer|waar|wie|welke?|als|dat|omdat|kun|kan|moet|mag|tips?|fouten|redenen|\d+)(?!\p{L})|(?<!\p{L})(?:ik|mijn|we|wij|ons|onze|zich|je|jij|jouw|die|te|om)(?!\p{L})|[,;:()?!]/iu;

/** What one buys, rents or builds is not yet one's own. */
const NOT_YET = /^(?:kopen|huren|bouwen|vinden|kiezen|zoeken|leasen)$/u;

/** Said so in a headline alone: in a sentence it is the viewer's. */
const OWN =
  /(?:hypotheek|huis|woning|auto|tuin|bedrijf|salaris|aangifte|cv|budget|hond|baby|keuken|badkamer|website|contract|huishouden|relatie)$/u;

export function clauseOfDutch(topic: string): string | null {
  if (OTHER.test(topic)) return null;
  const typed = topic.charAt(0).toLowerCase() + topic.slice(1);
  const list = words(typed);
  // The first verb that ends the topic, or that a preposition follows.
  const at = list.findIndex(
    (word, index) =>
      VERB.test(word) &&
      !NO_VERB.test(word) &&
      (index === list.length - 1 ||
        /^(?:met|zonder|voor|in|op|bij|na|als|van|tijdens)$/u.test(list[index + 1] ?? '')),
  );
  if (at < 0 || list.length < 2 || at > 4) return null;
  const [before, verb, after] = [list.slice(0, at), list[at] ?? '', list.slice(at + 1)];
  const own = OWN.test(before[0] ?? '') ? [NOT_YET.test(verb) ? 'een' : 'je'] : [];
  return ['hoe je', ...own, ...before, 'kunt', verb, ...after].join(' ');
}

/** "geld besparen op boodschappen" of the clause that was made of it. */
export function dutchDeedOf(clause: string): string | null {
  return /^hoe je (?:.+ )?kunt \p{L}+/u.test(clause)
    ? clause.replace(/^hoe je /u, '').replace(/(?:^|(?<= ))kunt /u, '')
    : null;
}
