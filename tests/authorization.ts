/**
 * Every route, and the visitors that may call it. `integration/authorization.test.ts` fails for a route that has no
 * line here, and calls each line as every kind of visitor.
 */
export type Access =
  /** Anybody. */
  | 'public'
  /** A signed-in user, about their own account. */
  | 'user'
  /** A signed-in user, about a thing of their own. Other users get 404. */
  | 'own'
  /** An admin. */
  | 'admin'
  /** Another server, verified by its signature. */
  | 'signed'
  /** A program with an API key. Cookies are not accepted. */
  | 'key'
  /** A screen for users. Other visitors are redirected to the login. */
  | 'screen'
  /** A screen about a thing of the user's own. */
  | 'own screen'
  /** A screen for admins. Other visitors are redirected to the admin login. */
  | 'admin screen';

export const VISITORS = ['anonymous', 'user', 'other user', 'admin', 'wrong cookie'] as const;
export type VisitorKind = (typeof VISITORS)[number];
/** `in`: the visitor is let in, even if the call then refuses its input. */
export type Cell = 'in' | 302 | 400 | 401 | 403 | 404;

/** The expected status for each kind of visitor. `user` is the owner. */
export const CELLS: Record<Access, Record<VisitorKind, Cell>> = {
  public: { anonymous: 'in', user: 'in', 'other user': 'in', admin: 'in', 'wrong cookie': 'in' },
  user: { anonymous: 401, user: 'in', 'other user': 'in', admin: 401, 'wrong cookie': 401 },
  own: { anonymous: 401, user: 'in', 'other user': 404, admin: 401, 'wrong cookie': 401 },
  admin: { anonymous: 401, user: 403, 'other user': 403, admin: 'in', 'wrong cookie': 401 },
  signed: { anonymous: 400, user: 400, 'other user': 400, admin: 400, 'wrong cookie': 400 },
  key: { anonymous: 401, user: 401, 'other user': 401, admin: 401, 'wrong cookie': 401 },
  screen: { anonymous: 302, user: 'in', 'other user': 'in', admin: 302, 'wrong cookie': 302 },
  'own screen': { anonymous: 302, user: 'in', 'other user': 404, admin: 302, 'wrong cookie': 302 },
  'admin screen': { anonymous: 302, user: 302, 'other user': 302, admin: 'in', 'wrong cookie': 302 },
};

export const AUTHORIZATION: Record<string, Access> = {
  'GET /healthz': 'public',
  'GET /readyz': 'public',
  'GET /metrics': 'public',
  'GET /api/openapi.json': 'public',
  'GET /api/docs': 'public',
  'GET /privacy': 'public',
  'POST /api/create-checkout-session': 'user',
  'GET /api/purchases': 'user',
  'GET /api/checkouts/confirming': 'user',
  'POST /api/webhooks/stripe': 'signed',
  'GET /test-checkout/:id': 'own screen',
  'POST /api/test-checkout/:id/:choice': 'own screen',
  'GET /terms': 'public',
  'POST /api/register': 'public',
  'POST /api/login': 'public',
  'POST /api/logout': 'public',
  'GET /api/user': 'user',
  'POST /api/forgot-password': 'public',
  'POST /api/reset-password': 'public',
  'POST /api/confirm-email': 'public',
  'POST /api/resend-confirmation': 'user',
  'POST /api/user/business-context': 'user',
  'POST /api/update-social-handles': 'user',
  'POST /api/account/change-password': 'user',
  'POST /api/account/change-email': 'user',
  'POST /api/confirm-new-email': 'public',
  'GET /api/account/sessions': 'user',
  'DELETE /api/account/sessions/:id': 'own',
  'POST /api/account/sign-out-everywhere': 'user',
  'GET /api/account/export': 'user',
  'POST /api/account/delete': 'user',
  'GET /api/account/keys': 'user',
  'POST /api/account/keys': 'user',
  'DELETE /api/account/keys/:id': 'own',
  'GET /api/v1/account': 'key',
  'POST /api/v1/hooks': 'key',
  'GET /api/v1/hooks': 'key',
  'POST /api/v1/hooks/:id/favorite': 'key',
  'DELETE /api/v1/hooks/:id/favorite': 'key',
  'GET /api/v1/shots': 'key',
  'POST /api/v1/shots': 'key',
  'DELETE /api/v1/shots/:hook_id': 'key',
  'GET /mcp': 'key',
  'POST /mcp': 'key',
  'DELETE /mcp': 'key',
  'GET /': 'public',
  'GET /login': 'public',
  'GET /auth': 'public',
  'GET /forgot-password': 'public',
  'GET /reset-password': 'public',
  'GET /confirm-email': 'public',
  'GET /confirm-new-email': 'public',
  'GET /onboarding': 'screen',
  'GET /settings': 'screen',
  'GET /dashboard': 'screen',
  'GET /history': 'screen',
  'GET /shots': 'screen',
  'GET /results': 'screen',

  'POST /api/hooks/generate': 'user',
  'GET /api/hooks': 'user',
  'GET /api/hooks/angles': 'user',
  'GET /try': 'public',
  'POST /api/try/keep': 'user',
  'POST /api/hooks/:id/favorite': 'own',
  'PATCH /api/hooks/:id': 'own',
  'DELETE /api/hooks/:id': 'own',
  'POST /api/hooks/:id/restore': 'own',
  'GET /api/hooks/:id/rewrites': 'own',
  'POST /api/hooks/:id/rewrite': 'own',
  'GET /api/hooks/:id/versions': 'own',
  'POST /api/hooks/:id/versions/:version': 'own',
  'GET /api/hooks/deleted': 'user',
  'DELETE /api/hooks/runs/:id': 'own',
  'POST /api/hooks/runs/:id/restore': 'own',

  'GET /api/hooks/export': 'user',
  'GET /api/shots/export': 'user',
  'GET /api/hooks/runs/:id/shares': 'own',
  'POST /api/hooks/runs/:id/shares': 'own',
  'DELETE /api/hooks/runs/:id/shares': 'own',
  'GET /shared/:token': 'public',
  'GET /shared/:token/og.png': 'public',
  'GET /api/shots/calendar': 'user',
  'POST /api/shots/calendar': 'user',
  'PATCH /api/shots/calendar': 'user',
  'DELETE /api/shots/calendar': 'user',
  'GET /calendar/:file': 'public',

  'GET /api/webhook-endpoints': 'user',
  'POST /api/webhook-endpoints': 'user',
  'PATCH /api/webhook-endpoints/:id': 'own',
  'DELETE /api/webhook-endpoints/:id': 'own',
  'POST /api/webhook-endpoints/:id/test': 'own',
  'GET /api/webhook-endpoints/:id/deliveries': 'own',

  'GET /api/desk': 'user',
  'GET /api/shots': 'user',
  'POST /api/shots': 'user',
  'PUT /api/shots': 'user',
  'DELETE /api/shots/:hook_id': 'own',
  'POST /api/hooks/:id/filmed': 'own',
  'DELETE /api/hooks/:id/filmed': 'own',
  'PATCH /api/hooks/:id/filmed': 'own',
  'GET /api/results': 'user',
  'POST /api/results/dismiss-reminder': 'user',
  'GET /api/taste': 'user',
  'DELETE /api/taste': 'user',

  'GET /blog': 'public',
  'GET /blog/feed.xml': 'public',
  'GET /blog/feed.json': 'public',
  'GET /blog/:theme': 'public',
  'GET /blog/:theme/:slug': 'public',
  'GET /blog/:theme/:slug/og.png': 'public',
  'GET /blog/tag/:slug': 'public',
  'GET /blog/category/:slug': 'public',
  'GET /api/blog/posts': 'public',
  'GET /api/blog/categories': 'public',
  'POST /api/blog/setup': 'admin',
  'POST /api/blog/posts': 'admin',
  'POST /api/blog/posts/preview': 'admin',
  'PATCH /api/blog/posts/:id': 'admin',
  'DELETE /api/blog/posts/:id': 'admin',

  'GET /admin/login': 'public',
  'GET /admin/dashboard': 'public',
  'GET /admin/blog': 'admin screen',
  'POST /api/admin/login': 'public',
  'POST /api/admin/logout': 'public',
  'GET /api/admin/users': 'admin',
  'GET /api/admin/users/export': 'admin',
  'POST /api/admin/users/:id/credits': 'admin',
  'GET /api/admin/users/:id': 'admin',
  'DELETE /api/admin/users/:id': 'admin',
  'GET /api/admin/purchases': 'admin',
  'GET /api/admin/payment-events': 'admin',
  'GET /api/admin/statistics': 'admin',
  'GET /api/admin/model': 'admin',
  'GET /api/admin/actions': 'admin',
  'GET /api/admin/book/subjects': 'admin',
  'POST /api/admin/book/subjects': 'admin',
  'GET /api/admin/book/subjects/:field/:slug': 'admin',
  'GET /api/admin/book/subjects/:field/:slug/file': 'admin',
  'POST /api/admin/book/subjects/:field/:slug/edits': 'admin',
  'DELETE /api/admin/book/subjects/:field/:slug/edits': 'admin',
  'DELETE /api/admin/book/edits/in-files': 'admin',
  'GET /api/admin/book/export': 'admin',
  'GET /api/admin/book/unanswered': 'admin',
  'POST /api/admin/book/unanswered/:id/done': 'admin',
  'GET /api/admin/totp': 'admin',
  'POST /api/admin/totp/setup': 'admin',
  'POST /api/admin/totp/confirm': 'admin',
  'POST /api/admin/totp/off': 'admin',

  'GET /pricing': 'public',
  'GET /trained-on': 'public',
  'GET /developers': 'public',
  'GET /robots.txt': 'public',
  'GET /sitemap.xml': 'public',
  'GET /site.webmanifest': 'public',
  'GET /assets/themes/:file': 'public',
};
