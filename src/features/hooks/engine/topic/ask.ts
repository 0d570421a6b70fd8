/** Questions made from clauses: "why your team ignores training" asks "Why does your team ignore training?". */
import { isPluralNoun } from '../english/nouns.ts';
import { baseOfPast, isVerb, knownThird } from '../english/verbs.ts';
import { capitalise, words } from '../english/words.ts';
import { isOwn } from './clauses.ts';
import type { Topic, WhClause } from './topic.ts';

const HELPERS =
  /^(?:is|are|isn't|aren't|can|can't|won't|will|should|shouldn't|might|could|don't|doesn't|didn't)$/i;
/** Verbs that no list of deeds holds, because nobody does them on purpose. */
const INTRANSITIVE =
  /^(?:fails|stalls|flops|smells|hurts|barks|itches|leaks|squeaks|freezes|re-renders|sags|wilts)$/i;
/** Between subject and verb they would have to move. */
const ADVERBS = /^(?:never|always|really|actually|still|just|only|even)$/i;
/** "closing gets delayed": no plural of anything. */
const NO_PLURAL = /^(?:gets|feels|goes|comes|takes|keeps|makes)$/i;
const PRONOUNS = /^(?:you|people|kids|women|men)$/i;
const NO_SUBJECT =
  /^(?:I|my|we|our|me|it|this|that|they|there|to|not|some|most|nobody|everyone|much|many|often|long|far)$/i;

/** "your team" + "ignores training" → the auxiliary, the subject and the rest with its verb in the base form. */
function inverted(subject: readonly string[], verb: string, rest: readonly string[]): string | null {
  const who = subject.join(' ');
  if (HELPERS.test(verb)) return [verb.toLowerCase(), who, ...rest].join(' ');
  const last = subject.at(-1) ?? '';
  const third = knownThird(verb) ?? (INTRANSITIVE.test(verb) ? verb.slice(0, -1) : null);
  if (third && third !== 'are' && third !== 'have' && !isPluralNoun(last))
    return ['does', who, third, ...rest].join(' ');
  if ((isVerb(verb) || INTRANSITIVE.test(`${verb}s`)) && (PRONOUNS.test(last) || isPluralNoun(last)))
    return ['do', who, verb, ...rest].join(' ');
  const past = baseOfPast(verb);
  return past && past !== verb ? ['did', who, past, ...rest].join(' ') : null;
}

function ofClause(opener: string, clause: readonly string[]): string | null {
  const [first = ''] = clause;
  if (NO_SUBJECT.test(first)) return null;
  if (/^you're$/i.test(first)) return `${opener} are you ${clause.slice(1).join(' ')}?`;
  const possessive = /^(?:your|the|a|an)$/i.test(first);
  for (let at = possessive ? 2 : 1; at <= 4 && at < clause.length; at++) {
    const verb = clause[at] as string;
    if (ADVERBS.test(verb)) return null;
    // "pees when excited": the verb is not known, and what follows is another clause.
    if (/^(?:when|if|while|after|before|because|until|like)$/i.test(verb)) return null;
    const subject = clause.slice(0, at);
    // "your demo calls don't close": what a helper follows is still the subject.
    if (HELPERS.test(clause[at + 1] ?? '') && !HELPERS.test(verb)) continue;
    // "new hires quit": a plural before a verb is the subject itself.
    const next = clause[at + 1] ?? '';
    if (
      isPluralNoun(verb) &&
      !NO_PLURAL.test(verb) &&
      (isVerb(next) ||
        /^(?:affect|cause|impact|determine|influence|shape|drive)$/i.test(next) ||
        INTRANSITIVE.test(`${next}s`) ||
        (at === 1 && next !== '' && !possessive && clause.length === 3)) &&
      !isPluralNoun(clause[at - 1] ?? '')
    )
      continue;
    // "your React app re-renders": a noun that could be a verb is still the subject, unless it ends the clause.
    const asked = inverted(subject, verb, clause.slice(at + 1));
    if (asked) return `${opener} ${asked}?`;
  }
  return null;
}

export function questionFromWh(wh: WhClause): Topic['question'] {
  const [opener = '', ...rest] = words(wh.text);
  if (words(wh.text).length > 9 || isOwn(wh.text)) return null;
  let text: string | null = null;
  if (wh.infinitive) {
    const at = rest.findIndex((token) => /^to$/i.test(token));
    const deed = rest.slice(at + 1).join(' ');
    // Nobody asks "how do you be".
    if (at === 0 && /^how$/i.test(opener)) text = /^be\b/i.test(deed) ? null : `How do you ${deed}?`;
    else if (at === 1 && /^not$/i.test(rest[0] ?? ''))
      text = /^when$/i.test(opener) ? `When shouldn't you ${deed}?` : `${opener} should you never ${deed}?`;
    else if (at >= 0 && at < 3 && /^(?:what|when|where|who|which)$/i.test(opener))
      text = `${[opener, ...rest.slice(0, at)].join(' ')} ${/^where$/i.test(opener) && /^(?:find|get|buy|meet|see)\b/i.test(deed) ? 'can' : 'should'} you ${deed}?`;
  } else if (/^(?:why|how)$/i.test(opener) && !/ and then /i.test(wh.text)) text = ofClause(opener, rest);
  return text === null ? null : { text: capitalise(text), kind: 'wh', derived: true };
}
