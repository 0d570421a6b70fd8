import { type Context, Hono } from 'hono';
import { withKeySlot } from '#features/account/sessions/user-concurrency.ts';
import { createErrorRecorder, HttpError } from '#platform/http/errors.ts';
import { responseClosed } from '#platform/http/response-closed.ts';
import { createKeyedLimiter } from '#platform/keyed-limiter.ts';
import type { Services } from '#platform/services.ts';
import type { ApiActions } from './api-actions.ts';
import type { KeyGuard, KeyVariables } from './key-guard.ts';
import type { McpCaller } from './mcp/server.ts';

/** Requests of one user at once, each until its answer was read: results wait in memory for as long. */
const REQUESTS_AT_ONCE = 4;
const MAX_MESSAGES = 10;
const MAX_URI = 200;
/** The protocol's library never answers a call that is cancelled beside it, so the request would stay open. */
const CANCELLED = 'Send a call and its cancellation in requests of their own';

/** The MCP server: Streamable HTTP without sessions, so that any process can answer any request. */
export function mcpRoutes(services: Services, guard: KeyGuard, actions: ApiActions) {
  const { log, metrics, security, limits } = services;
  const recordError = createErrorRecorder(log, metrics, security);
  /** Loaded when somebody asks: it is large, and most installations have nobody who does. */
  let handler: ReturnType<typeof createHandler> | undefined;
  const createHandler = async () => {
    const { createMcpHandler } = await import('@modelcontextprotocol/server');
    const { createMcpServer } = await import('./mcp/server.ts');
    return createMcpHandler(
      ({ authInfo }) => createMcpServer(actions, authInfo?.extra as McpCaller),
      // Nothing here tells of changes by itself: a stream would only wait.
      { maxSubscriptions: 0 },
    );
  };
  const answer = async (c: Context<{ Variables: KeyVariables }>): Promise<Response> => {
    const key = c.get('key');
    const user = c.get('user');
    const { method, url } = c.req;
    const body = method === 'POST' ? await c.req.text() : undefined;
    const messages = body === undefined ? [] : messagesIn(body);
    if (messages.length > 1 && messages.some((message) => message?.method === 'notifications/cancelled'))
      throw new HttpError(400, CANCELLED);
    if (messages.length > MAX_MESSAGES)
      throw new HttpError(400, `Send at most ${MAX_MESSAGES} messages in one request`);
    for (let n = messages.length; n > 1; n--) await c.get('countCall')();
    const caller: McpCaller = {
      user,
      key,
      withSlot: (work) =>
        withKeySlot(limits, user.id, async (waited) => {
          if (waited) await c.get('checkKey')();
          return work();
        }),
      sentenceFor: (error) => recordError(error, c).message,
    };
    // The key itself goes no further than the guard.
    const authInfo = { token: '', clientId: String(key.id), scopes: key.scopes, extra: caller };
    handler ??= createHandler();
    // Its body was read: see body-limit.ts.
    const { headers, signal } = c.req.raw;
    const request = new Request(url, { method, headers, signal, body });
    const response = await (await handler).fetch(request, { authInfo });
    // The connection is the server's business: it says when to close it.
    response.headers.delete('Connection');
    return response;
  };
  const limitRequests = createKeyedLimiter(REQUESTS_AT_ONCE);
  // Several messages can come in one request, and the answer begins before they are worked on: each takes its own turn.
  const guarded = guard(undefined, { limitConcurrency: false });
  return new Hono<{ Variables: KeyVariables }>().on(['GET', 'POST', 'DELETE'], '/mcp', guarded, (c) =>
    limitRequests(
      c.get('user').id,
      limits.userLine,
      async (waited) => {
        if (waited) await c.get('checkKey')();
        return answer(c);
      },
      () => responseClosed(c),
    ),
  );
}

type Message = { method?: unknown } | null;

/**
 * Older clients send several at once. What cannot be read here is refused: the protocol's library drops a byte order mark, and so
 * would read what was not checked. It also parses any URI, and one with a host of many different letters takes long.
 */
function messagesIn(body: string): Message[] {
  let hasOddUri = false;
  const sent = parseJson(body, (key, value) => {
    if (key === 'uri' && (typeof value !== 'string' || value.length > MAX_URI)) hasOddUri = true;
    return value;
  });
  if (hasOddUri) throw new HttpError(400, 'There is no such resource');
  return Array.isArray(sent) ? sent : [sent];
}

function parseJson(body: string, reviver: (key: string, value: unknown) => unknown) {
  try {
    return JSON.parse(body, reviver);
  } catch {
    throw new HttpError(400, 'The body must be JSON');
  }
}
