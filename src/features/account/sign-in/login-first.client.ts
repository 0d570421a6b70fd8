/**
 * The login screen opens on Register. Who comes from the application, because their session has ended
 * or their password is new, has an account: for them, once, it opens on Login.
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
