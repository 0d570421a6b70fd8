/** Topics that name one side of a thing: "the real price of a corner lot", "the psychology of people pleasing". */
import { baseOfGerund } from '../english/verbs.ts';
import { words } from '../english/words.ts';
import type { Aspect } from '../pattern.ts';
import { whClause } from './clauses.ts';
import { LIVING } from './reduced-relative.ts';
import { isSensitive } from './semantics.ts';
import type { Topic } from './topic.ts';
import { readGerund } from './verb-phrase.ts';

/** What is felt, or studied, or lived with. */
const INNER =
  /^(?:the (?:[\p{L}-]+ ){0,2}?(?:psychology|science|neuroscience|anatomy|biology|chemistry|physics|loneliness|solitude|weight|grief|sadness|roots?|meaning|world|guilt|shame|pressure|toll|burden|art|power|magic|beauty|pain|fear|exhaustion|shock|ache|language|mind|story|stages|cycle|impact|effects?|legacy|myth|gift|joy|anger|rage|stress|stigma|trap|emotions?|feelings?|patterns?) (?:of|behind|in|inside|between|under)|life (?:after|with|without|as|inside|under)) \S/iu;

/** What it costs, takes, hides or demands. */
const MATTER =
  /^the (?:[\p{L}\d-]+ ){0,3}?(?:costs?|prices?|fees?|timelines?|downsides?|upsides?|drawbacks?|trouble|problems?|catch|risks?|dangers?|fine print|clauses?|rules?|hours|days|weeks|months|minutes|math|numbers|taxes|paperwork|process|reality|realities|side|part|parts|mess|logic|economics|limits?|perks|pitfalls|steps|secrets?|warnings?|consequences|trade-?offs?|headaches?|surprises?|responsibilities|etiquette|politics|deadlines?|penalt(?:y|ies)|requirements|history|future|case) (?:of|behind|in|with|to|for|about|against) \S/iu;

/**
 * "the flood zone map nobody reads", "the imposter inside every new doctor": this one, and no kind of things; but the fight
 * or flight response is everybody's.
 */
const THIS_ONE =
  /^the (?!\S+ (?:or|and) |best|most|only|first|top|right|perfect|ultimate|easiest|\d)(?:\S+ ){3,}\S+$/iu;

const FOR_WHOM = / for (?:[\p{L}-]+ ){0,2}\p{L}+$/iu;

function withoutWhom(text: string): string {
  return LIVING.test(words(text).at(-1) ?? '') ? text.replace(FOR_WHOM, '') : text;
}

export function aspectOf(text: string): Aspect | undefined {
  if (INNER.test(text)) return 'inner';
  if (MATTER.test(text)) return 'matter';
  // "the envelope method for beginners" is the method, whoever it is for.
  return THIS_ONE.test(withoutWhom(text)) ? (isSensitive(text) ? 'inner' : 'matter') : undefined;
}

/** What is studied can be named without its study: "people pleasing". */
const STUDY =
  /^the (?:[\p{L}-]+ )?(?:psychology|science|neuroscience|biology|chemistry|physics|roots) (?:of|behind) /iu;

const MOST_WORDS = 9;

const COSTS =
  /^the (?:real|true|full|actual|total|hidden) (?:costs?|prices?) of (?!.*(?:\$|\b(?:free|vs|or|and)\b))(\S.*)$/iu;
const RISKS = /^the (?:\p{L}+ )?(?:risks?|dangers) of (\p{L}+ing \S.*)$/iu;
const UPKEEP =
  /^the (?:real|true|hidden|actual) (?:upkeep|maintenance) (?:of|on) (?:owning |having )?(an? \p{Ll}.*)$/iu;
/** What one pays for and asks the price of; nobody asks what perfectionism costs. */
const PAID_FOR = /^(?:an?|your) |^(?!being\b|feeling\b|staying\b|saying\b|always\b)\p{L}+ing /iu;

function isDeed(text: string): boolean {
  const [first = '', next = ''] = words(text);
  return (
    readGerund(text) !== null || (baseOfGerund(first) !== null && /^(?:on|in|an?|the|your)$/i.test(next))
  );
}

/** "the real price of owning a cabin" → "what owning a cabin really costs"; null where nobody can say what it costs. */
function clauseOf(text: string): Pick<Topic, 'wh' | 'question' | 'lends'> | null {
  const thing = COSTS.exec(text)?.[1] ?? '';
  const paid = PAID_FOR.test(thing) && (!/^\p{L}+ing /u.test(thing) || isDeed(thing));
  if (paid && words(thing).length <= 6)
    return {
      wh: whClause(`what ${thing} really costs`, 'what', false, false),
      question: { text: `What does ${thing} really cost?`, kind: 'wh', derived: true },
      lends: 'wh',
    };
  const kept = UPKEEP.exec(text)?.[1];
  if (kept && words(kept).length <= 4)
    return {
      wh: whClause(`what it really takes to keep up ${kept}`, 'what', false, false),
      question: { text: `What does it really take to keep up ${kept}?`, kind: 'wh', derived: true },
      lends: 'wh',
    };
  const risky = RISKS.exec(text)?.[1];
  const verb = risky && words(risky).length <= 5 ? readGerund(risky) : null;
  return verb
    ? {
        wh: whClause(`what can go wrong when you ${verb.full}`, 'what', false, false),
        lends: 'wh',
        question: { text: `What can go wrong when you ${verb.full}?`, kind: 'wh', derived: true },
      }
    : null;
}

/** Its point is in both halves: it is said whole, and nobody does it, asks it or has a tip of its kind. */
export function asAspect(topic: Topic): Topic {
  const { np } = topic;
  // "the science behind why we procrastinate" is everybody's.
  const own = topic.firstPerson && !/\b(?:why|how|what) we\b/i.test(np?.text ?? '');
  if (topic.shape !== 'nominal' || !np || np.form !== 'noun' || np.derived || own) return topic;
  const aspect = aspectOf(np.text);
  if (!aspect || words(np.text).length > MOST_WORDS) return topic;
  return {
    ...topic,
    aspect,
    firstPerson: false,
    npGeneral: null,
    np: STUDY.test(np.text) ? np : { ...np, core: np.text, corePlural: np.plural, other: undefined },
    mod: null,
    verb: null,
    wh: null,
    question: null,
    ...(aspect === 'matter' && !topic.sensitive ? clauseOf(np.text) : null),
    explain: false,
  };
}
