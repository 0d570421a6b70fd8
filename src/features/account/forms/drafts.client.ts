import { initialData } from '../sessions/initial-data.client.ts';

/**
 * What somebody has typed and not sent yet, kept in the tab while they type. A session that ends, a
 * reload or a closed lid then costs no words. Each draft belongs to one user: the next user to
 * sign in at the same tab sees none of it. Never for passwords.
 */

const PREFIX = 'draft:';
/** What the settings know of the business: onboarding leaves it there when it is skipped. */
export const BUSINESS_DRAFT = 'business-context';

function keyOf(name: string, owner: number | undefined = initialData.user?.id): string {
  return `${PREFIX}${owner ?? 'nobody'}:${name}`;
}

export function readDraft(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
  } catch {
    return null;
  }
}

/** `owner` is for somebody who has only just become a user. */
export function writeDraft(name: string, value: unknown, owner?: number): void {
  try {
    sessionStorage.setItem(keyOf(name, owner), JSON.stringify(value));
  } catch {
    // A full or forbidden storage must not stop anybody from typing.
  }
}

export function clearDraft(name: string): void {
  sessionStorage.removeItem(keyOf(name));
}

/** Logging out removes all drafts from the tab. */
export function clearAllDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}
