/**
 * The contract between those who write patterns and the engine that fills them.
 *
 * A pattern is a sentence with typed holes. It is eligible for an input only where every hole can be filled
 * with a form the engine is sure of, where every gate in `when` holds, and where the filled text passes lint.
 * So a pattern never needs a fallback of its own. How to write one: docs/patterns.md.
 */

import type { HookType } from '../hook-types.ts';
import type { FieldKind } from './field-kinds.ts';
import type { Profession } from './profession.ts';
import type { Address } from './topic/french-viewer.ts';
import type { Language } from './topic/language.ts';

/** What the topic is about. */
export type TopicClass =
  /** Something unwanted that the viewer has or fears: burnout, back pain, credit card debt, weight gain. */
  | 'problem'
  /** A named thing or concept that one explains: Roth IRA, React useEffect, compound interest, escrow. */
  | 'term'
  /** Things one makes, collects or looks at: air fryer recipes, lunchbox ideas, outfits, templates. */
  | 'content'
  /** Everything else: meal prep, performance reviews, SEO for therapists. */
  | 'general';

/** What the verb of the topic does; gates `{vp}`, `{vpFull}`, `{ger}`, and `{np}` when it is a gerund. */
export type VerbClass =
  /** One choice with consequences: refinance, buy a condo, quit your job, fire a client. */
  | 'decision'
  /** A result that takes time: save for a house, get followers, sleep better. */
  | 'outcome'
  /** Something done on a given day: give feedback, set boundaries, stretch. */
  | 'action'
  /** Weak verbs: be, have, know, understand, need. */
  | 'light';

/** "whether" also stands for how much, how many, how long and how often: what has no one answer to announce. */
export type WhKind = 'why' | 'how' | 'what' | 'when' | 'where' | 'who' | 'which' | 'whether';

/** What a list topic lists. */
export type ListKind =
  /** mistakes, red flags, habits to drop */
  | 'bad'
  /** tips, ways, steps, habits */
  | 'do'
  /** reasons, signs, facts, things */
  | 'fact'
  /** myths, lies, misconceptions */
  | 'belief';

/** Which side of a thing a topic is about: what it costs, takes or hides, or what it is like for who lives with it. */
export type Aspect = 'matter' | 'inner';

export type TopicShape =
  | 'nominal'
  | 'verb'
  | 'wh'
  | 'question'
  | 'list'
  | 'versus'
  | 'negative'
  | 'statement'
  /** Not readable: other languages, junk, URLs, code, instructions, more than 14 words. */
  | 'opaque';

/** Slots that the topic fills. A pattern with one of these carries the topic. */
export const TOPIC_SLOTS = [
  'np',
  'mod',
  'vp',
  'vpFull',
  'ger',
  'wh',
  'whThey',
  'q',
  'qLower',
  'stmt',
  'a',
  'b',
  'n',
  'items',
  'badVp',
  'badGer',
  'label',
  'rawLabel',
  'beats',
  'began',
  'beganGer',
  'next',
  'nextGer',
  'nextYou',
  'mine',
  'belief',
  'asked',
  'cleared',
  'point',
  'pointAsk',
  'goal',
  'goalGer',
  'spare',
  'told',
  'toldGer',
  'yours',
  'flaw',
  'complaint',
  'fragment',
  'core',
  'few',
  'last',
  'situation',
  'situationAsk',
  'tool',
] as const;

/** Slots that `ideal_customer` fills. A pattern with one of these carries the customer. */
export const CUSTOMER_SLOTS = [
  'aud',
  'want',
  'wantVp',
  'wantGer',
  'pain',
  'painThey',
  'painGer',
  'painAsk',
  'fear',
  'objection',
  'objectionI',
] as const;

/** Slots that `business_description` fills. */
export const BUSINESS_SLOTS = ['role', 'aRole'] as const;

/** Concrete things of the topic's field, from a lexicon, varied from run to run; scenes and places only where they fit. */
export const LEXICON_SLOTS = ['object', 'anObject', 'objects', 'place', 'scene', 'moment'] as const;

export type TopicSlot = (typeof TOPIC_SLOTS)[number];
export type CustomerSlot = (typeof CUSTOMER_SLOTS)[number];
export type BusinessSlot = (typeof BUSINESS_SLOTS)[number];
export type LexiconSlot = (typeof LEXICON_SLOTS)[number];
export type SlotName = TopicSlot | CustomerSlot | BusinessSlot | LexiconSlot;

/** Every gate is optional; all that are given must hold. Lists mean "one of these". */
export type Gates = {
  /** The frame is written in this language, and serves topics in it alone. Left out: English. */
  language?: Language;
  /** The frame says "vous", or "tu", to the viewer, as the topic does. Left out: it says neither. */
  address?: Address;
  /**
   * The shape in which the user typed the topic. Seldom needed: the slots already choose. A list about a plain
   * subject ("budgeting hacks") also counts as nominal.
   */
  shape?: readonly TopicShape[];
  /** What `{np}` is made of. Left out: either. "noun": meal prep. "gerund": raising your prices. */
  form?: 'noun' | 'gerund';
  topic?: readonly TopicClass[];
  notTopic?: readonly TopicClass[];
  verb?: readonly VerbClass[];
  notVerb?: readonly VerbClass[];
  wh?: readonly WhKind[];
  /** "what to eat before a workout" (true) against "why your sourdough fails" (false). */
  whInfinitive?: boolean;
  /** "yn": Should you refinance? "wh": How much house can you afford? */
  question?: 'yn' | 'wh';
  list?: readonly ListKind[];
  /** Whether the user gave the length of the list; `{n}` implies true. */
  numbered?: boolean;
  /**
   * First person in the topic ("my morning routine", "I quit my job"). Left out: refused, unless `{np}` can do without
   * its "my" ("a morning routine"). "refuse": not even then.
   */
  first?: 'allow' | 'only' | 'refuse';
  /** "drop": `{np}` never says for whom. "Putting off email marketing (for coaches) again?" speaks to one of them. */
  forWhom?: 'drop';
  /** "plural": only where `{np}` is plural; "singular": only where it is not. */
  number?: 'singular' | 'plural';
  /** `{np}` may be "the best lenses for portraits". Left out: refused. */
  superlative?: 'allow';
  /** `{np}` may be "Roth IRA vs 401k". Left out: refused. */
  versus?: 'allow';
  /** Only for things that one explains: terms, concepts, how something works. */
  explain?: true;
  /**
   * Forms made from another shape ("get meal prep right" out of "meal prep"). Left out: allowed.
   * "refuse" where only the user's own verb phrase, clause or question will do.
   */
  derived?: 'refuse';
  /** Only for a side of something: "the real price of a corner lot" (matter), "the loneliness of new parents" (inner). */
  aspect?: Aspect;
  /**
   * Only where `{np}` is the creator's own field, because the typed topic cannot be read: any ("only"), or one of this
   * kind.
   */
  borrowed?: 'only' | FieldKind;
  /** Only where a story shows a way of doing something: `{np}` is "my two-account trick", `{mod}` its name; or never there. */
  method?: 'only' | 'refuse';
  /** Only for what one does along for some days: "a 30-day no spend challenge". */
  program?: 'only';
  /** Only for these last words of the topic: `head: ['yoga', 'baking']`. */
  head?: readonly string[];
  profession?: readonly Profession[];
  notProfession?: readonly Profession[];
  /** `{aud}` must be specific (busy dads) unless this is "any" (people, women, customers). */
  audience?: 'any';
  /** "feeling": you feel behind. "situation": you keep hitting the wall. Left out: either. */
  pain?: 'feeling' | 'situation';
  /** Slots that must be fillable although the template does not show them, such as `role`. */
  needs?: readonly SlotName[];
  /** Grief, trauma, illness, abuse. Left out: allowed unless the tone is playful or the type is a light one. */
  sensitive?: 'refuse' | 'only';
};

export type Tone =
  | 'neutral'
  /** Jokes, dares, mock drama: never on sensitive topics. */
  | 'playful'
  /** Slow and kind: preferred on sensitive topics. */
  | 'gentle';

/** What the hook asserts beyond the topic; lets professions with rules of their own refuse it. */
export type Claim =
  /** "most people", "nobody", "everyone" */
  | 'consensus'
  /** something that happened to the speaker */
  | 'personal'
  /** what will be */
  | 'prediction';

export type Pattern = {
  /** `<type in kebab case>-<group>-<two digits>`, unique for ever: histories remember it. */
  id: string;
  type: HookType;
  /** Slots in braces, lower camel case. Sentence starts are capitalised by the engine. */
  template: string;
  when?: Gates;
  tone?: Tone;
  claims?: readonly Claim[];
  /** What must be true for the creator to say this; given to the model writer as a condition. */
  truth?: string;
  /** At least two. One physical action, timing cue or on-screen-text cue each. */
  tips: readonly [string, string, ...string[]];
  /** 1 is usual; up to 2 for a pattern that lands wherever it fits, down to 0.5 for filler. */
  weight?: number;
};
