/**
 * Frames for topics in Spanish, French, German, Portuguese, Italian and Dutch. Each language says the same ideas in its
 * own way, so an idea has its tips and conditions once (native-ideas.ts), and one template per language in the file of that language.
 * The topic stands only in quotation marks or as the clause that it is, the customers by their name and by what was told
 * of them: nothing has to agree with either.
 */
import { HOOK_TYPES, type HookType } from '../../hook-types.ts';
import type { Pattern } from '../pattern.ts';
import type { Address } from '../topic/french-viewer.ts';
import type { Language } from '../topic/language.ts';
import { IDEAS, type Idea } from './native-ideas.ts';

export type IdeaKey = keyof typeof IDEAS;
/** What a clause is about, and the deed: not every language can say them in every idea. */
type OfTheThing =
  | 'question-22'
  | 'how-to-23'
  | 'myth-bust-23'
  | 'direct-call-out-24'
  | 'how-to-25'
  | 'question-25'
  | 'mistake-to-avoid-26'
  | 'curiosity-gap-26'
  | 'quick-win-26'
  | 'mistake-to-avoid-27';
export type Templates = Readonly<
  Record<Exclude<IdeaKey, OfTheThing>, string> & Partial<Record<OfTheThing, string>>
>;

/**
 * What names only the viewers could open any video; a trouble tells something. A deed or a thing that is put first sounds
 * a little made.
 */
function weightOf(template: string): number {
  if (/\{(?:wh|whThey|rawLabel|q)\}/.test(template)) return 1.8;
  if (/^.{0,8}\{(?:vp|label)\}/.test(template)) return 1.3;
  if (/\{(?:vp|label)\}/.test(template)) return 1.6;
  if (/\{(?:pain|painThey)\}/.test(template)) return 1.4;
  return template.includes('{aud}') ? 1.1 : 0.9;
}

const kebab = (type: HookType): string => type.toLowerCase().replaceAll(' ', '-');

/** Frames that say "tu" where others say "vous" are frames of their own, and never meet in a run. */
export function addressedPatterns(
  language: Language,
  templates: Partial<Templates>,
  address?: Address,
): Pattern[] {
  const group = address === 'tu' ? `${language}-tu` : language;
  return (Object.entries(templates) as [IdeaKey, string][]).map(([key, template]) => {
    const { sensitive, wh, pain, ...idea }: Idea = IDEAS[key];
    const number = key.slice(-2);
    const type = HOOK_TYPES.find((one) => `${kebab(one)}-${number}` === key) as HookType;
    return {
      ...idea,
      id: `${kebab(type)}-${group}-${number}`,
      type,
      template,
      when: {
        shape: ['opaque'],
        language,
        ...(address ? { address } : {}),
        ...(wh ? { wh } : {}),
        ...(pain ? { pain } : {}),
        ...(sensitive ? { sensitive } : {}),
      },
      weight: weightOf(template),
    };
  });
}

export const nativePatterns = (language: Language, templates: Templates): Pattern[] =>
  addressedPatterns(language, templates);
