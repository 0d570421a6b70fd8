/** The views of a filmed hook. */
export type Result = { type: string; views: number };

/** With fewer results than this, nothing is learned from them. */
export const MIN_RESULTS = 8;
