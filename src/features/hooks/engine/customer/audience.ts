/** Who the viewers are: a plural noun phrase, or nothing. */
import { countability, isPluralNoun, pluralOf } from '../english/nouns.ts';
import { knownThird } from '../english/verbs.ts';
import { plainQuotes, words } from '../english/words.ts';
import { ACRONYMS, PROPER } from '../topic/proper-names.ts';
import { asCalled, isPlace, TOLD_BY_NAME } from './audience-labels.ts';
import type { Audience } from './customer.ts';
import { identified } from './identified.ts';

const LEAD_IN =
  /^(?:(?:my|our|the)\s+)?(?:ideal\s+|target\s+|typical\s+|main\s+|perfect\s+|dream\s+)*(?:customers?|clients?|audience|viewers?|followers?|buyers?|market|avatar|persona)?\s*(?:is|are|would be|includes?|:)\s+|^(?:i|we)\s+(?:work with|help|serve|coach|teach|support|train|target|sell to|create content for|make (?:videos|content) for|want to reach|speak to|focus on)\s+|^(?:mostly|mainly|primarily|usually|typically|generally|any|all|other|fellow)\s+|^(?:they are|they're|this is|these are)\s+/i;

const STOP =
  /^(?:who|whose|that|which|looking|struggling|trying|wanting|needing|seeking|hoping|with|without|aged|age|ages|between|earning|making|nervous|stuck|owed|promised|told|worried|tired|ready|interested|feeling|living|dealing|who've|who're|going|running|working|buying|selling|starting|raising|managing|building|planning|juggling|preparing|drowning|considering|thinking|ranging|mostly|usually|typically|they|wants?|needs?|feels?|and\/or|but|because|where|when|especially|including|such|like|on|over|under|above|earn|navigating|recovering|transitioning|suffering|facing|learning|hitting|about|around|from|at|in|of|for|to|under|diagnosed|within|outside|near|past|back|across|through|until|new|overwhelmed|frustrated|confused|afraid|scared|curious|bored|burned|burnt|who'd|who'll|whom)$/i;

/** Tails that tell who they are and may stay: "of picky toddlers", "in private practice". */
const IDENTIFYING = /^(?:of|in|at|from|over|with)$/i;
const GENERIC =
  /^(?:people|women|men|customers?|clients?|folks|anyone|everyone|individuals|adults|families|professionals|users|others|humans|person|consumers|viewers|followers|guys|girls|gals|ladies|boys|dudes|kids|children|daughters|sons|someone|anybody|companies|businesses|organizations|firms|beginners)$/i;
const BAD_TOKEN =
  /[\d$%/@#<>{}=()[\]*_|\\]|^(?:i|we|my|our|you|your|their|his|her|is|are|was|be|the|a|an|this|it|they|not|no|want|wants|need|all|any|every|each|some|etc\.?|e\.g\.?|ages?|aged|if|gender|location|income|demographics?|interests?|pain|points?|goals?|name|ignore|system|prompt)$/i;

const PERSONA =
  /^\p{Lu}\p{Ll}+\s*(?:\([^)]*\))?,?\s+(?:is\s+)?(?:(?:age\s+)?\d{2}(?:[- ]years?[- ]old)?,?\s+)?(?:is\s+)?(?:an?\s+)(.+)$/u;

function normal(token: string): string {
  const bare = token.replace(/[,;:.]+$/, '');
  if (
    /^(?:Black|Asian|Latin[aox]s?|Hispanic|Africans?|Muslims?|Christians?|Jewish|Catholics?|Indigenous|Americans?|Canadians?|British|Brits|Australians?|Nigerians?|Ghanaians?|Kenyans?|Indians?|Pakistanis?|Filipin[oa]s?|Chinese|Japanese|Koreans?|Vietnamese|Mexicans?|Brazilians?|Argentines?|Colombians?|Italians?|Germans?|French|Dutch|Irish|Scottish|Spanish|Portuguese|Greeks?|Turkish|Russians?|Ukrainians?|Caribbean|Jamaicans?|Haitians?|Europeans?|Texans?|Californians?|Londoners|Parisians|Army|Navy|Marines?|Uber|Lyft|DoorDash|Amazon|Airbnb|YouTubers?|TikTokers?|Hashimoto's|Medicare)$/.test(
      bare,
    )
  )
    return bare;
  if (/^\p{Lu}[\p{Ll}'-]*$/u.test(bare) && !PROPER.has(bare.toLowerCase()) && !/^(?:Z|X)$/.test(bare))
    return bare.toLowerCase();
  return ACRONYMS.has(bare.toLowerCase()) && bare === bare.toUpperCase() ? bare : bare;
}

/** Whether a phrase may end with this word: a noun that we know, a name, or a word that looks like neither quality nor deed. */
function endsInNoun(token: string): boolean {
  const bare = token.replace(/[,;:.]+$/, '');
  if (isPluralNoun(bare) || /^\p{Lu}|\d/u.test(bare) || countability(bare) !== 'unknown') return true;
  return !QUALITY.test(bare);
}

const QUALITY =
  /^(?:dry|oily|fine|thin|thick|curly|coily|frizzy|kinky|wavy|straight|flat|stiff|sore|tight|weak|bad|good|low|high|big|small|tiny|little|young|old|older|new|busy|picky|fussy|shy|loud|quiet|slow|fast|early|late|long|short|heavy|light|dark|cold|hot|warm|full|empty|tough|hard|soft|rough|poor|rich|cheap|messy|noisy|rented|narrow|wide|deep|mature|acidic|sandy|clay|dull|uneven|pale|fair|blonde|red|gray|grey|irregular|anxious|reactive|sensitive|\p{L}+(?:ive|ous|ful|less|ish|able|ible|ic|al|ent|ant|ed|y-prone|prone|ly))$/iu;

/** Up to three words after the head that say who they are. */
function identifyingTail(tokens: string[]): string[] {
  const [first = '', ...rest] = tokens;
  if (!IDENTIFYING.test(first)) return [];
  const decade =
    /^in (?:their|her|his) ((?:early |mid |late |mid-|early-|late-)?(?:\d0s|twenties|thirties|forties|fifties|sixties))\b/i.exec(
      tokens.join(' '),
    );
  // "in their 20s and 30s" is too long to say and must not end at 20s.
  if (/^in their \S+ (?:and|to|or) /i.test(tokens.join(' ')) && decade) return [];
  if (decade?.[1]) return ['in', 'their', ...words(decade[1].toLowerCase())];
  if (/^(?:over)$/i.test(first))
    return /^\d{2}$/.test(rest[0]?.replace(/[,;.]$/, '') ?? '') ? [first, normal(rest[0] ?? '')] : [];
  // "supervisors at clinics, utilities and hotels": one of the places is half of them.
  if (
    /^(?:at|in|of|from)$/i.test(first) &&
    /^[\p{L} -]+, [\p{L} -]+,? (?:and|or) \p{L}/u.test(rest.join(' '))
  )
    return [];
  // "in Norway and Scotland" leaves one of the two out; "with more beans than freezer space" is no thing they have.
  if (/^(?:\p{Lu}\p{L}+ )+(?:and|or) \p{Lu}|^(?:more|fewer|less) .*\bthan\b/u.test(rest.join(' '))) return [];
  const tail: string[] = [];
  for (const token of rest) {
    if (STOP.test(token) || /^(?:and|their|our|the|a|an|my)$/i.test(token) || BAD_TOKEN.test(normal(token)))
      return [];
    if (/ing$/i.test(token)) return [];
    // Past the first word, a capital is that of a name: "homeowners in Ontario".
    tail.push(/^\p{Lu}\p{Ll}+[,;.]?$/u.test(token) ? token.replace(/[,;.]$/, '') : normal(token));
    const next = rest[tail.length] ?? '';
    // "with dry, reactive skin": a quality alone is not what they have.
    const quality = !endsInNoun(token);
    if (/[;.]$/.test(token) || (/,$/.test(token) && !quality)) break;
    if (quality && (next === '' || STOP.test(next) || /^(?:and|or)$/i.test(next))) return [];
    if (/,$/.test(token)) tail[tail.length - 1] += ',';
    // "with dark living rooms": what looks like a new clause still belongs to the noun.
    if (/ing$/i.test(next) && STOP.test(next) && !isPluralNoun(tail.at(-1) ?? '')) return [];
    if (next === '' || STOP.test(next) || /^and$/i.test(next)) break;
    if (tail.length === 3) return [];
  }
  if (tail.length === 0 || /^(?:above|below|under|between|around|over)$/i.test(rest[tail.length] ?? ''))
    return [];
  const next = rest[tail.length] ?? '';
  // "at hotel and restaurant groups": half of what they are at.
  if (
    /^and$/i.test(next) &&
    !isPluralNoun(tail.at(-1) ?? '') &&
    /^(?:at|in|of|for)$/i.test(first) &&
    !/^\p{Lu}/u.test(rest[tail.length - 1] ?? '')
  )
    return [];
  // Whose volunteers, which landlords? What is said of them tells.
  if (/^with$/i.test(first) && tail.length === 1 && /^who$/i.test(next) && OTHERS.test(tail[0] ?? ''))
    return [];
  const ended = /[;.,]$/.test(rest[tail.length - 1] ?? '');
  // "with contracts in one place", "with lots of traffic", "of kids with ADHD": what follows belongs to the noun.
  if (
    !ended &&
    /^(?:in|of|for|from|on|at|that|they|to|with|without|about|over|under|where|which|like)$/i.test(next)
  ) {
    if (/^with$/i.test(first) || /^(?:that|of|they|which)$/i.test(next)) return [];
    // "at companies with 30 people": which companies was cut off.
    if (/^(?:at|in|from)$/i.test(first) && /^with/i.test(next) && tail.length < 2) return [];
    if (/^of$/i.test(first) && /^with/i.test(next) && tail.length < 2) {
      // "parents of kids with ADHD"
      const [ill = '', after = ''] = rest.slice(tail.length + 1);
      const whole =
        /^\p{L}+[,.;]?$/u.test(ill) &&
        !QUALITY.test(ill) &&
        (after === '' || /[,.;]$/.test(ill) || /^who$/i.test(after));
      return whole && /^with$/i.test(next) && !BAD_TOKEN.test(ill)
        ? [first.toLowerCase(), ...tail, 'with', normal(ill)]
        : [];
    }
  }
  return [first.toLowerCase(), ...tail];
}

const AFTER_NOUN =
  /^(?:fed|sick|done|unsure|anxious|fresh|desperate|eager|size|abroad|overseas|online|nationwide|worldwide|everywhere|alike|after|before|by|per|together|dying|priced|torn|caught|hit|shut|born|based|an?|just|right|only|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|several|many)$/i;
const DONE_TO =
  /^(?:by|for|to|into|out|off|on|with|from|at|as|over|under|less|more|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|\d+)$/i;
const NEEDS_MORE =
  /^(?:heads|leads|makers|users|lovers|members|holders|seekers|pleasers|directors|officers|owners|fans|types|readers|victims|newcomers|candidates|survivors|spouses|siblings|relatives|partners)$/i;

const OTHERS =
  /^(?:volunteers|landlords|clients|employees|bosses|teams|tenants|customers|students|reps|husbands|coworkers|neighbors|in-laws|dogs|cats|kids|parents|teens|partners)$/i;
const RELATIVE =
  /^(?:brothers|sisters|wives|husbands|daughters|sons|siblings|spouses|partners|friends|fans|founders|heads)$/i;

function parseOne(text: string): Audience | null {
  const audience = parseLabel(text);
  return audience && asCalled(audience);
}

function parseLabel(text: string): Audience | null {
  let rest = text;
  for (let i = 0; i < 4; i++) rest = rest.replace(LEAD_IN, '');
  // "Buyers a week from closing" is no name and its age.
  const persona =
    isPluralNoun(words(rest)[0] ?? '') && /^\p{Lu}\p{Ll}+ an?\s/u.test(rest) ? null : PERSONA.exec(rest);
  const singular = persona !== null || /^(?:an?|the)\s+/i.test(rest);
  rest = (persona?.[1] ?? rest)
    .replace(/^(?:an?|the)\s+/i, '')
    .replace(/^\d[\d–-]*(?:[- ]year[- ]olds?)?\s+/i, '');
  const tokens = words(rest.replace(/\([^)]*\)/g, ' '));
  const head: string[] = [];
  for (const token of tokens) {
    const bare = token.replace(/[,;:.]+$/, '');
    if (/^\d/.test(bare)) break;
    // "a hair braider and single mum": one of the two is enough.
    if (singular && /^(?:and|or|&)$/i.test(bare)) break;
    // "employees five years from retirement"
    if (isPluralNoun(head.at(-1) ?? '') && AFTER_NOUN.test(bare)) break;
    // "buyers approved for more than they can pay": what was done to them is no part of the name.
    if (isPluralNoun(head.at(-1) ?? '') && /ed$/.test(bare) && DONE_TO.test(tokens[head.length + 1] ?? ''))
      break;
    // Before the noun these are adjectives ("busy working moms", "new parents"); after it they end the phrase.
    const adjective =
      /(?:ing|ed)$|^(?:new|curious|burnt|nervous)$/i.test(bare) &&
      !isPluralNoun(head.at(-1) ?? '') &&
      !singular;
    if (STOP.test(bare) && !adjective) break;
    if (/(?:ing|ly)$/i.test(bare) && isPluralNoun(head.at(-1) ?? '')) break;
    head.push(bare === '&' ? 'and' : normal(token));
    // "High-achieving, ambitious women": a comma between adjectives goes on; after a noun it ends the phrase.
    if (/[;:.]$/.test(token)) break;
    if (/,$/.test(token) && (isPluralNoun(normal(token)) || singular)) break;
    if (head.length > 6) return null;
  }
  // "Candle, soap and stationery sellers": the commas of a list stay.
  if (
    /^\p{L}+, (?:\p{L}+, )?\p{L}+,? (?:and|&|or) \p{L}+ \p{L}+s\b/u.test(rest) &&
    !isPluralNoun(head[0] ?? '')
  )
    for (let at = 0; /,$/.test(tokens[at] ?? ''); at++) head[at] = `${head[at]},`;
  // "survivors and people with a biopsy": people are all of them.
  if (
    /^(?:and|or)$/i.test(head.at(-2) ?? '') &&
    /^(?:people|anyone|adults|others|folks)$/i.test(head.at(-1) ?? '')
  )
    head.splice(-2);
  // "Freelance designers and copywriters" stays; a dangling "and" goes.
  while (/^(?:and|or|&)$/i.test(head.at(-1) ?? '')) head.pop();
  if (head.length === 0 || head.length > 5) return null;
  if (head.some((token) => BAD_TOKEN.test(token) && !/^(?:IT|B2[BC])$/.test(token))) return null;
  const last = head.at(-1) ?? '';
  if (!/^\p{L}[\p{L}'&-]*$/u.test(last) || /(?:ly)$/i.test(last)) return null;
  if (!isPluralNoun(last)) {
    if (!singular || /ing$/i.test(last)) return null;
    head[head.length - 1] = pluralOf(last);
  }
  const core = head.join(' ');
  const after = tokens.slice(head.length);
  const endsHere = /[,;:.]$/.test(tokens[head.length - 1] ?? '');
  const tail = endsHere ? [] : identifyingTail(after);
  const full = [core, ...tail].join(' ');
  // "adult children" says nothing without "of emotionally immature parents".
  const generic =
    GENERIC.test(head.at(-1) ?? '') &&
    head
      .slice(0, -1)
      .every((word) => /^(?:adult|other|and|or|&|both|many|most)$/i.test(word) || GENERIC.test(word));
  // "heads of customer success": the noun alone says nobody.
  const partial = head.length === 1 && NEEDS_MORE.test(last);
  const arrived = /^to (?:the )?\p{Lu}\p{L}+\b/u.exec(after.join(' '))?.[0];
  if (/^newcomers$/i.test(core) && arrived)
    return { full: `${core} ${arrived}`, core: `${core} ${arrived}`, specific: true };
  if (partial && tail.length === 0) return null;
  // Nobody is a brother without whose.
  const relative = /^of$/i.test(tail[0] ?? '') && RELATIVE.test(last);
  // The job of one "Marcus, 34, an electrician" is seldom what the video is about.
  const specific = (!generic || tail.length > 0) && persona === null;
  const soon = /^(?:employees|workers)$/i.test(core) && /^about to\b/i.test(after.join(' '));
  const told =
    (soon || (generic && !specific)) && !endsHere && !singular ? identified(core, after.join(' ')) : null;
  if (told) return { full: told, core: told, specific: true };
  return {
    full: words(full).length <= 6 ? full : core,
    core: (generic || partial || relative) && tail.length > 0 ? full : core,
    specific,
  };
}

export function readAudiences(raw: string): Audience[] {
  const text = plainQuotes(raw)
    .replace(/\bstay at home (?=moms?|dads?|parents?|wives)/gi, 'stay-at-home ')
    .replace(/\bout of state (?=\p{L}+s\b)/giu, 'out-of-state ')
    .replace(/\bw\/ /gi, 'with ')
    .replace(/\bmiddle aged\b/gi, 'middle-aged');
  // "Carlos, 38, owns a crew": his name is nobody else's.
  const [, deed = ''] = /^\p{Lu}\p{Ll}+, \d{2}, (\p{Ll}+s) \p{L}/u.exec(text) ?? [];
  if (knownThird(deed)) return [];
  const first = parseOne(text);
  if (!first) return splitHeads(text);
  if (TOLD_BY_NAME.test(text)) return [first];
  const more = splitHeads(text).filter(
    (audience) => audience.core !== first.core && !first.full.includes(audience.core),
  );
  return [first, ...more].slice(0, 3);
}

/** "Shift workers, new parents and anyone who lies awake": each plural before the relative clause. */
function splitHeads(text: string): Audience[] {
  const before =
    // "owners, mostly restaurants and food trucks": which owners they are, and no others.
    text.split(
      /\b(?:who|whose|that|looking|with|aged|struggling|trying|in their)\b|[.;(]|, (?:mostly|often|usually|mainly|especially|typically)\b/i,
    )[0] ?? '';
  if (!/,|\band\b|\bor\b/.test(before)) return [];
  const found: Audience[] = [];
  for (const part of before.split(/,|\band\b|\bor\b/)) {
    const tokens = words(part);
    if (tokens.length === 0) continue;
    // The first part that is no bare noun phrase ends the list: "nervous about rates and bidding wars".
    const audience =
      tokens.length <= 4 && !tokens.slice(1).some((token) => STOP.test(token)) ? parseOne(part.trim()) : null;
    if (!audience) break;
    if (audience.specific && !isPlace(audience.core) && !/^\s*(?:the|their) /i.test(part))
      found.push(audience);
  }
  return found;
}
