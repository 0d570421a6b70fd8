import { isThemeName, type ThemeName } from '#features/landing/theme.ts';
import { paths } from '#platform/paths.ts';

/** What a visitor tries: with its take, the same ten come whenever they are asked for. */
export type Try = {
  topic: string;
  version: ThemeName;
  /** Which of the many tens that could be written: the seed, in few characters. */
  take: string;
};

/** A try on its way into an account. `fingerprint` tells whether the ten that come are those that were shown. */
export type PendingTry = Try & { fingerprint: string };

export const TAKE_PATTERN = /^[0-9a-z]{1,6}$/;
export const FINGERPRINT_PATTERN = /^[\w-]{11}$/;

export function tryPath({ topic, version, take }: Partial<Try>): string {
  const query = new URLSearchParams();
  if (topic) query.set('topic', topic);
  if (version && version !== 'default') query.set('version', version);
  if (take) query.set('take', take);
  return query.size > 0 ? `${paths.try}?${query}` : paths.try;
}

/** Where an account finds it: the dashboard, which offers to keep the ten. */
export function keepPath({ topic, version, take, fingerprint }: PendingTry): string {
  return `${paths.dashboard}?${new URLSearchParams({ topic, version, take, ten: fingerprint })}`;
}

/** The try that a URL of the dashboard carries; whether it is a real one, the server says. */
export function pendingTryIn(url: string | null): PendingTry | null {
  const query = url ? URL.parse(url, 'http://here.invalid')?.searchParams : null;
  if (!query) return null;
  const [topic, version, take, fingerprint] = ['topic', 'version', 'take', 'ten'].map(
    (name) => query.get(name) ?? '',
  );
  if (
    !topic ||
    !version ||
    !isThemeName(version) ||
    !TAKE_PATTERN.test(take ?? '') ||
    !FINGERPRINT_PATTERN.test(fingerprint ?? '')
  )
    return null;
  return { topic, version, take, fingerprint } as PendingTry;
}
