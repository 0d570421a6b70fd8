import { z } from '@hono/zod-openapi';
import { errorResponse, jsonBody, jsonResponse, signedOut, tooMany } from '#platform/http/openapi.ts';
import {
  anglesQuerySchema,
  anglesSchema,
  generatedSchema,
  generateLineSchema,
  generateSchema,
  NDJSON,
} from '../hooks.schema.ts';

const tags = ['Hooks'];
const BAD_KEY = { error: 'The Idempotency-Key must be 1 to 255 plain characters' };

export const generateContract = {
  tags,
  summary: 'Spend a run on ten hooks',
  description: `Goes on, is stored and is charged even when the caller goes away. With \`Accept: ${NDJSON}\` each hook comes as a line of its own as soon as it is ready; the last line says that they are stored, or what went wrong. A retry with the same Idempotency-Key returns the first run. \`angles\` are ids from \`GET /api/hooks/angles\` that the hooks are aimed at; \`point\` is what the creator says most people get wrong about the topic.`,
  request: {
    headers: z.object({
      'idempotency-key': z
        .string(BAD_KEY)
        .regex(/^[\x20-\x7e]{1,255}$/, BAD_KEY)
        .optional(),
    }),
    body: jsonBody(generateSchema),
  },
  responses: {
    201: {
      description: 'The ten hooks, and the runs that are left',
      content: { 'application/json': { schema: generatedSchema }, [NDJSON]: { schema: generateLineSchema } },
    },
    400: errorResponse('What is wrong with the topic, the point or the angles'),
    401: signedOut,
    402: errorResponse('No runs left'),
    409: errorResponse('A run is still being written'),
    422: errorResponse('The Idempotency-Key belongs to another topic, point or angles'),
    429: errorResponse('Too many tries, or too many failed runs in a row'),
    502: errorResponse('The writer failed; the run was given back'),
    503: errorResponse('Too many runs at once, or the database was away; the run was given back'),
  },
};

export const anglesContract = {
  tags,
  summary: 'Points that are known about a topic',
  description: 'For choosing from while one types. Nothing is stored, and no run is spent.',
  request: { query: anglesQuerySchema },
  responses: {
    200: jsonResponse(anglesSchema, 'At most 12, the nearest first; none for an empty topic'),
    400: errorResponse('What is wrong with the topic'),
    401: signedOut,
    429: tooMany,
  },
};
