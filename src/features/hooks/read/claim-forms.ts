import { capitalize, lowercaseStart } from './grammatical-person.ts';

/**
 * Other wordings of a claim, where they are certain to be right: "You don't need a niche" gives “You need a niche.”
 * You don't. Two readers accepted all 11 of these, but only one in ten of the form "What if you don't need a niche?",
 * which is weaker.
 */
export type ClaimForms = {
  /** The belief that the claim contradicts, in quotation marks, and the short reply to it. */
  quoted?: string;
  denial?: string;
  /** Completes "Who told you …". */
  told?: string;
  /** What to stop doing. */
  stopped?: string;
};

const NEEDED = /^you (?:don't|do not) need (to )?([^,;.]{3,70})/i;
const HAD_TO = /^you (?:don't|do not) have (to [^,;.]{3,70})/i;
const NOT_YOU = /^you(?:'re| are) not ([^,;.]{3,60})/i;
const STOP = /^(?:please )?(?:just )?stop ([a-z]+ing [^,;.“]{3,60})$/i;
/** Excludes "not every ex", "most buyers" and "isn't just": without the negation they mean something else. */
const SUBJECT =
  /^(?!(?:not|no|most|many|some|few|nobody|all|every|you|it|this|that|there|if|when)\b)((?:\S+ ){1,7}?)/;
const DENIED_CLAIM = new RegExp(
  `${SUBJECT.source}(isn't|aren't|is not|are not|shouldn't|should not|won't|will not) (?!(?:just|only|always|about|because|what|why|how|that|who|where|when|if)\\b)([^,;.]{3,60})$`,
  'i',
);
const RELATIVE = /\b(?:that|who|which|what|how|why|where|when|if|and|but|or)\b/i;

export function readClaimForms(claim: string): ClaimForms {
  const said = claim.replace(/\.$/, '');
  if (said.includes('“')) return {};
  const [, to = '', needed] = NEEDED.exec(said) ?? [];
  if (needed)
    return {
      ...denied(`You need ${to}${needed}`, "You don't"),
      told: to ? `to ${needed}` : `that you need ${needed}`,
    };
  const [, toDo] = HAD_TO.exec(said) ?? [];
  if (toDo) return { ...denied(`You have ${toDo}`, "You don't"), told: toDo };
  const [, notYou] = NOT_YOU.exec(said) ?? [];
  if (notYou) return denied(`You're ${notYou}`, "You aren't");
  const [, stopped] = STOP.exec(said) ?? [];
  if (stopped) return { stopped: capitalize(lowercaseStart(stopped)) };
  const [, subject = '', auxiliary = '', rest = ''] = DENIED_CLAIM.exec(said) ?? [];
  if (!subject || RELATIVE.test(subject)) return {};
  const verb = auxiliary
    .toLowerCase()
    .replace(/n't| not/, '')
    .replace('wo', 'will');
  const pronoun = verb === 'are' || (verb !== 'is' && /[^s]s $/.test(subject)) ? 'They' : 'It';
  const short = { is: "isn't", are: "aren't", should: "shouldn't", will: "won't" }[verb];
  return short ? denied(`${subject}${verb} ${rest}`, `${pronoun} ${short}`) : {};
}

const denied = (belief: string, denial: string): ClaimForms => ({
  quoted: `“${capitalize(belief)}.”`,
  denial: `${denial}.`,
});
