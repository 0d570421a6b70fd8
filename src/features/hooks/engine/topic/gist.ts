/**
 * What a long topic is about, in two to four words: "the snag list" of "don't sign the snag list on handover day". Ten
 * hooks that each say the whole topic sound alike; what is said about its gist leaves room for other words.
 */
import { countability, isPluralNoun } from '../english/nouns.ts';
import { gerundOf } from '../english/verbs.ts';
import { withArticle, words } from '../english/words.ts';
import { carriesTopic } from '../stems.ts';
import { askedSubject } from './asked-subject.ts';
import type { Topic } from './topic.ts';

/** A shorter topic is its own gist. */
const LONG = 5;
const MOST_WORDS = 4;
/** So many words fewer, or it is not worth the loss. */
const SAVED = 2;

const TAIL =
  / (?:for|in|on|at|with|without|to|from|into|onto|after|before|during|under|over|by|about|against|if|when|while|because|until|instead)(?= ).*$/i;
/** What it would be without its clause is another thing: "a partner who hoards". */
const HOLDS_CLAUSE = / (?:who|that|which|whose|you|you're|they|it|and|or|their)(?: |$)/i;

/** Without what only says where, when or how. */
function withoutTail(phrase: string): string {
  return phrase.replace(TAIL, '');
}

/** "grief after a miscarriage (for dads)" */
function withoutLastTail(phrase: string): string {
  const tail = TAIL.exec(phrase)?.[0] ?? '';
  const inner = TAIL.test(tail.slice(1)) ? withoutLastTail(tail.slice(1)) : null;
  return phrase.slice(0, phrase.length - tail.length) + (inner === null ? '' : ` ${inner}`);
}

const DETERMINED = /^(?:an?|the|your|my|our|their|this) /i;
const PARTICLE = /^(?:off|up|out|down|back|in|over|away)$/i;
const TAKES_FOR = /^(?:ask|apply|look|pay|save|plan|shop|wait|prepare|train)$/i;
/** These say nothing without what follows the object, or take a person. */
const OPEN_ENDED =
  /^(?:tell|ask|turn|move|put|give|keep|get|make|take|have|let|bring|go|talk|live|be|do|use|help|teach|show|say|know|see|think|feel|deal|come|stay|find|choose|decide|start|stop|try|want|need|set|stick)$/i;
const PERSON =
  /(?:[^aeiou]ers?|ors?|[^l]ists?|ians?|clients?|kids?|child(?:ren)?|sons?|daughters?|parents?|students?|teens?|toddlers?|partners?|spouses?|friends?|teams?|boss(?:es)?|employees?|customers?|agents?|tenants?|guests?|mom|dad|mother|father)$/i;
const NOT_A_PERSON =
  /(?:orders?|offers?|papers?|covers?|letters?|numbers?|floors?|doors?|gutters?|filters?|printers?|mirrors?|errors?|colors?|motors?|folders?|counters?|timers?|trailers?|boilers?|planners?|dinners?|fevers?|water|power|flowers?|answers?|transfers?|registers?|computers?|routers?|servers?|containers?|[a-z]*overs?)$/i;

const isPerson = (word: string): boolean => PERSON.test(word) && !NOT_A_PERSON.test(word);

/** "a whole life policy": other people have one too, and get it wrong; the viewer's first fair stays theirs. */
function anyones(thing: string): string {
  const [, own = ''] = /^your (?!first\b|own\b)(\S.*)$/i.exec(thing) ?? [];
  const kind = own === '' ? 'unknown' : countability(words(own).at(-1) ?? '');
  if (kind === 'mass') return own;
  return kind === 'count' && !isPluralNoun(words(own).at(-1) ?? '') ? withArticle(own) : thing;
}

type Deed = { verb: string; particle: string; object: string };

function partsOf(deed: string): Deed | null {
  const [verb = '', ...rest] = words(deed);
  const joined = PARTICLE.test(rest[0] ?? '') || (TAKES_FOR.test(verb) && rest[0] === 'for');
  const particle = joined ? (rest.shift() ?? '') : '';
  return rest.length === 0 ? null : { verb, particle, object: rest.join(' ') };
}

/** "your old pension" of "cash out your old pension": a thing with a name of its own, and nobody. */
function objectOf(deed: Deed): string | null {
  // "your first 10 piano students": how many is not what it is.
  const object = withoutTail(deed.object).replace(/^(your first) \d+ (?=\S)/i, '$1 ');
  const tokens = words(object);
  const last = tokens.at(-1) ?? '';
  if (HOLDS_CLAUSE.test(` ${object}`) || tokens.length < 2) return null;
  if (isPerson(last) && !/^your first /i.test(object)) return null;
  if (DETERMINED.test(object)) return tokens.length > 2 ? anyones(object) : null;
  // "wedding enquiries"; "money home" is no thing.
  return isPluralNoun(last) && !/^(?:more|better|less|fewer|shorter|most|some)$/i.test(tokens[0] ?? '')
    ? object
    : null;
}

/** "splitting an inheritance" of "split an inheritance with siblings". */
function deedOf({ verb, particle, object }: Deed): string | null {
  const done = withoutTail(object);
  if (done === object || HOLDS_CLAUSE.test(` ${done}`)) return null;
  if (OPEN_ENDED.test(verb) && particle === '') return null;
  const tokens = words(done);
  if (tokens.length < (DETERMINED.test(done) ? 2 : 1) || TAIL.test(` ${done} `)) return null;
  return [gerundOf(verb), particle, done].filter(Boolean).join(' ');
}

function ofDeed(deed: string | undefined): string[] {
  const parts = deed ? partsOf(deed) : null;
  if (!parts) return [];
  return [objectOf(parts), deedOf(parts)].filter((form) => form !== null);
}

const VERDICT =
  /^(?:Is|Are) (\S.*?) (?:really |actually |still |even |ever )?(?:worth|necessary|safe|legal|enough|better|too |dead|an? (?:\p{L}+ )?(?:idea|investment|deal|choice|trap|scam|mistake|myth|waste)|good|bad|smart)\b/iu;
const ASKED_DEED =
  /^(?:Should|Can|Could|Do|Does|Would) (?:you|I|we) (?:(?:really|actually|even|still) )?(?:(?:need|have) to )?(?:need )?(\S.*)\?$/iu;

function ofQuestion(asked: string): string[] {
  const judged = VERDICT.exec(asked)?.[1];
  if (judged && !/^(?:it|this|that|there)\b/i.test(judged)) return [withoutTail(judged)];
  const deed = ASKED_DEED.exec(asked)?.[1];
  return deed ? (DETERMINED.test(deed) ? [withoutTail(deed)] : ofDeed(deed)) : [];
}

/** "why do | your interpreters | skip the debrief": who or what it happens to. */
function subjectOf(asked: string | undefined): string[] {
  const tokens = words((asked ?? '').replace(/\?$/, ''));
  if (!/^(?:why|how)$/i.test(tokens[0] ?? '')) return [];
  if (/^(?:do|does|won't|can't|don't|doesn't)$/i.test(tokens[1] ?? '')) {
    const rest = tokens.slice(2);
    const subject = rest.slice(0, askedSubject(rest)).join(' ');
    const verb = rest.slice(askedSubject(rest)).join(' ');
    const object = subject === '' ? null : partsOf(verb);
    return [object ? (objectOf(object) ?? '') : '', isPerson(words(subject).at(-1) ?? '') ? '' : subject];
  }
  // "Why isn't your house selling?"
  const denied = /^(?:is|are|isn't|aren't)$/i.test(tokens[1] ?? '') && /ing$/i.test(tokens.at(-1) ?? '');
  return denied ? [tokens.slice(2, -1).join(' ')] : [];
}

const WITH = /^(?:mistakes|errors) (?:\S+ ){1,3}?make (?:with|on|when buying|when selling) (\S.*)$/i;

function ofList({ list, np }: Topic): string[] {
  const thing = WITH.exec(list?.items ?? '')?.[1];
  if (thing) return [thing];
  const subject = np?.core ?? /^(?:tips|ideas|hacks|tricks) (?:for|on) (\S.*)$/i.exec(list?.items ?? '')?.[1];
  return subject === undefined ? [] : [withoutLastTail(subject), withoutTail(subject)];
}

const GIVEN_UP =
  /^you (?:don't|do not) (?:need|have) to (?:give up|cut out|cut|quit|avoid|skip|fear|ditch|stop eating|stop drinking) ([\p{L}-]+(?: [\p{L}-]+)?) (?:if|when) you(?:'ve got| have| get) ([\p{L}-]+(?: [\p{L}-]+)?)$/iu;
const IN_ORDER_TO =
  /^you (?:don't|do not) (?:need|have) to (?:give up|cut out|cut|quit|avoid|skip|fear|ditch|stop eating|stop drinking) ([\p{L}-]+(?: [\p{L}-]+)?) to (?:calm|manage|treat|fix|control|lower|beat|heal|ease|reverse) (?:your )?([\p{L}-]+(?: [\p{L}-]+)?)$/iu;
const STATED =
  /^((?:(?:the|your|an?) )?[\p{L}'-]+(?: [\p{L}'-]+){0,2}?) (?:is|are|isn't|aren't|doesn't|don't|won't|can't)(?: |$)/iu;

function ofStatement({ statement, firstPerson }: Topic): string[] {
  if (!statement || firstPerson) return [];
  const pair = GIVEN_UP.exec(statement) ?? IN_ORDER_TO.exec(statement);
  if (pair) return [`${pair[1]} and ${pair[2]}`];
  const subject = STATED.exec(statement)?.[1] ?? '';
  return /^(?:you|your|it|this|that|there|these|those|they|we|i|he|she|most|many|some|what|not|nobody|everyone)$/i.test(
    words(subject)[0] ?? '',
  ) && !/^your \S/i.test(subject)
    ? []
    : [subject];
}

const SIDE =
  /^the (?:(?:real|true|full|actual|hidden|total) (?:costs?|prices?|upkeep|risks?)|(?:\p{L}+ )?(?:grief|loneliness|guilt|shame|pain|weight|pressure|stress|fear|joy)) (?:of|on|behind) (\S.*)$/iu;
const MEASURED = /^(?:an?|the) \d+[- ](?:minute|hour|day|week|month)s? (\S.*)$/i;

function ofThing({ np, program }: Topic): string[] {
  const side = SIDE.exec(np?.text ?? '')?.[1];
  if (side !== undefined) {
    const deed = partsOf(side);
    return [withoutTail(side), ...(deed && /ing$/i.test(deed.verb) ? [withoutTail(deed.object)] : [])];
  }
  const measured = program ? undefined : MEASURED.exec(np?.text ?? '')?.[1];
  return measured && TAIL.test(measured) ? [`a ${withoutTail(measured)}`] : [];
}

function formsOf(topic: Topic): string[] {
  switch (topic.shape) {
    case 'question':
      return topic.question?.kind === 'yn'
        ? ofQuestion(topic.question.text)
        : subjectOf(topic.question?.text);
    case 'wh':
      return /^(?:when|where|how) to /i.test(topic.wh?.text ?? '')
        ? ofDeed(topic.wh?.text.replace(/^\S+ to /i, ''))
        : topic.np?.form === 'noun'
          ? [topic.np.core]
          : subjectOf(topic.question?.text);
    case 'verb':
      return /^stop\b/i.test(topic.verb?.full ?? '') ? [] : ofDeed(topic.verb?.full);
    case 'negative':
      return ofDeed(topic.wh?.text.replace(/^what happens when you /i, '') ?? topic.bad?.vp);
    case 'list':
      return /^reasons /i.test(topic.list?.items ?? '') ? subjectOf(topic.question?.text) : ofList(topic);
    case 'statement':
      return ofStatement(topic);
    case 'nominal':
      return ofThing(topic);
    default:
      return [];
  }
}

function longest({ np, verb, wh, list, statement, question, bad }: Topic): number {
  const forms = [np?.text, verb?.full, wh?.text, list?.items, statement, question?.text, bad?.ger];
  return Math.max(...forms.map((form) => words(form ?? '').length));
}

/** Too little to know it by: "foods", "a plan", "flying", "firing yourself". */
const VAGUE =
  /["“”]|^(?:it|them|more|better)\b|yourself$| to \p{L}+$|^\p{L}+ing$|^(?:an? |the )?(?:foods?|plans?|things?|ways?|ideas?|people|time|money|life|home|work|guides?)$/iu;

/** Null where the topic is short, or nothing shorter surely names it. */
export function gistOf(topic: Topic): string | null {
  if (topic.firstPerson || topic.borrowed || topic.language) return null;
  const whole = longest(topic);
  if (whole < LONG) return null;
  const most = Math.min(MOST_WORDS, whole - SAVED);
  const names = (form: string) =>
    form.length > 2 && words(form).length <= most && !VAGUE.test(form) && carriesTopic(form, topic.clean);
  return formsOf(topic).find(names) ?? null;
}
