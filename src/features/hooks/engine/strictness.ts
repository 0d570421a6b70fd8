/** What choosing a hook insists on, and gives up in order of importance. */

import { keptWith } from './memory.ts';

/** No pattern comes back within this many runs. */
export const REST_RUNS = 5;

/** What a step insists on. Later steps give up the less important things first. */
export type Strictness = {
  /** How many runs the pattern must have rested. */
  restedRuns: number;
  freshText: boolean;
  /** How far the hooks of a run keep apart: 2 by their frames and what they repeat of the topic, 1 by their frames, 0 not. */
  apart: 0 | 1 | 2;
  quotas: boolean;
  opener: boolean;
};

/** More runs than anybody has; a whole number, so that all ages are. */
export const NEVER_USED = 2 ** 30;

export const STEPS: readonly Strictness[] = [
  { restedRuns: NEVER_USED, freshText: true, apart: 2, quotas: true, opener: true },
  { restedRuns: NEVER_USED, freshText: true, apart: 1, quotas: true, opener: true },
  { restedRuns: NEVER_USED, freshText: true, apart: 0, quotas: true, opener: true },
  { restedRuns: REST_RUNS, freshText: true, apart: 1, quotas: true, opener: true },
  { restedRuns: REST_RUNS, freshText: true, apart: 0, quotas: true, opener: true },
  { restedRuns: REST_RUNS, freshText: true, apart: 0, quotas: false, opener: true },
  { restedRuns: REST_RUNS, freshText: true, apart: 0, quotas: false, opener: false },
  { restedRuns: 2, freshText: true, apart: 0, quotas: false, opener: false },
  { restedRuns: 0, freshText: true, apart: 0, quotas: false, opener: false },
  { restedRuns: 0, freshText: false, apart: 0, quotas: false, opener: false },
];

/** For who has had most frames: one that is new is worth more than another type. */
export const NEW_OF_ANY_TYPE: Strictness = {
  restedRuns: NEVER_USED,
  freshText: true,
  apart: 0,
  quotas: false,
  opener: true,
};

/** The least fit of each class of frames: what readers almost always like, what they mostly like, and so on down. */
export const CLASSES = [1.55, 1.25, 1, 0.75, 0] as const;

/** How good a frame is here, as a place in the list of classes: 0 is best. */
export function classOf(fit: number): number {
  return CLASSES.findIndex((least) => fit >= least);
}

/** Which frames are looked at together. */
export type Tier = {
  /** Of a type that the run has not had, or of one that it has. */
  freshType: boolean;
  fitClass: number;
};

/**
 * A strong frame of a type that is already there beats a weak one of a new type, within the limits on types; and one that
 * repeats a few words of the run beats a weak one that does not: so each group is tried in every step before the next.
 */
export const TIERS: readonly (readonly Tier[])[] = CLASSES.map((_, fitClass) => [
  { freshType: true, fitClass },
  { freshType: false, fitClass },
]);

/** Steps that differ only in how far hooks keep apart: among them a good frame comes before a weak one. */
export const chunks = keptWith((steps: readonly Strictness[]): readonly (readonly Strictness[])[] => {
  const found: Strictness[][] = [];
  for (const step of steps) {
    const last = found.at(-1)?.[0];
    const alike =
      last?.restedRuns === step.restedRuns &&
      last.freshText === step.freshText &&
      last.quotas === step.quotas &&
      last.opener === step.opener;
    if (alike) found.at(-1)?.push(step);
    else found.push([step]);
  }
  return found;
});
