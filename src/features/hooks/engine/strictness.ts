/** What choosing a hook insists on, and gives up in order of importance. */
import { REST_RUNS } from './candidates.ts';

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

/** Which frames are looked at together. */
export type Tier = {
  /** Of a type that the run has not had, or of one that it has. */
  freshType: boolean;
  from: number;
  below: number;
};

/** A strong frame of a type that is already there beats a weak one of a new type, within the limits on types. */
export const TIERS: readonly Tier[] = [
  { freshType: true, from: 1.9, below: NEVER_USED },
  { freshType: true, from: 1.5, below: 1.9 },
  { freshType: false, from: 1.9, below: NEVER_USED },
  { freshType: false, from: 1.5, below: 1.9 },
  { freshType: true, from: 0.95, below: 1.5 },
  { freshType: false, from: 0.95, below: 1.5 },
  { freshType: true, from: 0, below: 0.95 },
  { freshType: false, from: 0, below: 0.95 },
];
