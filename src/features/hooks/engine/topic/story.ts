/** A whole story typed as the topic, read by what it announces. */
import { words } from '../english/words.ts';
import { markedParts } from './long-topics.ts';
import { isPaper, type Method, methodOf, nameWith } from './method.ts';
import { isSensitive } from './semantics.ts';
import { matterOf } from './story-terms.ts';
import type { Topic } from './topic.ts';

const LONG_STORY = 70;

export function isWholeStory(raw: string): boolean {
  return words(raw).length > LONG_STORY;
}

/** In a long story the name of a method, or a clause that points back, says little; "how to ask for a refund" does. */
function isPlainDeed({ shape, wh, verb, np }: Topic): boolean {
  // "irregular income", and not "the three-bucket split".
  if (shape === 'nominal')
    return np !== null && !/^(?:the|my|our|an?|one|two|three|this|that|your) /i.test(np.text);
  return shape === 'verb'
    ? verb !== null && words(verb.full).length > 2
    : shape === 'wh' && wh?.infinitive === true && words(wh.text).length > 3;
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
function asMethod(method: Method, matter: string | null, read: (text: string) => Topic): Topic | null {
  const name = nameWith(method, matter);
  const known = read(`the ${name}`);
  const topic = ofTheStory(known);
  return topic.np ? { ...topic, mod: name, npGeneral: null, method: { beats: method.beats } } : null;
}

/** What a story is about, where it says so plainly; what it tells of is the creator's own, which nobody has looked up. */
export function readStory(raw: string, read: (text: string) => Topic): Topic | null {
  const inside = readMarked(raw, read);
  const long = isWholeStory(raw);
  if (inside && (!long || isPlainDeed(inside)))
    return inside.shape === 'nominal' && !long ? ofTheStory(inside) : inside;
  const found = long ? methodOf(raw) : null;
  const matter = long ? matterOf(raw) : null;
  // A hard time, and a plain matter of papers and money.
  const hard = isSensitive(raw) ? { sensitive: true, practical: true } : {};
  // Who mourns is not shown a trick; a list of whom to call first is no trick.
  const fit = found && (!isSensitive(raw) || (matter === null && isPaper(found)));
  const method = fit ? asMethod(found, matter, read) : null;
  if (method) return { ...method, ...hard };
  return matter ? { ...read(matter), ...hard } : null;
}
