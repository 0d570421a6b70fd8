import { queryOptions } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { ApiError, mutationError, queryResult } from '#platform/browser/api-responses.ts';
import { type Generated, type GenerateInput, type GenerateLine, type Hook, NDJSON } from '../hooks.schema.ts';
import type { generateRoutes } from './generate.routes.ts';

const { api } = hc<ReturnType<typeof generateRoutes>>('/');

const GENERIC_ERROR = 'Failed to generate hooks';
/** The longest time of a run on the server, and a little more. */
const POLL_FOR_MS = 60_000;
const POLL_EVERY_MS = 1000;

type Events = {
  onHook: (hook: Hook) => void;
  /** The connection broke. The run continues on the server, and its result is requested. */
  onDisconnected: () => void;
};

/**
 * Generates, and passes on each hook as it arrives. One key for each click: if the connection breaks, a request with
 * the same key finds the same run instead of paying for another.
 */
export async function generate(input: GenerateInput, { onHook, onDisconnected }: Events): Promise<Generated> {
  const key = crypto.randomUUID();
  const response = await post(input, key, NDJSON).catch(() => null);
  if (!response) throw new ApiError(0, GENERIC_ERROR);
  if (!response.ok) throw await mutationError(response, GENERIC_ERROR);
  try {
    return await readStream(response, onHook);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    onDisconnected();
    return pollForRun(input, key);
  }
}

function post(input: GenerateInput, key: string, accept: string) {
  return api.hooks.generate.$post(
    { json: input, header: { 'idempotency-key': key } },
    { headers: { Accept: accept } },
  );
}

async function readStream(response: Response, onHook: (hook: Hook) => void): Promise<Generated> {
  const hooks: Hook[] = [];
  for await (const line of linesOf(response)) {
    if ('hook' in line) {
      hooks.push(line.hook);
      onHook(line.hook);
    } else if ('error' in line) throw new ApiError(502, line.error || GENERIC_ERROR);
    else return { hooks, hook_credits: line.hook_credits };
  }
  throw new Error('The stream ended before the run did');
}

async function* linesOf(response: Response): AsyncGenerator<GenerateLine> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { value = '', done } = (await reader?.read()) ?? { done: true };
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line) yield JSON.parse(line);
    if (done) return;
  }
}

async function pollForRun(input: GenerateInput, key: string): Promise<Generated> {
  const until = Date.now() + POLL_FOR_MS;
  while (Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, POLL_EVERY_MS));
    const response = await post(input, key, 'application/json').catch(() => null);
    // The answer is JSON, because this request does not accept NDJSON.
    if (response?.ok) return response.json() as Promise<Generated>;
    // 409: still being written. No answer: still offline.
    if (response && response.status !== 409) throw await mutationError(response, GENERIC_ERROR);
  }
  throw new ApiError(0, 'The connection is gone. If your run finished, it is in your history.');
}

/** The angles of a topic. Cached briefly, for a user who deletes a letter. */
export function anglesQuery(topic: string) {
  return queryOptions({
    queryKey: ['/api/hooks/angles', topic],
    queryFn: ({ signal }) => queryResult(api.hooks.angles.$get({ query: { topic } }, { init: { signal } })),
    gcTime: 60_000,
  });
}
