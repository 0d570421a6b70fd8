export const ERROR_CATALOG = {
  '8.format.text-plain':
    'Every failed API call (status 400 and above) answers text/plain with a short human sentence.',
  '8.format.no-json': 'No failed API call answers a JSON body.',
  '8.format.no-internals':
    'No failed API call discloses a stack trace or internals (file names, SQL, library names).',
  '8.format.bad-json-400': 'A body that is not readable JSON answers 400 in text/plain.',
  '8.status.unknown-api-404':
    'A path under /api/ that does not exist answers 404 in text/plain, never HTML, for every method.',
  '8.status.400': 'Invalid input answers 400 with the message of section 5, exactly, as the whole body.',
  '8.status.401': 'A call that needs a session answers 401 without one.',
  '8.status.402': 'A run with no runs left answers 402.',
  '8.status.403-origin': 'A state-changing call from a wrong origin answers 403.',
  '8.status.403-role':
    "A call that the caller's role does not permit answers 403 (a signed-in user at an admin call).",
  '8.status.409': 'A conflict (e-mail taken) answers 409.',
  '8.status.413': 'A request body that is too large answers 413.',
  '8.status.429': 'Too many tries answer 429.',
  '8.status.429-retry-after': 'Each 429 has a Retry-After header.',
  '8.status.502':
    'A run whose writer fails answers 502 with a short sentence in text/plain, and the run is given back.',
  '8.status.503-shutdown': 'While the server is shutting down, calls answer 503.',
  '8.status.503-database':
    'While the database is away, calls answer 503 and not a stack trace or an endless wait.',
  '8.out-of-runs.api':
    "POST /api/hooks/generate with hook_credits 0 answers 402 'You have no runs left. Buy a package to keep generating.' and stores no hooks.",
  '8.out-of-runs.button-is-link': "With no runs left the dashboard's button is a link to /pricing instead.",
  '8.out-of-runs.says-why': 'With no runs left the dashboard says why nothing can be generated.',
  '8.read.500-status-text':
    "A default read that fails with 500 or above gives the message status code, colon, status text, e.g. '500: Internal Server Error'; the body is not shown.",
  '8.read.500-without-status-text':
    "Where the answer carries no status text (HTTP/2) the message of a failed read takes it from a table, e.g. '503: Service Unavailable'.",
  '8.read.below-500-body':
    "A default read that fails below 500 gives the message status code, colon, response body text, e.g. '404: Not here'.",
  '8.read.hooks-failure-shown':
    'When GET /api/hooks fails, dashboard and history show "status: text" (e.g. \'500: Internal Server Error\').',
  '8.read.users':
    "When GET /api/admin/users fails, the text shown is always 'Failed to fetch users', whatever the server said.",
  '8.read.posts':
    "When GET /api/blog/posts fails in the blog manager, the text shown is always 'Failed to fetch posts', whatever the server said.",
  '8.read.categories':
    "When GET /api/blog/categories fails in the blog manager, the text shown is always 'Failed to fetch categories', whatever the server said.",
  '8.read.blog-posts':
    "When the posts of the public blog cannot be read, the failure's text is always 'Failed to fetch blog posts', whatever the cause said.",
  '8.session.401-is-no-user': 'A 401 of the session check means no user: no error toast and no error screen.',
  '8.toast.destructive-error': "A failed action shows a destructive toast titled 'Error'.",
  '8.toast.server-text-accounts':
    "When register, login, logout, forgot password, reset password, business context, social handles or onboarding fail with a text of the server, the 'Error' toast shows that text.",
  '8.toast.server-text-hooks':
    "When generate or favourite fail with a text of the server, the 'Error' toast shows that text.",
  '8.toast.server-text-checkout':
    "When POST /api/create-checkout-session fails with a text of the server, the 'Error' toast shows that text.",
  '8.toast.server-text-admin':
    "When admin login, deleting a user, adding runs, blog setup, creating or deleting a post fail with a text of the server, the 'Error' toast shows that text.",
  '8.fixed.generate-hooks':
    "When generating fails without a text of the server (network failure, empty body) the 'Error' toast says 'Failed to generate hooks'.",
  '8.fixed.copy-hook': "When the clipboard refuses, the 'Error' toast says 'Failed to copy hook'.",
  '8.fixed.business-context':
    "When saving the business context in settings fails without a text of the server (network failure, empty body) the 'Error' toast says 'Failed to update business context'.",
  '8.fixed.social-handles':
    "When saving the social handles in settings fails without a text of the server (network failure, empty body) the 'Error' toast says 'Failed to update social handles'.",
  '8.fixed.profile':
    "When sending the onboarding form fails without a text of the server (network failure, empty body) the 'Error' toast says 'Failed to update profile'.",
  '8.fixed.checkout-session':
    "When POST /api/create-checkout-session fails without a text of the server the 'Error' toast says 'Failed to create checkout session'.",
  '8.fixed.no-checkout-url':
    "When POST /api/create-checkout-session succeeds without a url in its answer the 'Error' toast says 'No checkout URL received' and the browser stays.",
  '8.fixed.process-payment':
    "When starting the payment fails otherwise (e.g. the answer cannot be read) the 'Error' toast says 'Failed to process payment'.",
  '8.fixed.logout':
    "When logging out fails without a text of the server (network failure, empty body) the 'Error' toast says 'Failed to logout'.",
  '8.fixed.delete-user':
    "When deleting a user fails without a text of the server (network failure, empty body) the 'Error' toast says 'Failed to delete user'.",
  '8.fixed.add-runs':
    "When adding runs fails without a text of the server (network failure, empty body) the 'Error' toast says 'Failed to add runs'.",
  '8.fixed.login':
    "When logging in fails without a text of the server (network failure, empty body) the 'Error' toast says 'Failed to login'.",
  '8.fixed.admin-login':
    "When the admin login fails without a text of the server (network failure, empty body) the 'Error' toast says 'Failed to login'.",
  '8.fixed.reset-password':
    "When resetting the password fails without a text of the server (network failure, empty body) the 'Error' toast says 'Failed to reset password'.",
  '8.fixed.setup-blog':
    "When setting up the blog fails without a text of the server (network failure, empty body) the 'Error' toast says 'Failed to setup blog'.",
  '8.fixed.create-post':
    "When creating a post fails without a text of the server (network failure, empty body) the 'Error' toast says 'Failed to create post'.",
  '8.fixed.delete-post':
    "When deleting a post fails without a text of the server (network failure, empty body) the 'Error' toast says 'Failed to delete post'.",
  '8.success.hooks-generated': "After a run the toast says 'Hooks generated successfully'.",
  '8.success.hook-copied': "After copying a hook the toast says 'Hook copied to clipboard'.",
  '8.success.logged-in': "After logging in the toast says 'Logged in successfully'.",
  '8.success.account-created': "After registering the toast says 'Account created successfully'.",
  '8.success.reset-mail-sent':
    "After 'Send Reset Link' the toast says 'Password reset email sent. Please check your inbox.'.",
  '8.success.password-reset':
    "After a reset the toast is titled 'Password Reset Successful' and says 'You can now log in with your new password.'.",
  '8.success.business-context':
    "After saving the business context in settings the toast says 'Business context updated successfully'.",
  '8.success.social-handles':
    "After saving the handles in settings the toast says 'Social handles updated successfully'.",
  '8.success.profile': "After onboarding the toast says 'Your profile has been updated successfully'.",
  '8.success.payment':
    "After a payment the toast says 'Payment Successful! Your credits have been added to your account.'.",
  '8.success.user-deleted': "After deleting a user the toast says 'User deleted successfully'.",
  '8.success.runs-added':
    "After adding runs the toast says 'Added 10 runs to {email}', with the user's email.",
  '8.success.logged-out':
    "After logging out the toast is titled 'Logged out successfully' and says 'Come back soon!'.",
  '8.success.post-created': 'After creating a post a success toast shows (its wording is free).',
  '8.success.post-deleted': 'After deleting a post a success toast shows (its wording is free).',
  '8.success.blog-set-up': 'After setting up the blog a success toast shows (its wording is free).',
  '8.success.not-destructive': 'Success toasts have the default variant.',
};
