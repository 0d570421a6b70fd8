/** How a filmed hook did. */
export type Result = { type: string; views: number };

/** Fewer results than this say nothing. */
export const LEAST_RESULTS = 8;
