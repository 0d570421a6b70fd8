import crypto from 'node:crypto';

/** Secrets at rest: AES-256-GCM, bound to what they belong to, so that none can be put in another's place. */

const SEALED = 'v1:';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Without a key it is stored as it is. */
export function seal(key: Buffer | null, boundTo: string, secret: string): string {
  if (!key) return secret;
  const iv = crypto.randomBytes(IV_BYTES);
  const cipher = crypto.createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(boundTo));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return SEALED + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Throws when it was sealed with another key, or for something else. */
export function unseal(key: Buffer | null, boundTo: string, stored: string): string {
  if (!stored.startsWith(SEALED)) return stored;
  if (!key) throw new Error('there is no SECRET_KEY');
  const bytes = Buffer.from(stored.slice(SEALED.length), 'base64');
  const iv = bytes.subarray(0, IV_BYTES);
  const decipher = crypto.createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(boundTo));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const opened = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  return Buffer.concat([opened, decipher.final()]).toString('utf8');
}
