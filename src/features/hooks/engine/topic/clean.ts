/** Brings a typed topic into one plain form without changing what it says or how it is spelled. */
import { capitalise, lowerFirst, plainQuotes, words } from '../english/words.ts';
import { splitHashtags } from './hashtags.ts';
import { linkTopic, withoutLinks } from './links.ts';
import { withoutLabel } from './openings.ts';
import { maskProfanity, softenProfanity } from './profanity.ts';
import { ACRONYMS, PROPER } from './proper-names.ts';

const EMOJI =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}|\u{20E3}/gu;
const CONTROL = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

/** Excuses are made: nobody should quit them. */
const EXCUSES =
  /^(?:quit|stop|drop|cut|ditch|enough with|no more) (?:with )?(?:(?:all )?(?:your|the|these|those) )?(?:\p{L}+ )?excuses$/iu;

const LEAD_INS = [
  /^pov:?\s+/i,
  /^(?:check out|visit|follow|see|go to|subscribe to) my (?:site|website|page|shop|channel|link|profile|account|store)\s+(?:for|to see|on|about)\s+/i,
  /^(?:(?:so|ok|okay|hey|hi|hello|please|basically|um|today)[, ]+)+/i,
  /^(?:i'm )?thinking (?:of|about) (?:doing |making |filming )?(?:a|an|my next|another|one) (?:short |quick |new )?(?:video|reel|tiktok|clip|short|episode|post)? ?(?:on|about) (?=\S)/i,
  /^(?:i(?: want| need| would like| am going|'d like|'d love|'m going|'m thinking of) to |i'm |let's |let me |can you |we will |i will |i'll )?(?:make|do|film|create|record|shoot|write|post|making|filming|creating|talk|talking|speak|discuss)(?: me)?(?: a| an| some| my| another| the)?(?: short| quick| new| next| little)? ?(?:videos?|reels?|tiktoks?|posts?|clips?|shorts?|content|episode|hooks?|one|something)? ?(?:about|on|for|that explains|explaining|showing|covering) (?=\S)/i,
  // "TikTok for hair stylists" is a topic; "a reel for stylists" is a wish.
  /^(?!(?:tiktok|videos?|reels|shorts|content|hooks) for )(?:a |an |my |the |another |new |next |short |quick |i'd like a |i would like a |i want a )*(?:videos?|reels?|tiktoks?|clips?|shorts?|episode|topic|video idea|content|hooks?|post)(?: is)? (?:about|on|for|that explains|explaining|showing|covering) (?=\S)/i,
  /^(?:i (?:want|need|would like|'d like) to |i'd like to |let me |i'll )(?:explain|tell|show|teach|share|talk about|break down|walk through)(?: (?:to |with )?(?:my (?:audience|followers|viewers|clients|people)|people|you|them|everyone))? (?:about )?(?=(?:why|how|what|when|where)\b)/i,
  /^(?:topic|title|video|subject|idea|hook)\s*:\s*/i,
  /^(?:let's talk about|something (?:about|on)|(?:a (?:thing|bit|quick one)|stuff|one) (?:about|on)|all about|everything about|talking about|thoughts on|my thoughts on|about|a few words on|regarding|re:)\s+(?=\S)/i,
  /^(?:the )?(?:(?:honest |real |hard |ugly |whole |simple )?truth (?:about|behind)|science behind(?! (?:\S+ )?(?:habits|mistakes|myths|lies|signs|excuses)$)) (?=\S)/i,
  /^(?:an? |the |my |your )?(?:complete |ultimate |beginner(?:s'?|'s)? |quick |simple |full |honest |step[- ]by[- ]step |definitive |short |practical )*(?:guide|introduction|intro|overview|primer|deep dive|crash course|explainer|tutorial)(?: (?:to|on|of|about|for|into|in)) (?=\S)/i,
  // Nobody asks what nobody tells them.
  /^what (?:nobody|no one|they don't|people don't|most people don't) (?:ever )?(?:tells?|warns?|teach(?:es)?|says?) (?:you )?about (?!\p{L}+ing\b)(?=\S)/iu,
  /^(?:everything|what|all) you (?:need|have|should|ought) to know about (?=\S)/i,
  /^(?:the )?(?:basics|fundamentals) of (?=\S)/i,
  /^(?:an? |my |the )?(?:brutally |completely )?(?:honest |quick |full |unbiased |in-depth )*review of (?=\S)/i,
];

const TRAILERS = [
  /\slike this$/i,
  /\s*\((?:[^)]*)\)\s*$/,
  /\s*(?:[,:|–—-]+\s*)?\b(?:(?<=questions )answered|explained(?: (?:simply|(?:with|using|in|through|by|via|to|for|like) .+))?|simplified|demystified|101|tutorial|(?<!final |closing |home |house |property |\ba |\bthe |\bwithout )walkthrough|overview|a beginner'?s guide|for dummies|part (?:\d+|one|two|three)|step[- ]by[- ]step|(?<!^how .*)in (?:\d+|sixty|thirty) (?:seconds|minutes)|q&a|vlog|rant|recap|(?<!\b(?:cost|price|fee|expense) )breakdown|deep dive)$/i,
  /(?<=\w{2,}|\w [A-Z])\s+(?:review|guide)$/i,
  /(?<=\w{2,}) review after .+$/i,
  /(?<=\b(?:myths|lies|misconceptions|rumors)),? (?:debunked|busted|exposed|explained)$/i,
];

/** "performance review" is a thing; only product-like names lose the word "review". What is mine to film is a vlog. */
const KEEPS_REVIEW =
  /^my (?:\S+ ){1,5}vlog$|\b(?:performance|code|peer|annual|design|book|literature|quarterly|weekly|year[- ]end|style|buyer'?s|meal|salary|pay|policy|mid-?year|employee|progress|lease|contract|portfolio|(?:in|before|after|during|for) (?:an?|your|the|my)(?: \p{L}+)?)\s+(?:review|guide)$/iu;

function isName(word: string): boolean {
  const bare = word.replace(/[^\p{L}\p{N}&+]/gu, '');
  return /\p{Ll}\p{Lu}/u.test(bare) || /\d/.test(bare) || PROPER.has(bare.toLowerCase());
}

/** Names that people type in lower case, as everybody else writes them. Only words that are nothing but names. */
const WRITTEN: ReadonlyMap<string, string> = new Map(
  (
    'iPhone iPad TikTok YouTube LinkedIn Instagram Pinterest Etsy ChatGPT Airbnb Shopify Canva WordPress PayPal Venmo Zillow Facebook Netflix Costco Sephora ' +
    'Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays Alaska Hawaii Paris London Tokyo Greece Peru Iceland Medicare Medicaid QuickBooks Invisalign Lightroom Photoshop ' +
    'Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February April June July August September October November December ' +
    'Greek Japan Italy Spain Mexico Portugal California Texas Florida CapCut Ozempic Botox ' +
    'Christmas Thanksgiving Halloween Easter Hanukkah Spanish French Italian German English Japanese Korean Portuguese American Mexican ' +
    'Europe Africa Asia Canada Germany Ireland Scotland England Australia Brazil Thailand Vietnam India Croatia Chicago Boston Seattle Denver Austin Dallas Houston Atlanta Miami Klarna Venmo Uber Lyft DoorDash Subaru Toyota Honda Tesla Salesforce HubSpot Squarespace Mailchimp Figma Zapier ' +
    'Roth Rome Lisbon Bali Orlando Nashville Barcelona Amsterdam Berlin Prague Vienna Dublin Kyoto Seoul Dubai Istanbul Norway Sweden Switzerland Philadelphia Cancun Tulum Maui Disney Nikon Cricut Poshmark Minecraft Roblox Peloton Lululemon Starbucks IKEA ' +
    'HOA API IRS FHA GPA CPA CRM SQL CSS HTML NYC DMV MBA EMDR CBT IEP HDMI PTO TSA USDA UTI UX SEO ADHD PCOS IBS HSA IRA LLC PTSD OCD HELOC GLP-1 HVAC ETF SPF DSLR APR APY EBITDA DaVinci PC TV DJ Android Montessori ' +
    'Portland Oregon Colorado Arizona Ohio Michigan Brooklyn Manhattan Toronto Tampa Minnesota Virginia Utah Nevada Idaho Montana Wisconsin Iowa Kansas Missouri Arkansas Louisiana Alabama Mississippi Kentucky Indiana Illinois Pennsylvania Maryland Delaware Connecticut Vermont Massachusetts Oklahoma Nebraska Wyoming Morocco Egypt Argentina Colombia Jamaica Singapore France Madrid Munich Edinburgh Sydney Melbourne Osaka Austria Denmark Finland Poland Belgium Netherlands Philippines Indonesia Malaysia Cambodia Kenya Israel Ecuador Guatemala Oahu Kauai Charleston Scottsdale Sedona Tucson Pittsburgh Baltimore Cleveland Cincinnati Detroit Milwaukee Minneapolis Memphis Sacramento Honolulu Vancouver Montreal Calgary Ottawa Yellowstone Yosemite Tuscany Venice Sicily Santorini Athens Budapest Copenhagen Stockholm Oslo Helsinki Warsaw Krakow Bangkok Phuket Hanoi Manila Jakarta Delhi Mumbai Cairo Marrakech Nairobi Auckland Fiji Tahiti'
  )
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
);

/** Names of several words, with the capitals that they keep in a title. */
const NAMES =
  /\b(?:Medicare (?:Part [A-D]|Advantage)|Google (?:Analytics|Ads|Sheets|Docs|Drive|Maps|Trends|Business Profile|Calendar|Search Console)(?: \d)?|QuickBooks (?:Online|Desktop)|(?:Facebook|Meta|TikTok|Amazon) Ads|Facebook Marketplace|TikTok Shop|Amazon FBA|Apple (?:Watch|Pay|Music)|Canva Pro|MacBook (?:Air|Pro)|ChatGPT Plus|LinkedIn Premium|Amazon Prime|Roth IRA|Star Wars|Power (?:BI|Query|Automate)|Microsoft (?:Teams|Word|Excel|Office)|Visual Studio|Final Cut Pro|Premiere Pro|After Effects|New (?:York|Jersey|Zealand|Mexico|Orleans)|Los Angeles|San (?:Diego|Francisco|Antonio|Jose)|Las Vegas|Costa Rica|Puerto Rico|South Korea|North Carolina|South Carolina|Washington DC|Home Depot|Trader Joe's|Social Security)\b/;

function namesAsWritten(text: string): string {
  // In capitals throughout, capitals say nothing; they are undone later.
  if (text === text.toUpperCase()) return text;
  return text
    .replace(
      /(?<![\p{L}\p{N}@#._-])[\p{Ll}][\p{Ll}\d-]+(?![\p{L}\p{N}]|\.\p{L})/gu,
      (word) => WRITTEN.get(word) ?? word,
    )
    .replace(
      /\bexcel (?=(?:pivot|formulas?|spreadsheets?|tips|shortcuts|tricks|charts?|macros|functions?|dashboards?|skills|power|dates?)\b)/g,
      'Excel ',
    )
    .replace(/\bpower query\b/g, 'Power Query')
    .replace(
      /\bgoogle (?:sheets|docs|drive|maps|ads|analytics|calendar|forms|slides|photos|reviews?)\b/g,
      (name) => name.replace(/^g|(?<= )(?!review)\p{Ll}/gu, (letter) => letter.toUpperCase()),
    )
    .replace(
      /\b(?:costa rica|puerto rico|san (?:diego|francisco|antonio|jose|juan)|los angeles|las vegas|new (?:york|jersey|zealand|orleans)|south (?:korea|africa|carolina|dakota)|north (?:carolina|dakota)|sri lanka|hong kong|el salvador|salt lake city|kansas city|abu dhabi|cape town|buenos aires)\b/g,
      (place) => place.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase()),
    )
    .replace(/\bdiy\b(?! (?:your|my|our|the|a|an|it|this|that)\b)/gi, 'DIY');
}

/** Undoes capitals that say nothing: shouting, and title case. Names and initialisms stay. */
function calmCapitals(text: string): string {
  const tokens = words(text);
  const lettered = tokens.filter((token) => /\p{L}{2,}/u.test(token));
  const shouted = lettered.filter((token) => token === token.toUpperCase()).length;
  if (lettered.length > 1 && shouted === lettered.length) {
    return tokens.map((token) => unshout(token)).join(' ');
  }
  if (lettered.length === 1 && shouted === 1 && text.length > 5) return unshout(text);
  const long = lettered.filter((token) => token.length > 3);
  const capital = (token: string) => /^["'(]?\p{Lu}\p{Ll}/u.test(token);
  const titled =
    lettered.length > 1 &&
    long.length > 0 &&
    long.every((token) => capital(token) || token === token.toUpperCase() || isName(token));
  // "Docker vs Podman": beside one name, the other side is most likely a name too.
  // "Medicare Part B", "Google Analytics 4", "QuickBooks Online": names of several words.
  if (titled && NAMES.test(text)) {
    const kept: string[] = [];
    const rest = text.replace(new RegExp(NAMES, 'g'), (name) => `Zx${kept.push(name)}9`);
    return calmCapitals(rest).replace(/zx(\d)9/gi, (_, at: string) => kept[Number(at) - 1] ?? '');
  }
  const named = /\b(?:vs\.?|versus|or)\b/i.test(text) && lettered.length <= 5 && tokens.some(isName);
  if (titled && !named && lettered.filter(capital).length > lettered.length / 2) {
    return tokens
      .map((token) =>
        token === 'A' || (capital(token) && !isName(token)) ? token.toLowerCase() : calmHyphens(token),
      )
      .join(' ');
  }
  const first = tokens[0] ?? '';
  // "John Deere setup for beginners": two capitals in a row are a name.
  const name = capital(first) && capital(tokens[1] ?? '') && !capital(tokens.at(-1) ?? '');
  return isName(first) || name || WRITTEN.get(first.toLowerCase()) === first || /^I\b/.test(first)
    ? text
    : lowerFirst(text);
}

/** "High-Control" in a title is "high-control"; "Coca-Cola" is a name. */
function calmHyphens(token: string): string {
  const parts = token.split('-');
  return parts.length > 1 && parts.every((part) => /^\p{Lu}?\p{Ll}+$/u.test(part) && !isName(part))
    ? token.toLowerCase()
    : token;
}

function unshout(token: string): string {
  const bare = token.replace(/[^\p{L}\p{N}&]/gu, '').toLowerCase();
  const written = WRITTEN.get(bare);
  if (written && token.length === bare.length) return written;
  if (ACRONYMS.has(bare)) return token;
  if (bare === 'i' || /^i'(?:m|ve|d|ll)$/i.test(token)) return token.charAt(0) + token.slice(1).toLowerCase();
  return PROPER.has(bare) ? token.charAt(0) + token.slice(1).toLowerCase() : token.toLowerCase();
}

/** Quotation marks inside a sentence belong to it; around the whole they do not. */
function innerQuotes(text: string): string {
  const inner = /^([^"]*)"([^"]+)"([^"]*)$/.exec(text);
  return inner && (inner[1] !== '' || inner[3] !== '') ? `${inner[1]}“${inner[2]}”${inner[3]}` : text;
}

/** Somebody tells what happened: neither the first sentence nor what stands before a dash is the topic. */
function isStory(text: string): boolean {
  return (
    words(text).length > 20 &&
    /^(?:(?:so|ok|okay|hey|hi|well|basically|honestly|tbh|listen|long story short)[, ]+)*(?:i|we|i'm|we're|i've|we've|i'd|last|yesterday|the other|every time|one of|this (?:week|morning|client|customer|summer|year)|my \p{L}+ \p{L}+ed|here's|there's|people|everyone|most of)\b/iu.test(
      text,
    )
  );
}

function firstPart(text: string): string {
  if (isStory(text)) return text;
  const sentence = /^(.{8,}?[.!?])\s+\S/.exec(text)?.[1];
  let part = sentence && words(text).length > 14 && words(sentence).length > 1 ? sentence : text;
  const sides = /^(.+?)\s*(?:\||\s[–—-]{1,2}\s|:\s)\s*(.+)$/.exec(part);
  if (sides?.[1] && sides[2]) part = words(sides[1]).length >= 1 && sides[1].length > 2 ? sides[1] : sides[2];
  return part;
}

/** "your resume is boring, here's what recruiters skip": what the video will tell is no part of the topic. */
function withoutPromise(text: string): string {
  const said = text
    .replace(
      /(?:,|\.\.+|;| -)? (?:and |so )?here(?:'?s| is| are) (?:the|what|why|how|my|everything|where)\b.*$/i,
      '',
    )
    .replace(
      /(?:,|\.\.+|;| -) (?:then )?(?:do this|try this|watch this|read this)(?: (?:instead|first|before \p{L}+|now|tonight|today))?$/iu,
      '',
    )
    .replace(/ before you (?:watch|see|hear|read|know) this$/i, '')
    .replace(/ (?:or|and) is (?:that|it|this) (?:just|only|all) .+$/i, '')
    // A woman's period, and the end of a sentence.
    .replace(
      /,? (?:damn it|dammit|ever|(?<=, )period|full stop|please|i'm begging you|i beg you|for real)$/i,
      '',
    )
    .replace(/,? now what$/i, '');
  return words(said).length >= 3 ? said : text;
}

/** Two topics in one breath: "why most assistants stay stuck and how I got out" is read by the first of them. */
function firstHalf(typed: string): string {
  const text = withoutPromise(typed);
  if (words(text).length < 13) return text;
  // "I cosigned my brother's loan and it wrecked my credit for six years": the first deed is the topic.
  const told =
    /^((?:I|we|my|our) .+?),? (?:and|but|then)(?: then)? (?:I|we|my|our|it|they|nobody|he|she|here|here's|everyone)\b/i.exec(
      text,
    )?.[1];
  if (told && words(told).length >= 5 && words(text).length <= 20) return told;
  const half = /^(.+?),? (?:and|but|plus) (?:how|why|what|when|where)\b/i.exec(text)?.[1] ?? text;
  return words(half).length >= 4 ? half : text;
}

export type CleanTopic = {
  /** Plain form for the grammar. */
  text: string;
  /** The user's words, only tidied, for a quoted label. */
  label: string;
};

/** "one pot dinners" are dinners of one pot, and not one of them; what two of would be many is a kind as well. "the one room buyers love" is one room. */
const COUNTED_KIND =
  /^(?!the one \S+ (?:buyers|sellers|people|couples|parents|kids|women|men|guests|clients|agents|homeowners|tenants|renters|investors|brides) \p{L})((?:easy |quick |simple |the |my |a )?(?:one|two|three|four|five|six|seven|ten))[ ](pot|pan|skillet|bowl|tray|sheet|ingredient|dish|income|bedroom|bathroom|minute|hour|day|week|month|year|person|rep|step|page|car|room|story|piece|man|woman|player|night|point|color|colour|way)[ ](?!ago\b|old\b|to\b|of\b|in\b|at\b|on\b|into\b|from\b|after\b|before\b|and\b|or\b|I\b|you\b|we\b|that\b|with\b|without\b|for\b|is\b|can\b|people\b|every\b)(?=\p{Ll})/iu;

export function cleanTopic(raw: string): CleanTopic {
  const plain = plainQuotes(raw.normalize('NFC').replace(CONTROL, ' ').replace(EMOJI, ' '));
  let text = softenProfanity(linkTopic(plain) ?? splitHashtags(withoutLinks(plain)))
    .replace(/\s+/g, ' ')
    .trim();
  // "POV:" is no title with its subtitle.
  text = text
    .replace(/^pov\s*[:-]\s*/i, '')
    // What is reviewed keeps its capitals before the word.
    .replace(
      /^(?:honest |quick )?(?:book|product|movie|film|app|restaurant|hotel|album|game) review ?[:-] ?(\S.*)$/i,
      '$1 review',
    )
    .replace(/^(?:hwo|hoe|howto) to (?=\p{Ll})/iu, 'how to ')
    // "balloon garland diy" is said the other way round.
    .replace(/^((?:\p{L}+ ){1,4}\p{L}+) diy$/iu, 'DIY $1')
    .replace(/^grwm\b/i, 'get ready with me')
    // The guide is the video; it shows what to give.
    .replace(
      /^(?!(?:my|our|how|why|what) )((?:[\p{L}'’-]+ ){0,3})gift ?guide(?= for | under |$)/iu,
      '$1gift ideas',
    )
    // One shows the place, and not the tour of it.
    .replace(/^(my (?:\p{L}+ ){1,4}?\p{L}+) tour$/iu, '$1')
    .trim();
  text = text.replace(/^[\s'.,;:!?¿¡*_~-]+|[\s',;:*_~-]+$/g, '').replace(/^"([^"]*)"?$/, '$1');
  // The savings bond, and not the speaker; a house sold as it is, and no sentence.
  text = namesAsWritten(innerQuotes(firstPart(withoutLabel(text))))
    .replace(/\b[Ii] (?=bonds?\b)/g, 'I-')
    .replace(/\b[sc](?=[- ]corps?\b)/g, (letter) => letter.toUpperCase())
    .replace(/\bas is$/i, 'as-is')
    .replace(/\bone on one(?=s?\b)/i, 'one-on-one')
    .replace(COUNTED_KIND, '$1-$2 ')
    // Tags leave it at the end: "DIY costume last minute".
    .replace(
      /^((?!.* (?:who|that|cancels?|canceling|cancelling|backs? out|changes?|bails?) ).+) last[- ]minute$/i,
      'last-minute $1',
    );
  text = text.replace(/[.!]+$/, '').trim();
  const label = maskProfanity(text.replace(/"/g, ''));
  text = calmCapitals(text)
    .replace(
      /\b(?:black(?= friday\b)|cyber(?= monday\b)|mac(?= (?:or|vs\.?|versus) pc\b)|canon(?=.*\b(?:nikon|sony|camera|lens)\b))/gi,
      capitalise,
    )
    .replace(/(?<![\p{L}\p{N}'-])i(?='(?:m|ve|d|ll)\b|(?![\p{L}\p{N}.'-]))/gu, 'I');
  for (let pass = 0; pass < 3; pass++) {
    const before = text;
    for (const lead of LEAD_INS) text = text.replace(lead, '');
    if (!KEEPS_REVIEW.test(text)) for (const trailer of TRAILERS) text = text.replace(trailer, '');
    text = text.trim();
    if (text === before) break;
  }
  text = text.replace(/^[\s"'.,;:!-]+|[\s"'.,;:!-]+$/g, '').replace(/"/g, '');
  text = firstHalf(text)
    .replace(EXCUSES, 'stop making excuses')
    // Nobody forgets on purpose, and nobody can be talked out of it.
    .replace(/^(don't|do not|never) forget (?=(?:the|your|an?) )/i, '$1 skip ')
    .replace(/^(don't|do not|never) (?:overlook|neglect) (?=\p{L})/iu, '$1 ignore ');
  // What one knows needs no telling: "your bike chain is filthy and you know it".
  text = text.replace(/,? and you know it$|, (?:and )?(?:here's|this is) why$/i, '');
  return { text: maskProfanity(text), label };
}
