import { HttpError } from '#platform/http/errors.ts';

const TOLERANCE_SECONDS = 300;
const HEADER = /^t=(\d{1,12}),v1=[0-9a-f]{64}(?:,v[01]=[0-9a-f]{64})*$/;

/**
 * Refuses what the SDK's own check accepts: a header sent twice, and a time in the future. The SDK checks the signature
 * itself.
 */
export function checkSignatureHeader(header: string | undefined, now = Date.now()): string {
  const time = HEADER.exec(header ?? '')?.[1];
  if (!header || !time) throw invalidSignature();
  if (Math.abs(now / 1000 - Number(time)) > TOLERANCE_SECONDS) throw invalidSignature();
  return header;
}

export function invalidSignature(): HttpError {
  return new HttpError(400, 'Invalid signature').withEvent('webhook refused');
}
