import { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { User } from '#features/account/user.schema.ts';
import { generateSchema } from '#features/hooks/hooks.schema.ts';
import { addShotSchema } from '#features/workspace/shots/shots.schema.ts';
import type { ApiActions } from '../api-actions.ts';
import { requireScope } from '../key-guard.ts';
import type { FoundKey } from '../keys.queries.ts';
import { type Scope, searchSchema } from '../keys.schema.ts';
import { creditsText, hooksText, shotsText } from './hook-text.ts';

export type McpCaller = {
  user: User;
  key: FoundKey;
  /** Runs the work when it is this user's turn. */
  withSlot: (work: () => Promise<string>) => Promise<string>;
  /** Logs the error and returns the sentence to show. */
  sentenceFor: (error: Error) => string;
};

const INSTRUCTIONS =
  "Hooksmith writes hooks: the first sentence of a short video. write_hooks spends one of the user's runs on ten of them, so look with list_hooks or search_hooks first when they may have some already.";

const limit = z.number().int().min(1).max(50).default(10).describe('How many hooks, 1 to 50');
const hookId = addShotSchema.shape.hook_id.describe('The hook_id of a hook');
const READS = { readOnlyHint: true, openWorldHint: false };
const SETS = { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false };

/** A server for one request. It keeps no state. */
export function createMcpServer(actions: ApiActions, caller: McpCaller): McpServer {
  const server = new McpServer({ name: 'hooksmith', version: '1' }, { instructions: INSTRUCTIONS });
  addWriting(server, actions, caller);
  addReading(server, actions, caller);
  addMarking(server, actions, caller);
  addResources(server, actions, caller);
  addPrompt(server);
  return server;
}

/** A tool's answer as text. A refusal is a sentence in it, so that the assistant can pass it on. */
async function answer(
  { key, withSlot, sentenceFor }: McpCaller,
  scope: Scope | null,
  work: () => Promise<string>,
) {
  try {
    if (scope) requireScope(key, scope);
    return { content: [{ type: 'text' as const, text: await withSlot(work) }] };
  } catch (error) {
    return { isError: true, content: [{ type: 'text' as const, text: sentenceFor(error as Error) }] };
  }
}

function addWriting(server: McpServer, actions: ApiActions, caller: McpCaller): void {
  server.registerTool(
    'write_hooks',
    {
      title: 'Write hooks',
      description: 'Spends one run on ten new hooks for a topic.',
      inputSchema: z.object({
        topic: generateSchema.shape.topic.describe('What the video is about'),
        point: generateSchema.shape.point.describe(
          'What most people get wrong about it, if the user said so',
        ),
      }),
      annotations: {
        readOnlyHint: false,
        destructiveHint: false,
        idempotentHint: false,
        openWorldHint: false,
      },
    },
    ({ topic, point }) =>
      answer(caller, 'write', async () => {
        const { hooks, runs_left } = await actions.write(caller.user, { topic, point, angles: [] }, null);
        return `${hooksText(hooks)}\n\n${creditsText(runs_left)}`;
      }),
  );
  server.registerTool(
    'runs_left',
    { title: 'Runs left', description: 'How many runs the user has left.', annotations: READS },
    () => answer(caller, null, async () => creditsText(caller.user.hook_credits)),
  );
}

function addReading(server: McpServer, actions: ApiActions, caller: McpCaller): void {
  const page = async (query: { limit: number; before?: number; search?: string }, emptyText: string) => {
    const { before = null, ...rest } = query;
    const { hooks, next } = await actions.page(caller.user.id, { before, ...rest });
    const nextHint = next === null ? '' : `\n\nThere are more: ask again with before ${next}.`;
    return hooks.length === 0 ? emptyText : hooksText(hooks) + nextHint;
  };
  const before = hookId.optional().describe('For the next page: the hook_id that the last page ended with');
  server.registerTool(
    'list_hooks',
    {
      title: 'List hooks',
      description: "The user's hooks, the newest first.",
      inputSchema: z.object({ limit, before }),
      annotations: READS,
    },
    (query) => answer(caller, 'read', () => page(query, 'There are no hooks here yet.')),
  );
  server.registerTool(
    'search_hooks',
    {
      title: 'Search hooks',
      description: "The user's hooks that hold all these words in their line, topic or point.",
      inputSchema: z.object({ text: searchSchema.describe('Words to look for'), limit, before }),
      annotations: READS,
    },
    ({ text, ...query }) =>
      answer(caller, 'read', () => page({ ...query, search: text }, `No hook holds "${text}".`)),
  );
}

function addMarking(server: McpServer, actions: ApiActions, caller: McpCaller): void {
  const { id: userId } = caller.user;
  server.registerTool(
    'favorite_hook',
    {
      title: 'Favorite a hook',
      description: 'Makes a hook a favorite, or no longer one.',
      inputSchema: z.object({ hook_id: hookId, favorite: z.boolean().default(true) }),
      annotations: SETS,
    },
    ({ hook_id, favorite }) =>
      answer(caller, 'favorite', async () => {
        const hook = await actions.favorite(userId, hook_id, favorite);
        return `"${hook.generated_hook}" is ${favorite ? 'a favorite' : 'no favorite'} now.`;
      }),
  );
  server.registerTool(
    'add_to_shot_list',
    {
      title: 'Add to the shot list',
      description: 'Puts a hook on the list of what to film, at its end or at a position from 1.',
      inputSchema: z.object({ hook_id: hookId, position: addShotSchema.shape.position }),
      annotations: SETS,
    },
    ({ hook_id, position }) =>
      answer(caller, 'favorite', async () => {
        const shots = await actions.addShot(userId, { hookId: hook_id, position });
        const place = shots.findIndex(({ id }) => id === hook_id) + 1;
        return `It is number ${place} of ${shots.length} on the shot list.`;
      }),
  );
}

function addResources(server: McpServer, actions: ApiActions, caller: McpCaller): void {
  const read = async (uri: URL, work: () => Promise<string>) => {
    const { content, isError } = { isError: false, ...(await answer(caller, 'read', work)) };
    const text = content[0]?.text ?? '';
    if (isError) throw new Error(text);
    return { contents: [{ uri: uri.href, mimeType: 'text/plain', text }] };
  };
  const { id: userId } = caller.user;
  server.registerResource(
    'latest run',
    'hooksmith://runs/latest',
    { title: 'The latest run', description: 'The newest ten hooks.', mimeType: 'text/plain' },
    (uri) =>
      read(uri, async () => {
        const { hooks } = await actions.page(userId, { before: null, limit: 10 });
        const latest = hooks.filter(({ run_id }) => run_id === hooks[0]?.run_id);
        return latest.length > 0 ? hooksText(latest) : 'There are no hooks here yet.';
      }),
  );
  server.registerResource(
    'shot list',
    'hooksmith://shots',
    { title: 'The shot list', description: 'What to film, in its order.', mimeType: 'text/plain' },
    (uri) => read(uri, async () => shotsText(await actions.shots(userId))),
  );
}

function addPrompt(server: McpServer): void {
  server.registerPrompt(
    'film_today',
    {
      title: 'Film today',
      description: 'Picks what to film today, from the shot list or from new hooks.',
      argsSchema: z.object({ topic: z.string().max(500).optional().describe('What today is about') }),
    },
    ({ topic }) => ({
      messages: [{ role: 'user' as const, content: { type: 'text' as const, text: filmToday(topic) } }],
    }),
  );
}

function filmToday(topic?: string): string {
  const about = topic ? `Today is about: ${topic}.` : 'Ask me what today is about if you need to.';
  return `Help me decide what to film today with Hooksmith. ${about}
Read my shot list first (hooksmith://shots), then search my hooks. Only if nothing fits, ask me before you spend a run with write_hooks.
Pick three hooks. For each say the hook word for word, what I say next, and one thing to show on screen. When I agree, put them on my shot list in the order to film.`;
}
