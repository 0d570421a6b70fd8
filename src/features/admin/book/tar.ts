/** Writes a tar archive (POSIX ustar) of files with any names. */

const BLOCK = 512;

export type TarFile = { folder: string; name: string; text: string };

export function tarOf(files: readonly TarFile[], at: Date): Buffer {
  const blocks = files.flatMap((file) => {
    const bytes = Buffer.from(file.text);
    return [header(file, bytes.length, at), padded(bytes)];
  });
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]);
}

const padded = (bytes: Buffer) => Buffer.concat([bytes], Math.ceil(bytes.length / BLOCK) * BLOCK);
const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;

function header({ folder, name }: TarFile, size: number, at: Date): Buffer {
  const block = Buffer.alloc(BLOCK);
  block.write(name, 0, 100);
  block.write(octal(0o644, 8), 100);
  block.write(octal(0, 8), 108);
  block.write(octal(0, 8), 116);
  block.write(octal(size, 12), 124);
  block.write(octal(Math.floor(at.getTime() / 1000), 12), 136);
  block.write(' '.repeat(8), 148);
  block.write('0', 156);
  block.write('ustar\x0000', 257);
  block.write(folder, 345, 155);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}
