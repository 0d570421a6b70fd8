import type { Frame } from '../book/frames.schema.ts';
import type { Brief } from '../read/brief.ts';
import { classifyTrouble } from '../read/customer.ts';
import type { OwnPoint } from '../read/own-point.ts';
import { capitalize } from '../read/person.ts';
import type { Profession } from '../read/profession.ts';
import { FIRST_SECONDS, secondsToSay } from '../speaking-time.ts';
import type { HookSource } from '../writers/writer.ts';
import type { Candidate } from './candidate.ts';
import { hookFaults } from './hook-faults.ts';
import { excludedTypes, sayableAudience } from './profession-rules.ts';
import type { Random } from './random.ts';

/** Sentences around the whole topic, for what the book does not know. */

const RULED_OUT: Partial<Record<Profession, NonNullable<Frame['not']>[number]>> = {
  mentalHealthTherapist: 'therapist',
  financialAdvisor: 'financial',
  nutritionist: 'nutrition',
  realEstate: 'realestate',
};

const VALUE = { scene: 0.34, own: 0.32, any: 0.27, bare: 0.2, opaque: 0.02, short: 0.05 };

/** Shapes whose topic can fill the slot of a thing. */
const AS_A_THING: ReadonlySet<Brief['shape']> = new Set(['thing', 'doing'] as const);

export type Fill = Readonly<Record<string, string | null | undefined>>;

/** Filling stops at this many frames: enough to choose from. */
const ENOUGH = 60;

/** Scenes are of the domain that the topic is of. */
export function frameCandidates(
  { frames, domain }: { frames: readonly Frame[]; domain: string | null },
  brief: Brief,
  random: Random,
): Candidate[] {
  const fill = slotValuesOf(brief);
  const made: Candidate[] = [];
  for (const { frame, value } of rankFrames(frames, domain, brief, random)) {
    const candidate = fillFrame(frame, fill, brief, 'frame');
    const short = candidate && secondsToSay(candidate.text) <= FIRST_SECONDS ? VALUE.short : 0;
    if (candidate && made.push({ ...candidate, value: value + short }) === ENOUGH) break;
  }
  return made;
}

/** Frames for this topic, the best first, with chance among equals. */
function rankFrames(frames: readonly Frame[], domain: string | null, brief: Brief, random: Random) {
  const name = RULED_OUT[brief.profession];
  const excluded = excludedTypes(brief);
  const fit: { frame: Frame; value: number; order: number }[] = [];
  for (const frame of frames) {
    if (excluded.has(frame.type) || (name && frame.not?.includes(name))) continue;
    const value = rateFrame(frame, domain, brief);
    if (value !== null) fit.push({ frame, value, order: value + random() / 4 });
  }
  return fit.sort((a, b) => b.order - a.order);
}

/** A point, the creator's own for example, said in several ways. */
export function pointCandidates(frames: readonly Frame[], brief: Brief, point: OwnPoint): Candidate[] {
  const fill = { ...slotValuesOf(brief), point: point.text };
  const made = frames.flatMap((frame) => {
    if (frame.shape !== point.shape) return [];
    const candidate = fillFrame(frame, fill, brief, 'point');
    return candidate
      ? [{ ...candidate, point: point.text, value: 1, names: /\{label\}/i.test(frame.say) }]
      : [];
  });
  // "You skip it" says nothing before the topic is named.
  const naming = LEANS_ON_TOPIC.test(point.text) ? made.filter(({ names }) => names) : [];
  return (naming.length >= MIN_WAYS ? naming : made).map(({ names, ...candidate }) => candidate);
}
const LEANS_ON_TOPIC = /\b(?:it|its|they|them|this|that)\b/i;
const MIN_WAYS = 3;

/** Domains so narrow that a line of theirs needs no topic. */
const NARROW: ReadonlySet<string> = new Set(['exam', 'buying']);
/** The domain in which frames of all domains must be gentle. */
const TENDER = 'mental-health-therapist';
const FOR_ALL: ReadonlySet<Frame['shape']> = new Set(['thing', 'doing', 'any'] as const);
const OF_TOPIC = /\{(?:topic|label|kind|act)\}/i;
const OF_CUSTOMER = /\{(?:trouble|says|fear|worry|unsure|fed|feel|fail|wish)/;
/** The topic hangs behind a sentence that could do without it. */
const LABELED = /: \{(?:label|act)\}\.$/;
const ANY_SLOT = /\{(?!aud\})/;

/** Rates a frame for this topic; null if it does not fit the topic. */
function rateFrame(frame: Frame, domain: string | null, brief: Brief): number | null {
  const { say } = frame;
  if (brief.language) return frame.language === brief.language ? VALUE.own : null;
  if (frame.language || /^(?:point|sentence|customer)/.test(frame.shape)) return null;
  if (brief.gentle ? !frame.gentle : frame.tenderOnly) return null;
  if (frame.shape === brief.shape && brief.shape !== 'thing') return VALUE.own;
  if (frame.shape === 'scene' && frame.fields[0] !== domain) return null;
  if (domain === TENDER && !frame.gentle && FOR_ALL.has(frame.shape)) return null;
  const asThing = AS_A_THING.has(brief.shape);
  if (OF_TOPIC.test(say) && !asThing && !(brief.shape === 'question' && frame.shape === 'thing')) return null;
  if (frame.shape === 'scene')
    return ANY_SLOT.test(say) || NARROW.has(domain ?? '') ? VALUE.scene : asThing ? VALUE.bare : VALUE.opaque;
  if (frame.shape === 'thing' && LABELED.test(say)) return VALUE.bare;
  if (frame.shape === 'thing' || frame.shape === 'any') return VALUE.any;
  if (frame.shape === 'doing') return brief.shape === 'question' ? VALUE.any : null;
  return frame.shape === 'opaque' ? VALUE.opaque : null;
}

export function slotValuesOf(brief: Brief): Fill {
  const { slots, trouble, wish, says, topic, language } = brief;
  return {
    ...slots,
    ...(language && { topic: truncateQuote(topic) }),
    aud: sayableAudience(brief),
    trouble,
    says,
    ...(trouble && { [classifyTrouble(trouble)]: trouble, [`${classifyTrouble(trouble)}says`]: says }),
    wish,
    point: brief.point?.text ?? null,
  };
}

/** A run has few hooks about the same trouble, and few that could be about anything. */
function groupOf({ id, say, language }: Frame): string {
  if (LABELED.test(say)) return 'label';
  if (language || (ANY_SLOT.test(say) && !OF_CUSTOMER.test(say))) return id;
  return say.includes('{wish}') ? WISH : OF_CUSTOMER.test(say) ? TROUBLE : 'bare';
}
const WISH = 'wish';
const TROUBLE = 'trouble';

/** Returns whether a candidate speaks of the customer's trouble or wish. */
export const mentionsCustomer = ({ group }: Candidate) => group === WISH || group === TROUBLE;

const QUOTED_WORDS = 6;
const QUOTED_LETTERS = 48;

/** A topic in another language stands in quotation marks: its beginning is enough. */
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
    group: groupOf(frame),
    namesAudience: frame.say.includes('{aud}'),
  };
}

/** Puts capitals where sentences begin, and one mark where two met. */
function toSentences(text: string): string {
  return capitalize(text)
    .replace(/([.?!]\s+)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/\b(you) are(?= \p{L})/giu, "$1're")
    .replace(/\bI am(?= \p{L})/gu, "I'm")
    .replace(/\?([.,?])/g, '?')
    .replace(/\.\./g, '.')
    .replace(/”\.$/, '.”');
}
