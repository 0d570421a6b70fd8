import net from 'node:net';
import type { WireRequest } from './wire-request.ts';

/** What came back: all bytes until the connection ended, or nothing within the time that is a hang. */
export type WireAnswer = { text: string; statuses: number[]; hung: boolean; ms: number };

const HANG_MS = 5000;
/** How long to wait for an answer to bytes that may be unfinished, before saying that no more will come. */
const PATIENCE_MS = 60;

/** Sends the bytes over a connection of their own and reads until its end. */
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
    // A reset while a refused body was still being sent: what was answered before it counts.
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
