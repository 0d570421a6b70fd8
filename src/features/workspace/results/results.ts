import { MIN_RESULTS } from '#features/hooks/preferences/result.ts';
import type { Database } from '#platform/database/database.ts';
import { listVideos } from './results.queries.ts';
import { type Group, MIN_VIDEOS_TO_COMPARE, type Results, type Video } from './results.schema.ts';

/** Reads the filmed videos, their medians, and whether runs use them. */
export async function readResults(db: Database, userId: number): Promise<Results> {
  const counted = await listVideos(db, userId);
  const videos = counted.map(({ video }) => video);
  const results = counted.filter(({ counts }) => counts).length;
  return {
    videos,
    by_type: groupResults(videos, ({ hook_type }) => hook_type),
    by_subject: groupResults(videos, ({ subject }) => subject),
    leaning: { results, from: MIN_RESULTS, on: results >= MIN_RESULTS },
  };
}

const ascending = (values: number[]) => values.sort((a, b) => a - b);

/** The middle one, or the mean of the two in the middle. */
export function median(sorted: readonly number[]): number | null {
  const half = sorted.length >> 1;
  const [low, high] = [sorted[sorted.length % 2 ? half : half - 1], sorted[half]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

const VIEWS_PER_RATE = 1000;
const tenths = (value: number | null) => value && Math.round(value * 10) / 10;

type Measured = Pick<Video, 'views' | 'saves'>;

/** Groups videos with views by a name: groups with enough videos first, then by median. */
export function groupResults<V extends Measured>(
  videos: readonly V[],
  nameOf: (video: V) => string,
): Group[] {
  const seen = videos.filter(({ views }) => views !== null);
  const groups = [...Map.groupBy(seen, nameOf)].map(([name, list]) => groupOf(name, list));
  return groups.sort(
    (a, b) => Number(b.enough) - Number(a.enough) || (b.median_views ?? 0) - (a.median_views ?? 0),
  );
}

function groupOf(name: string, list: readonly Measured[]): Group {
  const views = ascending(list.flatMap((video) => video.views ?? []));
  const saves = ascending(
    list.flatMap((video) =>
      video.views && video.saves !== null ? (VIEWS_PER_RATE * video.saves) / video.views : [],
    ),
  );
  return {
    name,
    videos: views.length,
    enough: views.length >= MIN_VIDEOS_TO_COMPARE,
    median_views: median(views),
    median_saves: tenths(median(saves)),
    views,
    saves,
  };
}
