import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Browsers and most programs send the next request after the answer. A connection with more waiting is closed: each holds
 * some 8 kB, and one IP may have a thousand connections.
 */
const MAX_WAITING = 5;

/**
 * Node begins every request that a connection brings, however many have no answer yet: one connection could have
 * thousands wait for the database, before everybody else. Here a connection's next request begins after the answer.
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
