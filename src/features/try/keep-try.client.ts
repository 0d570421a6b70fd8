import { hc } from 'hono/client';
import type { Generated } from '#features/hooks/hooks.schema.ts';
import { ApiError, mutationResult } from '#platform/browser/api-responses.ts';
import { rememberTry } from './pending-try.client.ts';
import { type PendingTry, pendingTryIn } from './pending-try.ts';
import type { tryRoutes } from './try.routes.ts';

const { api } = hc<ReturnType<typeof tryRoutes>>('/');
const GENERIC_ERROR = 'Failed to keep your hooks';
const ASKED_MOST = 5;
const PAUSE_MS = 1000;

/** Keeps the ten of a try. Where another tab is just doing it, this one gets the same ten. */
export async function keepTry(tried: PendingTry): Promise<Generated> {
  for (let asked = 1; ; asked++) {
    try {
      return await mutationResult(api.try.keep.$post({ json: tried }), GENERIC_ERROR);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409 || asked === ASKED_MOST) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

/** The try that an address brings to a new account. What cannot be kept now is offered again on the dashboard. */
export function tryFromPath(path: string | null) {
  const tried = pendingTryIn(path);
  if (!tried) return null;
  const keep = async (userId: number): Promise<void> => {
    await keepTry(tried).catch(() => rememberTry(tried, userId));
  };
  return { topic: tried.topic, keep };
}
