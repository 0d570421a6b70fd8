/**
 * What a long story is about, where it announces nothing: the known matter that it names most often. Only matters that one
 * speaks of as they stand; the surer a word tells the matter, the more it counts.
 */

type Term = readonly [pattern: RegExp, matter: string, weight: number];

const TERMS: readonly Term[] = [
  [/\binherit(?:s|ed|ing)? an? ira\b|\binherited iras?\b/gi, 'inherited IRAs', 6],
  [/\blump sums?\b|\bwindfalls?\b/gi, 'lump sums', 5],
  [
    /\bwidow(?:s|ed)?\b|\bhusband (?:passed|died|always|handled|did)\b|\blos(?:t|ing) (?:a|her|their|your) (?:husband|wife|spouse|partner)\b/gi,
    'money after a loss',
    4,
  ],
  [
    /\b(?:mom|mum|dad|mother|father|parents?) (?:gets? (?:ill|sick)|fell|starts?|is in|can't|or (?:dad|mom)\b)|\bag(?:e?ing) parents?\b|\b(?:mom|mum|mother)(?:'s)? or (?:dad|father)\b|\bdad is in\b/gi,
    'helping parents with money',
    4,
  ],
  [/\broyalt(?:y|ies)\b/gi, 'royalties', 5],
  [/\bcar (?:loans?|payments?|notes?)\b/gi, 'car loans', 5],
  [/\b(?:stock )?market (?:drops?|falls?|crash(?:es)?|dips?|goes down)\b/gi, 'market drops', 6],
  [/\b(?:paperwork|passwords?|important papers)\b/gi, 'family paperwork', 3],
  [/\breceipts?\b/gi, 'receipts', 2],
  [
    /\bold (?:pensions?|accounts|401\(?k\)?s?)\b|\b(?:five|six|several|different|lots of|a few) (?:or six )?(?:different |old )?(?:jobs|pensions|employers)\b/gi,
    'old pensions',
    3,
  ],
  [
    /\bcommissions?\b|\b(?:slow|off|lean) (?:months?|season)\b|\boff-?season\b|\bseasonal (?:money|work|workers|businesses|businesses)\b|\bmonster month\b|\bgig work\b/gi,
    'irregular income',
    4,
  ],
  [/\bbudgeting apps?\b/gi, 'budgeting', 3],
  [/\binherit(?:s|ed|ing|ances?)?\b/gi, 'inheritance money', 5],
  [/\btax refunds?\b/gi, 'tax refunds', 5],
  [/\bquarterly (?:taxes|payments|estimates)\b/gi, 'quarterly taxes', 5],
  [/\bsocial security\b/gi, 'Social Security', 4],
  [/\bmedicare\b/gi, 'Medicare', 3],
  [/\bmedicaid\b/gi, 'Medicaid', 4],
  [/\bpowers? of attorney\b/gi, 'power of attorney', 3],
  [/\blong[- ]term care\b/gi, 'long-term care', 4],
  [/\bindex funds?\b/gi, 'index funds', 4],
  [/\b(?:crypto|coins?|trading apps?)\b/gi, 'investing', 2],
  [/\binvest(?:ing|ed|ment|ments)?\b/gi, 'investing', 2],
  [/\bcredit (?:history|scores?|report)\b/gi, 'credit scores', 4],
  [/\bcredit cards?\b/gi, 'credit card debt', 2],
  [/\bstudent loans?\b/gi, 'student loans', 4],
  [/\b403\(?b\)?s?\b/gi, '403b plans', 5],
  [/\b401\(?k\)?s?\b/gi, '401k plans', 4],
  [/\bpensions?\b/gi, 'old pensions', 3],
  [/\blife insurance\b/gi, 'life insurance', 4],
  [/\bdisability (?:insurance|policy|policies|cover|coverage)\b/gi, 'disability insurance', 5],
  [/\b(?:rsus?|company stock|stock options)\b/gi, 'company stock', 4],
  [/\b(?:irregular|uneven|variable|seasonal) income\b/gi, 'irregular income', 6],
  [/\bcash (?:flow|forecasts?)\b|\bpayroll\b/gi, 'cash flow', 4],
  [/\bwho gets the (?:land|farm|house|business)\b|\bsuccession\b/gi, 'estate planning', 4],
  [/\b(?:estate plan\p{L}*|wills?(?= (?:and|or) trusts?)|living trusts?)\b/giu, 'estate planning', 4],
  [/\b(?:scams?|scammers?|pretending to be)\b/gi, 'phone scams', 5],
  [/\bemergency funds?\b/gi, 'emergency funds', 4],
  [/\bmedical (?:bills?|debt)\b|\bhospital bills?\b/gi, 'medical bills', 5],
  [/\bmortgages?\b/gi, 'mortgages', 3],
  [
    /\b(?:tax(?:es)?|irs|april|deductions?|mileage|owes?|owed|accountants?|quarterly|payout|set(?:ting)? money aside|put(?:ting)? (?:money |anything )?aside)\b/gi,
    'taxes',
    2,
  ],
  [/\ballowances?\b/gi, 'kids and allowance', 5],
  [/\bbudget(?:s|ing)?\b/gi, 'budgeting', 3],
  [/\bretire(?:d|s|ment|ring)?\b/gi, 'retirement', 1.5],
  [/\bdebts?\b/gi, 'debt', 2],
  [/\bsavings?\b/gi, 'saving money', 1],
];

const LEAST = 4;

export function matterOf(story: string): string | null {
  const scores = new Map<string, number>();
  for (const [pattern, matter, weight] of TERMS) {
    const found = story.match(pattern)?.length ?? 0;
    if (found > 0) scores.set(matter, (scores.get(matter) ?? 0) + weight * Math.min(found, 3));
  }
  const [best] = [...scores].sort(([, left], [, right]) => right - left);
  return best && best[1] >= LEAST ? best[0] : null;
}
