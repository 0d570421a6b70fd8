import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createLog } from '#platform/log.ts';
import { StartError } from '#platform/start-error.ts';
import { temporaryFolder } from '../../../../tests/support/product-process.ts';
import { startEmbedded } from './embedded.ts';

const { folder, remove } = temporaryFolder('major');
afterAll(remove);

test('data of another PostgreSQL version is left alone and refused with instructions', async () => {
  const pgData = path.join(folder, 'postgres/cluster');
  fs.mkdirSync(pgData, { recursive: true });
  fs.writeFileSync(path.join(pgData, 'PG_VERSION'), '17\n');
  const error = await startEmbedded(folder, createLog('silent')).catch((refused) => refused);
  expect(error).toBeInstanceOf(StartError);
  expect(error.message).toMatch(/data of PostgreSQL 17, .* brings PostgreSQL \d\d\b/);
  expect(error.message).toMatch(/npm run backup.*npm run restore -- FILE.*docs\/operations\.md/);
  expect(fs.readdirSync(pgData)).toEqual(['PG_VERSION']);
});
