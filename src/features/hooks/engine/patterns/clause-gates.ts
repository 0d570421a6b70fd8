/** Which clauses a frame is for: gates that several groups of clause patterns share. */
import type { Gates } from '../pattern.ts';

/** The user's own clause, beside nothing sad. */
const CLAUSE: Gates = { shape: ['wh'], derived: 'refuse', sensitive: 'refuse' };

/** Reasons. */
export const WHY: Gates = { ...CLAUSE, wh: ['why'] };
/** Reasons that one can look for and mend. */
export const CAUSE: Gates = { ...WHY, notProfession: ['mentalHealthTherapist', 'nutritionist'] };
/** How a thing works. */
export const HOW: Gates = { ...CLAUSE, wh: ['how'], whInfinitive: false };
/** What to do. */
export const WHAT_TO: Gates = { ...CLAUSE, wh: ['what'], whInfinitive: true };
/** When to do it. */
export const WHEN_TO: Gates = { ...CLAUSE, wh: ['when'], whInfinitive: true };
/** When to do it, where something shows that it is time. */
export const SIGNS: Gates = { ...WHEN_TO, notProfession: ['nutritionist', 'financialAdvisor'] };
/** What to do, and when. */
export const WHAT_OR_WHEN_TO: Gates = { ...CLAUSE, wh: ['what', 'when'], whInfinitive: true };
export const WHY_OR_HOW: Gates = { ...CLAUSE, wh: ['why', 'how'] };
/** The same, said briskly. */
export const WHY_OR_HOW_BRISK: Gates = { ...WHY_OR_HOW, notProfession: ['mentalHealthTherapist'] };
export const HOW_OR_WHAT: Gates = { ...CLAUSE, wh: ['how', 'what'] };
export const HOW_OR_WHEN: Gates = { ...CLAUSE, wh: ['how', 'when'] };
export const NOT_WHEN: Gates = { ...CLAUSE, wh: ['why', 'how', 'what'] };
export const NOT_WHY: Gates = { ...CLAUSE, wh: ['how', 'what', 'when'] };
/** The same, said briskly. */
export const NOT_WHY_BRISK: Gates = { ...NOT_WHY, notProfession: ['mentalHealthTherapist'] };
/** Any clause that one can answer. */
export const ANY_CLAUSE: Gates = { ...CLAUSE, wh: ['why', 'how', 'what', 'when'] };
/** Any clause, beside something that keeps happening. */
export const ANY_TIRED: Gates = {
  ...ANY_CLAUSE,
  pain: 'situation',
  notProfession: ['mentalHealthTherapist'],
};
/** What others ask, in their own person. */
export const OTHERS_ASK: Gates = { shape: ['wh', 'verb'], sensitive: 'refuse' };
/** Whether it holds. */
export const WHETHER: Gates = { shape: ['question'], wh: ['whether'], sensitive: 'refuse' };
/** Whether it holds, yes or no. */
export const WHETHER_OR_NOT: Gates = { ...WHETHER, question: 'yn' };
