import { PASSED_ON } from './payload-families.ts';
import type { WireAnswer } from './wire.ts';
import type { WireRequest } from './wire-request.ts';

/** Words that only internals use. No request or public text contains them. */
const INSIDE: [what: string, pattern: RegExp][] = [
  ['a stack trace', /\n\s+at .{0,200}(:\d+:\d+|<anonymous>)|\bnode:internal\b|file:\/\/\//],
  ['a path', /node_modules|dist\/server|\/postgres\/cluster|\.s\.PGSQL|\bE(NOENT|ACCES|ISDIR|CONNREFUSED)\b/],
  [
    'SQL',
    /Failed query|password_hash|token_hash|credit_grants|idempotency_key|duplicate key value|violates \w+|syntax error at or near|invalid (input syntax|byte sequence)|(relation|column|function) "?\w+"? (of|does)|unsupported Unicode escape/i,
  ],
  ['a bare error', /\b(TypeError|RangeError|SyntaxError|ReferenceError|ZodError|DrizzleQueryError)\b/],
];
/** A refused upload may end in a reset without an answer, because the rest of the body was not read. */
const MAY_BE_RESET = 60_000;

const HEADERS_END = '\r\n\r\n';
/** A cell that a spreadsheet would run as a formula, with any of these separators. */
const RUN_BY_SPREADSHEETS = /[;|\t][\s"]*[=+\-@＝＋－＠]/;
/** Characters that XML forbids. A reader rejects the whole feed for one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

/** Errors for a reader of the whole file. */
function judgeFile(text: string): string | null {
  const end = text.indexOf(HEADERS_END);
  const [head, body] = [text.slice(0, end), text.slice(end + HEADERS_END.length)];
  if (/^content-type: text\/csv/im.test(head) && RUN_BY_SPREADSHEETS.test(body)) return 'a formula in a list';
  const isXml = /^content-type: [\w/+-]*xml/im.test(head) && !/^content-encoding:/im.test(head);
  return isXml && NOT_IN_XML.test(body) ? 'a control character in XML' : null;
}

/** The errors in an answer. `paths` are folders of this machine that must not be disclosed. */
export function judge(request: WireRequest, answer: WireAnswer, paths: readonly string[]): string | null {
  if (answer.hung) return `no end within 5 s (${answer.text.length} bytes came)`;
  const failed = answer.statuses.find((status) => status >= 500);
  if (failed) return `status ${failed}`;
  if (request.complete && answer.statuses.length === 0 && request.bytes.length < MAY_BE_RESET)
    return 'the connection ended without an answer';
  for (const [what, pattern] of INSIDE) if (pattern.test(answer.text)) return `${what} in the answer`;
  if (paths.some((path) => answer.text.includes(path))) return 'a path in the answer';
  if (request.family === PASSED_ON && /^# HELP /m.test(answer.text)) return 'numbers for a stranger';
  return judgeFile(answer.text);
}

/** As readable text that can be sent again, shortened if it is long. */
export function show(bytes: Buffer): string {
  const text = JSON.stringify(bytes.toString('latin1'));
  return text.length > 3000 ? `${text.slice(0, 3000)}… (${bytes.length} bytes)` : text;
}
