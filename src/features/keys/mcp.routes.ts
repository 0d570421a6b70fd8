import { type Context, Hono } from 'hono';
import { withKeySlot } from '#features/account/sessions/user-concurrency.ts';
import { createErrorRecorder, HttpError } from '#platform/http/errors.ts';
import { responseClosed } from '#platform/http/response-closed.ts';
import { createKeyedLimiter } from '#platform/keyed-limiter.ts';
import type { Services } from '#platform/services.ts';
import type { ApiActions } from './api-actions.ts';
import type { KeyGuard, KeyVariables } from './key-guard.ts';
import type { McpCaller } from './mcp/server.ts';

/**
 * How many requests of one user run at once. A slot is held until the answer is read, because unread answers stay in
 * memory.
 */
const MAX_CONCURRENT_REQUESTS = 4;
const MAX_MESSAGES = 10;
const MAX_URI = 200;
/** The MCP library never answers a call that is cancelled in the same request, which would stay open. */
const CANCELLED = 'Send a call and its cancellation in requests of their own';

/** The MCP server: Streamable HTTP without sessions, so that any process can answer any request. */
export function mcpRoutes(services: Services, guard: KeyGuard, actions: ApiActions) {
  const { log, metrics, security, limits } = services;
  const recordError = createErrorRecorder(log, metrics, security);
  /** Loaded with the first request: the library is large, and most installations never need it. */
  let handler: ReturnType<typeof createHandler> | undefined;
  const createHandler = async () => {
    const { createMcpHandler } = await import('@modelcontextprotocol/server');
    const { createMcpServer } = await import('./mcp/server.ts');
    return createMcpHandler(
      ({ authInfo }) => createMcpServer(actions, authInfo?.extra as McpCaller),
      // There are no notifications, so a subscription would only hold a connection.
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
    // The key itself is not passed on.
    const authInfo = { token: '', clientId: String(key.id), scopes: key.scopes, extra: caller };
    handler ??= createHandler();
    // The original body was consumed, see body-limit.ts.
    const { headers, signal } = c.req.raw;
    const request = new Request(url, { method, headers, signal, body });
    const response = await (await handler).fetch(request, { authInfo });
    // Only the HTTP server decides when to close a connection.
    response.headers.delete('Connection');
    return response;
  };
  const limitRequests = createKeyedLimiter(MAX_CONCURRENT_REQUESTS);
  // A request can contain several messages, and its answer starts before they are processed. So each message takes
  // its own slot.
  const guarded = guard(undefined, { limitConcurrency: false });
  return new Hono<{ Variables: KeyVariables }>().on(['GET', 'POST', 'DELETE'], '/mcp', guarded, (c) =>
    limitRequests(
      c.get('user').id,
      limits.userQueueLimit,
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
 * Older clients send several messages in an array. A body that is not strict JSON is refused: the MCP library drops a
 * byte order mark, and would process messages that were not checked here. It also parses any URI, which takes long for
 * a host of many different characters.
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
