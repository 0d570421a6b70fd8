import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Fails on any console.error. A test that expects one spies on it. */
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  if (vi.isMockFunction(console.error)) expect(console.error).not.toHaveBeenCalled();
});
