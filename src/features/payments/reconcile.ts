import type { Services } from '#platform/services.ts';
import type { Outcome } from './fulfill.ts';
import { type Checkout, overdueCheckouts } from './payments.queries.ts';
import type { PaymentEvent, PaymentProvider } from './provider.ts';

const EVERY_MS = 60_000;
/** An event usually arrives within seconds, so only older checkouts are checked. */
const OVERDUE_SECONDS = 120;
const FAILED_MESSAGE = 'checkouts could not be reconciled now';

type Handle = (event: PaymentEvent) => Promise<Outcome>;

/** Asks the provider about checkouts whose event is overdue, and processes the status like the event. */
export function createReconciler(
  { db, log }: Pick<Services, 'db' | 'log'>,
  provider: PaymentProvider,
  handle: Handle,
) {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function settle({ id, providerSessionId, status }: Checkout): Promise<Outcome | null> {
    const { kind, ...payment } = await provider.lookUp(providerSessionId ?? '');
    if (kind === 'open') return null;
    const event = { id: `reconciled:${id}:${status}:${kind}`, type: 'reconciled', checkoutId: id };
    return handle({ ...event, ...payment, kind });
  }

  /** A checkout that fails does not stop the others. */
  async function reconcile(olderThanSeconds = OVERDUE_SECONDS): Promise<number> {
    let credited = 0;
    let failed = 0;
    let reason = '';
    for await (const checkout of overdueCheckouts(db, olderThanSeconds)) {
      if (stopped) break;
      try {
        if ((await settle(checkout)) === 'credited') credited++;
      } catch (error) {
        failed++;
        reason = (error as Error).message;
      }
    }
    if (failed > 0) log.warn({ failed, reason }, FAILED_MESSAGE);
    return credited;
  }

  /** The pause starts after a round, so that two rounds never overlap. */
  function later(): void {
    if (stopped) return;
    const round = () =>
      reconcile()
        .catch((error: Error) => log.warn({ reason: error.message }, FAILED_MESSAGE))
        .finally(later);
    timer = setTimeout(round, EVERY_MS).unref();
  }

  return {
    reconcile,
    start: later,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
