/** The topic as this creator means it, and as these customers hear it. */
import { namesOneOf } from './customer/audience-variants.ts';
import type { Audience } from './customer/customer.ts';
import { isPluralNoun, knownSingular } from './english/nouns.ts';
import { lowerFirst, words } from './english/words.ts';
import type { Profession } from './profession.ts';
import { carriesTopic, contentStems } from './stems.ts';
import { questionFromWh } from './topic/ask.ts';
import { whFromVerb } from './topic/derive.ts';
import { saysEnough } from './topic/method.ts';
import { isTherapistsTrouble } from './topic/semantics.ts';
import type { Nominal, Topic } from './topic/topic.ts';

/**
 * "I quit my law job to open a coffee cart", said to engaged couples: what the creator did is advice to nobody, unless
 * the customer's own words show that they could do the same.
 */
export function asOwnStory(topic: Topic, customerText: string): Topic {
  const told =
    topic.firstPerson && (topic.shape === 'statement' || (topic.shape === 'wh' && topic.wh?.kind !== 'how'));
  if (!told) return topic;
  const theirs = contentStems(customerText);
  const shared = [...contentStems(topic.np?.core ?? topic.bad?.ger ?? '')].some((root) => theirs.has(root));
  const led = topic.story?.nextGer ?? '';
  const wanted = [...contentStems(led)].some((root) => theirs.has(root));
  const story = topic.story && {
    ...topic.story,
    nextYou: wanted ? led.replace(/\bmyself\b/g, 'yourself').replace(/\bmy own\b/g, 'your own') : null,
  };
  // A story that can be told by its parts gives no advice on them.
  return shared && led === ''
    ? { ...topic, story }
    : { ...topic, story, verb: null, np: null, npGeneral: null, mod: null, bad: null, question: null };
}

/** "TikTok for plumbers" without its plumbers is about everything there, and so is how to use it. */
export function withItsTrade(topic: Topic): Topic {
  const { np, verb, wh, question } = topic;
  // "Google Ads for roofers" neither.
  if (
    !np ||
    np.derived ||
    !/^(?:\S+|\p{Lu}\S+ (?:Ads|Analytics|Maps|Reviews|Business Profile)) for \S/u.test(np.text)
  )
    return topic;
  if (/\s/.test(np.core) && !/^\p{Lu}\S+ \p{Lu}/u.test(np.core)) return topic;
  return {
    ...topic,
    np: { ...np, core: np.text, corePlural: np.plural, other: undefined },
    verb: verb?.derived ? null : verb,
    wh: wh?.derived ? null : wh,
    question: question?.derived ? null : question,
  };
}

/** Nobody wants a skin picking tip: what a therapist's video is about is dealt with. */
export function asTrouble(topic: Topic, profession: Profession): Topic {
  const { np, topicClass, shape } = topic;
  const named =
    profession === 'mentalHealthTherapist' && np?.form === 'noun' && !np.several && !topic.firstPerson;
  if (!named || topicClass !== 'general' || (shape !== 'nominal' && topic.list?.kind !== 'belief'))
    return topic;
  if (topic.aspect || topic.program || topic.borrowed || np.plural || !isTherapistsTrouble(np.core))
    return topic;
  return { ...topic, topicClass: 'problem', verb: null, wh: null, question: null, explain: false };
}

/** "small balcony ideas for renters", told to city renters: beside their own name the ideas need no other. */
export function toldTo(audiences: readonly Audience[], topic: Topic): Topic {
  const { np } = topic;
  if (np?.form !== 'noun' || np.core !== np.text || /^\p{Lu}\S+ \p{Lu}\S* for /u.test(np.text)) return topic;
  const [, thing = '', whom = ''] = /^(.+\S) for (\p{L}[\p{L}' -]*)$/iu.exec(np.text) ?? [];
  const tokens = words(thing);
  if (tokens.length < 2 || !namesOneOf(audiences, whom) || !carriesTopic(thing, topic.clean)) return topic;
  // Who owns plants still asks what the finger test is for.
  if (topic.method && !saysEnough(thing.replace(/^my /i, ''))) return topic;
  return { ...topic, np: { ...np, core: thing, corePlural: isPluralNoun(tokens.at(-1) ?? '') } };
}

const WARDS =
  'dogs|cats|puppies|kittens|rabbits|birds|parrots|hamsters|horses|chickens|ferrets|lizards|turtles|babies|newborns|infants|toddlers|teens|teenagers';
/** At the end of the deed, or before where and how it is done; "train dogs and cats" are a trade. */
const THEIR_WARD = new RegExp(
  `^(\\p{L}+ing|\\p{L}+) (${WARDS})((?: (?:at|in|on|during|without|with|for|after|before|when)\\b.*)?)$`,
  'iu',
);
const KEEPERS = /\b(?:owners?|parents?|moms?|dads?|mums?|mothers|fathers|families|caregivers)\b/i;

/** "tips for bathing dogs", told to puppy owners: each of them bathes one, and it is theirs. */
export function asTheirOwn(audiences: readonly Audience[], topic: Topic): Topic {
  const { verb, np, wh } = topic;
  // "parenting teenagers after a divorce" speaks of all they have.
  if (/^(?:parent|raise|foster|adopt|mentor|coach|homeschool) /i.test(verb?.full ?? '')) return topic;
  if (!verb || !THEIR_WARD.test(verb.full) || !audiences.some(({ full }) => KEEPERS.test(full))) return topic;
  const own = (text: string) =>
    text.replace(THEIR_WARD, (_, deed: string, many: string, rest: string) => {
      const one = knownSingular(many.toLowerCase()) ?? many.toLowerCase().replace(/s$/, '');
      return `${deed} your ${one}${rest}`;
    });
  const deed = { ...verb, vp: own(verb.vp), full: own(verb.full), ger: own(verb.ger) };
  const how = wh?.text === `how to ${verb.full}` ? whFromVerb(deed) : wh;
  return {
    ...topic,
    verb: deed,
    np: np && { ...np, text: own(np.text), core: own(np.core) },
    wh: how && wh && { ...how, derived: wh.derived },
    question: how && topic.question && how !== wh ? questionFromWh(how) : topic.question,
    brief: undefined,
    apart: undefined,
  };
}

export const COUPLES = /\b(?:couples|newlyweds|spouses|partners)\b/i;

/** Couples have each other: nobody tells them how to open up to "their partner". */
export function asCouple(audiences: readonly Audience[], topic: Topic): Topic {
  const { wh } = topic;
  const shared =
    wh !== null &&
    /\btheir (?:partner|spouse|husband|wife|significant other)\b/i.test(wh.they) &&
    audiences.some(({ core }) => COUPLES.test(core));
  return shared ? { ...topic, wh: { ...wh, they: '' } } : topic;
}

/** "my one-page plan" of what? The creator's field tells: "my one-page money plan". */
export function ofItsField(field: string | null, topic: Topic): Topic {
  const { np, method, mod } = topic;
  // Nobody comes to a check-in for therapy.
  const known =
    field !== null &&
    // And any rule is one for business.
    !/therapy$|^(?:business|coaching|consulting)$/.test(field) &&
    /^\p{Ll}[\p{L}-]+(?: (?!and\b|planning$)\p{Ll}[\p{L}-]+)?$/u.test(field);
  if (!method || !np || !mod || !known || / for /.test(np.text) || words(mod).length > 3) return topic;
  if (words(mod).some((word) => words(field).includes(word)) || saysEnough(mod)) return topic;
  const tokens = words(mod);
  // "my three-sentence leadership script", and "my finger test for plants".
  const inside =
    tokens[0]?.includes('-') && tokens.length === 2 && words(field).length === 1 && !isPluralNoun(field);
  const name = inside ? [tokens[0], field, tokens[1]].join(' ') : `${mod} for ${field}`;
  const said = (form: string) => form.replace(mod, name);
  return { ...topic, mod: name, np: { ...np, text: said(np.text), core: said(np.core) } };
}

/** "my one-page sheet for owner-operators": a sheet that nobody has seen says at least whom it is for. */
export function givenTo(audiences: readonly Audience[], topic: Topic): Topic {
  const { np, method } = topic;
  // A check-in for couples says enough; one for adults does not.
  const named = ({ specific, core }: Audience) =>
    (specific || /^(?:couples|parents|families)$/i.test(core)) && words(core).length < 4;
  const whom = audiences.find(named)?.core;
  if (!method || !np || !whom || / for /.test(np.text) || saysEnough(np.text.replace(/^(?:my|the) /i, '')))
    return topic;
  const longer = (form: Nominal): Nominal => {
    const text = `${form.text} for ${lowerFirst(whom)}`;
    return { ...form, text, core: text };
  };
  return { ...topic, np: longer(np), npGeneral: topic.npGeneral && longer(topic.npGeneral) };
}

/** From so many words on a trouble tells a story of its own; a shorter one must speak of the video or of the creator's field. */
const TOLD_AT_LENGTH = 6;

export function leadsTo(field: ReadonlySet<string>, told: string): boolean {
  return words(told).length >= TOLD_AT_LENGTH || [...contentStems(told)].some((root) => field.has(root));
}
