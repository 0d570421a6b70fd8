import { decryptSecret, encryptSecret } from '#platform/encryption.ts';
import type { Services } from '#platform/services.ts';

/**
 * The secret of an authenticator app at rest: encrypted with SECRET_KEY, bound to the admin it belongs to, so that
 * a copy of the database makes no codes. Without a key it is stored as it is.
 */

type Deps = Pick<Services, 'config' | 'log'>;

const boundTo = (adminId: number) => `admin ${adminId} totp`;

export function encryptTotpSecret({ config }: Pick<Deps, 'config'>, adminId: number, secret: string): string {
  return encryptSecret(config.secretKey, boundTo(adminId), secret);
}

/** Null when it was encrypted with a key that is not ours. */
export function decryptTotpSecret({ config, log }: Deps, adminId: number, stored: string): string | null {
  try {
    return decryptSecret(config.secretKey, boundTo(adminId), stored);
  } catch (error) {
    const reason = (error as Error).message;
    log.error(
      { adminId, reason },
      'an authenticator secret cannot be read: is SECRET_KEY the one it was set up with?',
    );
    return null;
  }
}
