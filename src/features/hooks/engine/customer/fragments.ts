/** What is said of the audience without naming it: after a semicolon, after a persona's age, or in a list of its own. */
import { isPluralNoun } from '../english/nouns.ts';
import { isAlsoNoun, isVerb, knownThird } from '../english/verbs.ts';
import { words } from '../english/words.ts';
import { FEELINGS, PREDICATE_STARTS } from './predicates.ts';
import { isTroubleVerb } from './troubles.ts';

/** "…; clench their jaw without noticing; sick of living on ibuprofen" */
export function opensFragment(body: string): boolean {
  const [first = '', second = ''] = words(body);
  // "work long hours, no time for marketing, hate being on camera"
  const bare = first.replace(/,$/, '');
  if (
    /, (?:no|never|can't|don't|hate|hates) /i.test(body) &&
    (isVerb(bare) || (bare !== first && FEELINGS.test(bare)))
  )
    return true;
  if (FEELINGS.test(first) && !isPluralNoun(words(body).at(-1) ?? '')) return true;
  if (FEELINGS.test(first)) return /^(?:of|about|by|with|to|from|in|at|that|they)$/i.test(second);
  return (
    second !== '' &&
    !isPluralNoun(first) &&
    (isTroubleVerb(body) || ((isVerb(first) || PREDICATE_STARTS.test(first)) && !isAlsoNoun(first)))
  );
}

/** "widow, no savings", "first apartment, wants it tidy": what stands before the first deed is one person's own. */
export function fromFirstDeed(text: string): string | null {
  const parts = text.split(', ');
  const at = parts.findIndex((part) => saysSomething(part));
  if (at === -1) return null;
  // "no savings and two sons": what she has besides is hers.
  return parts
    .slice(at)
    .join(', ')
    .replace(/^(no \p{L}+(?: \p{L}+)?) and (?:an?|one|two|three|four|five) .*$/iu, '$1');
}

function saysSomething(part: string): boolean {
  const [first = '', second = ''] = words(part);
  if (/^(?:can't|never|doesn't|hasn't|no)$/i.test(first)) return true;
  if (FEELINGS.test(first)) return /^(?:of|about|by|with|to|from|that|she|he|they)$/i.test(second);
  return doesIt(first, second);
}

/** "makes good money", "hates passwords"; not "works" alone, and no runs or plans. */
function doesIt(third: string, next: string): boolean {
  const base = knownThird(third);
  if (base === null || next === '') return false;
  if (/^(?:hate|want|need)$/.test(base)) return true;
  return (
    !isAlsoNoun(base) || /^(?:an?|the|her|his|their|from|at|on|to|too|good|all|every|no|out|it)$/i.test(next)
  );
}

/** "busy, overwhelmed, no idea what to cook": nobody is named, and each part is said of them. */
export function isListOfFragments(body: string): boolean {
  const parts = body.split(', ');
  return (
    parts.length > 1 &&
    parts.every((part) => {
      const [first = '', ...rest] = words(part);
      if (/^(?:not|no|can't|never|doesn't|don't)$/i.test(first)) return true;
      return rest.length === 0 ? FEELINGS.test(first) : doesIt(first, rest[0] ?? '');
    })
  );
}
