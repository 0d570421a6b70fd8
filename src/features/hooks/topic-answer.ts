import type { Profession } from './read/profession.ts';

/** Grades of how well the book answered a topic, for its writers. */
export const TOPIC_ANSWERS = ['answered', 'partly', 'not found'] as const;
export type TopicAnswer = {
  answer: (typeof TOPIC_ANSWERS)[number];
  /** Null for a story, and where nothing is left of it: counted, and not listed. */
  topic: ListedTopic | null;
  profession: Profession;
  /** The subject of the book that is nearest to it, by id. */
  subject: string | null;
};
/** A topic without what could lead to a person. Those that ask the same in a little other words have one key. */
export type ListedTopic = { words: string; key: string };
