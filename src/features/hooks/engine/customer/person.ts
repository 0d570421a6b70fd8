/** Person and number of what is said about the audience. */
import { isPluralNoun } from '../english/nouns.ts';
import { baseOfThird, gerundOf, isVerb } from '../english/verbs.ts';
import { thirdToSecond, words } from '../english/words.ts';

const ADVERB =
  /^(?:never|always|often|still|just|barely|hardly|constantly|really|also|then|even|usually|already|secretly|now|only|sometimes|finally|actually)$/i;

/** "wants to stop" → "want to stop" where a persona is told in the singular. */
export function toPlural(predicate: string): string {
  const [first = '', ...rest] = words(predicate);
  // "never gets to the end": the verb waits behind its adverb.
  if (ADVERB.test(first) && rest.length > 1) return `${first} ${toPlural(rest.join(' '))}`;
  const base = baseOfThird(first);
  const known =
    base !== first.toLowerCase() &&
    (isVerb(base) ||
      /^(?:are|have|do|don't|aren't|haven't|were|struggle|worry|feel|avoid|keep|lie|spend|fear|lack|earn|live|dread|end|juggle|tend|overthink)$/.test(
        base,
      ));
  return known ? [base, ...rest].join(' ') : predicate;
}

/** "telling their old mates they're wrong": the mates are, and not the audience. */
export function speaksOfOthers(predicate: string): boolean {
  // "do their nails and they lift after a week": the nails lift.
  const so = / (?:and|but|so) they\b/i.exec(predicate);
  if (so && words(predicate.slice(0, so.index)).some((word) => isPluralNoun(word))) return true;
  return /\b(?:tell|telling|told|ask|asking|show|showing|convince|convincing|remind|reminding|assure|let|help|get|getting|make|making|watch|watching|see|seeing) (?:\p{L}+ ){0,3}(?!them\b)\p{L}+s (?:that |how |why |what |if )?they(?:'re|'ll|'ve)?\b/iu.test(
    predicate,
  );
}

/** "never read the statement": everybody has one, and means their own. */
export function withOwner(predicate: string): string {
  return predicate.replace(
    /\b((?:read|opened|open|checked|check|understand|understood|(?:look|looked) at) )the ((?:statement|policy|contract|lease|payslip|pay stub|bill|account)s?)$/i,
    '$1their $2',
  );
}

/** People who are not the viewer, as a plural that may own something. */
const OTHERS =
  '(?:clients|customers|buyers|guests|patients|parents|owners|students|tenants|members|families|kids|children|people|neighbou?rs|employees|reps|coworkers|partners|couples|(?<=\\b(?:scared|afraid|terrified|worried|worry|nervous)(?: that)? )\\p{L}+s)';

/**
 * "scared clients will leave if someone else touches their dog": the clients' dog. What follows a second stranger is
 * not the viewer's; after "if they" it is.
 */
const THEIRS = new RegExp(
  `\\b${OTHERS} (?:will|would|might|won't|can't|don't|keep|\\p{L}+) (?:\\p{L}+ ){0,4}?(?:if|when|unless|because|whenever|once) (?:someone|somebody|anyone|anybody|nobody|no one|another|an?|the) (?:(?!they\\b)[\\p{L}-]+ ){0,4}?(?=(?:their|them)\\b)`,
  'iu',
);

/** "tired of relatives telling them to eat fish": those who tell are others, and whom they tell is the audience. */
const TOLD_THEM =
  /\b(?:of|by|with|from|hate|have) (?:their )?(?:\p{L}+ )?(?:relatives|doctors|parents|in-laws|family|families|friends|coworkers|colleagues|bosses|managers|clients|customers|buyers|teachers|recruiters|strangers|neighbou?rs|men|women|kids|guys) (?:\p{L}+ly )?(?:telling|asking|calling|judging|ignoring|ghosting|blaming|pushing|pressuring|nagging|interrupting|leaving|treating|looking at|talking over|laughing at|underestimating|emailing|texting|messaging) them\b/iu;

/** "them" is the audience unless another plural stands before it: "copy files without understanding them". */
export function asYou(typed: string): string {
  const theirs = THEIRS.exec(typed);
  if (theirs) {
    const until = theirs.index + theirs[0].length;
    return thirdToSecond(typed.slice(0, until)) + typed.slice(until);
  }
  if (TOLD_THEM.test(typed)) return thirdToSecond(typed);
  // "three options in front of them": before the audience, and not before the options; and to them basics are explained.
  const predicate = typed.replace(
    /\b(explained to|in front of|ahead of|behind|around|next to|above|against|at) them\b/gi,
    '$1 you',
  );
  // "menus stress them out"
  if (
    /\b(?:stress|stresses|bore|scare|scares|annoy|overwhelm|overwhelms|exhaust|drain|drains|confuse|confuses|wear|drive|tire|burn) them\b/i.test(
      predicate,
    )
  )
    return thirdToSecond(predicate);
  // "whether taking benefits now will cost them later"
  if (/\b(?:will|would|could|might|to) (?:cost|hurt|help|bankrupt|ruin) them\b/i.test(predicate))
    return thirdToSecond(predicate);
  // "policies a relative sold them"
  if (
    /\b(?:an?|the|their|some) \p{L}+ (?:sold|gave|told|sent|handed|promised|left|taught|owes?|hands) them\b/iu.test(
      predicate,
    )
  )
    return thirdToSecond(predicate);
  const before = /^(.*?)\bthem\b/i.exec(predicate)?.[1];
  const other = before
    ? words(before)
        .slice(1)
        .some(
          (word, index, all) =>
            (isPluralNoun(word.replace(/[,;]$/, '')) || /^(?:people|others|folks),?$/i.test(word)) &&
            // "the boss sends them files": what stands right before "them" is a verb.
            !(index === all.length - 1 && isVerb(baseOfThird(word))) &&
            !/^(?:hates|makes|leaves|likes|wants|takes|gives|tells|needs|loves|gets|judges|ignores|puts|keeps|lets|calls|knows|has|does|was|is)$/i.test(
              word,
            ),
        )
    : false;
  // "convinced everyone hates them": nobody but the audience is meant.
  const hated =
    /\b(?:everyone|everybody|nobody|no one|someone|anyone|people|others) (?:\p{L}+ ){1,3}them\b/iu.test(
      predicate,
    );
  if (!other || hated) return thirdToSecond(predicate);
  return predicate
    .split(/\bthem\b/i)
    .map(thirdToSecond)
    .join('them');
}

export function gerundPhrase(predicate: string): string | null {
  // "are drowning in loans", "keep hitting the wall": the gerund is there already.
  const inside =
    /^(?:are|keep) (?:still |already |suddenly |always |constantly )?((?!(?:every|any|no|some)thing\b)\w+ing\b.*)$/i.exec(
      predicate,
    );
  if (inside?.[1])
    return /\b(?:and|or|but) (?!\p{L}+ing\b)(?:not|no|never|are|can't|don't|still|get|see|have|hear|make|find|lose)\b/u.test(
      inside[1],
    )
      ? null
      : inside[1];
  if (/^(?:are (?:about|ready)|copy paste)\b/i.test(predicate)) return null;
  // "panic sell", "stress eat" are one verb.
  if (
    /^(?:panic|stress|rage|impulse|hate|binge|doom) (?:sell|buy|eat|watch|read|shop|scroll|clean)\b/i.test(
      predicate,
    )
  )
    return null;
  // Nobody is tired of being tired of something.
  if (/^(?:are|feel) (?:so |too |just )?(?:tired of|sick|fed up|bored|done|over)\b/i.test(predicate))
    return null;
  // Two verbs would both need the ending; "skipping warming up" has one too many.
  if (/\b(?:and|or|but|then)\b/i.test(predicate) || /^(?:skip|avoid|stop) \p{L}+ing\b/iu.test(predicate))
    return null;
  const [verb = '', ...rest] = words(predicate);
  if (
    /^(?:are|were|can't|cannot|don't|aren't|never|haven't|won't|have|always|already|usually|often|constantly|just|only|still|get)$/i.test(
      verb,
    )
  ) {
    if (/^are$/i.test(verb)) return /^still$/i.test(rest[0] ?? '') ? null : ['being', ...rest].join(' ');
    if (/^get$/i.test(verb)) return ['getting', ...rest].join(' ');
    return null;
  }
  if (/^(?:hate|know|need|fear|love|keep)$/i.test(verb)) return null;
  return isVerb(verb) || /^(?:feel|struggle|avoid|worry|undercharge|spend|sit|dread)$/i.test(verb)
    ? [gerundOf(verb), ...rest].join(' ')
    : null;
}
