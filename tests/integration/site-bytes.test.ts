import { afterAll, beforeAll, expect, test } from 'vitest';
import { THEME_NAMES } from '#features/landing/theme.ts';
import { LIMITS, measureFirstVisit } from '../../scripts/bench-site/first-visit.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test.each(THEME_NAMES)('%s: a first visit stays within its bytes', async (name) => {
  const visit = await measureFirstVisit(`http://localhost:3000/?version=${name}`, (url, init) =>
    app.fetch(new Request(url, init), {}),
  );
  for (const [what, limit] of Object.entries(LIMITS)) {
    const bytes = visit[what as keyof typeof visit];
    expect(bytes, what).toBeGreaterThan(0);
    expect(bytes, what).toBeLessThanOrEqual(limit);
  }
});
