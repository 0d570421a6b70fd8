/** Of which kind a creator's field is, where it stands in for the topic: things that are sold, or something that is done. */
import { words } from './english/words.ts';

/**
 * Things that are sold: any ("goods"), what lasts, what the creator makes, what these customers give away. And a trade:
 * any, what one has to understand ("study"), of these what takes up the week ("chore"), what one practices ("skill"), and
 * what is done for somebody.
 */
export type FieldKind =
  | 'goods'
  | 'kept'
  | 'made'
  | 'gift'
  | 'trade'
  | 'study'
  | 'chore'
  | 'skill'
  | 'service';

/** What is done for somebody, or told to them, however it is sold. */
const DONE =
  /^(?:software|apps?|systems?|platforms?|tools?|delivery|deliveries|repairs?|rentals?|insurance|payroll|therapy|photography|videography|design|tax|taxes|money|nutrition|fitness|care|control|services?|lessons|classes|courses|sessions|restorations?|alterations?|tours|inventory|finance|loans|music|piano|guitar|spanish|french|english|german|yoga|pilates|maintenance|installation|translation|storage|security|hosting|seo|macros|benefits|costs|removal|removals|catering|events|weddings|parties|spaces|rooms)$/i;
/** Things in -ing. */
const THING_IN_ING = /^(?:earring|ring|clothing|bedding|string|wedding|painting|knitting)s?$/i;

const SOLD =
  /\b(?:book|toy|tea|coffee|cake|wine|flower|sweet|shoe)?(?:shop|store)\b|\b(?:nursery|stall|stand|boutique|brand|etsy|shopify|ebay|amazon|depop|farmers['’]? market|craft fairs?|bakery|maker|roaster|sells?|selling)\b/i;
const BY_HAND =
  /\b(?:handmade|handcrafted|homemade|home-?baked|hand-\p{L}+|custom|bespoke|small[- ]batch|artisan)\b/iu;
const MAKES =
  /^(?:we|i) (?:hand |hand-)?(?:make|bake|roast|brew|sew|knit|carve|print|design)\b|\b(?:maker|bakery)\b/i;
const USED = /\b(?:vintage|second-?hand|pre-?owned|pre-?loved|refurbished|used|antique|restored|thrifted)\b/i;

/** Eaten, burned down or sent off. */
const USED_UP =
  /\b(?:cakes?|cupcakes?|cookies|bread|sourdough|pastries|pies|jams?|honey|sauces?|kombucha|coffee|teas?|beers?|wines?|chocolates?|candy|candies|sweets|snacks?|meals?|food|spices?|soaps?|candles?|flowers?|bouquets?|cards?|invitations?|seeds?|boxes|baskets|cosmetics|skincare|treats|patterns|templates|printables|stickers)\b/i;
/** Not for somebody else's birthday. */
const NO_GIFT = /\b(?:cards?|invitations?|seeds?|scanners?|machines?|equipment|supplies|parts|cakes?)\b/i;

const GIVES = /\b(?:gifts?|presents?|keepsakes?|stocking stuffers?)\b/i;

/** Done for somebody with the hands: there is nothing to be confused about. */
const BY_WORKERS =
  /(?:^|\s)(?:\p{L}*(?:grooming|detailing|cleaning|washing|sharpening|tuning|printing|landscaping|gardening|decorating|painting|walking|sitting|boarding|roofing|plumbing|tiling|flooring|hauling|moving|engraving|framing|upholstery|remodeling|waxing|piercing|braiding|styling)|deliver(?:y|ies)|repairs?|rentals?|photography|videography|lawn care|pet care|removals?|alterations?|catering|laundry|tours|restorations?|installation|maintenance|pest control|scaffolding|tattoos?|haircuts?|nails|parties|massages?)$/iu;
/** Has to be done every week by who runs a business. */
const EVERY_WEEK =
  /(?:^|\s)(?:payroll|inventory|bookkeeping|invoicing|scheduling|booking|billing|accounting|paperwork|compliance|(?:rota|shift|route|crew|production|menu) planning|tracking|dispatch|reporting|routing)$/i;

/** Learned by doing. */
const PRACTICED =
  /(?:^|\s)(?:piano|guitar|violin|drums|singing|voice|music|yoga|pilates|fitness|strength training|running|swimming|golf|tennis|dance|dancing|cooking|baking|drawing|watercolor|calligraphy|pottery|knitting|crochet|sewing|chess|spanish|french|english|german|italian|japanese|public speaking|meditation)$/i;
/** Lived with, and not understood in a minute. */
const LIVED =
  /(?:^|\s)(?:therapy|marriage|parenting|motherhood|fatherhood|dating|relationships?|grief|divorce|sobriety|recovery|faith|anxiety|burnout|confidence|menopause|birth|postpartum|breastfeeding|sleep|adoption|caregiving|eldercare|trauma|boundaries|self-care|intimacy|hair|nails|skin|skincare|beauty|tattoos?)$/i;
const RENTED = /^(?:we|i) (?:rent|lease|hire)(?: out)? /i;

function kindsOfWares(field: string, business: string, customer: string): FieldKind[] {
  const found: FieldKind[] = ['goods'];
  if (!USED_UP.test(field)) found.push('kept');
  if ((BY_HAND.test(field) || MAKES.test(business)) && !USED.test(field)) found.push('made');
  if (GIVES.test(customer) && !NO_GIFT.test(field)) found.push('gift');
  return found;
}

/** What a field is: things of some kinds, or a trade. */
export function kindsOf(field: string, business: string, customer: string): readonly FieldKind[] {
  const head = words(field).at(-1) ?? '';
  const done = BY_WORKERS.test(field);
  const thing = !done && !DONE.test(head) && (!/ings?$/i.test(head) || THING_IN_ING.test(head));
  if (thing && (SOLD.test(business) || BY_HAND.test(field))) return kindsOfWares(field, business, customer);
  if (done) return ['trade', 'service'];
  if (PRACTICED.test(field)) return ['trade', 'skill'];
  // Tents that are rented out are neither bought nor learned, and nobody is tested on marriage.
  if (RENTED.test(business) || LIVED.test(field)) return ['trade'];
  return EVERY_WEEK.test(field) ? ['trade', 'study', 'chore'] : ['trade', 'study'];
}
