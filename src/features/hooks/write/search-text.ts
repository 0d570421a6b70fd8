import type { Brief } from '../read/brief.ts';
import { rolesIn } from '../read/roles.ts';

/** What the topic is about: whom it is for is read as roles, and a year says nothing. */
export function searchText({ topic, point }: Pick<Brief, 'topic' | 'point'>): string {
  const about = topic.replace(/ (?:in|for) 20\d\d\b/, '').replace(FOR_WHOM, (tail) => (rolesIn(tail).size > 0 ? '' : tail));
  return point ? `${about} ${point}` : about;
}
const FOR_WHOM = / for (?!a |an |the |your |my )[\p{L}' -]{3,40}$/u;
