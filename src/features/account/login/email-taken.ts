/** The specification's message for an e-mail address that has an account. The form then offers to log in. */
export const EMAIL_TAKEN = 'An account with this email already exists';
