// Every command of package.json: what it does, and which file runs. Plain JavaScript, see prepare.mjs.

/**
 * @typedef {object} Command
 * @property {string} does
 * @property {string} [file] what runs where no part is named
 * @property {string} [takes] the words that it takes
 * @property {Record<string, { does: string, file: string, takes?: string }>} [parts]
 * @property {boolean} [serving] whether what serving needs is enough for it; the others need tools/package.json too
 */

/** @type {Record<string, Command>} */
export const COMMANDS = {
  start: { does: 'Installs, builds and serves the product.', serving: true },
  cluster: {
    does: 'Serves the product with several processes behind one port.',
    takes: '[processes]',
    serving: true,
  },
  dev: { does: 'Serves the product with hot reload.', takes: '[options of Vite]' },
  test: {
    does: 'Installs what the tests need, checks, builds and runs every test.',
    takes: '[options of Vitest]',
  },
  build: { does: 'Builds the product into dist/.', file: 'build.ts', serving: true },
  check: {
    does: 'Checks types, format and lint, dead code, import rules and the words of comments.',
    file: 'check.ts',
    parts: {
      format: { does: 'fixes format and lint', file: 'check/format.ts' },
      spec: {
        does: 'every line of the specification: passing, failing or open',
        file: 'check/spec.ts',
        takes: '[--open]',
      },
    },
  },
  prove: {
    does: 'Runs a long proof on the built product; exits with 1 on any finding.',
    parts: {
      backup: {
        does: 'a backup goes through three databases and stays equal',
        file: 'prove.ts',
        takes: '[--hooks 100000]',
      },
      chaos: {
        does: 'faults under load lose nothing',
        file: 'prove.ts',
        takes: '[--rounds 100] [--seed 7] [--outer] [--only fault]',
      },
      credits: {
        does: 'no run is charged twice or without its hooks',
        file: 'prove.ts',
        takes: '[--rounds 100] [--kills 30]',
      },
      durability: {
        does: 'nothing acknowledged is lost to kill -9',
        file: 'prove.ts',
        takes: '[--rounds 20]',
      },
      failover: {
        does: 'a cluster of Debian packages loses machines under load, and no data',
        file: 'prove.ts',
        takes: '[--rounds 30] [--deploys 10] [--seed 7] [--only fault]',
      },
      fuzz: {
        does: 'malformed requests get clear answers',
        file: 'prove.ts',
        takes: '[--requests 100000] [--seed 7]',
      },
      'last-release': {
        does: "the last release's code and tests on the current schema",
        file: 'prove.ts',
        takes: '[--from REF] [file …]',
      },
      load: { does: '2,000 open tabs beside generates', file: 'prove.ts', takes: '[--seconds 60]' },
      payments: {
        does: 'repeated payment events credit once',
        file: 'prove.ts',
        takes: '[--payments 300] [--deliveries 5000]',
      },
      recovery: {
        does: 'a base backup and the archived log bring back the second before a mistake (Debian packages)',
        file: 'prove.ts',
        takes: '[--seconds 30]',
      },
      shutdown: {
        does: 'a restart under load fails no accepted request',
        file: 'prove.ts',
        takes: '[--rounds 50]',
      },
      upgrade: {
        does: 'data of an earlier PostgreSQL are refused, and moved by a backup',
        file: 'prove.ts',
        takes: '[--hooks 20000]',
      },
      xss: { does: 'every scripting payload in every field stays text', file: 'prove.ts' },
    },
  },
  bench: {
    does: 'Measures the built product beside servers that do nothing; writes docs/performance.md.',
    file: 'bench.ts',
    takes: '[--growth] [--seconds 2] [--rounds 5] [--users 1000,10000] [--data folder] [--out docs]',
    parts: {
      account: { does: 'sign-in calls', file: 'bench/account.ts' },
      admin: {
        does: "the admin's table with 100,000 users",
        file: 'bench/admin.ts',
        takes: '[--plain]',
      },
      capacity: {
        does: 'what requests cost the product and the database, and what 1, 4 and 16 processes can serve',
        file: 'bench/capacity.ts',
        takes: '[--seconds 5]',
      },
      hooks: { does: 'runs a second, and pages of hooks', file: 'bench/hooks.ts' },
      quality: {
        does: 'the offline writer on a file of inputs, beside its targets',
        file: 'bench/quality.ts',
        takes: 'inputs.json [--dump] [--json] [--seeds 3]',
      },
      screens: { does: 'accessibility of every screen by Lighthouse', file: 'bench/screens.ts' },
      site: { does: 'Lighthouse and bytes of the public pages', file: 'bench/site.ts', takes: '[theme …]' },
    },
  },
  book: {
    does: 'Checks and searches the book of hooks in content/hooks.',
    serving: true,
    parts: {
      check: { does: 'lists what is wrong, by file and line', file: 'book.ts', takes: '[field]' },
      stats: { does: 'counts by field and type', file: 'book.ts', takes: '[field]' },
      subjects: { does: 'the table of all subjects, as Markdown', file: 'book.ts' },
      sheet: {
        does: 'the lines that no reader has rated, to be rated',
        file: 'book.ts',
        takes: '[field]',
      },
      rate: {
        does: "writes a reader's ratings into the files: in each row a subject's id and its digits",
        file: 'book.ts',
        takes: 'FILE',
      },
      find: {
        does: 'what a topic finds, and why',
        file: 'book.ts',
        takes: '"topic" ["business" "customer"]',
      },
      unanswered: { does: 'lists topics that it did not answer', file: 'book/unanswered.ts' },
    },
  },
  hooks: {
    does: 'Writes hooks in the terminal, as the product does without a language model.',
    file: 'hooks.ts',
    serving: true,
    takes:
      '"topic" [--business "…"] [--customer "…"] [--point "…"] [--runs n] [--seed n] [--json] [--prompt | --answer file.json] [--editor]',
  },
  train: {
    does: 'Trains again what was learned from data.',
    parts: {
      ranker: {
        does: "the ranker's weights, from a folder of headline files (docs/ranker.md)",
        file: 'train/ranker.ts',
        takes: 'DIR [--cv]',
      },
      vectors: {
        does: 'the word vectors of the search, from a sentence model',
        file: 'train/vectors.ts',
        takes: 'TOOLS [--add | --texts file]',
      },
    },
  },
  assets: {
    does: 'Makes the pictures, fonts and lists that are committed.',
    parts: {
      art: {
        does: 'pictures and icons of the public site',
        file: 'assets/art.ts',
        takes: '[theme … | icons]',
      },
      'og-fonts': { does: "the fonts of the blog's drawn pictures", file: 'assets/og-fonts.ts' },
      fonts: { does: 'the fonts of the public site, cut to what is used', file: 'assets/fonts.ts' },
      licenses: { does: 'docs/licenses.md', file: 'assets/licenses.ts' },
      screenshots: { does: 'the pictures of the README', file: 'assets/screenshots.ts' },
    },
  },
  admin: {
    does: 'Manages the admins.',
    serving: true,
    parts: {
      create: { does: 'adds an admin', file: 'admin.ts', takes: 'EMAIL' },
      reset: { does: 'gives an admin a new password and turns codes off', file: 'admin.ts', takes: 'EMAIL' },
      remove: { does: 'removes an admin', file: 'admin.ts', takes: 'EMAIL' },
      list: { does: 'lists the admins', file: 'admin.ts' },
    },
  },
  backup: {
    does: 'Writes everything that the product stores into one file.',
    file: 'backup.ts',
    takes: '[FILE]',
    serving: true,
  },
  restore: { does: 'Restores a backup.', file: 'restore.ts', takes: 'FILE [--replace]', serving: true },
  migration: {
    does: 'Writes the next migration from the changed schema.',
    file: 'migration.ts',
    takes: '--name name',
  },
};

/** @param {string} name */
export function helpOf(name) {
  const { does, file, takes = '', parts = {} } = /** @type {Command} */ (COMMANDS[name]);
  const call = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
  const whole = file || Object.keys(parts).length === 0 ? [['', takes, '']] : [];
  const rows = [
    ...whole,
    ...Object.entries(parts).map(([part, { takes = '', does }]) => [part, takes, does]),
  ].map(([part, takes, does]) => ({ words: [part, takes].filter(Boolean).join(' '), does }));
  const width = Math.min(40, Math.max(...rows.map(({ words }) => words.length)));
  const lines = rows.map(({ words, does }) =>
    `  ${call}${words ? ` -- ${words.padEnd(width)}` : ''}  ${does}`.trimEnd(),
  );
  return [does, ...lines].join('\n');
}

/** Prints the help of a command and exits, if the arguments ask for help. */
export function helpIfAsked(name, args = process.argv.slice(2)) {
  if (!args.includes('--help') && !args.includes('-h')) return;
  console.log(helpOf(name));
  process.exit(0);
}

/**
 * The file behind the words of a call with the words that are left for it; null where there is none.
 * @param {string} name
 * @param {string[]} words
 */
export function fileOf(name, words) {
  const [first, ...rest] = words;
  const { file, parts = {} } = COMMANDS[name] ?? {};
  const part = first === undefined ? undefined : parts[first];
  if (!part) return file ? { file, args: words } : null;
  // One file may hold all parts of a command, so it gets the part's name.
  return { file: part.file, args: part.file === `${name}.ts` ? words : rest };
}
