/** An error that the operator has to correct before the product can start: one sentence, no stack. */
export class StartError extends Error {}

const DISK_TROUBLE: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the disk is read-only',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ENOTDIR: 'a part of the path is a file, not a folder',
};

/** Turns a file system error into a sentence about the folder; anything else is passed on. */
export function describeDiskError(folder: string, error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException | null)?.code ?? '';
  const trouble = DISK_TROUBLE[code];
  if (!trouble) return error;
  return new StartError(`The data folder ${folder} cannot be used: ${trouble}.`);
}
