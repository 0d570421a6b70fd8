import { memory } from '../memory.ts';
import type { Profession } from '../profession.ts';
import { CREATOR_DOMAINS, GENERAL } from './creators.ts';
import type { Entry, Lexicon } from './lexicon.ts';
import { PROFESSION_DOMAINS } from './professions.ts';

/** The domains that a profession is at home in. */
const OF_PROFESSION: Record<Exclude<Profession, 'default'>, readonly string[]> = {
  nutritionist: ['kids-food', 'sports-nutrition', 'nutrition'],
  realEstate: ['mortgage', 'real-estate'],
  financialAdvisor: ['mortgage', 'retirement', 'money'],
  mentalHealthTherapist: ['relationships', 'therapy'],
  businessCoach: ['marketing', 'business'],
  techTutorialCreator: ['code', 'tech'],
  corporateTrainer: ['corporate'],
};

const ALL_DOMAINS = [...CREATOR_DOMAINS, ...PROFESSION_DOMAINS];

/** The cues with the global flag, compiled once: a run asks every domain three times. */
const COUNTING = new Map(ALL_DOMAINS.map((domain) => [domain.cues, new RegExp(domain.cues.source, 'gi')]));

function mentions(text: string, cues: RegExp): number {
  return text.match(COUNTING.get(cues) ?? cues)?.length ?? 0;
}

/** What a user wrote about business and customers stays the same from topic to topic. */
const remembered = memory<ReadonlySet<string>>(500);

/** The names of all domains that a text speaks of. */
export function domainsOf(text: string): ReadonlySet<string> {
  return remembered(
    text,
    () => new Set(ALL_DOMAINS.filter((domain) => domain.cues.test(text)).map((domain) => domain.name)),
  );
}

/** What fits this topic; where a domain has nothing for it, what everyone has, if there is such a thing. */
function fitting(entries: readonly Entry[], topic: string, spare: readonly Entry[]): string[] {
  const fits = (entry: Entry) => typeof entry === 'string' || entry.topic.test(topic);
  const textOf = (entry: Entry) => (typeof entry === 'string' ? entry : entry.text);
  const found = entries.filter(fits).map(textOf);
  return found.length > 0 ? found : spare.filter(fits).map(textOf);
}

/**
 * The topic speaks loudest: a fitness coach's video about sleep shows the alarm clock. A topic that speaks of no
 * domain gets neutral things: a dietitian's video about willpower has no use for a cereal box.
 */
export function chooseLexicon(
  profession: Profession,
  topic: string,
  business: string,
  customer: string,
): Lexicon {
  const own = profession === 'default' ? [] : OF_PROFESSION[profession];
  let best = GENERAL;
  let bestScore = 0;
  const spokenOf = domainsOf(topic);
  for (const domain of ALL_DOMAINS) {
    if (!spokenOf.has(domain.name)) continue;
    const said = mentions(topic, domain.cues);
    if (said === 0) continue;
    const score =
      3 * Math.min(2, said) +
      2 * Math.min(2, mentions(business, domain.cues)) +
      Math.min(2, mentions(customer, domain.cues)) +
      (own.includes(domain.name) ? 4 : 0);
    if (score > bestScore) {
      best = domain;
      bestScore = score;
    }
  }
  return {
    name: best.name,
    objects: fitting(best.objects, topic, GENERAL.objects),
    places: fitting(best.places, topic, GENERAL.places),
    scenes: fitting(best.scenes, topic, GENERAL.scenes),
    moments: fitting(best.moments, topic, GENERAL.moments),
  };
}
