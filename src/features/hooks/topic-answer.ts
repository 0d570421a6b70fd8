import type { Profession } from './read/profession.ts';

/** Grades of how well the book answered a topic, for its writers. */
export const TOPIC_GRADES = ['answered', 'partly', 'not found'] as const;
export type TopicAnswer = {
  grade: (typeof TOPIC_GRADES)[number];
  /** Null for a story, and if removing personal details leaves nothing: then it is counted but not listed. */
  topic: ListedTopic | null;
  profession: Profession;
  /** The id of the nearest subject of the book. */
  subject: string | null;
};
/** A topic without personal details. Topics that ask the same in slightly different words have the same key. */
export type ListedTopic = { words: string; key: string };
