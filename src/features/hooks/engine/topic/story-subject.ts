/**
 * What a long story is about, by its own words: what people ask the creator, what "about" names, what its people have,
 * and what the creator's trade and the customer speak of too. A remark made along the way is none of these.
 */
import { countability, inPlural, isPluralNoun } from '../english/nouns.ts';
import { gerundOf, isVerb } from '../english/verbs.ts';
import { plainQuotes, thirdToSecond, words } from '../english/words.ts';
import { contentStems } from '../stems.ts';

const plain = (raw: string): string => plainQuotes(raw).replace(/\s+/g, ' ').trim();

/** What only the story explains. */
const POINTS_BACK =
  /\b(?:it|this|that|them|these|those|he|she|his|him|her|we|us|our|I|my|me|one|there|they|their|theirs|same|both|either|other)\b/i;
const MOST_WORDS = 11;

const ASKED =
  /\b(?:asks?|asked|asking|wants? to know|wonder(?:s|ing)?)(?: me| us)?(?: all the time| every week| a lot| again and again)? (if|whether|when|how(?: much| often| long| many \p{Ll}+)?|what|where|which \p{Ll}+) (?:they (should|can|need to|have to)|(to)) (\p{Ll}+ [^,.;]*)/iu;

/** "should you pay off debt or save first", "when to start talking to your teenagers about money": null where nobody asks. */
export function askedOf(raw: string): string | null {
  const [, word = '', modal = '', to = '', rest = ''] = ASKED.exec(plain(raw)) ?? [];
  if (word === '' || (/^(?:if|whether)$/i.test(word) && modal === '')) return null;
  const deed = thirdToSecond(
    rest.replace(
      / (?:and|because|but|so|since|which|even though) (?:they|it|then|there|I|we|nobody|usually)\b.*$/i,
      '',
    ),
  ).trim();
  const count = words(deed).length;
  if (!isVerb(words(deed)[0] ?? '') || count < 2 || count > MOST_WORDS || POINTS_BACK.test(deed)) return null;
  if (to !== '' || !/^(?:if|whether)$/i.test(word)) return `${word.toLowerCase()} to ${deed}`;
  const first = /^should|can$/i.test(modal) ? `${modal} you` : `do you ${modal}`;
  return `${first} ${deed}?`;
}

/** "a video about sourdough, because": one or two words, and the story goes on. */
const ABOUT =
  /\b(?:video|talk|reel|something|one|post)(?: is)?(?: (?:all )?about| on) ((?!how|what|why|when|people|someone|my|the|a|an|this|that|something|clients)\p{Ll}[\p{Ll}-]+(?: \p{Ll}[\p{Ll}-]+)?)(?=, (?:because|since|and)| because\b)/iu;

/** What people have, and what troubles them: "a dozen old subscriptions they forgot about", "the same knee pain". */
const HAVE =
  /\b(?:how|that|because) (?:[\p{L}-]+ ){1,9}?(?:have|has|had|have had|has had) (?:an? (?:dozen|bunch of|pile of|drawer full of|lot of|ton of)|the same|so many|too many|lots of|an?|(?:two|three|four|five|six|ten|twenty)(?: or \p{Ll}+)?) ((?:(?:old|unused|small|slow|stiff|sore|dry|clogged|forgotten) )?(?:\p{Ll}+ )?\p{Ll}+)(?= (?:they|that|from|for|in|on|at|every|each|sitting|lying)\b|,)/iu;
const NO_SUBJECT =
  /\b(?:ideas?|clues?|problems?|times?|things?|questions?|lots?|reasons?|stor(?:y|ies)|people|person|clients?|talks?|calls?|ways?|jobs?|years?|months?|weeks?|days?|hours?|minutes?|goals?|dreams?|plans?|kids?|child(?:ren)?|famil(?:y|ies)|partners?|friends?|habits?|fears?|feelings?|chance|hard|good|bad|money|stuff|moments?|salar(?:y|ies)|articles?|steps?|parts?|sides?|points?|words?|adults?|women|men|places?|one|rooms?|mistakes?|troubles?)\b/i;

const asMany = (noun: string): string => inPlural(noun, (word) => countability(word) === 'count');

function namedIn(story: string, pattern: RegExp): string | null {
  const found = pattern.exec(story)?.[1]?.toLowerCase().trim() ?? '';
  if (found === '' || NO_SUBJECT.test(found) || POINTS_BACK.test(found)) return null;
  const [last = ''] = words(found).slice(-1);
  if (isVerb(words(found)[0] ?? '') && words(found).length > 1) return null;
  const noun = isPluralNoun(last) || countability(last) !== 'unknown';
  return noun ? asMany(found) : null;
}

/** The trade of "Debt coach for young adults": the word before the calling. */
const TRADE =
  /^(?:(?:certified|licensed|registered|independent|online|virtual|local|private|personal|professional|senior|holistic) )*(\p{L}+) (?:coach|planner|advis[eo]r|tutor|trainer|teacher|consultant|specialist|expert|counsell?or|strategist|mentor|broker|classes|shop|workshops?|baking)\b/iu;
const NO_TRADE =
  /^(?:money|life|business|financial|finance|personal|family|health|couples|career|executive|leadership|team|group|private|wellness|fitness|small|new|young|math|school|leadership|people|relationship|parenting|mindset|nutrition|real|wealth)$/i;

/** "nobody ever taught them how to give feedback": what they never learned is what they are shown. */
const UNTAUGHT =
  /\b(?:nobody|no one|no-one) (?:has )?(?:ever |really )?(?:taught|teaches|showed|shows|shown|told|tells) (?:them|you|us|any of them) how to (\p{Ll}+)((?: (?!and\b|so\b|or\b|because\b)[\p{L}'-]+){1,4})(?=[,.;]| (?:and|so|or|because)\b)/iu;

function untaught(story: string): string | null {
  const [, verb = '', rest = ''] = UNTAUGHT.exec(story) ?? [];
  const deed = isVerb(verb) ? `${gerundOf(verb)}${thirdToSecond(rest)}` : '';
  return deed === '' || POINTS_BACK.test(deed) ? null : deed;
}

const sharedWith = (story: string): ((word: string) => boolean) => {
  const said = contentStems(story);
  return (word) => [...contentStems(word)].some((root) => said.has(root));
};

const ANIMAL = /^(?:dog|puppy|cat|horse|pony|parrot|bird)$/i;

/** "debt" of a debt coach, where the story speaks of it too. */
function ofTheTrade(story: string, told: string): string | null {
  const trade = TRADE.exec(told)?.[1]?.toLowerCase() ?? '';
  if (trade === '' || NO_TRADE.test(trade) || !sharedWith(story)(trade)) return null;
  // Nobody has a video about dogs: what is done with them is the trade.
  if (ANIMAL.test(trade)) return /\btrain(?:er|ing)\b/i.test(told) ? `${trade} training` : null;
  return trade === 'budget' ? 'budgeting' : asMany(trade);
}

/** The plain thing that a story is about; null where nothing says so surely. */
export function subjectOf(raw: string, told = ''): string | null {
  const story = plain(raw);
  return announcedIn(raw) ?? namedIn(story, HAVE) ?? ofTheTrade(story, told);
}

/** What a video can be about as it stands: dogs are too much for one. */
export function announcedIn(raw: string): string | null {
  const story = plain(raw);
  return untaught(story) ?? namedIn(story, ABOUT);
}

/** What the customers lament, and the story speaks of too: enough to say what a list is for, and no topic by itself. */
export function lamentedIn(raw: string, told: string): string | null {
  const lament = / (?:who|whose) (.+)$/iu.exec(plain(told.split('\n')[1] ?? ''))?.[1] ?? '';
  const shared = sharedWith(plain(raw));
  // What they are tired of is not what they are shown.
  const said = lament.replace(/\b(?:tired|sick|hate|hates|without|instead)\b.*?(?= (?:and|but) |$)/giu, '');
  const found = words(said.toLowerCase().replace(/[^\p{L}' -]/gu, '')).find(
    (word) =>
      word.length > 4 && isPluralNoun(word) && !isVerb(word) && !NO_SUBJECT.test(word) && shared(word),
  );
  return found ?? null;
}
