/** Chooses the ten: fit, variety, topic and customer in the right share, nothing the user has had. */
import type { History } from './candidates.ts';
import type { CompiledPattern } from './compile.ts';
import type { HookContext } from './context.ts';
import { memory } from './memory.ts';
import { type Chosen, MANY_RUNS, MAX_WITHOUT_TOPIC, Planner, RUN, type Scorer } from './planner.ts';
import type { Random } from './random.ts';
import { NEW_OF_ANY_TYPE, REST_RUNS, STEPS, type Strictness, TIERS } from './strictness.ts';
import { isWholeStory } from './topic/story.ts';

const MIN_WITH_CUSTOMER = 3;
const MOST_CUSTOMER = 6;
/** How often a topic that cannot be read is quoted. */
const MAX_QUOTED = 2;
/** Patterns that are new to the user. */
const NEW = STEPS.slice(0, 3);
/** Those of them that keep apart from the run; and those that repeat a little of its words. */
const NEW_APART = NEW.slice(0, 1);
const NEW_FRAMES = NEW.slice(0, 2);
/** With every quota kept. */
const STRICT = STEPS.slice(0, 5);
/** All that still lets a pattern rest. */
const WITHIN_REST = STEPS.slice(0, 7);
/** What readers almost always like. */
const BEST = TIERS.slice(0, 1);
/** What readers mostly like. */
const STRONG = TIERS.slice(0, 2);
/** Without the weakest frames. */
const SOUND = TIERS.slice(0, 4);
type Round = { steps: readonly Strictness[]; tiers: typeof TIERS };
/**
 * What readers almost always like, then what they mostly like, as long as it keeps apart from the run; then sound frames
 * that are new to the user; then those that repeat a little of the run; then the weak ones; then those that have rested.
 */
const ROUNDS: readonly Round[] = [
  { steps: STEPS.slice(0, 1), tiers: STRONG },
  { steps: STEPS.slice(0, 2), tiers: SOUND },
  { steps: STEPS.slice(2, 3), tiers: SOUND },
  { steps: STEPS.slice(0, 3), tiers: TIERS },
  { steps: STEPS.slice(3, 5), tiers: TIERS },
];
const ANY_TYPE: Round = { steps: [NEW_OF_ANY_TYPE], tiers: TIERS };

/** A text is weighed against several others; it need be rated only once. */
function remembered(score: Scorer): Scorer {
  const known = memory<number>(Number.POSITIVE_INFINITY);
  return (text) => known(text, () => score(text));
}

export function chooseTen(
  context: HookContext,
  history: History,
  random: Random,
  ranker: Scorer | null,
): Chosen[] {
  const score = ranker ? remembered(ranker) : null;
  const planner = new Planner(context, history, random, score);
  if (context.topic.borrowed) planBorrowed(planner, context);
  else if (context.topic.shape !== 'opaque') planReadable(planner, context, history.patternIds.length);
  else {
    if (context.topic.language) planNative(planner, context);
    if (context.topic.situations) planSituations(planner, 4, context.topic.sensitive);
    // A topic of another language reads badly inside an English sentence: whom it is for carries the run.
    const quoted: Wanted = (compiled) => compiled.slots.has('rawLabel');
    planner.add(MAX_QUOTED, (compiled) => quoted(compiled) && !CUSTOMER(compiled), STRICT);
    planner.add(MOST_CUSTOMER, (compiled) => CUSTOMER(compiled) && !quoted(compiled), STRICT);
    planner.add(RUN, (compiled) => !CUSTOMER(compiled) && !quoted(compiled), STRICT);
  }
  planner.finish();
  return order(planner.chosen, random, score);
}

type Wanted = (compiled: CompiledPattern) => boolean;

const CUSTOMER: Wanted = (compiled) => compiled.carriesCustomer;
const CUSTOMER_ONLY: Wanted = (compiled) => compiled.carriesCustomer && !compiled.carriesTopic;
const INNER_LIFE_ONLY: Wanted = (compiled) => compiled.carriesInnerLife && !compiled.carriesTopic;
const INNER_LIFE_BY_NAME: Wanted = (compiled) => INNER_LIFE_ONLY(compiled) && compiled.slots.has('aud');
const TOPIC: Wanted = (compiled) => compiled.carriesTopic;
const TOPIC_ONLY: Wanted = (compiled) => compiled.carriesTopic && !compiled.carriesCustomer;
const CLAUSE: Wanted = (compiled) => compiled.slots.has('wh') || compiled.slots.has('whThey');
const NEITHER: Wanted = (compiled) => !compiled.carriesTopic && !compiled.carriesCustomer;

const STANDS: Wanted = (compiled) => compiled.slots.has('situation') || compiled.slots.has('situationAsk');
const KINDLY: Wanted = (compiled) => STANDS(compiled) && compiled.pattern.tone === 'gentle';
/** Of a long story: how many hooks say where its people stand, and how many of these also what it shows them. */
const SITUATIONS = { shown: 2, gentle: 2 };

/** One situation told five times would be one hook told five times. */
function planSituations(planner: Planner, told: number, sensitive: boolean): void {
  if (sensitive) planner.add(SITUATIONS.gentle, KINDLY, NEW, RUN, STRONG);
  planner.add(
    SITUATIONS.shown,
    (compiled) => STANDS(compiled) && compiled.slots.has('tool'),
    NEW_APART,
    RUN,
    STRONG,
  );
  planner.add(told, STANDS, NEW_APART, RUN, STRONG);
}

/**
 * Eight of ten carry the topic and three the customer, so one at least must carry both. Readers like best what speaks of
 * the topic and is told to somebody by name: the trouble that is about it, or the topic itself; then any trouble told so. A
 * trouble and the topic in one breath seldom belong together, and with a name beside them still less. All of these are
 * scarce, and chosen while every type, opener and frame is still free.
 */
function planReadable(planner: Planner, { onlySpokenOf, topic }: HookContext, runs: number): void {
  if (topic.situations)
    planSituations(planner, topic.situations.length + (topic.method ? 0 : 2), topic.sensitive);
  const labelled: Wanted = (compiled) => compiled.carriesCustomer && planner.saysTopic(compiled);
  // "Recovering people pleasers, save this" says the topic by their name, and nothing about it.
  const tells: Wanted = (compiled) => compiled.carriesTopic || compiled.carriesInnerLife;
  const both: Wanted = (compiled) =>
    labelled(compiled) && tells(compiled) && !(onlySpokenOf && compiled.slots.has('aud'));
  const byName: Wanted = (compiled) => both(compiled) && !compiled.carriesInnerLife;
  const joined: Wanted = (compiled) => both(compiled) && compiled.carriesInnerLife;
  const topicalByName: Wanted = (compiled) =>
    INNER_LIFE_BY_NAME(compiled) && planner.troubleSaysTopic(compiled);
  const wanting = (count = MIN_WITH_CUSTOMER) => count - planner.withCustomer;
  planner.add(1, topicalByName, NEW, RUN, STRONG);
  planner.add(1, byName, NEW, RUN, STRONG);
  // Whom a trouble is told to says what it is about: "restaurant owners, don't scroll yet if you dread payday".
  planner.add(2 - planner.withCustomer, INNER_LIFE_BY_NAME, NEW, MAX_WITHOUT_TOPIC, STRONG);
  // Told to nobody it leads into the topic, where a frame is good at that: what they go through is heard once at least.
  planner.add(2 - planner.withCustomer, joined, NEW, RUN, BEST);
  planner.add(2 - planner.withCustomer, INNER_LIFE_ONLY, NEW_APART, MAX_WITHOUT_TOPIC, STRONG);
  planner.add(wanting(), byName, NEW_APART, RUN, STRONG);
  planner.add(Math.min(1, wanting()), joined, NEW, RUN, BEST);
  if (planner.withCustomer < 2) planner.add(1, INNER_LIFE_ONLY, NEW, MAX_WITHOUT_TOPIC);
  // A second one only where it speaks of something else.
  planner.add(wanting(), INNER_LIFE_ONLY, NEW_APART, MAX_WITHOUT_TOPIC, STRONG);
  planner.add(wanting(), byName, NEW, RUN, STRONG);
  // A trouble told a third time is worse than a name that says the topic.
  planner.add(wanting(), both, planner.audienceSaysTopic ? NEW_FRAMES : NEW);
  // Their name alone could open any video: the trouble once more is better.
  planner.add(wanting(), INNER_LIFE_ONLY, NEW, MAX_WITHOUT_TOPIC);
  planner.add(wanting(), labelled, NEW);
  if (!planner.topicNamesThem && !onlySpokenOf) planner.add(wanting(), CUSTOMER_ONLY, NEW, MAX_WITHOUT_TOPIC);
  // Fewer than three would say little about whom it is for: this quota outlasts the variety of frames and types. After
  // some runs a frame that is new is worth more than another mention.
  const last = runs < REST_RUNS ? WITHIN_REST : [NEW_OF_ANY_TYPE];
  planner.add(wanting(), labelled, last);
  if (!planner.topicNamesThem) planner.add(wanting(), CUSTOMER_ONLY, last, MAX_WITHOUT_TOPIC);
  const rounds = runs < MANY_RUNS ? ROUNDS : [...ROUNDS.slice(0, 4), ANY_TYPE, ...ROUNDS.slice(4)];
  for (const { steps, tiers } of rounds)
    for (const wanted of [TOPIC_ONLY, TOPIC, NEITHER]) planner.add(RUN, wanted, steps, RUN, tiers);
  planner.add(RUN, TOPIC, WITHIN_REST);
}

/** The creator's field stands in for a topic that cannot be read: half of the run is about the customer all the same. */
const BORROWED = { innerLife: 3, customer: 6 };
/** Of a story that cannot be read one thing is sure: it is told to these people. Its field alone could be any video. */
const BORROWED_BY_STORY = { innerLife: 5, customer: 7 };
/** Nothing that the customer goes through is said whole more than once before something else about them, nor thrice. */
const ONCE = STEPS.slice(0, 1);
const TWICE = STEPS.slice(0, 2);

function planBorrowed(planner: Planner, { topic: { situations, sensitive }, source }: HookContext): void {
  const most = isWholeStory(source.slice(0, source.indexOf('\n'))) ? BORROWED_BY_STORY : BORROWED;
  // Little else is known of the video.
  if (situations) planSituations(planner, situations.length + 2, sensitive);
  const both: Wanted = (compiled) => CUSTOMER(compiled) && TOPIC(compiled);
  planner.add(most.innerLife, INNER_LIFE_ONLY, ONCE, RUN, SOUND);
  // What hurts them is liked best of all, and may come back once in other words.
  if (planner.withCustomer > 0) planner.add(1, INNER_LIFE_ONLY, TWICE, RUN, STRONG);
  planner.add(most.customer - 1 - planner.withCustomer, both, ONCE, RUN, STRONG);
  planner.add(MIN_WITH_CUSTOMER - planner.withCustomer, both, TWICE, RUN, SOUND);
  planner.add(MIN_WITH_CUSTOMER - planner.withCustomer, INNER_LIFE_ONLY, TWICE);
  planner.add(MIN_WITH_CUSTOMER - planner.withCustomer, CUSTOMER, STRICT);
  for (const { steps, tiers } of ROUNDS) planner.add(RUN, TOPIC_ONLY, steps, RUN, tiers);
}

/** How many of a run say a topic that is no clause, in quotation marks: with customers to name, and without. */
const WITH_TOPIC = { withPeople: 7, alone: 8 };
/** How many are slow and kind beside grief. */
const KIND = 3;
/** How many tell what the customers go through, each trouble once. */
const TROUBLES = 2;
const BY_NAME = 1;
/** How many speak of the thing that a clause is about. */
const THINGS = 3;
/** And how many say the deed without its "how". */
const DEEDS = 3;
const QUESTIONS = 5;

/**
 * A topic in a language that has frames of its own: all ten in that language. English is what is left when the user has
 * had those frames; a run in two languages is better than the same run again.
 */
function planNative(planner: Planner, { customer, topic }: HookContext): void {
  // A clause is said as it is, and a question is asked: neither follows "about" in quotation marks.
  const sayable: Wanted = (compiled) =>
    compiled.gates.language !== undefined &&
    !((topic.wh || topic.question) && compiled.slots.has('rawLabel'));
  const joined: Wanted = (compiled) => compiled.carriesInnerLife && compiled.carriesTopic;
  const add = (count: number, wanted: Wanted, steps = STRICT) =>
    planner.add(count, (compiled) => sayable(compiled) && wanted(compiled), steps);
  const people = customer.audiences.length + customer.pains.length > 0 ? 'withPeople' : 'alone';
  if (topic.sensitive) add(KIND, (compiled) => compiled.pattern.tone === 'gentle');
  if (people === 'withPeople') {
    // What they go through says whom it is for, and repeats nothing of the topic.
    add(TROUBLES, INNER_LIFE_ONLY, NEW_APART);
    add(1, joined, planner.withCustomer > 0 ? NEW_APART : NEW);
    // Whom it is for, beside what it is about; alone it could open any video.
    add(
      BY_NAME,
      (compiled) => compiled.carriesTopic && compiled.slots.has('aud') && !compiled.carriesInnerLife,
    );
    add(MIN_WITH_CUSTOMER - planner.withCustomer, (compiled) => CUSTOMER(compiled) && TOPIC(compiled));
    add(MIN_WITH_CUSTOMER - planner.withCustomer, CUSTOMER);
  }
  add(THINGS, (compiled) => compiled.slots.has('label'));
  // Who speaks, and about what: alone it could open any video.
  add(1, (compiled) => compiled.slots.has('role') && TOPIC(compiled));
  add(DEEDS, (compiled) => compiled.slots.has('vp'));
  add(RUN, (compiled) => CLAUSE(compiled) && !CUSTOMER(compiled));
  if (!topic.wh) {
    add(QUESTIONS, (compiled) => compiled.slots.has('q'));
    add(WITH_TOPIC[people], (compiled) => compiled.slots.has('rawLabel') && !compiled.carriesCustomer);
  }
  add(RUN, (compiled) => CLAUSE(compiled));
  add(RUN, NEITHER);
  planner.add(RUN, (compiled) => compiled.gates.language !== undefined, WITHIN_REST);
}

/** Best headline first; the first two carry the topic, and two of a type never stand together. */
function order(hooks: readonly Chosen[], random: Random, score: Scorer | null): Chosen[] {
  const rated = hooks.map((hook) => ({
    hook,
    rate: score ? score(hook.text) : (hook.pattern.weight ?? 1) + random(),
  }));
  rated.sort((left, right) => right.rate - left.rate);
  const rest = rated.map(({ hook }) => hook);
  const ordered: Chosen[] = [];
  while (rest.length > 0) {
    const last = ordered.at(-1);
    const fitting = rest.findIndex(
      (hook) => hook.pattern.type !== last?.pattern.type && (ordered.length > 1 || hook.carriesTopic),
    );
    const [next] = rest.splice(Math.max(0, fitting), 1);
    if (!next) break;
    // What is left may be two of a type: the last goes up to where it stands between others.
    const alike = (other: Chosen | undefined) => other?.pattern.type === next.pattern.type;
    const between =
      fitting >= 0
        ? -1
        : ordered.findLastIndex((hook, at) => at > 1 && !alike(hook) && !alike(ordered[at - 1]));
    ordered.splice(between < 0 ? ordered.length : between, 0, next);
  }
  return ordered;
}
