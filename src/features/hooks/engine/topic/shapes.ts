/** What each marked shape yields, its own form first and then what can be derived from it. */
import { lowerFirst, words } from '../english/words.ts';
import type { ReadNegative, ReadQuestion, ReadStatement } from './clauses.ts';
import { readWh, whClause } from './clauses.ts';
import { modFromObject, nominalFromVerb, nominalFromWh, verbFromWh, whFromVerb } from './derive.ts';
import type { ReadList } from './list.ts';
import { gerundNominal, readNounPhrase } from './nominal.ts';
import type { Nominal, Topic, WhClause } from './topic.ts';
import { readGerund, readInfinitive } from './verb-phrase.ts';

export function fromNegative({ vp, ger, stop }: ReadNegative): Partial<Topic> {
  const verb = stop ? readInfinitive(`stop ${ger}`) : null;
  return {
    shape: 'negative',
    bad: { vp, ger },
    // The bad deed is a problem, so that no frame praises it.
    np: words(ger).length <= 6 ? gerundNominal(ger, ger, true) : null,
    topicClass: 'problem',
    // "stopping eating" is no form to say; the empty gerund makes its patterns ineligible.
    verb: verb ? { ...verb, verbClass: 'outcome', ger: '' } : null,
    wh: words(vp).length <= 7 ? whClause(`what happens when you ${vp}`, 'what', false, true) : null,
    mod: modFromObject(vp),
  };
}

export function fromVersus({ a, b }: { a: string; b: string }): Partial<Topic> {
  const both = `${a} vs ${b}`;
  const gerunds = /ing\b/.test(words(a)[0] ?? '') && /ing\b/.test(words(b)[0] ?? '');
  const choose = `choose between ${a} and ${b}`;
  return {
    shape: 'versus',
    sides: { a, b },
    np: { text: both, core: both, form: 'noun', plural: false, superlative: false, derived: false },
    topicClass: 'general',
    explain: true,
    verb: {
      vp: choose,
      full: choose,
      ger: choose.replace('choose', 'choosing'),
      verbClass: 'decision',
      derived: true,
    },
    wh: whClause(gerunds ? `how ${a} and ${b} compare` : `how ${a} and ${b} differ`, 'how', false, true),
    question: {
      text: `${a} or ${b}?`.replace(/^\p{Ll}/u, (c) => c.toUpperCase()),
      kind: 'wh',
      derived: true,
    },
  };
}

export function fromQuestion(question: ReadQuestion): Partial<Topic> {
  const verb = question.vp ? readInfinitive(question.vp, true) : null;
  const phrase = question.subject ? readNounPhrase(question.subject) : null;
  const np: Nominal | null = phrase
    ? { ...phrase.nominal, derived: true }
    : verb
      ? nominalFromVerb(verb, true)
      : null;
  return {
    shape: 'question',
    question: { text: question.text, kind: question.kind, derived: false },
    wh: question.wh ? { ...question.wh, derived: true } : verb ? whFromVerb(verb) : null,
    verb,
    np,
    mod: phrase?.mod ?? (verb ? modFromObject(verb.vp) : null),
    head: phrase?.head ?? null,
  };
}

export function fromWh(wh: WhClause): Partial<Topic> {
  const firstPerson = /\b(?:I|my|we|our|me)\b/.test(wh.text);
  const subject = firstPerson ? null : nominalFromWh(wh);
  const verb = verbFromWh(wh);
  const eating = /^what to ((?:eat|drink|cook)\b.*)$/i.exec(wh.text)?.[1];
  const deed = verb ?? (eating ? readInfinitive(eating, true) : null);
  return {
    shape: 'wh',
    wh,
    verb,
    np: subject?.nominal ?? (deed ? nominalFromVerb(deed, true) : null),
    mod: subject?.mod ?? (verb ? modFromObject(verb.vp) : null),
    head: subject?.head ?? null,
    firstPerson,
  };
}

export function fromStatement(statement: ReadStatement): Partial<Topic> {
  const verb = statement.deed ? readInfinitive(statement.deed, true) : null;
  const clause = lowerFirst(statement.text);
  return {
    shape: 'statement',
    statement: statement.firstPerson ? statement.text : clause,
    firstPerson: statement.firstPerson,
    wh:
      words(clause).length <= 11
        ? whClause(`why ${statement.firstPerson ? statement.text : clause}`, 'why', false, true)
        : null,
    verb,
    np: null,
  };
}

/** What stands behind the list noun is often the better topic: "tips for better sleep" is about better sleep. */
function insideOf(list: ReadList): Partial<Topic> {
  const about = /^(?:for|about|of|on|with|in|when|while|around|to)\s+(.+)$/i.exec(list.tail);
  if (/^to\s/i.test(list.tail)) {
    const verb = readInfinitive(list.tail.replace(/^to\s+/i, ''), true);
    return verb
      ? { verb, np: nominalFromVerb(verb, true), wh: whFromVerb(verb), mod: modFromObject(verb.vp) }
      : {};
  }
  if (/^reasons?$/.test(list.noun)) {
    const wh = readWh(`why ${list.tail.replace(/^(?:why|that|for)\s+/i, '')}`);
    if (wh) return { wh: { ...wh, derived: true }, mod: nominalFromWh(wh)?.mod ?? null };
  }
  if (/^signs?$/.test(list.noun) && /^(?:that )?(?:you|your|it's|you're|the|a)\b/i.test(list.tail)) {
    return { wh: whClause(`how to tell ${list.tail.replace(/^that /i, '')}`, 'how', true, true) };
  }
  const made = /^(?:that )?(.{3,40}?) (?:make|keep making)(?: .+)?$/i.exec(list.tail)?.[1];
  if (made && list.kind === 'bad')
    return { wh: whClause(`what ${made.replace(/^most /i, '')} get wrong`, 'what', false, true) };
  const subject = about?.[1] ?? (list.tail === '' ? list.before : '');
  if (
    subject === '' ||
    /^(?:common|top|best|simple|easy|quick|biggest|worst|big|good|bad|new|more|little|small|hidden)$/i.test(
      subject,
    )
  )
    return {};
  const verb = readGerund(subject);
  if (verb)
    return {
      verb: { ...verb, derived: true },
      np: nominalFromVerb(verb, true),
      wh: whFromVerb(verb),
      mod: modFromObject(verb.vp),
    };
  // "for beginners", "for new moms": an audience, not a subject; the word before the noun is.
  const forWhom = /^for$/i.test(words(list.tail)[0] ?? '') && list.before !== '';
  const phrase = readNounPhrase(forWhom ? list.before : subject);
  if (!phrase) return {};
  return { np: { ...phrase.nominal, derived: true }, mod: phrase.mod, head: phrase.head };
}

export function fromList(list: ReadList): Partial<Topic> {
  const inside = insideOf(list);
  const firstPerson = /\b(?:I|my|we|our)\b/.test(list.items);
  const whole: Nominal = {
    text: `the ${list.items}`,
    core: `the ${list.items}`,
    form: 'noun',
    plural: true,
    superlative: false,
    derived: true,
  };
  // "the mistakes buyers make" fits few frames; it stands in only where nothing else was found.
  const own =
    Object.keys(inside).length === 0 && words(list.items).length <= 6 && !/^\d/.test(list.items)
      ? whole
      : null;
  return {
    shape: 'list',
    list: { items: list.items, n: list.n, kind: list.kind },
    ...inside,
    np: inside.np ?? own,
    firstPerson,
  };
}
