/**
 * Rules of single calls that apply before their routes: timeout, body size and an admin check. `app.tsx` applies them.
 * In an address, `{id}` is one segment, and `/*` at the end is the address itself and everything below it.
 */

export const BODY_LIMIT = 64 * 1024;
export const POST_BODY_LIMIT = 512 * 1024;
/** Enough for the longest list that a call takes, and for a subject of the book with its lines. */
export const MAX_VALUES = 1000;
export const MAX_MCP_VALUES = 200;

/** Called by other servers: without an origin of ours, verified by signature. */
export const WEBHOOKS = ['/api/webhooks/stripe'];

/** These calls may wait for a language model, so the database timeout does not apply to them. */
export const WAIT_FOR_A_MODEL = pattern([
  '/api/hooks/generate',
  '/api/hooks/{id}/rewrite',
  '/api/try/keep',
  '/api/v1/hooks',
]);

/** Blog posts are long: writes may have `POST_BODY_LIMIT` bytes, and only an admin's body is read. */
export const POSTS = pattern(['/api/blog/posts/*']);

function pattern(addresses: string[]): RegExp {
  const patterns = addresses.map((address) =>
    address.replace(/\{\w+\}/g, '[^/]+').replace(/\/\*$/, '(?:/.*)?'),
  );
  return new RegExp(`^(?:${patterns.join('|')})$`, 's');
}
