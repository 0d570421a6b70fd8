import { z } from '@hono/zod-openapi';
import { generateContract } from '#features/hooks/generate/generate.contract.ts';
import { generatedSchema, generateSchema } from '#features/hooks/hooks.schema.ts';
import { errorResponse, jsonBody, jsonResponse, signedOut, tooMany } from '#platform/http/openapi.ts';
import { THEME_NAMES } from '#platform/theme-names.ts';
import { FINGERPRINT_PATTERN, TAKE_PATTERN } from './pending-try.ts';

const UNKNOWN = { error: 'This is no try of ours' };

export const keepContract = {
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
          fingerprint: z.string(UNKNOWN).regex(FINGERPRINT_PATTERN, UNKNOWN),
        },
        UNKNOWN,
      ),
    ),
  },
  responses: {
    201: jsonResponse(generatedSchema, 'The ten hooks, and the runs that are left'),
    400: errorResponse('What is wrong with the try'),
    401: signedOut,
    402: generateContract.responses[402],
    409: generateContract.responses[409],
    410: errorResponse('The ten of this try are no longer those that were shown; nothing was charged'),
    429: tooMany,
    502: generateContract.responses[502],
    503: errorResponse('Too many runs at once, or the hooks could not be stored; the run was given back'),
  },
};
