import { SECTION_1 } from './lines/section-1.ts';
import { SECTION_2 } from './lines/section-2.ts';
import { SECTION_3 } from './lines/section-3.ts';
import { SECTION_4 } from './lines/section-4.ts';
import { SECTION_5 } from './lines/section-5.ts';
import { SECTION_6 } from './lines/section-6.ts';
import { SECTION_7 } from './lines/section-7.ts';
import { SECTION_8 } from './lines/section-8.ts';
import { SECTION_9 } from './lines/section-9.ts';
import type { SpecLine } from './lines/spec-line.ts';

export type { SpecLine };

/** The specification, as settled, as a list of testable lines. */
export const SPEC_LINES = [
  ...SECTION_1,
  ...SECTION_2,
  ...SECTION_3,
  ...SECTION_4,
  ...SECTION_5,
  ...SECTION_6,
  ...SECTION_7,
  ...SECTION_8,
  ...SECTION_9,
] as const satisfies readonly SpecLine[];

export type SpecId = (typeof SPEC_LINES)[number]['id'];
