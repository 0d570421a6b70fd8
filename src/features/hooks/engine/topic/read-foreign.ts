import { words } from '../english/words.ts';
import { readClauseAbroad } from './clause-abroad.ts';
import { cleanTopic } from './clean.ts';
import { type Language, SENSITIVE_ABROAD } from './language.ts';
import { isSensitive } from './semantics.ts';
import { EMPTY_TOPIC, type Topic } from './topic.ts';
import { whyUnreadable } from './unreadable.ts';

/** The user's words for quotation marks, without the marks and capitals of a headline. */
function foreignLabel(label: string, language: Language): string | null {
  const asked = label.replace(/[\s?!¿¡.…]+$/u, '').replace(/^[«„“"'\s]+|[»”“"'\s]+$/gu, '');
  // German nouns have lost the capitals that tell them apart.
  const calm = asked === asked.toUpperCase() && language !== 'de' ? asked.toLowerCase() : asked;
  return calm !== '' && words(calm).length <= 8 && calm.length <= 60 && !/["“”„«»?]/.test(calm) ? calm : null;
}

/** In a language that has frames of its own, the topic is quoted, and nothing is read into it. */
export function readForeign(raw: string, language: Language): Topic {
  const { text, label } = cleanTopic(raw);
  const unreadable = whyUnreadable(text, raw);
  const quotable = unreadable === null || unreadable === 'foreign' || unreadable === 'long';
  const rawLabel = quotable ? foreignLabel(label, language) : null;
  return {
    ...EMPTY_TOPIC,
    language,
    clean: text,
    sensitive: isSensitive(text) || SENSITIVE_ABROAD.test(text),
    rawLabel,
    wh: rawLabel === null ? null : readClauseAbroad(rawLabel, language),
  };
}
