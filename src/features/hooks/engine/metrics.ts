/** The figures by which a run is judged, each as the guide defines it. */

import { MAX_WORDS } from './breath.ts';
import { checkHook } from './check-hook.ts';
import type { HookContext } from './context.ts';
import { askOf } from './customer/ask.ts';
import { calledOut, isNamedBy } from './customer/audience-variants.ts';
import { secondToFirst, words } from './english/words.ts';
import { normalText } from './said.ts';
import { carriesTopic } from './stems.ts';

export type RunMetrics = {
  hooks: number;
  /** Lint errors and banned claims. */
  faults: number;
  meanWords: number;
  /** Share of hooks over the limit. */
  overLong: number;
  /** Hooks that carry the topic; null where the topic is not readable. */
  withTopic: number | null;
  /** Hooks that carry the customer; null where there is nothing about the customer. */
  withCustomer: number | null;
  types: number;
  openers: number;
  distinct2: number;
  selfBleu4: number;
  /** Null where the hooks are not in English, which alone the formula knows. */
  grade: number | null;
};

function tokens(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}'’*-]+/gu) ?? [];
}

function ngrams(list: readonly string[], n: number): string[] {
  const out: string[] = [];
  for (let i = 0; i + n <= list.length; i++) out.push(list.slice(i, i + n).join(' '));
  return out;
}

/** Distinct bigrams over all bigrams of the run. */
export function distinct2(texts: readonly string[]): number {
  const all = texts.flatMap((text) => ngrams(tokens(text), 2));
  return all.length === 0 ? 1 : new Set(all).size / all.length;
}

function counts(items: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const item of items) found.set(item, (found.get(item) ?? 0) + 1);
  return found;
}

/** What counts as a match where there is none, so that one empty precision does not hide the others. */
const NO_MATCH = 0.1;

/**
 * BLEU-4 of one text against the others, as self-BLEU is usually measured (Texygen, with NLTK's sentence_bleu and its
 * smoothing method 1): clipped precisions, brevity penalty, a tenth of a match where an n-gram has none.
 */
function bleu4(candidate: readonly string[], references: readonly (readonly string[])[]): number {
  let logSum = 0;
  for (let n = 1; n <= 4; n++) {
    const mine = counts(ngrams(candidate, n));
    const best = new Map<string, number>();
    for (const reference of references) {
      for (const [gram, count] of counts(ngrams(reference, n)))
        best.set(gram, Math.max(best.get(gram) ?? 0, count));
    }
    let hit = 0;
    let total = 0;
    for (const [gram, count] of mine) {
      hit += Math.min(count, best.get(gram) ?? 0);
      total += count;
    }
    logSum += Math.log(Math.max(hit, NO_MATCH) / Math.max(1, total)) / 4;
  }
  const closest = references.reduce(
    (near, reference) =>
      Math.abs(reference.length - candidate.length) < Math.abs(near - candidate.length)
        ? reference.length
        : near,
    Number.POSITIVE_INFINITY,
  );
  const brevity = candidate.length >= closest ? 1 : Math.exp(1 - closest / Math.max(1, candidate.length));
  return brevity * Math.exp(logSum);
}

export function selfBleu4(texts: readonly string[]): number {
  if (texts.length < 2) return 0;
  const split = texts.map(tokens);
  const sum = split.reduce(
    (total, mine, index) =>
      total +
      bleu4(
        mine,
        split.filter((_, i) => i !== index),
      ),
    0,
  );
  return sum / texts.length;
}

function syllables(word: string): number {
  const plain = word.toLowerCase().replace(/[^a-z]/g, '');
  if (plain.length <= 3) return 1;
  const groups = plain.replace(/(?:[^laeiouy]es|[^laeiouy]e|ed)$/, '').match(/[aeiouy]{1,2}/g);
  return Math.max(1, groups?.length ?? 1);
}

/** Flesch-Kincaid grade of the run read as one text. */
export function fleschKincaid(texts: readonly string[]): number {
  const sentences = texts
    .flatMap((text) => text.split(/[.?!:]+(?:\s|$)/))
    .filter((part) => part.trim() !== '').length;
  const all = texts.flatMap((text) => text.match(/[\p{L}'’-]+/gu) ?? []);
  if (all.length === 0) return 0;
  const spoken = all.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (all.length / Math.max(1, sentences)) + 11.8 * (spoken / all.length) - 15.59;
}

/** Something that only `ideal_customer` could have given. */
export function carriesCustomer(text: string, { customer, topic }: HookContext): boolean {
  const said = ` ${normalText(text)} `;
  const typed = ` ${normalText(topic.clean)} `;
  const says = (form: string) => form !== '' && said.includes(` ${normalText(form)} `);
  const audiences = customer.audiences.flatMap((audience) => [
    audience.full,
    audience.core,
    calledOut(audience, true) ?? audience.core,
  ]);
  const others = [
    ...customer.wants.map((want) => want.vp ?? want.text),
    ...customer.wants.map((want) => want.ger ?? want.text),
    ...customer.pains.flatMap((pain) => [pain.you, pain.they, pain.ger ?? pain.you, askOf(pain) ?? pain.you]),
    ...customer.fears,
    ...customer.objections
      .flatMap((objection) => [objection, secondToFirst(objection)])
      .map((objection) => objection.replace(/^(?:you(?:'ll|'re|'ve)?|I(?:'ll|'m|'ve)?)\s+/i, '')),
  ];
  // A wish to "save" says nothing where the topic is saving itself, nor does "credit card debt" where that is.
  const ofTopic = (form: string) => typed.includes(` ${normalText(form)} `);
  return audiences.some(says) || others.some((form) => says(form) && !ofTopic(form));
}

export type MeasuredHook = { text: string; type: string };

export function measureRun(hooks: readonly MeasuredHook[], context: HookContext): RunMetrics {
  const texts = hooks.map((hook) => hook.text);
  const lengths = texts.map((text) => words(text.replace(/\u00a0/g, '')).length);
  const { topic, customer } = context;
  const readable = topic.shape !== 'opaque' && !topic.borrowed;
  // "Men" and "people" are nobody in particular: such a customer cannot be carried.
  const specific = customer.audiences.filter((audience) => audience.specific).length;
  const known = specific + customer.wants.length + customer.pains.length + customer.fears.length > 0;
  // What is the customer's cannot be told apart.
  const saidByTopic = isNamedBy(topic.clean, customer.audiences);
  return {
    hooks: hooks.length,
    faults: texts.reduce((sum, text) => sum + checkHook(text, context).length, 0),
    meanWords: lengths.reduce((sum, n) => sum + n, 0) / Math.max(1, lengths.length),
    overLong: lengths.filter((n) => n > MAX_WORDS).length / Math.max(1, lengths.length),
    withTopic: readable ? texts.filter((text) => carriesTopic(text, topic.clean)).length : null,
    withCustomer:
      known && !saidByTopic ? texts.filter((text) => carriesCustomer(text, context)).length : null,
    types: new Set(hooks.map((hook) => hook.type)).size,
    openers: new Set(texts.map((text) => tokens(text).slice(0, 2).join(' '))).size,
    distinct2: distinct2(texts),
    selfBleu4: selfBleu4(texts),
    grade: topic.language ? null : fleschKincaid(texts),
  };
}
