/** Takes one predicate apart where every verb is a complaint of its own. */
import { isPluralNoun } from '../english/nouns.ts';
import { isAlsoNoun, isVerb } from '../english/verbs.ts';
import { words } from '../english/words.ts';
import { isSuffered } from './past.ts';
import { isTroubleVerb } from './troubles.ts';

/** A wish goes on after "and", and so does what they cannot do; there, a bare verb is no complaint of its own. */
const GOES_ON =
  /^(?:are |would |really |just |still )*(?:want|need|wish|hope|hoping|trying|try|looking|wanting|love|like|dream|ready|can't|cannot|don't|never|won't|stop|can|could|should|were|have been|would|let|help|plan)\b/i;

/** "skip lunch and end up raiding the vending machine": each verb its own complaint, for where the whole is too long. */
export function deedsOf(predicate: string): string[] {
  if (GOES_ON.test(predicate)) return [predicate];
  const parts: string[] = [];
  let from = 0;
  for (const match of predicate.matchAll(
    /(?:,? and then |,? and |, then |, )(?=(\p{L}[\p{L}'-]*) \p{L})/giu,
  )) {
    const before = predicate.slice(from, match.index);
    const after = predicate.slice(match.index + match[0].length);
    const verb = match[1] ?? '';
    const opens =
      (isVerb(verb) &&
        !isPluralNoun(verb) &&
        (!isAlsoNoun(verb) ||
          isTroubleVerb(after) ||
          / (?:the|an?|their|every|no) /i.test(` ${words(after)[1] ?? ''} `))) ||
      isTroubleVerb(after) ||
      isSuffered(after);
    if (!opens || words(before).length < 2) continue;
    parts.push(before.trim());
    from = match.index + match[0].length;
  }
  parts.push(predicate.slice(from).trim());
  return parts;
}
