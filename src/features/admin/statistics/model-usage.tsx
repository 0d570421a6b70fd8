import { Card } from '#ui/card.tsx';
import { formatCount } from '../components/formats.ts';
import { ListLoadFailed } from '../components/list-state.tsx';
import { DayChart, type Measure } from './day-chart.tsx';
import type { ModelDay, ModelRow, ModelNumbers as Numbers } from './model-usage.schema.ts';
import { useModelNumbers } from './statistics.client.ts';
import type { Span } from './statistics.schema.ts';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 4,
});
const formatCost = (millionths: number) => dollars.format(millionths / 1_000_000);
const formatTime = (ms: number | null) => (ms === null ? '–' : `${(ms / 1000).toFixed(1)} s`);

const MEASURES: Measure<ModelDay>[] = [
  { title: 'Tokens', read: (day) => day.tokens, format: formatCount },
  { title: 'Model cost', read: (day) => day.cost, format: formatCost },
];

/** Models are columns. There are only a few, so they fit on a phone. */
const FACTS: [name: string, of: (row: ModelRow) => string][] = [
  ['Runs', ({ runs }) => formatCount(runs)],
  ['Tokens in', (row) => formatCount(row.input_tokens)],
  ['Tokens out', (row) => formatCount(row.output_tokens)],
  ['Cost', ({ cost }) => (cost === null ? '–' : formatCost(cost))],
  ['Hooks from the book', ({ filled }) => formatCount(filled)],
  ['First hook after', (row) => formatTime(row.first_ms)],
  ['Last hook after', (row) => formatTime(row.last_ms)],
];

/** The usage of language models. Renders nothing if no model was ever used. */
export function ModelNumbers({ span }: { span: Span }) {
  const read = useModelNumbers(span);
  if (read.error && !read.data) {
    return <ListLoadFailed what="the model's numbers" error={read.error} onRetry={read.refetch} />;
  }
  if (!read.data || (read.data.name === null && read.data.models.length === 0)) return null;
  const { name, budget, days, models, refusals } = read.data;
  return (
    <section aria-labelledby="model-numbers" className="mt-8">
      <h2 id="model-numbers" className="font-heading text-xl font-bold">
        Language model
      </h2>
      <p className="mt-2 max-w-prose text-soft">
        {name ? `Hooks are written by ${name}. ` : 'No model is configured: the book writes. '}
        {budget && describeBudget(budget)}
      </p>
      <div className="mt-4 grid gap-4 lg:grid-cols-2">
        {MEASURES.map((measure) => (
          <DayChart key={measure.title} measure={measure} days={days} />
        ))}
      </div>
      <Card className="mt-4" tight>
        <Table
          caption="By model, in these days"
          head={['Model', ...models.map(({ provider, model }) => `${provider}:${model}`)]}
          rows={FACTS.map(([name, of]) => [name, ...models.map(of)])}
        />
      </Card>
      <Card className="mt-4" tight>
        <Table
          caption="Refused hooks by reason, in these days"
          head={['Reason', 'Hooks']}
          rows={refusals.map(({ reason, hooks }) => [reason, formatCount(hooks)])}
        />
      </Card>
    </section>
  );
}

function describeBudget({ tokens, used }: NonNullable<Numbers['budget']>): string {
  const spent = `${formatCount(used)} of ${formatCount(tokens)} tokens of today are used`;
  return used < tokens ? `${spent}.` : `${spent}: the book writes until midnight UTC.`;
}

function Table({ caption, head, rows }: { caption: string; head: string[]; rows: string[][] }) {
  return (
    <table className="w-full text-left tabular-nums">
      <caption className="pb-2 text-left text-sm font-semibold text-soft">{caption}</caption>
      <thead className="text-sm text-soft">
        <tr>
          {head.map((name) => (
            <th key={name} scope="col" className="py-1.5 pr-3 font-semibold break-words">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.length === 0 && (
          <tr className="border-t border-line">
            <td colSpan={head.length} className="py-1.5 text-soft">
              None
            </td>
          </tr>
        )}
        {rows.map(([first, ...rest]) => (
          <tr key={first} className="border-t border-line">
            <th scope="row" className="py-1.5 pr-3 font-normal">
              {first}
            </th>
            {rest.map((cell, at) => (
              <td key={head[at + 1]} className="py-1.5 pr-3">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
