/** Several byte strings in one file: how many, how long each, then each at a multiple of four. */

const padded = (length: number) => Math.ceil(length / 4) * 4;

export function packSections(sections: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(4 + 4 * sections.length);
  head.writeUInt32LE(sections.length, 0);
  sections.forEach(({ length }, i) => {
    head.writeUInt32LE(length, 4 + 4 * i);
  });
  return Buffer.concat([
    head,
    ...sections.map((section) => Buffer.concat([section], padded(section.length))),
  ]);
}

export function unpackSections(file: Buffer): Buffer[] {
  const count = file.readUInt32LE(0);
  let at = 4 + 4 * count;
  return Array.from({ length: count }, (_, i) => {
    const length = file.readUInt32LE(4 + 4 * i);
    const section = file.subarray(at, at + length);
    at += padded(length);
    return section;
  });
}
