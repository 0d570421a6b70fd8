/** What a tag says aloud: its words apart, with their capitals and hyphens. */
import { gerundOf } from '../english/verbs.ts';
import { capitalise } from '../english/words.ts';
import { ACRONYMS, PROPER } from './proper-names.ts';
import { splitRun } from './run-together.ts';
import { spokenHoliday } from './tag-settings.ts';

/** The words of a tag, or null where they cannot all be told. */
export function wordsOf(tag: string): string[] | null {
  if (/^gluten_?free$/i.test(tag)) return ['gluten-free'];
  const self = /^self_?(employed|care|love|esteem|help|defense|taught|made|tape)$/i.exec(tag)?.[1];
  if (self) return [`self-${self.toLowerCase()}`];
  // "#nosew costumes", "#lowcarb lunches"
  const kind =
    /^(no|low|high|zero)_?(sew|bake|cook|carb|fat|sugar|sodium|spend|protein|fiber|waste|mess|prep)$/i.exec(
      tag,
    );
  if (kind?.[1] && kind[2]) return [`${kind[1]}-${kind[2]}`.toLowerCase()];
  if (/^(?:plus|mid)_?size$/i.test(tag)) return [tag.slice(0, tag.search(/_?size$/i)).toLowerCase(), 'size'];
  const parts = tag
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1_$2')
    .split('_')
    .filter((part) => part !== '');
  const spoken = parts.map((part) =>
    parts.length > 1 && part.length < 4 ? [part.toLowerCase()] : splitRun(part),
  );
  // Written apart by the user, so whatever the parts are, they are words.
  if (parts.length > 1) return parts.map((part, at) => spoken[at]?.join(' ') ?? part.toLowerCase());
  return spoken[0] ?? null;
}

/** As one says it; the tag itself where it cannot be told apart. */
export function spokenTag(tag: string): string {
  const holiday = spokenHoliday(tag);
  if (holiday) return holiday;
  const found = wordsOf(tag) ?? [tag.replace(/_/g, ' ')];
  const said = found.map((word) => (ACRONYMS.has(word) ? word.toUpperCase() : word)).join(' ');
  // "#ovenclean" is oven cleaning.
  return said.replace(/(?<=\p{L} )(?:clean|organize|declutter|repaint)$/u, (verb) => gerundOf(verb));
}

/** "deerseason" is deer season; Friendsgiving is one word, and a name. */
export function spokenOccasion(tag: string): string {
  const [, first = '', last = ''] = /^(.+?)_?(life|season)$/i.exec(tag) ?? [];
  if (last !== '') return `${spokenTag(first)} ${last}`.toLowerCase();
  return PROPER.has(tag.toLowerCase()) ? capitalise(tag.toLowerCase()) : spokenTag(tag);
}
