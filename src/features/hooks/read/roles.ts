import { plainLetters } from './plain-letters.ts';
import roles from './roles.json' with { type: 'json' };
import { anyOf } from './word-lists.ts';

/** Recognizes the audience by the words that topics and customer descriptions use for it. */
const WORDS = roles.words;

/** A group of viewers that a point of the book can be for. */
export type Role = keyof typeof WORDS;
export const ROLES = Object.keys(WORDS) as Role[];

const WORD_ENDS = '(?![a-zé])';

const MATCHERS = (Object.entries(WORDS) as [Role, string[]][]).map(
  ([role, rows]) => [role, new RegExp(`\\b${anyOf(rows)}${WORD_ENDS}`, 'i')] as const,
);

export function findRoles(input: string): ReadonlySet<Role> {
  const text = plainLetters(input);
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

/**
 * Other people in a text show its audience: "my boss" is said to employees (`to`), not to bosses (`is`), and "how to
 * handle difficult employees" to their managers.
 */
type OtherPerson = { is: Role; to: Role | null };
const OTHERS = roles.others as readonly (OtherPerson & { words: string[] })[];
/** "One employee" is another person too, but "as an employee" is the viewer. */
const ONE = String.raw`(?<!\b(?:as|be|being|become|becoming) )\b(?:an?|one)(?= (?:\w+ )?(?:employee|direct report|new hire|tenant))`;
const OTHER = new RegExp(
  `(?:\\b${anyOf(roles.spokenOf)}|${ONE}) (?!own )(?:\\w+ )?(?:${OTHERS.map(({ words }) => `(${anyOf(words)})`).join('|')})${WORD_ENDS}`,
  'gi',
);

/** "Employee not meeting deadlines" is about one person, which says nothing about the audience. */
const SPOKEN_OF = /(?<!\b(?:as|be|being|become|becoming) an? )\b(employee|tenant|new hire)(?![a-zé]|['’]s)/gi;
const SPOKEN_OF_IS: Record<string, Role> = {
  employee: 'employees',
  tenant: 'renters',
  'new hire': 'new hires',
};

function spokenOfIn(text: string): OtherPerson[] {
  return [...text.matchAll(SPOKEN_OF)].map(([, word = '']) => ({
    is: SPOKEN_OF_IS[word.toLowerCase()] as Role,
    to: null,
  }));
}

function othersIn(text: string): OtherPerson[] {
  return [...text.matchAll(OTHER)].flatMap(([, ...groups]) => OTHERS.filter((_, i) => groups[i]));
}

/** The roles that a line can be said to, judging by the other people that it mentions. */
export function findAddressedRoles(text: string): Set<Role> {
  return new Set(othersIn(plainLetters(text)).flatMap(({ to }) => to ?? []));
}

/** All roles that `findAddressedRoles` can return: few enough for one bit each. */
const ADDRESSED_ROLES = OTHERS.flatMap(({ to }) => to ?? []);
export const packAddressedRoles = (text: string): number =>
  [...findAddressedRoles(text)].reduce((bits, role) => bits | (1 << ADDRESSED_ROLES.indexOf(role)), 0);
const NO_ROLES: ReadonlySet<Role> = new Set();
export const unpackAddressedRoles = (bits: number): ReadonlySet<Role> =>
  bits === 0 ? NO_ROLES : new Set(ADDRESSED_ROLES.filter((_, place) => bits & (1 << place)));

/** Roles of one group exclude each other. */
const SIDES = roles.sides as readonly (readonly Role[])[];
/** Lines for these roles are wrong for everybody else, so they are used only if the role was named. */
const ONLY_IF_NAMED: ReadonlySet<string> = new Set(roles.onlyIfNamed);

export type Audience = { topic: ReadonlySet<Role>; customer: ReadonlySet<Role> };
type PointAudience = Audience & { subject?: ReadonlySet<Role>; isNamed?: boolean };

/**
 * Returns whether a point for these roles suits the audience. The topic takes precedence over the customer. A role
 * that counts only if named also counts if the subject is for it, or if the topic is the name of the point.
 */
export function suitsRoles(
  roles: readonly Role[],
  { topic, customer, subject, isNamed }: PointAudience,
): boolean {
  if (roles.length === 0) return true;
  for (const audience of [topic, customer]) {
    if (roles.some((role) => audience.has(role))) return true;
    if (roles.some((role) => hasOpposite(role, audience))) return false;
  }
  return (
    isNamed === true ||
    roles.some(
      (role) => (subject?.has(role) && !isOneSide(role, subject, customer)) || !ONLY_IF_NAMED.has(role),
    )
  );
}

/**
 * A subject for both sides ("open houses") does not make up for a role that nobody named: its lines for sellers are
 * not said to "families thinking about a move". Homeowners may be sellers.
 */
function isOneSide(role: Role, subject: ReadonlySet<Role>, customer: ReadonlySet<Role>): boolean {
  if (customer.has('homeowners')) return false;
  return hasOpposite(role, new Set([...subject].filter((other) => !ONLY_IF_NAMED.has(other))));
}

function hasOpposite(role: Role, audience: ReadonlySet<Role>): boolean {
  return SIDES.some(
    (side) => side.includes(role) && side.some((other) => other !== role && audience.has(other)),
  );
}

/** People named in a topic may be what it is about: "what buyers notice" is said to sellers. */
const NAMED_PEOPLE = new RegExp(`(?<!\\bfor (?:[\\w'-]+ ){0,3})\\b${anyOf(roles.named)}\\b(?!['’])`, 'gi');

/**
 * The audience of a topic and of a customer. If the topic mentions people on the other side than the customer,
 * neither side is assumed. Men and women are an exception: women who ask about men are women.
 */
export function readAudience(topic: string, customer: string): Audience {
  const roles = { topic: new Set(findRoles(topic)), customer: new Set(findRoles(customer)) };
  const done = findRoles(topic.replace(NAMED_PEOPLE, ' '));
  for (const role of [...roles.topic]) {
    if (done.has(role) || roles.customer.has(role) || !hasOpposite(role, roles.customer)) continue;
    roles.topic.delete(role);
    if (role === 'men' || role === 'women') continue;
    for (const side of SIDES) if (side.includes(role)) for (const other of side) roles.customer.delete(other);
  }
  return roles;
}

/**
 * Returns whether a subject is for the other side: for sellers, where the audience is buyers. The topic takes
 * precedence over the customer.
 */
export function isOppositeAudience(subject: ReadonlySet<Role>, { topic, customer }: Audience): boolean {
  if (subject.size === 0) return false;
  return SIDES.some((side) => {
    const audience = side.some((role) => topic.has(role)) ? topic : customer;
    const spokenTo = side.filter((role) => audience.has(role));
    const meant = side.filter((role) => subject.has(role));
    return spokenTo.length > 0 && meant.length > 0 && !meant.some((role) => spokenTo.includes(role));
  });
}
