import crypto from 'node:crypto';
import zlib from 'node:zlib';
import { afterAll, beforeAll } from 'vitest';

/**
 * Password hashing and the best compression of cached pages are slow on purpose, and tests do both a thousand times.
 * This replaces them by the same functions at their lowest cost.
 */

declare global {
  var fullPrice: boolean | undefined;
}

if (globalThis.fullPrice === undefined) {
  globalThis.fullPrice = false;
  const { argon2 } = crypto;
  const { brotliCompressSync } = zlib;
  const cheapArgon2: typeof argon2 = (algorithm, parameters, done) => {
    const cheap = { ...parameters, memory: 8 * parameters.parallelism, passes: 1 };
    argon2(algorithm, globalThis.fullPrice ? parameters : cheap, done);
  };
  Object.assign(crypto, { argon2: cheapArgon2 });
  const cheapBrotli: typeof brotliCompressSync = (bytes, options) => {
    const params = { ...options?.params, [zlib.constants.BROTLI_PARAM_QUALITY]: 1 };
    return brotliCompressSync(bytes, globalThis.fullPrice ? options : { ...options, params });
  };
  Object.assign(zlib, { brotliCompressSync: cheapBrotli });
}

/** Restores the real cost for this file or `describe`. */
export function withRealCost(): void {
  beforeAll(() => {
    globalThis.fullPrice = true;
  });
  afterAll(() => {
    globalThis.fullPrice = false;
  });
}
