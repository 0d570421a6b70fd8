/** Verb phrases: "how to …", imperatives, gerunds. All come out in the second person. */

import { isGerundName } from '../english/gerund-names.ts';
import { countability, isPluralNoun } from '../english/nouns.ts';
import { COMPOUND_VERBS, DEED_OBJECTS, OBJECT_OPENERS, TRANSITIVE_GERUNDS } from '../english/verb-lists.ts';
import {
  baseBeforeObject,
  baseOfGerund,
  gerundOf,
  isNounGerund,
  isSemiGerund,
  isVerb,
  verbClassOf,
} from '../english/verbs.ts';
import { COMPARATIVE, firstToSecond, words } from '../english/words.ts';
import type { VerbClass } from '../pattern.ts';
import { AFTER_VERB, gerundPhraseOf } from './gerund-phrase.ts';
import { isSensitive } from './semantics.ts';
import { measureStart } from './shorten.ts';
import type { VerbPhrase } from './topic.ts';
import { withItsArticle } from './worked-on.ts';

/** Where the adjunct begins: what follows does not belong to the core. */
const ADJUNCT =
  /^(?:without|when|while|before|after|even|if|because|as|so|instead|using|by|despite|during|until|like|once|every)$/i;
const ADVERBS =
  /^(?:actually|finally|really|just|quickly|easily|properly|successfully|effectively|truly|safely|always|never|not)$/i;
const LIGHT_OBJECT = /^(?:it|this|that|them)$/i;

/** Compound verbs whose class differs from that of their first word. */
function classOf(verb: string, rest: readonly string[]): VerbClass {
  const phrase = `${verb} ${rest.slice(0, 3).join(' ')}`.toLowerCase();
  if (
    /^(?:buy|sell|choose|pick|list|rent|move)\b/.test(phrase) &&
    /\b(?:groceries|snacks|food|clothes|produce|plants?)\b/.test(phrase)
  )
    return 'action';
  // What one keeps from happening is nothing that one sets out to do one day.
  if (/^(?:avoid|prevent|stop|beat|overcome) |^quit (?!your|my|the|an? )/.test(phrase)) return 'outcome';
  if (
    /^(?:make|earn) (?:more )?(?:money|sales|passive|a living|friends)|^make \S+ (?:last|stick|easier|work)/.test(
      phrase,
    )
  )
    return 'outcome';
  if (
    /^(?:start|open|close|launch|join|take out|file for|get (?:a )?(?:divorce|married|loan|mortgage|dog|puppy))/.test(
      phrase,
    )
  ) {
    return /^(?:start) (?:saving|running|journaling|your day|a conversation)/.test(phrase)
      ? 'action'
      : 'decision';
  }
  if (/^(?:set|say|ask|tell|keep (?:a|your) )/.test(phrase)) return 'action';
  if (/^(?:get) (?:dressed|up|ready)/.test(phrase)) return 'action';
  if (/^(?:break|cut) (?:up|down|your own|the|bangs)/.test(phrase)) return 'action';
  if (/^pay (?:your|a|the) (?:bill|invoice)/.test(phrase)) return 'action';
  return verbClassOf(verb);
}

const MOST_OF_A_DEED = 9;

/** A deed that is too long to say loses its last words: "handle a one-star review (from someone who never bought from you)". */
function inOneBreath(rest: string[]): string[] {
  if (rest.length <= MOST_OF_A_DEED) return rest;
  const clause = rest.findIndex((token, index) => index > 1 && /^(?:who|that|which|you|i)$/i.test(token));
  const cut = rest.findLastIndex(
    (token, index) =>
      index >= 2 &&
      index <= MOST_OF_A_DEED - 1 &&
      (clause < 0 || index <= clause) &&
      /^(?:in|on|at|with|from|for|during|after|before|when|while|because|if|that|who|so)$/i.test(token) &&
      !/^(?:out|into|to|and|or|of|the|an?|your|my|not|just|even|nothing|something|someone|anyone|somebody|people|those|better|more|up|down|off|back)$/i.test(
        rest[index - 1] ?? '',
      ),
  );
  return cut < 0 ? rest : rest.slice(0, cut);
}

export function build(base: string, typed: string[], derived: boolean): VerbPhrase | null {
  const verb = base.toLowerCase();
  const rest = inOneBreath(typed);
  if (
    rest.some((token) => /^(?:is|are|was|were|isn't|aren't)$/i.test(token)) &&
    !rest.some((token) => /^(?:who|that|which|what|when|if|because|it's)$/i.test(token))
  ) {
    return null;
  }
  // "say yes to every meeting": after a preposition, "every" opens the object.
  const at = rest.findIndex(
    (token, index) =>
      index > 0 &&
      ADJUNCT.test(token) &&
      // "keep croissants so flaky"
      !(
        /^so$/i.test(token) &&
        !/^(?:you|your|it|they|that|i|we|the|nobody|everyone|people)\b/i.test(rest[index + 1] ?? '')
      ) &&
      !(/^every$/i.test(token) && /^(?:to|for|at|in|on|with|of|from|about)$/i.test(rest[index - 1] ?? '')),
  );
  // "repot a plant right after buying it": "right" goes with its "after".
  const closes =
    at > 1 && /^(?:before|after|when|while|until)$/i.test(rest[at] ?? '') ? measureStart(rest, at) : at;
  // "calm down before a job interview": a bare verb says too little without its adjunct.
  const whole = at > 0 && isThePoint(rest.slice(at)) && rest.length <= 9;
  // "parallel park every time": what one does every time is the same deed.
  const always = /(?:^|\s)every (?:single )?time$/i.exec(rest.join(' '));
  const core = always
    ? words(rest.join(' ').slice(0, always.index))
    : at > 0 && !whole && !(closes < 2 && rest.length < 8)
      ? rest.slice(0, closes)
      : rest;
  if (core.length > 9 || rest.length > 11) return null;
  const second = (tokens: string[]) => firstToSecond(tokens.join(' ')).replace(/[,;:]$/, '');
  const vp = [verb, second(core)].join(' ').trim();
  const full = [verb, second(rest)].join(' ').trim();
  return {
    vp,
    full,
    ger: gerundPhraseOf(verb, second(core)),
    verbClass: classOf(verb, rest),
    derived,
  };
}

/** "batch cook on Sundays", "meal prep like a chef". */
export function compound(tokens: readonly string[], derived: boolean): VerbPhrase | null {
  const [first = '', second = '', ...rest] = tokens;
  const built = build(second, rest, derived);
  const join = (text: string) => `${first.toLowerCase()} ${text}`;
  return built ? { ...built, vp: join(built.vp), full: join(built.full), ger: join(built.ger) } : null;
}

/** An adjunct without which the deed is another one: "during a divorce", "at 40", "without a gym". */
function isThePoint(adjunct: readonly string[]): boolean {
  const [link = ''] = adjunct;
  if (/^(?:during|after|despite|while|when|if|as|once|without)$/i.test(link)) return true;
  return adjunct.some((token) => /\d/.test(token)) || isSensitive(adjunct.join(' '));
}

/** After "how to": the next word is a verb whether we know it or not, if it looks like a base form. */
/** "steps to a cleaner inbox", "ways to better sleep", "steps to financial freedom": after "to" stands a thing. */
function isNoDeed(first: string, next: string): boolean {
  if (/^(?:an?|the|your|my|our|out|off|over)$/i.test(first)) return true;
  if (COMPARATIVE.test(first)) return !/^(?:your|yourself|my|our|the|an?)$/i.test(next);
  return (
    !isVerb(first) &&
    !/^(?:an?|the|your|my|our)$/i.test(next) &&
    (/(?:\p{L}{3}al|ous|ful|less|ness|ity|dom)$/iu.test(first) || countability(first) === 'mass')
  );
}

export function readInfinitive(text: string, derived = false): VerbPhrase | null {
  let tokens = words(text);
  const adverb = ADVERBS.test(tokens[0] ?? '') ? tokens[0] : null;
  if (adverb) tokens = tokens.slice(1);
  if (/^(?:not|never)$/i.test(adverb ?? '')) return null;
  const verb = tokens[0] ?? '';
  if (!/^\p{L}[\p{L}'-]*$/u.test(verb) || /(?:ing|ed|ly|tion)$/i.test(verb)) {
    if (!isVerb(verb)) return null;
  }
  if (isNoDeed(verb, tokens[1] ?? '')) return null;
  if (COMPOUND_VERBS.test(tokens.slice(0, 2).join(' ')) && tokens.length >= 2)
    return compound(tokens, derived);
  // "how to clean and organize": two verbs, one object. The second stays in the phrase; the gerund needs both.
  if (
    /^(?:and|or|&)$/i.test(tokens[1] ?? '') &&
    /^\p{Ll}{2,}$/u.test(tokens[2] ?? '') &&
    !/(?:ing|ed|ly)$/.test(tokens[2] ?? '')
  ) {
    const second = tokens[2] as string;
    const rest = tokens.slice(3);
    const built = build(verb, [tokens[1] as string, second, ...rest], derived);
    const gerund = gerundOf(second);
    const ger = built?.ger.includes(` ${gerund}`)
      ? built.ger
      : built?.ger.replace(` ${second}`, ` ${gerund}`);
    return built ? { ...built, ger: ger ?? '' } : null;
  }
  return build(verb, tokens.slice(1), derived);
}

const WON =
  /^(?:clients?|customers?|deals?|sales|leads|jobs?|interviews?|gigs?|roles?|sponsors?|sponsorships?|internships?|features|partnerships?|collabs?|contracts?|accounts|offers?|promotions?|calls)$/i;

/** "cooking cheap cuts of beef", "training for a half marathon", "living on one income": deeds in spite of their noun. */
function isDeed(tokens: readonly string[], last: string): boolean {
  const [first = '', next = '', third = ''] = tokens.map((token) => token.toLowerCase());
  if (/^living$/.test(first)) return /^(?:on|with|without|alone|abroad|off|paycheck|below|like)$/.test(next);
  if (
    /^(?:training|saving|planning|budgeting|cooking|baking|packing|shopping)$/.test(first) &&
    next === 'for'
  )
    return /^(?:an?|your|my|one|two|the|\d+)$/.test(third);
  // "selling on Etsy" is done there; "advertising on a budget" is an activity.
  if (/^(?:selling|advertising|networking|streaming|marketing)$/.test(first) && next === 'on')
    return /^\p{Lu}/u.test(tokens[2] ?? '');
  // "landing new clients", "closing deals": won in business. "landing pages" and "closing costs" are things.
  if (/^(?:landing|closing)$/.test(first) && WON.test(last)) return true;
  if (
    /^running$/.test(first) &&
    /^(?:ads|campaigns?|meetings|giveaways|workshops|payroll|errands|events|sales)$/i.test(last)
  )
    return true;
  if (!TRANSITIVE_GERUNDS.test(first) || tokens.length < 2) return false;
  return OBJECT_OPENERS.test(next) || DEED_OBJECTS.test(last);
}

/** "raising your prices"; not "running shoes" or "closing costs". */
/** Named by what they are for: "stretching exercises", "listening games". */
const KINDS_OF_THINGS =
  /^(?:drills|exercises|techniques|games|routines|patterns|workouts|prompts|activities|worksheets|supplies|tools|apps|gear|methods|styles|tips|hacks|mistakes|basics|rates|costs|fees|options|classes|lessons|myths|trends|terms|rules|schedules|plans|habits|skills|ideas|projects|strategies|anxiety|stress|fears?|phobias?|pain|fatigue|guilt|burnout|addiction|injuries|season|cramps|disorders?)$/i;

/** "spending freeze", "saving jar", "feeding station": one of these has its article where something is done to it. */
const ONE_NAMED_SO =
  /^(?:freeze|ban|jar|tracker|station|sale|chart|log|sheet|calendar|journal|planner|challenge|window|mat|pad|rack|bin|cart|caddy|nook|bench|spree|cap|limit|streak|buddy|plan|routine|schedule|checklist|diary|map|wheel|mode|kit|permit|fee|allowance|style|guide|template|app|zone|spot|basket|collar|harness|clicker|table|board|tray|pin|chair|machine|bra|pillow)$/i;
const IS_ALREADY =
  /^being (?:(?:the|an?|your) (?:(?:family|work|class) )?(?:only|oldest|youngest|eldest|middle|first|last|new|tallest|quiet|other|breadwinner|favorite|black sheep|\p{L}+-gen(?:eration)?|(?:single|solo|working|young|older|teen|army|military|stay-at-home|foster|adoptive|gay|lesbian|trans|black|brown|asian|autistic|disabled|deaf|blind|bilingual|chronic\p{L}*|left-handed|highly|plus-size|introvert\p{L}*|extrovert|immigrant|twin|widow\p{L}*|caregiver|step\p{L}+|nurse|teacher))\b|(?:single|skinny[ -]fat|(?:house|cash|time)[ -]poor|childfree|child-free|adopted|bullied|ghosted|laid off|fired|cheated|left-handed|neurodivergent|autistic|bipolar|deaf|dyslexic|misunderstood|chronically|plus-size|an only child))\b/iu;

export function readGerund(text: string): VerbPhrase | null {
  const tokens = words(text);
  const first = tokens[0] ?? '';
  // "moving in together or waiting": a choice, and not one deed.
  if (/ or (?:just |simply )?\p{L}+ing\b/u.test(text)) return null;
  // "being friends with your ex" is learned; "being the only woman on the team" is what one is.
  if (/^being$/i.test(first) && tokens.length > 1)
    return IS_ALREADY.test(text) ? null : build('be', tokens.slice(1), false);
  const base = /^canning$/i.test(first)
    ? 'can'
    : (baseOfGerund(first) ?? baseBeforeObject(first, tokens[1] ?? ''));
  if (!base) return null;
  const next = tokens[1] ?? '';
  const hasObject = AFTER_VERB.test(next);
  // "budgeting for beginners" is an activity with its audience, not a verb with an object.
  const stop = tokens.findIndex(
    (token, i) =>
      i > 0 &&
      /^(?:for|in|on|at|with|without|from|to|as|when|after|before|about|of|that|who|which)$/i.test(token),
  );
  const last = tokens[(stop === -1 ? tokens.length : stop) - 1] ?? '';
  // "saving for a wedding" is a deed; "budgeting for couples" an activity and its audience.
  const aim = isSemiGerund(first) && /^for$/i.test(next) && !isPluralNoun(tokens[2] ?? '');
  // "breathing drills" are drills, and nobody breathes them.
  const eased = /^(?:easing|relieving|soothing|calming|reducing)$/i.test(first);
  const named =
    (KINDS_OF_THINGS.test(last) &&
      !(eased && /^(?:anxiety|stress|fears?|pain|fatigue|guilt|burnout|cramps)$/i.test(last))) ||
    (ONE_NAMED_SO.test(last) && tokens[1] === last);
  const kind = stop !== 1 && tokens.length > 1 && named && !hasObject;
  if (isGerundName(first, next)) return null;
  // "moving day" is a day, and its meltdown is no deed.
  const dated = /^(?:day|season)$/i.test(next) || (tokens.length === 2 && /^days$/i.test(next));
  const noun = kind || dated || (!aim && !isDeed(tokens, last) && isNounGerund(first, last));
  if (noun && (!hasObject || /^(?:for|in|on|at|with|without|as)$/i.test(next))) return null;
  if (tokens.length === 1) return noun ? null : build(base, [], false);
  // "talking to your partner who is also your husband": said of the partner.
  const plain = text.replace(/ (?:who|that|which|when|if|while|because|even though) .*$/i, '');
  if (words(plain).some((token) => /^(?:is|are|isn't|aren't|doesn't|don't|can|will|makes)$/i.test(token)))
    return null;
  return build(base, withItsArticle(tokens.slice(1)), false);
}

/** "leash training a puppy": a compound verb whose first part is a noun. */
export function readCompoundGerund(text: string): VerbPhrase | null {
  const match =
    /^(\p{Ll}+) (\p{Ll}+ing) ((?:an?|the|your|my|our|for|with)\b.+)$/u.exec(text) ??
    /^(potty|crate|leash|sleep|toilet|house|litter) (training) ((?:\p{Ll}+ )?(?:boys|girls|toddlers|twins|babies|newborns|puppies|dogs|kittens|cats|rabbits))$/u.exec(
      text,
    );
  if (!match?.[1] || !match[2] || !match[3] || /^(?:for|with)\b/.test(match[3])) return null;
  const base = baseOfGerund(match[2]);
  if (!base) return null;
  const rest = firstToSecond(match[3]);
  return {
    vp: `${match[1]} ${base} ${rest}`,
    full: `${match[1]} ${base} ${rest}`,
    ger: `${match[1]} ${match[2]} ${rest}`,
    verbClass: 'action',
    derived: false,
  };
}

/** Whether a phrase stands by itself: "do it" and "avoid this" say nothing without what came before. */
export function saysNothing(phrase: VerbPhrase): boolean {
  const tokens = words(phrase.vp);
  return tokens.length === 2 && LIGHT_OBJECT.test(tokens[1] ?? '');
}
