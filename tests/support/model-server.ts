import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';

/**
 * A server of the OpenAI chat protocol that streams, and fails on demand. The test decides the answer: a list of
 * elements for the requested slots, or a way to fail.
 */
export type ModelPrompt = {
  topic: string;
  business: string;
  audience: string;
  language: string;
  own_point?: string;
  aims?: string[];
  knowledge?: { point: string; lines: string[] }[];
  liked?: string[];
  numbers: string[];
  slots: { slot: number; type: string; angle: string }[];
  /** For an editor: the first request asks for hooks alone, the second sends its drafts instead of slots. */
  draft?: boolean;
  drafts?: { slot: number; type: string; hook?: string; refused?: string[] }[];
  refused?: { slot: number; hook: string; why: string[] }[];
  taken?: string[];
};
export type Element = {
  slot: number;
  hook: string;
  tip: string;
  screen?: string;
  point?: string;
  payoff?: string;
};
export type Behavior = {
  status?: number;
  hang?: 'before' | 'midway';
  /** The text to stream. Elements are wrapped as the schema asks. */
  answer?: (prompt: ModelPrompt, call: number) => Element[] | string;
  /** Closes the connection after this share of the text. */
  cutAfter?: number;
  finishReason?: string;
  /** Milliseconds between the pieces of the answer. */
  slowMs?: number;
  /** Sends this text without end: as pieces of an answer if it begins with a brace, otherwise as one endless line. */
  endless?: string;
  /** Milliseconds between the last piece and the end. */
  tailMs?: number;
  /** The token counts that the server reports. */
  usage?: object;
};

export async function startModelServer() {
  let behavior: Behavior = {};
  const calls: { prompt: ModelPrompt; system: string }[] = [];
  const aborted: number[] = [];
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const { messages } = JSON.parse(body) as {
        messages: { role: string; content: string | { text: string }[] }[];
      };
      const textOf = (role: string) => {
        const content = messages.find((message) => message.role === role)?.content ?? '';
        return typeof content === 'string' ? content : content.map((part) => part.text).join('');
      };
      calls.push({ prompt: JSON.parse(textOf('user')), system: textOf('system') });
      const call = calls.length;
      response.on('close', () => !response.writableFinished && aborted.push(call));
      void answer(request, response, behavior, calls[call - 1]?.prompt as ModelPrompt, call);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    aborted,
    behave(next: Behavior) {
      behavior = next;
      calls.length = 0;
      aborted.length = 0;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Fixed counts, because this server does not count tokens. */
export const USAGE = { prompt_tokens: 1500, completion_tokens: 900, total_tokens: 2400 };

async function answer(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  behavior: Behavior,
  prompt: ModelPrompt,
  call: number,
): Promise<void> {
  const { status = 200, hang, cutAfter, finishReason = 'stop', slowMs, usage = USAGE } = behavior;
  if (hang === 'before') return;
  if (status !== 200) {
    response.writeHead(status, { 'Content-Type': 'application/json', 'Retry-After': '60' });
    response.end(
      JSON.stringify({
        error: { message: `status ${status} ${request.headers.authorization}`, type: 'test' },
      }),
    );
    return;
  }
  const elements = (behavior.answer ?? goodElements)(prompt, call);
  const text =
    typeof elements === 'string' ? elements : JSON.stringify({ points: ['One point.'], hooks: elements });
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  const chunk = { id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm' };
  const write = (fields: object) => response.write(`data: ${JSON.stringify({ ...chunk, ...fields })}\n\n`);
  const send = (delta: object, finish: string | null = null) =>
    write({ choices: [{ index: 0, delta, finish_reason: finish }] });
  send({ role: 'assistant', content: '' });
  if (behavior.endless) {
    const { endless } = behavior;
    while (!response.destroyed) {
      const isTaken = endless.startsWith('{') ? send({ content: endless }) : response.write(endless);
      await (isTaken ? setImmediate() : Promise.race([once(response, 'drain'), once(response, 'close')]));
    }
    return;
  }
  const end = Math.floor(text.length * (cutAfter ?? (hang === 'midway' ? 0.5 : 1)));
  for (let at = 0; at < end; at += 40) {
    if (slowMs) await sleep(slowMs);
    send({ content: text.slice(at, Math.min(end, at + 40)) });
  }
  if (hang === 'midway') return;
  if (cutAfter !== undefined && finishReason === 'stop') {
    // Sends what was written before it breaks the connection.
    setTimeout(() => response.destroy(), 100);
    return;
  }
  if (behavior.tailMs) await sleep(behavior.tailMs);
  send({}, finishReason);
  write({ choices: [], usage });
  response.end('data: [DONE]\n\n');
}

const OPENERS = [
  'Open',
  'Film',
  'Count',
  'Watch',
  'Grab',
  'Stop',
  'Ask',
  'Show',
  'Keep',
  'Leave',
  'Bring',
  'Check',
];
const THINGS = [
  'grocery cart',
  'freezer drawer',
  'lunch bag',
  'cutting board',
  'label',
  'receipt',
  'fridge shelf',
  'pan',
  'timer',
  'shopping list',
  'spice rack',
  'kitchen scale',
];

/** Plain hooks that break no rule, one for each slot. `call` makes the hooks of a second call differ. */
export function goodElements({ slots, drafts }: Pick<ModelPrompt, 'slots' | 'drafts'>, call = 1): Element[] {
  return (drafts ?? slots).map(({ slot }) => ({
    slot,
    hook: `${OPENERS[slot]} ${call === 1 ? 'your' : 'that'} ${THINGS[(slot * 5 + call) % 12]} ${call === 1 ? 'before dinner ruins the evening' : 'while the oven heats up'}.`,
    tip: `Set the ${THINGS[slot % 12]} down on the last word.`,
    screen: `The ${THINGS[slot % 12]} knows`,
    point: `What the ${THINGS[slot % 12]} has to do with dinner.`,
    payoff: `Put the ${THINGS[slot % 12]} where you can reach it.`,
  }));
}
