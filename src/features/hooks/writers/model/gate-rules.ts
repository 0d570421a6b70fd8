import type { Profession } from '../../read/profession.ts';
import data from './gate-rules.json' with { type: 'json' };

/** A rule about what a model must not say. One reason may have many expressions, which are data. */
export type Rule = {
  reason: string;
  says: RegExp;
  /** What makes the same words harmless. */
  unless: RegExp | null;
  only: Profession | null;
  /** Fine where the creator typed the very words. */
  typed: boolean;
};
type Row = { reason: string; says: string; flags?: string; unless?: string; only?: string; typed?: boolean };

/** `<name>` stands for a part that several expressions share. */
const PARTS: ReadonlyMap<string, string> = new Map(Object.entries(data.parts));
const whole = (source: string) => source.replaceAll(/<(\w+)>/g, (same, name) => PARTS.get(name) ?? same);

export const RULES: readonly Rule[] = data.rules.map((row: Row) => ({
  reason: row.reason,
  says: new RegExp(whole(row.says), row.flags ?? 'i'),
  unless: row.unless === undefined ? null : new RegExp(whole(row.unless), 'i'),
  only: (row.only as Profession) ?? null,
  typed: row.typed ?? false,
}));
const FEATURE = new RegExp(data.feature, 'i');
const LISTING = new RegExp(data.listing, 'i');

/** A home that is for sale has what its agent typed, and nothing else. */
export function hasUnsupportedClaim(text: string, topic: string, source: string): boolean {
  if (!LISTING.test(topic) || /\byour\b/i.test(text)) return false;
  const feature = FEATURE.exec(text)?.[0].toLowerCase();
  return feature !== undefined && !source.includes(feature);
}
