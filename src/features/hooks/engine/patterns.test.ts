import { describe, expect, it } from 'vitest';
import { HOOK_TYPES } from '../hook-types.ts';
import { claimFaults } from './claims.ts';
import { compilePattern } from './compile.ts';
import { ALL_PATTERNS } from './patterns/all.ts';

describe('the pattern library', () => {
  it('has unique ids and templates', () => {
    expect(new Set(ALL_PATTERNS.map((pattern) => pattern.id)).size).toBe(ALL_PATTERNS.length);
    const templates = ALL_PATTERNS.map((pattern) => pattern.template.toLowerCase());
    expect(templates.filter((template, index) => templates.indexOf(template) !== index)).toEqual([]);
  });

  it.each(ALL_PATTERNS.map((pattern) => [pattern.id, pattern] as const))(
    '%s keeps the contract',
    (_, pattern) => {
      const kebab = pattern.type.toLowerCase().replaceAll(' ', '-');
      expect(HOOK_TYPES).toContain(pattern.type);
      expect(pattern.id.startsWith(`${kebab}-`)).toBe(true);
      expect(() => compilePattern(pattern)).not.toThrow();
      expect(pattern.template).not.toMatch(/[—–#@]|\d|\s{2,}|\p{Extended_Pictographic}/u);
      expect(pattern.template).toMatch(/(?:[.?!]["”]?|\{q\}|\{qLower\})$/);
      expect(claimFaults(pattern.template.replace(/\{[^}]*\}/g, ''), '')).toEqual([]);
      expect(pattern.tips.length).toBeGreaterThanOrEqual(2);
      for (const tip of pattern.tips) expect(tip.split(' ').length).toBeGreaterThanOrEqual(3);
      expect(pattern.weight ?? 1).toBeGreaterThanOrEqual(0.3);
      expect(pattern.weight ?? 1).toBeLessThanOrEqual(2);
    },
  );

  it('covers all twenty types', () => {
    expect(new Set(ALL_PATTERNS.map((pattern) => pattern.type)).size).toBe(HOOK_TYPES.length);
  });
});
