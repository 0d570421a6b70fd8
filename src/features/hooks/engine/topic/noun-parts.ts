/** Where the core of a noun phrase ends: "10,000 steps | a day", "heatless curls | overnight". */
import { meantWord, pluralOf } from '../english/nouns.ts';
import type { Parts } from './determiner.ts';

const TAIL_STARTS =
  /^(?:for|in|on|with|without|about|to|from|at|by|after|before|during|as|under|over|between|when|while|that|who|which|where|because|if|inside|around|through|into|behind|against|near|until|since|than|like|via|despite|beyond|within|every|every(?:one|body)|you|i|we|they|i'd|i've|i'll|i'm|you'd|you'll|you've|you're|we'd|they'd|they're|most|people|nobody|no-?one|only|not|worth|using|made|based)$/i;
/** "budgets based on income", "soap made with goat milk"; a zero based budget and hand made soap have their quality before them. */
const OPENS_MAKING =
  /^(?:on|in|upon|around|with|without|from|of|by|for|at|out|using|easy|simple|fun|right|to)?$/i;
const DETERMINERS =
  /^(?:the|a|an|my|your|our|his|her|their|its|this|that|these|those|some|any|every|each|one|two|three|no|all|both|another)$/i;

export function cut(tokens: string[]): Parts | null {
  const determiner = DETERMINERS.test(tokens[0] ?? '') ? (tokens[0] as string) : null;
  const rest = determiner ? tokens.slice(1) : tokens;
  let end = rest.findIndex(
    (token, index) =>
      index > 0 &&
      !/^of$/i.test(rest[index - 1] ?? '') &&
      TAIL_STARTS.test(token.replace(/[,;:]$/, '')) &&
      // "cat people", "busy people": who ends the name is its head.
      !(/^people$/i.test(token) && index === rest.length - 1) &&
      // "net worth" is a sum.
      !(/^worth$/i.test(token) && /^(?:net|self)$/i.test(rest[index - 1] ?? '')) &&
      // "return on ad spend" is one figure.
      !(/^on$/i.test(token) && /^returns? on (?:ad|investment|equity|assets|time)\b/i.test(rest.join(' '))) &&
      !(/^(?:based|made)$/i.test(token) && !OPENS_MAKING.test(rest[index + 1] ?? '')),
  );
  // "10,000 steps a day": so many of them.
  const each = / an? (?:day|night|week|month|year|time)$/i.test(rest.join(' ')) && rest.length > 2;
  if (each && (end === -1 || end > rest.length - 2)) end = rest.length - 2;
  // "heatless curls overnight": when or where ends no name.
  if (end === -1)
    end =
      /^(?:overnight|outdoors|indoors|abroad|online|downtown|upstairs|nearby|worldwide)$/i.test(
        rest.at(-1) ?? '',
      ) && rest.length > 1
        ? rest.length - 1
        : rest.length;
  // A core that ends in a comma ("Sleep, stress"), or in "and", has been cut inside a list.
  const core = rest.slice(0, end);
  if (/^(?:and|or|other|&)$/i.test(core.at(-1) ?? '')) return null;
  // "the most important room to stage" is one of them, and "most" opens no clause.
  const opens =
    /^the$/i.test(determiner ?? '') && core.length > 2 ? /^(?:people|only|most)$/i : /^(?:people|only)$/i;
  if (core.length === 0 || (TAIL_STARTS.test(core[0] ?? '') && !opens.test(core[0] ?? ''))) return null;
  return { determiner, core, tail: rest.slice(end) };
}

/** "quick breakfast for teens" is a kind of them, and nobody's only one; a rehearsal dinner is one. */
export function asKind({ determiner, core, tail }: Parts): void {
  const last = core.at(-1) ?? '';
  if (
    !determiner &&
    core.length > 1 &&
    /^(?:breakfast|lunch|dinner|supper|snack|dessert|meal|appetizer)$/.test(meantWord(last)) &&
    /^for$/i.test(tail[0] ?? '') &&
    /^(?:two|one|four|six|crowds?)$|s$|^(?:women|men|children|people)$/i.test(tail.at(-1) ?? '') &&
    !/\p{Lu}|^\d|\b(?:rehearsal|birthday|anniversary|holiday|engagement|retirement|wedding|romantic|first|last|of)\b/u.test(
      core.join(' '),
    )
  )
    core[core.length - 1] = pluralOf(last);
}
