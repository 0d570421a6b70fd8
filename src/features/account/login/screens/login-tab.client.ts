/**
 * The login screen opens on Register. Users whose session has ended or whose password was just reset
 * have an account: for them it opens on Login once.
 */
const STORAGE_KEY = 'login-first';

export function preferLoginTab(): void {
  sessionStorage.setItem(STORAGE_KEY, 'yes');
}

export function consumeLoginTabPreference(): boolean {
  const asked = sessionStorage.getItem(STORAGE_KEY) !== null;
  // Left in place until the screen is on view: React may start a screen twice.
  queueMicrotask(() => sessionStorage.removeItem(STORAGE_KEY));
  return asked;
}
