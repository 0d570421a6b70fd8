/** All that the engine knows about one input, read once per run. */
import { type Business, readBusiness } from './business.ts';
import type { Audience, Customer } from './customer/customer.ts';
import { readCustomer } from './customer/read-customer.ts';
import { HOOK_TYPES, type HookType } from './hook-types.ts';
import { chooseLexicon } from './lexicon/choose-lexicon.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import type { Profession } from './profession.ts';
import { audienceAllowed, typeAllowed } from './profession-rules.ts';
import { readTopic } from './topic/read-topic.ts';
import type { Topic } from './topic/topic.ts';

export type HookInput = {
  topic: string;
  businessDescription: string;
  idealCustomer: string;
};

export type HookContext = {
  topic: Topic;
  customer: Customer;
  business: Business;
  profession: Profession;
  lexicon: Lexicon;
  /** Types that this profession leaves alone for this topic. */
  refusedTypes: ReadonlySet<HookType>;
  /** Everything the user typed, lower case: what it holds, a hook may repeat. */
  source: string;
};

/** Far beyond what the forms accept, so that no input can make a run slow. */
const LIMIT = 2000;

export function readContext(input: HookInput): HookContext {
  const topicText = input.topic.slice(0, LIMIT);
  const businessText = input.businessDescription.slice(0, LIMIT);
  const customerText = input.idealCustomer.slice(0, LIMIT);
  const business = readBusiness(businessText, topicText);
  const customer = readCustomer(customerText);
  const audiences = customer.audiences.filter((audience: Audience) =>
    audienceAllowed(audience.full, business.profession),
  );
  const topic = readTopic(topicText);
  const problem = topic.topicClass === 'problem';
  return {
    topic,
    customer: { ...customer, audiences },
    business,
    profession: business.profession,
    lexicon: chooseLexicon(business.profession, topicText, businessText, customerText),
    refusedTypes: new Set(
      HOOK_TYPES.filter((type) => !typeAllowed(type, business.profession, topic.clean, problem)),
    ),
    source: `${topicText}\n${businessText}\n${customerText}`.toLowerCase(),
  };
}
