/**
 * What a clause is about, where one does something to a thing of one's own: "vos revenus Airbnb" of "comment déclarer vos
 * revenus Airbnb". A run need not say the whole clause each time.
 */
import { words } from '../english/words.ts';
import { dutchDeedOf } from './dutch-deed.ts';
import { germanDeedOf } from './german-deed.ts';
import type { Language } from './language.ts';

type Objects = { thing: RegExp; tail: RegExp };

const INFINITIVE = {
  es: '\\p{L}+(?:ar|er|ir)',
  pt: '\\p{L}+(?:ar|er|ir)',
  it: '\\p{L}+(?:are|ere|ire)',
  fr: '\\p{L}{2,}(?:er|ir|re)',
};
const read = (how: string, infinitive: string, articles: string): RegExp =>
  new RegExp(`^${how} (?:bien |mieux |meglio |mejor |melhor )?${infinitive} ((?:${articles})\\S.*)$`, 'iu');
const tail = (source: string): RegExp => new RegExp(` (?:${source})(?!\\p{L}).*$`, 'iu');

const OBJECTS: Partial<Record<Language, Objects>> = {
  es: {
    thing: read('c[oó]mo', INFINITIVE.es, 'tu |tus |el |la |los |las '),
    tail: tail(
      'sin|con|para|antes|cuando|en|más|mejor|rápido|rápidamente|fácilmente|bien|desde|cada|hoy|siendo',
    ),
  },
  pt: {
    thing: read('como', INFINITIVE.pt, 'seu |sua |seus |suas |o |a(?! \\p{L}+[aei]r(?!\\p{L})) |os |as '),
    tail: tail('sem|com|para|antes|quando|em|no|na|mais|melhor|rápido|rapidamente|bem|desde|cada|todo|hoje'),
  },
  it: {
    thing: read('come', INFINITIVE.it, "il |lo |la |i |gli |le |l'"),
    tail: tail('senza|con|per|prima|quando|in|più|meglio|velocemente|bene|da|ogni|oggi|dopo|durante'),
  },
  fr: {
    thing: read('comment', INFINITIVE.fr, "votre |vos |ton |ta |tes |le |la |les |l'"),
    tail: tail(
      'sans|avec|pour|avant|quand|en|dans|plus|mieux|moins|rapidement|vite|facilement|bien|chaque|après|pendant|depuis|tout|toute|chez|sur|soi-même|vous-même',
    ),
  },
};

/** "le désir de manger" is a thing, and "la peur de conduire" is not what is taken away without it. */
const GOES_ON = /(?<![\p{L}'])(?:a|à|al|alla|ai|alle|au|aux|ao|à|às|aos|et|e|y|o|ou|que|che|qui)(?!\p{L})/iu;

/** What one wants to be rid of is nothing to begin with. */
const RID_OF =
  /^\p{L}+ (?:bien |mieux )?(?:evitar|eliminar|perder|quitar|superar|prevenir|dejar|vencer|fugir|evitare|eliminare|perdere|togliere|superare|prevenire|smettere|vincere|éviter|éliminer|perdre|supprimer|surmonter|prévenir|arrêter|vaincre|chasser)(?!\p{L})/iu;

/** How fast or how well is not what it is about. */
const MANNER =
  / (?:rapidement|vite|légalement|naturellement|durablement|gratuitement|tranquillement|legalmente|naturalmente|gratis|facilement|simplement|efficacement|correctement|rápido|rápidamente|fácilmente|rapidamente|facilmente|velocemente|correttamente|efficacemente)$/iu;
/** What one makes is one's own, "votre budget" of "faire un budget"; what one chooses is not yet. */
const MADE =
  /^(\p{L}+ (?:faire|créer|préparer|monter|hacer|crear|preparar|armar|fazer|criar|montar|fare|creare|preparare)) (un|une|una|um|uma) (?=\p{L})/iu;
const OWN: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  es: { un: 'tu', una: 'tu' },
  pt: { um: 'seu', uma: 'sua' },
  it: { un: 'il tuo', una: 'la tua' },
  fr: { un: 'votre', une: 'votre' },
};
const owned = (clause: string, language: Language): string =>
  clause.replace(MADE, (typed, lead: string, one: string) => {
    const own = OWN[language]?.[one.toLowerCase()];
    return own ? `${lead} ${own} ` : typed;
  });

export function objectOf(clause: string, language: Language): string | null {
  const objects = RID_OF.test(clause) ? undefined : OBJECTS[language];
  const [, said = ''] = objects?.thing.exec(owned(clause.replace(MANNER, ''), language)) ?? [];
  // "estinguere il mutuo prima" is not about the mortgage, but about when.
  const thing = objects?.tail.test(said) ? '' : said;
  const [first = '', ...rest] = words(thing);
  const named = rest.length > 0 || first.includes("'");
  return named && words(thing).length <= 6 && !GOES_ON.test(thing.slice(first.length)) ? thing : null;
}

const HOW = /^(?:c[oó]mo|come|comment) /iu;
/** Said to the viewer, "organizarse" would be "organizarte". */
const DEEDS: Partial<Record<Language, RegExp>> = {
  es: /^\p{L}+(?:ar|er|ir)(?= \p{L})/iu,
  pt: /^\p{L}+(?:ar|er|ir)(?= \p{L})/iu,
  it: /^\p{L}+(?:are|ere|ire)(?= \p{L})/iu,
  fr: /^(?:(?:bien|mieux) )?(?:vous |te |t')?(?:(?!faire (?:le|la) )\p{L}{2,}(?:er|ir|re))(?= \p{L})/iu,
};

/** Where and with what goes where the deed alone is said: the clause has it. */
const ADJUNCTS: Partial<Record<Language, RegExp>> = {
  es: / (?:con|sin|en|desde) .+$/iu,
  pt: / (?:com|sem|em|no|na|nos|nas) .+$/iu,
  it: / (?:con|senza|in|nel|nella) .+$/iu,
  fr: / (?:avec|sans|dans|chez) .+$/iu,
};

function withoutManner(deed: string, language: Language): string {
  const plain = deed.replace(MANNER, '');
  const adjunct = ADJUNCTS[language];
  const brief = adjunct ? plain.replace(adjunct, '') : plain;
  // "aprender a" and "hablar con los hijos" would be cut in two.
  return words(brief).length > 1 && /\p{L}{4,}$/u.test(brief) ? brief : plain;
}

/** That one can learn to learn it is no news. */
const LEARNS = /(?<!\p{L})(?:aprender|apprendre|imparare|lernen|lernt|leren)(?!\p{L})/iu;

/** "payer vos dettes", for frames that ask whether the viewer wants to. */
export function deedOf(clause: string, language: Language): string | null {
  if (LEARNS.test(clause)) return null;
  if (language === 'de') return germanDeedOf(clause);
  if (language === 'nl') return dutchDeedOf(clause);
  // "Vous voulez bien gérer votre budget ?" would ask them a favor.
  const deed = HOW.test(clause) ? clause.replace(HOW, '').replace(/^bien (?=\p{L}+(?:er|ir|re) )/iu, '') : '';
  const plain = withoutManner(deed, language);
  return DEEDS[language]?.test(plain) && !/(?<!\p{L})on(?!\p{L})/iu.test(plain) ? plain : null;
}
