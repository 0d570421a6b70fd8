/** The kinds of rewrites, which are free for a paid run. */
export const REWRITE_KINDS = ['again', 'shorter', 'softer', 'question'] as const;
export type RewriteKind = (typeof REWRITE_KINDS)[number];
export const MAX_REWRITES_PER_RUN = 10;
