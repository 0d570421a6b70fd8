import { hc } from 'hono/client';
import type { Generated } from '#features/hooks/hooks.schema.ts';
import { ApiError, mutationResult } from '#platform/browser/api-responses.ts';
import { rememberTry } from './pending-try.client.ts';
import { type PendingTry, pendingTryIn } from './pending-try.ts';
import type { tryRoutes } from './try.routes.ts';

const { api } = hc<ReturnType<typeof tryRoutes>>('/');
const GENERIC_ERROR = 'Failed to keep your hooks';
const MAX_ATTEMPTS = 5;
const PAUSE_MS = 1000;

/** Keeps the ten hooks of a try. If another tab is doing it already, this one gets the same hooks. */
export async function keepTry({ theme: version, ...shownTry }: PendingTry): Promise<Generated> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await mutationResult(api.try.keep.$post({ json: { ...shownTry, version } }), GENERIC_ERROR);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409 || attempt === MAX_ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

/** The try in the path that leads to a new account. If it cannot be kept now, the dashboard offers it again. */
export function tryFromPath(path: string | null) {
  const pendingTry = pendingTryIn(path);
  if (!pendingTry) return null;
  const keep = async (userId: number): Promise<void> => {
    await keepTry(pendingTry).catch(() => rememberTry(pendingTry, userId));
  };
  return { topic: pendingTry.topic, keep };
}
