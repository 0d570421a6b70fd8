/** The hooks that would fit the next place of a run, and which of them to take. */
import { staysClean } from './candidate-text.ts';
import type { Candidate } from './candidates.ts';

/** Among how many fitting hooks the cheapest one is chosen. */
const CHOICE = 50;

const GIVEN = Number.POSITIVE_INFINITY;

/** Filled anew some eighty times a run: figures stand in arrays of their own, and nothing is made for each hook. */
export class Shortlist {
  private size = 0;
  private readonly candidates: Candidate[] = [];
  private readonly repeated = new Float64Array(CHOICE);
  private readonly costs = new Float64Array(CHOICE);

  clear(): void {
    this.size = 0;
  }

  /** Whether there is room for more. */
  add(candidate: Candidate, repeated: number, cost: number): boolean {
    this.candidates[this.size] = candidate;
    this.repeated[this.size] = repeated;
    this.costs[this.size] = cost;
    return ++this.size < CHOICE;
  }

  isEmpty(): boolean {
    return this.size === 0;
  }

  /** Where the cheapest stands that may be said, of those that were not given yet; -1 when there is none. */
  next(): number {
    for (;;) {
      let best = -1;
      for (let at = 0; at < this.size; at++)
        if (this.costs[at] !== GIVEN && (best < 0 || (this.costs[at] as number) < (this.costs[best] as number)))
          best = at;
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
