/** What each slot can hold for an input. */

import type { Choice } from './choice.ts';
import type { HookContext } from './context.ts';
import { calledOut, isNobodysName } from './customer/audience-variants.ts';
import type { Audience } from './customer/customer.ts';
import { inPlural, pluralOf } from './english/nouns.ts';
import { lowerFirst, secondToFirst, withArticle, words } from './english/words.ts';
import { keptWith } from './memory.ts';
import { type Gates, type SlotName, TOPIC_SLOTS } from './pattern.ts';
import { slotMask } from './slot-bits.ts';
import { asked, pains, stoppable, wants } from './told-troubles.ts';
import { shortClause, shortVerb } from './topic/shorten.ts';
import type { Brief, Nominal } from './topic/topic.ts';

type Getter = (context: HookContext, choice: Choice, gates: Gates) => string | null;

export function nominalOf(context: HookContext, gates: Gates): Nominal | null {
  const { topic } = context;
  return topic.firstPerson && gates.first !== 'allow' && gates.first !== 'only'
    ? (topic.npGeneral ?? topic.np)
    : topic.np;
}

function oneOf<T>(items: readonly T[], choice: Choice): T | null {
  return items.length === 0 ? null : (items[choice.pick(items.length)] ?? null);
}

function objectPhrase(thing: string): string {
  // "pair of pruners": the plural goes to the first noun.
  const of = thing.indexOf(' of ');
  if (of > 0) return pluralOf(thing.slice(0, of)) + thing.slice(of);
  const tokens = words(thing);
  return [...tokens.slice(0, -1), pluralOf(tokens.at(-1) ?? '')].join(' ');
}

/** Who may be named in a frame. */
const specificOf = keptWith((audiences: readonly Audience[]) => audiences.filter(({ specific }) => specific));

function audiencesFor({ customer }: HookContext, gates: Gates): readonly Audience[] {
  return gates.audience === 'any' ? customer.audiences : specificOf(customer.audiences);
}

function audience(context: HookContext, choice: Choice, gates: Gates): string | null {
  const found = oneOf(audiencesFor(context, gates), choice);
  return found ? (choice.short ? found.core : found.full) : null;
}

/** Their names by whether a short one is wanted. */
const namesOf = keptWith((audiences: readonly Audience[]) => {
  const names = (short: boolean) => audiences.flatMap((audience) => calledOut(audience, short) ?? []);
  return { short: names(true), full: names(false) };
});

/** What those whom the frame calls out to are called. */
export function addressee(context: HookContext, choice: Choice, gates: Gates): string | null {
  const names = namesOf(audiencesFor(context, gates))[choice.short ? 'short' : 'full'];
  if (names.length > 0 || saysMore(context)) return oneOf(names, choice);
  const label = audience(context, choice, gates);
  return label && (isNobodysName(label) || / (?:with|at|in|from|of) /i.test(label)) ? null : label;
}

/** Who has told enough about the customers need not call them by a long name. */
function saysMore({ customer, related, topic }: HookContext): boolean {
  const { pains, wants, fears, objections } = customer;
  return (
    related &&
    !topic.sensitive &&
    [...pains, ...wants].filter(({ part }) => !part).length + fears.length + objections.length > 1
  );
}

/** Warnings are never shortened: "stop weighing yourself every day". */
function shorter(
  text: string | null | undefined,
  choice: Choice,
  cut: (text: string) => string | null,
): string | null {
  if (!text) return null;
  return choice.short && !/^stop\b/i.test(text) ? (cut(text) ?? text) : text;
}

/** Those whom a topic is meant for, who are also those who watch; not the toddlers or dogs in their care. */
const FOR_WHOM =
  / for (?:[\p{L}\p{N}-]+ ){0,3}(?:adults|couples|dads|families|homeowners|introverts|men|millennials|moms|mothers|nurses|parents|people|professionals|retirees|students|veterans|women|(?!dinners|computers|printers|flowers|colors|floors|doors|toddlers|others)[\p{L}-]+(?:[^st]ers|[st]ters|sters|ors|ists|ians|aches|people|folks|pros|owners))$/iu;

const MUTUAL = /\b(?:agree|get along|see eye to eye|get back together)\b/i;

const GETTERS: Record<SlotName, Getter> = {
  np: (context, choice, gates) => {
    const np = nominalOf(context, gates);
    if (!np) return null;
    if (choice.other && np.other) return np.other;
    return choice.short || (gates.forWhom === 'drop' && FOR_WHOM.test(np.text)) ? np.core : np.text;
  },
  mod: ({ topic }) => topic.mod,
  vp: ({ topic }, choice) => shorter(topic.verb?.vp, choice, shortVerb),
  vpFull: ({ topic }, choice) => (choice.short ? topic.verb?.vp : topic.verb?.full) ?? null,
  ger: ({ topic }, choice) => shorter(topic.verb?.ger || null, choice, shortVerb),
  wh: ({ topic }, choice) =>
    topic.language ? (topic.wh?.text ?? null) : shorter(topic.wh?.text, choice, shortClause),
  whThey: ({ topic }, choice) =>
    topic.language ? (topic.wh?.they ?? null) : shorter(topic.wh?.they, choice, shortClause),
  q: ({ topic }) => topic.question?.text ?? null,
  qLower: ({ topic }) => (topic.question ? lowerFirst(topic.question.text) : null),
  stmt: ({ topic }) => topic.statement,
  a: ({ topic }) => topic.sides?.a ?? null,
  b: ({ topic }) => topic.sides?.b ?? null,
  n: ({ topic }) => topic.list?.n ?? null,
  items: ({ topic }) => topic.list?.items ?? null,
  // "if you be a bad boss": this verb has no base form to say after "you".
  badVp: ({ topic }) => (topic.bad && !/^be\b/i.test(topic.bad.vp) ? topic.bad.vp : null),
  badGer: ({ topic }) => topic.bad?.ger ?? null,
  label: ({ topic }) => topic.label,
  rawLabel: ({ topic }) => topic.rawLabel,
  beats: ({ topic }) => topic.method?.beats ?? null,
  began: ({ topic }) => topic.story?.began ?? null,
  beganGer: ({ topic }) => topic.story?.beganGer ?? null,
  next: ({ topic }) => topic.story?.next ?? null,
  nextGer: ({ topic }) => topic.story?.nextGer ?? null,
  nextYou: ({ topic }) => topic.story?.nextYou ?? null,
  mine: ({ topic }) => topic.story?.mine ?? null,
  belief: ({ topic }) => topic.claim?.belief ?? null,
  asked: ({ topic }) => topic.claim?.asked ?? null,
  cleared: ({ topic }) => topic.claim?.cleared ?? null,
  point: ({ topic }) => topic.claim?.point ?? null,
  pointAsk: ({ topic }) => topic.claim?.pointAsk ?? null,
  goal: ({ topic }) => topic.claim?.goal ?? null,
  goalGer: ({ topic }) => topic.claim?.goalGer ?? null,
  spare: ({ topic }) => topic.claim?.spare ?? null,
  told: ({ topic }) => topic.claim?.told ?? null,
  toldGer: ({ topic }) => topic.claim?.toldGer ?? null,
  yours: ({ topic }) => topic.claim?.yours ?? null,
  flaw: ({ topic }) => topic.claim?.flaw ?? null,
  complaint: ({ topic }) => topic.claim?.complaint ?? null,
  fragment: ({ topic }) => topic.apart?.fragment ?? null,
  core: ({ topic }) => topic.apart?.core ?? null,
  few: ({ topic }) => topic.apart?.few ?? null,
  last: ({ topic }) => topic.apart?.last ?? null,
  situation: ({ topic }, choice) => oneOf(topic.situations ?? [], choice)?.you ?? null,
  situationAsk: ({ topic }, choice) => oneOf(topic.situations ?? [], choice)?.ask || null,
  tool: ({ topic }) => topic.tool ?? null,
  aud: audience,
  want: (context, choice) => oneOf(wants(context, choice), choice)?.text ?? null,
  wantVp: (context, choice) =>
    oneOf(
      wants(context, choice).filter((want) => want.vp),
      choice,
    )?.vp ?? null,
  wantGer: (context, choice) =>
    oneOf(
      wants(context, choice).filter((want) => want.ger),
      choice,
    )?.ger ?? null,
  pain: (context, choice, gates) => oneOf(pains(context, gates, choice), choice)?.you ?? null,
  painThey: (context, choice, gates) => oneOf(pains(context, gates, choice), choice)?.they ?? null,
  painGer: (context, choice, gates) => oneOf(stoppable(pains(context, gates, choice)), choice)?.ger ?? null,
  painAsk: (context, choice, gates) => oneOf(asked(pains(context, gates, choice)), choice),
  fear: ({ customer }, choice) => (choice.unnamed ? null : oneOf(customer.fears, choice)),
  objection: ({ customer }, choice) => oneOf(customer.objections, choice),
  objectionI: ({ customer }, choice) => {
    const objection = oneOf(customer.objections, choice);
    if (!objection) return null;
    // Nobody agrees alone.
    return MUTUAL.test(objection)
      ? secondToFirst(objection).replace(/\bI(?='|\b)/g, 'we')
      : secondToFirst(objection);
  },
  role: ({ business }) => business.role,
  aRole: ({ business }) => business.aRole,
  object: ({ lexicon }, choice) => `the ${oneOf(lexicon.objects, choice)}`,
  anObject: ({ lexicon }, choice) => withArticle(oneOf(lexicon.objects, choice) ?? ''),
  objects: ({ lexicon }, choice) => objectPhrase(oneOf(lexicon.objects, choice) ?? ''),
  place: ({ lexicon }, choice) => oneOf(lexicon.places, choice),
  scene: ({ lexicon }, choice) => oneOf(lexicon.scenes, choice),
  moment: ({ lexicon }, choice) => oneOf(lexicon.moments, choice),
};

/** Where the brief forms of each slot stand. */
const BRIEF: Partial<Record<SlotName, keyof Brief>> = {
  np: 'np',
  vp: 'vp',
  vpFull: 'vp',
  ger: 'ger',
  wh: 'wh',
  whThey: 'whThey',
  q: 'q',
  qLower: 'q',
  items: 'items',
};

/** Whether one of these slots has a brief form. */
export function hasBrief(slots: ReadonlySet<SlotName>, { topic: { brief } }: HookContext): boolean {
  if (!brief) return false;
  for (const slot of slots) {
    const place = BRIEF[slot];
    if (place && brief[place].length > 0) return true;
  }
  return false;
}

function briefValue(slot: SlotName, { topic }: HookContext, choice: Choice): string | null {
  const place = choice.brief ? BRIEF[slot] : undefined;
  const found = place && topic.brief ? oneOf(topic.brief[place], choice) : null;
  return found && slot === 'qLower' ? lowerFirst(found) : found;
}

/** What of a topic no chance decides, by all that does; worked out once, because most frames of a run ask for it. */
const topicForms = keptWith((_context: HookContext) => new Map<number, string | null>());
/** One of several situations is told, and chance decides which. */
const PLACE = new Map<SlotName, number>(
  TOPIC_SLOTS.filter((slot) => !slot.startsWith('situation')).map((slot, index) => [slot, index * 32]),
);

function formKey(place: number, { short, other, many }: Choice, { first, forWhom }: Gates): number {
  const own = first === 'allow' || first === 'only';
  return (
    place + (short ? 1 : 0) + (other ? 2 : 0) + (many ? 4 : 0) + (own ? 8 : 0) + (forWhom === 'drop' ? 16 : 0)
  );
}

function newValue(slot: SlotName, context: HookContext, choice: Choice, gates: Gates): string | null {
  const value = briefValue(slot, context, choice) ?? GETTERS[slot](context, choice, gates);
  if (value === '' || value === null) return null;
  return slot === 'np' && choice.many ? ofItsKind(value, context.topic.clean) : value;
}

export function slotValue(slot: SlotName, context: HookContext, choice: Choice, gates: Gates): string | null {
  const place = choice.brief ? undefined : PLACE.get(slot);
  if (place === undefined) return newValue(slot, context, choice, gates);
  const known = topicForms(context);
  const key = formKey(place, choice, gates);
  let value = known.get(key);
  if (value === undefined) {
    value = newValue(slot, context, choice, gates);
    known.set(key, value);
  }
  return value;
}

const OF_ONE =
  /\p{Ll}'s (?:first|last|next|new|old|own)\b|\b(?:dog|cat|puppy|kitten|horse|baby|child|teen|student|client|customer|patient|employee|tenant|renter|homeowner|car|house)'s /iu;

/** The article is ours, so the number is ours too; who typed "a calm week" means one. */
function ofItsKind(thing: string, typed: string): string {
  const [, bare = ''] = /^an? (.+)$/i.exec(thing) ?? [];
  // A plan of five steps is the one that is shown.
  // "a rescue dog's first week": the weeks of one dog are another thing.
  if (
    bare === '' ||
    /^[$\d]/.test(bare) ||
    OF_ONE.test(bare) ||
    // Of "a DIY website vs hiring a designer" there are no many.
    / vs /i.test(bare) ||
    typed.toLowerCase().startsWith(thing.toLowerCase())
  )
    return thing;
  const at = bare.search(/ (?:for|of|on|in|with|without|after|before|under|to|at|from) /i);
  const [head, tail] = at < 0 ? [bare, ''] : [bare.slice(0, at), bare.slice(at)];
  const many = inPlural(head);
  return many === head ? thing : many + tail;
}

const FIRST_CHOICE: Choice = { short: false, pick: () => 0 };
const ANYONE: Gates = { audience: 'any', first: 'allow' };
const ALL_SLOTS = Object.keys(GETTERS) as SlotName[];

/** The slots that an input can fill at all; asked once per pattern, so it is worked out once per run. */
const availableSlots = keptWith(
  (context: HookContext): ReadonlySet<SlotName> =>
    new Set(ALL_SLOTS.filter((slot) => GETTERS[slot](context, FIRST_CHOICE, ANYONE))),
);

/** Whether anybody can be called out to by name; asked of many patterns, so it is worked out once per run. */
export const callable = keptWith((context: HookContext) => ({
  specific: addressee(context, FIRST_CHOICE, {}) !== null,
  any: addressee(context, FIRST_CHOICE, ANYONE) !== null,
}));

/** The same as bits, to compare with what a pattern needs. */
export const availableMask = keptWith((context: HookContext): number => slotMask(availableSlots(context)));

export function hasForm(slot: SlotName, context: HookContext): boolean {
  return availableSlots(context).has(slot);
}
