/** Tells the inputs that the grammar must not touch: code, links, instructions, junk, other languages. */

import { words } from '../english/words.ts';
import { isInstruction } from './instructions.ts';
import { linkTopic, withoutLinks } from './links.ts';
import { maskProfanity } from './profanity.ts';
import { ACRONYMS } from './proper-names.ts';

export type Unreadable = 'empty' | 'link' | 'code' | 'instruction' | 'junk' | 'foreign' | 'long' | 'unsafe';

const CODE =
  /=>|[{}<>]|\(\)|;\s*$|\b(?:const|let|var)\s+\w+\s*=|\bfunction\b\s*\w*\(|\bSELECT\b.+\bFROM\b|\bimport\b.+\bfrom\b\s*['"]|\bdef\s+\w+\(|console\.log\(|&&|\|\||==|DROP TABLE|\$\(|\\\w|--\s*$|#include|\bsudo\b\s|\brm -rf\b/;
/** Things no brand could say; the topic is left out altogether and the audience carries the run. */
const UNSAFE =
  /\b(?:porn\w*|onlyfans nudes?|rape\w*|nazi\w*|hitler|kill (?:myself|yourself|himself|herself|them|people|all|my)|how to (?:make|build) (?:a )?(?:bomb|meth|weapon)|genocide|child abuse images|incest|bestiality|terroris\w+|n[i1]gg\w+|f[a4]gg?ots?|k[i1]kes?|retard\w*|tr[a4]nn(?:y|ies)|cunts?|white power|lynch\w*|suicide method\w*|behead\w*|pedo\w*)\b/i;

const FOREIGN_WORDS = new Set(
  (
    'el la los las un una unos unas de del que y en para por con como cómo qué cuál por porque sin sobre mi tu su es son mejor más muy ' +
    'le les des du une et pour avec dans sur sans votre vos nos est sont comment pourquoi quoi mon ma mes ton ses aux qui ' +
    'der das und ist ein eine einen für mit nicht wie warum auf dem ich du wir ihr sie zum zur von bei ohne deine mein ' +
    'il lo gli uno di per con che perché come sono nel della delle tuo ' +
    'os um uma da das em não como mais seu sua meu minha ' +
    'het een voor met hoe waarom van niet op je jouw ' +
    'als oder beim vom wenn über gegen mehr besser richtig lernen machen planen kochen kaufen sparen tipps anfänger kinder ' +
    'errores pedir trámites ciudadanía embarazo desayuno niños hijos trabajo perder bajar subir vender comprar rápido negocio mujeres erros comprar vender erreurs acheter vendre fehler vermeiden ' +
    'consejos recetas ahorrar dinero hacer mejores cuando principiantes fáciles saludables ' +
    'recettes conseils apprendre faire meilleurs enfants argent ricette consigli imparare risparmiare ' +
    'receitas dicas dinheiro fazer economizar ' +
    'och att för med inte hur varför på jak dlaczego nie na ve için nasıl bir ile ' +
    // Words that open or carry short topics.
    'cocinar limpiar elegir hogar salud espalda dolor pelo cabello uñas piel comida cena arroz huevos ejercicios rutina mascotas perro perros gatos impuestos crédito deudas empresa clientes ventas boda viajar viajes hija hijo bebé mamá mujer hombre ansiedad estrés ayuda cuidar evitar tener ser está están puedo debo esto según desde hasta también nunca siempre antes después durante cada ' +
    'perdre poids maigrir cuisiner santé cheveux peau repas poulet régime chien impôts entreprise mariage voyager bébé maman homme vivre gérer éviter choisir trouver réussir recette gâteau ménage jardin travail emploi logement quel quelle quels quelles cette leur être avoir ça mieux sommeil dormir école ' +
    'steuern rückenschmerzen schmerzen haut haare hund hunde katze essen rezept rezepte kuchen backen abnehmen gesund gesunde gesundes schlafen wohnung mieten vermieter beruf bewerbung gehalt hochzeit reise reisen pflanzen putzen geld schulden versicherung frauen männer eltern schule hilfe wann welche welcher welches kann soll sollte muss müssen dein euer unser gegen nach vor ihre ihren meine meinen deinen zuhause selbst ohne jeden ' +
    'abbinare allenamento maquiagem formaggio smettere fumare cucinare dimagrire pulire scegliere vivere viaggiare mangiare dormire allenarsi vendere comprare trovare ricetta capelli pelle gatto bambini figli lavoro soldi tasse mutuo schiena dolore matrimonio viaggio giardino errori evitare quando quanto quale quali senza anche ogni dopo degli nella nei sulla dalla questo questa tua tuoi suo miei ' +
    'investir cenoura emagrecer cozinhar limpar viver viajar cuidar evitar escolher receita frango cabelo pele cachorro crianças filhos trabalho impostos saúde casamento viagem jardim quando quanto onde também sempre antes depois durante cada nossa nosso você vocês seus suas meus minhas fazer ' +
    'bespaar geld gezonde gezond koken recept recepten afvallen slapen huis hypotheek huren belasting kinderen hond tuin bruiloft reizen fouten vermijden wanneer waar welke zonder zijn hebben kunnen moeten maken leren kopen verkopen beginnen tegen naar mijn onze deze ook altijd elke ' +
    'przepis sernik ciasto oszczędzać pieniądze zdrowe zdrowia dla czy bez kiedy gdzie które jaki jaka jakie dzieci dziecko praca pracy ogród kupić sprzedać mieszkanie kredyt podatki ślub podróż włosy skóra ból pleców schudnąć gotować błędy są się'
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
/** Endings that no English word has. */
const FOREIGN_ENDINGS =
  /(?:\p{L}{3,}(?:zione|zioni|miento|mientos|schaft|keit|heit|ität|ità|żenie|owanie|ijk|ijke|ijden|ijven)|(?!samsung)\p{L}{5,}ung(?:en)?)$|^(?:prz|trz|krz|szcz|brz|chrz)\p{L}|^(?:l|d|qu|j|c)'(?!oreal|angelo|or\b|artagnan)\p{L}{2,}/u;
/** Words with accents that English has taken over. */
const BORROWED =
  /^(?:r[ée]sum[ée]s?|caf[ée]s?|d[ée]cor|cr[èe]me|br[ûu]l[ée]e|crêpes?|na[ïi]ve|fianc[ée]e?s?|clich[ée]s?|pur[ée]es?|saut[ée](?:ed|ing)?|fa[çc]ade|entr[ée]es?|a[çc]a[íi]|jalape[ñn]os?|pi[ñn]atas?|pokémon|beyoncé|rosé|soufflés?|gruyère|über|touché|protégée?s?|exposé|latté|matinée|quinceañera|señor\p{L}*|niño|à|la|voilà|déjà|consommé|pâté|pâte|mâché|macramé|appliqué|ombré|communiqué|passé|blasé|chloé|zoë|renée|andré|josé|maría|são|bogotá|cancún|münchen|häagen|smörgås\p{L}*|doppelgänger|führer|café's|é?lan|éclairs?|bouclé|lamé|crème|fraîche|jacquard|bûche|noël|piña|colada|tês|acai|phở|bánh|mì|tú|espresso|cortés|hygge|müesli|müsli|rösti|gewürztraminer|chèvre|crudités?|hors|d'œuvres?|brûlée)$/u;
/** Lower-case names of dishes, days and manners that English says as they are. */
const LOAN_PHRASE =
  /^(?:pico de gallo|dulce de leche|cinco de mayo|joie de vivre|eau de (?:parfum|toilette)|tour de (?:france|force)|coup de \p{L}+|creme de \p{L}+|cafe con leche|chili? con carne|chile con \p{L}+|arroz con pollo|carne con \p{L}+|aglio|pain du \p{L}+|fleur de sel|fleur de lis|herbes de provence|leche de tigre|crema di \p{L}+|chile de arbol|pied de \p{L}+|pas de \p{L}+|nom de \p{L}+|carte du jour|soup du jour|cul de sac|queso con \p{L}+|pan de \p{L}+|rancho del \p{L}+|dia de muertos|mise de)/u;

const ENGLISH_WORDS =
  /^(?:the|a|an|of|for|to|in|on|with|without|and|or|your|my|how|why|what|when|is|are|do|does|don't|not|you|i|it|this|that|from|at|by|about|best|vs)$/;

function mostlyOfAnotherScript(text: string): boolean {
  if (!/[^\s!-~]/.test(text)) return false;
  const letters = text.match(/\p{L}/gu) ?? [];
  const other = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length;
  return other > letters.length * 0.3;
}

export function isForeign(text: string): boolean {
  if (!/\p{L}/u.test(text)) return false;
  if (mostlyOfAnotherScript(text)) return true;
  const tokens = words(text.toLowerCase().replace(/[^\p{L}' ]/gu, ' '));
  let sure = 0;
  let shared = 0;
  let english = 0;
  let accents = 0;
  for (const token of tokens) {
    if (ENGLISH_WORDS.test(token)) english++;
    if (SHARED.has(token)) shared++;
    else if (FOREIGN_WORDS.has(token)) sure++;
    if (/(?:ción|ões|ção|ß|ø|å|ł|ż|ę|ą|ş|ğ|ı)/.test(token) || FOREIGN_ENDINGS.test(token)) sure++;
    else if (/[áéíóúàèìòùâêîôûäöüõãçëïñ]/.test(token) && !BORROWED.test(token)) accents++;
  }
  // "come abbinare": the Italian "how" before an infinitive.
  if (/^come \p{L}{3,}(?:are|ere|ire|rsi)\b/u.test(text.toLowerCase()) && !/^come prepare/i.test(text))
    sure++;
  if (sure > 0 && sure + shared > english) return true;
  if (accents > 0 && english === 0) return true;
  // "dolor de espalda": two words that no English phrase joins with "de".
  if (
    english === 0 &&
    /^\p{Ll}+ (?:de|du|des|del|della|di|con|sin|para|por) (?:la |el |los |las )?\p{Ll}+$/u.test(text) &&
    !LOAN_PHRASE.test(text)
  )
    return true;
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

/** A masked word and who it is thrown at: nothing that a video could be about. */
function onlySwears(text: string): boolean {
  const said = words(text).filter(
    (word) =>
      !/^(?:you|it|this|that|off|all|the|a|an|my|me|them|him|her|oh|so|what|life|everything|holy|mother)$/i.test(
        word,
      ),
  );
  return (
    said.length > 0 &&
    said.every(
      (word) =>
        /\p{L}\*/u.test(word) || /^(?:wtf|stfu|ffs)$/i.test(word) || /^(?:damn|crap|hell)$/i.test(word),
    )
  );
}

/** "idk something fun", "test 123": no topic yet. Only as the whole of the text: "no idea what to cook" is one. */
const UNDECIDED =
  /^(?:idk|idc|dunno|i (?:don't|dont|do not) (?:know|care)|no idea|not sure|whatever|anything|something|some stuff|surprise me|you (?:choose|pick|decide)|your choice|up to you|random|test(?:s|ing)?|hello|hi|hey|yo|n\/?a|none|nothing|no topic|topic|video|hooks?|example|sample|lorem ipsum.*|foo|stuff|things|tbd|todo|placeholder|untitled|blah|ok|okay|yes|no|lol|hmm+|uh+|um+|same|more|again|ideas?|content|(?:a|my|new|any) (?:video|topic|idea|content)|help|please)(?:[ ,.]+(?:yet|really|honestly|lol|man|please|just|something|anything|whatever|you|to|choose|pick|decide|do|make|fun|funny|cool|random|nice|interesting|viral|catchy|\d+|test|here|idc|idk|me|topic|video|world|there|blah|again|else|goes|works|is fine))*[\s.!?…]*$/i;

/** Why the text cannot be read, or null when the grammar may try. `text` is cleaned, `raw` as typed. */
export function whyUnreadable(text: string, raw: string): Unreadable | null {
  if (UNSAFE.test(raw)) return 'unsafe';
  if (isInstruction(raw)) return 'instruction';
  if (CODE.test(withoutLinks(raw))) return 'code';
  if (text === '') return /\p{L}/u.test(raw) ? 'link' : 'empty';
  const linked = withoutLinks(raw) !== raw.replace(/\s+/g, ' ').trim();
  if (linked && words(text).length < 2 && linkTopic(raw) === null) return 'link';
  // "por vs para" tells two words apart, in English.
  if (isForeign(text) && !/^\p{L}+ (?:vs\.?|versus) \p{L}+$/iu.test(text)) return 'foreign';
  if (
    isJunk(text) ||
    // "zzz", "asdfgh"
    // "hjk": three letters that spell nothing.
    (/^[bcdfghjklmnpqrstvwxz]{3}$/.test(text) && !ACRONYMS.has(text)) ||
    /^(?:(\p{L})\1+|(?:asdf|qwer|zxcv|hjkl|sdfg)\p{L}*|abc|xyz)$/iu.test(text) ||
    onlySwears(maskProfanity(withoutLinks(raw))) ||
    UNDECIDED.test(text) ||
    UNDECIDED.test(raw.trim())
  )
    return 'junk';
  if (words(text).length > 14) return 'long';
  return null;
}
