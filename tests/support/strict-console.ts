import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A stray console.error is a bug: a test that expects one says so by spying on it itself. */
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  if (vi.isMockFunction(console.error)) expect(console.error).not.toHaveBeenCalled();
});
