/**
 * What a long story is about, where it announces nothing: the known matter that it names most often. Only matters that one
 * speaks of as they stand; the surer a word tells the matter, the more it counts.
 */

type Term = readonly [pattern: RegExp, matter: string, weight: number];

const TERMS: readonly Term[] = [
  [/\binherit(?:s|ed|ing)? an? ira\b|\binherited iras?\b/gi, 'inherited IRAs', 6],
  [/\blump sums?\b|\bwindfalls?\b/gi, 'lump sums', 5],
  [
    /\bwidow(?:s|ed)?\b|\bhusband (?:passed|passes|died|always|handled|did)\b|\blos(?:t|es?|ing) (?:a|her|his|their|your) (?:husband|wife|spouse|partner)\b/gi,
    'money after a loss',
    4,
  ],
  [
    /\b(?:mom|mum|dad|mother|father|parents?) (?:gets? (?:ill|sick)|fell|starts?|is in|can't|or (?:dad|mom)\b)|\bag(?:e?ing) parents?\b|\b(?:mom|mum|mother)(?:'s)? or (?:dad|father)\b|\bdad is in\b/gi,
    'helping your parents with money',
    4,
  ],
  [
    /\bpa(?:y|ys|ying|id) (?:themselves|themself|yourself|himself|herself)\b|\btake (?:home )?(?:a )?(?:salary|draw|pay)\b|\bowner'?s (?:draw|pay)\b/gi,
    'paying yourself',
    7,
  ],
  [/\bextra shifts?\b|\bovertime\b|\bdouble shifts?\b/gi, 'extra shifts', 5],
  [/\bpay ?stubs?\b|\bpay ?slips?\b/gi, 'pay stubs', 3],
  [
    /\bjust retired\b|\bnew(?:ly)? retire\p{L}+|\bpaychecks? (?:stop|stops|stopped|end|ends)\b|\b(?:no|without a) (?:more )?paychecks?\b/giu,
    'retirement income',
    5,
  ],
  [
    /\b(?:lend|lends|lent|lending|loan|loaned|loaning) (?:some |any )?money\b|\b(?:asks?|asked|asking) (?:\p{L}+ )?for a loan\b/giu,
    'lending money',
    6,
  ],
  [/\broyalt(?:y|ies)\b/gi, 'royalties', 5],
  // One car payment among other bills is not what a story is about.
  [/\bcar (?:loans?|payments?|notes?)\b/gi, 'car loans', 3],
  [/\b(?:stock )?market (?:drops?|falls?|crash(?:es)?|dips?|goes down)\b/gi, 'market drops', 6],
  [/\b(?:paperwork|passwords?|important papers)\b/gi, 'family paperwork', 3],
  [
    /\bnobody knows where (?:any|every)thing\b|\bbank accounts? (?:somebody|nobody|they) \p{L}+\b/giu,
    'family paperwork',
    4,
  ],
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
  [
    /\bpaid by the hour\b|\bhours change\b|\b(?:one|an?|in an?) (?:(?:good|bad|slow) month|(?:good|bad) week)\b|\b(?:pay|paycheck|income) (?:changes|is different|goes up and down)\b|\b(?:don't|doesn't|never) (?:get|make|earn) the same\b/gi,
    'irregular income',
    3,
  ],
  [
    /\b(?:an?|the|their|every|last|first|big|bigger|get|got) raises?\b|\braises? (?:was|were|is|goes)\b/gi,
    'raises',
    3,
  ],
  [/\bbonus(?:es)?\b/gi, 'bonuses', 3],
  [/\bhealth (?:plans?|insurance)\b|\bopen enrollment\b/gi, 'health plans', 4],
  [/\bjob offers?\b|\b(?:rest of )?the offer\b|\bnew job\b|\bthe salary\b/gi, 'job offers', 3],
  [/\b(?:big|surprise|unexpected) bills?\b|\bsave (?:three|six) months\b/gi, 'surprise bills', 3],
  [
    /\bside (?:income|hustles?|gigs?)\b|\bweekend (?:\p{L}+ )?gigs?\b|\bthe platforms?\b|\bvinted\b/giu,
    'side income',
    4,
  ],
  [/\bbudgeting apps?\b/gi, 'budgeting', 3],
  [/\binherit(?:s|ed|ing|ances?)?\b/gi, 'an inheritance', 5],
  [/\bexecutors?\b/gi, 'being an executor', 5],
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
  [/\bcredit cards?\b|\bwhich card\b|\b(?:the|moving|card) balances?\b/gi, 'credit card debt', 2],
  [/\bstudent loans?\b/gi, 'student loans', 4],
  [/\b403\(?b\)?s?\b/gi, '403b plans', 5],
  [/\b401\(?k\)?s?\b/gi, '401k plans', 4],
  [/\bpensions?\b/gi, 'old pensions', 3],
  [/\blife insurance\b/gi, 'life insurance', 4],
  [/\b(?:have|has|make|makes|doing|writing|write) (?:an?|no|their|your) will\b|\bwills\b/gi, 'wills', 4],
  [/\bdisability (?:insurance|policy|policies|cover|coverage)\b/gi, 'disability insurance', 5],
  [/\b(?:rsus?|company stock|stock options)\b/gi, 'company stock', 4],
  [/\b(?:irregular|uneven|variable|seasonal) income\b/gi, 'irregular income', 6],
  [/\bcash (?:flow|forecasts?)\b|\bpayroll\b/gi, 'cash flow', 4],
  [/\bwho (?:gets|takes over|inherits) the (?:farm|land)\b/gi, 'passing on the farm', 5],
  [/\bwho (?:gets|takes over|inherits) the (?:house|business)\b|\bsuccession\b/gi, 'estate planning', 4],
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
  // At work.
  [
    /\bonboarding\b|\bnew hires?\b|\bhires? (?:somebody|someone)\b|\bfirst (?:day|week) (?:at|on|of) (?:the|a|work)\b/gi,
    'onboarding',
    4,
  ],
  [
    /\bfir(?:e|ing) (?:somebody|someone|people|an employee)\b|\blet(?:ting)? (?:somebody|someone) go\b/gi,
    'firing someone',
    5,
  ],
  [/\bperformance reviews?\b/gi, 'performance reviews', 5],
  [/\bjob interviews?\b|\binterview(?:s|ing) (?:for|with|at)\b/gi, 'job interviews', 5],
  [/\bexit interviews?\b/gi, 'exit interviews', 6],
  [/\bburn(?:ed|t)? ?out\b/gi, 'burnout', 4],
  [
    /\brais(?:e|ed|ing) (?:their|your|my|our) (?:prices|rates)\b|\bprice (?:changes?|increases?)\b/gi,
    'raising your prices',
    5,
  ],
  [/\bcode reviews?\b|\bpull requests?\b/gi, 'code review', 3],
  [/\b(?:old|legacy) code(?:bases?)?\b|\bold codebases?\b/gi, 'legacy code', 5],
  [/\btech(?:nical)? debt\b/gi, 'technical debt', 5],
  [/\bgrad(?:ing|e the)\b|\bwritten feedback\b/gi, 'grading', 4],
  [/\bnight shifts?\b/gi, 'night shifts', 4],
  // With animals.
  [/\bcrate training\b|\bthe crate\b/gi, 'crate training', 3],
  [/\bpull(?:s|ing)? on (?:the|their|his|her) (?:leash|lead)\b|\bleash pulling\b/gi, 'leash pulling', 5],
  [/\bpotty training\b|\bhouse ?training\b/gi, 'potty training', 5],
  [/\bseparation anxiety\b/gi, 'separation anxiety', 5],
  [/\bbarking\b|\bbarks? at\b/gi, 'barking', 3],
  // At home and in the garden.
  [/\bhome inspections?\b|\bthe inspection\b/gi, 'home inspections', 3],
  [/\bclosing costs?\b/gi, 'closing costs', 5],
  [/\bopen houses?\b/gi, 'open houses', 4],
  [/\b(?:security|the|half the|whole) deposit\b/gi, 'security deposits', 4],
  [/\btomato(?:es)?\b/gi, 'tomatoes', 3],
  [/\braised beds?\b/gi, 'raised beds', 5],
  [/\bhouse ?plants?\b/gi, 'houseplants', 4],
  [/\bcompost\p{L}*\b/giu, 'composting', 3],
  [/\bprun(?:e|es|ed|ing)\b/gi, 'pruning', 3],
  [/\b(?:kitchen |dull )?kni(?:fe|ves)\b/gi, 'kitchen knives', 2],
  // Body, food and family.
  [/\bshin splints\b/gi, 'shin splints', 5],
  [/\b(?:lower )?back pain\b/gi, 'back pain', 4],
  [/\bknee pain\b/gi, 'knee pain', 4],
  [/\bpicky (?:eating|eaters?)\b/gi, 'picky eating', 5],
  [
    /\b(?:late-)?night snack(?:s|ing)?\b|\bcrave at night\b|\beating after (?:six|seven|eight|nine|dinner)\b/gi,
    'late-night snacking',
    4,
  ],
  [/\bmeal prep(?:ping)?\b/gi, 'meal prep', 4],
  [/\bscreen time\b/gi, 'screen time', 4],
  [/\bfirst (?:smart)?phone\b/gi, "your kid's first phone", 5],
  [/\btantrums?\b|\bmeltdowns?\b/gi, 'tantrums', 4],
  [/\bbedtimes?\b/gi, 'bedtime', 3],
  [/\b(?:the|their|your|her|before the) wedding\b|\bbrides?\b/gi, 'wedding planning', 2],
  [/\bgrief\b/gi, 'grief', 4],
  [/\bpanic attacks?\b/gi, 'panic attacks', 5],
  [/\b(?:set|setting|have|having|no) boundaries\b/gi, 'setting boundaries', 4],
  [/\bfake (?:messages?|calls?|emails?|texts?)\b/gi, 'online scams', 4],
  [/\ballowances?\b/gi, 'kids and allowance', 5],
  [/\bbudget(?:s|ing)?\b/gi, 'budgeting', 3],
  [/\bretire(?:d|s|ment|ring)?\b/gi, 'retirement', 1.5],
  [/\bdebts?\b/gi, 'debt', 2],
  [/\bsavings?\b/gi, 'saving money', 1],
];

const LEAST = 4;

/**
 * `told`: the business and the customer. What they speak of too, or the story speaks of first, is no remark made along the
 * way.
 */
export function matterOf(story: string, told = ''): string | null {
  const scores = new Map<string, number>();
  const [opening = ''] = story.split(/[,.;]/);
  for (const [pattern, matter, weight] of TERMS) {
    const found = story.match(pattern)?.length ?? 0;
    if (found === 0) continue;
    const sure = (told.match(pattern) ? 1 : 0) + (told !== '' && opening.match(pattern) ? 0.5 : 0);
    scores.set(matter, (scores.get(matter) ?? 0) + weight * (Math.min(found, 3) + sure));
  }
  const [best] = [...scores].sort(([, left], [, right]) => right - left);
  return best && best[1] >= LEAST ? best[0] : null;
}

/** Where a matter alone says too little, what a video says about it. */
const TOPICS: Readonly<Record<string, string>> = {
  raises: 'what to do with a raise',
  bonuses: 'what to do with your bonus',
  'an inheritance': 'what to do with an inheritance',
  'health plans': 'choosing a health plan',
  'job offers': 'reading a job offer',
};

/** Of taxes in general nobody makes a video: what of them the story tells. */
const OF_TAXES: readonly (readonly [pattern: RegExp, topic: string])[] = [
  [
    /\b(?:set|sets|setting|put|puts|putting) (?:\p{L}+ ){0,2}aside\b|\bsav(?:e|ed|es|ing) for (?:\p{L}+ )?tax/iu,
    'saving for taxes',
  ],
  [
    /\btax bills? (?:they|you) (?:were|are|did|do)(?: not|n't) expect|\b(?:surprise|unexpected) tax bills?\b|\btax bills?\b.*\bsurprise/is,
    'surprise tax bills',
  ],
];

export function topicOfMatter(matter: string, story = ''): string {
  const taxed = matter === 'taxes' ? OF_TAXES.find(([pattern]) => pattern.test(story)) : undefined;
  return taxed?.[1] ?? TOPICS[matter] ?? matter;
}

const PURPOSES: Readonly<Record<string, string>> = {
  'helping your parents with money': "your parents' money",
  'being an executor': 'executors',
  wills: 'your will',
  'wedding planning': 'your wedding day',
  'security deposits': 'protecting your deposit',
};

/** Behind the name of a method: "my one-page list for executors". */
export function asPurpose(matter: string): string {
  return PURPOSES[matter] ?? matter;
}
