/** Patterns parsed once into parts, so that a run only joins strings. */
import { placeOf } from './hook-types.ts';
import { type ListFrame, listFrameOf } from './list-frames.ts';
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

export { slotMask };

/** Fixed words, or a hole: which slot fills it, and where the value of that slot stands. */
export type Part = string | { slot: SlotName; at: number; agree: string | null };

export type CompiledPattern = ListFrame & {
  pattern: Pattern;
  /** The pattern's gates with every key, so that the engine reads one shape of object a thousand times. */
  gates: Gates;
  /** One bit per slot that an input may be unable to fill. */
  mask: number;
  parts: readonly Part[];
  slots: ReadonlySet<SlotName>;
  /** The same in the order of the values that fill them. */
  slotOrder: readonly SlotName[];
  carriesTopic: boolean;
  carriesCustomer: boolean;
  /** Says what the customer feels, wants or fears, and not only who they are. */
  carriesInnerLife: boolean;
  /** A pain said as a plain fact about the viewer; health professions only say "if". */
  assertsPain: boolean;
  /** The speaker is the one who did what the topic says: "I got {np} wrong". */
  ownDeed: boolean;
  /** Calls the audience by its name: "{aud}, listen." */
  callsAudience: boolean;
  /** Speaks of the audience to somebody else: "what moms hear about {np}" cannot go on with "your oven". */
  speaksOfAudience: boolean;
  /** Says that somebody asked the topic: nobody asks "why do you feel guilty" about themselves. */
  quotesAsking: boolean;
  /** Says that others asked the question: they would not have said "your lousy swing". */
  quotesQuestion: boolean;
  /** Quotes the deed as what others say. */
  quotesDeed: boolean;
  /** Says that others deny what is stated, or dares the viewer to. */
  disputes: boolean;
  /** Says the two sides apart from each other: "thirty seconds on {a}, thirty on {b}". */
  partsSides: boolean;
  /** Says "we" or "us" of who does it: "most of us never learned how to cope in your 40s". */
  ofUs: boolean;
  /** Says "know" of a clause, which must not say it again. */
  knowsClause: boolean;
  /** Asks to take a side, or tells of taking one. */
  choosesSide: boolean;
  /** Says that somebody looks the topic up, or has it explained: nobody does with a 30-day challenge. */
  looksUp: boolean;
  /** Says that the topic confuses, or is hard. */
  doubts: boolean;
  /** Tells what to do before the deed. */
  comesFirst: boolean;
  /** Promises to go slowly, step by step. */
  stepwise: boolean;
  /** Stands right after a gerund of the frame: "stop googling {np}". */
  afterGerund: boolean;
  /** The preposition right before what the topic gives. */
  leadsBy: 'with' | 'about' | null;
  /** Says what people think, ask or get wrong about it: nobody has an opinion on a 7-day reset. */
  opines: boolean;
  /** Says that there is something to know about it: there is, of closing costs, and not of lunches, which one shows. */
  informs: boolean;
  /** Gives advice on it: on bathrooms, and not on bathroom ideas, which are the advice. */
  advises: boolean;
  /** Speaks about the topic as a whole: what three things in a row allow. */
  speaksAbout: boolean;
  /** Speaks of the topic as of all things of its kind: "about heat pump loans", where one alone would sound stiff. */
  generic: boolean;
  /** Says that it is no flaw, or no such thing: of what one has, and not of what happened. */
  absolves: boolean;
  /** Takes its time, or comforts: wrong beside signs that somebody should act on. */
  unhurried: boolean;
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

function everyGate(when: Gates = {}): Gates {
  return Object.fromEntries(ALL_GATES.map((gate) => [gate, when[gate]]));
}

/** The pattern with every key too, and in one order: patterns are written in thirty ways. */
function everyKey({ id, type, template, when, tone, claims, truth, tips, weight }: Pattern): Pattern {
  return { id, type, template, when, tone, claims, truth, tips, weight };
}

const OWN_DEED =
  /\bI (?:got|dread|dreaded|used to dread|used to|avoided|put off|kept|hated|loved|tried|spent|started|stopped|skipped|rushed|almost|once|finally|failed|messed up|gave up on|still|never)(?: \p{L}+)? ?\{(?:np|ger|vp|vpFull)\}|\bmy (?:face|first|last|laziest|worst|best) (?:\p{L}+ )?(?:before |after |at |of )?\{(?:np|ger|vp|vpFull)\}|\bI made this mistake with \{|\bMonday me|\b(?:I changed my mind (?:about|on)|I was wrong about|took me too long to learn|I wish I'd (?:asked|known|learned)[^.?!]*|I didn't know|You've pretended to know) \{(?:np|wh|ger|q|qLower)\}/iu;

const OPINES =
  /\b(?:myths?|wrong|guess(?:ing)?|attention|asked|ask|asks|questions?|opinions?|everyone's|answers?|claims?|said|say|hear|heard|true|truth|rethink|complicated|idea about|believe)\b/i;
const DOUBTS =
  /confus|unsure|not sure|complicated|overwhelm|feel like a lot|make(?:s)? sense|understand|stuck|isn't as hard|repeat(?:ing)? this|not that simple|explain|advice (?:on|about)|approach|lesson|first step|small changes|misunderstood|my take|from the beginning|easy to miss|what's true|overthink|wondering|hold up|detail/i;

const INFORMS =
  /surprises|surprise you about|surprised what|\bkn(?:ow|ew|own)\b|(?:miss|hear|mention|tell you|heard) this|I'd (?:tell|say)|tells? \{aud\} this|get told|one thing (?:about|surprises)|main thing|matters? most with|clear (?:something|one thing|up)|more to \{|what's simple|reminders|to remember|honest (?:about|version|look)|time we talked|need to talk|thoughts on|why I care|keep talking/i;
const ADVISES =
  /\b(?:mistakes?|tips? (?:for|on)|rules|advice|basics|step (?:by|at)|simpler|tricky|figuring|help with|focus on|guesswork|trouble|long videos|better at|secret|learned|first step)\b/i;

/** "{aud}, …", "…, {aud}.", "Dear {aud}:", "For {aud}: …" are said to the audience itself. */
const ADDRESSED = /\{aud\}(?:[:?.!]|,(?! and\b))|, \{aud\}(?=[.,:?!]|$)/;
const QUOTES_ASKING = /\b(?:asking|asked|ask me|comment I keep getting)\b[^.?!]*\{(?:q|qLower|wh)\}/i;
const ASKED =
  /\b(?:ask(?:ed|s|ing)?|questions?|hear(?:ing)?|comments?|came up|comes? up|coming up|wonder\w*|DMs?|want to know)\b/i;
/** "A friend asked me about {np}": not about your first beehive. */
const OTHERS_ASK =
  /\b(?:friends? (?:asked|asks?|texted)|(?:someone|somebody|people|friends?|they|who) (?:keeps? )?(?:asked|asks?|asking)|(?:asked|asking|ask) me)\b[^.?!]*\{np\}/i;
/** Nor is it complicated, heard of, new to anybody or told in thirty seconds. */
const MISREADS =
  /complicated|simpler|\bmyths?\b|\blie\b|New to \{|thirty[- ]second|get wrong|heard|wrong about|scar(?:y|ed)|changed my mind|look twice|in theory|opinions? (?:on|about)|questions? about|hard(?:er|est)? (?:than|about)|\bhate|dread/i;
const LOOKS_UP =
  /goog|explain|understand|confus|jargon|plain (?:English|version|words)|\btabs?\b|look(?:ed|ing)? (?:it |them )?up/i;
const CHOOSES =
  /\b(?:pick\w*|choos\w+|chose\w*|torn|side|team|tried|try|argued|switch|flip|winner|prefer\w*|vote|better|worth|for weeks|changed my mind|wrong (?:answer|reason)|beats?|losing sleep|type A|Yesterday's|won't love|decide\w*|disagree\w*|opinion|settle|score|my (?:honest )?take|need help|two pros)\b|\{a\} or \{b\}/i;

const DISPUTES =
  /\b(?:prove me wrong|wrong|opposite|judge me|won't like|half the room|one catch|scared me|didn't believe|argued|disagree\w*|what to do about it|would you believe|won't tell you|convince you|whatever else|argue|hot take|fight me|throw out|erase)\b/i;

const UNHURRIED =
  /\b(?:rush|hurry|later|deadline|no order|right order|slowly|rest\b|one at a time|breath|pencil|hurts?|hard day|heavy|notebook|rewrote|long pauses|use any|use these|is enough|texts? for|kind sentences|at least|cry|parking lot|right words|silence|skip|brave\w*|strong here|lights low|tea|blanket|chair|in the car|whisper\w*|be there for|can wait|to leave|words won't|softly|soft|sit with|not the day|pretending|stands next|taught me|used to|should need|out loud|know what to say|silver linings|gently|needs a minute)\b/i;
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
  const fixed = parts.filter((part) => typeof part === 'string').join(' ');
  const frame = contentStems(contentWords(fixed, pattern.when?.language));
  return {
    pattern: everyKey(pattern),
    gates: everyGate(pattern.when),
    mask: slotMask(slots),
    parts,
    slots,
    slotOrder: [...slots],
    carriesTopic: has(TOPIC_SLOTS, slots),
    carriesCustomer: has(CUSTOMER_SLOTS, slots),
    carriesInnerLife: CUSTOMER_SLOTS.some((slot) => slot !== 'aud' && slots.has(slot)),
    assertsPain: /(?:^|[.?!] )\{pain\}(?:[.,!]|$)/.test(pattern.template),
    ownDeed: OWN_DEED.test(pattern.template),
    speaksOfAudience: slots.has('aud') && !ADDRESSED.test(pattern.template),
    callsAudience: slots.has('aud') && ADDRESSED.test(pattern.template),
    quotesAsking:
      QUOTES_ASKING.test(pattern.template) ||
      (OTHERS_ASK.test(pattern.template) && !/\byou asked\b/i.test(pattern.template)),
    quotesQuestion:
      ASKED.test(pattern.template) &&
      /\{(?:q|qLower|wh)\}|(?:do you|trick to|asked[^.?!]*) \{(?:vp|ger)/.test(pattern.template),
    quotesDeed: /"[^"]*\{vp|\bhard(?:er|est)?\b[^.?!]*\{(?:vp|ger)/.test(pattern.template),
    doubts: (slots.has('np') || slots.has('mod')) && DOUBTS.test(pattern.template),
    comesFirst: /\bbefore (?:you )?\{(?:vp|vpFull|ger)\}/i.test(pattern.template),
    stepwise: /step at a time|step by step|won't rush|slowly/i.test(pattern.template),
    afterGerund:
      /\b(?!during\b|regarding\b|concerning\b|nothing\b|something\b|anything\b|everything\b)\p{L}{2,}ing \{(?:np|ger)\}/iu.test(
        pattern.template,
      ),
    leadsBy: / with \{(?:np|ger)\}/.test(pattern.template)
      ? 'with'
      : / about \{(?:np|ger)\}/.test(pattern.template)
        ? 'about'
        : null,
    opines: (slots.has('np') || slots.has('mod')) && OPINES.test(pattern.template),
    informs: (slots.has('np') || slots.has('mod')) && INFORMS.test(pattern.template),
    advises: (slots.has('np') || slots.has('mod')) && ADVISES.test(pattern.template),
    looksUp:
      (slots.has('np') || slots.has('mod')) &&
      (LOOKS_UP.test(pattern.template) || MISREADS.test(pattern.template)),
    speaksAbout:
      !slots.has('np') || /\b(?:about|talk|between|(?<!yourself |stuck )on) \{np\}/.test(pattern.template),
    generic:
      slots.has('np') &&
      /\b(?:about|talk|(?<!yourself |stuck )on) \{np\}/.test(pattern.template) &&
      parts.every((part) => typeof part === 'string' || part.agree === null),
    disputes: slots.has('stmt') && DISPUTES.test(pattern.template),
    partsSides: slots.has('a') && !/\{a\} (?:or|vs|and|versus) \{b\}/.test(pattern.template),
    ofUs: /\b(?:us|we)\b[^.?!]*\{(?:wh|ger|vp|vpFull)\}/i.test(pattern.template),
    knowsClause: /\bkn[oe]w\b[^.?!]*\{wh(?:They)?\}/i.test(pattern.template),
    choosesSide: slots.has('a') && CHOOSES.test(pattern.template),
    absolves: /\bflaw\b|personal failure|\bnot\.$|bring up|understand \{np\}/.test(pattern.template),
    unhurried: UNHURRIED.test(pattern.template),
    ...listFrameOf(pattern.template, slots),
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
