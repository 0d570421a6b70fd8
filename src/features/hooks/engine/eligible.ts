/** Whether a pattern's gates hold for an input. Says nothing yet about how the filled text reads. */
import { clashesWith } from './clashes.ts';
import type { CompiledPattern } from './compile.ts';
import type { HookContext } from './context.ts';
import { LIGHT_TYPES } from './hook-types.ts';
import { listHoldsIn } from './list-frames.ts';
import { CUSTOMER_SLOTS, type Gates, TOPIC_SLOTS } from './pattern.ts';
import { PARTS, slotMask } from './slot-bits.ts';
import { availableMask, canCall, hasForm } from './slots.ts';
import { isComplaint } from './topic/claim-parts.ts';
import type { Topic } from './topic/topic.ts';

function within<T>(
  value: T | null | undefined,
  allowed: readonly T[] | undefined,
  refused?: readonly T[],
): boolean {
  if (allowed && (value == null || !allowed.includes(value))) return false;
  return !(refused && value != null && refused.includes(value));
}

/** Slots as bits: whether a pattern has one of several is asked for every pattern of every run. */
const NP = slotMask(['np']);
const MOD = slotMask(['mod']);
const AUDIENCE = slotMask(['aud']);
const VERB_SLOTS = slotMask(['vp', 'vpFull', 'ger']);
const CLAUSES = slotMask(['wh', 'whThey']);
const QUESTIONS = slotMask(['q', 'qLower']);
const ITEMS = slotMask(['items']);
const NOT_AS_VERB = slotMask(['np', 'mod', 'wh']);
const OWN_VOICE_BUT_NP = slotMask(['label', 'stmt', 'wh', 'whThey', 'items']);
const OWN_VOICE = NP | OWN_VOICE_BUT_NP;

/** What the customer feels and wants; who they are fits any topic. */
const INNER_LIFE = slotMask([
  'pain',
  'painThey',
  'painGer',
  'painAsk',
  'want',
  'wantVp',
  'wantGer',
  'fear',
  'objection',
  'objectionI',
]);

const FEARS = slotMask(['fear']);
const PAINS = slotMask(['pain', 'painThey', 'painGer', 'painAsk']);

/** What a topic of another language gives only to frames of that language: an English one would be half translated. */
const IN_ONE_LANGUAGE = slotMask([
  ...(['wh', 'whThey', 'label', 'q', 'qLower', 'vp', 'vpFull', 'role', 'aRole'] as const),
  ...CUSTOMER_SLOTS,
]);

const YOURS = /\b(?:your|yourself|you)\b/i;

/** The slots by which the topic says "you": beside "moms hear …" or "I changed my mind …" that is the wrong person. */
function slotsToViewer({ np, verb, question, wh, bad }: Topic): number {
  const says = (text: string | undefined, slots: number) => (YOURS.test(text ?? '') ? slots : 0);
  return (
    says(np?.text, NP) |
    says(verb?.full, VERB_SLOTS) |
    says(question?.text, QUESTIONS) |
    says(wh?.text, WH) |
    says(bad?.ger, BAD)
  );
}
const INSULT =
  /\byour (?:lousy|terrible|awful|horrible|ugly|sloppy|pathetic|sad|boring|stupid|dumb|trashy?|garbage|sorry) /i;
/** Everybody knows how, and is told to do it. */
const KNOWN_CHORE =
  /^(?:clean|fold|wash|iron|vacuum|sweep|dust|drink|eat) (?:your|the) (?:\p{L}+ )?\p{L}+$/iu;
const IDEAS = /^(?:ideas|recs|recommendations|recipes|inspo|inspiration|examples|templates|quotes|captions)$/;
const EASY = /^(?:easy|simple|quick|effortless|lazy|beginner) /i;
const WH = slotMask(['wh']);
const BAD = slotMask(['badGer', 'badVp']);

/** What comforts, and what everybody would grant: nobody is dared to deny it. */
const KIND_WORD =
  /^you(?:'re| are) not\b|^you aren't\b|^it's (?:okay|ok|not your fault|not too late)\b|^you (?:don't|do not) have to\b|^you(?:'re| are) allowed\b|^you deserve\b|^you should\b|\bour\b/i;

/** "I got booking your wedding photographer wrong": the speaker booked nobody for the viewer. */
function ownDeedFails(mask: number, toViewer: number): boolean {
  if ((mask & (NP | QUESTIONS | WH)) !== 0) return (mask & toViewer) !== 0;
  return (mask & VERB_SLOTS) !== 0;
}

function verbHolds(gates: Gates, mask: number, topic: Topic): boolean {
  if (!gates.verb && !gates.notVerb) return true;
  const asked = (mask & VERB_SLOTS) !== 0 || ((mask & NP) !== 0 && topic.np?.form === 'gerund');
  if (!asked) return (mask & NOT_AS_VERB) !== 0 || !gates.verb;
  return within(topic.verb?.verbClass, gates.verb, gates.notVerb);
}

/** First person is refused unless asked for; `{np}` may give up its "my" instead. */
function personHolds(gates: Gates, mask: number, topic: Topic): boolean {
  if (gates.first === 'only') return topic.firstPerson;
  if (gates.first === 'refuse') return !topic.firstPerson;
  if (!topic.firstPerson || gates.first === 'allow' || (mask & OWN_VOICE) === 0) return true;
  return (mask & NP) !== 0 && topic.npGeneral !== null && (mask & OWN_VOICE_BUT_NP) === 0;
}

function nominalHolds(gates: Gates, mask: number, topic: Topic): boolean {
  const { np } = topic;
  if ((mask & NP) !== 0 && np) {
    if (gates.form && np.form !== gates.form) return false;
    if (np.superlative && gates.superlative !== 'allow') return false;
    if (topic.shape === 'versus' && gates.versus !== 'allow') return false;
    const mixed = np.corePlural !== undefined && np.corePlural !== np.plural;
    if (gates.number && (mixed || (gates.number === 'plural') !== np.plural)) return false;
  } else if (
    gates.form &&
    (mask & MOD) !== 0 &&
    np &&
    np.form !== gates.form &&
    gates.form === 'noun' &&
    topic.shape === 'verb'
  ) {
    // "the feedback mistake" out of "give better feedback" is as good as a noun topic.
    return topic.mod !== null;
  }
  return true;
}

function derivedHolds(gates: Gates, mask: number, topic: Topic): boolean {
  if (gates.derived !== 'refuse') return true;
  if ((mask & NP) !== 0 && topic.np?.derived) return false;
  if ((mask & VERB_SLOTS) !== 0 && topic.verb?.derived) return false;
  if ((mask & CLAUSES) !== 0 && topic.wh?.derived) return false;
  if ((mask & ITEMS) !== 0 && topic.list?.derived) return false;
  return !((mask & QUESTIONS) !== 0 && topic.question?.derived);
}

const SAID_BY_TOPIC = slotMask(TOPIC_SLOTS);
/** What a frame of another shape may say of a topic that lends itself to that shape. */
const LENT = { verb: VERB_SLOTS | QUESTIONS, wh: CLAUSES | QUESTIONS };

/** What is written for topics that cannot be read is also for those that the creator's field stands in for. */
export function isOfShape({ gates: { shape }, mask }: CompiledPattern, topic: Topic): boolean {
  return (
    !shape ||
    shape.includes(topic.shape) ||
    (topic.lends !== undefined &&
      shape.includes(topic.lends) &&
      (mask & SAID_BY_TOPIC & ~LENT[topic.lends]) === 0) ||
    (topic.alsoNominal && shape.includes('nominal')) ||
    (topic.borrowed === true && shape.includes('opaque'))
  );
}

function topicHolds(gates: Gates, compiled: CompiledPattern, topic: Topic): boolean {
  const { mask, slots } = compiled;
  if (!isOfShape(compiled, topic)) return false;
  // They share a bit with the parts of other stories.
  if ((mask & PARTS) !== 0 && !topic.situations && (slots.has('situation') || slots.has('situationAsk')))
    return false;
  if (compiled.carriesTopic && !within(topic.topicClass, gates.topic, gates.notTopic)) return false;
  if (gates.wh && !within(topic.wh?.kind, gates.wh)) return false;
  if (gates.whInfinitive !== undefined && topic.wh?.infinitive !== gates.whInfinitive) return false;
  if (gates.question && topic.question?.kind !== gates.question) return false;
  if (gates.list && !within(topic.list?.kind, gates.list)) return false;
  if (gates.numbered !== undefined && (topic.list?.n != null) !== gates.numbered) return false;
  if (gates.explain && !topic.explain) return false;
  if (gates.aspect && gates.aspect !== topic.aspect) return false;
  if (gates.program && !topic.program) return false;
  if (gates.borrowed && !topic.borrowed) return false;
  if (gates.borrowed && gates.borrowed !== 'only' && !topic.fieldKinds?.includes(gates.borrowed))
    return false;
  // A name is no modifier: "the two-account trick mistake".
  if (gates.method === 'only' ? !topic.method : topic.method && (gates.method || (mask & MOD) !== 0))
    return false;
  if (gates.head && !(topic.head && gates.head.includes(topic.head))) return false;
  return (
    verbHolds(gates, mask, topic) &&
    personHolds(gates, mask, topic) &&
    nominalHolds(gates, mask, topic) &&
    derivedHolds(gates, mask, topic)
  );
}

function peopleHold(gates: Gates, mask: number, context: HookContext): boolean {
  if (gates.profession && !gates.profession.includes(context.profession)) return false;
  if (gates.notProfession?.includes(context.profession)) return false;
  if (
    (mask & AUDIENCE) !== 0 &&
    gates.audience !== 'any' &&
    !context.customer.audiences.some((a) => a.specific)
  )
    return false;
  if (gates.pain && !context.customer.pains.some((pain) => pain.kind === gates.pain)) return false;
  return gates.needs?.every((slot) => hasForm(slot, context)) ?? true;
}

/** Sensitive topics want kind frames: no jokes, no dares, no habits to undo; light types only where written for them. */
function refusesGrief({ pattern, gates, mask }: CompiledPattern, topic: Topic): boolean {
  if (
    pattern.tone === 'playful' ||
    gates.sensitive === 'refuse' ||
    (LIGHT_TYPES.includes(pattern.type) && gates.sensitive !== 'only')
  )
    return true;
  if (pattern.tone === 'gentle') return false;
  if (topic.practical) return false;
  return (
    pattern.type === 'Mistake to Avoid' ||
    ((mask & VERB_SLOTS) !== 0 && topic.verb?.derived === true) ||
    ((mask & CLAUSES) !== 0 && topic.wh?.derived === true)
  );
}

/** Who they are can still be said where what they feel cannot. */
function namesSomebody({ topic, isCalled }: HookContext): boolean {
  return !topic.sensitive && isCalled;
}

/** What of an input is asked for every frame, and is the same for all of them. */
function factsOf({ topic, customer, profession }: HookContext) {
  const { np, verb, statement, program } = topic;
  return {
    toViewer: slotsToViewer(topic),
    fearsForViewer: customer.fears.some((fear) => YOURS.test(fear)),
    /** Others would not have said it, or need not ask. */
    unasked: [INSULT, KNOWN_CHORE].some((deed) => deed.test(verb?.full ?? '')),
    // Ideas are shown: there is nothing to know about them, and they are the advice.
    ideas: IDEAS.test(topic.head ?? ''),
    // "your first beehive" is not looked up either, nor is what the creator has.
    notLookedUp: program || /^(?:your first|my|our) /i.test(np?.text ?? ''),
    // Dinners are cooked, and nobody is unsure about them; what is easy confuses nobody.
    undoubted: program || topic.topicClass === 'content' || EASY.test(np?.text ?? ''),
    undisputed: KIND_WORD.test(statement ?? '') || isComplaint(statement ?? ''),
    saysKnow: /^what (?:not )?to know\b/i.test(topic.wh?.text ?? ''),
    noPredictions: profession === 'financialAdvisor' || profession === 'realEstate',
    onlyIf: profession === 'mentalHealthTherapist' || profession === 'nutritionist',
  };
}

/** Whether the gates of a frame hold for this input. */
export function eligibleIn(context: HookContext): (compiled: CompiledPattern) => boolean {
  const { topic, profession } = context;
  const available = availableMask(context);
  const facts = factsOf(context);
  const listHolds = listHoldsIn(topic);
  const clashes = clashesWith(topic);
  return (compiled) => {
    const { pattern, gates, mask } = compiled;
    if ((mask & available) !== mask) return false;
    if (gates.language ? gates.language !== topic.language : topic.language && (mask & IN_ONE_LANGUAGE) !== 0)
      return false;
    if (gates.address && gates.address !== topic.address) return false;
    if (topic.sensitive) {
      // Where somebody stands in a hard time is told kindly, and without condolence.
      if (topic.practical && gates.sensitive === 'only' && (mask & PARTS) === 0) return false;
      if (refusesGrief(compiled, topic)) return false;
    } else if (gates.sensitive === 'only') return false;
    if (context.refusedTypes.has(pattern.type)) return false;
    if (!listHolds(compiled)) return false;
    if (compiled.ownDeed && ownDeedFails(mask, facts.toViewer)) return false;
    if (compiled.speaksOfAudience) {
      if ((mask & facts.toViewer) !== 0) return false;
      if ((mask & FEARS) !== 0 && facts.fearsForViewer) return false;
    }
    if (compiled.callsAudience && !canCall(context, gates)) return false;
    if (compiled.quotesAsking && !topic.firstPerson && (mask & facts.toViewer) !== 0) return false;
    if (compiled.quotesQuestion && facts.unasked) return false;
    if (compiled.opines && topic.program) return false;
    if (facts.ideas && (compiled.opines || compiled.informs || compiled.advises)) return false;
    if (clashes(compiled)) return false;
    // Nobody else says "build muscle without protein powder": the creator does, and that it is not hard.
    if (compiled.quotesDeed && topic.lends === 'verb') return false;
    if (compiled.looksUp && facts.notLookedUp) return false;
    if (compiled.doubts && facts.undoubted) return false;
    if (topic.np?.several && !compiled.speaksAbout) return false;
    if (compiled.choosesSide && topic.sides?.words) return false;
    if (compiled.disputes && facts.undisputed) return false;
    if (compiled.knowsClause && facts.saysKnow) return false;
    if ((mask & INNER_LIFE) !== 0) {
      if (context.namesOnlySome && (mask & AUDIENCE) !== 0) return false;
      if (!context.painAlone && !compiled.carriesTopic && (mask & PAINS) !== 0) return false;
      if (!context.related && (compiled.carriesTopic || namesSomebody(context))) return false;
    }
    // Who sits with a therapist's video may be in a bad place: jokes are for other professions.
    if (profession === 'mentalHealthTherapist' && pattern.tone === 'playful') return false;
    if (facts.noPredictions && pattern.claims?.includes('prediction')) return false;
    if (facts.onlyIf && compiled.assertsPain) return false;
    return topicHolds(gates, compiled, topic) && peopleHold(gates, mask, context);
  };
}
