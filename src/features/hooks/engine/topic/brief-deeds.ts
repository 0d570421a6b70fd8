/** Deeds without the part that only says how well or when they are done. */
import { countability, isPluralNoun } from '../english/nouns.ts';
import { withArticle, words } from '../english/words.ts';

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

/** What is spared on the way; who is spared something is what the video is about. */
const SPARED = / without (?:\p{L}+ing \S.*|cold calling|(?:paid )?ads)$/iu;
const SOMEBODY =
  /\b(?:toddlers?|teens?|teenagers?|kids?|child|children|sons?|daughters?|husband|wife|spouse|partner|parents?|mom|dad|ex|dog|puppy|cat)\b/i;

/** Where and how fast, where the deed is known without it. */
const MEANS =
  / (?:online|fast|quickly|from scratch|step by step|on your own|by yourself|with your phone|on (?:your |an? )?i?phone)$/i;

/** "sell your first digital product" is said of any one; of a home the first is another matter. */
const FIRST = /^(\p{L}+) your (?:first|next) ((?!\d)[\p{L}-]+(?: [\p{L}-]+){1,2})$/iu;

function ofOne(deed: string): string | null {
  const [, verb = '', thing = ''] = FIRST.exec(deed) ?? [];
  const last = words(thing).at(-1) ?? '';
  const counted = thing !== '' && !isPluralNoun(last) && countability(last) !== 'mass';
  return counted && !/\b(?:in|on|at|with|for|to)\b|(?:online|fast)$/i.test(thing)
    ? `${verb} ${withArticle(thing)}`
    : null;
}

/** Every shorter saying of the deed, in its base form or as a gerund: the same ones in the same order. */
export function briefDeeds(deed: string): string[] {
  const cut = briefDeed(deed);
  if (cut) return [cut];
  if (HOLDS_CLAUSE.test(deed)) return [];
  const one = ofOne(deed);
  if (one) return [one];
  const short = deed.replace(SOMEBODY.test(deed) ? MEANS : SPARED, '').replace(MEANS, '');
  const light = LIGHT.test(short) && !/^(?:get|getting|take|taking) (?:more|good|better) /i.test(short);
  return short !== deed && words(short).length > 1 && !light ? [short] : [];
}

/** Null where every word counts. The deed may stand in its base form or as a gerund. */
function briefDeed(deed: string): string | null {
  const through = AFTERWARDS.exec(deed)?.[1];
  if (through) return through;
  if (HOLDS_CLAUSE.test(deed)) return null;
  const short = deed.replace(UNHARMED, '');
  return short !== deed && words(short).length > 2 && WITH_OBJECT.test(short) && !LIGHT.test(short)
    ? short
    : null;
}
