import type { Profession } from '../profession.ts';
import { CREATOR_DOMAINS, GENERAL } from './creators.ts';
import type { DomainLexicon } from './lexicon.ts';
import { PROFESSION_DOMAINS } from './professions.ts';

/** Which domains a profession may draw from; the last one is its home. */
const OF_PROFESSION: Record<Exclude<Profession, 'default'>, readonly string[]> = {
  nutritionist: ['kids-food', 'sports-nutrition', 'nutrition'],
  realEstate: ['mortgage', 'real-estate'],
  financialAdvisor: ['mortgage', 'retirement', 'money'],
  mentalHealthTherapist: ['relationships', 'therapy'],
  businessCoach: ['marketing', 'business'],
  techTutorialCreator: ['code', 'tech'],
  corporateTrainer: ['corporate'],
};

/** The cues with the global flag, compiled once: a run asks every domain three times. */
const COUNTING = new Map(
  [...CREATOR_DOMAINS, ...PROFESSION_DOMAINS].map((domain) => [
    domain.cues,
    new RegExp(domain.cues.source, 'gi'),
  ]),
);

function mentions(text: string, cues: RegExp): number {
  return text.match(COUNTING.get(cues) ?? cues)?.length ?? 0;
}

/** The names of all domains that a text speaks of. */
export function domainsOf(text: string): ReadonlySet<string> {
  const all = [...CREATOR_DOMAINS, ...PROFESSION_DOMAINS];
  return new Set(all.filter((domain) => domain.cues.test(text)).map((domain) => domain.name));
}

/** The topic speaks loudest: a fitness coach's video about sleep shows the alarm clock. */
export function chooseLexicon(
  profession: Profession,
  topic: string,
  business: string,
  customer: string,
): DomainLexicon {
  const allowed =
    profession === 'default'
      ? [...CREATOR_DOMAINS, ...PROFESSION_DOMAINS]
      : PROFESSION_DOMAINS.filter((domain) => OF_PROFESSION[profession].includes(domain.name));
  const home = profession === 'default' ? GENERAL : (allowed.at(-1) ?? GENERAL);
  let best = home;
  let bestScore = 0;
  for (const domain of allowed) {
    const score =
      3 * Math.min(2, mentions(topic, domain.cues)) +
      2 * Math.min(2, mentions(business, domain.cues)) +
      Math.min(2, mentions(customer, domain.cues));
    if (score > bestScore) {
      best = domain;
      bestScore = score;
    }
  }
  // A passing word of the customer is no reason to leave home.
  return bestScore >= 2 ? best : home;
}
