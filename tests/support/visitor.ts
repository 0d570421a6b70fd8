type Send = (request: Request) => Response | Promise<Response>;

const ORIGIN = 'http://localhost:3000';

/** An HTTP client with a cookie jar, in place of a visitor's browser. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  private readonly send: Send;

  constructor(send: Send) {
    this.send = send;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.request('GET', path, undefined, headers);
  }

  post(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.request('POST', path, body, headers);
  }

  async request(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const response = await this.send(
      new Request(new URL(path, ORIGIN), {
        method,
        redirect: 'manual',
        headers: {
          host: 'localhost:3000',
          ...(this.cookies.size > 0
            ? { cookie: [...this.cookies].map(([k, v]) => `${k}=${v}`).join('; ') }
            : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
    return response;
  }

  private keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split(';');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    const expired = attributes.some((attribute) => /max-age=0/i.test(attribute));
    if (expired) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(at + 1));
  }
}
