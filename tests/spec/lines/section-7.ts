import type { SpecLine } from './spec-line.ts';

/** Section 7: The calls it makes. */
export const SECTION_7 = [
  {
    id: '7.credentials.sent',
    section: 7,
    says: 'Calls of the browser to the API send the session cookie.',
  },
  {
    id: '7.reads.get-json',
    section: 7,
    says: 'Default cached reads are GET requests to the path, and the answer is read as JSON.',
  },
  {
    id: '7.cross-site.fetch-site-cross-site',
    section: 7,
    says: 'A state-changing request (POST, PATCH, DELETE) with Sec-Fetch-Site: cross-site is refused with 403 and changes nothing.',
  },
  {
    id: '7.cross-site.fetch-site-same-site',
    section: 7,
    says: 'A state-changing request with Sec-Fetch-Site: same-site is refused with 403.',
  },
  {
    id: '7.cross-site.fetch-site-same-origin',
    section: 7,
    says: 'A state-changing request with Sec-Fetch-Site: same-origin is let through, whatever its Origin.',
  },
  {
    id: '7.cross-site.fetch-site-none',
    section: 7,
    says: 'A state-changing request with Sec-Fetch-Site: none is let through.',
  },
  {
    id: '7.cross-site.origin-other-host',
    section: 7,
    says: "Without Sec-Fetch-Site, a state-changing request whose Origin has another host than the request's Host is refused with 403.",
  },
  {
    id: '7.cross-site.origin-null',
    section: 7,
    says: "Without Sec-Fetch-Site, a state-changing request with Origin: null is refused with 403, because null is not the request's Host.",
  },
  {
    id: '7.cross-site.origin-same-host',
    section: 7,
    says: "Without Sec-Fetch-Site, a state-changing request whose Origin has the host of the request's Host is let through.",
  },
  {
    id: '7.cross-site.neither-header',
    section: 7,
    says: 'A state-changing request with neither Sec-Fetch-Site nor Origin is let through.',
  },
  {
    id: '7.cross-site.reads-not-affected',
    section: 7,
    says: 'GET requests are not refused by the cross-site rule.',
  },
  {
    id: '7.user.get',
    section: 7,
    says: 'GET /api/user with a session answers 200 with the user as JSON.',
  },
  { id: '7.user.get-401', section: 7, says: 'GET /api/user without a session answers 401.' },
  {
    id: '7.user.business-context-null',
    section: 7,
    says: 'GET /api/user has business_context null until it is set.',
  },
  {
    id: '7.login.200',
    section: 7,
    says: 'POST /api/login {email, password} answers 200 with the user and sets the session cookie.',
  },
  {
    id: '7.login.wrong-password',
    section: 7,
    says: "POST /api/login with a wrong password answers 401 'Invalid email or password'.",
  },
  {
    id: '7.login.unknown-email',
    section: 7,
    says: "POST /api/login with an unknown address answers 401 'Invalid email or password', the same as for a wrong password.",
  },
  {
    id: '7.login.same-time',
    section: 7,
    says: 'POST /api/login takes the same time for an unknown address as for a wrong password.',
  },
  {
    id: '7.login.email-without-case',
    section: 7,
    says: 'E-mail addresses compare without case: who registered as Ann@Example.com can log in as ann@example.COM.',
  },
  { id: '7.logout.204', section: 7, says: 'POST /api/logout answers 204 without a body.' },
  {
    id: '7.register.201',
    section: 7,
    says: 'POST /api/register {email, password} answers 201 with the user and sets the session cookie.',
  },
  {
    id: '7.register.409',
    section: 7,
    says: "POST /api/register with an address already taken answers 409 'An account with this email already exists'.",
  },
  {
    id: '7.register.409-without-case',
    section: 7,
    says: 'POST /api/register with a taken address in other case answers 409 too.',
  },
  {
    id: '7.forgot.200-known',
    section: 7,
    says: 'POST /api/forgot-password for an existing account answers 200 {} and mails a reset link.',
  },
  {
    id: '7.forgot.200-unknown',
    section: 7,
    says: 'POST /api/forgot-password for an address without an account answers 200 {} just the same and mails nothing.',
  },
  {
    id: '7.reset.200',
    section: 7,
    says: 'POST /api/reset-password {token, password} with a valid token answers 200 {}; then the new password logs in and the old one does not.',
  },
  {
    id: '7.reset.400-unknown-token',
    section: 7,
    says: "POST /api/reset-password with an unknown token answers 400 'Invalid or expired reset link'.",
  },
  {
    id: '7.reset.400-expired-token',
    section: 7,
    says: "POST /api/reset-password with an expired token answers 400 'Invalid or expired reset link'.",
  },
  {
    id: '7.reset.400-used-token',
    section: 7,
    says: "POST /api/reset-password with a token that was used already answers 400 'Invalid or expired reset link'.",
  },
  {
    id: '7.reset.ends-sessions',
    section: 7,
    says: 'A password reset ends every session of that account: cookies issued before answer 401 at GET /api/user.',
  },
  {
    id: '7.generate.201',
    section: 7,
    says: 'POST /api/hooks/generate {topic} answers 201 {hooks, hook_credits}, hooks being a list of 10 hooks, hook_credits the balance after the run.',
  },
  {
    id: '7.generate.stored',
    section: 7,
    says: 'The hooks that a run returned are those that GET /api/hooks then lists.',
  },
  {
    id: '7.generate.stream-type',
    section: 7,
    says: 'POST /api/hooks/generate with Accept: application/x-ndjson answers as a stream of JSON lines.',
  },
  {
    id: '7.generate.stream-hooks',
    section: 7,
    says: 'The stream has one line {"hook": …} for each of the 10 hooks, sent as each is ready.',
  },
  {
    id: '7.generate.stream-done',
    section: 7,
    says: 'The last line of a successful stream is {"done": true, "hook_credits": n}, n being the balance after the run.',
  },
  {
    id: '7.generate.stream-error',
    section: 7,
    says: 'The last line of a stream whose run fails is {"error": "…"}, and the run is given back.',
  },
  {
    id: '7.generate.stream-same-run',
    section: 7,
    says: 'A streamed run costs one run and is stored like any other: GET /api/hooks lists its 10 hooks.',
  },
  {
    id: '7.generate.idempotent',
    section: 7,
    says: "A second POST /api/hooks/generate with the same Idempotency-Key returns the first run's result (the same hook ids) and costs no second run.",
  },
  {
    id: '7.generate.idempotent-new-key',
    section: 7,
    says: 'A POST /api/hooks/generate with another Idempotency-Key, or with none, is a run of its own.',
  },
  {
    id: '7.generate.idempotent-per-user',
    section: 7,
    says: "The same Idempotency-Key sent by another user is a run of that user's own and never returns someone else's hooks.",
  },
  {
    id: '7.hooks.list',
    section: 7,
    says: "GET /api/hooks answers 200 with a list (JSON array) of the user's hooks.",
  },
  { id: '7.hooks.newest-first', section: 7, says: 'GET /api/hooks lists the newest hooks first.' },
  {
    id: '7.hooks.run-shares-created-at',
    section: 7,
    says: 'The 10 hooks of a run share one created_at; those of different runs differ in it.',
  },
  {
    id: '7.hooks.whole-list',
    section: 7,
    says: 'GET /api/hooks without limit returns the whole list and no Link to a next page.',
  },
  { id: '7.hooks.limit', section: 7, says: 'GET /api/hooks?limit=n returns at most n hooks.' },
  {
    id: '7.hooks.limit-500',
    section: 7,
    says: 'GET /api/hooks never returns more than 500 hooks at once when a limit is given, however large.',
  },
  {
    id: '7.hooks.before',
    section: 7,
    says: 'GET /api/hooks?limit=n&before=… returns the hooks that follow: paging through gives every hook exactly once, in the order of the whole list.',
  },
  {
    id: '7.hooks.link-next',
    section: 7,
    says: 'A page of GET /api/hooks that is not the last has a header \'Link: …; rel="next"\' with the address of the next page; the last page has none.',
  },
  {
    id: '7.favorite.200',
    section: 7,
    says: 'POST /api/hooks/{id}/favorite answers 200 with the hook, its favorite toggled.',
  },
  {
    id: '7.favorite.others-404',
    section: 7,
    says: "POST /api/hooks/{id}/favorite for someone else's hook answers 404 and leaves it as it is.",
  },
  {
    id: '7.favorite.unknown-404',
    section: 7,
    says: 'POST /api/hooks/{id}/favorite for an id that does not exist answers 404.',
  },
  {
    id: '7.business-context.200',
    section: 7,
    says: 'POST /api/user/business-context {business_description, ideal_customer} answers 200 with the user, business_context set to these.',
  },
  {
    id: '7.social-handles.200',
    section: 7,
    says: 'POST /api/update-social-handles {tiktok_handle, instagram_handle} answers 200 with the user, the handles set to these.',
  },
  {
    id: '7.social-handles.first-name',
    section: 7,
    says: 'POST /api/update-social-handles with first_name as well sets it; without first_name the stored one stays.',
  },
  {
    id: '7.purchases.200',
    section: 7,
    says: 'GET /api/purchases answers 200 {purchases: [...]}; for a user who bought nothing the list is empty.',
  },
  {
    id: '7.checkout.200',
    section: 7,
    says: 'POST /api/create-checkout-session {priceId} answers 200 {url}.',
  },
  { id: '7.checkout.price-hookseeker', section: 7, says: 'priceId takes hookseeker.' },
  { id: '7.checkout.price-hookmaster', section: 7, says: 'priceId takes hookmaster.' },
  { id: '7.checkout.price-hooklegend', section: 7, says: 'priceId takes hooklegend.' },
  {
    id: '7.checkout.unknown-400',
    section: 7,
    says: "POST /api/create-checkout-session with any other priceId, or none, answers 400 'Unknown package'.",
  },
  {
    id: '7.admin-login.200',
    section: 7,
    says: 'POST /api/admin/login {email, password} answers 200 {email} and sets the admin cookie.',
  },
  {
    id: '7.admin-login.401',
    section: 7,
    says: "POST /api/admin/login with a wrong password or an unknown address answers 401 'Invalid email or password'.",
  },
  {
    id: '7.admin-logout.204',
    section: 7,
    says: 'POST /api/admin/logout answers 204 and ends the admin session.',
  },
  {
    id: '7.admin-users.list',
    section: 7,
    says: 'GET /api/admin/users answers 200 with a list (JSON array) of users, each with the fields of a user.',
  },
  {
    id: '7.admin-users.newest-first',
    section: 7,
    says: 'GET /api/admin/users lists the newest users first.',
  },
  {
    id: '7.admin-users.whole-list',
    section: 7,
    says: 'GET /api/admin/users without limit returns the whole list.',
  },
  {
    id: '7.admin-users.limit',
    section: 7,
    says: 'GET /api/admin/users?limit=n returns at most n users.',
  },
  {
    id: '7.admin-users.before',
    section: 7,
    says: 'GET /api/admin/users?limit=n&before=… returns the users that follow: paging through gives every user exactly once.',
  },
  {
    id: '7.admin-users.q',
    section: 7,
    says: 'GET /api/admin/users?q=… returns only the users that match the search text (e.g. a part of the email).',
  },
  {
    id: '7.admin-users.sort',
    section: 7,
    says: 'GET /api/admin/users?sort=… returns the users in the order asked for.',
  },
  {
    id: '7.admin-users.total-count',
    section: 7,
    says: 'GET /api/admin/users has the header X-Total-Count, the number on the Total Users card, also when a limit is given.',
  },
  {
    id: '7.admin-users.active-count',
    section: 7,
    says: 'GET /api/admin/users has the header X-Active-Count, the number on the Active Users card, also when a limit is given.',
  },
  {
    id: '7.admin-delete.204',
    section: 7,
    says: 'DELETE /api/admin/users/{id} answers 204 and the user is no longer listed.',
  },
  {
    id: '7.admin-delete.removes-all',
    section: 7,
    says: 'DELETE /api/admin/users/{id} removes all that is theirs: hooks and purchases are gone, the login fails with 401, and the address can be registered again as a new, empty account.',
  },
  {
    id: '7.admin-delete.ends-sessions',
    section: 7,
    says: "DELETE /api/admin/users/{id} ends the user's sessions: GET /api/user with their cookie answers 401.",
  },
  {
    id: '7.admin-delete.unknown-404',
    section: 7,
    says: 'DELETE /api/admin/users/{id} for an id that does not exist answers 404.',
  },
  {
    id: '7.admin-credits.200',
    section: 7,
    says: 'POST /api/admin/users/{id}/credits {credits: 10} answers 200 with the user, hook_credits 10 higher.',
  },
  { id: '7.admin-credits.1-to-1000', section: 7, says: 'credits may be 1 and may be 1000.' },
  {
    id: '7.admin-credits.invalid-400',
    section: 7,
    says: 'POST /api/admin/users/{id}/credits with credits 0, -1, 1001, 1.5, a text or none answers 400 and adds nothing.',
  },
  {
    id: '7.admin-credits.unknown-404',
    section: 7,
    says: 'POST /api/admin/users/{id}/credits for an id that does not exist answers 404.',
  },
  {
    id: '7.admin-export.csv',
    section: 7,
    says: 'GET /api/admin/users/export answers 200 with the type text/csv.',
  },
  {
    id: '7.admin-export.attachment',
    section: 7,
    says: 'GET /api/admin/users/export answers Content-Disposition: attachment with the file name users.csv.',
  },
  {
    id: '7.admin-export.columns',
    section: 7,
    says: "The CSV has a header row with the table's columns ID, First Name, Email, Status, Credits, Created At and one row for each user.",
  },
  {
    id: '7.admin-export.formula-harmless',
    section: 7,
    says: 'In the CSV a cell that a spreadsheet would run as a formula (first name beginning with =, +, -, @, tab or carriage return) is made harmless.',
  },
  {
    id: '7.admin-export.quoting',
    section: 7,
    says: 'In the CSV a cell with comma, quote or line break is quoted, so that the columns stay intact.',
  },
  {
    id: '7.posts.list',
    section: 7,
    says: 'GET /api/blog/posts answers 200 {posts: [...]}, newest first.',
  },
  {
    id: '7.posts.published-only',
    section: 7,
    says: 'GET /api/blog/posts returns published posts only, also to an admin who asks for no status.',
  },
  {
    id: '7.posts.status-all',
    section: 7,
    says: 'GET /api/blog/posts?status=all with an admin session returns drafts and published posts.',
  },
  {
    id: '7.posts.status-draft',
    section: 7,
    says: 'GET /api/blog/posts?status=draft with an admin session returns drafts only.',
  },
  {
    id: '7.posts.theme',
    section: 7,
    says: 'GET /api/blog/posts?theme={value} returns the posts of that theme only.',
  },
  {
    id: '7.posts.category',
    section: 7,
    says: 'GET /api/blog/posts?category={slug} returns the posts of that category only.',
  },
  {
    id: '7.posts.default-limit-12',
    section: 7,
    says: 'GET /api/blog/posts without limit returns at most 12 posts.',
  },
  {
    id: '7.posts.limit',
    section: 7,
    says: 'GET /api/blog/posts?limit=n returns at most n posts, n from 1 to 50.',
  },
  {
    id: '7.posts.limit-at-most-50',
    section: 7,
    says: 'GET /api/blog/posts never returns more than 50 posts: a limit of 0 or 51 is not taken as it stands.',
  },
  {
    id: '7.posts.admin-call',
    section: 7,
    says: 'The blog manager reads GET /api/blog/posts?status=all&limit=50.',
  },
  {
    id: '7.categories.200',
    section: 7,
    says: 'GET /api/blog/categories answers 200 {categories: [{slug, name}]}.',
  },
  {
    id: '7.setup.200',
    section: 7,
    says: 'POST /api/blog/setup by an admin answers 200 {categories, posts}, the numbers of those that it added: 8 and 8 on an empty blog.',
  },
  {
    id: '7.setup.eight-categories',
    section: 7,
    says: 'After POST /api/blog/setup there are the eight profession categories.',
  },
  {
    id: '7.setup.starter-posts',
    section: 7,
    says: 'After POST /api/blog/setup there is a starter post for each of the eight professions.',
  },
  {
    id: '7.setup.again-adds-nothing',
    section: 7,
    says: 'POST /api/blog/setup once more answers 200 {categories: 0, posts: 0} and adds nothing.',
  },
  {
    id: '7.post-create.201',
    section: 7,
    says: 'POST /api/blog/posts {title, excerpt, content, theme, category_slug, tags, status} by an admin answers 201 with the post, holding these values.',
  },
  {
    id: '7.post-create.slug-from-title',
    section: 7,
    says: "A new post's slug is made from its title (e.g. 'My First Post' gives my-first-post).",
  },
  {
    id: '7.post-create.slug-unique',
    section: 7,
    says: 'A second post with the same title gets another slug; both addresses work.',
  },
  {
    id: '7.post-create.reading-time',
    section: 7,
    says: "A new post's reading_time is reckoned from the words of its content: at least 1 minute, more for a long text.",
  },
  {
    id: '7.post-patch.200',
    section: 7,
    says: 'PATCH /api/blog/posts/{id} by an admin answers 200 with the post.',
  },
  {
    id: '7.post-patch.publishes',
    section: 7,
    says: "PATCH /api/blog/posts/{id} {status: 'published'} publishes a draft: it is then in the public list.",
  },
  {
    id: '7.post-patch.mends',
    section: 7,
    says: 'PATCH /api/blog/posts/{id} changes what is sent (e.g. title, content) and leaves the other fields as they are.',
  },
  {
    id: '7.post-patch.unknown-404',
    section: 7,
    says: 'PATCH /api/blog/posts/{id} for an id that does not exist answers 404.',
  },
  {
    id: '7.post-delete.204',
    section: 7,
    says: 'DELETE /api/blog/posts/{id} by an admin answers 204; the post is in no list any more and its page answers 404.',
  },
  {
    id: '7.post-delete.unknown-404',
    section: 7,
    says: 'DELETE /api/blog/posts/{id} for an id that does not exist answers 404.',
  },
  {
    id: '7.consent.translations-inline',
    section: 7,
    says: 'The consent texts are inline: the page requests no translation file.',
  },
] as const satisfies readonly SpecLine[];
