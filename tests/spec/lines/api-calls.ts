export const API_CALLS = {
  '7.credentials.sent': 'Calls of the browser to the API send the session cookie.',
  '7.reads.get-json': 'Default cached reads are GET requests to the path, and the answer is read as JSON.',
  '7.cross-site.fetch-site-cross-site':
    'A state-changing request (POST, PATCH, DELETE) with Sec-Fetch-Site: cross-site is refused with 403 and changes nothing.',
  '7.cross-site.fetch-site-same-site':
    'A state-changing request with Sec-Fetch-Site: same-site is refused with 403.',
  '7.cross-site.fetch-site-same-origin':
    'A state-changing request with Sec-Fetch-Site: same-origin is let through, whatever its Origin.',
  '7.cross-site.fetch-site-none': 'A state-changing request with Sec-Fetch-Site: none is let through.',
  '7.cross-site.origin-other-host':
    "Without Sec-Fetch-Site, a state-changing request whose Origin has another host than the request's Host is refused with 403.",
  '7.cross-site.origin-null':
    "Without Sec-Fetch-Site, a state-changing request with Origin: null is refused with 403, because null is not the request's Host.",
  '7.cross-site.origin-same-host':
    "Without Sec-Fetch-Site, a state-changing request whose Origin has the host of the request's Host is let through.",
  '7.cross-site.neither-header':
    'A state-changing request with neither Sec-Fetch-Site nor Origin is let through.',
  '7.cross-site.reads-not-affected': 'GET requests are not refused by the cross-site rule.',
  '7.user.get': 'GET /api/user with a session answers 200 with the user as JSON.',
  '7.user.get-401': 'GET /api/user without a session answers 401.',
  '7.user.business-context-null': 'GET /api/user has business_context null until it is set.',
  '7.login.200': 'POST /api/login {email, password} answers 200 with the user and sets the session cookie.',
  '7.login.wrong-password': "POST /api/login with a wrong password answers 401 'Invalid email or password'.",
  '7.login.unknown-email':
    "POST /api/login with an unknown address answers 401 'Invalid email or password', the same as for a wrong password.",
  '7.login.same-time': 'POST /api/login takes the same time for an unknown address as for a wrong password.',
  '7.login.email-without-case':
    'E-mail addresses compare without case: a user who registered as Ann@Example.com can log in as ann@example.COM.',
  '7.logout.204': 'POST /api/logout answers 204 without a body.',
  '7.register.201':
    'POST /api/register {email, password} answers 201 with the user and sets the session cookie.',
  '7.register.409':
    "POST /api/register with an address already taken answers 409 'An account with this email already exists'.",
  '7.register.409-without-case': 'POST /api/register with a taken address in other case answers 409 too.',
  '7.forgot.200-known':
    'POST /api/forgot-password for an existing account answers 200 {} and mails a reset link.',
  '7.forgot.200-unknown':
    'POST /api/forgot-password for an address without an account answers 200 {} just the same and mails nothing.',
  '7.reset.200':
    'POST /api/reset-password {token, password} with a valid token answers 200 {}; then the new password logs in and the old one does not.',
  '7.reset.400-unknown-token':
    "POST /api/reset-password with an unknown token answers 400 'Invalid or expired reset link'.",
  '7.reset.400-expired-token':
    "POST /api/reset-password with an expired token answers 400 'Invalid or expired reset link'.",
  '7.reset.400-used-token':
    "POST /api/reset-password with a token that was used already answers 400 'Invalid or expired reset link'.",
  '7.reset.ends-sessions':
    'A password reset ends every session of that account: cookies issued before answer 401 at GET /api/user.',
  '7.generate.201':
    'POST /api/hooks/generate {topic} answers 201 {hooks, hook_credits}, hooks being a list of 10 hooks, hook_credits the balance after the run.',
  '7.generate.stored': 'The hooks that a run returned are those that GET /api/hooks then lists.',
  '7.generate.stream-type':
    'POST /api/hooks/generate with Accept: application/x-ndjson answers as a stream of JSON lines.',
  '7.generate.stream-hooks':
    'The stream has one line {"hook": …} for each of the 10 hooks, sent as each is ready.',
  '7.generate.stream-done':
    'The last line of a successful stream is {"done": true, "hook_credits": n}, n being the balance after the run.',
  '7.generate.stream-error':
    'The last line of a stream whose run fails is {"error": "…"}, and the run is given back.',
  '7.generate.stream-same-run':
    'A streamed run costs one run and is stored like any other: GET /api/hooks lists its 10 hooks.',
  '7.generate.idempotent':
    "A second POST /api/hooks/generate with the same Idempotency-Key returns the first run's result (the same hook ids) and costs no second run.",
  '7.generate.idempotent-new-key':
    'A POST /api/hooks/generate with another Idempotency-Key, or with none, is a run of its own.',
  '7.generate.idempotent-per-user':
    "The same Idempotency-Key sent by another user is a run of that user's own and never returns someone else's hooks.",
  '7.hooks.list': "GET /api/hooks answers 200 with a list (JSON array) of the user's hooks.",
  '7.hooks.newest-first': 'GET /api/hooks lists the newest hooks first.',
  '7.hooks.run-shares-created-at':
    'The 10 hooks of a run share one created_at; those of different runs differ in it.',
  '7.hooks.whole-list': 'GET /api/hooks without limit returns the whole list and no Link to a next page.',
  '7.hooks.limit': 'GET /api/hooks?limit=n returns at most n hooks.',
  '7.hooks.limit-500':
    'GET /api/hooks never returns more than 500 hooks at once when a limit is given, however large.',
  '7.hooks.before':
    'GET /api/hooks?limit=n&before=… returns the hooks that follow: paging through gives every hook exactly once, in the order of the whole list.',
  '7.hooks.link-next':
    'A page of GET /api/hooks that is not the last has a header \'Link: …; rel="next"\' with the address of the next page; the last page has none.',
  '7.favorite.200': 'POST /api/hooks/{id}/favorite answers 200 with the hook, its favorite toggled.',
  '7.favorite.others-404':
    "POST /api/hooks/{id}/favorite for someone else's hook answers 404 and leaves it as it is.",
  '7.favorite.unknown-404': 'POST /api/hooks/{id}/favorite for an id that does not exist answers 404.',
  '7.business-context.200':
    'POST /api/user/business-context {business_description, ideal_customer} answers 200 with the user, business_context set to these.',
  '7.social-handles.200':
    'POST /api/update-social-handles {tiktok_handle, instagram_handle} answers 200 with the user, the handles set to these.',
  '7.social-handles.first-name':
    'POST /api/update-social-handles with first_name as well sets it; without first_name the stored one stays.',
  '7.purchases.200':
    'GET /api/purchases answers 200 {purchases: [...]}; for a user who bought nothing the list is empty.',
  '7.checkout.200': 'POST /api/create-checkout-session {priceId} answers 200 {url}.',
  '7.checkout.price-hookseeker': 'priceId takes hookseeker.',
  '7.checkout.price-hookmaster': 'priceId takes hookmaster.',
  '7.checkout.price-hooklegend': 'priceId takes hooklegend.',
  '7.checkout.unknown-400':
    "POST /api/create-checkout-session with any other priceId, or none, answers 400 'Unknown package'.",
  '7.admin-login.200':
    'POST /api/admin/login {email, password} answers 200 {email} and sets the admin cookie.',
  '7.admin-login.401':
    "POST /api/admin/login with a wrong password or an unknown address answers 401 'Invalid email or password'.",
  '7.admin-logout.204': 'POST /api/admin/logout answers 204 and ends the admin session.',
  '7.admin-users.list':
    'GET /api/admin/users answers 200 with a list (JSON array) of users, each with the fields of a user.',
  '7.admin-users.newest-first': 'GET /api/admin/users lists the newest users first.',
  '7.admin-users.whole-list': 'GET /api/admin/users without limit returns the whole list.',
  '7.admin-users.limit': 'GET /api/admin/users?limit=n returns at most n users.',
  '7.admin-users.before':
    'GET /api/admin/users?limit=n&before=… returns the users that follow: paging through gives every user exactly once.',
  '7.admin-users.q':
    'GET /api/admin/users?q=… returns only the users that match the search text (e.g. a part of the email).',
  '7.admin-users.sort': 'GET /api/admin/users?sort=… returns the users in the order asked for.',
  '7.admin-users.total-count':
    'GET /api/admin/users has the header X-Total-Count, the number on the Total Users card, also when a limit is given.',
  '7.admin-users.active-count':
    'GET /api/admin/users has the header X-Active-Count, the number on the Active Users card, also when a limit is given.',
  '7.admin-delete.204': 'DELETE /api/admin/users/{id} answers 204 and the user is no longer listed.',
  '7.admin-delete.removes-all':
    'DELETE /api/admin/users/{id} removes all that is theirs: hooks and purchases are gone, the login fails with 401, and the address can be registered again as a new, empty account.',
  '7.admin-delete.ends-sessions':
    "DELETE /api/admin/users/{id} ends the user's sessions: GET /api/user with their cookie answers 401.",
  '7.admin-delete.unknown-404': 'DELETE /api/admin/users/{id} for an id that does not exist answers 404.',
  '7.admin-credits.200':
    'POST /api/admin/users/{id}/credits {credits: 10} answers 200 with the user, hook_credits 10 higher.',
  '7.admin-credits.1-to-1000': 'credits may be 1 and may be 1000.',
  '7.admin-credits.invalid-400':
    'POST /api/admin/users/{id}/credits with credits 0, -1, 1001, 1.5, a text or none answers 400 and adds nothing.',
  '7.admin-credits.unknown-404':
    'POST /api/admin/users/{id}/credits for an id that does not exist answers 404.',
  '7.admin-export.csv': 'GET /api/admin/users/export answers 200 with the type text/csv.',
  '7.admin-export.attachment':
    'GET /api/admin/users/export answers Content-Disposition: attachment with the file name users.csv.',
  '7.admin-export.columns':
    "The CSV has a header row with the table's columns ID, First Name, Email, Status, Credits, Created At and one row for each user.",
  '7.admin-export.formula-harmless':
    'In the CSV a cell that a spreadsheet would run as a formula (first name beginning with =, +, -, @, tab or carriage return) is made harmless.',
  '7.admin-export.quoting':
    'In the CSV a cell with comma, quote or line break is quoted, so that the columns stay intact.',
  '7.posts.list': 'GET /api/blog/posts answers 200 {posts: [...]}, newest first.',
  '7.posts.published-only':
    'GET /api/blog/posts returns published posts only, also to an admin who asks for no status.',
  '7.posts.status-all':
    'GET /api/blog/posts?status=all with an admin session returns drafts and published posts.',
  '7.posts.status-draft': 'GET /api/blog/posts?status=draft with an admin session returns drafts only.',
  '7.posts.theme': 'GET /api/blog/posts?theme={value} returns the posts of that theme only.',
  '7.posts.category': 'GET /api/blog/posts?category={slug} returns the posts of that category only.',
  '7.posts.default-limit-12': 'GET /api/blog/posts without limit returns at most 12 posts.',
  '7.posts.limit': 'GET /api/blog/posts?limit=n returns at most n posts, n from 1 to 50.',
  '7.posts.limit-at-most-50':
    'GET /api/blog/posts never returns more than 50 posts: a limit of 0 or 51 is not taken as it stands.',
  '7.posts.admin-call': 'The blog manager reads GET /api/blog/posts?status=all&limit=50.',
  '7.categories.200': 'GET /api/blog/categories answers 200 {categories: [{slug, name}]}.',
  '7.setup.200':
    'POST /api/blog/setup by an admin answers 200 {categories, posts}, the numbers of those that it added: 8 and 8 on an empty blog.',
  '7.setup.eight-categories': 'After POST /api/blog/setup there are the eight profession categories.',
  '7.setup.starter-posts':
    'After POST /api/blog/setup there is a starter post for each of the eight professions.',
  '7.setup.again-adds-nothing':
    'POST /api/blog/setup once more answers 200 {categories: 0, posts: 0} and adds nothing.',
  '7.post-create.201':
    'POST /api/blog/posts {title, excerpt, content, theme, category_slug, tags, status} by an admin answers 201 with the post, holding these values.',
  '7.post-create.slug-from-title':
    "A new post's slug is made from its title (e.g. 'My First Post' gives my-first-post).",
  '7.post-create.slug-unique': 'A second post with the same title gets another slug; both addresses work.',
  '7.post-create.reading-time':
    "A new post's reading_time is computed from the words of its content: at least 1 minute, more for a long text.",
  '7.post-patch.200': 'PATCH /api/blog/posts/{id} by an admin answers 200 with the post.',
  '7.post-patch.publishes':
    "PATCH /api/blog/posts/{id} {status: 'published'} publishes a draft: it is then in the public list.",
  '7.post-patch.changes-what-is-sent':
    'PATCH /api/blog/posts/{id} changes what is sent (e.g. title, content) and leaves the other fields as they are.',
  '7.post-patch.unknown-404': 'PATCH /api/blog/posts/{id} for an id that does not exist answers 404.',
  '7.post-delete.204':
    'DELETE /api/blog/posts/{id} by an admin answers 204; the post is in no list any more and its page answers 404.',
  '7.post-delete.unknown-404': 'DELETE /api/blog/posts/{id} for an id that does not exist answers 404.',
  '7.consent.translations-inline': 'The consent texts are inline: the page requests no translation file.',
};
