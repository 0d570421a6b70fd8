import crypto from 'node:crypto';

/**
 * Encrypts stored secrets with AES-256-GCM. Each is bound to its owner, so that it cannot be put in another's place.
 */

const ENCRYPTED_PREFIX = 'v1:';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Without a key the secret is stored unencrypted. */
export function encryptSecret(key: Buffer | null, boundTo: string, secret: string): string {
  if (!key) return secret;
  const iv = crypto.randomBytes(IV_BYTES);
  const cipher = crypto.createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(boundTo));
  const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return ENCRYPTED_PREFIX + Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64');
}

/** Throws when it was encrypted with another key, or for something else. */
export function decryptSecret(key: Buffer | null, boundTo: string, stored: string): string {
  if (!stored.startsWith(ENCRYPTED_PREFIX)) return stored;
  if (!key) throw new Error('there is no SECRET_KEY');
  const bytes = Buffer.from(stored.slice(ENCRYPTED_PREFIX.length), 'base64');
  const iv = bytes.subarray(0, IV_BYTES);
  const decipher = crypto.createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(boundTo));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const opened = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  return Buffer.concat([opened, decipher.final()]).toString('utf8');
}
