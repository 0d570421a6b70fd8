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

export class Sections {
  readonly #bytes = new Map<string, Buffer>();

  constructor(file: Buffer) {
    let at = file.indexOf('\n') + 1;
    for (const [name, length] of JSON.parse(file.toString('utf8', 0, at)) as [string, number][]) {
      this.#bytes.set(name, file.subarray(at, at + length));
      at += padded(length);
    }
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
