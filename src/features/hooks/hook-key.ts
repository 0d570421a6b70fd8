import { parseId } from '#platform/http/path-id.ts';

/** The key of a hook or a run. Ids are unique for all users, and the tables' keys begin with the user. */

export type HookKey = { userId: number; hookId: number };
export type RunKey = { userId: number; runId: number };

type User = { id: number };
type PathParams = { id: string };

/** The key of the hook in a call's path. */
export const hookKeyOf = (user: User, { id }: PathParams): HookKey => ({
  userId: user.id,
  hookId: parseId(id),
});

/** The key of the run in a call's path. */
export const runKeyOf = (user: User, { id }: PathParams): RunKey => ({ userId: user.id, runId: parseId(id) });
