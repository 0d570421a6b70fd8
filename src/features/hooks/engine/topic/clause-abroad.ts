/**
 * A topic in another language that already is a clause: "cómo ahorrar para la jubilación" can follow "te explico" as it
 * was typed. Where the order of its words might be that of a question, or where somebody says "I", there is none.
 */
import { words } from '../english/words.ts';
import type { WhKind } from '../pattern.ts';
import { clauseOfDutch } from './dutch-deed.ts';
import { addressIn, saidOfSeveral, saidToViewer } from './french-viewer.ts';
import { germanDeed } from './german-deed.ts';
import { clauseOfQuestion } from './german-question.ts';
import type { Language } from './language.ts';
import type { WhClause } from './topic.ts';

type Clauses = {
  /** What the clause begins with. */
  asks: RegExp;
  /** The next word: an infinitive, or a word that only a clause has there. */
  goesOn: RegExp;
  /** The speaker, who is not the viewer. */
  own: RegExp;
  viewer: RegExp;
  /** Makes a clause of a topic that begins with an infinitive. */
  how?: string;
};

const whole = (source: string): RegExp => new RegExp(`^(?:${source})$`, 'iu');
const within = (source: string): RegExp => new RegExp(`(?<![\\p{L}-])(?:${source})(?![\\p{L}-])`, 'iu');
const opens = (source: string): RegExp => new RegExp(`^(${source})\\s+(?=\\S)`, 'iu');

const CLAUSES: Record<Language, Clauses> = {
  es: {
    asks: opens('cómo|como|por qué|qué|cuánto|cuándo|dónde'),
    goesOn: whole(
      '\\p{L}+(?:ar|er|ir)(?:se|lo|la|los|las|te)?|ir|no|se|tu|tus|el|la|los|las|un|una|debe|deben|puede|pueden|cuesta|cuestan|es|son|hay|pasa|significa|funciona|funcionan|necesita|necesitas|debes|puedes',
    ),
    own: within('yo|mi|mis|me|nos|nosotros|nuestr[oa]s?|puedo|debo|tengo|hago|soy|estoy|quiero|necesito|voy'),
    viewer: within('tú|tu|tus|te|ti|contigo|usted|ustedes|(?<=^c[oó]mo )\\p{L}{2,}(?:ar|er|ir)te'),
    how: 'cómo',
  },
  pt: {
    asks: opens('como|por que|o que|quanto|quando|onde'),
    goesOn: whole(
      '\\p{L}+(?:ar|er|ir|or)(?:-se)?|ir|não|se|você|seu|sua|seus|suas|o|a|os|as|um|uma|deve|devem|pode|podem|custa|custam|é|são|tem|acontece|funciona|funcionam|significa|precisa',
    ),
    own: within(
      'eu|meu|minha|meus|minhas|me|nós|noss[oa]s?|posso|devo|tenho|faço|sou|estou|quero|preciso|vou',
    ),
    viewer: within('você|vocês|seu|sua|seus|suas|te|tu|teu|tua'),
    how: 'como',
  },
  it: {
    asks: opens('come|perché|cosa|quanto|quando|dove'),
    goesOn: whole(
      '\\p{L}+(?:are|ere|ire|arsi|ersi|irsi|arre|orre|urre|arlo|arla|arli|erlo)|non|si|il|lo|la|i|gli|le|un|una|uno|tuo|tua|è|sono|serve|servono|deve|devono|può|possono|costa|costano|succede|funziona|funzionano|significa',
    ),
    own: within('io|mio|mia|miei|mie|mi|noi|nostr[oaie]|posso|devo|ho|faccio|voglio|vado'),
    viewer: within('tu|tuo|tua|tuoi|tue|te|ti|voi|vi|vostr[oaie]|(?<=^come )\\p{L}{2,}(?:ar|er|ir)ti'),
    how: 'come',
  },
  fr: {
    asks: opens('comment|pourquoi|quand|où'),
    goesOn: whole(
      "(?:[sml]')?\\p{L}{2,}(?:er|ir|re|oir)|se|s'y|s'en|te|t'\\p{L}+|ne|tu|ton|ta|tes|le|la|les|l'\\p{L}+|un|une|on|il|ce|ça|ces|cette|tous|votre|vos|vous",
    ),
    own: within(
      "je|moi|mon|ma|mes|me|nous|notre|nos|j'\\p{L}+|m'\\p{L}+|est-ce|\\p{L}+-(?:t-)?(?:on|il|elle|je|tu|vous|ils)",
    ),
    viewer: within("tu|te|toi|ton|ta|tes|t'\\p{L}+|vous|votre|vos"),
    how: 'comment',
  },
  de: {
    asks: opens('wie|warum|wieso|weshalb|wann|wo|was|woran'),
    goesOn: whole('man|du|dein|deine|deinen|deinem|der|die|das|ein|eine|einen|es|sich'),
    own: within('ich|mein\\p{L}*|mir|mich|wir|uns|unser\\p{L}*'),
    viewer: within('du|dein\\p{L}*|dir|dich|euch|euer|eure\\p{L}?'),
  },
  nl: {
    asks: opens('hoe|waarom|wanneer|waar|wat'),
    goesOn: whole('je|jij|jouw|men|de|het|een|dit|deze|er'),
    own: within('ik|mijn|me|mij|wij|we|ons|onze'),
    viewer: within('je|jij|jouw|jou|jullie|u|uw'),
  },
};

const KINDS: readonly (readonly [WhKind, RegExp])[] = [
  ['why', opens('por qué|por que|pourquoi|perché|warum|wieso|weshalb|waarom')],
  ['what', opens('qué|o que|cosa|was|woran|wat')],
  ['whether', opens('cuánto|quanto')],
  ['when', opens('cuándo|quando|quand|wann|wanneer')],
  ['where', opens('dónde|onde|où|dove|wo|waar')],
];

/** Nouns that end as infinitives do, and what else opens a topic so. */
const NO_VERB =
  /^(?:mujer|mujeres|hogar|lugar|taller|alquiler|bienestar|placer|poder|deber|mar|bar|par|cáncer|azúcar|líder|celular|familiar|escolar|militar|mejor|mayor|menor|interior|exterior|amor|dolor|color|calor|valor|motor|error|terror|humor|favor|flor|autor|autora|lugares|melhor|maior|pior|mulher|colher|lar|lugar|jantar|professor|professora|setor|suor|cor|fior|celular|açúcar|dinner|atelier|papier|métier|premier|dernier|dîner|déjeuner|goûter|quartier|janvier|février|cahier|escalier|chantier|calendrier|courrier|budget|mer|hiver|enfer|fer|cher|hier|plaisir|avenir|désir|loisir|soir|espoir|devoir|pouvoir|savoir|noir|miroir|couloir|trottoir|livre|lettre|chambre|cuisine|ventre|centre|votre|notre|autre|entre|contre|cancer|rendre compte|mare|cuore|dolore|colore|sapore|amore|errore|valore|genere|carcere|camere|maniere|barriere|infermiere|cameriere|quartiere|cantiere|mestiere|pensiere|bicchiere|corriere|cartelle|lire|mire|dessert|super|hiper|poster|smoker|burger|computer|meter|master|leader|manager|player|partner|influencer|freelancer|newsletter|designer|trainer|sommelier|chef|air|hair|repair|flair|chair|premiere)$/iu;

const MOST_WORDS = 11;
const REFLEXIVE = /^(?:ne (?:pas|plus|jamais) )?(?:se |s')?(?=\p{L})/iu;

/** Empty where the clause speaks to the viewer, who is not one of those that it would be said of. */
function ofOthers(clause: string, language: Language): string {
  // "hoe je beter slaapt" is how anybody does; "je gazon" is the viewer's own.
  if (language === 'nl' && /^hoe je (?!.*(?<!\p{L})(?:je|jij|jouw|jou|jullie|u|uw)(?!\p{L}))/iu.test(clause))
    return clause;
  const said = language === 'fr' ? saidOfSeveral(clause) : clause;
  return CLAUSES[language].viewer.test(said) ? '' : said;
}

/** "cómo puedo ahorrar", "comment faire pour dormir": who can is not what is asked. */
const CAN =
  /^(c[oó]mo|come|comment) (?:puedo|puedes|podemos|se puede|(?:eu )?posso|você pode|faço para|si può|puoi|fare (?:a|per)|puis-je|peut-on|je peux|on peut|faire pour) (?=\p{L}+(?:ar|er|ir|are|ere|ire|re|se)(?!\p{L}))/iu;

const INTERROGATIVE =
  /^(?:c[oó]mo|por qué|por que|qué|cuánto|cuándo|dónde|cuál|cuáles|vale la pena|conviene|es mejor|o que|quanto|quando|onde|qual|quais|vale a pena|devo|posso|come|perché|cosa|dove|quale|quali|è meglio|meglio|comment|pourquoi|où|quel|quelle|quels|quelles|combien|faut-il|est-ce|peut-on|doit-on|que|wie|warum|wieso|weshalb|wann|wo|was|womit|woran|welche[rs]?|lohnt|kann|soll|sollte|muss|darf|ist|hoe|waarom|wanneer|waar|wat|welke?|moet|kan|mag) \p{L}/iu;

/** Asked as it was typed, for quotation marks; null where it is no question. */
export function readQuestionAbroad(label: string, typed: string, language: Language): string | null {
  const marked = /\?\s*$/u.test(typed);
  if (!marked && !INTERROGATIVE.test(label)) return null;
  const asked = `${label.charAt(0).toUpperCase()}${label.slice(1)}?`;
  return language === 'es' ? `¿${asked}` : language === 'fr' ? asked.replace(/\?$/u, ' ?') : asked;
}

/** "wie du ein Haus kaufen kannst" of "ein Haus kaufen": the modal verb leaves the deed as it was typed. */
function clauseOfGermanDeed(label: string): WhClause | null {
  const [deed, theirs] = [germanDeed(label, 'dein'), germanDeed(label, 'sein')];
  if (deed === null || words(deed).length > MOST_WORDS - 3) return null;
  const said = { text: `wie du ${deed} kannst`, they: `wie man ${theirs} kann` };
  return { ...said, kind: 'how', infinitive: false, derived: false };
}

/** The Dutch "je" is anybody. */
function clauseOfDutchDeed(label: string): WhClause | null {
  const said = clauseOfDutch(label);
  if (said === null || words(said).length > MOST_WORDS) return null;
  return { text: said, they: said, kind: 'how', infinitive: false, derived: false };
}

export function readClauseAbroad(label: string, language: Language): WhClause | null {
  const deedTyped =
    language === 'de' ? clauseOfGermanDeed(label) : language === 'nl' ? clauseOfDutchDeed(label) : null;
  if (deedTyped) return deedTyped;
  const { asks, goesOn, own, how } = CLAUSES[language];
  const lower = /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
  const stated = lower.replace(CAN, '$1 ');
  const typed = (language === 'de' ? clauseOfQuestion(stated) : null) ?? stated;
  if (words(typed).length > MOST_WORDS || own.test(typed) || /[,;:()]/.test(typed)) return null;
  const lead = asks.exec(typed)?.[0];
  // "bien choisir ses chaussures"
  const rest = typed
    .slice(lead?.length ?? 0)
    .replace(/^(?:bien|mieux) (?=(?:(?:se|te|vous) |[st]')?\p{L}+(?:er|ir|re)\b)/iu, '');
  const next = words(rest)[0] ?? '';
  const clause = (said: string): WhClause => ({
    text: language === 'fr' ? saidToViewer(said, addressIn(label)) : said,
    they: ofOthers(said, language),
    kind: KINDS.find(([, leads]) => leads.test(said))?.[0] ?? 'how',
    infinitive: false,
    derived: false,
  });
  if (lead) return goesOn.test(next) && words(typed).length > 2 ? clause(typed) : null;
  // "se mettre à son compte", "ne pas s'endetter"
  const deed = language === 'fr' ? (words(rest.replace(REFLEXIVE, ''))[0] ?? '') : next;
  const infinitive = how !== undefined && INFINITIVES[language].test(deed) && !NO_VERB.test(deed);
  return infinitive && words(typed).length > 1 ? clause(`${how} ${typed}`) : null;
}

const INFINITIVES: Record<Language, RegExp> = {
  es: whole('\\p{L}{2,}(?:ar|er|ir)|dar|ver|leer'),
  pt: whole('\\p{L}{2,}(?:ar|er|ir)|dar|ter|ver|ler'),
  it: whole('\\p{L}{2,}(?:are|ere|ire)|fare|dare|dire'),
  fr: whole(
    '\\p{L}{2,}(?:er|ir)|\\p{L}*(?:mettre|prendre)|\\p{L}{0,4}(?:vendre|rendre|tendre|pendre|descendre|perdre|répondre|battre|suivre|vivre|écrire|lire|dire|faire|duire|struire|cuire|croire|boire|craindre|peindre|joindre|teindre|vaincre|soudre)|voir|prévoir|recevoir|avoir',
  ),
  de: /(?!)/,
  nl: /(?!)/,
};
