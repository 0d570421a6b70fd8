import pg from 'pg';
import { StartError } from '#platform/start-error.ts';

/** A superuser counts as a member of all of them. */
const REFUSED_ROLES = ['pg_read_server_files', 'pg_write_server_files', 'pg_execute_server_program'];

/** Injected SQL has the rights of the product's role, which must not include the server's files. */
export async function refuseSuperuser(where: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(where);
  await client.connect();
  try {
    const { rows } = await client.query(
      "select bool_or(pg_has_role(current_user, role, 'member')) as too_much from unnest($1::name[]) as role",
      [REFUSED_ROLES],
    );
    if (rows[0].too_much) {
      throw new StartError(
        'APP_ENV=production refuses to start as a superuser of the database: set DATABASE_URL to a role that owns its schema and nothing else (docs/operations.md says how to make one).',
      );
    }
  } finally {
    await client.end();
  }
}
