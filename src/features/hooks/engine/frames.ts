/** The frames that a run has taken, by their content words. */

export class TakenFrames {
  count = 0;
  /** One bit per frame that has the word: a handful of looks tells what comparing with each frame would. */
  private readonly bearers = new Map<string, number>();

  add(frame: ReadonlySet<string>): void {
    for (const root of frame) this.bearers.set(root, (this.bearers.get(root) ?? 0) | (1 << this.count));
    this.count++;
  }

  /** Whether one of them has two of these words. */
  haveTwoOf(frame: ReadonlySet<string>): boolean {
    let once = 0;
    let twice = 0;
    for (const root of frame) {
      const bearers = this.bearers.get(root) ?? 0;
      twice |= once & bearers;
      once |= bearers;
    }
    return twice !== 0;
  }
}
