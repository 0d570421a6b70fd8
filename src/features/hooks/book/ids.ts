import crypto from 'node:crypto';

/** Ids of the parts of the book: `field/subject`, `field/subject#chip` and `field/subject#hash of the line`. */

export const hashLine = (say: string): number =>
  crypto.createHash('sha256').update(say).digest().readUInt32BE(0);

export const toLineId = (subject: string, hash: number): string =>
  `${subject}#${hash.toString(16).padStart(8, '0')}`;

export const toPointId = (subject: string, chip: string): string =>
  `${subject}#${chip.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

/** Sorts ids of subjects in the order of their files: by folder, then by file name. */
export function compareByFile(a: string, b: string): number {
  const [first, second] = [`${a}.yaml`.split('/'), `${b}.yaml`.split('/')] as [string[], string[]];
  const part = first[0] === second[0] ? 1 : 0;
  return (first[part] as string) < (second[part] as string) ? -1 : first[part] === second[part] ? 0 : 1;
}
