/** Other names for the audience, where the one that was typed cannot be said beside this topic or by this profession. */
import { words } from '../english/words.ts';
import { contentStems } from '../stems.ts';
import type { Audience } from './customer.ts';

const named = (text: string): Audience => ({ full: text, core: text, specific: true });

/** Says nothing without the word before it: dog owners, coffee lovers, home cooks. */
const NEEDS_MODIFIER =
  /^(?:owners?|leads|makers|users|lovers|workers|people|women|men|adults|folks|professionals|beginners|staff|members|leaders|types|kids|children|families|pleasers|creators|buyers|sellers|heads|teams?|players|shoppers|seekers|holders)$/i;

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
    if (/\b(?:who|of|in|at|with|from|and)\b/i.test(core)) continue;
    if (kept.length > 1 || !NEEDS_MODIFIER.test(head)) found.push(named(kept.join(' ')));
  }
  return found;
}

const HOMES = '(home|house|condo|townhouse|apartment|duplex|place|property)';

/** Fair housing: who a real estate agent speaks to by what they do, whatever kind of people they are. */
export function byWhatTheyDo(customer: string): Audience[] {
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
