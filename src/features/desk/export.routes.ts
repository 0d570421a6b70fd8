import type { Context } from 'hono';
import { guarded } from '#features/account/requests.ts';
import { createApi } from '#platform/http/openapi.ts';
import { begun, streamed } from '#platform/http/streamed.ts';
import type { Services } from '#platform/services.ts';
import type { DeskMeasures } from './desk-measures.ts';
import { type ExportFormat, exportHooksRoute, exportShotsRoute } from './export.contract.ts';
import { eachPage, historyAs, shotsAs } from './export.ts';
import { listShots } from './shots.queries.ts';

/** What one has here, to take along. */
export function exportRoutes(services: Services, measures: DeskMeasures) {
  const { fromReplica, limits } = services;
  return createApi()
    .openapi(guarded(exportHooksRoute, services), async (c) => {
      const { format } = c.req.valid('query');
      const userId = c.get('user').id;
      await limits.take('listExport', userId);
      const pages = await begun(eachPage(services, userId));
      measures.actions.inc({ action: 'history exported' });
      return sendFile(c, 'hooks', format, historyAs(format, pages)) as never;
    })
    .openapi(guarded(exportShotsRoute, services), async (c) => {
      const { format } = c.req.valid('query');
      const userId = c.get('user').id;
      await limits.take('listExport', userId);
      const shots = await fromReplica(({ db }) => listShots(db, userId));
      measures.actions.inc({ action: 'shot list exported' });
      return sendFile(c, 'shot-list', format, shotsAs(format, once(shots))) as never;
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
  return c.body(streamed(texts), 200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Disposition': `attachment; filename="${name}.${ending}"`,
    'Cache-Control': 'private, no-store',
  });
}
