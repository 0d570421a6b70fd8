import net, { type AddressInfo } from 'node:net';
import { listen } from '#platform/http/server/listen.ts';
import { createTestApp } from './test-app.ts';

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The app on its own port. Its pages use the same address. */
export async function serveTestApp(options: Parameters<typeof createTestApp>[0] = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const app = await createTestApp({ ...options, env: { PUBLIC_URL: url, ...options.env } });
  const server = await listen(app.fetch, { port, host: '127.0.0.1' });
  return {
    ...app,
    url,
    async close() {
      server.http.closeAllConnections();
      await new Promise((resolve) => server.http.close(resolve));
      await app.close();
    },
  };
}
