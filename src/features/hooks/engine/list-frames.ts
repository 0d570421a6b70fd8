/** What a frame says of a list, and whether it may be said of this one. */
import type { CompiledPattern } from './compile.ts';
import { keptWith } from './memory.ts';
import type { SlotName } from './pattern.ts';
import { slotMask } from './slot-bits.ts';
import type { Topic } from './topic/topic.ts';

export type ListFrame = {
  /** Speaks of points that one makes (tips, mistakes), and not of things that one shows (plants, apps). */
  forPoints: boolean;
  /** Speaks of the items as what the viewer or the speaker does, could do or could leave. */
  sharesItems: boolean;
  /** Says that the items go unseen. */
  unseenItems: boolean;
  /** Says that something is missed: what buyers miss has said so already. */
  misses: boolean;
  /** Promises one tip, three questions, a single rule: not what the user has counted. */
  countsOther: boolean;
  /** Tells of one reason, or of two, or has ideas for it: the topic lists the reasons, or the signs. */
  countsReasons: boolean;
  /** Says that one tip is enough. */
  oneWillDo: boolean;
  /** Hands the items out as if they were good. */
  givesItems: boolean;
};

const FOR_POINTS =
  /\b(?:noise|leave the rest|heard|obvious|stings|true|false|lesson|learned|advice|guilty|doing|habits?|step|apply|repeat|skip|complicated|recognize|slips|hard way)\b/i;
const SHARES_ITEMS =
  /favorite|\byours\b|what to do instead|fix them|good idea|good advice|You can avoid|differently|Learn from me|been there|past me|perfect|no guilt|add to my list|asked for|might help|it helps|tried|No judgment|sound familiar|\bTry\b/i;
/** "I'm sharing some lies about anxiety" spreads them. */
const GIVES_ITEMS =
  /(?:sharing|share|run through|here are|take a look at) (?:some|these|my|the) \{items\}|asked for \{items\}/i;
const UNTRUE = /^(?:\p{L}+ ){0,3}(?:lies|myths|misconceptions)\b/iu;
const UNSEEN_ITEMS = /overlooked|people miss|people skip|not always obvious|hard to unsee/i;
const MISSES = /\bmiss(?:ed|es)?\b|overlook|forg[eo]t|left out|people skip/i;
const COUNTS =
  /\b(?:one|two|three|this|my best|best|first) (?:\{\w+\} |\p{L}+ ){0,3}(?:tips?|rules?|mistakes?|steps?|questions?|things?|myths?|claims?|facts?|basics|opinion|detail|habits?)\b|\bthe \{mod\} (?:tip|rule|mistake|step|question|myth|advice)|\{mod\} (?:questions\?|advice)|(?:begin|start) with \{np\}|fits in one line/iu;
const COUNTS_REASONS =
  /\b(?:one|two|three|the|real|common|second) (?:\p{L}+ )?(?:reasons?|explanations?) |\breason you've heard|\b(?:two|three) ideas\b/iu;

export function listFrameOf(template: string, slots: ReadonlySet<SlotName>): ListFrame {
  const items = slots.has('items');
  return {
    forPoints: FOR_POINTS.test(template),
    sharesItems: items && SHARES_ITEMS.test(template),
    unseenItems: items && UNSEEN_ITEMS.test(template),
    misses: items && MISSES.test(template),
    countsOther: !items && COUNTS.test(template),
    countsReasons: !items && COUNTS_REASONS.test(template),
    givesItems: items && GIVES_ITEMS.test(template),
    oneWillDo: /\{mod\} tips\. You need one\b/.test(template),
  };
}

const ITEMS = slotMask(['items']);
const MOD = slotMask(['mod']);
const AUDIENCE = slotMask(['aud']);
const WISHES = slotMask(['want', 'wantVp', 'wantGer']);

const SEEN =
  /\b(?:always|first|immediately|instantly) (?:notices?|sees?|spots?|finds?|checks?|looks? (?:for|at))\b|\b(?:notice|see|spot|check|judge)(?: (?:first|right away|immediately))?$/i;
/** "basement problems buyers miss" */
const MISSED = /\b(?:miss|misses|forgets?|overlooks?|ignores?|skips?)$/i;
const SIGNS_OF = /^(?:\p{L}+ ){0,2}(?:signs|symptoms|stages|causes|types) of\b/iu;
const SIGNS = /^(?:\d+ )?(?:\p{L}+ ){0,2}(?:signs|symptoms|stages|types|causes)\b/iu;
/** "money mistakes newlyweds make", "apps every freelancer needs". */
const NAMES_PEOPLE =
  /\b(?:every|most|all) (?!day\b|week\b|morning\b|night\b|time\b)\p{L}+(?: \p{L}+)? (?:needs?|makes?|should|must|deserves?|forgets?|misses|ignores?|regrets?)\b|\b(?!you\b|people\b)\p{L}+(?:s|men|people) (?:(?:always|often|still|keep) )?(?:make|making|need|forget|miss|ignore|regret|get wrong|overlook)$/iu;

/** What of a list is asked for every frame, and is the same for all of them. */
const asksOf = keptWith(({ list, clean, shape }: Topic) => {
  const items = list?.items ?? '';
  return {
    signs: SIGNS.test(clean),
    // A list that the user counted is promised by its number, and reasons as several.
    typed: shape === 'list',
    reasons: /^(?:reasons|signs)\b/i.test(items),
    untrue: UNTRUE.test(items),
    seen: SEEN.test(items),
    missed: MISSED.test(items),
    noWish: list?.theirs === true || SIGNS_OF.test(items),
    namesPeople: NAMES_PEOPLE.test(items),
  };
});

/**
 * Signs of an illness are not waited out; plants are not heard before; "newlyweds" in the topic name the audience; what
 * others do is not shared; what buyers always notice is not overlooked; and signs of a bad friend bring no wish nearer.
 */
export function listHoldsIn(topic: Topic): (frame: CompiledPattern) => boolean {
  const { list, sensitive } = topic;
  const asks = asksOf(topic);
  return (frame) => {
    const { mask } = frame;
    if (!frame.carriesTopic) return true;
    if (sensitive && frame.unhurried && asks.signs) return false;
    if (!list) return true;
    if (asks.typed && (frame.oneWillDo || (frame.countsReasons && asks.reasons))) return false;
    if (asks.typed && list.n !== null && (frame.countsOther || (mask & MOD) !== 0)) return false;
    if (frame.sharesItems && list.theirs) return false;
    if (frame.givesItems && asks.untrue) return false;
    if (frame.unseenItems && asks.seen) return false;
    if (frame.misses && asks.missed) return false;
    if ((mask & ITEMS) === 0) return true;
    if (frame.forPoints && list.things) return false;
    return !((mask & WISHES) !== 0 && asks.noWish) && !((mask & AUDIENCE) !== 0 && asks.namesPeople);
  };
}
