import { ensureFirstAdmin } from '#features/admin/admins.ts';
import { setUpNewBlog } from '#features/blog/setup.ts';
import type { Services } from '#platform/services.ts';

/** Creates what the first start needs, and prints one summary in the terminal. */
export async function firstStart(
  services: Pick<Services, 'config' | 'db'>,
  { url }: { url: string },
): Promise<void> {
  const { config } = services;
  const admin = await ensureFirstAdmin(services);
  // A local start gets the starter posts at once; in production an admin decides.
  if (!config.production) await setUpNewBlog(services.db);
  const lines = [
    `Hooksmith is ready at ${config.publicUrl?.href ?? url}`,
    config.databaseUrl ? 'Data: the database that DATABASE_URL names' : `Data: ${config.dataDir}`,
    ...(admin ? [`Admin, shown this once: ${admin.email} / ${admin.password} at ${url}/admin/login`] : []),
  ];
  console.log(lines.join('\n'));
}
