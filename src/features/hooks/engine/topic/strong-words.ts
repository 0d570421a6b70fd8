/** Orders and complaints in strong words: what they ask of the viewer, and what helps. */
import { gerundOf } from '../english/verbs.ts';
import { words } from '../english/words.ts';
import { answerTo, NO_PARTS, toughly } from './claim-parts.ts';
import { fromAdvice, fromVerb } from './from-verb.ts';
import { softenProfanity } from './profanity.ts';
import { isSensitive } from './semantics.ts';
import type { Topic, VerbPhrase } from './topic.ts';
import { readInfinitive } from './verb-phrase.ts';

/** Said to shake somebody up, and learned by nobody: as it is, or as a friendly voice would say it. */
const ORDERS: readonly (readonly [RegExp, string])[] = [
  [/^(?:wake|grow|step|speak|hurry|lighten|toughen|show) up$/i, '$&'],
  [
    /^(?:get (?:moving|off the couch|to work|serious|started)|tough it out|back off|move on|let it go)$/i,
    '$&',
  ],
  [/^(?:do (?:the|your) (?:work|research|homework|reps|math)|pay attention|start already)$/i, '$&'],
  [/^get a grip$|^pull yourself together$/i, 'get it together'],
  [/^man up$/i, 'step up'],
  [/^shut up$|^(?:shut up and )?listen$/i, 'listen more'],
  [/^get over (?:it|yourself)$/i, 'let it go'],
];

function orderIn(text: string): string | null {
  const [meant, said] = ORDERS.find(([order]) => order.test(text)) ?? [];
  return meant && said ? text.replace(meant, said).toLowerCase() : null;
}

/** "wash your damn hands": whoever swears at the viewer tells them to. */
const TOLD =
  /^\W*(?:just )?(?:f+u+c+king )?\p{L}+ (?:up |off |out )?(?:(?:your|the|that|those|an?|some|more|less|enough) )+(?:(?:god)?damn|f+u+c+king|freaking) \p{L}|^\W*shut the /iu;
/** Everybody knows how; what one works at, as a posture or an oven, is taught as well. */
const NOT_TAUGHT =
  /^(?:wash your (?:hands|face|feet)|brush|drink|eat|pay|call|answer|read|check|update|back up|lock|tell|ask|go|get|be|do|take|wear|bring|sleep|rest|put|leave|listen|wait|buy|use|keep|try|start|send|book|cancel|open|close|turn|say|thank|forgive|love|trust|hire|sell|stop|show|finish|hit|shut|pick|make your bed)\b/i;
/** "ditch your lousy shoes", "cut the cardio": advice too. */
const GIVES_UP =
  /^(?:ditch|quit|dump|drop|lose|toss|trash|fire|cancel|forget|cut the|skip the|get off the couch)\b/i;

function advice(verb: VerbPhrase): Partial<Topic> {
  return { ...fromAdvice(verb), mod: null, np: null };
}

const asVerb = (deed: string): VerbPhrase =>
  readInfinitive(deed, true) ?? {
    vp: deed,
    full: deed,
    ger: [gerundOf(words(deed)[0] ?? ''), ...words(deed).slice(1)].join(' '),
    verbClass: 'action',
    derived: false,
  };

/** What is read of a topic that swears; `text` is what it says without that. */
export function asStrongWords(
  shape: Partial<Topic> | null,
  text: string,
  raw: string,
): Partial<Topic> | null {
  if (softenProfanity(raw) === raw) return shape;
  const order = orderIn(text);
  // Its own words: what it means in others says nothing that was typed.
  if (order) return { ...advice(asVerb(order)), claim: { ...NO_PARTS, told: order } };
  if (!shape) return shape;
  // Whoever swears at cardio is with the viewer: the video is about what helps.
  const complaint = shape.statement && !isSensitive(shape.statement) ? shape.statement : '';
  const wanted = answerTo(complaint);
  const deed = wanted ? readInfinitive(wanted, true) : null;
  if (deed)
    return {
      ...fromVerb(deed),
      mod: null,
      label: null,
      rawLabel: null,
      claim: { ...NO_PARTS, complaint: toughly(complaint) },
    };
  if (/^you should (?!not\b|never\b)/i.test(complaint)) return { ...shape, np: null };
  const { verb } = shape;
  if (shape.shape !== 'verb' || !verb || /^\W*how\b/i.test(raw)) return shape;
  if (GIVES_UP.test(verb.vp) || (TOLD.test(raw) && NOT_TAUGHT.test(verb.vp))) return advice(verb);
  return TOLD.test(raw) && verb.ger !== ''
    ? { ...shape, claim: { ...NO_PARTS, told: verb.full, toldGer: verb.ger } }
    : shape;
}
