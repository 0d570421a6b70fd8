import { type Context, Hono } from 'hono';
import { findAdmin } from '#features/account/admin-access/admin-sessions.ts';
import { sendShell } from '#platform/http/documents/application-shell.tsx';
import { paths } from '#platform/paths.ts';
import type { Services } from '#platform/services.ts';

const FOLDER = 'src/features/admin/';

/** The admin's screens. They have no user and no analytics. Other addresses below /admin are not found. */
export function adminScreenRoutes(services: Services) {
  const send = (c: Context, title: string, screen: string) =>
    sendShell(
      c,
      services.documents,
      { user: null, supportEmail: services.config.supportEmail, gaMeasurementId: null },
      { title: `${title} · Hooksmith`, lazy: [FOLDER + screen] },
    );
  return (
    new Hono()
      .get(paths.adminLogin, (c) => send(c, 'Admin login', 'login/admin-login-screen.tsx'))
      // It also loads when signed out, and leads to the login when it cannot fetch the users.
      .get(paths.adminDashboard, (c) => send(c, 'Admin dashboard', 'dashboard/admin-dashboard-screen.tsx'))
      .get(paths.adminBlog, async (c) => {
        if (await findAdmin(c, services)) return send(c, 'Blog manager', 'blog/admin-blog-screen.tsx');
        c.header('Cache-Control', 'no-store');
        return c.redirect(paths.adminLogin, 302);
      })
  );
}
