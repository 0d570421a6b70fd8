import { z } from '@hono/zod-openapi';
import { errorResponse, jsonBody, jsonResponse, signedOut } from '#platform/http/openapi.ts';
import {
  categoriesSchema,
  createPostSchema,
  editPostSchema,
  MAX_POSTS,
  POSTS_DEFAULT,
  postSchema,
  postsSchema,
  previewPostSchema,
  setupSchema,
} from './blog.schema.ts';

const tags = ['Blog'];
const wrongRole = errorResponse('Signed in as a user, not as an admin');
const noSuchPost = errorResponse('No such post');
const BAD_LIMIT = { error: `limit must be a whole number from 1 to ${MAX_POSTS}` };
const BAD_STATUS = { error: 'status must be all, draft or published' };

export const listPostsContract = {
  tags,
  summary: 'Posts, newest first',
  description:
    'Published posts. An admin may ask for status=all or status=draft; to anybody else drafts do not exist.',
  request: {
    query: z.object({
      status: z.enum(['all', 'draft', 'published'], BAD_STATUS).default('published'),
      theme: z.string().optional(),
      category: z.string().optional(),
      limit: z.coerce
        .number<string>(BAD_LIMIT)
        .int(BAD_LIMIT)
        .min(1, BAD_LIMIT)
        .transform((limit) => Math.min(limit, MAX_POSTS))
        .default(POSTS_DEFAULT),
    }),
  },
  responses: {
    200: jsonResponse(postsSchema, 'The posts'),
    400: errorResponse('What is wrong with limit or status'),
  },
};

export const listCategoriesContract = {
  tags,
  summary: 'The categories, one for each profession',
  responses: { 200: jsonResponse(categoriesSchema, 'The categories') },
};

export const setupContract = {
  tags,
  summary: 'Make the eight categories and a starter post for each',
  description: 'Adds what is missing and says how many that were; running it again adds nothing.',
  responses: {
    200: jsonResponse(setupSchema, 'How many categories and posts were added'),
    401: signedOut,
    403: wrongRole,
  },
};

export const createPostContract = {
  tags,
  summary: 'Write a post',
  description: 'The slug is made from the title, the reading time from the words; the HTML is sanitized.',
  request: { body: jsonBody(createPostSchema) },
  responses: {
    201: jsonResponse(postSchema, 'The post'),
    400: errorResponse('What is wrong with the post'),
    401: signedOut,
    403: wrongRole,
  },
};

export const previewPostContract = {
  tags,
  summary: 'A post as its page would show it',
  description: 'The document of a post that is being written: sanitized, in its theme, without scripts.',
  request: { body: jsonBody(previewPostSchema) },
  responses: {
    200: { content: { 'text/html': { schema: z.string() } }, description: 'The document' },
    400: errorResponse('What is wrong with the post'),
    401: signedOut,
    403: wrongRole,
  },
};

export const editPostContract = {
  tags,
  summary: 'Mend or publish a post',
  description: 'Changes what is sent and nothing else. The slug stays, so that addresses keep working.',
  request: { params: z.object({ id: z.string() }), body: jsonBody(editPostSchema) },
  responses: {
    200: jsonResponse(postSchema, 'The post'),
    400: errorResponse('What is wrong with the post'),
    401: signedOut,
    403: wrongRole,
    404: noSuchPost,
  },
};

export const deletePostContract = {
  tags,
  summary: 'Delete a post',
  request: { params: z.object({ id: z.string() }) },
  responses: {
    204: { description: 'The post is gone' },
    401: signedOut,
    403: wrongRole,
    404: noSuchPost,
  },
};
