import { HOOK_TYPES } from '#features/hooks/hook-types.ts';
import { FIELDS, type PartKind } from '../book.schema.ts';

/** The fields of a form, and the conversion between typed values and parts of the book. */

export type FormField = {
  name: string;
  label: string;
  input: 'text' | 'area' | 'list';
  hint?: string;
  choices?: readonly (readonly [value: string, text: string])[];
};

const field = (name: string, input: FormField['input'], options: Partial<FormField> = {}): FormField => ({
  name,
  label: FIELDS[name] ?? name,
  input,
  ...options,
});

const named = (hint: string) => field('names', 'list', { hint });

export const FORM_FIELDS: Record<PartKind, readonly FormField[]> = {
  line: [
    field('say', 'area', {
      hint: '4 to 16 words, said in one go. {aud} only to call the viewer: “{aud}, …” or “…, {aud}.”',
    }),
    field('type', 'text', { choices: HOOK_TYPES.map((type) => [type, type]) }),
    field('tip', 'text', { hint: 'One thing to do in the frame, at most 14 words.' }),
    field('screen', 'text', { hint: '1 to 5 words that add to the line.' }),
  ],
  point: [
    field('point', 'area', { hint: 'What the video teaches.' }),
    field('payoff', 'area', { hint: 'The next thing to say.' }),
    field('chip', 'text', { hint: 'The point in at most four words.' }),
    named('Narrower phrases that mean this point, one a line. May stay empty.'),
    field('when', 'list', {
      hint: 'For what is narrower than the subject: words one of which must be in the topic, one a line. May stay empty.',
    }),
    field('for', 'text', {
      hint: 'Only where it would be wrong for others: parents, beginners. Commas between them.',
    }),
    field('stance', 'text', {
      choices: [
        ['', 'Neither'],
        ['for', 'For the subject'],
        ['against', 'Against it'],
      ],
    }),
  ],
  subject: [
    field('subject', 'text', { hint: 'As a creator would say it, in small letters.' }),
    named('12 to 24 phrases that people type for it, one a line.'),
  ],
};

export type Values = Record<string, string>;

const listed = (text: string, separator: RegExp) =>
  text
    .split(separator)
    .map((one) => one.trim())
    .filter(Boolean);

export function valuesOf(kind: PartKind, content: Readonly<Record<string, unknown>> = {}): Values {
  const shown = FORM_FIELDS[kind].map(({ name, input }) => {
    const value = content[name];
    if (Array.isArray(value)) return [name, value.join(input === 'list' ? '\n' : ', ')];
    return [name, typeof value === 'string' ? value : ''];
  });
  const first = kind === 'line' && !content.type ? [['type', HOOK_TYPES[0]]] : [];
  return Object.fromEntries([...shown, ...first]);
}

const OPTIONAL: ReadonlySet<string> = new Set(['when', 'for', 'stance']);

/** Merges the form's values into `before`, because fields that the form does not show must stay. */
export function contentOf(kind: PartKind, values: Values, before: Readonly<Record<string, unknown>> = {}) {
  const content: Record<string, unknown> = { ...before };
  for (const { name, input } of FORM_FIELDS[kind]) {
    const value = values[name] ?? '';
    if (name === 'for') content[name] = listed(value, /[,\n]/);
    else content[name] = input === 'list' ? listed(value, /\n/) : value;
    const empty = OPTIONAL.has(name) || (kind === 'point' && name === 'names');
    if (empty && (content[name] as string | string[]).length === 0) delete content[name];
  }
  return content;
}
