/** Lists of what somebody else does: nobody tries it, has a favorite among it, or is asked to add their own. */

const BAD =
  '(?:really |truly )?(?:bad|worst|toxic|terrible|awful|horrible|lousy|crappy|broke|unhappy|unhealthy|unsuccessful|insecure|manipulative|narcissistic|abusive|failing|failed|dishonest|shady|crooked|controlling|weak|mediocre|rude|fake|jealous|miserable|ineffective|incompetent|dysfunctional|passive-aggressive|selfish)';
/** Who wants something of the viewer that the viewer would rather keep. */
const AGAINST =
  '(?:scammers?|scams|con artists|thieves|burglars|hackers|liars|cheaters|narcissists?|manipulators|gaslighters|bullies|micromanagers|dealers|dealerships|landlords|insurers|adjusters|insurance companies|debt collectors|collection agencies|banks|lenders|airlines|casinos|salespeople|salesmen|telemarketers|spammers|timeshares?)';

/** Said of them, it is worth copying: "habits of organized landlords". */
const WELL =
  '(?:organi[sz]ed|good|great|happy|calm|smart|savvy|fair|honest|successful|effective|profitable|wealthy|rich|top|trusted|respected|careful|patient|kind|professional|responsible|confident|excellent|strong|responsive|better|best)';

/** "habits of bad remote bosses", "rules of a toxic workplace". */
const OF_BAD = new RegExp(
  `^of (?:an? |the |most )?(?!${WELL} )(?:\\p{L}+ ){0,1}?(?:${BAD}\\b|${AGAINST}$)`,
  'iu',
);
/** "phrases bad bosses use", "questions toxic friends ask". */
const BY_BAD = new RegExp(`^${BAD} (?:\\p{L}+ ){1,3}\\p{L}+$`, 'iu');
/** "tricks car dealers use on buyers", "fees hotels hide". */
const BY_AGAINST = new RegExp(
  `^(?:\\p{L}+ ){0,2}?${AGAINST} (?:will |can |often |still |always |secretly )?(?:use|uses|play|plays|pull|pulls|try|tell|tells|hide|hides|charge|charges|sneak|make you|say|says|rely|count|don't|won't|hope)\\b`,
  'iu',
);
/** "tricks stores use to make you spend"; how hotels fold towels is worth copying. */
const ON_YOU =
  /\b(?:uses?|plays?|pulls?|tries|try) (?:on|against) (?:you|seniors|buyers|tourists|customers|tenants)\b|\buses? to (?:make|get|trick|keep|squeeze|rush|fool|pressure) (?:you|people|buyers|guests|customers)\b/i;
/** "things Zillow gets wrong about your house": whoever is meant, it is not the viewer, who may be a beginner. */
const GETS_WRONG =
  /^(?!you\b|we\b|I\b)(\S+(?: \S+){0,3}?) (?:always |often |still |usually |keeps? )?(?:gets?|getting) wrong\b/iu;
const MAYBE_VIEWER =
  /^(?:people|most|many|everyone|everybody|nobody|almost|beginners|newbies|even|new|first-time|young|busy|smart)\b/i;
/** "ways your phone spies on you": what it does by itself, and not what one does with it. */
const WAYS_OF_ITS_OWN =
  /^(?:your|the|their|his|her|its) (?!own\b)\p{L}|^(?:\p{L}+ ){1,3}(?:shows? (?:up|itself)|appears?|affects?|hides?|sneaks? (?:in|up)|creeps? (?:in|up)|manifests?|impacts?|changes your|messes with|lies?)\b/iu;

/** "questions every seller asks": theirs to ask, and the creator's to answer; what smart buyers ask is worth asking. */
const ASKED =
  /^(?!(?:you|i|we|to|that|nobody|no-one|few|smart|savvy|great|good|happy|confident|successful|strong)\b)(?:(?!(?:should|must|can|could|smart|savvy|great|good|happy|confident|successful|strong|to)\b)\p{L}[\p{L}'-]* ){1,4}?(?:always |often |still |usually |never )?(?:asks?|gets?|hears?|wonders?)(?: (?!before\b).*)?$/iu;

export type Theirs = {
  /** What they do is bad for the viewer. */
  bad: boolean;
};

/** Null where the viewer could do what is listed, or does it. */
export function readTheirs(noun: string, tail: string): Theirs | null {
  // Signs are looked for, whoever shows them.
  const seen = /^(?:signs|symptoms|reasons|red flags|stages|types|examples|facts|causes)$/i.test(noun);
  if (!seen && [OF_BAD, BY_BAD, BY_AGAINST, ON_YOU].some((told) => told.test(tail))) return { bad: true };
  const who = GETS_WRONG.exec(tail)?.[1];
  if (who && !MAYBE_VIEWER.test(who)) return { bad: true };
  if (/^questions$/i.test(noun) && ASKED.test(tail)) return { bad: false };
  return /^ways$/i.test(noun) && WAYS_OF_ITS_OWN.test(tail) ? { bad: false } : null;
}
