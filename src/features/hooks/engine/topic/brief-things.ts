/** Things without their measure, and lists in other words. */
import { isPluralNoun, knownSingular } from '../english/nouns.ts';
import { withArticle, words } from '../english/words.ts';
import { LIVING } from './reduced-relative.ts';
import { withoutSetting } from './tag-settings.ts';
import type { Brief, Topic } from './topic.ts';
import { readGerund } from './verb-phrase.ts';

/** A measure, and enough after it: "the savings plan" could be any. */
const LASTING =
  /^((?:an?|the|my|your) )?\d+[- ](?:minute|hour|day|week|month)s? (?!(?:money |cash |\S+ )?savings? \S+$|(?:\S+ ){0,2}(?:savings?|spend|spending|money|budget) challenge$|(?:plan|challenge|program|reset|routine|guide) for )(?=\S+ \S)/i;

/** "a 12-week cash envelope challenge" → "a cash envelope challenge". */
function unmeasured(phrase: string): string | null {
  const found = LASTING.exec(phrase);
  if (!found) return null;
  const rest = phrase.slice(found[0].length);
  const article = (found[1] ?? '').trim();
  return /^an?$/i.test(article) ? withArticle(rest) : [article, rest].join(' ').trim();
}

/** "ideas for small bathroom storage" → "small bathroom storage ideas". */
function turned(phrase: string): string | null {
  const [, noun = '', subject = ''] = /^(ideas|recipes|tips|hacks|tricks) for (\S.*)$/i.exec(phrase) ?? [];
  const plain = /^(?:\p{Ll}[\p{L}-]+ ){1,2}\p{Ll}+$/u.test(subject) && !/ing\b/.test(words(subject)[0] ?? '');
  return plain &&
    !/\b(?:an?|the|your|my|with|and|or|of|for|to|on|in)\b/i.test(subject) &&
    !isPluralNoun(words(subject).at(-1) ?? '')
    ? `${subject} ${noun}`
    : null;
}

/** "the real price of a beachfront lot in Costa Rica" → "the price of a beachfront lot". */
const PRICED = /^the (?:real|true|full|actual|total) (costs?|prices?|upkeep) of (.+?)(?: in \p{Lu}.*)?$/u;

/**
 * "morning stretches for back pain" → "morning stretches": what is shown is known by two words and more; whom it is for
 * says what it may hold.
 */
const SHOWN_FOR = /^((?:[\p{L}\d'-]+ ){1,3}\p{L}+) for (?:\S+ ){0,3}\S+$/u;

/** "easy exercises", "cute outfits": only what they are for says which. */
const ANY_SUCH =
  /^(?:easy|simple|quick|cute|gentle|good|great|fun|cheap|best|small|little|basic|beginner|healthy|pretty|cool|short|daily) \p{L}+$/iu;

const PEOPLE = /(?:[^aeiou]ers|ors|ists|ients|ees|ians)$/i;

function shown({ np, topicClass }: Topic): string | null {
  const [, things = ''] = SHOWN_FOR.exec(np?.text ?? '') ?? [];
  const many = np?.plural === true && isPluralNoun(words(things).at(-1) ?? '');
  const last = words(np?.text ?? '').at(-1) ?? '';
  const forWhom = LIVING.test(last) || PEOPLE.test(last);
  return topicClass === 'content' &&
    many &&
    !forWhom &&
    !ANY_SUCH.test(things) &&
    !/^(?:an?|the|my|your) /i.test(things)
    ? things
    : null;
}

/** "the real price of building a deck" → "what it really costs to build a deck". */
function paid(text: string): Partial<Brief> {
  const [, side = '', of = ''] = PRICED.exec(text) ?? [];
  const deed = /^(?:cost|price)/i.test(side) ? readGerund(of) : null;
  if (!deed || words(deed.full).length > 4) return {};
  const clause = `what it really costs to ${deed.full}`;
  return { wh: [clause], whThey: [clause], q: [`What does it really cost to ${deed.full}?`] };
}

/** "cute outfits for rainy days" → "rainy day outfits". */
const FOR_SUCH_TIMES =
  /^(?:(?:easy|simple|quick|cute|cheap|healthy|cozy) )?(\S+(?: \S+)?) for (\p{Ll}+) (day|night|morning|evening|weekend|weeknight)s$/iu;

function timed(text: string): string | null {
  const [, things = '', how = '', when = ''] = FOR_SUCH_TIMES.exec(text) ?? [];
  return isPluralNoun(words(things).at(-1) ?? '') && !/^(?:all|most|those|these|your|my)$/i.test(how)
    ? `${how} ${when} ${things}`
    : null;
}

/** "whether corner lots are worth it" asks whether they are a good idea. */
function weighed({ np, wh, question }: Topic): Partial<Brief> {
  if (!/^the (?:\p{L}+ )?(?:pros and cons|upsides? and downsides?) of /iu.test(np?.text ?? '')) return {};
  const other = (text: string | undefined) =>
    text && / worth it\??$/.test(text) ? [text.replace(/ worth it(?=\??$)/, ' a good idea')] : [];
  return { wh: other(wh?.text), whThey: other(wh?.they), q: other(question?.text) };
}

/** `tagged`: the topic was typed as hashtags, where the first says when and the others what. */
export function briefThings(topic: Topic, tagged = false): Partial<Brief> {
  const { np, list, verb, question, program } = topic;
  if (np?.form !== 'noun' || topic.firstPerson) return {};
  const measured = program || / for /.test(np.text) || /^the /i.test(np.text);
  const shorter = measured ? unmeasured(np.text) : null;
  const shortest = measured && np.core !== np.text ? unmeasured(np.core) : null;
  const [, side, of] = PRICED.exec(np.text) ?? [];
  const priced = side === undefined ? null : `the ${side} of ${of}`;
  const untimed = tagged ? withoutSetting(np.text) : null;
  const forms = [shorter, shortest, turned(np.text), priced, shown(topic), timed(np.text), untimed].filter(
    (form) => form !== null,
  );
  // "slow cooker suppers for caregivers": a list of them is shortened as the thing is.
  const cored = np.core === np.text ? [] : [np.core];
  const items = list?.items === np.text ? [...forms, ...cored] : [];
  if (forms.length === 0) return { items, ...weighed(topic) };
  const swap = (text: string | undefined) =>
    shorter && text?.includes(np.text) ? [text.replace(np.text, shorter)] : [];
  return {
    np: forms,
    vp: swap(verb?.vp),
    ger: swap(verb?.ger),
    q: swap(question?.text),
    items,
    ...paid(np.text),
  };
}

/** "mistakes new landlords make" → "new landlord mistakes"; the maker must be one whom the word alone names. */
const MADE_BY =
  /^(mistakes|errors) ((?:(?:new|first-time|rookie|young|small|home) )?\p{Ll}+(?:ers|ors|ords|ists|ents)) make$/u;

/** "mistakes sellers make with an inherited house" are mistakes with it. */
const MADE_WITH = /^(mistakes|errors) (?:\S+ ){1,3}?make (with \S.*)$/i;

/** "pricing mistakes" of "pricing mistakes sellers make": what they are about is said without those who make them. */
const ABOUT =
  /^([\p{L}-]+ (?:mistakes|errors)) (?:(?:new|home|house|first-time|young|most) )?\p{L}+(?:[eo]rs|ords|ents) make$/iu;

/** Lists in other words, as many as are sure. */
export function briefItems(items: string): string[] {
  const [, kind, what] = MADE_WITH.exec(items) ?? [];
  if (what !== undefined) return [`${kind} ${what}`];
  const about = ABOUT.exec(items)?.[1];
  // "common mistakes" are any.
  if (
    about !== undefined &&
    !/^(?:common|costly|classic|big|biggest|silly|simple|little|top|worst|\p{L}+est) /iu.test(about)
  )
    return [about];
  const [, noun = '', maker = ''] = MADE_BY.exec(items) ?? [];
  const tokens = words(maker);
  const one = knownSingular(tokens.at(-1) ?? '');
  return one ? [`${[...tokens.slice(0, -1), one].join(' ')} ${noun}`] : [];
}
