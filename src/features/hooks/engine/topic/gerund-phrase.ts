/** Gerund phrases of deeds: "hemming jeans and keeping the original edge". */
import { baseOfGerund, gerundOf, isAlsoNoun, isVerb } from '../english/verbs.ts';
import { words } from '../english/words.ts';

/** What follows a word that could be a noun, when it is a verb after all. */
export const AFTER_VERB =
  /^(?:the|a|an|your|my|our|their|this|that|these|those|it|them|him|her|yourself|you|me|us|better|more|less|fewer|faster|smarter|for|with|without|to|from|at|like|through|in|on|up|down|off|out|away|over|into|about|every|each|any|no|some|one|two|three|like|well|harder|early|late|when|before|after|while|how|why|what)$/i;
const DOING = /^(?:and|or|then|but|&)$/i;

/**
 * "hem jeans and keep the original edge": the second verb becomes a gerund too. Null where the second word could be a
 * verb or a thing.
 */
function coordinated(core: string): string | null {
  const tokens = words(core);
  for (let at = 0; at < tokens.length - 1; at++) {
    if (!DOING.test(tokens[at] ?? '')) continue;
    const then = /^(?:not|then|still|even|never|actually)$/i.test(tokens[at + 1] ?? '') ? 2 : 1;
    const verb = tokens[at + then] ?? '';
    if (!/^\p{Ll}+$/u.test(verb) || !(isVerb(verb) || /^mean it$/i.test(tokens.slice(at + then).join(' ')))) {
      if (then === 2) return null;
      continue;
    }
    const follows = tokens[at + then + 1] ?? '';
    if (at === 0 || then === 2 || !isAlsoNoun(verb) || AFTER_VERB.test(follows))
      tokens[at + then] = gerundOf(verb);
    else if (follows !== '') return null;
  }
  return tokens.join(' ');
}

/** "start running" has no gerund to say but "starting to run"; "keep going" has none at all. */
export function gerundPhraseOf(verb: string, typed: string): string {
  const core = coordinated(typed);
  if (core === null) return '';
  const [next = '', ...rest] = words(core);
  const inner = /^(?:start|begin|stop|quit|keep|avoid)$/.test(verb) ? baseOfGerund(next) : null;
  // "stopping people pleasing", "quitting nail biting": neither is said.
  if (/^(?:stop|quit)$/.test(verb) && /^\p{L}+ing$/u.test(rest[0] ?? '')) return '';
  if (!inner) return [gerundOf(verb), core].join(' ').trim();
  return /^(?:start|begin)$/.test(verb) ? [gerundOf(verb), 'to', inner, ...rest].join(' ') : '';
}

/** "lending money to a brother or a friend": two objects of one deed, and no two sides. */
export function isOneDeed(text: string): boolean {
  return (
    baseOfGerund(words(text)[0] ?? '') !== null &&
    / (?:to|from|after) (an?|your) \p{L}+ or \1 \p{L}+$/iu.test(text)
  );
}
