/**
 * What customers go through, as the user told it after their name: "familles … qui finissent chaque mois à découvert".
 * Of several it can be said as it was typed. Said to the viewer its verbs change; where one of them is not sure to be
 * theirs, or something would have to agree with who watches, there is no such form.
 */
import { words } from '../english/words.ts';
import type { Language } from '../topic/language.ts';
import type { Pain } from './customer.ts';
import { toViewer } from './viewer-abroad.ts';

type Telling = {
  /** Between the name and what is told of them. */
  relative: RegExp;
  /** What they do stands first, after small words; German and Dutch have it last. */
  does: RegExp;
  /** Where another thing is told of the same people. */
  joint: RegExp;
  /** Half of what is told may not point at the other half. */
  points: RegExp;
  trouble: RegExp;
};

const rule = (source: string): RegExp => new RegExp(source, 'iu');
const within = (source: string): RegExp => new RegExp(`(?<![\\p{L}'])(?:${source})(?![\\p{L}])`, 'iu');

const TELLINGS: Record<Language, Telling> = {
  es: {
    relative: rule(',? que '),
    does: rule(
      '^(?:(?:no|ya|aún|todavía|nunca|siempre|solo|sólo|apenas|casi|se|les|también) )*(?:\\p{L}*[aeáé]n|son|han|van|dan|cuesta|falta)(?!\\p{L})',
    ),
    joint: rule(',? (?:pero|y|e) '),
    points: within(
      '(?:lo|la|los|las)(?= \\p{L}+n(?!\\p{L}))|\\p{L}+(?:ar|er|ir)(?:lo|la|los|las)|eso|esto|ello',
    ),
    trouble: within(
      'no|nunca|sin|miedo|demasiad\\p{L}+|deudas?|estrés|cuesta|falta|pierden|olvidan|culpa|agobi\\p{L}+|apenas|bloquean|tiran|evitan|último',
    ),
  },
  pt: {
    relative: rule(',? que '),
    does: rule(
      '^(?:(?:não|já|ainda|nunca|sempre|só|mal|se|quase|também) )*(?:\\p{L}*[ae]m|são|estão|vão|dão|têm|vêm|põem)(?!\\p{L})',
    ),
    joint: rule(',? (?:mas|e) '),
    points: within('isso|isto|disso|nisso|\\p{L}+-l[oa]s?|ele|ela|eles|elas'),
    trouble: within(
      'não|nunca|sem|medo|vermelho|dívidas?|demais|perdem|esquecem|culpa|dificuldades?|cansaço|mal|travam|sofrem|reclamaç\\p{L}+',
    ),
  },
  it: {
    relative: rule(',? che '),
    does: rule(
      '^(?:(?:non|già|ancora|mai|sempre|solo|si|spesso|anche) )*\\p{L}*(?:[ai]no|[^aeiou]ono|sono|[ae]nno)(?!\\p{L})',
    ),
    joint: rule(',? (?:ma|e) '),
    points: within('lo|ne|\\p{L}+(?:ar|er|ir)(?:lo|la|li|le|ne)|ci|questo'),
    trouble: within(
      'non|mai|senza|paura|troppo|troppi|troppe|debiti|ansia|fatica|faticano|perdono|dimenticano|rimandano|mal',
    ),
  },
  fr: {
    relative: rule(',? qui '),
    does: rule("^(?:(?:ne|se|y|en) |[ns]')*(?:\\p{L}+ent|sont|ont|font|vont)(?!\\p{L})"),
    joint: rule(',? (?:mais|et) '),
    points: within(
      "en(?= (?:\\p{L}+er|\\p{L}+ir|parler|faire))|y|l'\\p{L}+er|(?:le|la|les)(?= \\p{L}+(?:er|ir|re)(?!\\p{L}))|lequel|laquelle",
    ),
    trouble: within(
      "ne|n'\\p{L}+|sans|peur|trop|découvert|rouge|dettes?|mal|débordée?s|fatiguée?s|perdent|ratent|peinent|redoutent|stressent|dès le lendemain",
    ),
  },
  de: {
    relative: rule(', die '),
    // Nouns have a capital.
    does: /(?<!\p{L})\p{Ll}+(?:en|ern|eln)$|(?<!\p{L})sind$|(?<!\p{L})\p{Ll}+en zu \p{Ll}+en$/u,
    joint: rule(',? (?:aber|und|doch) '),
    points: within(
      'es|sie(?! (?:anfangen|starten|beginnen|vorgehen|tun|machen))|davon|damit|darüber|dafür|das',
    ),
    trouble: within(
      'nicht|nie|kein\\p{L}*|ohne|angst|zu viel|zu wenig|kaum|schulden|überfordert|wenig zeit|fürchten|\\p{L}*schmerzen|hohe',
    ),
  },
  nl: {
    relative: rule(',? die '),
    does: rule('(?<!\\p{L})(?:\\p{L}+en|zijn|gaan|staan|doen|zien)(?!\\p{L})'),
    joint: rule(',? (?:maar|en) '),
    points: within('het|ze(?! (?:moeten|kunnen|willen))|ervan|ermee|erover|dat|die'),
    trouble: within('niet|nooit|geen|zonder|bang|te veel|te weinig|nauwelijks|schulden|angst|hoge'),
  },
};

/** "gagnent bien leur vie mais …": without the other half it is no reason to watch, unless they want something. */
const BUT = /^,? (?:pero|mas|ma|mais|aber|doch|maar) $/iu;
const WANTS =
  /(?<!\p{L})(?:quieren|desean|necesitan|querem|desejam|precisam|vogliono|desiderano|veulent|souhaitent|aimeraient|wollen|möchten|brauchen|suchen|willen|zoeken|nodig hebben)(?!\p{L})/iu;

/** More than this leaves no room for a frame. */
const MOST_WORDS = 10;
const FEWEST_WORDS = 3;

/** Who does not know where to begin, or what to choose, with whatever it is. */
const ANYBODYS =
  /^(?:no saben|não sabem|non sanno|ne savent pas|nicht wissen,|niet weten)\s(?:por dónde|cómo|qué|por onde|como|o que|da dove|come|cosa|par où|comment|quoi|que|wo|wie|was|womit|waar|hoe|wat)(?:\s\p{L}+){0,4}?\s?(?:empezar|comenzar|hacer|elegir|começar|fazer|escolher|iniziare|cominciare|partire|fare|scegliere|commencer|faire|choisir|anfangen|beginnen|starten|tun|machen|doen)(?:\s(?:sollen|können|müssen))?$/iu;
const SAYABLE = /^[\p{L}\p{N}'’, -]+$/u;
/** A verb that stands last is that of the clause, and not of one within it: "die nicht wissen, wo sie anfangen sollen". */
const mainClause = (text: string): string => text.split(',')[0] ?? '';

function isTold(text: string, language: Language): boolean {
  const { does } = TELLINGS[language];
  const count = words(text).length;
  const verbs = language === 'de' ? mainClause(text) : text;
  return count >= FEWEST_WORDS && count <= MOST_WORDS && does.test(verbs) && SAYABLE.test(text);
}

function isBesideThePoint(first: string, joined: string, second: string, trouble: RegExp): boolean {
  return BUT.test(joined) && !trouble.test(first) && !WANTS.test(first) && !ANYBODYS.test(second);
}

/** The two halves of "louent un studio l'été et ont peur de se tromper", each of which says what they do. */
function halves(text: string, language: Language): [string | null, string] | null {
  const { joint, does, trouble } = TELLINGS[language];
  for (const { index, 0: joined } of text.matchAll(new RegExp(joint.source, 'giu'))) {
    const [first, second] = [text.slice(0, index), text.slice(index + joined.length)];
    const verbs = language === 'de' ? mainClause(second) : second;
    // "die die Angebote nicht verstehen" stumbles.
    if (does.test(verbs) && !/^die /iu.test(second))
      return [isBesideThePoint(first, joined, second, trouble) ? null : first, second];
  }
  return null;
}

/** What is told of those whose name comes before `telling`. */
export function troublesIn(telling: string, language: Language): Pain[] {
  const { relative, points, trouble } = TELLINGS[language];
  const lead = relative.exec(telling);
  if (lead?.index !== 0) return [];
  const [whole = ''] = telling.slice(lead[0].length).split(/[.;:()!?]/u);
  const told = whole.trim();
  const parts = halves(told, language);
  const second = parts && !points.test(parts[1]) ? [parts[1]] : [];
  return [told, ...(parts?.[0] ? [parts[0]] : []), ...second].flatMap((they) => {
    if (!isTold(they, language)) return [];
    const kind = trouble.test(they) ? 'feeling' : 'situation';
    return [{ you: toViewer(they, language) ?? '', they, ger: null, kind, mild: ANYBODYS.test(they) }];
  });
}
