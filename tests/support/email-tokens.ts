import * as emailTokens from '#features/account/mails/email-tokens.queries.ts';
import type { Database } from '#platform/database/database.ts';

/** The token of a link that was mailed to the user. */
export function createEmailToken(
  db: Database,
  userId: number,
  purpose: 'reset' | 'confirm',
): Promise<string> {
  return db.transaction((tx) => emailTokens.createEmailToken(tx, userId, purpose));
}
