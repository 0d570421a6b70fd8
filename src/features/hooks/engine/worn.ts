/** Which phrases of topic and customer a run has said often enough. */
import { words } from './english/words.ts';
import { ONCE } from './value.ts';

/** How often a run may say one phrase: a long one is heard again sooner than a short one. */
function phraseLimit(phrase: string): number {
  if (phrase.startsWith(ONCE)) return 1;
  const n = words(phrase).length;
  return n > 3 ? 1 : 3;
}

/** Counts when a hook is taken, so that the hundreds that are looked at need only ask. */
export class WornPhrases {
  /** Slots of the topic of which every form has been said often enough. */
  slots = 0;
  private readonly times = new Map<string, number>();
  private readonly worn = new Set<string>();
  private readonly wornOut = new Set<string>();
  private readonly topicPhrases: ReadonlyMap<number, readonly string[]>;

  constructor(topicPhrases: ReadonlyMap<number, readonly string[]>) {
    this.topicPhrases = topicPhrases;
  }

  readonly isWorn = (phrase: string): boolean => this.worn.has(phrase);

  readonly isWornOut = (phrase: string): boolean => this.wornOut.has(phrase);

  wear(phrases: readonly string[]): void {
    for (const phrase of phrases) {
      const times = (this.times.get(phrase) ?? 0) + 1;
      this.times.set(phrase, times);
      const limit = phraseLimit(phrase);
      if (times >= limit) this.worn.add(phrase);
      if (times >= 2 * limit) this.wornOut.add(phrase);
    }
    if (phrases.some(this.isWorn))
      for (const [slot, forms] of this.topicPhrases) if (forms.every(this.isWorn)) this.slots |= slot;
  }
}
