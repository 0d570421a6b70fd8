import { apiKeys } from './schema-keys.ts';

/** The columns of an API key that its user gets, for lists and the export. */
export const keyFields = {
  id: apiKeys.id,
  name: apiKeys.name,
  start: apiKeys.start,
  scopes: apiKeys.scopes,
  created_at: apiKeys.createdAt,
  last_used_at: apiKeys.lastUsedAt,
  expires_at: apiKeys.expiresAt,
};
