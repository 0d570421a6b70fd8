import { z } from 'zod';
import { isAdmin, issueAdminPassword, listAdmins, removeAdmin } from '#features/admin/admins.ts';
import { ConfigError, readConfig } from '#platform/config.ts';
import { connect, type Database } from '#platform/database/database.ts';
import { createLog } from '#platform/log.ts';
import { StartError } from '#platform/start-error.ts';
import { helpOf } from './commands.mjs';
import { openDatabase } from './open-database.ts';

/**
 * `npm run admin`: changes the list of admins. This needs a shell
 * on the machine and is not possible over HTTP. It works on the product's own database, running or not.
 */

/** The reason for a refusal, in one sentence. */
class Refusal extends Error {}

async function run(db: Database, command: string | undefined, email: string): Promise<string> {
  if (command === 'list') {
    const admins = await listAdmins(db);
    if (admins.length === 0) return 'There is no admin yet.';
    return admins.map(({ email, createdAt }) => `${email}  since ${createdAt.toISOString()}`).join('\n');
  }
  const known = await isAdmin(db, email);
  if (command === 'create' && known) {
    throw new Refusal(`${email} is an admin already. For a new password: npm run admin -- reset ${email}`);
  }
  if (command === 'remove') return remove(db, email);
  if (command === 'reset' && !known) {
    throw new Refusal(`${email} is no admin. To make one: npm run admin -- create ${email}`);
  }
  const password = await issueAdminPassword(db, email, known ? 'reset admin' : 'create admin');
  return `Password, shown this once: ${password}`;
}

async function remove(db: Database, email: string): Promise<string> {
  if (readConfig(process.env).admin?.email.toLowerCase() === email.toLowerCase()) {
    throw new Refusal(`ADMIN_EMAIL names ${email}: take it out first, or the next start makes them again.`);
  }
  if (!(await removeAdmin(db, email))) throw new Refusal(`${email} is no admin.`);
  return `${email} is no admin any more; their sessions have ended.`;
}

async function main([command, email = '', ...rest]: string[]): Promise<void> {
  const named = command === 'create' || command === 'reset' || command === 'remove';
  if (rest.length > 0 || !(named || (command === 'list' && email === ''))) throw new Refusal(helpOf('admin'));
  if (named && !z.email().safeParse(email).success)
    throw new Refusal(`Valid email is required.\n${helpOf('admin')}`);
  const database = await openDatabase();
  const connection = connect(database.where, createLog('warn'));
  try {
    console.log(await run(connection.db, command, email));
  } finally {
    await connection.close();
    await database.stop();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const expected = error instanceof Refusal || error instanceof ConfigError || error instanceof StartError;
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}
