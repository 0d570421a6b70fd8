import { describe, expect, it } from 'vitest';
import type { Language } from '../topic/language.ts';
import { readCustomerIn } from './audience-abroad.ts';

const read = (language: Language, text: string, business = '') =>
  readCustomerIn(language, text, 'default', business).audiences[0]?.full ?? null;

describe('customers in another language', () => {
  it.each([
    ['es', 'Familias latinas de 35 a 50 años que quieren ahorrar pero no saben cómo', 'familias latinas'],
    ['es', 'Mamás y papás de niños de 6 a 9 años que solo quieren la tablet', 'mamás y papás'],
    ['es', 'Las emprendedoras que venden desde su casa y no llegan a fin de mes', 'emprendedoras'],
    ['fr', "Mamans actives qui n'ont pas le temps de cuisiner le soir", 'mamans actives'],
    ['fr', 'Les propriétaires de chats qui sont réveillés la nuit', 'propriétaires de chats'],
    ['de', 'Selbstständige zwischen 30 und 55, die gut verdienen', 'Selbstständige'],
    ['de', 'Berufstätige Hundehalter, deren Hund bellt, sobald sie gehen', 'berufstätige Hundehalter'],
    ['pt', 'Casais de 25 a 35 anos que acabaram de juntar as contas', 'casais'],
    ['it', 'Coppie tra i 28 e i 40 anni che tengono tutti i risparmi sul conto', 'le coppie'],
    ['it', 'Appassionati alle prime armi che si sentono in imbarazzo', 'gli appassionati alle prime armi'],
    ['it', 'Giovani dai 22 ai 35 anni al primo lavoro che vogliono capire', 'i giovani al primo lavoro'],
    ['it', 'Giovani coppie dai 28 ai 40 anni che hanno paura', 'le giovani coppie'],
    ['it', 'Single dai 25 ai 40 anni che odiano le faccende', 'i single'],
    ['fr', 'Jeunes actifs de 22 à 30 ans qui veulent investir', 'jeunes actifs'],
    ['nl', 'Drukke ouders die geen tijd hebben om te koken', 'drukke ouders'],
  ] as const)('%s: %s', (language, text, name) => expect(read(language, text)).toBe(name));

  it.each([
    ['es', 'Peluqueras, fontaneros y dueños de bares que trabajan por su cuenta'],
    ['es', 'Una mujer de 40 años que quiere cambiar de trabajo'],
    ['es', 'Personas que no saben por dónde empezar'],
    ['de', 'Leute in der Stadt mit einem kleinen Balkon, die keine Ahnung haben'],
    ['nl', 'Mensen die elke dag naar het werk fietsen'],
    ['es', 'busy moms who hate cooking'],
    ['fr', ''],
  ] as const)('%s: names nobody in %s', (language, text) => expect(read(language, text)).toBeNull());

  it.each([
    [
      'fr',
      "Couples de 45 à 60 ans qui louent un gîte l'été et ont peur de se tromper",
      ["vous louez un gîte l'été", 'vous avez peur de vous tromper'],
    ],
    ['fr', 'Salariés qui prennent le train et reviennent tard', ['vous prenez le train et revenez tard']],
    ['es', 'Padres que no saben qué decir a sus hijos', ['no sabes qué decir a tus hijos']],
    ['it', 'Famiglie che pagano bollette troppo alte', ['paghi bollette troppo alte']],
    ['pt', 'Casais que vivem no vermelho', ['você vive no vermelho']],
    // Who is tired would have to be a man or a woman.
    ['es', 'Oficinistas que llegan agotados a casa', ['']],
    // Whose night it is, nobody knows.
    ['fr', 'Propriétaires de chats qui dorment mal', []],
    ['es', 'Mamás y papás de niños de 6 a 9 años que solo quieren la tablet', []],
  ] as const)('%s: says to the viewer what is told in %s', (language, text, told) => {
    const said = readCustomerIn(language, text, 'default').pains.map(({ you }) => you);
    for (const one of told) expect(said).toContain(one);
    if (told.length === 0) expect(said).toEqual([]);
  });

  it('leaves out what is no trouble without the other half', () => {
    const text = 'Couples de 25 à 35 ans qui gagnent bien leur vie mais finissent le mois à zéro';
    expect(readCustomerIn('fr', text, 'default').pains.map(({ they }) => they)).not.toContain(
      'gagnent bien leur vie',
    );
  });

  it('tells of Germans as it was typed', () => {
    const text =
      'Paare von 30 bis 45 Jahren, die Geld auf dem Konto haben, aber nicht wissen, wo sie anfangen sollen';
    expect(readCustomerIn('de', text, 'default').pains.map(({ they }) => they)).toEqual([
      'Geld auf dem Konto haben',
      'nicht wissen, wo sie anfangen sollen',
    ]);
  });

  it('calls nobody by what they are where homes are sold', () => {
    const text = 'Familias inmigrantes que pagan renta desde hace años';
    expect(read('es', text, 'Agente de bienes raíces en Houston')).toBeNull();
  });
});
