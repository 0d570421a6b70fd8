/**
 * What a long topic is about, in a few words: "the snag list" of "don't sign the snag list on handover day". Ten
 * hooks that each say the whole topic sound alike; what is said about its gist leaves room for other words.
 */
import { countability, isPluralNoun, knownSingular, pluralOf } from '../english/nouns.ts';
import { COMPOUND_VERBS } from '../english/verb-lists.ts';
import { gerundOf, isVerb } from '../english/verbs.ts';
import { words } from '../english/words.ts';
import { carriesTopic } from '../stems.ts';
import { classOfTopic } from './semantics.ts';
import type { Topic } from './topic.ts';

/** A shorter topic is its own gist. */
const LONG = 5;
const MOST_WORDS = 5;

const TAIL =
  / (?:for|in|on|at|with|without|to|from|into|onto|after|before|during|under|over|by|about|against|if|when|while|because|until|instead)(?= ).*$/i;
/** What it would be without its clause is another thing: "a partner who hoards". */
const HOLDS_CLAUSE = / (?:who|that|which|whose|you|you're|they|it|and|or|their)(?: |$)/i;

/** Without what only says where, when or how. */
function withoutTail(phrase: string): string {
  return phrase.replace(TAIL, '');
}

const DETERMINED = /^(?:an?|the|your|my|our|their|this) /i;
const PARTICLE = /^(?:off|up|out|down|back|in|over|away)$/i;
const TAKES_FOR = /^(?:ask|apply|look|pay|save|plan|shop|wait|prepare|train)$/i;
/** These say nothing without what follows the object, or take a person. */
const OPEN_ENDED =
  /^(?:tell|ask|turn|move|put|give|keep|get|make|take|have|let|bring|go|talk|live|be|do|use|help|teach|show|say|know|see|think|feel|deal|come|stay|find|choose|decide|start|stop|try|want|need|set|stick)$/i;
const PERSON =
  /(?:[^aeiou]ers?|ors?|[^l]ists?|ians?|clients?|kids?|child(?:ren)?|sons?|daughters?|parents?|students?|teens?|toddlers?|partners?|spouses?|friends?|teams?|boss(?:es)?|employees?|customers?|agents?|vets?|coach(?:es)?|nann(?:y|ies)|roommates?|neighbou?rs?|landlords?|CPAs?|tenants?|guests?|mom|dad|mother|father)$/i;
const NOT_A_PERSON =
  /(?:orders?|offers?|papers?|covers?|letters?|numbers?|floors?|doors?|gutters?|filters?|printers?|mirrors?|errors?|colors?|motors?|folders?|counters?|timers?|trailers?|boilers?|planners?|dinners?|fevers?|water|power|flowers?|answers?|transfers?|registers?|computers?|routers?|freezers?|dryers?|washers?|sweaters?|cookers?|fryers?|mixers?|blenders?|toasters?|heaters?|meters?|strollers?|carriers?|scooters?|boosters?|toners?|powders?|butters?|monitors?|sensors?|generators?|refrigerators?|calculators?|speakers?|chargers?|trackers?|posters?|servers?|containers?|[a-z]*overs?)$/i;

const isPerson = (word: string): boolean => PERSON.test(word) && !NOT_A_PERSON.test(word);

type Deed = { verb: string; particle: string; object: string };

function partsOf(deed: string): Deed | null {
  const [verb = '', ...rest] = words(deed);
  const joined = PARTICLE.test(rest[0] ?? '') || (TAKES_FOR.test(verb) && rest[0] === 'for');
  const particle = joined ? (rest.shift() ?? '') : '';
  return rest.length === 0 ? null : { verb, particle, object: rest.join(' ') };
}

/** "the snag list" of "don't sign the snag list on handover day": a thing with a name of its own, and nobody. */
function objectOf(deed: Deed): string | null {
  const object = withoutTail(deed.object);
  const tokens = words(object);
  // "feed your cat milk": the cat is fed, and there is no cat milk.
  if (/^(?:feed|give|teach|show|tell|send)$/i.test(deed.verb)) return null;
  // "your own home" is anybody's.
  if (!/^(?:the|your) (?!own\b)/i.test(object) || HOLDS_CLAUSE.test(` ${object}`) || tokens.length < 3)
    return null;
  return isPerson(tokens.at(-1) ?? '') ? null : object;
}

/** "selling your RSUs", and "splitting an inheritance" of "split an inheritance with siblings". */
function deedOf({ verb, particle, object }: Deed): string | null {
  const done = withoutTail(object);
  // "sharing a house with your ex", "training a puppy not to bite": the end is the point.
  if (/^ (?:with|to)\b/i.test(object.slice(done.length)) || / (?:not|how|never)$/i.test(done)) return null;
  if (HOLDS_CLAUSE.test(` ${done}`) || (OPEN_ENDED.test(verb) && particle === '')) return null;
  if (words(done).length < (DETERMINED.test(done) ? 2 : 1)) return null;
  return [gerundOf(verb), particle, done].filter(Boolean).join(' ');
}

function ofDeed(deed: string | undefined, ger?: string): string[] {
  // "meal prep like a pro", "cat proofing an apartment": the verb has two words, and nobody meals or cats.
  const two = deed && ger && !ger.startsWith(gerundOf(words(deed)[0] ?? ''));
  const parts = deed && !two && !COMPOUND_VERBS.test(deed) ? partsOf(deed) : null;
  return [(parts && deedOf(parts)) ?? ''];
}

/** Of an illness it is understood what one asks; of an exam week it is not. */
function ofMeal({ apart }: Topic): string {
  const { fragment = '', core = '' } = apart ?? {};
  return /^what to \p{L}+$/iu.test(core) && classOfTopic(fragment, fragment) === 'problem' ? fragment : '';
}

/** What is overdone is done: "don't overprice your own home" is about pricing it. */
const OVERDONE =
  /^(?:over|under)(price|water|feed|pack|insure|season|cook|bake|fertilize|edit|style|decorate|train)$/i;

function ofRefusal(deed: string | undefined): string[] {
  const parts = deed ? partsOf(deed) : null;
  const verb = OVERDONE.exec(parts?.verb ?? '')?.[1];
  return [
    (parts && verb && deedOf({ ...parts, verb, object: parts.object.replace(/^(your) own /i, '$1 ') })) ?? '',
  ];
}

const VERDICT =
  /^(?:Is|Are) (\S.*?) (?:really |actually |still |even |ever )?(?:worth|necessary|safe|legal|enough|better|too |dead|an? (?:\p{L}+ )?(?:idea|investment|deal|choice|trap|scam|mistake|myth|waste)|good|bad|smart)\b/iu;
const ASKED_DEED =
  /^(?:Should|Can|Could|Do|Does|Would) (?:you|I|we) (?:(?:really|actually|even|still) )?(?:(?:need|have) to )?(?:need )?(\S.*)\?$/iu;

function ofQuestion(asked: string): string[] {
  const judged = VERDICT.exec(asked)?.[1];
  if (judged && !/^(?:it|this|that|there)\b/i.test(judged)) return [withoutTail(judged)];
  const deed = ASKED_DEED.exec(asked)?.[1];
  if (!deed) return [];
  // "do you need flood insurance": it is had, and nobody floods it.
  if (/ need (?!to\b)/i.test(asked)) return [withoutTail(deed)];
  const parts = partsOf(deed);
  if (DETERMINED.test(deed)) return [withoutTail(deed)];
  // "the lump sum" is known; of "your next car" it is asked what to do with it.
  const thing = /^the /i.test(parts?.object ?? '') && parts ? objectOf(parts) : null;
  // "do I need renters insurance": nobody renters it.
  return [thing ?? '', ...(isVerb(words(deed)[0] ?? '') ? ofDeed(deed) : [])];
}

const WITH = /^(?:mistakes|errors) (?:\S+ ){0,2}?(\S+) make (?:with|on|when buying|when selling) (\S.*)$/i;
/** What those do who make the mistakes; with what others have they do many things. */
const TRADE: Readonly<Record<string, string>> = { sellers: 'selling', buyers: 'buying', renters: 'renting' };

/** Myths and reasons are told, and no advice is given on what they are about. */
function ofList({ list, np }: Topic): string[] {
  const [, who = '', thing = ''] = WITH.exec(list?.items ?? '') ?? [];
  const deed = TRADE[who.toLowerCase()];
  if (thing !== '') return [deed ? `${deed} ${thing}` : isPluralNoun(words(thing).at(-1) ?? '') ? thing : ''];
  // "habits of calm parents" said once more is no gist: nobody has a question about them.
  if (list?.kind !== 'do' || list.n !== null || np?.text.replace(/^the /, '') === list.items) return [];
  return [np?.text ?? /^(?:tips|ideas|hacks|tricks) (?:for|on) (\S.*)$/i.exec(list.items)?.[1] ?? ''];
}

const GIVEN_UP =
  /^you (?:don't|do not) (?:need|have) to (?:give up|cut out|cut|quit|avoid|skip|fear|ditch|stop eating|stop drinking) ([\p{L}-]+(?: [\p{L}-]+)?) (?:if|when) you(?:'ve got| have| get) ([\p{L}-]+(?: [\p{L}-]+)?)$/iu;
const IN_ORDER_TO =
  /^you (?:don't|do not) (?:need|have) to (?:give up|cut out|cut|quit|avoid|skip|fear|ditch|stop eating|stop drinking) ([\p{L}-]+(?: [\p{L}-]+)?) to (?:calm|manage|treat|fix|control|lower|beat|heal|ease|reverse) ((?:your )?[\p{L}-]+(?: [\p{L}-]+)?)$/iu;
const STATED =
  /^([\p{L}'-]+(?: [\p{L}'-]+){0,3}?) (?:is|are|isn't|aren't|doesn't|don't|won't|can't|can(?= (?:still )?be\b))(?: |$)/iu;

const NO_SUBJECT =
  /^(?:you|your|my|our|the|it|this|that|there|these|those|they|their|we|i|he|she|most|many|some|what|not|nobody|everyone)\b/i;

/** "eating eggs every day" of "you can eat eggs every day and be fine". */
const ALLOWED =
  /^you can (?:still )?(eat|drink|have|cook|skip|wear|grow|build|train|travel|live) (\S.*?) and (?:still )?\p{L}+/iu;
/** "a juice cleanse" of "you don't need a juice cleanse to beat bloating"; "counting calories" where that is not needed. */
const NEEDLESS =
  /^(?:you|your \p{L}+|kids|most people) (?:don't|do not|doesn't|does not) need (?:to (\p{L}+) )?((?:an? )?[\p{L}-]+(?: [\p{L}-]+){0,2}?)(?: (?:to|for|every|each|in order|if|when|after|before|with|without|in|on|at|during) .*)?$/iu;

/** "late dinners" for "a late dinner": of one of them there is nothing to say. */
function asMany(thing: string): string {
  const tokens = words(thing.replace(/^an? /i, ''));
  const plural = pluralOf(tokens.at(-1) ?? '');
  return /^an? /i.test(thing) && knownSingular(plural) !== null
    ? [...tokens.slice(0, -1), plural].join(' ')
    : thing;
}

/** "sugar in fruit" of "you should not be scared of sugar in fruit". */
const FEARED =
  /^you (?:shouldn't|should not|don't (?:have|need) to) be (?:so |too )?(?:scared|afraid|nervous|worried) (?:of|about) (\S.*)$/iu;
/** Nobody has a question about loving vegetables, or about being rich. */
const NO_DEED = /^(?:love|like|hate|enjoy|fear)$/i;
const STATE = /^(?:be|feel|have|know|want|wait|get|look|seem)$/i;

/** "eggs" of "your body can handle a few eggs every day". */
const HANDLED =
  /^your \p{L}+ can (?:easily )?(?:handle|take) (?:(?:a few|some|a little|a bit of|more) )?([\p{L}-]+(?: [\p{L}-]+)?)(?: (?:every|each|once|now|in|at|per|a) .*)?$/iu;
/** "drinking enough water" of "most people drink way less water than they need". */
const TOO_LITTLE =
  /^(?:most|many) [\p{L}]+ (?:(\p{L}+) (?:way |far |much )?less (\p{L}+) than they (?:need|should|think)|don't (\p{L}+) (?:nearly )?enough (\p{L}+))$/iu;

function ofStatement({ statement }: Topic): string[] {
  if (!statement) return [];
  const handled = HANDLED.exec(statement)?.[1];
  if (handled) return [handled];
  const [, little, ofWhat, few, ofThose] = TOO_LITTLE.exec(statement) ?? [];
  const lacking = little ?? few;
  if (lacking && isVerb(lacking)) return [`${gerundOf(lacking)} enough ${ofWhat ?? ofThose}`];
  const feared = FEARED.exec(statement)?.[1];
  if (feared) return [asMany(feared).replace(/^an? .*/i, '')];
  const pair = GIVEN_UP.exec(statement) ?? IN_ORDER_TO.exec(statement);
  if (pair) return [`${pair[1]} and ${pair[2]}`];
  const [, allowed, what = ''] = ALLOWED.exec(statement) ?? [];
  if (allowed) return [`${gerundOf(allowed)} ${what}`];
  const [, deed, thing = ''] = NEEDLESS.exec(statement) ?? [];
  // "here's what I think about a protein shake"
  if (deed && STATE.test(deed)) return [];
  if (thing !== '')
    return [
      deed && !NO_DEED.test(deed) ? `${gerundOf(deed)} ${thing}` : asMany(thing).replace(/^an? .*/i, ''),
    ];
  const subject = STATED.exec(statement)?.[1] ?? '';
  // "tax season is here": said without an article, and read with one.
  const last = words(subject).at(-1) ?? '';
  const isDeed = /^\p{L}+ing /iu.test(subject);
  const bare = !isDeed && !DETERMINED.test(subject) && !isPluralNoun(last) && countability(last) === 'count';
  return [NO_SUBJECT.test(subject) || bare ? '' : asMany(subject)];
}

/** Without its price or the fear of it a deed is another video; its risks are met by whoever does it. */
const SIDE =
  /^the (?:\p{L}+ )?(?:risks?|downsides?|drawbacks?|dangers?|pitfalls?) (?:of|on|behind) (\p{L}+ing \S.*)$/iu;

/** What has both sides, or roots and power, is spoken of as itself as well. */
const OF_ITSELF =
  /(?:^the (?:pros and cons|upsides? and downsides?|ups and downs|(?:\p{L}+ )?(?:roots?|origins?|causes?|power)) of|^the (?:\p{L}+ )?(?:problems?|trouble|catch|issues?) with) (\S.*)$/iu;

/** What one has for a first year: of one of them there is nothing to say. */
const BEGUN = /^the first (?:few )?(?:month|year)s? (?:with|of owning|of having) (an? \S.*)$/iu;

/** Alone these are what any video is about. */
const OF_ANYTHING =
  /^(?:energy|moods?|sleep|stress|hormones|hunger|weight|health|skin|focus|food|diet|heat|cold|weather|water|work|rest|pain|exercise|movement|performance|recovery|aging)$/i;

function formsOf(topic: Topic): string[] {
  switch (topic.shape) {
    case 'question':
      return topic.question?.kind === 'yn' ? ofQuestion(topic.question.text) : [];
    case 'wh':
      return /^(?:where|how) to /i.test(topic.wh?.text ?? '')
        ? ofDeed(topic.wh?.text.replace(/^\S+ to /i, ''))
        : /^how (?!your\b)/i.test(topic.wh?.text ?? '') && topic.np?.form === 'noun'
          ? [topic.np.core]
          : [ofMeal(topic)];
    case 'verb':
      return ofDeed(topic.verb?.full, topic.verb?.ger).filter(
        (deed) =>
          deed !== topic.np?.text && !/^(?:stopping|avoiding|quitting) \p{L}+ing\b|^stopping\b/iu.test(deed),
      );
    case 'negative':
      return ofRefusal(topic.wh?.text.replace(/^what happens when you /i, '') ?? topic.bad?.vp);
    case 'list':
      return ofList(topic);
    case 'statement':
      return ofStatement(topic);
    case 'nominal':
      return [
        // Of three things the last is what the others lead to.
        (topic.apart?.last ?? '').replace(OF_ANYTHING, ''),
        withoutTail(SIDE.exec(topic.np?.text ?? '')?.[1] ?? ''),
        asMany(OF_ITSELF.exec(topic.np?.text ?? '')?.[1] ?? ''),
        asMany(BEGUN.exec(topic.np?.text ?? '')?.[1] ?? '').replace(/^an? .*/i, ''),
      ];
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
  /["“”]|^(?:it|them|more|better)\b|^(?:done|busy|less|perfect|good|simple|slow|small|cheap|free|fast)$|yourself$| to \p{L}+$|^\p{L}+ing$|^(?:an? |the )?(?:foods?|plans?|things?|ways?|ideas?|people|time|money|life|home|work|guides?|repairs?|fixes)$|\b(?:stuff|things)$|^(?:an? )?(?:permission|approval|motivation|talent|luck|perfection|reasons?|excuses?)\b/iu;

/** Null where the topic is short, or nothing shorter surely names it. */
export function gistOf(topic: Topic): string | null {
  if (topic.gist !== undefined) return topic.gist;
  if (topic.firstPerson || topic.borrowed || topic.language) return null;
  const whole = longest(topic);
  if (whole < LONG) return null;
  const names = (form: string) =>
    form.length > 2 &&
    words(form).length <= MOST_WORDS &&
    !VAGUE.test(form) &&
    carriesTopic(form, topic.clean);
  return formsOf(topic).find(names) ?? null;
}
