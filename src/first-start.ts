import type { Services } from '#platform/services.ts';

/** What a person at the terminal reads, in one piece. */
export async function firstStart({ config }: Services, { url }: { url: string }): Promise<void> {
  const lines = [
    `Hooksmith is ready at ${config.publicUrl?.href ?? url}`,
    config.databaseUrl ? 'Data: the database that DATABASE_URL names' : `Data: ${config.dataDir}`,
  ];
  console.log(lines.join('\n'));
}
