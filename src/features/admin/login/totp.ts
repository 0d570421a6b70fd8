import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import type { Transaction } from '#platform/database/database.ts';
import { HttpError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { WRONG_CODE } from './admin-login.schema.ts';
import { readSecret, redeemStep, storeSecret } from './totp.queries.ts';
import { decryptTotpSecret, encryptTotpSecret } from './totp-secret.ts';

/**
 * One-time codes of an authenticator app (RFC 6238), for admins who want them. Each code works once: the step of the
 * last one is stored, and only later ones are accepted. If the phone is lost, `npm run admin -- reset` turns codes off.
 */

const PERIOD_SECONDS = 30;
/** The steps before and after are accepted too, because clocks differ and people type slowly. */
const WINDOW = 1;

function generator(secret: string, email: string): TOTP {
  return new TOTP({
    issuer: 'Hooksmith',
    label: email,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });
}

/** Creates a secret, which is used once a code of it is confirmed. Null when codes are on already. */
export async function beginTotp(
  tx: Transaction,
  services: Pick<Services, 'config'>,
  admin: { id: number; email: string },
) {
  const secret = new Secret({ size: 20 }).base32;
  if (!(await storeSecret(tx, admin.id, encryptTotpSecret(services, admin.id, secret)))) return null;
  const uri = generator(secret, admin.email).toString();
  return { secret, uri, qr: qrPath(uri) };
}

/** The dark squares of the QR code as one SVG path, in a square of `size`. */
function qrPath(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: squares.join('') };
}

type Deps = Pick<Services, 'config' | 'db' | 'limits' | 'log'>;

/**
 * Uses a code up, or refuses. Every try is counted before it is checked, so that parallel guesses cannot run ahead of
 * the count. A right code resets the count.
 */
export async function consumeCode(services: Deps, adminId: number, code: string): Promise<void> {
  const { limits } = services;
  await limits.consume('adminCode', adminId);
  if (!(await redeemCode(services, adminId, code)))
    throw new HttpError(401, WRONG_CODE).withEvent('wrong code');
  await limits.reset('adminCode', adminId);
}

async function redeemCode(services: Deps, adminId: number, code: string): Promise<boolean> {
  const { db } = services;
  const admin = await readSecret(db, adminId);
  const secret = admin?.stored ? decryptTotpSecret(services, adminId, admin.stored) : null;
  if (!admin?.stored || !secret) return false;
  const timestamp = Date.now();
  const delta = generator(secret, admin.email).validate({ token: code, timestamp, window: WINDOW });
  if (delta === null) return false;
  const step = Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
  // Encrypted again, because a secret from before SECRET_KEY was set is stored unencrypted.
  const totpSecret = encryptTotpSecret(services, adminId, secret);
  return redeemStep(db, { adminId, stored: admin.stored, step, totpSecret });
}
