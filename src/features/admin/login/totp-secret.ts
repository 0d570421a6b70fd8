import { decryptSecret, encryptSecret } from '#platform/encryption.ts';
import type { Services } from '#platform/services.ts';

/**
 * Encrypts the secret of an authenticator app with SECRET_KEY, bound to its admin, so that a copy of the database
 * cannot generate codes. Without a key it is stored unencrypted.
 */

type Deps = Pick<Services, 'config' | 'log'>;

const boundTo = (adminId: number) => `admin ${adminId} totp`;

export function encryptTotpSecret({ config }: Pick<Deps, 'config'>, adminId: number, secret: string): string {
  return encryptSecret(config.secretKey, boundTo(adminId), secret);
}

/** Null if it was encrypted with another key. */
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
