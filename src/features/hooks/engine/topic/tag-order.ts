/** Tags put in the order in which one says them, before they are read: "#birthdayparty #budget ideas". */

/** Said before all else that is said of a thing. */
export const PRAISE = /^(?:easy|simple|quick|cheap|cute|best|healthy|favorite|diy)$/i;

const BUDGET = /^#budget$/i;
/** These are about the budget itself: "#wedding #budget tips". */
const OF_BUDGET =
  /^(?:tips?|basics|mistakes|advice|plan|planner|planning|reset|template|spreadsheet|breakdown|binder|hacks?)$/i;
/** A tag that is the thing of the tags before it: "#graduation #gift #ideas", "#halloween #porch #decor". */
const THING =
  /^#(?:tips|hacks|ideas|recipes|decor|designs|finds|haul|essentials|mistakes|outfits|checklist|routine|makeover|remodel|renovation|organization|aftercare|setup|activities|picks|crafts|projects)$/i;

const isTag = (token: string): boolean => /^#\p{L}/u.test(token);

/** `useful` tells a tag that says something from one that is only there to be found by. */
export function inSpokenOrder(tokens: readonly string[], useful: (tag: string) => boolean): string[] {
  const first = tokens.findIndex((token) => !isTag(token));
  if (first === -1)
    return onlyTags(
      tokens.filter((tag) => useful(tag) || THING.test(tag)),
      tokens,
    );
  const [owner = '', thing = ''] = [tokens[first - 1], tokens[first]];
  // "budget birthday party ideas": how much it costs comes first.
  if (first > 1 && BUDGET.test(owner) && !OF_BUDGET.test(thing) && useful(tokens[first - 2] ?? ''))
    return [owner, ...tokens.slice(0, first - 1), ...tokens.slice(first)];
  // "birthday party ideas #budget"
  const last = tokens.findLastIndex((token) => !isTag(token));
  const plain = tokens.slice(0, last + 1);
  if (
    first === 0 &&
    BUDGET.test(tokens[last + 1] ?? '') &&
    plain.length < 5 &&
    /^(?:ideas|decor|meals|dinners|lunches|recipes|outfits|makeover|remodel)$/i.test(plain.at(-1) ?? '')
  )
    return [...plain, 'on', 'a', 'budget'];
  return [...tokens];
}

function onlyTags(said: readonly string[], tokens: readonly string[]): string[] {
  const cheap = said.filter((tag) => BUDGET.test(tag));
  const others = said.filter((tag) => !BUDGET.test(tag));
  const thing = others.at(-1) ?? '';
  if (others.length < 2 || !THING.test(thing)) return [...tokens];
  return [...cheap, ...others.slice(0, -1), thing.slice(1).toLowerCase()];
}

export const NOUN_OF_THINGS =
  /^(?:tips?|hacks?|ideas?|tricks|advice|basics|mistakes|myths|inspo|recipes?|essentials|designs?|tutorials?|haul|care|routine|checklist|guide|recs|finds|favorites|diy|soil|mix|layout|storage|organization|makeover|transformation|aftercare)$/i;

/** "#eggs crafts" are egg crafts. */
export const MADE_OF = /^(?:crafts|activities|decorations|projects|centerpieces)$/i;
