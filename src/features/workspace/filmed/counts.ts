/** Parses and formats counts as people write them. */

const MAX_COUNT = 2_000_000_000;
/** No count is longer. The expression below takes quadratic time. */
const LONGEST = 40;
const UNITS: Record<string, number> = { '': 1, k: 1e3, m: 1e6, b: 1e9 };

/**
 * `12400`, `12,400`, `12.400`, `12 400`, `12.4k`, `1,2M`. Views are whole, so a mark before three digits parts thousands
 * unless a unit follows. Null for what is no count.
 */
export function parseCount(input: string): number | null {
  if (input.length > LONGEST) return null;
  const [, digits = '', unit = ''] = /^\+?([\d.,\s']+?)\s*([kmb]?)$/i.exec(input.trim()) ?? [];
  const plain = unit ? digits.replace(',', '.') : withoutSeparators(digits);
  if (!/^\d+(\.\d+)?$/.test(plain)) return null;
  const count = Math.round(Number(plain) * (UNITS[unit.toLowerCase()] as number));
  return count <= MAX_COUNT ? count : null;
}

function withoutSeparators(digits: string): string {
  if (/^\d+$/.test(digits)) return digits;
  return /^\d{1,3}([.,\s'])\d{3}(\1\d{3})*$/.test(digits) ? digits.replace(/\D/g, '') : '';
}

const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumSignificantDigits: 3 });

/** Formats like the platforms: `12.4K`. */
export function formatCount(count: number): string {
  return short.format(count);
}
