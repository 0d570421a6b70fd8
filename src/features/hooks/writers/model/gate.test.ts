import { describe, expect, it } from 'vitest';
import { allLines, engineState, requestOf } from '../../../../../tests/support/book.ts';
import { testRows } from '../../../../../tests/support/test-rows.ts';
import { withoutAudience } from '../../book/audience-slot.ts';
import { readBrief } from '../../read/brief.ts';
import type { Profession } from '../../read/profession.ts';
import { reasonOf } from '../writer.ts';
import lines from './gate.test-cases.json' with { type: 'json' };
import { createGate } from './gate.ts';
import { createPrompt } from './prompt.ts';

const request = {
  topic: 'cómo ahorrar para la jubilación',
  businessDescription: 'Asesor financiero en Miami',
  idealCustomer: 'Familias latinas que no saben por dónde empezar',
  firstName: null,
  point: null,
  angles: [],
  history: { lineIds: [], hooks: [] },
  seed: 1,
};

describe('a run in another language', () => {
  it('a run in another language accepts hooks in that language with tips in English', () => {
    const brief = {
      source: Object.values(request).join(' ').toLowerCase(),
      profession: 'financialAdvisor',
      language: 'es',
      topic: request.topic,
      misspelled: [],
    } as const;
    const gate = createGate(brief, []);
    expect(gate.take('Tu jubilación empieza con el primer recibo que guardas.')).toEqual([]);
    expect(gate.take('Your retirement starts with the first receipt you keep.')).toContain('language');
    expect(gate.partFaults('tip', 'Point at the lens on the last word.')).toEqual([]);
    expect(gate.partFaults('tip', 'Señala la cámara una vez.')).toContain('language');
  });

  it('the prompt of a run in another language names the language', () => {
    const languageFor = (language: 'es' | null, changes = {}) =>
      JSON.parse(
        createPrompt({
          request: { ...request, ...changes },
          language,
          modelContext: { aims: [], knowledge: [] },
          numbers: [],
          slots: [],
        }),
      ).language;
    expect(languageFor('es')).toBe('Spanish');
    expect(languageFor(null)).toBe('US English');
    expect(languageFor(null, { topic: 'what an ISA is, for mums in Leeds' })).toBe('UK English');
  });
});

type Line = {
  hook: string;
  tip?: string;
  tipBad?: boolean;
  topic?: string;
  business?: string;
  customer?: string;
  profession?: string;
  good: boolean;
  reason?: string;
};

function gateFor({ topic = '', business = '', customer = '', profession }: Partial<Line>) {
  const writeRequest = requestOf(topic, { businessDescription: business, idealCustomer: customer });
  const brief = readBrief(writeRequest, engineState().book.words);
  return createGate({ ...brief, profession: (profession as Profession) ?? brief.profession }, []);
}

describe('the table of labeled lines', () => {
  const table = lines as Line[];
  const judged = table.map((line) => ({ ...line, faults: gateFor(line).take(line.hook) }));

  it('at least 98 % of the good lines pass the gate', () => {
    const good = judged.filter((line) => line.good);
    const refused = good.filter(({ faults }) => faults.length > 0);
    expect(refused.length, JSON.stringify(refused, null, 1)).toBeLessThanOrEqual(good.length * 0.02);
  });

  it('at least 95 % of the bad lines are refused, each for its reason', () => {
    const bad = judged.filter((line) => !line.good);
    expect(bad.length).toBeGreaterThan(100);
    const missed = bad.filter(({ faults, reason = '' }) => !faults.map(reasonOf).includes(reason));
    expect(missed.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(bad.length * 0.05);
  });

  it('a bad tip is removed and a good one kept', () => {
    for (const line of table.filter(({ tip }) => tip !== undefined)) {
      const faults = gateFor(line).partFaults('tip', line.tip ?? '');
      expect(faults.length > 0, `${line.tip} ${faults}`).toBe(line.tipBad ?? false);
    }
  });
});

it('nearly all handwritten lines of the book pass the gate, apart from their figures', () => {
  const { book } = engineState();
  const sample = allLines(book).filter((_, i) => i % 10 === 0);
  const refused = sample.filter(({ say, subject }) => {
    const faults = gateFor({ topic: subject.name, profession: 'default' }).take(withoutAudience(say));
    return faults.some((fault) => !['figure', 'breath'].includes(reasonOf(fault)));
  });
  expect(refused.length).toBeLessThan(sample.length * 0.01);
});

it('two hooks may begin with "It\'s" but not with the same words', () => {
  const gate = gateFor({ topic: 'breakfast' });
  expect(gate.take("It's Tuesday, and the milk is gone.")).toEqual([]);
  expect(gate.take("It's cold toast again, eaten over the sink.")).toEqual([]);
  expect(gate.take("It's cold toast you hand to a toddler.").map(reasonOf)).toContain('opener');
});

testRows([
  ['The 50-30-20 budget forgot your dentist.', false],
  ['Your first 5K starts in the shoe aisle.', false],
  ['April 15 comes whether the shoebox is sorted or not.', false],
  ['That bar hides 30g of sugar.', true],
  ['Set aside 10-15 minutes for the drawer.', true],
  ['She made 10K in a spare bedroom.', true],
  ['You could stop working at 50.', true],
])('an invented figure in "%s" is detected', (hook, invented) => {
  const faults = gateFor({ topic: 'money' }).take(hook);
  expect(faults.map(reasonOf).includes('figure')).toBe(invented);
});
