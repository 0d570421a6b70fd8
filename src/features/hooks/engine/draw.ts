/** The frames that fit an input, in the order of one run's luck; made candidates of only as far as the run looks. */
import type { Candidate, SaidAs } from './candidates.ts';
import type { CompiledPattern } from './compile.ts';
import type { HookContext } from './context.ts';
import { fitIn } from './fit.ts';
import { SAID_APART } from './how-said.ts';
import type { Random } from './random.ts';
import { CLASSES, classOf, NEVER_USED } from './strictness.ts';
import { distasteOf } from './voice.ts';

/** Frames from this fit on are drawn alike. */
const STRONG = 1.4;
/** How much sooner the frames for a topic in two parts are looked at. */
const TWO_PARTS = 1.6;
const NONE: readonly string[] = [];
const IN_FULL: SaidAs = { short: false, brief: false };

/** Frames with how much each is wanted for an input: the same in every run, and so kept as long as the input is. */
export type Options = {
  context: HookContext;
  frames: readonly CompiledPattern[];
  /** How far each comes forward by its fit; chance does the rest. */
  strength: Float64Array;
  distaste: Float64Array;
  /** Where the frames of each class of fit stand. */
  byClass: readonly (readonly number[])[];
};

export function optionsOf(
  frames: readonly CompiledPattern[],
  context: HookContext,
  derivedSlots: number,
): Options {
  const strength = new Float64Array(frames.length);
  const distaste = new Float64Array(frames.length);
  const byClass: number[][] = CLASSES.map(() => []);
  const fitOf = fitIn(context, derivedSlots);
  frames.forEach((compiled, at) => {
    const fit = fitOf(compiled);
    // Squared, so that chance seldom puts a weak frame before a strong one that the user has not had; among strong
    // ones chance decides, so that two users with one topic seldom get the same hooks.
    // What says a long topic in two parts repeats least, and is seldom found among so many others.
    strength[at] = Math.min(fit, STRONG) ** 2 * ((compiled.mask & SAID_APART) === 0 ? 1 : TWO_PARTS);
    distaste[at] = distasteOf(compiled, context);
    byClass[classOf(fit)]?.push(at);
  });
  return { context, frames, strength, distaste, byClass };
}

/** What is drawn for an option that this run leaves out. */
const LEFT_OUT = -1;

const byPriority = (left: Candidate, right: Candidate): number =>
  left.priority < right.priority ? 1 : left.priority > right.priority ? -1 : 0;

/** What is drawn for some options, and those that were made candidates of. */
type Lot = { options: Options; priority: Float64Array; made: (Candidate | undefined)[] };

export class Draw {
  private readonly lots: Lot[] = [];
  private readonly ages: ReadonlyMap<string, number>;
  private readonly random: Random;

  /** `ages`: how many runs ago each pattern was used. */
  constructor(ages: ReadonlyMap<string, number>, random: Random) {
    this.ages = ages;
    this.random = random;
  }

  /** Draws for all of these that are taken, in their order. */
  add(options: Options, isTaken?: (compiled: CompiledPattern) => boolean): void {
    const { frames, strength } = options;
    const priority = new Float64Array(frames.length);
    for (let at = 0; at < frames.length; at++)
      priority[at] =
        !isTaken || isTaken(frames[at] as CompiledPattern)
          ? (strength[at] as number) * (0.4 + 1.2 * this.random())
          : LEFT_OUT;
    this.lots.push({ options, priority, made: new Array(frames.length) });
  }

  /** Those of one class of fit that are wanted and not taken yet, best luck first: most are never asked for. */
  ofClass(fitClass: number, wanted: (compiled: CompiledPattern) => boolean): Candidate[] {
    const found: Candidate[] = [];
    for (const { options, priority, made } of this.lots)
      for (const at of options.byClass[fitClass] ?? []) {
        if (priority[at] === LEFT_OUT || !wanted(options.frames[at] as CompiledPattern)) continue;
        let candidate = made[at];
        if (!candidate) {
          candidate = this.candidate(options, at, priority[at] as number);
          made[at] = candidate;
        }
        if (!candidate.chosen) found.push(candidate);
      }
    return found.sort(byPriority);
  }

  all(): Candidate[] {
    return CLASSES.flatMap((_, fitClass) => this.ofClass(fitClass, () => true)).sort(byPriority);
  }

  private candidate({ context, frames, distaste }: Options, at: number, priority: number): Candidate {
    const compiled = frames[at] as CompiledPattern;
    return {
      compiled,
      type: compiled.type,
      context,
      distaste: distaste[at] as number,
      age: this.ages.size === 0 ? NEVER_USED : (this.ages.get(compiled.pattern.id) ?? NEVER_USED),
      priority,
      text: null,
      grams: null,
      opener: '',
      phrases: NONE,
      tried: false,
      saidAs: IN_FULL,
      brief: false,
      clean: false,
      refused: 0,
      chosen: false,
      compared: 0,
      apart: true,
    };
  }
}
