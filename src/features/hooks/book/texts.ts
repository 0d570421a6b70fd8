/** Many texts end to end: each becomes a string only when somebody asks for it. */
export type Texts = { readonly length: number; at(place: number): string };

export function packTexts(texts: readonly string[]): [starts: Buffer, bytes: Buffer] {
  const bytes = texts.map((text) => Buffer.from(text));
  const starts = new Uint32Array(texts.length + 1);
  bytes.forEach(({ length }, place) => {
    starts[place + 1] = (starts[place] as number) + length;
  });
  return [Buffer.from(starts.buffer), Buffer.concat(bytes)];
}

export function openTexts(starts: Uint32Array, bytes: Buffer): Texts {
  return {
    length: starts.length - 1,
    at: (place) => bytes.toString('utf8', starts[place], starts[place + 1]),
  };
}
