import net from 'node:net';
import type { WireRequest } from './wire-request.ts';

/** All bytes until the connection ended, or nothing if it hung. */
export type WireAnswer = { text: string; statuses: number[]; hung: boolean; ms: number };

const HANG_MS = 5000;
/** How long to wait for an answer to bytes that may be incomplete. */
const PATIENCE_MS = 60;

/** Sends the bytes over a new connection and reads to the end. */
export function exchange(port: number, { bytes, complete }: WireRequest): Promise<WireAnswer> {
  return new Promise((resolve) => {
    const started = performance.now();
    const chunks: Buffer[] = [];
    const socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
    let hung = false;
    const giveUp = setTimeout(() => {
      hung = true;
      socket.destroy();
    }, HANG_MS);
    let patience: NodeJS.Timeout | undefined;
    const waitForMore = () => {
      clearTimeout(patience);
      patience = setTimeout(() => socket.end(), PATIENCE_MS);
    };
    socket.on('connect', () => {
      socket.write(bytes);
      if (!complete) waitForMore();
    });
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      if (!complete) waitForMore();
    });
    // The connection was reset while a refused body was still being sent. The answer before that counts.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(giveUp);
      clearTimeout(patience);
      const text = Buffer.concat(chunks).toString('utf8');
      const statuses = [...text.matchAll(/(?:^|\n)HTTP\/1\.[01] (\d{3})/g)].map(([, status]) =>
        Number(status),
      );
      resolve({ text, statuses, hung, ms: performance.now() - started });
    });
  });
}
