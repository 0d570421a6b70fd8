/** Marks answers that already have every header, so that the middleware adds nothing. */
const COMPLETE: unique symbol = Symbol('complete');

export function isComplete(response: Response): boolean {
  return COMPLETE in response;
}

/** `headers` are all headers of the answer. */
export function completeResponse(
  body: Uint8Array<ArrayBuffer> | string | null,
  status: number,
  headers: Record<string, string>,
): Response {
  const response: Response & { [COMPLETE]?: true } = new Response(body, { status, headers });
  response[COMPLETE] = true;
  return response;
}
