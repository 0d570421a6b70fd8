import type { Context } from 'hono';
import { findUser, requireUser } from '#features/account/sessions/route-guards.ts';
import type { User } from '#features/account/user.schema.ts';
import type { Generator } from '#features/hooks/generate/generate.ts';
import { generateSchema } from '#features/hooks/hooks.schema.ts';
import { requestedTheme } from '#features/landing/landing.routes.tsx';
import { HttpError, toErrorResponse } from '#platform/http/errors.ts';
import { limitVisitor } from '#platform/http/limits/visitor-concurrency.ts';
import { createApi, route } from '#platform/http/openapi.ts';
import { paths } from '#platform/paths.ts';
import type { Services } from '#platform/services.ts';
import { keepContract } from './keep.contract.ts';
import { hasKept, keepTry } from './keep-try.ts';
import { TAKE_PATTERN, type Try, tryPath } from './pending-try.ts';
import { createTryMetrics } from './try-metrics.ts';
import { type TryPage, tryDocument } from './try-page.tsx';
import { newTake, type WriteTry } from './write-try.ts';

/** An account younger than this was created for the try that it keeps. */
const NEW_MS = 3600_000;

/** Hooks without an account. They are not stored; with an account they can be kept. */
export function tryRoutes(services: Services, generator: Generator, writeTry: WriteTry) {
  const { config, documents, limits } = services;
  const metrics = createTryMetrics(services.metrics);
  const show = createShow(services, writeTry, metrics);

  return createApi()
    .openapi(route.post('/api/try/keep', keepContract, requireUser(services)), async (c) => {
      const user = c.get('user');
      await limits.consume('generate', user.id);
      const { version: theme, ...shownTry } = c.req.valid('json');
      const pendingTry = { ...shownTry, theme };
      const { generated, again } = await keepTry(generator, writeTry, user, pendingTry);
      if (!again) metrics.kept.inc({ account: isNew(user) ? 'new' : 'known' });
      return c.json(generated, 201);
    })
    .get(paths.try, limitVisitor(services), (c) => {
      const { theme } = requestedTheme(c);
      const typed = c.req.query('topic');
      if (typed === undefined)
        return documents.cached(c, `try ${theme}`, () => tryDocument(config, { theme, typed: '' }));
      return show(c, typed, theme);
    });
}

/** Answers with the error about a topic, a redirect to its permanent address, or its hooks. */
function createShow(
  services: Services,
  writeTry: WriteTry,
  { tries }: Pick<ReturnType<typeof createTryMetrics>, 'tries'>,
) {
  const { config, documents, limits, clientIp, security } = services;

  return async (c: Context, typed: string, theme: Try['theme']): Promise<Response> => {
    const send = (page: Omit<TryPage, 'theme' | 'typed'>, status: 200 | 400 | 429 | 503) => {
      // The typed text must not reach other sites.
      c.header('Referrer-Policy', 'no-referrer');
      return documents.personal(c, tryDocument(config, { theme, typed, ...page }), status);
    };
    const read = generateSchema.shape.topic.safeParse(typed);
    if (!read.success) {
      await limits.consumeByIp('visitorPages', clientIp(c));
      tries.inc({ outcome: 'bad topic' });
      return send({ problem: `${read.error.issues[0]?.message}.` }, 400);
    }
    const shownTry = { topic: read.data, theme, take: c.req.query('take') ?? '' };
    if (!TAKE_PATTERN.test(shownTry.take)) {
      c.header('Cache-Control', 'no-store');
      return c.redirect(tryPath({ ...shownTry, take: newTake() }), 303);
    }
    await limits.consumeByIp('visitorPages', clientIp(c));
    try {
      const user = c.req.header('cookie') ? await findUser(c, services) : null;
      await limits.consumeByIp('tries', clientIp(c));
      const hooks = await writeTry(shownTry, { kept: false });
      tries.inc({ outcome: 'shown' });
      const kept = user !== null && (await hasKept(services.pool, user.id, shownTry));
      return send({ shown: { shownTry, hooks, signedIn: user !== null, kept } }, 200);
    } catch (error) {
      const { status, message, headers } = toErrorResponse(error as Error);
      if (status !== 429 && status !== 503) throw error;
      if (error instanceof HttpError && error.event)
        security.record(c, error.event, { status, reason: message });
      tries.inc({ outcome: status === 429 ? 'limit reached' : 'busy' });
      for (const [name, value] of Object.entries(headers)) c.header(name, value);
      return send({ problem: problemOf(status, headers) }, status);
    }
  };
}

function problemOf(status: 429 | 503, headers: Record<string, string>): string {
  if (status === 503)
    return "We can't write hooks this second. Your topic is still here: send it again in a moment.";
  const minutes = Math.ceil(Number(headers['Retry-After']) / 60);
  const wait = minutes > 1 ? `${minutes} minutes` : 'a minute';
  return `That's as many tries as one address gets for now. Wait ${wait}, or register: your first runs are free.`;
}

function isNew({ created_at }: User): boolean {
  return Date.now() - Date.parse(created_at) < NEW_MS;
}
