import fs from 'node:fs';

/** Several byte strings under their names in one file: a line of JSON that says how long each is, then each at a multiple of four. */

const padded = (length: number) => Math.ceil(length / 4) * 4;

export function packSections(sections: Readonly<Record<string, Buffer>>): Buffer {
  const lengths = Object.entries(sections).map(([name, { length }]) => [name, length]);
  const text = JSON.stringify(lengths);
  const head = Buffer.from(`${text.padEnd(padded(text.length + 1) - 1)}\n`);
  return Buffer.concat([
    head,
    ...Object.values(sections).map((section) => Buffer.concat([section], padded(section.length))),
  ]);
}

type Lengths = readonly (readonly [name: string, length: number])[];

export class Sections {
  readonly #bytes: ReadonlyMap<string, Buffer>;

  constructor(bytes: ReadonlyMap<string, Buffer>) {
    this.#bytes = bytes;
  }

  static of(file: Buffer): Sections {
    const bytes = new Map<string, Buffer>();
    let at = file.indexOf('\n') + 1;
    for (const [name, length] of JSON.parse(file.toString('utf8', 0, at)) as Lengths) {
      bytes.set(name, file.subarray(at, at + length));
      at += padded(length);
    }
    return new Sections(bytes);
  }

  /** Each part in memory of its own: one that is replaced takes none of it with it. */
  static read(path: string, { without = '' } = {}): Sections {
    const file = fs.openSync(path, 'r');
    try {
      const lengths = firstLine(file);
      let at = lengths.length;
      const bytes = new Map<string, Buffer>();
      for (const [name, length] of JSON.parse(lengths.toString()) as Lengths) {
        if (name !== without) bytes.set(name, readAt(file, at, length));
        at += padded(length);
      }
      return new Sections(bytes);
    } finally {
      fs.closeSync(file);
    }
  }

  /** The same with some parts replaced. */
  with(replaced: Readonly<Record<string, Buffer>>): Sections {
    return new Sections(new Map([...this.#bytes, ...Object.entries(replaced)]));
  }

  bytes(name: string): Buffer {
    const found = this.#bytes.get(name);
    if (!found) throw new Error(`The compiled book has no part "${name}": build it anew`);
    return found;
  }
  json<Value>(name: string): Value {
    return JSON.parse(this.bytes(name).toString()) as Value;
  }
  int8(name: string): Int8Array {
    const { buffer, byteOffset, length } = this.bytes(name);
    return new Int8Array(buffer, byteOffset, length);
  }
  uint32(name: string): Uint32Array {
    const { buffer, byteOffset, length } = this.bytes(name);
    return new Uint32Array(buffer, byteOffset, length / 4);
  }
  float32(name: string): Float32Array {
    const { buffer, byteOffset, length } = this.bytes(name);
    return new Float32Array(buffer, byteOffset, length / 4);
  }
}

const HEAD_READ = 64 * 1024;

function firstLine(file: number): Buffer {
  const start = Buffer.alloc(HEAD_READ);
  const read = fs.readSync(file, start, 0, HEAD_READ, 0);
  return start.subarray(0, start.subarray(0, read).indexOf('\n') + 1);
}

/** Not from the pool: the tables begin at a multiple of four. */
function readAt(file: number, at: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafeSlow(length);
  for (let read = 0; read < length; ) {
    const more = fs.readSync(file, bytes, read, length - read, at + read);
    if (more === 0) throw new Error('The compiled book ends too early: build it anew');
    read += more;
  }
  return bytes;
}
