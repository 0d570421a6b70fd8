import fs from 'node:fs';
import path from 'node:path';
import { withoutAudience } from '#features/hooks/book/audience-slot.ts';
import type { SubjectFile } from '#features/hooks/book/read-files.ts';
import type { Line, Subject } from '#features/hooks/book/subject.schema.ts';
import { subjectYaml } from '#features/hooks/book/subject-yaml.ts';

/** Writes lines to a sheet for a reader, and reads back one digit for each. */

const linesOf = ({ points }: Subject): Line[] => points.flatMap(({ hooks }) => hooks);

/** The unrated lines, numbered, below the id of their subject. */
export function ratingSheet(files: readonly SubjectFile[]): string {
  return files
    .map((file) => ({ file, unread: linesOf(file.subject).filter(({ rating }) => rating === undefined) }))
    .filter(({ unread }) => unread.length > 0)
    .map(({ file: { field, slug, subject }, unread }) =>
      [
        `## ${field}/${slug} (${subject.subject})`,
        ...unread.map(({ say }, n) => `${n + 1} ${withoutAudience(say)}`),
      ].join('\n'),
    )
    .join('\n\n');
}

/**
 * Writes the digits of a rated sheet into the files. A row has the subject's id and a digit for each of its unrated
 * lines, in order. Spaces between digits are ignored. Returns the errors in the rows. Files with errors stay unchanged.
 */
export function applyRatings(folder: string, files: readonly SubjectFile[], rated: string): string[] {
  const bySubject = new Map(files.map((file) => [`${file.field}/${file.slug}`, file]));
  const faults: string[] = [];
  for (const row of rated.split('\n').filter((text) => text.trim() !== '')) {
    const [id = '', ...rest] = row.trim().split(/\s+/);
    const digits = rest.join('');
    const read = bySubject.get(id);
    const unread = read ? linesOf(read.subject).filter(({ rating }) => rating === undefined) : [];
    if (!read) faults.push(`${id}: no such subject`);
    else if (!/^[1-5]*$/.test(digits)) faults.push(`${id}: only digits from 1 to 5`);
    else if (digits.length !== unread.length)
      faults.push(`${id}: ${digits.length} digits for ${unread.length} unread lines`);
    else {
      unread.forEach((line, n) => {
        line.rating = Number(digits[n]);
      });
      fs.writeFileSync(path.join(folder, read.file), subjectYaml(read.subject));
    }
  }
  return faults;
}
