/** The twenty kinds of hook, as the product names them to its users. */
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

const PLACES = new Map<string, number>(HOOK_TYPES.map((type, place) => [type, place]));

/** Where a type stands in the list. */
export function placeOf(type: HookType): number {
  return PLACES.get(type) as number;
}

/** Types that play with their subject: kept away from grief, trauma and the like. */
export const LIGHT_TYPES: readonly HookType[] = [
  'Challenge',
  'POV',
  'Trend',
  'Before and After',
  'Quick Win',
  'Unpopular Opinion',
];
