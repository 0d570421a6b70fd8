import { plainLetters } from './plain-letters.ts';

/** Who is spoken to, by the words that topics and customers use for them. */
const WORDS = {
  buyers:
    'buyers?|buy(?:ing)? (?:a|your|their|my|our)? ?(?:first |new |second )?(?:home|house|condo|property|place)|house[- ]?hunt\\w*|home ?buy\\w*|first[- ]time home',
  sellers:
    'sellers?|sell(?:ing)? (?:a|your|their|my|our|the)? ?(?:home|house|condo|property|place)|listing your|home ?sell\\w*|ready to sell|list(?:ing)? (?:your|my|their) (?:home|house)',
  homeowners: 'home ?owners?|own(?:s|ing)? (?:a|their|your) home|new owners?',
  renters: 'renters?|tenants?|renting(?! out)|apartment living|rent an? ',
  landlords: 'landlords?|rental propert\\w+|renting out|rent out|your tenants?|property managers?',
  investors: 'investors?|investment propert\\w+|house hack\\w*|flippers?',
  agents: 'realtors|new agents?|real estate agents|listing agents|brokers',
  managers: 'managers?|team leads?|leaders?|supervisors?|bosses|executives?|your team|directors|heads of',
  employees: 'employees?|workers?|staff|coworkers?|your boss|nine[- ]to[- ]five|9[- ]to[- ]5',
  'business owners':
    'business(?:es)? owners?|owners?|entrepreneurs?|founders?|solopreneurs?|small business\\w*|shop owners?|startups?|agenc(?:y|ies)|coaches|consultants?',
  freelancers: 'freelanc\\w+|self[- ]employed|contractors?|gig workers?|1099|independent',
  'job seekers':
    'job ?seekers?|job hunt\\w*|applicants?|candidates?|interview\\w*|résumés?|resumes?|laid off|career chang\\w+',
  'new hires': 'new hires?|first job|new job|onboarding|interns?',
  trainers: 'trainers?|facilitators?|l&d|learning and development|hr\\b|instructional design\\w*',
  parents:
    'parents?|moms?|mums?|mothers?|dads?|fathers?|kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|famil(?:y|ies)|teens?|teenagers?|son|daughter|newborns?|preschool\\w*|picky eaters?|lunch ?box\\w*',
  expecting: 'pregnan\\w+|expecting|trimester|prenatal|postpartum|newborns?|ttc|birth',
  caregivers: 'caregiv\\w+|aging parents?|elderly parents?|caring for',
  couples:
    'couples?|partners?|spouses?|husbands?|wi(?:fe|ves)|marriage|married|relationships?|newlyweds?|boyfriend|girlfriend|fianc\\w+|dating',
  singles: 'singles?|dating|solo|living alone|by yourself|on your own',
  students: 'students?|college|university|campus|exams?|study(?:ing)?|homework|grad school|high school',
  teens: 'teens?|teenagers?|adolescen\\w+|high school\\w*',
  'young adults':
    'young (?:adults?|professionals?|people)|twenties|20s|gen z|millennials?|first job|college grads?|graduates?',
  'pre-retirees':
    'pre-?retirees?|retir\\w+|50s|60s|over (?:50|55|60)|near(?:ing)? retirement|social security|medicare',
  retirees: 'retire(?:es|d)|seniors?|retirement|medicare|social security|rmds?|grandparents?',
  beginners:
    'beginners?|newbies?|newcomers?|new to|first[- ]time\\w*|starting out|start(?:ing|ed)?|learn(?:ing|ers?)?|basics|101|junior|never (?:done|tried|invested|coded)|from scratch',
  advanced:
    'advanced|experienced|seniors? (?:dev|engineer)\\w*|pros?|professionals?|expert|intermediate|marathon\\w*',
  women:
    'wom[ae]n|moms?|mums?|mothers?|girls?|ladies|female|menopaus\\w*|perimenopaus\\w*|pcos|pmos|pms|pmdd|menstrua\\w*|endometriosis|hot flash\\w*|(?:your|my) period|period (?:cramps?|cravings?|pain|symptoms?|bloat\\w*)|pregnan\\w+|postpartum|brides?|wives|daughters?',
  men: 'm[ae]n|dads?|fathers?|guys?|male|husbands?|boys?|beards?|testosterone',
  vegans: 'vegans?|plant[- ]based|vegetarians?|meatless',
  athletes:
    'athletes?|runners?|marathon\\w*|lifters?|cyclists?|gym\\w*|workouts?|training|sports?|triathl\\w+|swimmers?|crossfit',
  developers: 'developers?|devs?|engineers?|programmers?|coders?|coding|software',
  creators: 'creators?|influencers?|content|youtubers?|reels|tiktok|followers|podcast\\w*',
  teachers: 'teachers?|classrooms?|educators?|tutors?|professors?|homeschool\\w*',
  travelers: 'travel\\w*|trips?|vacations?|flights?|airports?|hotels?|backpack\\w*|tourists?',
  'pet owners': 'pets?|dogs?|pupp(?:y|ies)|cats?|kittens?|animals?',
  brides: 'brides?|weddings?|engaged|fianc\\w+|grooms?',
  'people with debt':
    'debts?|owe|loans?|credit cards?|collections|behind on|payments?|paycheck to paycheck|borrow\\w*',
  families: 'famil(?:y|ies)|parents?|moms?|mums?|dads?|kids?|children|households?',
};

/** For whom a point of the book can be meant. */
export type Role = keyof typeof WORDS;
export const ROLES = Object.keys(WORDS) as Role[];

const WORD_ENDS = '(?![a-zé])';

const MATCHERS = (Object.entries(WORDS) as [Role, string][]).map(
  ([role, source]) => [role, new RegExp(`\\b(?:${source})${WORD_ENDS}`, 'i')] as const,
);

export function rolesIn(typed: string): ReadonlySet<Role> {
  const text = plainLetters(typed);
  const roles = new Set(MATCHERS.filter(([, pattern]) => pattern.test(text)).map(([role]) => role));
  const others = [...othersIn(text), ...spokenOfIn(text)];
  if (others.length === 0) return roles;
  const rest = text.replace(OTHER, ' ').replace(SPOKEN_OF, ' ');
  for (const { is, to } of others) {
    if (!MATCHERS.some(([role, pattern]) => role === is && pattern.test(rest))) roles.delete(is);
    if (to) roles.add(to);
  }
  return roles;
}

/** Who has a boss is an employee: somebody else in a text says who is spoken to. */
type Other = { is: Role; to: Role | null };
const OTHERS: readonly (Other & { words: string })[] = [
  { words: 'husbands?|boyfriends?', is: 'men', to: 'women' },
  { words: 'wife|wives|girlfriends?', is: 'women', to: 'men' },
  { words: 'boss|manager|supervisor', is: 'managers', to: 'employees' },
  { words: 'employees?|direct reports?|new hires?|staff', is: 'employees', to: 'managers' },
  { words: 'landlord', is: 'landlords', to: 'renters' },
  { words: 'tenants?', is: 'renters', to: 'landlords' },
  { words: 'students?', is: 'students', to: 'teachers' },
  {
    words: 'teacher(?! (?:pension|salary|pay|retirement|burnout|training|budget))|professor',
    is: 'teachers',
    to: 'students',
  },
  { words: 'mom|mum|mother|dad|father|parents', is: 'parents', to: null },
];
/** "One employee" is somebody else too, but not "as an employee". */
const OTHER = new RegExp(
  `(?:\\b(?:my|your|his|her|their|our|whose)|(?<!\\b(?:as|be|being|become|becoming) )\\b(?:an?|one)(?= (?:\\w+ )?(?:employee|direct report|new hire|tenant))) (?:\\w+ )?(?:${OTHERS.map(({ words }) => `(${words})`).join('|')})${WORD_ENDS}`,
  'gi',
);

/** "Employee not meeting deadlines": a single one is spoken of, and says nothing of who listens. */
const SPOKEN_OF = /(?<!\b(?:as|be|being|become|becoming) an? )\b(employee|tenant|new hire)(?![a-zé]|['’]s)/gi;
const SPOKEN_OF_IS: Record<string, Role> = {
  employee: 'employees',
  tenant: 'renters',
  'new hire': 'new hires',
};

function spokenOfIn(text: string): Other[] {
  return [...text.matchAll(SPOKEN_OF)].map(([, word = '']) => ({
    is: SPOKEN_OF_IS[word.toLowerCase()] as Role,
    to: null,
  }));
}

function othersIn(text: string): Other[] {
  return [...text.matchAll(OTHER)].flatMap(([, ...groups]) => OTHERS.filter((_, i) => groups[i]));
}

/** Whom a line can be said to, by whom else it speaks of. */
export function sidesIn(text: string): Set<Role> {
  return new Set(othersIn(plainLetters(text)).flatMap(({ to }) => to ?? []));
}

/** The roles that such a line can be said to: few enough for a bit each. */
const SAID_TO = OTHERS.flatMap(({ to }) => to ?? []);
export const sideBits = (text: string): number =>
  [...sidesIn(text)].reduce((bits, role) => bits | (1 << SAID_TO.indexOf(role)), 0);
const NOBODY: ReadonlySet<Role> = new Set();
export const sidesOfBits = (bits: number): ReadonlySet<Role> =>
  bits === 0 ? NOBODY : new Set(SAID_TO.filter((_, place) => bits & (1 << place)));

/** Who of each group is meant excludes the others of it. */
const SIDES: readonly (readonly Role[])[] = [
  ['buyers', 'sellers'],
  ['renters', 'landlords', 'homeowners'],
  ['managers', 'employees'],
  ['business owners', 'employees'],
  ['beginners', 'advanced'],
  ['singles', 'couples'],
  ['agents', 'buyers'],
  ['agents', 'sellers'],
  ['men', 'women'],
  ['teachers', 'students'],
];
/** Lines for these are wrong for everybody else: they come only where somebody named them. */
const ONLY_IF_NAMED: ReadonlySet<Role> = new Set<Role>([
  'landlords',
  'investors',
  'agents',
  'job seekers',
  'new hires',
  'trainers',
  'parents',
  'expecting',
  'caregivers',
  'couples',
  'singles',
  'students',
  'teens',
  'pre-retirees',
  'retirees',
  'women',
  'men',
  'vegans',
  'athletes',
  'developers',
  'creators',
  'teachers',
  'travelers',
  'pet owners',
  'brides',
  'families',
  'business owners',
  'freelancers',
  'advanced',
  'renters',
  'sellers',
  'people with debt',
]);

export type Audience = { topic: ReadonlySet<Role>; customer: ReadonlySet<Role> };
type Meant = Audience & { subject?: ReadonlySet<Role>; exact?: boolean };

/**
 * Whether a point meant for these can be said to that audience. The topic outranks the customer; whom the subject itself
 * is for need not be named, and neither need anybody where a point is called what was typed.
 */
export function suits(roles: readonly Role[], { topic, customer, subject, exact }: Meant): boolean {
  if (roles.length === 0) return true;
  for (const known of [topic, customer]) {
    if (roles.some((role) => known.has(role))) return true;
    if (roles.every((role) => hasOpposite(role, known))) return false;
  }
  return exact === true || roles.some((role) => subject?.has(role) || !ONLY_IF_NAMED.has(role));
}

function hasOpposite(role: Role, known: ReadonlySet<Role>): boolean {
  return SIDES.some(
    (side) => side.includes(role) && side.some((other) => other !== role && known.has(other)),
  );
}

/** Buyers are spoken to, and the subject is for sellers. The topic decides before the customer does. */
export function isForTheOtherSide(subject: ReadonlySet<Role>, { topic, customer }: Audience): boolean {
  if (subject.size === 0) return false;
  return SIDES.some((side) => {
    const known = side.some((role) => topic.has(role)) ? topic : customer;
    const spokenTo = side.filter((role) => known.has(role));
    const meant = side.filter((role) => subject.has(role));
    return spokenTo.length > 0 && meant.length > 0 && !meant.some((role) => spokenTo.includes(role));
  });
}
