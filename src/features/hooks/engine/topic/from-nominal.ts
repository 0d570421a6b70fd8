/** Topics that name a thing, or a deed as a thing: "meal prep", "hoarding", "regrouting the shower". */
import { baseOfGerund, isNounGerund } from '../english/verbs.ts';
import { words } from '../english/words.ts';
import { whClause } from './clauses.ts';
import { fromVerb } from './from-verb.ts';
import { gerundNominal, readNounPhrase } from './nominal.ts';
import type { Topic } from './topic.ts';
import { readInfinitive } from './verb-phrase.ts';

/** What nobody wants to learn: "hoarding" is dealt with, and not done better. */
const BAD_DEED =
  /^(?:hoarding|gambling|vaping|bullying|nagging|lying|snoring|overspending|overeating|overwatering|overfeeding|overthinking|overtraining|overworking|overcooking|overpaying|overpacking|overscheduling|overparenting|overmixing|overproofing|shoplifting|stonewalling|catastrophizing|self-sabotaging|people pleasing|snooping|yelling|whining|biting|hitting|bedwetting|stuttering|ghosting|oversharing|sleepwalking)$/i;

/** Of many, one that fits: what it takes is to choose. The right words are not chosen on a shelf. */
const RIGHT_ONE =
  /^the right (?!(?:\p{L}+ )?(?:ways?|times?|timing|moment|mindset|attitude|balance|words|things?|mix|tone|amount|age|day|order|answers?|questions?|steps?|foot|side|direction|place|fit|storm|form|posture|technique|crust|night|morning|life|body|marriage|routine|cup)\b)\p{L}/iu;

function asChoice(text: string): Partial<Topic> | null {
  const verb = RIGHT_ONE.test(text) ? readInfinitive(`choose ${text}`) : null;
  return verb && fromVerb(verb);
}

export function fromNominal(text: string): Partial<Topic> | null {
  const choice = asChoice(text);
  if (choice) return choice;
  // "no more dry chicken" is about dry chicken, and against it.
  const ended = /^no more (\p{L}+ .+)$/iu.exec(text)?.[1];
  if (ended) {
    const ill = fromNominal(ended);
    return ill?.shape === 'nominal' ? { ...ill, topicClass: 'problem' } : null;
  }
  const phrase = readNounPhrase(text);
  if (!phrase) return null;
  // "adult piano beginners" are who watches: nobody deals with them or gets them right.
  if (
    /^(?:beginners|learners|newbies|first-timers|buyers|sellers)$/.test(phrase.head) &&
    words(text).length < 5 &&
    // "buyers who ghost" are complained about.
    phrase.nominal.text.endsWith(phrase.head)
  )
    return /^(?:my|our|your|the|these) /i.test(text)
      ? null
      : { shape: 'wh', wh: whClause(`what ${phrase.nominal.text} get wrong`, 'what', false, false) };
  return {
    shape: 'nominal',
    np: phrase.nominal,
    mod: phrase.mod,
    head: phrase.head,
    firstPerson: phrase.firstPerson,
    npGeneral: phrase.general,
    // "meetings that could have been an email" are complained about, and learned by nobody.
    ...(/\s(?:that|which|who) (?:could|should)(?:n't)? have\s/i.test(text)
      ? { topicClass: 'problem' as const }
      : {}),
  };
}

export function fromBadDeed(text: string): Partial<Topic> | null {
  const ill = BAD_DEED.test(text) ? fromNominal(text) : null;
  return ill && { ...ill, topicClass: 'problem' };
}

/** Whatever its verb is, a particle and a determiner after it make it a deed. */
const DEED =
  /^\p{Ll}{3,}ing (?:(?:over|up|down|out|off|back|away|through|around|into|in|on|for|by|between|with|without|from|to|yourself) ){0,2}(?:the|your|a|an|yourself|\p{L}+ing)(?: \p{L}+|$)/u;

/** "being the only woman on the team", "not drinking at weddings": what one is or leaves is no step to learn. */
const STATE = /^(?:being|not \p{Ll}{2,}ing)(?: [\p{L}\p{N}'-]+){1,7}$/u;

export function fromUnknownDeed(text: string): Partial<Topic> | null {
  const [first = '', second = '', ...rest] = words(text);
  if (STATE.test(text)) return { shape: 'nominal', np: gerundNominal(text, text, false) };
  // "parenting a strong-willed child", "lighting a small room": with an article it is no kind of thing.
  const deed = !isNounGerund(first) || /^(?:an?|the|your)$/i.test(second);
  return DEED.test(text) && baseOfGerund(second) === null && deed && rest.length <= 7
    ? { shape: 'nominal', np: gerundNominal(text, text, false) }
    : null;
}
