import { afterAll, beforeAll, expect } from 'vitest';
import { setUpBlog } from '#features/blog/setup.ts';
import { slugOf } from '#features/blog/slug.ts';
import { readStarterPosts } from '#features/blog/starter-posts.ts';
import { THEME_NAMES } from '#platform/theme-names.ts';
import { LIMITS, measureFirstVisit } from '../../scripts/bench/site-first-visit.ts';
import { withRealCost } from '../support/cheap-crypto.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { testRows } from '../support/test-rows.ts';

withRealCost();

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await setUpBlog(app.db);
});
afterAll(() => app.close());

const ask = (url: string, init: RequestInit) => app.fetch(new Request(url, init), {});

testRows(THEME_NAMES)('%s stays within its bytes on a first visit', async (name) => {
  const visit = await measureFirstVisit(`http://localhost:3000/?version=${name}`, ask);
  for (const [what, limit] of Object.entries(LIMITS)) {
    const bytes = visit[what as keyof typeof visit];
    expect(bytes, what).toBeGreaterThan(0);
    expect(bytes, what).toBeLessThanOrEqual(limit);
  }
});

testRows(readStarterPosts())('a post for $theme stays within its bytes', async ({ theme, title }) => {
  const visit = await measureFirstVisit(`http://localhost:3000/blog/${theme}/${slugOf(title)}`, ask);
  for (const what of ['page', 'script', 'fonts'] as const) {
    expect(visit[what], what).toBeGreaterThan(0);
    expect(visit[what], what).toBeLessThanOrEqual(LIMITS[what]);
  }
});
