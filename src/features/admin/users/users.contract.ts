import { z } from '@hono/zod-openapi';
import { userSchema } from '#features/account/user.schema.ts';
import { done, errorResponse, jsonBody, jsonResponse } from '#platform/http/openapi.ts';
import { badQuery, guarded, tags } from '../contract-parts.ts';
import { userDetailsSchema } from './user-details.schema.ts';
import { creditsSchema, MAX_USERS_PAGE, NEWEST_FIRST, USER_SORTS } from './users.schema.ts';

const noSuchUser = errorResponse('No such user');

const BAD_LIMIT = { error: `limit must be a whole number from 1 to ${MAX_USERS_PAGE}` };
const BAD_BEFORE = { error: 'before must be the id of a user' };
const BAD_SORT = { error: `sort must be one of ${USER_SORTS.join(', ')}` };
const BAD_SEARCH = { error: 'The search text is too long' };

const params = z.object({ id: z.string() });

export const usersContract = {
  tags,
  summary: 'The users, newest first',
  description:
    'Without limit the whole list; with it a page, whose Link header names the next one. X-Total-Count and X-Active-Count count all users, whatever was searched for.',
  request: {
    query: z.object({
      limit: z.coerce
        .number<string>(BAD_LIMIT)
        .int(BAD_LIMIT)
        .min(1, BAD_LIMIT)
        .transform((limit) => Math.min(limit, MAX_USERS_PAGE))
        .optional(),
      q: z.string().trim().max(254, BAD_SEARCH).default(''),
      sort: z.enum(USER_SORTS, BAD_SORT).default(NEWEST_FIRST),
      before: z
        .string()
        .regex(/^\d{1,15}$/, BAD_BEFORE)
        .transform(Number)
        .optional(),
    }),
  },
  responses: {
    200: jsonResponse(z.array(userSchema), 'The users'),
    400: badQuery,
    ...guarded,
  },
};

export const userDetailsContract = {
  tags,
  summary: 'One user: runs with their hooks, purchases, grants, last seen',
  request: { params },
  responses: { 200: jsonResponse(userDetailsSchema, 'The user'), 404: noSuchUser, ...guarded },
};

export const addCreditsContract = {
  tags,
  summary: 'Give a user runs, which do not expire',
  request: { params, body: jsonBody(creditsSchema) },
  responses: {
    200: jsonResponse(userSchema, 'The user'),
    400: errorResponse('What is wrong with the credits'),
    404: noSuchUser,
    ...guarded,
  },
};

export const deleteUserContract = {
  tags,
  summary: 'Delete a user and all that is theirs',
  request: { params },
  responses: { 204: done, 404: noSuchUser, ...guarded },
};

export const exportUsersContract = {
  tags,
  summary: 'All users as a CSV file',
  responses: {
    200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } },
    ...guarded,
  },
};
