import { type AdminVariables, actorOf, requireAdmin } from '#features/account/admin-access/admin-sessions.ts';
import { recordAdminAction } from '#features/account/admin-access/record-action.ts';
import { notFound } from '#platform/http/errors.ts';
import { createApi, route } from '#platform/http/openapi.ts';
import { parseId } from '#platform/http/path-id.ts';
import type { Services } from '#platform/services.ts';
import { topicDoneContract, topicsContract } from './unanswered.contract.ts';
import { pageOfTopics, setTopicDone } from './unanswered.queries.ts';

/** Topics that users typed and the book did not answer, for its writers. */
export function unansweredRoutes(services: Services) {
  const { config, db } = services;
  return createApi<AdminVariables>()
    .openapi(route.get('/api/admin/book/unanswered', topicsContract, requireAdmin(services)), async (c) => {
      const { before = null } = c.req.valid('query');
      return c.json(await pageOfTopics(services, config.unansweredTopics, before), 200);
    })
    .openapi(
      route.post('/api/admin/book/unanswered/{id}/done', topicDoneContract, requireAdmin(services)),
      async (c) => {
        const id = parseId(c.req.valid('param').id);
        const { done } = c.req.valid('json');
        await db.transaction(async (tx) => {
          const changed = await setTopicDone(tx, id, done);
          if (changed === null) throw notFound();
          if (!changed) return;
          // The log names the topic only by its id, because the log is kept for good and the topic is not.
          await recordAdminAction(tx, {
            action: 'put topic away',
            ...actorOf(c, services),
            subject: `topic ${id}`,
            details: { done: done ? 'away' : 'back' },
          });
        });
        return c.body(null, 204);
      },
    );
}
