import { UNITS_SQUARED } from './word-vectors.ts';

/**
 * The cosines of a packed vector with many rows at once, sixteen components at a time: a search spends most of its
 * time here, and JavaScript takes components one by one. This is `cosines.wat`, compiled; the test compares them.
 */
export const COMPILED =
  'AGFzbQEAAAABCAFgBH9/fH8AAwIBAAUDAQABBxUCBm1lbW9yeQIACG11bHRpcGx5AAAKqgEBpwECA38DeyAAIQQgACABQQFqbCEFA0AgBCAFSQRA' +
  '/QwAAAAAAAAAAAAAAAAAAAAAIQlBACEGA0AgBv0ABAAhByAEIAZq/QAEACEIIAkgByAI/ZwB/X4gByAI/Z0B/X79rgH9rgEhCSAGQRBqIQYgBiAASQ0A' +
  'CyADIAn9GwAgCf0bAWogCf0bAiAJ/RsDamq3IAKjOQMAIANBCGohAyAEIABqIQQMAQsLCw==';

const { memory, multiply } = new WebAssembly.Instance(new WebAssembly.Module(Buffer.from(COMPILED, 'base64')))
  .exports as {
  memory: WebAssembly.Memory;
  multiply(size: number, count: number, scale: number, out: number): void;
};

const COMPONENTS_AT_ONCE = 16;
const BYTES_PER_DOUBLE = 8;
const BYTES_PER_PAGE = 65_536;
let bytes = new Int8Array(memory.buffer);

/** The cosine with each row. The size of the vector must be a multiple of sixteen. */
export function cosines(vector: Int8Array, rows: Int8Array): Float64Array {
  const size = vector.length;
  if (size % COMPONENTS_AT_ONCE !== 0) throw new RangeError(`A vector of ${size} components`);
  const count = rows.length / size;
  const out = Math.ceil((size + rows.length) / BYTES_PER_DOUBLE) * BYTES_PER_DOUBLE;
  const missing = out + count * BYTES_PER_DOUBLE - bytes.length;
  if (missing > 0) {
    memory.grow(Math.ceil(missing / BYTES_PER_PAGE));
    bytes = new Int8Array(memory.buffer);
  }
  bytes.set(vector);
  bytes.set(rows, size);
  multiply(size, count, UNITS_SQUARED, out);
  return new Float64Array(memory.buffer, out, count).slice();
}
