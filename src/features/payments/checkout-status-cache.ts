import type { CheckoutStatus, PaymentProvider } from './provider.ts';

/** A waiting page asks every two seconds. The provider is asked less often. */
const MAX_AGE_MS = 10_000;
const MAX_ENTRIES = 1000;

/** Caches the provider's status of a checkout for a moment. */
export function createCheckoutStatusCache(provider: Pick<PaymentProvider, 'lookUp'>) {
  const entries = new Map<string, { until: number; answer: Promise<CheckoutStatus> }>();
  return (sessionId: string): Promise<CheckoutStatus> => {
    const now = Date.now();
    const cached = entries.get(sessionId);
    if (cached && cached.until > now) return cached.answer;
    const answer = provider.lookUp(sessionId);
    entries.delete(sessionId);
    entries.set(sessionId, { until: now + MAX_AGE_MS, answer });
    if (entries.size > MAX_ENTRIES) entries.delete(entries.keys().next().value as string);
    return answer;
  };
}
