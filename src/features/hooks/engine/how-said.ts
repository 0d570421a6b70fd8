/** How a run says its topic: in full or by its core, and by what the customer says of it. */

import type { CompiledPattern } from './compile.ts';
import type { HookContext } from './context.ts';
import { isNamedBy, namesOneOf } from './customer/audience-variants.ts';
import { words } from './english/words.ts';
import { keptWith } from './memory.ts';
import { slotMask } from './slot-bits.ts';
import { carriesTopic } from './stems.ts';
import type { Topic } from './topic/topic.ts';

/** A long topic is said in full a few times, then by its core; one that names the audience by its core alone. */
function prefersShort({ topic, customer }: HookContext): 'always' | 'later' | 'never' {
  const text = topic.np?.text ?? '';
  const core = topic.np?.core ?? '';
  if (topic.method) return 'later';
  if (namesOneOf(customer.audiences, text.slice(core.length))) return 'always';
  const longest = [text, topic.verb?.full ?? '', topic.wh?.text ?? ''].map((form) => words(form).length);
  return Math.max(...longest) > 4 ? 'later' : 'never';
}

/**
 * How many hooks speak of the gist of a long topic alone: of a method what it is for is known. A claim is more
 * than what it is about, and frames of its own already speak of what it clears or makes needless.
 */
function maxGistsOf({ shape, claim, method, situations }: Topic): number {
  // Where those whom it is for stand says more than the bare word for it.
  if (situations) return situations.length > 1 ? 1 : 2;
  if (method) return 4;
  if (shape !== 'statement') return 3;
  if (claim?.cleared || claim?.spare) return 1;
  return claim?.goal ? 2 : 3;
}

/** How many hooks of a run tell a story or a claim by one of its parts: the others say it whole. */
const MAX_PARTS = 7;

/** One situation is soon told. */
function maxPartsOf({ situations }: Topic): number {
  return situations ? Math.min(MAX_PARTS - 1, situations.length + 3) : MAX_PARTS;
}

const PAINS = slotMask(['pain', 'painThey', 'painGer', 'painAsk']);
const WISHES = slotMask(['want', 'wantVp', 'wantGer']);

/** Slots of troubles and wishes that all speak of the topic: "you feel bloated" beside bloating. */
function topicalSlots({ topic, customer }: HookContext): number {
  const topical = (told: readonly string[], slots: number) =>
    told.length > 0 && told.every((text) => carriesTopic(text, topic.clean)) ? slots : 0;
  const pains = customer.pains.filter(({ part }) => !part).map(({ you }) => you);
  const wishes = customer.wants.filter(({ part }) => !part).map(({ text }) => text);
  return topical(pains, PAINS) | topical(wishes, WISHES);
}

/** Frames that say a topic in two parts. */
export const SAID_APART = slotMask(['fragment', 'few']);

/** How many hooks say it so: more would sound alike. Three things are said two at a time in more than one way. */
function maxApartOf({ np }: Topic): number {
  return np?.several ? 5 : 4;
}

/** How many hooks of a run say the topic by its gist, by one of its parts, or in two breaths. */
export type Limits = { gists: number; parts: number; apart: number };

function limitsOf(topic: Topic): Limits {
  return { gists: maxGistsOf(topic), parts: maxPartsOf(topic), apart: maxApartOf(topic) };
}

/** Where the people of a long story stand may be told without naming what it is about: once, beside a trouble. */
export function tellsWhere({ slots }: CompiledPattern): boolean {
  return slots.has('situation') || slots.has('situationAsk');
}

/** What of an input a run asks before its first hook: the same for every run, and kept as long as the input is. */
export const manner = keptWith((context: HookContext) => {
  const { customer, topic, onlySpokenOf } = context;
  const specific = customer.audiences.filter((audience) => audience.specific);
  return {
    /** "Recovering people pleasers" says what a video about people pleasing is about. */
    audienceSaysTopic:
      specific.length > 0 &&
      !onlySpokenOf &&
      specific.every((audience) => carriesTopic(audience.core, topic.clean)),
    topicNamesThem: isNamedBy(topic.clean, specific),
    topicalSlots: topicalSlots(context),
    shortTopic: prefersShort(context),
    most: limitsOf(topic),
  };
});
