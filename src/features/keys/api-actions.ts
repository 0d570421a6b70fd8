import type { User } from '#features/account/user.schema.ts';
import type { Generator } from '#features/hooks/generate/generate.ts';
import { listHooks, type Page, setFavorite } from '#features/hooks/hooks.queries.ts';
import type { GenerateInput } from '#features/hooks/hooks.schema.ts';
import { listShots } from '#features/workspace/shots/shots.queries.ts';
import { addShot, removeShot } from '#features/workspace/shots/shots.ts';
import type { WorkspaceMetrics } from '#features/workspace/workspace-metrics.ts';
import { notFound } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';

export type ApiActions = ReturnType<typeof createApiActions>;

/** What API keys and assistants can do: the same as the screens, under the same limits. */
export function createApiActions(services: Services, generator: Generator, metrics: WorkspaceMetrics) {
  const { db, fromReplica, limits } = services;
  return {
    async write(user: User, input: GenerateInput, idempotencyKey: string | null) {
      await limits.consume('generate', user.id);
      const { finished } = await generator.begin({ ...input, user, idempotencyKey }, () => {});
      const { hooks, hook_credits: runs_left } = await finished;
      return { hooks, runs_left };
    },
    /** `next` is the `before` of the next page. */
    async page(userId: number, { limit, ...page }: Page) {
      const longerPage = { ...page, limit: limit + 1 };
      const rows = await fromReplica(({ pool }) => listHooks(pool, userId, longerPage));
      const hooks = rows.slice(0, limit);
      return { hooks, next: rows.length > limit ? (hooks.at(-1)?.id ?? null) : null };
    },
    async favorite(userId: number, hookId: number, favorite: boolean) {
      const hook = await setFavorite(db, { userId, hookId }, favorite);
      if (!hook) throw notFound();
      return hook;
    },
    shots: (userId: number) => listShots(db, userId),
    async addShot(userId: number, shot: { hookId: number; position?: number }) {
      const shots = await addShot(db, userId, shot);
      metrics.actions.inc({ action: 'shot added' });
      return shots;
    },
    removeShot: (userId: number, hookId: number) => removeShot(db, { userId, hookId }),
  };
}
