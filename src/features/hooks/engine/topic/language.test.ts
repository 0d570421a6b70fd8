import { describe, expect, it } from 'vitest';
import { isWrittenIn, languageOf, speaks } from './language.ts';

describe('English words that are foreign too', () => {
  it.each([
    ['aging gracefully', 'Beauty over 50 creator', 'Women over 50'],
    ['picky eaters', 'Parents coach', 'Parents'],
  ])('%s is English', (topic, business, customer) =>
    expect(languageOf(topic, business, customer)).toBeNull(),
  );
});

describe('the language of a topic', () => {
  it.each([
    ['es', 'cómo ahorrar para la jubilación'],
    ['es', 'errores comunes en Excel'],
    ['es', 'rutina de noche para piel grasa'],
    ['fr', 'recettes faciles pour le soir'],
    ['fr', 'comment négocier son salaire'],
    ['fr', 'perdre du poids'],
    ['de', 'wie spare ich für die Rente'],
    ['de', 'Rückenschmerzen im Büro'],
    ['de', 'Budget planen als Student'],
    ['pt', 'como vender mais no Instagram'],
    ['pt', 'dicas de organização'],
    ['it', 'come abbinare vino e formaggio'],
    ['it', 'tempo di qualità con i figli'],
    ['nl', 'hoe bespaar je geld'],
    ['nl', 'gezonde lunch ideeën'],
  ])('%s: %s', (language, topic) => expect(languageOf(topic)).toBe(language));

  it.each([
    'pico de gallo',
    'résumé tips',
    'day trips from Los Angeles',
    'how to make coq au vin',
    'Cinco de Mayo recipes',
    'buying a home with ITIN',
    'feng shui',
  ])('%s is English enough', (topic) => expect(languageOf(topic)).toBeNull());

  it.each([
    'przepis na sernik',
    'hur man sparar till pensionen',
    'hvordan sparer du penge',
    'cum să economisești bani',
    'идеи для завтрака',
    'bütçe nasıl yapılır',
  ])('%s is a language without frames', (topic) => expect(languageOf(topic)).toBeNull());

  it('asks business and customers where the topic is too short to tell', () => {
    const business = 'Nutricionista en Madrid, consultas online';
    const customer = 'Mujeres que trabajan todo el día y no tienen tiempo para cocinar';
    expect(languageOf('meal prep', business, customer)).toBe('es');
    expect(languageOf('presupuesto familiar', business, customer)).toBe('es');
    expect(languageOf('Zimmerpflanzen pflegen', 'Gärtnerin', '')).toBe('de');
    expect(languageOf('school lunch schedule', 'school cook', '')).toBeNull();
    const debts = ['Schuldnerberater in Bremen', 'Alleinerziehende, die jeden Monat im Minus sind'] as const;
    expect(languageOf('Dispo ausgleichen mit kleinem Einkommen', ...debts)).toBe('de');
    expect(languageOf('meal prep ideas vegan week dinners', business, customer)).toBeNull();
    expect(languageOf('bolo de cenoura', 'Confeiteira em São Paulo, cursos online', '')).toBe('pt');
  });

  it('goes by the topic where that is English', () => {
    const customer = 'Familias que quieren comprar su primera casa en Houston';
    expect(languageOf('how to buy a home with an ITIN', 'Agente de bienes raíces', customer)).toBeNull();
    expect(languageOf('meal prep', 'Nutricionista en Madrid', 'busy moms who hate cooking')).toBeNull();
  });

  it('tells what a text is written in', () => {
    expect(isWrittenIn('Coppie che hanno paura di sbagliare', 'it')).toBe(true);
    expect(isWrittenIn('busy moms who hate cooking', 'es')).toBe(false);
    expect(speaks('Te explico cómo se hace.', 'es')).toBe(true);
    expect(speaks("Here's how I'd do it.", 'es')).toBe(false);
  });
});
