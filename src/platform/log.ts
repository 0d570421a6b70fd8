import { pino } from 'pino';

export type Log = pino.Logger;

/**
 * JSON lines; pretty in a terminal. Fields that could carry a secret or a person are cut here as
 * a second line of defense: the first is that nobody logs them.
 */
export function createLog(level: string, pretty = process.stdout.isTTY === true): Log {
  return pino({
    level,
    base: null,
    redact: {
      paths: ['password', 'token', 'cookie', 'email', 'authorization', '*.password', '*.token', '*.email'],
      censor: '[cut]',
    },
    serializers: { err: withoutParameters },
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

/** A failed query tells its parameters and the row it was about: those can be anybody's address or hash. */
function withoutParameters(error: Error): unknown {
  const { message, stack, params: _params, detail: _detail, ...rest } = pino.stdSerializers.err(error);
  const cut = (text: string) => text.replaceAll(/\nparams: .*?(?=\n\s+at |\ncaused by|$)/gs, '');
  return { message: cut(message), stack: cut(stack ?? ''), ...rest };
}
