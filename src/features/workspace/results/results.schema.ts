import { z } from 'zod';
import { filmedSchema } from '../filmed/filmed.schema.ts';

/** With fewer videos, a median is chance. */
export const MIN_VIDEOS_TO_COMPARE = 5;

export const videoSchema = filmedSchema
  .extend({
    topic: z.string(),
    hook_type: z.string(),
    generated_hook: z.string(),
    /** The subject of the book, or the topic if there is none. */
    subject: z.string(),
    /** Filmed over a week ago, without views, and its reminder was not dismissed. */
    due: z.boolean(),
  })
  .meta({ id: 'Video' });
export type Video = z.infer<typeof videoSchema>;

export const groupSchema = z
  .object({
    name: z.string(),
    /** Videos with views. */
    videos: z.number().int(),
    /** With fewer videos nothing can be said about the next one. */
    enough: z.boolean(),
    median_views: z.number().nullable(),
    /** Saves per thousand views. */
    median_saves: z.number().nullable(),
    /** The value of each video, ascending, for the plot. */
    views: z.array(z.number()),
    saves: z.array(z.number()),
  })
  .meta({ id: 'ResultGroup' });
export type Group = z.infer<typeof groupSchema>;

export const resultsSchema = z
  .object({
    videos: z.array(videoSchema),
    by_type: z.array(groupSchema),
    by_subject: z.array(groupSchema),
    /** How many results influence runs, how many are needed, and whether runs use them. */
    leaning: z.object({ results: z.number().int(), from: z.number().int(), on: z.boolean() }),
  })
  .meta({ id: 'Results' });
export type Results = z.infer<typeof resultsSchema>;
