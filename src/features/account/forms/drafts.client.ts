import { initialData } from '../sessions/initial-data.client.ts';

/**
 * Typed text that was not sent yet, kept in the tab, so that an ended session or a reload loses nothing. Each draft
 * belongs to one user; the next user of the same tab does not see it. Never used for passwords.
 */

const PREFIX = 'draft:';
/** The draft of the business form. A skipped onboarding leaves it for the settings. */
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

/** `owner` is for a user who has just registered. */
export function writeDraft(name: string, value: unknown, owner?: number): void {
  try {
    sessionStorage.setItem(keyOf(name, owner), JSON.stringify(value));
  } catch {
    // Typing must work if the storage is full or forbidden.
  }
}

export function clearDraft(name: string): void {
  sessionStorage.removeItem(keyOf(name));
}

/** Logging out removes all drafts from the tab. */
export function clearAllDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}
