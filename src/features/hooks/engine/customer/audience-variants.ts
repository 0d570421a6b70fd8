/** Other names for the audience, where the one that was typed cannot be said beside this topic or by this profession. */
import { isPluralNoun } from '../english/nouns.ts';
import { words } from '../english/words.ts';
import { normalText } from '../said.ts';
import { contentStems } from '../stems.ts';
import { isOnlySpokenOf } from './audience-labels.ts';
import type { Audience } from './customer.ts';

const named = (text: string): Audience => ({ full: text, core: text, specific: true });

const CALLED = 3;

/** "Couples, can we talk?" is about their marriage, whatever comes next; nobody answers to "cardholders". */
const NOBODYS_NAME =
  /^(?:couples|families|siblings|teenagers|cardholders|households|drivers|hosts|users|holders|daters|overthinkers|sufferers|shoppers|savers|grandmothers|grandfathers|(?:\p{L}+ )?guests|\p{L}+ people|(?:people|folks|adults) (?:over|under) \d+)$/iu;

/** Nor does one call out to those of whom one only speaks. */
export function isNobodysName(name: string): boolean {
  return NOBODYS_NAME.test(name) || isOnlySpokenOf(name);
}

/** Whether one could call out to them: "Line cooks and home chefs, sit down" is a label, and nobody's name. */
function isCallable(text: string): boolean {
  // "women over 40" are called so every day; nobody is greeted as people in their 40s, or as women in their late thirties.
  if (
    /^(?:people|folks|adults) (?:in their|over|under)\b|^(?:women|men|guys|girls|ladies) in their (?:early|mid|late|\p{L}+ies)\b/iu.test(
      text,
    )
  )
    return false;
  const name = text.replace(/ (?:over \d0|in their (?:early |mid |late )?\d0s)$/i, '');
  if (isNobodysName(name)) return false;
  if (
    /^(?:[\p{L}-]+ )?(?:moms|mums|mothers|brothers|husbands|aunts|brides|grandmas|boys) and (?:dads|fathers|sisters|wives|uncles|grooms|grandpas|girls)$/iu.test(
      name,
    )
  )
    return true;
  // "nurses and electricians": who calls the one leaves the other out.
  if (/^\p{L}{4,}s and \p{L}{4,}s$/u.test(name)) return true;
  return words(name).length <= CALLED && !/\b(?:and|or)\b| & |[/\d,]/i.test(name);
}

/** Who calls the husbands leaves the wives out. */
const HALF_OF_A_PAIR =
  /\b(?:moms|mums|mothers|husbands|widows|brides|men|sons|daughters|brothers|sisters|wives|dads|fathers|women) and (?:\p{L}+ )?(?:dads|fathers|wives|widowers|grooms|women|daughters|sons|sisters|brothers|husbands|moms|mums|mothers|men)\b/iu;

/** What those who are spoken to are called; null where every name is too long or a stack of names. */
export function calledOut({ full, core }: Audience, short: boolean): string | null {
  if (!short && isCallable(full)) return full;
  if (isCallable(core)) return core;
  // "line cooks and home chefs": one of them is enough to call.
  const first = HALF_OF_A_PAIR.test(core) ? '' : (/^(.+?) (?:and|or|&) /i.exec(core)?.[1] ?? '');
  const named = isPluralNoun(words(first).at(-1) ?? '') && isCallable(first);
  return named && !NEEDS_MODIFIER.test(first) ? first : null;
}

/** Whether a text says no more than who one of them is: "for renters", where they are city renters. */
export function namesOneOf(audiences: readonly Audience[], text: string): boolean {
  const named = contentStems(text);
  return (
    named.size > 0 &&
    audiences.some(({ core }) => {
      const theirs = contentStems(core);
      return [...named].every((root) => theirs.has(root));
    })
  );
}

/** Says nothing without the word before it: dog owners, coffee lovers, home cooks. */
const NEEDS_MODIFIER =
  /^(?:teachers|managers|clubs|graduates|rehabilitators|trainers|coaches|therapists|writers|artists|students|patients|associates|hobbyists|enthusiasts|owners?|leads|makers|users|lovers|workers|people|women|men|girls|guys|adults|folks|professionals|beginners|staff|members|leaders|types|kids|children|families|pleasers|creators|officers|coordinators|directors|partners|buyers|sellers|heads|teams?|players|shoppers|seekers|holders)$/i;

/**
 * "React developers" beside "why your React app re-renders" would say a word twice, so they are developers there. The
 * words that the topic has taken go; the noun must still tell who they are.
 */
export function withoutWordsOf(topic: string, audiences: readonly Audience[]): Audience[] {
  const taken = contentStems(topic);
  const found: Audience[] = [];
  for (const { core, specific } of audiences) {
    const tokens = words(core);
    const head = tokens.at(-1) ?? '';
    const kept = tokens.filter((token) => ![...contentStems(token)].some((root) => taken.has(root)));
    if (!specific || kept.length === tokens.length || kept.at(-1) !== head || tokens.length > 4) continue;
    // "food truck owners" without the truck own no food: only the first words may go.
    if (kept.join(' ') !== tokens.slice(tokens.length - kept.length).join(' ')) continue;
    if (/\b(?:who|of|in|at|with|from|and)\b/i.test(core)) continue;
    // Plant parents need no child.
    if (/^(?:plant|pet|dog|cat|fur|puppy|chicken) (?:parents|moms|mums|dads|mamas)$/i.test(core)) continue;
    // "center agents" are half of "call center agents".
    if (kept.length === 1 && !NEEDS_MODIFIER.test(head)) found.push(named(kept.join(' ')));
  }
  return found;
}

const HOMES = '(home|house|condo|townhouse|apartment|duplex|place|property)';

/** Fair housing: who a real estate agent speaks to by what they do, whatever kind of people they are. */
export function byWhatTheyDo(customer: string, topic: string): Audience[] {
  // Who sells before they buy is a seller where the video is about selling.
  if (/\b(?:sell|selling|listing)\b/i.test(topic) && /\b(?:sell|selling)\b/i.test(customer))
    return [named('home sellers')];
  if (/\blandlords?\b/i.test(customer)) return [named('landlords')];
  // Who owns a house rents it out or sells it, and is no renter or buyer of it.
  if (/^\W*(?:[\p{L}-]+ )?(?:home)?owners\b/iu.test(customer))
    return [
      named(/\b(?:sale|sell|selling|offers?|list(?:ing)?)\b/i.test(topic) ? 'home sellers' : 'homeowners'),
    ];
  const first = new RegExp(`\\bbuy(?:ing)? (?:their|a|an) first ${HOMES}\\b`, 'i').exec(customer)?.[1];
  if (first)
    return [
      named(
        /^(?:home|house|place|property)$/i.test(first)
          ? 'first-time buyers'
          : `first-time ${first.toLowerCase()} buyers`,
      ),
    ];
  const from = /\brelocating (from|to) (\p{Lu}[\p{L}]+(?: \p{Lu}\p{L}+)?)/u.exec(customer);
  if (from) return [named(`buyers relocating ${from[1]} ${from[2]}`)];
  if (/\b(?:buy|buying)\b/i.test(customer)) return [named('home buyers')];
  if (/\b(?:sell|selling)\b/i.test(customer)) return [named('home sellers')];
  if (/\b(?:rent|renting)\b/i.test(customer)) return [named('renters')];
  if (/\b(?:invest|investing)\b/i.test(customer)) return [named('would-be investors')];
  return [];
}

/** "SEO for therapists" names them by itself. */
export function isNamedBy(topic: string, audiences: readonly Audience[]): boolean {
  const said = ` ${normalText(topic)} `;
  return audiences.some(({ core }) => said.includes(` ${normalText(core)} `));
}
