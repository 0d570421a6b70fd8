import { lengthFaults } from '#features/hooks/length-rules.ts';
import { FIRST_SECONDS, secondsToSay } from '#features/hooks/speaking-time.ts';
import { spokenWords } from '#features/hooks/spoken-words.ts';
import { professionFaults } from '#features/hooks/write/profession-rules.ts';
import { type EngineState, type OfflineResult, writeOffline } from '#features/hooks/write/write-offline.ts';
import type { WriteRequest, WrittenHook } from '#features/hooks/writers/writer.ts';
import type { NamedInput } from './inputs-file.ts';

/** Measurements of runs by a program. The quality of a hook needs readers. */

export type Row = { name: string; target: string; figure: string; met: boolean };
const NO_HISTORY: WriteRequest['history'] = { lineIds: [], hooks: [] };
const TYPES = 8;
const OPENINGS = 9;
const SHORT = 7;
const TOPICS_OF_ONE_USER = 20;
const RUNS_ON_ONE_TOPIC = 3;
const MILLISECONDS = 3;

export type Evaluated = NamedInput & { runs: OfflineResult[] };

export function evaluate(inputs: readonly NamedInput[], seeds: readonly number[], engineState: EngineState) {
  const evaluated = inputs.map((input) => ({
    ...input,
    runs: seeds.map((seed) => writeOffline({ ...input.request, history: NO_HISTORY, seed }, engineState)),
  }));
  const runs = evaluated.flatMap((input) => input.runs);
  const share = (name: string, target: string, holds: (run: OfflineResult) => boolean, least = 1): Row => {
    const good = runs.filter(holds).length;
    return { name, target, figure: `${good} of ${runs.length} runs`, met: good >= least * runs.length };
  };
  const inputsInBook = evaluated.filter(({ runs: [first] }) => first?.isKnown).length;
  const fromBook = runs.flatMap(({ hooks }) => hooks).filter(({ from }) => from === 'book').length;
  const rows: Row[] = [
    share(
      'ten different hooks',
      'always',
      ({ hooks }) => new Set(hooks.map(({ text }) => text.toLowerCase())).size === 10,
    ),
    share('no fault of length or profession', 'always', ({ hooks, brief }) =>
      hooks.every(
        ({ text, from }) =>
          lengthFaults(text, from === 'frame').length + professionFaults(text, brief.profession).length === 0,
      ),
    ),
    share(
      `at least ${TYPES} types`,
      'always',
      ({ hooks }) => new Set(hooks.map(({ type }) => type)).size >= TYPES,
    ),
    share(
      `at least ${OPENINGS} openings of two words`,
      'always',
      ({ hooks }) => new Set(hooks.map(openingOf)).size >= OPENINGS,
    ),
    share(
      `${SHORT} of ten said in three seconds`,
      '≥ 85 % of runs',
      ({ hooks }) => hooks.filter(({ text }) => secondsToSay(text) <= FIRST_SECONDS).length >= SHORT,
      0.85,
    ),
    { ...saidWithin(runs, FIRST_SECONDS), target: 'for readers', met: true },
    { ...saidWithin(runs, FIRST_SECONDS + 1), target: 'for readers', met: true },
    ...repeatRows(inputs, engineState),
    timeRow(inputs, engineState),
    { name: 'topics found', target: 'for readers', figure: `${inputsInBook} of ${inputs.length}`, met: true },
    {
      name: 'hooks from the book',
      target: 'for readers',
      figure: `${Math.round((100 * fromBook) / (runs.length * 10))} %`,
      met: true,
    },
  ];
  return { rows, evaluated };
}

function saidWithin(runs: readonly OfflineResult[], seconds: number) {
  const short = runs.flatMap(({ hooks }) => hooks).filter(({ text }) => secondsToSay(text) <= seconds);
  return {
    name: `said within ${seconds} seconds`,
    figure: `${(short.length / runs.length).toFixed(1)} of ten`,
  };
}

const openingOf = ({ text }: WrittenHook) => spokenWords(text).slice(0, 2).join(' ');

/** Runs of one user on many topics, and three times on one topic. */
function repeatRows(inputs: readonly NamedInput[], engineState: EngineState): Row[] {
  const count = (requests: readonly NamedInput['request'][]): number => {
    const history: { lineIds: string[][]; hooks: string[] } = { lineIds: [], hooks: [] };
    let repeated = 0;
    requests.forEach((request, seed) => {
      const { hooks } = writeOffline({ ...request, history, seed }, engineState);
      const texts = hooks.map(({ text }) => text);
      repeated += texts.filter((text) => history.hooks.includes(text)).length;
      history.lineIds.unshift(hooks.flatMap(({ lineId }) => lineId ?? []));
      history.hooks.push(...texts);
    });
    return repeated;
  };
  const requests = inputs.map(({ request }) => request);
  const chunks = Array.from({ length: Math.ceil(requests.length / TOPICS_OF_ONE_USER) }, (_, i) =>
    requests.slice(i * TOPICS_OF_ONE_USER, (i + 1) * TOPICS_OF_ONE_USER),
  );
  const many = chunks.reduce((sum, chunk) => sum + count(chunk), 0);
  const same = requests.reduce((sum, request) => sum + count(Array(RUNS_ON_ONE_TOPIC).fill(request)), 0);
  return [
    {
      name: `repeats, one user on ${TOPICS_OF_ONE_USER} topics`,
      target: '0',
      figure: String(many),
      met: many === 0,
    },
    {
      name: `repeats, ${RUNS_ON_ONE_TOPIC} runs on one topic`,
      target: '0',
      figure: String(same),
      met: same === 0,
    },
  ];
}

/** Processor time, because other programs share the machine. Several runs together, because its clock is coarse. */
function timeRow(inputs: readonly NamedInput[], engineState: EngineState): Row {
  const AT_ONCE = 5;
  const times = inputs
    .map(({ request }) => {
      const start = process.cpuUsage();
      for (let seed = 1; seed <= AT_ONCE; seed++)
        writeOffline({ ...request, history: NO_HISTORY, seed }, engineState);
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000 / AT_ONCE;
    })
    .sort((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  return {
    name: 'median processor time of a run',
    target: `< ${MILLISECONDS} ms`,
    figure: `${median.toFixed(2)} ms (${times[0]?.toFixed(2)} to ${times.at(-1)?.toFixed(2)})`,
    met: median < MILLISECONDS,
  };
}
