/** Words that push, and words that take by the hand. */
const BLUNT =
  /\b(?:stop|quit|never|don't|do not|wrong|worst|waste\w*|lie|lies|lying|lazy|ruin\w*|kill\w*|nobody|excuses?|stupid|overrated|useless|fake|scam|admit|mistakes?)\b/i;
const GENTLE =
  /\b(?:maybe|might|okay|ok|gently?|soft\w*|slow\w*|kind|quiet\w*|enough|together|allowed|alone|breathe?|rest|small|sometimes|you're not|if you feel|it's fine)\b/i;

/** 1 for blunt, -1 for gentle, 0 for neither or both. */
export function toneOf(text: string): number {
  return Number(BLUNT.test(text)) - Number(GENTLE.test(text));
}
