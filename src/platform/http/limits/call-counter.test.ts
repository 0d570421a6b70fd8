import { expect, test } from 'vitest';
import { createCallCounter } from './call-counter.ts';
import { tooManyRequests } from './rate-limits.ts';

test('ten calls are counted in one step', async () => {
  let counts = 0;
  const count = createCallCounter(
    {
      consume: async () => {
        counts++;
      },
    },
    'keyCalls',
  );
  for (let n = 0; n < 21; n++) await count(1);
  expect(counts).toBe(3);
  await count(2);
  expect(counts).toBe(4);
});

test('a flood of refused calls checks the limit once, and a failed count is tried again', async () => {
  let calls = 0;
  const refusing = createCallCounter(
    {
      consume: async () => {
        calls++;
        throw tooManyRequests(60);
      },
    },
    'keyCalls',
  );
  for (let n = 0; n < 50; n++) await expect(refusing(1)).rejects.toMatchObject({ status: 429 });
  expect(calls).toBe(1);
  let failures = 0;
  const failing = createCallCounter(
    {
      consume: async () => {
        failures++;
        throw new Error('away');
      },
    },
    'keyCalls',
  );
  for (let n = 0; n < 3; n++) await expect(failing(1)).rejects.toThrow('away');
  expect(failures).toBe(3);
});
