/**
 * Two words that one is told apart, and nobody chooses between: net and gross pay, APR and APY, empathy and sympathy. Data:
 * add freely. A side counts where it is nothing else: a net worth statement or an empathy course is chosen.
 */
import { words } from '../english/words.ts';
import type { Sides } from './sides.ts';

const MEASURES = [
  '(?:net|gross)(?: (?:pay|income|profits?|salary|worth|wages?|revenue|margins?|sales|weight|rent|yield))?',
  'APR|APY|EBITDA|EBIT|COGS|ROI|ROAS|CPM|CPC|CTR|LTV|CAC|MRR|ARR|UTC|GMT|BMI|BPM|ISO|DPI|PPI|RAM|ROM|MPG|GDP|CPI|AGI|MAGI',
  'revenue|turnover|profits?|profit margins?|cash ?flow|markups?|margins?|overhead|operating income|taxable income',
  '(?:insurance )?premiums?|deductibles?|co-?pays?|coinsurance|(?:tax )?deductions?|tax credits?|out-of-pocket max(?:imum)?',
  '(?:market|assessed|appraised|book) value|appraisals?|credit (?:scores?|reports?)|interest rates?|escrow|equity',
  'exempt|non-?exempt|assets?|liabilit(?:y|ies)|simple interest|compound interest|inflation|deflation|recession',
  'mean|median|average|aperture|shutter speed|depth of field|focal length|tempo|rhythm|melody|harmony|pitch|saturation|hue',
  'authentication|authorization|latency|bandwidth|throughput|concurrency|parallelism|arguments?|parameters?',
  'impressions|reach|followers|engagement|macros|micros|calories|complex carbs|simple carbs|soluble fiber|insoluble fiber|baking soda|baking powder',
];
const FEELINGS = [
  'empathy|sympathy|pity|compassion|love|lust|infatuation|attachment|limerence|intimacy|codependency|introverts?|extroverts?|introverted|extroverted|shy|shyness|lonely|alone|loneliness|solitude',
  'hunger|thirst|cravings?|appetite|tired|lazy|laziness|fatigue|confiden(?:t|ce)|arrogan(?:t|ce)|assertive|aggressive|selfish|self-care|humility|equality|diversity|inclusion',
  'needs|wants|boundar(?:y|ies)|ultimatums?|rules|feelings|emotions|thoughts|feelings?|facts?|opinions?|motivation|discipline|punishment|tantrums?|meltdowns?|spoiled|strong-willed',
];
const CONDITIONS = [
  'colds?|(?:the )?flu|allerg(?:y|ies)|covid|sprains?|strains?|soreness|dry skin|dehydrated skin|dry|dehydrated|dandruff|dry scalp|purging|breaking out|baby blues|teething|croup|hay fever|food poisoning|stomach bug|moles?|freckles?|bloating|water weight|fat loss|weight loss|muscle loss',
];
const SPELLED =
  "affect|effect|who|whom|less|fewer|its|it's|then|than|their|there|they're|your|you're|lay|lie|i\\.?e\\.?|e\\.?g\\.?|adverbs?|adjectives?|similes?|metaphors?";

const WORD = new RegExp(`^(?:${[...MEASURES, ...FEELINGS, ...CONDITIONS, SPELLED].join('|')})$`, 'i');

const OF_GRAMMAR = new RegExp(`^(?:${SPELLED})$`, 'i');

const alone = (side: string): string => words(side.replace(/^(?:an?|the) /i, '')).join(' ');

/** Both are such words: profit or growth is a question of what comes first. */
export function areToldApart({ a, b }: Sides): boolean {
  return WORD.test(alone(a)) && WORD.test(alone(b));
}

/** Words as they are written: nobody has an effect beside an affect. */
export function areSpelled({ a, b }: Sides): boolean {
  return OF_GRAMMAR.test(a) && OF_GRAMMAR.test(b);
}
