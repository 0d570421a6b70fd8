/** Linear algebra for the vectors. A matrix is one flat array of rows. */

/** The principal directions of the rows, by orthogonal iteration: `kept` rows of `size` numbers. */
export function principalAxes(rows: Float32Array, size: number, kept: number): Float64Array {
  const covariance = new Float64Array(size * size);
  for (let from = 0; from < rows.length; from += size) {
    for (let i = 0; i < size; i++) {
      const x = rows[from + i] as number;
      for (let j = i; j < size; j++)
        covariance[i * size + j] = at(covariance, i * size + j) + x * at(rows, from + j);
    }
  }
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < i; j++) covariance[i * size + j] = at(covariance, j * size + i);
  }
  let axes = Float64Array.from(
    { length: kept * size },
    (_, i) => (Math.sin(i * 12.9898 + 1) * 43_758.5453) % 1,
  );
  orthonormalize(axes, size);
  for (let round = 0; round < 60; round++) {
    axes = times(axes, covariance, size);
    orthonormalize(axes, size);
  }
  return axes;
}

const at = (list: Float32Array | Float64Array, i: number) => list[i] as number;

function times(axes: Float64Array, square: Float64Array, size: number): Float64Array<ArrayBuffer> {
  const out = new Float64Array(axes.length);
  for (let from = 0; from < axes.length; from += size) {
    for (let i = 0; i < size; i++) {
      const x = at(axes, from + i);
      for (let j = 0; j < size; j++) out[from + j] = at(out, from + j) + x * at(square, i * size + j);
    }
  }
  return out;
}

function orthonormalize(axes: Float64Array, size: number): void {
  for (let from = 0; from < axes.length; from += size) {
    const row = axes.subarray(from, from + size);
    for (let other = 0; other < from; other += size) {
      const before = axes.subarray(other, other + size);
      const shared = dot(row, before);
      for (let i = 0; i < size; i++) row[i] = at(row, i) - shared * at(before, i);
    }
    const length = Math.sqrt(dot(row, row)) || 1;
    for (let i = 0; i < size; i++) row[i] = at(row, i) / length;
  }
}

export function dot(a: Float64Array | Float32Array, b: Float64Array | Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += at(a, i) * at(b, i);
  return sum;
}

/** Projects each row onto the axes. */
export function project(rows: Float32Array, axes: Float64Array, size: number): Float32Array {
  const kept = axes.length / size;
  const count = rows.length / size;
  const out = new Float32Array(count * kept);
  for (let r = 0; r < count; r++) {
    const row = rows.subarray(r * size, (r + 1) * size);
    for (let k = 0; k < kept; k++) {
      let sum = 0;
      for (let i = 0; i < size; i++) sum += at(row, i) * at(axes, k * size + i);
      out[r * kept + k] = sum;
    }
  }
  return out;
}

/**
 * Fits a linear map from rows of `size` numbers to targets of `kept` numbers by least squares. The map has one row for
 * each input number.
 */
export function fitMap(rows: Float32Array, size: number, targets: Float32Array, kept: number): Float64Array {
  const square = new Float64Array(size * size);
  const both = new Float64Array(size * kept);
  for (let r = 0; r * size < rows.length; r++) {
    for (let i = 0; i < size; i++) {
      const x = at(rows, r * size + i);
      for (let j = 0; j <= i; j++)
        square[i * size + j] = at(square, i * size + j) + x * at(rows, r * size + j);
      for (let k = 0; k < kept; k++)
        both[i * kept + k] = at(both, i * kept + k) + x * at(targets, r * kept + k);
    }
  }
  for (let i = 0; i < size; i++) square[i * size + i] = at(square, i * size + i) + RIDGE;
  solve(square, size, both, kept);
  return both;
}
const RIDGE = 1e-3;

/**
 * Solves `square` · x = `right` with Cholesky's method and writes x to `right`. Reads only the lower half of `square`.
 */
function solve(square: Float64Array, size: number, right: Float64Array, kept: number): void {
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = at(square, i * size + j);
      for (let k = 0; k < j; k++) sum -= at(square, i * size + k) * at(square, j * size + k);
      square[i * size + j] = i === j ? Math.sqrt(sum) : sum / at(square, j * size + j);
    }
  }
  for (let k = 0; k < kept; k++) {
    for (let i = 0; i < size; i++) {
      let sum = at(right, i * kept + k);
      for (let j = 0; j < i; j++) sum -= at(square, i * size + j) * at(right, j * kept + k);
      right[i * kept + k] = sum / at(square, i * size + i);
    }
    for (let i = size - 1; i >= 0; i--) {
      let sum = at(right, i * kept + k);
      for (let j = i + 1; j < size; j++) sum -= at(square, j * size + i) * at(right, j * kept + k);
      right[i * kept + k] = sum / at(square, i * size + i);
    }
  }
}

/** Applies such a map to each row. */
export function takeBy(map: Float64Array, rows: Float32Array, size: number): Float32Array {
  const kept = map.length / size;
  const out = new Float32Array((rows.length / size) * kept);
  for (let r = 0; r * size < rows.length; r++)
    for (let i = 0; i < size; i++)
      for (let k = 0; k < kept; k++)
        out[r * kept + k] = at(out, r * kept + k) + at(rows, r * size + i) * at(map, i * kept + k);
  return out;
}
