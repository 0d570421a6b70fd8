/** Picks hooks one by one under quotas that it gives up in order of importance. */
import {
  type Candidate,
  findCandidates,
  type History,
  normalText,
  openerOf,
  REST_RUNS,
  textOf,
} from './candidates.ts';
import type { CompiledPattern } from './compile.ts';
import type { HookContext } from './context.ts';
import { words } from './english/words.ts';
import { LAST_RESORT } from './last-resort.ts';
import { carriesTopic } from './metrics.ts';
import type { Pattern } from './pattern.ts';
import type { Random } from './random.ts';
import { Said } from './said.ts';
import { contentStems } from './stems.ts';

export type Scorer = (text: string) => number;
export type Chosen = { pattern: Pattern; text: string; carriesTopic: boolean; carriesCustomer: boolean };

export const RUN = 10;
const MAX_WITHOUT_TOPIC = 2;
const MAX_WITH_CUSTOMER = 6;
/** With ten hooks and two repeats there are eight types at least. */
const MAX_REPEATED_TYPES = 2;
/** A long topic is said in full this often before its short form stands in. */
const FULL_TOPICS = 3;
/** Among how many fitting hooks the least repetitive one is chosen. */
const CHOICE = 5;
/** How often the ranker breaks a tie in a run: rating is the dearest step. */
const MAX_TIES = 4;

/** What a step insists on. Later steps give up the less important things first. */
type Strictness = {
  freshPattern: 'never used' | 'rested' | 'not just now' | 'any';
  freshText: boolean;
  apart: boolean;
  quotas: boolean;
  opener: boolean;
};

export const STEPS: readonly Strictness[] = [
  { freshPattern: 'never used', freshText: true, apart: true, quotas: true, opener: true },
  { freshPattern: 'rested', freshText: true, apart: true, quotas: true, opener: true },
  { freshPattern: 'rested', freshText: true, apart: false, quotas: true, opener: true },
  { freshPattern: 'rested', freshText: true, apart: false, quotas: false, opener: true },
  { freshPattern: 'rested', freshText: true, apart: false, quotas: false, opener: false },
  { freshPattern: 'not just now', freshText: true, apart: false, quotas: false, opener: false },
  { freshPattern: 'any', freshText: true, apart: false, quotas: false, opener: false },
  { freshPattern: 'any', freshText: false, apart: false, quotas: false, opener: false },
];

/** A long topic is said in full a few times, then by its core; one that names the audience only by its core. */
function prefersShort({ topic, customer }: HookContext): 'always' | 'later' | 'never' {
  const text = topic.np?.text ?? '';
  const core = topic.np?.core ?? '';
  const tail = contentStems(text.slice(core.length));
  const named = customer.audiences.some((audience) =>
    [...contentStems(audience.core)].some((root) => tail.has(root)),
  );
  if (named) return 'always';
  const longest = [text, topic.verb?.full ?? '', topic.wh?.text ?? ''].map((form) => words(form).length);
  return Math.max(...longest) > 4 ? 'later' : 'never';
}

/** How often a run may say one phrase: a long one is heard again sooner than a short one. */
function phraseLimit(phrase: string): number {
  const n = words(phrase).length;
  return n > 3 ? 3 : 5;
}

type Fitting = readonly [candidate: Candidate, text: string, repeated: number];
type Wanted = (candidate: Candidate) => boolean;

export class Planner {
  readonly chosen: Chosen[] = [];
  private ties = 0;
  private readonly ids = new Set<string>();
  private readonly openers = new Set<string>();
  private readonly types = new Map<string, number>();
  private readonly frames: ReadonlySet<string>[] = [];
  private readonly said = new Said();
  private readonly phrases = new Map<string, number>();
  private readonly candidates: Candidate[];
  private readonly known: Set<string>;
  private readonly readable: boolean;
  private readonly audienceSaysTopic: boolean;
  private readonly shortTopic: 'always' | 'later' | 'never';
  private readonly context: HookContext;
  private readonly random: Random;
  private readonly score: Scorer | null;

  constructor(context: HookContext, history: History, random: Random, score: Scorer | null) {
    this.context = context;
    this.random = random;
    this.score = score;
    this.candidates = findCandidates(context, history, random);
    this.known = new Set(history.hooks.map(normalText));
    this.readable = context.topic.shape !== 'opaque';
    const specific = context.customer.audiences.filter((audience) => audience.specific);
    this.audienceSaysTopic =
      specific.length > 0 && specific.every((audience) => carriesTopic(audience.core, context.topic.clean));
    this.shortTopic = prefersShort(context);
  }

  withCustomer(): number {
    return this.count((hook) => hook.carriesCustomer);
  }

  private count(test: (hook: Chosen) => boolean): number {
    return this.chosen.filter(test).length;
  }

  private typeFits(candidate: Candidate, insist: boolean): boolean {
    const seen = this.types.get(candidate.compiled.pattern.type) ?? 0;
    if (seen === 0) return true;
    if (seen >= 2) return !insist && seen < 3;
    return !insist || this.chosen.length - this.types.size < MAX_REPEATED_TYPES;
  }

  /** "Recovering people pleasers" says what a video about people pleasing is about. */
  saysTopic(compiled: CompiledPattern): boolean {
    return compiled.carriesTopic || (this.audienceSaysTopic && compiled.slots.has('aud'));
  }

  private quotasFit({ compiled }: Candidate): boolean {
    if (
      this.readable &&
      !this.saysTopic(compiled) &&
      this.count((hook) => !hook.carriesTopic) >= MAX_WITHOUT_TOPIC
    )
      return false;
    return !(compiled.carriesCustomer && this.count((hook) => hook.carriesCustomer) >= MAX_WITH_CUSTOMER);
  }

  /** Two frames of one run may not share two content words. */
  private standsApart({ compiled }: Candidate): boolean {
    return this.frames.every((frame) => {
      let shared = 0;
      for (const root of compiled.frame) if (frame.has(root)) shared++;
      return shared < 2;
    });
  }

  private fits(candidate: Candidate, step: Strictness): boolean {
    const { pattern } = candidate.compiled;
    if (this.ids.has(pattern.id)) return false;
    if (step.freshPattern === 'never used' && candidate.age !== Number.POSITIVE_INFINITY) return false;
    if (step.freshPattern === 'rested' && candidate.age < REST_RUNS) return false;
    if (step.freshPattern === 'not just now' && candidate.age < 2) return false;
    if (!this.typeFits(candidate, step.quotas)) return false;
    if (step.quotas && !this.quotasFit(candidate)) return false;
    return !step.apart || this.standsApart(candidate);
  }

  private textFor(candidate: Candidate, step: Strictness): string | null {
    const short =
      this.shortTopic === 'always' ||
      (this.shortTopic === 'later' && this.count((hook) => hook.carriesTopic) >= FULL_TOPICS);
    if (!step.freshText) candidate.tried = false;
    const text = textOf(candidate, this.context, step.freshText ? this.known : new Set(), short, this.random);
    if (text === null || (step.opener && this.openers.has(candidate.opener))) return null;
    const worn = (phrase: string) => (this.phrases.get(phrase) ?? 0) >= phraseLimit(phrase);
    if (step.apart && candidate.phrases.some(worn)) return null;
    return this.chosen.some((hook) => hook.text === text) ? null : text;
  }

  /**
   * Of the first few that fit, the one that repeats least of what the run has said; with a ranker, the better
   * headline of the best two. Unused types come first.
   */
  private next(wanted: Wanted, step: Strictness): readonly [Candidate, string] | null {
    for (const freshType of [true, false]) {
      const fitting: Fitting[] = [];
      for (const candidate of this.candidates) {
        if (this.types.has(candidate.compiled.pattern.type) === freshType) continue;
        if (!wanted(candidate) || !this.fits(candidate, step)) continue;
        const text = this.textFor(candidate, step);
        if (text === null) continue;
        fitting.push([candidate, text, this.said.share(text)]);
        if (fitting.length >= CHOICE) break;
      }
      fitting.sort((left, right) => left[2] - right[2]);
      const [best, second] = fitting;
      if (best && second && this.score && this.ties < MAX_TIES) {
        this.ties++;
        return this.score(second[1]) > this.score(best[1]) ? [second[0], second[1]] : [best[0], best[1]];
      }
      if (best) return [best[0], best[1]];
    }
    return null;
  }

  private take(candidate: Candidate, text: string): void {
    const { pattern, carriesCustomer, frame } = candidate.compiled;
    this.chosen.push({ pattern, text, carriesTopic: this.saysTopic(candidate.compiled), carriesCustomer });
    this.ids.add(pattern.id);
    this.openers.add(openerOf(text));
    this.types.set(pattern.type, (this.types.get(pattern.type) ?? 0) + 1);
    this.frames.push(frame);
    this.said.add(text);
    for (const phrase of candidate.phrases) this.phrases.set(phrase, (this.phrases.get(phrase) ?? 0) + 1);
  }

  /** Adds up to `count` hooks that are wanted, within these steps. */
  add(count: number, wanted: Wanted, steps: readonly Strictness[]): void {
    for (const step of steps) {
      while (count > 0 && this.chosen.length < RUN) {
        const found = this.next(wanted, step);
        if (!found) break;
        this.take(found[0], found[1]);
        count--;
      }
    }
  }

  /** Always ten, whatever was in the way. */
  finish(): void {
    this.add(RUN, () => true, STEPS);
    for (const pattern of LAST_RESORT) {
      if (this.chosen.length >= RUN) return;
      if (this.ids.has(pattern.id)) continue;
      this.chosen.push({ pattern, text: pattern.template, carriesTopic: false, carriesCustomer: false });
    }
  }
}
