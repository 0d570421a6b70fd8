import type { Page } from 'playwright-core';
import { openAdminSession } from '#features/account/admin-access/admin-sessions.ts';
import { setAdmin } from '#features/admin/admins.ts';
import type { Database } from '#platform/database/database.ts';
import { admins } from '#platform/database/schema-admin.ts';
import type { Visitor } from './visitor.ts';

type App = { db: Database; visitor(): Visitor };

/** The token of a new session for the first admin. Creates an admin if there is none. */
export async function adminToken({ db }: Pick<App, 'db'>): Promise<string> {
  if ((await db.$count(admins)) === 0) await setAdmin(db, 'admin@example.com', 'admin-password');
  return db.transaction(async (tx) => {
    const [admin] = await tx.select({ id: admins.id }).from(admins).limit(1);
    return openAdminSession(tx, (admin as { id: number }).id);
  });
}

/** An HTTP client signed in as an admin, without hashing a password. */
export async function signedInAdmin(app: App): Promise<Visitor> {
  const visitor = app.visitor();
  visitor.cookies.set('admin_session', await adminToken(app));
  return visitor;
}

/** Gives the page an admin session. */
export async function signInAsAdmin(app: Pick<App, 'db'>, page: Page, url: string): Promise<Page> {
  const value = await adminToken(app);
  await page.context().addCookies([{ name: 'admin_session', value, url }]);
  return page;
}

/** Parses CSV by RFC 4180. */
export function csvRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    if (end === '' && quoted === undefined && plain === '' && row.length === 0) break;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
