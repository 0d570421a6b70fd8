import { clearDraft, readDraft, writeDraft } from '#features/account/forms/drafts.client.ts';
import { keepPath, type PendingTry, pendingTryIn } from './pending-try.ts';

const DRAFT = 'try';

/** The try of this tab: in the address, or stored while registering. */
export function readPendingTry(): PendingTry | null {
  return pendingTryIn(location.href) ?? pendingTryIn(String(readDraft(DRAFT) ?? ''));
}

export function rememberTry(pendingTry: PendingTry, userId: number): void {
  writeDraft(DRAFT, keepPath(pendingTry), userId);
}

/** Once kept or refused, it is not offered again. */
export function forgetTry(): void {
  clearDraft(DRAFT);
  if (pendingTryIn(location.href)) history.replaceState(null, '', location.pathname);
}
