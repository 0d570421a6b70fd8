import type { Frame } from '../../book/frames.schema.ts';
import type { Brief } from '../../read/brief.ts';
import { capitalize } from '../../read/grammatical-person.ts';
import type { OwnPoint } from '../../read/own-point.ts';
import { countWords, FIRST_SECONDS, secondsToSay } from '../../speaking-time.ts';
import type { HookSource } from '../../writers/writer.ts';
import { hookFaults } from '../hook-faults.ts';
import { excludedTypes, sayableAudience } from '../profession-rules.ts';
import type { Random } from '../random.ts';
import type { Candidate } from './candidate.ts';

/**
 * Makes candidates from frames: sentences that say what the creator typed, and some that fit any topic, for topics
 * that the book does not know.
 */

const VALUE = { named: 0.3, unnamed: 0.02, short: 0.05 };

export type Fill = Readonly<Record<string, string | null | undefined>>;

/** Enough candidates to choose from. */
const MAX_FILLED = 60;

/** Frames for this topic, best first; equal ones in random order. */
export function frameCandidates(frames: readonly Frame[], brief: Brief, random: Random): Candidate[] {
  const fill = slotValuesOf(brief);
  const excluded = excludedTypes(brief);
  const ranked = frames
    .flatMap((frame) => {
      if (excluded.has(frame.type) || frame.not?.includes(brief.profession)) return [];
      const value = rateFrame(frame, brief);
      return value === null ? [] : [{ frame, value, order: value + random() / 4 }];
    })
    .sort((a, b) => b.order - a.order);
  const made: Candidate[] = [];
  for (const { frame, value } of ranked) {
    const candidate = fillFrame(frame, fill, brief, 'frame');
    if (!candidate) continue;
    const short = secondsToSay(candidate.text) <= FIRST_SECONDS ? VALUE.short : 0;
    // A frame that does not say the topic shows it on the screen.
    const onScreenText = topicOnScreen(brief) ?? candidate.onScreenText;
    if (made.push({ ...candidate, value: value + short, onScreenText }) === MAX_FILLED) break;
  }
  return made;
}

const MAX_SCREEN_WORDS = 5;

/** The topic as text for the screen, if it is short enough. */
export const topicOnScreen = ({ topicName }: Brief): string | null =>
  topicName && countWords(topicName) <= MAX_SCREEN_WORDS ? capitalize(topicName) : null;

/** Says a point, such as the creator's own, in each frame that fits it. */
export function pointCandidates(frames: readonly Frame[], brief: Brief, point: OwnPoint): Candidate[] {
  const fill = { ...slotValuesOf(brief), point: point.text };
  const made = frames.flatMap((frame) => {
    if (frame.shape !== point.shape) return [];
    const candidate = fillFrame(frame, fill, brief, 'point');
    return candidate
      ? [{ ...candidate, point: point.text, value: 1, names: /\{topic\}/i.test(frame.say) }]
      : [];
  });
  // "You skip it" means nothing before the topic is named.
  const naming = LEANS_ON_TOPIC.test(point.text) ? made.filter(({ names }) => names) : [];
  return (naming.length >= MIN_NAMING_FRAMES ? naming : made).map(({ names, ...candidate }) => candidate);
}
const LEANS_ON_TOPIC = /\b(?:it|its|they|them|this|that)\b/i;
const MIN_NAMING_FRAMES = 3;

/** The value of a frame for this topic; null if it does not fit. */
function rateFrame({ shape, language, gentle, gentleOnly }: Frame, brief: Brief): number | null {
  if (brief.language) return language === brief.language ? VALUE.named : null;
  if (language || shape !== 'topic-free' || (brief.gentle ? !gentle : gentleOnly)) return null;
  return VALUE.unnamed;
}

const slotValuesOf = (brief: Brief): Fill => ({
  topic: brief.language ? truncateQuote(brief.topic) : brief.topicName,
  aud: sayableAudience(brief),
  point: brief.point?.text ?? null,
});

const QUOTED_WORDS = 6;
const QUOTED_LETTERS = 48;

/** A topic in another language is quoted: its beginning is enough. */
function truncateQuote(topic: string): string {
  const words = topic.split(' ');
  const kept = words.slice(0, QUOTED_WORDS).join(' ').slice(0, QUOTED_LETTERS).trim();
  return kept.length < topic.length ? `${kept}…` : topic;
}

const SLOT = /\{(\w+)\}/g;

export function fillFrame(frame: Frame, fill: Fill, brief: Brief, from: HookSource): Candidate | null {
  let missing = false;
  const text = frame.say.replace(SLOT, (_, slot: string) => {
    const value = fill[slot.toLowerCase()];
    if (!value) missing = true;
    return value ? (slot === slot.toLowerCase() ? value : capitalize(value)) : '';
  });
  if (missing) return null;
  const said = toSentences(text);
  if (hookFaults(said, brief).length > 0) return null;
  return {
    type: frame.type,
    text: said,
    tip: frame.tip,
    onScreenText: frame.screen ?? null,
    point: null,
    payoff: null,
    from,
    subject: null,
    relevance: null,
    lineId: `frame/${frame.id}`,
    value: 0,
    appeal: null,
    group: frame.id,
    namesAudience: frame.say.includes('{aud}'),
  };
}

/** Capitalizes the beginnings of sentences and merges adjacent punctuation marks. */
function toSentences(text: string): string {
  return capitalize(text)
    .replace(/([.?!]\s+)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/\b(you) are(?= \p{L})/giu, "$1're")
    .replace(/\bI am(?= \p{L})/gu, "I'm")
    .replace(/\?(”?)[.,?]/g, '?$1')
    .replace(/\.\./g, '.')
    .replace(/”\.$/, '.”');
}
