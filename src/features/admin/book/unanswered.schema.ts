import { z } from 'zod';
import { TOPIC_GRADES } from '#features/hooks/topic-answer.ts';

/** Topics that the book did not answer, as admins see them. */

const text = z.string();
const number = z.number().int();

const topicSchema = z.object({
  id: number,
  topic: text,
  /** The theme of those who typed it. */
  profession: text,
  /** Whether the book did not know it, or knew too little. */
  answer: z.enum(TOPIC_GRADES).exclude(['answered']),
  people: number,
  first_seen: text,
  last_seen: text,
  /** The subject that is nearest to it; null where none is near, or it is gone. */
  nearest: z.object({ id: text, name: text }).nullable(),
});
export type UnansweredTopic = z.infer<typeof topicSchema>;

export const topicPageSchema = z.object({
  topics: z.array(topicSchema),
  total: number,
  /** How many people must have typed a topic before it is listed; null where topics are not counted. */
  shown_from: number.nullable(),
  next: text.nullable(),
});
export type TopicPage = z.infer<typeof topicPageSchema>;

export const topicDoneSchema = z.object({ done: z.boolean('done must be true or false') });
