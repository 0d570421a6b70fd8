/** One comparison: the features of the winner minus those of the loser. */
export type Example = {
  slots: Int32Array;
  values: Float32Array;
  /** The cost of an error here, against an L2 penalty of ½‖w‖². */
  cost: number;
};

/** mulberry32: small, seeded, the same on every machine. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function shuffle(order: Int32Array, random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
}

function marginOf(weights: Float64Array, { slots, values }: Example): number {
  let sum = 0;
  for (let j = 0; j < slots.length; j++) sum += weights[slots[j]!]! * values[j]!;
  return sum;
}

function move(weights: Float64Array, { slots, values }: Example, step: number): void {
  for (let j = 0; j < slots.length; j++) weights[slots[j]!]! += step * values[j]!;
}

/**
 * The best alpha in (0, cost) for one example, with all others fixed: Newton on ½q(a-a₀)² + m(a-a₀) + a·ln a +
 * (c-a)·ln(c-a).
 */
function bestAlpha(start: number, cost: number, square: number, margin: number): number {
  let alpha = start;
  for (let step = 0; step < 20; step++) {
    const slope = square * (alpha - start) + margin + Math.log(alpha / (cost - alpha));
    let next = alpha - slope / (square + cost / (alpha * (cost - alpha)));
    if (next <= 0) next = alpha / 10;
    else if (next >= cost) next = alpha + (cost - alpha) * 0.9;
    const settled = Math.abs(next - alpha) < 1e-6 * cost;
    alpha = next;
    if (settled) break;
  }
  return alpha;
}

/**
 * L2-regularised logistic regression on differences, by dual coordinate descent (Yu, Huang, Lin 2011). Unlike gradient
 * steps it has no learning rate to tune, touches only the slots of one example at a time, and reaches the optimum after
 * a dozen rounds.
 */
export function fitWeights(
  examples: readonly Example[],
  size: number,
  rounds: number,
  seed: number,
): Float64Array {
  const weights = new Float64Array(size);
  const alphas = Float64Array.from(examples, ({ cost }) => cost * 1e-3);
  const squares = Float64Array.from(examples, ({ values }) =>
    values.reduce((sum, value) => sum + value * value, 0),
  );
  examples.forEach((example, i) => {
    move(weights, example, alphas[i]!);
  });
  const random = randomFrom(seed);
  const order = Int32Array.from(examples, (_, i) => i);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    for (const i of order) {
      const example = examples[i]!;
      const alpha = bestAlpha(alphas[i]!, example.cost, squares[i]!, marginOf(weights, example));
      move(weights, example, alpha - alphas[i]!);
      alphas[i] = alpha;
    }
  }
  return weights;
}
