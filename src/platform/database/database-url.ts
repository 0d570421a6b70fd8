type Where = { host: string; port: number; user: string; password?: string; database: string };

/** The URL by which another process reaches a database. */
export function databaseUrl({ host, port, user, password, database }: Where): string {
  const url = new URL(`postgres://localhost/${database}`);
  url.username = user;
  url.password = password ?? '';
  // A socket's folder cannot be the host of a URL, so it is a parameter.
  url.search = String(new URLSearchParams({ host, port: String(port) }));
  return url.href;
}
