/** Every subject that the engine knows. */
import { BODY } from './body.ts';
import { BUSINESS } from './business.ts';
import { FOOD } from './food.ts';
import { HOME } from './home.ts';
import { LEISURE } from './leisure.ts';
import { MIND } from './mind.ts';
import { MONEY } from './money.ts';
import type { CuedSubject } from './subject.ts';
import { TECH } from './tech.ts';
import { WORK } from './work.ts';

export const ALL_SUBJECTS: readonly CuedSubject[] = [
  ...BODY,
  ...BUSINESS,
  ...FOOD,
  ...HOME,
  ...LEISURE,
  ...MIND,
  ...MONEY,
  ...TECH,
  ...WORK,
];
