import { z } from '@hono/zod-openapi';
import { jsonResponse, signedOut } from '#platform/http/openapi.ts';

const tags = ['Desk'];

const tasteSchema = z
  .object({
    learned_from: z.object({
      favorites: z.number().int(),
      filmed: z.number().int(),
      edits: z.number().int(),
    }),
    /** Empty while nothing is clear. */
    sentences: z.array(z.string()),
  })
  .meta({ id: 'Taste' });
export type LearnedTaste = z.infer<typeof tasteSchema>;

export const tasteContract = {
  tags,
  summary: "What the user's own choices say about what they want",
  responses: { 200: jsonResponse(tasteSchema, 'In plain sentences, and from how much'), 401: signedOut },
};

export const forgetTasteContract = {
  tags,
  summary: 'Start over',
  description:
    'What was favorited, filmed and edited until now no longer moves later runs. Nothing of it is deleted.',
  responses: { 204: { description: 'Forgotten' }, 401: signedOut },
};
