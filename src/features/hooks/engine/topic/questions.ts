/** Questions, in the second person, and the clause and deed inside them. */
import { countability, isPluralNoun } from '../english/nouns.ts';
import { isVerb } from '../english/verbs.ts';
import { capitalise, firstToSecond, words } from '../english/words.ts';
import type { WhKind } from '../pattern.ts';
import { askedSubject } from './asked-subject.ts';
import { AUX, STATIVES, SUBJECT, whClause } from './clauses.ts';
import type { WhClause } from './topic.ts';

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
  // "does collagen really work": whether it really works.
  const adverb = /^(really|actually|still|always|even|ever|truly|just)\s+(\S.*)$/i.exec(rest);
  if (adverb?.[2] && (a === 'do' || a === 'does')) {
    const said = embed(aux, subject, adverb[2]);
    return said.replace(
      `${subject} `,
      `${subject} ${/^ever$/i.test(adverb[1] ?? '') ? '' : `${adverb[1]} `}`,
    );
  }
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

const VERDICT =
  /^an? (?:really )?(?:good|bad|smart|great|terrible|dumb|safe|wise|risky) (?:idea|investment|choice|deal|move|bet|option|plan)\b/i;

/** How many tokens the subject after an auxiliary takes; 0 when unsure. */
function subjectLength(tokens: readonly string[]): number {
  const first = tokens[0] ?? '';
  if (/^(?:i|you|we|he|she|it|they|people|everyone|anyone|kids|women|men|this|that)$/i.test(first)) return 1;
  const worth = tokens.findIndex((token) => /^worth$/i.test(token));
  // "is a degree in the UK worth £18,000"
  if (worth > 1) return /^(?:still|really|actually|even)$/i.test(tokens[worth - 1] ?? '') ? worth - 1 : worth;
  // "is an annuity a good idea"
  const verdict = tokens.findIndex(
    (token, i) => i > 1 && /^an?$/i.test(token) && VERDICT.test(tokens.slice(i).join(' ')),
  );
  if (verdict > 1)
    return /^(?:still|really|actually|even)$/i.test(tokens[verdict - 1] ?? '') ? verdict - 1 : verdict;
  if (/^(?:my|your|our|the|a|an|his|her|their|this|these|those)$/i.test(first)) {
    const stop = tokens.findIndex(
      (token, i) =>
        i > 1 &&
        /^(?:worth|good|bad|really|actually|safe|enough|necessary|important|better|overrated|dead|dying|healthy|bad|ok|okay|so|too|always|never|keep|need|have|get|feel|work|cost|go|hate|hurt|not|supposed|allowed|still|ready|happy|normal|ignore|fail|die|taste|look|stop|make|take|cry|bark|bite|sleep|eat|break|smell|right|wrong|in|for)$/i.test(
          token,
        ),
    );
    // "can your boss read your work emails": after a determiner it is a noun, and the verb stood before.
    if (stop > 1 && /^(?:my|your|our|the|a|an|their)$/i.test(tokens[stop - 1] ?? ''))
      return Math.max(
        tokens.findIndex((token, i) => i > 1 && isVerb(token)),
        0,
      );
    return Math.max(stop, 0);
  }
  // "dogs eat grapes", "AI replace accountants", "teens need": a bare subject and its verb.
  if (
    (isPluralNoun(first) || /^\p{Lu}/u.test(first)) &&
    (isVerb(tokens[1] ?? '') || STATIVES.test(tokens[1] ?? ''))
  )
    return 1;
  const stop = tokens.findIndex(
    (token, i) =>
      i > 0 &&
      /^(?:as|worth|good|bad|really|actually|safe|enough|necessary|important|better|overrated|dead|dying|healthy|ok|okay|so|too|work|permanent|legal|illegal|possible|dangerous|covered|taxed|taxable|deductible|required|free|expensive|cheap|reversible|contagious|genetic|hereditary|painful|addictive|ethical|fair|cost|fail|make|need|count|expire|matter|hurt|help|still|always|the|a|an|harmful|toxic|normal)$/i.test(
        token,
      ) &&
      !/^(?:for|in|on|of|with|to|at|from|about)$/i.test(tokens[i - 1] ?? ''),
  );
  return Math.max(stop, 0);
}

export function readQuestion(whole: string): ReadQuestion | null {
  // "Need a trust?" leaves its first words out.
  const typed = whole.replace(
    / and (?:can|should|is|are|does|do|will|why|how|what) (?:they|it|you|i|we|he|she)\b.*$/i,
    '',
  );
  const text = /^(?:need|want|have to) \S.*\?\s*$/i.test(typed)
    ? `do you ${typed.charAt(0).toLowerCase()}${typed.slice(1)}`
    : typed;
  const marked = /\?\s*$/.test(text);
  const tokens = words(firstToSecond(text.replace(/[?\s]+$/, '')));
  const first = (tokens[0] ?? '').toLowerCase();
  if (tokens.length < 2 || tokens.length > 13) return null;
  const ends =
    /^(?:do|does|did)$/.test(first) &&
    tokens.length > 2 &&
    (isVerb(tokens.at(-1) ?? '') || STATIVES.test(tokens.at(-1) ?? ''));
  // "will AI replace accountants"
  const modal =
    /^(?:will|can|could|should|would)$/.test(first) &&
    tokens.length > 3 &&
    (/^\p{Lu}/u.test(tokens[1] ?? '') ||
      isPluralNoun(tokens[1] ?? '') ||
      (first === 'will' && countability(tokens[1] ?? '') === 'mass')) &&
    isVerb(tokens[2] ?? '');
  // "will coffee stunt my growth" is asked; a will kit and will power are things.
  const future =
    first === 'will' && tokens.length > 3 && /^\S+ \S+ \S+(?: \S+)? (?:your|you)\b/i.test(tokens.join(' '));
  const sentence = (body: string) => `${capitalise(body)}?`;
  // "do food trucks actually make money", "will solar panels pay for themselves": a verb follows its subject.
  const asked = /^(?:do|does|did|can|could|will|would|should)$/.test(first)
    ? askedSubject(tokens.slice(1))
    : 0;
  // "do your taxes early" tells what to do.
  const bare = asked === 0 && !ends && !marked && !/ (?:actually|really|even|ever) /i.test(text);
  const told =
    bare &&
    ((first === 'do' &&
      (subjectLength(tokens.slice(1)) === 0 || /^(?:it|this|that)$/i.test(tokens[1] ?? ''))) ||
      (first === 'can' && isPluralNoun(tokens[1] ?? '') && subjectLength(tokens.slice(1)) === 0));
  if (
    AUX.test(first) &&
    !told &&
    (SUBJECT.test(tokens[1] ?? '') ||
      marked ||
      ends ||
      modal ||
      future ||
      asked > 0 ||
      /^(?:is|are|does|did)$/.test(first) ||
      (first === 'do' && / (?:actually|really|even|ever) /i.test(text)))
  ) {
    const n = asked > 0 ? asked : subjectLength(tokens.slice(1));
    const subject = tokens.slice(1, 1 + n).join(' ');
    const rest = tokens.slice(1 + n).join(' ');
    const negative = /n't$/.test(first);
    const wh =
      // Nobody is told whether they would, have or did: only the asked can say.
      n > 0 &&
      rest !== '' &&
      !negative &&
      // "whether you need a trust or is a will enough" asks twice.
      !/ or (?:is|are|do|does|can|should|will) /i.test(rest) &&
      !/^(?:would|have|has|did|was|were|could|may|might)$/.test(first)
        ? whClause(`whether ${embed(first, subject, rest)}`, 'whether', false, false)
        : null;
    const deed =
      /^(?:should|can|could)$/.test(first) && /^you$/i.test(subject) && isVerb(words(rest)[0] ?? '')
        ? rest
        : null;
    const about =
      /^(?:is|are|does|do)$/.test(first) &&
      n > 0 &&
      // "are eggs bad for cholesterol?" is not about eggs.
      /^(?:(?:really|actually|still|even) )?(?:worth .+|overrated|underrated|dead|work|necessary)$/i.test(
        rest,
      ) &&
      !/^(?:it|this|that|you|they|he|she|we|people|now|today|there|here|everyone|anyone|\p{L}+ly)$/iu.test(
        subject,
      )
        ? subject
        : null;
    // "should you lease or buy" has two answers, and neither is yes.
    const kind = / or /i.test(rest) && !/ or not$/i.test(rest) ? 'wh' : 'yn';
    return { text: sentence(tokens.join(' ')), kind, wh, vp: deed, subject: about };
  }
  // "what to do after a car accident" inverts nothing.
  if (/^(?:how|what|when|where|who|which) (?:not )?to /i.test(text)) return null;
  if (!/^(?:why|what|when|where|who|whose|which|how)$/.test(first))
    return marked
      ? { text: sentence(tokens.join(' ')), kind: 'wh', wh: null, vp: null, subject: null }
      : null;
  const at = tokens.findIndex((token, i) => i > 0 && AUX.test(token));
  // "why your house isn't selling": the auxiliary does not follow the question word, so nothing is inverted.
  if (
    !marked &&
    at !== 1 &&
    !/^(?:how (?:much|many|often|long|far|soon|hard|easy|difficult|expensive|big|bad|old|early|late|fast|safe|healthy|deep|high|hot|cold|clean|heavy|small|strict|realistic|important|dangerous|accurate)|what|which|whose)$/i.test(
      `${first} ${tokens[1] ?? ''}`.replace(/^(what|which|whose) .*$/i, '$1'),
    )
  )
    return null;
  // "what a CPA actually does": the verb ends the clause.
  if (at === tokens.length - 1 && !marked) return null;
  if (at === -1 || at > (/^how (?:many|much)/i.test(text) ? 6 : 4))
    return marked && !/^(?:how|what|when|where) to\b/i.test(text)
      ? { text: sentence(tokens.join(' ')), kind: 'wh', wh: null, vp: null, subject: null }
      : null;
  const lead = [first, ...tokens.slice(1, at)].join(' ');
  const aux = tokens[at] as string;
  const after = tokens.slice(at + 1);
  const n = subjectLength(after);
  // "what good coaches do differently": who does it stands before, and nothing is asked.
  if (
    !marked &&
    at > 1 &&
    first === 'what' &&
    // "what landlords can't do", "what buyers should know"
    (/^(?:do|does)$/i.test(aux) || isVerb(after[0] ?? '') || STATIVES.test(after[0] ?? '')) &&
    n === 0 &&
    !SUBJECT.test(after[0] ?? '')
  )
    return null;
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
  } else if (
    // "what do you wear to a fall wedding" asks what to wear; "what do you think" asks what you think.
    /^(?:what|where|when|which)$/.test(first) &&
    /^(?:do|should)$/i.test(aux) &&
    /^you$/i.test(after[0] ?? '') &&
    isVerb(after[1] ?? '') &&
    !/^(?:need|want|think|know|like|mean|feel|have|love|hate|believe|prefer|see)$/i.test(after[1] ?? '')
  ) {
    wh = whClause(`${lead} to ${after.slice(1).join(' ')}`, first as WhKind, true, false);
    // "where did my confidence go": where it went, which we cannot say of each verb.
  } else if (n > 0 && after.length > n && !/n't$|^did$/i.test(aux)) {
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
