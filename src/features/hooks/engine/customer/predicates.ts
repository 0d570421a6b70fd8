/** Sorts one predicate of the audience into wish, pain, fear and objection, and turns it to the second person. */
import { isPluralNoun, singularOf } from '../english/nouns.ts';
import { gerundOf, isVerb, thirdPerson } from '../english/verbs.ts';
import { thirdToSecond, withArticle, words } from '../english/words.ts';
import { hasFinite } from '../topic/clauses.ts';
import { clip } from './clip.ts';
import type { Pain, Want } from './customer.ts';
import { asYou, gerundPhrase } from './person.ts';
import { isTrouble, isVague, leansOnContext, withoutBrokenList, withoutLabel } from './troubles.ts';
import { GIVING_UP, wish } from './wishes.ts';

export const PREDICATE_STARTS =
  /^(?:want|wants|need|needs|feel|feels|keep|keeps|struggle|struggles|have|has|don't|doesn't|can't|cannot|aren't|isn't|hate|hates|avoid|avoids|worry|worries|fear|fears|think|thinks|believe|believes|get|gets|sit|sits|undercharge|post|see|say|says|spend|spends|lack|lacks|dread|dreads|dream|dreams|hope|hopes|wish|try|tries|look|looks|never|can|won't|would|live|lives|work|works|used|overthink|procrastinate|end|ends|forget|skip|give|miss|lose|lie|fight|fights|juggle|juggles|love|loves|know|knows|earn|earns|buy|buys|no|aren't|haven't|hasn't|start|starts|quit|give|tend|tends|stay|find|binge|copy|second-guess|doubt)$/i;

export const FEELINGS =
  /^(?:overwhelmed|exhausted|anxious|nervous|stuck|tired|worried|afraid|scared|frustrated|confused|lonely|lost|burned|burnt|stressed|unsure|guilty|ashamed|embarrassed|behind|bored|trapped|misunderstood|invisible|intimidated|skeptical|drowning|struggling|losing|insecure|drained|broke|unmotivated|discouraged|hesitant|sick|fed|done|self-conscious|restless|isolated|unprepared|unheard|stiff|sore|busy|terrified|paralyzed|buried|swamped|uncertain|unhappy|disorganized|perfectionists)$/i;

export type Found = { want?: Want; pain?: Pain; fear?: string; objection?: string };

const UNSAFE_FIGURES = /\$|\d/;

const DREADED =
  /\b(?:losing|running out|missing|getting|falling|failing|looking|saying|making|wasting|hurting|damaging|ruining|gaining|regretting|overpaying|choosing|hidden|bad|wrong|costs?|bills?|fees?|rates?|debt|scams?|mistakes?|damage|pain|rejection|failure|wars?|surgery|taxes|audits?|needles|effects|lawsuits?|injur\p{L}+|layoffs?|inflation|mold|leaks?|breakage|complaints?|denial|penalt\p{L}+|policies|judgment)\b/iu;

function fearOf(predicate: string, max: number): string | undefined {
  const about =
    /^(?:are |feel )?(?:so |very |really )?(?:worried|nervous|anxious|scared|afraid|terrified|stressed|worry|fear|fearful|fear of|frightened)\s+(?:about|of|by)\s+(.+)$/i.exec(
      predicate,
    ) ?? /^fear\s+(?:of\s+)?(.+)$/i.exec(predicate);
  const deed =
    /^(?:are |feel )?(?:so |too )?(?:scared|afraid|terrified|nervous|hesitant)\s+to\s+(\w+)\b\s*(.*)$/i.exec(
      predicate,
    );
  let fear: string | null = null;
  if (deed?.[1]) fear = isVerb(deed[1]) ? `${gerundOf(deed[1].toLowerCase())} ${deed[2] ?? ''}`.trim() : null;
  else if (
    about?.[1] &&
    !/^(?:if|whether|that|they|it|nobody|no one|everyone)\b|\b(?:will|won't|might|would|is|are|isn't|aren't|can't)\b/i.test(
      about[1],
    )
  )
    fear = about[1];
  if (!fear) return undefined;
  const clipped = clip(asYou(fear), Math.min(max, 6));
  if (!clipped || UNSAFE_FIGURES.test(clipped) || /^(?:being|not)\b/i.test(clipped)) return undefined;
  if (leansOnContext(clipped)) return undefined;
  // Who is nervous about safety is not afraid of it.
  if (/\b(?:worried|nervous|anxious|stressed|worry) about\b/i.test(predicate) && !DREADED.test(clipped))
    return undefined;
  // Who worries about getting enough fears the lack of it; "money" alone is no fear to name.
  if (/^\p{L}+ing (?:enough|it right|things right|everything right)\b/iu.test(clipped)) return undefined;
  return /^(?:money|time|food|work|everything|people|life|health|school|kids|it|AI)$/i.test(clipped)
    ? undefined
    : clipped;
}

function objectionOf(predicate: string, max: number): string | undefined {
  const belief =
    /^(?:think|believe|assume)\s+(?:that\s+)?(.+ (?:is|are|isn't|aren't|will|won't|can't) .+)$/i.exec(
      predicate,
    );
  const match =
    belief ??
    /^(?:think|believe|assume|tell themselves|say|feel like|convinced|are convinced|worry|are worried|worry that|fear|are afraid)\s+(?:that\s+)?((?:they|they'll|they're|they've|it's|it|there|their|nothing|everyone)\b.+)$/i.exec(
      predicate,
    );
  if (!match?.[1]) return undefined;
  const clipped = clip(asYou(match[1]), max);
  return clipped &&
    !UNSAFE_FIGURES.test(clipped) &&
    !leansOnContext(clipped) &&
    !/^you're (?:fine|okay|ok|right|good|ready|busy|an? (?:bad|terrible|awful|horrible) \p{L}+|(?:too |just )?(?:dumb|stupid|ugly|fat|lazy|weak|crazy|broken|unlovable)|a failure)$/iu.test(
      clipped,
    )
    ? clipped
    : undefined;
}

/** Deeds in -ing that do hurt. */
const STRUGGLE =
  /^are (?:struggling|drowning|losing|gaining|falling|running out|missing|fighting|failing|burning|living paycheck|putting|barely)\b/i;

/** "stiff necks and sore backs" → "a stiff neck and a sore back". */
function eachOne(things: string): string {
  return things
    .split(/ and /i)
    .map((thing) => {
      const tokens = words(thing);
      return withArticle([...tokens.slice(0, -1), singularOf(tokens.at(-1) ?? '')].join(' '));
    })
    .join(' and ');
}

/** Many people have stiff backs; the one who is spoken to has a stiff back. */
function oneBody(body: string): string {
  return body
    .replace(
      /^feel like (\p{L}+ )?(\p{L}+s)(?= (?:in|at|on|around|when|every)\b|$)/iu,
      (all, quality: string | undefined, noun: string) =>
        isPluralNoun(noun) && !/^(?:roommates|strangers|enemies|co-parents|coworkers|friends)$/i.test(noun)
          ? `feel like ${withArticle(`${quality ?? ''}${singularOf(noun)}`)}`
          : all,
    )
    .replace(
      /^have ((?:\p{L}+,? )*)(backs?|necks|bodies|minds|bosses|partners|spouses|husbands|wives|jobs|businesses|basements|kitchens|garages|closets|backyards|yards|lawns|roofs|bathrooms|commutes)$/iu,
      (_, quality: string | undefined, noun: string) => `have ${eachOne(`${quality ?? ''}${noun}`)}`,
    );
}

function painOf(predicate: string, max: number): Pain | undefined {
  let body = predicate
    .replace(/\s(?:afterwards?|anyway|too|as well)$/i, '')
    .replace(/^(?:often|usually|constantly|always|secretly|just|still|also)\s+/i, '');
  // "still do their old job" complains only with its "still".
  const still = /^still\s/i.test(predicate) ? 'still ' : '';
  if (/^(?:think|believe|assume|fear of)\b/i.test(body)) return undefined;
  // What they would rather not do is no trouble that they have, and nobody is told that they snap at others.
  if (/^(?:don't want|don't need|snap)\b/i.test(body)) return undefined;
  // "call us when it's an emergency", "make decent money": said of the creator, or no complaint.
  if (/\b(?:us|me|my|our|I|we)\b/.test(body)) return undefined;
  if (/\bto (?:give|put|get|make|do|try|use|finish|start|keep) it\b(?! to\b)/i.test(body)) return undefined;
  if (/^(?:make|earn) (?:good|decent|great|enough|over|six|more|a good)\b/i.test(body)) return undefined;
  // "lose them after month two", "keep putting it off": what is meant stood in the sentence before.
  if (/^(?:keep |can't |don't |never )?\p{L}+ (?:it|them|one)\b/iu.test(body)) return undefined;
  // "never finish anything, compare themselves to everyone": two complaints, and one is enough.
  body = body.replace(/, (?=(\p{Ll}+) ).*$/u, (rest, verb: string) =>
    isVerb(verb) && !/ and /.test(rest) ? '' : rest,
  );
  // Who lost somebody is not lost.
  if (
    /^(?:just |recently )?lost (?!(?:in|on|about|when|at|and|because|with|without|for|over|by)\b)\p{L}/iu.test(
      body,
    )
  )
    body = `have ${body}`;
  const feeling = FEELINGS.test(words(body)[0] ?? '');
  // "anxious parents" are people.
  if (
    /^(?:are )?\p{L}+(?: (?!of\b|by\b|about\b|with\b|to\b|in\b|for\b|that\b|from\b|on\b|at\b|over\b|after\b|before\b|until\b|their\b|the\b)[\p{L}-]+){1,3}$/iu.test(
      body,
    ) &&
    !/^(?:are )?\p{L}+ing\b/iu.test(body) &&
    isPluralNoun(words(body).at(-1) ?? '') &&
    (feeling || (/^are\b/i.test(body) && FEELINGS.test(words(body)[1] ?? '')))
  )
    return undefined;
  if (GIVING_UP.test(body) && !/^are\b/i.test(body)) body = `are ${body}`;
  if (feeling) body = `are ${body}`;
  const isFeeling = /^(?:are|feel)\b/i.test(body);
  if (
    isFeeling &&
    !FEELINGS.test(
      words(
        body.replace(
          /^(?:are|feel)\s+(?:so|too|always|constantly|often|still|about to|like|very|completely|totally)?\s*/i,
          '',
        ),
      )[0] ?? '',
    ) &&
    !/^feel\b|^are (?:about to|ready to|so ready to|unsure|not sure|never|always|constantly|gaining|losing|barely|running|living|putting|spending|working|missing|getting|on the edge|under pressure|\w+ing\b|at (?:their|a) )/i.test(
      body,
    )
  ) {
    return undefined;
  }
  if (
    /^are (?:lost|done|broke|behind) (?:an?|the|their|some|someone|somebody|two|three|four|five|many|several|all|half)\b/i.test(
      body,
    )
  )
    return undefined;
  if (/^no time\b/i.test(body)) body = `have ${body}`;
  if (!isFeeling && !isTrouble(body) && still === '') return undefined;
  body = withoutBrokenList(withoutLabel(body));
  const whole = clip(asYou(body), max);
  const clipped = whole && withoutBrokenList(whole);
  if (!clipped || isVague(clipped) || leansOnContext(clipped)) return undefined;
  if (UNSAFE_FIGURES.test(clipped.replace(/\b\d{1,2} ?[ap]m\b/i, ''))) return undefined;
  if (
    words(clipped).length < 2 &&
    !/^(?:over\p{L}{3,}|undercharge|underprice|procrastinate|multitask|doomscroll|micromanage)$/iu.test(
      clipped,
    )
  )
    return undefined;
  if (/^whose\b/i.test(body)) return undefined;
  // "busy schedules" are no feeling.
  const [, felt = '', thing = ''] = /^are (\p{L}+) (\p{L}+)$/iu.exec(clipped) ?? [];
  if (FEELINGS.test(felt) && isPluralNoun(thing)) return undefined;
  // Only the figure made it a phrase: "making under $500k".
  if (/^are \p{L}+ing$/iu.test(clipped) && !FEELINGS.test(words(clipped)[1] ?? '')) return undefined;
  const you = `you ${still}${oneBody(clipped)}`
    .replace(/^you (still )?are\b/i, (_, also: string | undefined) => `you're${also ? ' still' : ''}`)
    .replace(
      /^you have (given|tried|been|lost|never|always|bought|killed|spent|wasted|failed|gained|missed|quit|outgrown|hit|had|forgotten|stopped)\b/i,
      "you've $1",
    );
  const they = `they ${still}${body === clipped ? body : (clip(body, max) ?? body)}`
    .replace(/^they (still )?are\b/i, (_, also: string | undefined) => `they're${also ? ' still' : ''}`)
    .replace(
      /^they have (given|tried|been|lost|never|always|bought|killed|spent|wasted|failed|gained|missed|quit|outgrown|hit|had|forgotten|stopped)\b/i,
      "they've $1",
    );
  const feels =
    /^(?:feel\b|are (?:about|ready|not|never|always|so|too|constantly|still|on|at|under)\b)/i.test(body) ||
    FEELINGS.test(words(body)[1] ?? '');
  // "you're moving from an apartment" hurts nobody.
  const mild = !feels && /^are \p{L}+ing\b/iu.test(body) && !STRUGGLE.test(body);
  const gerund = mild ? null : gerundPhrase(oneBody(clipped));
  return {
    you,
    they,
    ger: gerund && `${still}${gerund}`,
    kind: isFeeling && feels ? 'feeling' : 'situation',
    mild,
  };
}

const OVER =
  /^(?:\p{L}+ ){1,3}(?:just |recently |already )?(?:had|was|were|got|did|didn't|lost|broke|left|died|passed|fell|moved|raised|failed|went|came|became|told|said|\p{L}{3,}ed)\b|^(?!\p{L}+s )\p{L}+ quit\b/iu;

/** "whose apps feel slow" → "your apps feel slow". */
function belongingOf(text: string, max: number): Found {
  // Many people's backs hurt; yours is one.
  const one = text.replace(
    /^(backs|necks|bodies|minds|partners|spouses|bosses|husbands|wives) (\p{Ll}+)\b/u,
    (_, noun: string, verb: string) => `${singularOf(noun)} ${thirdPerson(verb)}`,
  );
  // What is theirs does it to them: "your reviews are killing you".
  const others = words(one)
    .slice(3)
    .some((word) => isPluralNoun(word));
  const clipped = clip(others ? asYou(one) : thirdToSecond(one), max - 1);
  if (!clipped || UNSAFE_FIGURES.test(clipped) || !hasFinite(words(clipped))) return {};
  // "what helps when your daughter had a stress fracture": what is over is no trouble of today.
  if (OVER.test(clipped)) return {};
  const their = clip(one, max - 1);
  if (!their || leansOnContext(clipped)) return {};
  return {
    pain: { you: `your ${clipped}`, they: `their ${their}`, ger: null, kind: 'situation', mild: false },
  };
}

export function classify(predicate: string, max: number): Found {
  const text = predicate.trim();
  const belonging = /^whose\s+(.+)$/i.exec(text)?.[1];
  if (belonging) return belongingOf(belonging, max);
  if (text === '' || words(text).length > 30 || /["<>{}[\]\\|]/.test(text)) return {};
  const want = wish(text, max);
  if (want) return { want };
  return { pain: painOf(text, max), fear: fearOf(text, max), objection: objectionOf(text, max) };
}
