import { expect, it } from 'vitest';
import { testRows } from '../../../tests/support/test-rows.ts';
import { toErrorResponse as describeError } from './errors.ts';

const failed = (code: string, message = 'x') =>
  Object.assign(new Error('Failed query: rollback'), { cause: Object.assign(new Error(message), { code }) });

testRows(['08006', '25P03', '25P04', '40P01', '53100', '57P01', 'ECONNREFUSED'])(
  'a database that is away with %s is a passing 503',
  (code) => expect(describeError(failed(code)).status).toBe(503),
);

it('a mistake of ours stays a 500, and keeps its details to itself', () => {
  const { status, message } = describeError(failed('42703', 'column "password_hash" does not exist'));
  expect(status).toBe(500);
  expect(message).not.toMatch(/column|query/i);
});
