/** What one does with a thing, by its last noun: reviews are got, drills are run, watercolor skies are painted. */
import { words } from '../english/words.ts';
import type { VerbClass } from '../pattern.ts';
import type { VerbPhrase } from './topic.ts';

export function madeOf(
  verb: string,
  ger: string,
  thing: string,
  verbClass: VerbClass,
  tail = '',
): VerbPhrase {
  return {
    vp: `${verb} ${thing}${tail}`,
    full: `${verb} ${thing}${tail}`,
    ger: `${ger} ${thing}${tail}`,
    verbClass,
    derived: true,
  };
}

/** What one does with things of this kind, by their last noun. */
const DONE_WITH: readonly (readonly [RegExp, verb: string, ger: string])[] = [
  [/(?:stretches|exercises|workouts|drills|poses)$/i, 'do', 'doing'],
  [
    /(?:recipes|snac?ks|meals|breakfasts|lunches|dinners|desserts|smoothies|salads|cocktails|mocktails|cookies|cakes|crafts|dishes)$/i,
    'make',
    'making',
  ],
  [
    /(?:templates|tools|apps|gadgets|products|shortcuts|prompts|presets|formulas|plugins|extensions|icebreakers|captions|ideas)$/i,
    'use',
    'using',
  ],
  [/(?:outfits|looks|hairstyles)$/i, 'wear', 'wearing'],
  [/(?:games)$/i, 'play', 'playing'],
  [/(?:books)$/i, 'read', 'reading'],
];

export function verbOfProgram(thing: string): VerbPhrase | null {
  if (!/^(?:the|an?|your) /i.test(thing) || words(thing).length > 7) return null;
  return /\b(?:plan|program|protocol|diet|budget|method|roadmap|schedule|routine)$/i.test(thing)
    ? madeOf('follow', 'following', thing, 'action')
    : madeOf('do', 'doing', thing, 'action');
}

/** "morning stretches" → "do morning stretches". */
export function verbOfContent(thing: string): VerbPhrase | null {
  const found = DONE_WITH.find(([nouns]) => nouns.test(thing));
  return found && !/^(?:the|your|a|an) /i.test(thing) ? madeOf(found[1], found[2], thing, 'action') : null;
}

/** What is not got right, but done in a way of its own. */
export function verbOfThings(thing: string): VerbPhrase | null {
  // Bad ones are answered.
  if (/^(?:(?:1|one|2|two)[ -]star|bad|fake|negative|angry|mean) (?:\p{L}+ )?reviews$/iu.test(thing))
    return madeOf('deal with', 'dealing with', thing, 'outcome');
  // Reviews that others write are got; drills are run.
  if (
    /\b(?:google|yelp|amazon|airbnb|etsy|online|customer|client|patient|five-star|5-star|star) reviews$/i.test(
      thing,
    )
  )
    return madeOf('get', 'getting', `more ${thing.replace(/^more /i, '')}`, 'outcome');
  if (
    /^(?:watercolor|acrylic|gouache) (?!brush|paints|sets|palettes|papers|supplies|pencils|markers|classes|techniques|kits|journals|tips|mediums|pads|nails)\p{L}+s$/iu.test(
      thing,
    )
  )
    return madeOf('paint', 'painting', thing, 'action');
  if (
    /^(?:crochet|knit|knitted|origami|macrame|clay|resin|felt|paper|beaded|embroidered|quilted|ceramic|balsa|wire|paracord|soy|beeswax) (?:\p{L}+ )?(?!needles|hooks|yarns|tools|supplies|patterns|jams|towels|plates|bags|clips|straws)\p{L}+s$/iu.test(
      thing,
    )
  )
    return madeOf('make', 'making', thing, 'action');
  if (/\b(?:repairs|replacements|emergencies|returns|disputes|cancellations|audits|complaints)$/i.test(thing))
    return madeOf('handle', 'handling', thing, 'outcome');
  if (/\bdrills$/i.test(thing)) return madeOf('run', 'running', thing, 'action');
  return null;
}

/** Cooked at home: nobody has questions about soup, and many want to make it. */
const DISH =
  /^(?!(?:the|my|your|best|healthiest|canned|instant) )(?:[\p{L}-]+ ){0,3}(?:soup|stew|chowder|chili|curry|risotto|lasagna|meatloaf|fried rice|mac and cheese|pot roast|granola|hummus|guacamole|salsa|pesto|marinara|gravy|focaccia|pad thai|(?:banana|zucchini|pumpkin|sourdough|garlic|corn) ?bread)$/iu;

/** "chicken noodle soup" is typed by who shows how to make it. */
export const deedOfDish = (text: string): string | null => (DISH.test(text) ? `make ${text}` : null);
