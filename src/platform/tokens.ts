import crypto from 'node:crypto';

/** Secrets of 256 random bits, for cookies and links. The database stores only their SHA-256. */
export function createToken(): { token: string; hash: Buffer } {
  const token = crypto.randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

export function hashToken(token: string): Buffer {
  return crypto.hash('sha256', token, 'buffer');
}
