import { createRoute, z } from '@hono/zod-openapi';
import { generatedSchema, generateSchema } from '#features/hooks/hooks.schema.ts';
import { THEME_NAMES } from '#features/landing/theme.ts';
import { jsonAnswer, jsonBody, refusal } from '#platform/http/openapi.ts';
import { FINGERPRINT_PATTERN, TAKE_PATTERN } from './pending-try.ts';

const UNKNOWN = { error: 'This is no try of ours' };

export const keepRoute = createRoute({
  method: 'post',
  path: '/api/try/keep',
  tags: ['Hooks'],
  summary: 'Spend a run on the ten hooks of a try',
  description:
    'The ten that `/try` showed three of, stored as a run. Asking again returns that run: a try is kept once.',
  request: {
    body: jsonBody(
      z.object(
        {
          topic: generateSchema.shape.topic,
          version: z.enum(THEME_NAMES, UNKNOWN),
          take: z.string(UNKNOWN).regex(TAKE_PATTERN, UNKNOWN),
          ten: z.string(UNKNOWN).regex(FINGERPRINT_PATTERN, UNKNOWN),
        },
        UNKNOWN,
      ),
    ),
  },
  responses: {
    201: jsonAnswer(generatedSchema, 'The ten hooks, and the runs that are left'),
    400: refusal('What is wrong with the try'),
    401: refusal('Not signed in'),
    402: refusal('No runs left'),
    409: refusal('A run is still being written'),
    410: refusal('The ten of this try are no longer those that were shown; nothing was charged'),
    429: refusal('Too many tries'),
    502: refusal('The writer failed; the run was given back'),
    503: refusal('Too many runs at once, or the hooks could not be stored; the run was given back'),
  },
});
