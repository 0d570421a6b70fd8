/** Forms that one shape lends to the patterns of another, so that no topic is short of patterns. */
import { FIXED_PAIRS } from '../english/noun-lists.ts';
import { countability, knownSingular } from '../english/nouns.ts';
import { COMPOUND_VERBS } from '../english/verb-lists.ts';
import { isNounGerund, thirdPerson } from '../english/verbs.ts';
import { COMPARATIVE, firstToSecond, words } from '../english/words.ts';
import type { TopicClass } from '../pattern.ts';
import { whClause } from './clauses.ts';
import { madeOf, verbOfContent, verbOfProgram, verbOfThings } from './deeds-of-things.ts';
import { gerundNominal, readNounPhrase, startsWithGerund } from './nominal.ts';
import { isProgram } from './program.ts';
import { isPlace } from './proper-names.ts';
import { classOfTopic, PLATFORM } from './semantics.ts';
import { shortVerb } from './shorten.ts';
import type { Nominal, Topic, VerbPhrase, WhClause } from './topic.ts';
import { readGerund, readInfinitive } from './verb-phrase.ts';

/** What nobody gets right, because it is not done: it is paid, read, met or visited. */
const NOT_DONE =
  /\b(?:(?:nervous|immune|digestive|lymphatic|solar) systems?|(?:crash|fad|yo-?yo) diets?|(?:diet|hustle|purity|cancel|toxic) culture|costs?|fees?|prices?|taxes|benefits?|effects?|signs?|symptoms?|trends?|news|history|facts?|differences?|hacks?|tips|tricks|mistakes?|myths?|lies|secrets?|lessons?|reasons?|ways|things|life|day|week|season|scores?|options?|types?|stages?|rates?|market|economy|weather|club|people|women|men|kids|parents|boss|bosses|coworkers|clients?|customers?|buyers?|sellers?|tenants?|in-laws|toddlers?|teens?|teenagers?|siblings|friends?|neighbors?|husbands?|wives|partners?|moms?|dads?|dogs?|cats?|pupp(?:y|ies)|neighborhoods?|cit(?:y|ies)|countr(?:y|ies)|beaches|islands?)$/i;

/** What one does well or badly: activities, plans and talks. Things, ills, names, animals and sums are not got right. */
const DONE =
  /(?<!\p{L})(?:\p{L}{2,}ing|\p{L}+care|prep|calls|content|flow|swings|moves|cardigans?|flowers|bouquets?|centerpieces?|fades?|deductions?|living room|bedrooms?|nursery|care|skincare|haircare|self-care|aftercare|routines?|schedules?|plans?|budgets?|diets?|nutrition|hydration|posture|form|design|layouts?|decor|storage|organization|marketing|seo|sales|outreach|networking|management|leadership|feedback|delegation|communication|negotiations?|interviews?|reviews?|meetings?|one-on-ones|presentations?|speech(?:es)?|pitch(?:es)?|proposals?|contracts?|invoices?|resumes?|letters?|emails?|newsletters?|websites?|pages?|bios?|headlines|captions|hooks|thumbnails|reels|videos|ads|campaigns?|launch(?:es)?|funnels?|offers?|onboarding|training|workouts?|warm-?ups?|cardio|stretching|form|technique|squats?|deadlifts?|planks?|makeup|eyeliner|contour|brows|highlights|balayage|photography|portraits?|photos|audio|sound|color|composition|exposure|sourdough|bread|dough|pie crust|crust|pasta|rice|steaks?|brisket|gravy|sauces?|coffee|espresso|brew|butter|meringue|macarons|wardrobe|outfits|naps?|bedtime|sleep|breakfasts?|lunch(?:es)?|lunchbox(?:es)?|dinners?|snacks|meals?|compost|soil|mulch|lawn|lawns|drainage|irrigation|watering|gardens?|beds|pruning|aeration|discipline|boundaries|screen time|chores|allowances?|homework|lessons?|lesson plans|curriculum|classroom|essays?|notes|studying|taxes|bookkeeping|payroll|pricing|invoicing|inventory|packaging|shipping|merch|security|backups?|deployments?|documentation|comments|tests|naming|state|caching|indexes|migrations?|accessibility|animations?|responsive design|dashboards?|charts?|slides|spreadsheets?|formulas|goals|habits|rituals?|to-do lists?|calendar|inbox|weddings?|vows|toasts?|parties|party|seating|timeline|itinerary|luggage|carry-on|listings?|staging|open houses?|showings?|curb appeal|renovations?|remodels?|paint|grout|caulk|tile|molding|trim|flooring|strategy|strategies|system|systems|process(?:es)?|culture|growth|engagement|retention|conversions?|workflow|workflows|handoffs?|chords|scales|rhythm|vocals|mix|mixes|posing|lighting|estate planning|readiness|safety|hygiene|consistency|accountability|gut health|grammar|pronunciation|accents?)$/iu;

/** What one feels of the body and the mind. */
const OF_THE_BODY =
  /\b(?:health|hormones|appetite|hunger|cravings|digestion|metabolism|energy|mood|moods|sleep|stress|skin|weight|blood (?:sugar|pressure)|belly fat|cholesterol|gut|immunity)$/i;

/** "gut health, hormones and adult acne": what has three parts is told as what they have to do with each other. */
function wholeOf(np: Nominal): WhClause | null {
  if (!np.several || words(np.text).length > 8) return null;
  const parts = np.text.split(/, (?:and |or )?| and | & | or /i);
  const ill = parts.some((part) => classOfTopic(part, part) === 'problem' || OF_THE_BODY.test(part));
  // Wool, cotton and yarn are rivals, and birthdays have nothing to do with each other: only an illness or the body joins three things.
  return ill && !/ (?:the|that|an?|in|at|on) /i.test(np.text)
    ? whClause(`how ${np.text} are connected`, 'how', false, true)
    : null;
}

/** "meal prep" → "get meal prep right". */
export function verbFromNominal(np: Nominal, topicClass: TopicClass): VerbPhrase | null {
  const thing = firstToSecond(np.core);
  if (np.form === 'noun' && startsWithGerund(thing) && words(thing).length > 1) {
    const verb = readGerund(thing);
    return verb ? { ...verb, derived: true } : null;
  }
  // "refurbishing old lamps": a deed whose verb we do not know.
  if (/^\p{Ll}{4,}ing \S/u.test(thing) && !isNounGerund(words(thing)[0] ?? '', words(thing).at(-1)))
    return null;
  if (np.several) return null;
  if (isProgram(thing)) return verbOfProgram(thing);
  if (/^your first \p{L}/iu.test(thing) && words(thing).length < 6)
    return madeOf('get ready for', 'getting ready for', thing, 'outcome');
  if (PLATFORM.test(thing)) return madeOf('use', 'using', thing, 'action');
  if (words(thing).length > 4 || np.superlative || np.form === 'gerund') return null;
  if (
    /\s(?:for|to|that|every|you|with|in|at|on|of|I|about|from|without|before|after|when|while|if|during|as|under|over|near|like|than|by|who|which|(?:I|you|we|they)'\p{L}+|nobody|only|worth|most|everyone|people|we|they)\s/u.test(
      thing,
    )
  )
    return null;
  if (topicClass === 'problem') return madeOf('deal with', 'dealing with', thing, 'outcome');
  if (topicClass === 'term')
    return /^an? (?:good|bad|high|low|perfect|better)\b|\b(?:appraisal|inspection|score|bracket|rate|contingency)$/i.test(
      thing,
    )
      ? null
      : /^an? (?:\S+ )?(?:LLC|S[- ]corp|trust|will|fund)$/i.test(thing)
        ? madeOf('set up', 'setting up', thing, 'action')
        : /^an? /i.test(thing)
          ? madeOf('use', 'using', thing, 'light')
          : madeOf('understand', 'understanding', thing, 'light');
  if (topicClass === 'content') return verbOfContent(thing);
  if (/,| and |^(?:this|that|these|those) /i.test(thing)) return null;
  const own = verbOfThings(thing);
  if (own) return own;
  // Long meetings are not got right, but rid of.
  if (
    /^(?:long|endless|boring|pointless|useless|awkward|unproductive|back-to-back|failed|expired|stale|old|bad|toxic|lazy) /i.test(
      thing,
    )
  )
    return null;
  // The typical timeline is what it is.
  if (/^(?:the|an?) (?:typical|average|usual|normal|ideal|\p{L}+iest) /iu.test(thing)) return null;
  if (NOT_DONE.test(thing) || isPlace(thing) || !DONE.test(thing)) return null;
  if (/^(?:better|more|less|fewer|faster|good|great)\b/i.test(thing))
    return madeOf('get', 'getting', thing, 'outcome');
  return madeOf('get', 'getting', thing, 'outcome', ' right');
}

/** "gestational diabetes breakfasts" → "gestational diabetes breakfast"; null for what already has its quality. */
function singularPhrase(thing: string): string | null {
  const tokens = words(thing);
  const one = knownSingular(tokens.at(-1) ?? '');
  return one && !/^(?:easy|good|best|better|quick|cheap|simple|great|the|your|my)\b/i.test(thing)
    ? [...tokens.slice(0, -1), one].join(' ')
    : null;
}

/** "compound interest" → "how compound interest works". */
export function whFromNominal(
  np: Nominal,
  topicClass: TopicClass,
  mod: string | null,
  sensitive: boolean,
): WhClause | null {
  const thing = firstToSecond(np.core);
  if (np.several) return wholeOf(np);
  if (isProgram(thing)) return null;
  if (words(thing).length > 4 || np.superlative || np.form === 'gerund') return null;
  if (/ and | & /.test(thing) && !FIXED_PAIRS.test(thing)) return null;
  if (
    /\s(?:for|to|that|with|in|at|on|of|about|from|without|before|after|when|while|if|during|as|under|over|near|like|than|by)\s/.test(
      thing,
    )
  )
    return null;
  const plural = np.corePlural ?? np.plural;
  const agree = (verb: string) => (plural ? verb : thirdPerson(verb));
  if (topicClass === 'term') return whClause(`how ${thing} ${agree('work')}`, 'how', false, true);
  if (topicClass === 'problem' && !plural && !sensitive)
    return whClause(`why ${thing} ${agree('happen')}`, 'why', false, true);
  if (topicClass === 'content') {
    // "dishes you can freeze": one of them is no "dishes you can freeze".
    const one = mod ?? (/ (?:you|I|we|that|which|who) /i.test(thing) ? null : singularPhrase(thing));
    const good = one && plural && countability(words(one).at(-1) ?? '') === 'count';
    return good ? whClause(`what makes a good ${one}`, 'what', false, true) : null;
  }
  const verb = verbFromNominal(np, topicClass);
  return verb ? whFromVerb(verb) : null;
}

/** Only what one can take or leave is asked "worth it?". */
const TAKE_OR_LEAVE =
  /\b(?:challenge|training|staging|hacking|prep|routine|wardrobe|loans?|insurance|courses?|coaching|fasting|meditation|journaling|seo|ads|certification|degree|annuit(?:y|ies)|helocs?|plans?|bootcamps?|renovation|supplements?|creatine|collagen|freelancing|dropshipping|newsletters?|reviews?|boxes|fryers?|apps?|planners?|cameras?|microphones?|life|travel|therapy|podcasts?|marketing|managers)$/i;

export function questionFromNominal(np: Nominal, topicClass: TopicClass): Topic['question'] {
  const together = np.several ? wholeOf(np)?.text : null;
  if (together)
    return {
      text: `How are ${np.text} connected?`,
      kind: 'wh',
      derived: true,
    };
  if (topicClass === 'problem' || np.superlative || np.form === 'gerund' || !TAKE_OR_LEAVE.test(np.core))
    return null;
  // "interview questions for managers": the managers are not in question, nor is what everybody needs.
  if (/ (?:for|with|in|at|of) |\b(?:litter|lunch|moving|mail|recipe) boxes$/i.test(np.core)) return null;
  // Nobody asks whether what others write about them is worth it.
  if (
    /\b(?:google|yelp|amazon|airbnb|etsy|online|customer|client|patient|star) reviews$|\bimprovement plans?$/i.test(
      np.core,
    )
  )
    return null;
  // Nor whether a 90-day savings plan is.
  if (/\d+-(?:day|week|month|year) .*\b(?:plan|fund)$/i.test(np.core)) return null;
  const thing = firstToSecond(np.core);
  if (words(thing).length > 5) return null;
  return {
    text: `${(np.corePlural ?? np.plural) ? 'Are' : 'Is'} ${thing} worth it?`,
    kind: 'yn',
    derived: true,
  };
}

export function whFromVerb(verb: VerbPhrase): WhClause {
  return whClause(`how to ${verb.full}`, 'how', true, true);
}

export function nominalFromVerb(verb: VerbPhrase, derived: boolean): Nominal | null {
  if (verb.ger === '') return null;
  const full = (verb.ger + verb.full.slice(verb.vp.length)).replace(/ every (?:single )?time$/i, '');
  return gerundNominal(shortVerb(verb.ger) ?? verb.ger, full, derived);
}

/** "give better feedback" → "feedback", so that "the feedback mistake" can be said. */
export function modFromObject(vp: string): string | null {
  // "potty train boys": the verb has two words.
  if (COMPOUND_VERBS.test(vp)) return null;
  // "let your team disagree", "be the office therapist": whom one lets or is, is no thing.
  // Nor is there any cat milk where one feeds the cat milk.
  if (/^(?:(?:let|help|watch|be) |(?:feed|give|teach|show|tell|send) (?:your|the|an?) )/i.test(vp))
    return null;
  const rest = words(vp)
    .slice(1)
    .join(' ')
    .replace(/^(?:the|a|an|your|up|out|some)\s+/i, '')
    .replace(/^(\p{L}+) (?=\S)/u, (first, word: string) => (COMPARATIVE.test(word) ? '' : first));
  if (
    rest === '' ||
    /^(?:below|above|between|against|under|through|after|before|like|for|to|with|in|on|at|from|about|into|off|down|away|over|it|them|you|how|why|what|no|yes|yourself|someone|somebody|something|anyone|anything|everyone|everything|people)\b/i.test(
      rest,
    )
  )
    return null;
  // "sell your house fast": an adverb at the end is no part of the thing.
  if (
    / (?:fast|faster|quickly|now|today|less|more|separately|upfront|twice|daily|weekly|outside|inside|abroad|early|late|later|down|online|well|right|better|easily|again|alone|together|first|safely|overnight|tonight|tomorrow|soon|fresh|indoors|outdoors|year-round|anyway|instead|long|longer|forever|often|everywhere|sooner|back|alive|awake|warm|calm)$/i.test(
      rest,
    )
  )
    return null;
  const phrase = readNounPhrase(rest);
  if (!phrase?.mod || words(phrase.mod).length > 2) return null;
  // "the multiple kid mistake", "the gut tip" of trusting one's gut
  if (/^(?:multiple|several|young|older|younger) /i.test(phrase.mod) || /^trust your/i.test(vp)) return null;
  // "the employee mistake" says too little; "the feedback mistake" and "the nutrition label mistake" do.
  const compound = words(phrase.mod).length === 2;
  return compound || countability(phrase.head) === 'mass' ? phrase.mod : null;
}

/** The subject of "why your sourdough fails" or "how compound interest works". */
export function nominalFromWh(wh: WhClause): ReturnType<typeof readNounPhrase> {
  if (wh.infinitive || !/^(?:why|how)$/.test(wh.kind)) return null;
  const tokens = words(wh.text).slice(1);
  const at = tokens.findIndex(
    (token, index) =>
      index > 0 &&
      /^(?:is|are|isn't|aren't|don't|doesn't|won't|can't|keeps?|fails?|works?|affects?|matters?|never|always|feels?|happens?|goes|go|gets?|should|can|might|ignores?|stalls?|ruins?|kills?|breaks?|crashes|causes?|makes?|tastes?|needs?|lies|actually|really|still|just)$/i.test(
        token,
      ),
  );
  if (at < 1 || at > 4) return null;
  const subject = tokens.slice(0, at).join(' ');
  // "why bread goes stale" is not about bread at large; "how escrow works" is about escrow.
  const verb = tokens[/^(?:actually|really|still|just)$/i.test(tokens[at] ?? '') ? at + 1 : at] ?? '';
  if (at === 1 && !/^(?:works?|matters?|happens?|affects?|is|are)$/i.test(verb)) return null;
  if (/^(?:you|I|we|they|it|people|most|nobody|everyone|this|that|much|many|often|long|far)\b/i.test(subject))
    return null;
  // "would it mention your house?" has lost the point of "why your house isn't selling".
  if (
    /^(?:your|my|the|a) (?:house|home|car|dog|cat|kid|child|baby|body|life|team|boss|phone|partner|husband|wife|app|business|job|brain|skin|hair)$/i.test(
      subject,
    )
  )
    return null;
  // "why your code works locally but not in production" is not about code; only an end like "fails" leaves the subject.
  if (/^your \S+$/i.test(subject) && tokens.length > at + 2) return null;
  // "why your lasagna is watery", "why teachers are quitting": the subject alone is another topic.
  if (/^(?:is|are|isn't|aren't|don't|doesn't|can't|won't)$/i.test(tokens[at] ?? '') && at <= 2) return null;
  // "your sourdough" as a topic is sourdough; "your dog" stays yours.
  const bare = subject.replace(/^your\s+/i, '');
  const mass = countability(words(bare).at(-1) ?? '') === 'mass';
  const phrase = readNounPhrase(mass ? bare : subject);
  return phrase ? { ...phrase, nominal: { ...phrase.nominal, derived: true } } : null;
}

export function verbFromWh(wh: WhClause): VerbPhrase | null {
  // When to do it is not how to do it: "everyone says escalate a conflict" would be another video.
  if (!wh.infinitive || !/^(?:where|how)$/.test(wh.kind)) return null;
  // Where to put it is not how to put it.
  if (wh.kind === 'where' && !/^where to (?:find|buy|get|invest|shop|meet|sell|source|look)\b/i.test(wh.text))
    return null;
  return readInfinitive(wh.text.replace(/^\w+ to /i, ''), true);
}

/** "what to ask at an open house" is an open house question. */
export function occasionOf(wh: WhClause): string | null {
  const occasion = /^what to \p{L}+ (?:at|to|for|in|before|after|during) ((?:an?|the|your) .+)$/iu.exec(
    wh.text,
  )?.[1];
  const mod = occasion ? (readNounPhrase(occasion)?.mod ?? null) : null;
  // "the kid mistake": whom one speaks to is no occasion.
  return mod &&
    /^(?:kids?|child|children|toddlers?|teens?|boss|partner|spouse|husband|wife|mom|dad|parent|dog|cat|doctor|client|team|friend)$/i.test(
      mod,
    )
    ? null
    : mod;
}
