type Where = { host: string; port: number; user: string; password?: string; database: string };

/** A database as another process names it. */
export function databaseUrl({ host, port, user, password, database }: Where): string {
  const url = new URL(`postgres://localhost/${database}`);
  url.username = user;
  url.password = password ?? '';
  // The host of a URL cannot be the folder of a socket.
  url.search = String(new URLSearchParams({ host, port: String(port) }));
  return url.href;
}
