import diets from './diets.json' with { type: 'json' };
import { matcherOf } from './word-lists.ts';

/** Vegetarians must not get lines about tuna, nor vegans lines about eggs. */

const VEGAN = { typed: matcherOf(diets.vegan.typed), avoid: matcherOf(diets.vegan.avoid) };
const VEGETARIAN = { typed: matcherOf(diets.vegetarian.typed), avoid: matcherOf(diets.vegetarian.avoid) };

/** Returns what the viewers do not eat, as a test of a line; null if they eat everything. */
export function readAvoidedFood(text: string): ((say: string) => boolean) | null {
  if (VEGAN.typed.test(text)) return (say) => VEGETARIAN.avoid.test(say) || VEGAN.avoid.test(say);
  return VEGETARIAN.typed.test(text) ? (say) => VEGETARIAN.avoid.test(say) : null;
}
