/** Second, shorter sayings of a long topic, so that a run does not repeat it word for word. */
import { isPluralNoun } from '../english/nouns.ts';
import { COMPOUND_VERBS } from '../english/verb-lists.ts';
import { isVerb } from '../english/verbs.ts';
import { words } from '../english/words.ts';
import { isSensitive } from './semantics.ts';

const LINKS = /^(?:with|in|on|at|about|from|for|into|during|after|before|without|as|when|while|because|by)$/i;
const UNITS =
  /^(?:seconds?|minutes?|hours?|days?|weeks?|weekends?|months?|quarters?|years?|nights?|mornings?|evenings?|afternoons?|miles?|inch(?:es)?|feet|steps?|pages?|moment|instant|seasons?|summers?|winters?|semesters?|trimesters?|halfway|midway|long|soon|shortly|right|just|straight|immediately|even|only|way|well|once|twice|months?)$/i;
/** What counts a unit: "an hour", "the night", "the first few weeks", "20 minutes". */
const COUNTS =
  /^(?:an?|the|one|two|three|four|five|six|seven|eight|nine|ten|a|few|couple|of|half|several|first|last|next|every|each|some|\d[\d-]*)$/i;

/** Where "an hour after breakfast" begins, when `link` is the place of "after"; otherwise `link` itself. */
export function measureStart(tokens: readonly string[], link: number): number {
  if (!UNITS.test(tokens[link - 1] ?? '')) return link;
  let at = link - 1;
  while (at > 0 && COUNTS.test(tokens[at - 1] ?? '')) at--;
  return at;
}

const SUBJECTS = /^(?:you|your|we|they|people|I|my)$/i;

/** "get your toddler to eat": without its tail the deed is another one. */
const NEEDS_DEED =
  /^(?:get|teach|help|ask|train|convince|allow|forc|tell|want|need|encourag|persuad|remind|push|motivat)/i;

/** Verbs that take their sense from what follows. */
const LIGHT =
  /^(?:do|doing|pack|packing|help|helping|make|making|have|having|put|putting|keep|keeping|use|using|go|going|be|being|support|supporting|let|letting|show|showing|explain|explaining|start|starting|stop|stopping|avoid|avoiding|quit|quitting|dress|dressing|style|styling|pose|posing|manage|managing|tell|telling|talk|talking|teach|teaching|ask|asking)$/i;

const TAKES_ITS_END = /^(?:get|turn|take|bring|rate|hide|getting|turning|taking|bringing|rating|hiding)$/i;

/** A tail that is the point of the deed or of the clause, and is never cut: "at 40", "with no experience". */
const POINTED =
  /\d|\b(?:no|not|another|different|foreign|without|during|despite|one|alone|as|budget|salary|income|bad|poor|low|limited|zero|secondhand|only|never|after|over|under)\b/iu;

/** Where what follows the object begins: a preposition, "to" with a verb, or a clause without "that". */
function tailOf(tokens: readonly string[], from: number): number {
  return tokens.findIndex((token, index) => {
    if (index < from) return false;
    const next = tokens[index + 1] ?? '';
    if (LINKS.test(token)) return true;
    if (/^to$/i.test(token)) return isVerb(next);
    if (SUBJECTS.test(token)) return !/^(?:to|of|than|and|what|how)$/i.test(tokens[index - 1] ?? '');
    // "savings plan" ends in a noun that could be a verb.
    return isPluralNoun(token) && isVerb(next) && !isPluralNoun(next) && index + 2 < tokens.length;
  });
}

/** "set boundaries with your parents" → "set boundaries"; null where the verb needs its preposition. */
export function shortVerb(phrase: string): string | null {
  const tokens = words(phrase);
  const [verb = '', object = ''] = tokens;
  if (tokens.length < 4 || LINKS.test(object)) return null;
  if (/^between$/i.test(object) || /^(?:to|up|out|off|down|away|over|back)$/i.test(object)) return null;
  // "help your kid with math", "do makeup on mature skin": a light verb says nothing without its end.
  if (LIGHT.test(verb)) return null;
  const at = tailOf(tokens, 2);
  const kept = tokens.slice(0, at).join(' ');
  // "start training a month before your race": a month of what is left out.
  if (at > 0 && measureStart(tokens, at) !== at) return null;
  // "get your", "say no": a determiner alone is no object, and a light one says nothing.
  const last = tokens[at - 1] ?? '';
  // "leave a job you love", "vows that make people cry": which one is meant.
  if (
    tokens.some(
      (token, index) =>
        index > 1 &&
        /^(?:that|who|which|you|i|we|they)$/i.test(token) &&
        !/^(?:to|of|than|and|what|how|with|for|from)$/i.test(tokens[index - 1] ?? ''),
    )
  )
    return null;
  if (at > 0 && /\b(?:a|one) (?:year|month|week|day|weekend|hour)$/i.test(phrase) && /\d/.test(phrase))
    return null;
  if (at > 0 && (POINTED.test(tokens.slice(at).join(' ')) || isSensitive(tokens.slice(at).join(' '))))
    return null;
  if (at < 2 || LINKS.test(last)) return null;
  // "set aside money for taxes", "buy a home with a hangar", "turn your lawn into a garden": the end is the point.
  if (/^(?:for|with|from|as|when|while|about|without|into)$/i.test(tokens[at] ?? '')) return null;
  if (/ (?:nothing|turning|still)$/i.test(kept)) return null;
  // "tell your roof needs repair": what one tells is a clause.
  if (/^(?:tell|know|say|see|check|telling|knowing|saying|seeing|checking)$/i.test(verb)) return null;
  if (/^to$/i.test(tokens[at] ?? '') && NEEDS_DEED.test(verb)) return shortDeed(tokens, at);
  // "take a toddler on a plane", "pressure wash your deck": what is left would be another deed, or none.
  if (TAKES_ITS_END.test(verb) || (COMPOUND_VERBS.test(phrase) && at < 3)) return null;
  if (
    /^(?:your|their|the|a|an|my|more|better|it|no|yes|one|to|of|what|how|yourself|right|just|only|even|straight|soon)$/i.test(
      last,
    )
  )
    return null;
  return kept;
}

/** "get your dog to stop pulling on the leash" → "get your dog to stop pulling". */
function shortDeed(tokens: readonly string[], to: number): string | null {
  const at = tokens.findIndex(
    (token, index) => index > to + 2 && /^(?:on|at|in|during|when|while)$/i.test(token),
  );
  if (at === -1 || !/(?:ing|s)$/i.test(tokens[at - 1] ?? '')) return null;
  return tokens.slice(0, at).join(' ');
}

/** "why you shut down during arguments" → "why you shut down". */
export function shortClause(clause: string): string | null {
  const tokens = words(clause);
  if (tokens.length < 6 || /^(?:what|when|where|who|which|whether)$/i.test(tokens[0] ?? '')) return null;
  // In whom one spots it is half of it: "how to spot anxiety in men".
  if (/^how to (?:spot|tell if) /i.test(clause)) return null;
  // Advice about the order of things has its point at the end.
  if (/^why (?:you|they) should .* (?:before|after|until|instead)\b/i.test(clause)) return null;
  // What is told of oneself, and what is denied, counted or set against another thing, is told whole.
  if (/\b(?:I|my|we|our|me|not|but|never|always|no|than|only)\b|n't\b|[$\d]/.test(clause)) return null;
  if (
    /^(?:why|how) (?:you're|they're|it's|(?:you|they|your \S+|their \S+) (?:are|is|feel|feels|look|looks|sound|seem|get)\b)/i.test(
      clause,
    )
  )
    return null;
  const infinitive = /^to$/i.test(tokens[1] ?? '');
  if (infinitive) {
    const verb = shortVerb(tokens.slice(2).join(' '));
    return verb ? `${tokens[0]} to ${verb}` : null;
  }
  if (/ (?:differ|compare|connected)(?: |$)/i.test(clause)) return null;
  const at = tokens.findIndex((token, index) => index > 3 && LINKS.test(token));
  if (
    at > 0 &&
    (/\b(?:with|without|bad|no|as|over|under|after|before|until)\b|\d/i.test(tokens.slice(at).join(' ')) ||
      isSensitive(tokens.slice(at).join(' ')))
  )
    return null;
  const last = tokens[at - 1] ?? '';
  // "why your one-on-ones keep turning into status updates", "how much it costs to turn a lawn into a meadow"
  if (
    /^(?:into|onto|in)$/i.test(tokens[at] ?? '') &&
    (/^into$/i.test(tokens[at] ?? '') ||
      /^(?:lands?|ends?|turning|goes|go|comes?|gets?|sits?|stays?|falls?|fits?)$/i.test(last))
  )
    return null;
  // "why you're hungry an hour after breakfast" has its point at the end.
  if (at > 3 && measureStart(tokens, at) !== at) return null;
  // "why I sold everything to live on a boat": what one does is told whole.
  if (/^to$/i.test(tokens[at - 2] ?? '')) return null;
  return at > 3 && !/^(?:is|are|isn't|aren't|be|your|the|a|an|more|keeps?|feels?|feel)$/i.test(last)
    ? tokens.slice(0, at).join(' ')
    : null;
}
