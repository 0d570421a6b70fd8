import { Card } from '#ui/card.tsx';
import { ScreenHeading } from '#ui/screen-heading.tsx';
import { ChoiceLinks } from '../components/choice-links.tsx';
import { formatAmount, formatCount } from '../components/formats.ts';
import { ListLoadFailed } from '../components/list-state.tsx';
import { hrefOf, useQueryParam } from '../dashboard/admin-address.ts';
import { DayChart, type Measure } from './day-chart.tsx';
import { ModelNumbers } from './model-usage.tsx';
import { useStatistics } from './statistics.client.ts';
import type { DayNumbers, Span } from './statistics.schema.ts';

const MEASURES: Measure<DayNumbers>[] = [
  { title: 'Sign-ups', read: (day) => day.sign_ups, format: formatCount },
  { title: 'Runs', read: (day) => day.runs, format: formatCount },
  { title: 'Revenue', read: (day) => day.revenue, format: formatAmount },
];

const CHART_DAYS: Span[] = [30, 90];

export default function ChartsView() {
  const span: Span = useQueryParam('days') === '90' ? 90 : 30;
  const read = useStatistics(span);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <ScreenHeading>Charts</ScreenHeading>
        <ChoiceLinks
          label="Span"
          choices={CHART_DAYS.map((days) => ({
            href: hrefOf({ view: 'charts', days: days === 30 ? undefined : days }),
            text: `${days} days`,
            current: days === span,
          }))}
        />
      </div>
      <p className="mt-3 max-w-prose text-soft">
        Days begin at midnight UTC. Revenue is what was paid; refunds are not taken off.
      </p>
      {read.isPending && <p className="mt-6 text-soft">Loading charts…</p>}
      {read.error && !read.data && (
        <div className="mt-6">
          <ListLoadFailed what="charts" error={read.error} onRetry={read.refetch} />
        </div>
      )}
      {read.data && (
        <>
          <div className="mt-6 grid gap-4 lg:grid-cols-3">
            {MEASURES.map((measure) => (
              <DayChart key={measure.title} measure={measure} days={read.data.days} />
            ))}
          </div>
          <NumbersTable days={read.data.days} />
          <ModelNumbers span={span} />
        </>
      )}
    </>
  );
}

/** Shows the numbers of the chart as a table, to read, copy and hear. */
function NumbersTable({ days }: { days: DayNumbers[] }) {
  return (
    <Card className="mt-4" tight>
      <details>
        <summary className="cursor-pointer rounded-sm font-semibold focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus">
          The numbers as a table
        </summary>
        <table className="mt-4 w-full text-left tabular-nums">
          <caption className="sr-only">Sign-ups, runs and revenue per day, newest first</caption>
          <thead className="text-sm text-soft">
            <tr>
              {['Day', ...MEASURES.map(({ title }) => title)].map((name) => (
                <th key={name} scope="col" className="py-1.5 pr-3 font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day} className="border-t border-line">
                <th scope="row" className="py-1.5 pr-3 font-normal whitespace-nowrap">
                  {day.day}
                </th>
                {MEASURES.map(({ title, read, format }) => (
                  <td key={title} className="py-1.5 pr-3">
                    {format(read(day))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}
