/** Whether two texts speak of the same part of life, as far as the cues of the lexicon can tell. */
import { domainsOf } from './lexicon/choose-lexicon.ts';
import { contentStems } from './stems.ts';

/**
 * "How to deal with grief when you feel guilty every time you say no": both halves are true of the customer, and the
 * whole is nonsense. Refused only where both texts show a domain and share neither that nor a word.
 */
export function isRelated(topic: string, customer: string): boolean {
  const said = contentStems(customer);
  for (const root of contentStems(topic)) if (said.has(root)) return true;
  const topicDomains = domainsOf(topic);
  const customerDomains = domainsOf(customer);
  if (topicDomains.size === 0 || customerDomains.size === 0) return true;
  for (const name of topicDomains) if (customerDomains.has(name)) return true;
  return false;
}
