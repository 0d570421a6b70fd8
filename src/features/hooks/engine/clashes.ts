/** Where the words of a frame and those of the topic trip over each other, although every form is sound. */
import type { CompiledPattern } from './compile.ts';
import { keptWith } from './memory.ts';
import { slotMask } from './slot-bits.ts';
import { isEvent, isOnlySpokenAbout } from './topic/semantics.ts';
import type { Topic } from './topic/topic.ts';

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

/** "Nobody should face body image alone", "breakups are not a character flaw": troubles are not all of one kind. */
function isOtherTrouble({ speaksAbout, absolves }: CompiledPattern, topic: Topic): boolean {
  if (!topic.np || (!topic.sensitive && topic.topicClass !== 'problem')) return false;
  if (!speaksAbout && isOnlySpokenAbout(topic.np.core)) return true;
  return absolves && isEvent(topic.np.core);
}

/** "No dancing" before a video that shows how to dance. */
const DANCED =
  /\b(?:danc(?:e|es|er|ers|ing)|zumba|salsa|ballet|bachata|hip hop|choreo\p{L}*|tiktoks?|reels?|audio|music|songs?)\b/iu;
/** What nobody doubts surprises nobody, and needs no courage: "would you believe me if I said your diet sucks?" */
const MAKES_MUCH = keptWith(({ pattern }: CompiledPattern) =>
  /would you believe|won't tell you|agree|mixed messages|surprise|never hear|not believe|anyone (?:ever )?told|if nobody|people know|knew|convince|sink in|reminder|clear something up|Did you know|told otherwise|fair chance|usual story|differently|argue/i.test(
    pattern.template,
  ),
);
/** Advice is given with its reason: that someone finally tells you that you should is no news. */
const GIVES_REASON = keptWith(
  ({ pattern }: CompiledPattern) =>
    /\bwhy \{stmt\}|explain|plainly|good friend|\breasons?\b|hear me out|remember/i.test(pattern.template) &&
    !/mixed messages/.test(pattern.template),
);

/** What one tells them, and quotes. */
const QUOTES = keptWith(({ pattern }: CompiledPattern) =>
  /\b(?:to|tell|telling) \{aud\}:/.test(pattern.template),
);

/** "It's time busy commuters heard this: your tires are messed up": whose tires? */
function saysTooMuch(compiled: CompiledPattern, { claim }: Topic): boolean {
  if (!claim || (compiled.mask & STATED) === 0) return false;
  const ofThem = compiled.speaksOfAudience || QUOTES(compiled);
  if (claim.told) return ofThem || !GIVES_REASON(compiled);
  return claim.flaw !== null && (ofThem || MAKES_MUCH(compiled));
}

/** How things stand with the creator, where nothing was done: "my kitchen is a mess". */
const STATE =
  /^(?:(?:my|our) (?:[\p{L}-]+ ){0,2}?[\p{L}-]+ (?:is|are|looks?|smells?|feels?|has|have|needs?|won't|keeps?)|I(?:'m| am| hate| love| like| have| need| can't| don't))\b/iu;
const TELLS_DEED = keptWith(({ pattern }: CompiledPattern) =>
  /story of how|perfect plan|really went|what happened|true story|big change|easy choice|a mistake:|day one|do it again|three decisions|early on|underestimated|\bdid it|differently|taught me|about it too|on paper|my family|learned|the long one|exactly why|tell you how|keep asking|still ask|full story|my story|all started|wish I'd|I expected|that story|didn't expect|how I know|surprised me|looks different|a little crazy/i.test(
    pattern.template,
  ),
);

export function clashes(compiled: CompiledPattern, topic: Topic): boolean {
  const { mask } = compiled;
  // "More commuters should hear this: your tires are bald": whose?
  if (compiled.speaksOfAudience && (mask & STATED) !== 0 && /^your\b/i.test(topic.statement ?? ''))
    return true;
  if ((mask & NP) !== 0 && isOtherTrouble(compiled, topic)) return true;
  if (saysTooMuch(compiled, topic)) return true;
  if ((mask & STATED) !== 0 && topic.firstPerson && STATE.test(topic.statement ?? '') && TELLS_DEED(compiled))
    return true;
  // "before you hire somebody without going broke": the "without" is no part of what comes first.
  if (compiled.comesFirst && / without /i.test(topic.verb?.full ?? '')) return true;
  if (compiled.comesFirst && BECOMES.test(topic.verb?.vp ?? '')) return true;
  // "how to use bathroom ideas": they are looked at.
  if ((mask & MADE) !== 0 && topic.verb?.derived && / ideas$/i.test(topic.verb.vp)) return true;
  if (compiled.pattern.template.startsWith('No dancing') && DANCED.test(topic.clean)) return true;
  if (compiled.partsSides && topic.sides?.leans) return true;
  if (compiled.ofUs && /\byour?\b/i.test(`${topic.wh?.text} ${topic.verb?.full}`)) return true;
  // "organizing a closet fast, one step at a time"
  if (compiled.stepwise && (mask & (DEEDS | NP)) !== 0 && FAST.test(topic.clean)) return true;
  // "stop googling living in a duplex"
  return compiled.afterGerund && ((mask & GERUNDS) !== 0 || ((mask & NP) !== 0 && isDoing(topic)));
}

/** "Need help with co-parenting with a difficult ex?", "let's talk about talking to kids about money". */
export function repeatsPreposition({ mask, leadsBy }: CompiledPattern, { np, verb }: Topic): boolean {
  if (!leadsBy) return false;
  const said = (mask & NP) !== 0 ? np?.text : (mask & GERUNDS) !== 0 ? verb?.ger : '';
  return (said ?? '').includes(` ${leadsBy} `);
}
