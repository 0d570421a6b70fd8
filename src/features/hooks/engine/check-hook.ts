/** One gate for every hook, whoever wrote it: language, claims, profession. */
import { claimFaults } from './claims.ts';
import type { HookContext } from './context.ts';
import { countFaults } from './counts.ts';
import { lintHook } from './lint.ts';
import { professionFaults } from './profession-rules.ts';

export type CheckContext = Pick<HookContext, 'profession' | 'source'> & Partial<Pick<HookContext, 'topic'>>;

const miscounts = (text: string, { topic }: CheckContext): string[] =>
  topic ? countFaults(text, topic) : [];

/** Reasons to refuse the text; empty when it may be shown. */
export function checkHook(text: string, context: CheckContext): string[] {
  return [
    ...lintHook(text, context.topic?.language),
    ...claimFaults(text, context.source),
    ...professionFaults(text, context.profession),
    ...miscounts(text, context),
  ];
}

/** The same as a yes or no. */
export function isClean(text: string, context: CheckContext): boolean {
  return (
    lintHook(text, context.topic?.language).length === 0 &&
    claimFaults(text, context.source).length === 0 &&
    professionFaults(text, context.profession).length === 0 &&
    miscounts(text, context).length === 0
  );
}
