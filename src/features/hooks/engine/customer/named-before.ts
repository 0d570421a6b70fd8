/** Says "it" by its name, where the same sentence has just named it: "inherited a skillet and are afraid of ruining it". */
import { pluralOf } from '../english/nouns.ts';
import { withArticle } from '../english/words.ts';

/** What one can inherit, buy or have, and what is then "the house" to everybody. */
const THING =
  'house|home|cabin|farm|condo|skillet|pan|watch|clock|guitar|piano|keyboard|camera|crib|boat|van|truck|bike|saw|quilt|ring|fixer upper|sewing machine|generator';

const OWNED = new RegExp(
  `\\b(?:inherited|bought|got|have|own|fell in love with|with) ((?:an?|their|his|her|one|grandma's|grandpa's|mom's|dad's) (?:[\\p{L}'-]+ ){0,3}?(${THING}))((?: (?:in|from) [\\p{L} ]{3,24}?)?,? (?:and|but) (?:are |can't |don't |have )[^.;,]{0,40}?\\b)it\\b(?! (?:is|was|has|will|would|could|might|all)\\b|')`,
  'iu',
);

/** "know they need life insurance and keep putting it off" */
const PUT_OFF =
  /\bknow(?: that)? they (?:need|should have|should get|ought to have|ought to get) (?:some )?([\p{L}-]+(?: [\p{L}-]+){0,2}?),? (and|but) keep putting it off\b/giu;

/** "love their cars but never have time to wash them" */
const THEIRS =
  /\b((?:love|own|have|adore|collect|inherited|keep) (their(?: \p{Ll}+){1,2}),? (?:and|but) [^.;,]{0,40}?\b(?:to|can't|don't|never|always|keep) (?:\p{Ll}+ )?)(?:them|it)(?=$|[.;,])/giu;

const INHERITED =
  /\b(inherited (?:from a parent|from their parents|a modest sum|a lump sum|some money)(?: [\p{L} ]{3,24})?,? and [\p{L}' ]{3,24} what to do with) it\b/iu;

/** "inherited a brokerage account and don't know what to do with it" */
const INHERITED_THING =
  /\binherited an? ((?:\p{L}+ ){0,2}(?:account|portfolio|ira|annuity|pension|business|property|policy|collection))(,? and (?:don't know|aren't sure|have no idea) what to do with) it\b/iu;

/** "have aging parents and have never talked with them about money" */
const KIN =
  /\b(have (?:\p{L}+ )?(parents|kids|children|teens|grandkids|siblings),? (?:and|but) [^.;,]{0,40}?\b(?:with|to|for|about)) them\b/iu;

/** "a few months into therapy who wonder if it's money well spent" */
const UNDER_WAY =
  /\b((?:into|in|starting|doing) (therapy|counseling|coaching|college|rehab|physio|training|business|retirement) who\b[^.;]*? (?:if|whether)) it's\b/iu;

/** "on their second kidney stone who … keep getting them" */
const AGAIN =
  /\b(on their (?:first|second|third|fourth)(?: or (?:second|third|fourth|fifth))? ((?:\p{L}+ )?\p{L}+) who\b[^.;]*? (?:get|getting|having|losing|failing|killing)) them\b/iu;

export function withNamesFor(text: string): string {
  return text
    .replace(PUT_OFF, (_, thing: string, joint: string) =>
      /\s/.test(thing)
        ? `know they need ${thing} ${joint} keep putting off ${thing}`
        : `know they need ${thing} ${joint} keep putting off getting ${thing}`,
    )
    .replace(INHERITED, '$1 their inheritance')
    .replace(
      INHERITED_THING,
      (_, thing: string, joint: string) => `inherited ${withArticle(thing)}${joint} an inherited ${thing}`,
    )
    .replace(KIN, '$1 their $2')
    .replace(UNDER_WAY, '$1 $2 is')
    .replace(AGAIN, (_, before: string, thing: string) => `${before} ${pluralOf(thing)}`)
    .replace(THEIRS, '$1$2')
    .replace(OWNED, (all, owned: string, head: string, between: string) => {
      // What one bought and handles oneself is "your" machine.
      if (
        /^(?:bought|own)\b/i.test(all) &&
        /^(?:sewing machine|camera|keyboard|guitar|bike|generator|piano|saw)$/i.test(head)
      )
        return `${all.slice(0, -'it'.length)}their ${head}`;
      const name = /^(?:their|his|her|grand|mom's|dad's)/i.test(owned) ? owned : `the ${head}`;
      return `${all.slice(0, all.length - between.length - 2)}${between}${name}`;
    });
}
