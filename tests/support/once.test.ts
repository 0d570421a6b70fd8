import { expect, test, vi } from 'vitest';
import { once } from './once.ts';

test('a walk runs once, and every test gets its result', async () => {
  const walk = vi.fn(async () => ['seen']);
  const seen = once(walk);
  expect(await seen()).toBe(await seen());
  expect(walk).toHaveBeenCalledOnce();
});

test('a failed walk stays failed even if it would pass the second time', async () => {
  const walk = vi.fn(async () => 'seen').mockRejectedValueOnce(new Error('the button is missing'));
  const seen = once(walk);
  await expect(seen()).rejects.toThrow('the button is missing');
  await expect(seen()).rejects.toThrow('the button is missing');
  expect(walk).toHaveBeenCalledOnce();
});
