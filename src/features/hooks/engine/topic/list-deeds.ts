/** Lists that tell how to do something: tips for growing tomatoes, and signs by which one spots a toxic friend. */
import { words } from '../english/words.ts';
import { whClause } from './clauses.ts';
import type { ReadList } from './list.ts';
import { LIVING } from './reduced-relative.ts';
import { isSensitive } from './semantics.ts';
import type { Topic, VerbPhrase } from './topic.ts';
import { readCompoundGerund, readGerund } from './verb-phrase.ts';

/** What one gets through, and is not told how to do: "tips for meeting your in-laws". */
const HAPPENS = /^(?:meeting|visiting|attending|being|having|seeing|turning|expecting)\b/i;
/** "growing teens" grow by themselves. */
const GROWS = /^(?:growing|aging|working|struggling|traveling|teething|crying|barking|biting) (\p{L}+)$/iu;

/** "tips for growing tomatoes" tell how to grow them, as "ways to grow tomatoes" do; counted ones are a list. */
export function deedOfTips(text: string): VerbPhrase | null {
  const deed =
    /^(?:(?:simple|easy|quick|best|top|good|some|my best) )?(?:tips|tricks|hacks|advice) (?:for|on) (\p{L}+ing \S.*)$/iu.exec(
      text,
    )?.[1];
  if (!deed || HAPPENS.test(deed) || readCompoundGerund(deed)) return null;
  return LIVING.test(GROWS.exec(deed)?.[1] ?? '') ? null : readGerund(deed);
}

/** One of a kind, or what somebody has: "a good contractor", "anxiety in teens". */
const SPOTTED =
  /^of (an? (?:\p{L}+ ){1,3}\p{L}+|(?:\p{L}+ ){1,3}in (?:\p{L}+ ){0,2}(?:men|women|kids|children|teens|teenagers|adults|dads|moms|fathers|mothers|boys|girls|dogs|cats|pupp(?:y|ies)|bab(?:y|ies)|toddlers|seniors|parents|nurses|teachers|students|employees|athletes|veterans|couples|relationships|teams|homes|houses|your (?:\p{L}+ )?\p{L}+))$/iu;

/** Told as they are: no advice is given on them, and what they are of is another subject. */
export const TOLD_WHOLE =
  /^(?:signs|symptoms|stages|benefits|dangers|perks|(?:dis)?advantages|drawbacks|effects)$/;

/** "signs of burnout in nurses", "signs of a toxic friend": who knows them can spot it. */
export function spotted({ noun, before, tail }: ReadList): Partial<Topic> {
  const what = noun === 'signs' && before === '' ? SPOTTED.exec(tail)?.[1] : undefined;
  // Grief and abuse are seen, and nobody spots them.
  if (!what || words(what).length > 6 || isSensitive(what)) return {};
  return { wh: whClause(`how to spot ${what}`, 'how', true, false), lends: 'wh' };
}
