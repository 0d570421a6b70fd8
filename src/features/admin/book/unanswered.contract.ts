import { z } from '@hono/zod-openapi';
import { errorResponse, jsonBody, jsonResponse } from '#platform/http/openapi.ts';
import { badQuery, guarded, tags } from '../contract-parts.ts';
import { topicDoneSchema, topicPageSchema } from './unanswered.schema.ts';

/** The calls about topics that the book did not answer. Guards are added where the handlers are. */

export const topicsContract = {
  tags,
  summary: 'Topics that the book did not answer, those of most people first; who typed them is not known',
  request: {
    query: z.object({
      before: z
        .string()
        .regex(/^\d{1,9}_\d{1,6}_\d{1,15}$/, 'before must come from an answer')
        .optional(),
    }),
  },
  responses: {
    200: jsonResponse(topicPageSchema, 'A page of topics'),
    400: badQuery,
    ...guarded,
  },
};

export const topicDoneContract = {
  tags,
  summary: 'Put a topic away until it is typed again, or have it back',
  request: { params: z.object({ id: z.string() }), body: jsonBody(topicDoneSchema) },
  responses: {
    204: { description: 'Put away, or back' },
    400: errorResponse('What is wrong with the request'),
    404: errorResponse('No such topic'),
    ...guarded,
  },
};
