import { paths } from '#platform/paths.ts';
import { isThemeName, type ThemeName } from '#platform/theme-names.ts';

/** A visitor's try. The same try always gives the same ten hooks. */
export type Try = {
  topic: string;
  theme: ThemeName;
  /** The random seed, as a short text. */
  take: string;
};

/** A try that is to be kept. `fingerprint` tells whether the hooks are the ones that were shown. */
export type PendingTry = Try & { fingerprint: string };

export const TAKE_PATTERN = /^[0-9a-z]{1,6}$/;
export const FINGERPRINT_PATTERN = /^[\w-]{11}$/;

export function tryPath({ topic, theme, take }: Partial<Try>): string {
  const query = new URLSearchParams();
  if (topic) query.set('topic', topic);
  if (theme && theme !== 'default') query.set('version', theme);
  if (take) query.set('take', take);
  return query.size > 0 ? `${paths.try}?${query}` : paths.try;
}

/** The path of the dashboard that offers to keep the try. */
export function keepPath({ topic, theme, take, fingerprint }: PendingTry): string {
  return `${paths.dashboard}?${new URLSearchParams({ topic, version: theme, take, fingerprint })}`;
}

/** Reads the try from a URL of the dashboard. The server checks it. */
export function pendingTryIn(url: string | null): PendingTry | null {
  const query = url ? URL.parse(url, 'http://here.invalid')?.searchParams : null;
  if (!query) return null;
  const [topic, theme, take, fingerprint] = ['topic', 'version', 'take', 'fingerprint'].map(
    (name) => query.get(name) ?? '',
  );
  if (
    !topic ||
    !theme ||
    !isThemeName(theme) ||
    !TAKE_PATTERN.test(take ?? '') ||
    !FINGERPRINT_PATTERN.test(fingerprint ?? '')
  )
    return null;
  return { topic, theme, take, fingerprint } as PendingTry;
}
