import { parseId } from '#platform/http/path-id.ts';

/** What finds a hook or a run: their ids count from one for all users, and their keys begin with the user. */

export type HookKey = { userId: number; hookId: number };
export type RunKey = { userId: number; runId: number };

type User = { id: number };
type PathParams = { id: string };

/** The hook that the path of a call names. */
export const hookKeyOf = (user: User, { id }: PathParams): HookKey => ({
  userId: user.id,
  hookId: parseId(id),
});

/** The run that the path of a call names. */
export const runKeyOf = (user: User, { id }: PathParams): RunKey => ({ userId: user.id, runId: parseId(id) });
