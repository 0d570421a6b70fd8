import type { LookedUp, PaymentProvider } from './provider.ts';

/** A page that waits asks every two seconds; the provider is asked less often. */
const KEPT_MS = 10_000;
const KEPT_AT_MOST = 1000;

/** What the provider says of a checkout, asked once for all who want to know it within a moment. */
export function createLookUps(provider: Pick<PaymentProvider, 'lookUp'>) {
  const kept = new Map<string, { until: number; answer: Promise<LookedUp> }>();
  return (sessionId: string): Promise<LookedUp> => {
    const now = Date.now();
    const known = kept.get(sessionId);
    if (known && known.until > now) return known.answer;
    const answer = provider.lookUp(sessionId);
    kept.delete(sessionId);
    kept.set(sessionId, { until: now + KEPT_MS, answer });
    if (kept.size > KEPT_AT_MOST) kept.delete(kept.keys().next().value as string);
    return answer;
  };
}
