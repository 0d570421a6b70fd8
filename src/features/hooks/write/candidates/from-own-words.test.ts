import { expect, test } from 'vitest';
import { engineState, requestOf } from '../../../../../tests/support/book.ts';
import { writeOffline } from '../write-offline.ts';

const plumbers = {
  businessDescription: 'Business coach for tradespeople',
  idealCustomer: 'Plumber with 3-6 blokes working for him, quoting at the kitchen table till 10pm',
};
const MOMENT = /kitchen table till 10pm/;
const write = (topic: string, rest: Partial<Parameters<typeof requestOf>[1]> = plumbers) =>
  writeOffline(requestOf(topic, rest), engineState()).hooks;

test("a run addresses the customer's moment once and shows the topic on screen", () => {
  const hooks = write('cash flow');
  const [moment, ...others] = hooks.filter(({ text }) => MOMENT.test(text));
  expect(moment).toMatchObject({
    text: "You're quoting at the kitchen table till 10pm.",
    from: 'frame',
    onScreenText: 'Cash flow',
  });
  expect(others).toEqual([]);
  expect(hooks.indexOf(moment as (typeof hooks)[number])).toBeLessThan(4);
});

test('a moment rests for three runs and never returns in the same words', () => {
  const topics = ['pricing', 'hiring', 'cash flow', 'late payments', 'delegation', 'time off', 'scope creep'];
  const lineIds: string[][] = [];
  const said: { run: number; text: string }[] = [];
  for (const [run, topic] of [...topics, ...topics, ...topics].entries()) {
    const history = { lineIds, hooks: said.map(({ text }) => text) };
    const hooks = write(topic, { ...plumbers, history });
    for (const { text } of hooks) if (MOMENT.test(text)) said.push({ run, text });
    lineIds.unshift(hooks.flatMap(({ lineId }) => lineId ?? []));
  }
  expect(said.length).toBeGreaterThan(2);
  expect(new Set(said.map(({ text }) => text)).size).toBe(said.length);
  for (const [at, { run }] of said.entries())
    if (at > 0) expect(run - (said[at - 1]?.run ?? 0)).toBeGreaterThan(3);
});

test('a claim opens the run, and where the book has lines, few other frames say it', () => {
  const claim = 'You need to stop quoting for free';
  const hooks = write(claim);
  expect(hooks[0]?.text).toBe(`${claim}.`);
  const framed = hooks.filter(({ from, text }) => from === 'frame' && !MOMENT.test(text));
  expect(framed.length).toBeLessThanOrEqual(3);
  for (const { text } of framed) expect(text).toContain(claim);
});

test("a moment appears beside the creator's own point", () => {
  const point = 'people think a busy month is a profitable one';
  const texts = write('cash flow', { ...plumbers, point });
  expect(texts.filter(({ from }) => from === 'point').length).toBeGreaterThanOrEqual(3);
  expect(texts.filter(({ text }) => MOMENT.test(text))).toHaveLength(1);
});

test('a line that several searches find appears once', () => {
  const idealCustomer =
    "Someone who can't sleep before payday, supports two parents and still has no savings";
  const businessDescription = 'Financial planner';
  for (const topic of ['I tracked every peso I spent for 90 days', 'The plumber who had it all in vans']) {
    const lineIds = write(topic, { businessDescription, idealCustomer }).map(({ lineId }) => lineId);
    expect(new Set(lineIds).size, topic).toBe(10);
  }
});

test('a moment names no kinds of people in housing and is not used in other languages', () => {
  const idealCustomer = "Couples whose kids have moved out and who've missed out at five auctions";
  const agents = write('downsizing', { businessDescription: 'Realtor in Ohio', idealCustomer });
  expect(agents.map(({ text }) => text).join(' ')).not.toMatch(/your kids have moved/i);
  const spanish = write('cómo ahorrar para la jubilación', plumbers);
  expect(spanish.some(({ text }) => MOMENT.test(text))).toBe(false);
});

test('a moment is used on a topic of the book only if it has a contrast or a time of day', () => {
  const said = (idealCustomer: string) =>
    write('cash flow', { ...plumbers, idealCustomer }).filter(({ from }) => from !== 'book').length;
  expect(said('Plumbers who have worked for five or six companies')).toBe(0);
  expect(said('Plumbers who are fully booked and still not paying themselves a proper salary')).toBe(1);
});
