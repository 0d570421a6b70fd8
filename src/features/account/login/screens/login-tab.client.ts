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
  // Removed once the screen is shown, because React may render it twice.
  queueMicrotask(() => sessionStorage.removeItem(STORAGE_KEY));
  return asked;
}
