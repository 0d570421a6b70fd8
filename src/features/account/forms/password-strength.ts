/**
 * Rates how hard a password is to guess, from 0 to 4, and names the change that would help most. Only advice, no
 * password is refused. A rule of thumb: guesses grow with length and variety, and shrink with what attackers try first.
 */
export type Strength = { score: 0 | 1 | 2 | 3 | 4; word: string; advice: string };

const WORDS = ['Too short', 'Easy to guess', 'So-so', 'Good', 'Strong'] as const;
const COMMON =
  /pass ?w(or|0r)d|qwert|asdf|letmein|welcome|admin|iloveyou|monkey|dragon|football|abc123|hook|123456/i;
/** From these numbers of guesses on, trying all of them takes days, years, ages. */
const LEVELS = [28, 46, 64];

export function passwordStrength(password: string, minimum: number, email = ''): Strength {
  const length = [...password].length;
  if (length < minimum) {
    return { score: 0, word: WORDS[0], advice: `At least ${minimum} characters.` };
  }
  const bits = effectiveLength(password, email) * Math.log2(alphabetOf(password));
  const score = (1 + LEVELS.filter((level) => bits >= level).length) as 1 | 2 | 3 | 4;
  return { score, word: WORDS[score], advice: adviceFor(password, email, score) };
}

/** The number of characters that need guessing. Repeats, sequences and well-known words count for little. */
function effectiveLength(password: string, email: string): number {
  const characters = [...password];
  const surprising = characters.filter((character, at) => {
    const step = character.codePointAt(0)! - (characters[at - 1]?.codePointAt(0) ?? -9);
    return Math.abs(step) > 1;
  }).length;
  const distinct = new Set(characters).size;
  const known = COMMON.test(password) || hasName(password, email) ? 5 : 0;
  return Math.max(1, Math.min(surprising, distinct * 2) - known);
}

function alphabetOf(password: string): number {
  const kinds: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/[0-9]/, 10],
    [/[^A-Za-z0-9]/, 33],
  ];
  return kinds.reduce((size, [kind, characters]) => size + (kind.test(password) ? characters : 0), 0);
}

function hasName(password: string, email: string): boolean {
  const name = email.split('@')[0] ?? '';
  return name.length > 2 && password.toLowerCase().includes(name.toLowerCase());
}

function adviceFor(password: string, email: string, score: number): string {
  if (score === 4) return 'Nothing to add.';
  if (hasName(password, email)) return 'Leave your own name out.';
  if (COMMON.test(password)) return 'Leave out words everybody tries first.';
  if (score === 3) return 'One more word makes it strong.';
  return 'Add a word or two. Longer beats stranger.';
}
