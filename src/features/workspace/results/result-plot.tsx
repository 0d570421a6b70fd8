import { classNames } from '#ui/class-names.ts';
import { formatCount } from '../filmed/counts.ts';
import type { Group } from './results.schema.ts';

export type Measure = 'views' | 'saves';
type MeasureView = {
  label: string;
  valuesOf: (group: Group) => number[];
  medianOf: (group: Group) => number | null;
};
export const MEASURES: Record<Measure, MeasureView> = {
  views: { label: 'views', valuesOf: ({ views }) => views, medianOf: ({ median_views }) => median_views },
  saves: {
    label: 'saves per 1,000 views',
    valuesOf: ({ saves }) => saves,
    medianOf: ({ median_saves }) => median_saves,
  },
};

type PlotProps = { groups: Group[]; measure: Measure; title: string };

/**
 * Every video is a dot on a ruler, and the median a line, so that few videos look like few. The table below contains
 * the numbers.
 */
export function ResultPlot({ groups, measure, title }: PlotProps) {
  const { label } = MEASURES[measure];
  return (
    <>
      <Picture groups={groups} measure={measure} label={`${title}: ${label} of each video, with medians`} />
      <details className="mt-4 text-sm">
        <summary className="w-fit cursor-pointer rounded-sm py-1 font-semibold underline underline-offset-4 focus-visible:outline-2 focus-visible:outline-focus">
          See the numbers
        </summary>
        <Table groups={groups} measure={measure} title={title} />
      </details>
    </>
  );
}

function Picture({ groups, measure, label }: Omit<PlotProps, 'title'> & { label: string }) {
  const { valuesOf, medianOf } = MEASURES[measure];
  const scale = scaleOf(groups.flatMap(valuesOf));
  return (
    <div role="img" aria-label={label} className="mt-4 grid gap-4">
      {groups.map((group) => (
        <div key={group.name}>
          <div className="flex items-baseline justify-between gap-4 text-sm">
            <span className="truncate font-semibold">{group.name}</span>
            <span className="shrink-0 text-soft tabular-nums">{verdictOf(group, measure)}</span>
          </div>
          <DotPlot values={valuesOf(group)} median={group.enough ? medianOf(group) : null} at={scale.at} />
        </div>
      ))}
      <Axis ticks={scale.ticks} at={scale.at} />
    </div>
  );
}

/** Few videos are not called a pattern. */
function verdictOf(group: Group, measure: Measure): string {
  const { medianOf, valuesOf } = MEASURES[measure];
  const count = valuesOf(group).length;
  const videos = `${count} ${count === 1 ? 'video' : 'videos'}`;
  const median = medianOf(group);
  if (!group.enough || median === null) return `${videos}: too few to tell`;
  return `median ${formatCount(median)}, ${videos}`;
}

type At = (value: number) => string;

function DotPlot({ values, median, at }: { values: readonly number[]; median: number | null; at: At }) {
  return (
    <svg aria-hidden="true" width="100%" height="26" className="overflow-visible">
      <title>{values.join(', ')}</title>
      <line x1="0" x2="100%" y1="13" y2="13" className="stroke-line" />
      {values.map((value, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: two videos may have got the same
          key={index}
          cx={at(value)}
          cy="13"
          r="5"
          className={classNames('fill-paper', median === null ? 'stroke-faint' : 'stroke-accent-text')}
          strokeWidth="2"
        />
      ))}
      {median !== null && (
        <line x1={at(median)} x2={at(median)} y1="1" y2="25" strokeWidth="4" className="stroke-ink" />
      )}
    </svg>
  );
}

function Axis({ ticks, at }: { ticks: readonly number[]; at: At }) {
  return (
    <svg aria-hidden="true" width="100%" height="30" className="overflow-visible">
      <title>Scale</title>
      <line x1="0" x2="100%" y1="0.5" y2="0.5" className="stroke-soft" />
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={at(tick)} x2={at(tick)} y1="0" y2="7" className="stroke-soft" />
          <text x={at(tick)} y="22" textAnchor="middle" className="fill-soft text-xs">
            {formatCount(tick)}
          </text>
        </g>
      ))}
    </svg>
  );
}

const MARGIN = 4;

/** A logarithmic scale, because views differ by factors. */
function scaleOf(values: readonly number[]): { at: At; ticks: number[] } {
  const low = Math.floor(Math.log10(Math.max(1, Math.min(...values))));
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(1, ...values))));
  const ticks = Array.from({ length: high - low + 1 }, (_, n) => 10 ** (low + n));
  const at = (value: number) => {
    const share = (Math.log10(Math.max(1, value)) - low) / (high - low);
    return `${(MARGIN + Math.max(0, share) * (100 - 2 * MARGIN)).toFixed(2)}%`;
  };
  return { at, ticks };
}

function Table({ groups, measure, title }: PlotProps) {
  const { label, medianOf, valuesOf } = MEASURES[measure];
  return (
    <table className="mt-2 w-full text-left tabular-nums">
      <caption className="sr-only">{`${title}: ${label}`}</caption>
      <thead className="text-soft">
        <tr>
          <th className="py-1.5 font-semibold">
            {title.replace('By ', '').replace(/^./, (c) => c.toUpperCase())}
          </th>
          <th className="py-1.5 text-right font-semibold">Videos</th>
          <th className="py-1.5 text-right font-semibold">Median</th>
          <th className="py-1.5 text-right font-semibold">Lowest to highest</th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => {
          const values = valuesOf(group);
          const median = medianOf(group);
          return (
            <tr key={group.name} className="border-t border-line">
              <th scope="row" className="py-1.5 pr-2 font-normal break-words">
                {group.name}
              </th>
              <td className="py-1.5 text-right">{values.length}</td>
              <td className="py-1.5 text-right">{median === null ? '' : formatCount(median)}</td>
              <td className="py-1.5 text-right">
                {formatCount(values[0] ?? 0)} to {formatCount(values.at(-1) ?? 0)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const sample = (name: string, views: number[]): Group => ({
  name,
  videos: views.length,
  enough: views.length >= 5,
  median_views: views[views.length >> 1] ?? null,
  median_saves: null,
  views,
  saves: [],
});
const SAMPLE = [
  sample('Myth Bust', [900, 2100, 3800, 7400, 21_000]),
  sample('Story', [300, 700, 1200, 1900, 4100]),
  sample('List', [800, 2500]),
];

/** A plot of made-up results, as a preview for new users. */
export function SamplePlot() {
  return <Picture groups={SAMPLE} measure="views" label="An example: views of each video by type" />;
}
