import type { Context } from 'hono';
import { requireUser } from '#features/account/sessions/route-guards.ts';
import { createApi, route, untyped } from '#platform/http/openapi.ts';
import { prefetchFirst, toReadableStream } from '#platform/http/streaming.ts';
import type { Services } from '#platform/services.ts';
import { listShots } from '../shots/shots.queries.ts';
import type { WorkspaceMetrics } from '../workspace-metrics.ts';
import { type ExportFormat, exportHooksContract, exportShotsContract } from './export.contract.ts';
import { formatHistory, formatShots, readPages } from './export.ts';

/** Exports a user's hooks and shot list as files. */
export function exportRoutes(services: Services, metrics: WorkspaceMetrics) {
  const { fromReplica, limits } = services;
  return createApi()
    .openapi(route.get('/api/hooks/export', exportHooksContract, requireUser(services)), async (c) => {
      const { format } = c.req.valid('query');
      const userId = c.get('user').id;
      await limits.consume('listExport', userId);
      const pages = await prefetchFirst(readPages(services, userId));
      metrics.actions.inc({ action: 'history exported' });
      return untyped(sendFile(c, 'hooks', format, formatHistory(format, pages)));
    })
    .openapi(route.get('/api/shots/export', exportShotsContract, requireUser(services)), async (c) => {
      const { format } = c.req.valid('query');
      const userId = c.get('user').id;
      await limits.consume('listExport', userId);
      const shots = await fromReplica(({ db }) => listShots(db, userId));
      metrics.actions.inc({ action: 'shot list exported' });
      return untyped(sendFile(c, 'shot-list', format, formatShots(format, once(shots))));
    });
}

async function* once<Thing>(thing: Thing): AsyncGenerator<Thing> {
  yield thing;
}

const FILES: Record<ExportFormat, { type: string; ending: string }> = {
  csv: { type: 'text/csv', ending: 'csv' },
  markdown: { type: 'text/markdown', ending: 'md' },
  json: { type: 'application/json', ending: 'json' },
};

function sendFile(c: Context, name: string, format: ExportFormat, texts: AsyncGenerator<string>): Response {
  const { type, ending } = FILES[format];
  return c.body(toReadableStream(texts), 200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Disposition': `attachment; filename="${name}.${ending}"`,
    'Cache-Control': 'private, no-store',
  });
}
