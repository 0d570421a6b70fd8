/** Short claims that no helper marks: "real men cry", "sleep matters", "good knives last forever", "my husband snores". */
import { countability, isPluralNoun } from '../english/nouns.ts';
import { isAlsoNoun, isVerb, knownThird } from '../english/verbs.ts';

/** Done with nothing after it, and no noun that could end a compound. */
const ALONE =
  /^(?:cry|lie|die|cheat|snore|heal|forgive|forget|remember|exist|expire|haggle|grieve|struggle|lurk|overthink|procrastinate|matter|fail)$/i;
/** What stands after a verb, and never after a noun that another noun goes before. */
const AFTER =
  /^(?:your|the|an?|my|our|you|them|us|it|everything|nothing|anything|everyone|nobody|forever|less|more|fewer|too|their|themselves|better|worse|faster|slower|longer|harder|sooner)$/i;
const ADVERB = /^(?:never|always|rarely|secretly|seldom)$/i;
const NO_SUBJECT =
  /^(?:of|for|to|in|on|with|and|or|at|from|about|by|that|who|which|your|my|our|you|how|why|what|when|is|are|best|top|\d.*)$/i;

/** These are done as well, but before many things they tell how those are: "empty houses sell slower". */
const QUALITY = /^(?:empty|clean|dry|warm|cool|slow|clear|calm|quiet|tidy|free|thin|narrow|short)$/i;

/** Done to them as well: "books read aloud", "socks put away". */
const TWO_WAYS = /^(?:read|put|let|shut|spread|hit|hurt|become|come|overcome|run|cut|set|bet|split|sleep)$/i;

/** "real men cry", "houseplants clean nothing", "good leaders never micromanage". */
function manyDo(tokens: readonly string[]): boolean {
  const at = tokens.findIndex((token) => isPluralNoun(token));
  if (at < 0 || at > 2 || tokens.slice(0, at + 1).some((token) => NO_SUBJECT.test(token))) return false;
  // "store tomatoes the right way": a command.
  if (at > 0 && isVerb(tokens[0] ?? '') && !QUALITY.test(tokens[0] ?? '')) return false;
  // "helping kids sleep better" is a deed.
  if (at > 0 && /ing$/i.test(tokens[0] ?? '')) return false;
  const [verb = '', next = ''] = tokens.slice(at + 1);
  if (ADVERB.test(verb)) return /^\p{Ll}{3,}$/u.test(next) && !/(?:ed|ing|ly)$/.test(next);
  if (isPluralNoun(verb)) return false;
  if (next === '') return ALONE.test(verb) || (/^people$/i.test(tokens[at] ?? '') && isVerb(verb));
  // "late fees add up": what is no noun as well is done by those before it.
  if (isVerb(verb) && !isAlsoNoun(verb) && !TWO_WAYS.test(verb) && tokens.length < 9)
    return !/^(?:me|us|this|these)$/i.test(next);
  // "office plants lower stress"
  if (/^(?:lower|boost|reduce|improve|raise|ease|burn|kill|save)$/i.test(verb) && tokens.length === at + 3)
    return countability(next) === 'mass';
  return (
    (isVerb(verb) || /^(?:last|cost|leak|lower)$/i.test(verb)) &&
    (AFTER.test(next) || /^\p{Ll}{4,}ly$/u.test(next))
  );
}

/** "sleep matters", "budgeting works": but "art works" and "legal matters" are things. */
function itDoes(tokens: readonly string[]): boolean {
  const [first = '', verb = ''] = tokens;
  return (
    tokens.length === 2 &&
    /^(?:matters|works|helps|hurts|heals|sucks|pays)$/i.test(verb) &&
    (/^\p{L}{3,}ing$/u.test(first) ||
      (/^matters$/i.test(verb) &&
        !/^(?:money|family|legal|subject|grey|gray|brain|business|heart|church)$/i.test(first)) ||
      (!/^works$/i.test(verb) && countability(first) === 'mass')) &&
    /^\p{Ll}/u.test(first)
  );
}

/** "red lipstick suits everyone" */
function itDoesAll(tokens: readonly string[]): boolean {
  return (
    tokens.length > 2 &&
    tokens.length < 6 &&
    /^(?:everyone|everybody|everything|nobody|nothing|anyone)$/i.test(tokens.at(-1) ?? '') &&
    /^\p{Ll}{3,}[^s]s$/u.test(tokens.at(-2) ?? '') &&
    !tokens.some((token) => NO_SUBJECT.test(token)) &&
    !isVerb(tokens[0] ?? '')
  );
}

export function claimsPlainly(tokens: readonly string[]): boolean {
  return manyDo(tokens) || itDoes(tokens) || itDoesAll(tokens);
}

const WHO =
  /^(?:husband|wife|partner|boyfriend|girlfriend|fiancee?|dog|cat|puppy|kitten|horse|baby|toddler|son|daughter|kid|teen|teenager|boss|landlord|neighbor|mom|dad|mother|father|sister|brother|roommate|client|ex)$/i;

const MISBEHAVES =
  /^(?:snores|barks|bites|hits|kicks|scratches|screams|bolts|whines|sheds|drools|pees|poops|cheats|refuses)$/i;

/** "my husband snores", "my clients never haggle", "my kids hate vegetables"; not "my dog walks" or "my cat toys". */
export function tellsOfMine(tokens: readonly string[]): boolean {
  if (!/^(?:my|our)$/i.test(tokens[0] ?? '')) return false;
  const rest = tokens.slice(1);
  const who = rest.findIndex((token) => WHO.test(token));
  if (who < 0 || who > 2)
    return (
      manyDo(rest) ||
      (/^(?:kids|dogs|cats|clients|parents|teens)$/i.test(rest[0] ?? '') &&
        /^(?:hate|love|refuse|want|think|believe)$/i.test(rest[1] ?? ''))
    );
  const does = rest.slice(who + 1);
  const verb = (ADVERB.test(does[0] ?? '') ? does[1] : does[0]) ?? '';
  if (/^(?:is|has|does)$/i.test(verb)) return false;
  const base = knownThird(verb) ?? (MISBEHAVES.test(verb) ? verb : null);
  if (does.length === 1 && MISBEHAVES.test(verb)) return true;
  return (
    base !== null &&
    (does.length > 1 ? !/^\p{L}+s$/u.test(does[1] ?? '') || !isAlsoNoun(base) : !isAlsoNoun(base))
  );
}

/** "our cat died", "my boss quit": three words that tell what happened. */
export function lostMine(tokens: readonly string[]): boolean {
  const [whose = '', who = '', did = ''] = tokens;
  return (
    tokens.length === 3 &&
    /^(?:my|our)$/i.test(whose) &&
    ((WHO.test(who) && /^(?:died|quit|left|cheated|lied|proposed|retired)$/i.test(did)) ||
      // "our house flooded"
      (!isPluralNoun(did) &&
        /^(?:flooded|exploded|collapsed|crashed|flopped|tanked|burned|broke|failed|sold|froze)$/i.test(did)))
  );
}
