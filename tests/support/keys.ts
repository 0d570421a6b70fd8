import { makeKey } from '#features/keys/keys.queries.ts';
import { SCOPES, type Scope } from '#features/keys/keys.schema.ts';
import type { Database } from '#platform/database/database.ts';
import { createUser, seedRuns, type TestUserOptions } from './users.ts';

type Options = TestUserOptions & { scopes?: readonly Scope[]; seeded?: number };

let made = 0;

/** Inserts an API key into the database, for tests that are not about creating keys. */
export async function keyOf(db: Database, userId: number, scopes: readonly Scope[] = SCOPES) {
  const options = { name: `key ${made++}`, scopes: [...scopes], expires_in_days: null };
  return db.transaction((tx) => makeKey(tx, userId, options));
}

/** A user with finished runs and an API key. */
export async function userWithKey(db: Database, { scopes, seeded = 0, ...person }: Options = {}) {
  const user = await createUser(db, person);
  if (seeded > 0) await seedRuns(db, user.id, seeded);
  const { key, id: keyId } = await keyOf(db, user.id, scopes);
  return { ...user, key, keyId, bearer: { authorization: `Bearer ${key}` } };
}
