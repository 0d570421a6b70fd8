import { Hono } from 'hono';
import { paths } from '#platform/paths.ts';
import type { Services } from '#platform/services.ts';
import { nextPath } from './next-path.ts';
import { requireScreenUser, sendScreen } from './screen-guard.ts';
import { findUser } from './sessions.ts';

/** Screens for the signed-out; who is signed in already is led on. */
const ENTRANCES = [
  [paths.login, 'Sign in · Hooksmith'],
  [paths.auth, 'Sign in · Hooksmith'],
  [paths.forgotPassword, 'Forgot password · Hooksmith'],
] as const;

/** Screens that a mailed link opens, with its token in the address. They work signed in and out. */
const LINKED = [
  [paths.resetPassword, 'Reset password · Hooksmith'],
  [paths.confirmEmail, 'Confirm your email · Hooksmith'],
] as const;

const SIGNED_IN = [
  [paths.onboarding, 'Welcome · Hooksmith'],
  [paths.settings, 'Settings · Hooksmith'],
] as const;

/** The token must not travel on: not as a referrer, and not to an analytics service. */
const NO_TRACE = { headers: { 'Referrer-Policy': 'no-referrer' }, analytics: false };

export function accountScreenRoutes(services: Services) {
  const app = new Hono();
  for (const [path, title] of ENTRANCES) {
    app.get(path, async (c) => {
      const user = await findUser(c, services, true);
      if (!user) return sendScreen(c, services, null, { title });
      c.header('Cache-Control', 'no-store');
      return c.redirect(nextPath(c.req.query('next')) ?? paths.home, 302);
    });
  }
  for (const [path, title] of LINKED) {
    app.get(path, async (c) =>
      sendScreen(c, services, await findUser(c, services, true), { title, ...NO_TRACE }),
    );
  }
  const guard = requireScreenUser(services);
  for (const [path, title] of SIGNED_IN) {
    app.get(path, guard, (c) => sendScreen(c, services, c.get('user'), { title }));
  }
  return app;
}
