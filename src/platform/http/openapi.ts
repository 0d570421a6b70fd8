import { createRoute, OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi';
import type { Context, Env, MiddlewareHandler } from 'hono';
import type { HonoOptions } from 'hono/hono-base';
import { type Compressed, compress, sendCompressed } from './documents/compressed.ts';
import { HttpError } from './errors.ts';

/** An API router. Invalid input is answered with the schema's first message. */
export function createApi<Variables extends object = object>(router?: HonoOptions<Env>['router']) {
  return new OpenAPIHono<{ Variables: Variables }>({
    ...(router && { router }),
    defaultHook: (result) => {
      if (!result.success) throw new HttpError(400, result.error.issues[0]?.message ?? 'Invalid input');
    },
  });
}

type Contract = Omit<RouteConfig, 'method' | 'path' | 'middleware'>;

function routeWith<M extends RouteConfig['method']>(method: M) {
  // biome-ignore lint/suspicious/noExplicitAny: guards set variables of their own
  return <P extends string, C extends Contract, G extends MiddlewareHandler<any>[]>(
    path: P,
    contract: C,
    ...guards: G
  ) => createRoute({ ...contract, method, path, middleware: guards });
}

/** `route.get(path, contract, ...guards)`: a call of the API, for `openapi()`. Its address stands beside its handler. */
export const route = {
  get: routeWith('get'),
  post: routeWith('post'),
  put: routeWith('put'),
  patch: routeWith('patch'),
  delete: routeWith('delete'),
};

/** A JSON body. Without `required`, a request without a content type would skip validation. */
export function jsonBody<T extends z.ZodType>(schema: T) {
  return { content: { 'application/json': { schema } }, required: true } as const;
}

export function jsonResponse<T extends z.ZodType>(schema: T, description: string) {
  return { content: { 'application/json': { schema } }, description } as const;
}

/** A refusal: one sentence as plain text. */
export function errorResponse(description: string) {
  return { content: { 'text/plain': { schema: z.string() } }, description } as const;
}

/** Types of a contract only know JSON. An answer that is streamed, or ready as bytes, goes past them. */
export function untyped(response: Response): never {
  return response as never;
}

/** Answers that many calls have in common. */
export const signedOut = errorResponse('Not signed in');
export const tooMany = errorResponse('Too many tries');
export const done = { description: 'Done' } as const;

const DESCRIPTION = {
  openapi: '3.1.0',
  info: {
    title: 'Hooksmith API',
    version: '1',
    description: 'Every refusal is one sentence as plain text.',
  },
};
const DESCRIPTION_HEADERS = {
  'Content-Type': 'application/json',
  'Cache-Control': 'no-cache',
  Vary: 'Accept-Encoding',
};

/** The OpenAPI document, from the schemas that validate. Written on the first request. */
// biome-ignore lint/suspicious/noExplicitAny: any router of ours can be described
export function describeApi(app: OpenAPIHono<any>) {
  let written: Compressed | undefined;
  return (c: Context): Response => {
    written ??= compress(JSON.stringify(app.getOpenAPI31Document(DESCRIPTION)), 'fast');
    return sendCompressed(c, written, DESCRIPTION_HEADERS);
  };
}
