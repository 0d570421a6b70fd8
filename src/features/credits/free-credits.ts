/**
 * How many credits are free. Copy, ledger and tests read it here, so that no text promises more than an account gets.
 */
export const FREE_CREDITS_AT_REGISTRATION = 5;
export const FREE_CREDITS_AT_CONFIRMATION = 5;
export const FREE_CREDITS_IN_ALL = FREE_CREDITS_AT_REGISTRATION + FREE_CREDITS_AT_CONFIRMATION;
