/** What is true of one persona alone, and whose the thing is that parents wish for: neither is what a viewer would say. */
import type { Want } from './customer.ts';

const KIN =
  '(?:uncle|aunt|auntie|brother|sister|cousin|nephew|niece|grand\\p{L}+|step\\p{L}+|\\p{L}+-in-law|in-laws|dad|mum|mom|mother|father|parents|roommate|flatmate)s?';

const BORROWED = new RegExp(`\\b(borrow|borrowing|borrows)( money)? from (?:her|his|their) ${KIN}\\b`, 'giu');
const WITHOUT_KIN = new RegExp(
  `(\\S+ \\S+ \\S+.*?) without (?:[\\p{L}-]+ ){1,4}(?:her|his) ${KIN}\\b.*$`,
  'iu',
);

/** How much she owes is hers: "with three store cards". */
const COUNTED =
  /^((?:has|have) )(?:two|three|four|five|six|seven|eight|nine|ten) (?=(?:[\p{L}-]+ ){0,2}(?:loans|cards|debts|bills|accounts|overdrafts)\b)/iu;

/** "wants to cover the fee without borrowing from her uncle": the others have no such uncle. */
export function withoutPrivateDetails(predicate: string): string {
  return predicate.replace(BORROWED, '$1$2').replace(WITHOUT_KIN, '$1').replace(COUNTED, '$1');
}

const PARENTS = /^(?:[\p{L}-]+ )?(?:parents|moms|mums|mothers|dads|fathers|families)\b/iu;
const ONE_CHILD = /\b(?:an?|one|their) (?:[\p{L}-]+ )?(child|son|daughter|teen|teenager|kid)\b/iu;
const CHILDREN = /\b(?:children|kids|sons|daughters|teens|teenagers)\b/iu;
/** What is studied for: nobody's parents sit in that class. */
const STUDIED =
  /^an? [\p{L}' -]*(?:degree|diploma|scholarship|apprenticeship|tutor|school|university|college)$/iu;

/** "Parents with a child in year 10 who want a UK degree": the child's. */
export function forTheirChild(text: string, want: Want): Want {
  if (want.vp || !PARENTS.test(text) || !STUDIED.test(want.text)) return want;
  const child = ONE_CHILD.exec(text)?.[1]?.toLowerCase();
  if (!child && !CHILDREN.test(text)) return want;
  return { ...want, text: `${want.text} for your ${child ?? 'kids'}` };
}
