/** Slots as bits: whether a pattern has one of several is asked for every pattern of every run. */
import { BUSINESS_SLOTS, CUSTOMER_SLOTS, type SlotName, TOPIC_SLOTS } from './pattern.ts';

/**
 * Slots that an input mostly has together share a bit, and so do the parts of stories and of claims, which gates keep
 * apart, and where people stand in a story; filling finds out which of them is missing.
 */
const TOGETHER: Partial<Record<SlotName, SlotName>> = {
  vpFull: 'vp',
  qLower: 'q',
  b: 'a',
  aRole: 'role',
  core: 'fragment',
  last: 'few',
  beganGer: 'began',
  next: 'began',
  nextGer: 'began',
  nextYou: 'began',
  mine: 'began',
  belief: 'began',
  asked: 'began',
  cleared: 'began',
  point: 'began',
  pointAsk: 'began',
  goal: 'began',
  goalGer: 'began',
  spare: 'began',
  told: 'began',
  toldGer: 'began',
  yours: 'began',
  flaw: 'began',
  complaint: 'began',
  situation: 'began',
  situationAsk: 'began',
  tool: 'began',
};
const BIT_OWNERS = [...TOPIC_SLOTS, ...CUSTOMER_SLOTS, ...BUSINESS_SLOTS].filter(
  (slot) => !(slot in TOGETHER),
);
/** The lexicon is always there; the other slots are few enough for the bits of one number. */
const BITS = new Map<string, number>(BIT_OWNERS.map((slot, index) => [slot, 1 << index]));
if (BIT_OWNERS.length > 32) throw new Error('More slots than bits');

export function slotMask(slots: Iterable<SlotName>): number {
  let mask = 0;
  for (const slot of slots) mask |= BITS.get(TOGETHER[slot] ?? slot) ?? 0;
  return mask;
}

/** A story or a claim by one of its parts. */
export const PARTS = slotMask(['began']);
