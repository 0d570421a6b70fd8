import { clearDraft, readDraft, writeDraft } from '#features/account/forms/drafts.client.ts';
import { keepPath, type PendingTry, pendingTryIn } from './pending-try.ts';

const DRAFT = 'try';

/** The try that this tab brought along: in the address, or left over from registering. */
export function readPendingTry(): PendingTry | null {
  return pendingTryIn(location.href) ?? pendingTryIn(String(readDraft(DRAFT) ?? ''));
}

export function rememberTry(pendingTry: PendingTry, userId: number): void {
  writeDraft(DRAFT, keepPath(pendingTry), userId);
}

/** Kept or refused, it is not offered again. */
export function forgetTry(): void {
  clearDraft(DRAFT);
  if (pendingTryIn(location.href)) history.replaceState(null, '', location.pathname);
}
