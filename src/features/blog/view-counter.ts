import crypto from 'node:crypto';
import type { Context } from 'hono';
import type { Services } from '#platform/services.ts';
import { addViews } from './blog.queries.ts';

/** User agents of programs. An empty one counts as a program too. */
const BOT =
  /bot|crawl|spider|slurp|preview|fetch|monitor|lighthouse|headless|scan|curl|wget|python|http|java\/|feed|archive|facebookexternalhit|whatsapp|telegram/i;
/** A reader who comes back within this time is counted once. */
const SAME_READER_MS = 30 * 60_000;
const MAX_READERS = 20_000;
const FLUSH_DELAY_MS = 1000;

type Deps = Pick<Services, 'db' | 'log' | 'clientIp'>;

/**
 * Counts readers of posts, without bots, reloads and prefetched pages. Requests do not wait for it: views are collected
 * and written in one statement. A reader is known only in memory, as a hash of the IP with a key of this process.
 * Headers are not used, because a client could vary them.
 */
export function createViewCounter({ db, log, clientIp }: Deps) {
  const key = crypto.randomBytes(32).toString('base64url');
  const readers = new Map<string, number>();
  let pending = new Map<number, number>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function write(): void {
    timer = undefined;
    if (pending.size === 0) return;
    const views = pending;
    pending = new Map();
    writing = addViews(db, views).catch((error: Error) =>
      log.warn({ reason: error.message.split('\n')[0] }, 'views of posts were not counted'),
    );
  }

  /** In the order of the last visit. The oldest is dropped. */
  function remember(reader: string, now: number): void {
    readers.delete(reader);
    readers.set(reader, now);
    if (readers.size > MAX_READERS) readers.delete(readers.keys().next().value as string);
  }

  return {
    count(c: Context, postId: number): void {
      const agent = c.req.header('user-agent') ?? '';
      if (c.req.method !== 'GET' || agent === '' || BOT.test(agent)) return;
      if (/prefetch|prerender/.test(c.req.header('sec-purpose') ?? c.req.header('purpose') ?? '')) return;
      // Not an HMAC: making its object takes as long as answering with the page.
      const reader = crypto.hash('sha256', `${key} ${postId} ${clientIp(c)}`, 'base64url');
      const now = Date.now();
      const last = readers.get(reader) ?? 0;
      remember(reader, now);
      if (now - last < SAME_READER_MS) return;
      pending.set(postId, (pending.get(postId) ?? 0) + 1);
      timer ??= setTimeout(write, FLUSH_DELAY_MS).unref();
    },
    async stop(): Promise<void> {
      clearTimeout(timer);
      await writing;
      write();
      await writing;
    },
  };
}
export type ViewCounter = ReturnType<typeof createViewCounter>;
