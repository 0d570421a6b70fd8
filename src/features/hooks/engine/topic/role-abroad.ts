/** What the creator is, as it can follow "je suis": "conseillère budget" of "Conseillère budget pour jeunes actifs". */
import { words } from '../english/words.ts';
import type { Language } from './language.ts';
import { isCommonWord } from './run-together.ts';

type Roles = { says: RegExp; ends: RegExp; person: RegExp };

const rule = (source: string): RegExp => new RegExp(source, 'iu');

/** A shop or a course is nobody: only words for somebody who does something. */
const ROLES: Record<Language, Roles> = {
  es: {
    says: rule('^(?:yo )?soy (?:un |una )?'),
    ends: rule('[,.;:(]| (?:para|en|con|que|desde|y|por|a) '),
    person: rule(
      '^\\p{L}*(?:tora?|sora?|dora?|ista|[nt]era?|[nt]ero|ólog[oa]|abogad[oa]|coach|agente|médic[oa]|maestr[oa]|terapeuta|nutricionista|jardiner[oa]|panader[oa])$',
    ),
  },
  pt: {
    says: rule('^(?:eu )?sou (?:um |uma )?'),
    ends: rule('[,.;:(]| (?:para|em|com|que|e|por|no|na|do|da|pra) '),
    person: rule(
      '^\\p{L}*(?:tora?|sora?|dora?|ista|eir[oa]|ólog[oa]|advogad[oa]|coach|médic[oa]|terapeuta|agente|consultora?)$',
    ),
  },
  it: {
    says: rule("^(?:io )?sono (?:un |una |un')?"),
    ends: rule('[,.;:(]| (?:per|a|in|con|che|da|e) '),
    person: rule(
      '^\\p{L}*(?:tore|trice|ista|iere|iera|olog[oa]|coach|consulente|agente|avvocat[oa]|terapeuta|trainer|insegnante|tutor|medico)$',
    ),
  },
  fr: {
    says: rule('^je suis (?:un |une )?'),
    // "en Bretagne" is where, "en budget" is what; only the capital tells.
    ends: /[,.;:(]| (?:pour|à|au|aux|avec|qui|dans|chez|et|sur) | en (?=\p{Lu}|ligne)/u,
    person: rule(
      '^\\p{L}*(?:eur|euse|rice|ien|ienne|iste|ier|ière|coach|avocate?|médecin|psychologue|comptable|ologue|thérapeute|expert|experte|artisan|artisane|conseill(?:er|ère))$|^expert-comptable$',
    ),
  },
  de: {
    says: rule('^ich bin (?:eine? )?'),
    ends: rule('[,.;:(]| (?:für|in|im|aus|mit|von|und|bei|online|der|die) '),
    person: rule(
      '^\\p{L}*(?:berater|trainer|planer|lehrer|händler|bäcker|gärtner|therapeut|meister|makler|begleiter|tätowierer|gründer|entwickler|fotograf|anwalt|coach|köch|koch)(?:in)?$|^\\p{L}*(?:ärztin|arzt|anwältin)$',
    ),
  },
  nl: {
    says: rule('^ik ben (?:een )?'),
    ends: rule('[,.;:(]| (?:voor|in|uit|met|van|en|bij) '),
    person: rule(
      '^\\p{L}*(?:coach|adviseur|trainer|hovenier|bakker|therapeut|arts|installateur|makelaar|docent|leraar|kok|fotograaf|planner)$',
    ),
  },
};

const MOST_WORDS = 4;
/** German alone writes nouns with a capital; its adjectives lose theirs in a sentence. */
const ADJECTIVE = /^\p{Lu}\p{Ll}+e[rsn]? (?=\p{Lu})/u;

export function roleAbroad(business: string, language: Language): string | null {
  const { says, ends, person } = ROLES[language];
  const text = business.trim().replace(says, '');
  const end = ends.exec(`${text} `);
  const name = (end ? text.slice(0, end.index) : text).trim();
  const [first = '', ...rest] = words(name);
  // "unabhängiger Finanzberater", "personal trainer"
  const somebody = person.test(first) || (rest.length === 1 && person.test(rest[0] ?? ''));
  if (!somebody || words(name).length > MOST_WORDS || !/^[\p{L}' -]+$/u.test(name)) return null;
  // "Career coach" would be half a translation.
  const english = rest.length > 0 && words(name.toLowerCase()).every((word) => isCommonWord(word));
  if (english && !/^personal trainer$/iu.test(name)) return null;
  const lowers = language !== 'de' || ADJECTIVE.test(name);
  return lowers && /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
