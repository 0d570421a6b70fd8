import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ReactNode } from 'react';
import { type InitialData, sendShell } from '#platform/http/documents/application-shell.tsx';
import { paths } from '#platform/paths.ts';
import type { Services } from '#platform/services.ts';
import { loginPath } from '../login/next-path.ts';
import type { User } from '../user.schema.ts';
import { findUser } from './route-guards.ts';

export type ScreenVariables = { user: User };

/**
 * Redirects a signed-out visitor to the login, which later leads back to this screen. The server does it, so that the
 * screen never flashes by. `/onboarding` leads to `/auth`.
 */
export function requireScreenUser(services: Services) {
  return createMiddleware<{ Variables: ScreenVariables }>(async (c, next) => {
    const user = await findUser(c, services);
    if (!user) {
      const { pathname, search } = new URL(c.req.url);
      c.header('Cache-Control', 'no-store');
      return c.redirect(pathname === paths.onboarding ? paths.auth : loginPath(pathname + search), 302);
    }
    c.set('user', user);
    await next();
  });
}

const SIGNED_IN_LAYOUT = 'src/features/account/layout/signed-in-layout.tsx';

type Options = {
  title?: string;
  headers?: Record<string, string>;
  analytics?: boolean;
  /** The source of the screen, if the page should load it in parallel with the application. */
  module?: string;
  skeleton?: ReactNode;
  /** The cache key of the document for signed-out visitors. There must be few, because each stays in memory. */
  signedOutAs?: string;
};

/** Sends the application for one screen. */
export function sendScreen(
  c: Context,
  services: Services,
  user: User | null,
  options: Options = {},
): Response {
  const { supportEmail, gaMeasurementId } = services.config;
  const { analytics = true, module, signedOutAs, ...shell } = options;
  const lazy = [...(module ? [module] : []), ...(user ? [SIGNED_IN_LAYOUT] : [])];
  const data: InitialData = { user, supportEmail, gaMeasurementId: analytics ? gaMeasurementId : null };
  return sendShell(c, services.documents, data, { ...shell, lazy, variant: user ? undefined : signedOutAs });
}
