/** Sorts one predicate of the audience into wish, pain, fear and objection, and turns it to the second person. */
import { isPluralNoun } from '../english/nouns.ts';
import { baseOfGerund, isVerb, knownThird } from '../english/verbs.ts';
import { words } from '../english/words.ts';
import { belongingOf } from './belongings.ts';
import { clip } from './clip.ts';
import type { Pain, Want } from './customer.ts';
import { fearOf } from './fears.ts';
import { hasUnsafeFigure } from './figures.ts';
import { oneBody } from './one-body.ts';
import { asPerfect, undated } from './past.ts';
import { asYou, gerundPhrase, speaksOfOthers, withOwner } from './person.ts';
import {
  endsInQualities,
  isHabit,
  isKnownToAnyone,
  isPlainTrouble,
  isTrouble,
  isTroubleVerb,
  isVague,
  leansOnContext,
  withoutBrokenList,
  withoutLabel,
} from './troubles.ts';
import { DUTY, GIVING_UP, VAIN_TRY, wish } from './wishes.ts';

export const PREDICATE_STARTS =
  /^(?:want|wants|need|needs|feel|feels|keep|keeps|struggle|struggles|have|has|don't|doesn't|can't|cannot|aren't|isn't|hate|hates|avoid|avoids|worry|worries|fear|fears|think|thinks|believe|believes|get|gets|sit|sits|undercharge|post|see|say|says|spend|spends|lack|lacks|dread|dreads|dream|dreams|hope|hopes|wish|try|tries|look|looks|never|can|won't|would|live|lives|work|works|used|overthink|procrastinate|end|ends|forget|skip|give|miss|lose|lie|lies|fight|fights|juggle|juggles|love|loves|know|knows|earn|earns|buy|buys|no|aren't|haven't|hasn't|start|starts|quit|give|tend|tends|stay|find|binge|copy|second-guess|doubt)$/i;

export const FEELINGS =
  /^(?:overwhelmed|exhausted|anxious|nervous|stuck|tired|worried|afraid|scared|frustrated|confused|lonely|lost|burned|burnt|stressed|unsure|guilty|ashamed|embarrassed|behind|bored|trapped|priced|misunderstood|invisible|intimidated|skeptical|drowning|struggling|losing|insecure|drained|broke|unmotivated|discouraged|hesitant|sick|fed|done|self-conscious|restless|isolated|unprepared|unheard|stiff|sore|busy|terrified|paralyzed|buried|swamped|uncertain|unhappy|disorganized|perfectionists|worn|bloated|dreading|panicking|wondering|clueless|torn|blindsided|desperate|uncomfortable|uneasy|hopeless|helpless|disappointed|jealous|resentful|angry|furious|numb|strapped|stretched|guessing|uninspired|underpaid|overworked|overlooked|ghosted|hooked|fried|spread|cautious|wary|suspicious|devastated|heartbroken|homesick|outnumbered|puzzled|annoyed|irritated|baffled|bummed|scattered|spiraling|frozen|spooked|frightened|shocked|concerned|hoarse|slammed|wiped|stranded|convinced|shy)$/i;

export type Found = { want?: Want; pain?: Pain; fear?: string; objection?: string };

function objectionOf(predicate: string, max: number): string | undefined {
  const belief =
    /^(?:think|believe|assume)\s+(?:that\s+)?(.+ (?:is|are|isn't|aren't|will|won't|can't) .+)$/i.exec(
      predicate,
    );
  const match =
    belief ??
    /^(?:think|believe|assume|tell themselves|say|feel like|convinced|are convinced|are sure|figure|worry|are worried|worry that|fear|are afraid)\s+(?:that\s+)?((?!they'd)(?:they|they'll|they're|they've|it's|it|there|their|nothing|everyone)\b.+)$/i.exec(
      predicate,
    );
  if (!match?.[1]) return undefined;
  // "think it's too late and give up": what they do is no part of what they think.
  const thought = match[1].replace(/ and (\p{Ll}+) .*$/u, (all, verb: string) => (isVerb(verb) ? '' : all));
  // "the cakes … they always come out wonky": the cakes do.
  if (
    /^they(?:'re| are)? (?:\p{L}+ )?(?:come|turn|look|taste|fit|last|break|cost|sell|fall)\b/iu.test(thought)
  )
    return undefined;
  const clipped = clip(asYou(thought), max);
  return clipped &&
    !/[$£€]|\d[km]\b/i.test(clipped) &&
    !leansOnContext(clipped) &&
    !/^you're (?:(?:doing )?(?:fine|okay|ok|great)|right|good|ready|busy|an? (?:bad|terrible|awful|horrible) \p{L}+|(?:too |just )?(?:dumb|stupid|ugly|fat|lazy|weak|crazy|broken|unlovable)|a failure)$/iu.test(
      clipped,
    )
    ? clipped
    : undefined;
}

/** "have" before a participle, and not before a thing: "you've tried", but "you have tired eyes". */
const HAVE_DONE =
  /^(you|they) have ((?:already |just |recently |only ever |only )?(?:given|tried|been|lost|never|always|bought|run|sat|walked|cried|broken|changed|overdrafted|applied|left|killed|spent|wasted|failed|gained|missed|quit|outgrown|hit|had|forgotten|stopped|cut out|switched|seen|sent|watched|heard|done|dodged|put|told|launched|bombed|ruined|regretted|gotten|started|gone|made|moved|burned|overpaid|given|blown|sunk|inherited|scrolled|rewritten|asked|learned))\b/i;

/** "are stuck on the same chords for years": since then, and not only today. */
const FOR_LONG = /^(you|they) are (.+ for (?:\p{L}+ )?(?:years|months|weeks|ages|decades))$/iu;

/** "feels like she lost herself": told of one, and said of all. */
function manyOf(body: string): string {
  return body
    .replace(/\b(?:she|he) (\p{Ll}+)\b/giu, (_, verb: string) => `they ${knownThird(verb) ?? verb}`)
    .replace(/\b(?:she|he)'s\b/gi, "they're")
    .replace(/\b(?:herself|himself)\b/gi, 'themselves')
    .replace(/\byour\b/gi, 'their')
    .replace(/\byou\b/gi, 'them');
}

/** Deeds in -ing that do hurt. */
const STRUGGLE =
  /^are (?:already )?(?:being (?:rushed|pushed|pressured|told|asked|blamed|ignored|ghosted|pulled|hurried|leaned on)|cooking (?:two|three) (?:dinners|meals)|thinking (?:of|about) \p{L}+ing (?:\p{L}+ )+\p{L}+|struggling|drowning|mourning|grieving|losing|gaining|falling|running out|missing|fighting|failing|burning|living paycheck|putting|barely|second-guessing|guessing|winging)\b/iu;

function painOf(predicate: string, max: number, anyDeed: boolean): Pain | undefined {
  let body = predicate
    .replace(/,? (?:and )?whose .*$|, now have to$/i, '')
    .replace(/\s(?:afterwards?|anyway|too|as well)$/i, '')
    .replace(
      /^(?:often|usually|constantly|always|secretly|just|still|also|now|suddenly|already|then)\s+/i,
      '',
    );
  // "still do their old job" complains only with its "still".
  const still = /^still\s/i.test(predicate) ? 'still ' : '';
  // "always kill basil": without the word it is another trouble.
  const always = /^always\s/i.test(predicate) && isVerb(words(body)[0] ?? '') ? 'always ' : '';
  // "just had a baby and have no will"
  if (/^just had .+ and (?:have no|still have no|haven't|can't|don't)\b/i.test(predicate))
    body = `have ${predicate}`;
  if (
    /^(?:think|believe|assume|fear of|(?:have )?heard (?:that )?(?:it|they)\b|are \w+ .* that they(?:'d|'ll| would)\b|never (?:got |were )?taught(?: (?:themselves|how))?$|never (?:looked|went|came|called|tried|asked|spoke|checked) (?:again|back)$|.*\b(?:of|about|with|for) them$|.*\b(?:say|saying|tell|admit|share|show|name) them\b)/i.test(
      body,
    )
  )
    return undefined;
  // What they would rather not do is no trouble that they have, and nobody is told that they snap at others.
  // Nor do busy hands hurt, or looking fine.
  if (
    /^(?:don't want|don't need|won't|refuse|snap|hate (?:themselves|yourself)|keep busy|quit as (?:kids|children|teens|teenagers)|(?:look|seem|appear) (?:fine|okay|ok|strong|happy|calm))\b/i.test(
      body,
    )
  )
    return undefined;
  // "end up peeling them off": the nails, that were named before.
  if (
    /\b(?:peel|fix|wash|clean|repair|wear|hang|grow|kill|eat|cook|use|sell|throw|store|water|return|replace|finish|open|iron|fold|cut|trim|style|paint)(?:e?s|ing|ed)? them\b/i.test(
      body,
    )
  )
    return undefined;
  // Who keeps the leaves alive does well so far.
  if (
    /^keep (?:(?:the|their|your) \p{L}+|everything|things|it all) (?:alive|clean|tidy|healthy|running|going|together|afloat)\b/iu.test(
      body,
    )
  )
    return undefined;
  // "hate when they chip": the nails do.
  if ((isHabit(body) && !anyDeed) || /^hate when they\b/i.test(body)) return undefined;
  // "call us when it's an emergency", "make decent money": said of the creator, or no complaint.
  if (/\b(?:us|me|my|our|I|we)\b/.test(body)) return undefined;
  if (/\bto (?:give|put|get|make|do|try|use|finish|start|keep) it\b(?! (?:to|right)\b)/i.test(body))
    return undefined;
  if (
    /^(?:make|earn) (?:good|decent|great|enough|over|six|more|a good)\b(?!.* (?:and|but) (?:still )?have nothing to show)/i.test(
      body,
    )
  )
    return undefined;
  // Treats hurt nobody, and nobody is told what they look like.
  if (/^buy (?:\p{L}+ ){0,2}(?:treats|gifts|presents)\b|^look like (?:an?|the) /iu.test(body))
    return undefined;
  // "lose them after month two", "keep putting it off": what is meant stood in the sentence before.
  if (
    /^(?:keep |can't |don't |never )?(?!make it (?:to|past|through)\b|overdo it\b)\p{L}+ (?:it|them|one(?!-| (?!by|in|at|on|of|to|for|with|after|before|every|when)\p{L}))\b/iu.test(
      body,
    )
  )
    return undefined;
  // "never finish anything, compare themselves to everyone": two complaints, and one is enough.
  if (!endsInQualities(body))
    body = body.replace(/, (?=(\p{Ll}+) ).*$/u, (rest, verb: string) =>
      isVerb(verb) && !/ and /.test(rest) ? '' : rest,
    );
  // Who lost somebody is not lost.
  if (
    /^(?:just |recently )?lost (?!(?:in|on|about|when|at|and|because|with|without|for|over|by)\b)\p{L}/iu.test(
      body,
    )
  )
    body = undated(`have ${body}`) ?? body;
  body = asPerfect(body.replace(/^(?:now|then|sometimes|and|suddenly) /i, ''));
  const feeling = FEELINGS.test(words(body)[0] ?? '');
  // "anxious parents" are people.
  if (
    /^(?:are )?\p{L}+(?: (?!of\b|by\b|about\b|with\b|to\b|in\b|for\b|that\b|from\b|on\b|at\b|over\b|after\b|before\b|until\b|their\b|the\b)[\p{L}-]+){1,3}$/iu.test(
      body,
    ) &&
    !/^(?:are )?\p{L}+ing\b/iu.test(body) &&
    isPluralNoun(words(body).at(-1) ?? '') &&
    !/ (?:days|nights|mornings|weekends|afternoons|evenings)$/i.test(body) &&
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
    !/^feel\b|^are (?:still|already|suddenly|always|constantly) \p{L}+ing\b|^are late (?:for|every|again|on)\b|^are .+ (?:and|but) (?:still|always|never) (?:broke|short|tired|behind|late|hungry|exhausted|single|stuck|out)\b|^are (?:about to (?:lose|give|quit|snap|cry|fail|miss|run|burn|be|drop|crack|go back|stick|settle|tip|bin|throw|toss|chuck)|ready to|so ready to|unsure|not sure|never|always|constantly|gaining|losing|barely|running|living|putting|spending|working|missing|getting|on the edge|under pressure|in over|out of|up (?:all|at)|sure (?:they|nobody)|in a rush|cut off from|owed|\w+ing\b|at (?:their|a|the end) )/iu.test(
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
  if (
    /^no (?:time\b|(?:savings|emergency fund)(?:$|,)|(?:idea|clue) (?:what|how|where|why|which|who|if)\b|(?:budget|money|savings|energy|space|room) (?:for|to|left)\b)/i.test(
      body,
    )
  )
    body = `have ${/ (?:and|or) /.test(body) ? body : body.replace(/,.*$/, '')}`;
  // "managers overspending on agency staff"
  if (/^(?:over|under)\p{L}{3,}ing\b/iu.test(body)) body = `are ${body}`;
  if (/^too (?:tired|busy|scared|shy|embarrassed|proud|broke|nervous|overwhelmed|exhausted) to\b/i.test(body))
    body = `are ${body}`;
  if (!isFeeling && !isTrouble(body) && still === '' && !(anyDeed && isKnownToAnyone(body))) return undefined;
  // "still short at tax time" lost its verb.
  if (still !== '' && !isFeeling && !isVerb(words(body)[0] ?? '') && !isTroubleVerb(body)) return undefined;
  if (
    /^would (?:rather|sooner)\b/i.test(body) ||
    /^(?:can )?(?:see|watch|hear|catch) the \p{L}+ \p{L}+ing\b.*\btheir\b/iu.test(body)
  )
    return undefined;
  body = withOwner(withoutBrokenList(withoutLabel(body)));
  const whole = clip(asYou(body), max);
  const clipped = whole && withoutBrokenList(whole);
  if (!clipped || isVague(clipped) || leansOnContext(clipped)) return undefined;
  if (hasUnsafeFigure(clipped)) return undefined;
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
  const you = `you ${still}${always}${oneBody(clipped)}`
    .replace(FOR_LONG, '$1 have been $2')
    .replace(/^you (still )?are\b/i, (_, also: string | undefined) => `you're${also ? ' still' : ''}`)
    .replace(HAVE_DONE, "$1've $2");
  const they =
    `they ${still}${always}${manyOf(words(body).length === words(clipped).length ? body : (clip(body, max) ?? body))}`
      .replace(FOR_LONG, '$1 have been $2')
      .replace(/^they (still )?are\b/i, (_, also: string | undefined) => `they're${also ? ' still' : ''}`)
      .replace(HAVE_DONE, "$1've $2")
      // "overdrafts her account": told of one, and said of all.
      .replace(/\b(?:her|his)\b/gi, (whose) => (/\b(?:her|his)\b/i.test(you) ? whose : 'their'));
  const feels =
    /^(?:feel\b|are (?:ready|not|never|always|so|too|constantly|still|on|at|under)\b)/i.test(body) ||
    FEELINGS.test(words(body)[1] ?? '');
  // "you're moving from an apartment" hurts nobody.
  const doing = /^are (?:already |suddenly )?(\p{L}+ing)\b(.*)$/iu.exec(body);
  const base = doing?.[1] ? baseOfGerund(doing[1]) : null;
  const mild =
    !feels && doing !== null && !STRUGGLE.test(body) && !(base && isPlainTrouble(`${base}${doing[2] ?? ''}`));
  const gerund = mild ? null : gerundPhrase(oneBody(clipped));
  return {
    you,
    they,
    ger: gerund && `${still}${gerund}`,
    kind: isFeeling && feels ? 'feeling' : 'situation',
    mild,
  };
}

/** `anyDeed`: said of anyone, and told although it may not be a trouble. */
export function classify(predicate: string, max: number, anyDeed = false): Found {
  const text = predicate.trim();
  const belonging = /^whose\s+(.+)$/i.exec(text)?.[1];
  if (belonging) return { pain: belongingOf(belonging, max) };
  // "never told why": they are not.
  if (/^never (?:told|given|shown|taught|asked|invited|warned|informed|paid)\b/i.test(text))
    return classify(`are ${text}`, max, anyDeed);
  if (text === '' || words(text).length > 30 || /["<>{}[\]\\|]/.test(text)) return {};
  if (speaksOfOthers(text)) return {};
  const want = wish(text, max);
  if (want) return { want };
  const duty = DUTY.exec(text)?.[1];
  if (duty) return { pain: painOf(`have to ${duty}`, max, anyDeed) };
  if (VAIN_TRY.test(text)) return { pain: painOf(text, max, true) };
  return { pain: painOf(text, max, anyDeed), fear: fearOf(text, max), objection: objectionOf(text, max) };
}
