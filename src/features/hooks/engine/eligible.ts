/** Whether a pattern's gates hold for an input. Says nothing yet about how the filled text reads. */
import type { CompiledPattern } from './compile.ts';
import type { HookContext } from './context.ts';
import { CUSTOMER_SLOTS, type Gates, TOPIC_SLOTS } from './pattern.ts';
import { refusalsIn } from './refusals.ts';
import { PARTS, slotMask } from './slot-bits.ts';
import { hasForm } from './slots.ts';
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

/** What a topic of another language gives only to frames of that language: an English one would be half translated. */
const IN_ONE_LANGUAGE = slotMask([
  ...(['wh', 'whThey', 'label', 'q', 'qLower', 'vp', 'vpFull', 'role', 'aRole'] as const),
  ...CUSTOMER_SLOTS,
]);

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

/** Whether the gates of a frame hold for this input: the same for all frames with the same slots and gates. */
export function gatesHoldIn(context: HookContext): (compiled: CompiledPattern) => boolean {
  const { topic } = context;
  return (compiled) => {
    const { gates, mask } = compiled;
    const { language, sensitive } = gates;
    if (language ? language !== topic.language : topic.language && (mask & IN_ONE_LANGUAGE) !== 0)
      return false;
    if (gates.address && gates.address !== topic.address) return false;
    if (sensitive === 'refuse' && topic.sensitive) return false;
    // Where somebody stands in a hard time is told kindly, and without condolence.
    if (sensitive === 'only' && (!topic.sensitive || (topic.practical && (mask & PARTS) === 0))) return false;
    return topicHolds(gates, compiled, topic) && peopleHold(gates, mask, context);
  };
}

/** Whether a frame may be said for this input. */
export function eligibleIn(context: HookContext): (compiled: CompiledPattern) => boolean {
  const refused = refusalsIn(context);
  const gatesHold = gatesHoldIn(context);
  return (compiled) =>
    (compiled.speaking & refused.speaking(compiled.mask)) === 0 &&
    (compiled.telling & refused.telling(compiled.mask)) === 0 &&
    (refused.types & (1 << compiled.type)) === 0 &&
    gatesHold(compiled);
}
