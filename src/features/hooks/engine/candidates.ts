/** The patterns that fit an input, each with how much it is wanted, and its filled text on demand. */

import { LIGHT_TYPES } from '../hook-types.ts';
import type { CompiledPattern } from './compile.ts';
import type { HookContext } from './context.ts';
import { Draw, type Options, optionsOf } from './draw.ts';
import { eligibleIn } from './eligible.ts';
import { CLAUSES, derivedSlotsOf, OTHER_VIDEO, QUESTIONS, VERBS } from './fit.ts';
import { COMPILED, holdingIn } from './holding.ts';
import { keptWith } from './memory.ts';
import { TOPIC_SLOTS } from './pattern.ts';
import type { Random } from './random.ts';
import type { Grams } from './said.ts';
import { PARTS, slotMask } from './slot-bits.ts';
import type { Topic } from './topic/topic.ts';

export type History = {
  /** Pattern ids of earlier runs, newest run first. */
  patternIds: readonly (readonly string[])[];
  /** Texts of earlier hooks, in any order. */
  hooks: readonly string[];
};

export type Candidate = {
  compiled: CompiledPattern;
  type: number;
  /** The input, or what is left of it where this speaks of the topic's gist alone. */
  context: HookContext;
  /** How much this creator likes it less than another one of its class. */
  distaste: number;
  /** Runs since this pattern was last used: 0 is the newest run. */
  age: number;
  /** Fit and chance; higher comes first. */
  priority: number;
  text: string | null;
  /** Pairs and triples of words of `text`; null until somebody asks. */
  grams: Grams | null;
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
/** A frame of less weight is not worth saying less of the topic for. */
const SOUND_GIST = 1.5;

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
const optionsIn = keptWith(
  (context: HookContext): Options => optionsOf(holdingIn(context), context, derivedSlotsOf(context.topic)),
);

/** The patterns whose gates hold for an input. */
export function eligiblePatterns(context: HookContext): readonly CompiledPattern[] {
  return optionsIn(context).frames;
}

/** "get meal prep right" is correct and stiff: it waits until the frames for "meal prep" itself run out. */
function isNatural(
  eligible: readonly CompiledPattern[],
  topic: Topic,
  ages: ReadonlyMap<string, number>,
): ((compiled: CompiledPattern) => boolean) | undefined {
  if (!topic.verb?.derived || !topic.verb.vp.endsWith(' right')) return undefined;
  const madeUp = derivedSlotsOf(topic) & (VERBS | CLAUSES | QUESTIONS);
  const natural = ({ mask }: CompiledPattern) => (mask & madeUp) === 0;
  const left = eligible.filter((compiled) => natural(compiled) && !ages.has(compiled.pattern.id));
  return left.length < ENOUGH ? undefined : natural;
}

/** Papers and money in a hard time: neither condolence nor jokes suit them, and little is written for them alone. */
const isDry = ({ topic }: HookContext): boolean => topic.practical && topic.shape !== 'opaque';

const isCalm = ({ pattern }: CompiledPattern): boolean =>
  pattern.tone !== 'playful' && !LIGHT_TYPES.includes(pattern.type);

/** What readers like best of the plain frames: for hard subjects too, when those written for them run out. */
const PLAIN: readonly CompiledPattern[] = COMPILED.filter(
  (compiled) =>
    isCalm(compiled) &&
    // Where somebody stands in a hard time is told by frames that were written for it.
    (compiled.mask & PARTS) === 0 &&
    compiled.gates.sensitive === 'refuse' &&
    compiled.gates.language === undefined &&
    (compiled.pattern.weight ?? 1) >= 1.3,
);

/** Beside grief only what neither jokes nor plays. */
const spareIn = keptWith((context: HookContext): Options => {
  const { topic } = context;
  const calm = topic.sensitive ? { ...context, topic: { ...topic, sensitive: false } } : context;
  const spare = topic.sensitive ? [...SPARE.filter(isCalm), ...PLAIN] : SPARE;
  const unreadable = topic.shape === 'opaque' && !topic.sensitive;
  const frames = unreadable ? [] : spare.filter(eligibleIn(calm));
  return optionsOf(frames, context, derivedSlotsOf(topic));
});

/** All that a run may choose from. */
export function drawCandidates(context: HookContext, history: History, random: Random): Draw {
  const used = ages(history);
  const options = optionsIn(context);
  const natural = isNatural(options.frames, context.topic, used);
  const eligible = natural ? options.frames.filter(natural) : options.frames;
  const draw = new Draw(used, random);
  draw.add(options, natural);
  const few = context.topic.sensitive && eligible.length < FEW;
  if (isDry(context) || history.patternIds.length >= (few ? 2 : SPARE_AFTER_RUNS)) {
    const had = new Set(eligible.map(({ pattern }) => pattern.id));
    draw.add(spareIn(context), ({ pattern }) => !had.has(pattern.id));
  }
  if (context.gist) draw.add(gistOptionsIn(context.gist));
  return draw;
}

/** The same as a list, best luck first. */
export function findCandidates(context: HookContext, history: History, random: Random): Candidate[] {
  return drawCandidates(context, history, random).all();
}

const NP = slotMask(['np']);
const OF_THE_TOPIC = slotMask(TOPIC_SLOTS);

/** What is sound of anything that one speaks about: the gist of a topic has lost what was asked about it. */
const gistOptionsIn = keptWith((gist: HookContext): Options => {
  const sound = holdingIn(gist).filter(
    ({ mask, speaksAbout, carriesInnerLife, pattern }) =>
      (mask & OF_THE_TOPIC) === NP &&
      !(gist.topic.situations && OTHER_VIDEO.test(pattern.template)) &&
      speaksAbout &&
      !carriesInnerLife &&
      (pattern.weight ?? 1) >= SOUND_GIST,
  );
  return optionsOf(sound, gist, 0);
});
