/** What a run has taken: frames by their content words, and types. */
import { HOOK_TYPES } from '../hook-types.ts';

/** One number for each content word of any frame. */
const ROOTS = new Map<string, number>();

function rootNumber(root: string): number {
  const known = ROOTS.get(root) ?? ROOTS.size;
  ROOTS.set(root, known);
  return known;
}

export function rootNumbers(frame: ReadonlySet<string>): readonly number[] {
  return [...frame].map(rootNumber);
}

export class TakenFrames {
  count = 0;
  /** One bit per frame that has the word: a handful of looks tells what comparing with each frame would. */
  private readonly bearers = new Map<number, number>();

  add(roots: readonly number[]): void {
    for (const root of roots) this.bearers.set(root, (this.bearers.get(root) ?? 0) | (1 << this.count));
    this.count++;
  }

  /** Whether one of them has two of these words. */
  haveTwoOf(roots: readonly number[]): boolean {
    let once = 0;
    let twice = 0;
    for (let at = 0; at < roots.length; at++) {
      const bearers = this.bearers.get(roots[at] as number) ?? 0;
      twice |= once & bearers;
      once |= bearers;
    }
    return twice !== 0;
  }
}

/** With ten hooks and two repeats there are eight types at least. */
const MAX_REPEATED = 2;

export class TakenTypes {
  private readonly times = new Uint8Array(HOOK_TYPES.length);
  private repeats = 0;

  has(type: number): boolean {
    return this.times[type] !== 0;
  }

  /** Whether the run has room for one more; `insist`: on eight types. */
  haveRoomFor(type: number, insist: boolean): boolean {
    const times = this.times[type] as number;
    if (times === 0) return true;
    if (times >= 2) return !insist && times < 3;
    return !insist || this.repeats < MAX_REPEATED;
  }

  add(type: number): void {
    if (this.has(type)) this.repeats++;
    this.times[type] = (this.times[type] as number) + 1;
  }
}
