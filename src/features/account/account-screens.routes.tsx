import { Hono } from 'hono';
import { linkOrigin } from '#platform/http/link-origin.ts';
import { paths } from '#platform/paths.ts';
import type { Services } from '#platform/services.ts';
import { nextPath } from './login/next-path.ts';
import { AuthSkeleton } from './login/screens/auth-skeleton.tsx';
import { themeFromReferrer } from './login/screens/theme-from-referrer.ts';
import { findUser } from './sessions/route-guards.ts';
import { requireScreenUser, sendScreen } from './sessions/screen-guard.ts';

const FOLDER = 'src/features/account/';

/** Screens for signed-out visitors; signed-in users are redirected. */
const SIGNED_OUT_SCREENS = [
  [paths.login, 'Sign in · Hooksmith', 'login/screens/auth-screen.tsx'],
  [paths.auth, 'Sign in · Hooksmith', 'login/screens/auth-screen.tsx'],
  [paths.forgotPassword, 'Forgot password · Hooksmith', 'login/screens/auth-screen.tsx'],
] as const;

/** Screens that a mailed link opens, with its token in the URL. They work signed in and out. */
const MAILED_LINK_SCREENS = [
  [paths.resetPassword, 'Reset password · Hooksmith', 'password-reset/reset-password-screen.tsx'],
  [paths.confirmEmail, 'Confirm your email · Hooksmith', 'confirm-email/confirm-email-screen.tsx'],
  [paths.confirmNewEmail, 'Change your email · Hooksmith', 'change-email/confirm-new-email-screen.tsx'],
] as const;

const SIGNED_IN_SCREENS = [
  [paths.onboarding, 'Welcome · Hooksmith', 'onboarding/onboarding-screen.tsx'],
  [paths.settings, 'Settings · Hooksmith', 'settings/settings-screen.tsx'],
] as const;

/**
 * The URL contains a token or somebody's topic, so it must not reach other sites by referrer, or an analytics service.
 */
const NO_TRACE = { headers: { 'Referrer-Policy': 'no-referrer' }, analytics: false };

/** `isPrivate` says whether the URL of the next page contains private data. */
export function accountScreenRoutes(services: Services, isPrivate: (path: string | null) => boolean) {
  const app = new Hono();
  for (const [path, title, module] of SIGNED_OUT_SCREENS) {
    app.get(path, async (c) => {
      const user = await findUser(c, services);
      const next = nextPath(c.req.query('next'));
      const traced = isPrivate(next) ? NO_TRACE : {};
      if (!user) {
        const origin = linkOrigin(c, services.config);
        const { pathname, search } = new URL(c.req.url);
        const theme = themeFromReferrer(origin, origin + pathname + search, c.req.header('referer') ?? '');
        // The application shows the private data above the form.
        const registers = path !== paths.forgotPassword && !isPrivate(next);
        const skeleton = <AuthSkeleton theme={theme ?? 'default'} registers={registers} />;
        const signedOutAs = [path, theme, registers, isPrivate(next)].join(' ');
        return sendScreen(c, services, null, {
          title,
          module: FOLDER + module,
          skeleton,
          signedOutAs,
          ...traced,
        });
      }
      c.header('Cache-Control', 'no-store');
      return c.redirect(next ?? paths.home, 302);
    });
  }
  for (const [path, title, module] of MAILED_LINK_SCREENS) {
    app.get(path, async (c) =>
      sendScreen(c, services, await findUser(c, services), {
        title,
        module: FOLDER + module,
        signedOutAs: path,
        ...NO_TRACE,
      }),
    );
  }
  const guard = requireScreenUser(services);
  for (const [path, title, module] of SIGNED_IN_SCREENS) {
    app.get(path, guard, (c) => sendScreen(c, services, c.get('user'), { title, module: FOLDER + module }));
  }
  return app;
}
