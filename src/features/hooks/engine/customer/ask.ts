/** A trouble as one asks for it in passing: "Can't switch off after work?", "Losing patients to the chain?" */
import { gerundOf, isVerb } from '../english/verbs.ts';
import { words } from '../english/words.ts';
import type { Pain } from './customer.ts';

/** "Feel stiff?" asks for nothing: where, and when? */
const SAYS_NOTHING = /^feel (?:stiff|weak|heavy|sore|slow|short|tense|off|awkward|bad|weird)$/i;

/** Without "you", where what is left can be asked; null where it cannot. */
export function askOf(pain: Pain): string | null {
  const asked = bareOf(pain);
  return asked && words(asked).length > 1 && !SAYS_NOTHING.test(asked) ? asked : null;
}

/** "you post nice photos and get no inquiries": without "you" both deeds would sound like orders. */
const IN_VAIN =
  /^you (?:keep )?(\p{L}+) (.+) and (see|get|hear|make|have|sell|find|book|land) ((?:no|nothing|zero|few|little|hardly|crickets)\b.*)$/iu;

function inVain(you: string): string | null {
  const [, deed = '', what = '', came = '', nothing = ''] = IN_VAIN.exec(you) ?? [];
  if (/^\p{L}+ing$/iu.test(deed)) return `${deed} ${what} and ${gerundOf(came)} ${nothing}`;
  return isVerb(deed) ? `${gerundOf(deed)} ${what} and ${gerundOf(came)} ${nothing}` : null;
}

function bareOf({ you, ger }: Pain): string | null {
  const vain = inVain(you);
  if (vain) return vain;
  if (/^your\b/i.test(you)) return you;
  const being = /^you(?:'re| are) (.+)$/i.exec(you)?.[1];
  // "Being worried" is said "worried".
  if (being) return being;
  const done = /^you(?:'ve| have) (?!to\b)(?:already |just )?(.+)$/i.exec(you)?.[1];
  if (done) return done;
  // "Tight, flaky skin in winter?", "Plenty of likes and no inquiries?"
  const had = /^you (?:have|get) ((?:no|so|too|plenty|zero|little|few|hardly|a|an|\p{L}+, )\b.+)$/iu.exec(
    you,
  )?.[1];
  if (had) return had;
  const worried = /^you worry (.+)$/i.exec(you)?.[1];
  if (worried) return `worried ${worried}`;
  const bare = /^you ((?:still |always |never |just )?.+)$/i.exec(you)?.[1];
  if (!bare || /^can\b/i.test(bare)) return null;
  // "Aren't sure whom to trust?" is said "Not sure".
  if (/^aren't /i.test(bare)) return bare.replace(/^aren't /i, 'not ');
  if (
    /^(?:still |always |just )?(?:can't|cannot|don't|won't|never|aren't|haven't|didn't|couldn't|keep|hate|dread|feel|know|need|think|have to)\b/i.test(
      bare,
    )
  )
    return bare;
  return ger && !/^being\b/i.test(ger) ? ger : bare;
}
