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
    ['it', 'Coppie tra i 28 e i 40 anni che tengono tutti i risparmi sul conto', 'coppie'],
    ['it', 'Appassionati alle prime armi che si sentono in imbarazzo', 'appassionati alle prime armi'],
    ['nl', 'Drukke ouders die geen tijd hebben om te koken', 'drukke ouders'],
  ] as const)('%s: %s', (language, text, name) => expect(read(language, text)).toBe(name));

  it.each([
    ['es', 'Peluqueras, fontaneros y dueños de bares que trabajan por su cuenta'],
    ['es', 'Una mujer de 40 años que quiere cambiar de trabajo'],
    ['es', 'Personas que no saben por dónde empezar'],
    ['de', 'Leute in der Stadt mit einem kleinen Balkon, die keine Ahnung haben'],
    // The young from 22 to 35: never "giovani dai".
    ['it', 'Giovani dai 22 ai 35 anni al primo lavoro che vogliono capire lo stipendio'],
    ['nl', 'Mensen die elke dag naar het werk fietsen'],
    ['es', 'busy moms who hate cooking'],
    ['fr', ''],
  ] as const)('%s: names nobody in %s', (language, text) => expect(read(language, text)).toBeNull());

  it('calls nobody by what they are where homes are sold', () => {
    const text = 'Familias inmigrantes que pagan renta desde hace años';
    expect(read('es', text, 'Agente de bienes raíces en Houston')).toBeNull();
  });
});
