/** What the topic gives to plain frames, as the user typed it; none of them beside grief, illness or abuse. */
import type { Gates } from '../pattern.ts';

export const THING: Gates = { shape: ['nominal'], sensitive: 'refuse' };
/** What one does well or badly, as meal prep is: fees are paid, and there is no secret to them. */
export const PRACTICE: Gates = { ...THING, needs: ['vp'] };
export const SUBJECT: Gates = { ...THING, first: 'refuse' };
export const OWN: Gates = { ...THING, first: 'only' };
export const DEED: Gates = { shape: ['verb'], derived: 'refuse', sensitive: 'refuse' };
export const CLAUSE: Gates = { shape: ['wh'], derived: 'refuse', sensitive: 'refuse' };
export const QUESTION: Gates = { shape: ['question'], derived: 'refuse', sensitive: 'refuse' };
export const LIST: Gates = { shape: ['list'], derived: 'refuse', numbered: false, sensitive: 'refuse' };
export const POINTS: Gates = { shape: ['list'], derived: 'refuse', sensitive: 'refuse' };
export const COUNTED: Gates = { shape: ['list'], derived: 'refuse', numbered: true, sensitive: 'refuse' };
export const CHOICE: Gates = { shape: ['versus'], sensitive: 'refuse' };
export const STATEMENT: Gates = { shape: ['statement'], first: 'refuse', sensitive: 'refuse' };
export const STORY: Gates = { shape: ['statement'], first: 'only', sensitive: 'refuse' };
export const TOLD: Gates = { shape: ['wh', 'verb'], sensitive: 'refuse' };
export const WARNING: Gates = { shape: ['negative'], sensitive: 'refuse' };
