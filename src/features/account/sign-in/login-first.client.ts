/**
 * The login screen opens on Register. Users whose session has ended or whose password was just reset
 * have an account: for them it opens on Login once.
 */
const KEY = 'login-first';

export function askLoginFirst(): void {
  sessionStorage.setItem(KEY, 'yes');
}

export function takeLoginFirst(): boolean {
  const asked = sessionStorage.getItem(KEY) !== null;
  // Left in place until the screen is on view: React may start a screen twice.
  queueMicrotask(() => sessionStorage.removeItem(KEY));
  return asked;
}
