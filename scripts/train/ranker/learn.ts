import { extractFeatures, TABLE_SIZE, wordSlots } from '#features/hooks/ranker/features.ts';
import { normalizeText, tokenize } from '#features/hooks/ranker/text.ts';
import { type Example, fitWeights } from './fit.ts';
import type { Pair } from './load.ts';
import { costOf, difference, type Recipe, slotsOf, WEIGHT_COUNT } from './recipe.ts';
import { textsOf } from './split.ts';
import { DIMENSIONS, wordSpace } from './word-space.ts';

type Values = Map<number, number>;
/** A slot's position in the word spaces: its coordinates, and the index of their first weight. */
type Place = { start: number; coordinates: Float64Array };

const USE = { reach: 3, sides: true };
const SUBJECT = { reach: 8, sides: false };
/** Two spaces for a word anywhere in the line, and one each for its early and its late half. */
const PLACE_WEIGHTS = 4 * DIMENSIONS;
/** A gram that occurs in 60 texts keeps its value. This constant only sets the scale of `cost` relative to `rarity`. */
const COMMON = 60;

/**
 * Most single-word weights are guesses from a few tests. The word space adds a weight for a word's position, which
 * similar words share: if "mom" wins, "dad" gets part of its weight.
 */
function placesOf(texts: readonly string[], recipe: Recipe): Map<number, Place> {
  const places = new Map<number, Place>();
  if (recipe.use === 0 && recipe.subject === 0 && recipe.half === 0) return places;
  const lines = texts.map((text) => tokenize(normalizeText(text)));
  const subject = wordSpace(lines, SUBJECT, recipe.seed);
  for (const [word, use] of wordSpace(lines, USE, recipe.seed)) {
    const slots = wordSlots(word);
    const about = subject.get(word)!;
    const both = [...use.map((x) => x * recipe.use), ...about.map((x) => x * recipe.subject)];
    const byHalf = use.map((x) => x * recipe.half);
    places.set(slots.anywhere, { start: WEIGHT_COUNT, coordinates: Float64Array.from(both) });
    places.set(slots.early, { start: WEIGHT_COUNT + 2 * DIMENSIONS, coordinates: byHalf });
    places.set(slots.late, { start: WEIGHT_COUNT + 3 * DIMENSIONS, coordinates: byHalf });
  }
  return places;
}

function rarityOf(read: readonly Values[], power: number): Float64Array {
  const texts = new Float64Array(TABLE_SIZE);
  for (const values of read) for (const slot of values.keys()) if (slot < TABLE_SIZE) texts[slot]! += 1;
  return texts.map((count) => (count === 0 ? 1 : (count / COMMON) ** -power));
}

/**
 * The features of a text for fitting: grams scaled by rarity, surface features unchanged, and the positions of its
 * words.
 */
function enriched(values: Values, rarity: Float64Array, places: ReadonlyMap<number, Place>): Values {
  const rich: Values = new Map();
  const sums = new Float64Array(PLACE_WEIGHTS);
  for (const [slot, value] of values) {
    rich.set(slot, slot < TABLE_SIZE ? value * rarity[slot]! : value);
    const place = places.get(slot);
    place?.coordinates.forEach((x, d) => {
      sums[place.start - WEIGHT_COUNT + d]! += value * x;
    });
  }
  sums.forEach((sum, d) => {
    rich.set(WEIGHT_COUNT + d, sum);
  });
  return rich;
}

/**
 * The model is linear, so rarity and positions are folded into the weights of the slots. Scoring a text needs neither.
 */
function folded(
  fitted: Float64Array,
  rarity: Float64Array,
  places: ReadonlyMap<number, Place>,
): Float64Array {
  const weights = fitted.slice(0, WEIGHT_COUNT);
  for (let slot = 0; slot < TABLE_SIZE; slot++) weights[slot]! *= rarity[slot]!;
  for (const [slot, { start, coordinates }] of places) {
    coordinates.forEach((x, d) => {
      weights[slot]! += x * fitted[start + d]!;
    });
  }
  return weights;
}

/** The weights of all slots, learned only from these pairs. */
export function learn(pairs: readonly Pair[], recipe: Recipe): Float64Array {
  const used = pairs.filter((pair) => costOf(pair, recipe) > 0);
  const places = placesOf([...new Set(textsOf(used))], recipe);
  // A headline is in several pairs of its test, so its features are cached.
  const read = new Map<string, Values>();
  const keyOf = (text: string, { source }: Pair) => `${source === 'retweets'}:${text}`;
  for (const pair of used) {
    for (const text of [pair.first, pair.second]) {
      const key = keyOf(text, pair);
      if (!read.has(key)) read.set(key, slotsOf(extractFeatures(text), pair.source));
    }
  }
  const rarity = rarityOf([...read.values()], recipe.rarity);
  for (const [key, values] of read) read.set(key, enriched(values, rarity, places));
  const examples = used.map((pair): Example => {
    const [winner, loser] = pair.firstWon ? [pair.first, pair.second] : [pair.second, pair.first];
    return {
      ...difference(read.get(keyOf(winner, pair))!, read.get(keyOf(loser, pair))!),
      cost: costOf(pair, recipe),
    };
  });
  const fitted = fitWeights(examples, WEIGHT_COUNT + PLACE_WEIGHTS, recipe.rounds, recipe.seed);
  return folded(fitted, rarity, places);
}
