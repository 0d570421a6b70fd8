import { z } from 'zod';
import { filmedSchema } from '../filmed/filmed.schema.ts';

/** How filmed hooks did, as the page of results and programs get it. */

/** Fewer videos than this, and a median is an accident. */
export const MIN_VIDEOS_TO_COMPARE = 5;

export const videoSchema = filmedSchema
  .extend({
    topic: z.string(),
    hook_type: z.string(),
    generated_hook: z.string(),
    /** What it is about: the subject of the book, or the topic where there is none. */
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
    /** Fewer videos say nothing about the next one. */
    enough: z.boolean(),
    median_views: z.number().nullable(),
    /** Saves per thousand views. */
    median_saves: z.number().nullable(),
    /** Each video's, ascending: for a picture. */
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
    /** Results that count for the choice of types, how many it takes, and whether runs lean on them. */
    leaning: z.object({ results: z.number().int(), from: z.number().int(), on: z.boolean() }),
  })
  .meta({ id: 'Results' });
export type Results = z.infer<typeof resultsSchema>;
