import { z } from '@hono/zod-openapi';
import { errorResponse, jsonResponse, signedOut } from '#platform/http/openapi.ts';
import { hookSchema, MAX_PAGE } from './hooks.schema.ts';

const tags = ['Hooks'];

const BAD_LIMIT = { error: `limit must be a whole number from 1 to ${MAX_PAGE}` };
const BAD_BEFORE = { error: 'before must be the id of a hook' };

export const listContract = {
  tags,
  summary: "The user's hooks, newest first",
  description:
    'The ten hooks of a run share one created_at. Without limit the whole list; with it a page, whose Link header names the next one.',
  request: {
    query: z.object({
      limit: z.coerce
        .number<string>(BAD_LIMIT)
        .int(BAD_LIMIT)
        .min(1, BAD_LIMIT)
        .transform((limit) => Math.min(limit, MAX_PAGE))
        .optional(),
      before: z
        .string()
        .regex(/^\d{1,15}$/, BAD_BEFORE)
        .transform(Number)
        .optional(),
    }),
  },
  responses: {
    200: jsonResponse(z.array(hookSchema), 'The hooks'),
    304: { description: 'Nothing changed' },
    400: errorResponse('What is wrong with limit or before'),
    401: signedOut,
  },
};

export const favoriteContract = {
  tags,
  summary: 'Make a hook a favorite, or no longer one',
  request: { params: z.object({ id: z.string() }) },
  responses: {
    200: jsonResponse(hookSchema, 'The hook, toggled'),
    401: signedOut,
    404: errorResponse('No such hook of this user'),
  },
};
