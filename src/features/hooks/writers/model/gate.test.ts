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
const TIP = 'Point at the lens on the last word.';

describe('a run in another language', () => {
  it('takes hooks in that language and tips in English', () => {
    const brief = {
      source: Object.values(request).join(' ').toLowerCase(),
      profession: 'financialAdvisor',
      language: 'es',
    } as const;
    const gate = createGate(brief, []);
    expect(gate.take('Tu jubilación empieza con el primer recibo que guardas.', TIP)).toEqual([]);
    expect(gate.take('Your retirement starts with the first receipt you keep.', TIP)).toContain('language');
    expect(gate.take('¿Cuánto se te va cada mes sin que lo veas?', 'Señala la cámara una vez.')).toContain(
      'language',
    );
  });

  it('tells the model which language to write in', () => {
    expect(JSON.parse(promptFor(request, [], 'es')).language).toBe('Spanish');
    expect(JSON.parse(promptFor(request, [])).language).toBe('US English');
  });
});
