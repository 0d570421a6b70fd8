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

/** What of a topic is asked for every frame, and is the same for all of them. */
type Trips = {
  /** What is stated is the viewer's. */
  statesYours: boolean;
  /** A trouble that one only speaks about, and one that happened. */
  onlySpokenAbout: boolean;
  happened: boolean;
  /** The creator tells how things stand. */
  ownState: boolean;
  /** The deed has a "without", or something that becomes better: nothing comes before that. */
  notFirst: boolean;
  /** The deed is made of ideas, which one looks at. */
  usesIdeas: boolean;
  danced: boolean;
  /** Clause or deed says "you". */
  yours: boolean;
  fast: boolean;
  doing: boolean;
};

const tripsOf = keptWith((topic: Topic): Trips => {
  const { np, verb, statement, clean } = topic;
  const troubled = np !== null && (topic.sensitive || topic.topicClass === 'problem');
  return {
    statesYours: /^your\b/i.test(statement ?? ''),
    // "Nobody should face body image alone", "breakups are not a character flaw": troubles are not all of one kind.
    onlySpokenAbout: troubled && isOnlySpokenAbout(np.core),
    happened: troubled && isEvent(np.core),
    ownState: topic.firstPerson && STATE.test(statement ?? ''),
    // "before you hire somebody without going broke": the "without" is no part of what comes first.
    notFirst: / without /i.test(verb?.full ?? '') || BECOMES.test(verb?.vp ?? ''),
    usesIdeas: verb?.derived === true && / ideas$/i.test(verb.vp),
    danced: DANCED.test(clean),
    yours: /\byour?\b/i.test(`${topic.wh?.text} ${verb?.full}`),
    fast: FAST.test(clean),
    doing: isDoing(topic),
  };
});

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
  if (!claim) return false;
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

/** Whether a frame clashes with a topic; what is asked of the topic alone is asked once for all frames. */
export function clashesWith(topic: Topic): (compiled: CompiledPattern) => boolean {
  const trips = tripsOf(topic);
  return (compiled) => {
    const { mask } = compiled;
    if ((mask & STATED) !== 0) {
      // "More commuters should hear this: your tires are bald": whose?
      if (compiled.speaksOfAudience && trips.statesYours) return true;
      if (saysTooMuch(compiled, topic)) return true;
      if (trips.ownState && TELLS_DEED(compiled)) return true;
    }
    if ((mask & NP) !== 0 && trips.onlySpokenAbout && !compiled.speaksAbout) return true;
    if ((mask & NP) !== 0 && trips.happened && compiled.absolves) return true;
    if (compiled.comesFirst && trips.notFirst) return true;
    // "how to use bathroom ideas": they are looked at.
    if ((mask & MADE) !== 0 && trips.usesIdeas) return true;
    if (trips.danced && compiled.pattern.template.startsWith('No dancing')) return true;
    if (compiled.partsSides && topic.sides?.leans) return true;
    if (compiled.ofUs && trips.yours) return true;
    // "organizing a closet fast, one step at a time"
    if (compiled.stepwise && (mask & (DEEDS | NP)) !== 0 && trips.fast) return true;
    // "stop googling living in a duplex"
    return compiled.afterGerund && ((mask & GERUNDS) !== 0 || ((mask & NP) !== 0 && trips.doing));
  };
}

/** "Need help with co-parenting with a difficult ex?", "let's talk about talking to kids about money". */
export function repeatsPreposition({ mask, leadsBy }: CompiledPattern, { np, verb }: Topic): boolean {
  if (!leadsBy) return false;
  const said = (mask & NP) !== 0 ? np?.text : (mask & GERUNDS) !== 0 ? verb?.ger : '';
  return (said ?? '').includes(` ${leadsBy} `);
}
