/** What an input refuses of its frames by their words, whatever their gates say. */

import { placeOf } from '../hook-types.ts';
import { clashesInSpeaking, clashesInTelling } from './clashes.ts';
import type { HookContext } from './context.ts';
import { refusedByList } from './list-frames.ts';
import { TOPIC_SLOTS } from './pattern.ts';
import { slotMask } from './slot-bits.ts';
import { availableMask, callable } from './slots.ts';
import { isComplaint } from './topic/claim-parts.ts';
import type { Topic } from './topic/topic.ts';
import { ALL, SPEAKING } from './traits.ts';

const NP = slotMask(['np']);
const AUDIENCE = slotMask(['aud']);
const VERB_SLOTS = slotMask(['vp', 'vpFull', 'ger']);
const CLAUSES = slotMask(['wh', 'whThey']);
const QUESTIONS = slotMask(['q', 'qLower']);
const SAID_BY_TOPIC = slotMask(TOPIC_SLOTS);

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

/** Who they are can still be said where what they feel cannot. */
function namesSomebody({ topic, isCalled }: HookContext): boolean {
  return !topic.sensitive && isCalled;
}

/** Sensitive topics want kind frames: no jokes, no dares, no habits to undo; light types only where written for them. */
function refusedByGrief({ sensitive, practical, verb, wh }: Topic): (mask: number) => number {
  if (!sensitive) return () => 0;
  const always = SPEAKING.playful | SPEAKING.light | (practical ? 0 : SPEAKING.blames);
  const madeUp = practical ? 0 : (verb?.derived ? VERB_SLOTS : 0) | (wh?.derived ? CLAUSES : 0);
  return (mask) => ((mask & madeUp) !== 0 ? always | SPEAKING.ungentle : always);
}

/** How no frame may speak for this input, whatever its slots. */
function refusedSpeaking(context: HookContext): number {
  const { topic, profession } = context;
  const { np, verb, wh, statement, program, topicClass, sides } = topic;
  const named = callable(context);
  let refused = 0;
  const refuse = (where: boolean, speaking: number) => {
    if (where) refused |= speaking;
  };
  refuse(!named.specific, SPEAKING.callsByOwnName);
  refuse(!named.any, SPEAKING.callsByAnyName);
  // Others would not have said it, or need not ask.
  refuse(INSULT.test(verb?.full ?? '') || KNOWN_CHORE.test(verb?.full ?? ''), SPEAKING.quotesQuestion);
  refuse(program, SPEAKING.opines);
  // Ideas are shown: there is nothing to know about them, and they are the advice.
  refuse(IDEAS.test(topic.head ?? ''), SPEAKING.teaches);
  // Nobody else says "build muscle without protein powder": the creator does, and that it is not hard.
  refuse(topic.lends === 'verb', SPEAKING.quotesDeed);
  // "your first beehive" is not looked up either, nor is what the creator has.
  refuse(program || /^(?:your first|my|our) /i.test(np?.text ?? ''), SPEAKING.looksUp);
  // Dinners are cooked, and nobody is unsure about them; what is easy confuses nobody.
  refuse(program || topicClass === 'content' || EASY.test(np?.text ?? ''), SPEAKING.doubts);
  refuse(np?.several === true, SPEAKING.partial);
  refuse(sides?.words === true, SPEAKING.choosesSide);
  refuse(KIND_WORD.test(statement ?? '') || isComplaint(statement ?? ''), SPEAKING.disputes);
  refuse(/^what (?:not )?to know\b/i.test(wh?.text ?? ''), SPEAKING.knowsClause);
  // Who sits with a therapist's video may be in a bad place: jokes are for other professions.
  refuse(profession === 'mentalHealthTherapist', SPEAKING.playful);
  refuse(profession === 'financialAdvisor' || profession === 'realEstate', SPEAKING.predicts);
  refuse(profession === 'mentalHealthTherapist' || profession === 'nutritionist', SPEAKING.assertsPain);
  return refused;
}

/** Whether what frames with these slots say of the customer may be said beside this topic. */
function innerLifeHolds(context: HookContext): (mask: number) => boolean {
  const { namesOnlySome, painAlone, related } = context;
  const named = namesSomebody(context);
  return (mask) => {
    if ((mask & INNER_LIFE) === 0) return true;
    const withTopic = (mask & SAID_BY_TOPIC) !== 0;
    if (namesOnlySome && (mask & AUDIENCE) !== 0) return false;
    if (!painAlone && !withTopic && (mask & PAINS) !== 0) return false;
    return related || !(withTopic || named);
  };
}

/** The first two are the same for all frames with the same slots, given as bits. */
export type Refusals = {
  /** How they may not speak. */
  speaking: (mask: number) => number;
  /** What they may not tell. */
  telling: (mask: number) => number;
  /** Types that may not be, as bits. */
  types: number;
};

export function refusalsIn(context: HookContext): Refusals {
  const { topic } = context;
  const available = availableMask(context);
  const always = refusedSpeaking(context);
  const toViewer = slotsToViewer(topic);
  const fearsForViewer = context.customer.fears.some((fear) => YOURS.test(fear));
  const ofList = refusedByList(topic);
  const clashSpeaking = clashesInSpeaking(topic);
  const clashTelling = clashesInTelling(topic);
  const ofGrief = refusedByGrief(topic);
  const holdsInside = innerLifeHolds(context);
  let types = 0;
  for (const type of context.refusedTypes) types |= 1 << placeOf(type);
  return {
    speaking: (mask) => {
      if ((mask & available) !== mask || !holdsInside(mask)) return ALL;
      let refused = always | clashSpeaking(mask) | ofGrief(mask);
      const yours = (mask & toViewer) !== 0;
      if (yours) refused |= SPEAKING.speaksOfAudience | (topic.firstPerson ? 0 : SPEAKING.quotesAsking);
      if (fearsForViewer && (mask & FEARS) !== 0) refused |= SPEAKING.speaksOfAudience;
      // "I got booking your wedding photographer wrong": the speaker booked nobody for the viewer.
      if ((mask & (NP | QUESTIONS | WH)) !== 0 ? yours : (mask & VERB_SLOTS) !== 0)
        refused |= SPEAKING.ownDeed;
      return refused;
    },
    telling: (mask) => ofList(mask) | clashTelling(mask),
    types,
  };
}
