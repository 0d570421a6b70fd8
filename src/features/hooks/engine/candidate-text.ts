/** The text of a candidate: filled on demand, short enough, new to the user, and fit to be said. */

import { fitsTheBreath, opensShort } from './breath.ts';
import type { Candidate, SaidAs } from './candidates.ts';
import { isClean } from './check-hook.ts';
import type { Choice } from './choice.ts';
import type { CompiledPattern } from './compile.ts';
import type { HookContext } from './context.ts';
import { finish, joinParts, repeatsAcrossSlots, type SlotValues, slotValues } from './fill.ts';
import { isShort } from './measure.ts';
import { keptWith } from './memory.ts';
import { BUSINESS_SLOTS, CUSTOMER_SLOTS, LEXICON_SLOTS, type SlotName, TOPIC_SLOTS } from './pattern.ts';
import { openerOf, textKey } from './said.ts';
import { PARTS, slotMask } from './slot-bits.ts';
import { hasBrief, slotValue } from './slots.ts';
import { phraseOf, type Value } from './value.ts';

const OF_THE_CUSTOMER: ReadonlySet<SlotName> = new Set(CUSTOMER_SLOTS.filter((slot) => slot !== 'aud'));
/** What is no phrase of the topic, or is said to keep from repeating one: the planner counts those by themselves. */
const OF_THE_FIELD: ReadonlySet<SlotName> = new Set([
  ...LEXICON_SLOTS,
  ...BUSINESS_SLOTS,
  ...(['fragment', 'core', 'few', 'last'] as const),
]);

const NONE: readonly string[] = [];

function longPhrases({ slotOrder }: CompiledPattern, values: SlotValues): readonly string[] {
  let phrases = NONE;
  for (let at = 0; at < values.length; at++) {
    const slot = slotOrder[at] as SlotName;
    const { phrase, once } = values[at] as Value;
    if (phrase === null || once === null || OF_THE_FIELD.has(slot)) continue;
    const said = OF_THE_CUSTOMER.has(slot) ? once : phrase;
    phrases = phrases === NONE ? [said] : [...phrases, said];
  }
  return phrases;
}

/** What each slot of the topic can say, long and short, as phrases; null where one of its forms is never heard again. */
export const topicPhrases = keptWith((context: HookContext): ReadonlyMap<number, readonly string[]> => {
  const found = new Map<number, readonly string[]>();
  for (const slot of TOPIC_SLOTS) {
    // Parts share a bit, and one of them may be said often while the others are still new.
    if ((slotMask([slot]) & PARTS) !== 0) continue;
    const forms = [false, true].flatMap((short) =>
      [false, true].map((second) =>
        slotValue(slot, context, { short, other: second, brief: second, pick: () => 0 }, {}),
      ),
    );
    const phrases = forms.map((form) => (form === null ? null : phraseOf(form)));
    if (phrases.every((phrase) => phrase !== null)) found.set(slotMask([slot]), [...new Set(phrases)]);
  }
  return found;
});

const ATTEMPTS = 8;

/** Fills a candidate with a text that is short enough and new to this user; null when there is none. */
export function textOf(
  candidate: Candidate,
  known: ReadonlySet<number>,
  saidAs: SaidAs,
  pick: Choice['pick'],
): string | null {
  const { context, compiled } = candidate;
  // What was filled while the topic was still said in full is said again in its short form.
  const { short: preferShort, brief } = saidAs;
  const asBefore = candidate.saidAs.short === preferShort && candidate.saidAs.brief === brief;
  if (candidate.tried && (asBefore || !compiled.carriesTopic)) return candidate.text;
  candidate.tried = true;
  candidate.saidAs = saidAs;
  candidate.text = null;
  // The more the user has had, the longer it takes to find what is left.
  const more = known.size > 60 ? 2 : 1;
  const attempts = compiled.varies ? ATTEMPTS * more : context.topic.np?.other ? 4 : 2;
  const alone = !compiled.carriesTopic;
  const toNobody = alone && context.toldAlone && !compiled.slots.has('aud');
  const unnamed = toNobody && context.hasName;
  const many = compiled.generic;
  const { language, sides } = context.topic;
  const early = compiled.gates.language !== 'fr';
  const measured = early && !sides?.bare && compiled.measure.words !== null;
  const canBeBrief = brief && hasBrief(compiled.slots, context);
  const choice = { short: false, other: false, brief: false, pick, many, alone, toNobody, unnamed };
  for (let attempt = 0; attempt < attempts; attempt++) {
    choice.short = (attempt % 2 === 1) !== preferShort;
    choice.other = attempt % 4 > 1;
    // Two in three: the whole still comes up, and what repeats least is taken.
    choice.brief = canBeBrief && pick(3) > 0;
    const values = slotValues(compiled, context, choice);
    if (!values) continue;
    // Half of all texts are too long, and need not be joined; in French, marks are words of their own until the end.
    const fits = measured ? isShort(compiled.measure, values, language === null) : null;
    if (fits === false || repeatsAcrossSlots(compiled, values)) continue;
    const joined = joinParts(compiled, context, choice, values);
    if (early && fits === null && !(measured ? opensShort : fitsTheBreath)(joined, language)) continue;
    const text = finish(joined, compiled);
    const respaced = !early || text.length !== joined.length;
    if (respaced && !fitsTheBreath(text, language)) continue;
    if (known.size > 0 && known.has(textKey(text))) continue;
    candidate.text = text;
    candidate.grams = null;
    candidate.brief = choice.brief;
    candidate.clean = false;
    candidate.opener = compiled.opener ?? openerOf(text);
    candidate.phrases = longPhrases(compiled, values);
    break;
  }
  return candidate.text;
}

/** After so many texts that may not be said, a pattern is left alone. */
export const MAX_REFUSED = 3;

/** The dearest check, made late: whether the text may be said. A text that may not is forgotten, and others tried. */
export function staysClean(candidate: Candidate): boolean {
  if (candidate.clean) return true;
  if (candidate.text !== null && isClean(candidate.text, candidate.context)) {
    candidate.clean = true;
    return true;
  }
  candidate.text = null;
  candidate.refused++;
  candidate.tried = false;
  return false;
}
