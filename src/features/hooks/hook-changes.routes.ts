import { guarded } from '#features/account/requests.ts';
import { notFound } from '#platform/http/errors.ts';
import { createApi } from '#platform/http/openapi.ts';
import { idOf } from '#platform/http/path-id.ts';
import type { Services } from '#platform/services.ts';
import { deleteHook, deleteRun, listDeleted, restoreHook, restoreRun } from './deleted-hooks.ts';
import {
  deletedRoute,
  deleteRoute,
  deleteRunRoute,
  editRoute,
  restoreRoute,
  restoreRunRoute,
  rewriteRoute,
  showVersionRoute,
  versionsRoute,
} from './hook-changes.contract.ts';
import type { Rewriter } from './rewrite.ts';
import { editHook, listVersions, showVersion } from './versions.queries.ts';

export function hookChangeRoutes(services: Services, rewrite: Rewriter) {
  const { db, limits } = services;

  return createApi()
    .openapi(guarded(editRoute, services), async (c) => {
      const userId = c.get('user').id;
      const { generated_hook } = c.req.valid('json');
      await limits.take('changeHook', userId);
      const place = { userId, hookId: idOf(c.req.valid('param').id) };
      return c.json(found(await editHook(db, place, generated_hook)), 200);
    })
    .openapi(guarded(rewriteRoute, services), async (c) => {
      const user = c.get('user');
      await limits.take('rewriteHook', user.id);
      return c.json(await rewrite(user, idOf(c.req.valid('param').id), c.req.valid('json').how), 200);
    })
    .openapi(guarded(versionsRoute, services), async (c) => {
      const place = { userId: c.get('user').id, hookId: idOf(c.req.valid('param').id) };
      c.header('Cache-Control', 'private, no-store');
      return c.json({ versions: found(await listVersions(db, place)) }, 200);
    })
    .openapi(guarded(showVersionRoute, services), async (c) => {
      const { id, version } = c.req.valid('param');
      const place = { userId: c.get('user').id, hookId: idOf(id) };
      return c.json(found(await showVersion(db, place, idOf(version))), 200);
    })
    .openapi(guarded(deleteRoute, services), async (c) => {
      if (!(await deleteHook(db, c.get('user').id, idOf(c.req.valid('param').id)))) throw notFound();
      return c.body(null, 204);
    })
    .openapi(guarded(restoreRoute, services), async (c) =>
      c.json(found(await restoreHook(db, c.get('user').id, idOf(c.req.valid('param').id))), 200),
    )
    .openapi(guarded(deleteRunRoute, services), async (c) => {
      if (!(await deleteRun(db, c.get('user').id, idOf(c.req.valid('param').id)))) throw notFound();
      return c.body(null, 204);
    })
    .openapi(guarded(restoreRunRoute, services), async (c) =>
      c.json({ hooks: found(await restoreRun(db, c.get('user').id, idOf(c.req.valid('param').id))) }, 200),
    )
    .openapi(guarded(deletedRoute, services), async (c) => {
      c.header('Cache-Control', 'private, no-store');
      return c.json({ hooks: await listDeleted(db, c.get('user').id) }, 200);
    });
}

function found<Thing>(thing: Thing | null): Thing {
  if (thing === null) throw notFound();
  return thing;
}
