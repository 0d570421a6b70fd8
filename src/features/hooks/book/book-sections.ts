import fs from 'node:fs';

/** A binary file of sections: their number and lengths, then each section at a multiple of four. */

const padded = (length: number) => Math.ceil(length / 4) * 4;
const bytesOf = (view: ArrayBufferView) => Buffer.from(view.buffer, view.byteOffset, view.byteLength);

export function packSections(sections: readonly ArrayBufferView[]): Buffer {
  const lengths = Uint32Array.from([sections.length, ...sections.map(({ byteLength }) => byteLength)]);
  const parts = sections.map((section) => Buffer.concat([bytesOf(section)], padded(section.byteLength)));
  return Buffer.concat([bytesOf(lengths), ...parts]);
}

/** Reads a range of bytes from a file or a buffer. */
export type ReadBytes = (at: number, length: number) => Buffer;

export function openReader(from: string | Buffer): ReadBytes {
  if (typeof from !== 'string') return (at, length) => from.subarray(at, at + length);
  const file = fs.openSync(from, 'r');
  return (at, length) => {
    // Not from Buffer's pool, because typed arrays must begin at a multiple of four.
    const bytes = Buffer.allocUnsafeSlow(length);
    for (let read = 0; read < length; ) {
      const bytesRead = fs.readSync(file, bytes, read, length - read, at + read);
      if (bytesRead === 0) throw new Error('The compiled book ends too early: build it anew');
      read += bytesRead;
    }
    return bytes;
  };
}

/** Reads sections in the order in which they were packed. */
export class Sections {
  readonly #read: ReadBytes;
  readonly #lengths: Uint32Array;
  #taken = 0;
  #at: number;

  constructor(read: ReadBytes, count: number) {
    this.#read = read;
    this.#at = 4 * (count + 1);
    this.#lengths = asUint32(read(0, this.#at));
    if (this.#lengths[0] !== count) throw new Error('The compiled book is of another version: build it anew');
  }

  /** Skips the next section and returns its place. */
  skip(): number {
    const at = this.#at;
    this.#at += padded(this.#lengths[++this.#taken] as number);
    return at;
  }
  bytes(): Buffer {
    const length = this.#lengths[this.#taken + 1] as number;
    return this.#read(this.skip(), length);
  }
  json<Value>(): Value {
    return JSON.parse(this.bytes().toString()) as Value;
  }
  int8(): Int8Array {
    return asInt8(this.bytes());
  }
  uint32(): Uint32Array {
    return asUint32(this.bytes());
  }
  float32(): Float32Array {
    return asFloat32(this.bytes());
  }
}

export const asInt8 = ({ buffer, byteOffset, length }: Buffer) => new Int8Array(buffer, byteOffset, length);
const asUint32 = ({ buffer, byteOffset, length }: Buffer) => new Uint32Array(buffer, byteOffset, length / 4);
export const asFloat32 = ({ buffer, byteOffset, length }: Buffer) =>
  new Float32Array(buffer, byteOffset, length / 4);

/** A least-recently-used cache of `most` values in front of `open`. */
export function createLruCache<Key, Value>(most: number, open: (key: Key) => Value): (key: Key) => Value {
  const kept = new Map<Key, Value>();
  return (key) => {
    const value = kept.get(key) ?? open(key);
    kept.delete(key);
    kept.set(key, value);
    if (kept.size > most) kept.delete(kept.keys().next().value as Key);
    return value;
  };
}
