import type { Shape } from './detect-shape.ts';
import { toSecondPerson } from './grammatical-person.ts';
import { beginsWithVerb, toIngForm } from './verbs.ts';
import { anyOf } from './word-lists.ts';
import lists from './words.json' with { type: 'json' };

/** The topic as a noun phrase that can follow "about": "how to save for a house" is about saving for a house. */

const MAX_WORDS_OF_NAME = 6;
const ACTION =
  /^(?:(?:learn )?how to|how (?:do|can|should|would) (?:I|you|we|people)|(?:please )?(?:don't|do not|never)) (?!know\b)(.+?)\??$/i;
const STOP = /^(?:please )?(?:stop|quit) (?=\w+ing\b)/i;
const WORTH = new RegExp(`^(?:is|are) (.+?) (?:really |actually |still )?${anyOf(lists.verdicts)}\\b`, 'i');
const WHAT_IS = /^what (?:is|are) (?!the (?:best|difference)\b)(.{3,40}?)\??$/i;
const OTHER_QUESTION =
  /\?$|^(?:what|why|when|where|how|who|which|whether|is|are|do|does|did|can|could|should|would|will|reasons?)\b/i;
/** "Declutter with me" is about decluttering. */
const TOGETHER = / with (?:me|us)$/i;
const COUNT = /^(?:(?:the |my )?(?:top |best )?\d{1,2} |the )(?=\S)/i;
/** "Kiln firing mistakes" are about kiln firing. */
const { formats } = lists;
const FORMAT = new RegExp(
  `^(?:(?:${anyOf(formats.adjectives)} )*${anyOf(formats.before)} )|(?: ${anyOf(formats.after)})+$`,
  'gi',
);

/** Shapes that are sentences and have no such name. */
const SAYS_SOMETHING: ReadonlySet<Shape> = new Set(['opaque', 'claim', 'story'] as const);

export function readTopicName(topic: string, shape: Shape): string | null {
  if (SAYS_SOMETHING.has(shape)) return null;
  const [about = ''] = topic.replace(TOGETHER, '').split(': ');
  const isAction = beginsWithVerb(about.split(' ')) && !STOP.test(about);
  const action = ACTION.exec(about)?.[1] ?? (isAction ? about : undefined);
  const thing = WORTH.exec(about)?.[1] ?? WHAT_IS.exec(about)?.[1];
  if (!action && !thing && OTHER_QUESTION.test(about)) return null;
  const name = action ? toIngForm(toSecondPerson(action)) : toSecondPerson(thing ?? withoutFormat(about));
  return name.split(' ').length <= MAX_WORDS_OF_NAME ? name : null;
}

function withoutFormat(topic: string): string {
  const left = topic.replace(STOP, '').replace(COUNT, '').replace(FORMAT, '').trim();
  return left.length > 2 ? left : topic;
}
