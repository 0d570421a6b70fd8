import { expect, it } from 'vitest';
import { testRows } from '../../../tests/support/test-rows.ts';
import { toErrorResponse as describeError } from './errors.ts';

const failed = (code: string, message = 'x') =>
  Object.assign(new Error('Failed query: rollback'), { cause: Object.assign(new Error(message), { code }) });

testRows(['08006', '25P03', '25P04', '40P01', '53100', '57P01', 'ECONNREFUSED'])(
  'an unavailable database (%s) is answered with a temporary 503',
  (code) => expect(describeError(failed(code)).status).toBe(503),
);

it('an unexpected error is answered with 500 without its details', () => {
  const { status, message } = describeError(failed('42703', 'column "password_hash" does not exist'));
  expect(status).toBe(500);
  expect(message).not.toMatch(/column|query/i);
});
