import crypto from 'node:crypto';
import os from 'node:os';
import { promisify } from 'node:util';
import { normalized } from '#platform/normalized.ts';
import { createFairQueue, type QueueKey } from './fair-queue.ts';

/**
 * Hashes passwords with argon2id. The stored string contains the parameters, so that they can grow later. Each hash
 * takes 19 MiB and some 40 ms of a core. At most three run at once, so that a burst does not use up the memory and the
 * thread pool.
 */

const MEMORY_KIB = 19 * 1024;
const PASSES = 2;
const PARALLELISM = 1;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** The pool that does the work has four threads by default; files and compression need one. */
const MAX_CONCURRENT_HASHES = Math.max(1, Math.min(3, os.availableParallelism()));
/** A queue of this length takes half a minute, longer than anybody waits. */
const MAX_WAITING = 700;

/** Runs the work when one of the few slots is free, and refuses when too many wait. */
export const limitPasswordHashing = createFairQueue({ atOnce: MAX_CONCURRENT_HASHES, longest: MAX_WAITING });
/** The queue key of commands and of the start, which no request can use. */
export const INTERNAL_QUEUE_KEY: QueueKey = {
  ip: 'our own',
  waiting: { points: Number.POSITIVE_INFINITY, seconds: 0 },
};

const argon2 = promisify(crypto.argon2);

/** The same letters have the same spelling, whatever keyboard typed them. */
function bytesOf(password: string): Buffer {
  return Buffer.from(normalized(password, 'NFKC'), 'utf8');
}

function derive(password: string, salt: Buffer, memory: number, passes: number, parallelism: number) {
  return argon2('argon2id', {
    message: bytesOf(password),
    nonce: salt,
    parallelism,
    tagLength: HASH_BYTES,
    memory,
    passes,
  });
}

const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

export function hashPassword(password: string, queueKey = INTERNAL_QUEUE_KEY): Promise<string> {
  return limitPasswordHashing(queueKey, async () => {
    const salt = crypto.randomBytes(SALT_BYTES);
    const hash = await derive(password, salt, MEMORY_KIB, PASSES, PARALLELISM);
    return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${PARALLELISM}$${encode(salt)}$${encode(hash)}`;
  });
}

const HASH_FORMAT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;
/** The hash of no password. An unknown account is compared with it, so that it takes as long as a known one. */
const DUMMY_HASH = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${PARALLELISM}$${encode(crypto.randomBytes(SALT_BYTES))}$${encode(crypto.randomBytes(HASH_BYTES))}`;

/** Call it inside {@link limitPasswordHashing}. Without a stored hash it does the same work and returns false. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', hash = ''] =
    HASH_FORMAT.exec(stored ?? DUMMY_HASH) ?? (HASH_FORMAT.exec(DUMMY_HASH) as RegExpExecArray);
  const actual = await derive(
    password,
    Buffer.from(salt, 'base64'),
    Number(memory),
    Number(passes),
    Number(parallelism),
  );
  return crypto.timingSafeEqual(actual, Buffer.from(hash, 'base64'));
}
