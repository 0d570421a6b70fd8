/** PostgreSQL's codes of refused writes. */
export const UNIQUE_VIOLATION = '23505';
/** The referenced row was deleted meanwhile, for example an account or a post. */
export const FOREIGN_KEY_VIOLATION = '23503';
