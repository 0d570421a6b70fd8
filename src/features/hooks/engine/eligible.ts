/** Whether a pattern's gates hold for an input. Says nothing yet about how the filled text reads. */
import type { CompiledPattern } from './compile.ts';
import type { HookContext } from './context.ts';
import { LIGHT_TYPES } from './hook-types.ts';
import type { Gates, SlotName } from './pattern.ts';
import { availableMask, hasForm } from './slots.ts';
import type { Topic } from './topic/topic.ts';

function within<T>(
  value: T | null | undefined,
  allowed: readonly T[] | undefined,
  refused?: readonly T[],
): boolean {
  if (allowed && (value == null || !allowed.includes(value))) return false;
  return !(refused && value != null && refused.includes(value));
}

const VERB_SLOTS: readonly SlotName[] = ['vp', 'vpFull', 'ger'];
const OWN_VOICE: readonly SlotName[] = ['np', 'label', 'stmt', 'wh', 'whThey', 'items'];

/** What the customer feels and wants; who they are fits any topic. */
const INNER_LIFE: readonly SlotName[] = [
  'pain',
  'painThey',
  'painGer',
  'want',
  'wantVp',
  'wantGer',
  'fear',
  'objection',
  'objectionI',
];

function usesAny(slots: ReadonlySet<SlotName>, list: readonly SlotName[]): boolean {
  return list.some((slot) => slots.has(slot));
}

function verbHolds(gates: Gates, slots: ReadonlySet<SlotName>, topic: Topic): boolean {
  if (!gates.verb && !gates.notVerb) return true;
  const asked = usesAny(slots, VERB_SLOTS) || (slots.has('np') && topic.np?.form === 'gerund');
  if (!asked) return usesAny(slots, ['np', 'mod', 'wh']) || !gates.verb;
  return within(topic.verb?.verbClass, gates.verb, gates.notVerb);
}

/** First person is refused unless asked for; `{np}` may give up its "my" instead. */
function personHolds(gates: Gates, slots: ReadonlySet<SlotName>, topic: Topic): boolean {
  if (gates.first === 'only') return topic.firstPerson;
  if (!topic.firstPerson || gates.first === 'allow' || !usesAny(slots, OWN_VOICE)) return true;
  return slots.has('np') && topic.npGeneral !== null && !usesAny(slots, OWN_VOICE.slice(1));
}

function nominalHolds(gates: Gates, slots: ReadonlySet<SlotName>, topic: Topic): boolean {
  const { np } = topic;
  if (slots.has('np') && np) {
    if (gates.form && np.form !== gates.form) return false;
    if (np.superlative && gates.superlative !== 'allow') return false;
    if (topic.shape === 'versus' && gates.versus !== 'allow') return false;
    const mixed = np.corePlural !== undefined && np.corePlural !== np.plural;
    if (gates.number && (mixed || (gates.number === 'plural') !== np.plural)) return false;
  } else if (
    gates.form &&
    slots.has('mod') &&
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

function derivedHolds(gates: Gates, slots: ReadonlySet<SlotName>, topic: Topic): boolean {
  if (gates.derived !== 'refuse') return true;
  if (slots.has('np') && topic.np?.derived) return false;
  if (usesAny(slots, VERB_SLOTS) && topic.verb?.derived) return false;
  if ((slots.has('wh') || slots.has('whThey')) && topic.wh?.derived) return false;
  return !((slots.has('q') || slots.has('qLower')) && topic.question?.derived);
}

function topicHolds(gates: Gates, compiled: CompiledPattern, topic: Topic): boolean {
  const { slots } = compiled;
  const shaped =
    !gates.shape ||
    gates.shape.includes(topic.shape) ||
    (topic.alsoNominal && gates.shape.includes('nominal'));
  if (!shaped) return false;
  if (compiled.carriesTopic && !within(topic.topicClass, gates.topic, gates.notTopic)) return false;
  if (gates.wh && !within(topic.wh?.kind, gates.wh)) return false;
  if (gates.whInfinitive !== undefined && topic.wh?.infinitive !== gates.whInfinitive) return false;
  if (gates.question && topic.question?.kind !== gates.question) return false;
  if (gates.list && !within(topic.list?.kind, gates.list)) return false;
  if (gates.numbered !== undefined && (topic.list?.n != null) !== gates.numbered) return false;
  if (gates.explain && !topic.explain) return false;
  if (gates.head && !(topic.head && gates.head.includes(topic.head))) return false;
  return (
    verbHolds(gates, slots, topic) &&
    personHolds(gates, slots, topic) &&
    nominalHolds(gates, slots, topic) &&
    derivedHolds(gates, slots, topic)
  );
}

function peopleHold(gates: Gates, slots: ReadonlySet<SlotName>, context: HookContext): boolean {
  if (gates.profession && !gates.profession.includes(context.profession)) return false;
  if (gates.notProfession?.includes(context.profession)) return false;
  if (slots.has('aud') && gates.audience !== 'any' && !context.customer.audiences.some((a) => a.specific))
    return false;
  if (gates.pain && !context.customer.pains.some((pain) => pain.kind === gates.pain)) return false;
  return gates.needs?.every((slot) => hasForm(slot, context)) ?? true;
}

/** A pain said as a plain fact about the viewer; health professions only say "if". */
function assertsPain(template: string): boolean {
  return /(?:^|[.?!] )\{pain\}(?:[.,!]|$)/.test(template);
}

/** Sensitive topics want kind frames: no jokes, no dares, no habits to undo. */
function refusesGrief({ pattern, slots }: CompiledPattern, topic: Topic): boolean {
  if (
    pattern.tone === 'playful' ||
    pattern.when?.sensitive === 'refuse' ||
    LIGHT_TYPES.includes(pattern.type)
  )
    return true;
  if (pattern.tone === 'gentle') return false;
  return (
    pattern.type === 'Mistake to Avoid' ||
    (usesAny(slots, VERB_SLOTS) && topic.verb?.derived === true) ||
    (usesAny(slots, ['wh', 'whThey']) && topic.wh?.derived === true)
  );
}

export function isEligible(compiled: CompiledPattern, context: HookContext): boolean {
  const { pattern, slots } = compiled;
  const gates = pattern.when ?? {};
  const { topic, profession } = context;
  if ((compiled.mask & availableMask(context)) !== compiled.mask) return false;
  if (topic.sensitive) {
    if (refusesGrief(compiled, topic)) return false;
  } else if (gates.sensitive === 'only') return false;
  if (context.refusedTypes.has(pattern.type)) return false;
  if (!context.related && compiled.carriesTopic && usesAny(slots, INNER_LIFE)) return false;
  // Who sits with a therapist's video may be in a bad place: jokes are for other professions.
  if (profession === 'mentalHealthTherapist' && pattern.tone === 'playful') return false;
  if (profession === 'financialAdvisor' && pattern.claims?.includes('prediction')) return false;
  if (profession === 'realEstate' && pattern.claims?.includes('prediction')) return false;
  if (
    (profession === 'mentalHealthTherapist' || profession === 'nutritionist') &&
    assertsPain(pattern.template)
  )
    return false;
  return topicHolds(gates, compiled, topic) && peopleHold(gates, slots, context);
}
