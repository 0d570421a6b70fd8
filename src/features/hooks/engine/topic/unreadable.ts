/** Tells the inputs that the grammar must not touch: code, links, instructions, junk, other languages. */
import { words } from '../english/words.ts';

export type Unreadable = 'empty' | 'link' | 'code' | 'instruction' | 'junk' | 'foreign' | 'long' | 'unsafe';

const LINK =
  /(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|org|net|io|co|dev|app|ly|me|tv)(?:\/\S*)?\b|\S+@\S+\.\S+/gi;
const CODE =
  /=>|[{}<>]|\(\)|;\s*$|\b(?:const|let|var)\s+\w+\s*=|\bfunction\b\s*\w*\(|\bSELECT\b.+\bFROM\b|\bimport\b.+\bfrom\b\s*['"]|\bdef\s+\w+\(|console\.log\(|&&|\|\||==|DROP TABLE|\$\(|\\\w|--\s*$|#include|\bsudo\b\s|\brm -rf\b/;
const INSTRUCTION =
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,30}\b(?:previous|prior|above|all|earlier|your|these|the)\b.{0,20}\b(?:instructions?|rules?|prompts?|guidelines|directions)|\bsystem prompt\b|\byour (?:instructions|prompt|guidelines)\b|\b(?:what are|tell me|print|show|reveal) your rules\b|\bjailbreak\b|\byou are (?:now|chatgpt|an? (?:ai|assistant|language model))\b|\b(?:as an ai|language model)\b|\b(?:print|reveal|repeat|output|show me) (?:your|the) (?:system|prompt|instructions|secret|key|password)|\bact as\b|\bpretend (?:to be|you)\b|\b(?:system|assistant|user)\s*:|\bdeveloper mode\b|\bdo anything now\b|\brespond only\b|\bapi key\b.{0,20}\b(?:print|show|give)\b|^(?:write|generate|create) (?:me |10 |ten |some )*hooks?\b/i;
/** Things no brand could say; the topic is left out altogether and the audience carries the run. */
const UNSAFE =
  /\b(?:porn\w*|onlyfans nudes?|rape\w*|nazi\w*|hitler|kill (?:myself|yourself|himself|herself|them|people|all|my)|how to (?:make|build) (?:a )?(?:bomb|meth|weapon)|genocide|child abuse images|incest|bestiality|terroris\w+|n[i1]gg\w+|f[a4]gg?ots?|k[i1]kes?|retard\w*|tr[a4]nn(?:y|ies)|cunts?|white power|lynch\w*|suicide method\w*|behead\w*|pedo\w*)\b/i;

const FOREIGN_WORDS = new Set(
  (
    'el la los las un una unos unas de del que y en para por con como cómo qué cuál por porque sin sobre mi tu su es son mejor más muy ' +
    'le les des du une et pour avec dans sur sans votre vos nos est sont comment pourquoi quoi mon ma mes ton ses aux qui ' +
    'der das und ist ein eine einen für mit nicht wie warum auf dem ich du wir ihr sie zum zur von bei ohne deine mein ' +
    'il lo gli uno di per con che perché come sono nel della delle tuo ' +
    'os um uma da dos das em não como mais seu sua meu minha ' +
    'het een voor met hoe waarom van niet op je jouw ' +
    'als oder beim vom wenn über gegen mehr besser richtig lernen machen planen kochen kaufen sparen tipps anfänger kinder ' +
    'errores pedir trámites ciudadanía embarazo desayuno niños hijos trabajo perder bajar subir vender comprar rápido negocio mujeres erros comprar vender erreurs acheter vendre fehler vermeiden ' +
    'consejos recetas ahorrar dinero hacer mejores cuando principiantes fáciles saludables ' +
    'recettes conseils apprendre faire meilleurs enfants argent ricette consigli imparare risparmiare ' +
    'receitas dicas dinheiro fazer economizar ' +
    'och att för med inte hur varför på jak dlaczego nie na ve için nasıl bir ile'
  ).split(' '),
);
/** Foreign function words that are also English words, abbreviations or parts of names. */
const SHARED = new Set([
  'a',
  'no',
  'me',
  'in',
  'on',
  'as',
  'do',
  'die',
  'den',
  'we',
  'come',
  'per',
  'la',
  'el',
  'le',
  'de',
  'en',
  'y',
  'son',
  'es',
  'ma',
  'tu',
  'un',
  'il',
  'os',
  'um',
  'da',
  'van',
  'op',
  'je',
  'na',
  'ist',
  'con',
  'sin',
  'mi',
  'et',
  'est',
  'von',
  'das',
  'des',
  'lo',
  'di',
  'du',
  'uno',
  'nos',
  'bei',
  'mon',
  'ton',
  'sur',
  'qui',
  'att',
  'met',
  'sono',
  'dans',
  'bir',
  'ile',
  'ses',
  'su',
  'los',
  'las',
  'del',
  'come',
  'sie',
  'ich',
  'per',
  'mit',
]);
const ENGLISH_WORDS =
  /^(?:the|a|an|of|for|to|in|on|with|without|and|or|your|my|how|why|what|when|is|are|do|does|don't|not|you|i|it|this|that|from|at|by|about|best|vs)$/;

export function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  if (letters.length === 0) return false;
  const other = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length;
  if (other > letters.length * 0.3) return true;
  const tokens = words(text.toLowerCase().replace(/[^\p{L}' ]/gu, ' '));
  let sure = 0;
  let shared = 0;
  let english = 0;
  for (const token of tokens) {
    if (ENGLISH_WORDS.test(token)) english++;
    if (SHARED.has(token)) shared++;
    else if (FOREIGN_WORDS.has(token)) sure++;
    if (/(?:ción|ões|ção|ñ|ß|ø|å|ł|ż|ę|ą|ş|ğ|ı)/.test(token)) sure++;
  }
  if (sure > 0 && sure + shared > english) return true;
  const accented = /[áéíóúàèìòùâêîôûäöüõãç]/.test(text.toLowerCase());
  return (
    english === 0 &&
    ((accented && shared > 0) || shared >= 2 || (shared === 1 && tokens.length === 3 && accented))
  );
}

/** A word that nobody could read aloud: keyboard runs, no vowels, one letter over and over. */
function unpronounceable(token: string): boolean {
  const letters = token.toLowerCase().replace(/[^\p{L}]/gu, '');
  if (letters.length < 4 || /^[A-Z0-9&-]{2,6}s?$/.test(token)) return false;
  return (
    !/[aeiouyáéíóú]/.test(letters) ||
    /(.)\1{2,}/.test(letters) ||
    /[bcdfghjklmnpqrstvwxz]{6,}/.test(letters) ||
    /(?:asdf|sdfg|dfgh|qwer|wert|zxcv|hjkl|jkl;)/.test(letters) ||
    letters.length > 24
  );
}

function isJunk(text: string): boolean {
  const tokens = words(text);
  const lettered = tokens.filter((token) => /\p{L}/u.test(token));
  if (lettered.length === 0) return true;
  const letters = text.replace(/[^\p{L}]/gu, '');
  if (letters.length < 2) return true;
  if (letters.length === 2 && !/^[A-Z]{2}$/.test(letters)) return true;
  if (lettered.some(unpronounceable) && lettered.filter(unpronounceable).length * 2 >= lettered.length)
    return true;
  // "a b c d", "x x x"
  return lettered.length > 2 && lettered.every((token) => token.replace(/[^\p{L}]/gu, '').length === 1);
}

export function withoutLinks(text: string): string {
  return text.replace(LINK, ' ').replace(/\s+/g, ' ').trim();
}

/** Why the text cannot be read, or null when the grammar may try. `text` is cleaned, `raw` as typed. */
/** A masked word and who it is thrown at: nothing that a video could be about. */
function onlySwears(text: string): boolean {
  const said = words(text).filter(
    (word) =>
      !/^(?:you|it|this|that|off|all|the|a|an|my|me|them|him|her|oh|so|what|life|everything|holy|mother)$/i.test(
        word,
      ),
  );
  return said.length > 0 && said.every((word) => /\p{L}\*/u.test(word) || /^(?:damn|crap|hell)$/i.test(word));
}

export function whyUnreadable(text: string, raw: string): Unreadable | null {
  if (UNSAFE.test(raw)) return 'unsafe';
  if (INSTRUCTION.test(raw)) return 'instruction';
  if (CODE.test(raw)) return 'code';
  if (text === '') return /\p{L}/u.test(raw) ? 'link' : 'empty';
  if (text !== '' && withoutLinks(raw) !== raw.replace(/\s+/g, ' ').trim() && words(text).length < 2)
    return 'link';
  // "por vs para" tells two words apart, in English.
  if (isForeign(text) && !/^\p{L}+ (?:vs\.?|versus) \p{L}+$/iu.test(text)) return 'foreign';
  if (isJunk(text) || onlySwears(text)) return 'junk';
  if (words(text).length > 14) return 'long';
  return null;
}
