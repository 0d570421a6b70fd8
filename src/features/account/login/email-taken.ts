/**
 * The specification's message for an e-mail address that has an account. The form then offers to log in. Not in
 * `account.schema.ts`, which the browser loads only when somebody starts to fill in a form.
 */
export const EMAIL_TAKEN = 'An account with this email already exists';
