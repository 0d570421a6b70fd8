import type { RewriteKind } from '../changes/rewrite-kinds.ts';
import type { HookType } from '../hook-types.ts';
import { capitalize } from '../read/grammatical-person.ts';
import { anyOf, matcherOf } from '../read/word-lists.ts';
import { IMPERATIVES } from './rewrite-goals.ts';
import words from './words.json' with { type: 'json' };

/** Rules that rephrase a sentence. There are few, because each must read well for every sentence that it matches. */

type RephraseRule = {
  from: RegExp;
  into: string | ((...match: string[]) => string);
  /** The types of hooks that the rule is for; all if left out. */
  types?: readonly HookType[];
};

/** One sentence to its end, without quotes, a colon or a comma that could carry another thought. */
const ONE = `[^.?!:;,“”"]+`;
const lower = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);
const oneSentence = (start: string) => new RegExp(`^${start}(${ONE})[.!]$`);
/** Statements that can follow "Did you know". */
const STATEMENT = new RegExp(
  `^((?:A|An|The|Your|You can|You don't need|Most|Some|Half|Every|One|Two|Three|There's|There are|It's) ${ONE}(?:, (?:too|early|even|either))?)\\.$`,
);

const RULES: Record<RewriteKind, readonly RephraseRule[]> = {
  again: [],
  shorter: [
    { from: new RegExp(`^${anyOf(words.fillers)}[,:] +(?=\\S+ \\S+ \\S+ \\S+)`, 'i'), into: '' },
    { from: new RegExp(` ${anyOf(words.afterthoughts)}[.!]$`), into: '' },
    // An instruction can stand alone; the sentence after it is only the reason.
    {
      from: new RegExp(
        `^((?:Don't|Stop|Never|${IMPERATIVES.map(capitalize).join('|')})(?: [^\\s.?!:“”"]+){3,})\\. [^?“”"]+[.!]$`,
      ),
      into: '$1.',
    },
  ],
  softer: [
    { from: /^Stop (?=\w+ing\b)/, into: 'You can stop ' },
    { from: /^Don't (?!you\b|forget\b|let\b|worry\b)(?=[^.?!]+[.!]$)/, into: 'Try not to ' },
    {
      from: oneSentence(`(${IMPERATIVES.map(capitalize).join('|')}) `),
      into: (_, verb = '', rest = '') => `You could ${lower(verb)} ${rest}.`,
    },
  ],
  question: [
    // Not if it continues with what to do instead.
    { from: oneSentence(`Stop (?!.* (?:and|then|but) )(\\w+ing) `), into: 'Are you still $1 $2?' },
    {
      from: oneSentence(`Don't (?!you\\b|forget\\b|let\\b|be\\b|worry\\b)(\\w+) `),
      into: 'Do you still $1 $2?',
    },
    { from: oneSentence(`You're (?!allowed\\b|not\\b)`), into: 'Are you $1?' },
    {
      from: oneSentence(`(${IMPERATIVES.map(capitalize).join('|')}) `),
      into: (_, verb = '', rest = '') => `Could you ${lower(verb)} ${rest}?`,
      types: ['Challenge', 'Quick Win'],
    },
    {
      from: STATEMENT,
      into: (_, said = '') => `Did you know ${lower(said)}?`,
      types: ['Authority', 'Myth Bust', 'Insider', 'Curiosity Gap'],
    },
    {
      from: new RegExp(
        `^((?!.*\\byou'd\\b)(?!.*[.!] (?:${IMPERATIVES.join('|')})\\b)[^?]*\\byou(?:r|'re)?\\b[^?]*)\\.$`,
        'i',
      ),
      into: '$1. Sound familiar?',
      types: ['Relatable Pain', 'POV', 'Story'],
    },
  ],
};

/** Topics where people can come to harm, so nothing is softened. */
const SERIOUS = matcherOf(words.serious);

/** The sentence rephrased, or null if no rule is safe. */
export function rephrase(how: RewriteKind, text: string, type: HookType): string | null {
  if (how !== 'shorter' && SERIOUS.test(text)) return null;
  for (const { from, into, types } of RULES[how]) {
    if (types && !types.includes(type)) continue;
    if (from.test(text)) return capitalize(text.replace(from, into as string).trim());
  }
  return null;
}
