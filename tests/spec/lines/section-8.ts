import type { SpecLine } from './spec-line.ts';

/** Section 8: The error catalogue. */
export const SECTION_8 = [
  {
    id: '8.format.text-plain',
    section: 8,
    says: 'Every failed API call (status 400 and above) answers text/plain with a short human sentence.',
  },
  { id: '8.format.no-json', section: 8, says: 'No failed API call answers a JSON body.' },
  {
    id: '8.format.no-internals',
    section: 8,
    says: 'No failed API call discloses a stack trace or internals (file names, SQL, library names).',
  },
  {
    id: '8.format.bad-json-400',
    section: 8,
    says: 'A body that is not readable JSON answers 400 in text/plain.',
  },
  {
    id: '8.status.unknown-api-404',
    section: 8,
    says: 'A path under /api/ that does not exist answers 404 in text/plain, never HTML, for every method.',
  },
  {
    id: '8.status.400',
    section: 8,
    says: 'Invalid input answers 400 with the message of section 5, exactly, as the whole body.',
  },
  { id: '8.status.401', section: 8, says: 'A call that needs a session answers 401 without one.' },
  { id: '8.status.402', section: 8, says: 'A run with no runs left answers 402.' },
  {
    id: '8.status.403-origin',
    section: 8,
    says: 'A state-changing call from a wrong origin answers 403.',
  },
  {
    id: '8.status.403-role',
    section: 8,
    says: "A call that the caller's role does not permit answers 403 (a signed-in user at an admin call).",
  },
  { id: '8.status.409', section: 8, says: 'A conflict (e-mail taken) answers 409.' },
  { id: '8.status.413', section: 8, says: 'A request body that is too large answers 413.' },
  { id: '8.status.429', section: 8, says: 'Too many tries answer 429.' },
  { id: '8.status.429-retry-after', section: 8, says: 'Each 429 has a Retry-After header.' },
  {
    id: '8.status.502',
    section: 8,
    says: 'A run whose writer fails answers 502 with a short sentence in text/plain, and the run is given back.',
  },
  {
    id: '8.status.503-shutdown',
    section: 8,
    says: 'While the server is shutting down, calls answer 503.',
  },
  {
    id: '8.status.503-database',
    section: 8,
    says: 'While the database is away, calls answer 503 and not a stack trace or an endless wait.',
  },
  {
    id: '8.out-of-runs.api',
    section: 8,
    says: "POST /api/hooks/generate with hook_credits 0 answers 402 'You have no runs left. Buy a package to keep generating.' and stores no hooks.",
  },
  {
    id: '8.out-of-runs.button-is-link',
    section: 8,
    says: "With no runs left the dashboard's button is a link to /pricing instead.",
  },
  {
    id: '8.out-of-runs.says-why',
    section: 8,
    says: 'With no runs left the dashboard says why nothing can be generated.',
  },
  {
    id: '8.read.500-status-text',
    section: 8,
    says: "A default read that fails with 500 or above gives the message status code, colon, status text, e.g. '500: Internal Server Error'; the body is not shown.",
  },
  {
    id: '8.read.500-without-status-text',
    section: 8,
    says: "Where the answer carries no status text (HTTP/2) the message of a failed read takes it from a table, e.g. '503: Service Unavailable'.",
  },
  {
    id: '8.read.below-500-body',
    section: 8,
    says: "A default read that fails below 500 gives the message status code, colon, response body text, e.g. '404: Not here'.",
  },
  {
    id: '8.read.hooks-failure-shown',
    section: 8,
    says: 'When GET /api/hooks fails, dashboard and history show "status: text" (e.g. \'500: Internal Server Error\').',
  },
  {
    id: '8.read.users',
    section: 8,
    says: "When GET /api/admin/users fails, the text shown is always 'Failed to fetch users', whatever the server said.",
  },
  {
    id: '8.read.posts',
    section: 8,
    says: "When GET /api/blog/posts fails in the blog manager, the text shown is always 'Failed to fetch posts', whatever the server said.",
  },
  {
    id: '8.read.categories',
    section: 8,
    says: "When GET /api/blog/categories fails in the blog manager, the text shown is always 'Failed to fetch categories', whatever the server said.",
  },
  {
    id: '8.read.blog-posts',
    section: 8,
    says: "When the posts of the public blog cannot be read, the failure's text is always 'Failed to fetch blog posts', whatever the cause said.",
  },
  {
    id: '8.session.401-is-no-user',
    section: 8,
    says: 'A 401 of the session check means no user: no error toast and no error screen.',
  },
  {
    id: '8.toast.destructive-error',
    section: 8,
    says: "A failed action shows a destructive toast titled 'Error'.",
  },
  {
    id: '8.toast.server-text-accounts',
    section: 8,
    says: "When register, login, logout, forgot password, reset password, business context, social handles or onboarding fail with a text of the server, the 'Error' toast shows that text.",
  },
  {
    id: '8.toast.server-text-hooks',
    section: 8,
    says: "When generate or favourite fail with a text of the server, the 'Error' toast shows that text.",
  },
  {
    id: '8.toast.server-text-checkout',
    section: 8,
    says: "When POST /api/create-checkout-session fails with a text of the server, the 'Error' toast shows that text.",
  },
  {
    id: '8.toast.server-text-admin',
    section: 8,
    says: "When admin login, deleting a user, adding runs, blog setup, creating or deleting a post fail with a text of the server, the 'Error' toast shows that text.",
  },
  {
    id: '8.fixed.generate-hooks',
    section: 8,
    says: "When generating fails without a text of the server (network failure, empty body) the 'Error' toast says 'Failed to generate hooks'.",
  },
  {
    id: '8.fixed.copy-hook',
    section: 8,
    says: "When the clipboard refuses, the 'Error' toast says 'Failed to copy hook'.",
  },
  {
    id: '8.fixed.business-context',
    section: 8,
    says: "When saving the business context in settings fails without a text of the server (network failure, empty body) the 'Error' toast says 'Failed to update business context'.",
  },
  {
    id: '8.fixed.social-handles',
    section: 8,
    says: "When saving the social handles in settings fails without a text of the server (network failure, empty body) the 'Error' toast says 'Failed to update social handles'.",
  },
  {
    id: '8.fixed.profile',
    section: 8,
    says: "When sending the onboarding form fails without a text of the server (network failure, empty body) the 'Error' toast says 'Failed to update profile'.",
  },
  {
    id: '8.fixed.checkout-session',
    section: 8,
    says: "When POST /api/create-checkout-session fails without a text of the server the 'Error' toast says 'Failed to create checkout session'.",
  },
  {
    id: '8.fixed.no-checkout-url',
    section: 8,
    says: "When POST /api/create-checkout-session succeeds without a url in its answer the 'Error' toast says 'No checkout URL received' and the browser stays.",
  },
  {
    id: '8.fixed.process-payment',
    section: 8,
    says: "When starting the payment fails otherwise (e.g. the answer cannot be read) the 'Error' toast says 'Failed to process payment'.",
  },
  {
    id: '8.fixed.logout',
    section: 8,
    says: "When logging out fails without a text of the server (network failure, empty body) the 'Error' toast says 'Failed to logout'.",
  },
  {
    id: '8.fixed.delete-user',
    section: 8,
    says: "When deleting a user fails without a text of the server (network failure, empty body) the 'Error' toast says 'Failed to delete user'.",
  },
  {
    id: '8.fixed.add-runs',
    section: 8,
    says: "When adding runs fails without a text of the server (network failure, empty body) the 'Error' toast says 'Failed to add runs'.",
  },
  {
    id: '8.fixed.login',
    section: 8,
    says: "When logging in fails without a text of the server (network failure, empty body) the 'Error' toast says 'Failed to login'.",
  },
  {
    id: '8.fixed.admin-login',
    section: 8,
    says: "When the admin login fails without a text of the server (network failure, empty body) the 'Error' toast says 'Failed to login'.",
  },
  {
    id: '8.fixed.reset-password',
    section: 8,
    says: "When resetting the password fails without a text of the server (network failure, empty body) the 'Error' toast says 'Failed to reset password'.",
  },
  {
    id: '8.fixed.setup-blog',
    section: 8,
    says: "When setting up the blog fails without a text of the server (network failure, empty body) the 'Error' toast says 'Failed to setup blog'.",
  },
  {
    id: '8.fixed.create-post',
    section: 8,
    says: "When creating a post fails without a text of the server (network failure, empty body) the 'Error' toast says 'Failed to create post'.",
  },
  {
    id: '8.fixed.delete-post',
    section: 8,
    says: "When deleting a post fails without a text of the server (network failure, empty body) the 'Error' toast says 'Failed to delete post'.",
  },
  {
    id: '8.success.hooks-generated',
    section: 8,
    says: "After a run the toast says 'Hooks generated successfully'.",
  },
  {
    id: '8.success.hook-copied',
    section: 8,
    says: "After copying a hook the toast says 'Hook copied to clipboard'.",
  },
  {
    id: '8.success.logged-in',
    section: 8,
    says: "After logging in the toast says 'Logged in successfully'.",
  },
  {
    id: '8.success.account-created',
    section: 8,
    says: "After registering the toast says 'Account created successfully'.",
  },
  {
    id: '8.success.reset-mail-sent',
    section: 8,
    says: "After 'Send Reset Link' the toast says 'Password reset email sent. Please check your inbox.'.",
  },
  {
    id: '8.success.password-reset',
    section: 8,
    says: "After a reset the toast is titled 'Password Reset Successful' and says 'You can now log in with your new password.'.",
  },
  {
    id: '8.success.business-context',
    section: 8,
    says: "After saving the business context in settings the toast says 'Business context updated successfully'.",
  },
  {
    id: '8.success.social-handles',
    section: 8,
    says: "After saving the handles in settings the toast says 'Social handles updated successfully'.",
  },
  {
    id: '8.success.profile',
    section: 8,
    says: "After onboarding the toast says 'Your profile has been updated successfully'.",
  },
  {
    id: '8.success.payment',
    section: 8,
    says: "After a payment the toast says 'Payment Successful! Your credits have been added to your account.'.",
  },
  {
    id: '8.success.user-deleted',
    section: 8,
    says: "After deleting a user the toast says 'User deleted successfully'.",
  },
  {
    id: '8.success.runs-added',
    section: 8,
    says: "After adding runs the toast says 'Added 10 runs to {email}', with the user's email.",
  },
  {
    id: '8.success.logged-out',
    section: 8,
    says: "After logging out the toast is titled 'Logged out successfully' and says 'Come back soon!'.",
  },
  {
    id: '8.success.post-created',
    section: 8,
    says: 'After creating a post a success toast shows (its wording is free).',
  },
  {
    id: '8.success.post-deleted',
    section: 8,
    says: 'After deleting a post a success toast shows (its wording is free).',
  },
  {
    id: '8.success.blog-set-up',
    section: 8,
    says: 'After setting up the blog a success toast shows (its wording is free).',
  },
  { id: '8.success.not-destructive', section: 8, says: 'Success toasts have the default variant.' },
] as const satisfies readonly SpecLine[];
