/** The patterns that fit an input, each with how much it is wanted, and its filled text on demand. */
import { isClean } from './check-hook.ts';
import { type CompiledPattern, compilePattern, slotMask } from './compile.ts';
import type { HookContext } from './context.ts';
import { isEligible, isOfShape } from './eligible.ts';
import { words } from './english/words.ts';
import { joinParts, repeatsAcrossSlots, type SlotValues, slotValues } from './fill.ts';
import { CLAUSES, derivedSlotsOf, type Liking, likingIn, QUESTIONS, VERBS } from './fit.ts';
import { LIGHT_TYPES } from './hook-types.ts';
import { fitsTheBreath } from './lint.ts';
import { BUSINESS_SLOTS, CUSTOMER_SLOTS, LEXICON_SLOTS, type SlotName, TOPIC_SLOTS } from './pattern.ts';
import { ALL_PATTERNS } from './patterns/all.ts';
import type { Random } from './random.ts';
import { openerOf, textKey } from './said.ts';
import { availableMask, hasBrief, slotValue } from './slots.ts';
import type { Topic } from './topic/topic.ts';

export type History = {
  /** Pattern ids of earlier runs, newest run first. */
  patternIds: readonly (readonly string[])[];
  /** Texts of earlier hooks, in any order. */
  hooks: readonly string[];
};

export type Candidate = Liking & {
  compiled: CompiledPattern;
  /** Runs since this pattern was last used: 0 is the newest run, Infinity never. */
  age: number;
  /** Fit and chance; higher comes first. */
  priority: number;
  text: string | null;
  /** First two words of `text`. */
  opener: string;
  /** The longer phrases of topic and customer in `text`: a run should not say one of them ten times. */
  phrases: readonly string[];
  tried: boolean;
  /** How far the run had come in shortening its topic when this was filled. */
  saidAs: SaidAs;
  /** `text` says the topic in one of its brief forms. */
  brief: boolean;
  /** `text` has passed every check; asked only of those that are about to be taken. */
  clean: boolean;
  /** How many texts of this pattern were refused by then. */
  refused: number;
  /** Taken into this run. */
  chosen: boolean;
  /** How many of the run's frames this one was compared with, and whether it stood apart from all of them. */
  compared: number;
  apart: boolean;
};

/** Which forms of the topic a run prefers by now. */
export type SaidAs = { short: boolean; brief: boolean };
const IN_FULL: SaidAs = { short: false, brief: false };

/** Frames from this fit on are drawn alike. */
const STRONG = 1.4;

const COMPILED: readonly CompiledPattern[] = ALL_PATTERNS.map(compilePattern);

type BySlots = ReadonlyMap<number, readonly CompiledPattern[]>;
const bySlots = new Map<string, BySlots>();

/**
 * The patterns for topics of this shape by the slots they need: most ask for a form that the topic does not have, or
 * for another shape, and are never looked at.
 */
function patternsFor(topic: Topic): BySlots {
  const { shape, alsoNominal, sensitive, language, borrowed, lends } = topic;
  const key = `${shape} ${alsoNominal} ${sensitive} ${language} ${borrowed} ${lends}`;
  let found = bySlots.get(key);
  if (!found) {
    const fitting = COMPILED.filter(
      (compiled) =>
        isOfShape(compiled, topic) &&
        (sensitive || compiled.gates.sensitive !== 'only') &&
        (compiled.gates.language === undefined || compiled.gates.language === language),
    );
    found = Map.groupBy(fitting, ({ mask }) => mask);
    bySlots.set(key, found);
  }
  return found;
}

/** What is written for topics that cannot be read fits every topic: kept for users who have had most of the others. */
const SPARE: readonly CompiledPattern[] = COMPILED.filter(
  ({ gates }) => gates.shape?.join() === 'opaque' && gates.language === undefined,
).map((compiled) => ({ ...compiled, gates: { ...compiled.gates, shape: undefined } }));
const SPARE_AFTER_RUNS = 5;
/** Not enough for five runs of a hard subject. */
const FEW = 140;
/** So many patterns that are new to the user: half of them will not fit the words of this topic. */
const ENOUGH = 220;

function ages(history: History): Map<string, number> {
  const found = new Map<string, number>();
  history.patternIds.forEach((run, index) => {
    for (const id of run) if (!found.has(id)) found.set(id, index);
  });
  return found;
}

/** As long as an input is remembered, so are the patterns that fit it: they do not depend on what the user has had. */
const eligibleIn = new WeakMap<HookContext, readonly CompiledPattern[]>();

/** The patterns whose gates hold for an input. */
export function eligiblePatterns(context: HookContext): CompiledPattern[] {
  let found = eligibleIn.get(context);
  if (!found) {
    found = holdingIn(context);
    eligibleIn.set(context, found);
  }
  return [...found];
}

function holdingIn(context: HookContext): CompiledPattern[] {
  const available = availableMask(context);
  const found: CompiledPattern[] = [];
  for (const [mask, group] of patternsFor(context.topic)) {
    if ((mask & available) !== mask) continue;
    for (const compiled of group) if (isEligible(compiled, context)) found.push(compiled);
  }
  return found;
}

/** "get meal prep right" is correct and stiff: it waits until the frames for "meal prep" itself run out. */
function withoutMadeUp(
  eligible: CompiledPattern[],
  { verb }: Topic,
  derivedSlots: number,
  isNew: (compiled: CompiledPattern) => boolean,
): CompiledPattern[] {
  if (!verb?.derived || !verb.vp.endsWith(' right')) return eligible;
  const natural = eligible.filter(({ mask }) => (mask & derivedSlots & (VERBS | CLAUSES | QUESTIONS)) === 0);
  return natural.filter(isNew).length < ENOUGH ? eligible : natural;
}

/** Papers and money in a hard time: neither condolence nor jokes suit them, and little is written for them alone. */
const isDry = ({ topic }: HookContext): boolean => topic.practical && topic.shape !== 'opaque';

const isCalm = ({ pattern }: CompiledPattern): boolean =>
  pattern.tone !== 'playful' && !LIGHT_TYPES.includes(pattern.type);

/** What readers like best of the plain frames: for hard subjects too, when those written for them run out. */
const PLAIN: readonly CompiledPattern[] = COMPILED.filter(
  (compiled) =>
    isCalm(compiled) &&
    compiled.gates.sensitive === 'refuse' &&
    compiled.gates.language === undefined &&
    (compiled.pattern.weight ?? 1) >= 1.3,
);

/** Beside grief only what neither jokes nor plays. */
function spareFor(context: HookContext, eligible: readonly CompiledPattern[]): CompiledPattern[] {
  const { topic } = context;
  if (topic.shape === 'opaque' && !topic.sensitive) return [];
  const had = new Set(eligible.map(({ pattern }) => pattern.id));
  const calm = topic.sensitive ? { ...context, topic: { ...topic, sensitive: false } } : context;
  const spare = topic.sensitive ? [...SPARE.filter(isCalm), ...PLAIN] : SPARE;
  return spare.filter((compiled) => !had.has(compiled.pattern.id) && isEligible(compiled, calm));
}

export function findCandidates(context: HookContext, history: History, random: Random): Candidate[] {
  const used = ages(history);
  const derivedSlots = derivedSlotsOf(context.topic);
  const isNew = ({ pattern }: CompiledPattern) => !used.has(pattern.id);
  const eligible = withoutMadeUp(eligiblePatterns(context), context.topic, derivedSlots, isNew);
  const few = context.topic.sensitive && eligible.length < FEW;
  if (isDry(context) || history.patternIds.length >= (few ? 2 : SPARE_AFTER_RUNS))
    eligible.push(...spareFor(context, eligible));
  const liked = likingIn(context, derivedSlots);
  const found = eligible.map((compiled): Candidate => {
    const liking = liked(compiled);
    return {
      ...liking,
      compiled,
      age: used.get(compiled.pattern.id) ?? Number.POSITIVE_INFINITY,
      // Squared, so that chance seldom puts a weak frame before a strong one that the user has not had; among strong
      // ones chance decides, so that two users with one topic seldom get the same hooks.
      priority: Math.min(liking.fit, STRONG) ** 2 * (0.4 + 1.2 * random()),
      text: null,
      opener: '',
      phrases: [],
      tried: false,
      saidAs: IN_FULL,
      brief: false,
      clean: false,
      refused: 0,
      chosen: false,
      compared: 0,
      apart: true,
    };
  });
  return found.sort((left, right) => right.priority - left.priority);
}

const OF_THE_CUSTOMER: ReadonlySet<SlotName> = new Set(CUSTOMER_SLOTS.filter((slot) => slot !== 'aud'));
/** Marks what the customer goes through: once is enough, as long as there is something else to say. */
export const ONCE = '1 ';
const OF_THE_FIELD: ReadonlySet<SlotName> = new Set([...LEXICON_SLOTS, ...BUSINESS_SLOTS]);

/** From three words on, saying a phrase again is heard: by its last words, so that "set" and "setting" are one. */
function phraseOf(value: string): string | null {
  const tokens = words(value);
  return tokens.length > 2 ? tokens.slice(-4).join(' ').toLowerCase() : null;
}

function longPhrases(values: SlotValues): string[] {
  const phrases: string[] = [];
  for (const [slot, value] of values) {
    const phrase = OF_THE_FIELD.has(slot) ? null : phraseOf(value);
    if (phrase !== null) phrases.push(OF_THE_CUSTOMER.has(slot) ? ONCE + phrase : phrase);
  }
  return phrases;
}

/** What each slot of the topic can say, long and short, as phrases; null where one of its forms is never heard again. */
export function topicPhrases(context: HookContext): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, readonly string[]>();
  for (const slot of TOPIC_SLOTS) {
    const forms = [false, true].flatMap((short) =>
      [false, true].map((second) =>
        slotValue(slot, context, { short, other: second, brief: second, pick: () => 0 }, {}),
      ),
    );
    const phrases = forms.map((form) => (form === null ? null : phraseOf(form)));
    if (phrases.every((phrase) => phrase !== null)) found.set(slotMask([slot]), [...new Set(phrases)]);
  }
  return found;
}

const ATTEMPTS = 8;

/** Fills a candidate with a text that is short enough and new to this user; null when there is none. */
export function textOf(
  candidate: Candidate,
  context: HookContext,
  known: ReadonlySet<number>,
  saidAs: SaidAs,
  random: Random,
): string | null {
  // What was filled while the topic was still said in full is said again in its short form.
  const { short: preferShort, brief } = saidAs;
  const asBefore = candidate.saidAs.short === preferShort && candidate.saidAs.brief === brief;
  if (candidate.tried && (asBefore || !candidate.compiled.carriesTopic)) return candidate.text;
  candidate.tried = true;
  candidate.saidAs = saidAs;
  candidate.text = null;
  const pick = (length: number) => Math.floor(random() * length);
  // The more the user has had, the longer it takes to find what is left.
  const more = known.size > 60 ? 2 : 1;
  const attempts = candidate.compiled.varies ? ATTEMPTS * more : context.topic.np?.other ? 4 : 2;
  const alone = context.toldAlone && !candidate.compiled.carriesTopic;
  const unnamed = alone && context.hasName && !candidate.compiled.slots.has('aud');
  const canBeBrief = brief && hasBrief(candidate.compiled.slots, context);
  for (let attempt = 0; attempt < attempts; attempt++) {
    const short = (attempt % 2 === 1) !== preferShort;
    // Two in three: the whole still comes up, and what repeats least is taken.
    const choice = { short, other: attempt % 4 > 1, brief: canBeBrief && pick(3) > 0, pick, alone, unnamed };
    const values = slotValues(candidate.compiled, context, choice);
    if (!values || repeatsAcrossSlots(candidate.compiled, values)) continue;
    const text = joinParts(candidate.compiled, context, choice, values);
    if ((known.size > 0 && known.has(textKey(text))) || !fitsTheBreath(text, context.topic.language))
      continue;
    candidate.text = text;
    candidate.brief = choice.brief;
    candidate.clean = false;
    candidate.opener = openerOf(text);
    candidate.phrases = longPhrases(values);
    break;
  }
  return candidate.text;
}

/** After so many texts that may not be said, a pattern is left alone. */
export const MAX_REFUSED = 3;

/** The dearest check, made late: whether the text may be said. A text that may not is forgotten, and others tried. */
export function staysClean(candidate: Candidate, context: HookContext): boolean {
  if (candidate.clean) return true;
  if (candidate.text !== null && isClean(candidate.text, context)) {
    candidate.clean = true;
    return true;
  }
  candidate.text = null;
  candidate.refused++;
  candidate.tried = false;
  return false;
}
