import { shellData } from './shell-data.client.ts';

/**
 * What somebody has typed and not sent yet, kept in the tab while they type. A session that ends, a
 * reload or a closed lid then costs no words. Each draft belongs to one user: who signs in next at the
 * same tab sees none of it. Never for passwords.
 */

const PREFIX = 'draft:';

function keyOf(name: string): string {
  const { user } = shellData;
  return `${PREFIX}${user?.id ?? 'nobody'}:${name}`;
}

export function readDraft(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
  } catch {
    return null;
  }
}

export function writeDraft(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // A full or forbidden storage must not stop anybody from typing.
  }
}

export function clearDraft(name: string): void {
  sessionStorage.removeItem(keyOf(name));
}

/** Who logs out on purpose leaves nothing behind. */
export function clearAllDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}
