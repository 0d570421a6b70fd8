/** HTTP/2 sends no status text, so a failure that shows it needs a table. */
const STATUS_TEXTS: Record<number, string> = {
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

export class ApiError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The message of a failed read: status, then the status text from 500 on, else the server's sentence. */
export async function queryError(response: Response): Promise<ApiError> {
  const { status } = response;
  const why =
    status >= 500 ? response.statusText || STATUS_TEXTS[status] || 'Server Error' : await response.text();
  return new ApiError(status, `${status}: ${why}`);
}

/** The message of a failed action: the server's sentence, or the fixed message if there is none. */
export async function mutationError(response: Response, fixedMessage: string): Promise<ApiError> {
  const text = (await response.text().catch(() => '')).trim();
  return new ApiError(response.status, text || fixedMessage);
}

/** The JSON of an answer; undefined if the contract says that there is none. */
type JsonOf<R> = R extends { status: 204 } ? undefined : R extends { status: 304 } ? never : BodyOf<R>;
type BodyOf<R> = R extends { json(): Promise<infer T> } ? T : never;

/** Returns the JSON of a read, or throws what went wrong. */
export async function queryResult<R extends Response>(request: Promise<R>): Promise<JsonOf<R>> {
  const response = await request;
  if (!response.ok) throw await queryError(response);
  return response.json() as Promise<JsonOf<R>>;
}

/** Runs an action. The message of every error that it throws can be shown to users. */
export async function mutationResult<R extends Response>(
  request: Promise<R>,
  fixedMessage: string,
): Promise<JsonOf<R>> {
  let response: R;
  try {
    response = await request;
  } catch {
    throw new ApiError(0, fixedMessage);
  }
  if (!response.ok) throw await mutationError(response, fixedMessage);
  if (response.status === 204) return undefined as JsonOf<R>;
  return response.json() as Promise<JsonOf<R>>;
}
