/**
 * The numbers behind every "free" in the product. Copy, ledger and tests read them here,
 * so that no sentence can promise what an account does not get.
 */
export const HOOKS_PER_RUN = 10;
export const FREE_RUNS_AT_REGISTRATION = 5;
export const FREE_RUNS_AT_CONFIRMATION = 5;
export const FREE_RUNS_IN_ALL = FREE_RUNS_AT_REGISTRATION + FREE_RUNS_AT_CONFIRMATION;
