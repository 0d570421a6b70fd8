import { expect, test } from 'vitest';
import fixtures from '../../../../tests/fixtures/hook-inputs.json' with { type: 'json' };
import { engineState, requestOf } from '../../../../tests/support/book.ts';
import { testRows } from '../../../../tests/support/test-rows.ts';
import { REWRITE_KINDS, type RewriteKind } from '../changes/rewrite-kinds.ts';
import { lengthFaults } from '../length-rules.ts';
import { countWords } from '../speaking-time.ts';
import type { WriteRequest, WrittenHook } from '../writers/writer.ts';
import { rephrase } from './rephrase.ts';
import { countHarshness, isQuestion } from './rewrite-goals.ts';
import { rewriteOffline } from './rewrite-offline.ts';
import { writeOffline } from './write-offline.ts';

const rewrite = (request: WriteRequest, hook: WrittenHook, how: RewriteKind) =>
  rewriteOffline({ ...request, hook, how }, engineState());

/** Every hook of every input, with these ten as the history. */
const runs = fixtures.map(({ topic, business_description, ideal_customer }) => {
  const request = requestOf(topic, {
    businessDescription: business_description ?? '',
    idealCustomer: ideal_customer ?? '',
  });
  const { hooks } = writeOffline(request, engineState());
  const history = {
    lineIds: [hooks.flatMap(({ lineId }) => lineId ?? [])],
    hooks: hooks.map(({ text }) => text),
  };
  return { request: { ...request, history }, hooks };
});
const all = runs.flatMap(({ request, hooks }) =>
  hooks.flatMap((hook) =>
    REWRITE_KINDS.map((how) => ({ request, hook, how, made: rewrite(request, hook, how) })),
  ),
);
const made = all.flatMap(({ made, ...rest }) => (made ? [{ ...rest, made }] : []));

test('a rewrite grants the wish, is short enough to say and is new to the user', () => {
  for (const { how, hook, made: next, request } of made) {
    const { text } = next;
    expect(lengthFaults(text), text).toEqual([]);
    expect(request.history.hooks, text).not.toContain(text);
    if (how === 'shorter') expect(countWords(text), text).toBeLessThan(countWords(hook.text));
    if (how === 'question') expect(isQuestion(text), text).toBe(true);
    if (how === 'softer') expect(countHarshness(text), text).toBe(0);
    if (next.lineId === hook.lineId) expect(text).toMatch(/^["“‘(]?[\p{Lu}\p{N}¿¡]/u);
  }
});

test('a softer rewrite and a rewrite as a question keep the point of the hook', () => {
  const moved = made.filter(
    ({ how, hook, made: next }) =>
      (how === 'softer' || how === 'question') && hook.from === 'book' && next.payoff !== hook.payoff,
  );
  expect(moved.map(({ hook, made: next }) => [hook.text, next.text])).toEqual([]);
});

test('nine of ten hooks can be said another way', () => {
  const again = made.filter(({ how }) => how === 'again').length;
  expect(again).toBeGreaterThan(0.9 * runs.length * 10);
});

test('repeated rewrites of a hook end without repeating one', () => {
  const { request, hooks } = runs[2] as (typeof runs)[number];
  let hook = hooks[0] as WrittenHook;
  const said = [...request.history.hooks];
  const lines = [...(request.history.lineIds[0] ?? [])];
  for (let n = 0; n < 40; n++) {
    const next = rewrite({ ...request, history: { lineIds: [lines], hooks: said } }, hook, 'again');
    if (!next) return;
    expect(said).not.toContain(next.text);
    said.push(next.text);
    if (next.lineId) lines.push(next.lineId);
    hook = next;
  }
  expect.fail('a point has not that many ways to be said');
});

testRows([
  ['softer', 'Stop saving what is left.', 'Mistake to Avoid', 'You can stop saving what is left.'],
  ['softer', "Don't read email in bed.", 'Stop Doing This', 'Try not to read email in bed.'],
  ['softer', "Don't let it rest.", 'Stop Doing This', null],
  ['softer', 'Make three lunches at once.', 'Challenge', 'You could make three lunches at once.'],
  ['question', 'Stop saving what is left.', 'Mistake to Avoid', 'Are you still saving what is left?'],
  ['question', 'Stop asking five people and ask one.', 'Stop Doing This', null],
  ['question', "Don't read email in bed.", 'Stop Doing This', 'Do you still read email in bed?'],
  ['question', 'Your bread is flat.', 'Authority', 'Did you know your bread is flat?'],
  ['question', 'Sourdough is patient.', 'Authority', null],
  ['question', 'You said sorry to a chair.', 'Relatable Pain', 'You said sorry to a chair. Sound familiar?'],
  ['shorter', 'Honestly, your bread is too wet.', 'Authority', 'Your bread is too wet.'],
  ['shorter', "Don't delete the mode. It caught you.", 'Stop Doing This', "Don't delete the mode."],
  ['shorter', 'You refused. The chat went quiet.', 'Story', null],
] as const)('a rule rephrases a hook as "%s": %s', (how, text, type, expected) => {
  expect(rephrase(how, text, type)).toBe(expected);
});
