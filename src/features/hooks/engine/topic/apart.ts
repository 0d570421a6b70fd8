/**
 * A topic in two parts, so that a hook can ask the viewer the one and then say the other: "pregnant" and "what to eat". The
 * whole phrase is not said once more.
 */
import { words } from '../english/words.ts';
import { classOfTopic } from './semantics.ts';
import type { Apart, Topic } from './topic.ts';

const WHAT_TO = /^(what to \p{L}+) (for|with|during|instead of|when) (\S.*)$/iu;
const BETTER = /^(?:better|more|less|stronger|thicker|longer|healthier|glowing|clear|good) /i;
/** Nobody is asked "Kids?". */
const PERSON =
  /\b(?:child|kid|kids|son|daughter|baby|toddler|teen|teenager|husband|wife|spouse|ex|partner|boss|mom|dad|mother|father|parents?|friends?|team|dog|cat|puppy|kitten|family)$/i;

/** What comes on a day, and is nobody's state: "marathon coming up?". */
const EVENT =
  /^an? (?:[\p{L}-]+ ){0,2}(?:marathon|race|triathlon|10k|5k|flight|trip|interview|exam|test|tournament|match|game|hike|ride|recital|audition|presentation|photo ?shoot|wedding|funeral|concert|festival|inspection|showing|open house|hearing|road trip|sleepover|power outage|blackout|storm|hurricane|heat ?wave)$/iu;

const AILMENT =
  /^an? (?:cold|fever|cough|migraine|headache|hangover|concussion|toothache|rash|sunburn|sprain|uti|flu|ulcer|hernia)$/i;

/** "what to eat for low iron" → "low iron", and "what to eat". */
function ofWhatTo(clause: string): Apart | null {
  const [, core = '', link = '', what = ''] = WHAT_TO.exec(clause) ?? [];
  if (core === '' || words(what).length > 4 || /\b(?:your|my|and|or|to|that|who)\b/i.test(what)) return null;
  const [, state] = /^you(?:'re| are) (\S.*)$/i.exec(what) ?? [];
  if (/^when$/i.test(link)) {
    const fragment = state ?? (/^\p{L}+ing\b/iu.test(what) ? what : null);
    return fragment && !/^(?:not|too|a|an|the|in|on|at)\b/i.test(fragment) ? { fragment, core } : null;
  }
  if (/\byou\b/i.test(what) || PERSON.test(what) || /ing$/i.test(what)) return null;
  if (/^instead of$/i.test(link)) return { fragment: `giving up ${what}`, core: `${core} instead` };
  if (EVENT.test(what)) return { fragment: `${what.replace(/^an? /i, '')} coming up`, core };
  // "Run?", "Raise?": nobody is asked so.
  if (/^an? \p{L}+$/iu.test(what) && !AILMENT.test(what)) return null;
  return { fragment: BETTER.test(what) ? `want ${what}` : what.replace(/^an? /i, ''), core };
}

const TROUBLE =
  /\b(?:bloating|constipation|cramps|fatigue|acne|pain|headaches|migraines|reflux|heartburn|inflammation|weight gain|hair loss|cravings|insomnia|dizziness|dehydration|blood (?:sugar|pressure)|cortisol)$/i;

/** "fiber, bloating and travel": what one does or takes in is no upshot of the others; the bloating may be. */
const DONE =
  /^(?:travel|work|school|college|exercise|sports?|business|marriage|(?:air )?travel|(?:strength )?training|running|workouts|lifting|flying|traveling|cooking|eating|drinking|dieting|working|studying|dating|parenting|driving|swimming|cycling|hiking|fasting|breastfeeding|sugar|caffeine|alcohol|salt|sodium|dairy|gluten|carbs|fats?|protein|fiber|coffee|wine|screens|screen time|supplements|vitamins|probiotics|medications?|diet|genetics)$/i;

/** What those who ask about three things want to know of them, in two breaths: the last is what the others lead to. */
function ofSeveral({ np, wh }: Topic): Apart | null {
  if (!np?.several || !/^how .* are connected$/i.test(wh?.text ?? '')) return null;
  const [first = '', second = '', last = '', ...more] = np.text.split(/, (?:and )?| and /i);
  if (last === '' || more.length > 0) return null;
  if (!DONE.test(last)) return { few: `${first} and ${second}`, last };
  const trouble = [second, first].find((one) => classOfTopic(one, one) === 'problem' || TROUBLE.test(one));
  return trouble ? { few: `${trouble === first ? second : first} and ${last}`, last: trouble } : null;
}

/** Undefined where the topic has no two parts. */
export function apartOf(topic: Topic): Apart | undefined {
  const { shape, wh } = topic;
  if (topic.firstPerson || topic.sensitive || topic.language || topic.borrowed || topic.method)
    return undefined;
  if (shape === 'nominal') return ofSeveral(topic) ?? undefined;
  return (shape === 'wh' && wh?.infinitive && !wh.derived && ofWhatTo(wh.text)) || undefined;
}
