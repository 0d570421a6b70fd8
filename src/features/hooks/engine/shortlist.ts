/** The hooks that would fit the next place of a run, and which of them to take. */
import { staysClean } from './candidate-text.ts';
import type { Candidate } from './candidates.ts';

/** Among how many fitting hooks the cheapest one is chosen. */
const CHOICE = 50;

const NONE = Number.POSITIVE_INFINITY;
const GIVEN = NONE;

/** Filled anew some eighty times a run: figures stand in arrays of their own, and nothing is made for each hook. */
export class Shortlist {
  private size = 0;
  private readonly candidates: Candidate[] = [];
  private readonly repeated = new Float64Array(CHOICE);
  private readonly costs = new Float64Array(CHOICE);
  private lowest = NONE;
  private second = NONE;
  private best = 1;

  /** Begins anew; `best`: how many of the cheapest are asked for, one or two. */
  clear(best: 1 | 2): void {
    this.size = 0;
    this.best = best;
    this.lowest = NONE;
    this.second = NONE;
  }

  /** What costs more is not asked for, and need not even be filled to see what it repeats. */
  get bar(): number {
    return this.best === 1 ? this.lowest : this.second;
  }

  /** Whether there is room for more. */
  add(candidate: Candidate, repeated: number, cost: number): boolean {
    this.candidates[this.size] = candidate;
    this.repeated[this.size] = repeated;
    this.costs[this.size] = cost;
    if (cost < this.lowest) {
      this.second = this.lowest;
      this.lowest = cost;
    } else if (cost < this.second) this.second = cost;
    return ++this.size < CHOICE;
  }

  isEmpty(): boolean {
    return this.size === 0;
  }

  /**
   * Where the cheapest stands that may be said, of those that were not given yet; -1 when there is none. Beyond the bar
   * others may be missing: they are listed again, now that those below it may not be said.
   */
  next(): number {
    const { bar } = this;
    for (;;) {
      let best = -1;
      for (let at = 0; at < this.size; at++) {
        const cost = this.costs[at] as number;
        if (cost !== GIVEN && cost <= bar && (best < 0 || cost < (this.costs[best] as number))) best = at;
      }
      if (best < 0) return best;
      this.costs[best] = GIVEN;
      if (staysClean(this.at(best))) return best;
    }
  }

  at(place: number): Candidate {
    return this.candidates[place] as Candidate;
  }

  repeatedBy(place: number): number {
    return this.repeated[place] as number;
  }
}
