import { requireUser } from '#features/account/sessions/route-guards.ts';
import { notFound } from '#platform/http/errors.ts';
import { createApi, route } from '#platform/http/openapi.ts';
import { parseId } from '#platform/http/path-id.ts';
import type { Services } from '#platform/services.ts';
import { hookKeyOf, runKeyOf } from '../hook-key.ts';
import { deleteHook, deleteRun, listDeletedHooks, restoreHook, restoreRun } from './deleted-hooks.ts';
import {
  deleteContract,
  deletedContract,
  deleteRunContract,
  editContract,
  restoreContract,
  restoreRunContract,
  rewriteContract,
  rewriteKindsContract,
  showVersionContract,
  versionsContract,
} from './hook-changes.contract.ts';
import type { Rewriter } from './rewrite.ts';
import { listVersions } from './versions.queries.ts';
import { editHook, showVersion } from './versions.ts';

export function hookChangeRoutes(services: Services, { listKinds, rewrite }: Rewriter) {
  const { db, limits } = services;

  return createApi()
    .openapi(route.patch('/api/hooks/{id}', editContract, requireUser(services)), async (c) => {
      const { generated_hook } = c.req.valid('json');
      await limits.consume('changeHook', c.get('user').id);
      const key = hookKeyOf(c.get('user'), c.req.valid('param'));
      return c.json(orNotFound(await editHook(db, key, generated_hook)), 200);
    })
    .openapi(route.post('/api/hooks/{id}/rewrite', rewriteContract, requireUser(services)), async (c) => {
      const user = c.get('user');
      await limits.consume('rewriteHook', user.id);
      return c.json(await rewrite(user, parseId(c.req.valid('param').id), c.req.valid('json').how), 200);
    })
    .openapi(
      route.get('/api/hooks/{id}/rewrites', rewriteKindsContract, requireUser(services)),
      async (c) => {
        const user = c.get('user');
        await limits.consume('hints', user.id);
        c.header('Cache-Control', 'private, no-store');
        return c.json({ kinds: await listKinds(user, parseId(c.req.valid('param').id)) }, 200);
      },
    )
    .openapi(route.get('/api/hooks/{id}/versions', versionsContract, requireUser(services)), async (c) => {
      const key = hookKeyOf(c.get('user'), c.req.valid('param'));
      c.header('Cache-Control', 'private, no-store');
      return c.json({ versions: orNotFound(await listVersions(db, key)) }, 200);
    })
    .openapi(
      route.post('/api/hooks/{id}/versions/{version}', showVersionContract, requireUser(services)),
      async (c) => {
        const key = hookKeyOf(c.get('user'), c.req.valid('param'));
        return c.json(orNotFound(await showVersion(db, key, parseId(c.req.valid('param').version))), 200);
      },
    )
    .openapi(route.delete('/api/hooks/{id}', deleteContract, requireUser(services)), async (c) => {
      if (!(await deleteHook(db, hookKeyOf(c.get('user'), c.req.valid('param'))))) throw notFound();
      return c.body(null, 204);
    })
    .openapi(route.post('/api/hooks/{id}/restore', restoreContract, requireUser(services)), async (c) =>
      c.json(orNotFound(await restoreHook(db, hookKeyOf(c.get('user'), c.req.valid('param')))), 200),
    )
    .openapi(route.delete('/api/hooks/runs/{id}', deleteRunContract, requireUser(services)), async (c) => {
      if (!(await deleteRun(db, runKeyOf(c.get('user'), c.req.valid('param'))))) throw notFound();
      return c.body(null, 204);
    })
    .openapi(
      route.post('/api/hooks/runs/{id}/restore', restoreRunContract, requireUser(services)),
      async (c) =>
        c.json(
          { hooks: orNotFound(await restoreRun(db, runKeyOf(c.get('user'), c.req.valid('param')))) },
          200,
        ),
    )
    .openapi(route.get('/api/hooks/deleted', deletedContract, requireUser(services)), async (c) => {
      c.header('Cache-Control', 'private, no-store');
      return c.json({ hooks: await listDeletedHooks(db, c.get('user').id) }, 200);
    });
}

function orNotFound<Thing>(thing: Thing | null): Thing {
  if (thing === null) throw notFound();
  return thing;
}
