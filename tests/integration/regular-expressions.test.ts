/**
 * User input runs through hundreds of regular expressions. One of them once backtracked on a topic of three ordinary
 * sentences and blocked the whole server. So each expression that repeats a group is tested with texts made of its own
 * words.
 */
import { globSync, readFileSync } from 'node:fs';
import { type Context, createContext, Script } from 'node:vm';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { TRADES } from '#features/hooks/read/profession.ts';
import { writeOffline } from '#features/hooks/write/write-offline.ts';
import { GATE_RULES } from '#features/hooks/writers/model/gate.ts';
import { engineState, requestOf } from '../support/book.ts';

type Expression = { where: string; source: string; flags: string };

/** Only a repeated group can split a text in exponentially many ways. */
const REPEATS_A_GROUP = /\)(?:[*+]|\{\d*,\})/;
const TIMES = 32;
const MAX_WORDS = 40;
/** A busy machine may need the second or third limit. Exponential backtracking exceeds all of them. */
const MILLISECONDS = [400, 2000, 10_000] as const;
/** The fastest try counts. A slow expression is slow in all of them. */
const TRIES = 8;
/**
 * The most that a run on hostile input may cost, relative to an ordinary run in the same minute. The input that once
 * blocked the writer cost a thousand times as much.
 */
const TIMES_AN_ORDINARY_RUN = 25;

function literals(file: string): Expression[] {
  const code = readFileSync(file, 'utf8');
  const expressions: Expression[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) {
      for (const item of node) visit(item);
      return;
    }
    const { regex, start } = node as { regex?: { pattern: string; flags: string }; start?: number };
    if (regex) {
      const line = code.slice(0, start).split('\n').length;
      expressions.push({ where: `${file}:${line}`, source: regex.pattern, flags: regex.flags });
    }
    for (const value of Object.values(node)) visit(value);
  };
  visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return expressions.filter(({ source }) => REPEATS_A_GROUP.test(source));
}

/** Expressions that are built from words in a table. */
const ofTables: Expression[] = [
  ...GATE_RULES.map(({ reason, says }) => ({ where: reason, says })),
  ...TRADES.flatMap(({ tradeFields, says, not }) =>
    [says, not ?? []].flat().map((says) => ({ where: tradeFields.own, says })),
  ),
]
  .map(({ where, says: { source, flags } }) => ({ where, source, flags }))
  .filter(({ source }) => REPEATS_A_GROUP.test(source));

/** Texts that repeat the beginning of a match of a group in this expression, and then end differently. */
function* pulls(source: string): Generator<string> {
  const own = [...new Set(source.match(/[\p{L}'][\p{L}' ]*/gu) ?? [])].slice(0, MAX_WORDS);
  const before = ['', 'x ', ...own.slice(0, 2).map((word) => ` ${word.trim()} `)];
  const again = [
    ...['a', 'A', '1', ' ', 'a ', 'ab-', ',', '.', '@', '-', '漢', "'"],
    ...own.flatMap((word) => [word, `${word.trim()} `, `${word.replaceAll("'", '').trim()} `]),
  ];
  const after = ['\u0000', ` ${(own[0] ?? 'a').trim()} `];
  for (const lead of before)
    for (const word of again) for (const end of after) yield lead + word.repeat(TIMES) + end;
}

function ends(attempt: Script, context: Context, timeout: number): boolean {
  try {
    attempt.runInContext(context, { timeout });
    return true;
  } catch {
    return false;
  }
}

test('no regular expression backtracks without end', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\./.test(file));
  const repeating = [...files.flatMap(literals), ...ofTables];
  expect(repeating.length).toBeGreaterThan(4);
  const context = createContext({ texts: [], source: '', flags: '' });
  const attempt = new Script(
    '{ const expression = new RegExp(source, flags); for (const text of texts) expression.test(text); }',
  );
  const endless = repeating.filter(({ source, flags }) => {
    const texts = [...pulls(source)];
    Object.assign(context, { texts, source, flags: flags.replace(/[gy]/g, '') });
    // Together first, because every call with a limit starts a thread.
    if (ends(attempt, context, MILLISECONDS[0])) return false;
    return texts.some((text) => {
      context.texts = [text];
      return MILLISECONDS.every((timeout) => !ends(attempt, context, timeout));
    });
  });
  expect(endless.map(({ where, source }) => `${where} ${source.slice(0, 80)}`)).toEqual([]);
}, 120_000);

/**
 * Inputs that once blocked the process for seconds, and similar ones: every punctuation mark, every script, pairs,
 * words with commas.
 */
function* pumped(): Generator<string> {
  const marks = [...'@#$%^&*()_+-=[]{}|;:\'",.<>/?!~`’“”—…•'];
  const scripts = [...'aZñßжЖαאبकกあア漢한ა՞𝒶'];
  const words = [
    'Parents',
    'who want to',
    'and',
    'my',
    "don't",
    'feel overwhelmed by',
    'how to',
    '5 reasons',
    'POV:',
    'vs',
    'not',
    '“a”',
  ];
  yield Array.from({ length: 245 }, (_, n) => String.fromCodePoint(0x4e00 + n)).join(' ');
  for (const one of [...marks, ...scripts, '🔥', '👩‍👩‍👧', '1', ' ', '\n']) yield one.repeat(2000);
  for (const mark of [',', '@', '.', '-', ' '])
    for (const word of words) yield `${word} ${mark.repeat(1190)}`;
  for (const word of words) {
    yield `${word} `.repeat(300);
    yield word.repeat(300);
    yield `${word}, `.repeat(200);
  }
  for (const mark of marks) yield `a${mark}`.repeat(1000);
}

test('no input makes the writer slow', () => {
  const slow: string[] = [];
  const ordinary = () => cost({}, 'how to price a wedding cake');
  // Wall-clock time, because on some machines processor time has steps of 10 ms and a run takes 3 ms.
  const cost = (request: Parameters<typeof requestOf>[1], topic: string): number => {
    const start = performance.now();
    expect(writeOffline(requestOf(topic, request), engineState()).hooks).toHaveLength(10);
    return performance.now() - start;
  };
  /**
   * Nearly all runs are within the limit of the fastest ordinary run. The others are compared with an ordinary run at
   * the same time.
   */
  const isSlow = (request: Parameters<typeof requestOf>[1], topic: string): boolean => {
    let least = cost(request, topic) / quickest;
    for (let n = 0; n < TRIES && least > TIMES_AN_ORDINARY_RUN; n++)
      least = Math.min(least, cost(request, topic) / ordinary());
    return least > TIMES_AN_ORDINARY_RUN;
  };
  for (const topic of ['meal prep', '@@@', 'why is it so?', 'helthy snaks']) cost({}, topic);
  const quickest = Math.min(...Array.from({ length: 50 }, ordinary));
  for (const text of pumped()) {
    const everywhere = { idealCustomer: text, businessDescription: text, point: text.slice(0, 200) };
    if (isSlow(everywhere, text.slice(0, 500))) slow.push(text.slice(0, 20));
  }
  expect(slow).toEqual([]);
}, 120_000);
