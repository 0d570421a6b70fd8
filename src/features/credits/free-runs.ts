/**
 * The numbers of free runs. Copy, ledger and tests read them here, so that no text promises more than an account gets.
 */
export const FREE_RUNS_AT_REGISTRATION = 5;
export const FREE_RUNS_AT_CONFIRMATION = 5;
export const FREE_RUNS_IN_ALL = FREE_RUNS_AT_REGISTRATION + FREE_RUNS_AT_CONFIRMATION;
