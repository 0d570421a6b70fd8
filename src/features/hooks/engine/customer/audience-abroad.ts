/** Who the customers are, where the user writes in another language that has frames: that alone, or nobody. */
import { plainQuotes, words } from '../english/words.ts';
import type { Profession } from '../profession.ts';
import { isWrittenIn, type Language } from '../topic/language.ts';
import { withoutLinks } from '../topic/links.ts';
import { type Customer, NO_CUSTOMER } from './customer.ts';
import { troublesIn } from './trouble-abroad.ts';

type Grammar = {
  /** Before the first noun; a plural one may go, a singular one says that somebody is told of. */
  articles: RegExp;
  singular: RegExp;
  /** Where the name ends and the telling begins. */
  ends: RegExp;
  /** Where a long name can be cut. */
  joints: RegExp;
  /** How the first noun, or the adjective before it, ends in the plural. */
  plural: RegExp;
  /** Nobody in particular. */
  anyone: RegExp;
};

const rule = (source: string): RegExp => new RegExp(source, 'iu');
const AGE = '\\s(?=\\S*\\d)';

const GRAMMARS: Record<Language, Grammar> = {
  es: {
    articles: rule('^(?:los|las) '),
    singular: rule('^(?:el|la|un|una|mi|su|alguien|todo|toda|quien) '),
    ends: rule(`[,.;:(]| (?:que|quienes|cuyos?|cuyas?|cuando|pero) |${AGE}`),
    joints: rule(' (?:de|del|en|con|sin|para|por|a|al|desde) '),
    plural: rule('[^s]s$|eses$'),
    anyone: rule('^(?:personas|gente|clientes?|mujeres|hombres|adultos|jóvenes|todos|usuarios|seguidores)$'),
  },
  pt: {
    articles: rule('^(?:os|as) '),
    singular: rule('^(?:o|a|um|uma|meu|minha|alguém|todo|toda|quem) '),
    ends: rule(`[,.;:(]| (?:que|quem|cuj[oa]s?|quando|mas) |${AGE}`),
    joints: rule(' (?:de|do|da|dos|das|em|no|na|nos|nas|com|sem|para|por|a) '),
    plural: rule('s$'),
    anyone: rule(
      '^(?:pessoas|gente|clientes?|mulheres|homens|adultos|jovens|todos|usuários|seguidores|pais)$',
    ),
  },
  fr: {
    articles: rule('^(?:les|des) '),
    singular: rule("^(?:le |la |l'|un |une |mon |ma |quelqu'un |tout )"),
    ends: rule(`[,.;:(]| (?:qui|que|dont|quand|mais) | qu'|${AGE}`),
    joints: rule(" (?:de|du|des|en|avec|sans|pour|à|au|aux|dans) | d'"),
    plural: rule('[sx]$'),
    anyone: rule(
      '^(?:personnes|gens|clients|clientes|femmes|hommes|adultes|jeunes|tous|particuliers|abonnés)$',
    ),
  },
  it: {
    articles: rule('^(?:i|gli|le) '),
    singular: rule("^(?:il |lo |la |l'|un |uno |una |un'|chi |mio |mia )"),
    ends: rule(`[,.;:(]| (?:che|cui|quando|ma|tra i|tra le|fra i) |${AGE}`),
    joints: rule(" (?:di|del|della|dei|degli|delle|in|con|senza|per|a|al|alla|alle|ai|da|su) | d'"),
    plural: rule('[ie]$'),
    anyone: rule('^(?:persone|gente|clienti|donne|uomini|adulti|giovani|tutti|utenti|ragazzi)$'),
  },
  de: {
    articles: rule('^die '),
    singular: rule('^(?:der|das|ein|eine|einen|mein|meine|jemand|jede|jeder|wer|alle) '),
    ends: rule(
      `[,.;:(]| (?:die|deren|denen|welche|wenn|aber|zwischen|ab|um|über|unter|mitte|anfang|ende) |${AGE}`,
    ),
    joints: rule(' (?:in|im|aus|mit|ohne|von|vom|für|bei|auf|am|an) '),
    plural: rule('(?:e|en|er|n|s|el)$'),
    anyone: rule('^(?:leute|menschen|personen|kunden|kundinnen|frauen|männer|erwachsene|alle|jeder|nutzer)$'),
  },
  nl: {
    articles: rule('^de '),
    singular: rule('^(?:het|een|mijn|iemand|iedereen|wie|elke|alle) '),
    ends: rule(`[,.;:(]| (?:die|dat|wie|wier|als|maar|tussen|vanaf|rond|boven|onder) |${AGE}`),
    joints: rule(' (?:in|uit|met|zonder|van|voor|bij|op|aan|te) '),
    plural: rule('(?:e|en|s|n)$'),
    anyone: rule('^(?:mensen|personen|klanten|vrouwen|mannen|volwassenen|iedereen|jongeren|gebruikers)$'),
  },
};

const MOST_WORDS = 4;
/** What a name cannot end in: the noun it leads to was cut off with an age. */
const OPEN_END =
  /\s(?:depuis moins|depuis plus|depuis|moins|plus|desde hace menos|desde|menos|de|del|da|do|dos|das|du|des|di|dai|dal|dalla|dalle|dagli|vom|ab|zwischen|der|von|van|con|com|con|avec|mit|met|y|e|et|und|en|o|ou|oder|of|a|à|entre|tra|fra|in|im|te|los|las|les|i|os|as|le|la|el)$/iu;
/** "casados con ciudadanos" are nothing without whom they married. */
const PARTICIPLE = /\s\p{L}+(?:[ai]d[oa]s|[aiu]t[ie]|ée?s)$/iu;
/** Fair housing: where homes are sold, nobody is called by what kind of people they are. */
const HOMES =
  /bienes ra[ií]ces|inmobiliari|immobili|makler|imobili|corretora? de im[óo]veis|makelaar|vastgoed|real estate|realtor/i;

/** German writes only its nouns with a capital: "Berufstätige Hundehalter" begins with an adjective. */
function inSentence(name: string, language: Language): string {
  const [first = '', second = ''] = words(name);
  const adjective = language !== 'de' || (/e$/.test(first) && /^\p{Lu}/u.test(second));
  const plain = /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)?$/u.test(first);
  return adjective && plain ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** "de 30 à 45 ans", "zwischen 28 und 40 Jahren", "dai 22 ai 35 anni": grown-ups, and not the age of their children. */
const AGES =
  /,? (?:de|entre|zwischen|von|ab|über|unter|um|tra i|fra i|dai|da|di|tussen|van|vanaf|rond|tra|a partir de|mayores de|más de|acima de|plus de|over|oltre i|sopra i) (?:les |los |i |os |as |de )?(?:1[89]|[2-9]\d)(?: ?(?:-|à|et|a|y|e|e i|ai|und|bis|en|tot) ?(?:los |i |os )?\d\d)?(?: (?:ans|años|anni|anos|jahren?|jaar))?(?![\p{L}\d])/iu;

type Named = { name: string | null; telling: string };

/** Who they are, and what is told of them after that. */
function nameOf(typed: string, language: Language): Named | null {
  const { articles, singular, ends, joints, plural, anyone } = GRAMMARS[language];
  if (singular.test(typed)) return null;
  const text = typed.replace(AGES, '');
  const grown = text !== typed;
  const whole = text.replace(articles, '');
  const end = ends.exec(whole);
  // "peluqueras, fontaneros y dueños de bares": a list of several, and the first is not all of them.
  if (
    end?.[0] === ',' &&
    !/^, (?:que|qui|die|deren|che|pero|mais|mas|ma|aber|maar|de \d|\d|entre|zwischen|tra|tussen)/iu.test(
      whole.slice(end.index),
    )
  )
    return null;
  const full = (end ? whole.slice(0, end.index) : whole).trim();
  let name = full;
  while (OPEN_END.test(name)) name = name.replace(OPEN_END, '');
  // "mamás y papás de niños" have lost how old the children are.
  const aged = end !== null && /^\s/.test(end[0]) && /\d/.test(whole.slice(end.index, end.index + 12));
  const joint = joints.exec(name);
  if (joint && (words(name).length > MOST_WORDS || (aged && words(name).length > 3)))
    name = name.slice(0, joint.index).replace(PARTICIPLE, '');
  const [first = ''] = words(name);
  const sayable =
    name !== '' &&
    words(name).length <= MOST_WORDS &&
    plural.test(first) &&
    !/[\d"“”/&+*@#]/.test(name) &&
    /^[\p{L}'’ -]+$/u.test(name);
  if (!sayable) return null;
  const said = inSentence(name, language);
  // Of "mamás de niños que …" the children may be told of; an age between them says that the parents are.
  const others = words(full.slice(joints.exec(full)?.index ?? full.length)).slice(1);
  const unsure = !grown && others.some((word) => plural.test(word) && !/^\p{Lu}/u.test(word));
  // The young are somebody where their age is told; of people one can tell what they go through.
  const nobody = anyone.test(name) && !(grown && YOUNG.test(name));
  return {
    name: nobody ? null : language === 'it' ? withItalianArticle(said) : said,
    telling: end && !unsure ? whole.slice(end.index) : '',
  };
}

const YOUNG = /^(?:jóvenes|jovens|jeunes|giovani|jongeren)$/iu;
/** Borrowed words have no ending that tells. */
const FEMININE = /(?<!freelanc|singl)e$|trici$|^(?:madri|mogli)$/iu;

/** "per le famiglie", "per gli studenti": Italian speaks of no group without it. */
function withItalianArticle(name: string): string {
  const [first = '', second = ''] = words(name.toLowerCase());
  // "giovani coppie": the noun tells.
  const noun = /^(?:giovani|nuov[ei])$/u.test(first) && second !== '' ? second : first;
  if (FEMININE.test(noun)) return `le ${name}`;
  return /^(?:[aeiouàèéìòù]|s[^aeiou]|z|gn|ps|x|y)/u.test(first) ? `gli ${name}` : `i ${name}`;
}

/** In the language of the topic or not at all: a name in another one would be half a translation. */
export function readCustomerIn(
  language: Language,
  raw: string,
  profession: Profession,
  business = '',
): Customer {
  const text = plainQuotes(withoutLinks(raw.normalize('NFC')))
    .replace(/\s+/g, ' ')
    .trim();
  if (profession === 'realEstate' || HOMES.test(business) || !isWrittenIn(text, language)) return NO_CUSTOMER;
  const named = nameOf(text, language);
  if (!named) return NO_CUSTOMER;
  const { name, telling } = named;
  return {
    ...NO_CUSTOMER,
    audiences: name ? [{ full: name, core: name, specific: true }] : [],
    pains: troublesIn(telling, language),
  };
}
