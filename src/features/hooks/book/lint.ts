import { lengthFaults } from '../length-rules.ts';
import { compileRules, type Rule } from '../read/word-lists.ts';
import { countWords } from '../speaking-time.ts';
import { withoutAudience } from './audience-slot.ts';
import type { Fault, SubjectFile } from './read-files.ts';
import type { Line, Point, Subject } from './subject.schema.ts';
import lists from './words.json' with { type: 'json' };

/** Faults of a single file of the book. Faults of the whole book are in duplicate-lint.ts. */

const POINTS = { least: 8, most: 30 };
const HOOKS_PER_POINT = { least: 2, most: 3 };
const NAMES = { least: 12, most: 24 };
const MIN_SAY_WORDS = 4;
const MAX_CHIP_WORDS = 4;
const MAX_WHEN_PHRASES = 6;
const SCREEN_WORDS = { least: 1, most: 5 };
const MAX_TIP_WORDS = 14;

/** What no line may contain, in any of its fields. */
const BANNED: readonly Rule[] = [
  ...compileRules(lists.banned),
  [/[‘’]/, 'curly apostrophe'],
  [/"/, 'straight quotation mark: use “ ”'],
  [/ {2}/, 'two blanks'],
];
/** Not in a spoken line; on the screen and in a tip about code it is fine. */
const UNSPOKEN = /[#@]\w|https?:|\bwww\.|\p{Extended_Pictographic}|—|[<>*_`\\]/u;
const AUDIENCE_SLOT = /\{aud\}/;
const VOCATIVE = /^\{aud\}, \S|, \{aud\}(?:[.?!:,;]|$)/;

/** A fault, the path of its part in the subject, and the field if it is in one. */
export type PartFault = {
  path: readonly (string | number)[];
  field: string | null;
  what: string;
  /** Something is missing, so none of the existing parts is at fault. */
  missing?: true;
};

export function lintFile({ file, subject, lineOf }: SubjectFile): Fault[] {
  return subjectFaults(subject).map(({ path, field, what }) => ({
    file,
    line: path.length > 0 ? lineOf(...path) : field === 'names' ? lineOf('names') : 1,
    what,
  }));
}

export function subjectFaults({ points, names }: Subject): PartFault[] {
  const faults: PartFault[] = [];
  faults.push(...rangeFaults(points.length, POINTS, 'points', { path: [], field: null, missing: true }));
  faults.push(...rangeFaults(names.length, NAMES, 'names', { path: [], field: 'names' }));
  points.forEach((point, p) => {
    faults.push(...pointFaults(point, ['points', p]));
    point.hooks.forEach((line, h) => {
      faults.push(...lineFaults(line, ['points', p, 'hooks', h]));
    });
  });
  for (const [word, count] of openings(points)) {
    const most = Math.max(5, Math.ceil(points.length / 3));
    if (count > most)
      faults.push({ path: [], field: null, what: `${count} lines begin with “${word}”, at most ${most}` });
  }
  return faults;
}

function pointFaults({ chip, when = [], hooks }: Point, path: PartFault['path']): PartFault[] {
  const faults = rangeFaults(hooks.length, HOOKS_PER_POINT, 'hooks at this point', {
    path,
    field: null,
    missing: true,
  });
  const say = (field: string | null, what: string) => faults.push({ path, field, what });
  if (!chip) say('chip', 'no chip');
  if (countWords(chip) > MAX_CHIP_WORDS)
    say('chip', `chip of ${countWords(chip)} words, at most ${MAX_CHIP_WORDS}`);
  if (when.length > MAX_WHEN_PHRASES)
    say('when', `${when.length} phrases under when, at most ${MAX_WHEN_PHRASES}`);
  if (new Set(hooks.map(({ type }) => type)).size < hooks.length)
    say(null, 'two hooks of one type at this point');
  return faults;
}

function lineFaults({ say, tip, screen }: Line, path: PartFault['path']): PartFault[] {
  const spoken = withoutAudience(say);
  const faults: PartFault[] = [];
  const add = (field: string, ...whats: string[]) =>
    faults.push(...whats.map((what) => ({ path, field, what })));
  add('say', ...lengthFaults(say.replace(AUDIENCE_SLOT, 'viewers')));
  if (countWords(spoken) < MIN_SAY_WORDS) add('say', `fewer than ${MIN_SAY_WORDS} words`);
  for (const [field, part] of Object.entries({ say, tip, screen })) {
    for (const [pattern, what] of BANNED) {
      const match = pattern.exec(part);
      if (match) add(field, `${what} (“${match[0]}”)`);
    }
  }
  if (AUDIENCE_SLOT.test(say) && (!VOCATIVE.test(say) || say.split('{aud}').length > 2)) {
    add('say', '{aud} only as a vocative: “{aud}, …” or “…, {aud}.”');
  }
  const sign = UNSPOKEN.exec(say)?.[0];
  if (sign) add('say', `sign that nobody says (“${sign}”)`);
  if (!/[.?!:”]$/.test(say)) add('say', 'no stop at the end');
  if (/[{}]/.test(say.replace(AUDIENCE_SLOT, ''))) add('say', 'a slot other than {aud}');
  if (countWords(tip) > MAX_TIP_WORDS)
    add('tip', `tip of ${countWords(tip)} words, at most ${MAX_TIP_WORDS}`);
  faults.push(...rangeFaults(countWords(screen), SCREEN_WORDS, 'words on screen', { path, field: 'screen' }));
  return faults;
}

function openings(points: readonly Point[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { say } of points.flatMap(({ hooks }) => hooks)) {
    const first = /[\p{L}\p{N}']+/u.exec(withoutAudience(say))?.[0].toLowerCase();
    if (first) counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  return counts;
}

function rangeFaults(
  count: number,
  { least, most }: { least: number; most: number },
  unit: string,
  { missing, ...where }: Omit<PartFault, 'what'>,
): PartFault[] {
  if (count < least)
    return [{ ...where, what: `${count} ${unit}, at least ${least}`, ...(missing && { missing }) }];
  return count > most ? [{ ...where, what: `${count} ${unit}, at most ${most}` }] : [];
}
