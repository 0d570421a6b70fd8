import { expect, it } from 'vitest';
import { carriesTopic } from './stems.ts';

it.each([
  ['Do you really need a will? Here is my answer.', 'do I really need a will', true],
  ['Save this before you need it.', 'do I really need a will', false],
  ['Two tips on meal prep.', 'meal prep for busy moms', true],
  ['Always hungry? Save this.', 'hunger, hormones and gut health', true],
  ['Tired all the time?', 'thyroid, tiredness and hair loss', true],
  ['Two tips for moms.', 'sleep training for twins', false],
])('%s, about %s: %s', (text, topic, carried) => expect(carriesTopic(text, topic)).toBe(carried));
