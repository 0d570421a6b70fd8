/** How videos are announced: "quick tip: …", "storytime: …", "come … with me", "before you …". None of it is the topic. */
import { countability, isPluralNoun } from '../english/nouns.ts';
import { baseOfGerund, gerundOf, isVerb } from '../english/verbs.ts';
import { firstToSecond, lowerFirst, words } from '../english/words.ts';

const BEFORE =
  "(?:(?:an?|my|our|your|one|just|quick|daily|weekly|friendly|gentle|little|real|honest|random|today's|hot|pro|expert|money|cleaning|parenting|travel|beauty|cooking|kitchen|fitness|style|client|quick and easy) )*";
const KIND =
  '(?:(?:video |reel |content |post )?(?:idea|topic|title|subject)|eli5|explain(?:ed)? (?:it )?(?:to me )?like i.?m (?:5|five)|pro[- ]?tip|tip(?: of the (?:day|week))?|psa|reminder|story ?time|true story|hot take|take|(?:unpopular |controversial |honest )?opinion|confession|(?:life )?hack|fun fact|fact(?: check)?|lesson learned|rant|heads up|warning|spoiler(?: alert)?|question(?: of the (?:day|week))?|faq|q&a|q|ask (?:an?|the|your) [\\p{L}-]+|myth[- ]?busting|real talk|truth|truth bomb|update|advice|challenge accepted|friday favorites|new video|(?:tip|day|part|episode|ep|lesson|step) ?#? ?\\d+)';
const LABEL = new RegExp(`^${BEFORE}${KIND}\\s*(?::|\\s[–—-]{1,2})\\s*(?=\\S)`, 'iu');
/** "hot take on tipping": what it is about. */
const ON = new RegExp(
  `^${BEFORE}(?:hot takes?|(?:unpopular|honest|controversial) opinions?|(?:\\p{L}+ )?thoughts|two cents|story ?time|psa|rant|real talk) (?:on|about) (?=\\S)`,
  'iu',
);

/** "tell people why they need a will": the viewers are those people. */
const TO_PEOPLE =
  /^(?:tell|show|teach|remind|explain(?: to)?)(?: (?:people|them|my (?:audience|followers|viewers|clients)|everyone|viewers|others))? (how|why|what|when|where)( .+)$/i;

/** Applied to the topic as it was typed, before a colon cuts it. */
export function withoutLabel(typed: string): string {
  const text = typed
    .replace(LABEL, '')
    .replace(ON, '')
    .replace(
      /^(?:the )?only guide (?:you need|you'll (?:ever )?need|you ever need) (?:to|for|on) (?=\S)/i,
      '',
    )
    .replace(/ (?:with|to|for) my (?:audience|followers|viewers|subscribers)$/i, '')
    .replace(
      TO_PEOPLE,
      (_, clause: string, rest: string) => `${clause}${rest.replace(/^ they (?=\p{Ll})/iu, ' you ')}`,
    )
    .replace(
      /^(?:help|helping) (?:people|them|my (?:audience|followers|viewers)|everyone) (?=understand\b)/i,
      '',
    )
    .replace(/^story ?time (?=(?:how|why|when|what) )/i, '')
    // What is said to be a myth must not be claimed.
    .replace(/^(?:(?:an?|common|biggest|the) )*myth(?: #?\d+)?\s*: ?(?=(?:\S+ ){2,}\S)/i, "it's a myth that ")
    .replace(/^(what|who|where|here|that)s (?=\p{L})/iu, "$1's ")
    .replace(/\b(do|does|did|is|are|was|should|could|would|have|has|ca|wo)nt\b/gi, (word, verb: string) =>
      word === word.toUpperCase() ? `${verb}N'T` : `${verb}n't`,
    )
    .replace(/\b(you|they)re\b/g, "$1're")
    .replace(/^im (?=\p{Ll})/iu, "I'm ");
  const [, deed = ''] =
    /^(\p{L}+ing .+?)\s*(?::| [–—-])\s*(?:yes or no|yay or nay|worth it)\??$/iu.exec(text) ?? [];
  if (deed !== '') return `is ${deed.charAt(0).toLowerCase()}${deed.slice(1)} worth it`;
  const [, thing = '', verdict = ''] =
    /^((?:\p{L}+ )?\p{L}+)\s*(?::| [–—-])\s*(good or bad|worth it|overrated|worth it or not)\??$/iu.exec(
      text,
    ) ?? [];
  const many = isPluralNoun(words(thing).at(-1) ?? '');
  if (thing !== '' && (many || countability(thing) === 'mass'))
    return `${many ? 'are' : 'is'} ${lowerFirst(thing)} ${verdict.toLowerCase()}`;
  return twoWays(text) ?? text;
}

/** "dishwasher: repair or replace", "cats: indoor or outdoor". */
function twoWays(text: string): string | null {
  const [, thing = '', a = '', b = ''] =
    /^((?:\p{L}+ )?\p{L}+)\s*(?::| [–—-])\s*(\p{Ll}+) (?:or|vs\.?) (\p{Ll}+)\??$/u.exec(text) ?? [];
  if (thing === '') return null;
  const things = isPluralNoun(words(thing).at(-1) ?? '');
  if (isVerb(a) && isVerb(b)) return `${a} or ${b} ${things ? '' : 'your '}${thing}`;
  return things && !isPluralNoun(a) && !isPluralNoun(b) ? `${a} or ${b} ${thing}` : null;
}

const LEFT = 'buy|use|eat|drink|say|wear|plant|order|make|send|post|mix|get|cook';
const LEAVING =
  'buying|using|eating|drinking|saying|wearing|planting|ordering|making|sending|posting|mixing|getting|cooking';
const THESE = `these ((?:\\p{L}+ )?\\p{L}+s)(?: ((?:on|in|at|for|when|before|after|during|with|if|as|to) .+))?$`;
const LEAVE_THESE = new RegExp(
  `^(?:please )?(?:(?:avoid|skip|ditch)|(?:don't|dont|do not|never)(?: ever)? (?:${LEFT})|(?:stop|quit) (?:${LEAVING})) ${THESE}`,
  'iu',
);
const TRY_THESE = new RegExp(`^(?:try|use|steal|learn|memorize|bookmark|save) ${THESE}`, 'iu');
const LOOK_FOR = new RegExp(`^(?:look|watch) (?:out )?for ${THESE}`, 'iu');

/** The same in full words, for the grammar. */
export function inFull(typed: string): string {
  const text = typed
    .replace(/^(don't|never|do not) (?:you )?(?:dare|ever)(?: to)? (?=\p{Ll})/iu, '$1 ')
    .replace(
      /^(?:definitely|definately|seriously|literally|honestly) (?=(?:don't|dont|never|stop|\p{Ll}+ (?:your|an?|the)|skip|get) )/iu,
      '',
    )
    .replace(/^begin (?=(?:with|by|where) )/i, 'start ');
  const leave = LEAVE_THESE.exec(text);
  if (leave?.[1]) return [leave[1], 'to avoid', leave[2]].filter(Boolean).join(' ');
  const these = TRY_THESE.exec(text);
  if (these?.[1] && these[2]) return `${these[1]} ${these[2]}`;
  const seen = LOOK_FOR.exec(text);
  if (seen?.[1]) return [seen[1], 'to look for', seen[2]].filter(Boolean).join(' ');
  const done = withMe(text);
  if (done) return done;
  const whether = /^to (\p{Ll}+(?: .+)?) or not to \1\??$/u.exec(text)?.[1];
  if (whether) return `should you ${whether}`;
  const first = /^(?:which|what) (?:comes|goes|should go|do you put on) first[,:]? (.+ or .+?)\??$/i.exec(
    text,
  )?.[1];
  if (first) return first;
  // "hardwood, tile or both", "Shopify or Etsy or both?"
  const both = /^([^,]+?)(?:,| or) ([^,]+?),? or (?:both|neither)\??$/i.exec(text);
  if (both?.[1] && both[2] && words(text).length < 9) return `${both[1]} or ${both[2]}`;
  // "from teacher to realtor"
  if (
    /^from (?!(?:an? )?to\b|a to z\b|scratch\b|home\b|(?:farm|seed|head|start|day|bean|field|door|sea|dawn) to\b)\p{L}+(?: \p{L}+){0,2} to \p{L}+(?: \p{L}+){0,2}$/iu.test(
      text,
    )
  )
    return `going ${text}`;
  return clauseAlone(text) ?? text;
}

/** "come thrift with me", "shop with me for a couch", "clean with me": done before the camera. */
function withMe(text: string): string | null {
  const place = /^come (?:along )?(?:with me )?to (\p{L}.+?)(?: with me)?$/iu.exec(text)?.[1];
  if (place && / with me\b/i.test(text)) return `my trip to ${place}`;
  const [, verb = '', before = '', after = ''] =
    /^(?:come (?:and )?)?(?!get ready|come\b)(\p{Ll}+)( .+?)? with me( .+)?$/u.exec(text) ?? [];
  const doing = baseOfGerund(verb) !== null;
  if (!doing && !isVerb(verb)) return null;
  if (before + after === '') return doing ? verb : gerundOf(verb);
  return `${verb}${before}${after}`;
}

/** A clause without the sentence that it belongs to: what to know before it, and what to do then. */
function clauseAlone(text: string): string | null {
  if (words(text).length > 10 || /[,?]/.test(text)) return null;
  const wondered =
    /^(?:(?:have you |do you )?ever wonder(?:ed)?|(?:i'm |still )?(?:not sure|unsure|wondering)|don't know) ((?:how|why|what|when|where|who|which|whether|if) .+)$/i.exec(
      text,
    )?.[1];
  if (wondered) return wondered.replace(/^if\b/i, 'whether');
  if (/^ready to (?!wear |eat |drink |use )\p{Ll}/u.test(text)) return `are you ${text}?`;
  const wanted = /^want (to )?(?!ads\b|you\b|me\b|him\b|her\b|them\b|it\b|vs\b|or\b)(\p{Ll}.+)$/u.exec(text);
  if (wanted?.[2]) return wanted[1] ? wanted[2] : `get ${wanted[2]}`;
  const because = /^because ((?:you|your|i|we|my|our|it|they|nobody|the)\b.+)$/i.exec(text)?.[1];
  if (because) return because;
  const sign = /^(?:(?:this|here) is |this's |here's |consider this )?(?:your|a) sign to (\p{Ll}.+)$/iu.exec(
    text,
  )?.[1];
  if (sign) return sign;
  const thing = /^here(?:'s| is) the (?:thing|deal|truth|problem) (?:about|with) (.+)$/i.exec(text)?.[1];
  if (thing) return thing;
  const here = /^here(?:'s| is) ((?:how|why|what|when|where) .+)$/i.exec(text)?.[1];
  if (here) return here;
  const weary =
    /^(?:tired|sick|sick and tired|scared|afraid|overwhelmed|stressed|worried|bored|stuck|fed up|frustrated) (?:of|with|by|about|out about|in|on|over|at) .+$/i;
  if (weary.test(text)) return `what to do if you're ${firstToSecond(text)}`;
  const [, when = '', rest = ''] = /^(before|after|if) (.+)$/i.exec(text) ?? [];
  const [first = '', next = ''] = words(rest);
  const told = /^(?:you|you're|you've|your|i|my|we|our|it|they)$/i.test(first) && next !== '';
  // "if you should refinance" asks whether.
  if (/^if$/i.test(when))
    return told &&
      !/^(?:should|can|could|need|really|qualify|are ready|will)\b/i.test(rest.slice(first.length + 1))
      ? `what to do if ${firstToSecond(rest)}`
      : null;
  // "before work snacks" are snacks.
  const doing =
    baseOfGerund(first) !== null && /^(?:an?|the|your|my|in|to|for|with|on|into|new|out)$/i.test(next);
  if (
    when === '' ||
    !(told || doing || /^(?:the|an?)$/i.test(first)) ||
    / (?:shots?|photos?|pics|checklist|list|plan|tips|ideas|outfits?)$/i.test(rest)
  )
    return null;
  return `what to ${/^before$/i.test(when) ? 'know' : 'do'} ${when} ${firstToSecond(rest)}`;
}
