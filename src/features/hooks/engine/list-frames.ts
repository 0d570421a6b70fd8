/** What of its frames a list refuses. */
import { TOPIC_SLOTS } from './pattern.ts';
import { slotMask } from './slot-bits.ts';
import type { Topic } from './topic/topic.ts';
import { ALL, TELLING } from './traits.ts';

const ITEMS = slotMask(['items']);
const MOD = slotMask(['mod']);
const AUDIENCE = slotMask(['aud']);
const WISHES = slotMask(['want', 'wantVp', 'wantGer']);

const UNTRUE = /^(?:\p{L}+ ){0,3}(?:lies|myths|misconceptions)\b/iu;
const SEEN =
  /\b(?:always|first|immediately|instantly) (?:notices?|sees?|spots?|finds?|checks?|looks? (?:for|at))\b|\b(?:notice|see|spot|check|judge)(?: (?:first|right away|immediately))?$/i;
/** "basement problems buyers miss" */
const MISSED = /\b(?:miss|misses|forgets?|overlooks?|ignores?|skips?)$/i;
const SIGNS_OF = /^(?:\p{L}+ ){0,2}(?:signs|symptoms|stages|causes|types) of\b/iu;
const SIGNS = /^(?:\d+ )?(?:\p{L}+ ){0,2}(?:signs|symptoms|stages|types|causes)\b/iu;
/** "money mistakes newlyweds make", "apps every freelancer needs". */
const NAMES_PEOPLE =
  /\b(?:every|most|all) (?!day\b|week\b|morning\b|night\b|time\b)\p{L}+(?: \p{L}+)? (?:needs?|makes?|should|must|deserves?|forgets?|misses|ignores?|regrets?)\b|\b(?!you\b|people\b)\p{L}+(?:s|men|people) (?:(?:always|often|still|keep) )?(?:make|making|need|forget|miss|ignore|regret|get wrong|overlook)$/iu;

const SAID_BY_TOPIC = slotMask(TOPIC_SLOTS);

/** What it refuses whatever else a frame says. A list that the user counted is promised by its number, and reasons as several. */
function refusedAnywhere({ list, clean, shape, sensitive }: Topic): number {
  let refused = sensitive && SIGNS.test(clean) ? TELLING.unhurried : 0;
  if (!list) return refused;
  if (shape === 'list') {
    refused |= TELLING.oneWillDo;
    if (/^(?:reasons|signs)\b/i.test(list.items)) refused |= TELLING.countsReasons;
    if (list.n !== null) refused |= TELLING.countsOther;
  }
  if (list.theirs) refused |= TELLING.sharesItems;
  if (UNTRUE.test(list.items)) refused |= TELLING.givesItems;
  if (SEEN.test(list.items)) refused |= TELLING.unseenItems;
  if (MISSED.test(list.items)) refused |= TELLING.misses;
  return refused;
}

/**
 * What of the frames with these slots a list refuses. Signs of an illness are not waited out; plants are not heard before;
 * "newlyweds" in the topic name the audience; what others do is not shared; what buyers always notice is not overlooked;
 * and signs of a bad friend bring no wish nearer.
 */
export function refusedByList(topic: Topic): (mask: number) => number {
  const { list, shape } = topic;
  const anywhere = refusedAnywhere(topic);
  const counted = shape === 'list' && list !== null && list.n !== null;
  const noWish = list !== null && (list.theirs === true || SIGNS_OF.test(list.items));
  const namesPeople = list !== null && NAMES_PEOPLE.test(list.items);
  return (mask) => {
    if ((mask & SAID_BY_TOPIC) === 0) return 0;
    if (counted && (mask & MOD) !== 0) return ALL;
    if (!list || (mask & ITEMS) === 0) return anywhere;
    if ((noWish && (mask & WISHES) !== 0) || (namesPeople && (mask & AUDIENCE) !== 0)) return ALL;
    return list.things ? anywhere | TELLING.forPoints : anywhere;
  };
}
