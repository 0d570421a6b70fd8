/** What a statement yields: its own words, what it is about, and what the creator did. */
import { guessBase } from '../english/verbs.ts';
import { lowerFirst, words } from '../english/words.ts';
import { whClause } from './clauses.ts';
import { deedWithout } from './deed-without.ts';
import { nominalFromVerb } from './derive.ts';
import { gerundNominal, readNounPhrase } from './nominal.ts';
import { LIVING } from './reduced-relative.ts';
import { isSensitive } from './semantics.ts';
import type { ReadStatement } from './statements.ts';
import type { Topic, VerbPhrase } from './topic.ts';
import { readInfinitive } from './verb-phrase.ts';

/** What a statement is about: its subject, or what "you" need, have or must not do. */
function aboutOf(text: string): Partial<Topic> {
  const clause = lowerFirst(text);
  const spared = isSensitive(clause) ? null : deedWithout(clause);
  const without = spared ? readInfinitive(spared) : null;
  if (without)
    return {
      verb: without,
      lends: 'verb',
      np: nominalFromVerb(without, true),
      question: { text: `How do you ${without.full}?`, kind: 'wh', derived: true },
    };
  const must =
    /^you (?:don't|do not|shouldn't|should|can|can't|need to|have to|don't have to|don't need to|must|will never|are allowed to|deserve to)(?: have to| need to| to)? (\p{Ll}+ .+)$/u.exec(
      clause,
    )?.[1];
  if (must) {
    const verb = readInfinitive(must, true);
    // "you don't need a gym to build muscle" is not about a gym.
    if (/^(?:need|have|want|deserve) /i.test(must) || / and (?:still )?\p{L}+ /iu.test(must)) return {};
    // The deed is neither praised nor warned against: as a problem, only neutral frames take it.
    if (verb && verb.verbClass !== 'light') return { np: nominalFromVerb(verb, true), topicClass: 'problem' };
  }
  const subject =
    /^(.{2,40}?) (?:is|are|isn't|aren't|was|were|don't|doesn't|does not|can|can't|won't|will|should|shouldn't|matters?|beats?|makes?|needs?|has|have|hurts?|kills?|ruins?|works?|means?|costs?|deserves?)\b/i.exec(
      clause,
    )?.[1];
  const object =
    /^(?:nobody|everyone|no one|most people) (?!(?:is|are|was|were|will|would|should|can|could|has|have|ever|really|actually)\b)\p{L}+ (?:about )?((?:your|the|(?!to\b)\p{L}+) .+)$/iu.exec(
      clause,
    )?.[1];
  const thing = object ?? subject;
  if (!thing || /^(?:you|it|this|that|they|there|nobody|everyone|people|most|I|we|one)\b/i.test(thing))
    return {};
  if (LIVING.test(thing)) return {};
  // "your resume is too long" is not about your resume at large.
  if (
    /^(?:(?:most |all |some )?(?:kids|children|toddlers|babies|teens|dogs|cats|pets|men|women|moms|dads|parents|people|clients|customers|employees|managers|students|teachers))$/i.test(
      thing,
    )
  )
    return {};
  if (/^your\b|^(?:the|an?) \S+$/i.test(thing) || /^\p{Lu}\S*$/u.test(thing)) return {};
  // "interest rates are not the problem": neither good nor bad is said of them.
  if (
    / (?:not|n't) the (?:problem|issue|answer|enemy of)/i.test(clause) ||
    /(?:aren't|isn't) the (?:problem|issue|answer)/i.test(clause)
  )
    return {};
  // "done is better than perfect": a quality is said of nothing.
  if (
    /^(?:done|less|more|busy|perfect|good|better|simple|slow|small|cheap|free|fast|enough|big|bigger|new|old|different|natural|quiet|consistent|boring)$/i.test(
      thing,
    )
  )
    return {};
  const phrase = readNounPhrase(thing);
  if (!phrase) return {};
  // "tax season is here": what was said without an article needs none.
  const bare = (said: string) => (/^an? /i.test(thing) ? said : said.replace(/^an? /i, ''));
  const { nominal } = phrase;
  return {
    np: { ...nominal, text: bare(nominal.text), core: bare(nominal.core), derived: true },
    mod: phrase.mod,
    head: phrase.head,
  };
}

/** How one lost 40 pounds or built a shed is told, and not why. */
const ACHIEVED =
  /^(?:lose|build|raise|save|earn|make|grow|pay off|paid|run|finish|win|beat|land|get|heal|gain|learn|write|double|reach|fix|find|survive|overcome|cook|sew|knit|paint|spend|lift|walk|organize|declutter)\b/i;

/** What has its date, its price or its first time in it happened once, to the creator. */
const ONCE = /^(?:I|we)\b.*(?:\d|\b(?:my|our) first\b)/iu;

export function fromStatement(statement: ReadStatement): Partial<Topic> {
  const verb = statement.deed ? readInfinitive(statement.deed, true) : null;
  const clause = lowerFirst(statement.text);
  const spoken = statement.firstPerson ? statement.text : clause;
  return {
    shape: 'statement',
    statement: spoken,
    firstPerson: statement.firstPerson,
    // Why somebody is a therapist, or was laid off, is another story than that they are or were.
    wh:
      words(clause).length <= 11 &&
      // "your tests aren't slow, your database is": two sentences have no one reason.
      !/,|\.\.| and (?:it|it's|they|they're|you|nobody|here|here's|that's|your|the|dry|\p{L}+ is)\b/iu.test(
        clause,
      ) &&
      // "why I paid cash and I regret it" gives a reason for two things at once.
      !(statement.firstPerson && / (?:and|but) (?:I|we|had|now|still|never|it)\b/i.test(clause)) &&
      !(statement.firstPerson && statement.deed && ACHIEVED.test(statement.deed)) &&
      !/^(?:(?:my|our) \w+ (?:has|have|had|is|was|were|got|died|passed)\b|I'm|I am|I was|I have|I've|we're|we are|(?:I|we) lost (?:my|our) (?:\p{L}+ )?(?:mom|mum|dad|mother|father|brother|sister|son|daughter|husband|wife|baby|grand\p{L}+|friend|dog|cat|job|home|house)|I got (?:laid|let|sick|\p{L}+ed))\b/iu.test(
        spoken,
      )
        ? whClause(`why ${spoken}`, 'why', false, true)
        : null,
    np: null,
    ...(statement.firstPerson ? {} : aboutOf(statement.text)),
    // Who stopped tells a story, and warns nobody.
    ...((verb && /^(?:stop|quit) \p{L}+ing\b/u.test(verb.vp)) || ONCE.test(spoken) ? {} : deedForms(verb)),
  };
}

/** What the creator did, as something that the viewer may do too. */
export function deedForms(verb: VerbPhrase | null): Partial<Topic> {
  if (!verb) return {};
  const ended = /^(?:stop|quit) (\p{L}+ing\b.*)$/u.exec(verb.vp)?.[1];
  if (ended) {
    return {
      // What the creator gave up is a bad deed, as in "stop drinking coffee".
      topicClass: 'problem',
      bad: { vp: [guessBase(words(ended)[0] ?? ''), ...words(ended).slice(1)].join(' '), ger: ended },
      verb: { ...verb, ger: '' },
      npGeneral: gerundNominal(ended, ended, true),
      np: gerundNominal(ended, ended, true),
    };
  }
  const nominal = nominalFromVerb(verb, true);
  return { verb, np: nominal, npGeneral: nominal };
}
