/** Every subject that the engine knows. */
import { FOOD } from './food.ts';
import { MIND } from './mind.ts';
import type { CuedSubject } from './subject.ts';

export const ALL_SUBJECTS: readonly CuedSubject[] = [...FOOD, ...MIND];
