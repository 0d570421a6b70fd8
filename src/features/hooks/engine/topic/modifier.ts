/** Noun phrases as premodifiers: "the meal prep mistake". */
import { countability, knownSingular } from '../english/nouns.ts';
import { COMPARATIVE } from '../english/words.ts';

export const SUPERLATIVES =
  /^(?:best|worst|most|least|easiest|hardest|fastest|cheapest|simplest|biggest|greatest|top|favorite|favourite|fave|number|only|perfect|ultimate|first|last|next|#1)$/i;
/** Qualities that a mistake does not have; "new" and "real" are kept: new hires, real estate. */
const COMPARATIVES = /^(?:better|more|less|fewer|good|bad|great|easy|simple|quick|different|true|hidden)$/i;
/** "best man speech", "first aid kit": no superlatives. */
export const NO_SUPERLATIVE =
  /^(?:only child(?:ren)?|best (?:man|friend|practices?)|first (?:aid|date|time)|last minute|next door|top surgery)\b/i;

/** "lower blood pressure" is wished for; a lower back is only a place. */
const LOWERED =
  /^lower (?!(?:back|body|abs?|abdominals?|belly|legs?|limbs?|lips?|lid|jaw|spine|half|level|floor|school|case|class|income)\b)/i;

/** Two words that everybody hears as one, so that the first is no judgement. Data: add freely. */
const COMPOUNDS =
  /\b(?:air fryer|slow cooker|sheet pan|one pot|cast iron|meal (?:prep|plan)|bone broth|gut health|blood (?:sugar|pressure)|weight loss|hair loss|skin care|dry skin|first aid|new (?:hire|construction|mom|dad|parent|manager|year|build|patient|client)|night shift|high school|middle school|home (?:office|equity|inspection|gym)|real estate|open house|credit (?:card|score|report)|student loan|car (?:loan|insurance|seat)|(?:life|health|flood|term|pet|dental|home|renters) insurance|income tax|property tax|tax (?:return|refund|season|loss)|stock option|index fund|emergency fund|savings account|real life|social (?:media|security)|small business|side hustle|business plan|cash flow|sales (?:call|page|team)|cold (?:email|call|plunge)|email (?:list|marketing)|subject line|landing page|lead magnet|discovery call|content calendar|customer service|performance review|exit interview|job (?:interview|search|offer|description)|cover letter|team building|remote work|mental health|panic attack|love language|imposter syndrome|empty nest|couples therapy|play date|screen time|potty training|baby shower|maternity leave|bridal shower|wedding (?:dress|day|guest|photo)|best man|capsule wardrobe|gel (?:nail|polish)|curly hair|granny square|living room|raised bed|house plant|lake house|road trip|carry-on bag|half marathon|strength training|hip flexor|lower back|back pain|computer science|machine learning|unit test|pull request|code review|pivot table|google (?:sheet|review|ads)|vs code|iphone camera|youtube channel|stack trace|rate limit|rental property|security deposit|long term|short term|low taper|compound interest|medical bill|nursing home|high functioning|military spouse|postpartum|puppy|estate plan|power of|supply chain|date night|nap time)s?\b/i;

/**
 * A modifier that can stand before "mistake": no determiner, singular head, three words at most. Three say most: readers
 * liked each of 121 hooks such as "one workplace safety audit tip", and every second one with a word alone.
 */
export function modifierOf(core: readonly string[], plural: boolean): string | null {
  const text = core.join(' ');
  const isMore = (token: string) => COMPARATIVE.test(token) || (token === core[0] && LOWERED.test(text));
  const start = NO_SUPERLATIVE.test(text)
    ? 0
    : core.findIndex((token) => !COMPARATIVES.test(token) && !SUPERLATIVES.test(token) && !isMore(token));
  const kept = start > 0 ? core.slice(start) : [...core];
  if (start === -1 || kept.length === 0 || kept.length > 3) return null;
  // "the typical closing timeline", "the right angle": how usual or right it is belongs to no mistake.
  if (/^(?:typical|average|usual|ideal|right|wrong|correct)$/i.test(core[0] ?? '')) return null;
  // "easy guitar songs": of guitar songs nobody has a tip.
  if (start > 0 && plural && /^(?:easy|simple|quick)$/i.test(core[0] ?? '')) return null;
  // "my first year": the year alone is another thing.
  if (start > 0 && kept.length === 1 && SUPERLATIVES.test(core[0] ?? '')) return null;
  // "hacks for smaller kitchens" are not about the kitchen.
  if (start > 0 && kept.length === 1 && isMore(core[0] ?? '') && countability(kept[0] ?? '') !== 'mass')
    return null;
  // "first paycheck checklist": the first one is the point.
  if (start > 0 && /^first$/i.test(core[0] ?? '') && kept.length > 1) return null;
  // "first time renters" have no time.
  if (start > 0 && /^time$/i.test(kept[0] ?? '')) return null;
  if (kept.some((token) => /^(?:of|and|or|&|your|my|our|the|a|an)$|,$|'s$|s'$|\*/i.test(token))) return null;
  if (
    kept.some((token) =>
      /^(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|enough|entire|again|full|same|other|own|every|most|straight)$/i.test(
        token,
      ),
    )
  )
    return null;
  // "aging gracefully", "baking gluten free": how it is done ends no name.
  if (
    /^(?!family|assembly|supply|jelly|belly|reply|fly|ally|rally|bully)\p{Ll}{4,}ly$|^free$/u.test(
      kept.at(-1) ?? '',
    )
  )
    return null;
  if (/^(?:aside|off|up|out|back|away|over|down)$/i.test(kept[0] ?? '')) return null;
  if (/^whole$/i.test(kept[0] ?? '') && !/^(?:life|wheat|grain|food|foods|milk)$/i.test(kept[1] ?? ''))
    return null;
  // "your new kitchen": what is new about it says nothing of the mistake; "new hire onboarding" does.
  if (kept.length < 3 && /^(?:new|real)$/i.test(kept[0] ?? '') && !COMPOUNDS.test(kept.join(' ')))
    return null;
  const last = kept.at(-1) as string;
  // "an active listening skill tip": the skill is what the tip is about.
  if (kept.length > 2 && /^skills?$/i.test(last)) return kept.slice(0, -1).join(' ');
  if (!plural) return kept.join(' ');
  // "QuickBooks" is a name, and no book is meant.
  if (/\p{Ll}\p{Lu}/u.test(last)) return kept.join(' ');
  const singular = knownSingular(last);
  return singular ? [...kept.slice(0, -1), singular].join(' ') : null;
}
