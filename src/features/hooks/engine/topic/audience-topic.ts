/** Topics that name who watches: "night shift nurses", "empty nesters". Nobody deals with them, or googles them. */
import { whClause } from './clauses.ts';
import type { Topic } from './topic.ts';

/** What people are by their life or their work, without a word of blame: pushy realtors are no viewers. */
const BY_LIFE =
  '(?:working|single|first-time|military|busy|stay-at-home|full-time|part-time|night shift|retired|remote|freelance|self-employed|homeschool(?:ing)?|work-from-home|working-from-home|divorced|divorcing|separated|downsizing|relocating|commuting|retiring|widowed|adoptive|foster|expecting|pregnant|postpartum|burned[- ]out|burnt[- ]out|overworked|overwhelmed|exhausted|tired|stressed(?:[- ]out)?|introverted|shy|anxious|ambitious|solo|accidental|amateur|rookie|self-taught|aspiring|female|older|middle-aged|sandwich generation|public school|elementary|kindergarten|preschool|high school|middle school|special ed|substitute|travel|college|student|small-town|rural|young|dog|cat|horse|plant|boy|girl|twin|toddler|newborn|autism|adhd|hockey|soccer|dance|baby)';
const THEM =
  '(?:moms|mothers|mums|dads|fathers|parents|women|men|spouses|couples|teachers|nurses|realtors|agents|landlords|athletes|freelancers|managers|founders|entrepreneurs|tutors|trainers|coaches|bakers|therapists|counselors|doctors|owners|workers|runners|lifters|professionals|adults|seniors|grandparents|homeowners|renters|investors|creators|students|brides|families|veterans|overachievers|perfectionists|caregivers|singles|people)';
/** Names that say it all in themselves. */
const BY_NAME =
  '(?:empty nesters|newlyweds|snowbirds|weekend warriors|(?:shift|desk|office|gig|remote|healthcare) workers|night owls|early birds|late bloomers|side sleepers|house (?:flippers|hackers)|(?:dog|cat|horse|plant|morning|night) people|digital nomads|expats|retirees|stay-at-home parents|solopreneurs|people pleasers|overachievers|military families|blended families|(?:single|one|two|dual)[ -]income (?:families|households|couples)|highly sensitive people|small business owners|first-time managers|new (?:moms|dads|parents|grandparents|agents|realtors|teachers|managers|landlords|nurses|grads))';

const VIEWERS = new RegExp(
  `^(?:${BY_NAME}|${BY_LIFE} (?:${THEM}|(?:dog|cat|pet|horse|home|business) owners))$`,
  'i',
);

export function fromAudience(text: string): Partial<Topic> | null {
  return VIEWERS.test(text)
    ? { shape: 'wh', wh: whClause(`what matters most for ${text}`, 'what', false, false) }
    : null;
}
