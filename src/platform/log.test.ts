import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { createLog } from './log.ts';

test('the parameters of a failed query are not logged', () => {
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  const log = createLog('error', { pretty: false });
  const cause = new Error('duplicate key value');
  log.error({ err: new DrizzleQueryError('insert into users values ($1)', ['ana@example.com'], cause) }, 'x');
  const written = lines.join('');
  expect(written).not.toContain('ana@example.com');
});
