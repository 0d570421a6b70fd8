import { COUNT, IRREGULAR_PLURALS, MASS, SINGULAR_S } from './noun-lists.ts';

const IRREGULAR_SINGULARS = new Map([...IRREGULAR_PLURALS].map(([plural, singular]) => [singular, plural]));

/** "meal-prep" and "prep" count alike: the last part of a hyphenated word decides. */
function lastPart(word: string): string {
  const lower = word.toLowerCase();
  return lower.includes('-') ? (lower.split('-').at(-1) ?? lower) : lower;
}

/** "tradespeople" and "foremen"; "ramen" and "regimen" only look like it. */
const MANY_PEOPLE =
  /^(?:trades|crafts|business|sales|sports|service|camera|grounds|handy|fore|work|fire|police|fisher|horse|post|door|repair|ranch|cattle|journey|line|chair|towns|country|council|kins|yard)(?:people|men|women)$/;

export function isPluralNoun(word: string): boolean {
  const lower = lastPart(word);
  if (IRREGULAR_PLURALS.has(lower)) return true;
  if (MANY_PEOPLE.test(lower)) return true;
  if (/^[A-Z]{2,}s$/.test(word)) return true;
  if (/^[A-Z0-9]{2,}$/.test(word)) return false;
  if (
    /^(?:basics|generics|topics|clinics|comics|metrics|graphics|picnics|mechanics|cosmetics|critics|rubrics|fabrics|lyrics|tactics|antibiotics|diuretics|specifics|characteristics|plastics|mosaics|epics|plateaus|bureaus|gurus|menus|emus|ups|ins|ons)$/.test(
      lower,
    )
  )
    return true;
  if (SINGULAR_S.has(lower) || SINGULAR_S.has(word.toLowerCase())) return false;
  if (/(?:ss|us|is|ness|ics)$/.test(lower)) return false;
  return /[a-z]s$/.test(lower) && lower.length > 3;
}

export function singularOf(word: string): string {
  const lower = word.toLowerCase();
  const irregular = IRREGULAR_PLURALS.get(lower);
  if (irregular) return irregular;
  if (lower.includes('-')) {
    const at = lower.lastIndexOf('-');
    return `${word.slice(0, at + 1)}${singularOf(word.slice(at + 1))}`;
  }
  if (MANY_PEOPLE.test(lower)) return word.replace(/people$/i, 'person').replace(/men$/i, 'man');
  if (/[^aeiou]ies$/i.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|zz)es$/i.test(word)) return word.slice(0, -2);
  return /[^s]s$/i.test(word) ? word.slice(0, -1) : word;
}

export function pluralOf(word: string): string {
  const irregular = IRREGULAR_SINGULARS.get(word.toLowerCase());
  if (irregular) return irregular;
  if (/(?:man)$/i.test(word) && !/human$/i.test(word)) return `${word.slice(0, -2)}en`;
  if (/[^aeiou]y$/i.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(?:s|x|z|(?<!te)ch|sh)$/i.test(word)) return `${word}es`;
  return `${word}s`;
}

/** Only a noun we know may be made singular: "snaks" must not become "snak". */
export function knownSingular(plural: string): string | null {
  // "savings tip": no singular stands before another noun.
  if (
    /^(?:savings|sales|sports|earnings|clothes|arts|news|goods|ads|manners|leggings|pajamas|jeans|glasses|sunglasses|scissors|tights|overalls|leftovers)$/i.test(
      plural,
    )
  )
    return plural;
  const singular = singularOf(plural);
  const key = lastPart(singular);
  return COUNT.has(key) || MASS.has(key) || IRREGULAR_PLURALS.has(plural.toLowerCase()) || regular(key)
    ? singular
    : null;
}

/** Endings that make an English count noun whatever the stem: trainers, inspections, appointments. */
function regular(singular: string): boolean {
  return /(?:er|or|ist|ian|tion|sion|ment|ship|age|ing|book|work|board|boy|girl|room|house|light|line|time|day|ball|box|bag|side|set|card|phone|shop|walk|way)$/.test(
    singular,
  );
}

const COUNT_ENDINGS =
  /(?:meter|scraper|grinder|slicer|peeler|feeder|holder|organizer|timer|dispenser|heater|humidifier|purifier|steamer|juicer|toaster|dehydrator|or|ist|ian|ectomy|board|book|box|card|kit|room|plan|guide|app|maker|planner|calculator|tracker|checker|cooker|fryer|mixer|printer|trainer|manager|account|shop|store|device|agreement|statement|assessment|appointment|apartment|document|argument|inspection|session|promotion|presentation|transition|renovation|decision|question|position|subscription|reaction|vacation|station|condition|addiction|collection|connection|conversation|negotiator)$/;

/** As they are often typed. What is said keeps the creator's letters; only what kind of word it is must be known. */
const TYPED: readonly (readonly [RegExp, string])[] = [
  [/^br(?:e|a|ea|ae)k?f(?:a|e|i)?st$/, 'breakfast'],
  [/^snak$/, 'snack'],
  [/^(?:recipie|recepie|reciepe|receipe|recipy|receipie)$/, 'recipe'],
  [/^(?:rutine|rountine|routin)$/, 'routine'],
  [/^(?:patern|pattren|pattarn)$/, 'pattern'],
  [/^(?:bugdet|budjet|buget)$/, 'budget'],
  [/^(?:calender|calander)$/, 'calendar'],
  [/^(?:excercise|exersise|exercize)$/, 'exercise'],
  [/^(?:shedule|schedual|scedule)$/, 'schedule'],
];

export function meantWord(word: string): string {
  const lower = word.toLowerCase();
  return TYPED.find(([typed]) => typed.test(lower))?.[1] ?? lower;
}

/** Whether a singular noun takes "a": yes, no, or not known (then the phrase stands bare). */
export function countability(word: string): 'count' | 'mass' | 'unknown' {
  const lower = meantWord(word);
  const part = lastPart(lower);
  if (MASS.has(lower) || MASS.has(part)) return COUNT.has(lower) && !MASS.has(lower) ? 'count' : 'mass';
  if (COUNT.has(lower) || COUNT.has(part)) return 'count';
  if (COUNT_ENDINGS.test(part)) return 'count';
  return 'unknown';
}

const isCounted = (word: string): boolean => countability(word) === 'count';

/** "DIY costume" → "DIY costumes", where its last word is one that can be many: known to be counted, if nothing else is said. */
export function inPlural(phrase: string, canBeMany: (word: string) => boolean = isCounted): string {
  const last = phrase.slice(phrase.lastIndexOf(' ') + 1);
  return canBeMany(last) && !isPluralNoun(last)
    ? phrase.slice(0, phrase.length - last.length) + pluralOf(last)
    : phrase;
}
