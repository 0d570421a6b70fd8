import type { Database } from '#platform/database/database.ts';
import { differsFromFile, fileOf, readEdited } from './edited-subjects.ts';
import { type TarFile, tarOf } from './tar.ts';

const RETIRED = 'retired-subjects.txt';

/** The changed files, to be unpacked at the root of the repository. */
export async function exportBook(db: Database): Promise<{ archive: Buffer; subjects: number }> {
  const changed = [...(await readEdited(db)).values()].filter(differsFromFile);
  const files: TarFile[] = [];
  const gone: string[] = [];
  for (const subject of changed) {
    const [field = '', slug = ''] = subject.id.split('/');
    const text = fileOf(subject);
    if (text === null) gone.push(`content/hooks/${subject.id}.yaml\n`);
    else files.push({ folder: `content/hooks/${field}`, name: `${slug}.yaml`, text });
  }
  // A list of files to delete, because an archive can only add files.
  if (gone.length > 0) files.push({ folder: '', name: RETIRED, text: gone.join('') });
  return { archive: tarOf(files, new Date()), subjects: changed.length };
}
