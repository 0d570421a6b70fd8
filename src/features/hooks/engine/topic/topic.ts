import type { FieldKind } from '../field-kinds.ts';
import type { Aspect, ListKind, TopicClass, TopicShape, VerbClass, WhKind } from '../pattern.ts';
import type { Address } from './french-viewer.ts';
import type { Language } from './language.ts';

/** A noun phrase or gerund phrase, ready to stand as subject or object. */
export type Nominal = {
  text: string;
  /** The same without its tail ("meal prep" of "meal prep for busy moms"), when that still says the topic. */
  core: string;
  form: 'noun' | 'gerund';
  plural: boolean;
  /** Number of `core`, where it differs from that of the whole. */
  corePlural?: boolean;
  /** A second short form, always singular: "buying a condo" of "the hidden costs of buying a condo". */
  other?: string;
  superlative: boolean;
  /** Three things or more in a row: "sleep, stress and weight gain". */
  several?: true;
  /** Made from another shape. */
  derived: boolean;
};

export type VerbPhrase = {
  vp: string;
  full: string;
  ger: string;
  verbClass: VerbClass;
  derived: boolean;
  /** Advice about what comes first: never said without its end. */
  whole?: true;
};

export type WhClause = { text: string; they: string; kind: WhKind; infinitive: boolean; derived: boolean };

/** Shorter sayings of the topic for each of its slots, for a run that has said it whole a few times. */
export type Brief = Record<'np' | 'vp' | 'ger' | 'wh' | 'whThey' | 'q' | 'items', readonly string[]>;

/**
 * How the creator's own story began, what it was for and what it led to, and what of theirs it happened to. `nextYou` is
 * what it led to where the viewers may want that too.
 */
export type StoryParts = Record<
  'began' | 'beganGer' | 'next' | 'nextGer' | 'nextYou' | 'mine',
  string | null
>;

/**
 * What a claim denies (`belief`) and answers (`asked`), what it says there is nothing wrong with (`cleared`), and, where
 * something is not needed, that alone (`point`, `pointAsk`), what for (`goal`, `goalGer`), and what it is (`spare`). What
 * the viewer is told to do (`told`, `toldGer`), which thing of theirs is bad (`yours`) and that it is (`flaw`), and what
 * creator and viewer both complain of (`complaint`).
 */
export type ClaimParts = Record<
  | 'belief'
  | 'asked'
  | 'cleared'
  | 'point'
  | 'pointAsk'
  | 'goal'
  | 'goalGer'
  | 'spare'
  | 'told'
  | 'toldGer'
  | 'yours'
  | 'flaw'
  | 'complaint',
  string | null
>;

/** A topic in two parts. */
export type Apart = {
  /** As one asks the viewer, before a question mark: "pregnant", "giving up soda"; and "what to eat". */
  fragment?: string;
  core?: string;
  /** Two of three things, and the one that is left: "caffeine and sugar", "brain fog". */
  few?: string;
  last?: string;
};

/** "you get a raise", after "when" and "if"; "just got a raise", before a question mark, empty where nobody is asked that. */
export type Situation = { you: string; ask: string };

export type Topic = {
  /** Of the languages that have frames of their own; null for English and for all others. */
  language: Language | null;
  /** How a French topic speaks to the viewer. */
  address?: Address;
  shape: TopicShape;
  /** A list about a plain subject ("budgeting hacks"): frames for noun phrases take its subject. */
  alsoNominal: boolean;
  /** What the lint of unread topics and the metrics look for. */
  clean: string;
  np: Nominal | null;
  /** What `np` becomes in frames that refuse the first person. */
  npGeneral: Nominal | null;
  mod: string | null;
  verb: VerbPhrase | null;
  wh: WhClause | null;
  question: { text: string; kind: 'yn' | 'wh'; derived: boolean } | null;
  statement: string | null;
  /** `bare`: as they stand in a title, "townhouse or duplex?". `words`: two things that one tells apart, and does not choose between: guilt and shame. `leans`: the first has its noun in the second: fixed or adjustable rates. */
  sides: { a: string; b: string; words?: true; leans?: true; bare?: readonly [a: string, b: string] } | null;
  /** `things`: what one shows (plants, apps), and not points that one makes. `theirs`: what somebody else does. */
  list: {
    items: string;
    n: string | null;
    kind: ListKind;
    derived?: true;
    things?: true;
    theirs?: true;
  } | null;
  bad: { vp: string; ger: string } | null;
  label: string | null;
  rawLabel: string | null;
  /** Of another language: a thing, which needs no quotation marks where it may stand so. */
  plainLabel?: 'anywhere' | 'first';
  topicClass: TopicClass;
  firstPerson: boolean;
  sensitive: boolean;
  /** A hard time, and a plain question about papers and money: no jokes, and no condolence either. */
  practical: boolean;
  explain: boolean;
  /** A course that one does or takes: nobody looks it up or has it explained. */
  program: boolean;
  /** The last noun of the core, lower case. */
  head: string | null;
  /** A side of something, said whole: "the hidden costs of buying a condo". */
  aspect?: Aspect;
  /** What was typed could not be read: this is what the business is about. */
  borrowed?: true;
  /** Of which kinds the creator's field is. */
  fieldKinds?: readonly FieldKind[];
  /** A story that shows a way of doing something; `mod` is its name, `beats` what people do instead. */
  method?: { beats: string | null };
  /** Where those stand whom a long story tells of, and what it shows, without what that is for. */
  situations?: readonly Situation[];
  tool?: string;
  /** What a long story is about beside what it shows: some hooks speak of that alone. */
  gist?: string;
  brief?: Brief;
  story?: StoryParts;
  claim?: ClaimParts;
  apart?: Apart;
  /** Its deed or its clause is as good as typed: frames for that shape take it too. */
  lends?: 'verb' | 'wh';
};

export const EMPTY_TOPIC: Topic = {
  language: null,
  shape: 'opaque',
  alsoNominal: false,
  clean: '',
  np: null,
  npGeneral: null,
  mod: null,
  verb: null,
  wh: null,
  question: null,
  statement: null,
  sides: null,
  list: null,
  bad: null,
  label: null,
  rawLabel: null,
  topicClass: 'general',
  firstPerson: false,
  sensitive: false,
  practical: false,
  explain: false,
  program: false,
  head: null,
};
