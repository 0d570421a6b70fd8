import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { users } from '#platform/database/schema-account.ts';

type Profile = Pick<
  typeof users.$inferInsert,
  'businessDescription' | 'idealCustomer' | 'firstName' | 'tiktokHandle' | 'instagramHandle'
>;

/** An undefined value leaves its column unchanged. */
export async function updateProfile(db: Database, userId: number, changes: Profile): Promise<void> {
  if (Object.values(changes).every((value) => value === undefined)) return;
  await db.update(users).set(changes).where(eq(users.id, userId));
}
