/** What a deed yields: itself, or advice to do it. */
import { whClause } from './clauses.ts';
import { modFromObject, nominalFromVerb, whFromVerb } from './derive.ts';
import { isSensitive } from './semantics.ts';
import type { Topic, VerbPhrase } from './topic.ts';

/** "Book your photographer before your venue" is a piece of advice, and not something to learn step by step. */
export function fromAdvice(verb: VerbPhrase): Partial<Topic> {
  const statement = `you should ${verb.full}`;
  return {
    shape: 'statement',
    statement,
    wh: whClause(`why ${statement}`, 'why', false, true),
    mod: modFromObject(verb.vp),
    // Nobody types an order into a search box.
    rawLabel: null,
  };
}

/** What befalls people, and is learned by nobody: "putting your dog down", "losing a parent". */
const BEFALLS =
  /^(?:put .* (?:down|to sleep)|put down (?:a|your|my) |lose (?:an?|your|my|someone|the) |bury |miscarry|die\b|get (?:fired|laid off|diagnosed|divorced|dumped)|grieve)/i;

/** "knit socks for impatient knitters": they knit, and do not get the socks. Aging parents are cared for. */
const FOR_DOERS =
  /(?<= \S+) for (?:[\p{L}-]+ )?(?:beginners|knitters|crocheters|sewers|bakers|cooks|gardeners|runners|swimmers|skaters|riders|climbers|lifters|cyclists|dancers|singers|painters|artists|crafters|makers|investors|buyers|sellers|newbies|homeowners|renters|travelers|developers|coders|coaches|bloggers|photographers|(?:moms|dads|parents)(?= ?$))$/iu;

export function fromVerb(typed: VerbPhrase): Partial<Topic> {
  const verb = FOR_DOERS.test(typed.full)
    ? {
        ...typed,
        full: typed.full.replace(FOR_DOERS, ''),
        vp: typed.vp.replace(FOR_DOERS, ''),
        ger: typed.ger.replace(FOR_DOERS, ''),
      }
    : typed;
  if (verb.whole) return fromAdvice(verb);
  // Nobody learns how to turn 65.
  if (/^turn (?:\d|thirty|forty|fifty|sixty|seventy)/i.test(verb.vp))
    return { shape: 'nominal', np: nominalFromVerb(verb, false) };
  if (BEFALLS.test(verb.vp) && isSensitive(`${verb.full} ${verb.ger}`))
    return { shape: 'nominal', np: nominalFromVerb(verb, false) };
  return {
    shape: 'verb',
    verb,
    np: nominalFromVerb(verb, false),
    wh: whFromVerb(verb),
    mod: modFromObject(verb.vp),
  };
}
