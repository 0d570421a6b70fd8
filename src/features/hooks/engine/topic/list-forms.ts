/** What a list topic yields: itself, and what stands inside it. */
import { isPluralNoun } from '../english/nouns.ts';
import { firstToSecond, words } from '../english/words.ts';
import { readWh, whClause } from './clauses.ts';
import { modFromObject, nominalFromVerb, nominalFromWh, occasionOf, whFromVerb } from './derive.ts';

import { askedBy, type ReadList } from './list.ts';
import { spotted, TOLD_WHOLE } from './list-deeds.ts';

import { readNounPhrase } from './nominal.ts';
import { isPlace } from './proper-names.ts';
import { LIVING } from './reduced-relative.ts';
import type { Nominal, Topic, VerbPhrase, WhClause } from './topic.ts';
import { readCompoundGerund, readGerund, readInfinitive } from './verb-phrase.ts';

/** Words before the list noun that name no subject. */
const NO_SUBJECT =
  /^(?:common|top|best|simple|easy|quick|biggest|worst|big|good|bad|new|more|little|small|tiny|hidden|seller|buyer|beginner|rookie|newbie|agent|owner|client|first-time|freelancer|manager|parent|mom|dad|bride|founder|unpopular|costly|classic|silly|team|employee|boss|couple|family|student|leader|staff|kid|woman|man|teen|girl|boy|coach|therapist|developer|designer|runner|homeowner|landlord|investor)s?$/i;

function verbForms(verb: VerbPhrase | null): Partial<Topic> {
  if (!verb) return {};
  const made = { ...verb, derived: true };
  return { verb: made, np: nominalFromVerb(made, true), wh: whFromVerb(made), mod: modFromObject(made.vp) };
}

function occasionForms(wh: WhClause): Partial<Topic> {
  return { wh, mod: occasionOf(wh) };
}

/** "things to fix before you list", "ways to save money". */
function fromInfinitive(list: ReadList): Partial<Topic> {
  if (/^(?:things|questions|words|foods)$/.test(list.noun))
    return occasionForms(whClause(`what ${list.tail}`, 'what', true, true));
  // Reasons to skip it tell why, and not how.
  if (/^reasons?$/.test(list.noun)) {
    const clause = `why you should ${firstToSecond(list.tail.replace(/^to\s+/i, ''))}`;
    return { wh: whClause(clause, 'why', false, true), mod: modFromObject(list.tail.replace(/^to\s+/i, '')) };
  }
  // "phrases to use with picky eaters": they are what is used.
  if (
    /^to (?:use|try|say|ask|send|avoid|buy|keep|copy|steal|know|remember|follow|teach|practice|memorize|read|write|include|leave|look for|watch for|look at|think about|talk about|be aware of) (?:with|for|when|in|on|at|before|after|during|if|instead|as|from)\b/i.test(
      list.tail,
    ) &&
    !/^ways$/.test(list.noun)
  )
    return { ...wholeList(list), mod: null };
  const verb = readInfinitive(list.tail.replace(/^to\s+/i, ''), true);
  // "steps to a cleaner inbox"
  return verb ? verbForms(verb) : { ...wholeList(list), mod: null };
}

/** "roofers wish you knew", "your vet wishes you'd stop doing": somebody and what they do. */
function toldBy(tail: string): boolean {
  const tokens = words(tail);
  if (tokens.length < 2 || tokens.length > 10) return false;
  if (
    /^(?:that|which|who|to|about|for|in|on|at|with|worth|of|from|like|every|when|if|before|after|during)$/i.test(
      tokens[0] ?? '',
    )
  )
    return false;
  return (
    /^(?:I|you|we|they|people|nobody|everyone|only|most|your|the|my)$/i.test(tokens[0] ?? '') ||
    tokens.some(
      (token, at) =>
        at > 0 &&
        at < 5 &&
        isPluralNoun(tokens[at - 1] ?? '') &&
        /^(?:\p{Ll}+n't|\p{Ll}{3,})$/u.test(token) &&
        !isPluralNoun(token),
    )
  );
}

/** "reasons your team ignores training", "signs you need a break", "mistakes first-time buyers make". */
function fromClause(list: ReadList): Partial<Topic> | null {
  const asked = askedBy(list);
  const wh = asked && readWh(asked);
  // Whoever lists the reasons tells why: the clause is as good as the user's own.
  if (wh) return { wh, mod: nominalFromWh(wh)?.mod ?? null, lends: 'wh' };
  if (/^signs?$/.test(list.noun) && /^(?:that )?(?:you|your|it's|you're|the|a)\b/i.test(list.tail))
    return {
      wh: whClause(`how to tell if ${list.tail.replace(/^that /i, '')}`, 'how', true, false),
      lends: 'wh',
    };
  // "things roofers wish you knew", "things not to say to someone after a miscarriage"
  if (/^things$/.test(list.noun) && list.before === '') {
    if (/^not to \p{L}/iu.test(list.tail))
      return occasionForms(whClause(`what ${list.tail}`, 'what', true, true));
    const clause = toldBy(list.tail);
    if (clause) return { wh: whClause(`what ${list.tail}`, 'what', false, true), lends: 'wh' };
  }
  // "mistakes couples make when budgeting"
  const whenever = /^(?:that )?(.{3,30}?) make ((?:when|while) .{4,40})$/i.exec(list.tail);
  if (whenever?.[1] && whenever[2] && list.kind === 'bad' && !/\b(?:I|my|we)\b/.test(list.tail))
    return {
      wh: whClause(
        `what ${whenever[1].replace(/^most /i, '')} get wrong ${whenever[2]}`,
        'what',
        false,
        true,
      ),
    };
  const made = /^(?:that )?(.{3,40}?) (?:make|keep making)(?: (?:with|about|in|on) (.+))?$/i.exec(list.tail);
  const who = made?.[1];
  const where = made?.[2] ? readNounPhrase(made[2]) : null;
  if (made?.[2] && !where) return {};
  if (!who || list.kind !== 'bad') return null;
  const subject = list.before.replace(
    /^(?:common|costly|classic|big|biggest|silly|simple|embarrassing|little) (?=\p{L})/iu,
    '',
  );
  const about =
    subject !== '' && !NO_SUBJECT.test(subject) && readNounPhrase(subject)?.mod
      ? ` about ${subject}`
      : where
        ? ` about ${where.nominal.text}`
        : '';
  return {
    wh: whClause(`what ${who.replace(/^most /i, '')} get wrong${about}`, 'what', false, true),
    mod: about === '' ? whose(who) : (readNounPhrase(subject)?.mod ?? null),
  };
}

function wholeList(list: ReadList): Partial<Topic> {
  const np: Nominal = {
    text: list.items,
    // "habits of calm parents" and "lenses to avoid" say another thing without their tail.
    core:
      list.tail === '' || /^(?:of|that|which|to|in|at|during|not)\b/i.test(list.tail)
        ? list.items
        : list.items.slice(0, -list.tail.length - 1),
    form: 'noun',
    plural: true,
    superlative: false,
    derived: true,
  };
  return { np, mod: readNounPhrase(list.before)?.mod ?? null, alsoNominal: true, topicClass: 'general' };
}

/** "5 Git mistakes" are about the mistakes: "how Git works" would be another video. */
function mistakesIn(list: ReadList, subject: string): Partial<Topic> {
  const mistakes = /^(?:mistakes|errors|pitfalls|traps|blunders)$/.test(list.noun);
  const vp = `${mistakes ? 'avoid' : 'spot'} ${list.items}`;
  const ger = `${mistakes ? 'avoiding' : 'spotting'} ${list.items}`;
  const verb: VerbPhrase = { vp, full: vp, ger, verbClass: 'outcome', derived: true };
  const wrong = mistakes ? wrongAbout(subject) : null;
  const { mod } = readNounPhrase(subject) ?? { mod: null };
  return { ...wholeList(list), mod, topicClass: 'problem', verb, wh: wrong ?? whFromVerb(verb) };
}

/** "what people get wrong about Git"; null where the subject would need an article. */
function wrongAbout(subject: string): WhClause | null {
  const phrase = readNounPhrase(subject);
  if (!phrase || /^an? /i.test(phrase.nominal.text)) return null;
  return whClause(`what people get wrong about ${phrase.nominal.text}`, 'what', false, true);
}

/** "mistakes first-time buyers make" → "the first-time buyer mistake"; not "the couple mistake". */
function whose(who: string): string | null {
  const mod = readNounPhrase(who)?.mod ?? null;
  return mod && words(mod).length > 1 ? mod : null;
}

/** "facts about sleep nobody tells you" are about sleep, "common lease mistakes" about leases. */
const WHO_KNOWS =
  /^(?:common|costly|classic|big|biggest|expensive|silly) (?=\p{L})| (?:that )?(?:nobody|no one|everyone|most people|few people|you|your \p{L}+) (?:\p{L}+ )?(?:tells?|talks?|knows?|mentions?|warns?|should know|need to know|didn't know|won't tell)\b.*$| that (?:keep|hold|cost|make|ruin|drain)s?\b.*$/iu;

/** "tips for better sleep" is about better sleep; "budgeting hacks" about budgeting. */
function fromSubject(list: ReadList): Partial<Topic> {
  const about = /^(?:for|about|of|on|with|in|when|while|around)\s+(.+)$/i.exec(list.tail)?.[1];
  const subject = (about ?? (list.tail === '' ? list.before : '')).replace(WHO_KNOWS, '');
  if (subject === '' || NO_SUBJECT.test(subject)) return {};
  // "things in my fridge" are not about the fridge.
  if (/^things$/.test(list.noun) && /^(?:in|on) (?:my|our)\b/i.test(list.tail)) return wholeList(list);
  // "red flags in a job interview" are not about job interviews at large.
  if (list.kind === 'bad' && /^(?:in|at|during) /i.test(list.tail))
    return { ...wholeList(list), topicClass: 'problem' };
  // A place is not the subject: "travel hacks for Italy" are travel hacks.
  if (about !== undefined && list.before !== '' && isPlace(subject)) return wholeList(list);
  if (list.kind === 'bad' && list.tail === '') return mistakesIn(list, subject);
  // Nobody learns how to do what one sees signs of; and one is told the signs, and not something about them.
  if (/^of\b/i.test(list.tail) && TOLD_WHOLE.test(list.noun))
    return { ...wholeList(list), alsoNominal: false, ...spotted(list) };
  const verb = readCompoundGerund(subject) ?? readGerund(subject);
  if (verb) return verbForms(verb);
  if (/^of\b/i.test(list.tail) && /^(?:habits|rules|secrets|signs|traits|types|stages)$/.test(list.noun))
    return wholeList(list);
  const named = /^\p{Lu}/u.test(subject) && !isPluralNoun(words(subject).at(-1) ?? '');
  // "for beginners", "for new moms": an audience, not a subject; the word before the noun is.
  const forWhom = /^for\b/i.test(list.tail) && list.before !== '' && !named;
  if (forWhom && NO_SUBJECT.test(list.before)) return {};
  // "tips for first time renters" are not about renters.
  if (/^for\b/i.test(list.tail) && list.before === '' && LIVING.test(words(subject).at(-1) ?? '')) return {};
  const phrase = readNounPhrase(forWhom ? list.before : subject);
  if (!phrase) return {};
  // "study tips": a premodifier that would need an article is no noun phrase of its own.
  // "calmer flights" are what the tricks lead to, and not what they are about.
  const calm = CALMER.test(phrase.nominal.text);
  const bare = (/^an? /i.test(phrase.nominal.text) && about === undefined) || (list.before === '' && calm);
  const np =
    bare || (forWhom && /^an? /i.test(phrase.nominal.text)) ? null : { ...phrase.nominal, derived: true };
  return {
    np,
    // Facts are told: nobody is given a tip.
    mod: (bare && calm) || /^(?:facts|truths)$/.test(list.noun) ? null : phrase.mod,
    head: phrase.head,
    alsoNominal: true,
    ...(list.kind === 'belief' ? { wh: wrongAbout(subject) } : {}),
    ...(named ? { topicClass: 'general' as const } : {}),
  };
}

/** Says how things should become. */
const CALMER =
  /^(?:calmer|easier|faster|cheaper|healthier|happier|smoother|quicker|stronger|cleaner|softer|brighter|shorter|longer|smarter|safer|deeper|thicker|clearer|lighter|quieter|tighter|fuller|neater|greener|warmer|cooler|juicier|crispier|fluffier) \p{L}/iu;

function insideOf(list: ReadList): Partial<Topic> {
  // "purchases new parents regret": no regret by that name, but purchases.
  if (/ regrets?$/i.test(list.items)) return {};
  // "habits of bad bosses" are told as a list: no advice is given on them, and bosses are another subject.
  if (list.theirs && /^of\b/i.test(list.tail)) return {};
  if (list.kind === 'bad' && /^(?:that|which|to|not)\b/i.test(list.tail))
    return { ...wholeList(list), mod: null, topicClass: 'problem' };
  if (!list.points) {
    // "resume lines recruiters skip": a clause without its "that" makes no noun phrase for other frames.
    if (list.tail !== '' && isPluralNoun(words(list.tail)[0] ?? '')) return {};
    const things = readNounPhrase(list.items);
    if (!things) return {};
    // "accounts every 25 year old needs", "chords that play a hundred songs": a list first, and stiff as anything else.
    const clause = /^(?:worth|that|which|who|every|you|your|most|nobody|only|everyone|people)\b/i.test(
      list.tail,
    );
    if (clause) return { np: { ...things.nominal, derived: true }, head: things.head, alsoNominal: true };
    // "weekend fixes before selling": a list by its number, and clumsy after "about" or "with".
    if (list.n !== null && /^(?:before|after|during|without)\b/i.test(list.tail)) return {};
    // "kitchen upgrades under 500": "a kitchen upgrade tip" would be about any of them.
    if (list.n !== null && /^(?:under|from)\b/i.test(list.tail))
      return {
        np: { ...things.nominal, core: things.nominal.text, corePlural: things.nominal.plural },
        head: things.head,
        alsoNominal: true,
      };
    return { np: things.nominal, mod: things.mod, head: things.head, alsoNominal: true };
  }
  const during = /\b(?:before|when|while|after)\s+(\w+ing\b.*)$/i.exec(list.tail)?.[1];
  // Myths about panic while driving are not about driving.
  const doing = during && /^(?:bad|do)$/.test(list.kind) ? readGerund(during) : null;
  if (doing) return { ...verbForms(doing), wh: null };
  if (/^to\s/i.test(list.tail)) return fromInfinitive(list);
  return fromClause(list) ?? fromSubject(list);
}

export function fromList(list: ReadList): Partial<Topic> {
  const inside = insideOf(list);
  // "tiny habits": without a clause that tells which, they are any such habits.
  const known = list.items.replace(
    /^(?:the )?/i,
    list.kind === 'do' && list.tail === '' && list.n === null && !/^the /i.test(list.items) ? '' : 'the ',
  );
  const whole: Nominal = {
    text: known,
    core: known,
    form: 'noun',
    plural: true,
    superlative: false,
    derived: true,
  };
  // "the mistakes buyers make" fits few frames; it stands in only where nothing else was found.
  const own =
    Object.keys(inside).length === 0 &&
    !list.theirs &&
    // "the tips" are no subject.
    words(list.items).length <= 6 &&
    words(list.items).length > 1 &&
    !/^\d/.test(list.items)
      ? whole
      : null;
  return {
    shape: 'list',
    list: {
      items: list.items,
      n: list.n,
      kind: list.kind,
      ...(list.points ? {} : { things: true as const }),
      ...(list.theirs ? { theirs: true as const } : {}),
    },
    ...inside,
    np: inside.np ?? own,
    // What ruins something is nobody's favorite.
    ...((own || list.theirs || list.noun === 'ways') && list.kind === 'bad' && !inside.topicClass
      ? { topicClass: 'problem' as const }
      : {}),
    // "questions my clients always ask" are the clients'.
    firstPerson: /\b(?:I|my|we|our|me|us)\b/.test(
      list.items.replace(/\b(?:my|our) (?=(?:clients|customers|students|patients|followers|readers)\b)/g, ''),
    ),
  };
}
