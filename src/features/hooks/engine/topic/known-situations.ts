/** Where somebody stands to whom the known matters of long stories matter; `where`: only of stories that say so. */
import type { Situation } from './topic.ts';

type Known = Situation & { where?: RegExp };

/** "paid themselves every week" says nothing of how often the pay changes. */
const WEEKLY = /\b(?:their|the|your|whose) (?:pay|paychecks?|income|hours|tips)\b[^,.]{0,30}\bevery week\b/i;
const NOT_WEEKLY =
  /^(?!.*\b(?:their|the|your|whose) (?:pay|paychecks?|income|hours|tips)\b[^,.]{0,30}\bevery week\b)/is;

const at = (you: string, ask: string, where?: RegExp): Known => ({ you, ask, where });

export const KNOWN_SITUATIONS: Readonly<Record<string, readonly Known[]>> = {
  // Money that comes in.
  raises: [
    at('you get a raise', 'just got a raise'),
    at('you start earning more', 'earning more than you used to'),
  ],
  bonuses: [
    at('you get a bonus', 'got a bonus coming'),
    at('a bonus hits your account', 'expecting a bonus'),
  ],
  'an inheritance': [
    at('you inherit money', 'inherited some money'),
    at(
      'a parent leaves you money',
      'did a parent leave you money',
      /\b(?:parents?|mom|dad|mother|father)\b/i,
    ),
  ],
  'inherited IRAs': [at('you inherit an IRA', 'inherited an IRA')],
  'lump sums': [at('a lump sum comes your way', 'expecting a lump sum')],
  'irregular income': [
    at('your pay changes every week', 'does your pay change every week', WEEKLY),
    at('your pay changes every month', 'does your pay change every month', NOT_WEEKLY),
    at('no two paychecks look the same', 'are your paychecks never the same'),
    at('you never know what next month brings in', 'not sure what next month brings in'),
  ],
  'tax refunds': [
    at('your tax refund comes in', 'tax refund on the way'),
    at('you get a tax refund', 'getting a tax refund this year'),
  ],
  'side income': [
    at('you earn money on the side', 'earning money on the side'),
    at('you have a side gig', 'got a side gig'),
  ],
  royalties: [at('you get paid in royalties', 'getting paid in royalties')],
  'company stock': [at('part of your pay is company stock', 'getting paid in company stock')],
  'paying yourself': [
    at('you pay yourself from your own business', 'paying yourself from your business'),
    at(
      'you pay yourself whatever is left',
      'paying yourself whatever is left',
      /\bwhat(?:ever)?(?:'s| is) left\b/i,
    ),
  ],
  'extra shifts': [
    at('you pick up extra shifts', 'picking up extra shifts'),
    at('you work overtime', 'working overtime', /\bovertime\b/i),
  ],
  'pay stubs': [at('you get your pay stub', 'ever looked closely at your pay stub')],
  'retirement income': [
    at("you've just retired", 'just retired', /\bjust retired\b|\bnew(?:ly)? retire|\bfirst year\b/i),
    at('the paychecks stop', 'living without a paycheck now', /\bpaychecks?\b/i),
    at('you live on your savings', 'living on your savings now'),
  ],
  'lending money': [
    at('someone in your family needs a loan', 'has family asked you for a loan'),
    at('you lend money to family', 'lending money to family'),
  ],
  // Money that goes out.
  'surprise bills': [
    at('a surprise bill shows up', 'just got a surprise bill'),
    at('the car needs a repair', 'car repair you never planned for', /\bcar\b/i),
  ],
  'medical bills': [
    at('a medical bill shows up', 'just got a medical bill'),
    at('you open a hospital bill', 'confused by a hospital bill'),
  ],
  'credit card debt': [
    at(
      'you owe money on several cards',
      'owe money on several cards',
      /\b(?:three|four|five|six|several|many|multiple)\b[^.,]{0,20}\bcards\b/i,
    ),
    at('you carry a credit card balance', 'carrying a credit card balance'),
  ],
  'student loans': [at('you have student loans', 'still paying student loans')],
  'car loans': [at("you're about to finance a car", 'about to finance a car')],
  'quarterly taxes': [at('you pay quarterly taxes', 'paying quarterly taxes')],
  taxes: [
    at(
      "you're self-employed",
      "self-employed and unsure what you'll owe",
      /\b(?:freelanc\p{L}+|self-employed|invoices?|1099|contractors?)\b/iu,
    ),
    at(
      'nobody takes taxes out of your pay',
      'does nobody take taxes out of your pay',
      /\b(?:freelanc\p{L}+|self-employed|invoices?|1099|contractors?)\b/iu,
    ),
    at('your receipts live in a shoebox', 'receipts in a shoebox', /\bshoebox\b/i),
  ],
  receipts: [at('your receipts live in a shoebox', 'receipts in a shoebox', /\bshoebox\b/i)],
  mortgages: [
    at(
      "you're about to get a mortgage",
      'about to get a mortgage',
      /\b(?:first|apply\p{L}*|approv\p{L}+|buy\p{L}*)\b/iu,
    ),
  ],
  'market drops': [at('the market drops', 'nervous about the market')],
  investing: [
    at('you want to start investing', 'want to start investing', /\b(?:start|begin|first|never)\p{L}*\b/iu),
  ],
  'credit scores': [
    at(
      "you're building credit from scratch",
      'building credit from scratch',
      /\b(?:no credit|build\p{L}*|from scratch|new to)\b/iu,
    ),
  ],
  'emergency funds': [at("you don't have an emergency fund yet", 'no emergency fund yet')],
  // Work, old age and family.
  'job offers': [
    at('you get a job offer', 'just got a job offer'),
    at("you're about to sign a job offer", 'about to sign a job offer'),
  ],
  'health plans': [
    at('you have to pick a health plan', 'picking a health plan this year'),
    at("you're choosing a plan at open enrollment", 'ready for open enrollment', /\bopen enrollment\b/i),
  ],
  '401k plans': [
    at(
      'you leave a job with a 401k',
      'left a 401k at an old job',
      /\b(?:left|leave|old|last|previous|chang\p{L}+) (?:a |their )?(?:jobs?|employers?)\b/iu,
    ),
    at('you have a 401k at work', 'got a 401k at work'),
  ],
  '403b plans': [at('you have a 403b at work', 'got a 403b at work')],
  'old pensions': [at('you have pensions from old jobs', 'got pensions from old jobs')],
  'Social Security': [at("you're about to claim Social Security", 'about to claim Social Security')],
  Medicare: [at("you're signing up for Medicare", 'signing up for Medicare soon')],
  'disability insurance': [at("you can't work for a while", "worried you couldn't work for a while")],
  'long-term care': [at('a parent needs long-term care', 'is a parent going to need care')],
  'helping your parents with money': [
    at('a parent gets sick', '', /\b(?:gets?|got|is|was|fall(?:s|en)?|fell) (?:sick|ill)\b|\bhospital\b/i),
    at('you help your parents with money', 'helping your parents with money'),
  ],
  'family paperwork': [at('nobody can find the paperwork', 'could your family find your paperwork')],
  'being an executor': [
    at("you're named executor", 'have you been named executor'),
    at('you have to settle an estate', 'settling an estate'),
  ],
  'money after a loss': [
    at("you've lost your husband or wife", ''),
    at("you're suddenly handling the money alone", 'handling the money alone now'),
  ],
  'passing on the farm': [at("you're passing on the farm", 'thinking about passing on the farm')],
  'phone scams': [at('a stranger calls about your account', 'got a strange call about your account')],
  // At work.
  'raising your prices': [at("you're about to raise your prices", 'about to raise your prices')],
  onboarding: [at('someone new joins your team', 'got a new hire starting soon')],
  'firing someone': [at('you have to let someone go', 'have to let someone go')],
  'performance reviews': [at('a performance review is coming up', 'performance review coming up')],
  'job interviews': [at('you have a job interview coming up', 'job interview coming up')],
  'legacy code': [at('you inherit an old codebase', 'just inherited an old codebase')],
  grading: [at('you have a stack of papers to grade', 'got a stack of papers to grade')],
  'night shifts': [at('you work night shifts', 'working night shifts')],
  // With animals, at home and with kids.
  'crate training': [
    at(
      'your puppy cries in the crate',
      'puppy crying in the crate',
      /\b(?:cr(?:y|ies|ied|ying)|whin\p{L}+|scream\p{L}*|howl\p{L}*)\b/iu,
    ),
    at("you're crate training a dog", 'crate training a dog'),
  ],
  'leash pulling': [at('your dog pulls on the leash', 'does your dog pull on the leash')],
  barking: [at('your dog barks at everything', 'does your dog bark at everything')],
  'separation anxiety': [at("your dog can't be left alone", "can't leave your dog alone", /\bdogs?\b/i)],
  'home inspections': [at('you have a home inspection coming up', 'home inspection coming up')],
  'closing costs': [at("you're about to close on a house", 'about to close on a house')],
  'security deposits': [
    at(
      'you move into a rental',
      'moving into a rental',
      /\bmov\p{L}+[- ]in\b|\bfirst day\b|\bnew (?:place|apartment)\b/iu,
    ),
    at('you move out of a rental', 'moving out of a rental', /\bmov\p{L}+[- ]out\b/iu),
  ],
  tomatoes: [at('you grow tomatoes', 'growing tomatoes this year')],
  'raised beds': [at("you're building a raised bed", 'building a raised bed')],
  houseplants: [
    at(
      'your houseplants keep dying',
      'houseplants keep dying on you',
      /\b(?:dying|dies?|dead|kill\p{L}*)\b/iu,
    ),
  ],
  'shin splints': [at('your shins hurt when you run', 'shins hurt when you run')],
  'picky eating': [at("your kid won't try anything new", 'got a picky eater at home')],
  tantrums: [at('your kid has a meltdown', 'kid having meltdowns')],
  bedtime: [
    at(
      'bedtime turns into a fight',
      'is bedtime a fight at your house',
      /\b(?:fights?|battle|cry\p{L}*|scream\p{L}*|hours?)\b/iu,
    ),
  ],
  "your kid's first phone": [at('your kid asks for a phone', 'kid asking for a phone')],
  'late-night snacking': [at('you snack late at night', 'snacking late at night')],
  'wedding planning': [at("you're planning a wedding", 'planning a wedding')],
  'kids and allowance': [at('your kids get an allowance', 'giving your kids an allowance')],
};
