import crypto from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { Pool } from 'pg';
import type { User } from '#features/account/user.schema.ts';
import { toUser, USER_PAIRS, type UserRow } from '#features/account/user-row.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { keyFields } from '#platform/database/key-fields.ts';
import { apiKeys } from '#platform/database/schema-keys.ts';
import { HttpError } from '#platform/http/errors.ts';
import { hashToken } from '#platform/tokens.ts';
import { type ApiKey, MAX_KEYS, type MadeKey, type NewKey, type Scope } from './keys.schema.ts';

/** Recognizable for people and for programs that search for leaked secrets. */
export const API_KEY_PATTERN = /^hsk_[A-Za-z0-9_-]{43}$/;
const START = 'hsk_'.length + 4;
const DAY_MS = 24 * 3600 * 1000;

function toKey(row: SelectResultFields<typeof keyFields>): ApiKey {
  return {
    ...row,
    scopes: row.scopes as Scope[],
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
  };
}

export async function listKeys(db: Database, userId: number): Promise<ApiKey[]> {
  const rows = await db
    .select(keyFields)
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .orderBy(desc(apiKeys.id));
  return rows.map(toKey);
}

type KeyOptions = Omit<NewKey, 'password'>;

/** The caller holds the lock of the user's row, so that two calls at once cannot exceed the limit. */
export async function makeKey(tx: Transaction, userId: number, options: KeyOptions): Promise<MadeKey> {
  if ((await tx.$count(apiKeys, eq(apiKeys.userId, userId))) >= MAX_KEYS)
    throw new HttpError(409, `You have ${MAX_KEYS} keys. Revoke one first.`);
  const key = `hsk_${crypto.randomBytes(32).toString('base64url')}`;
  const { name, scopes, expires_in_days: days } = options;
  const [row] = await tx
    .insert(apiKeys)
    .values({
      userId,
      name,
      scopes,
      keyHash: hashToken(key),
      start: key.slice(0, START),
      expiresAt: days && new Date(Date.now() + days * DAY_MS),
    })
    .onConflictDoNothing()
    .returning(keyFields);
  if (!row) throw new HttpError(409, 'You have a key of this name. Choose another name.');
  return { ...toKey(row), key };
}

export async function revokeKey(db: Database, userId: number, id: number): Promise<boolean> {
  const mine = and(eq(apiKeys.userId, userId), eq(apiKeys.id, id));
  return (await db.delete(apiKeys).where(mine).returning({ id: apiKeys.id })).length > 0;
}

/** Revokes all keys of a user. */
export async function revokeKeys(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(apiKeys).where(eq(apiKeys.userId, userId));
}

const FIND = {
  name: 'find-key',
  text: `select k.id, k.name, k.scopes, k.expires_at, coalesce(k.expires_at <= now(), false) as expired,
      coalesce(k.last_used_at < now() - interval '1 minute', true) as stale,
      json_build_object(${USER_PAIRS}) as owner
    from api_keys k join users u on u.id = k.user_id where k.key_hash = $1`,
};

export type FoundKey = { id: number; name: string; scopes: Scope[]; expiresAt: string | null };
type FoundRow = {
  id: string;
  name: string;
  scopes: Scope[];
  expires_at: Date | null;
  expired: boolean;
  stale: boolean;
  owner: UserRow<string>;
};
export type KeyLookup = { key: FoundKey; user: User; expired: boolean };

/** One indexed query. The last use is stored at most once a minute. */
export async function findKey(
  { pool, db }: { pool: Pool; db: Database },
  key: string,
): Promise<KeyLookup | null> {
  const { rows } = await pool.query<FoundRow>({ ...FIND, values: [hashToken(key)] });
  const [row] = rows;
  if (!row) return null;
  const { name, scopes, expired, stale, owner } = row;
  const user = toUser(owner);
  const id = Number(row.id);
  if (stale && !expired) {
    const mine = and(eq(apiKeys.userId, user.id), eq(apiKeys.id, id));
    await db.update(apiKeys).set({ lastUsedAt: sql`now()` }).where(mine);
  }
  return { key: { id, name, scopes, expiresAt: row.expires_at?.toISOString() ?? null }, user, expired };
}
