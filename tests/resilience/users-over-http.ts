import { openSession } from '#features/account/sessions/sessions.ts';
import type { Database } from '#platform/database/database.ts';
import { createUser } from '../support/users.ts';

export type TestUser = { id: number; cookie: string };

/** Inserts users with credits and a session into a running product's database. */
export async function createTestUsers(db: Database, count: number, credits: number): Promise<TestUser[]> {
  const people: TestUser[] = [];
  for (let n = 0; n < count; n++) {
    const user = await createUser(db, {
      credits,
      businessContext: {
        business_description: 'I coach busy families to eat well on a budget',
        ideal_customer: 'Parents who want quick dinners but hate counting calories',
      },
    });
    const token = await db.transaction((tx) => openSession(tx, user.id, 'proof'));
    people.push({ id: user.id, cookie: `session=${token}` });
  }
  return people;
}

export function postGenerate(url: string, person: TestUser, topic: string, key?: string): Promise<Response> {
  return fetch(`${url}/api/hooks/generate`, {
    method: 'POST',
    headers: {
      cookie: person.cookie,
      'content-type': 'application/json',
      ...(key ? { 'idempotency-key': key } : {}),
    },
    body: JSON.stringify({ topic }),
  });
}
