import { pino } from 'pino';

export type Log = pino.Logger;

type LogOptions = { pretty?: boolean };

/**
 * JSON lines; pretty in a terminal. No code should log secrets or personal data. Fields that usually hold some are cut
 * here as a second line of defense.
 */
export function createLog(level: string, { pretty = process.stdout.isTTY }: LogOptions = {}): Log {
  return pino({
    level,
    base: null,
    redact: {
      paths: ['password', 'token', 'cookie', 'email', 'authorization', '*.password', '*.token', '*.email'],
      censor: '[cut]',
    },
    serializers: { err: withoutParameters },
    ...(pretty && level !== 'silent'
      ? {
          transport: {
            target: 'pino-pretty',
            options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname', singleLine: true },
          },
        }
      : {}),
  });
}

/** The error of a failed query contains its parameters and its row, which can be an address or a hash. */
function withoutParameters(error: Error): unknown {
  const { message, stack, params: _params, detail: _detail, ...rest } = pino.stdSerializers.err(error);
  const cut = (text: string) => text.replaceAll(/\nparams: .*?(?=\n\s+at |\ncaused by|$)/gs, '');
  return { message: cut(message), stack: cut(stack ?? ''), ...rest };
}
