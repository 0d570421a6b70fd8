import fs from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { testRows } from '../support/test-rows.ts';

/** Alerts and the dashboard use only metrics that exist. An alert with a misspelt name would never fire. */
const read = (file: string) => fs.readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8');

type Rule = { alert: string; expr: string; for?: string; annotations: { summary: string; runbook?: string } };
const { groups } = load(read('deploy/alerts.yaml')) as { groups: { name: string; rules: Rule[] }[] };
const rules = groups.flatMap(({ rules }) => rules);

type Panel = { id: number; type: string; title: string; targets?: { expr: string; legendFormat: string }[] };
const { panels } = JSON.parse(read('deploy/dashboard.json')) as { panels: Panel[] };

const exprs = [
  ...rules.map(({ alert, expr }) => ({ name: alert, expr, legend: '' })),
  ...panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr, legendFormat }) => ({ name: title, expr, legend: legendFormat })),
  ),
];

/** Labels and series that Prometheus itself adds. */
const ITS_OWN = { labels: ['job', 'instance'], names: ['up'] };
/** Metrics of Patroni 3 (patroni/api.py). `npm run prove -- failover` checks them on a running Patroni. */
const PATRONI = /^patroni_(primary|sync_standby|postgres_running|xlog_location|xlog_replayed_location)$/;
const WORDS = /^(sum|by|rate|increase|topk|histogram_quantile|scalar|max|le)$/;

let app: TestApp;
beforeAll(async () => {
  // Nothing listens there, but the metrics exist.
  const databaseReplicaUrl = 'postgres://nobody@127.0.0.1:1/nothing';
  app = await createTestApp({ config: { databaseReplicaUrl } });
});
afterAll(() => app.close());

/** The labels of the series with this name, or undefined if there is none. */
function labelsOf(name: string): string[] | undefined {
  if (ITS_OWN.names.includes(name) || PATRONI.test(name)) return ITS_OWN.labels;
  const { registry } = app.services.metrics;
  const whole = registry.getSingleMetric(name);
  const histogram = registry.getSingleMetric(name.replace(/_(bucket|count|sum)$/, ''));
  const metric = (whole ?? histogram) as { labelNames?: string[] } | undefined;
  return (
    metric && [...(metric.labelNames ?? []), ...ITS_OWN.labels, ...(name.endsWith('_bucket') ? ['le'] : [])]
  );
}

type Selector = { name: string; matchers: { label: string; operator: string; value: string }[] };

/** The series in an expression. */
function selectorsOf(expr: string): Selector[] {
  const bare = expr.replace(/ by \([^)]*\)/g, '').replace(/\[[^\]]*\]/g, '');
  return [...bare.matchAll(/\b([a-z]\w*)\b(?:\{([^}]*)\})?(?!\()/g)].flatMap(([, name = '', inner = '']) =>
    WORDS.test(name) || /^e\d/.test(name)
      ? []
      : [
          {
            name,
            matchers: [...inner.matchAll(/(\w+)(=~|!~|!=|=)"([^"]*)"/g)].map(
              ([, label = '', operator = '', value = '']) => ({ label, operator, value }),
            ),
          },
        ],
  );
}

testRows(exprs)('$name uses metrics and labels that exist', ({ expr, legend }) => {
  const bare = expr.replace(/\{[^}]*\}/g, '');
  const selectors = selectorsOf(expr.replace(/\{[^}]*\}/g, (labels) => labels.replace(/[()[\]]/g, '')));
  expect(selectors.length).toBeGreaterThan(0);
  for (const { name } of selectors) expect(labelsOf(name), name).toBeDefined();
  const has = new Set(selectors.flatMap(({ name }) => labelsOf(name) ?? []));
  const grouped = [...bare.matchAll(/ by \(([^)]*)\)/g)].flatMap(([, labels = '']) => labels.split(/, */));
  const shown = [...legend.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label);
  for (const label of [...grouped, ...shown]) expect([...has]).toContain(label);
  // A sum drops all labels that it does not name.
  if (/\bsum\b/.test(bare)) for (const label of shown) expect(grouped).toContain(label);
  expect(bare.split('(').length).toBe(bare.split(')').length);
});

testRows(exprs.filter(({ expr }) => expr.includes('{')))(
  '$name uses label values that occur',
  async ({ expr }) => {
    const text = await (await app.visitor().get('/metrics')).text();
    const routes = app.routes.map((route) => route.path);
    for (const { name, matchers } of selectorsOf(expr)) {
      for (const { label, operator, value } of matchers) {
        expect(labelsOf(name)).toContain(label);
        if (label === 'job') expect(value).toBe('hooksmith');
        else if (label === 'status') expect(value).toMatch(/^[2-5]xx$/);
        else if (label === 'route' && operator === '=') expect(routes).toContain(value);
        else if (label === 'route')
          expect(routes.some((route) => new RegExp(`^(?:${value})$`).test(route))).toBe(true);
        else expect(text).toMatch(new RegExp(`^${name}\\{[^}]*${label}="${value}"`, 'm'));
      }
    }
  },
);

describe('alerts', () => {
  test('every alert has its own name and a summary', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { annotations } of rules) expect(annotations.summary).not.toBe('');
  });

  test('every alert leads to a runbook that exists', () => {
    const headings = [...read('docs/runbooks.md').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    const named = rules.flatMap(({ annotations }) => annotations.runbook ?? []);
    expect(named.length).toBeGreaterThan(5);
    for (const runbook of named) expect(headings).toContain(runbook);
  });
});

test('every panel has its own id and place', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const places = panels.map((panel) => JSON.stringify((panel as { gridPos?: unknown }).gridPos));
  expect(new Set(places).size).toBe(panels.length);
});

test('a misspelled metric in an expression is detected', () => {
  expect(selectorsOf('sum by (le) (rate(a_bucket{x="y",z!~"1|2"}[5m])) > 1e8')).toEqual([
    {
      name: 'a_bucket',
      matchers: [
        { label: 'x', operator: '=', value: 'y' },
        { label: 'z', operator: '!~', value: '1|2' },
      ],
    },
  ]);
  expect(labelsOf('http_requests_total')).toBeUndefined();
  expect(labelsOf('http_request_duration_seconds_bucket')).toContain('le');
});
