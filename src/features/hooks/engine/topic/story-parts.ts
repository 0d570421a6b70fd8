/**
 * The parts of a story that the creator tells: how it began, and where it led. "I sold my house to buy a farm" began
 * when I sold my house, and led to buying a farm. Each part is still the creator's own, so a run need not say the whole
 * story in every hook.
 */
import { baseOfPast, gerundOf, isAlsoNoun, isVerb } from '../english/verbs.ts';
import { withArticle, words } from '../english/words.ts';
import { carriesTopic } from '../stems.ts';
import type { StoryParts, Topic } from './topic.ts';

const NOTHING: StoryParts = {
  began: null,
  beganGer: null,
  next: null,
  nextGer: null,
  nextYou: null,
  mine: null,
};

/** What these begin is not yet a deed, or is done by somebody else: "I decided to", "I taught my dog to". */
const OPEN_ENDED =
  /^(?:decide|want|need|learn|try|start|begin|stop|manage|plan|choose|agree|refuse|fail|forget|use|have|get|come|promise|hope|teach|help|ask|tell|train|force|convince|allow|invite|encourage|push|let|remember|find|take|be)$/;
/** One goes to a place: what follows "to" is a purpose only where it can be nothing else. */
const GOES = /^(?:move|go|drive|fly|come|switch|travel|return|relocate|commute|walk|run|get)$/;

/** What one ends up doing for a time or for good; fixing one's skin is a result. */
const WAY_OF_LIFE =
  /^(?:open|run|start|launch|found|buy|own|live|drive|become|be|play|sell|make|restore|repair|guide|grow|raise|breed|keep|teach|coach|travel|sail|tour|hike|cycle|bike|work|stay|move|build|bake|brew|cook|paint|draw|write|sing|dance|act|study|train|join|design|sew|weave|carve|weld|farm|fish|homestead|homeschool|freelance|photograph|code|film|stream|serve|volunteer|follow|chase|ride|fly|race|convert|adopt|foster|plant|open up|take over|care)$/;

const TIME = '(?:days?|weeks?|weekends?|months?|years?|hours?|minutes?)';
/** What only says how long, with whom, at what age or without what. */
const TAIL = new RegExp(
  ` (?:(?:in|for|over|within) (?:just |only |under |about |over |less than )?(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\\d[\\d,]*|the last \\p{L}+)(?: whole| full| straight)? ${TIME}|with (?:my|our|an?|no|two|three|four|five|six|\\d+|only|just|zero)\\b.*|at (?:age )?\\d+|in my \\d0s|after \\p{L}.*|without \\p{L}.*|on (?:a|my own|an?) ?.*|(?:all )?by myself)$`,
  'iu',
);

const OWN_THING =
  / my ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+)(?= (?:to|and|into|for|in|with|after|at|on|online|by|from)\b|$)/u;
/** Who is left or moved is nobody's thing, and a life or a mind is none. */
const NO_THING =
  /\b(?:family|kids?|children|sons?|daughters?|husband|wife|partner|parents|mom|dad|mother|father|dogs?|cats?|bab(?:y|ies)|toddler|team|life|mind|first|own|way|weight|body|name|hair|story|time|old|friends?|fianc\p{L}+|boyfriend|girlfriend|boss|self|stuff|things|everything|belongings|possessions|apartment|place|hobb(?:y|ies)|passion|skills?|idea)\b/iu;
const PARTS_WITH =
  /^(?:sell|leave|turn|give|get rid|trade|swap|close|shut|convert|move|quit|donate|rent|empty|gut|renovate|remodel)$/;

type Deed = { base: string; rest: string };

/** "stopping drinking" */
const STAMMERS = /^(?:stop|quit|start|keep|finish|avoid)$/;
/** What is meant or tried is not yet done. */
const NOT_DONE =
  /^(?:decide|want|need|try|plan|hope|promise|agree|refuse|manage|fail|forget|choose|use|have)$/;

const said = ({ base, rest }: Deed): string => [base, rest].filter(Boolean).join(' ');

function gerund({ base, rest }: Deed): string | null {
  if (STAMMERS.test(base) && /^\p{L}+ing\b/u.test(rest)) return null;
  return [gerundOf(base), rest].filter(Boolean).join(' ');
}

function splitVerb(clause: string, toBase: (verb: string) => string | null): Deed | null {
  const [verb = '', ...rest] = words(clause);
  const base = toBase(verb);
  return base ? { base, rest: rest.join(' ') } : null;
}

/** What one reached is told by how, and nobody tries it: "why I lost 40 pounds". */
const REACHED = /^(?:pay|lose|save|earn|gain|reach|double|beat|survive|heal|overcome|win)$/;

/** Nobody looks for the road to these. */
const ENDED = /^(?:drop|quit|leave|fire|close|fail|break|divorce|crash|cancel|end)$/;

/** Where the purpose stands in "sold my house to buy a farm", by the place of its verb. */
function purposeOf(tokens: readonly string[], did: string): number {
  for (let at = 2; at < tokens.length - 1; at++) {
    if (tokens[at - 1]?.toLowerCase() !== 'to') continue;
    const verb = tokens[at] ?? '';
    if (!isVerb(verb) && !WAY_OF_LIFE.test(verb)) continue;
    // "moved to farm country", "went to work"
    if (GOES.test(did) && at === 2 && (isAlsoNoun(verb) || WAY_OF_LIFE.test(verb) === false)) continue;
    return at;
  }
  return -1;
}

const isWayOfLife = ({ base }: Deed): boolean => WAY_OF_LIFE.test(base);

/** "I sold my house to buy a farm" */
function inOrderTo(tokens: readonly string[], did: string): Partial<StoryParts> | null {
  const at = OPEN_ENDED.test(did) ? -1 : purposeOf(tokens, did);
  if (at < 3 && !(at === 2 && GOES.test(did))) return null;
  const cut = /^order$/i.test(tokens[at - 2] ?? '') ? at - 3 : at - 1;
  const aim: Deed = { base: tokens[at] ?? '', rest: tokens.slice(at + 1).join(' ') };
  const began = tokens.slice(1, cut).join(' ');
  return {
    began: `I ${tokens.slice(0, cut).join(' ')}`,
    beganGer: gerund({ base: did, rest: began }),
    next: said(aim),
    nextGer: isWayOfLife(aim) ? gerund(aim) : null,
  };
}

/** "I sold my van and bought a narrowboat" */
function andThen(told: string): Partial<StoryParts> | null {
  const [, before = '', after = ''] = /^(\S+ \S.*?),? and (?:then )?(\S+ \S.*)$/.exec(told) ?? [];
  const deed = splitVerb(after, baseOfPast);
  if (!deed || / and | but /i.test(` ${after} `)) return null;
  const first = splitVerb(before, baseOfPast);
  return {
    began: `I ${before}`,
    beganGer: first && gerund(first),
    nextGer: isWayOfLife(deed) ? gerund(deed) : null,
  };
}

/** "I built a tiny house in six months" */
function withoutTail(told: string, did: Deed): Partial<StoryParts> | null {
  const short = told.replace(TAIL, '');
  if (short === told || words(short).length < 2) return null;
  const deed: Deed = { base: did.base, rest: words(short).slice(1).join(' ') };
  if (REACHED.test(did.base)) return { began: null, beganGer: gerund(deed) };
  const own = ENDED.test(did.base) || /\b(?:my|our|me)\b/i.test(short);
  return {
    began: `I ${short}`,
    beganGer: gerund(deed),
    nextGer: ENDED.test(did.base) ? null : own ? anyRoom(gerund(deed)) : gerund(deed),
  };
}

/** "tiling my own bathroom" of "I taught myself to tile my own bathroom". */
function taughtMyself(told: string): Partial<StoryParts> | null {
  const learned = /^(?:taught|trained|forced|pushed) myself (?:how )?to (\p{Ll}+ \S.*)$/u.exec(told)?.[1];
  const deed = learned ? splitVerb(learned, (verb) => (isVerb(verb) ? verb : null)) : null;
  const did = deed && splitVerb(told, baseOfPast);
  return deed && did ? { beganGer: gerund(did), nextGer: gerund(deed) } : null;
}

/** What is run once it is there; a gym or an office at home is built. */
const RUN =
  /^an? ((?:[\p{L}-]+ ){0,2}?)(shop|store|salon|cafe|bakery|business|restaurant|farm|brand|agency|company|bookshop|bookstore|brewery|boutique|daycare|airbnb)$/iu;
const AT_HOME = /^(?:[\p{L}-]+ )*(?:garage|basement|attic|shed|barn|bedroom|room|closet|balcony)$/iu;

/** "running a toy shop" of "I turned my hobby into a toy shop". */
function turnedInto(told: string, did: Deed): Partial<StoryParts> | null {
  const [, from = '', into = ''] = /^(?:turned|made|converted) my (.+?) into (an? .+)$/i.exec(told) ?? [];
  const [, kind = '', run = ''] = RUN.exec(into) ?? [];
  const room = /^an? (gym|office|library|playroom)$/i.exec(into)?.[1];
  const hobby = /^([\p{L}-]+) (?:hobby|side hustle)$/iu.exec(from)?.[1];
  // "a jewelry business": a business alone could be any.
  const any = kind === '' && /^(?:business|brand|company)$/i.test(run);
  const business = any ? hobby && withArticle(`${hobby} ${run}`) : run && into;
  const result = business
    ? `running ${business}`
    : room && AT_HOME.test(from)
      ? `building a home ${room}`
      : null;
  return result ? { beganGer: gerund(did), nextGer: result } : null;
}

/** "painting a whole kitchen": who watches has another one. */
const ANY_ROOM =
  /\bmy (?=(?:whole )?(?:kitchen|bathroom|bedroom|living room|laundry room|house|garage|basement|backyard|deck|patio|fence|closet|van|wedding dress)$)/i;

function anyRoom(deed: string | null): string | null {
  return deed && ANY_ROOM.test(deed) ? deed.replace(ANY_ROOM, 'a ') : null;
}

/** What came of it, which was wanted by nobody else, or what for in one word: the story began without. */
const AFTERMATH =
  / and it (?:changed|saved|ruined|taught|made|was)\b.*$| (?:that|which|who) (?:nobody|no one|everyone|everybody)\b.*$| nobody (?:else )?\p{L}+$| to (?:travel|relax|retire|escape|heal|survive|focus|rest|save money)$/iu;
/** What went first says nothing of why. */
const NO_BEGINNING = /\bmy (?:stuff|things|belongings|possessions)$/i;

/** "my house" of "I sold my house to buy a farm": something happened to it. */
function ownThing(told: string, { base, rest }: Deed): string | null {
  const verb = /^rid of /i.test(rest) ? `${base} rid` : base;
  const thing = PARTS_WITH.test(verb) ? OWN_THING.exec(` ${told}`)?.[1]?.replace(/^whole /i, '') : undefined;
  return thing && !NO_THING.test(thing) ? `my ${thing}` : null;
}

/** The whole, where it is short and one deed: "moving my family to a small farm". */
function asDeed(told: string, did: Deed): Partial<StoryParts> {
  if (words(told).length > 7 || / and /i.test(told) || NOT_DONE.test(did.base)) return {};
  const deed = gerund(did);
  // Who moved the family moved too.
  const place =
    did.base === 'move' ? /^(?:my|our) (?:whole )?family (to .+)$/i.exec(did.rest)?.[1] : undefined;
  const free = place ? `moving ${place}` : deed;
  const theirs = free && !/\b(?:my|our|me)\b/i.test(free) && !REACHED.test(did.base) && !ENDED.test(did.base);
  return { beganGer: deed, nextGer: theirs ? free : null };
}

/** Undefined where the story cannot be taken apart, or is a sad one. */
export function storyParts({
  shape,
  statement,
  firstPerson,
  sensitive,
  clean,
}: Topic): StoryParts | undefined {
  if (!firstPerson || shape !== 'statement' || sensitive) return undefined;
  const whole = /^I (\S+ \S.*)$/.exec(statement ?? '')?.[1];
  const told = whole?.replace(AFTERMATH, '');
  if (!told || /[,;:"()]| (?:but|because|so|that|who|when|while|until|I|we|it|never|not)\b/.test(told))
    return undefined;
  const did = splitVerb(told, baseOfPast);
  if (!did) return undefined;
  const parts: StoryParts = {
    ...NOTHING,
    ...(taughtMyself(told) ??
      turnedInto(told, did) ??
      inOrderTo(words(told), did.base) ??
      andThen(told) ??
      withoutTail(told, did) ??
      asDeed(told, did)),
    mine: ownThing(told, did),
  };
  // "I started washing windows" led to washing them.
  if (did.base === 'start' && parts.began)
    parts.nextGer = /^I started (\p{L}+ing\b.*)$/u.exec(parts.began)?.[1] ?? parts.nextGer;
  if (told !== whole && !parts.began && parts.beganGer && !ENDED.test(did.base) && !REACHED.test(did.base))
    parts.began = `I ${told}`;
  // "how I ended up fixing up an old van"
  if (/^\p{L}+ing up\b/u.test(parts.nextGer ?? '')) parts.nextGer = null;
  if (NO_BEGINNING.test(parts.began ?? '')) {
    parts.began = null;
    parts.beganGer = null;
  }
  for (const part of Object.keys(parts) as (keyof StoryParts)[]) {
    const form = parts[part];
    if (form && (words(form).length < 2 || !carriesTopic(form, clean))) parts[part] = null;
  }
  return Object.values(parts).some((form) => form !== null) ? parts : undefined;
}
