import { z } from '@hono/zod-openapi';
import { errorResponse, signedOut } from '#platform/http/openapi.ts';

/** What the contracts of several admin calls have in common. */

export const tags = ['Admin'];

/** The answers of the guard `requireAdmin`. */
export const guarded = {
  401: signedOut,
  403: errorResponse('Signed in, but not as an admin'),
};

export const badQuery = errorResponse('What is wrong with the query');

/** A list's query: `before` is the `next` of the page before. */
export const pageQuery = z.object({ before: z.string().max(300).optional() });
