/** Ways to have a hook rewritten, free for a run that was spent. */
export const REWRITES = ['again', 'shorter', 'softer', 'question'] as const;
export type Rewrite = (typeof REWRITES)[number];
export const REWRITES_A_RUN = 10;
