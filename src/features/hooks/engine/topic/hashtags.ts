/** One topic out of hashtags and plain words: "#halloween #diycostume hacks" is about DIY costume hacks. */
import { inPlural } from '../english/nouns.ts';
import { gerundOf } from '../english/verbs.ts';
import { words } from '../english/words.ts';
import { knownSingular, withHyphens } from './run-together.ts';
import { inSpokenOrder, MADE_OF, NOUN_OF_THINGS, PRAISE } from './tag-order.ts';
import { goesFirst, isOccasion, isSetting, isStyle, spokenHoliday } from './tag-settings.ts';
import { spokenOccasion, spokenTag, wordsOf } from './tag-words.ts';

/** A tag, and not "#1" or "C#". */
const TAG = /^#(?=[\p{L}\p{N}_]*\p{L})[\p{L}\p{N}_]+$/u;

/** Where it is posted, for whom the algorithm should show it, what mood one is in: never what the video is about. */
const AROUND =
  /^(?:fyp\p{L}*|foryou\p{L}*|viral\p{L}*|trend\p{L}*|explore\p{L}*|reels?\p{L}*|shorts|tiktok|instagram|insta\p{L}+|ig\p{L}*|youtube\p{L}*|pov|grwm|ootd|tbt|ad|sponsored|gifted|partner|collab|follow\p{L}*|like\p{L}*|share|comment\p{L}*|storytime|relatable|funny|lol|love|happy|blessed|mood|vibes?|goals|motivation|inspo|inspiration|relax\p{L}*|satisfying|asmr|duet|stitch|greenscreen|edutok|learnontiktok|linkinbio|newpost|newvideo|smallbusiness\p{L}*|shopsmall|supportsmall\p{L}*|(?:mom|mum|dad|mama|boy|girl|dog|cat|work|real|daily|day|night|city|beach|country|wife|married|single|college|school|student|nurse|teacher|farm|ranch|van|rv|boat|lake|island|homestead|pet|baby|gym|fit)_?(?:life|moms?|vibes|mood)|\p{L}+(?:tok|gram|sofinstagram|community|vibes|lovers?|addict|obsessed|aesthetic|fam)|(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)\p{L}*|(?:january|february|march|april|june|july|august|september|october|november|december)|(?:summer|winter|spring|fall|autumn)(?:vibes|time|season|\d+)?|20\d\d|(?:bride|groom|mom|mama|mum|dad)_?to_?be|(?:fit|fab|moms?|women|life|fitness|fabulous|thriving|glowing|midlife)?_?over_?\d0|under_?\d0|\p{L}+withme|\p{L}{3,}season|\p{L}{3,}seller|\p{L}{3,}check)$/iu;

/** "#fishtok", "#dogsofinstagram": a place where people post, and no subject. */
const PLACE = /^\p{L}{3,}(?:tok|gram|sofinstagram|community)$/iu;

/** What goes with the thing that it is said of, another tag: "#plussize #swimsuit haul". */
const QUALITY =
  /^(?:plus_?size|mid_?size|petite|vegan|vegetarian|gluten_?free|(?:low|high|no|zero)_?(?:carb|fat|sugar|sodium|protein|fiber|waste)|keto|paleo|budget|thrifted|diy|easy|healthy|natural|curly_?hair|(?:budget|kid|family|renter|beginner|pet)_?friendly)$/i;

const SPACE = /(?:room|space|apartment|kitchen|office|closet|house)$/i;

/** The plain words are whole without the tag before them. */
const WHOLE =
  /^(?:how|why|what|when|where|who|which|should|is|are|do|does|did|can|could|will|would|if|stop|don't|dont|never|always|my|your|our|the|this|these|those|a|an|i|i'm|i've|we|you|they|it|best|easy|simple|quick|cheap|cute|new|top|free|favorite|healthy|\d+)\b/i;
const PREPOSITION =
  /^(?:for|on|in|with|under|over|at|without|from|to|of|and|vs\.?|versus|that|before|after|during|by|as)$/i;
/** Plain words that wait for the tag after them: "how to make #sourdough", "ideas for #backtoschool". */
const WAITS =
  /^(?:for|with|of|to|in|on|about|from|my|your|our|the|a|an|this|make|making|do|doing|try|trying|diy|easy|best|simple|quick|and|vs\.?|versus)$/i;
const FORMAT = /^(?:tips?|hacks?|ideas?|tricks|advice|basics|mistakes|myths|inspo|recipes?|essentials)$/i;

const body = (token: string): string => token.slice(1).replace(/_+$/, '');

function isUseful(token: string): boolean {
  return !AROUND.test(body(token)) && (spokenHoliday(body(token)) ?? wordsOf(body(token))) !== null;
}

const SEASON = /^(?:winter|summer|spring|fall|autumn)$/i;
const says = (tag: string): boolean => isUseful(tag) || SEASON.test(body(tag)) || isOccasion(body(tag));

/** Where, when or of which kind the thing is that `words` name; null where the tag does not say, or they say it already. */
function settingOf(tag: string, said: readonly string[]): string | null {
  if (!says(tag)) return null;
  const spoken = isOccasion(body(tag)) ? spokenOccasion(body(tag)) : spokenTag(body(tag));
  const known = said.join(' ').toLowerCase().split(/[ -]/);
  const again = spoken
    .toLowerCase()
    .split(/[ -]/)
    .some((word) => known.includes(word) || known.includes(knownSingular(word)));
  return !again && (isSetting(spoken) || isOccasion(body(tag))) ? spoken : null;
}

/** "ideas", "cleanup tips", "on a porch", "finds under $20" lean on what stands before them. */
function leans(plain: readonly string[]): boolean {
  const first = plain[0] ?? '';
  if (PREPOSITION.test(first)) return true;
  if (WHOLE.test(first)) return false;
  const end = plain.findIndex((word) => PREPOSITION.test(word));
  const core = end === -1 ? plain : plain.slice(0, end);
  return core.length <= 3 && !core.some((word) => /^(?:a|an|the|my|your|our|this|me|I|you)$/i.test(word));
}

/** "#suhoor meals", "#lego sorting": an unknown word says of which kind the plain one is; "#suhoor under 10 minutes". */
function namesKind(tag: string, plain: readonly string[]): boolean {
  const bare = plain.length === 1 || PREPOSITION.test(plain[0] ?? '');
  // "#iftar table ideas"; a longer run of letters is several words that nobody could say.
  const short =
    plain.length === 2 &&
    NOUN_OF_THINGS.test(plain[1] ?? '') &&
    /^(?!.*[^aeiouy]{4})(?=.*[aeiouy]).{3,7}$/i.test(body(tag));
  return (bare || short) && /^\p{L}{3,12}$/u.test(body(tag)) && !PLACE.test(body(tag));
}

/** Says of which make something is, and nothing without it. */
const MADE =
  /^(?:handmade|homemade|handcrafted|secondhand|vintage|thrifted|upcycled|vegan|glutenfree|diy|minimalist|(?:high|low)_?(?:protein|carb))$/i;

const FREE = / free$/;

/** Only tags: the first that says something, with what is so made. */
function fromTags(tags: readonly string[]): string {
  const made = tags.filter((tag) => MADE.test(body(tag)));
  const thing = tags.find((tag) => isUseful(tag) && !made.includes(tag));
  if (thing && made[0] === tags[0]) return [...made, thing].map((tag) => spokenTag(body(tag))).join(' ');
  // "#kidsroom #storage", "#roadtrip #snacks": the second is the thing.
  const [first = '', second = ''] = tags.filter((tag) => isUseful(tag) || isOccasion(body(tag)));
  const named = second === '' ? '' : spokenTag(body(second));
  const many = /s$/.test(named) || NOUN_OF_THINGS.test(named) || /^decor$/.test(named);
  const setting = many ? settingOf(first, [named]) : null;
  if (setting && !isOccasion(body(second))) return `${asModifier(setting, named)} ${named}`;
  const chosen =
    tags.find((tag) => isUseful(tag) && !FREE.test(spokenTag(body(tag)))) ??
    tags.find(isUseful) ??
    tags.find((tag) => !PLACE.test(body(tag))) ??
    '';
  const said = spokenTag(body(chosen));
  return FREE.test(said) ? `going ${said.replace(FREE, '-free')}` : said;
}

/** "#springnails designs" are spring nail designs. */
function asModifier(tag: string, next: string): string {
  if (/^thrifting$/.test(tag) && /^(?:finds|haul|flips)$/.test(next)) return 'thrift';
  return (NOUN_OF_THINGS.test(next) || MADE_OF.test(next)) && !/\b(?:kids|sports)$/.test(tag)
    ? tag.replace(/\p{L}+$/u, knownSingular)
    : tag;
}

/** What one makes or shows as one. */
const ONE_OF_THEM =
  /^(?:setup|checklist|routine|guide|haul|tour|review|tutorial|challenge|plan|reset|makeover|flip|drama|smell|progress|transformation|renovation|remodel|upgrade|reveal|update|process|journey|diary|diaries|budget|schedule|list)$/i;

/** Plain words with the setting of a tag after them: "easy air fryer dinners" of "easy dinners #airfryer". */
function placed(plain: readonly string[], after: readonly string[]): string | null {
  const [first = '', ...rest] = plain;
  const praise = PRAISE.test(first) ? [first] : [];
  const thing = praise.length > 0 ? rest : plain;
  if (thing.length === 0 || thing.length > 2 || !leans(thing) || PREPOSITION.test(thing[0] ?? ''))
    return null;
  const many = /s$|^(?:storage|decor|organization|care|food|baking|gear)$/i.test(thing.at(-1) ?? '');
  const setting = many ? after.map((tag) => settingOf(tag, plain)).find((said) => said !== null) : null;
  return setting ? [...praise, asModifier(setting, thing[0] ?? ''), ...thing].join(' ') : null;
}

/** "Christmas nail art designs", "beginner crochet patterns": whatever the other tag says of them. */
function comesFirst(owner: string, said: string, other: string): boolean {
  return MADE.test(body(owner)) || goesFirst(said, other) || isOccasion(body(owner));
}

/** What stands before the plain words: the thing that its tag names, and what the tag before that says of it. */
function leadOf(quality: string | undefined, owner: string, plain: readonly string[]): string[] {
  const lead: string[] = [];
  const last = plain[0] ?? '';
  const kind = asModifier(spokenTag(body(owner)), last);
  if (quality && QUALITY.test(body(quality))) lead.push(spokenTag(body(quality)));
  // "#smallbathroom #renterfriendly makeover": of the bathroom.
  const friendly = / (?:friendly|free|proof|safe)$/.test(kind);
  const setting =
    quality &&
    lead.length === 0 &&
    !friendly &&
    (plain.length < 3 || plain.slice(0, 2).some((word) => PREPOSITION.test(word))) &&
    !/^(?:without|last|diy)$/i.test(last)
      ? settingOf(quality, [kind, ...plain])
      : null;
  // "dorm room small space storage" is a stack; "#smallspace #livingroom" is a small one.
  const stack = quality && SPACE.test(body(quality)) && SPACE.test(body(owner)) && !isStyle(body(quality));
  if (stack && /^small space$/i.test(spokenTag(body(quality))) && !/^small\b/.test(kind)) lead.push('small');
  // "homemade Halloween costumes": how they are made comes first.
  else if (setting && !stack)
    lead.push(
      // "#backyard #wedding on a budget": the wedding is the thing.
      ...(!PREPOSITION.test(last) &&
      comesFirst(owner, kind, setting) &&
      !isStyle(setting) &&
      !(isOccasion(body(quality ?? '')) && isOccasion(body(owner)))
        ? [kind, asModifier(setting, last)]
        : [/ /.test(setting) ? setting : asModifier(setting, NOUN_OF_THINGS.test(last) ? last : '')]),
    );
  // "#smallbathroom #makeover on a budget": of the bathroom.
  if (quality && lead.length === 0 && ONE_OF_THEM.test(kind) && isUseful(quality))
    lead.push(spokenTag(body(quality)));
  if (friendly && quality && isUseful(quality) && lead.length === 0)
    lead.push(kind.replace(/ (?=\S+$)/, '-'), asModifier(spokenTag(body(quality)), last));
  else if (lead[0] !== kind) lead.push(kind);
  // "#diycostume last minute": such things, and not one of them.
  if (/^(?:without|last)$/i.test(last)) lead.push(inPlural(lead.pop() ?? ''));
  return lead;
}

export function splitHashtags(typed: string): string {
  return typed.includes('#') ? withHyphens(joined(typed)) : typed;
}

function joined(typed: string): string {
  const typedTokens = words(
    typed
      .replace(/(?<!\S)#(?:1|one)(?!\S)/gi, 'number one')
      .replace(/(?<!\S)#20\d\d(?!\S)/g, '')
      // "#1099 mistakes": forms go by their number.
      .replace(/(?<!\S)#(?=\d{3,5}(?!\S))/g, '')
      .replace(/(?<=[\p{L}\p{N}])#(?=\p{L}{3})/gu, ' #'),
  ).map((token) => (token.startsWith('#') ? token.replace(/[.,;:!?]+$/, '') : token));
  const tokens = inSpokenOrder(typedTokens, says);
  const isTag = (token: string | undefined): boolean => token !== undefined && TAG.test(token);
  if (!tokens.some(isTag)) return tokens.join(' ');
  const first = tokens.findIndex((token) => !isTag(token));
  if (first === -1) return fromTags(tokens);
  const last = tokens.findLastIndex((token) => !isTag(token));
  const before = tokens.slice(0, first);
  const after = tokens.slice(last + 1);
  // A tag within the sentence is a word of it.
  const plain = tokens.slice(first, last + 1).map((token) => (isTag(token) ? spokenTag(body(token)) : token));
  // "#diycostume no sewing" is a costume without it.
  if (/^no$/i.test(plain[0] ?? '') && /^\p{L}+ing$/u.test(plain[1] ?? '') && plain.length === 2)
    plain[0] = 'without';
  // "#flowers preorder" is preordering flowers.
  const deed =
    plain.length === 1 && /^(?:preorder|order|swap)$/i.test(plain[0] ?? '') && before.findLast(isUseful);
  if (deed) return `${gerundOf((plain[0] ?? '').toLowerCase())} ${spokenTag(body(deed))}`;
  // "#cratetraining help" asks for help with crate training.
  if (
    plain.length === 1 &&
    /^(?:help|struggles?|journey|update|check|life|talk)$/i.test(plain[0] ?? '') &&
    before.some(isUseful)
  ) {
    const said = spokenTag(body(before.findLast(isUseful) ?? ''));
    // "#debtfree journey": free of debt says nothing without it.
    return FREE.test(said) ? `${said.replace(FREE, '-free')} ${plain[0]}` : said;
  }
  // "#tomatoes what to do with too many": of them.
  const counted =
    /^(?:many|few|much|some|enough|leftover|extra)$/i.test(plain.at(-1) ?? '') && before.findLast(isUseful);
  if (counted && plain.length > 2) return [...plain, spokenTag(body(counted))].join(' ');
  // "#vanlife #winter packing list": one for winter in a van.
  const life = before.map(body).find((tag) => /^(?:van|rv|boat|farm|ranch|lake|homestead)_?life$/i.test(tag));
  const season = before.map(body).find((tag) => SEASON.test(tag));
  if (life && !before.some(isUseful) && plain.length <= 3 && !WHOLE.test(plain.join(' ')))
    return [season, life.replace(/_?life$/i, ' life'), ...plain].filter(Boolean).join(' ').toLowerCase();
  const lead: string[] = [];
  const at = before.findLastIndex((tag) => !AROUND.test(body(tag)));
  const owner = before[at];
  if (owner && leans(plain) && (isUseful(owner) || namesKind(owner, plain))) {
    const quality =
      before.slice(0, at).findLast((tag) => !AROUND.test(body(tag)) || says(tag)) ??
      before.find((tag) => SEASON.test(body(tag)));
    lead.push(...leadOf(quality, owner, plain));
    // "#fall #porch #decor ideas": when comes before where.
    const when =
      at > 1 && lead.length === 2 && before[0] !== quality ? settingOf(before[0] ?? '', lead) : null;
    if (when) lead.unshift(when);
  }
  // "holiday #giftwrapping #hacks": one phrase, half of it tagged.
  const format = after.findLast((tag) => FORMAT.test(body(tag)));
  const thing = after.find((tag) => tag !== format && isUseful(tag));
  if (
    lead.length === 0 &&
    before.length === 0 &&
    thing &&
    format &&
    plain.length < 3 &&
    !WHOLE.test(plain[0] ?? '')
  )
    return [...plain, asModifier(spokenTag(body(thing)), body(format)), body(format).toLowerCase()].join(' ');
  const next = after.find(isUseful);
  // "storage ideas #kidsroom": the room comes last, and is half of what it is about.
  const place =
    lead.length === 0 && before.every((tag) => AROUND.test(body(tag))) ? placed(plain, after) : null;
  if (place) return place;
  // "#denim jacket": such jackets, and not one of them.
  if (lead.length > 0 && plain.length === 1 && !ONE_OF_THEM.test(plain[0] ?? ''))
    return [...lead, inPlural(plain[0] ?? '')].join(' ');
  if (lead.length > 0 || !next) return [...lead, ...plain].join(' ');
  if (plain.length === 1 && FORMAT.test(plain[0] ?? ''))
    return `${asModifier(spokenTag(body(next)), plain[0] ?? '')} ${plain[0]}`;
  return WAITS.test(plain.at(-1) ?? '') ? [...plain, spokenTag(body(next))].join(' ') : plain.join(' ');
}
