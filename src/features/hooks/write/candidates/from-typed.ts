import type { Frame } from '../../book/frames.schema.ts';
import type { Brief } from '../../read/brief.ts';
import { readTopicQuestions } from '../../read/topic-questions.ts';
import { excludedTypes } from '../profession-rules.ts';
import { hashText } from '../random.ts';
import type { Candidate } from './candidate.ts';
import { fillFrame } from './from-frames.ts';

/**
 * Makes candidates of the topic as it was typed, with a short sentence before or after it, for topics on which the
 * book has few lines. They say nothing new, but they are on the topic, and the typed words stay whole.
 */

/**
 * Where the topic or the creator's trade has lines, the first two come after lines that are surely on the topic, and
 * the rest after all lines.
 */
const VALUE = { alone: 1.15, first: 0.65, rest: 0.03, perPlace: -0.04 };
const FIRST = 2;

type FrameShape = Frame['shape'];
type Typed = { shape: FrameShape; fill: { said?: string; topic?: string } };

export function typedCandidates(frames: readonly Frame[], brief: Brief, hasLines: boolean): Candidate[] {
  if (brief.language || brief.gentle) return [];
  const excluded = excludedTypes(brief);
  const topicId = hashText(brief.topic).toString(36);
  return formsOf(brief).flatMap(({ shape, fill }) =>
    frames
      .filter((frame) => frame.shape === shape && !excluded.has(frame.type))
      .flatMap((frame) => fillFrame(frame, fill, brief, 'frame') ?? [])
      .map((candidate, place) => ({
        ...candidate,
        value: VALUE.perPlace * place + (!hasLines ? VALUE.alone : place < FIRST ? VALUE.first : VALUE.rest),
        // On another topic the same frame is another hook.
        lineId: `${candidate.lineId}:${topicId}`,
        // All of them have the topic in common; what tells them apart is the rest.
        comparedText: fill.said ? candidate.text.replace(fill.said, '') : undefined,
      })),
  );
}

const SHAPES = {
  claim: 'typed-claim',
  dont: 'typed-claim',
  story: 'typed-story',
  question: 'typed-question',
  list: 'typed-list',
  title: 'typed-title',
} as const;

function formsOf({ sentence, topic, topicName }: Brief): Typed[] {
  const { asked } = readTopicQuestions(topic);
  if (asked) return [{ shape: 'typed-question', fill: { said: asked } }];
  const named: Typed[] = topicName ? [{ shape: 'typed-topic', fill: { topic: topicName } }] : [];
  if (!sentence) return named;
  const said: Typed = { shape: SHAPES[sentence.kind], fill: { said: sentence.short } };
  return sentence.kind === 'title' || sentence.kind === 'list' ? [said, ...named] : [said];
}
