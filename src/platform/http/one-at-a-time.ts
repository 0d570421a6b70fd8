import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** No browser sends the next request before the answer, and other programs a few; the next one is not waited for. */
const MOST_WAITING = 100;

/**
 * Node begins every request that a connection brings, however many have no answer yet: one connection could have
 * thousands wait for the database, before everybody else. Here a connection's next request begins after the answer.
 */
export function oneAtATime(handle: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, (() => void)[]>();

  function begin(socket: Socket, request: IncomingMessage, response: ServerResponse): void {
    response.once('close', () => {
      const next = waiting.get(socket)?.shift();
      if (next && !socket.destroyed) next();
      else waiting.delete(socket);
    });
    handle(request, response as Parameters<RequestListener>[1]);
  }

  return (request, response) => {
    const { socket } = request;
    const line = waiting.get(socket);
    if (!line) {
      waiting.set(socket, []);
      begin(socket, request, response);
    } else if (line.length < MOST_WAITING) line.push(() => begin(socket, request, response));
    else socket.destroy();
  };
}
