import { describe, expect, it } from 'vitest';
import { createGate } from './gate.ts';
import { promptFor } from './prompt.ts';

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
  it('takes hooks in that language and tips in English', () => {
    const brief = {
      source: Object.values(request).join(' ').toLowerCase(),
      profession: 'financialAdvisor',
      language: 'es',
    } as const;
    const gate = createGate(brief, []);
    expect(gate.take('Tu jubilación empieza con el primer recibo que guardas.')).toEqual([]);
    expect(gate.take('Your retirement starts with the first receipt you keep.')).toContain('language');
    expect(gate.partFaults('tip', 'Point at the lens on the last word.')).toEqual([]);
    expect(gate.partFaults('tip', 'Señala la cámara una vez.')).toContain('language');
  });

  it('tells the model which language to write in', () => {
    const languageFor = (language: 'es' | null, more = {}) =>
      JSON.parse(
        promptFor({
          request: { ...request, ...more },
          language,
          material: { aims: [], knowledge: [] },
          numbers: [],
          slots: [],
        }),
      ).language;
    expect(languageFor('es')).toBe('Spanish');
    expect(languageFor(null)).toBe('US English');
    expect(languageFor(null, { topic: 'what an ISA is, for mums in Leeds' })).toBe('UK English');
  });
});
