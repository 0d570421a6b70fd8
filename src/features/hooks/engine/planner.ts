/** Picks hooks one by one under quotas that it gives up in order of importance. */
import { MAX_REFUSED, textOf, topicPhrases } from './candidate-text.ts';
import { type Candidate, drawCandidates, type History, type SaidAs } from './candidates.ts';
import type { Choice } from './choice.ts';
import type { CompiledPattern } from './compile.ts';
import type { HookContext } from './context.ts';
import type { Draw } from './draw.ts';
import { type Limits, manner, SAID_APART, tellsWhere } from './how-said.ts';
import { LAST_RESORT } from './last-resort.ts';
import type { Pattern } from './pattern.ts';
import type { Random } from './random.ts';
import { type Grams, gramsOf, Said, textKey } from './said.ts';
import { Shortlist } from './shortlist.ts';
import { PARTS } from './slot-bits.ts';
import { carriesTopic } from './stems.ts';
import { chunks, REST_RUNS, STEPS, type Strictness, TIERS, type Tier } from './strictness.ts';
import { TakenFrames, TakenTypes } from './taken.ts';
import { costOf } from './voice.ts';
import { WornPhrases } from './worn.ts';

export type Scorer = (text: string) => number;
export type Chosen = { pattern: Pattern; text: string; carriesTopic: boolean; carriesCustomer: boolean };

export const RUN = 10;
export const MAX_WITHOUT_TOPIC = 2;
/** Who has had so many runs has had most frames, and the rest must last. */
export const MANY_RUNS = 10;
const MAX_WITH_CUSTOMER = 6;
/** A long topic is said in full this often before its short form stands in. */
const FULL_TOPICS = 3;
/** How many hooks of a run may say the topic in a brief form, or its gist: the others say what was typed. */
const MAX_BRIEF = 5;
/** Two hooks that repeat about as much of the run. */
const TIE = 0.02;
/** How often the ranker breaks a tie in a run: rating is the dearest step. */
const MAX_TIES = 3;

/** Thirteen words a hook are the limit on average; what goes beyond this is paid for. */
const MEAN_WORDS = 12.9;
/** Abroad a topic is said as one clause, and the longest frame would always repeat least: there it is dearer. */
const ABROAD = 3;

const NOTHING: ReadonlySet<number> = new Set();

type Wanted = (compiled: CompiledPattern) => boolean;

/** Candidates of a class of fit, in the order in which they are tried. */
type Pool = (fitClass: number) => readonly Candidate[];

export class Planner {
  readonly chosen: Chosen[] = [];
  withCustomer = 0;
  private ties = 0;
  private withoutTopic = 0;
  private brief = 0;
  private gists = 0;
  private parts = 0;
  private apart = 0;
  private readonly most: Limits;
  private readonly texts = new Set<string>();
  private readonly openers = new Set<string>();
  private readonly types = new TakenTypes();
  private readonly frames = new TakenFrames();
  private readonly said = new Said();
  private readonly worn: WornPhrases;
  private readonly draw: Draw;
  private readonly known: ReadonlySet<number>;
  private readonly readable: boolean;
  private readonly runs: number;
  readonly topicNamesThem: boolean;
  readonly audienceSaysTopic: boolean;
  /** Slots of troubles and wishes that all speak of the topic. */
  private readonly topicalSlots: number;
  private readonly shortTopic: 'always' | 'later' | 'never';
  private readonly context: HookContext;
  private readonly shortlist = new Shortlist();
  private readonly pick: Choice['pick'];
  private readonly score: Scorer | null;

  constructor(context: HookContext, history: History, random: Random, score: Scorer | null) {
    this.context = context;
    this.pick = (length) => Math.floor(random() * length);
    this.score = score;
    this.draw = drawCandidates(context, history, random);
    this.known = new Set(history.hooks.map(textKey));
    this.readable = context.topic.shape !== 'opaque' && !context.topic.borrowed;
    this.runs = history.patternIds.length;
    const { audienceSaysTopic, topicNamesThem, topicalSlots, shortTopic, most } = manner(context);
    this.audienceSaysTopic = audienceSaysTopic;
    this.topicNamesThem = topicNamesThem;
    this.topicalSlots = topicalSlots;
    this.shortTopic = shortTopic;
    this.most = most;
    this.worn = new WornPhrases(topicPhrases(context));
  }

  /** "Recovering people pleasers" says what a video about people pleasing is about. */
  saysTopic(compiled: CompiledPattern): boolean {
    return compiled.carriesTopic || (this.audienceSaysTopic && compiled.slots.has('aud'));
  }

  /** So does "you feel bloated" beside bloating: such a trouble need not be counted as leaving the topic. */
  troubleSaysTopic({ mask }: CompiledPattern): boolean {
    return (mask & this.topicalSlots) !== 0;
  }

  private leavesTopic(compiled: CompiledPattern): boolean {
    return !this.saysTopic(compiled) && !this.troubleSaysTopic(compiled);
  }

  private quotasFit({ compiled }: Candidate): boolean {
    if (this.readable && this.leavesTopic(compiled) && !this.mayLeaveTopic(compiled)) return false;
    return !compiled.carriesCustomer || this.withCustomer < MAX_WITH_CUSTOMER;
  }

  /** What hurts the customer may stand alone twice; "moms, save this" once; what fits every video only late. */
  private mayLeaveTopic({ carriesInnerLife, carriesCustomer }: CompiledPattern): boolean {
    if (this.withoutTopic >= MAX_WITHOUT_TOPIC) return false;
    if (carriesInnerLife || this.runs >= MANY_RUNS) return true;
    return this.withoutTopic === 0 && (carriesCustomer || this.runs >= REST_RUNS);
  }

  /** Two frames of one run may not share two content words. Asked again only when the run has taken another one. */
  private standsApart(candidate: Candidate): boolean {
    if (candidate.apart && candidate.compared < this.frames.count) {
      candidate.compared = this.frames.count;
      candidate.apart = !this.frames.haveTwoOf(candidate.compiled.frameRoots);
    }
    return candidate.apart;
  }

  private fits(candidate: Candidate, step: Strictness): boolean {
    if (candidate.chosen || candidate.refused >= MAX_REFUSED || candidate.age < step.restedRuns) return false;
    if (!this.types.haveRoomFor(candidate.type, step.quotas)) return false;
    if (step.quotas && !this.quotasFit(candidate)) return false;
    const { opener, mask } = candidate.compiled;
    if (step.opener && opener !== null && this.openers.has(opener)) return false;
    const ofGist = candidate.context !== this.context;
    if (
      (ofGist && (this.gists >= this.most.gists || this.brief >= MAX_BRIEF)) ||
      ((mask & PARTS) !== 0 && this.parts + this.gists >= this.most.parts) ||
      (this.context.gist && this.hasTaken(candidate))
    )
      return false;
    if ((mask & SAID_APART) !== 0 && this.apart >= this.most.apart) return false;
    if (step.apart === 0) return true;
    return (step.apart === 1 || ofGist || (mask & this.worn.slots) === 0) && this.standsApart(candidate);
  }

  /** The same frame said of the gist, or of the whole. */
  private hasTaken({ compiled }: Candidate): boolean {
    return this.chosen.some(({ pattern }) => pattern === compiled.pattern);
  }

  /** Whom a method is for is said in full where nobody is named, and those who are come first. */
  private isLate(): boolean {
    const { method, brief } = this.context.topic;
    return this.chosen.length - this.withoutTopic >= (method && !brief ? 2 * FULL_TOPICS : FULL_TOPICS);
  }

  /** How the topic is said at this point of the run. */
  private saidAs(): SaidAs {
    const late = this.isLate();
    const short = this.shortTopic === 'always' || (this.shortTopic === 'later' && late);
    return { short, brief: late && this.context.topic.brief !== undefined && this.brief < MAX_BRIEF };
  }

  private textFor(candidate: Candidate, step: Strictness, saidAs: SaidAs): string | null {
    if (!step.freshText) candidate.tried = false;
    const text = textOf(candidate, step.freshText ? this.known : NOTHING, saidAs, this.pick);
    if (text === null || (step.opener && this.openers.has(candidate.opener))) return null;
    if (step.apart === 2 && candidate.phrases.some(this.worn.isWorn)) return null;
    if (step.apart === 1 && candidate.phrases.some(this.worn.isWornOut)) return null;
    if (this.readable && tellsWhere(candidate.compiled) && this.withoutTopic > 0 && !this.isSaid(text))
      return null;
    return this.texts.has(text) ? null : text;
  }

  private isSaid(text: string): boolean {
    return carriesTopic(text, this.context.topic.clean);
  }

  /** By how many words the run would be longer than it should be on average. */
  private overrun(grams: Grams): number {
    const beyond = this.said.wordsWith(grams) - MEAN_WORDS * (this.chosen.length + 1);
    return Math.max(0, beyond) * (this.context.topic.language ? ABROAD : 1);
  }

  /** Lists the first few that fit, with what each repeats of what the run has said. */
  private list(pool: Pool, step: Strictness, { freshType, fitClass }: Tier): Shortlist {
    const saidAs = this.saidAs();
    this.shortlist.clear(this.score && this.ties < MAX_TIES ? 2 : 1);
    for (const candidate of pool(fitClass)) {
      if (this.types.has(candidate.type) === freshType || candidate.distaste > this.shortlist.bar) continue;
      if (!this.fits(candidate, step)) continue;
      const text = this.textFor(candidate, step, saidAs);
      if (text === null) continue;
      candidate.grams ??= gramsOf(text);
      const repeated = this.said.share(candidate.grams);
      const cost = costOf(candidate.distaste, repeated, this.overrun(candidate.grams));
      if (!this.shortlist.add(candidate, repeated, cost)) break;
    }
    return this.shortlist;
  }

  /** The one that repeats least; with a ranker, the better headline of the best two. */
  private next(pool: Pool, step: Strictness, tiers: readonly Tier[]): Candidate | null {
    for (const tier of tiers) {
      for (let list = this.list(pool, step, tier); !list.isEmpty(); list = this.list(pool, step, tier)) {
        const first = list.next();
        if (first < 0) continue;
        const best = list.at(first);
        const other = this.score && this.ties < MAX_TIES ? list.next() : -1;
        if (!this.score || other < 0 || list.repeatedBy(other) - list.repeatedBy(first) >= TIE) return best;
        this.ties++;
        const second = list.at(other);
        return this.score(second.text ?? '') > this.score(best.text ?? '') ? second : best;
      }
    }
    return null;
  }

  private take(candidate: Candidate): void {
    const text = candidate.text ?? '';
    const { pattern, carriesCustomer, frameRoots, type } = candidate.compiled;
    // "if you keep hearing your iron is low" speaks of iron foods, though another trouble of theirs would not.
    const topical = carriesCustomer && this.isSaid(text);
    const withTopic = tellsWhere(candidate.compiled)
      ? this.isSaid(text)
      : topical || !this.leavesTopic(candidate.compiled);
    candidate.chosen = true;
    this.chosen.push({ pattern, text, carriesTopic: withTopic, carriesCustomer });
    if (!withTopic) this.withoutTopic++;
    if (carriesCustomer) this.withCustomer++;
    const ofGist = candidate.context !== this.context;
    if (candidate.brief || ofGist) this.brief++;
    if ((candidate.compiled.mask & PARTS) !== 0) this.parts++;
    if (ofGist) this.gists++;
    if ((candidate.compiled.mask & SAID_APART) !== 0) this.apart++;
    this.texts.add(text);
    this.openers.add(candidate.opener);
    this.types.add(type);
    this.frames.add(frameRoots);
    this.said.add(candidate.grams ?? gramsOf(text));
    this.worn.wear(candidate.phrases);
  }

  /** Adds up to `count` hooks that are wanted, within these steps; `withoutTopic` limits how many the run may have. */
  add(
    count: number,
    wanted: Wanted,
    steps: readonly Strictness[],
    withoutTopic = RUN,
    tiers: readonly (readonly Tier[])[] = TIERS,
  ): void {
    if (count <= 0 || this.chosen.length >= RUN) return;
    const pools: (readonly Candidate[] | undefined)[] = [];
    const pool: Pool = (fitClass) => {
      pools[fitClass] ??= this.draw.ofClass(fitClass, wanted);
      return pools[fitClass];
    };
    let left = Math.min(count, withoutTopic === RUN ? count : withoutTopic - this.withoutTopic);
    const late = this.isLate();
    for (const alike of chunks(steps))
      for (const group of tiers)
        for (const step of alike)
          while (left > 0 && this.chosen.length < RUN) {
            const found = this.next(pool, step, group);
            if (!found) break;
            this.take(found);
            left--;
            // From now on the topic is said in short: better frames than this one may have room for it again.
            if (!late && this.isLate()) {
              this.add(left, wanted, steps, withoutTopic, tiers);
              left = 0;
            }
          }
  }

  /** Always ten, whatever was in the way. */
  finish(): void {
    this.add(RUN, () => true, STEPS);
    for (const pattern of LAST_RESORT.slice(0, RUN - this.chosen.length))
      this.chosen.push({ pattern, text: pattern.template, carriesTopic: false, carriesCustomer: false });
  }
}
