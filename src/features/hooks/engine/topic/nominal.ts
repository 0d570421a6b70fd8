/** Noun phrases: where the core ends, what number it has, and which determiner it needs. */
import { FIXED_PAIRS } from '../english/noun-lists.ts';
import { countability, isPluralNoun } from '../english/nouns.ts';
import { baseOfGerund, isVerb } from '../english/verbs.ts';
import { words } from '../english/words.ts';
import { endsAsDeed, holdsDeterminer, looksLikeClause, OPENS_CLAUSE, unknownDeed } from './clause-like.ts';
import { countabilityOfPhrase, determine, FIXED_OF, type Parts } from './determiner.ts';
import { modifierOf, NO_SUPERLATIVE, SUPERLATIVES } from './modifier.ts';
import { asKind, cut } from './noun-parts.ts';
import { LIVING } from './reduced-relative.ts';
import { isPossessionInIllness, isSensitive } from './semantics.ts';
import type { Nominal } from './topic.ts';

const STRIPPABLE =
  /^(?:best|top|favorite|favourite|fave|perfect|ultimate|easiest|cheapest|simplest|fastest|greatest)$/i;
/** Nouns that say nothing without their tail: "foods to avoid", "questions to ask". */
const WEAK_ALONE =
  /^(?:things?|stuff|ways?|parts?|one|problems?|day|life|people|someone|something|foods?|questions?|neighborhoods?|ideas?|books?|apps?|tools?|habits?|signs?|skills?|words?|phrases?|products?|exercises?|places?|homes?|houses?|jobs?|travel|tips?|systems?|boundaries|goals?|advice|rules?|lessons?|stretches|snacks|meals|recipes|gifts|outfits|activities|games|cars?|money|work|help|time|reasons?|ingredients?|opinions?|secrets?|mistakes?|tricks?|truths?|moments?|changes?|items?|purchases|mindset|shows?|movies?|building|working|living|making|growing|talking|moving|starting|leading|teaching|selling|dating|caring|coping|waiting|paying|preparing|looking)$/i;

/** What is made for somebody, and says too little without for whom. */
const GENERIC_HEADS =
  /^(?:exercises|workouts|prompts|ideas|tips|recipes|gifts|games|outfits|activities|crafts|quotes|affirmations|toys|hairstyles|captions|drills|icebreakers|questions|templates|scripts|phrases|hobbies|jobs|careers|sports|worksheets|costumes|decorations|projects|routines?|sources|swaps|checklists?|setups?|guides?|moves|options)$/i;

/** A clause about the noun that says which ones are meant. */
const POINT =
  /^(?:that|which|who|(?:you|i|we|they)(?:'\p{L}+)?|every|everyone|everybody|most|nobody|no-?one|only|worth|people|not|without|under|with no) \S/iu;

export type NounPhrase = {
  nominal: Nominal;
  mod: string | null;
  head: string;
  firstPerson: boolean;
  /** "a morning routine" of "my morning routine", for frames that do not speak of the creator. */
  general: Nominal | null;
};

function headOf(core: readonly string[]): string {
  const of = core.findIndex((token) => /^of$/i.test(token));
  // "30 grams of protein breakfast" is a breakfast.
  const measured =
    of === 2 && core.length > 4 && /^\d/.test(core[0] ?? '') && !isPluralNoun(core.at(-1) ?? '');
  return ((of > 0 && !measured ? core[of - 1] : core.at(-1)) ?? '').replace(/[^\p{L}\p{N}'&+.*-]/gu, '');
}

function generalise(parts: Parts, head: string, plural: boolean): Nominal | null {
  if (parts.tail.some((token) => /^(?:i|my|me|we|our)$/i.test(token))) return null;
  // "my thrift flip process" is nobody else's; a morning routine is everybody's. A schedule is shown.
  if (
    !/^(?:routines?|budgets?|wardrobe|garden|closet|pantry|desk|kitchen|office|workspace|setup|diet|workout|skin|hair|taxes|debt|anxiety|adhd)$/i.test(
      head,
    ) ||
    parts.core.length > 3
  )
    return null;
  if (parts.core.some((token) => SUPERLATIVES.test(token) || /^\p{Lu}/u.test(token))) return null;
  const core = determine({ ...parts, determiner: null }, head, plural);
  if (!core || (core === parts.core.join(' ') && !plural && countability(head) !== 'mass')) return null;
  return {
    text: [core, ...parts.tail].join(' '),
    core,
    form: 'noun',
    plural,
    superlative: false,
    derived: true,
  };
}

export function readNounPhrase(text: string): NounPhrase | null {
  const tokens = words(text);
  if (OPENS_CLAUSE.test(text)) return null;
  if (tokens.length === 0 || tokens.length > 12 || /[?!"“(){}[\]\\@]|\D\/|\/\D/.test(text)) return null;
  // "buying a fixer-upper" is a deed, however long.
  if (startsWithGerund(text) && /^(?:an?|the|your|my)$/i.test(tokens[1] ?? '')) return null;
  const parts = cut(tokens);
  // "return to office pushback" is one thing, and no return.
  if (
    parts &&
    !parts.determiner &&
    /^to$/i.test(parts.tail[0] ?? '') &&
    !isVerb((parts.tail[1] ?? '').toLowerCase())
  ) {
    parts.core.push(...parts.tail);
    parts.tail = [];
  }
  // "three bank account system": the number counts what is inside, and not the systems.
  if (
    parts &&
    /^(?:two|three)$/i.test(parts.determiner ?? '') &&
    parts.core.length > 1 &&
    !isPluralNoun(headOf(parts.core))
  ) {
    parts.core.unshift(parts.determiner ?? '');
    parts.determiner = null;
  }
  if (!parts || looksLikeClause(parts.core, parts.determiner !== null) || endsAsDeed(parts.core)) return null;
  // "a roof replacement cost" is nobody's price.
  if (!parts.determiner && parts.core.length > 1 && /^(?:cost|price|value)$/i.test(parts.core.at(-1) ?? ''))
    parts.determiner = 'the';
  // "the myth of having it all"
  const pronouns = / of \p{L}+ing it \p{L}/iu.test(text)
    ? /^(?:me|you|us|him|they|he|she|myself)$/i
    : /^(?:me|you|us|him|it|they|he|she|myself)$/i;
  if (parts.core.some((token) => pronouns.test(token))) return null;
  if (
    parts.core.some(
      (token, at) =>
        at > 1 &&
        /^(?:my|our|your)$/i.test(token) &&
        !/^(?:of|and|or|&)$/i.test(parts.core[at - 1] ?? '') &&
        // "the real cost of hiring your nephew"
        !(/ing$/i.test(parts.core[at - 1] ?? '') && /^of$/i.test(parts.core[at - 2] ?? '')),
    )
  )
    return null;
  if (holdsDeterminer(parts.core)) return null;
  // "this changed my skin": a sentence that keeps its subject back.
  if (
    /^(?:this|that|these) \p{L}+ed\b|^(?:this|these) (?:is|are|will|made|saved|got|took|broke) /iu.test(text)
  )
    return null;

  let superlative = false;
  while (
    parts.core.length > 1 &&
    SUPERLATIVES.test(parts.core[0] ?? '') &&
    !NO_SUPERLATIVE.test(parts.core.join(' '))
  ) {
    const word = parts.core[0] as string;
    if (/^(?:first|last|next|only)$/i.test(word)) break;
    if (
      !STRIPPABLE.test(word) ||
      /^(?:ways?|time|place|places|part|thing|things|vegetables|plants|jobs|pets|dogs|languages|instruments|advice|method|order|age|one|day|month|age|size)$/i.test(
        headOf(parts.core),
      ) ||
      /^(?:my|our)$/i.test(parts.determiner ?? '') ||
      // "the cheapest upgrade" is not any upgrade.
      (/^the$/i.test(parts.determiner ?? '') &&
        /est$/i.test(word) &&
        !/^best$/i.test(word) &&
        !isPluralNoun(headOf(parts.core))) ||
      // Whether "a" belongs before an unknown thing nobody can say: it stays the perfect one.
      (/^(?:the )?perfect (?:\p{Ll}+ ){0,2}\p{Ll}+$/u.test(text) &&
        countabilityOfPhrase(parts.core, headOf(parts.core)) === 'unknown' &&
        !isPluralNoun(headOf(parts.core))) ||
      parts.tail.some((token) => /^I$/.test(token))
    ) {
      superlative = true;
      break;
    }
    parts.core.shift();
    if (/^the$/i.test(parts.determiner ?? '')) parts.determiner = null;
  }
  if (parts.core.length > (parts.core.some((token) => /^of$/i.test(token)) ? 8 : 6)) return null;
  asKind(parts);
  const head = headOf(parts.core);
  if (head === '') return null;
  const joined = parts.core.join(' ');
  const coordinated =
    /&|,(?!\d)|\band /.test(joined) && !FIXED_PAIRS.test(joined) && !joined.includes(' of ');
  const plural = coordinated || isPluralNoun(head);
  // "worst advice for new parents" is one advice of many.
  if (superlative && !parts.determiner && !/^(?:most|number|#1|favou?rite|fave)$/i.test(parts.core[0] ?? ''))
    parts.determiner = 'the';
  // "vintage Levi's": neither one nor many.
  if (/'s$/.test(parts.core.at(-1) ?? '') && parts.core.length > 1) return null;
  const core = determine(parts, head, plural);
  if (!core) return null;
  const full = [core, ...parts.tail].join(' ');
  const firstPerson =
    /^(?:my|our)$/i.test(parts.determiner ?? '') ||
    parts.tail.some((token) => /^(?:I(?:'\p{L}+)?|we|my|our)$/u.test(token));
  const alone =
    parts.core.length === 1 ||
    /^(?:one|real|main|first|best|only|biggest|worst|unpopular|little|tiny|small|simple|big)$/i.test(
      parts.core.slice(0, -1).join(' '),
    );
  // "yoga after a C-section", "singing in tune": one word alone would be another topic.
  const bound =
    (parts.core.length === 1 &&
      /^(?:after|during|before|without|in|at|on|with|behind)$/i.test(parts.tail[0] ?? '')) ||
    // "the loneliness of working for yourself"
    (parts.tail.length > 0 && /\bof \p{Ll}+ing$/u.test(parts.core.join(' ')));
  // "portrait lenses to avoid" are not portrait lenses.
  // "lures for muddy water" are not about lures; "meal prep for nurses" is about meal prep.
  const forWhat =
    /^(?:for|with|when|while|without|after|if|as)$/i.test(parts.tail[0] ?? '') &&
    (!/^for$/i.test(parts.tail[0] ?? '') || !parts.tail.slice(1, 5).some((token) => LIVING.test(token)));
  const unwanted = /^to (?:avoid|skip|never)\b/i.test(parts.tail.join(' '));
  // "houseplants you can't kill", "meetings that could have been an email": the clause is the point.
  const relative = POINT.test(parts.tail.join(' '));
  // "the meeting mistake" may still be said; "the houseplant mistake" is about those that one can kill.
  const named =
    relative &&
    !WEAK_ALONE.test(head) &&
    !/n't\b|\b(?:never|no|not|only|without)\b/i.test(parts.tail.join(' '));
  // "social security at 62", "EMDR for childhood trauma", "the biggest lie in fitness": the tail is the point.
  const tail = parts.tail.join(' ');
  // "exercises for a stronger grip", "drawing prompts for anxious kids": for whom or what they are is the point.
  const generic = /^for \S/i.test(tail) && GENERIC_HEADS.test(head);
  const owned = /^my$/i.test(parts.determiner ?? '') && isPossessionInIllness(joined, tail);
  const pointed =
    generic ||
    // "the sneaky clauses in a retail lease": which clauses, if not these?
    (/^the$/i.test(parts.determiner ?? '') && plural && /^(?:in|at|on|behind|from|under) /i.test(tail)) ||
    /^(?:at|under|over|on|after|before|with|for) (?:\$)?\d/i.test(tail) ||
    /^(?:like|as|near|an?) /i.test(tail) ||
    // "the courage to rest": courage at large is another video.
    (/^to \p{Ll}/u.test(tail) &&
      /^(?:courage|freedom|right|urge|permission|pressure|need|ability|desire|drive|will|strength|decision|steps?|keys?|questions?|road|path|answer)$/i.test(
        head,
      )) ||
    /^in \S+ \d/.test(tail) ||
    (parts.core.length === 1 &&
      /^for \S/.test(tail) &&
      isPluralNoun(head) &&
      !/s$/.test(parts.tail.at(-1) ?? '') === false &&
      /^(?:houseplants|plants|shoes|lenses|dogs|cats|jobs|cars|colors|paints?)$/i.test(head)) ||
    (superlative && tail !== '') ||
    (isSensitive(tail) && !isSensitive(parts.core.join(' ')) && !owned);
  const weak =
    pointed ||
    forWhat ||
    unwanted ||
    relative ||
    (parts.tail.length > 0 && (bound || (alone && WEAK_ALONE.test(head))));
  const inner = innerOf(parts.core, parts.tail);
  // The creator's own palette is nobody's question or mistake.
  const general = firstPerson ? generalise(parts, head, plural) : null;
  return {
    nominal: {
      text: owned ? core : full,
      core: inner?.core ?? (weak ? full : core),
      form: 'noun',
      plural,
      corePlural: inner?.plural ?? plural,
      other: inner?.other,
      ...(/, .* (?:and|&|or) /i.test(full) && coordinated ? { several: true as const } : {}),
      superlative,
      derived: false,
    },
    mod: inner
      ? inner.mod
      : (weak && !named) || superlative || unknownDeed(parts.core)
        ? null
        : firstPerson && !general
          ? null
          : modifierOf(parts.core, plural && !coordinated),
    head: head.toLowerCase(),
    firstPerson,
    general,
  };
}

/** Whole names with an "of" inside. */
const ABSTRACT =
  /^(?:psychology|power|art|science|importance|benefits?|basics|role|secrets?|value|fundamentals|magic|beauty|joys?|stages|world|rules|pros|cons|meaning|purpose|philosophy|anatomy|neuroscience|biology|chemistry|reality)$/i;

/** "the psychology of people pleasing" is shortened to what it is about, "the hidden costs of buying" to its head. */
type Inner = { core: string; plural: boolean; mod: string | null; other?: string };

function innerOf(core: readonly string[], tail: readonly string[]): Inner | null {
  if (FIXED_OF.test(core.join(' ')) || core.some((token) => token.endsWith(','))) return null;
  const of = core.findIndex((token) => /^of$/i.test(token));
  if (of < 1 || of === core.length - 1) return null;
  const before = core.slice(0, of);
  const after = core.slice(of + 1).join(' ');
  const gerund = startsWithGerund(after);
  if (ABSTRACT.test(before.at(-1) ?? '')) {
    // "the science of getting over a crush": what is got over belongs to it.
    if (gerund) return { core: [after, ...tail].join(' '), plural: false, mod: null };
    // "the science of couples who stop talking" is not about couples.
    const phrase = readNounPhrase(POINT.test(tail.join(' ')) ? [after, ...tail].join(' ') : after);
    return phrase ? { core: phrase.nominal.text, plural: phrase.nominal.plural, mod: phrase.mod } : null;
  }
  return gerund && before.length > 1
    ? {
        // "the real price of selling without an agent" is not that of selling.
        core: `the ${[...core, ...tail].join(' ')}`,
        plural: isPluralNoun(before.at(-1) ?? ''),
        mod: null,
        // What it costs is the point: owning a cabin is another video.
        other:
          words(after).length + tail.length > 1 &&
          !/^(?:price|costs?|fees?|downsides?|timeline)$/i.test(before.at(-1) ?? '')
            ? [after, ...tail].join(' ')
            : undefined,
      }
    : null;
}

/** A gerund phrase as a nominal. */
export function gerundNominal(ger: string, full: string, derived: boolean): Nominal {
  return { text: full, core: ger, form: 'gerund', plural: false, superlative: false, derived };
}

export function startsWithGerund(text: string): boolean {
  return baseOfGerund(words(text)[0] ?? '') !== null;
}
