/** What choosing a hook insists on, and gives up in order of importance. */

/** No pattern comes back within this many runs. */
export const REST_RUNS = 5;

/** What a step insists on. Later steps give up the less important things first. */
export type Strictness = {
  /** How many runs the pattern must have rested. */
  restedRuns: number;
  freshText: boolean;
  apart: boolean;
  quotas: boolean;
  opener: boolean;
};

const NEVER_USED = Number.POSITIVE_INFINITY;

export const STEPS: readonly Strictness[] = [
  { restedRuns: NEVER_USED, freshText: true, apart: true, quotas: true, opener: true },
  { restedRuns: NEVER_USED, freshText: true, apart: false, quotas: true, opener: true },
  { restedRuns: REST_RUNS, freshText: true, apart: true, quotas: true, opener: true },
  { restedRuns: REST_RUNS, freshText: true, apart: false, quotas: true, opener: true },
  { restedRuns: REST_RUNS, freshText: true, apart: false, quotas: false, opener: true },
  { restedRuns: REST_RUNS, freshText: true, apart: false, quotas: false, opener: false },
  { restedRuns: 2, freshText: true, apart: false, quotas: false, opener: false },
  { restedRuns: 0, freshText: true, apart: false, quotas: false, opener: false },
  { restedRuns: 0, freshText: false, apart: false, quotas: false, opener: false },
];

/** For who has had most frames: one that is new is worth more than another type. */
export const NEW_OF_ANY_TYPE: Strictness = {
  restedRuns: NEVER_USED,
  freshText: true,
  apart: false,
  quotas: false,
  opener: true,
};

/** The least fit of each class of frames: what readers almost always like, what they mostly like, and so on down. */
const CLASSES = [1.95, 1.75, 1.5, 0.95, 0] as const;

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
export const TIERS: readonly (readonly Tier[])[] = [
  [
    { freshType: true, fitClass: 0 },
    { freshType: true, fitClass: 1 },
    { freshType: false, fitClass: 0 },
    { freshType: true, fitClass: 2 },
    { freshType: false, fitClass: 1 },
    { freshType: false, fitClass: 2 },
  ],
  [
    { freshType: true, fitClass: 3 },
    { freshType: false, fitClass: 3 },
  ],
  [
    { freshType: true, fitClass: 4 },
    { freshType: false, fitClass: 4 },
  ],
];
