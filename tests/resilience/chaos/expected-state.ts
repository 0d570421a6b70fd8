/** What the product has acknowledged, and what it may have done because its answer was lost. */
export type ExpectedState = {
  registered: Set<string>;
  /** Ids of the hooks in answers, by user. */
  hooks: Map<number, Set<number>>;
  /** Checkouts whose payment was acknowledged. */
  paid: Set<string>;
  /** Favorites of the last answer, or null if an answer was lost. */
  favorites: Map<number, boolean | null>;
  /** Credits granted by an admin, by user: acknowledged, and requested without an answer. */
  grants: Map<number, { sure: number; perhaps: number }>;
  /** Idempotency keys of generates, by user. The product may charge each once, never more. */
  keys: Map<number, number>;
  /** Mails that registrations must send. */
  findings: string[];
  counts: Counts;
};

export type Counts = {
  requests: number;
  right: number;
  /** Refused for the moment with a message: 503, or 502 if a run was released. */
  unavailable: number;
  /** Refused because of the request: no credits left, or one still being written. */
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
