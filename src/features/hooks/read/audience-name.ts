import { countWords } from '../speaking-time.ts';
import lists from './audience-name.json' with { type: 'json' };
import { lowercaseStart } from './grammatical-person.ts';
import { anyOf } from './word-lists.ts';

const MAX_WORDS_OF_NAME = 4;
const MAX_LETTERS = 36;

const GROUP_LEAD_IN = new RegExp(`^${anyOf(lists.leadIns)}\\s+`, 'i');
/** The end of a group's name: "busy moms | who want …", "nurses | working nights". */
const NAME_ENDS = new RegExp(
  `\\s+${anyOf(lists.ends)}\\b|[,.;:(!?"/&+]|\\s\\d|\\s-\\s|\\s(?!${anyOf(lists.adjectives)}\\b)\\w+ing\\b`,
  'i',
);
const PLURAL = new RegExp(`(?:[^s']s|${anyOf(lists.plurals)})$`, 'i');
const NOT_A_GROUP = new RegExp(`\\b${anyOf(lists.notGroups)}\\b|[^\\p{L}\\p{N}\\s'-]`, 'iu');
const TOO_GENERAL = new RegExp(`^${anyOf(lists.tooGeneral)}$`, 'i');

/** The name of the customer group, to address it in a hook: "Busy moms, …". Null if unsure. */
export function readAudienceName(text: string): string | null {
  const start = text.replace(GROUP_LEAD_IN, '');
  const name = start.slice(0, NAME_ENDS.exec(start)?.index).trim().replace(/\s+/g, ' ');
  const isShort = name.length <= MAX_LETTERS && countWords(name) <= MAX_WORDS_OF_NAME;
  if (name === '' || !isShort || TOO_GENERAL.test(name)) return null;
  return PLURAL.test(name) && !NOT_A_GROUP.test(name) ? lowercaseStart(name) : null;
}
