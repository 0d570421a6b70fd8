import { countWords } from '../speaking-time.ts';
import { lowercaseStart, toFirstPerson, toSecondPerson } from './person.ts';
import { plainLetters } from './plain-letters.ts';

/**
 * The audience of the creator, one trouble of theirs and one wish, in words that can be said to them. Null where
 * unsure.
 */
export type Customer = {
  audience: string | null;
  trouble: string | null;
  wish: string | null;
  /** The trouble as the customer says it, after "I". */
  says: string | null;
};

const AUDIENCE_WORDS = { least: 1, most: 4 };
const TROUBLE_WORDS = 9;
const WISH_WORDS = 8;

/** Where the name of a group ends. */
const NAME_ENDS =
  /\s+(?:who|that|with|without|aged?|ages|between|in|at|from|looking|trying|struggling|wanting|seeking|hoping|dealing|suffering|feeling|living|making|earning|running|under|over|and|or|but|on|of|to|for|about|whose|where|going|starting|tired|ready|facing|juggling|planning|thinking|wondering|preparing|managing|whose|nervous|worried|stuck|anywhere|navigating|learning|building|raising|doing|getting|having|using|coming|always|never|still|just|often|usually|constantly|already|currently|now)\b|[,.;:(!?"/&+]|\s\d|\s-\s|\s(?!working\b|aging\b|growing\b|expecting\b|recovering\b|struggling\b|aspiring\b|home\w*ing\b)\w+ing\b/i;
const PLURAL =
  /(?:[^s']s|people|women|men|children|parents|folks|moms|dads|staff|youth|alumni|bosses|coaches|businesses|classes|actresses|couples|families|entrepreneurs)$/i;
const NOT_A_GROUP =
  /\b(?:anyone|everyone|someone|anybody|everybody|ages?|years|those|this|these|they|them|clients|customers|audience|target|ideal|my|our|various|all|any|many|most|some|mostly|mainly|typically|usually|primarily|us|business|class|it's|is|are|who)\b/i;

function audienceOf(text: string): string | null {
  const start = text.replace(
    /^(?:mostly|mainly|typically|usually|primarily|ideally|busy people like|other|fellow|i (?:help|serve|work with|teach|coach)|we (?:help|serve)|for)\s+/i,
    '',
  );
  const end = NAME_ENDS.exec(start);
  const name = (end ? start.slice(0, end.index) : start).trim().replace(/\s+/g, ' ');
  const words = countWords(name);
  if (words < AUDIENCE_WORDS.least || words > AUDIENCE_WORDS.most || name.length > 36) return null;
  if (
    /^(?:people|adults|women|men|folks|individuals|professionals|users|viewers|humans|followers|heads|leads|adult children|buyers and sellers)$/i.test(
      name,
    )
  )
    return null;
  if (!PLURAL.test(name) || NOT_A_GROUP.test(name) || /[^\p{L}\p{N}\s'-]/u.test(name)) return null;
  return lowercaseStart(name);
}

/** Beginnings of troubles, as the plural says them: "moms who feel overwhelmed" is "you feel overwhelmed". */
const TROUBLE_START =
  /\b(?:feel(?:s|ing)? (?:like|stuck|overwhelmed|lost|guilty|alone|behind|exhausted|tired|burned|ashamed|anxious|stressed|invisible|intimidated|confused|embarrassed|bad|unsure|out of|disconnected|trapped|unmotivated|unprepared|isolated|drained)|struggl(?:e|es|ing) (?:to|with)|(?:are |is |is always |are always )?(?:overwhelmed|exhausted|tired|sick|scared|afraid|nervous|worried|anxious|confused|frustrated|stuck|drowning|terrified|embarrassed|unsure|behind|burned out|burnt out|intimidated|stressed|about to give up|clueless|skeptical|annoyed|bored) (?:about|of|by|with|in|if|whether|that|when|on|at|to|how|what|from|because)|keep(?:s)? \w+ing|can't|cannot|don't (?:know|have|understand|feel|trust|get|want to|see)|doesn't (?:know|have|understand|feel|trust)|never (?:seem|have|know|learned|get)|hates? \w+ing|dread\w*|avoid\w* |worr(?:y|ies) (?:about|that)|fear(?:s)? (?:that|losing|being|making|getting)|get(?:s)? stuck|run(?:s)? out of|los(?:e|es) (?:track|sleep|money|time|focus)|give(?:s)? up|procrastinat\w+|overthink\w*|have tried|has tried|have no (?:time|idea|clue)|has no (?:time|idea|clue)|lack(?:s)? (?:time|the|confidence|energy))\b/i;
/** Where a clause ends. */
const CLAUSE_ENDS =
  /[.;:!?()]|,(?! (?:flat|tired|sad|heavy))|\s(?:but|who|that they|so (?:that|they)|because|while|even though|although|unless|yet|and (?:want|wants|feel|feels|are|is|need|needs|don't|can't|have|has|struggle|keep|would|do|who|it|they|just|then|end|worry|hate|wonder|know))\b/i;

const PLURAL_VERBS: ReadonlyMap<string, string> = new Map(
  `feels:feel struggles:struggle is:are keeps:keep doesn't:don't hates:hate avoids:avoid worries:worry fears:fear gets:get runs:run loses:lose gives:give
  has:have lacks:lack dreads:dread wants:want needs:need isn't:aren't hasn't:haven't feeling:feel struggling:struggle keeping:keep procrastinates:procrastinate overthinks:overthink`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);

function clauseFrom(text: string, start: RegExp, most: number): string | null {
  const match = start.exec(text);
  // "Potters whose pots keep cracking" do not crack themselves, nor is "a place that feels like theirs" a trouble.
  if (
    !match ||
    /\bwhose [^,.;]*$|\ban? [a-zé' -]{2,30} (?:that|which) $/i.test(plainLetters(text.slice(0, match.index)))
  )
    return null;
  const rest = text.slice(match.index);
  const end = CLAUSE_ENDS.exec(rest.slice(match[0].length));
  const clause = (end ? rest.slice(0, match[0].length + end.index) : rest).trim();
  const words = countWords(clause);
  return words >= 2 && words <= most ? clause : shortened(clause, most);
}

/** Up to the last joint that leaves few enough words. */
function shortened(clause: string, most: number): string | null {
  const parts = clause.split(
    /\s(?=(?:and|or|when|after|before|without|every|during|because|as|while|in order|despite)\b)/i,
  );
  let kept = parts.shift() ?? '';
  for (const part of parts) {
    if (countWords(`${kept} ${part}`) > most) break;
    kept = `${kept} ${part}`;
  }
  return countWords(kept) >= 2 && countWords(kept) <= most && countWords(kept) < countWords(clause)
    ? kept
    : null;
}

function troubleOf(text: string): Pick<Customer, 'trouble' | 'says'> | null {
  const clause = clauseFrom(text, TROUBLE_START, TROUBLE_WORDS);
  if (!clause) return null;
  const [first = '', ...rest] = clause.split(' ');
  const verb = PLURAL_VERBS.get(first.toLowerCase()) ?? first.toLowerCase();
  const stative =
    /^(?:overwhelmed|exhausted|tired|sick|scared|afraid|nervous|worried|anxious|confused|frustrated|stuck|drowning|terrified|embarrassed|unsure|behind|burned|burnt|intimidated|stressed|about|clueless|skeptical|annoyed|bored)$/.test(
      verb,
    );
  const clauseOfTheirs = [stative ? `are ${verb}` : verb, ...rest].join(' ');
  const said = toSecondPerson(clauseOfTheirs);
  // "Don't want" is not a trouble.
  if (!isSayable(said) || /^don't want\b/.test(said)) return null;
  return { trouble: said, says: toFirstPerson(clauseOfTheirs) };
}

const WISH_START =
  /\b(?:wants?|would like|'d like|trying|tries|try|looking|hop(?:e|es|ing)|aim(?:s|ing)?|needs?|wish(?:es)?|eager|ready|dream(?:s|ing)? (?:of|about)) to /i;

function wishOf(text: string): string | null {
  const match = WISH_START.exec(text);
  if (!match) return null;
  if (/(?:n't|not|never|no longer) $/i.test(text.slice(0, match.index))) return null;
  const rest = text.slice(match.index + match[0].length);
  const clause = clauseFrom(rest, /^\p{Ll}+(?=\s|[.,;:!?]|$)/u, WISH_WORDS);
  if (!clause) return null;
  const said = toSecondPerson(clause);
  return isSayable(said) && !/^(?:be|have|feel|know)$/.test(said) ? said : null;
}

/** Kinds of trouble, because frames differ by kind. */
const SORTS = {
  fear: /^(?:are (?:nervous|scared|afraid|anxious|terrified)|fear|dread)\b/,
  worry: /^(?:worry|are worried)\b/,
  unsure:
    /^(?:don't (?:know|understand|see|get)|are (?:unsure|confused|clueless|skeptical)|can't (?:tell|decide|figure)|have no (?:idea|clue)|never (?:know|learned)|feel (?:confused|unsure|lost))\b/,
  fed: /^(?:are (?:tired|sick|frustrated|annoyed|bored)|hate)\b/,
  feel: /^(?:feel|are|lack|overthink)\b/,
} as const;
export type TroubleKind = keyof typeof SORTS | 'fail';

export function classifyTrouble(trouble: string): TroubleKind {
  const entry = Object.entries(SORTS).find(([, pattern]) => pattern.test(trouble));
  return (entry?.[0] as TroubleKind | undefined) ?? 'fail';
}

/** No figures, ages, places or half sentences that would sound wrong aloud. */
function isSayable(clause: string): boolean {
  return (
    !/[\d$€£%@#"“”]|\b(?:he|she|his|her|him|etc|e\.g|i\.e|we|our|us)\b/i.test(clause) &&
    !/\b(?:and|or|the|a|an|to|of|with|for|in|on|at|by|your|that|who|if|than|as|from|but)$/i.test(clause)
  );
}

export function readCustomer(text: string): Customer {
  const { trouble, says } = troubleOf(text) ?? { trouble: null, says: null };
  return { audience: audienceOf(text), trouble, wish: wishOf(text), says };
}
