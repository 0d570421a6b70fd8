/** A whole story typed as the topic, read by what it announces. */
import { words } from '../english/words.ts';
import { carriesTopic } from '../stems.ts';
import { NO_BRIEF } from './brief.ts';
import { markedParts } from './long-topics.ts';
import { briefName, isPaper, type Method, methodOf, nameWith, saysEnough } from './method.ts';
import { isSensitive } from './semantics.ts';
import { situationsOf, toldSituations } from './situations.ts';
import { announcedIn, askedOf, lamentedIn, subjectOf } from './story-subject.ts';
import { asPurpose, matterOf, topicOfMatter } from './story-terms.ts';
import { countedOf, pointsOf, purposeOf, type ToldDeed, toldDeedOf } from './told-deeds.ts';
import { EMPTY_TOPIC, type Topic } from './topic.ts';

const LONG_STORY = 70;

export function isWholeStory(raw: string): boolean {
  return words(raw).length > LONG_STORY;
}

/** "what co-signing really means" is explained. */
const SAYS_WHAT = /^what (?:an? )?(?:[\p{L}-]+ ){1,3}?(?:really |actually )?means?$/iu;

/** In a long story the name of a method, or a clause that points back, says little; "how to ask for a refund" does. */
function isPlainDeed({ shape, wh, verb, np }: Topic): boolean {
  // "irregular income", and not "the three-bucket split".
  if (shape === 'nominal')
    return np !== null && !/^(?:the|my|our|an?|one|two|three|this|that|your) /i.test(np.text);
  return shape === 'verb'
    ? verb !== null && words(verb.full).length > 2
    : shape === 'wh' &&
        (SAYS_WHAT.test(wh?.text ?? '') || (wh?.infinitive === true && words(wh.text).length > 3));
}

/** "how to use window light and one white piece of cardboard": the first is enough to know it by. */
const firstOf = (part: string): string =>
  part.replace(/(?<=^how to \p{L}+ \p{L}+ \p{L}+) and (?:one|an?|two|some) .*$/iu, '');

/** A deed that the story announces behind other things; null where there is none. */
function laterDeed(raw: string, read: (text: string) => Topic): Topic | null {
  const parts = isSensitive(raw) ? [] : markedParts(raw).filter((part) => /^how to /i.test(part));
  return parts.map((part) => read(firstOf(part))).find(isPlainDeed) ?? null;
}

/** What a story says that it is about, in the first form that can be read. */
function readMarked(raw: string, read: (text: string) => Topic): Topic | null {
  for (const part of markedParts(raw)) {
    const inside = read(part);
    // "is how?" asks nothing.
    if (inside.question && words(inside.question.text).length < 3) continue;
    if (/\bthis (?:one|video|is)\b/i.test(inside.statement ?? '')) continue;
    if (inside.np || inside.wh || inside.verb || inside.question || inside.list || inside.statement)
      // A sad story stays one, whatever its subject.
      return { ...inside, sensitive: inside.sensitive || isSensitive(raw) };
  }
  return null;
}

/** "the three-bucket split" of a story is the creator's own: "my three-bucket split". */
function ofTheStory(topic: Topic): Topic {
  const { np } = topic;
  const own = { ...topic, program: true, mod: null };
  if (np?.form !== 'noun' || !/^the /i.test(np.text) || !/^the /i.test(np.core)) return own;
  const mine = (text: string) => text.replace(/^the /i, 'my ');
  return {
    ...own,
    np: { ...np, text: mine(np.text), core: mine(np.core), other: undefined },
    npGeneral: null,
    firstPerson: true,
    verb: null,
    wh: null,
    question: null,
    label: null,
    rawLabel: null,
    explain: false,
  };
}

/** What the creator shows is named; beside the name stands what it is for. */
function asMethod(method: Method, use: string | null, read: (text: string) => Topic): Topic | null {
  const name = nameWith(method, use);
  const topic = ofTheStory(read(`the ${name}`));
  if (!topic.np) return null;
  const shorter = briefName(method, use);
  return {
    ...topic,
    // "my one-page list" of what? Only those whom it is for may be left out.
    np: use === null && method.use === null ? topic.np : { ...topic.np, core: topic.np.text },
    mod: name,
    // Nobody else has heard of it: what is said of things in general is not said of it.
    npGeneral: null,
    method: { beats: method.beats },
    tool: `my ${method.name}`,
    brief: shorter === null ? undefined : { ...NO_BRIEF, np: [`my ${shorter}`] },
  };
}

/** Spoken of, and not taught. */
const SPOKEN_OF = { shape: 'nominal', verb: null, wh: null, question: null } as const;

function asDeed(deed: ToldDeed, read: (text: string) => Topic): Topic | null {
  if (deed.kind === 'clause') return read(deed.text);
  if (deed.kind === 'warning') {
    const topic = read(`don't ${deed.vp}`);
    return topic.shape === 'negative' ? topic : null;
  }
  const topic = read(deed.ger);
  if (topic.shape !== 'verb' || topic.np?.form !== 'gerund' || !topic.verb) return null;
  // "feeding every meal" in the crate: its short form is one that still says it.
  const core = purposeOf(deed) ?? deed.ger;
  const vp = words(deed.vp).slice(0, words(core).length).join(' ');
  const told = {
    ...topic,
    np: { ...topic.np, core, other: undefined },
    verb: { ...topic.verb, vp, ger: core },
    brief: undefined,
  };
  return deed.taught ? told : { ...told, ...SPOKEN_OF };
}

/** The same as a topic of some hooks, where the whole is something else. */
function withGist(topic: Topic, gist: string | null): Topic {
  if (gist === null || gist === topic.np?.text) return topic;
  // Whoever hears of "passing on the farm" knows the video as well as who hears of the family meeting agenda.
  const clean = carriesTopic(gist, topic.clean) ? topic.clean : `${topic.clean} ${gist}`;
  return { ...topic, gist, clean };
}

/** What a method is for: what people are said to do or to get is surer than what comes up along the way. */
function purposeIn(matter: string | null, deed: ToldDeed | null): string | null {
  const purpose = purposeOf(deed);
  if (matter === null || deed?.kind === 'deed') return purpose ?? (matter && asPurpose(matter));
  return purpose !== null && !carriesTopic(purpose, matter) ? purpose : asPurpose(matter);
}

/** "buying a second truck", of where people stand: what a method is for, where nothing else says so. */
function standing(raw: string): string | null {
  const found = toldSituations(raw).find(({ ask }) => /^\p{Ll}+ing /u.test(ask) && words(ask).length <= 5);
  return found?.ask ?? null;
}

/** What a long story is about: what it shows and what that is for, what its people do, the points it makes, its matter. */
function readWhole(raw: string, told: string, read: (text: string) => Topic): Topic | null {
  const sad = isSensitive(raw);
  const matter = matterOf(raw, told);
  const deed = toldDeedOf(raw);
  const use = purposeIn(matter, deed);
  const gist = deed?.kind === 'deed' && use === purposeOf(deed) ? deed.ger : matter;
  const found = methodOf(raw);
  // Who mourns is not shown a trick; a list of whom to call first is no trick.
  const fit = found && (!sad || (isPaper(found) && !/^(?:grief|money after a loss)$/.test(matter ?? '')));
  const subject = subjectOf(raw, told);
  const purpose = use ?? found?.use ?? subject ?? lamentedIn(raw, told);
  const method = fit ? asMethod(found, purpose ?? standing(raw), read) : null;
  const named = found !== null && (purpose !== null || saysEnough(found.name));
  if (method && named && isSayable(method)) return withGist(method, gist ?? announcedIn(raw));
  const done = deed && !(sad && matter) ? asDeed(deed, read) : null;
  // What clients are made to do is one way of it, and the matter is what they came for.
  if (done && deed?.kind === 'deed' && deed.shown && matter)
    return withGist(read(topicOfMatter(matter, `${raw}\n${told}`)), deed.ger);
  if (done) return withGist(done, matter);
  const points = matter ? null : pointsOf(raw);
  const listed = points ? read(points) : null;
  if (listed?.list) return listed;
  if (matter) return withGist(read(topicOfMatter(matter, `${raw}\n${told}`)), matter);
  if (method || subject === null || sad) return method;
  return read(subject);
}

/** Said to somebody who is in it: no jokes. */
const HARD = /\b(?:sick|lost your (?:husband|wife|partner)|executor|lose your job|divorced)\b/i;

/** Where its people stand is known of some stories whose subject is not: the creator's field is then told to them. */
function withSituations(topic: Topic | null, raw: string, told: string): Topic | null {
  const situations = situationsOf(raw, matterOf(raw, told));
  if (situations.length === 0) return topic;
  const hard = situations.some(({ you }) => HARD.test(you));
  return {
    ...(topic ?? EMPTY_TOPIC),
    ...(hard ? { sensitive: true, practical: true } : {}),
    situations,
    tool: topic?.tool ?? countedOf(raw) ?? undefined,
  };
}

const LONGEST_NAME = 8;

/** "my three-week quiet rule for adopting an older rescue dog" leaves no breath for anything else. */
function isSayable({ np }: Topic): boolean {
  return words(np?.text ?? '').length <= LONGEST_NAME;
}

/** What people ask the creator is what the video answers; what is shown then is how. */
function readAsked(raw: string, read: (text: string) => Topic): Topic | null {
  const asked = isSensitive(raw) ? null : askedOf(raw);
  const topic = asked ? read(asked) : null;
  const method = topic ? methodOf(raw) : null;
  return topic && (topic.question || topic.wh)
    ? { ...topic, tool: method ? `my ${method.name}` : undefined }
    : null;
}

/**
 * What a story is about, where it says so plainly; what it tells of is the creator's own, which nobody has looked up.
 * `told` is what the business and the customer say: what they speak of as well is no side remark.
 */
export function readStory(raw: string, read: (text: string) => Topic, told = ''): Topic | null {
  const inside = readMarked(raw, read);
  const long = isWholeStory(raw);
  if (inside && (!long || isPlainDeed(inside)))
    return long
      ? withSituations(inside, raw, told)
      : inside.shape === 'nominal'
        ? ofTheStory(inside)
        : inside;
  const whole = long
    ? withSituations(readAsked(raw, read) ?? readWhole(raw, told, read) ?? laterDeed(raw, read), raw, told)
    : null;
  if (!whole || !isSensitive(raw)) return whole;
  // A hard time, and a plain matter of papers and money; or else the hard time itself.
  return { ...whole, sensitive: true, practical: whole.clean !== 'grief' };
}
