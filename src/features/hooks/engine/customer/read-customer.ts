/** Reads `ideal_customer`: who they are, what they want, what hurts, what they fear and tell themselves. */
import { isPluralNoun } from '../english/nouns.ts';
import { plainQuotes, words } from '../english/words.ts';
import { memory } from '../memory.ts';
import { withoutLinks } from '../topic/links.ts';
import { maskProfanity, softenProfanity } from '../topic/profanity.ts';
import { isForeign, whyUnreadable } from '../topic/unreadable.ts';
import { saidOfAnyone } from './anyone.ts';
import { readAudiences } from './audience.ts';
import { type Customer, NO_CUSTOMER, type Pain } from './customer.ts';
import { deedsOf } from './deeds.ts';
import { halvesOf } from './halves.ts';
import { withNamesFor } from './named-before.ts';
import { classify, type Found } from './predicates.ts';
import { forTheirChild, withoutPrivateDetails } from './private-details.ts';
import { predicatesOf } from './split.ts';
import { comesOfIt } from './troubles.ts';
import { asUsuallyTyped } from './typed-ways.ts';
import { withoutTheirWards } from './wards.ts';
import { partOf } from './wishes.ts';

const MAX_WORDS = 11;
/** From here on a complaint seldom fits into one sentence with the topic. */
const LONG = 9;

function unique<T>(items: readonly T[], key: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const k = key(item);
    if (seen.has(k)) return false;
    seen.add(k);
    return true;
  });
}

/** Two troubles told together can also be told apart. */
function withHalves(pains: readonly Pain[]): Pain[] {
  return unique([...pains, ...pains.flatMap(halvesOf)], (pain) => pain.you);
}

/** A user's customer is the same run after run, whatever the topic. */
const remembered = memory<Customer>(500);

export function readCustomer(raw: string): Customer {
  return remembered(raw, () => readAnew(raw));
}

/** One form of each for the rules that follow. */
function contracted(text: string): string {
  return (
    text
      // "avoid driving, flying, grocery stores": what is listed is said with its "and".
      .replace(
        /\b(avoid|skip|fear|dread|hate) (\p{Ll}{3,15}), (\p{Ll}{3,15}), (?!and |or )(\p{Ll}+(?: \p{Ll}+)?)(?=[;.]|$)/giu,
        '$1 $2, $3 and $4',
      )
      // "ending up with puffy, dry hair": one thing with two adjectives.
      .replace(
        /\b((?:end(?:ing)? up|stuck|left|struggl(?:e|ing)|deal(?:ing)?|living|live) with) (\p{Ll}+(?<!s)), (\p{Ll}+) (?=\p{Ll}+(?<!s)\b)/giu,
        '$1 $2 $3 ',
      )
      // "stuck with a pup who won't listen and jumps on guests": the pup does.
      .replace(/( with an? \p{Ll}+ (?:who|that) [^,.;]{3,40}?) and \p{Ll}+s (?=\p{Ll})[^,.;]*/giu, '$1')
      // "wives of people who hoard who feel ashamed": the wives do.
      .replace(/ of (?:people|someone|somebody|those) who [^,.;]{2,30}? who /gi, ' who ')
      // "raising a child who lost someone close who feel helpless": the parents do.
      .replace(
        /\b((?:raising|parenting|caring for|living with|married to) an? (?:\p{L}+ )?\p{L}+) who [^,.;]{2,40}? who /giu,
        '$1 who ',
      )
      // "never handled the money before": up to today.
      .replace(
        /\b(who|and|but) never (\p{L}+ed|did|had) ([^,.;]+?) before(?=$|[,.;]| and | but )/giu,
        (_, joint: string, verb: string, what: string) =>
          `${joint} have never ${/^did$/i.test(verb) ? 'done' : verb} ${what} before`,
      )
      // "truckers and people thinking about a licence who want …": the truckers have theirs.
      .replace(
        /(?<=^\S+(?: \S+){0,3} and (?:people|those|folks)) (?:thinking|considering|dreaming|hoping)\b[^,.;]*?(?= who )/i,
        '',
      )
      // "unsure if selling it is worth the tax": what is sold, the topic tells.
      .replace(
        /\b((?:unsure|sure|wonder|wondering|know) (?:if|whether) (?:selling|surrendering|refinancing|renting|buying|switching|converting|upgrading|repairing|restoring)) it (?=is\b|pays\b|makes\b)/gi,
        '$1 ',
      )
      // "about leaving the family home and moving costs": nobody leaves and moves costs.
      .replace(
        /\b(about|of) (\p{L}+ing [^,.;]{3,40}?) and ((?:moving|closing|heating|living|running|building|parking|shipping) (?:costs|fees|expenses))(?=$|[,.;])/giu,
        '$1 $3 and $2',
      )
      .replace(/\b(?:can ?not|cant)\b(?! only\b)/gi, "can't")
      .replace(/\b(do|does|did|have|has|could|would) not\b(?! only\b)/gi, "$1n't")
      .replace(/\bdont\b/gi, "don't")
      .replace(/\bwanna\b/gi, 'want to')
      // The number is one person's; that nobody answered is everybody's.
      .replace(
        /\b(sent(?: out)?) (?:about |over |almost )?(?:\d[\d,]*|a hundred) (applications|resumes|proposals)\b/gi,
        '$1 $2',
      )
      // "who they are" keeps its verb.
      .replace(
        /(?<!\b(?:who|what|where|how|as|than) )\b(it|they) (is|are)(?= \p{Ll})/giu,
        (_, who: string, be: string) => (be === 'is' ? `${who}'s` : `${who}'re`),
      )
  );
}

/**
 * "She's 34", "Anna, 41, a nurse", "a woman in her 30s": one customer stands for all. After "daughters looking after a
 * dad" the sentence "He hates bland food" speaks of the dad.
 */
const TOLD_OF_ONE =
  /^(?:she|he|she's|he's)\b|^(?:(?:my|our|the) [\p{L} ]{0,20}(?:is|:) )?an? |^\p{Lu}\p{Ll}+,? (?:\(?\d{2}|is an? )/iu;

const says = (found: Found): boolean => Object.values(found).some(Boolean);

/** The whole where it can be said in one breath; else each thing that they do. */
function readPredicate(predicate: string, anyDeed: boolean): Found[] {
  // "whose sales spike in December and go quiet": the sales go quiet, and not their owner.
  const parts = /^whose /i.test(predicate) ? deedsOf(predicate).slice(0, 1) : deedsOf(predicate);
  if (parts.length === 2 && comesOfIt(parts[1] ?? '', parts[0]) && words(predicate).length <= MAX_WORDS) {
    const whole = classify(parts.join(' and '), MAX_WORDS, true);
    if (says(whole)) return [whole];
  }
  if (parts.length === 1) return [classify(predicate, MAX_WORDS, anyDeed)];
  // "fight every month and then don't speak for days": the end of a story says little without its beginning.
  const story = / and then /i.test(predicate);
  if (words(predicate).length <= MAX_WORDS) {
    const whole = classify(predicate, MAX_WORDS, anyDeed);
    if (says(whole)) {
      // Half of a long complaint finds room beside the topic, where each half says something.
      const halves =
        words(predicate).length < LONG
          ? []
          : parts.slice(0, story ? 1 : undefined).map((part) => classify(part, MAX_WORDS));
      return halves.every(says) ? [whole, ...halves] : [whole];
    }
  }
  // "shop when stressed and hide the bags": which bags, only the whole tells.
  const [first = '', second = ''] = parts;
  if (parts.length === 2 && / the \p{L}+$/u.test(second) && words(predicate).length <= MAX_WORDS) {
    const whole = says(classify(first, MAX_WORDS)) ? {} : classify(predicate, MAX_WORDS, true);
    if (says(whole)) return [whole];
  }
  return parts.map((part, index) => classify(part, MAX_WORDS, anyDeed && index === 0));
}

/** "send emails every week" is no trouble, and "get no bookings" says too little: the one tells what came of the other. */
function withWhatCame(
  text: string,
  predicates: readonly string[],
): { predicate: string; anyDeed: boolean }[] {
  const found: { predicate: string; anyDeed: boolean }[] = [];
  for (const predicate of predicates) {
    const before = found.at(-1);
    const whole = before && `${before.predicate} and ${predicate}`;
    if (
      before &&
      whole &&
      comesOfIt(predicate, before.predicate) &&
      words(whole).length <= MAX_WORDS &&
      (text.includes(whole) || text.includes(`${before.predicate}, ${predicate}`)) &&
      says(classify(whole, MAX_WORDS, true))
    )
      found[found.length - 1] = { predicate: whole, anyDeed: true };
    else found.push({ predicate, anyDeed: false });
  }
  return found;
}

/** "looking for drinks that keep them awake": the audience, unless it has somebody to look after. */
function forThemselves(text: string): string {
  if (
    /\b(?:of|for|with) (?:[\p{L}-]+ ){0,2}(?:kids|children|teen\p{L}*|toddlers|babies|students|dogs|cats|pets|clients|patients|teams?|staff|parents)\b/iu.test(
      text,
    )
  )
    return text;
  return text.replace(
    /\b((?:looking for|want|wants|need|wanting|seeking|tired of|sick of|fed up with|hate) [^,.;]*? (?:that|who) (?:won't |don't |doesn't |will |can |actually )*(?:keep|make|help|let|give|leave|get|lecture|judge|rush|pressure|scare|shame|upsell|treat|understand)s?) them\b/gi,
    '$1 you',
  );
}

/** "Business travelers, grandparents and everyone who grips the armrest": whoever is called, the others feel left out. */
export function namesOnlySome(text: string): boolean {
  return /^[^.;]*,[^.;]* (?:and|or) (?:everyone|everybody|anyone|anybody)\b/i.test(text);
}

/** "Tired nurses and new teachers trying to rest": before the noun that opens the text a feeling is part of a name. */
function withoutTheirName(text: string, predicate: string): string {
  const [feeling = '', noun = ''] = words(predicate);
  if (!isPluralNoun(noun) || !text.toLowerCase().startsWith(`${feeling} ${noun}`.toLowerCase()))
    return predicate;
  return /\b(?:trying|hoping|looking|wanting) (?:to|for) .+$/i.exec(predicate)?.[0] ?? '';
}

/** "People who own a nice camera and leave it on auto": nothing else tells who they are. */
const OF_PEOPLE = /^(?:people|women|men|guys|folks|girls|adults) who ((?:own|bought|shop)\b[^,.;]+)$/i;

function readAnew(raw: string): Customer {
  const text = contracted(
    asUsuallyTyped(
      maskProfanity(softenProfanity(plainQuotes(withoutLinks(raw.normalize('NFC'))).slice(0, 1200))).replace(
        /"(\p{L}+(?: \p{L}+)?)"/gu,
        '$1',
      ),
    ),
  );
  const why = whyUnreadable(text.slice(0, 400), raw.slice(0, 400));
  if (text === '' || isForeign(text) || (why !== null && why !== 'long') || text.includes('*'))
    return NO_CUSTOMER;
  const some = namesOnlySome(text);
  const audiences = readAudiences(text).map((audience) =>
    some ? { ...audience, specific: false } : audience,
  );
  const wants: Customer['wants'][number][] = [];
  const pains: Customer['pains'][number][] = [];
  const fears: string[] = [];
  const objections: string[] = [];
  const one = TOLD_OF_ONE.test(text);
  const named = forThemselves(withNamesFor(text));
  const told = [
    ...withWhatCame(
      named,
      predicatesOf(withoutTheirWards(named), one)
        .map((predicate) => withoutTheirName(named, predicate))
        .filter(Boolean),
    ),
    ...saidOfAnyone(named).map((predicate) => ({ predicate, anyDeed: true })),
    ...(OF_PEOPLE.exec(named)?.slice(1) ?? []).map((predicate) => ({ predicate, anyDeed: true })),
  ];
  for (const { predicate, anyDeed } of told) {
    // Beside many customers "she" is somebody else: "scared she won't like it".
    if (!one && /\b(?:she|he|him|her|his|hers|she's|he's|herself|himself)\b/i.test(predicate)) continue;
    for (const found of readPredicate(one ? withoutPrivateDetails(predicate) : predicate, anyDeed)) {
      if (found.want) wants.push(forTheirChild(text, found.want));
      if (found.pain) pains.push(found.pain);
      if (found.fear && !/\b(?:away|out|it|them|anyone)$/i.test(found.fear)) fears.push(found.fear);
      if (found.objection) objections.push(found.objection);
    }
  }
  // "you're moving from an apartment" hurts nobody.
  const sharp = pains.filter((pain) => !pain.mild);
  const whole = unique(wants, (want) => want.text).slice(0, 3);
  return {
    audiences,
    wants: [...whole, ...whole.flatMap((want) => partOf(want, MAX_WORDS) ?? [])],
    pains: withHalves(unique(sharp, (pain) => pain.you).slice(0, 4)),
    fears: unique(fears, (fear) => fear).slice(0, 2),
    objections: unique(objections, (objection) => objection).slice(0, 2),
  };
}
