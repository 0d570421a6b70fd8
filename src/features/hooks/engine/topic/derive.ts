/** Forms that one shape lends to the patterns of another, so that no topic is short of patterns. */
import { countability } from '../english/nouns.ts';
import { thirdPerson } from '../english/verbs.ts';
import { firstToSecond, lowerFirst, words } from '../english/words.ts';
import type { TopicClass } from '../pattern.ts';
import { whClause } from './clauses.ts';
import { gerundNominal, readNounPhrase } from './nominal.ts';
import type { Nominal, Topic, VerbPhrase, WhClause } from './topic.ts';
import { readInfinitive } from './verb-phrase.ts';

/** "meal prep" → "get meal prep right". */
export function verbFromNominal(np: Nominal, topicClass: TopicClass): VerbPhrase | null {
  const thing = firstToSecond(np.core);
  if (words(thing).length > 4 || np.superlative) return null;
  if (topicClass === 'problem')
    return {
      vp: `deal with ${thing}`,
      full: `deal with ${thing}`,
      ger: `dealing with ${thing}`,
      verbClass: 'outcome',
      derived: true,
    };
  if (topicClass === 'term') {
    const verb = /^an? /i.test(thing)
      ? (['use', 'using'] as const)
      : (['understand', 'understanding'] as const);
    return {
      vp: `${verb[0]} ${thing}`,
      full: `${verb[0]} ${thing}`,
      ger: `${verb[1]} ${thing}`,
      verbClass: 'light',
      derived: true,
    };
  }
  if (topicClass === 'content' || np.form === 'gerund') return null;
  if (/^(?:better|more|less|fewer|faster|good|great)\b/i.test(thing)) {
    return {
      vp: `get ${thing}`,
      full: `get ${thing}`,
      ger: `getting ${thing}`,
      verbClass: 'outcome',
      derived: true,
    };
  }
  return {
    vp: `get ${thing} right`,
    full: `get ${thing} right`,
    ger: `getting ${thing} right`,
    verbClass: 'outcome',
    derived: true,
  };
}

/** "compound interest" → "how compound interest works". */
export function whFromNominal(np: Nominal, topicClass: TopicClass, mod: string | null): WhClause | null {
  const thing = firstToSecond(np.core);
  if (words(thing).length > 4 || np.superlative || np.form === 'gerund') return null;
  if (/^(?:better|more|less|fewer|good|the \w+s )/i.test(thing)) return null;
  const agree = (verb: string) => (np.plural ? verb : thirdPerson(verb));
  if (topicClass === 'term') return whClause(`how ${thing} ${agree('work')}`, 'how', false, true);
  if (topicClass === 'problem')
    return np.plural ? null : whClause(`why ${thing} ${agree('happen')}`, 'why', false, true);
  if (topicClass === 'content') {
    return mod && np.plural && countability(words(mod).at(-1) ?? '') === 'count'
      ? whClause(`what makes a good ${mod}`, 'what', false, true)
      : null;
  }
  return whClause(`what makes ${thing} work`, 'what', false, true);
}

export function questionFromNominal(np: Nominal, topicClass: TopicClass): Topic['question'] {
  if (topicClass === 'problem' || topicClass === 'content' || np.superlative || np.form === 'gerund')
    return null;
  const thing = firstToSecond(np.core);
  if (words(thing).length > 5) return null;
  return { text: `${np.plural ? 'Are' : 'Is'} ${lowerFirst(thing)} worth it?`, kind: 'yn', derived: true };
}

export function whFromVerb(verb: VerbPhrase): WhClause {
  return whClause(`how to ${verb.full}`, 'how', true, true);
}

export function nominalFromVerb(verb: VerbPhrase, derived: boolean): Nominal {
  const full = verb.ger + verb.full.slice(verb.vp.length);
  return gerundNominal(verb.ger, full, derived);
}

/** "give better feedback" → "feedback", so that "the feedback mistake" can be said. */
export function modFromObject(vp: string): string | null {
  const rest = words(vp)
    .slice(1)
    .join(' ')
    .replace(/^(?:the|a|an|your|better|more|less|up|out|some)\s+/i, '');
  if (
    rest === '' ||
    /^(?:for|to|with|in|on|at|from|about|into|off|down|away|over|it|them|you|how|why|what|no|yes)\b/i.test(
      rest,
    )
  )
    return null;
  const phrase = readNounPhrase(rest);
  if (!phrase?.mod || words(phrase.mod).length > 2) return null;
  return countability(phrase.head.replace(/s$/, '')) === 'unknown' && !/s$/.test(phrase.head)
    ? null
    : phrase.mod;
}

/** The subject of "why your sourdough fails" or "how compound interest works". */
export function nominalFromWh(wh: WhClause): ReturnType<typeof readNounPhrase> {
  if (wh.infinitive || !/^(?:why|how)$/.test(wh.kind)) return null;
  const tokens = words(wh.text).slice(1);
  const at = tokens.findIndex(
    (token, index) =>
      index > 0 &&
      /^(?:is|are|isn't|aren't|don't|doesn't|won't|can't|keeps?|fails?|works?|affects?|matters?|never|always|feels?|happens?|goes|go|gets?|should|can|might|ignores?|stalls?|ruins?|kills?|breaks?|crashes|causes?|makes?|tastes?|needs?|lies)$/i.test(
        token,
      ),
  );
  if (at < 1 || at > 4) return null;
  const subject = tokens.slice(0, at).join(' ');
  if (/^(?:you|I|we|they|it|people|most|nobody|everyone|this|that|much|many|often|long|far)\b/i.test(subject))
    return null;
  // "your sourdough" as a topic is sourdough; "your dog" stays yours.
  const bare = subject.replace(/^your\s+/i, '');
  const mass = countability(words(bare).at(-1) ?? '') === 'mass';
  const phrase = readNounPhrase(mass ? bare : subject);
  return phrase ? { ...phrase, nominal: { ...phrase.nominal, derived: true } } : null;
}

export function verbFromWh(wh: WhClause): VerbPhrase | null {
  if (!wh.infinitive || !/^(?:when|where|how)$/.test(wh.kind)) return null;
  return readInfinitive(wh.text.replace(/^\w+ to /i, ''), true);
}
