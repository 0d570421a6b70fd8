/** Which of the languages that we have frames for a text is written in; null for English, for others and when unsure. */
import { words } from '../english/words.ts';
import { isForeign } from './unreadable.ts';

export const LANGUAGES = ['es', 'fr', 'de', 'pt', 'it', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Languages that we must not take for one of ours count too. */
type Scored = Language | 'en' | 'other';

/** Words that nobody writes a sentence without, and those that carry short topics. A word may be in several lists. */
const LISTS: Record<Scored, string> = {
  es:
    'el la los las un una unos unas de del al que qué y en para por con sin cómo como cuál cuánto cuánta cuándo cuando dónde donde quién porque sobre mi mis tu tus su sus es son está están más muy se lo les me te no si pero o este esta estos estas hay ser tener hacer hace años entre desde hasta cada otro siendo tras según nuestro nuestra ' +
    'quieren saben tienen trabajan empezar ahorrar dinero negocio mujeres hombres hijos niños mamás papás familia familias casa trabajo errores consejos recetas mejores mejor comprar vender perder bajar aprender evitar cuidar hijo hija empresa ventas deudas impuestos sueño dolor espalda piel pelo perro gato salud comida desayuno cena fácil fáciles rápido principiantes dueños dueñas primer primera',
  fr:
    "le la les un une des du de au aux et en dans pour par avec sans sur sous chez comment pourquoi quand où quel quelle quels quelles qui que quoi ne pas plus moins mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs est sont être avoir faire ce cet cette ces ça il elle ils elles je tu nous vous on se si mais ou donc ans entre après avant très bien trop tout toute tous n'ont veulent peuvent " +
    'apprendre acheter vendre perdre gérer éviter choisir trouver réussir organiser payer argent enfants bébé maison travail erreurs conseils recettes recette repas poids sommeil dormir peau cheveux chien chat impôts entreprise femmes hommes mamans parents débutants indépendants facile faciles rapide meilleurs meilleures maigrir cuisiner',
  de:
    'der die das den dem des ein eine einen einem einer eines und oder in im ins am an auf aus bei beim mit nach von vom vor zu zum zur für gegen ohne um über unter durch wie warum wann wo was wer welche welcher welches wenn als weil dass ob nicht kein keine keinen mehr ist sind war hat haben wird werden kann können muss müssen soll will wollen ich du er sie es wir ihr man mein meine dein deine deinen sein seine ihre ihren sich auch nur noch schon sehr jeden jedes selbst aber alles wieder endlich richtig besser zwischen ' +
    'machen lernen kaufen verkaufen sparen kochen backen planen vermeiden finden abnehmen schlafen steuern geld fehler tipps anfänger kinder kind eltern frauen männer hund hunde katze haut haare haus wohnung arbeit beruf jahre stadt gesund gesunde schnell einfach einfache rezept rezepte rückenschmerzen',
  pt:
    'o a os as um uma uns umas de do da dos das no na nos nas em para pra por pelo pela com sem como qual quais quanto quando onde quem que e é são mais muito muita não se ou mas meu minha meus minhas seu sua seus suas nosso nossa você vocês ele ela eles elas isso este esta ser ter fazer ao à aos até desde entre também já sobre cada depois antes anos ' +
    'querem têm sabem conseguem dinheiro economizar guardar investir organizar aprender comprar vender perder evitar cuidar emagrecer cozinhar filho filhos filha criança crianças bebê mulheres homens mães pais família famílias casal casais casa trabalho negócio empresa erros dicas receita receitas cabelo pele cachorro gato saúde impostos dívidas finanças iniciantes fácil fáceis rápido melhor melhores medo falar',
  it:
    "il lo la i gli le un uno una di del dello della dei degli delle a al alla ai alle da dal dalla in nel nella nei nelle su sul sulla per con tra fra senza come perché quando quanto quale quali dove chi che cosa cos'è e o ma se non più meno molto mio mia miei mie tuo tua tuoi tue suo sua suoi nostro nostra è sono essere avere fare si ti mi ci questo questa anche ogni dopo prima anni già poi troppo " +
    'vogliono hanno sanno soldi risparmiare investire imparare comprare vendere perdere evitare scegliere trovare organizzare cucinare dimagrire dormire mangiare figlio figli bambini bambino neonato donne uomini mamme papà genitori famiglia famiglie coppie casa lavoro errori consigli ricetta ricette capelli pelle cane gatto salute tasse mutuo facile facili veloce migliori principianti primi primo primo vino',
  nl:
    'de het een en of van in op aan bij met naar voor door om te uit over tegen zonder tussen hoe waarom wanneer waar wat wie welke als dat die dan dit deze niet geen meer is zijn was heeft hebben wordt worden kan kunnen moet moeten wil willen ik je jij jouw u hij zij ze we wij jullie mijn onze hun er ook nog al maar zo heel alleen elke zelf beter goed jaar ' +
    'maken leren kopen verkopen besparen sparen koken bakken vermijden vinden kiezen afvallen slapen beginnen geld fouten tips beginners kind kinderen ouders vrouwen mannen hond honden kat huid haar huis werk baan belasting hypotheek gezond gezonde snel makkelijk makkelijke recept recepten fiets tuin ondernemers',
  en: 'the a an of for to in on with without and or your my how why what when where is are do does not you i it this that these from at by about best vs who they their but can should home tips ideas over under after before more new first want women men people parents moms dads beginners kind door hat den chat plus comment primer dove',
  other:
    'och att är för med inte hur varför på som till och man din jag det en ett av men nya när utan bäst hvordan hvorfor og ikke til af hva hvad jeg dit din at ' +
    'jak dlaczego nie na się dla czy bez kiedy gdzie jest są co do że przepis ve için nasıl bir ile neden mi kako zašto za je i si cum de ce pentru și în din sau fără mai amb els dels com per què més i tot seu miten miksi ja ei on hogyan miért és nem egy hogy ako prečo',
};

const KNOWN = new Map<string, Scored[]>();
for (const [language, list] of Object.entries(LISTS) as [Scored, string][])
  for (const word of new Set(list.split(' '))) KNOWN.set(word, [...(KNOWN.get(word) ?? []), language]);

/** Spellings that tell more than a word: how much, and for which. */
const SPELLINGS: readonly (readonly [RegExp, Scored, number])[] = [
  [/ñ|[¿¡]|\p{L}(?:ción|ciones|miento|mientos|anza|dad|dades)$/u, 'es', 1],
  [/ã|õ|\p{L}(?:ção|ções|nho|nha|nhos|nhas|lho|lha|lhos|lhas|gem|agens|dade|dades)$/u, 'pt', 1],
  [
    /^(?:l|d|qu|n|j|s|c|m|t)['’]\p{L}{2,}|œ|\p{L}(?:eux|euse|euses|aux|ère|ères|ée|ées|ité|elle|elles)$/u,
    'fr',
    0.6,
  ],
  [/ê|ç/u, 'fr', 0.3],
  [/ê|ç/u, 'pt', 0.3],
  [/^(?:l|d|un|all|dell|nell|dall|sull|quest|com|c)['’]\p{L}{2,}/u, 'it', 0.6],
  [/\p{L}(?:zione|zioni|mente|ità|aggio|aggi|ggio|cchio|glia|glie|iere|ezza|ezze)$/u, 'it', 0.8],
  [
    /ß|\p{L}(?:ung|ungen|keit|heit|schaft|lich|liche|isch|ische|ieren)$|sch(?!ool|ed|em|ol)|pf[lr]|^pf|ä|ö|ü/u,
    'de',
    0.8,
  ],
  [/\p{L}{2,}(?:ij|ijk|ijke|ijden|heid|heden|tje|tjes)|ij|oe[kntd]|aa[nrtk]|uu[rw]|ë|ieë/u, 'nl', 0.7],
  [/\p{L}{3,}(?:are|ere|ire|arsi|ersi|irsi)$/u, 'it', 0.5],
  [/\p{L}{3,}[aei]r$/u, 'es', 0.2],
  [/\p{L}{3,}[aei]r$/u, 'pt', 0.2],
  [/\p{L}{3,}an$/u, 'es', 0.4],
  [/\p{L}{2,}[ae]m$/u, 'pt', 0.4],
  [/\p{L}{3,}[ao]no$/u, 'it', 0.4],
  [/\p{L}{3,}(?:ent|ez)$/u, 'fr', 0.3],
  [/[áíóú]/u, 'es', 0.2],
  [/[áíóú]/u, 'pt', 0.2],
  [/[åøæłżęąśźćşğışčřőűěůđ]/u, 'other', 2],
  [/^\p{L}+(?:ing|tion|tions)$/u, 'en', 0.4],
];

function scores(text: string): Map<Scored, number> {
  const found = new Map<Scored, number>();
  const add = (language: Scored, weight: number) => found.set(language, (found.get(language) ?? 0) + weight);
  for (const token of words(text.toLowerCase().replace(/[^\p{L}'’¿¡]/gu, ' '))) {
    const bare = token.replace(/[¿¡]/g, '');
    const known = KNOWN.get(bare) ?? [];
    for (const language of known) add(language, 1 / known.length);
    for (const [spelling, language, weight] of SPELLINGS) if (spelling.test(token)) add(language, weight);
  }
  return found;
}

/** The one that stands clearly before all others. */
function clearest(found: ReadonlyMap<Scored, number>, least: number): Language | null {
  const [first, second] = [...found].sort(([, left], [, right]) => right - left);
  if (!first || first[1] < least || first[0] === 'en' || first[0] === 'other') return null;
  return second && second[1] * 1.25 > first[1] ? null : first[0];
}

/** A sentence or two have plenty of small words, so that the bar can be high. */
function textLanguage(text: string): Language | null {
  return clearest(scores(text), 1.2);
}

function sum(left: ReadonlyMap<Scored, number>, right: ReadonlyMap<Scored, number>): Map<Scored, number> {
  const all = new Map(left);
  for (const [language, score] of right) all.set(language, (all.get(language) ?? 0) + score);
  return all;
}

function leansTo(other: Scored, text: string, language: Language): boolean {
  const found = scores(text);
  return (found.get(other) ?? 0) > (found.get(language) ?? 0);
}

/** What a user wrote about business and customers stays the same run after run. */
const AROUND = new Map<string, Language | null>();
const REMEMBERED = 500;

function languageAround(business: string, customer: string): Language | null {
  const text = `${business}\n${customer}`;
  const known = AROUND.get(text);
  if (known !== undefined) return known;
  const language = textLanguage(text);
  const mixed = language !== null && [business, customer].some((one) => leansTo('en', one, language));
  if (AROUND.size >= REMEMBERED) AROUND.clear();
  AROUND.set(text, mixed ? null : language);
  return mixed ? null : language;
}

/** Words that only an English topic has. */
const ENGLISH = /\b(?:the|an|of|to|for|with|and|your|my|how|why|what|when|is|are|you|about|from)\b/i;
const SHORT = 4;
const LONGER = 7;

/** "Zimmerpflanzen pflegen" by a "Gärtnerin": little of each, nothing English in either, and both point the same way. */
function together(topic: string, around: string): Language | null {
  const [mine, theirs] = [scores(topic), scores(around)];
  const language = clearest(sum(mine, theirs), 1.2);
  const both = language !== null && mine.has(language) && theirs.has(language);
  return both && !mine.has('en') && !theirs.has('en') ? language : null;
}

/** "Dispo ausgleichen mit kleinem Einkommen": a word or two of the language that all the rest is written in, and none of English. */
function alike(topic: string, language: Language | null): Language | null {
  const found = language === null ? null : scores(topic);
  return found && !found.has('en') && (found.get(language as Language) ?? 0) >= 0.8 ? language : null;
}

/**
 * The topic decides. Where it is too short to tell ("bolo de cenoura", "meal prep"), what the same person wrote about
 * business and customers does, if all of it is in one language.
 */
export function languageOf(topic: string, business = '', customer = ''): Language | null {
  const foreign = isForeign(topic);
  // Most topics are English, and a run has no time to lose on them.
  if (!foreign && words(topic).length > SHORT && words(topic).length <= LONGER && !ENGLISH.test(topic))
    return alike(topic, languageAround(business, customer));
  if (!foreign && (words(topic).length > SHORT || ENGLISH.test(topic))) return null;
  const own = foreign ? scores(topic) : new Map<Scored, number>();
  const decided = clearest(own, 0.5);
  if (decided) return decided;
  const language = languageAround(business, customer);
  if (!foreign) return language ?? together(topic, `${business} ${customer}`);
  return language && clearest(sum(own, new Map([[language, 1]])), 0.5);
}

/** Without the small words of the language: two frames that share "para" and "que" are not alike. */
export function contentWords(text: string, language: Language | undefined): string {
  if (language === undefined) return text;
  return words(text.replace(/[^\p{L}'’ ]/gu, ' '))
    .filter((word) => word.length > 3 && !KNOWN.has(word.toLowerCase()))
    .join(' ');
}

/** Whether a sentence can pass for this language: what a writer was asked to write in. */
export function speaks(text: string, language: Language): boolean {
  const found = scores(text);
  const mine = found.get(language) ?? 0;
  return mine > 0 && [...found.values()].every((score) => score <= mine);
}

/** The customer's text can be read with the reader of this language. */
export function isWrittenIn(text: string, language: Language): boolean {
  const found = textLanguage(text);
  return found === language || (found === null && speaks(text, language));
}

/** Grief, illness, violence: as `isSensitive` for English, and no finer. */
export const SENSITIVE_ABROAD =
  /(?<!\p{L})(?:duelo|luto|suicid\p{L}*|cáncer|câncer|cancer|cancro|krebs|kanker|muerte|morte|mort|tod|dood|murió|falleci\p{L}*|faleci\p{L}*|décès|deuil|trauer\p{L}*|trauma\p{L}*|traumatis\p{L}*|verlust|rouw\p{L}*|lutto|aborto espontáneo|fausse couche|fehlgeburt\p{L}*|miskraam|abort\p{L}*|abus[oe]s?|abusi|maltrato|violencia|violência|violence|violenza|gewalt|missbrauch|misbruik|mishandeling|depresi[oó]n|depress\p{L}*|dépression|burn-?out|ansiedad|ansiedade|anxiété|angststörung\p{L}*|angststoornis|ansia|demencia|demência|démence|demenz|dementie|demenza|alzheimer|divor[cz]\p{L}*|séparation|scheidung|echtscheiding|separazione|infertilidad\p{L}*|infertilité|infertilità|unfruchtbarkeit|adicci[oó]n\p{L}*|addiction\p{L}*|sucht|verslaving|dipendenz[ae]|vício|anorexi\p{L}*|bulimi\p{L}*|magersucht|perdr?er? (?:a|à|un) (?:mi|un|meu|minha|alguien|alguém|proche|ser)\p{L}*)(?!\p{L})/iu;
