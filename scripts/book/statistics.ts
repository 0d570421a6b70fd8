import { withoutAudience } from '#features/hooks/book/audience-slot.ts';
import { countOpenings, isContrast } from '#features/hooks/book/duplicate-lint.ts';
import type { SubjectFile } from '#features/hooks/book/read-files.ts';
import { HOOK_TYPES } from '#features/hooks/hook-types.ts';
import { countWords } from '#features/hooks/speaking-time.ts';

/** Statistics of the book. */
export function statistics(files: readonly SubjectFile[]): string {
  const rows: string[] = [];
  const row = (name: string, ...figures: (string | number)[]) =>
    rows.push(name.padEnd(28) + figures.map((figure) => String(figure).padStart(9)).join(''));
  row('field', 'subjects', 'points', 'hooks', '≤9 words');
  const fields = Map.groupBy(files, ({ field }) => field);
  for (const [field, list] of [...fields].sort(([a], [b]) => a.localeCompare(b)))
    row(field, ...figuresOf(list));
  row('all', ...figuresOf(files));
  const lines = linesOf(files);
  rows.push('');
  for (const type of HOOK_TYPES) row(type, lines.filter((line) => line.type === type).length);
  const says = lines.map(({ say }) => withoutAudience(say));
  rows.push('');
  for (const rating of [5, 4, 3, 2, 1, undefined]) {
    const count = lines.filter((line) => line.rating === rating).length;
    row(rating ? `rated ${rating}` : 'not rated', count, shareOf(count, lines.length));
  }
  rows.push('', `“X isn't Y. It's Z” and its like: ${says.filter(isContrast).length}`);
  rows.push(`Lines that call the viewer: ${lines.filter(({ say }) => say.includes('{aud}')).length}`);
  const openings = [...countOpenings(says)].sort((a, b) => b[1] - a[1]).slice(0, 12);
  rows.push(`Commonest openings: ${openings.map(([opening, count]) => `${opening} ${count}`).join(', ')}`);
  return rows.join('\n');
}

const shareOf = (count: number, all: number) => `${Math.round((100 * count) / all)} %`;

const linesOf = (files: readonly SubjectFile[]) =>
  files.flatMap(({ subject }) => subject.points).flatMap(({ hooks }) => hooks);

function figuresOf(files: readonly SubjectFile[]): (string | number)[] {
  const lines = linesOf(files);
  const short = lines.filter(({ say }) => countWords(withoutAudience(say)) <= 9).length;
  return [
    files.length,
    files.flatMap(({ subject }) => subject.points).length,
    lines.length,
    shareOf(short, lines.length),
  ];
}

/** content/subjects.md */
export function subjectTable(files: readonly SubjectFile[]): string {
  const fields = Map.groupBy(files, ({ field }) => field);
  const parts = [...fields].map(([field, list]) => {
    const names = list.map(
      ({ subject }) => `${subject.subject} (${subject.points.flatMap(({ hooks }) => hooks).length})`,
    );
    return `## ${field}: ${list.length}\n${names.join(' · ')}`;
  });
  const hooks = linesOf(files).length;
  return `# The subjects of the book\nMade by \`npm run book -- subjects\`: ${files.length} subjects, ${hooks} hooks; in brackets the hooks of each.\n\n${parts.join('\n\n')}`;
}
