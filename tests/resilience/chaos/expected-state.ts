/** What the product has acknowledged, and what it may or may not have done because its answer never came. */
export type ExpectedState = {
  registered: Set<string>;
  /** Ids of hooks that were answered, by user. */
  hooks: Map<number, Set<number>>;
  /** Checkouts whose payment was answered. */
  paid: Set<string>;
  /** Favorites as last answered; null when an answer was lost. */
  favorites: Map<number, boolean | null>;
  /** Runs given by an admin, by user: answered, and asked for without an answer. */
  grants: Map<number, { sure: number; perhaps: number }>;
  /** Keys of generates, by user: the product may charge once for each, never more. */
  keys: Map<number, number>;
  /** Mails that were promised: of registrations. */
  findings: string[];
  counts: Counts;
};

export type Counts = {
  requests: number;
  /** Done as asked. */
  right: number;
  /** Refused in words, for the moment: 503, or 502 where a run was given back. */
  unavailable: number;
  /** Refused because of what was asked: no runs left, one still being written. */
  refused: number;
  /** The connection broke before the answer. */
  broken: number;
};

export const noCounts = (): Counts => ({ requests: 0, right: 0, unavailable: 0, refused: 0, broken: 0 });

export function openExpectedState(): ExpectedState {
  return {
    registered: new Set(),
    hooks: new Map(),
    paid: new Set(),
    favorites: new Map(),
    grants: new Map(),
    keys: new Map(),
    findings: [],
    counts: noCounts(),
  };
}
