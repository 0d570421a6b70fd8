import { Card } from '#ui/card.tsx';

type Dated = { day: string };
export type Measure<Day extends Dated> = {
  title: string;
  read: (day: Day) => number;
  format: (value: number) => string;
};
type Chart<Day extends Dated> = { measure: Measure<Day>; days: Day[] };

const HEIGHT = 100;
/** The share of a day's width that its bar takes. */
const BAR = 0.72;

const dayName = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const nameOf = (day: Dated | undefined) => (day ? dayName.format(new Date(day.day)) : '');

/** A bar chart by day. Its label says in words what it shows; the table below has every number. */
export function DayChart<Day extends Dated>({ measure: { title, read, format }, days }: Chart<Day>) {
  const total = days.reduce((sum, day) => sum + read(day), 0);
  const best = days.reduce((highest, day) => (read(day) > read(highest) ? day : highest), days[0] as Day);
  const max = read(best);
  const words =
    total === 0
      ? `${title} per day, last ${days.length} days: none.`
      : `${title} per day, last ${days.length} days: ${format(total)} in all, most on ${nameOf(best)} with ${format(max)}.`;
  return (
    <Card tight aria-label={title}>
      <h2 className="text-sm font-semibold text-soft">{title}</h2>
      <p className="mt-1 font-heading text-3xl font-extrabold tabular-nums">{format(total)}</p>
      <div className="relative mt-4">
        <svg
          role="img"
          aria-label={words}
          viewBox={`0 0 ${days.length} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="block h-36 w-full border-b border-line"
        >
          {days.map((day, at) => {
            const height = max === 0 ? 0 : (read(day) / max) * HEIGHT;
            return (
              <rect
                key={day.day}
                x={at + (1 - BAR) / 2}
                y={HEIGHT - height}
                width={BAR}
                height={height}
                className="fill-accent-text"
              >
                <title>{`${nameOf(day)}: ${format(read(day))}`}</title>
              </rect>
            );
          })}
        </svg>
        {total === 0 && (
          <p aria-hidden className="absolute inset-0 grid place-content-center text-soft">
            None in these days
          </p>
        )}
      </div>
      <div aria-hidden className="mt-1.5 flex justify-between text-sm text-soft tabular-nums">
        <span>{nameOf(days[0])}</span>
        {max > 0 && (
          <span>
            most: {format(max)} on {nameOf(best)}
          </span>
        )}
        <span>{nameOf(days.at(-1))}</span>
      </div>
    </Card>
  );
}
