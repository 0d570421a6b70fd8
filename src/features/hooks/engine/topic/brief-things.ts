/** Things without their measure or what they are for, and lists in other words. */
import { isPluralNoun, knownSingular } from '../english/nouns.ts';
import { withArticle, words } from '../english/words.ts';
import { classOfTopic, isSensitive } from './semantics.ts';
import type { Brief, Topic } from './topic.ts';

/** A measure, and enough after it: "the savings plan" could be any. */
const LASTING =
  /^((?:an?|the|my|your) )?\d+[- ](?:minute|hour|day|week|month)s? (?!savings \S+$|(?:plan|challenge|program|reset|routine|guide) for )(?=\S+ \S)/i;

/** "a 12-week cash envelope challenge" → "a cash envelope challenge". */
function unmeasured(phrase: string): string | null {
  const found = LASTING.exec(phrase);
  if (!found) return null;
  const rest = phrase.slice(found[0].length);
  const article = (found[1] ?? '').trim();
  return /^an?$/i.test(article) ? withArticle(rest) : [article, rest].join(' ').trim();
}

/** Says little by itself. */
const WEAK =
  /^(?:ideas?|tips?|tricks?|hacks?|gifts?|exercises?|workouts?|prompts?|activities|games|outfits?|recipes?|foods?|snacks|meals|plans?|options?|products?|tools?|apps?|things|stuff|ways|questions|scripts?|templates?|stretches|poses|moves|loans?|insurance|policy|policies|help|support|care|benefits|rights|laws?|rules?|resources|tax|taxes|credits?|visas?|interviews?|savings|pensions?|leave|guides?|checklists?|timelines?|routines?)$/i;
/** For whom or against what it is cannot be left out: what helps the healthy may harm the ill. */
const FOR_SURE =
  /\b(?:diabet\p{L}*|pregnan\p{L}*|preg\p{L}*|nursing|breastfeeding|allerg\p{L}*|intoleran\p{L}*|celiac|reflux|dialysis|patients?|cancer|chemo|stroke|thyroid|pain|sore|injur\p{L}*|arthrit\p{L}*|pcos|ibs|adhd|autis\p{L}*|anxi\p{L}*|seniors?|disab\p{L}*|dark|black|brown|curvy|plus|over|under|men|women|teens?|gluten|kidney|heart|blood|skin of color|menopaus\p{L}*|periods?|newborns?|babies|toddlers?|left-handed|left)\b|\d/iu;

/** More than one thing and its kind: "scholarships nobody applies for". */
const JOINED =
  /\b(?:to|in|with|that|who|of|and|without|on|at|from|you|your|i|my|we|they|nobody|everyone|people|every|most)\b/i;

function withoutFor({ np, topicClass, sensitive }: Topic): string | null {
  // What can always be left out is left out already.
  if (np?.core !== np?.text) return null;
  const [, thing = '', use = ''] = /^(.+?) for (\S.*)$/i.exec(np?.text ?? '') ?? [];
  const tokens = words(thing.replace(/^(?:an?|the) /i, ''));
  if (!np || np.superlative || np.derived || topicClass === 'term' || topicClass === 'problem' || sensitive)
    return null;
  if (tokens.length < 2 || tokens.length > 4 || WEAK.test(tokens.at(-1) ?? '')) return null;
  // "a safe place for kids to play", "comments for the kid who drives you nuts": which one is told by what follows.
  if (JOINED.test(thing) || / (?:to|who|that|which|with|without|because) /i.test(use)) return null;
  return FOR_SURE.test(use) || isSensitive(use) ? null : thing;
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

const BODY =
  /(?:^|\s)(?:blood pressure|blood sugar|cholesterol|sleep|skin|hair|energy|weight|mood|hormones|focus|digestion|fertility|bones|gut health|hair loss)$/i;

/** What is never left out beside its signs. */
const ILLNESS =
  /^(?:PCOS|IBS|ADHD|celiac|diabetes|endometriosis|menopause|perimenopause|pregnancy|birth control)$/i;

/** "sleep, stress and weight gain" is about stress and weight gain too: each of the others with what they lead to. */
function pairsOf({ np, sensitive }: Topic): string[] {
  const parts = np?.several && !sensitive ? np.text.split(/, (?:and )?| and /i) : [];
  if (parts.length !== 3 || parts.some((part) => part === '' || words(part).length > 3)) return [];
  const ill = (part: string) => BODY.test(part) || classOfTopic(part, part) === 'problem';
  const named = parts.findIndex((part) => ILLNESS.test(part));
  const at = named >= 0 ? named : parts.findLastIndex(ill);
  const effect = parts[at];
  if (effect === undefined || / or /i.test(np?.text ?? '')) return [];
  return parts.flatMap((part, i) =>
    i === at ? [] : [i < at ? `${part} and ${effect}` : `${effect} and ${part}`],
  );
}

function ofPairs(pairs: readonly string[], connected: boolean): Partial<Brief> {
  const clauses = connected ? pairs.map((pair) => `how ${pair} are connected`) : [];
  return {
    np: pairs,
    wh: clauses,
    whThey: clauses,
    q: connected ? pairs.map((pair) => `How are ${pair} connected?`) : [],
  };
}

export function briefThings(topic: Topic): Partial<Brief> {
  const { np, list, verb, question, program } = topic;
  if (np?.form !== 'noun' || topic.firstPerson) return {};
  const pairs = pairsOf(topic);
  if (pairs.length > 0) return ofPairs(pairs, / are connected$/.test(topic.wh?.text ?? ''));
  const measured = program || / for /.test(np.text) || /^the /i.test(np.text);
  const shorter = measured ? unmeasured(np.text) : null;
  const forms = [shorter, withoutFor(topic), turned(np.text)].filter((form) => form !== null);
  // "slow cooker suppers for caregivers": a list of them is shortened as the thing is.
  const cored = np.core === np.text ? [] : [np.core];
  const items = list?.items === np.text ? [...forms, ...cored] : [];
  if (forms.length === 0) return { items };
  const swap = (text: string | undefined) =>
    shorter && text?.includes(np.text) ? [text.replace(np.text, shorter)] : [];
  return {
    np: forms,
    vp: swap(verb?.vp),
    ger: swap(verb?.ger),
    q: swap(question?.text),
    items,
  };
}

/** "mistakes new landlords make" → "new landlord mistakes"; the maker must be one whom the word alone names. */
const MADE_BY =
  /^(mistakes|errors) ((?:(?:new|first-time|rookie|young|small|home) )?\p{Ll}+(?:ers|ors|ords|ists|ents)) make( (?:in|during|before|at) \S.*)?$/u;
const MADE_DOING = /^(mistakes|errors) people make (?:(?:when|while) )?(\p{Ll}+ing \S.*)$/u;
/** "signs of postpartum anxiety people miss" → "postpartum anxiety signs people miss". */
const SIGNS_OF =
  /^(signs|symptoms) of ((?:\p{L}+ )?(?!\p{L}+ing\b)\p{L}+) ((?:in|people|that|after|during) .+)$/u;
const MISSED =
  /^(things \p{L}+s (?:forget|miss|overlook|regret|skip|underestimate)) (?:before|when|after|during|in|at) \S.*$/u;

/** Lists in other words, as many as are sure. */
export function briefItems(items: string): string[] {
  const [, noun = '', maker = '', where = ''] = MADE_BY.exec(items) ?? [];
  const tokens = words(maker);
  const one = knownSingular(tokens.at(-1) ?? '');
  if (one) return [`${[...tokens.slice(0, -1), one].join(' ')} ${noun}${where}`];
  const [, wrong = '', doing = ''] = MADE_DOING.exec(items) ?? [];
  if (doing !== '') return [`${wrong} when ${doing}`];
  const [, signs = '', ill = '', tail = ''] = SIGNS_OF.exec(items) ?? [];
  if (ill !== '' && !/^(?:an?|the|your|too|being|in)\b/i.test(ill)) return [`${ill} ${signs} ${tail}`];
  const missed = MISSED.exec(items)?.[1];
  return missed ? [missed] : [];
}
