import { z } from '@hono/zod-openapi';
import { generateContract } from '#features/hooks/generate/generate.contract.ts';
import { favoriteContract, listContract } from '#features/hooks/hooks.contract.ts';
import { generateSchema, hookSchema } from '#features/hooks/hooks.schema.ts';
import { addShotSchema, shotsSchema } from '#features/workspace/shots/shots.schema.ts';
import { errorResponse, jsonBody, jsonResponse } from '#platform/http/openapi.ts';
import { SCOPES, searchSchema } from './keys.schema.ts';

/** The public API, called with an API key. */

export const V1_PAGE = 20;
export const MAX_V1_PAGE = 100;

const tags = ['Version 1, by API key'];
const refusals = {
  401: errorResponse('No key, or one that is unknown, revoked or expired'),
  403: errorResponse('The key may not do this'),
  429: errorResponse('Too many calls'),
};
const noSuchHook = errorResponse('No such hook of this user');
const BAD_LIMIT = { error: `limit must be a whole number from 1 to ${MAX_V1_PAGE}` };

export const accountContract = {
  tags,
  summary: 'The runs that are left, and what the key may do',
  description: 'Any key may ask.',
  responses: {
    200: jsonResponse(
      z
        .object({
          runs_left: z.number().int(),
          key: z.object({
            name: z.string(),
            scopes: z.array(z.enum(SCOPES)),
            expires_at: z.iso.datetime().nullable(),
          }),
        })
        .meta({ id: 'KeyAccount' }),
      'The account',
    ),
    401: refusals[401],
    429: refusals[429],
  },
};

export const writeContract = {
  tags,
  summary: 'Spend a run on ten hooks (scope: write)',
  description:
    'A retry with the same Idempotency-Key returns the first run and costs nothing. `point` is what most people get wrong about the topic; `angles` are ids of points that the hooks are aimed at.',
  request: { headers: generateContract.request.headers, body: jsonBody(generateSchema) },
  responses: {
    ...refusals,
    201: jsonResponse(
      z.object({ hooks: z.array(hookSchema), runs_left: z.number().int() }).meta({ id: 'WrittenHooks' }),
      'The ten hooks, and the runs that are left',
    ),
    400: generateContract.responses[400],
    402: generateContract.responses[402],
    409: generateContract.responses[409],
    422: generateContract.responses[422],
    502: generateContract.responses[502],
    503: generateContract.responses[503],
  },
};

export const hooksContract = {
  tags,
  summary: 'Hooks, newest first, by page or by search (scope: read)',
  description:
    'With `search`, hooks whose words, topic or point hold all of its words. `next` is the address of the page that follows, or null.',
  request: {
    query: z.object({
      limit: z.coerce
        .number<string>(BAD_LIMIT)
        .int(BAD_LIMIT)
        .min(1, BAD_LIMIT)
        .max(MAX_V1_PAGE, BAD_LIMIT)
        .default(V1_PAGE),
      before: listContract.request.query.shape.before,
      search: searchSchema.optional(),
    }),
  },
  responses: {
    ...refusals,
    200: jsonResponse(
      z.object({ hooks: z.array(hookSchema), next: z.string().nullable() }).meta({ id: 'HookPage' }),
      'A page of hooks',
    ),
    400: errorResponse('What is wrong with limit, before or search'),
  },
};

const favorite = {
  tags,
  request: favoriteContract.request,
  responses: { ...refusals, 200: jsonResponse(hookSchema, 'The hook'), 404: noSuchHook },
} as const;

export const addFavoriteContract = {
  ...favorite,
  summary: 'Make a hook a favorite (scope: favorite)',
  description: 'One that is a favorite stays one.',
};

export const removeFavoriteContract = {
  ...favorite,
  summary: 'Make a hook no favorite (scope: favorite)',
};

const shotsAnswer = jsonResponse(z.object({ shots: shotsSchema }).meta({ id: 'ShotList' }), 'The list');

export const shotListContract = {
  tags,
  summary: 'The shot list, in its order (scope: read)',
  responses: { ...refusals, 200: shotsAnswer },
};

export const addToShotsContract = {
  tags,
  summary: 'Put a hook on the shot list (scope: favorite)',
  description:
    'At its end, or at `position`. One that is there stays where it is. Answers with the list; to a key without the scope `read`, with this hook alone.',
  request: { body: jsonBody(addShotSchema) },
  responses: {
    ...refusals,
    200: shotsAnswer,
    400: errorResponse('What is wrong with the id or the position'),
    404: noSuchHook,
    409: errorResponse('The list is full'),
  },
};

export const removeFromShotsContract = {
  tags,
  summary: 'Take a hook off the shot list (scope: favorite)',
  request: { params: z.object({ hook_id: z.string() }) },
  responses: { ...refusals, 204: { description: 'It is not on the list (any more)' }, 404: noSuchHook },
};
