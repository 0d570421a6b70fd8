import type { BookHead } from './book.ts';
import { subjectsByStem, type Tables } from './compile.ts';
import { inFileOrder } from './ids.ts';
import { Sections } from './sections.ts';
import { openStems } from './stem-lists.ts';

/**
 * A compiled book with some subjects replaced, added or left out: the same tables that compiling all its files anew
 * would give, but for the order of the stems, in the time that copying them takes.
 */
export function spliceBook(base: Sections, edited: ReadonlyMap<string, Tables | null>): Sections {
  const head = base.json<BookHead>('head');
  const stems = new StemNumbers(head.stems);
  const segments = segmentsOf(base, head, edited, stems);
  const spliced: BookHead = {
    subjects: segments.flatMap(({ subjects }) => subjects),
    stems: stems.all,
    frames: head.frames,
  };
  const replaced = {
    head: Buffer.from(JSON.stringify(spliced)),
    ...Object.assign({}, ...TABLES.map(([name, of]) => joinRows(segments, name, of))),
    ...Object.assign({}, ...TEXTS.map(([name, of]) => joinTexts(segments, name, of))),
    ...joinStems(segments, 'name stems', 'name'),
    ...joinStems(segments, 'point stems', 'point'),
    ...joinStems(segments, 'when stems', 'point'),
  };
  const joined = base.with(replaced);
  return joined.with(subjectsByStem(spliced, openStems(joined, 'name stems')).sections('subjects by stem'));
}

type Counted = 'subject' | 'name' | 'point' | 'line';
type Places = Record<Counted, number>;

const TABLES: readonly (readonly [string, Counted])[] = [
  ['subject vectors', 'subject'],
  ['name vectors', 'name'],
  ['point vectors', 'point'],
  ['line vectors', 'line'],
  ['types', 'line'],
  ['sides', 'line'],
  ['hashes', 'line'],
  ['appeal', 'line'],
];
const TEXTS: readonly (readonly [string, Counted])[] = [
  ['names', 'name'],
  ['chip', 'point'],
  ['point', 'point'],
  ['payoff', 'point'],
  ['say', 'line'],
  ['tip', 'line'],
  ['screen', 'line'],
];

/** Neighbouring subjects that come from one place. */
type Segment = {
  parts: Sections;
  /** Of the whole that it is a piece of. */
  count: Places;
  from: Places;
  to: Places;
  subjects: BookHead['subjects'];
  /** Null where stems keep their places. */
  stemPlaces: Uint32Array | null;
};

function segmentsOf(
  base: Sections,
  head: BookHead,
  edited: ReadonlyMap<string, Tables | null>,
  stems: StemNumbers,
): Segment[] {
  const known = new Map(head.subjects.map((subject, place) => [subject.id, place]));
  const before = placesOf(head.subjects);
  const count = before.at(-1) as Places;
  const segments: Segment[] = [];
  const kept = (from: number, to: number) => {
    if (from >= to) return;
    const [first, last] = [before[from] as Places, before[to] as Places];
    const subjects = head.subjects.slice(from, to);
    segments.push({ parts: base, count, from: first, to: last, subjects, stemPlaces: null });
  };
  let done = 0;
  for (const [id, tables] of [...edited].sort(([one], [other]) => inFileOrder(one, other))) {
    const own = known.get(id);
    const next = head.subjects.findIndex(
      (subject, place) => place >= done && inFileOrder(subject.id, id) > 0,
    );
    const place = own ?? (next < 0 ? head.subjects.length : next);
    kept(done, place);
    done = own === undefined ? place : place + 1;
    if (tables) segments.push(wholeOf(tables, stems));
  }
  kept(done, head.subjects.length);
  return segments;
}

function wholeOf({ head, sections }: Tables, stems: StemNumbers): Segment {
  const places = placesOf(head.subjects);
  return {
    parts: new Sections(new Map(Object.entries(sections))),
    count: places.at(-1) as Places,
    from: places[0] as Places,
    to: places.at(-1) as Places,
    subjects: head.subjects,
    stemPlaces: Uint32Array.from(head.stems, (stem) => stems.placeOf(stem)),
  };
}

/** Where each subject begins in the tables, and where the last one ends. */
function placesOf(subjects: BookHead['subjects']): Places[] {
  const at: Places = { subject: 0, name: 0, point: 0, line: 0 };
  const places: Places[] = [{ ...at }];
  for (const { names, points } of subjects) {
    at.subject += 1;
    at.name += names;
    at.point += points.length;
    for (const [own, lines] of points) {
      at.name += own;
      at.line += lines;
    }
    places.push({ ...at });
  }
  return places;
}

class StemNumbers {
  readonly all: string[];
  readonly #places: Map<string, number>;
  constructor(stems: readonly string[]) {
    this.all = [...stems];
    this.#places = new Map(stems.map((stem, place) => [stem, place]));
  }
  placeOf(stem: string): number {
    const place = this.#places.get(stem) ?? this.all.push(stem) - 1;
    this.#places.set(stem, place);
    return place;
  }
}

function joinRows(segments: readonly Segment[], name: string, of: Counted): Record<string, Buffer> {
  const rows = segments.map(({ parts, count, from, to }) => {
    const bytes = parts.bytes(name);
    const size = count[of] === 0 ? 0 : bytes.length / count[of];
    return bytes.subarray(from[of] * size, to[of] * size);
  });
  return { [name]: joined(rows) };
}

function joinTexts(segments: readonly Segment[], name: string, of: Counted): Record<string, Buffer> {
  const bytes: Buffer[] = [];
  const starts: number[] = [0];
  let length = 0;
  for (const { parts, from, to } of segments) {
    const own = parts.uint32(`${name} starts`);
    const [first, last] = [own[from[of]] as number, own[to[of]] as number];
    bytes.push(parts.bytes(name).subarray(first, last));
    for (let place = from[of] + 1; place <= to[of]; place++)
      starts.push(length + (own[place] as number) - first);
    length += last - first;
  }
  return { [`${name} starts`]: Buffer.from(Uint32Array.from(starts).buffer), [name]: joined(bytes) };
}

function joinStems(segments: readonly Segment[], name: string, of: Counted): Record<string, Buffer> {
  const starts: number[] = [0];
  const ids: number[] = [];
  for (const { parts, from, to, stemPlaces } of segments) {
    const own = openStems(parts, name);
    for (let list = from[of]; list < to[of]; list++) {
      for (let at = own.starts[list] as number; at < (own.starts[list + 1] as number); at++) {
        const id = own.ids[at] as number;
        ids.push(stemPlaces ? (stemPlaces[id] as number) : id);
      }
      starts.push(ids.length);
    }
  }
  return {
    [`${name} starts`]: Buffer.from(Uint32Array.from(starts).buffer),
    [name]: Buffer.from(Uint32Array.from(ids).buffer),
  };
}

/** In memory of its own, so that nothing of what it was joined from has to stay. */
function joined(parts: readonly Buffer[]): Buffer {
  const whole = Buffer.allocUnsafeSlow(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) at += part.copy(whole, at);
  return whole;
}
