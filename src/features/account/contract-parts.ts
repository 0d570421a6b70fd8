import { z } from '@hono/zod-openapi';
import { errorResponse, jsonResponse } from '#platform/http/openapi.ts';

/** What the contracts of several account calls have in common. */

export const tags = ['Account'];
export const empty = jsonResponse(z.object({}), 'Done');
export const badInput = errorResponse('What is wrong with the input');
