/** The icons, made from the logo. */

import sharp from 'sharp';
import { markSvg } from './logo.ts';

type Save = (path: string, data: Buffer | string) => Promise<void>;

function png(kind: Parameters<typeof markSvg>[0], size: number): Promise<Buffer> {
  return sharp(Buffer.from(markSvg(kind)), { density: size * 4.5 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An .ico file with one PNG picture in it. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

export async function drawIcons(save: Save): Promise<void> {
  await save('favicon.svg', markSvg('round'));
  await save('favicon.ico', ico(await png('round', 32), 32));
  await save('apple-touch-icon.png', await png('square', 180));
  await save('icons/icon-192.png', await png('round', 192));
  await save('icons/icon-512.png', await png('round', 512));
  await save('icons/icon-maskable-512.png', await png('maskable', 512));
}
