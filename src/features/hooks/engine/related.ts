/** Whether two texts speak of the same part of life, as far as the cues of the lexicon can tell. */
import { domainsOf } from './lexicon/choose-lexicon.ts';
import { contentStems } from './stems.ts';

/** Who lost somebody, whatever else is said of them: they cannot sleep, and the video about grief is for them. */
const MOURNING =
  /\b(?:grie[fv]\w*|mourn\w*|bereave\w*|widow\w*|(?:loss|lost|losing) (?:of )?(?:a|an|your|my|their))\b/i;

/** Who parts, whatever else is said of them: the papers of a divorce are theirs. */
const PARTING =
  /\b(?:divorc\w*|separat(?:ed|ing|ion)|break-?ups?|breaking up|leaving (?:\w+ )?marriages?|ex-(?:husband|wife))\b/i;

/**
 * "How to deal with grief when you feel guilty every time you say no": both halves are true of the customer, and the
 * whole is nonsense. Refused only where both texts show a domain and share neither that nor a word.
 */
export function isRelated(topic: string, customer: string): boolean {
  if (MOURNING.test(topic) && MOURNING.test(customer)) return true;
  if (PARTING.test(topic) && PARTING.test(customer)) return true;
  const said = contentStems(customer);
  for (const root of contentStems(topic)) if (said.has(root)) return true;
  const topicDomains = domainsOf(topic);
  const customerDomains = domainsOf(customer);
  if (topicDomains.size === 0 || customerDomains.size === 0) return true;
  for (const name of topicDomains) if (customerDomains.has(name)) return true;
  return false;
}

/** Domains that come up in one breath: a complaint about cooking stands well beside a video about protein. */
const NEIGHBOURS: readonly (readonly string[])[] = [
  ['cooking', 'baking', 'nutrition', 'kids-food', 'sports-nutrition'],
  ['nutrition', 'sports-nutrition', 'fitness', 'yoga', 'sleep', 'beauty', 'therapy'],
  ['therapy', 'relationships', 'parenting', 'sleep', 'productivity', 'kids-food'],
  ['money', 'retirement', 'mortgage', 'real-estate', 'home', 'business', 'study'],
  ['business', 'marketing', 'social', 'shop', 'photo', 'corporate', 'productivity', 'tech', 'study'],
  ['tech', 'code', 'social', 'study'],
  ['home', 'garden', 'trades', 'crafts', 'real-estate', 'cars'],
  ['fashion', 'beauty', 'shop', 'events', 'photo'],
  ['travel', 'money', 'events', 'photo'],
  ['pets', 'parenting', 'home'],
  ['music', 'study', 'crafts'],
];

function near(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  for (const name of left) {
    if (right.has(name)) return true;
    for (const group of NEIGHBOURS)
      if (group.includes(name) && group.some((other) => right.has(other))) return true;
  }
  return false;
}

/**
 * A dietitian's customer is overwhelmed by cooking, and today's video is about car insurance: what hurts the customer
 * has no place in it. Only where topic, customer and business all show what they are about, and the topic is far from
 * both others; otherwise the complaint belongs to the creator's field, and so does the topic.
 */
export function isFarAfield(topic: string, customer: string, business: string): boolean {
  if (customer === '' || business === '') return false;
  const about = domainsOf(topic);
  if (about.size === 0) return false;
  const said = contentStems(`${customer} ${business}`);
  for (const root of contentStems(topic)) if (said.has(root)) return false;
  const theirs = domainsOf(customer);
  const ours = domainsOf(business);
  return theirs.size > 0 && ours.size > 0 && !near(about, theirs) && !near(about, ours);
}
