/** One credit pays for one run of this many hooks. */
export const HOOKS_PER_RUN = 10;
