import type { SpecLine } from './spec-line.ts';

/** Section 6: Roles and permissions. */
export const SECTION_6 = [
  {
    id: '6.anonymous.landing',
    section: 6,
    says: 'An anonymous visitor may open the landing page.',
  },
  {
    id: '6.anonymous.login-register',
    section: 6,
    says: 'An anonymous visitor may open /login, log in and register.',
  },
  {
    id: '6.anonymous.reset-password',
    section: 6,
    says: 'An anonymous visitor may ask for a reset link and reset the password with it.',
  },
  {
    id: '6.anonymous.blog',
    section: 6,
    says: 'An anonymous visitor may read the blog index and the posts.',
  },
  {
    id: '6.anonymous.legal',
    section: 6,
    says: 'An anonymous visitor may read /terms and /privacy.',
  },
  {
    id: '6.anonymous.pricing-without-purchase',
    section: 6,
    says: 'An anonymous visitor may view /pricing but not buy: POST /api/create-checkout-session answers 401.',
  },
  {
    id: '6.anonymous.no-generate',
    section: 6,
    says: 'POST /api/hooks/generate without a session answers 401.',
  },
  { id: '6.anonymous.no-hooks', section: 6, says: 'GET /api/hooks without a session answers 401.' },
  {
    id: '6.anonymous.no-favourite',
    section: 6,
    says: 'POST /api/hooks/{id}/favorite without a session answers 401.',
  },
  {
    id: '6.anonymous.no-business-context',
    section: 6,
    says: 'POST /api/user/business-context without a session answers 401.',
  },
  {
    id: '6.anonymous.no-social-handles',
    section: 6,
    says: 'POST /api/update-social-handles without a session answers 401.',
  },
  {
    id: '6.anonymous.no-purchases',
    section: 6,
    says: 'GET /api/purchases without a session answers 401.',
  },
  {
    id: '6.user.generator',
    section: 6,
    says: 'A signed-in user may generate hooks and read those of their own.',
  },
  {
    id: '6.user.own-hooks-only',
    section: 6,
    says: 'A signed-in user never sees hooks of another user: not in GET /api/hooks, not on dashboard or history.',
  },
  {
    id: '6.user.own-purchases-only',
    section: 6,
    says: 'A signed-in user never sees purchases of another user.',
  },
  {
    id: '6.user.settings-onboarding',
    section: 6,
    says: 'A signed-in user may use settings and onboarding, which change that user alone.',
  },
  {
    id: '6.user.purchases-and-billing',
    section: 6,
    says: 'A signed-in user may buy packages and see the billing history.',
  },
  {
    id: '6.user.not-admin-api',
    section: 6,
    says: 'A signed-in user without an admin session is refused with 403 (wrong role; nothing changed or disclosed) by GET /api/admin/users, DELETE /api/admin/users/{id}, POST /api/admin/users/{id}/credits and GET /api/admin/users/export.',
  },
  {
    id: '6.user.not-blog-writes',
    section: 6,
    says: 'A signed-in user without an admin session is refused with 403 (wrong role; nothing changed) by POST /api/blog/setup, POST, PATCH and DELETE /api/blog/posts.',
  },
  {
    id: '6.admin.separate-login',
    section: 6,
    says: "The admin has a login of its own: a user's email and password do not log in at POST /api/admin/login, an admin's not at POST /api/login.",
  },
  {
    id: '6.admin.separate-cookie',
    section: 6,
    says: 'The admin session has a cookie of its own, with another name than the user session; both can exist in one browser, and ending one leaves the other.',
  },
  {
    id: '6.admin.is-not-a-user',
    section: 6,
    says: 'An admin session alone is no user session: GET /api/user answers 401, and the admin is not in GET /api/admin/users.',
  },
  {
    id: '6.admin.not-created-over-http',
    section: 6,
    says: "No HTTP call creates an admin: registering with the admin's or any address gives no admin rights.",
  },
  {
    id: '6.admin.first-from-environment',
    section: 6,
    says: 'The first admin comes from ADMIN_EMAIL and ADMIN_PASSWORD: with these, POST /api/admin/login succeeds.',
  },
  {
    id: '6.admin.from-command',
    section: 6,
    says: "An admin made with 'npm run admin -- create EMAIL' can log in at POST /api/admin/login.",
  },
  {
    id: '6.admin.first-local-start',
    section: 6,
    says: 'With neither ADMIN_EMAIL nor ADMIN_PASSWORD nor an admin, a first local start makes an admin and prints its password once; a second start prints none.',
  },
  { id: '6.admin.lists-users', section: 6, says: 'An admin may list the users.' },
  { id: '6.admin.adds-runs', section: 6, says: 'An admin may add 10 runs to a user.' },
  {
    id: '6.admin.deletes-user',
    section: 6,
    says: 'An admin may delete a user with all their data.',
  },
  { id: '6.admin.exports-csv', section: 6, says: 'An admin may export the users as CSV.' },
  {
    id: '6.admin.manages-posts',
    section: 6,
    says: 'An admin may create and delete posts, list those of all statuses and set up the blog system.',
  },
  {
    id: '6.admin.list-failure-redirects',
    section: 6,
    says: 'If the user list fails to load for any reason (401, 500, network), the admin is redirected to /admin/login with a destructive toast.',
  },
  {
    id: '6.admin.blog-writes-need-session',
    section: 6,
    says: 'POST /api/blog/setup, POST /api/blog/posts, PATCH and DELETE /api/blog/posts/{id} without an admin session answer 401 and change nothing.',
  },
  {
    id: '6.admin.drafts-need-session',
    section: 6,
    says: 'GET /api/blog/posts with status=all or status=draft without an admin session contains no draft.',
  },
  {
    id: '6.admin.api-needs-session',
    section: 6,
    says: 'GET /api/admin/users, DELETE /api/admin/users/{id}, POST /api/admin/users/{id}/credits and GET /api/admin/users/export without any session answer 401.',
  },
] as const satisfies readonly SpecLine[];
