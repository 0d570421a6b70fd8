export const ROLES_AND_PERMISSIONS = {
  '6.anonymous.landing': 'An anonymous visitor may open the landing page.',
  '6.anonymous.login-register': 'An anonymous visitor may open /login, log in and register.',
  '6.anonymous.reset-password':
    'An anonymous visitor may ask for a reset link and reset the password with it.',
  '6.anonymous.blog': 'An anonymous visitor may read the blog index and the posts.',
  '6.anonymous.legal': 'An anonymous visitor may read /terms and /privacy.',
  '6.anonymous.pricing-without-purchase':
    'An anonymous visitor may view /pricing but not buy: POST /api/create-checkout-session answers 401.',
  '6.anonymous.no-generate': 'POST /api/hooks/generate without a session answers 401.',
  '6.anonymous.no-hooks': 'GET /api/hooks without a session answers 401.',
  '6.anonymous.no-favourite': 'POST /api/hooks/{id}/favorite without a session answers 401.',
  '6.anonymous.no-business-context': 'POST /api/user/business-context without a session answers 401.',
  '6.anonymous.no-social-handles': 'POST /api/update-social-handles without a session answers 401.',
  '6.anonymous.no-purchases': 'GET /api/purchases without a session answers 401.',
  '6.user.generator': 'A signed-in user may generate hooks and read those of their own.',
  '6.user.own-hooks-only':
    'A signed-in user never sees hooks of another user: not in GET /api/hooks, not on dashboard or history.',
  '6.user.own-purchases-only': 'A signed-in user never sees purchases of another user.',
  '6.user.settings-onboarding':
    'A signed-in user may use settings and onboarding, which change that user alone.',
  '6.user.purchases-and-billing': 'A signed-in user may buy packages and see the billing history.',
  '6.user.not-admin-api':
    'A signed-in user without an admin session is refused with 403 (wrong role; nothing changed or disclosed) by GET /api/admin/users, DELETE /api/admin/users/{id}, POST /api/admin/users/{id}/credits and GET /api/admin/users/export.',
  '6.user.not-blog-writes':
    'A signed-in user without an admin session is refused with 403 (wrong role; nothing changed) by POST /api/blog/setup, POST, PATCH and DELETE /api/blog/posts.',
  '6.admin.separate-login':
    "The admin has a login of its own: a user's email and password do not log in at POST /api/admin/login, an admin's not at POST /api/login.",
  '6.admin.separate-cookie':
    'The admin session has a cookie of its own, with another name than the user session; both can exist in one browser, and ending one leaves the other.',
  '6.admin.is-not-a-user':
    'An admin session alone is no user session: GET /api/user answers 401, and the admin is not in GET /api/admin/users.',
  '6.admin.not-created-over-http':
    "No HTTP call creates an admin: registering with the admin's or any address gives no admin rights.",
  '6.admin.first-from-environment':
    'The first admin comes from ADMIN_EMAIL and ADMIN_PASSWORD: with these, POST /api/admin/login succeeds.',
  '6.admin.from-command':
    "An admin made with 'npm run admin -- create EMAIL' can log in at POST /api/admin/login.",
  '6.admin.first-local-start':
    'With neither ADMIN_EMAIL nor ADMIN_PASSWORD nor an admin, a first local start makes an admin and prints its password once; a second start prints none.',
  '6.admin.lists-users': 'An admin may list the users.',
  '6.admin.adds-runs': 'An admin may add 10 runs to a user.',
  '6.admin.deletes-user': 'An admin may delete a user with all their data.',
  '6.admin.exports-csv': 'An admin may export the users as CSV.',
  '6.admin.manages-posts':
    'An admin may create and delete posts, list those of all statuses and set up the blog system.',
  '6.admin.list-failure-redirects':
    'If the user list fails to load for any reason (401, 500, network), the admin is redirected to /admin/login with a destructive toast.',
  '6.admin.blog-writes-need-session':
    'POST /api/blog/setup, POST /api/blog/posts, PATCH and DELETE /api/blog/posts/{id} without an admin session answer 401 and change nothing.',
  '6.admin.drafts-need-session':
    'GET /api/blog/posts with status=all or status=draft without an admin session contains no draft.',
  '6.admin.api-needs-session':
    'GET /api/admin/users, DELETE /api/admin/users/{id}, POST /api/admin/users/{id}/credits and GET /api/admin/users/export without any session answer 401.',
};
