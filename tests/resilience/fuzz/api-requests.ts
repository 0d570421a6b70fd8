import fc from 'fast-check';
import { brokenJson, fitting, type Known, oddJson, oddString, PROTOTYPE_KEYS } from './values.ts';
import { oddHeaders, type WireRequest, write } from './wire-request.ts';

/** The parts of an OpenAPI document that describe requests. */
export type Schema = {
  type?: string | string[];
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
};
type Parameter = { name: string; in: 'path' | 'query' | 'header'; schema: Schema };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
export type OpenApi = { paths: Record<string, Record<string, Operation>> };

const ENDS_SOMETHING = /logout|sign-out|delete|change-password|sessions/;

export function operationsOf(document: OpenApi) {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
}

/** Every call of the document, with valid, slightly invalid and very invalid input. */
export function apiRequests(document: OpenApi, known: Known): fc.Arbitrary<WireRequest> {
  return fc.constantFrom(...operationsOf(document)).chain(({ path, method, operation }) => {
    const parameters = operation.parameters ?? [];
    const schema = operation.requestBody?.content['application/json']?.schema;
    return fc
      .record({
        method: rarely(method, fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS')),
        target: target(path, parameters, known),
        cookie: ENDS_SOMETHING.test(path) ? fc.constantFrom('', ...known.cookies.spare) : cookies(known),
        contentType: rarely(
          'application/json',
          fc.constantFrom(
            '',
            'text/plain',
            'application/x-www-form-urlencoded',
            'multipart/form-data; boundary=x',
            'application/json; charset=utf-16',
            'application/json;;;=',
            'application/ld+json',
          ),
        ),
        body: schema ? bodyFor(schema, known) : rarely(Buffer.alloc(0), brokenJson),
        headers: oddHeaders,
        chunked: rarely(false, fc.constant(true)),
      })
      .map((parts) => write(parts, `${parts.method} ${path}`));
  });
}

/** Pages, files and addresses outside the document. */
export function pageRequests(known: Known): fc.Arbitrary<WireRequest> {
  const piece = fc.oneof(
    fc.constantFrom(
      'blog',
      'default',
      'nutritionist',
      'test-checkout',
      'assets',
      'themes',
      'api',
      '..',
      '.',
      '%2e%2e',
      'admin',
      '',
    ),
    fc.constantFrom(...known.ids),
    oddString.map((text) => encodeURIComponent(text.toWellFormed())),
  );
  const path = fc.oneof(
    fc.constantFrom(
      ...'/ /login /auth /pricing /dashboard /history /settings /onboarding /admin/login /admin/dashboard /admin/blog /blog /blog/default /blog/feed.xml /blog/feed.json /privacy /terms /trained-on /reset-password /confirm-email /confirm-new-email /forgot-password /robots.txt /sitemap.xml /site.webmanifest /api/docs /api/openapi.json /healthz /readyz /metrics /favicon.ico'.split(
        ' ',
      ),
    ),
    fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => `/${pieces.join('/')}`),
  );
  const query = rarely(
    '',
    fc
      .dictionary(
        fc.constantFrom('version', 'token', 'success', 'next', 'limit', 'a[b]', ...PROTOTYPE_KEYS),
        oddString,
      )
      .map((values) => `?${new URLSearchParams(values)}`),
    0.5,
  );
  return fc
    .record({
      method: rarely('GET', fc.constantFrom('HEAD', 'POST', 'OPTIONS', 'DELETE')),
      target: fc.tuple(path, query).map((parts) => parts.join('')),
      cookie: cookies(known),
      contentType: fc.constant(''),
      body: fc.constant(Buffer.alloc(0)),
      headers: oddHeaders,
      chunked: fc.constant(false),
    })
    .map((parts) => write(parts, `${parts.method} a page`));
}

function rarely<T>(usual: T, unusual: fc.Arbitrary<T>, share = 0.1): fc.Arbitrary<T> {
  return fc.oneof(
    { arbitrary: fc.constant(usual), weight: Math.round((1 - share) * 100) },
    { arbitrary: unusual, weight: Math.round(share * 100) },
  );
}

function cookies(known: Known): fc.Arbitrary<string> {
  const { user, admin } = known.cookies;
  return fc.oneof(
    { arbitrary: fc.constantFrom(...user), weight: 5 },
    { arbitrary: fc.constant(admin), weight: 4 },
    { arbitrary: fc.constant(''), weight: 3 },
    {
      arbitrary: fc.constantFrom(
        `${user[0]}; ${admin}`,
        'session=',
        'session=%E0%A4%A; =; ;;a',
        '__proto__=1',
      ),
      weight: 1,
    },
    { arbitrary: oddString.map((text) => `session=${encodeURIComponent(text.toWellFormed())}`), weight: 1 },
  );
}

function target(path: string, parameters: Parameter[], known: Known): fc.Arbitrary<string> {
  const valueFor = ({ name, schema }: Parameter) =>
    fc.oneof(
      { arbitrary: schema.enum ? fc.constantFrom(...schema.enum) : fitting(name, known), weight: 3 },
      { arbitrary: oddString, weight: 2 },
    );
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  return fc
    .tuple(
      fc.tuple(...inPath.map(valueFor)),
      fc.tuple(...inQuery.map((parameter) => fc.option(valueFor(parameter)))),
    )
    .map(([pathValues, queryValues]) => {
      let filled = path;
      inPath.forEach(({ name }, n) => {
        filled = filled.replace(`{${name}}`, encodeURIComponent(String(pathValues[n]).toWellFormed()));
      });
      const query = inQuery.flatMap(({ name }, n) => {
        const value = queryValues[n];
        return value === null ? [] : [`${name}=${encodeURIComponent(String(value).toWellFormed())}`];
      });
      return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
    });
}

function bodyFor(schema: Schema, known: Known): fc.Arbitrary<Buffer> {
  const right = valid(schema, 'body', known);
  const properties = Object.keys(schema.properties ?? {});
  const wrong = fc
    .tuple(right, fc.constantFrom(...properties, ...PROTOTYPE_KEYS), oddJson)
    .map(([value, name, odd]) => {
      // Sent as text, because assigning __proto__ creates no key.
      const entries = Object.entries(value as object).filter(([key]) => key !== name);
      const text = [...entries, [name, odd]].map(
        ([key, of]) => `${JSON.stringify(key)}:${JSON.stringify(of)}`,
      );
      return Buffer.from(`{${text.join(',')}}`);
    });
  const json = (value: unknown) => Buffer.from(JSON.stringify(value) ?? '');
  const less = fc.tuple(right, fc.constantFrom(...properties)).map(([value, name]) => {
    const { [name]: _, ...rest } = value as Record<string, unknown>;
    return json(rest);
  });
  return fc.oneof(
    { arbitrary: right.map(json), weight: 6 },
    { arbitrary: wrong, weight: 8 },
    { arbitrary: less, weight: 1 },
    { arbitrary: oddJson.map(json), weight: 2 },
    { arbitrary: brokenJson, weight: 2 },
  );
}

export function valid(schema: Schema, name: string, known: Known): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const [type] = [schema.type].flat();
  if (type === 'object') {
    const entries = Object.entries(schema.properties ?? {});
    return fc.record(Object.fromEntries(entries.map(([key, of]) => [key, valid(of, key, known)])));
  }
  if (type === 'array') return fc.array(valid(schema.items ?? {}, name, known), { maxLength: 4 });
  if (type === 'integer' || type === 'number')
    return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1000 });
  if (type === 'boolean') return fc.boolean();
  return fitting(name, known);
}
