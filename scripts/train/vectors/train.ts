/**
 * Moves word vectors so that the sum of a text's words points in the direction of the full model's vector of the text.
 */

type Sample = { words: Int32Array; target: Float32Array };

const EPOCHS = 3;
const RATE = 0.05;

export function trainWords(
  words: Float32Array,
  size: number,
  samples: readonly Sample[],
  held: readonly Sample[],
): void {
  const squares = new Float32Array(words.length).fill(1e-4);
  const order = samples.map((_, i) => i);
  console.log(
    `before: mean cosine with the model ${meanCosine(words, size, held).toFixed(4)} on texts held out`,
  );
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, epoch);
    const rate = RATE * (1 - epoch / EPOCHS);
    for (const index of order) step(words, squares, size, samples[index] as Sample, rate);
    console.log(`epoch ${epoch + 1}: ${meanCosine(words, size, held).toFixed(4)}`);
  }
}

/** One Adagrad step that raises the cosine between the sum of the words and the target. */
function step(words: Float32Array, squares: Float32Array, size: number, sample: Sample, rate: number): void {
  const sum = sumOf(words, size, sample.words);
  let length = 0;
  let along = 0;
  for (let i = 0; i < size; i++) {
    length += (sum[i] as number) ** 2;
    along += (sum[i] as number) * (sample.target[i] as number);
  }
  length = Math.sqrt(length) || 1;
  const cosine = along / length;
  for (const word of sample.words) {
    for (let i = 0; i < size; i++) {
      const gradient = ((sample.target[i] as number) - (cosine * (sum[i] as number)) / length) / length;
      const at = word * size + i;
      squares[at] = (squares[at] as number) + gradient * gradient;
      words[at] = (words[at] as number) + (rate * gradient) / Math.sqrt(squares[at] as number);
    }
  }
}

function sumOf(words: Float32Array, size: number, indexes: Int32Array): Float32Array {
  const sum = new Float32Array(size);
  for (const word of indexes)
    for (let i = 0; i < size; i++) sum[i] = (sum[i] as number) + (words[word * size + i] as number);
  return sum;
}

export function meanCosine(words: Float32Array, size: number, samples: readonly Sample[]): number {
  let total = 0;
  for (const { words: indexes, target } of samples) {
    const sum = sumOf(words, size, indexes);
    let length = 0;
    let along = 0;
    for (let i = 0; i < size; i++) {
      length += (sum[i] as number) ** 2;
      along += (sum[i] as number) * (target[i] as number);
    }
    total += along / (Math.sqrt(length) || 1);
  }
  return total / samples.length;
}

function shuffle(order: number[], seed: number): void {
  let state = seed * 2_654_435_761 + 1;
  for (let i = order.length - 1; i > 0; i--) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    const j = state % (i + 1);
    [order[i], order[j]] = [order[j] as number, order[i] as number];
  }
}
