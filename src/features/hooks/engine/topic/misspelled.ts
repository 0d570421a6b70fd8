/** Words that are often typed wrong: read as what was meant, and said as they were typed. */
import { COMMON_WORDS } from './common-words.ts';
import type { Topic } from './topic.ts';

/**
 * Long words that no other word comes near: what is shown, for whom it is, and what stands before it. ("Captions" are
 * near captains, "parents" near prints, and "lunches" near launches.)
 */
const MEANT = `
recipes breakfast breakfasts sandwiches cocktails vegetable vegetables vegetarian zucchini broccoli potatoes tomatoes
vitamins supplements exercise exercises workouts stretches routine routines hairstyle hairstyles designs decoration
decorations costumes tutorial tutorials essentials remedies treatment treatments techniques strategies mistakes beginner
beginners toddler toddlers pregnant pregnancy teenagers children students healthy delicious favorite favourite interesting
business restaurant restaurants mortgage calendar anxiety gardening decorating organizing training kitchen bathroom schedule
questions benefits symptoms
`
  .trim()
  .split(/\s+/);

/** Short words, and where more than a vowel or a doubled letter went wrong. */
const OFTEN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    activities: 'activites activitys activties',
    budget: 'budjet buget bugdet',
    captions: 'captons capitons',
    cheap: 'cheep',
    chicken: 'chiken chikken chickin',
    believe: 'beleive belive',
    choosing: 'chosing choosin',
    decoration: 'decoraton',
    definitely: 'definately definitly defiantly',
    decorations: 'decoratons',
    designs: 'desings desgins',
    desserts: 'dessers desserst',
    difference: 'diffrence diference differnce diffrance',
    dishes: 'dishs',
    exercise: 'excersise excercise exersize exersise excersize excerise',
    exercises: 'excersises excercises exersizes exersises excersizes excerises',
    explained: 'explaned explaind',
    families: 'familys famlies',
    hairstyle: 'hairstlye',
    hairstyles: 'hairstlyes hairstyls',
    healthy: 'healty helthy heathy',
    ideas: 'idees idaes ideaas',
    jewelry: 'jewlery jewelery jewlry',
    kitchen: 'kichen kithcen',
    lessons: 'lesons',
    losing: 'loosing',
    lunches: 'lunchs luches',
    meals: 'meels',
    mortgage: 'morgage morgtage',
    photography: 'photograpy photografy',
    parties: 'partys',
    potato: 'potatoe',
    prepare: 'prepair prepar',
    preparing: 'prepairing',
    protein: 'protien protine',
    receive: 'recieve',
    receiving: 'recieving',
    recipe: 'recipie recepie reciepe receipe recipy receipie',
    recipes: 'reciepes receipes',
    sandwich: 'sandwhich',
    sandwiches: 'sandwhiches sandwichs',
    smoothie: 'smoothy',
    smoothies: 'smoothys',
    snack: 'snak',
    snacks: 'snaks snaccks',
    spaghetti: 'spagetti',
    stretches: 'stretchs',
    sugar: 'suger',
    tattoo: 'tatoo',
    tattoos: 'tatoos',
    treats: 'treets',
    tutorial: 'tutoral',
    vegetable: 'vegtable',
    vegetables: 'vegtables',
    weight: 'wieght wheight',
    workouts: 'workots',
    writing: 'writting',
    organize: 'orginize organze',
    organizing: 'orginizing',
  }).flatMap(([meant, typed]) => typed.split(' ').map((word) => [word, meant] as const)),
);

/** "begginers", "recipies": the same letters but for vowels and doubled ones. */
const bones = (word: string) =>
  word
    .replace(/ck/g, 'k')
    .replace(/(\p{L})\1/gu, '$1')
    .replace(/(?!^)[aeiouy]/g, '');

/** How many letters are typed too much, too few or wrong. */
function slips(typed: string, meant: string): number {
  let row = Array.from({ length: meant.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    for (let j = 1; j <= meant.length; j++)
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (typed[i - 1] === meant[j - 1] ? 0 : 1),
      );
    row = next;
  }
  return row[meant.length] ?? 0;
}

const KNOWN: ReadonlySet<string> = new Set([...COMMON_WORDS, ...MEANT, 'busyness']);
const LONG = MEANT.map((meant) => ({ meant, bones: bones(meant) }));

function meantBy(word: string): string | null {
  const often = OFTEN.get(word);
  if (often) return often;
  // Short words that differ by a vowel are mostly other words.
  if (word.length < 6 || KNOWN.has(word)) return null;
  const left = bones(word);
  return LONG.find((one) => one.bones === left && slips(word, one.meant) <= 2)?.meant ?? null;
}

/** Nobody bakes the other kind. */
const SWEET =
  /\b(?:(?:dairy|gluten|sugar|nut|egg)[- ]free|(?:no|low)[- ](?:bake|carb|sugar)|vegan|keto|easy|quick|healthy|holiday|christmas|chocolate|fruit|party|mini|protein) deserts\b/i;

export type Respelled = { text: string; typed: ReadonlyMap<string, string> };

/** Null where nothing is known to be typed wrong. */
export function respell(raw: string): Respelled | null {
  const typed = new Map<string, string>();
  const text = raw.replace(/(?<![\p{L}\d#@./'-])\p{L}\p{Ll}+(?![\p{L}\d@/'-]|\.\p{L})/gu, (word) => {
    const meant = SWEET.test(raw) && /^deserts$/i.test(word) ? 'desserts' : meantBy(word.toLowerCase());
    if (!meant) return word;
    typed.set(meant, word.toLowerCase());
    // "quik brekfast for teens" are several.
    if (!/s$/.test(meant)) typed.set(`${meant}s`, `${word.toLowerCase()}s`);
    return /^\p{Lu}/u.test(word) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant;
  });
  return typed.size > 0 ? { text, typed } : null;
}

function inTypedWords<T>(value: T, pattern: RegExp, typed: ReadonlyMap<string, string>): T {
  if (typeof value === 'string')
    return value.replace(pattern, (word) => {
      const said = typed.get(word.toLowerCase()) ?? word;
      return /^\p{Lu}/u.test(word) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
    }) as T;
  if (Array.isArray(value)) return value.map((one) => inTypedWords(one, pattern, typed)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, inTypedWords(one, pattern, typed)]),
  ) as T;
}

/** The forms of a topic in the creator's own spelling; its head stays what the frames know. */
export function asTyped(topic: Topic, { typed }: Respelled): Topic {
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${[...typed.keys()].join('|')})(?![\\p{L}\\d])`, 'giu');
  const said = inTypedWords(topic, pattern, typed);
  // Nobody knows how they would spell one of their "snaks".
  const one = [...typed.keys()].some((meant) => /s$/.test(meant) && !typed.has(meant.slice(0, -1)));
  return { ...said, mod: one ? null : said.mod, head: topic.head };
}
