import { notFound } from './errors.ts';

/** A sequence can count further, but more digits would not be exact as a number. */
const ID = /^\d{1,15}$/;

/** The id in a path. A text that cannot be an id is not found. */
export function parseId(text: string): number {
  if (!ID.test(text)) throw notFound();
  return Number(text);
}
