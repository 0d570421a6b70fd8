import { words } from '../english/words.ts';
import { readClauseAbroad, readQuestionAbroad } from './clause-abroad.ts';
import { cleanTopic } from './clean.ts';
import { addressIn } from './french-viewer.ts';
import { type Language, SENSITIVE_ABROAD } from './language.ts';
import { deedOf, objectOf } from './object-abroad.ts';
import { isSensitive } from './semantics.ts';
import { EMPTY_TOPIC, type Topic } from './topic.ts';
import { whyUnreadable } from './unreadable.ts';

/** The user's words for quotation marks, without the marks and capitals of a headline. */
function calmLabel(label: string, language: Language): string {
  const asked = label.replace(/[\s?!¿¡.…]+$/u, '').replace(/^[«„“"'\s]+|[»”“"'\s]+$/gu, '');
  // German nouns have lost the capitals that tell them apart.
  return asked === asked.toUpperCase() && language !== 'de' ? asked.toLowerCase() : asked;
}

const MOST_PLAIN = 5;
const PLAIN = /^[\p{L}\d'’ -]+$/u;
/** Somebody speaks, or something is said of it: no mere thing. */
const SAID =
  /(?<![\p{L}'’-])(?:ich|mein\p{L}*|wir|unser\p{L}*|du|dein\p{L}*|sie|ist|sind|hat|haben|wird|werden|kann|nicht|wenn|dass|weil|yo|mi|mis|es|son|no|que|cuando|si|eu|meu|minha|é|são|não|quando|io|mio|mia|sono|è|non|che|se|je|j|mon|ma|mes|nous|est|sont|pas|qui|quand|on|ik|mijn|wij|we|is|zijn|heeft|niet|als|dat|die)(?![\p{L}-])/iu;
const ARTICLE =
  /^(?:der|die|das|den|dem|ein|eine|einen|el|la|los|las|un|una|o|a|os|as|um|uma|de|het|een)\s/iu;

/** French and Italian speak of no thing without its article: there it only stands before a colon. */
function plainness(label: string, language: Language): Pick<Topic, 'plainLabel'> {
  if (words(label).length > MOST_PLAIN || !PLAIN.test(label) || SAID.test(label)) return {};
  const anywhere = language !== 'fr' && language !== 'it' && !ARTICLE.test(label);
  return { plainLabel: anywhere ? 'anywhere' : 'first' };
}

/** In a language that has frames of its own, the topic is quoted, and nothing is read into it. */
export function readForeign(raw: string, language: Language): Topic {
  const { text, label } = cleanTopic(raw);
  const unreadable = whyUnreadable(text, raw);
  const quotable = unreadable === null || unreadable === 'foreign' || unreadable === 'long';
  const calm = calmLabel(label, language);
  const sayable = quotable && calm !== '' && !/["“”„«»?]/.test(calm);
  // "comment mettre de l'argent de côté quand on est indépendant" is long to quote, and said in one breath.
  const wh = sayable && calm.length <= 72 ? readClauseAbroad(calm, language) : null;
  const deed = wh && deedOf(wh.text, language);
  const short = sayable && words(calm).length <= 8 && calm.length <= 60;
  const question = short && !wh ? readQuestionAbroad(calm, label, language) : null;
  return {
    ...EMPTY_TOPIC,
    language,
    ...(language === 'fr' ? { address: addressIn(text) } : {}),
    clean: text,
    sensitive: isSensitive(text) || SENSITIVE_ABROAD.test(text),
    rawLabel: short ? calm : null,
    ...(short && !wh && !question ? plainness(calm, language) : {}),
    wh,
    verb: deed ? { vp: deed, full: deed, ger: '', verbClass: 'action', derived: false } : null,
    label: wh ? objectOf(wh.text, language) : null,
    question: question ? { text: question, kind: 'wh', derived: false } : null,
  };
}
