/**
 * What is done, in German: "ein Haus finanzieren" of "wie man ein Haus finanziert", and of a topic that is typed so. Null
 * where the verb is not sure.
 */
import { words } from '../english/words.ts';
import { STRONG } from './german-question.ts';

const PREFIXES =
  '(?:an|auf|aus|ab|ein|mit|vor|zu|um|weg|los|her|hin|nach|bei|fest|zurück|teil|weiter|wieder|zusammen|fort|heraus|hinaus|dar|durch|be|ge|er|ver|zer|ent|emp|miss|über|unter|hinter|wider)';
/** Their infinitive has another vowel, and they are not listed. */
const UNSURE = /(?:ist|tut|sticht|gilt|schmilzt|frisst|säuft|dirbt|birgt|weiß|möchte)$/u;

function infinitiveOf(verb: string): string | null {
  if (UNSURE.test(verb)) return null;
  for (const [mine, theirs] of STRONG)
    if (new RegExp(`^${PREFIXES}?${theirs}$`, 'u').test(verb))
      return `${verb.slice(0, verb.length - theirs.length)}${mine}n`;
  if (!/\p{Ll}{2}t$/u.test(verb)) return null;
  // "finanziert" and "verliert", but "verbessert" and "sammelt"
  if (/(?:[^i]er|el)t$/u.test(verb)) return verb.replace(/t$/u, 'n');
  return /(?:[dt]|chn|ffn|gn|dm|tm)et$/u.test(verb) ? verb.replace(/et$/u, 'en') : verb.replace(/t$/u, 'en');
}

/** "du sparst" as "man spart"; "du liest" and its kind are listed as they are. */
const asOfOthers = (verb: string): string =>
  verb.replace(/(?<=[dt]e)st$/u, 't').replace(/(?<=[^sßzxei])st$/u, 't');

/** "mit kleinem Gehalt" goes where the deed alone is said: the clause has it. */
const HOW_FIRST =
  /^(?:mit|ohne|trotz|bei|im|in|am|als|ab|unter|vor|nach|auf) (?:\p{Ll}+ )*\p{Lu}\p{L}+ (?=(?:.+ )?\p{L}+$)/u;

/** The viewer does it, and to a thing of their own. */
const toViewer = (deed: string): string => deed.replace(/(?<!\p{L})sein(e[nmrs]?)?(?!\p{L})/gu, 'dein$1');

/** Of a clause that says "man". */
export function germanDeedOf(clause: string): string | null {
  const [, rest = ''] = /^wie (?:man|du) (?!sich |dich |dir )(.+)$/u.exec(clause) ?? [];
  const [, said = '', verb = ''] = /^(.+) (\p{Ll}+)$/u.exec(rest) ?? [];
  if (said === '') return null;
  if (/^kann(?:st)?$/u.test(verb)) {
    const brief = said.replace(HOW_FIRST, '');
    return toViewer(words(brief).length > 1 ? brief : said);
  }
  const infinitive = infinitiveOf(/^wie du /u.test(clause) ? asOfOthers(verb) : verb);
  return infinitive && `${toViewer(said)} ${infinitive}`;
}

const INFINITIVE = /^\p{Ll}{2,}(?:en|ern|eln)$/u;
/** Known as verbs even where all is typed small and nouns cannot be told. */
const KNOWN =
  /(?:sparen|kaufen|bauen|lernen|machen|planen|kochen|backen|finden|[^aeiou]ieren|legen|meiden|schlafen|nehmen|zahlen|gründen|schreiben|führen|wechseln|handeln|setzen|bekommen|verdienen|loswerden|senken|stärken|ziehen|bessern|starten|mieten|pflegen|schneiden|reinigen)$/u;
const NO_VERB =
  /^(?:morgen|gestern|unten|oben|hinten|zusammen|selten|dagegen|daneben|mitten|gegen|wegen|neben|zwischen|meisten|besten|ersten|letzten|eigenen|kleinen|großen|neuen|guten|allen|vielen|beiden)$/u;
/** Somebody speaks, or it is a question, a condition or a headline of another kind. */
const OTHER =
  /^(?:wie|was|warum|wieso|weshalb|wann|wo|wer|woran|womit|welche\p{L}*|wenn|dass|ob|weil|kann|soll|muss|darf|nie|nicht|tipps?)(?!\p{L})|(?<!\p{L})(?:ich|wir|mein\p{L}*|unser\p{L}*|mich|mir|uns|sich|du|dein\p{L}*|er|sie|zu|um)(?!\p{L})|[,;:()?!]/iu;
/** "Kinder die nicht schlafen" has lost its comma. */
const RELATIVE = /(?<=\p{Lu}\p{L}+ )(?:die|der|das|denen) /u;
/** With what, where or when; "für Anfänger" says for whom, and is not done. */
const HOW = /^(.+?) ((?:mit|ohne|trotz|als|im|in|bei|nach|vor|auf|ab|unter|am) .+)$/u;
const FOR_WHOM = / für (?:\p{Lu}|(?:absolute|junge|kleine) )\p{L}*(?: \p{Lu}\p{L}+)?$/u;

/** "Gewerbe anmelden" is said so in a headline alone: in a sentence it is the viewer's. */
const OWN: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:\p{Lu}\p{Ll}*)?(?:kredit|dispo|hund|garten|lebenslauf|plan|job|keller|rasen|kühlschrank|blog|hof|balkon|alltag)$/iu,
    'en',
  ],
  [
    /^(?:\p{Lu}\p{Ll}*)?(?:wohnung|firma|küche|website|katze|hochzeit|rente|praxis|ehe|beziehung|\p{Ll}{3,}ung|\p{Ll}{3,}tion)$/iu,
    'e',
  ],
  [
    /^(?:\p{Lu}\p{Ll}*)?(?:haus|heim|gewerbe|gehalt|auto|unternehmen|testament|budget|baby|zimmer|bad|immunsystem|konto|studium|leben)$/iu,
    '',
  ],
];

/** What they have or make is theirs where nothing before it says whose. */
function withOwner(deed: string, owner: 'dein' | 'sein'): string {
  const [first = ''] = words(deed);
  const ending = /^\p{Lu}/u.test(first) ? OWN.find(([noun]) => noun.test(first))?.[1] : undefined;
  // What one buys or looks for is not yet one's own.
  const whose = / (?:kaufen|mieten|finden|suchen|bauen)$/u.test(deed) ? 'ein' : owner;
  return ending === undefined ? deed : `${whose}${ending} ${deed}`;
}

const isVerb = (word: string, small: boolean): boolean =>
  INFINITIVE.test(word) && !NO_VERB.test(word) && (!small || KNOWN.test(word));

/** "mit kleinem Gehalt Schulden abbauen" of "Schulden abbauen mit kleinem Gehalt". */
export function germanDeed(topic: string, owner: 'dein' | 'sein'): string | null {
  if (OTHER.test(topic.replace(/^(?:ein|eine|einen) /iu, '')) || RELATIVE.test(topic)) return null;
  const typed = topic.replace(FOR_WHOM, '');
  const small = !/\p{Lu}/u.test(typed);
  if (words(typed).length > 1 && isVerb(words(typed).at(-1) ?? '', small))
    return withOwner(inSentence(typed), owner);
  const [, done = '', how = ''] = HOW.exec(typed) ?? [];
  // "Abnehmen ohne Diät" begins with a capital that the verb does not keep.
  const deed = inSentence(done);
  const alone = words(deed).length === 1;
  return isVerb(words(deed).at(-1) ?? '', small || alone) ? `${how} ${withOwner(deed, owner)}` : null;
}

/** Only the first word has a capital for standing first, and only where it is no noun. */
function inSentence(text: string): string {
  const [first = ''] = words(text);
  const lower = first.charAt(0).toLowerCase() + first.slice(1);
  const noNoun =
    /^(?:ein|eine|einen|richtig|besser|schnell|schneller|gesund|einfach|günstig|erfolgreich|mehr|weniger|endlich|clever|sicher|mit|ohne|im|in|als|bei|nach|vor|auf|ab|am|trotz|die|den|das)$/u;
  return noNoun.test(lower) || (first === text && INFINITIVE.test(lower))
    ? lower + text.slice(first.length)
    : text;
}
