/** Topics that name one side of a thing: "the real price of a corner lot", "the psychology of people pleasing". */
import { words } from '../english/words.ts';
import type { Aspect } from '../pattern.ts';
import { clauseOfAspect } from './aspect-clauses.ts';
import { LIVING } from './reduced-relative.ts';
import { isSensitive } from './semantics.ts';
import type { Topic } from './topic.ts';

/** What is felt, or studied, or lived with. */
const INNER =
  /^(?:the (?:[\p{L}-]+ ){0,2}?(?:psychology|science|neuroscience|anatomy|biology|chemistry|physics|loneliness|solitude|weight|grief|sadness|roots?|meaning|world|guilt|shame|pressure|toll|burden|art|power|magic|beauty|pain|fear|exhaustion|shock|ache|language|mind|story|stages|cycle|impact|effects?|legacy|myth|gift|joy|anger|rage|stress|stigma|trap|emotions?|feelings?|patterns?|work|labor) (?:of|behind|in|inside|between|under)|the (?:[\p{L}-]+ ){0,2}?(?:pressure|toll|burden|strain|weight|impact) (?:on|for)|the (?:[\p{L}-]+ )?(?:courage|freedom|permission|pressure|urge|strength|need) to|life (?:after|with|without|as|inside|under)) \S/iu;

/** What it costs, takes, hides or demands. */
const MATTER =
  /^the (?:[\p{L}\d-]+ ){0,3}?(?:costs?|prices?|fees?|timelines?|downsides?|upsides?|drawbacks?|trouble|problems?|catch|risks?|dangers?|fine print|clauses?|rules?|hours|days|weeks|months|years?|minutes|math|numbers|taxes|paperwork|pros and cons|ups and downs|highs and lows|process|reality|realities|side|part|parts|mess|logic|economics|limits?|perks|pitfalls|steps|secrets?|warnings?|consequences|trade-?offs?|headaches?|surprises?|responsibilities|etiquette|politics|deadlines?|penalt(?:y|ies)|requirements|history|future|case) (?:of|behind|in|with|to|for|about|against) \S/iu;

/**
 * "the flood zone map nobody reads", "the imposter inside every new doctor": this one, and no kind of things; but the fight
 * or flight response is everybody's, and nobody is warned of the lost skill of mending.
 */
const THIS_ONE =
  /^the (?!\S+ (?:or|and) |(?:\S+ )?(?:skill|craft|ritual|habit) of |best|only|first|top|right|perfect|ultimate|easiest|\d)(?:\S+ ){3,}\S+$/iu;

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
    np: STUDY.test(np.text)
      ? np
      : {
          ...np,
          core: np.text,
          corePlural: np.plural,
          other: undefined,
          // "the most important room to stage" is one thing to be told; nobody is new to it.
          superlative: np.superlative && !/^the most /i.test(np.text),
        },
    mod: null,
    verb: null,
    wh: null,
    question: null,
    ...(topic.sensitive ? null : clauseOfAspect(np.text)),
    explain: false,
  };
}
