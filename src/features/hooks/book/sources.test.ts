import { expect, test } from 'vitest';
import { formatSources, locateSubjects, readEachSource, readSources } from './sources.ts';

test('every subject is found at its position in the sources, and no other', async () => {
  const texts = new Map<string, string>();
  for await (const { id, text } of readEachSource()) texts.set(id, text);
  const sources = await readSources(new Set([...texts.keys(), 'no/such-subject']));
  expect(sources.size).toBe(texts.size);
  for (const [id, text] of texts) expect(sources.get(id)).toEqual(JSON.parse(text));
});

test('the subjects before the cut of a truncated file are found', () => {
  const subject = { subject: 'bread', names: [], points: [] };
  const whole = formatSources([
    { id: 'baking/bread', subject },
    { id: 'baking/rolls', subject },
  ]);
  for (const missing of [1, 10, whole.length / 2 - 5])
    expect([...locateSubjects(Buffer.from(whole.slice(0, -missing)))].map(({ id }) => id)).toEqual([
      'baking/bread',
    ]);
});
