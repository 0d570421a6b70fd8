import pg from 'pg';
import { expect, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { testRows } from '../../../../tests/support/test-rows.ts';
import { createRateLimits } from './rate-limits.ts';

/** These tests send no query to it. */
const pool = new pg.Pool();
const set = (LIMITS: string, production: boolean) => () =>
  createRateLimits(pool, readConfig({ LIMITS }).limits, production);

test('LIMITS can raise limits in production but not switch them off', () => {
  const wide = 'loginByAccountAndIp=1000000/1';
  expect(set(wide, false)).not.toThrow();
  expect(set(wide, true)).toThrow(
    'APP_ENV=production refuses to start without: LIMITS that limit (loginByAccountAndIp is more than 100 times as wide as usual).',
  );
  expect(set('loginByAccount=1000000000/864000000', true)).toThrow('loginByAccount is more than 100 times');
  expect(set('loginByAccountAndIp=100/900 register=5000/3600', true)).not.toThrow();
  expect(set('somethingElse=1/1', true)).toThrow('LIMITS names somethingElse');
});

testRows(['register=0/60', 'register=60/0', 'register=1'])(
  'LIMITS=%s is refused in every environment',
  (LIMITS) => {
    expect(() => readConfig({ LIMITS })).toThrow('LIMITS is on, off, or a list such as register=500/3600');
  },
);

test('LIMITS accepts the former names of limits', () => {
  const limits = createRateLimits(pool, readConfig({ LIMITS: 'userLine=7/2 passwordLine=3/2' }).limits);
  expect(limits.userQueueLimit).toEqual({ points: 7, seconds: 2 });
  expect(limits.passwordQueueLimit).toEqual({ points: 3, seconds: 2 });
  expect(set('loginByAddress=1000000/1', true)).toThrow('loginByIp is more than 100 times');
});
