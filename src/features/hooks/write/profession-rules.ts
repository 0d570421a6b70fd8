/** What regulated professions must not say, whoever wrote the hook. */
import type { HookType } from '../hook-types.ts';
import type { Brief } from '../read/brief.ts';
import type { Profession } from '../read/profession.ts';

/** Fair housing: describe the property and the process, never kinds of people. */
const KINDS_OF_PEOPLE =
  /\b(?:famil(?:y|ies)|parents?|moms?|mothers?|dads?|fathers?|kids|children|wom[ae]n|m[ae]n\b|ladies|guys|singles?|married|newlyweds?|couples?|retirees|seniors|elderly|millennials?|gen z|boomers|empty[- ]nesters|young (?:professionals|adults|people)|christians?|jewish|muslims?|catholics?|hispanics?|latin[oa]s?|black|white|asian|immigrants?|foreign\w*|disabled|lgbtq?\+?|gay|veterans?)\b/i;

/** Whom a hook may call by name; null where nobody. */
export function sayableAudience({
  audience,
  profession,
}: Pick<Brief, 'audience' | 'profession'>): string | null {
  return audience && profession === 'realEstate' && KINDS_OF_PEOPLE.test(audience) ? null : audience;
}

const TEXT_RULES: Partial<Record<Profession, readonly (readonly [RegExp, string])[]>> = {
  mentalHealthTherapist: [
    [/\b(?:my|a|our|one|this) (?:clients?|patients?)\b/i, 'client story'],
    [
      /\bdo you have\b|\byou (?:probably |might |may |definitely |clearly )?have (?:adhd|anxiety|depression|ptsd|ocd|trauma|autism|bpd|burnout)\b|\byou(?:'re| are) (?:depressed|bipolar|autistic|traumatized|a narcissist)\b|\bdiagnos(?:e|ing) yourself\b/i,
      'diagnosis',
    ],
    [
      /\b(?:heal|cure|fix)(?:s|ed)? (?:you|your (?:anxiety|depression|trauma|ptsd|adhd|mind|brain))\b|\bcured?\b|\bovernight\b|\bfor good\b/i,
      'promise of healing',
    ],
    [/\b(?:crazy|insane|psycho|lazy people)\b/i, 'stigma'],
    [/\bstop (?:your |taking your )?(?:medication|meds|therapy)\b/i, 'advice against treatment'],
  ],
  financialAdvisor: [
    [/\bguarante\w+|\brisk[- ]free\b|\bno[- ]risk\b|\bcan't lose\b|\bsure thing\b/i, 'guarantee'],
    [
      /\b(?:rates?|prices?|market|stocks?|returns?|bitcoin|crypto|economy) (?:will|is going to|are going to|are about to|is about to)\b|\bwill (?:rise|crash|double|triple|grow|beat)\b|\bnext big\b/i,
      'prediction',
    ],
    [
      /\bget rich\b|\bbeat the market\b|\bfinancial freedom\b.{0,20}\b(?:in|by)\b|\bpassive income\b.{0,20}\bguarante/i,
      'promised return',
    ],
    [/\b(?:buy|sell) (?:this stock|now|today)\b/i, 'advice to trade'],
    [/\b(?:my|our) clients?\b/i, 'testimonial'],
  ],
  nutritionist: [
    [
      /\bcures?\b|(?<!\b(?:don't|doesn't|do not|does not|never) (?:need|have)\b.{1,40})\bdetox(?:es|ing)?\b|\bmiracle\b|\bmelts? (?:fat|away)\b|\bburns? (?:belly )?fat\b|\bflat (?:belly|stomach)\b|\bskinny\b|\bguilt[- ]free\b|\bcheat (?:day|meal)\b|\bclean eating\b/i,
      'health promise',
    ],
    [
      /\b(?:lose|drop|shed) (?:\w+ )?(?:\d+|ten|five|twenty|inches|a (?:dress )?size|pounds|kilos)\b|\bguarante\w+|\bwill (?:lose|shrink|heal|reverse)\b|\breverses?\b/i,
      'promised outcome',
    ],
    [/\bbefore and after\b.{0,30}\b(?:body|weight|belly|photo|pic)/i, 'body before and after'],
    [/\b(?:my|our) clients?\b/i, 'client story'],
  ],
  realEstate: [
    [
      /\bperfect for (?:a )?(?:famil|couple|young|single|retire)|\bfamily[- ]friendly\b|\bsafe (?:neighborhood|area|street)|\bgood (?:schools|neighborhood)|\bexclusive (?:neighborhood|community)|\b(?:right|wrong) kind of (?:people|buyers|neighbors)\b/i,
      'fair housing',
    ],
    [
      /\b(?:neighborhoods?|areas?|communit(?:y|ies)|suburbs?|homes?|houses?|streets?) for (?:young |single |christian |white |black |jewish |hispanic |older )?(?:famil\w+|couples|singles|retirees|seniors|women|men|moms|professionals|millennials|immigrants)\b/i,
      'fair housing',
    ],
    [
      /\b(?:prices?|rates?|market|values?) (?:will|is going to|are going to|are about to|is about to)\b|\bguarante\w+/i,
      'prediction',
    ],
    [/\b(?:my|our) clients?\b/i, 'client story'],
  ],
  businessCoach: [
    [
      /\bguarante\w+|\b(?:six|seven|6|7)[- ]figures?\b|\b10k months?\b|\b(?:my|our) clients?\b.{0,30}\b(?:made|earned|doubled|tripled|closed)\b/i,
      'income claim',
    ],
  ],
  corporateTrainer: [
    [/\bguarante\w+|\b(?:boost|increase|double)s? (?:performance|productivity) by\b/i, 'promised gain'],
  ],
};

/** Reasons why this profession cannot say the text; empty when it can. */
export function professionFaults(text: string, profession: Profession): string[] {
  const rules = TEXT_RULES[profession] ?? [];
  return rules.filter(([pattern]) => pattern.test(text)).map(([, reason]) => `${profession}: ${reason}`);
}

const NONE: ReadonlySet<HookType> = new Set();
const BODY = /\b(?:weight|fat|belly|body|carbs?|calorie\w*|fasting|diet\w*|pounds?|keto)\b/i;

/** Whole types that a profession leaves alone for this topic. */
export function typesLeftAlone({
  profession,
  topic,
  gentle,
}: Pick<Brief, 'profession' | 'topic' | 'gentle'>): ReadonlySet<HookType> {
  if (profession === 'mentalHealthTherapist')
    return new Set(gentle ? ['Before and After', 'Challenge', 'Trend'] : ['Before and After']);
  if (profession === 'nutritionist' && BODY.test(topic)) return new Set(['Before and After', 'Challenge']);
  return profession === 'financialAdvisor' ? new Set(['Before and After']) : NONE;
}
