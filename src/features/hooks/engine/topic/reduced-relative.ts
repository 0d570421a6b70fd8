/** "icebreakers adults don't hate": a clause without its "that" says which ones are meant, and is never cut off. */
import { isPluralNoun } from '../english/nouns.ts';
import { isVerb } from '../english/verbs.ts';
import { words } from '../english/words.ts';
import { classOfTopic } from './semantics.ts';
import type { Topic } from './topic.ts';

/** Plurals that stand before another noun: sales teams, kids menus. */
const BEFORE_NOUN =
  /^(?:sales|sports|kids|arts|goods|news|savings|systems|operations|communications|human|women|men|ladies|parents|teens)$/i;
const MARK =
  /^(?:don't|never|actually|really|always|still|can't|won't|will|can|should|shouldn't|secretly|often|usually|genuinely)$/i;
/** What needs an object, and has it in the noun before: nobody says only "adults hate". */
const TAKES_OBJECT =
  /^(?:love|hate|like|want|need|eat|buy|wear|use|read|regret|crave|adore|enjoy|make|forget|miss|ignore|notice|choose|order|trust|dread|own|kill|trade|watch|play|keep|fear|mind|see|understand|recommend|request|remember|finish|follow|avoid|destroy|ruin|skip|share|save|afford|swear|ask|say|give|take)$/i;

/** Two of these in a row are one thing and those who have to do with it. */
export const LIVING =
  /^(?:coaches|families|architects|mums|mothers|fathers|teams|freelancers|singles|newlyweds|adults|kids|toddlers|babies|teens|teenagers|children|parents|moms|dads|people|women|men|guests|clients|customers|buyers|sellers|bosses|managers|employees|teachers|students|doctors|nurses|dentists|vets|dogs|cats|pets|chefs|cooks|editors|recruiters|lenders|agents|realtors|landlords|tenants|brides|grooms|couples|husbands|wives|introverts|boys|girls|seniors|grandparents|babies|plumbers|accountants|lawyers|beginners|experts|pros|bees|birds|deer|\p{L}{3,}(?:ers|ors|ists|ians))$/iu;

export function fromReducedRelative(text: string): Partial<Topic> | null {
  const tokens = words(text.replace(/^the (?=\p{L})/iu, ''));
  if (tokens.length < 3 || tokens.length > 8 || /[^\p{L}\p{N}' -]/u.test(text)) return null;
  const head = tokens.findIndex(
    (token, index) =>
      isPluralNoun(token) && !(BEFORE_NOUN.test(token) && isPluralNoun(tokens[index + 1] ?? '')),
  );
  if (head < 0 || head > 2 || isPluralNoun(tokens.at(-1) ?? '')) return null;
  if (
    tokens
      .slice(0, head + 1)
      .some((token) => /^(?:of|for|to|in|on|with|and|or|your|my|our|is|are)$/i.test(token))
  )
    return null;
  const who = tokens.findIndex((token, index) => index > head && index < head + 4 && LIVING.test(token));
  if (who === -1) return null;
  const between = tokens.slice(head + 1, who);
  if (between.some((token) => !/^\p{Ll}[\p{Ll}-]+$/u.test(token) || MARK.test(token) || LINK.test(token)))
    return null;
  const rest = tokens.slice(who + 1);
  const marks = rest.filter((token) => MARK.test(token));
  const [verb = '', ...after] = rest.slice(marks.length);
  if (marks.length > 2 || rest.slice(0, marks.length).some((token) => !MARK.test(token))) return null;
  if (!TAKES_OBJECT.test(verb) || !(isVerb(verb) || TAKES_OBJECT.test(verb))) return null;
  // Whoever loves something else than the things before leaves no gap: "dogs kids love the most" does.
  if (
    after.length > 0 &&
    !/^(?:by|with|for|about|on|at|most|first|again|twice|the most|every time)$/i.test(after.join(' '))
  )
    return null;
  const noun = tokens.slice(0, head + 1).join(' ');
  const full = tokens.join(' ');
  return {
    shape: 'nominal',
    np: { text: full, core: full, form: 'noun', plural: true, superlative: false, derived: false },
    mod: null,
    head: (tokens[head] ?? '').toLowerCase(),
    topicClass: classOfTopic(noun, noun),
  };
}

const LINK = /^(?:that|who|which|for|to|in|on|at|with|of|and|or|is|are|but|than|about|from|your|my)$/i;
