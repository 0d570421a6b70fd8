import { startBaselineServer } from './baseline-server.ts';
import { load } from './load.ts';
import { median } from './statistics.ts';

/** Requests/s of a page and of a bare Hono route of the same size, alternating in one run. */
export async function measureRate(address: string): Promise<{ page: number; bare: number; ratio: number }> {
  const answer = await fetch(address, { headers: { 'Accept-Encoding': 'br' } });
  const { origin, pathname, search } = new URL(address);
  const bare = await startBaselineServer({ sizes: { page: Number(answer.headers.get('content-length')) } });
  const ask = { page: () => ({ path: pathname + search }), bare: () => ({ path: '/page' }) };
  const rate = async (which: 'page' | 'bare', milliseconds: number) =>
    (await load(which === 'page' ? origin : bare.url, ask[which], { milliseconds })).rate;
  try {
    const rounds = { page: [] as number[], bare: [] as number[] };
    // Warm-up, until V8 has optimized both.
    await rate('page', 4000);
    await rate('bare', 4000);
    for (let round = 0; round < 7; round += 1) {
      rounds.page.push(await rate('page', 2000));
      rounds.bare.push(await rate('bare', 2000));
    }
    const [page, other] = [median(rounds.page), median(rounds.bare)];
    return { page, bare: other, ratio: page / other };
  } finally {
    bare.end();
  }
}
