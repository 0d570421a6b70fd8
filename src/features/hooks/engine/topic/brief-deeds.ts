/** Deeds without the part that only says how well or when they are done. */
import { words } from '../english/words.ts';

/** What nobody wants to happen on the way: the deed is the same without it. Who is not yelled at is another matter. */
const UNHARMED =
  / without (?:going (?:broke|crazy|insane|bankrupt|into debt|over budget)|losing (?:your (?:mind|cool|shirt|sanity)|money|sleep|clients|customers|hours)|breaking the bank|burning out|micromanaging|overspending|overpaying|overthinking it|panicking|stressing|freaking out|spending a fortune|blowing (?:your|the) budget|wasting (?:money|time|hours)|hating it|regretting it|getting (?:overwhelmed|ripped off|scammed))(?: out)?$/i;

/** Those who talk, trust and come through after it; buying a house after a divorce is about the divorce too. */
const AFTERWARDS =
  /^((?:talk(?:ing)?|listen(?:ing)?) to your \p{L}+|connect(?:ing)? with your \p{L}+|rebuild(?:ing)? trust|surviv(?:e|ing) the holidays) after (?:an? |the |your )?(?:divorce|breakup|separation|affair|move|fight|argument)$/iu;

/** A verb and what it is done to: "pay off a truck loan", "hiring your first helper". */
const WITH_OBJECT = /^\p{L}+(?: (?:off|up|out|down))? (?:an?|the|your|their|more|better) \p{L}/iu;
/** "a meeting that ends early": the end belongs to the clause. */
const HOLDS_CLAUSE = / (?:that|who|which|and|or|so) /i;
/** These say nothing without their end: "get your dog tired". */
const LIGHT =
  /^(?:get|getting|put|putting|make|making|keep|keeping|have|having|turn|turning|do|doing|let|letting|be|being|go|going|take|taking|bring|bringing)\b/i;

/** Null where every word counts. The deed may stand in its base form or as a gerund. */
export function briefDeed(deed: string): string | null {
  const through = AFTERWARDS.exec(deed)?.[1];
  if (through) return through;
  if (HOLDS_CLAUSE.test(deed)) return null;
  const short = deed.replace(UNHARMED, '');
  return short !== deed && words(short).length > 2 && WITH_OBJECT.test(short) && !LIGHT.test(short)
    ? short
    : null;
}
