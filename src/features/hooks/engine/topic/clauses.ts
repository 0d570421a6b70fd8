/** Wh-clauses, questions, statements, warnings and comparisons. */
import { baseOfGerund, baseOfPast, gerundOf, guessBase, isVerb, knownThird } from '../english/verbs.ts';
import { capitalise, firstToSecond, secondToThird, words } from '../english/words.ts';
import type { WhKind } from '../pattern.ts';
import type { WhClause } from './topic.ts';

const AUX =
  /^(?:is|are|am|was|were|do|does|did|can|could|should|would|will|have|has|may|might|isn't|aren't|don't|doesn't|can't|won't|shouldn't)$/i;
const SUBJECT =
  /^(?:i|you|we|he|she|it|they|people|my|your|the|a|an|our|this|that|these|those|kids|women|men|most|\p{L}+s)$/iu;

export function whClause(text: string, kind: WhKind, infinitive: boolean, derived: boolean): WhClause {
  return { text, they: secondToThird(text), kind, infinitive, derived };
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
  // Inverted order is a question and is read there.
  if (AUX.test(second) && kind !== 'who') return null;
  if (
    kind === 'how' &&
    /^(?:much|many|often|long|far|soon|old)$/i.test(second) &&
    tokens.some((token, i) => i > 1 && AUX.test(token) && SUBJECT.test(tokens[i + 1] ?? ''))
  ) {
    return null;
  }
  const pronoun = /^(?:I|you|we|they|people|he|she|it|nobody|everyone|you're|it's|my)$/i.test(second);
  if (!pronoun && !(kind === 'why' && tokens.length > 3) && !hasFinite(tokens.slice(1))) return null;
  const clause = /\b(?:I|my|we|our)\b/.test(text) ? tokens.join(' ') : firstToSecond(tokens.join(' '));
  const whKind = kind === 'if' ? 'whether' : (kind as WhKind);
  return whClause(
    kind === 'if' ? clause.replace(/^if\b/i, 'whether') : clause.replace(/^\w+/, kind),
    whKind,
    false,
    false,
  );
}

const STATIVES =
  /^(?:works?|fails?|matters?|helps?|happens?|means?|costs?|needs?|feels?|looks?|makes?|takes?|keeps?|gets?|goes|go|hurts?|beats?|kills?|ruins?|wins?|says?|thinks?|knows?|wants?|quit|quits|leaves?|ignores?|hates?|loves?|buys?|sells?|eats?|sleeps?|cries|cry|dies|die|affects?|causes?|changes?|saves?|drains?|beats?|stops?|stays?|stalls?|backfires?|breaks?|burns?|tastes?|crashes|lies|spends?|comes?|starts?|ends?|does|falls?|loses?|stick|sticks|grow|grows|deserves?|starves?|struggles?)$/i;

export function hasFinite(tokens: readonly string[]): boolean {
  return tokens.some((token, index) => {
    const word = token.replace(/[,.;:]$/, '');
    if (
      /^(?:is|are|am|was|were|isn't|aren't|don't|doesn't|didn't|can|can't|will|won't|should|shouldn't|must|has|have|had|you're|you'll|it's|they're|do|does|did)$/i.test(
        word,
      )
    )
      return true;
    if (index === 0) return /^(?:you're|it's|they're|that's)$/i.test(word);
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

export type ReadQuestion = {
  text: string;
  kind: 'yn' | 'wh';
  wh: WhClause | null;
  /** "should you" + this; null where the question is not about a deed. */
  vp: string | null;
  /** What an is/are question asks about: "a 529 plan". */
  subject: string | null;
};

function embed(aux: string, subject: string, rest: string): string {
  const a = aux.toLowerCase();
  if (a === 'do' || a === 'does' || a === 'did') {
    if (a === 'does') {
      const [verb = '', ...after] = words(rest);
      const third = /(?:s|x|ch|sh|o)$/.test(verb)
        ? `${verb}es`
        : /[^aeiou]y$/.test(verb)
          ? `${verb.slice(0, -1)}ies`
          : verb === 'have'
            ? 'has'
            : `${verb}s`;
      return `${subject} ${[third, ...after].join(' ')}`;
    }
    return `${subject} ${rest}`;
  }
  return `${subject} ${a} ${rest}`;
}

/** How many tokens the subject after an auxiliary takes; 0 when unsure. */
function subjectLength(tokens: readonly string[]): number {
  const first = tokens[0] ?? '';
  if (/^(?:i|you|we|he|she|it|they|people|everyone|anyone|kids|women|men|this|that)$/i.test(first)) return 1;
  if (/^(?:my|your|our|the|a|an|his|her|their|this|these|those)$/i.test(first)) {
    const stop = tokens.findIndex(
      (token, i) =>
        i > 1 &&
        /^(?:worth|good|bad|really|actually|safe|enough|necessary|important|better|overrated|dead|dying|healthy|bad|ok|okay|so|too|always|never|keep|need|have|get|feel|work|cost|go|hate|hurt|not|supposed|allowed|still|ready|happy|normal|ignore|fail|die|taste|look|stop|make|take|cry|bark|bite|sleep|eat|break|smell|in|for)$/i.test(
          token,
        ),
    );
    return stop > 0 ? stop : 0;
  }
  const stop = tokens.findIndex(
    (token, i) =>
      i > 0 &&
      /^(?:worth|good|bad|really|actually|safe|enough|necessary|important|better|overrated|dead|dying|healthy|ok|okay|so|too|work|cost|fail|make|need|count|expire|matter|hurt|help|still|always|the|a|an|harmful|toxic|normal)$/i.test(
        token,
      ),
  );
  return stop > 0 ? stop : 0;
}

export function readQuestion(text: string): ReadQuestion | null {
  const marked = /\?\s*$/.test(text);
  const tokens = words(firstToSecond(text.replace(/[?\s]+$/, '')));
  const first = (tokens[0] ?? '').toLowerCase();
  if (tokens.length < 2 || tokens.length > 13) return null;
  const sentence = (body: string) => `${capitalise(body)}?`;
  if (AUX.test(first) && (SUBJECT.test(tokens[1] ?? '') || marked || first === 'is' || first === 'are')) {
    const n = subjectLength(tokens.slice(1));
    const subject = tokens.slice(1, 1 + n).join(' ');
    const rest = tokens.slice(1 + n).join(' ');
    const negative = /n't$/.test(first);
    const wh =
      n > 0 && rest !== '' && !negative
        ? whClause(`whether ${embed(first, subject, rest)}`, 'whether', false, false)
        : null;
    const deed =
      /^(?:should|can|could)$/.test(first) && /^you$/i.test(subject) && isVerb(words(rest)[0] ?? '')
        ? rest
        : null;
    const about =
      /^(?:is|are|does|do)$/.test(first) &&
      n > 0 &&
      !/^(?:it|this|that|you|they|he|she|we|people)$/i.test(subject)
        ? subject
        : null;
    return { text: sentence(tokens.join(' ')), kind: 'yn', wh, vp: deed, subject: about };
  }
  if (!/^(?:why|what|when|where|who|which|how)$/.test(first))
    return marked
      ? { text: sentence(tokens.join(' ')), kind: 'wh', wh: null, vp: null, subject: null }
      : null;
  const at = tokens.findIndex((token, i) => i > 0 && AUX.test(token));
  // "why your house isn't selling": the auxiliary does not follow the question word, so nothing is inverted.
  if (
    !marked &&
    at !== 1 &&
    !/^(?:how (?:much|many|often|long|far|soon)|what|which)$/i.test(
      `${first} ${tokens[1] ?? ''}`.replace(/^(what|which) .*$/i, '$1'),
    )
  )
    return null;
  if (at === -1 || at > 4)
    return marked && !/^(?:how|what|when|where) to\b/i.test(text)
      ? { text: sentence(tokens.join(' ')), kind: 'wh', wh: null, vp: null, subject: null }
      : null;
  const lead = [first, ...tokens.slice(1, at)].join(' ');
  const aux = tokens[at] as string;
  const after = tokens.slice(at + 1);
  const n = subjectLength(after);
  let wh: WhClause | null = null;
  let subject: string | null = null;
  let vp: string | null = null;
  if (
    /^(?:is|are)$/i.test(aux) &&
    first === 'what' &&
    at === 1 &&
    after.length <= 5 &&
    !/^(?:the|this|that|it)$/i.test(after[0] ?? '')
  ) {
    subject = after.join(' ');
    wh = whClause(`what ${subject} ${aux.toLowerCase()}`, 'what', false, false);
  } else if (n > 0 && after.length > n && !/n't$/i.test(aux)) {
    wh = whClause(
      `${lead} ${embed(aux, after.slice(0, n).join(' '), after.slice(n).join(' '))}`,
      first as WhKind,
      false,
      false,
    );
    if (/^(?:how)$/.test(lead) && /^(?:do|can|should)$/i.test(aux) && /^you$/i.test(after[0] ?? ''))
      vp = after.slice(n).join(' ');
  }
  return { text: sentence([lead, aux.toLowerCase(), ...after].join(' ')), kind: 'wh', wh, vp, subject };
}

export type ReadStatement = { text: string; firstPerson: boolean; deed: string | null };

/** "You don't have to cut carbs", "Diets don't work", "I quit my job to start a bakery". */
export function readStatement(text: string): ReadStatement | null {
  const tokens = words(text);
  if (tokens.length < 3 || tokens.length > 13) return null;
  if (
    /^(?:what|why|how|when|where|who|which|if|whether|the (?:reason|way|best|worst|one|only))\b/i.test(text)
  )
    return null;
  const first = tokens[0] ?? '';
  if (/^(?:I|we|I'm|I've|we're|we've|I'd)$/i.test(first)) {
    if (/^(?:I|we) (?:want|need|would|hope|am going|plan) /i.test(text)) return null;
    const base = /^(?:I|we)$/i.test(first) ? baseOfPast(tokens[1] ?? '') : null;
    const deed = base ? firstToSecond([base, ...tokens.slice(2)].join(' ')) : null;
    return { text: tokens.join(' ').replace(/^i\b/, 'I'), firstPerson: true, deed };
  }
  const clause = firstToSecond(text);
  const my = /\b(?:my|I|our|we)\b/.test(text);
  if (
    /^(?:you|you're|you'll|you've|your|it's|it|there|there's|they|nobody|everyone|most|people)\b/i.test(first)
  ) {
    return hasFinite(tokens) ? { text: clause, firstPerson: false, deed: null } : null;
  }
  const at = tokens.findIndex(
    (token, i) =>
      i > 0 &&
      /^(?:is|are|isn't|aren't|was|were|don't|doesn't|didn't|can|can't|won't|will|should|shouldn't|matters?|beats?|kills?|ruins?|works|means|makes?|needs?|costs|wins|deserves?|has|hurts|changes|saves|starts|won't|have)$/i.test(
        token,
      ),
  );
  if (at < 1 || at > 5) return null;
  // "the hidden costs of …", "needs and wants": a noun that looks like a verb.
  if (/s$/i.test(tokens[at] ?? '') && /^(?:of|for|in|and|or|to|with|at|from)?$/i.test(tokens[at + 1] ?? '')) {
    if (!/^(?:is|has|works|matters)$/i.test(tokens[at] ?? '')) return null;
  }
  // "foods that are high in fiber": the verb belongs to a relative clause.
  if (
    tokens.slice(0, at).some((token) => /^(?:that|who|which|when|why|how|what|you|for|to|if)$/i.test(token))
  )
    return null;
  return { text: my ? tokens.join(' ') : clause, firstPerson: my, deed: null };
}

export type ReadNegative = { vp: string; ger: string; stop: boolean };

/** "don't skip the home inspection", "stop eating junk", "never negotiate by email", "avoid crash diets". */
export function readNegative(text: string): ReadNegative | null {
  const dont =
    /^(?:(?:please )?(?:don't|do not|dont|never)|you should(?:n't| not| never)|why you should(?:n't| never| not)|how (?:not to|to not)) (.+)$/i.exec(
      text,
    );
  if (/\b(?:is|are|was|isn't|means) /i.test(text)) return null;
  const bare = dont?.[1] ? firstToSecond(dont[1]) : null;
  if (bare) {
    const [verb = '', ...rest] = words(bare);
    if (!/^\p{Ll}[\p{L}-]*$/u.test(verb) || /(?:ing|ed)$/.test(verb)) return null;
    return { vp: bare, ger: [gerundOf(verb), ...rest].join(' '), stop: false };
  }
  const stop =
    /^(?:(?:how to |why you (?:should|need to) |it's time to |ways to )?(?:stop|quit|avoid)) (.+)$/i.exec(
      text,
    );
  if (!stop?.[1]) return null;
  const [ger = '', ...rest] = words(firstToSecond(stop[1]));
  const base =
    /^(?:stop|quit)/i.test(stop[0]) || /\bstop\b/i.test(stop[0]) ? guessBase(ger) : baseOfGerund(ger);
  if (!base) return null;
  return { vp: [base, ...rest].join(' '), ger: [ger, ...rest].join(' '), stop: true };
}

/** "Roth IRA vs 401k", "renting or buying in 2025", "the difference between a CD and a bond". */
export function readVersus(text: string): { a: string; b: string } | null {
  const between =
    /^(?:the |what's the |what is the )?(?:real )?difference between (.+?) (?:and|vs\.?) (.+?)\??$/i.exec(
      text,
    );
  const direct = /^(.+?)\s+(?:vs\.?|versus|v\.?|or|compared to|instead of)\s+(.+?)\??$/i.exec(text);
  if (/\bVS Code\b/.test(text) && !between) return null;
  const match = between ?? direct;
  if (!match?.[1] || !match[2]) return null;
  const clean = (side: string) =>
    side
      .replace(/^(?:should you |is it better to |which is better[:,]? |whether to )/i, '')
      .replace(/[,:;]$/, '')
      .trim();
  let a = clean(match[1]);
  let b = clean(match[2]);
  const tail =
    / (?:in \d{4}|right now|this year|today|: .+|for (?:beginners|you)|which (?:one )?is (?:better|right).*)$/i;
  a = a.replace(tail, '');
  b = b.replace(tail, '').replace(/, which.*$/i, '');
  const fine = (side: string) => {
    const n = words(side).length;
    return (
      n >= 1 &&
      n <= 4 &&
      !/\b(?:vs|or|how|why|what|when|should|is|are|i|you|do|don't|not)\b/i.test(side) &&
      !/[?!.,]/.test(side)
    );
  };
  if (!fine(a) || !fine(b)) return null;
  // "healthy or happy snacks", "day or night shifts": one noun with two adjectives is no comparison.
  if (/ or /i.test(text) && !between && /^(?:two|one|day|more|sooner|now|yes|good|better)$/i.test(a))
    return null;
  return { a, b };
}
