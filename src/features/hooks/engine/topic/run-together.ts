/** Splits what is written without spaces, "diycostume", into the fewest and most frequent words. */
import { COMMON_WORDS } from './common-words.ts';
import { ACRONYMS, PROPER } from './proper-names.ts';

const LONGEST = 14;

/** A word costs as much as all that its rank could save: fewer words win, then more frequent ones. */
const PER_WORD = 20;

const COST: ReadonlyMap<string, number> = new Map([
  ...[...PROPER, ...ACRONYMS]
    .filter((name) => /^[a-z]{4,}$/.test(name))
    .map((name): [string, number] => [name, PER_WORD + 8]),
  ...COMMON_WORDS.map((word, rank): [string, number] => [word, PER_WORD + Math.log(rank + 2)]),
]);

export function isCommonWord(word: string): boolean {
  const lower = word.toLowerCase();
  return (
    COST.has(lower) || [/s$/, /es$/, /d$/, /ed$/, /ing$/].some((end) => COST.has(lower.replace(end, '')))
  );
}

/** The singular of a regular plural that we know in both forms: "nails" before "designs". */
export function knownSingular(word: string): string {
  const single = word.replace(/(?<!s)s$/, '');
  return single.length > 2 && COST.has(single) && single !== word ? single : word;
}

/** "one pot dinners" are no count of pots. */
export function withHyphens(text: string): string {
  return text
    .replace(
      /\b(one|two|three|five|ten|\d+) (pot|pan|ingredient|minute|hour|day|bowl|skillet|step|piece|car|bedroom)(?= \p{L})/giu,
      '$1-$2',
    )
    .replace(/\b(move) (in|out)(?= (?:day|hacks|tips|ideas|checklist|list|essentials|haul)\b)/gi, '$1-$2');
}

type Step = { cost: number; from: number };

/** The words of a run of letters, or null where some of it is no word that we know. */
export function splitRun(run: string): string[] | null {
  const text = run.toLowerCase();
  if (text.length > 40) return null;
  const best: (Step | null)[] = [{ cost: 0, from: 0 }];
  for (let end = 1; end <= text.length; end++) {
    let found: Step | null = null;
    for (let from = Math.max(0, end - LONGEST); from < end; from++) {
      const before = best[from];
      const price = before ? priceOf(text, from, end) : null;
      if (before && price !== null && (!found || before.cost + price < found.cost))
        found = { cost: before.cost + price, from };
    }
    best[end] = found;
  }
  const parts: string[] = [];
  for (let end = text.length; end > 0; ) {
    const step: Step | null | undefined = best[end];
    if (!step) return null;
    parts.unshift(text.slice(step.from, end));
    end = step.from;
  }
  return parts;
}

function priceOf(text: string, from: number, end: number): number | null {
  const part = text.slice(from, end);
  if (/^\d+$/.test(part))
    return /\d/.test(text.charAt(from - 1)) || /\d/.test(text.charAt(end)) ? null : PER_WORD;
  return COST.get(part) ?? null;
}
