/**
 * A topic in another language that already is a clause: "cómo ahorrar para la jubilación" can follow "te explico" as it
 * was typed. Where the order of its words might be that of a question, or where somebody says "I", there is none.
 */
import { words } from '../english/words.ts';
import type { Language } from './language.ts';
import type { WhClause } from './topic.ts';

type Clauses = {
  /** What the clause begins with. */
  asks: RegExp;
  /** The next word: an infinitive, or a word that only a clause has there. */
  goesOn: RegExp;
  /** The speaker, who is not the viewer. */
  own: RegExp;
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
      '\\p{L}{2,}(?:ar|er|ir)(?:se|lo|la|los|las|te)?|no|se|tu|tus|el|la|los|las|un|una|debe|deben|puede|pueden|cuesta|cuestan|es|son|hay|pasa|significa|funciona|funcionan|necesita|necesitas|debes|puedes',
    ),
    own: within('yo|mi|mis|me|nos|nosotros|nuestr[oa]s?|puedo|debo|tengo|hago|soy|estoy|quiero|necesito|voy'),
    how: 'cómo',
  },
  pt: {
    asks: opens('como|por que|o que|quanto|quando|onde'),
    goesOn: whole(
      '\\p{L}{2,}(?:ar|er|ir|or)(?:-se)?|não|se|você|seu|sua|seus|suas|o|a|os|as|um|uma|deve|devem|pode|podem|custa|custam|é|são|tem|acontece|funciona|funcionam|significa|precisa',
    ),
    own: within(
      'eu|meu|minha|meus|minhas|me|nós|noss[oa]s?|posso|devo|tenho|faço|sou|estou|quero|preciso|vou',
    ),
    how: 'como',
  },
  it: {
    asks: opens('come|perché|cosa|quanto|quando|dove'),
    goesOn: whole(
      '\\p{L}{2,}(?:are|ere|ire|arsi|ersi|irsi|arre|orre|urre|arlo|arla|arli|erlo)|non|si|il|lo|la|i|gli|le|un|una|uno|tuo|tua|è|sono|serve|servono|deve|devono|può|possono|costa|costano|succede|funziona|funzionano|significa',
    ),
    own: within('io|mio|mia|miei|mie|mi|noi|nostr[oaie]|posso|devo|ho|faccio|voglio|vado'),
    how: 'come',
  },
  fr: {
    asks: opens('comment|pourquoi|quand|où'),
    goesOn: whole(
      "(?:[sml]')?\\p{L}{2,}(?:er|ir|re|oir)|se|ne|tu|ton|ta|tes|le|la|les|l'\\p{L}+|un|une|on|il|ce|ça|ces|cette|tous|votre|vos|vous",
    ),
    own: within(
      "je|moi|mon|ma|mes|me|nous|notre|nos|j'\\p{L}+|m'\\p{L}+|est-ce|\\p{L}+-(?:t-)?(?:on|il|elle|je|tu|vous|ils)",
    ),
    how: 'comment',
  },
  de: {
    asks: opens('wie|warum|wieso|weshalb|wann|wo|was|woran'),
    goesOn: whole('man|du|dein|deine|deinen|deinem|der|die|das|ein|eine|einen|es|sich'),
    own: within('ich|mein\\p{L}*|mir|mich|wir|uns|unser\\p{L}*'),
  },
  nl: {
    asks: opens('hoe|waarom|wanneer|waar|wat'),
    goesOn: whole('je|jij|jouw|men|de|het|een|dit|deze|er'),
    own: within('ik|mijn|me|mij|wij|we|ons|onze'),
  },
};

/** Nouns that end as infinitives do, and what else opens a topic so. */
const NO_VERB =
  /^(?:mujer|mujeres|hogar|lugar|taller|alquiler|bienestar|placer|poder|deber|mar|bar|par|cáncer|azúcar|líder|celular|familiar|escolar|militar|mejor|mayor|menor|interior|exterior|amor|dolor|color|calor|valor|motor|error|terror|humor|favor|flor|autor|autora|lugares|melhor|maior|pior|mulher|colher|lar|lugar|jantar|professor|professora|setor|suor|cor|fior|celular|açúcar|dinner|atelier|papier|métier|premier|dernier|dîner|déjeuner|goûter|quartier|janvier|février|cahier|escalier|chantier|calendrier|courrier|budget|mer|hiver|enfer|fer|cher|hier|plaisir|avenir|désir|loisir|soir|espoir|devoir|pouvoir|savoir|noir|miroir|couloir|trottoir|livre|lettre|chambre|cuisine|ventre|centre|votre|notre|autre|entre|contre|cancer|rendre compte|mare|cuore|dolore|colore|sapore|amore|errore|valore|genere|carcere|camere|maniere|barriere|infermiere|cameriere|quartiere|cantiere|mestiere|pensiere|bicchiere|corriere|cartelle|lire|mire|dessert|super|hiper|poster|smoker|burger|computer|meter|master|leader|manager|player|partner|influencer|freelancer|newsletter|designer|trainer|sommelier|chef|air|hair|repair|flair|chair|premiere)$/iu;

const MOST_WORDS = 11;

/** Said to the viewer: where the creator tells of others or of themselves, there is no such clause. */
const VIEWER = within(
  'tu|tus|te|ti|ton|ta|tes|toi|vous|votre|vos|du|dein\\p{L}*|dir|dich|você|vocês|seu|sua|seus|suas|tuo|tua|tuoi|tue|je|jij|jouw|jou|jullie',
);

const OF_VIEWER: Record<string, string> = { son: 'ton', sa: 'ta', ses: 'tes' };
const OF_OTHERS: Record<string, string> = { son: 'leur', sa: 'leur', ses: 'leurs' };

/** "organiser ses repas" is what anybody does; said to one person, the meals are theirs, and so they are of several. */
function whoseIn(clause: string, language: Language, owner: Record<string, string>): string {
  return language === 'fr'
    ? clause.replace(
        /(?<=^comment (?:bien |mieux )?\p{L}+(?:er|ir|re|oir) (?:[^,]*? )?)(son|sa|ses)(?= )/giu,
        (whose) => owner[whose.toLowerCase()] ?? whose,
      )
    : clause;
}

export function readClauseAbroad(label: string, language: Language): WhClause | null {
  const { asks, goesOn, own, how } = CLAUSES[language];
  const typed = /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
  if (words(typed).length > MOST_WORDS || own.test(typed) || /[,;:()]/.test(typed)) return null;
  const lead = asks.exec(typed)?.[0];
  // "bien choisir ses chaussures"
  const rest = typed.slice(lead?.length ?? 0).replace(/^(?:bien|mieux) (?=\p{L}+(?:er|ir|re)\b)/iu, '');
  const next = words(rest)[0] ?? '';
  const clause = (said: string): WhClause => ({
    text: whoseIn(said, language, OF_VIEWER),
    they: VIEWER.test(said) ? '' : whoseIn(said, language, OF_OTHERS),
    kind: 'how',
    infinitive: false,
    derived: false,
  });
  if (lead) return goesOn.test(next) && words(typed).length > 2 ? clause(typed) : null;
  const infinitive = how !== undefined && INFINITIVES[language].test(next) && !NO_VERB.test(next);
  return infinitive && words(typed).length > 1 ? clause(`${how} ${typed}`) : null;
}

const INFINITIVES: Record<Language, RegExp> = {
  es: whole('\\p{L}{2,}(?:ar|er|ir)'),
  pt: whole('\\p{L}{2,}(?:ar|er|ir)'),
  it: whole('\\p{L}{2,}(?:are|ere|ire)'),
  fr: whole(
    '\\p{L}{2,}(?:er|ir)|(?:per|ven|ren|appren|compren|pren|met|fai|li|écri|vi)d?t?re|vivre|faire|mettre|lire|écrire',
  ),
  de: /(?!)/,
  nl: /(?!)/,
};
