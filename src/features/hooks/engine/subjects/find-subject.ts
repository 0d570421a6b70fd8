/** Finds the subject that a text is about, by the longest of its cues in the first part that has one. */
import { isPluralNoun, singularOf } from '../english/nouns.ts';
import { baseOfGerund, baseOfThird, isVerb } from '../english/verbs.ts';
import { words } from '../english/words.ts';
import { stem } from '../stems.ts';
import { ALL_SUBJECTS } from './all.ts';
import type { Subject } from './subject.ts';

const LONGEST_CUE = 4;
/** Short words lose too much with their ending: "late" is no latte. */
const STEMMED = 7;

function rootOf(word: string): string {
  const bare = word.toLowerCase().replace(/[’']s$/, '');
  const one = isPluralNoun(bare) ? singularOf(bare) : (baseOfGerund(bare) ?? bare);
  // Marked, so that "canning" does not meet "can".
  return one.length >= STEMMED ? `~${stem(one)}` : one;
}

const keyOf = (tokens: readonly string[]): string => tokens.map(rootOf).join(' ');

const BY_CUE: ReadonlyMap<string, Subject> = new Map(
  ALL_SUBJECTS.flatMap((subject) => subject.cues.map((cue) => [keyOf(words(cue)), subject] as const)),
);

/** "SEO for therapists" is not about therapy, nor "dinners for teen athletes" about teenagers. */
const FOR_WHOM =
  / for (?:(?!an? |the |your |my )[\p{L}-]+ ){0,2}(?:[\p{L}-]+(?:ers|ors|ists|ians|ants|eers)|owners|athletes|men|women|moms|dads|kids|teens|toddlers|parents|couples|families|seniors|people|adults|beginners)$/iu;

/** What stands before these is what the rest only places. */
const JOINTS =
  /,? (?:for|in|with|without|at|as|after|before|during|on|from|under|over|when|while|if|because|that|who|which|and|or|vs\.?|versus) |, /iu;

function within(part: string): Subject | null {
  const tokens = words(part);
  for (let length = Math.min(LONGEST_CUE, tokens.length); length > 0; length--)
    // The last of several nouns is the one that is meant: "budget travel".
    for (let start = tokens.length - length; start >= 0; start--) {
      const found = BY_CUE.get(keyOf(tokens.slice(start, start + length)));
      if (found && (length > 1 || standsFor(tokens[start + 1]))) return found;
    }
  return null;
}

/** What may follow a noun without making another thing of it. */
const NO_HEAD =
  /^(?:is|are|was|were|isn't|aren't|do|does|don't|doesn't|did|can|can't|could|will|won't|should|has|have|keeps?|fails?|breaks?|dies|hurts?|matters?|tastes?|smells?|sticks?|lifts?|cracks?|burns?|stalls?|works?|goes|go|gets?|looks?|feels?|makes?|needs?|costs?|takes?|to|of|not|never|always|actually|really|and|or|your|you|my|i|tips?|ideas?|hacks?|tricks?|mistakes?|myths?|basics|recipes?|repairs?|plans?|planning|routines?|makeover|challenges?|checklists?|guides?|lessons?|templates?|tools?|advice|rules|costs?|problems?|issues?|questions?|training|coaching|classes|course|workshops?|prep|care|schedule|setup|systems?|strategy|strategies|habits?|trends?|today|tonight|again|online|yourself|fast|faster|better|early|late|now)$/i;

/** A single word before another noun is only a part of that thing: "curtain bangs", "a yoga retreat". */
function standsFor(next: string | undefined): boolean {
  return next === undefined || NO_HEAD.test(next) || isVerb(baseOfThird(next.toLowerCase()));
}

/** Cues may reach over a joint: "save for a house". */
function longCue(text: string): Subject | null {
  const tokens = words(text);
  for (let length = LONGEST_CUE; length > 2; length--)
    for (let start = 0; start + length <= tokens.length; start++) {
      const found = BY_CUE.get(keyOf(tokens.slice(start, start + length)));
      if (found) return found;
    }
  return null;
}

/** Null where no cue is said: nothing concrete is better than something of another subject. */
export function findSubject(text: string): Subject | null {
  const said = text
    .replace(/[^\p{L}\p{N}'’&+,\s-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(FOR_WHOM, '');
  const whole = longCue(said.replace(/,/g, ' '));
  if (whole) return whole;
  for (const part of said.split(JOINTS)) {
    const found = within(part);
    if (found) return found;
  }
  return null;
}
