import crypto from 'node:crypto';
import { Failure, NO_CONNECTION, REFUSED } from './failure.mjs';
import { plain } from './formats.mjs';

const WITHIN_MS = 60_000;

/** Calls of the product by key. A run has an Idempotency-Key, so that a lost answer can be asked for once more. */
export function createApi({ url, key }) {
  return async (method, path, { body, idempotencyKey } = {}) => {
    const headers = { authorization: `Bearer ${key}`, 'user-agent': 'hooksmith-cli' };
    if (body) headers['content-type'] = 'application/json';
    if (method === 'POST') headers['idempotency-key'] = idempotencyKey ?? crypto.randomUUID();
    const request = { method, headers, body: body && JSON.stringify(body), redirect: 'error' };
    const send = () => fetch(`${url}/api/v1${path}`, { ...request, signal: AbortSignal.timeout(WITHIN_MS) });
    const response = await send()
      .catch(send)
      .catch(() => {
        throw new Failure(NO_CONNECTION, `${url} does not answer. Is the address right?`);
      });
    if (!response.ok) throw new Failure(REFUSED, await errorMessageOf(response));
    return response.json().catch(() => {
      throw new Failure(REFUSED, `${url} answered something else than Hooksmith does`);
    });
  };
}

async function errorMessageOf(response) {
  const text = (await response.text().catch(() => '')).trim();
  const isMessage = response.headers.get('content-type')?.startsWith('text/plain') && text.length < 500;
  return isMessage && text ? plain(text) : `The server answered with ${response.status}`;
}
