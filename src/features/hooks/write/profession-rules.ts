/** What regulated professions must not say, for hooks of every writer. */
import type { HookType } from '../hook-types.ts';
import type { Brief } from '../read/brief.ts';
import type { Profession } from '../read/profession.ts';
import { compileRules, matcherOf, type Rule } from '../read/word-lists.ts';
import rules from './profession-rules.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

/** Fair housing: describe the property and the process, never kinds of people. */
const KINDS_OF_PEOPLE = matcherOf(words.kindsOfPeople);

export const namesKindsOfPeople = (text: string): boolean => KINDS_OF_PEOPLE.test(text);

/** The audience that a hook may name. Null in real estate for kinds of people, such as families. */
export function sayableAudience({
  audience,
  profession,
}: Pick<Brief, 'audience' | 'profession'>): string | null {
  return audience && profession === 'realEstate' && KINDS_OF_PEOPLE.test(audience) ? null : audience;
}

const TEXT_RULES: Partial<Record<string, readonly Rule[]>> = Object.fromEntries(
  Object.entries(rules).map(([profession, list]) => [profession, compileRules(list)]),
);

/** Reasons why this profession cannot say the text; empty when it can. */
export function professionFaults(text: string, profession: Profession): string[] {
  return (TEXT_RULES[profession] ?? [])
    .filter(([pattern]) => pattern.test(text))
    .map(([, reason]) => `${profession}: ${reason}`);
}

const NONE: ReadonlySet<HookType> = new Set();
const BODY = matcherOf(words.body);

/** Types of hooks that a profession does not use for this topic. */
export function excludedTypes({
  profession,
  topic,
  gentle,
}: Pick<Brief, 'profession' | 'topic' | 'gentle'>): ReadonlySet<HookType> {
  if (profession === 'mentalHealthTherapist')
    return new Set(gentle ? ['Before and After', 'Challenge', 'Trend'] : ['Before and After']);
  if (profession === 'nutritionist' && BODY.test(topic)) return new Set(['Before and After', 'Challenge']);
  return profession === 'financialAdvisor' ? new Set(['Before and After']) : NONE;
}
