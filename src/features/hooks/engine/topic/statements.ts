/** Statements, warnings and comparisons. */
import { isPluralNoun } from '../english/nouns.ts';
import { COMPOUND_VERBS } from '../english/verb-lists.ts';
import { baseOfGerund, baseOfPast, gerundOf, guessBase, isVerb } from '../english/verbs.ts';
import { firstToSecond, words } from '../english/words.ts';
import { hasFinite } from './clauses.ts';
import { claimsPlainly, lostMine } from './plain-claims.ts';
import { LIVING } from './reduced-relative.ts';

const FEELS = /^(?:want|notice|love|hate|crave|prefer|respect|remember|forgive|thrive)$/i;

/** "sold everything and moved into a van": the second verb follows the first; null where it does not follow. */
function presentTense(rest: readonly string[]): string[] | null {
  const at = rest.findIndex((token) => /^(?:and|but|then|so)$/i.test(token));
  const next = rest[at + 1] ?? '';
  if (at === -1) return [...rest];
  if (
    /^(?:I|we|it|he|she|they|my|had|was|were|still|now|never|then|so|lost|regret\p{L}*|hated)$/iu.test(next)
  )
    return null;
  const base = baseOfPast(next);
  return base ? [...rest.slice(0, at + 1), base, ...rest.slice(at + 2)] : [...rest];
}

export type ReadStatement = { text: string; firstPerson: boolean; deed: string | null };

/** "You don't have to cut carbs", "Diets don't work", "I quit my job to start a bakery". */
/** "eating eggs every day won't wreck your cholesterol": what is said of the deed, and not the deed. */
export function claimsOfDeed(text: string): boolean {
  return (
    /^\p{L}+ing\b.* (?:won't|will not|can't|cannot|doesn't|does not|will|can) \p{L}+ (?:your|you|the|an?|their)\b/iu.test(
      text,
    ) ||
    // "learning to cook saves money"
    /^\p{L}+ing\b.* (?:saves|beats|makes|takes|ruins|helps|hurts|kills|teaches|improves|lowers|boosts|reduces|burns|builds|strengthens|prevents|relieves|calms) (?!this\b|that\b|of\b|for\b|and\b|in\b|on\b|with\b|to\b|from\b)\p{L}+/iu.test(
      text,
    )
  );
}

export function readStatement(text: string): ReadStatement | null {
  const tokens = words(text);
  if (lostMine(tokens)) return { text: tokens.join(' '), firstPerson: true, deed: null };
  if (claimsPlainly(tokens)) return { text: firstToSecond(text), firstPerson: false, deed: null };
  if (tokens.length < 3 || tokens.length > 13) return null;
  // "life's too short for bad coffee"
  if (
    /^(?:life|love|time|sleep|money|success|health|done|less|more|family|cheap|free)'s (?:too|not|never|so|always) \p{L}/iu.test(
      text,
    )
  )
    return { text: firstToSecond(text), firstPerson: false, deed: null };
  if (
    /^(?:what|why|how|when|where|who|which|if|whether|the (?:reason|way|best|worst|one|only))\b/i.test(text)
  )
    return null;
  const first = tokens[0] ?? '';
  if (/^(?:I|we|I'm|I've|we're|we've|I'd)$/i.test(first)) {
    if (/^(?:I|we) (?:want|need|would|hope|am going|plan) /i.test(text)) return null;
    const base = /^(?:I|we)$/i.test(first) ? baseOfPast(tokens[1] ?? '') : null;
    // What went wrong is nothing to do after the creator: "we lost our biggest client".
    const sad =
      /^(?:lose|fail|fall|miss|ruin|crash|waste|forget|hate|break|regret|get (?:fired|laid|scammed|sued)|make (?:\$0|no money|nothing)|go (?:broke|bankrupt))\b/i;
    const mishap =
      base !== null &&
      sad.test([base, ...tokens.slice(2)].join(' ')) &&
      !/\b(?:weight|pounds|fat)\b/i.test(text);
    const rest = presentTense(tokens.slice(2));
    const deed = base && !mishap && rest ? firstToSecond([base, ...rest].join(' ')) : null;
    return { text: tokens.join(' ').replace(/^i\b/, 'I'), firstPerson: true, deed };
  }
  // "My husband and I sleep in separate bedrooms", "My house burned down"
  if (
    /^(?:my|our) (?:\p{L}+ )?\p{L}+ (?:and (?:I|we) \p{L}+|\p{L}+ed\b|broke|fell|died|left|quit|went|lost|got|hit|ran|sold|stole|kept|took|gave|made|told|said|came|became|found|threw|paid|bought|shut|won|grew|froze|burst|caught|ate|drove|spent|taught|did|saw|wrote|built) ?/iu.test(
      text,
    ) &&
    tokens.length > 3
  )
    return { text: tokens.join(' '), firstPerson: true, deed: null };
  // "handing off files developers won't hate": a deed, and nobody's claim.
  if (
    baseOfGerund(first) !== null &&
    / (?:won't|will|can|can't|should|don't|doesn't|does not) /i.test(text) &&
    !/ (?:is|isn't|won't make|will make|can be|doesn't make|does not make|will not make|beats) /i.test(
      text,
    ) &&
    !claimsOfDeed(text)
  )
    return null;
  const clause = firstToSecond(text);
  const my = /\b(?:my|I|our|we)\b/.test(text);
  // "motherhood changed my friendships"
  if (/^\p{L}+ (?:changed|saved|ruined|broke|taught|made|cost) (?:my|me|our|us)\b/iu.test(text))
    return { text: tokens.join(' '), firstPerson: true, deed: null };
  // "landlord won't return my deposit": what the customer types, not what the creator would say.
  if (/\bmy\b/i.test(text) && !/^(?:my|our)$/i.test(first) && !/\b(?:I|we)\b/.test(text)) return null;
  if (
    /^(?:you|you're|you'll|you've|your|it's|it|there|there's|they|nobody|everyone|everybody|most|people)\b/i.test(
      first,
    ) ||
    /^no one \p{L}+/iu.test(text)
  ) {
    const plain = /^(?:most people|people|nobody|everyone|no one) (\p{Ll}{4,})\b/iu.exec(text)?.[1] ?? '';
    // "most home gyms collect dust"
    const generally =
      /^most$/i.test(first) &&
      tokens.some((token, at) => at > 0 && at < 4 && isPluralNoun(token) && isVerb(tokens[at + 1] ?? ''));
    const happened = /^you (?:just|finally|never|already) p{L}+/i.test(text);
    // "most people overpay for car insurance"
    const predicate =
      plain !== '' &&
      !/^(?:with|from|about|over|under|without|pleas\w+|ing|who|that|like|into|skills)$/i.test(plain) &&
      tokens.length > 3;
    if (/ (?:told|tells|warned) (?:me|you) this\b/i.test(text)) return null;
    return hasFinite(tokens) || predicate || generally || happened
      ? { text: clause, firstPerson: false, deed: null }
      : null;
  }
  // "dogs love routine", "picky eaters hate surprises"
  if (
    tokens.length < 8 &&
    tokens.some(
      (token, i) =>
        i > 0 && i < 4 && FEELS.test(token) && LIVING.test(tokens[i - 1] ?? '') && i < tokens.length - 1,
    ) &&
    !my
  )
    return { text: clause, firstPerson: false, deed: null };
  // "nobody told me this about pregnancy" and "this is why you're tired" keep their point back.
  if (/^(?:this|these|that) (?:is|are|was|one)\b/i.test(text)) return null;
  // "being a stay at home dad is lonely"
  if (/^\p{L}+ing\b.* (?:is|isn't) (?:so |not |a |the |really |too )?\p{L}+$/iu.test(text) && !my)
    return { text: clause, firstPerson: false, deed: null };
  if (claimsOfDeed(text) && !my) return { text: clause, firstPerson: false, deed: null };
  if (
    /^(?:good|great|better|real) \p{L}+ (?:starts|begins|takes|comes|ends) (?:in|with|at|before|from|time)\b/iu.test(
      text,
    )
  )
    return { text: clause, firstPerson: false, deed: null };
  const at = tokens.findIndex(
    (token, i) =>
      i > 0 &&
      /^(?:is|are|isn't|aren't|was|were|don't|doesn't|does|didn't|can|can't|won't|will|should|shouldn't|matters?|beats?|kills?|ruins?|works|means|makes?|needs?|costs|wins|deserves?|has|hurts|changes|saves|starts|won't|have)$/i.test(
        token,
      ),
  );
  if (at < 1 || at > 5) return null;
  // "the hidden costs of …", "needs and wants": a noun that looks like a verb.
  if (/s$/i.test(tokens[at] ?? '') && /^(?:of|for|in|and|or|to|with|at|from)?$/i.test(tokens[at + 1] ?? '')) {
    if (!/^(?:is|has|works|matters)$/i.test(tokens[at] ?? '')) return null;
  }
  // "my beat making setup": one thing does not "beat".
  if (
    /^(?:matter|beat|kill|ruin|make|need|deserve|have)$/i.test(tokens[at] ?? '') &&
    !isPluralNoun(tokens[at - 1] ?? '') &&
    !/^(?:they|people|men|women)$/i.test(tokens[at - 1] ?? '') &&
    !tokens.slice(0, at).some((token) => /^and$/i.test(token))
  )
    return null;
  // "foods that are high in fiber": the verb belongs to a relative clause.
  if (
    tokens
      .slice(0, at)
      .some((token) => /^(?:that|who|which|when|why|how|what|you|for|to|if)$/i.test(token)) ||
    // "pack lunches your kid will eat": which lunches, and nothing about them.
    tokens.slice(1, at).some((token, i) => /^(?:your|every)$/i.test(token) && isPluralNoun(tokens[i] ?? ''))
  )
    return null;
  // "every dog in our shelter has a story" speaks for a house, and tells nothing that somebody did.
  const own = /\b(?:my|I|we)\b/.test(text) || /^our$/i.test(first);
  return { text: my ? tokens.join(' ') : clause, firstPerson: own, deed: null };
}

export type ReadNegative = { vp: string; ger: string; stop: boolean };

/** "don't skip the home inspection", "stop eating junk", "never negotiate by email", "avoid crash diets". */
export function readNegative(typed: string): ReadNegative | null {
  // "you should not be scared of sugar" takes a fear away, and warns of nothing.
  if (/^you should(?:n't| not) be (?:so |too )?\p{L}+ (?:of|about|to) /iu.test(typed)) return null;
  // "quit buying cheap boards, they're dangerous": why not is another sentence.
  const text = typed.replace(
    /, (?:they're|it's|that's|you're|they|it|you) .+$|(?<! just),? (?:because|cause|cuz) .+$/i,
    '',
  );
  const dont =
    /^(?:(?:please )?(?:don't|do not|dont|never)|you should(?:n't| not| never)|why you should(?:n't| never| not)|how (?:not to|to not)) (.+)$/i.exec(
      text,
    );
  if (
    /\b(?:is|are|isn't|means) (?:a |an |so |the |just |really )?(?:bad|terrible|good|awful|wrong|lazy|outdated|myth|lie|mistake|overrated|advice|nonsense)\b/i.test(
      text,
    )
  )
    return null;
  // "no more" is the warning itself, and no part of the deed; "not yet" warns of doing it too soon.
  const bare = dont?.[1]
    ? firstToSecond(dont[1])
        .replace(/,? yet$/i, ' too soon')
        .replace(/,? (?:anymore|any more|ever again|again|ever)$/i, '')
        .replace(/, (?:fix|do|try|use|make|get|ask|start|write) .+$/i, '')
    : null;
  if (bare) {
    const [verb = '', ...rest] = words(bare);
    if (
      !/^\p{Ll}[\p{L}-]*$/u.test(verb) ||
      (/(?:ing|ed)$/.test(verb) &&
        !/^(?:(?:over|under|breast|bottle-?)?feed|need|speed|shed|bring|sing|weed|proceed|exceed|wing|ping)$/.test(
          verb,
        ))
    )
      return null;
    // "don't pressure wash your roof": the verb has two words.
    const [second = '', ...after] = rest;
    if (COMPOUND_VERBS.test(bare) && second !== '')
      return { vp: bare, ger: [verb, gerundOf(second), ...after].join(' '), stop: false };
    // "buying a tractor until you've rented one" says the opposite.
    const doing = [gerundOf(verb), ...rest]
      .join(' ')
      .replace(/ (?:until|unless|till) (?=you\b)/i, ' before ');
    return { vp: bare, ger: doing, stop: false };
  }
  const stop =
    /^(?:(?:how to |why you (?:should|need to) |it's time to |ways to )?(?:stop|quit|avoid)) (.+)$/i.exec(
      text,
    );
  if (!stop?.[1]) return null;
  // "quit vaping for good": for good one quits, and does not vape.
  const ended = stop[1].replace(/ (?:for good|forever|once and for all|cold turkey|already)$/i, '');
  const [ger = '', ...rest] = words(firstToSecond(ended));
  // "half-assing your warmup": the last part is the verb.
  const [, half = '', doing = ''] = /^(\p{L}+-)(\p{L}+ing)$/u.exec(ger) ?? [];
  const halfDone = doing === '' ? null : guessBase(doing);
  if (halfDone)
    return { vp: [half + halfDone, ...rest].join(' '), ger: [ger, ...rest].join(' '), stop: true };
  const base =
    /^(?:stop|quit)/i.test(stop[0]) || /\bstop\b/i.test(stop[0]) ? guessBase(ger) : baseOfGerund(ger);
  if (!base) return null;
  // "quit posting quotes and expecting leads": both deeds are bad.
  const vp = [base, ...rest].join(' ').replace(/ and (\p{Ll}+ing)\b/u, (all, doing: string) => {
    const second = baseOfGerund(doing);
    return second ? ` and ${second}` : all;
  });
  return { vp, ger: [ger, ...rest].join(' '), stop: true };
}
