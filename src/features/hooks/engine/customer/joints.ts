/** Where one thing that is said about the audience ends and the next begins. */
import { isPluralNoun } from '../english/nouns.ts';
import { isVerb } from '../english/verbs.ts';
import { words } from '../english/words.ts';
import { asPerfect } from './past.ts';
import { toPlural } from './person.ts';
import { FEELINGS, PREDICATE_STARTS } from './predicates.ts';

/** A word that opens a new predicate after "and", "but" or a comma. */
function opensPredicate(text: string): boolean {
  const [first = '', second = ''] = words(text.toLowerCase());
  if (PREDICATE_STARTS.test(first)) return true;
  // "and now throw half of it out"
  if (/^(?:now|suddenly|then)$/.test(first)) return PREDICATE_STARTS.test(second) || isVerb(second);
  if (/^(?:who|they|she|he|are|is)$/.test(first)) return true;
  if (
    /^(?:often|always|constantly|usually|still|just|never|already|also|secretly|don't|can't|barely|unsure)$/.test(
      first,
    )
  )
    return true;
  if (/^not (?:sure|ready|sleeping|able|getting|seeing|knowing)$/.test(`${first} ${second}`)) return true;
  if (FEELINGS.test(first)) return true;
  return isVerb(toPlural(first)) && first !== toPlural(first) && second !== '';
}

const SAYS_MORE =
  /^(?:who |they |are |have |often |always |really |just )*(?:want|wants|need|needs|hope|dream|wish|try|trying|love|loves|would|can't|don't|doesn't|never|hate|hates|avoid|struggle|keep|feel|feels|worry|fear|lack|tired|overwhelmed|stuck|busy|afraid|scared|exhausted|over\S+|spend|work|tried|given|lost|ready|looking|hoping|think|believe|know|skip|forget|miss|dread|lose|owe|panic|no|sick of|fed up|bored|frustrated|worn out|itching|eager|dying|tempted|long to|daydream)\b/i;

/** "overprepare, ramble and get cut off": one breath, and no member says it alone. */
function isShortList(clause: string): boolean {
  const parts = clause.split(/, (?:and )?| and /);
  return (
    parts.length === 3 &&
    /^\S+(?: \S+){0,2}, \S+(?: \S+){0,2},? and \S+(?: \S+){0,2}$/.test(clause) &&
    parts.every((part) => /^\p{Ll}{3,}(?!ing\b)/u.test(part)) &&
    TROUBLE_LIST.test(parts[0] ?? '') &&
    [parts[0], parts[2]].every((part) => {
      const verb = words(part ?? '')[0] ?? '';
      return isVerb(verb) || /^(?:over|under)/.test(verb);
    })
  );
}

const TROUBLE_LIST =
  /^(?:over\p{L}+|under\p{L}+|skip|avoid|lose|forget|panic|freeze|yell|binge|rush|guess|miss|ramble|procrastinate|argue|fight|worry|quit|cram|stall)\b/u;

/** The most words that are said as one complaint. */
const ONE_BREATH = 11;

const CONTRAST =
  /^(?:hardly|barely (?:any|a)|no|not (?:enough|a|one|many|much)|nothing|none|zero|few|little|almost no|an? (?:empty|\p{L}+) \p{L}+$|only)\b/iu;

/** Splits at joints that really begin another predicate, so that "get organized and stop doomscrolling" stays whole. */
export function splitJoints(clause: string): string[] {
  if (isShortList(clause)) return [clause];
  const joints =
    /\s*(?:,?\s+but(?: also)?(?: who)?|,?\s+and then they|,?\s+and(?: who)?|,?\s+yet|,\s*who|,|\s+because they|\s+even though they|\s+although they|\s+while)\s+/gi;
  const parts: string[] = [];
  let from = 0;
  for (const match of clause.matchAll(joints)) {
    const at = match.index;
    const after = clause.slice(at + match[0].length);
    const before = clause.slice(from, at);
    if (before.trim() === '') continue;
    // "with stiff, sore hands": both are said of the hands.
    if (
      match[0].trim() === ',' &&
      /\b(?:with|have) (?:stiff|sore|tired|dry|tight|weak|cold|heavy|old)$/i.test(before)
    )
      continue;
    // "do their nails and they lift": the nails do.
    if (
      /^they\b/i.test(after) &&
      words(before)
        .slice(1)
        .some((word) => isPluralNoun(word))
    ) {
      parts.push(before.trim());
      return parts;
    }
    // "want to stop buying fast fashion but still look put together": the rest of the wish, and no complaint.
    if (
      /\bto \p{L}/u.test(before) &&
      /\bbut\b/i.test(match[0]) &&
      /^(?:still|also|not) (?!can't|don't)/i.test(after)
    ) {
      parts.push(before.trim());
      return parts;
    }
    // "want to stay regular and keep their energy up": what one keeps is wished for; what one keeps doing is not.
    if (
      /\b(?:want|wants|hope|hoping|trying|need|like) to \p{L}/u.test(before) &&
      /^,? ?and$/i.test(match[0].trim()) &&
      /^keep (?:their|the|a|an|it|them|things|his|her|up)\b/i.test(after)
    )
      continue;
    // "want more light and no drilling": both are wished for.
    if (
      /^(?:really |just |are )*(?:want|need|looking for) (?!to\b)/i.test(before.trim()) &&
      /\band\b/i.test(match[0]) &&
      /^no\b/i.test(after)
    )
      continue;
    // "are bored and anxious": either alone says little.
    if (
      /^(?:are|feel) \p{L}+$/iu.test(before.trim()) &&
      /^and$/i.test(match[0].trim()) &&
      /^\p{L}+$/u.test(after) &&
      FEELINGS.test(after)
    )
      continue;
    // "get hot and angry in traffic": both come over them there.
    if (
      /^(?:get|feel) \p{L}+$/iu.test(before.trim()) &&
      /^and$/i.test(match[0].trim()) &&
      /^\p{L}+ (?:in|at|on|every|before|after|when|all)\b/iu.test(after) &&
      FEELINGS.test(words(after)[0] ?? '')
    )
      continue;
    // "watch their kid skip breakfast and live on energy drinks": the kid does.
    if (
      /^(?:watch|see|hear|catch|let|help) (?:their|a) \p{L}+ \p{L}+/iu.test(before.trim()) &&
      /^,? ?and$/i.test(match[0].trim())
    ) {
      parts.push(before.trim());
      return parts;
    }
    // "can't work out why people click and don't buy": the people do not buy.
    if (
      /\b(?:why|how|if|whether|when|that|watch|see) (?:people|customers|clients|buyers|students|kids|they|their \p{L}+|new hires|patients|guests|visitors|readers|users|employees|folks) (?!who\b)\p{L}+(?: \p{L}+){0,3}$/iu.test(
        before,
      ) &&
      /^,? ?(?:and|but)$/i.test(match[0].trim()) &&
      !/^(?:who|they|are|feel|want|hate|worry|dread|need)\b/i.test(after)
    )
      continue;
    // "worry their kid is always pale, tired and hungry": all of it is said of the kid.
    if (
      /\btheir \p{L}+ (?:is|are|feels?|looks?|seems?) (?:always |so |too |constantly )?\p{L}+(?:, \p{L}+)*$/iu.test(
        before,
      ) &&
      /^,(?: and)?$|^and$/i.test(match[0].trim()) &&
      FEELINGS.test(words(after)[0] ?? '') &&
      /^\p{L}+(?:$|[,.]| and \p{L}+(?:$|[,.]))/u.test(after)
    )
      continue;
    // "worry their kid is always tired and never eats enough": the kid does not eat.
    if (
      /\b(?:worry|worried|afraid|scared|think|know|watch|see|complain)\b.*\btheir \p{L}+ (?:is|are|isn't|aren't|won't|can't|never|\p{L}+s)\b/iu.test(
        before,
      ) &&
      /^(?:never|always|won't|can't|\p{L}+s)\b/iu.test(after) &&
      !/^(?:feels|wants|needs)\b/i.test(after)
    ) {
      parts.push(before.trim());
      return parts;
    }
    // "lost three bids and now overthink everything", "undereat until six and then can't stop": one story.
    if (
      (/^then\b/i.test(after) || (/^now\b/i.test(after) && asPerfect(before.trim()) !== before.trim())) &&
      words(clause.slice(from)).length <= ONE_BREATH
    )
      continue;
    // "angry one hour and numb the next"
    if (/\bthe next$/i.test(after)) continue;
    // "get nothing but blurry photos"
    if (
      /\b(?:nothing|anything|everything|all|none|anyone|nobody)$/i.test(before) &&
      /^\s*but\s*$/i.test(match[0])
    )
      continue;
    // "get plenty of likes but hardly any inquiries": one complaint, and both halves make it.
    if (
      /\b(?:but|yet|and)\b/i.test(match[0]) &&
      CONTRAST.test(after) &&
      /^(?:have|get|see) /i.test(before.trim())
    )
      continue;
    // "busy every night and still broke", "free and lonely at once": one complaint, and both halves make it.
    if (
      /^(?:are|feel) /i.test(before.trim()) &&
      (/^(?:still|always|never) \p{L}+(?: on \p{L}+)?$/iu.test(after) ||
        /^\p{L}+ at (?:once|the same time)$/iu.test(after))
    )
      continue;
    // After "want to …", a bare verb goes on with the wish; after other predicates it starts a new one.
    const inWish =
      /\b(?:to|want|trying|need|and)\b/i.test(before) &&
      /^(?:and)$/i.test(match[0].trim().replace(/^,\s*/, ''));
    const bare = isVerb(words(after)[0] ?? '') && !/s$/.test(words(after)[0] ?? '');
    const strong = /\b(?:but|yet|although|though|because|who|then)\b/i.test(match[0]);
    if (
      strong ||
      (opensPredicate(after) &&
        !(
          inWish &&
          // After "want a seat at the table" a bare verb says something new.
          /\bto \p{L}/u.test(before) &&
          bare &&
          !/^(?:feel|are|have|hate|keep|struggle|need|don't|can't|want|fear|worry|avoid|aren't|never|dread|lack|think|believe|assume|know|wonder|say|always|still)\b/i.test(
            after,
          )
        ))
    ) {
      // "get signups but lose them": what stands before "but" is what goes well, unless it complains or wishes.
      if (!/\b(?:but|yet)\b/i.test(match[0]) || SAYS_MORE.test(before.trim())) parts.push(before.trim());
      from = at + match[0].length;
    }
  }
  parts.push(clause.slice(from).trim());
  return parts.filter((part) => part !== '');
}
