/** Where the words of a frame and those of the topic trip over each other, although every form is sound. */
import type { CompiledPattern } from './compile.ts';
import { slotMask } from './slot-bits.ts';
import { isEvent, isOnlySpokenAbout } from './topic/semantics.ts';
import type { Topic } from './topic/topic.ts';
import { ALL, SPEAKING, TELLING } from './traits.ts';

const NP = slotMask(['np']);
const GERUNDS = slotMask(['ger']);
const STATED = slotMask(['stmt']);
const DEEDS = slotMask(['vp', 'vpFull', 'ger']);
const MADE = DEEDS | slotMask(['wh', 'whThey', 'q', 'qLower']);

const FAST =
  /\b(?:fast|faster|quick|quickly|in (?:under )?(?:\d+|one|two|five|ten|a few) (?:minutes?|seconds?|hours?|days?))\b/i;
/** How things should become: nobody does something before that. */
const BECOMES = /\b(?:more|better|fewer|less|faster|bigger|higher|lower|cheaper|stronger|healthier)\b/i;

const DOING =
  /^\p{L}{2,}ing (?:in|on|at|with|to|as|an?|the|your|from|by|up|out|off|for|without|through|after|on)\b/iu;

const isDoing = ({ np }: Topic): boolean => np?.form === 'gerund' || DOING.test(np?.text ?? '');

/** "No dancing" before a video that shows how to dance. */
const DANCED =
  /\b(?:danc(?:e|es|er|ers|ing)|zumba|salsa|ballet|bachata|hip hop|choreo\p{L}*|tiktoks?|reels?|audio|music|songs?)\b/iu;
/** How things stand with the creator, where nothing was done: "my kitchen is a mess". */
const STATE =
  /^(?:(?:my|our) (?:[\p{L}-]+ ){0,2}?[\p{L}-]+ (?:is|are|looks?|smells?|feels?|has|have|needs?|won't|keeps?)|I(?:'m| am| hate| love| like| have| need| can't| don't))\b/iu;

/** "It's time busy commuters heard this: your tires are messed up": whose tires? */
function refusedByClaim({ claim }: Topic): { speaking: number; telling: number } {
  if (claim?.told)
    return { speaking: SPEAKING.speaksOfAudience, telling: TELLING.quotesToThem | TELLING.givesNoReason };
  if (claim && claim.flaw !== null)
    return { speaking: SPEAKING.speaksOfAudience, telling: TELLING.quotesToThem | TELLING.makesMuch };
  return { speaking: 0, telling: 0 };
}

/** What of the frames with these slots trips over the topic, by how they speak. */
export function clashesInSpeaking(topic: Topic): (mask: number) => number {
  const { np, verb, wh, sides, statement, clean } = topic;
  // "before you hire somebody without going broke": the "without" is no part of what comes first.
  const notFirst = / without /i.test(verb?.full ?? '') || BECOMES.test(verb?.vp ?? '');
  const always =
    (notFirst ? SPEAKING.comesFirst : 0) |
    (DANCED.test(clean) ? SPEAKING.noDancing : 0) |
    (sides?.leans ? SPEAKING.partsSides : 0) |
    (/\byour?\b/i.test(`${wh?.text} ${verb?.full}`) ? SPEAKING.ofUs : 0);
  // "More commuters should hear this: your tires are bald": whose?
  const ofStatement =
    refusedByClaim(topic).speaking | (/^your\b/i.test(statement ?? '') ? SPEAKING.speaksOfAudience : 0);
  // "Nobody should face body image alone", "breakups are not a character flaw": troubles are not all of one kind.
  const troubled = np !== null && (topic.sensitive || topic.topicClass === 'problem');
  const ofThing =
    (troubled && isOnlySpokenAbout(np.core) ? SPEAKING.partial : 0) |
    (troubled && isEvent(np.core) ? SPEAKING.absolves : 0) |
    // "stop googling living in a duplex"
    (isDoing(topic) ? SPEAKING.afterGerund : 0);
  // "organizing a closet fast, one step at a time"
  const ofDeed = FAST.test(clean) ? SPEAKING.stepwise : 0;
  // "how to use bathroom ideas": they are looked at.
  const usesIdeas = verb?.derived === true && / ideas$/i.test(verb.vp);
  return (mask) => {
    if (usesIdeas && (mask & MADE) !== 0) return ALL;
    return (
      always |
      ((mask & STATED) !== 0 ? ofStatement : 0) |
      ((mask & NP) !== 0 ? ofThing : 0) |
      ((mask & (DEEDS | NP)) !== 0 ? ofDeed : 0) |
      ((mask & GERUNDS) !== 0 ? SPEAKING.afterGerund : 0)
    );
  };
}

/** The same by what they tell: only what is stated is told so. */
export function clashesInTelling(topic: Topic): (mask: number) => number {
  const ownState = topic.firstPerson && STATE.test(topic.statement ?? '');
  const refused = refusedByClaim(topic).telling | (ownState ? TELLING.tellsDeed : 0);
  return (mask) => ((mask & STATED) !== 0 ? refused : 0);
}

/** "Need help with co-parenting with a difficult ex?", "let's talk about talking to kids about money". */
export function repeatsPreposition({ mask, leadsBy }: CompiledPattern, { np, verb }: Topic): boolean {
  if (!leadsBy) return false;
  const said = (mask & NP) !== 0 ? np?.text : (mask & GERUNDS) !== 0 ? verb?.ger : '';
  return (said ?? '').includes(` ${leadsBy} `);
}
