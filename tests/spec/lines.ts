import { SECTION_1 } from './lines/section-1.ts';
import { SECTION_2 } from './lines/section-2.ts';
import { SECTION_3 } from './lines/section-3.ts';
import { SECTION_4 } from './lines/section-4.ts';
import { SECTION_5 } from './lines/section-5.ts';
import { SECTION_6 } from './lines/section-6.ts';
import { SECTION_7 } from './lines/section-7.ts';
import { SECTION_8 } from './lines/section-8.ts';
import { SECTION_9 } from './lines/section-9.ts';

/**
 * The lines of the specification by section: their ids. What a line says is the title of its test, `[id] sentence`,
 * with texts in quotes verbatim.
 */
export const SPEC_LINES = {
  'What the product does and for whom': SECTION_1,
  'Screens and routes': SECTION_2,
  'Entities and their fields': SECTION_3,
  'States and transitions': SECTION_4,
  'Validation rules': SECTION_5,
  'Roles and permissions': SECTION_6,
  'The calls it makes': SECTION_7,
  'The error catalogue': SECTION_8,
  'Business constants and limits': SECTION_9,
};
