import diets from './diets.json' with { type: 'json' };

/** Vegetarians must not get lines about tuna, nor vegans lines about eggs. */

const exactly = (words: string) => new RegExp(`\\b(?:${words})\\b`, 'i');
const VEGAN = { typed: exactly(diets.vegan.typed), avoid: exactly(diets.vegan.avoid) };
const VEGETARIAN = { typed: exactly(diets.vegetarian.typed), avoid: exactly(diets.vegetarian.avoid) };

/** Returns what the viewers do not eat, as a test of a line; null if they eat everything. */
export function readAvoidedFood(text: string): ((say: string) => boolean) | null {
  if (VEGAN.typed.test(text)) return (say) => VEGETARIAN.avoid.test(say) || VEGAN.avoid.test(say);
  return VEGETARIAN.typed.test(text) ? (say) => VEGETARIAN.avoid.test(say) : null;
}
