import { capitalize, toSpeaker } from './grammatical-person.ts';
import { anyOf } from './word-lists.ts';
import lists from './words.json' with { type: 'json' };

/**
 * Turns a how-to, a why or a choice between two into something that can be said: “How do I raise my prices without
 * losing my regulars?” Two readers accepted 18 of 20 of these, though they contain only what was typed.
 */
export type TopicQuestions = {
  /** The viewer's question, in quotation marks. */
  asked?: string;
  /** What the topic presupposes, without a period. */
  stated?: string;
  compared?: string;
};

const HOW = /^how to (?!know\b|be\b)(.{4,80})$/i;
const WHAT = new RegExp(`^what to (${anyOf(lists.whatTo)}\\b.{0,70})$`, 'i');
const WHY_YOU_ARE = /^why (?:you're|you are) (?!not\b)(.{4,70})$/i;
const WHY_YOU_DO =
  /^why you (?!should|need|must|might|may|can|could|will|would|have|had|were|did)([a-z]+ .{3,70})$/i;
const STATED = /^why ((?:you're|you|your|most|nobody|everyone|everybody) .{6,80})$/i;
const COMPARED = /^(?!\d{1,2} )(\S.{1,40}?) (?:vs\.?|versus) ((?:[^,?]|,(?=\d)){2,60}?)(?:, .*|\?)?$/i;
const TWO = /\b(?:vs\.?|versus|or)\b/i;

export function readTopicQuestions(topic: string): TopicQuestions {
  const ask = (start: string, rest: string | undefined) => {
    const said = rest && toSpeaker(rest);
    return said ? { asked: `“${start} ${said}?”` } : {};
  };
  const [, left, right = ''] = COMPARED.exec(topic) ?? [];
  if (left && !TWO.test(right)) return { compared: `${capitalize(left)} or ${right}?` };
  const stated = STATED.exec(topic)?.[1];
  return {
    ...ask('How do I', HOW.exec(topic)?.[1]),
    ...ask('What do I', WHAT.exec(topic)?.[1]),
    ...ask('Why am I', WHY_YOU_ARE.exec(topic)?.[1]),
    ...ask('Why do I', WHY_YOU_DO.exec(topic)?.[1]),
    ...(stated && { stated: capitalize(stated) }),
  };
}
