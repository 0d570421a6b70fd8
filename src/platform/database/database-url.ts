type Where = { host: string; port: number; user: string; password?: string; database: string };

/** A database as another process names it. */
export function databaseUrl({ host, port, user, password, database }: Where): string {
  const url = new URL(`postgres://localhost/${database}`);
  url.username = user;
  url.password = password ?? '';
  // A socket's folder cannot stand where a host stands.
  url.search = String(new URLSearchParams({ host, port: String(port) }));
  return url.href;
}
