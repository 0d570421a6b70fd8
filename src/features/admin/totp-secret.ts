import crypto from 'node:crypto';
import type { Services } from '#platform/services.ts';

/**
 * The secret of an authenticator app at rest: AES-256-GCM with SECRET_KEY, bound to the admin it belongs to, so that
 * a copy of the database makes no codes. Without a key it is stored as it is.
 */

const SEALED = 'v1:';
const IV_BYTES = 12;
const TAG_BYTES = 16;

type Needs = Pick<Services, 'config' | 'log'>;

const boundTo = (adminId: number) => Buffer.from(`admin ${adminId} totp`);

export function sealSecret({ config }: Pick<Needs, 'config'>, adminId: number, secret: string): string {
  if (!config.secretKey) return secret;
  const iv = crypto.randomBytes(IV_BYTES);
  const cipher = crypto.createCipheriv('aes-256-gcm', config.secretKey, iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(boundTo(adminId));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return SEALED + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

const isSealed = (stored: string): boolean => stored.startsWith(SEALED);

/** Null when it was sealed with a key that is not ours. */
export function openSecret({ config, log }: Needs, adminId: number, stored: string): string | null {
  if (!isSealed(stored)) return stored;
  try {
    if (!config.secretKey) throw new Error('there is no SECRET_KEY');
    const bytes = Buffer.from(stored.slice(SEALED.length), 'base64');
    const iv = bytes.subarray(0, IV_BYTES);
    const decipher = crypto.createDecipheriv('aes-256-gcm', config.secretKey, iv, {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(boundTo(adminId));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const opened = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([opened, decipher.final()]).toString('utf8');
  } catch (error) {
    const reason = (error as Error).message;
    log.error(
      { adminId, reason },
      'an authenticator secret cannot be read: is SECRET_KEY the one it was set up with?',
    );
    return null;
  }
}
