/** Topics that tell the viewer what to do: "run shorter meetings", "freeze your credit today". */
import { countability, isPluralNoun } from '../english/nouns.ts';
import { COMPOUND_VERBS, VERB_BEFORE_NOUN } from '../english/verb-lists.ts';
import { baseOfGerund, isAlsoNoun, isVerb } from '../english/verbs.ts';
import { COMPARATIVE, words } from '../english/words.ts';
import { AFTER_VERB } from './gerund-phrase.ts';
import { LIVING } from './reduced-relative.ts';
import type { VerbPhrase } from './topic.ts';
import { isName, NO_VERB } from './verb-names.ts';
import { build, compound } from './verb-phrase.ts';
import { isState, isWorkedOn, withItsArticle } from './worked-on.ts';

/** Verbs that are nouns too, and are done a number of times or to a number of things. */
const COUNTED =
  /^(?:walk|run|drink|post|cook|swim|bike|cycle|hike|cut|drop|lift|pitch|hire|host|book|pack|study|film|shoot|record|play|practice|plant|list|visit|spend|sell|email|call|text|climb|jog|row|travel|sleep|set|plan)$/;
/** What makes a deed of a word that is a thing elsewhere: nobody says "cut sugar" of sugar cubes. */
const IDIOMS: ReadonlyMap<string, RegExp> = new Map([
  [
    'cut',
    /^(?:sugar|carbs|calories|costs|expenses|alcohol|caffeine|dairy|gluten|corners|back|clutter|spending|bangs|toxic)$/,
  ],
  ['shop', /^(?:small|local|secondhand|second-hand|vintage|online|smart|sustainably|thrift|black-owned)$/],
  ['swim', /^(?:laps|freestyle|butterfly|backstroke|breaststroke)$/],
  ['fall', /^(?:asleep|back|behind)$/],
  ['clean', /^(?:as)$/],
  ['burn', /^(?:fat|calories|sage|incense|candles)$/],
  ['rest', /^(?:easy|well)$/],
  ['pack', /^(?:light|smart)$/],
  ['start', /^(?:small|slow|simple|early|fresh|over|strong|with|from|where)$/],
]);

/** "use git bisect", "set boundaries", "start running"; not "batch filming", "pay gap" or "set design". */
function takesBareNoun(verb: string, tokens: readonly string[]): boolean {
  const [, next = ''] = tokens;
  const doing = baseOfGerund(next) !== null;
  if (/^(?:start|try)$/.test(verb) && (doing || /ing$/.test(tokens.at(-1) ?? ''))) return true;
  // "walk 10k steps a day", "run 3 times a week"; not "stage 4", "type 2" or "level 3 chargers".
  if (COUNTED.test(verb) && /^\$?\d/.test(next)) return isPluralNoun(tokens[2] ?? '') || /^\$/.test(next);
  const idiom = IDIOMS.get(verb);
  if (idiom?.test(next)) return true;
  if (/^set$/.test(verb)) return isPluralNoun(next);
  // "help kids sleep better"; a help desk helps nobody here.
  if (/^help$/.test(verb)) return LIVING.test(next) && tokens.length > 2;
  if (
    /^(?:gap|day|rates?|raises?|cuts?|time|tools?|plan|cases?|and|or|wins?|transparency|equity|parity|stubs?|periods?|scales?|bands?|grades?|phones?|structures?|slips?|bumps?)$/i.test(
      next,
    )
  )
    return false;
  return VERB_BEFORE_NOUN.has(verb) && !doing;
}

/** A noun is not followed by a quality and its thing: "store fresh herbs". */
const QUALITY =
  /^(?:bad|toxic|rude|simple|small|honest|clear|fresh|easy|healthy|short|long|new|old|tiny|big|good|great|raw|cheap|whole|boring|difficult|hard|tough|custom|homemade|smart|tall|heavy|large|dark|real|hot|frozen|leftover|open-ended|direct|loose|thick|thin)$/;

function takesQuality(verb: string, tokens: readonly string[]): boolean {
  const [, next = ''] = tokens;
  if (/^(?:budget|work|love|travel|finance|divorce|parent|back)$/.test(verb)) return false;
  if (COMPARATIVE.test(next) || /^(?:everything|nothing|everyone|yourself|below|above)$/.test(next))
    return true;
  // "water deeply", "track net worth monthly"
  if (
    tokens.length === 2 &&
    /^(?!family|assembly|supply|jelly|belly|reply|fly|ally|rally|bully|italy|july)\p{Ll}{3,}ly$/u.test(next)
  )
    return true;
  if (
    tokens.length > 2 &&
    /^(?:monthly|weekly|daily|twice|often|anyway|overnight|slowly|gently|separately)$/.test(
      tokens.at(-1) ?? '',
    )
  )
    return true;
  // "run meetings better", "clean kitchens faster"
  if (
    tokens.length > 2 &&
    /^(?:better|faster|quicker|longer|smarter|sooner|earlier|cheaper)$/.test(tokens.at(-1) ?? '') &&
    (isPluralNoun(tokens.at(-2) ?? '') || countability(tokens.at(-2) ?? '') === 'mass')
  )
    return true;
  // "store tomatoes the right way"
  if (tokens.length > 4 && / the (?:right|easy|lazy|fun|smart|old-fashioned) way$/.test(tokens.join(' ')))
    return true;
  const head = nounAfter(tokens);
  return (
    !isState(verb) &&
    QUALITY.test(next) &&
    tokens.length > 2 &&
    tokens.length < 7 &&
    // "paint old furniture", where no quality stands first
    (isPluralNoun(head) ||
      (countability(head) === 'mass' && !/^(?:clean|clear|dry|open|level|secure|present)$/.test(verb)))
  );
}

/** The last word before a tail: "herbs" of "store fresh herbs in the fridge". */
function nounAfter(tokens: readonly string[]): string {
  const stop = tokens.findIndex(
    (token, at) =>
      at > 1 &&
      /^(?:for|in|on|at|with|without|from|to|like|before|after|when|every|fast|naturally|quickly|overnight|safely|easily)$/.test(
        token,
      ),
  );
  return tokens[(stop === -1 ? tokens.length : stop) - 1] ?? '';
}

/** "itemize your deductions": whatever stands before "your" alone, and is no small word, is a verb. */
function opensDeed(verb: string, next: string, third: string): boolean {
  // "spruce up your porch"
  if (/^(?:up|out|down|off)$/.test(next) && /^(?:your|my|our|the|an?)$/i.test(third))
    return opensDeed(verb, third, '');
  return (
    /^(?:your|my|our|the|an?|it|them|these|yourself)$/i.test(next) &&
    // "dollar a day challenge", "a mile a day"
    !(
      /^an?$/i.test(next) && /^(?:day|week|month|year|night|hour|minute|time|piece|person|head)$/i.test(third)
    ) &&
    /^(?:\p{Ll}{2,3}-)?\p{Ll}{3,}$/u.test(verb) &&
    !NO_VERB.test(verb) &&
    !/(?:ing|ed|ly|tion|ness|ment|s)$/.test(verb.replace(/(?:ss)$/, ''))
  );
}

/** "give better feedback"; not "sleep training". */
export function readImperative(text: string): VerbPhrase | null {
  const tokens = words(text);
  const verb = tokens[0] ?? '';
  const next = tokens[1] ?? '';
  if (
    COMPOUND_VERBS.test(tokens.slice(0, 2).join(' ')) &&
    (/^(?:like|on|once|every|in|your|the|a)$/i.test(tokens[2] ?? '') ||
      (/^(?:hard boil|bulk buy|slow cook|deep fry|spot treat)\b/i.test(text) && tokens.length === 3))
  )
    return compound(tokens, false);
  // A capital that survived cleaning marks a name: "React useEffect".
  if (!/^\p{Ll}/u.test(verb)) return null;
  const worked = isWorkedOn(tokens, nounAfter(tokens), isAlsoNoun(verb)) && !isName(verb, tokens);
  if (!isVerb(verb))
    return worked || (opensDeed(verb, next, tokens[2] ?? '') && tokens.length > 2)
      ? build(verb, withItsArticle(tokens.slice(1)), false)
      : null;
  if (tokens.length === 1) return isAlsoNoun(verb) ? null : build(verb, [], false);
  if (isName(verb, tokens)) return null;
  // "start before you're ready": a clause follows no noun. It is advice, and no first step to learn.
  if (
    /^(?:before|after|when|while|until|if) (?:you|you're|you've|your|it's|they|they're)\b/i.test(
      tokens.slice(1).join(' '),
    )
  ) {
    const told = build(verb, tokens.slice(1), false);
    return told && { ...told, vp: told.full, whole: true };
  }
  // "fly fishing knots": a verb is followed by a deed only after a few.
  if (
    /ing$/.test(next) &&
    baseOfGerund(next) &&
    !worked &&
    !/^(?:start|stop|try|keep|avoid|quit|practice|enjoy|love|consider|skip|make|go|give|use|read|cook|buy|choose|budget)$/.test(
      verb,
    )
  )
    return null;
  if (
    isAlsoNoun(verb) &&
    !worked &&
    !AFTER_VERB.test(next) &&
    !takesBareNoun(verb, tokens) &&
    !takesQuality(verb, tokens)
  )
    return null;
  // "back to school lunches" backs nothing, and nobody walks in closets.
  if (
    /^(?:back to|walk in|drive thru|drive in|run in)\b/i.test(text) &&
    !/^\S+ in (?:the|an?|your)\b/i.test(text)
  )
    return null;
  // "work for introverts", "test for ADHD": a noun with its tail.
  if (
    isAlsoNoun(verb) &&
    /^(?:for|in|on|with|at|from|as|before|after|during)$/i.test(next) &&
    !/^(?:save|look|shop|plan|ask|study|work|park|camp|charge|price|walk|bid|post|run|swim|hike|drive|cook|lift|pack|dress|sell|pitch)$/.test(
      verb,
    ) &&
    !/^(?:lead with|fall in love|ride with|list on|train for|sleep with the|budget for|stretch before|stretch after|walk after|start with|start from|start in|start at|eat)\b/.test(
      text,
    )
  )
    return null;
  if (tokens.some((token) => /^(?:is|are|isn't|aren't)$/i.test(token))) return null;
  // "buy now pay later": two commands in a row are a name.
  if (
    tokens.some(
      (token, i) => i > 1 && isVerb(token) && /^(?:now|later|first|then|once)$/i.test(tokens[i - 1] ?? ''),
    )
  )
    return null;
  const built = build(verb, withItsArticle(tokens.slice(1)), false);
  return built && /\s(?:before|after|instead of|until)\s/i.test(text) ? ordered(built) : built;
}

/** "book your photographer before your venue" is about the order: without its end it is another piece of advice. */
function ordered(verb: VerbPhrase): VerbPhrase {
  const tail = verb.full.slice(verb.vp.length);
  return { ...verb, vp: verb.full, ger: verb.ger === '' ? '' : verb.ger + tail, whole: true };
}

/** What is done in a minute, and learned by nobody: one is told to do it, and why. */
const CHORE =
  /^(?:check|update|back up|call|cancel|lock|print|renew|register|unplug|delete|reread|read your|review your|tell your|ask your|write down|screenshot|photograph your|count your|wear|bring|thank|text|report|save your|keep your (?:receipts|records|paperwork)|freeze your (?:credit|report)|turn (?:on|off)|sign up|opt out|unsubscribe|label your|name your|change your (?:passwords?|filters?|batter(?:y|ies)|oil|beneficiar(?:y|ies))|replace your (?:filters?|batter(?:y|ies))|test your (?:smoke|carbon|alarms?)|schedule your|book your|take (?:photos|pictures|a photo|screenshots)|open your|set a reminder|pause your|claim your|file your|start (?:with|from|at|in|small|slow|simple|early|where)|begin (?:with|by|where)|download your|request your|verify your|confirm your)\b/i;

/** "check your beneficiaries", "freeze your credit today". */
export function isChore(verb: VerbPhrase, text: string): boolean {
  return (
    CHORE.test(verb.vp) &&
    text.toLowerCase().startsWith(`${verb.vp.split(' ')[0] ?? ''} `) &&
    words(verb.full).length <= 7
  );
}
