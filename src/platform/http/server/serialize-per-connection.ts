import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Browsers and most programs wait for an answer before the next request. A connection with more waiting requests is
 * closed: each holds some 8 kB, and one IP may have a thousand connections.
 */
const MAX_WAITING = 5;

/**
 * Starts a connection's next request after the answer to the one before. Node starts all of them at once, so one
 * connection could have thousands wait for the database.
 */
export function serializePerConnection(handle: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, { last: ServerResponse; waiting: number }>();
  return (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket);
    if (!connection) {
      connections.set(socket, { last: response, waiting: 0 });
      return handle(request, response);
    }
    const { last } = connection;
    connection.last = response;
    if (last.closed) return handle(request, response);
    if (connection.waiting >= MAX_WAITING) {
      socket.destroy();
      return;
    }
    connection.waiting++;
    last.once('close', () => {
      connection.waiting--;
      if (!socket.destroyed) handle(request, response);
    });
  };
}
