/** What they are afraid of, after "worried about": "hidden fees", "losing clients". */
import { gerundOf, isVerb } from '../english/verbs.ts';
import { clip } from './clip.ts';
import { hasUnsafeFigure } from './figures.ts';
import { asYou } from './person.ts';
import { leansOnContext } from './troubles.ts';

const DREADED =
  /\b(?:losing|running out|missing|getting|falling|failing|looking|saying|making|wasting|hurting|damaging|ruining|gaining|regretting|overpaying|choosing|hidden|bad|wrong|costs?|bills?|fees?|rates?|debt|scams?|mistakes?|damage|pain|rejection|failure|wars?|surgery|taxes|audits?|needles|effects|lawsuits?|injur\p{L}+|layoffs?|inflation|mold|leaks?|breakage|complaints?|denial|penalt\p{L}+|policies|judgment)\b/iu;

const UNWANTED =
  /^(?:get (?:ripped|hit|stuck|burned|scammed|hurt|sued|caught|fired|fat|bulky|injured|screwed|taken)|lose|waste|end up|mess up|ruin|overpay|regret|fail|yell|look (?!after|into|for)|come last|freeze|bother|spend a fortune|sink money|leave (?:their|your) \p{L}+ short|fall in love with|start \p{L}+ life in debt|say the wrong|embarrass|disappoint|upset|bore|offend|burden|lock in|miss|break|damage|hurt|raise spoiled|start over|run out|pay too|make (?:a|the) mistake)\b/iu;

export function fearOf(predicate: string, max: number): string | undefined {
  const about =
    /^(?:are |feel )?(?:so |very |really )?(?:worried|nervous|anxious|scared|afraid|terrified|stressed|worry|fear|fearful|fear of|frightened)\s+(?:about|of|by)\s+(.+)$/i.exec(
      predicate,
    ) ?? /^fear\s+(?:of\s+)?(.+)$/i.exec(predicate);
  const deed =
    /^(?:are |feel )?(?:so |too )?(?:scared|afraid|terrified|nervous|hesitant)\s+to\s+(\w+)\b\s*(.*)$/i.exec(
      predicate,
    );
  // Who does not want to get ripped off is afraid of it.
  const unwanted = /^don't want to (\p{L}+)\b\s*(.*)$/iu.exec(predicate);
  let fear: string | null = null;
  if (unwanted?.[1] && UNWANTED.test(`${unwanted[1]} ${unwanted[2] ?? ''}`))
    fear = `${gerundOf(unwanted[1].toLowerCase())} ${unwanted[2] ?? ''}`
      .trim()
      .replace(/ or (\p{Ll}+)\b.*$/u, (all, verb: string) =>
        isVerb(verb) || all === ` or ${verb}` ? '' : all,
      );
  else if (deed?.[1])
    fear = isVerb(deed[1])
      ? // "scared to pick up the phone and sell": both are deeds.
        `${gerundOf(deed[1].toLowerCase())} ${(deed[2] ?? '').replace(/ and (\p{Ll}+)(?=$| (?:it|them|a|an|the|their|your)\b)/u, (all, verb: string) => (isVerb(verb) ? ` and ${gerundOf(verb)}` : all))}`.trim()
      : null;
  else if (
    about?.[1] &&
    // Who worries about making payroll is afraid of the opposite.
    !(
      /^(?:worry|are worried|worried|stressed|are stressed)\b/i.test(predicate) &&
      /^(?:making|paying|finding|passing|keeping|affording|getting (?!sued|hurt|sick|fired|scammed|audited|caught))/i.test(
        about[1],
      )
    ) &&
    !/^(?:if|whether|that|they|it|nobody|no one|everyone)\b|\b(?:will|won't|might|would|is|are|isn't|aren't|can't)\b/i.test(
      about[1],
    )
  )
    fear = about[1].replace(/ (?:and|or) (?:of|about) .*$| altogether$/i, '');
  if (!fear) return undefined;
  const clipped = clip(asYou(fear), Math.min(max, 7));
  if (!clipped || hasUnsafeFigure(clipped) || /^(?:being|not)\b/i.test(clipped)) return undefined;
  // "scared of wool after ruining two sweaters": it is what happened that they fear.
  if (leansOnContext(clipped) || / after \p{L}+ing\b/iu.test(fear)) return undefined;
  // Who is nervous about safety is not afraid of it.
  if (/\b(?:worried|nervous|anxious|stressed|worry) about\b/i.test(predicate) && !DREADED.test(clipped))
    return undefined;
  // Who worries about getting enough fears the lack of it; "money" alone is no fear to name.
  if (/^(?:picking|choosing) (?:wrong|badly)$|^cutting yourself$/i.test(clipped)) return undefined;
  if (/^\p{L}+ing (?:enough|it right|things right|everything right)\b/iu.test(clipped)) return undefined;
  return /^(?:money|time|food|work|everything|people|life|health|school|kids|it|AI)$/i.test(clipped)
    ? undefined
    : clipped;
}
