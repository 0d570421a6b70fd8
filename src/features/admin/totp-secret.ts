import { seal, unseal } from '#platform/sealed.ts';
import type { Services } from '#platform/services.ts';

/**
 * The secret of an authenticator app at rest: encrypted with SECRET_KEY, bound to the admin it belongs to, so that
 * a copy of the database makes no codes. Without a key it is stored as it is.
 */

type Needs = Pick<Services, 'config' | 'log'>;

const boundTo = (adminId: number) => `admin ${adminId} totp`;

export function sealSecret({ config }: Pick<Needs, 'config'>, adminId: number, secret: string): string {
  return seal(config.secretKey, boundTo(adminId), secret);
}

/** Null when it was sealed with a key that is not ours. */
export function openSecret({ config, log }: Needs, adminId: number, stored: string): string | null {
  try {
    return unseal(config.secretKey, boundTo(adminId), stored);
  } catch (error) {
    const reason = (error as Error).message;
    log.error(
      { adminId, reason },
      'an authenticator secret cannot be read: is SECRET_KEY the one it was set up with?',
    );
    return null;
  }
}
