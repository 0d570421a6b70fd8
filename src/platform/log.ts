import { pino } from 'pino';

export type Log = pino.Logger;

/**
 * JSON lines; pretty in a terminal. Fields that could carry a secret or a person are cut here as
 * a second line of defence: the first is that nobody logs them.
 */
export function createLog(level: string, pretty = process.stdout.isTTY === true): Log {
  return pino({
    level,
    base: null,
    redact: {
      paths: ['password', 'token', 'cookie', 'email', 'authorization', '*.password', '*.token', '*.email'],
      censor: '[cut]',
    },
    ...(pretty
      ? {
          transport: {
            target: 'pino-pretty',
            options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname', singleLine: true },
          },
        }
      : {}),
  });
}
