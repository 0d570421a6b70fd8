import { notFound } from './errors.ts';

/** Fewer digits than the ids of a sequence can reach, and exact as a number. */
const ID = /^\d{1,15}$/;

/** The id that a path names; what can be none is not found. */
export function parseId(text: string): number {
  if (!ID.test(text)) throw notFound();
  return Number(text);
}
