/**
 * What the business is about, as a topic of its own. Where the typed topic cannot be read (one letter, an order to the
 * machine, a whole story), a video about the creator's own field is still one that they could make.
 */
import { type Business, ROLE_NOUN } from './business.ts';
import { countability, inPlural } from './english/nouns.ts';
import { plainQuotes, words } from './english/words.ts';
import { kindsOf } from './field-kinds.ts';
import type { Profession } from './profession.ts';
import { PROPER } from './topic/proper-names.ts';
import { readTopic } from './topic/read-topic.ts';
import type { Topic } from './topic/topic.ts';
import { isForeign } from './topic/unreadable.ts';

const MOST_WORDS = 5;

/** Says how good or of which kind somebody is, and nothing of the field. */
const MANNER =
  /^(?:an?|the|my|our|your|certified|licensed|registered|chartered|independent|fee-only|flat-fee|online|virtual|remote|local|mobile|private|personal|senior|junior|lead|head|top|former|ex|retired|award-winning|family-run|family-owned|freelance|bite-size|quick|easy|simple|honest|handy|part-time|full-time|busy|new|first-generation|second-generation|holistic|professional|experienced|trained|board-certified|weekend|community|international|national|regional|internal|external|one-woman|one-man|two-person|veteran|self-taught|bilingual|home|amateur|enrolled|chief|mid-career|custom-built|neighborhood|rural|downtown|full-service|boutique|luxury|residential|small|little|tiny|cozy|cosy|indie|family|affordable)$/i;

const THERAPIES = /^(?:couples|family|art|music|physical|occupational|speech|massage|play|group|sex)$/i;

/** What somebody of this calling does; null: what stands before it is the field. */
const CALLINGS: readonly [pattern: RegExp, field: ((before: string) => string) | null][] = [
  [
    /^(?:coach|teacher|educator|instructor|tutor|mentor|consultant|strategist|expert|specialist|creator|youtuber|blogger|nerd|geek)$/i,
    null,
  ],
  [/^trainer$/i, (before) => (before ? `${before} training` : '')],
  [/^planner$/i, (before) => (before ? `${before} planning` : '')],
  [
    /^organizer$/i,
    (before) => (/^(?:|professional)$/i.test(before) ? 'home organizing' : `${before} organizing`),
  ],
  [/^bookkeeper$/i, () => 'bookkeeping'],
  [/^(?:accountant|cpa)$/i, () => 'taxes'],
  [/^photographer$/i, (before) => `${before} photography`],
  [/^videographer$/i, (before) => `${before} videography`],
  [/^designer$/i, (before) => (before ? `${before} design` : '')],
  [/^(?:dietiti?c?ian|dietician|nutritionist|rd)$/i, () => 'nutrition'],
  [/^groomer$/i, (before) => (before ? `${before} grooming` : '')],
  [/^(?:gardener|landscaper)$/i, () => 'gardening'],
  [/^copywriter$/i, () => 'copywriting'],
  // What is made is many things, as in a shop.
  [/^plumber$/i, () => 'plumbing'],
  [/^mechanic$/i, (before) => `${before || 'car'} repair`],
  [/^maker$/i, (before) => soldThere(`${before} shop`)],
  [/^roaster$/i, (before) => before],
  [
    /^(?:therapist|counsell?or|psychologist)$/i,
    (before) =>
      /^(?:budget|credit|debt|money|financial)$/i.test(before)
        ? 'money'
        : THERAPIES.test(before)
          ? `${before.toLowerCase()} therapy`
          : 'therapy',
  ],
  [
    /^(?:agent|broker|advis[eo]r)$/i,
    (before) => (/^insurance$/i.test(before) ? before : /^mortgage$/i.test(before) ? 'mortgages' : ''),
  ],
];

/** Where no words say more: what such a creator always speaks of. */
const OF_PROFESSION: Partial<Record<Profession, string>> = {
  financialAdvisor: 'money',
  nutritionist: 'nutrition',
  mentalHealthTherapist: 'therapy',
};

const ADJECTIVE_FIELDS: Readonly<Record<string, string>> = {
  financial: 'money',
  'personal finance': 'personal finance',
  nutritional: 'nutrition',
  culinary: 'cooking',
  musical: 'music',
  budget: 'budgeting',
  macro: 'macros',
  strength: 'strength training',
  watercolor: 'watercolor painting',
};

/** What one says about a thing, and not which thing. */
const TAIL =
  /[,;:.(|]|\s(?:for|from|in|across|around|on|at|to|with|by|out of|of all|near|since|during|that|which|who|and (?:i|we|more|other)|plus|shipped|painted|made|sold|done|delivered|cut|repaired|based|rented|served|taught|built|designed|i|we)\s.*$|\s[-–—+&/]\s.*$/i;

/** Who serves, or where: the thing is what stands before. */
const HOUSE =
  /\s(?:coaching|consulting|mentoring|advising|van|truck|company|firm|agency|services?|business|studio|channel|page|account|blog|podcast|newsletter|videos?|content|tips|reels|shorts|tutorials|courses?|classes|lessons|workshops|program|membership|community|clinic|brand|apps?|software|platform|tools)$/i;

/** Not what a video is about: people, places, and words that need more. */
const NO_SUBJECT =
  /\b(?:profession|industry|field|sector|niche|barbershop|notary|charity|lab|how|where|working|making|posting|grandma|advocate|attendant|barista|couple|wife|husband|sailor|student|representative|dj|consultancy|teller|offering|showing|sharing|explainer|cafe|restaurant|clinic|practice|office|salon|school|gym|church|owner|founder|agent|broker|realtor|advisor|adviser|manager|director|officer|host|mom|dad|mother|father|survivor|volunteer|veteran|team|people|women|men|families|parents|clients|owners|help|life|everything|things|stuff|story|stories|real numbers|plain english|guys?|girls?)\b|^(?:voice|life|executive|career|health|wellness|mindset|transformational|spiritual|content|digital|creative|technical|success|performance|evidence|link|move|run|systems|launching|scaling|growth|tech|nail tech|start-up|window and insulation|coaching|training|teaching|consulting|deaf|cloud|market stall|grocery|lifestyle|college lifestyle|food content|development days)$|^(?:short|solo content|work)\b|\b(?:farm|ranch|orchard|vineyard)$|(?<=\s)(?:explaining|filming|turned|running|doing|helping|living|documenting|selling|teaching)\b|\d|[^\p{L}\s,'&-]/iu;

/** Where it is, and not what. */
const WHEREABOUTS = /\s(?:downtown|uptown|nearby|online|abroad|worldwide|nationwide|statewide)$/i;

function beforeTail(text: string): string {
  const at = text.search(TAIL);
  return (at < 0 ? text : text.slice(0, at))
    .trim()
    .replace(WHEREABOUTS, '')
    .replace(/ (?:and|or|&)$/i, '');
}

function withoutManner(text: string): string {
  const kept = words(text);
  // Booking alone could be anything; online booking is a field.
  while (
    kept.length > 0 &&
    MANNER.test(kept[0] ?? '') &&
    !/^online (?:booking|ordering|banking)$/i.test(kept.slice(0, 2).join(' '))
  )
    kept.shift();
  return kept.join(' ');
}

/** Names and shorthand keep their capitals; the first word has its own only because it stands first. */
function lower(text: string): string {
  const first = words(text)[0] ?? '';
  return /^\p{Lu}[\p{Ll}'-]+$/u.test(first) && !PROPER.has(first.toLowerCase())
    ? first.toLowerCase() + text.slice(first.length)
    : text;
}

const THING_IN_ER =
  /^(?:water|leather|paper|flower|dinner|computer|decor|floor|outdoor|color|power|laser|lumber|summer|winter|weather|scanner|printer|freezer|cooler|mixer|trailer|container|heater|charger|planter|locker|router|dryer|boiler|cleaner|sweater|poster|sticker|sneaker|slipper)s?$/i;
/** "farm financial", "VA": half a phrase, or letters that say nothing aloud. */
const HALF = /(?:^|\s)(?!rentals?$|meals?$|metal$|HR$|SEO$)(?:[\p{L}-]+(?:al|ive|ful|ous|ary)|\p{Lu}{2,})$/u;

/** "Bathroom tiler", "beekeeper", "perinatal therapist": somebody, and not something. */
function isSomebody(text: string): boolean {
  const last = words(text).filter((_, index, all) => index === all.length - 1 || all[index + 1] === 'and');
  return (
    words(text).some((word) => ROLE_NOUN.test(word)) ||
    last.some((word) => /(?:er|or|ist|ian|man|woman)s?$/i.test(word) && !THING_IN_ER.test(word))
  );
}

/** "Farm succession planner" → farm succession planning; "guitar teacher" → guitar. */
function fieldOfCalling(phrase: string): string | null {
  const all = words(phrase);
  const at = all.findIndex((word) => CALLINGS.some(([pattern]) => pattern.test(word)));
  if (at < 0) return null;
  const calling = CALLINGS.find(([pattern]) => pattern.test(all[at] ?? ''));
  const before = withoutManner(all.slice(0, at).join(' '));
  const known = ADJECTIVE_FIELDS[before.toLowerCase()];
  if (calling?.[1] === null) return known ?? before;
  return calling?.[1]?.(before) ?? null;
}

/** How it comes to the buyer is no thing. */
const withoutResale = (text: string): string => text.replace(/ (?:resale|reselling)$/i, '');

/** "flower delivery" is what is done, however often. */
const NEVER_MANY = /^(?:delivery|stationery|crochet|candy)$/i;

/** "secondhand kimono and haori": two kinds of things; of "dog and cat toys" the dogs are none. */
const TWO_WARES = /^((?:\S+ )*\S+) and (\S+)$/;

/** A plant shop is about plants, a Spanish school about Spanish, a bakery about baking. */
function soldThere(typed: string): string {
  // A bookshop sells books; the shop beside a studio sells what is made there, and a nursery what it grows.
  const phrase = typed
    .replace(/ (?:and|&) (?:(?:small|online|little) )?(?:shop|store)$/i, '')
    .replace(/\b(book|toy|tea|coffee|cake|wine|flower|sweet|shoe)(shop|store)$/i, '$1 $2')
    .replace(/^((?:\S+ )*plant) nursery$/i, '$1 shop')
    .replace(/\bgarden cent(?:er|re)$/i, 'gardening')
    .replace(/\bclimbing (?:gym|hall|wall)$/i, 'climbing')
    .replace(/ club$/i, '')
    .replace(/\bswim school$/i, 'swimming');
  const sold = /^(.+?) (?:shop|store|stall|stand|boutique)$/i.exec(phrase)?.[1];
  const shop = sold && withoutResale(sold);
  if (shop) {
    // What is sold there is many things.
    if (
      /\b(?:pet|corner|thrift|hardware|tackle|butcher|barber|gift|tattoo|general|department|dollar)$/i.test(
        shop,
      )
    )
      return '';
    const canBeMany = (word: string) =>
      countability(word) !== 'mass' && !/ing$/i.test(word) && !NEVER_MANY.test(word);
    const [, first = '', second = ''] = TWO_WARES.exec(shop) ?? [];
    return second
      ? `${inPlural(first, canBeMany)} and ${inPlural(second, canBeMany)}`
      : inPlural(shop, canBeMany);
  }
  // What is taught in a workshop has no plural; toys have one.
  const workshop = /^(.+ (?!\S+(?:ing|ship|tion|ment|ness|ity|ery|age) )\S+) workshop$/i.exec(phrase)?.[1];
  if (workshop) return soldThere(`${workshop} shop`);
  return (
    withoutResale(phrase.replace(/ school$/i, '').replace(/^subscription box(?:es)? of /i, ''))
      // Nobody bakes with their dog, and who orders cakes is not learning to.
      .replace(/^(pet|dog|cat) bakery$/i, '$1 treats')
      .replace(/^bakery$/i, 'baked goods')
      .replace(/\bbakery$/i, 'baking')
      .replace(/\bplant nursery$/i, 'plants')
      .replace(/\btattoo (?:studio|parlou?r)$/i, 'tattoos')
      .replace(/^nail (?:tech|technician|salon|studio|bar)$/i, 'nails')
      .replace(/^hair (?:salon|studio|stylist)$/i, 'hair')
      .replace(/\bescape room$/i, 'escape rooms')
  );
}

const VAGUE_ALONE =
  /^(?:booking|ordering|reporting|messaging|tracking|reservations?|appointments?|quoting|ticketing|hr|crm|pos)$/i;

/** "Dog grooming salon and mobile van": what is done there. */
const DONE_THERE = /^(.+ing) (?:salon|spa|studio|parlou?r|shop|barn|service|van|truck)(?: and .+)?$/i;

function thingOf(phrase: string): string {
  const done = DONE_THERE.exec(withoutManner(phrase))?.[1];
  if (done !== undefined && !/ and /i.test(done)) return done;
  // "Vegetable gardening channel and seed shop": the first says it.
  const [, first = ''] =
    /^(.+ (?:channel|blog|podcast|page)) and .+ (?:shop|store|club|school)$/i.exec(phrase) ??
    // What is taught beside the shop is done with what it sells.
    /^(\S+ (?:shop|store)) (?:and|&) \S+ing(?: (?:workshops|classes|courses|lessons))?$/i.exec(phrase) ??
    [];
  let thing = soldThere(withoutManner(first || phrase));
  for (let last = ''; last !== thing; ) {
    last = thing;
    thing = thing.replace(HOUSE, '').trim();
  }
  // "Booking" could be anything that is booked; what is sold is booking software.
  const sold = VAGUE_ALONE.test(thing) ? / (software|apps?)\b/i.exec(first || phrase)?.[1] : undefined;
  if (sold) return `${thing} ${/^app/i.test(sold) ? 'apps' : sold}`;
  return thing;
}

/** "puppy classes in Tulsa", but "classes in Spanish". */
const isPlace = (text: string): boolean => {
  const first = words(text)[0] ?? '';
  return /^\p{Lu}\p{Ll}/u.test(first) && !PROPER.has(first.toLowerCase().replace(/[^\p{L}]+$/u, ''));
};

/** The phrases that may name the field, the surest first. */
function phrasesOf(text: string): string[] {
  const marked =
    /\b(?:focus(?:ed|ing)? on|speciali[sz](?:es|ed|ing) in|all about|videos about|content about|lessons in|courses on|classes in|selling(?! (?:at|on|in|to|for|from|online|out|it|them)\b))\s+(.+)$/i.exec(
      text,
    )?.[1];
  const offered =
    /^(?:we|i|our team|my husband and i|my wife and i)\s+(?:also |mostly |mainly |hand )?(?:make|sell|lease|supply|rent(?: out)?|offer|provide|build|design|teach|explain|do|run|bake|restore|create|install|clean|repair|fix|print|roast|brew|grow|groom|ship|import)\s+(.+)$/i.exec(
      text,
    )?.[1];
  if (offered) return [beforeTail(offered)];
  const start = text.replace(/^(?:i'm|i am|we're|we are|as)\s+(?:an?|the)?\s*/i, '');
  if (/^(?:i|we|my|our|helping|they|you)\b/i.test(start)) return marked ? [beforeTail(marked)] : [];
  return [...(marked && !isPlace(marked) ? [beforeTail(marked)] : []), beforeTail(start)];
}

/** What the business is about, ready to be spoken of, or null where its words do not say it plainly. */
export function readSubject(description: string, { profession }: Business, customerText = ''): Topic | null {
  const text = plainQuotes(description)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\bpoint of sale\b/gi, 'point-of-sale')
    .replace(/^enrolled agent\b/i, 'tax accountant')
    .replace(/^(?:certified |female |online )?personal trainer\b/i, 'fitness coach');
  if (isForeign(text) && !/^(?:we|i|i'm|our|my) /i.test(text)) return null;
  const fields = phrasesOf(text).map((phrase) => fieldOfCalling(phrase) ?? thingOf(phrase));
  for (const field of [...fields, OF_PROFESSION[profession] ?? '']) {
    const said = lower(field);
    const count = words(said).length;
    if (count < 1 || count > MOST_WORDS || NO_SUBJECT.test(said) || HALF.test(said) || isSomebody(said))
      continue;
    const topic = asField(readTopic(count > 1 ? inPlural(said, isOneOfMany) : said));
    if (topic?.np) return { ...topic, fieldKinds: kindsOf(topic.np.text, text, customerText) };
  }
  return null;
}

/** A coworking space is one of many: "coworking spaces". */
const isOneOfMany = (word: string): boolean =>
  (countability(word) === 'count' && !NEVER_MANY.test(word)) ||
  /^(?:space|lift|box|kit|tub|shed)$/i.test(word);

/** A field is spoken of as a whole: "scheduling", "custom pet portraits", and not "a watercolor". */
function asField(topic: Topic): Topic | null {
  const { np } = topic;
  if (!np || !/^(?:nominal|verb)$/.test(topic.shape) || /^an? /i.test(np.text)) return null;
  if (topic.firstPerson || topic.sensitive || topic.topicClass === 'problem') return null;
  // It is spoken of: nobody is taught to make what the creator sells, and it is no list.
  // A booking software tip is no tip for software.
  const mod = topic.mod === 'software' ? np.text : topic.mod;
  return {
    ...topic,
    mod,
    shape: 'nominal',
    verb: null,
    wh: null,
    question: null,
    list: null,
    borrowed: true,
  };
}
