/** What a link is about, where its address says so in words: ".../closing-costs-explained". */
import { plainQuotes, words } from '../english/words.ts';
import { ACRONYMS } from './proper-names.ts';
import { isCommonWord, withHyphens } from './run-together.ts';

const LINK =
  /(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|org|net|io|co|dev|app|ly|me|tv)(?:\/\S*)?\b|\S+@\S+\.\S+/gi;

export function withoutLinks(text: string): string {
  return text.replace(LINK, ' ').replace(/\s+/g, ' ').trim();
}

/** What stands beside a link and says nothing of its own. */
const POINTS_AT =
  /^(?:(?:check|see|read|watch|look|have|here|here's|new|latest|my|our|this|that|the|it|out|a|hook|hooks|video|reel|for|from|about|on|based|make|one|blog|post|article|page|link|site|website|episode|guide|is|up|now|at|in|bio|please|pls|use|turn|into|topic|idea|source|https?|via|and|write|me)(?:[\s:,.!-]+|$))*$/i;

/** Endings of addresses that announce a kind of page and not a subject. */
const PAGE_KIND =
  / (?:(?:and )?(?:what (?:to expect|you (?:need|have|should|ought) to know|to know|it (?:is|means))|everything you (?:need|have) to know|how it works)|(?:the |a |your )?(?:complete |ultimate |beginners? |full |quick |easy |simple |definitive |step by step )*(?:guide|checklist|faqs?|tutorial|walkthrough|overview|explained|explainer|explained simply|blog|post|article|review|infographic|cheat sheet|worksheet|video|podcast|episode|basics|fundamentals|essentials|timeline|step by step))$/i;

/** One word before these is too little to speak of. */
const ONLY_WITH_MORE = / (?:basics|fundamentals|essentials|timeline|step by step)$/i;

/** "under-80-years", "over-50" */
const LIMITS = /^(?:under|over|within|below|above|after|before|age)$/i;

/** A number that counts ("5-mistakes"), and not an id, a year or a day. */
const isId = (part: string, at: number, before = ''): boolean =>
  (/^\d+$/.test(part) && (at > 0 || part.length > 2) && !(part.length < 4 && LIMITS.test(before))) ||
  (/\d/.test(part) && /\p{L}/u.test(part) && part.length > 5) ||
  /^(?:id|p|ref|v\d|en|us|amp|html?|php|aspx?|index)$/.test(part);

/** Addresses lose commas, articles and subjects: what cannot be put together again is left out. */
function withoutRest(said: string): string {
  const clause =
    /^(?!(?:how|why|what|when|where|who|which|should|is|are|do|does|can|i|my|your|our|the|you|we|this|these|\d+)\b)(\p{L}+ \p{L}+(?: \p{L}+)?) (?:came|went|failed|got|was|were|is|are|isn't|isnt|did|does|fell|broke|took|made|lost|left|ran) .+$/iu;
  const list = /^(\p{L}+ing with(?:out)? \p{L}+s) \p{L}+(?: \p{L}+)?$/iu;
  return said.replace(clause, '$1').replace(list, '$1');
}

function fromSegment(segment: string): string | null {
  let text = segment;
  try {
    text = decodeURIComponent(segment);
  } catch {
    return null;
  }
  const parts = plainQuotes(text)
    .replace(/\.(?:html?|php|aspx?|jsp|pdf|md|jpe?g|png)$/i, '')
    .split(/[-_+\s]+/)
    .filter((part, at, all) => part !== '' && !isId(part.toLowerCase(), at, all[at - 1]));
  if (parts.length < 2 || parts.length > 12 || parts.some((part) => !/^[\p{L}\p{N}']+$/u.test(part)))
    return null;
  const known = parts.filter((part) => isCommonWord(part) || /^\d/.test(part)).length;
  if (known * 2 < parts.length - 1) return null;
  let said = parts
    .map((part) => (ACRONYMS.has(part.toLowerCase()) ? part.toUpperCase() : part.toLowerCase()))
    .join(' ');
  // "first-time-landlord-checklist" is for landlords, and about none.
  const forWhom =
    /(?:landlord|buyer|seller|owner|parent|investor|traveler|manager|homeowner) checklist$/.test(said);
  for (let pass = 0; pass < 2 && !forWhom; pass++) {
    const rest = said.replace(PAGE_KIND, '');
    // "final walkthrough checklist": of the final one nothing is left, nor of "money basics" much.
    if (ONLY_WITH_MORE.test(said) && words(rest).length < 2) break;
    if (!/^(?:final|first|last|home|my|your|new|best|full|complete)$/.test(rest)) said = rest;
  }
  said = said
    .replace(/\blive work\b/, 'live-work')
    .replace(
      / (?:guide|checklist|faqs?|tips) for (?:home ?)?(?:buyers|sellers|owners|homeowners|beginners|everyone|you)$/,
      '',
    );
  return withHyphens(withoutRest(said));
}

/** Four words or more: stay-at-home moms and mothers-in-law are no addresses. */
const SLUG =
  /^\/?(?:[\w-]+\/)*((?!stay-at-home)[\p{L}\p{N}]+(?:-[\p{L}\p{N}']+){3,}|[\p{L}\p{N}]+(?:_[\p{L}\p{N}']+){3,})\/?$/iu;

/** Three words are an address where they open like a topic: "moving-to-portland", "how-to-meditate". */
const SHORT_SLUG =
  /^((?:(?:how|what|when|where)-to|why-\p{L}+|\p{L}{3,}ing-(?:to|in|on|with|for|a|your|my|from|after)|best-\p{L}+|my-\p{L}+)-[\p{L}\p{N}']+)$/iu;

/** The last part of the address that is written in words; null where no part is, or where text beside the link speaks. */
export function linkTopic(raw: string): string | null {
  // The last part of an address alone: "why-your-dog-pulls-on-the-leash".
  const slug = (SLUG.exec(raw.trim()) ?? SHORT_SLUG.exec(raw.trim()))?.[1];
  if (slug) return fromSegment(slug);
  const links = raw.match(LINK);
  if (!links || !POINTS_AT.test(withoutLinks(raw))) return null;
  for (const link of links) {
    if (link.includes('@')) continue;
    const path = link
      .replace(/^https?:\/\//i, '')
      .replace(/[?#].*$/, '')
      .split('/')
      .slice(1);
    for (const segment of path.reverse()) {
      const topic = fromSegment(segment);
      if (topic !== null && words(topic).length > 0) return topic;
    }
  }
  return null;
}
