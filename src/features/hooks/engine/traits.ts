/** What a frame does by its words, as bits: an input refuses some of them, and then a thousand frames are asked. */
import { LIGHT_TYPES } from '../hook-types.ts';
import type { Pattern, SlotName } from './pattern.ts';

const SPEAKS = [
  /** Every frame has this one: what refuses it refuses all. */
  'speaks',
  /** A pain said as a plain fact about the viewer; health professions only say "if". */
  'assertsPain',
  /** The speaker is the one who did what the topic says: "I got {np} wrong". */
  'ownDeed',
  /** Speaks of the audience to somebody else: "what moms hear about {np}" cannot go on with "your oven". */
  'speaksOfAudience',
  /** Calls the audience by its name, be it a name of their own or any. */
  'callsByOwnName',
  'callsByAnyName',
  /** Says that somebody asked the topic: nobody asks "why do you feel guilty" about themselves. */
  'quotesAsking',
  /** Says that others asked the question: they would not have said "your lousy swing". */
  'quotesQuestion',
  /** Quotes the deed as what others say. */
  'quotesDeed',
  /** Says that others deny what is stated, or dares the viewer to. */
  'disputes',
  /** Says the two sides apart from each other: "thirty seconds on {a}, thirty on {b}". */
  'partsSides',
  /** Says "we" or "us" of who does it: "most of us never learned how to cope in your 40s". */
  'ofUs',
  /** Says "know" of a clause, which must not say it again. */
  'knowsClause',
  /** Asks to take a side, or tells of taking one. */
  'choosesSide',
  /** Says that somebody looks the topic up, or has it explained: nobody does with a 30-day challenge. */
  'looksUp',
  /** Says that the topic confuses, or is hard. */
  'doubts',
  /** Tells what to do before the deed. */
  'comesFirst',
  /** Promises to go slowly, step by step. */
  'stepwise',
  /** Stands right after a gerund of the frame: "stop googling {np}". */
  'afterGerund',
  /** Says what people think, ask or get wrong about it: nobody has an opinion on a 7-day reset. */
  'opines',
  /** Has an opinion, news or advice on it: not on bathroom ideas, which are shown, and are the advice. */
  'teaches',
  /** Speaks of more than the topic as a whole, which three things in a row do not allow. */
  'partial',
  /** Says that it is no flaw, or no such thing: of what one has, and not of what happened. */
  'absolves',
  'playful',
  /** Plays with its subject, and was not written for a sad one. */
  'light',
  'predicts',
  /** Neither comforts nor goes softly; and speaks of mistakes besides. */
  'ungentle',
  'blames',
  'noDancing',
] as const;

/** What a frame says of a list, or of a claim. */
const TELLS = [
  /** Every frame has this one too. */
  'tells',
  /** Takes its time, or comforts: wrong beside signs that somebody should act on. */
  'unhurried',
  /** Speaks of points that one makes (tips, mistakes), and not of things that one shows (plants, apps). */
  'forPoints',
  /** Speaks of the items as what the viewer or the speaker does, could do or could leave. */
  'sharesItems',
  /** Says that the items go unseen. */
  'unseenItems',
  /** Says that something is missed: what buyers miss has said so already. */
  'misses',
  /** Promises one tip, three questions, a single rule: not what the user has counted. */
  'countsOther',
  /** Tells of one reason, or of two, or has ideas for it: the topic lists the reasons, or the signs. */
  'countsReasons',
  /** Says that one tip is enough. */
  'oneWillDo',
  /** Hands the items out as if they were good. */
  'givesItems',
  /** What nobody doubts surprises nobody, and needs no courage: "would you believe me if I said your diet sucks?" */
  'makesMuch',
  /** Advice is given with its reason: that someone finally tells you that you should is no news. */
  'givesNoReason',
  /** Says what one tells the audience. */
  'quotesToThem',
  /** Tells of something that was done. */
  'tellsDeed',
] as const;

function bitsOf<Name extends string>(names: readonly Name[]): Readonly<Record<Name, number>> {
  return Object.fromEntries(names.map((name, index) => [name, 1 << index])) as Record<Name, number>;
}

export const SPEAKING = bitsOf(SPEAKS);
export const TELLING = bitsOf(TELLS);
/** Refuses every frame. */
export const ALL = -1;

function sumOf<Name extends string>(
  bits: Readonly<Record<Name, number>>,
  found: Record<Name, boolean>,
): number {
  let sum = 0;
  for (const name in bits) if (found[name]) sum |= bits[name];
  return sum;
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

const GERUND_BEFORE =
  /\b(?!during\b|regarding\b|concerning\b|nothing\b|something\b|anything\b|everything\b)\p{L}{2,}ing \{(?:np|ger)\}/iu;

/** "{np}" as a whole: what one talks about. */
const SPEAKS_ABOUT = /\b(?:about|talk|between|(?<!yourself |stuck )on) \{np\}/;

export const informsOf = (template: string): boolean => INFORMS.test(template);

export function speakingOf(
  { template, type, tone, claims, when }: Pattern,
  slots: ReadonlySet<SlotName>,
): number {
  const says = (words: RegExp) => words.test(template);
  const called = slots.has('aud') && says(ADDRESSED);
  const subject = slots.has('np') || slots.has('mod');
  const anyName = when?.audience === 'any';
  const opines = subject && says(OPINES);
  return sumOf(SPEAKING, {
    speaks: true,
    assertsPain: says(/(?:^|[.?!] )\{pain\}(?:[.,!]|$)/),
    ownDeed: says(OWN_DEED),
    speaksOfAudience: slots.has('aud') && !called,
    callsByOwnName: called && !anyName,
    callsByAnyName: called && anyName,
    quotesAsking: says(QUOTES_ASKING) || (says(OTHERS_ASK) && !says(/\byou asked\b/i)),
    quotesQuestion: says(ASKED) && says(/\{(?:q|qLower|wh)\}|(?:do you|trick to|asked[^.?!]*) \{(?:vp|ger)/),
    quotesDeed: says(/"[^"]*\{vp|\bhard(?:er|est)?\b[^.?!]*\{(?:vp|ger)/),
    disputes: slots.has('stmt') && says(DISPUTES),
    partsSides: slots.has('a') && !says(/\{a\} (?:or|vs|and|versus) \{b\}/),
    ofUs: says(/\b(?:us|we)\b[^.?!]*\{(?:wh|ger|vp|vpFull)\}/i),
    knowsClause: says(/\bkn[oe]w\b[^.?!]*\{wh(?:They)?\}/i),
    choosesSide: slots.has('a') && says(CHOOSES),
    looksUp: subject && (says(LOOKS_UP) || says(MISREADS)),
    doubts: subject && says(DOUBTS),
    comesFirst: says(/\bbefore (?:you )?\{(?:vp|vpFull|ger)\}/i),
    stepwise: says(/step at a time|step by step|won't rush|slowly/i),
    afterGerund: says(GERUND_BEFORE),
    opines,
    teaches: opines || (subject && (says(INFORMS) || says(ADVISES))),
    partial: slots.has('np') && !says(SPEAKS_ABOUT),
    absolves: says(/\bflaw\b|personal failure|\bnot\.$|bring up|understand \{np\}/),
    playful: tone === 'playful',
    light: LIGHT_TYPES.includes(type) && when?.sensitive !== 'only',
    predicts: claims?.includes('prediction') === true,
    ungentle: tone !== 'gentle',
    blames: tone !== 'gentle' && type === 'Mistake to Avoid',
    noDancing: template.startsWith('No dancing'),
  });
}

const FOR_POINTS =
  /\b(?:noise|leave the rest|heard|obvious|stings|true|false|lesson|learned|advice|guilty|doing|habits?|step|apply|repeat|skip|complicated|recognize|slips|hard way)\b/i;
const SHARES_ITEMS =
  /favorite|\byours\b|what to do instead|fix them|good idea|good advice|You can avoid|differently|Learn from me|been there|past me|perfect|no guilt|add to my list|asked for|might help|it helps|tried|No judgment|sound familiar|\bTry\b/i;
/** "I'm sharing some lies about anxiety" spreads them. */
const GIVES_ITEMS =
  /(?:sharing|share|run through|here are|take a look at) (?:some|these|my|the) \{items\}|asked for \{items\}/i;
const UNSEEN_ITEMS = /overlooked|people miss|people skip|not always obvious|hard to unsee/i;
const MISSES = /\bmiss(?:ed|es)?\b|overlook|forg[eo]t|left out|people skip/i;
const COUNTS =
  /\b(?:one|two|three|this|my best|best|first) (?:\{\w+\} |\p{L}+ ){0,3}(?:tips?|rules?|mistakes?|steps?|questions?|things?|myths?|claims?|facts?|basics|opinion|detail|habits?)\b|\bthe \{mod\} (?:tip|rule|mistake|step|question|myth|advice)|\{mod\} (?:questions\?|advice)|(?:begin|start) with \{np\}|fits in one line/iu;
const COUNTS_REASONS =
  /\b(?:one|two|three|the|real|common|second) (?:\p{L}+ )?(?:reasons?|explanations?) |\breason you've heard|\b(?:two|three) ideas\b/iu;
const MAKES_MUCH =
  /would you believe|won't tell you|agree|mixed messages|surprise|never hear|not believe|anyone (?:ever )?told|if nobody|people know|knew|convince|sink in|reminder|clear something up|Did you know|told otherwise|fair chance|usual story|differently|argue/i;
const GIVES_REASON = /\bwhy \{stmt\}|explain|plainly|good friend|\breasons?\b|hear me out|remember/i;
const TELLS_DEED =
  /story of how|perfect plan|really went|what happened|true story|big change|easy choice|a mistake:|day one|do it again|three decisions|early on|underestimated|\bdid it|differently|taught me|about it too|on paper|my family|learned|the long one|exactly why|tell you how|keep asking|still ask|full story|my story|all started|wish I'd|I expected|that story|didn't expect|how I know|surprised me|looks different|a little crazy/i;

export function tellingOf(template: string, slots: ReadonlySet<SlotName>): number {
  const says = (words: RegExp) => words.test(template);
  const items = slots.has('items');
  return sumOf(TELLING, {
    tells: true,
    unhurried: says(UNHURRIED),
    forPoints: says(FOR_POINTS),
    sharesItems: items && says(SHARES_ITEMS),
    unseenItems: items && says(UNSEEN_ITEMS),
    misses: items && says(MISSES),
    countsOther: !items && says(COUNTS),
    countsReasons: !items && says(COUNTS_REASONS),
    oneWillDo: says(/\{mod\} tips\. You need one\b/),
    givesItems: items && says(GIVES_ITEMS),
    makesMuch: says(MAKES_MUCH),
    givesNoReason: !says(GIVES_REASON) || says(/mixed messages/),
    quotesToThem: says(/\b(?:to|tell|telling) \{aud\}:/),
    tellsDeed: says(TELLS_DEED),
  });
}
