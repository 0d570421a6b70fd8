/** An example topic near the creator's trade. The first entry whose words match wins. */
const KINDS: readonly (readonly [words: RegExp, placeholder: string])[] = [
  [
    /\b(fitness|gym|workouts?|yoga|pilates|personal train\w*|strength|running|athlet\w*)\b/i,
    'e.g. why squats hurt your knees',
  ],
  [
    /\b(food|recipes?|cook\w*|bak\w*|chefs?|restaurants?|meals?|nutrition\w*|dietitians?|diet\w*|kitchens?)\b/i,
    'e.g. 5 dinners for a busy Tuesday',
  ],
  [
    /\b(fashion|style|styling|stylists?|clothes|clothing|outfits?|wardrobes?|jewelry|beauty|makeup)\b/i,
    'e.g. one white shirt, 3 outfits',
  ],
  [
    /\b(tech|technology|software|coding|code|programming|developers?|apps?|gadgets?|web|ai|data|cyber\w*)\b/i,
    'e.g. Git commands nobody explains',
  ],
];

export const GENERIC_PLACEHOLDER = 'e.g. mistakes beginners make';

export function topicPlaceholder(business: string | undefined): string {
  return KINDS.find(([words]) => words.test(business ?? ''))?.[1] ?? GENERIC_PLACEHOLDER;
}
