/**
 * Who may call what. The walk in `integration/authorisation.test.ts` fails for a registered route that
 * has no line here, and tries every line as every kind of visitor.
 */
export type Access =
  /** Anybody. */
  | 'public'
  /** A signed-in user: 401 without a session. */
  | 'user'
  /** An admin: 401 without any session, 403 with a user's. */
  | 'admin'
  /** Another server that proves itself by signature: 400 without one. */
  | 'signed'
  /** A screen that redirects the signed-out to the login. */
  | 'screen';

export const AUTHORISATION: Record<string, Access> = {
  'GET /healthz': 'public',
  'GET /readyz': 'public',
  'GET /metrics': 'public',
  'GET /api/openapi.json': 'public',
  'GET /api/docs': 'public',
};
