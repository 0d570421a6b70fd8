/**
 * A topic in two parts, so that a hook can name the one and then say what is asked about it: "your credit score" and "how
 * to fix it". The thing is heard, and the whole phrase is not said once more.
 */
import { inPlural, isPluralNoun } from '../english/nouns.ts';
import { COMPOUND_VERBS } from '../english/verb-lists.ts';
import { words } from '../english/words.ts';
import { carriesTopic } from '../stems.ts';
import type { Apart, Topic } from './topic.ts';

/** The words by which the second part speaks of the thing. */
type Thing = { thing: string; it: string };

/** Where what is done to the thing goes on: how, where and when. */
const TAIL = /^(?:without|in|on|at|with|for|before|after|during|by|as|while|when)$/i;
/** What follows these belongs to the thing, or to somebody else: "late payments from your clients", "money to your kids". */
const BOUND =
  /^(?:to|from|of|about|between|into|onto|than|that|who|which|and|or|so|if|like|through|not|how|what|their|my|our|I|you|we|they|against|over|off|up|out|down|back|away|under|until|instead|because)$/i;
const ADVERB =
  /^(?:online|fast|quickly|faster|easily|cheaply|alone|today|now|early|naturally|safely|properly|correctly|well|locally|remotely)$/i;
const PARTICLE = /^(?:off|up|out|down|back|away)$/i;
/** These say nothing with "it" alone, or are done to somebody. */
const NO_IT =
  /^(?:be|go|keep|let|have|do|help|teach|tell|ask|show|talk|turn|put|bring|live|feel|stay|deal|come|think|know|see|say|want|need|stop|start|become|look|work|pay|stick|juggle|try|act|move|treat|explain|raise|parent|feed|date|bond|cope|apologize|set)$/i;
const DETERMINED = /^(?:an?|the|your) /i;
/** Nobody is spoken of as "it". */
const PERSON =
  /\b(?:child|kid|kids|son|daughter|baby|toddler|teen|teenager|husband|wife|spouse|ex|partner|boss|mom|dad|mother|father|parents?|friends?|team|dog|cat|puppy|kitten|family|body|brain|self|life|mind|way|time|day|lot|bit|sense|progress|sure|money)$/i;

const asMany = (one: string): string => (/^[A-Z]{2,}$/.test(one) ? `${one}s` : inPlural(one, () => true));

/** "an assistant" is one of many: "assistants, and when to hire one". */
function asThing(phrase: string): Thing | null {
  const tokens = words(phrase);
  const last = tokens.at(-1) ?? '';
  if (
    tokens.length > 4 ||
    PERSON.test(phrase) ||
    /(?:[^e]ed|ing|ly)$|^(?:paid|sold|done|built|written|found|heard|seen|made)$/i.test(last)
  )
    return null;
  const [, one = ''] = /^an? (.+)$/i.exec(phrase) ?? [];
  if (one !== '') {
    const many = asMany(one);
    return many === one || /^(?:few|little|couple|good|better|great|real|new)\b/i.test(one)
      ? null
      : { thing: many, it: 'one' };
  }
  if (isPluralNoun(last)) return { thing: phrase, it: 'them' };
  return DETERMINED.test(phrase) && tokens.length > 1 ? { thing: phrase, it: 'it' } : null;
}

/** Verbs whose preposition stays with them: "ask for it", "let go of it". */
const WITH_ITS_LINK =
  /^(cope with|deal with|prepare for|get ready for|ask for|let go of|get rid of|get over|care for|say no to|shop for|negotiate for|switch to|plan for|keep up with|follow up on|work on|look after|train for) (\S.*)$/i;

/** "find new clients without cold calling" → "new clients", and "find them without cold calling". */
function ofDeed(deed: string): { thing: string; doIt: string } | null {
  if (COMPOUND_VERBS.test(deed)) return null;
  const [, linked = '', whom = ''] = WITH_ITS_LINK.exec(deed) ?? [];
  const [verb = '', ...rest] = linked === '' ? words(deed) : [linked, ...words(whom)];
  const particle = PARTICLE.test(rest[0] ?? '') ? (rest.shift() ?? '') : '';
  if (NO_IT.test(verb) && particle === '') return null;
  // "sell more books": books are spoken of, and more of them are sold.
  const more = /^(?:more|better|enough)$/i.test(rest[0] ?? '') ? (rest.shift() ?? '') : '';
  const last = rest.length - 1;
  const end = rest.findIndex(
    (token, index) => index > 0 && (TAIL.test(token) || (index === last && ADVERB.test(token))),
  );
  const object = end < 0 ? rest : rest.slice(0, end);
  const tail = end < 0 ? [] : rest.slice(end);
  if (object.some((token) => BOUND.test(token)) || TAIL.test(object[0] ?? '') || tail.length > 4) return null;
  const found = asThing(object.join(' '));
  // Nobody speaks of salaries in order to take one; and of better photos one takes no more of them.
  if (!found || (/^take$/i.test(verb) && found.it === 'one')) return null;
  if (more !== '' && (found.it !== 'them' || !/^more$/i.test(more))) return null;
  const it = more === '' ? found.it : 'more of them';
  return { thing: found.thing, doIt: [verb, it, particle, ...tail].filter(Boolean).join(' ') };
}

const VERDICT =
  /^(Is|Are) ((?!it\b|this\b|that\b|there\b|you\b|they\b|my\b|these\b)\S.*?) ((?:really |actually |still |even )?(?:worth|an? (?:good|bad|smart|trap|scam|waste|safe|must|rip-?off|red flag)|safe|bad|good|dead|legit|necessary|enough|overrated|risky|dangerous|legal|taxable|tax deductible)\b.*)\?$/i;
const NEEDED = /^Do you ((?:really |actually |even )?need) (\S.*)\?$/i;
const ADVISED = /^Should you (\S.*)\?$/i;

function ofQuestion(asked: string): Apart | null {
  const [, need = '', what = ''] = NEEDED.exec(asked) ?? [];
  if (what !== '') {
    const found = asThing(what);
    return found && { thing: found.thing, whIt: `whether you ${need} ${found.it}` };
  }
  const [, , subject = '', verdict = ''] = VERDICT.exec(asked) ?? [];
  if (subject !== '') {
    const tokens = words(subject);
    if (tokens.length > 4 || PERSON.test(subject) || /ing\b/i.test(tokens[0] ?? '')) return null;
    const found = asThing(subject);
    if (/^an? /i.test(subject)) return found && { thing: found.thing, whIt: `whether one is ${verdict}` };
    return {
      thing: subject,
      whIt: `whether ${isPluralNoun(tokens.at(-1) ?? '') ? "they're" : "it's"} ${verdict}`,
    };
  }
  // "should I keep my life insurance": asked whether, even a light verb says enough.
  const [, verb = '', held = ''] = /^Should you (have|keep) ((?:an?|your) \S.*)\?$/i.exec(asked) ?? [];
  const kept = asThing(held);
  if (kept) return { thing: kept.thing, whIt: `whether to ${verb} ${kept.it}` };
  const deed = ofDeed(ADVISED.exec(asked)?.[1] ?? '');
  return deed && { thing: deed.thing, whIt: `whether to ${deed.doIt}` };
}

const WHAT_TO = /^(what to \p{L}+) (for|with|during|before|after|instead of|on|at|in|when) (\S.*)$/iu;
const BETTER = /^(?:better|more|less|stronger|thicker|longer|healthier|glowing|clear|good) /i;

/** "what to eat for low iron" → "low iron", and "what to eat". */
function ofWhatTo(clause: string): Apart | null {
  const [, core = '', link = '', what = ''] = WHAT_TO.exec(clause) ?? [];
  if (core === '' || words(what).length > 4 || /\b(?:your|my|and|or|to|that|who)\b/i.test(what)) return null;
  const [, state] = /^you(?:'re| are) (\S.*)$/i.exec(what) ?? [];
  if (/^when$/i.test(link)) {
    const fragment = state ?? (/^\p{L}+ing\b/iu.test(what) ? what : null);
    return fragment && !/^(?:not|too|a|an|the|in|on|at)\b/i.test(fragment) ? { fragment, core } : null;
  }
  if (/\byou\b/i.test(what)) return null;
  if (/^(?:on|at|in)$/i.test(link)) return { fragment: `${link} ${what}`, core };
  if (/^instead of$/i.test(link))
    return { thing: what, whIt: `${core} instead`, fragment: `giving up ${what}`, core: `${core} instead` };
  const [, one = ''] = /^an? (.+)$/i.exec(what) ?? [];
  const many = one === '' ? what : asMany(one);
  if (/^(?:before|after)$/i.test(link))
    return one === '' ? null : { thing: many, whIt: `${core} ${link} one` };
  if (PERSON.test(what) || /ing$/i.test(what)) return null;
  return { thing: many, whIt: core, fragment: BETTER.test(what) ? `want ${what}` : one || what, core };
}

/** What those who ask about three things want to know of them, in two breaths. */
function ofSeveral({ np, wh }: Topic): Apart | null {
  if (!np?.several || !/^how .* are connected$/i.test(wh?.text ?? '')) return null;
  const parts = np.text.split(/, (?:and )?| and /i);
  const [first = '', second = '', third = ''] = parts;
  return parts.length === 3
    ? { few: [`${first} and ${second}`, `${second} and ${third}`], last: [third, first] }
    : null;
}

function formsOf(topic: Topic): Apart | null {
  const { shape, verb, wh, question } = topic;
  if (shape === 'nominal') return ofSeveral(topic);
  if (shape === 'question') return question?.kind === 'yn' ? ofQuestion(question.text) : null;
  if (shape === 'verb') {
    const deed = verb && !verb.derived && wh?.kind === 'how' ? ofDeed(verb.full) : null;
    // "cars, and how to pay one off": one word says too little of what one does with it.
    const vague = deed && / one(?: |$)/.test(deed.doIt) && words(deed.thing).length < 2;
    return deed && !vague ? { thing: deed.thing, whIt: `how to ${deed.doIt}` } : null;
  }
  if (shape !== 'wh' || !wh?.infinitive || wh.derived) return null;
  if (/^what to /i.test(wh.text)) return ofWhatTo(wh.text);
  const [, asked = '', done = ''] = /^(when to|where to) (\S.*)$/i.exec(wh.text) ?? [];
  const deed = ofDeed(done);
  return deed && { thing: deed.thing, whIt: `${asked} ${deed.doIt}` };
}

const LONGEST = 8;

/** Undefined where the topic has no two parts, or its thing alone would not be known. */
export function apartOf(topic: Topic): Apart | undefined {
  if (topic.firstPerson || topic.sensitive || topic.language || topic.borrowed || topic.method)
    return undefined;
  const found = formsOf(topic);
  if (!found) return undefined;
  const { thing, whIt = '', fragment } = found;
  if (thing !== undefined && (words(whIt).length > LONGEST || !carriesTopic(thing, topic.clean)))
    return fragment === undefined ? undefined : { fragment, core: found.core };
  return found;
}
