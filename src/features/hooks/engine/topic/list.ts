/** List topics: "5 mistakes first-time buyers make", "tips for better sleep", "budgeting hacks". */
import { isPluralNoun } from '../english/nouns.ts';
import { isVerb } from '../english/verbs.ts';
import { words } from '../english/words.ts';
import type { ListKind } from '../pattern.ts';
import { readTheirs } from './list-theirs.ts';
import { claimsPlainly } from './plain-claims.ts';
import { fromReducedRelative, LIVING } from './reduced-relative.ts';
import { classOfTopic } from './semantics.ts';

const KINDS: readonly (readonly [ListKind, RegExp])[] = [
  [
    'bad',
    /^(?:mistakes?|errors|red flags|traps|pitfalls|deal-?breakers|regrets|bad habits|sins|blunders|fails|excuses|foods to avoid)$/i,
  ],
  ['belief', /^(?:myths?|lies|misconceptions|beliefs|old wives' tales)$/i],
  [
    'do',
    /^(?:tips?|ways|steps|hacks|tricks|fixes|habits|rules|strategies|exercises|stretches|questions|ideas|techniques|secrets|methods|phrases|scripts|prompts|shortcuts|practices|moves|drills|tools|apps|changes|swaps|skills|boundaries|poses|routines|recipes|books|foods|snacks|meals|things to \w+)$/i,
  ],
  [
    'fact',
    /^(?:reasons|(?:warning )?signs|facts|things|lessons|truths|costs|problems|risks|dangers|benefits|differences|types|kinds|examples|symptoms|causes|trends|features|stages|myths and facts|perks|downsides|drawbacks|side effects|advantages|disadvantages|questions)$/i,
  ],
];
/** Without a number only these make a list; "recipes" or "apps" alone are things, not points. */
const LIST_WITHOUT_NUMBER =
  /^(?:mistakes|errors|myths|lies|misconceptions|tips|ways|steps|hacks|tricks|fixes|reasons|signs|facts|lessons|secrets|habits|rules|red flags|things|pitfalls|questions|traps|phrases|excuses|truths|deal-?breakers)$/i;
/** Told one by one, where they are those of something: "the benefits of a rain garden". */
const OF_SOMETHING = /^(?:benefits|dangers|perks|advantages|disadvantages|drawbacks|side effects|beliefs)$/i;
const NUMBER_WORDS = /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve)$/i;
const UNITS =
  /^(?:bedroom|bathroom|car|bank|person|story|room|credit|figure|dollar|ply|phase|tier|way|minute|minutes|mins?|day|days|week|weeks|month|months|year|years|hour|hours|second|seconds|ingredient|step|percent|%|am|pm|mile|miles|pound|pounds|lbs|grams?|g|oz|ounces?|liters?|litres?|ml|gallons?|glasses of|reps|k|calorie|figure|month-?old|year-?old|piece|part)$/i;

export type ReadList = {
  n: string | null;
  kind: ListKind;
  /** Noun and tail, without the number. */
  items: string;
  /** The list noun alone, lower case. */
  noun: string;
  /** Points one makes (tips, mistakes), against things one shows (snacks, apps). */
  points: boolean;
  /** What somebody else does: tricks car dealers use. */
  theirs: boolean;
  before: string;
  tail: string;
};

/** "why your team ignores training" of its reasons, "how sellers lose money" of the ways. */
export function askedBy({ noun, tail, before }: ReadList): string | null {
  if (/^reasons?$/.test(noun)) return `why ${tail.replace(/^(?:why|that|for)\s+/i, '')}`;
  const ofOthers = noun === 'ways' && before === '' && /^(?!you\b)(?:your )?[\p{L}'-]+ \p{L}/iu.test(tail);
  return ofOthers && !/^(?:to|for|of|in|that|which|not|I|we|my|our)\b/i.test(tail) ? `how ${tail}` : null;
}

/** Things of their own, and no points of a list. */
const OWN_THINGS =
  /^(?:.*\b)?(?:(?:swim(?:ming)?|piano|guitar|violin|drum|music|voice|singing|driving|dance|golf|tennis|ski|surf|riding|language|private|art|cooking|sewing) lessons|(?:house|screen time|hoa|airline|irs|tax|zoning) rules|(?:dance) steps|(?:eating|study|work|sleep|spending|sleeping) habits|(?:interview|exam|quiz|trivia|security|discovery call|screening) questions|(?:vital|road|yard|neon|stop) signs|(?:church|family|trade) secrets|(?:nutrition|math|multiplication|addition) facts|(?:kubernetes|docker|github|vault) secrets|magic tricks|card tricks)$/i;

function kindOf(noun: string): ListKind | null {
  for (const [kind, pattern] of KINDS) if (pattern.test(noun)) return kind;
  return null;
}

/** "habits that drain your energy", "lenses to avoid": what one would rather not have. */
const HARMFUL =
  /^(?:(?:that|which) (?:(?:are|is|will|can|might|quietly|secretly|slowly|really) )*(?:drain|kill|ruin|hurt|harm|sabotag|destroy|damag|wast|cost (?!less|under|only|nothing|about|\$)|scare|wreck|break|keep you (?:stuck|broke|tired|single|poor|up)|make you (?:look|feel|sound) (?:bad|less|insecure|unsure|old|older|tired|cheap|worse|weak|rude|desperate|unprofessional)|stop you|hold you|slow you|push|weaken|undermin|spike|age (?:you|your)|inflam|clog|rob|steal|stall|derail|backfir|tank|annoy|offend|worsen|caus(?=\p{L}+ (?:\p{L}+ )?(?:bloating|acne|breakouts|inflammation|pain|headaches|migraines|heartburn|reflux|gas|cavities|anxiety|stress|damage|mold|leaks|fatigue|weight gain|cancer|wrinkles))|trigger|shorten|void|bloat|irritat|delay|block|invite|scream|give away|turn (?:off|away)|drive away|raise (?:your )?(?:blood pressure|cholesterol|taxes|bills?|rates?|cortisol)|lower your (?:score|credit|chances|offer|value|grades?)|make (?:it|things|them|your \p{L}+) (?:worse|harder|look|smell|bloat))\p{L}*|to (?:avoid|stop|quit|drop|ditch|skip|delete|unlearn|never|leave))\b/iu;

/** "things ruining your squat", "habits draining your energy". */
const RUINING =
  /^(?:that are |quietly |secretly |slowly )?(?:ruining|killing|draining|hurting|wrecking|sabotaging|destroying|damaging|wasting|costing you|holding you back|keeping you (?:stuck|broke|tired|single|poor|up)|aging you|slowing you)\b/i;

/** "tips to stop overthinking" lead there: only of habits and foods is said what to leave. */
const LEADS_THERE =
  /^(?:tips?|ways|steps|hacks|tricks|fixes|strategies|techniques|methods|secrets|tools|scripts|ideas|moves|prompts|changes|swaps|drills|skills)$/i;

/** "foods to avoid with acid reflux" is a list without its number. */
const TO_LEAVE = /^to (?:avoid|stop|quit|drop|ditch|skip|delete|leave)\b/i;

/** "ways managers kill a brainstorm" are no ways to try. */
const UNDOES =
  /^(?:\p{L}+ ){1,3}(?:kill|ruin|lose|waste|fail|sabotage|damage|destroy|hurt|wreck|break|scare|annoy|offend)\b/iu;

/** "ways your staff forgets the upsell" are nobody's favorites. */
const FAILS =
  /^ways (?:your|their|people|most|new)\b.* (?:forgets?|loses?|misses|ignores?|wastes?|fails?|falls? (?:flat|short|apart)|backfires?|flops?|suffers?|drains?|hurts?)\b/i;

/** "resume lines recruiters skip", "foods dietitians never buy". */
const SHUNNED =
  /\b(?:overuse|skip|ignore|avoid|reject|regrets?|delete|hates?|never \w+|won't \w+|don't \w+)$/i;

/** "rejections that almost made me quit": what happened is told, and tried by nobody. */
const HAPPENED = /^that (?:\p{L}+ )?(?:made|cost|taught|changed|got|broke|led|pushed) /iu;

/** Where the noun phrase before a list's tail ends. */
const TAIL =
  /^(?:for|of|in|with|near|under|around|from|without|by|during|to|that|every|you|i|i'd|i've|i'll|you'd|you'll|you've|when|if|about|on|at|before|after|most|people|we|only|my|your|our|no|nobody|everyone|everybody)$/i;

/** "resume lines recruiters skip": the plural noun before somebody who does something; -1 where there is none. */
function beforeClause(tokens: readonly string[]): number {
  const at = tokens.findIndex((token) => isPluralNoun(token));
  const who = tokens[at + 1] ?? '';
  const does = tokens.at(-1) ?? '';
  // "deductions Uber and DoorDash drivers forget"
  const people = tokens.findIndex((token, index) => index > at + 1 && index < at + 5 && LIVING.test(token));
  const told = isPluralNoun(who) || (people > 0 && isVerb(tokens[people + 1] ?? ''));
  return at >= 0 && at < 3 && tokens.length - at > 2 && told && !isPluralNoun(does) ? at : -1;
}

/** "books every manager should read", "jobs you can do from a van": a list without its number, and no claim about books. */
const MEANT =
  /^(?:\p{L}[\p{L}'-]* ){1,3}(?:you (?:can|should|must|don't need$|can't (?:kill|ruin|miss|skip|mess up|go wrong))|(?:every|your|each|all) (?:\p{L}[\p{L}'-]* ){1,3}(?:should|can|must|will|won't|can't|shouldn't|needs?|has to|have to)(?: |$))/iu;

/** "chores toddlers can do", "odd jobs teens can do". */
const THEY_CAN = /^(?:\p{L}[\p{L}'-]*s) (\p{L}+) (?:can|should|must|can't|shouldn't) (?!be\b)\p{L}/iu;
/** "vegetables that grow in shade", "jobs that pay without a degree"; emails that sell are written, and not listed. */
const ABLE =
  /^(?:\p{L}[\p{L}'-]* ){0,2}(\p{L}+s) that (?:actually |really |still )?(?:pay|grow|survive|thrive|bloom|freeze|repel|attract|boost|lower|reduce|improve|help|save|need (?:no|little|less)|cost (?:less|under|nothing))\b/iu;
/** What one could do without is nobody's favorite. */
const UNWANTED =
  /^(?:problems|stains|leaks|debts|fees|bills|injuries|risks|feelings|emotions|symptoms|losses|conversations|worries|fears|taxes|fines|fights|arguments|repairs|charges|penalties|scams)$/i;

function isMeant(text: string): boolean {
  if (MEANT.test(text)) return true;
  const who = THEY_CAN.exec(text.replace(/^(?:easy|odd|simple|fun|small|cheap|paid|quick|household) /i, ''));
  if (LIVING.test(who?.[1] ?? '')) return true;
  // "objections buyers raise"
  const [, one = '', does = ''] = /^\p{L}+s (\p{L}+) (\p{L}+)$/u.exec(text) ?? [];
  if (LIVING.test(one) && isVerb(does) && fromReducedRelative(text) === null) return true;
  const things = ABLE.exec(text)?.[1];
  if (!things || (LIVING.test(things) && !/^careers$/i.test(things))) return false;
  return classOfTopic(things, text) !== 'content';
}

const SOME_SIGNS =
  /^the (?:(?:early |first |common |telltale |hidden )?(?:warning )?signs (?:of|that)|(?:real |hidden |biggest |many )?(?:benefits|dangers|perks|advantages|disadvantages|drawbacks|side effects) of) \S/i;

export function readList(text: string): ReadList | null {
  // Some trades may not speak of their own clients: what these ask or forget, clients do.
  if (claimsPlainly(words(text))) return null;
  let tokens = words(text.replace(/(?<=\s)(?:my|our) (?=(?:clients|patients) \p{L})/giu, ''));
  if (tokens.length < 2 || tokens.length > 13) return null;
  // "I walked 10k steps daily for a month" is a story.
  if (/^(?:I|we)$/i.test(tokens[0] ?? '')) return null;
  if (/^(?:the|my|our|top|best|these|some)$/i.test(tokens[0] ?? '') && tokens.length > 2) {
    const stripped = tokens.slice(1);
    if (
      /^\d+$|^top$/i.test(stripped[0] ?? '') ||
      NUMBER_WORDS.test(stripped[0] ?? '') ||
      /^(?:top|best)$/i.test(tokens[0] ?? '')
    )
      tokens = stripped;
  }
  // "my top 3 tips": the number is still to come.
  if (/^(?:top|best)$/i.test(tokens[0] ?? '') && /^\d+$/.test(tokens[1] ?? '')) tokens = tokens.slice(1);
  // "the warning signs of a bad roof": some of them are told.
  if (SOME_SIGNS.test(text)) tokens = tokens.slice(1);
  // "the hidden rules of being the eldest" are known as such, and not some of many.
  else if (/^the \p{L}+ \p{L}+s of\b/iu.test(text) && !/^the (?:\d+|top|best|biggest|most)\b/i.test(text))
    return null;
  // "the things people throw out first" are things to tell of.
  // "the habits of happy couples": some of them are told, and "some the habits" is no English.
  if (
    /^the$/i.test(tokens[0] ?? '') &&
    tokens.length > 2 &&
    kindOf(tokens[1] ?? '') &&
    isPluralNoun(tokens[1] ?? '')
  )
    tokens = tokens.slice(1);
  let n: string | null = null;
  const lead = tokens[0] ?? '';
  if ((/^\d{1,3}$/.test(lead) && Number(lead) > 1) || NUMBER_WORDS.test(lead)) {
    // 529 plans are not many, and 360 cameras see all around.
    if (
      UNITS.test(tokens[1] ?? '') ||
      UNITS.test(tokens.slice(1, 3).join(' ')) ||
      /^(?:529|504|360|911|808|457)$/.test(lead)
    )
      return null;
    n = lead.toLowerCase();
    tokens = tokens.slice(1);
  }
  // "two meals a day" are eaten, and nobody tells of them one by one.
  if (n !== null && /^(?:\p{L}+ ){1,2}an? (?:day|night|week|month|year)$/iu.test(tokens.join(' ')))
    return null;
  const limit = Math.min(tokens.length, 5);
  for (let at = 0; at < limit; at++) {
    const noun = (tokens[at] ?? '').replace(/[,:;]$/, '');
    const pair = `${tokens[at - 1] ?? ''} ${noun}`.trim();
    const kind = kindOf(pair) ?? kindOf(noun);
    const ofSomething =
      [noun, pair].some((one) => OF_SOMETHING.test(one)) && /^(?:of|about)$/i.test(tokens[at + 1] ?? '');
    const allowed =
      n !== null ||
      LIST_WITHOUT_NUMBER.test(noun) ||
      LIST_WITHOUT_NUMBER.test(pair) ||
      ofSomething ||
      TO_LEAVE.test(tokens.slice(at + 1).join(' '));
    // "ballroom lessons before the wedding" are taken; lessons one has learned are told.
    const taken =
      n === null && /^lessons$/i.test(noun) && !/^(?:from|i|we|that|my|learned)$/i.test(tokens[at + 1] ?? '');
    if (kind && allowed && !taken) {
      const paired = kindOf(pair) !== null && kindOf(noun) === null;
      const before = tokens.slice(0, paired ? at - 1 : at).join(' ');
      if (
        /^the \S|(?<![-\w])(?:for|of|in|with|to|is|are|how|why|you|your|everybody|everyone|nobody)\b/i.test(
          before,
        )
      )
        return null;
      // "ask better questions" is a deed.
      if (
        n === null &&
        /^(?:ask|build|break|make|learn|follow|read|set|give|get|write|answer|use|try|change|avoid|spot|keep) /i.test(
          `${before} `,
        )
      )
        return null;
      // "Atomic Habits": a capital that survived cleaning marks a title.
      if (n === null && at > 0 && /^(?:Habits|Rules|Secrets|Lessons|Signs|Things)$/.test(noun)) return null;
      // "walk 10k steps a day", "take 5 steps back": what is counted after its verb is done.
      if (n === null && /^\p{Ll}+ \d/u.test(before) && isVerb(words(before)[0] ?? '')) return null;
      // "10,000 steps a day" are walked, and told by nobody.
      if (n === null && /^\d[\d,.]*k?$/i.test(before)) return null;
      // "swim lessons for toddlers" are taken, and not made as points; "eating habits" are kept.
      if (n === null && OWN_THINGS.test(`${before} ${noun}`)) return null;
      const tail = tokens
        .slice(at + 1)
        .join(' ')
        .replace(/^[-:]\s*/, '');
      const theirs = readTheirs(noun, tail);
      const bad =
        (theirs?.bad && kind !== 'belief') ||
        ((kind === 'do' || /^things$/i.test(noun)) &&
          ((HARMFUL.test(tail) && !(LEADS_THERE.test(noun) && /^to\b/i.test(tail))) ||
            RUINING.test(tail) ||
            SHUNNED.test(tail) ||
            UNDOES.test(tail) ||
            FAILS.test(`${noun} ${tail}`)));
      return {
        n,
        kind: bad ? 'bad' : theirs && kind === 'do' ? 'fact' : kind,
        items: [...tokens.slice(0, at), noun, tail].filter(Boolean).join(' '),
        noun: noun.toLowerCase(),
        points: LIST_WITHOUT_NUMBER.test(noun) || LIST_WITHOUT_NUMBER.test(pair) || ofSomething,
        theirs: theirs !== null,
        before,
        tail,
      };
    }
    if (/^(?:for|of|in|with|to|that|who|is|are|your|you)$/i.test(noun)) break;
  }
  if (n === null && (!isMeant(tokens.join(' ')) || /ing$/.test(lead) || isVerb(lead))) return null;
  // A number before another plural noun: "7 apps every freelancer needs".
  const stop = tokens.findIndex(
    (token, at) => TAIL.test(token) || (at > 0 && /^(?:worth|not)$/i.test(token)),
  );
  const plain = (stop === -1 ? tokens.length : stop) - 1;
  const at = isPluralNoun(tokens[plain] ?? '') ? plain : beforeClause(tokens);
  if (at === -1) return null;
  const head = tokens[at] ?? '';
  const tail = tokens.slice(at + 1).join(' ');
  const theirs = readTheirs(head, tail);
  return {
    n,
    kind:
      theirs?.bad ||
      HARMFUL.test(tail) ||
      RUINING.test(tail) ||
      SHUNNED.test(tail) ||
      /^(?:not worth|your .*(?:n't|never)) /i.test(tail)
        ? 'bad'
        : at === plain &&
            !UNWANTED.test(head) &&
            !HAPPENED.test(tail) &&
            !/^your (?!own\b).* (?:should|can|needs?|will)\b/i.test(tail)
          ? 'do'
          : 'fact',
    items: tokens.join(' '),
    noun: head.toLowerCase(),
    points: false,
    theirs: theirs !== null,
    before: '',
    tail,
  };
}
