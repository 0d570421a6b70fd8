import type { Shape } from './detect-shape.ts';
import { toSecondPerson } from './person.ts';
import { beginsWithVerb, toGerund } from './verbs.ts';

/** What a topic is about, as it can stand behind "about": "how to save for a house" is about saving for a house. */

const MAX_WORDS_OF_NAME = 6;
const DEED =
  /^(?:(?:learn )?how to|how (?:do|can|should|would) (?:I|you|we|people)|(?:please )?(?:don't|do not|never)) (?!know\b)(.+?)\??$/i;
const STOP = /^(?:please )?(?:stop|quit) (?=\w+ing\b)/i;
const WORTH =
  /^(?:is|are) (.+?) (?:really |actually |still )?(?:worth (?:it|the money)|any good|necessary|safe|legal|overrated|dead|a scam|better|bad|good)\b/i;
const WHAT_IS = /^what (?:is|are) (?!the (?:best|difference)\b)(.{3,40}?)\??$/i;
const OTHER_QUESTION =
  /\?$|^(?:what|why|when|where|how|who|which|whether|is|are|do|does|did|can|could|should|would|will|reasons?)\b/i;
const COUNT = /^(?:(?:the |my )?(?:top |best )?\d{1,2} |the )(?=\S)/i;
/** "Kiln firing mistakes" are about kiln firing. */
const FORMAT =
  /^(?:(?:the |some |common |biggest |top |best |my |your |simple |quick |basic |complete |beginner )*(?:tips (?:for|on)|tricks for|guide to|mistakes (?:in|with|when)|basics of|intro(?:duction)? to|importance of|benefits of|ideas for|secrets of|truth about|myths about|facts about|problems? with) )|(?: (?:tips|tricks|hacks|basics|101|explained|mistakes|myths|ideas|tutorial|guide|secrets|essentials|(?:tips )?for (?:absolute |complete )?(?:beginners|dummies)))+$/gi;

/** Null for a longer one, and for a question or a sentence. */
const SAYS_SOMETHING: ReadonlySet<Shape> = new Set(['opaque', 'claim', 'story'] as const);

export function nameOfTopic(topic: string, shape: Shape): string | null {
  if (SAYS_SOMETHING.has(shape)) return null;
  const [about = ''] = topic.split(': ');
  const isDeed = beginsWithVerb(about.split(' ')) && !STOP.test(about);
  const deed = DEED.exec(about)?.[1] ?? (isDeed ? about : undefined);
  const thing = WORTH.exec(about)?.[1] ?? WHAT_IS.exec(about)?.[1];
  if (!deed && !thing && OTHER_QUESTION.test(about)) return null;
  const name = deed ? toGerund(toSecondPerson(deed)) : toSecondPerson(thing ?? withoutFormat(about));
  return name.split(' ').length <= MAX_WORDS_OF_NAME ? name : null;
}

function withoutFormat(topic: string): string {
  const left = topic.replace(STOP, '').replace(COUNT, '').replace(FORMAT, '').trim();
  return left.length > 2 ? left : topic;
}
