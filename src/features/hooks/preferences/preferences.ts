import type { Pool } from 'pg';
import type { History } from '../writers/writer.ts';
import { listShownHooks, readResults } from './preferences.queries.ts';
import { learnTaste } from './taste.ts';

/** A creator's results and taste, for the writer of the next run. */
type Preferences = Required<Pick<History, 'filmed' | 'liked' | 'taste' | 'results'>>;

export async function readPreferences(pool: Pool, userId: number): Promise<Preferences> {
  const [shown, results] = await Promise.all([listShownHooks(pool, userId), readResults(pool, userId)]);
  return {
    filmed: shown.filter(({ filmed }) => filmed).map(({ text }) => text),
    liked: shown.filter(({ favorite, edited }) => favorite || edited).map(({ text }) => text),
    taste: learnTaste(shown),
    results,
  };
}
