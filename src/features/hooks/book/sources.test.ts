import { expect, test } from 'vitest';
import { eachSource, readSources } from './sources.ts';

test('every subject is found where it lies, and no other', async () => {
  const texts = new Map<string, string>();
  for await (const { id, text } of eachSource()) texts.set(id, text);
  const found = await readSources(new Set([...texts.keys(), 'no/such-subject']));
  expect(found.size).toBe(texts.size);
  for (const [id, text] of texts) expect(found.get(id)).toEqual(JSON.parse(text));
});
