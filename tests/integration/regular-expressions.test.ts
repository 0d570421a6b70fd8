/**
 * What people type runs through hundreds of regular expressions. One that backtracks without end would hold the whole
 * server: one did, on a topic of three ordinary sentences. So each that repeats a group is pulled at with its own words.
 */
import { globSync, readFileSync } from 'node:fs';
import { createContext, Script } from 'node:vm';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { readTopic } from '#features/hooks/engine/topic/read-topic.ts';

type Found = { where: string; source: string; flags: string };

/** Only a repeated group can be split in more than one way at every turn. */
const REPEATS_A_GROUP = /\)(?:[*+]|\{\d*,\})/;
const TIMES = 32;
const MOST_WORDS = 40;
const MILLISECONDS = 400;

function literals(file: string): Found[] {
  const code = readFileSync(file, 'utf8');
  const found: Found[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) {
      for (const item of node) visit(item);
      return;
    }
    const { regex, start } = node as { regex?: { pattern: string; flags: string }; start?: number };
    if (regex) {
      const line = code.slice(0, start).split('\n').length;
      found.push({ where: `${file}:${line}`, source: regex.pattern, flags: regex.flags });
    }
    for (const value of Object.values(node)) visit(value);
  };
  visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return found.filter(({ source }) => REPEATS_A_GROUP.test(source));
}

/** Texts that a group of this expression could begin to match, over and over, and that then end otherwise. */
function* pulls(source: string): Generator<string> {
  const own = [...new Set(source.match(/[\p{L}'][\p{L}' ]*/gu) ?? [])].slice(0, MOST_WORDS);
  const before = ['', 'x ', ...own.slice(0, 2).map((word) => ` ${word.trim()} `)];
  const again = [
    ...['a', 'A', '1', ' ', 'a ', 'ab-'],
    ...own.flatMap((word) => [word, `${word.trim()} `, `${word.replaceAll("'", '').trim()} `]),
  ];
  const after = ['\u0000', ` ${(own[0] ?? 'a').trim()} `];
  for (const lead of before)
    for (const word of again) for (const end of after) yield lead + word.repeat(TIMES) + end;
}

test('no regular expression backtracks without end', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.|\/patterns\//.test(file));
  const repeating = files.flatMap(literals);
  expect(repeating.length).toBeGreaterThan(20);
  const context = createContext({ text: '', source: '', flags: '' });
  const attempt = new Script('new RegExp(source, flags).test(text)');
  const endless = repeating.filter(({ source, flags }) => {
    Object.assign(context, { source, flags: flags.replace(/[gy]/g, '') });
    for (const text of pulls(source)) {
      context.text = text;
      try {
        attempt.runInContext(context, { timeout: MILLISECONDS });
      } catch {
        return true;
      }
    }
    return false;
  });
  expect(endless.map(({ where, source }) => `${where} ${source.slice(0, 80)}`)).toEqual([]);
}, 120_000);

test('a story of three sentences is read in no time', () => {
  const story =
    "I want to talk about how almost every new client who comes to me for weight loss has already been sleeping five hours a night for years, and they want a harder workout and a stricter diet, and I have to tell them that we're going to fix bedtime first. Most of them hate hearing it. I'd like to show what happened with one client, a bus driver, who lost 22 pounds in a year after we moved his dinner earlier and got the phone out of the bedroom.";
  const start = performance.now();
  readTopic(story);
  expect(performance.now() - start).toBeLessThan(1500);
});
