/** What a noun phrase cannot hold, so that half a sentence is never taken for one. */
import { isGerundName } from '../english/gerund-names.ts';
import { isPluralNoun } from '../english/nouns.ts';
import { isAlsoNoun, isNounGerund, isVerb } from '../english/verbs.ts';
import { isName } from './verb-names.ts';

const FINITE =
  /^(?:is|are|was|were|isn't|aren't|wasn't|don't|doesn't|didn't|can|can't|cannot|will|won't|should|shouldn't|would|wouldn't|could|couldn't|must|has|have|had|hasn't|haven't|does|did|do|am|be|been|i'm|you're|it's|that's|there's|you'll|you've|they're|we're|i've)$/i;

/** "store onions and potatoes separately": what ends in an adverb is a deed. */
export function endsAsDeed(core: readonly string[]): boolean {
  return (
    core.length > 2 &&
    isVerb(core[0] ?? '') &&
    /^(?!family|assembly|supply|jelly|belly|weekly|daily|early)\p{Ll}{3,}ly$/u.test(core.at(-1) ?? '')
  );
}

export function looksLikeClause(core: readonly string[], determined: boolean): boolean {
  return core.some((token, index) => {
    const word = token.replace(/[,.;:]$/, '');
    if (FINITE.test(word)) return !(/^am$/i.test(word) && /^\d/.test(core[index - 1] ?? ''));
    return (
      index === 0 &&
      !determined &&
      /^\p{Ll}/u.test(word) &&
      isVerb(word) &&
      !isAlsoNoun(word) &&
      core.length > 1 &&
      !/ing$/.test(word) &&
      !isName(word, core)
    );
  });
}

/** "deglaze the pan": nothing but a deed has "the" after its first words. */
export function holdsDeterminer(core: readonly string[]): boolean {
  return core.some(
    (token, at) =>
      at > 0 &&
      /^(?:the|an?)$/.test(token) &&
      !core.slice(0, at).some((before) => /^of$|ing$/i.test(before)) &&
      !/^(?:of|and|or|&|to|per|\$?\d[\d,.]*|once|twice|times?|cents|dollars?|in|on|at|by|for)$/i.test(
        core[at - 1] ?? '',
      ),
  );
}

/** Stop signs and stop motion are things: all else that begins so is none. */
export const OPENS_CLAUSE =
  /^(?:why|how|what|when|where|who|which|whether|if|stop(?! (?:motion|sign|loss))|don't|never|let's)\b/i;

/** "refurbishing old lamps": a deed whose verb we do not know is no kind of mistake. */
export function unknownDeed(core: readonly string[]): boolean {
  const [first = ''] = core;
  return (
    core.length > 1 &&
    /^\p{Ll}{4,}ing$/u.test(first) &&
    isPluralNoun(core.at(-1) ?? '') &&
    !isGerundName(first, core[1] ?? '') &&
    !isNounGerund(first, core.at(-1))
  );
}
