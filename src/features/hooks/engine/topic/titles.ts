/** Titles: long ways of saying why, and what a title keeps back. */
import { isPluralNoun } from '../english/nouns.ts';
import { baseOfGerund, isAlsoNoun, isVerb } from '../english/verbs.ts';
import { firstToSecond, words } from '../english/words.ts';
import { bestOf } from './best-of.ts';
import { hasFinite, whClause } from './clauses.ts';
import { joinNames } from './compound-names.ts';
import { readNounPhrase } from './nominal.ts';
import { inFull } from './openings.ts';
import { tellsOfMine } from './plain-claims.ts';
import { fromWh } from './shapes.ts';
import type { Topic } from './topic.ts';

/** Long ways of saying why, when and where. */
export function unwrap(typed: string): string {
  const text = asClause(inFull(bestOf(typed)));
  return joinNames(
    text
      .replace(
        /^(?:the|one|a) (?:real |main |biggest |number one |only |hidden |true )*reasons? (?:why |that )?(?=(?:you|your|i|my|we|people|most|it|the)\b)/i,
        'why ',
      )
      // "the real reason deals fall through": one reason of many things.
      .replace(
        /^the (?:real |main |biggest |number one |only |hidden |true )*reason (?:why |that )?(?=(?:\p{L}+ )?\p{L}+s (?!(?:to|for|of|behind|not|and|in|at|on|with)\b)\p{Ll})/iu,
        'why ',
      )
      .replace(/^(?:the )?(?:best|right|good|perfect) time to /i, 'when to ')
      .replace(/^(?:the )?(?:best|right) places? to /i, 'where to ')
      .replace(
        /^((?:your|my|our|the) \p{L}+)'s (?=(?:an?|too|so|not|just|really|lousy|terrible|worse|boring|killing|hurting|ruining)\b)/iu,
        '$1 is ',
      )
      .replace(/^(?:understanding|demystifying|unpacking|decoding) (?=(?:the |your )?\p{L}+ \p{L})/iu, '')
      // "why it is so important to stretch" is why you should.
      .replace(
        /^why (?:it's|it is) (?:so |really |very )?(?:important|crucial|essential|necessary) (?:for you )?to (?=\p{Ll})/iu,
        'why you should ',
      )
      .replace(/^you (?:won't|will not|wouldn't) believe (?:this|these|my|our) (?=\p{L})/iu, '')
      .replace(/^(?:save|bookmark|keep) this for (?=(?:your|the|a|an)\b)/i, '')
      .replace(/\bstay at home (?=(?:moms?|dads?|parents?)\b)/i, 'stay-at-home ')
      // Nobody sets out to burn out.
      .replace(/^burn out(?=$| (?:at|in|for|as|and|recovery|symptoms|signs)\b)/i, 'burnout')
      .replace(/^back to school (?=\p{L})/iu, 'back-to-school ')
      // "after work dinners": when they are eaten is one word with them, and no clause.
      .replace(
        /^((?:(?:my|your|the|easy|quick|simple|cheap|healthy|best|fun) ){0,2}(?:after|before|pre|post)) (work|school|bed|church|dinner|lunch|game|race|workout) (?=\p{L}{3,}(?:s|ine)\b)/iu,
        '$1-$2 ',
      )
      // What the creator would like to make is not the topic.
      .replace(
        /^(?:i'd|i would|we'd) (?:like|love) (?:to (?:do|make|film|post|record) )?(?:an?|some|one) (?:\p{L}+ )?(?:reel|video|clip|short|post|tiktok|one)s? (?:on|about) (?=\p{L})/iu,
        '',
      )
      // "pack an order with me" shows how it is done.
      .replace(/^(?!get ready\b)(\p{Ll}+ .+) with me$/u, '$1')
      .replace(/^avoid these (.+s)$/i, '$1 to avoid')
      .replace(/^what's (?=(?:an?|the) )/i, 'what is ')
      // "foods high in iron" are foods.
      .replace(/^((?:\p{L}+ )?\p{L}+s) (?:that are )?(high|low) in (\p{L}+)$/iu, '$2-$3 $1')
      .replace(/^((?:\p{L}+ )?\p{L}+s) (?:that are )?rich in (\p{L}+)$/iu, '$2-rich $1')
      // "tax season is here" announces it, and claims nothing.
      .replace(
        /^((?!(?:your|my|our|his|her|it|he|she|that|this|i|we|you|they)\b)(?:\p{L}[\p{L}'-]* ){1,4})(?:is|are) (?:finally |almost |officially )?(?:here|back|coming|around the corner|now open)$/iu,
        (_, thing: string) => thing.trim(),
      )
      // "the biggest mistake brides make" is one of those they make.
      .replace(
        /^the (?:single )?(?:biggest|worst|most common|number one|#1|number 1|most expensive|costliest) mistakes? (?=(?:\p{L}[\p{L}'-]* ){1,4}makes?\b)/iu,
        'mistakes ',
      )
      .replace(/^in person (?=\p{L})/iu, 'in-person ')
      // "quit smoking tips" are to quit smoking, and nobody smokes tips.
      .replace(/^((?:stop|quit) \p{L}+ing) (tips|hacks|tricks|steps)$/iu, '$2 to $1')
      .replace(
        /^(stop|quit) (\p{L}+ing) (?=(?:timeline|apps?|plan|program|challenge|journey|aids?|support|benefits|medication|day|update|story)$)/iu,
        '$1-$2 ',
      )
      .replace(
        /^(?:stop|quit|enough) with (?=(?:the|your|all the|all your|these) )/i,
        'you should stop with ',
      )
      .replace(/^never too late\b/i, "it's never too late"),
  );
}

/** What nobody likes in those they live with. */
const ILL =
  /\b(?:snores?|barks?|bites?|sheds?|whines?|drools?|refuses?|hates?|pulls?|lies|lie|cheats?|chews?|cries|cry|screams?|hits?|pees?|poops?|scratches|fights?|steals?|eats everything|ignores?|never (?:listens?|sleeps?|eats?|helps?|calls?))\b/i;

/** What asks or states in another order, said as the clause that it is. */
function asClause(text: string): string {
  const tokens = words(text);
  // "the secret to ending overthinking" is how it is done.
  const [, doing = '', what = ''] =
    /^the (?:\p{L}+ )?(?:secrets?|key|trick) to (\p{L}+ing)( \S.*)$/iu.exec(text) ?? [];
  // An ending is a noun first, but not here.
  const done = /^ending$/i.test(doing) ? 'end' : baseOfGerund(doing);
  if (done) return `how to ${done}${what}`;
  // "my car won't start" is what somebody asks about, and no story.
  if (
    /^(?:my|our) (?:\p{L}+ ){1,3}(?:won't|keeps|keep|refuses to|can't stop) \p{Ll}+/iu.test(text) &&
    words(text).length < 9
  )
    return `what to do when ${firstToSecond(text)}`;
  // "my husband snores": what to do about it; "my clients never haggle": how that comes.
  if (tellsOfMine(tokens)) return ILL.test(text) ? `what to do when ${firstToSecond(text)}` : `why ${text}`;
  const bother = /^why bother (?:with )?(\p{L}+ing\b.*)$/iu.exec(text)?.[1];
  if (bother) return `${bother} is worth it`;
  const come = /^how come ((?:my|your|our|i|you|the|some|most|\p{L}+s)\b.+?)\??$/iu.exec(text)?.[1];
  if (come) return `why ${firstToSecond(come)}`;
  // "how you breathe matters" asks nothing.
  const matters =
    /^((?:how|what|when|where|who) (?:you|your)\b .+) (?:really |actually )?matters(?: more than you think)?$/i.exec(
      text,
    )?.[1];
  if (matters) return `it matters ${matters}`;
  // "what if my kid hates reading": one is told what to do then; what never was is only imagined.
  const then = /^what if ((?:i|i'm|my|we|our|you|you're|your)\b.+?)\??$/i.exec(text)?.[1];
  if (then && !/^\S+ (?:\p{L}+ )?(?:could|had|were|was|would|never had|\p{L}+ed)\b/iu.test(then))
    return `what to do if ${firstToSecond(then)}`;
  const not = /^why not to (\p{Ll}.+)$/u.exec(text)?.[1];
  if (not) return `why you shouldn't ${not}`;
  // "why buy local", "why hire a planner": a reason to do it.
  const [first = '', deed = '', next = '', ...rest] = tokens;
  const object = /^(?:an?|the|your|my|our|it|this|these|from|at|with|for|between|in|on)$/i.test(next);
  return /^why$/i.test(first) &&
    isVerb(deed) &&
    !/^(?:do|have|be|does|can)$/i.test(deed) &&
    (object || !isAlsoNoun(deed)) &&
    !hasFinite([next, ...rest])
    ? `you should ${firstToSecond(words(text.replace(/\?$/, '')).slice(1).join(' '))}`
    : text;
}

/** Titles that nobody would type or say as they stand. */
export const HOLDS_BACK = /\b(?:this|these)\b|behind the scenes|\bday in (?:the|my) life\b/i;

/** How the rest goes on where "this" stands alone. */
const TEASED =
  /^(?:to|in|on|at|before|after|with|during|down|into|when|while|if|for|instead|every|for|from|about|until|without|near|around|over)\b/i;

/**
 * What a title keeps back or only points to, said as what the video tells: "never pour this down your drain" is what
 * not to pour down your drain, and "day in the life of a florist" what such a day looks like.
 */
export function told(
  text: string,
  readShape: (text: string) => Partial<Topic> | null,
): Partial<Topic> | null {
  const never = /^(?:please )?(?:never|don't|dont|do not) (\p{Ll}+) (?:this|these) (\S.*)$/iu.exec(text);
  const stop = /^(?:stop|quit|avoid) (\p{Ll}+ing) (?:this|these) (\S.*)$/iu.exec(text);
  const always = /^(?:always )?(\p{Ll}+) (?:this|these) (\S.*)$/u.exec(text);
  const bad = never?.[1] ?? (stop?.[1] ? baseOfGerund(stop[1]) : null);
  const deed = bad ?? (always?.[1] && isVerb(always[1].toLowerCase()) ? always[1] : null);
  const tail = (never ?? stop ?? always)?.[2] ?? '';
  // "save this for your next trip" speaks of the video.
  if (
    /^(?:please )?(?:save|share|watch|read|bookmark|keep|send|repost|see) (?:this|these)\b/i.test(text) ||
    /^this is (?:why|how|what|when)\b/i.test(text)
  ) {
    const why = /^this is ((?:why|how|what|when) .+)$/i.exec(text)?.[1];
    return why ? readShape(why) : null;
  }
  // "use this app": what is pointed to has a name.
  if (deed && TEASED.test(tail) && !/\bthis\b/i.test(tail)) {
    const clause = `what ${bad ? 'not ' : ''}to ${deed.toLowerCase()} ${firstToSecond(tail)}`;
    return { shape: 'wh', wh: whClause(clause, 'what', true, false) };
  }
  const scenes = /^(?:(?:a |my |the )?(?:look |peek )?behind[ -]the[ -]scenes|bts) (of|at|in) (.+)$/i.exec(
    text,
  );
  if (scenes?.[2]) {
    const place = readNounPhrase(scenes[2])?.nominal.text;
    if (!place) return null;
    const seen = /^of$/i.test(scenes[1] ?? '')
      ? `what ${place} really looks like`
      : `what happens behind the scenes ${scenes[1]} ${place}`;
    return fromWh(whClause(seen, 'what', false, false));
  }
  const life =
    /^(?:a |my )?((?:day|week|weekend|month|morning) in (?:the life of|my life as|my life) ?.*)$/i.exec(
      text,
    )?.[1];
  if (life && words(life).length <= 10)
    return fromWh(whClause(`what a ${life} looks like`, 'what', false, false));
  const when =
    /^when ((?!to\b|i\b|we\b|my\b|our\b|is\b|are\b|do\b|does\b|should\b|can\b|will\b|did\b)\S.*[^?])$/i.exec(
      text,
    )?.[1];
  if (
    when &&
    words(when).length > 1 &&
    words(when).length < 10 &&
    (hasFinite(words(when)) ||
      /^(?:your|the|an?) \p{L}+ \p{L}+s\b/iu.test(when) ||
      words(when).some((word, at, all) => isPluralNoun(word) && isVerb(all[at + 1] ?? '')))
  )
    return { shape: 'wh', wh: whClause(`what to do when ${when}`, 'what', true, false) };
  return null;
}
