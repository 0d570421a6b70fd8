import { requireUser } from '#features/account/sessions/route-guards.ts';
import { lockForSession } from '#features/account/sessions/sessions.ts';
import { compress, sendCompressed } from '#platform/http/documents/compressed.ts';
import { notFound } from '#platform/http/errors.ts';
import { createCallCounter } from '#platform/http/limits/call-counter.ts';
import { linkOrigin } from '#platform/http/link-origin.ts';
import { createApi, route } from '#platform/http/openapi.ts';
import type { Services } from '#platform/services.ts';
import { createToken, hashToken } from '#platform/tokens.ts';
import type { WorkspaceMetrics } from '../workspace-metrics.ts';
import {
  calendarContract,
  changeCalendarContract,
  endCalendarContract,
  newCalendarContract,
} from './calendar.contract.ts';
import {
  changeCalendar,
  endCalendar,
  findCalendar,
  findFeed,
  readFeed,
  renewCalendar,
} from './calendar.queries.ts';
import { calendarFile } from './calendar-file.ts';

const PRIVATE = { 'Cache-Control': 'private, no-store' };
const FILE = /^([\w-]{43})\.ics$/;
const FILE_HEADERS = {
  'Content-Type': 'text/calendar; charset=utf-8',
  'Cache-Control': 'private, no-cache',
  Vary: 'Accept-Encoding',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
};

export function calendarRoutes(services: Services, metrics: WorkspaceMetrics) {
  const { db, config, limits } = services;
  // Counts before anything is written. During a flood, refusals need no query.
  const count = createCallCounter(limits, 'readCalendar', 1);
  const api = createApi()
    .openapi(route.get('/api/shots/calendar', calendarContract, requireUser(services)), async (c) =>
      c.json(await findCalendar(db, c.get('user').id), 200, PRIVATE),
    )
    .openapi(route.post('/api/shots/calendar', newCalendarContract, requireUser(services)), async (c) => {
      const userId = c.get('user').id;
      await limits.consume('shareLink', userId);
      const { token, hash: tokenHash } = createToken();
      const calendar = await db.transaction(async (tx) => {
        await lockForSession(tx, userId, c.get('sessionHash'));
        return renewCalendar(tx, { userId, tokenHash, ...c.req.valid('json') });
      });
      metrics.actions.inc({ action: 'calendar made' });
      return c.json({ ...calendar, url: `${linkOrigin(c, config)}/calendar/${token}.ics` }, 201, PRIVATE);
    })
    .openapi(route.patch('/api/shots/calendar', changeCalendarContract, requireUser(services)), async (c) => {
      const calendar = await changeCalendar(db, c.get('user').id, c.req.valid('json'));
      if (!calendar) throw notFound();
      return c.json(calendar, 200, PRIVATE);
    })
    .openapi(route.delete('/api/shots/calendar', endCalendarContract, requireUser(services)), async (c) => {
      await endCalendar(db, c.get('user').id);
      return c.body(null, 204);
    });
  api.get('/calendar/:file', async (c) => {
    const token = FILE.exec(c.req.param('file'))?.[1];
    const foundFeed = token ? await findFeed(db, hashToken(token)) : null;
    if (!foundFeed) return c.notFound();
    await count(foundFeed.userId);
    const feed = await readFeed(db, foundFeed);
    metrics.actions.inc({ action: 'calendar read' });
    return sendCompressed(c, compress(calendarFile(feed, linkOrigin(c, config)), 'fast'), FILE_HEADERS);
  });
  return api;
}
