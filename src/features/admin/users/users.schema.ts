import { z } from 'zod';

/** What the calls about users accept. Plain zod, because the browser loads it too. */

const CREDITS = { error: 'Credits must be a whole number from 1 to 1000' };

export const creditsSchema = z.object(
  { credits: z.number(CREDITS).int(CREDITS).min(1, CREDITS).max(1000, CREDITS) },
  { error: 'The request must be a JSON object' },
);

/** The columns that the list can be sorted by. A minus in front means descending. */
const COLUMNS = ['id', 'first_name', 'email', 'status', 'credits', 'created_at'] as const;
export type UserColumn = (typeof COLUMNS)[number];
export type UserSort = UserColumn | `-${UserColumn}`;
export const USER_SORTS: readonly UserSort[] = COLUMNS.flatMap((column) => [column, `-${column}`] as const);
export const NEWEST_FIRST: UserSort = '-created_at';

export const MAX_USERS_PAGE = 500;
