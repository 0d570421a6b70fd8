import crypto from 'node:crypto';

export const SIGNATURE_HEADER = 'Hooksmith-Signature';

/** What a stored secret is encrypted for, so that it cannot be put in the place of another user's. */
export const secretContext = (userId: number): string => `user ${userId} webhook`;

export function newSecret(): string {
  return `whsec_${crypto.randomBytes(32).toString('base64url')}`;
}

/** Over the time and the body, so that an old delivery cannot be sent again as a new one. */
export function sign(secret: string, body: string, now = Date.now()): string {
  const seconds = Math.floor(now / 1000);
  const digest = crypto.createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}
