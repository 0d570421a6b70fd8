import type { Role } from '../read/roles.ts';
import { rolesIn } from '../read/roles.ts';
import type { Subject } from './subject.schema.ts';

/** From this share of its points on, a role is whom the whole subject is for. */
const POINTS_SHARE = 1 / 3;
/** From this share of its names on, a role is in what people call the subject. */
const NAMES_SHARE = 0.25;

/** The audience of a subject: the roles in its title, and those in many of its points or of its names. */
export function audienceOfSubject({ subject, names, points }: Subject): Role[] {
  const all = [...new Set([subject, ...names])];
  return [
    ...new Set([
      ...rolesIn(subject),
      ...frequent(
        points.map(({ for: roles = [] }) => roles),
        POINTS_SHARE,
      ),
      ...frequent(
        all.map((name) => [...rolesIn(name)]),
        NAMES_SHARE,
      ),
    ]),
  ];
}

function frequent(lists: readonly (readonly Role[])[], share: number): Role[] {
  const counts = new Map<Role, number>();
  for (const role of lists.flat()) counts.set(role, (counts.get(role) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= share * lists.length).map(([role]) => role);
}
