/** Wh-clauses, and how to tell that words hold a finite verb. */
import { countability, isPluralNoun } from '../english/nouns.ts';
import { baseOfPast, isVerb, knownThird } from '../english/verbs.ts';
import { firstToSecond, secondToThird, words } from '../english/words.ts';
import type { WhKind } from '../pattern.ts';
import type { WhClause } from './topic.ts';

export const AUX =
  /^(?:is|are|am|was|were|do|does|did|can|could|should|would|will|have|has|may|might|isn't|aren't|don't|doesn't|can't|won't|shouldn't)$/i;
export const SUBJECT =
  /^(?:i|you|we|he|she|it|they|people|my|your|the|a|an|our|this|that|these|those|kids|women|men|most|\p{L}+s)$/iu;

const SAYS_I = /\b(?:say|saying|says) I\b.*$/;

/** Told of the creator; "when to say I love you" is not: the viewer says it. */
export function isOwn(clause: string): boolean {
  return /\b(?:I|my|we|our|me)\b/.test(clause.replace(SAYS_I, ''));
}

export function whClause(text: string, asked: WhKind, infinitive: boolean, derived: boolean): WhClause {
  // "how much house you can afford" has no answer to announce: it behaves like "whether".
  const kind =
    asked === 'how' &&
    /^how (?:much|many|often|long|far|soon|old|hard it|easy it|difficult it|(?:expensive|big|bad|safe|dangerous|realistic|important|accurate) (?:it|your|the))\b/i.test(
      text,
    )
      ? 'whether'
      : asked;
  // "what to say when they ask": who "they" are would be lost, and what the creator tells is nobody else's.
  const own = isOwn(text);
  const mixed = /\byou/.test(text) && /\b(?:they|them|their|one of you|\p{L}+ing you)\b/u.test(text);
  return {
    text,
    they: own || mixed ? '' : SAYS_I.test(text) ? text : secondToThird(text),
    kind,
    infinitive,
    derived,
  };
}

/** "why your sourdough fails", "what to eat before a workout", "how compound interest works". */
export function readWh(text: string): WhClause | null {
  const tokens = words(text.replace(/\?+$/, ''));
  const kind = (tokens[0] ?? '').toLowerCase();
  if (
    !/^(?:why|what|when|where|who|which|how|whether|if)$/.test(kind) ||
    tokens.length < 3 ||
    tokens.length > 13
  )
    return null;
  const second = tokens[1] ?? '';
  if (/^to$/i.test(second)) {
    if (kind === 'how' || kind === 'why') return null;
    return whClause(firstToSecond(tokens.join(' ')), kind as WhKind, true, false);
  }
  // "what not to say in a salary negotiation"
  if (
    /^(?:what|when)$/.test(kind) &&
    /^not to \S+/i.test(tokens.slice(1).join(' ')) &&
    tokens.length > (kind === 'when' ? 3 : 4)
  )
    return whClause(firstToSecond(tokens.join(' ')), kind as WhKind, true, false);
  const deed = tokens.findIndex((token, index) => index > 1 && /^to$/i.test(token));
  if (
    kind === 'how' &&
    /^(?:much|many|often|long|far|soon)$/i.test(second) &&
    deed > 1 &&
    deed < 5 &&
    /^\p{Ll}{2,}$/u.test(tokens[deed + 1] ?? '')
  )
    return whClause(firstToSecond(tokens.join(' ')), 'how', true, false);
  // Inverted order is a question and is read there.
  if (AUX.test(second) && kind !== 'who') return null;
  if (
    kind === 'how' &&
    /^(?:much|many|often|long|far|soon|old)$/i.test(second) &&
    tokens.some((token, i) => i > 1 && AUX.test(token) && SUBJECT.test(tokens[i + 1] ?? ''))
  ) {
    return null;
  }
  const direct =
    /^(?:what|who)$/.test(kind) &&
    (STATIVES.test(second) ||
      tokens.length > 3 ||
      // "what sellers regret"
      (isPluralNoun(second) && isVerb((tokens[2] ?? '').toLowerCase())));
  // "how deductibles reset", "how equity vests": what has neither "to" nor a helper after "how" is a clause.
  const happens =
    kind === 'how' &&
    !/^(?:about|come|much|many|often|long|far|soon|old|not)$/i.test(second) &&
    tokens.some((token, at) => at > 1 && followsSubject(tokens[at - 1] ?? '', token));
  // "how retinol changed my skin"
  const did =
    kind === 'how' &&
    tokens.some(
      (token, at) =>
        at > 1 &&
        /(?:ed|made|taught|cost)$/.test(token) &&
        /^(?:my|me|our|us|your|the)$/.test(tokens[at + 1] ?? ''),
    );
  const pronoun = /^(?:I|you|we|they|people|he|she|it|nobody|everyone|you're|it's|my)$/i.test(second);
  if (
    !pronoun &&
    !direct &&
    !happens &&
    !did &&
    !(kind === 'why' && tokens.length > 2) &&
    !hasFinite(tokens.slice(1))
  )
    return null;
  // "what happens if I miss a payment" is asked by the viewer.
  const told =
    (did && /\b(?:me|us)\b/.test(text)) ||
    // "what 10,000 steps a day did to me"
    /^what .+ (?:did (?:to|for)|taught|cost|gave) (?:me|us)\b/i.test(text) ||
    (/\b(?:I|my|we|our)\b/.test(text) && !/^what happens (?:if|when|to)\b/i.test(text));
  const clause = told ? tokens.join(' ') : firstToSecond(tokens.join(' '));
  // "if it isn't in writing, they never promised it" asks nothing.
  if (kind === 'if' && text.includes(',')) return null;
  // "why the house": a reason for nothing.
  if (kind === 'why' && tokens.length < 4 && /^(?:the|a|an|your|my)$/i.test(second)) return null;
  const whKind = kind === 'if' ? 'whether' : (kind as WhKind);
  return whClause(
    kind === 'if' ? clause.replace(/^if\b/i, 'whether') : clause.replace(/^\w+/, kind),
    whKind,
    false,
    false,
  );
}

/** A plural and a word that is none, or one thing and what it does: "deductibles reset", "equity vests". */
function followsSubject(subject: string, verb: string): boolean {
  if (!/^\p{Ll}{3,}$/u.test(verb) || /^(?:for|with|from|about|into|and|the|your|that|who)$/.test(verb))
    return false;
  if (isPluralNoun(subject)) return !isPluralNoun(verb) && !/(?:ing|ly|tion|ness|ment)$/.test(verb);
  return (
    countability(subject) === 'mass' && /[^s]s$/.test(verb) && countability(verb.slice(0, -1)) === 'unknown'
  );
}

export const STATIVES =
  /^(?:works?|fails?|matters?|helps?|happens?|means?|costs?|needs?|feels?|looks?|makes?|takes?|keeps?|gets?|goes|go|hurts?|beats?|kills?|ruins?|wins?|says?|thinks?|knows?|wants?|quit|quits|leaves?|ignores?|hates?|loves?|buys?|sells?|eats?|sleeps?|cries|cry|dies|die|affects?|causes?|changes?|saves?|drains?|beats?|stops?|stays?|stalls?|backfires?|breaks?|burns?|tastes?|crashes|lies|spends?|comes?|starts?|ends?|does|falls?|loses?|stick|sticks|grow|grows|deserves?|starves?|struggles?|sucks?|stinks?|tanks|rocks|bombs)$/i;

export function hasFinite(tokens: readonly string[]): boolean {
  return tokens.some((token, index) => {
    const word = token.replace(/[,.;:]$/, '');
    if (
      /^(?:is|are|am|was|were|isn't|aren't|don't|doesn't|didn't|can|can't|could|couldn't|would|wouldn't|might|will|won't|should|shouldn't|must|has|have|had|you're|you'll|it's|they're|do|does|did)$/i.test(
        word,
      )
    )
      return true;
    if (index === 0) return /^(?:you're|it's|they're|that's|there's)$/i.test(word);
    // After a preposition or a determiner it is a noun: "people pleasing at work".
    if (
      /^(?:at|in|for|of|the|an?|your|my|to|with|on|from|after|before|about)$/i.test(tokens[index - 1] ?? '')
    )
      return false;
    // "your partner's love language": what follows an owner is owned.
    if (/\p{L}'s$/u.test(tokens[index - 1] ?? '') && !/s$/.test(word)) return false;
    if (STATIVES.test(word)) return true;
    if (
      /^(?:you|i|we|they|people|buyers|kids|women|men)$/i.test(tokens[index - 1] ?? '') &&
      (isVerb(word) || baseOfPast(word) !== null)
    )
      return true;
    return (
      index > 0 &&
      knownThird(word) !== null &&
      !/^(?:starts|plans|books|tests|deals|lists|works)$/i.test(word) &&
      index < tokens.length
    );
  });
}
