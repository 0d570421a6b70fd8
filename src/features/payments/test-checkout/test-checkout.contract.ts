import { z } from '@hono/zod-openapi';
import { errorResponse } from '#platform/http/openapi.ts';

/** The form of the page in place of a provider's. Not in the API reference, because no program calls it. */
export const chooseContract = {
  hide: true,
  request: { params: z.object({ id: z.string(), choice: z.string() }) },
  responses: {
    302: { description: 'Not signed in: to the login' },
    303: { description: 'To what came of the choice' },
    404: errorResponse('No such checkout of this user, or no such choice'),
    409: errorResponse('The checkout has ended already'),
  },
};
