/** A trouble as one asks for it in passing: "Can't switch off after work?", "Losing patients to the chain?" */
import { words } from '../english/words.ts';
import type { Pain } from './customer.ts';

/** Without "you", where what is left can be asked; null where it cannot. */
export function askOf(pain: Pain): string | null {
  const asked = bareOf(pain);
  return asked && words(asked).length > 1 ? asked : null;
}

function bareOf({ you, ger }: Pain): string | null {
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
