/** Patterns parsed once into parts, so that a run only joins strings. */
import { placeOf } from '../hook-types.ts';
import { type Measure, measureOf } from './measure.ts';
import {
  BUSINESS_SLOTS,
  CUSTOMER_SLOTS,
  type Gates,
  LEXICON_SLOTS,
  type Pattern,
  type SlotName,
  TOPIC_SLOTS,
} from './pattern.ts';
import { hashText } from './random.ts';
import { openerOf } from './said.ts';
import { slotMask } from './slot-bits.ts';
import { contentStems } from './stems.ts';
import { rootNumbers } from './taken.ts';
import { contentWords } from './topic/language.ts';
import { informsOf, SPEAKING, speakingOf, tellingOf } from './traits.ts';

export { slotMask };

/** Fixed words, or a hole: which slot fills it, and where the value of that slot stands. */
export type Part = string | { slot: SlotName; at: number; agree: string | null };

export type CompiledPattern = {
  pattern: Pattern;
  /** The pattern's gates with every key, so that the engine reads one shape of object a thousand times. */
  gates: Gates;
  /** One bit per slot that an input may be unable to fill. */
  mask: number;
  /** What it does by its words, and what it says of lists and claims: bits of traits.ts. */
  speaking: number;
  telling: number;
  parts: readonly Part[];
  slots: ReadonlySet<SlotName>;
  /** The same in the order of the values that fill them. */
  slotOrder: readonly SlotName[];
  carriesTopic: boolean;
  carriesCustomer: boolean;
  /** Says what the customer feels, wants or fears, and not only who they are. */
  carriesInnerLife: boolean;
  /** Calls the audience by its name: "{aud}, listen." */
  callsAudience: boolean;
  /** The preposition right before what the topic gives. */
  leadsBy: 'with' | 'about' | null;
  /** Says that there is something to know about it: there is, of closing costs, and not of lunches, which one shows. */
  informs: boolean;
  /** Speaks about the topic as a whole: what three things in a row allow. */
  speaksAbout: boolean;
  /** Speaks of the topic as of all things of its kind: "about heat pump loans", where one alone would sound stiff. */
  generic: boolean;
  /** Promises help to whoever has a trouble or a wish, whatever the video is about: a story gives none. */
  offersHelp: boolean;
  /** Goes on after the topic without a pause: "asked about telling your kids you are separating a lot". */
  trails: boolean;
  /** Has a lexicon slot, or a choice of customer forms: the same pattern can give another text. */
  varies: boolean;
  /** What the frame tells of the length of the hook. */
  measure: Measure;
  /** The first two words where the frame gives both, so that a run need not fill what would open alike. */
  opener: string | null;
  /** Of its id. */
  hash: number;
  /** Where its type stands in the list of types. */
  type: number;
  /** Content words of the frame, by which two patterns of one run are kept apart. */
  frame: ReadonlySet<string>;
  /** The same as numbers. */
  frameRoots: readonly number[];
};

const KNOWN: ReadonlySet<string> = new Set([
  ...TOPIC_SLOTS,
  ...CUSTOMER_SLOTS,
  ...BUSINESS_SLOTS,
  ...LEXICON_SLOTS,
]);
/** Filled with one of several. */
const SITUATIONS = ['situation', 'situationAsk'];
const has = (list: readonly string[], slots: ReadonlySet<string>): boolean =>
  list.some((slot) => slots.has(slot));

const ALL_GATES = [
  'language',
  'address',
  'shape',
  'form',
  'topic',
  'notTopic',
  'verb',
  'notVerb',
  'wh',
  'whInfinitive',
  'question',
  'list',
  'numbered',
  'first',
  'forWhom',
  'number',
  'superlative',
  'versus',
  'explain',
  'aspect',
  'borrowed',
  'method',
  'program',
  'derived',
  'head',
  'profession',
  'notProfession',
  'audience',
  'pain',
  'needs',
  'sensitive',
] as const satisfies readonly (keyof Gates)[];

/** Frames that say the same of themselves share one object: six thousand have eight hundred sets of gates. */
function shared<T>(known: Map<string, T>, key: string, make: () => T): T {
  const before = known.get(key);
  if (before) return before;
  const made = make();
  known.set(key, made);
  return made;
}

const GATES = new Map<string, Gates>();
const SLOTS = new Map<string, ReadonlySet<SlotName>>();
const ORDERS = new Map<string, readonly SlotName[]>();

function everyGate(when: Gates = {}): Gates {
  const entries = ALL_GATES.map((gate) => [gate, when[gate]] as const);
  return shared(GATES, JSON.stringify(entries), () => Object.fromEntries(entries));
}

/** The pattern with every key too, and in one order: patterns are written in thirty ways. */
function everyKey({ id, type, template, when, tone, claims, truth, tips, weight }: Pattern): Pattern {
  return { id, type, template, when, tone, claims, truth, tips, weight };
}

const TRAILS =
  /\{(?:np|wh|whThey|ger|vp|vpFull)\} (?:together|alone|today|a lot|right now|at midnight|for a (?:second|minute|moment)|in (?:under|one|a|sixty|thirty|plain)|this week|the other day|lately|first|with me|without|yet|too|well|like this|this way|easier|the hard way)\b/;

const OFFERS_HELP =
  /\b(?:ideas|suggestions?|tips?|advice|helps?|steps?|start (?:here|with)|place to start|where (?:I'd|to) start|questions? first|what works|test that|fix|easier)\b/i;

/** Words that the first slot cannot touch. */
function fixedOpener(parts: readonly Part[]): string | null {
  const [first] = parts;
  if (typeof first !== 'string') return null;
  const whole = parts.length === 1 ? first : first.slice(0, first.lastIndexOf(' ') + 1);
  const opener = openerOf(whole);
  return opener.includes(' ') ? opener : null;
}

export function compilePattern(pattern: Pattern): CompiledPattern {
  const parts: Part[] = [];
  const slots = new Set<SlotName>();
  for (const piece of pattern.template.split(/(\{[^}]*\})/)) {
    if (piece === '') continue;
    const match = /^\{([a-zA-Z]+)(?:\.([a-z]+))?\}$/.exec(piece);
    if (!match) {
      parts.push(piece);
      continue;
    }
    const slot = match[1] as string;
    if (!KNOWN.has(slot)) throw new Error(`Pattern ${pattern.id}: unknown slot {${slot}}`);
    slots.add(slot as SlotName);
    const at = [...slots].indexOf(slot as SlotName);
    parts.push({ slot: slot as SlotName, at, agree: match[2] ?? null });
  }
  const order = [...slots].join();
  const speaking = speakingOf(pattern, slots);
  const fixed = parts.filter((part) => typeof part === 'string').join(' ');
  const frame = contentStems(contentWords(fixed, pattern.when?.language));
  return {
    pattern: everyKey(pattern),
    gates: everyGate(pattern.when),
    mask: slotMask(slots),
    parts,
    slots: shared(SLOTS, order, () => slots),
    slotOrder: shared(ORDERS, order, () => [...slots]),
    carriesTopic: has(TOPIC_SLOTS, slots),
    carriesCustomer: has(CUSTOMER_SLOTS, slots),
    carriesInnerLife: CUSTOMER_SLOTS.some((slot) => slot !== 'aud' && slots.has(slot)),
    speaking,
    telling: tellingOf(pattern.template, slots),
    callsAudience: (speaking & (SPEAKING.callsByOwnName | SPEAKING.callsByAnyName)) !== 0,
    leadsBy: / with \{(?:np|ger)\}/.test(pattern.template)
      ? 'with'
      : / about \{(?:np|ger)\}/.test(pattern.template)
        ? 'about'
        : null,
    informs: (slots.has('np') || slots.has('mod')) && informsOf(pattern.template),
    speaksAbout: (speaking & SPEAKING.partial) === 0,
    generic:
      slots.has('np') &&
      /\b(?:about|talk|(?<!yourself |stuck )on) \{np\}/.test(pattern.template) &&
      parts.every((part) => typeof part === 'string' || part.agree === null),
    offersHelp: !has(TOPIC_SLOTS, slots) && OFFERS_HELP.test(pattern.template),
    trails: TRAILS.test(pattern.template),
    varies: has(LEXICON_SLOTS, slots) || has(CUSTOMER_SLOTS, slots) || has(SITUATIONS, slots),
    measure: measureOf(parts, slots.size),
    opener: fixedOpener(parts),
    hash: hashText(pattern.id),
    type: placeOf(pattern.type),
    frame,
    frameRoots: rootNumbers(frame),
  };
}
