/** Unit vectors as signed bytes: a number of a unit vector of this size is hardly ever above a half. */
export const BYTES_A_UNIT = 254;

export function toBytes(vector: Float32Array): Int8Array {
  const bytes = new Int8Array(vector.length);
  for (let i = 0; i < bytes.length; i++)
    bytes[i] = Math.max(-127, Math.min(127, Math.round((vector[i] as number) * BYTES_A_UNIT)));
  return bytes;
}
