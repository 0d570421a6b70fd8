/** Unit vectors as signed bytes: a number of a unit vector of this size is hardly ever above a half. */
export const BYTES_A_UNIT = 254;

export function toBytes(vector: Float32Array): Int8Array {
  return Int8Array.from(vector, (x) => Math.max(-127, Math.min(127, Math.round(x * BYTES_A_UNIT))));
}
