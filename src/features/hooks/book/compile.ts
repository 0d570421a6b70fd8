import { HOOK_TYPES } from '../hook-types.ts';
import ranker from '../ranker/ranker.weights.json' with { type: 'json' };
import { createScorer, type Scorer, unpackRanker } from '../ranker/scorer.ts';
import { COUNTRIES, type Country, countryOfLine, countryOfRules, readCountry } from '../read/country.ts';
import { findRoles, packAddressedRoles, ROLES, type Role } from '../read/roles.ts';
import { withoutAudience } from './audience-slot.ts';
import type { BookHead, SubjectPart } from './book.ts';
import { openReader, packSections } from './book-sections.ts';
import { AVERAGE_RATING, COUNTRY_CODES, STANCES } from './chapter.ts';
import type { Frame } from './frames.schema.ts';
import { hashLine } from './ids.ts';
import type { SubjectFile } from './read-files.ts';
import { indexStems, type PackedLists, packLists } from './stem-lists.ts';
import type { Point, Subject } from './subject.schema.ts';
import { joinRows, packedVectorOf, unpackWordVectors, type WordVectors } from './word-vectors.ts';
import { contentWords, isWeakWord } from './words.ts';

/** What a subject is compiled with; new stems are added to `stems`. */
type Tools = { words: WordVectors; score: Scorer; stems: Map<string, number> };

/** Compiles all that the writing thread needs into one file; `book.ts` decides what is read at once. */
export function compileBook(
  files: readonly Pick<SubjectFile, 'field' | 'slug' | 'subject'>[],
  frames: readonly Frame[],
  wordVectors: Buffer,
): Buffer {
  const { weights, ...rest } = unpackRanker(ranker);
  const stems = new Map<string, number>();
  const tools = {
    words: unpackWordVectors(openReader(wordVectors)),
    score: createScorer({ weights, ...rest }),
    stems,
  };
  const subjects = files.map(({ field, slug, subject }) =>
    compileSubject(`${field}/${slug}`, subject, tools),
  );
  const head: BookHead = { subjects: subjects.map(({ head }) => head), stems: [...stems.keys()], frames };
  const names = subjects.map((subject) => subject.names());
  const chapters = subjects.map((subject) => subject.chapter());
  return packSections([
    jsonBytes(head),
    wordVectors,
    jsonBytes(rest),
    weights.index,
    weights.weights,
    joinRows(subjects.map(({ vector }) => vector)),
    ...listSections(packLists(subjects.map((subject) => subject.stems))),
    startsOf(names),
    Buffer.concat(names),
    startsOf(chapters),
    Buffer.concat(chapters),
  ]);
}

const jsonBytes = (value: unknown) => Buffer.from(JSON.stringify(value));
const listSections = ({ starts, ids }: PackedLists) => [starts, ids];

export function compileSubject(id: string, written: Subject, tools: Tools): SubjectPart {
  const { words, stems } = tools;
  const names = [...new Set([written.subject, ...written.names])];
  const country = countryOfSubject(id, written);
  const points = written.points.map((point) => compilePoint(point, tools, country));
  const allNames = [names, ...points.map((point) => point.names)];
  const nameStems = allNames.flat().map((name) => indexStems(stems, name));
  const lines = written.points.flatMap(({ hooks }) => hooks);
  const spoken = lines.map(({ say }) => withoutAudience(say));
  const rows = (texts: readonly string[]) => joinRows(texts.map((text) => packedVectorOf(words, text)));
  const texts = [
    ...written.points.flatMap(({ chip, point, payoff }) => [chip, point, payoff]),
    ...lines.flatMap(({ say, tip, screen }) => [say, tip, screen]),
  ].map((text) => Buffer.from(text));
  const packedNames = packSections([
    Buffer.from(allNames.map(({ length }) => length)),
    rows(allNames.flat()),
    ...listSections(packLists(nameStems)),
  ]);
  const chapter = packSections([
    Buffer.from(points.flatMap(({ row }) => row)),
    rows(written.points.map(({ point, chip }) => `${point} ${chip}`)),
    rows(spoken),
    ...listSections(packLists(points.map((point) => point.stems))),
    ...listSections(packLists(points.map((point) => point.when))),
    Buffer.from(lines.map(({ type }) => HOOK_TYPES.indexOf(type))),
    Buffer.from(lines.map(({ say }) => packAddressedRoles(say))),
    Uint32Array.from(lines, ({ say }) => hashLine(say)),
    Float32Array.from(spoken, tools.score),
    Buffer.from(lines.map(({ rating = AVERAGE_RATING }) => rating)),
    Buffer.from(lines.map(({ say }) => COUNTRY_CODES.indexOf(countryOfLine(say)))),
    startsOf(texts),
    Buffer.concat(texts),
  ]);
  return {
    head: { id, name: written.subject, roles: indexesOfRoles(audienceOfSubject(written)) },
    vector: packedVectorOf(words, names.join(' ')),
    stems: [...new Set(nameStems.flatMap((places) => [...places]))],
    names: () => packedNames,
    chapter: () => chapter,
  };
}

function startsOf(parts: readonly Buffer[]): Uint32Array {
  let end = 0;
  return Uint32Array.from([0, ...parts.map(({ length }) => (end += length))]);
}

const MAX_POINT_NAMES = 24;

function compilePoint(written: Point, { stems }: Tools, ofSubject: Country | null) {
  const { point, chip, for: roles = [], stance = null, aside, when = [], hooks } = written;
  const names = written.names?.slice(0, MAX_POINT_NAMES) ?? [];
  const said = hooks.map(({ say, screen }) => `${say} ${screen}`);
  const country = COUNTRY_CODES.indexOf(countryOf(written) ?? ofSubject);
  const packed =
    STANCES.indexOf(stance) + STANCES.length * (country + COUNTRY_CODES.length * (aside ? 1 : 0));
  return {
    names,
    row: [hooks.length, packed, roles.length, ...indexesOfRoles(roles)],
    stems: indexStems(stems, [point, chip, ...names, ...said].join(' ')),
    when: indexStems(stems, when.flatMap(strongWords).join(' ')),
  };
}

/** Leaves out words such as "first" and "new", which are in too many topics to tell them apart. */
function strongWords(text: string): string[] {
  const words = contentWords(text);
  const strong = words.filter((word) => !isWeakWord(word));
  return strong.length > 0 ? strong : words;
}

/** Fields about rules and prices: a subject with a place in its name is about that place. */
const FIELDS_OF_RULES: ReadonlySet<string> = new Set([
  'financial-advisor',
  'real-estate-agent',
  'business-coach',
  'law',
]);

function countryOfSubject(id: string, { subject }: Subject): Country | null {
  const [field = '', slug = ''] = id.split('/');
  return FIELDS_OF_RULES.has(field) ? readCountry(`${subject} ${slug.replaceAll('-', ' ')}`) : null;
}

/** The country in which the point is true: as its file says, else as its words do. */
function countryOf({ point, payoff, review }: Point): Country | null {
  const { region = 'any' } = review ?? {};
  if (region === 'any') return countryOfRules(`${point} ${payoff}`);
  return COUNTRIES.find((country) => country === region) ?? 'elsewhere';
}

const indexesOfRoles = (roles: readonly Role[]) => roles.map((role) => ROLES.indexOf(role));

/** A role in at least this share of the points is an audience of the whole subject. */
const POINTS_SHARE = 1 / 3;
/** A role in at least this share of the names is an audience of the whole subject too. */
const NAMES_SHARE = 0.25;

/** "Emotionally unavailable men" is said to others; "men's health" and "for men" are said to men. */
const SPOKEN_OF =
  /(?<!\bfor (?:\w+ )?)\b(?:men|women|husbands?|wi(?:fe|ves)|boyfriends?|girlfriends?)\b(?!['’])/gi;

/** The audience of a subject: the roles in its title, and those in enough of its points or names. */
function audienceOfSubject({ subject, names, points }: Subject): Role[] {
  const all = [...new Set([subject, ...names])];
  return [
    ...new Set([
      ...findRoles(subject),
      ...frequent(
        points.map(({ for: roles = [] }) => roles),
        POINTS_SHARE,
      ),
      ...frequent(
        all.map((name) => [...findRoles(name.replace(SPOKEN_OF, ' '))]),
        NAMES_SHARE,
      ),
    ]),
  ];
}

function frequent(lists: readonly (readonly Role[])[], share: number): Role[] {
  const counts = new Map<Role, number>();
  for (const role of lists.flat()) counts.set(role, (counts.get(role) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= share * lists.length).map(([role]) => role);
}
