import crypto from 'node:crypto';
import type { Pool } from 'pg';
import type { User } from '#features/account/user.schema.ts';
import { hasRunOf } from '#features/credits/ledger.ts';
import type { Generator } from '#features/hooks/generate/generate.ts';
import type { Generated } from '#features/hooks/hooks.schema.ts';
import { OFFLINE, type Writer } from '#features/hooks/writers/writer.ts';
import { HttpError } from '#platform/http/errors.ts';
import type { PendingTry, Try } from './pending-try.ts';
import { fingerprintOf, type WriteTry } from './write-try.ts';

const CHANGED =
  'Our book was updated since your try, so these ten would be others. Nothing was charged. Your topic still works: generate ten new ones.';

/** Turns a try into an ordinary run. Each try has one idempotency key, so that it is charged once. */
export async function keepTry(
  generator: Generator,
  writeTry: WriteTry,
  user: User,
  pendingTry: PendingTry,
): Promise<{ generated: Generated; again: boolean }> {
  const { topic } = pendingTry;
  const run = { topic, point: null, angles: [], user, idempotencyKey: keyOf(pendingTry) };
  const writer = writerOf(writeTry, pendingTry);
  let again = true;
  const write: Writer['write'] = (...args) => {
    again = false;
    return writer.write(...args);
  };
  const { finished } = await generator.begin({ ...run, writer: { ...writer, write } }, () => {});
  return { generated: await finished, again };
}

function keyOf({ topic, theme, take }: Try): string {
  const id = crypto.createHash('sha256').update(JSON.stringify([topic, theme, take]));
  return `try ${id.digest('base64url')}`;
}

/** Whether the account has kept this try already. */
export const hasKept = (pool: Pool, userId: number, shownTry: Try) => hasRunOf(pool, userId, keyOf(shownTry));

/** Writes the hooks that were shown, or refuses, so that nobody pays for other hooks. */
function writerOf(writeTry: WriteTry, pendingTry: PendingTry): Writer {
  return {
    name: OFFLINE,
    async *write(_, signal) {
      const hooks = await writeTry(pendingTry, { kept: true, signal });
      if (fingerprintOf(hooks) !== pendingTry.fingerprint) throw new HttpError(410, CHANGED);
      yield* hooks;
    },
  };
}
