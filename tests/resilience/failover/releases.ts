import fs from 'node:fs';
import path from 'node:path';

const built = path.join(import.meta.dirname, '../../../dist');

/** Builds of the product, each with one migration more than the one before. */
export type Releases = {
  /** The build that a product machine starts. */
  entry: () => string;
  /** Makes a new build. Machines that start later run it. */
  publish(): void;
  /** The number of builds. */
  count(): number;
};

type Journal = {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
};

export function openReleases(folder: string): Releases {
  let number = 0;
  let current = built;
  return {
    entry: () => path.join(current, 'server/main.js'),
    count: () => number,
    publish() {
      const next = path.join(folder, `release-${++number}`);
      fs.mkdirSync(next);
      fs.cpSync(path.join(current, 'server'), path.join(next, 'server'), { recursive: true });
      fs.symlinkSync(path.join(built, 'client'), path.join(next, 'client'));
      fs.symlinkSync(path.join(built, '../node_modules'), path.join(next, 'node_modules'));
      fs.copyFileSync(path.join(built, '../package.json'), path.join(next, 'package.json'));
      addMigration(path.join(next, 'server/migrations'), number);
      current = next;
    },
  };
}

/** Adds a column and an index to the tables that the load writes most. */
function addMigration(folder: string, number: number): void {
  const file = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(fs.readFileSync(file, 'utf8')) as Journal;
  const last = journal.entries.at(-1);
  if (!last) throw new Error('The product has no migrations.');
  const tag = `${String(last.idx + 1).padStart(4, '0')}_proof_${number}`;
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
  const statements = ['users', 'runs', 'hooks'].flatMap((table) => [
    `alter table ${table} add column proof_${number} integer default 0 not null`,
  ]);
  statements.push(
    `create table proof_${number} (user_id bigint primary key references users on delete cascade)`,
  );
  fs.writeFileSync(path.join(folder, `${tag}.sql`), statements.join(';--> statement-breakpoint\n'));
  fs.writeFileSync(file, JSON.stringify(journal));
}
