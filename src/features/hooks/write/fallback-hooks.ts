import type { HookType } from '../hook-types.ts';
import type { WrittenHook } from '../writers/writer.ts';

/** Ten hooks that need nothing to be read: for the input that the engine could not finish in time. */
const LINES: readonly (readonly [HookType, string, string])[] = [
  ['Question', 'What would you ask first if nobody could hear you?', 'Whisper it, hand beside your mouth.'],
  ['Story', 'You opened this app for one minute. That was lunch.', 'Set a cold plate into the frame.'],
  [
    'Myth Bust',
    'The loudest advice you saved is rarely the advice you needed.',
    'Scroll a full saved folder.',
  ],
  ['List', 'One thing to start, one to stop, one to leave alone.', 'Count them on your fingers.'],
  [
    'Challenge',
    'Do the part you keep skipping, today, for ten minutes.',
    'Start a kitchen timer in the frame.',
  ],
  [
    'Quick Win',
    'Write down the next step before you watch another video.',
    'Push a pen and paper toward the lens.',
  ],
  [
    'Comparison',
    'You can plan it again, or do it badly once.',
    'Hold a planner in one hand, a shoe in the other.',
  ],
  [
    'Relatable Pain',
    'The tab has been open for three weeks, and it knows.',
    'Point at a crowded row of browser tabs.',
  ],
  ['Insider', 'The boring step is where most of it gets decided.', 'Lift the dullest object on your desk.'],
  [
    'Unpopular Opinion',
    'You do not need more motivation. You need a smaller first step.',
    'Take one small step toward the lens.',
  ],
];

export function fallbackHooks(): WrittenHook[] {
  return LINES.map(([type, text, tip], index) => ({
    type,
    text,
    tip,
    onScreenText: null,
    point: null,
    payoff: null,
    from: 'frame',
    subject: null,
    relevance: null,
    lineId: `plain/${index + 1}`,
  }));
}
