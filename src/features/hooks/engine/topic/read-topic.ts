import { gerundOf } from '../english/verbs.ts';
import { capitalise, words } from '../english/words.ts';
import { carriesTopic, contentStems } from '../stems.ts';
import { apartOf } from './apart.ts';
import { asAspect } from './aspect.ts';
import { fromAudience } from './audience-topic.ts';
import { briefOf } from './brief.ts';
import { claimParts } from './claim-parts.ts';
import { readWh, whClause } from './clauses.ts';
import { cleanTopic } from './clean.ts';
import { complete } from './complete.ts';
import { deedOfDish } from './deeds-of-things.ts';
import { fromBadDeed, fromNominal, fromUnknownDeed } from './from-nominal.ts';
import { fromAdvice, fromVerb } from './from-verb.ts';
import { isChore, readImperative } from './imperative.ts';
import { type Language, languageOf } from './language.ts';
import { readList } from './list.ts';
import { deedOfTips } from './list-deeds.ts';
import { fromList } from './list-forms.ts';
import { asTyped, respell } from './misspelled.ts';
import { isProgram } from './program.ts';
import { readQuestion } from './questions.ts';
import { readForeign } from './read-foreign.ts';
import { readVersus } from './read-versus.ts';
import { fromReducedRelative } from './reduced-relative.ts';
import { classOfTopic, isFarewell, isOwnThing, isPractical, isSensitive } from './semantics.ts';
import { fromNegative, fromQuestion, fromVersus, fromWh } from './shapes.ts';
import { fromShowing } from './showing.ts';
import { fromStatement } from './statement-forms.ts';
import { claimsOfDeed, readNegative, readStatement } from './statements.ts';
import { isWholeStory, readStory } from './story.ts';
import { storyParts } from './story-parts.ts';
import { asStrongWords } from './strong-words.ts';
import { HOLDS_BACK, told, unwrap } from './titles.ts';
import { EMPTY_TOPIC, type Topic } from './topic.ts';
import { fromUnchosen, fromUnwantedDeed } from './unchosen.ts';
import { whyUnreadable } from './unreadable.ts';
import { readCompoundGerund, readGerund, readInfinitive, saysNothing } from './verb-phrase.ts';

function labelOf(text: string): string | null {
  const n = words(text).length;
  return n >= 1 && n <= 8 && !/[?!.;:"]/.test(text) ? capitalise(text) : null;
}

/** "don't go to bed angry is bad advice": the advice is quoted, so that the sentence can be said. */
function quotedAdvice(advice: string, verdict: string): Partial<Topic> {
  const statement = `“${advice}” ${verdict}`;
  return { shape: 'statement', statement, wh: whClause(`why ${statement}`, 'why', false, true) };
}

/** "how to not kill your orchid" is wanted, and nobody need be talked out of killing it. */
function sparedDeed(text: string): ReturnType<typeof readInfinitive> {
  const [, asked = '', verb = '', rest = ''] =
    /^how (to not|not to) (\p{Ll}+)\b ?(.*)$/u.exec(text.replace(/^how to never /, 'how to not ')) ?? [];
  const befalls =
    /^(?:kill|lose|ruin|burn|go|get|be|feel|fall|panic|cry|die|choke|freeze|embarrass|mess|fail|forget|waste|drown|(?:over|under)\p{Ll}+)$/u;
  if (verb === '' || (/^not to$/.test(asked) && !befalls.test(verb))) return null;
  const deed = readInfinitive(['avoid', gerundOf(verb), rest].filter(Boolean).join(' '));
  return deed && { ...deed, ger: '' };
}

/** The shapes in the order in which they are tried: what is marked most clearly comes first. */
function readShape(typed: string): Partial<Topic> | null {
  const text = unwrap(typed);
  const advice =
    /^((?:don't|never|always|just|go|follow|trust|fake) .+?) (is (?:bad|terrible|good|awful|outdated|wrong|lazy)(?: advice)?)$/i.exec(
      text,
    );
  if (advice?.[1]) return quotedAdvice(capitalise(advice[1]), advice[2] ?? '');
  const quoted = /^“[^”]+” (?:is|isn't|are|aren't|means|doesn't|will|won't) /.test(text);
  if (quoted) return { shape: 'statement', statement: text, wh: null };
  // "a dealer's “final offer”": what is doubted in one or two words is said without the marks.
  const doubted = text.replace(
    /(?<!\b(?:say|saying|says|said|ask|asking|call|called|word) )“(\p{L}+(?: \p{L}+)?)”/giu,
    '$1',
  );
  if (doubted !== text) return readShape(doubted);
  if (/[“”]/.test(text)) return null;
  // "never buy a house without this" is about buying a house, and not against it.
  const needs =
    /^(?:never|don't|dont|do not) (.+?) (?:without|before|until|unless) (?:you )?(?:checking |check |knowing |doing |watching |reading |seeing |hearing |trying |see |watch |know |do |read |hear )?this(?: first)?$/i.exec(
      text,
    )?.[1];
  // "don't forget to check the roof" is about checking it.
  const minded = /^(?:don't|dont|do not|never) forget to (.+)$/i.exec(text)?.[1];
  const needed = (needs ?? minded) ? readInfinitive(needs ?? minded ?? '') : null;
  if (needed) return fromVerb(needed);
  // "watch this before you buy a car" is about buying a car.
  const watched = /^(?:watch|read|see|hear|know|save) this (?:video )?before (?:you )?(.+)$/i.exec(text)?.[1];
  const awaited = watched ? (readGerund(watched) ?? readInfinitive(watched)) : null;
  if (awaited) return fromVerb(awaited);
  const spared = sparedDeed(text);
  if (spared) return { ...fromVerb(spared), mod: null };
  // "always get it in writing" is told, as "never" is.
  const always = /^always (\p{Ll}+ .+)$/u.exec(text)?.[1];
  const ruled = always ? readInfinitive(always) : null;
  if (ruled) return fromAdvice({ ...ruled, full: `always ${ruled.full}` });
  const shown = fromShowing(text);
  if (shown) return shown;
  const held = told(text, readShape);
  if (held) return held;
  const negative = readNegative(text);
  if (negative) return fromUnchosen(negative, text) ?? fromNegative(negative);
  const versus =
    /\bdifference between\b/i.test(text) ||
    !/^(?:how|why|what|when|where|who|which|should|is|are|do|does|did|can|could|will|would)\b/i.test(text) ||
    /\bvs\.?\b|\bversus\b/i.test(text)
      ? readVersus(text)
      : null;
  if (versus) return fromVersus(versus);
  // A comparison that cannot be told apart is no deed with an object.
  if (/\s(?:vs\.?|versus)\s/i.test(text) && !/\bVS Code\b/.test(text)) return null;
  const infinitive =
    /^(?:the (?:best|right|correct|easiest|fastest|quickest|safest|cheapest|only|simplest) way to|(?:a |one )?(?:simple |easy |quick )?ways? to|how (?:do|can|should) (?:i|you|we)|how i|how to)\s+(.+?)\??$/i.exec(
      text,
    );
  if (infinitive?.[1] && !/^how i\b/i.test(text)) {
    const verb = readInfinitive(infinitive[1]);
    if (verb && !saysNothing(verb)) return fromVerb(verb);
  }
  // "the best months to sell a lake house" are when to sell it.
  const best =
    /^(?:the )?(?:best|right|worst) (?:times?(?: of (?:the )?(?:year|day|month|week))?|days?|months?|years?|seasons?|age|week|hour|moment) to (.+)$/i.exec(
      text,
    )?.[1];
  const timed = best ? readWh(`when ${/^(?:the )?worst/i.test(text) ? 'not ' : ''}to ${best}`) : null;
  if (timed) return fromWh(timed);
  const question = readQuestion(text);
  if (question) return fromQuestion(question);
  const wh = readWh(text);
  if (wh) return fromWh(wh);
  const tips = deedOfTips(text);
  if (tips) return fromVerb(tips);
  const list = readList(text);
  if (list) return fromList(list);
  const things = fromReducedRelative(text);
  if (things) return things;
  const viewers = fromAudience(text);
  if (viewers) return viewers;
  const claim = claimsOfDeed(text) ? readStatement(text) : null;
  if (claim) return fromStatement(claim);
  const dish = deedOfDish(text);
  const verb = readCompoundGerund(text) ?? readGerund(text) ?? readImperative(dish ?? text);
  const ill = verb?.ger === text ? fromBadDeed(text) : null;
  // "losing a client" is no skill.
  const unwanted = ill ?? (/^\p{L}+ing\b/u.test(text) ? fromUnwantedDeed(text) : null);
  if (unwanted) return unwanted;
  if (verb && isChore(verb, text)) return fromAdvice(verb);
  if (verb && !saysNothing(verb)) return fromVerb(verb);
  const statement = readStatement(text);
  if (statement) return fromStatement(statement);
  const deed = verb ? null : fromUnknownDeed(text);
  if (deed) return deed;
  return fromNominal(text);
}

/** "protein for older adults with poor appetite" is not about protein: a core that says too little stays whole. */
function withItsPoint(np: Topic['np'], text: string): Topic['np'] {
  return np && (!np.derived || np.core !== np.text) && !carriesTopic(np.core, text)
    ? { ...np, core: np.text, corePlural: np.plural, other: undefined }
    : np;
}

/**
 * `language` is what the topic is written in, where more is known than the topic itself; `told` is what the business and
 * the customer say, which tells what a long story is about.
 */
export function readTopic(raw: string, language: Language | null = languageOf(raw), told = ''): Topic {
  if (language) return readForeign(raw, language);
  const respelled = respell(raw);
  if (respelled) return asTyped(readTopic(respelled.text, null, told), respelled);
  const { text, label } = cleanTopic(raw);
  const unreadable = whyUnreadable(text, raw);
  const story =
    unreadable === 'long' || isWholeStory(raw) ? readStory(raw, (text) => readTopic(text), told) : null;
  // "Raise? Here's what to do": what a story is about is not asked in one word.
  if (story && story.shape !== 'opaque') return { ...story, apart: undefined };
  const sensitive = (isSensitive(text) && !isOwnThing(text)) || isFarewell(text, told);
  // Its first sentence is not what it is about.
  if (unreadable || isWholeStory(raw)) {
    const quotable = unreadable === 'foreign' && words(label).length <= 8 && label.length <= 60;
    const { situations, tool } = story ?? EMPTY_TOPIC;
    return { ...EMPTY_TOPIC, clean: text, sensitive, rawLabel: quotable ? label : null, situations, tool };
  }
  const shape = asStrongWords(readShape(text), text, raw);
  // The user's own words in quotation marks carry any topic, when the frames for its forms run out.
  const quoted =
    words(label).length <= 8 && label.length <= 60 && !/["“”?]/.test(label) && !HOLDS_BACK.test(label)
      ? label
      : null;
  if (!shape && words(text).length < 3 && /^(?:why|how|what|when|where|who|to|the)\b/i.test(text))
    return { ...EMPTY_TOPIC, clean: text, sensitive };
  // Neither a form nor a name to call it by: as good as unread.
  if (!shape && labelOf(text) === null && quoted === null) return { ...EMPTY_TOPIC, clean: text, sensitive };
  if (!shape)
    return {
      ...EMPTY_TOPIC,
      shape: 'nominal',
      clean: text,
      sensitive,
      label: labelOf(text),
      rawLabel: quoted,
    };
  // The class goes by the head: "foods to avoid with acid reflux" are foods.
  const said = shape.np?.core ?? shape.mod ?? text;
  // "return to office pushback" ends in its head.
  const headLast = shape.head && said.toLowerCase().endsWith(` ${shape.head}`);
  const core =
    headLast && !/ (?:for|with|that) /.test(said)
      ? said
      : said.replace(
          /(?<=\S)\s(?:for|to|with|that|every|in|on|at|after|before|during|when|while|without|under|over|you|I)\s.*$/,
          '',
        );
  const about = shape.np?.form === 'gerund' || (!shape.np && shape.shape === 'list') ? null : core;
  const topicClass = shape.topicClass ?? (about === null ? 'general' : classOfTopic(about, raw));
  const noun = shape.np?.form === 'noun' && !shape.np.superlative;
  const program =
    noun &&
    (isProgram(shape.np?.core ?? '') ||
      /^(?:lessons|classes|workshops|retreats|camps|bootcamps)$/.test(shape.head ?? ''));
  const read = complete({
    ...EMPTY_TOPIC,
    ...shape,
    np: withItsPoint(shape.np ?? null, text),
    // "a costume idea tip": ideas are tips already, and of recipes one wants the recipe.
    mod:
      shape.mod &&
      carriesTopic(shape.mod, text) &&
      !saysTooLittle(shape.mod, text) &&
      !/ (?:idea|rec|recommendation|recipe)$/i.test(shape.mod)
        ? shape.mod
        : null,
    clean: text,
    // Nobody types "my packing list" to find somebody else's.
    rawLabel: shape.rawLabel === null || shape.firstPerson ? null : quoted,
    sensitive,
    practical: shape.shape !== 'nominal' && isPractical(text),
    topicClass,
    program,
    // Nobody reads a question out as a title.
    label:
      shape.label !== null &&
      shape.shape !== 'question' &&
      (shape.shape === 'nominal' || shape.shape === 'versus' || shape.np?.form === 'gerund')
        ? labelOf(text)
        : null,
    explain:
      topicClass === 'term' ||
      (noun === true &&
        !program &&
        topicClass !== 'content' &&
        !shape.np?.plural &&
        !shape.firstPerson &&
        !/^(?:your|our|my)\b/i.test(core)),
  });
  const topic = asAspect(TRUTH_OF_A_DEED.test(raw) ? asTruth(read) : read);
  return {
    ...topic,
    brief: briefOf(topic, /#\p{L}/u.test(raw)),
    story: storyParts(topic),
    claim: topic.claim ?? claimParts(topic),
    apart: apartOf(topic),
  };
}

/** "a dinner tip" is about any dinner, where the topic is easy dinners for exhausted nurses. */
function saysTooLittle(modifier: string, text: string): boolean {
  return !/[ -]/.test(modifier) && contentStems(text).size > 2;
}

/** "the truth about buying a fixer upper" tells what it is like, and not how to do it. */
const TRUTH_OF_A_DEED =
  /^\W*(?:the )?(?:honest |real |hard |ugly |whole |simple )?truth about \p{Ll}+ing\b/iu;

function asTruth(topic: Topic): Topic {
  if (topic.shape !== 'verb' || topic.np?.form !== 'gerund') return topic;
  return { ...topic, shape: 'nominal', verb: null, wh: null, question: null, mod: null };
}
