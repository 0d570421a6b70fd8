import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Page, Route } from 'playwright-core';
import { build, type Rollup } from 'vite';

/** Builds the harness in memory and serves it to a page, with answers that the test chooses. */
export async function buildHarness(): Promise<{ script: string; style: string }> {
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [react(), tailwindcss()],
    build: { write: false, rolldownOptions: { input: path.join(import.meta.dirname, 'harness.tsx') } },
  })) as Rollup.RollupOutput;
  const script = result.output.find((file) => file.type === 'chunk')?.code ?? '';
  const css = result.output.find((file) => file.fileName.endsWith('.css'));
  return { script, style: css?.type === 'asset' ? String(css.source) : '' };
}

type Answer = (route: Route) => Promise<void>;

export async function openHarness(
  page: Page,
  files: { script: string; style: string },
  answers: Record<string, Answer>,
) {
  await page.route('http://harness.test/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') {
      const body =
        '<!doctype html><html lang="en"><title>h</title><link rel="stylesheet" href="/h.css"><div id="root"></div><script type="module" src="/h.js"></script></html>';
      return route.fulfill({ contentType: 'text/html', body });
    }
    if (pathname === '/h.js') return route.fulfill({ contentType: 'text/javascript', body: files.script });
    if (pathname === '/h.css') return route.fulfill({ contentType: 'text/css', body: files.style });
    const answer = answers[pathname];
    return answer ? answer(route) : route.fulfill({ status: 204 });
  });
  await page.goto('http://harness.test/');
}
