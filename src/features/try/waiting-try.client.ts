import { clearDraft, readDraft, writeDraft } from '#features/account/drafts.client.ts';
import { type CarriedTry, carriedIn, keepPath } from './carried-try.ts';

const DRAFT = 'try';

/** The try that this tab brought along: in the address, or left over from registering. */
export function waitingTry(): CarriedTry | null {
  return carriedIn(location.href) ?? carriedIn(String(readDraft(DRAFT) ?? ''));
}

export function rememberTry(tried: CarriedTry, userId: number): void {
  writeDraft(DRAFT, keepPath(tried), userId);
}

/** Kept or refused, it is not offered again. */
export function forgetTry(): void {
  clearDraft(DRAFT);
  if (carriedIn(location.href)) history.replaceState(null, '', location.pathname);
}
