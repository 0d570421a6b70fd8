/** The twenty types of hooks, as users see them. */
export const HOOK_TYPES = [
  'Curiosity Gap',
  'Myth Bust',
  'Mistake to Avoid',
  'Question',
  'Story',
  'Before and After',
  'List',
  'How-To',
  'Authority',
  'Relatable Pain',
  'Challenge',
  'Insider',
  'Comparison',
  'Trend',
  'Direct Call-Out',
  'Stop Doing This',
  'Quick Win',
  'Audience Request',
  'Unpopular Opinion',
  'POV',
] as const;

export type HookType = (typeof HOOK_TYPES)[number];
