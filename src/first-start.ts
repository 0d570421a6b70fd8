import type { Services } from '#platform/services.ts';

/** What a person at the terminal reads. */
export async function firstStart({ config, log }: Services, { url }: { url: string }): Promise<void> {
  console.log(`Hooksmith is ready at ${config.publicUrl?.href ?? url}`);
  console.log(config.databaseUrl ? 'Data: the database that DATABASE_URL names' : `Data: ${config.dataDir}`);
  log.debug('first start done');
}
