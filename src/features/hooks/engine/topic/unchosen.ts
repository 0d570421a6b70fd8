/** "quit getting bad haircuts", "stop losing clients": what befalls people is no deed to warn of, and they want rid of it. */
import { baseOfGerund } from '../english/verbs.ts';
import { whFromVerb } from './derive.ts';
import { fromVerb } from './from-verb.ts';
import { gerundNominal } from './nominal.ts';
import type { ReadNegative } from './statements.ts';
import type { Topic } from './topic.ts';
import { readInfinitive } from './verb-phrase.ts';

const BAD =
  '(?:bad|lousy|terrible|awful|horrible|poor|low|lowball|ugly|cheap|fake|unfair|negative|nasty|weak|late|surprise|spam|rejection|parking|speeding)';
/** "getting lousy haircuts": the haircuts are to be avoided. */
const GETTING_BAD = new RegExp(
  `^(?:getting|taking|making|writing|giving|cooking|baking|posting|shooting|filming|drawing|recording) ((?:so many |all those )?(?:${BAD}) .+)$`,
  'i',
);
/** "taking bad pictures": nobody does it on purpose, and everybody wants to take better ones. */
const MAKING_BAD = new RegExp(
  `^(taking|making|writing|giving|cooking|baking|posting|shooting|filming|drawing|recording|brewing) (?:so many |all those )?${BAD} (.+)$`,
  'i',
);
/** Done by somebody else. One gets married on purpose, and dressed, and started. */
const DONE_TO =
  /^(?:\p{L}{2,}ed|taken|caught|hurt|burnt|sunburnt|beaten|bitten|stung|lost|left|outbid|stood|told|stuck|stolen|sold|hit)$/iu;
const CHOSEN =
  /^(?:married|engaged|dressed|started|involved|tattooed|organi[sz]ed|certified|licensed|vaccinated|prepared|settled|attached|excited|based|focused)$/i;
const STATE =
  /^(?:broke|poor|tired|exhausted|lonely|ignored|invisible|nervous|anxious|sore|bloated|single|stuck|behind|sick|hungry|thirsty|cold|sleepy|short of \p{L}+|out of \p{L}+|always \p{L}+|so \p{L}+|too tired)\b/iu;
const BEFALLS =
  /^(?:losing (?!weight|fat|the (?:weight|attitude))|failing |forgetting (?!about)|running out of |missing out|falling for |attracting |waking up |struggling |burning out|hitting (?:a|the) wall)/i;

function isUnchosen(ger: string): boolean {
  const state = /^(?:getting|being) (.+)$/i.exec(ger)?.[1];
  if (!state) return BEFALLS.test(ger);
  const [done = ''] = state.split(' ');
  return STATE.test(state) || (DONE_TO.test(done) && !CHOSEN.test(done));
}

/** Who asks how to stop knows that it is bad, and is not warned of it. */
const ASKED_HOW = /^how (?:to|do (?:you|I)|can (?:you|I)) (?:finally |actually )?(?:stop|quit)\b/i;

/** Null where the viewer could choose to do it. */
export function fromUnchosen({ ger, stop }: ReadNegative, typed: string): Partial<Topic> | null {
  const things = GETTING_BAD.exec(ger)?.[1];
  const [, making = '', made = ''] = MAKING_BAD.exec(ger) ?? [];
  const better = made ? readInfinitive(`${baseOfGerund(making) ?? ''} better ${made}`) : null;
  if (better) return fromVerb(better);
  const avoided = things ? readInfinitive(`avoid ${things}`) : null;
  if (avoided) return fromVerb(avoided);
  const asked = stop && ASKED_HOW.test(typed);
  if (!asked && !isUnchosen(ger)) return null;
  const verb = readInfinitive(`${stop && !/\bavoid\b/i.test(typed) ? 'stop' : 'avoid'} ${ger}`);
  if (!verb) return null;
  // "stopping getting ghosted" is no form to say, and without its end it may be another thing.
  const whole = { ...verb, vp: verb.full, verbClass: 'outcome' as const, ger: '' };
  return {
    shape: 'verb',
    verb: whole,
    topicClass: 'problem',
    wh: whFromVerb(whole),
    // Nobody saved ten videos on getting ripped off.
    np: asked && !isUnchosen(ger) ? gerundNominal(ger, ger, true) : null,
  };
}

/** Bad habits: who types "yelling at your kids" wants to stop, and asks nobody how it is done. */
const HABIT =
  /^(?:yelling|screaming|snapping|nagging|comparing yourself|doubting|second-guessing|obsessing|micromanaging|gossiping|bottling up|hating|undercharging|underpricing|overcharging|over(?:watering|feeding|mixing|cooking|baking|proofing|spending|paying|packing|scheduling|explaining|committing|thinking|eating|training|promising|sharing|buying)|burning (?:the |your )?(?:cookies|dinner|food|garlic|rice|toast|candles)|skipping (?:meals|breakfast|lunch|dinner|leg day|rest days?|warm-?ups?|workouts|sunscreen|the (?:gym|warm-?up))|losing (?:your|my) (?:temper|cool|patience|keys|mind)|wasting (?:food|money|time)|running late|chasing (?:clients|late payments|invoices)|people[- ]pleasing|self-sabotaging|biting your nails|doomscrolling|hiding (?:\p{L}+ ){1,3}from (?:your|my)|lying (?:to|about)|cheating on (?:your|my)|keeping secrets from)\b/iu;
/** What befalls people: getting approved for a mortgage is wanted, and losing baby weight. */
const BEFALLEN =
  /^(?:losing (?!.*\b(?:weight|fat|pounds|inches)\b)|failing (?!grades|marks|forward)|running out of |struggling (?:with|to|in) |burning out|(?:getting|being) (?:scammed|ghosted|rejected|fired|laid off|dumped|ripped off|evicted|audited|sued|bullied|hacked|robbed|denied|outbid|ignored|cheated|injured|stung|bitten|stuck|divorced|diagnosed|tired|exhausted|broke)\b|gaining weight|falling behind|dropping out|flunking|bombing|outgrowing|going (?:broke|bankrupt|bald|gr[ae]y)|hitting (?:a|your|the) (?:wall|plateau)|plateauing|missing (?:a|your|the) (?:payment|deadline|flight|period|class))\b/i;

/** Everybody can do it, and asks how to get through it. */
const LIVED =
  /^(?:(?:going|coming|heading|being) home\b|spending (?:the )?(?:holidays|christmas|thanksgiving|valentine's day|(?:your|my) birthday) \S|turning (?:\d\d|thirty|forty|fifty|sixty)\b|growing (?:up|old|older|apart)\b|living (?:alone|abroad|apart|far from)\b)/i;

/** A gerund that nobody wants to learn. */
export function fromUnwantedDeed(text: string): Partial<Topic> | null {
  if (HABIT.test(text)) return fromUnchosen({ vp: text, ger: text, stop: true }, `how to stop ${text}`);
  const topicClass = BEFALLEN.test(text) ? 'problem' : 'general';
  return topicClass === 'problem' || LIVED.test(text)
    ? { shape: 'nominal', np: gerundNominal(text, text, false), topicClass }
    : null;
}
