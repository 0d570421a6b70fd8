/** Chooses the ten: fit, variety, topic and customer in the right share, nothing the user has had. */
import type { History } from './candidates.ts';
import type { HookContext } from './context.ts';
import { type Chosen, Planner, RUN, type Scorer, STEPS } from './planner.ts';
import type { Random } from './random.ts';

const MIN_WITH_CUSTOMER = 3;
const STRICT = STEPS.slice(0, 3);
/** Frames and phrases kept apart: tried for every kind of hook before anything is said again. */
const APART = STEPS.slice(0, 2);

/** A text is weighed against several others; it need be rated only once. */
function remembered(score: Scorer): Scorer {
  const known = new Map<string, number>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const rated = score(text);
    known.set(text, rated);
    return rated;
  };
}

export function chooseTen(
  context: HookContext,
  history: History,
  random: Random,
  ranker: Scorer | null,
): Chosen[] {
  const score = ranker ? remembered(ranker) : null;
  const planner = new Planner(context, history, random, score);
  const carries = context.topic.shape !== 'opaque';
  // The customer's own pain or wish makes the strongest openers: one or two hooks speak of nothing else.
  // Beside grief the two seldom fit into one sentence, so there it is always two.
  const drawn = 1 + Math.floor(random() * 2);
  const audienceOnly = context.topic.sensitive ? 2 : drawn;
  const withCustomer = 3 + Math.floor(random() * 2);
  if (carries) {
    planner.add(audienceOnly, ({ compiled }) => compiled.carriesCustomer && !compiled.carriesTopic, STRICT);
    const had = planner.chosen.length;
    planner.add(
      withCustomer - had,
      ({ compiled }) => compiled.carriesCustomer && compiled.carriesTopic,
      STRICT,
    );
    // Fewer than three would say nothing about whom it is for, so this quota outlasts the variety of frames and types.
    planner.add(
      MIN_WITH_CUSTOMER - planner.withCustomer(),
      ({ compiled }) => compiled.carriesCustomer && planner.saysTopic(compiled),
      STEPS.slice(0, 4),
    );
    planner.add(RUN, ({ compiled }) => compiled.carriesTopic && !compiled.carriesCustomer, APART);
    planner.add(RUN, ({ compiled }) => compiled.carriesTopic, APART);
    planner.add(RUN, ({ compiled }) => !compiled.carriesTopic && !compiled.carriesCustomer, APART);
    planner.add(RUN, ({ compiled }) => compiled.carriesTopic && !compiled.carriesCustomer, STRICT);
    planner.add(RUN, ({ compiled }) => compiled.carriesTopic, STRICT);
  } else {
    planner.add(3, ({ compiled }) => compiled.slots.has('rawLabel'), STRICT);
    planner.add(5, ({ compiled }) => compiled.carriesCustomer, STRICT);
    planner.add(RUN, ({ compiled }) => !compiled.carriesCustomer, STRICT);
  }
  planner.finish();
  return order(planner.chosen, random, score);
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
    ordered.push(...rest.splice(Math.max(0, fitting), 1));
  }
  return ordered;
}
