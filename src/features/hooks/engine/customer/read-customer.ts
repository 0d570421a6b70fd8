/** Reads `ideal_customer`: who they are, what they want, what hurts, what they fear and tell themselves. */
import { plainQuotes, words } from '../english/words.ts';
import { memory } from '../memory.ts';
import { withoutLinks } from '../topic/links.ts';
import { maskProfanity, softenProfanity } from '../topic/profanity.ts';
import { isForeign, whyUnreadable } from '../topic/unreadable.ts';
import { readAudiences } from './audience.ts';
import { type Customer, NO_CUSTOMER } from './customer.ts';
import { deedsOf } from './deeds.ts';
import { classify, type Found } from './predicates.ts';
import { predicatesOf } from './split.ts';

const MAX_WORDS = 11;

function unique<T>(items: readonly T[], key: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const k = key(item);
    if (seen.has(k)) return false;
    seen.add(k);
    return true;
  });
}

/** A user's customer is the same run after run, whatever the topic. */
const remembered = memory<Customer>(500);

export function readCustomer(raw: string): Customer {
  return remembered(raw, () => readAnew(raw));
}

/** "parents of babies who wake every two hours": the babies wake, and nobody speaks to them. */
function withoutTheirWards(text: string): string {
  return text.replace(
    /\b(of (?:[\p{L}\d-]+ ){0,3}?(?:[\p{L}\d-]+-year-olds?|(?:first|second|third|fourth|fifth|\d\p{L}+) graders|preschoolers|tweens|middle schoolers|high schoolers|picky eaters|someone|somebody|babies|toddlers|kids|teens|teenagers|newborns|children|infants|twins|boys|girls|sons|daughters|students)(?: aged? [\d-]+| \d[\d-]*(?: to \d+)?| (?:under|over) \d+| in \p{L}+ school)?|with (?:[\p{L}-]+ ){0,2}?(?:staff|crews|volunteers|landlords|clients|patients|employees|bosses|teams|tenants|customers|students|reps|husbands|coworkers|neighbors|in-laws|parents(?: (?:over|in|aged|past) [\p{L}\d ]{2,14}?)?|exes|siblings|contractors|vendors|agents|executives)|(?:of|with) (?:\p{L}+ ){0,2}(?:dogs|cats|puppies|kittens|horses|doodles|spaniels|poodles|labs|retrievers|terriers|shepherds|huskies|rescues|breeds)(?= who (?:get matted|can't cope|can't handle|can't manage|can't stand|bark|scratch|bite|chew|pee|pull|lunge|shed|jump|whine|growl|won't|refuse|shake|hide|bolt|spray|meow|wake|destroy|eat|hate|fear|panic|tremble|dread|snap|nip)\b)) who(?:'ve|'re)? [^;.]+?(?=,? and (?:feel|are (?!tired all)|can't|don't|want|worry|need)\b|, (?:and )?(?:who|they|worried|afraid|tired of|sick of|desperate|looking|struggling|unsure|exhausted)\b|[;.]|$)/giu,
    '$1',
  );
}

/**
 * "She's 34", "Anna, 41, a nurse", "a woman in her 30s": one customer stands for all. After "daughters looking after a
 * dad" the sentence "He hates bland food" speaks of the dad.
 */
const TOLD_OF_ONE =
  /^(?:she|he|she's|he's)\b|^(?:(?:my|our|the) [\p{L} ]{0,20}(?:is|:) )?an? |^\p{Lu}\p{Ll}+,? (?:\(?\d{2}|is an? )/iu;

/** The whole where it can be said in one breath; else each thing that they do. */
function readPredicate(predicate: string): Found[] {
  // "whose sales spike in December and go quiet": the sales go quiet, and not their owner.
  const parts = /^whose /i.test(predicate) ? deedsOf(predicate).slice(0, 1) : deedsOf(predicate);
  if (parts.length === 1) return [classify(predicate, MAX_WORDS)];
  if (words(predicate).length <= MAX_WORDS) {
    const whole = classify(predicate, MAX_WORDS);
    if (Object.values(whole).some(Boolean)) return [whole];
  }
  return parts.map((part) => classify(part, MAX_WORDS));
}

function readAnew(raw: string): Customer {
  const text = maskProfanity(softenProfanity(plainQuotes(withoutLinks(raw.normalize('NFC'))).slice(0, 1200)))
    .replace(/"(\p{L}+(?: \p{L}+)?)"/gu, '$1')
    // One form of each for the rules below; "who they are" keeps its verb.
    .replace(
      /(?<!\b(?:who|what|where|how|as|than) )\b(it|they) (is|are)(?= \p{Ll})/giu,
      (_, who: string, be: string) => (be === 'is' ? `${who}'s` : `${who}'re`),
    );
  const why = whyUnreadable(text.slice(0, 400), raw.slice(0, 400));
  if (text === '' || isForeign(text) || (why !== null && why !== 'long') || text.includes('*'))
    return NO_CUSTOMER;
  // "Business travelers, grandparents and everyone who grips the armrest": whoever is called, the others feel left out.
  const everyone = /^[^.;]*,[^.;]* (?:and|or) (?:everyone|everybody|anyone|anybody)\b/i.test(text);
  const audiences = readAudiences(text).map((audience) =>
    everyone ? { ...audience, specific: false } : audience,
  );
  const wants: Customer['wants'][number][] = [];
  const pains: Customer['pains'][number][] = [];
  const fears: string[] = [];
  const objections: string[] = [];
  const one = TOLD_OF_ONE.test(text);
  for (const predicate of predicatesOf(withoutTheirWards(text), one)) {
    // Beside many customers "she" is somebody else: "scared she won't like it".
    if (!one && /\b(?:she|he|him|her|his|hers|she's|he's|herself|himself)\b/i.test(predicate)) continue;
    for (const found of readPredicate(predicate)) {
      if (found.want) wants.push(found.want);
      if (found.pain) pains.push(found.pain);
      if (found.fear && !/\b(?:away|out|it|them|anyone)$/i.test(found.fear)) fears.push(found.fear);
      if (found.objection) objections.push(found.objection);
    }
  }
  // "you're moving from an apartment" hurts nobody.
  const sharp = pains.filter((pain) => !pain.mild);
  return {
    audiences,
    wants: unique(wants, (want) => want.text).slice(0, 3),
    pains: unique(sharp, (pain) => pain.you).slice(0, 4),
    fears: unique(fears, (fear) => fear).slice(0, 2),
    objections: unique(objections, (objection) => objection).slice(0, 2),
  };
}
