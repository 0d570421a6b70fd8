/**
 * Commands whose verb is a quality or a thing as well: "calm angry customers" are no customers who are calm, and
 * "coach shy employees" names no employees. What follows tells: the contrary of the state, or what it is done to.
 */
import { countability, isPluralNoun } from '../english/nouns.ts';
import { withArticle } from '../english/words.ts';

const UPSET =
  'angry upset nervous anxious rude crying barking fussy cranky grumpy scared frightened fearful stressed overwhelmed overtired restless racing hyper aggressive reactive irate furious hostile unhappy impatient worried panicked colicky teething irritated inflamed itchy red frazzled skittish jumpy screaming';
const SOILED =
  'greasy grimy dirty filthy dusty muddy moldy smelly stinky stained sticky burnt burned rusty tarnished scuffed cloudy foggy clogged messy scorched crusty yellowed bloody neglected suede';
const ROUGH = 'rough bumpy frizzy uneven wrinkled cracked';
/** A state and what it is brought about in: nobody has open stuck jars, or dry wet shoes. */
const CONTRARY: ReadonlyMap<string, RegExp> = mapped({
  calm: UPSET,
  clean: SOILED,
  dry: 'wet soaked damp soggy flooded muddy',
  cool: 'hot overheated stuffy sweltering burning sunburned sunburnt feverish',
  warm: 'cold chilly freezing frozen drafty icy stiff',
  clear: 'clogged blocked cluttered stuffy hormonal cystic stubborn foggy congested overgrown messy',
  slow: 'rapid racing premature runaway',
  free: 'stuck trapped jammed tangled',
  open: 'stuck jammed stubborn locked sealed tight frozen',
  level: 'uneven sloping sloped bumpy crooked wobbly sunken slanted unlevel',
  smooth: ROUGH,
  tame: 'frizzy unruly wild messy crazy stubborn overgrown',
  steady: 'shaky trembling nervous wobbly',
  quiet: 'noisy loud barking crying racing squeaky screaming',
  empty: 'full overflowing',
  thin: 'thick overgrown',
  correct: 'bad rounded poor crooked wrong uneven faulty',
  secure: 'loose wobbly unsafe weak',
  complete: 'boring hard difficult tough',
  present: 'dull boring complex complicated technical difficult bad',
  direct: 'shy nervous amateur first-time untrained',
  moderate: 'toxic heated hostile angry',
  welcome: 'new shy nervous first-time',
  heat: 'cold chilly drafty',
  firm: 'sagging saggy loose',
  brave: 'cold freezing scary long',
  court: 'big major wealthy rich new',
});
/** What some of them are done to, whatever stands between: "clear hormonal acne", "clean white sneakers". */
const DONE_TO: ReadonlyMap<string, RegExp> = mapped({
  calm: 'anxiety nerves inflammation redness rosacea eczema rage anger tantrums meltdowns reflux fears',
  clear:
    'acne fog congestion blemishes breakouts blackheads clutter drains phlegm mucus debt sinuses snow gutters scars',
  slow: 'aging ageing loss decline bleeding',
  smooth: 'wrinkles cellulite flyaways',
  tame: 'frizz flyaways cowlicks cravings tantrums clutter eyebrows bangs',
  quiet: 'cravings noise',
  dry: 'herbs flowers clothes laundry boots shoes sneakers',
  clean:
    'sneakers shoes boots brushes pans pots skillets gutters windows carpets rugs grout tiles ovens couches mattresses baseboards blinds filters jewelry suede toilets showers fridges pillows curtains screens dishes headphones airpods keyboards countertops sinks drains grills retainers paintbrushes floors bathrooms stains',
  coach:
    'soccer basketball baseball softball volleyball football hockey lacrosse teens athletes employees managers',
  train: 'dogs puppies horses kittens employees staff volunteers managers interns parrots salespeople',
  water: 'succulents orchids ferns houseplants roses seedlings lawns tomatoes hydrangeas cacti',
  plant:
    'bulbs garlic trees tomatoes potatoes roses hedges shrubs perennials wildflowers strawberries tulips hydrangeas',
  pack: 'lunches suitcases',
  season: 'iron chicken steak salmon meat ribs turkey',
  trim: 'hair fat hedges bushes beards nails bangs hooves',
  lead: 'meetings teams volunteers workshops worship',
  land: 'clients jobs interviews gigs sponsors sponsorships',
  style: 'hair bangs jeans curls bookshelves shelves blazers scarves',
  price: 'cakes cookies candles jewelry crafts goods artwork commissions',
  paint: 'furniture cabinets brick',
  cut: 'grass',
  ease: 'pain anxiety nausea cramps tension bloating stress symptoms headaches nerves constipation soreness',
  secure: 'funding sponsors sponsorships investors donors grants',
});
/** Names whose first word is one of these: "plant based dinners", "store bought cookies", "coach class tickets". */
const HALF_OF_A_NAME =
  /^(?:based|bought|powered|friendly|free|proof|resistant|bound|ready|loving|eating|forward|safe|style|class|side|\S*\d\S*|and|or|vs|n|of)$/i;
/** Qualities that stand after no noun, with a thing to follow: "train nervous horses", "ship fragile items". */
const OF_THE_OBJECT = oneOf(
  `${UPSET} ${SOILED} ${ROUGH} shy tired quiet busy young remote handmade fragile grieving thirsty wilted torn ripped broken damaged overgrown unruly dead dying sick curly fine wide tall dry light heavy bulky delicate picky lazy unmotivated reluctant struggling introverted elderly faded crooked chipped dull wet leaky squeaky warped defiant stubborn autistic pushy empty vacant ugly ripe gray grey flabby matted outdated first-time stuffy sore stuck jammed blocked cluttered tangled`,
);
/** What has been done by a thing: "water damaged floors", "heat damaged hair", "paint stained jeans". */
const DONE_BY =
  /^(?:(?:water|heat|smoke|fire|frost|ice|wax|bleach|dye|paint|color|stain|weed|storm) (?:stained|damaged|burned|burnt|soaked|clogged|ripped|faded)|(?:water|heat|frost|ice) cracked|(?:work|love|travel|budget|finance|divorce|back) \S+)$/;
/** Things of which there is one, said of no other kind of word in a command. */
const ONE = /^(?:drain|carpet|sneaker|screen|hinge|pipe|guest|lid|bolt|gutter|stomach|throat|nose|mind)$/;
/** A quality more often than a deed: before another quality it is one more of the same ("cool old cars"). */
const STATES = /^(?:calm|cool|warm|slow|quiet|clear|clean|dry|open|level|lower|double|secure|present|empty)$/;
const OF_A_KIND =
  /^(?:recipes?|ideas?|tips|hacks|checklists?|products?|brands?|routines?|guides?|looks?|trends?|services?|business(?:es)?|kits?|tools?|styles?|aesthetics?|techniques?|exercises?|methods?)$/i;

function oneOf(list: string): RegExp {
  return new RegExp(`^(?:${list.replaceAll(' ', '|')})$`, 'i');
}

function mapped(lists: Readonly<Record<string, string>>): ReadonlyMap<string, RegExp> {
  return new Map(Object.entries(lists).map(([verb, list]) => [verb, oneOf(list)]));
}

/** Whether the first word, which could be a quality or a thing, is done to the rest; `head` is its last noun. */
export function isWorkedOn(tokens: readonly string[], head: string, isNounToo: boolean): boolean {
  const [verb = '', next = ''] = tokens;
  if (/^free up$/.test(`${verb} ${next}`)) return tokens.length > 2;
  if (DONE_BY.test(`${verb} ${next}`)) return false;
  if (HALF_OF_A_NAME.test(next) || (OF_A_KIND.test(head) && verb !== 'present') || tokens.length > 7)
    return false;
  if (
    DONE_TO.get(verb)?.test(head) &&
    (tokens.length > 2 || isPluralNoun(head) || countability(head) === 'mass')
  )
    return true;
  if (tokens.length < 3) return false;
  if (!isPluralNoun(head) && countability(head) === 'count' && tokens.length > 3) return false;
  if (CONTRARY.get(verb)?.test(next)) return true;
  return isNounToo && !STATES.test(verb) && OF_THE_OBJECT.test(next);
}

/** "fix leaky faucet" as it is said: "a leaky faucet". */
export function withItsArticle(rest: string[]): string[] {
  const [quality = '', thing = '', more] = rest;
  if (more !== undefined || !OF_THE_OBJECT.test(quality) || isPluralNoun(thing)) return rest;
  return countability(thing) === 'count' || ONE.test(thing) ? withArticle(rest.join(' ')).split(' ') : rest;
}

/** "cool old cars", "slow simple living": two qualities of one thing. */
export function isState(verb: string): boolean {
  return /^(?:calm|cool|warm|slow|quiet)$/.test(verb);
}
