/** Where the subject of a question ends: "do | food trucks | actually make money". */
import { isPluralNoun } from '../english/nouns.ts';
import { isAlsoNoun, isVerb } from '../english/verbs.ts';
import { STATIVES } from './clauses.ts';

const ADVERBS = /^(?:actually|really|still|even|ever|always|truly|just)$/i;
/** Verbs that open no topic, and so stand in no list of deeds. */
const ASKED =
  /^(?:last|expire|cover|power|cause|attract|survive|damage|prevent|shrink|spoil|count|qualify|bite|trigger|age|fade|replace|improve|raise|lower|increase|reduce|die|belong|exist|need|have)$/i;
const OPENS_OBJECT =
  /^(?:the|a|an|your|my|our|their|this|that|these|those|it|them|you|me|us|him|her|for|with|without|to|more|less|better|any|every|in|on|at|from|when|if|before|after)$/i;

function isDeed(word: string): boolean {
  return isVerb(word) || STATIVES.test(word) || ASKED.test(word);
}

/** How many words after do, does, did, can, will or should are its subject; 0 when no verb follows for sure. */
export function askedSubject(tokens: readonly string[]): number {
  if (/^(?:i|you|we|he|she|it|they)$/i.test(tokens[0] ?? '')) return 0;
  const open = /^(?:my|your|our|the|a|an|this|these|those|their)$/i.test(tokens[0] ?? '');
  for (let at = open ? 2 : 1; at < Math.min(tokens.length, 6); at++) {
    const word = tokens[at] ?? '';
    const next = tokens[at + 1] ?? '';
    if (OPENS_OBJECT.test(word)) return 0;
    if (ADVERBS.test(word)) return isDeed(next) ? at : 0;
    if (!/^\p{Ll}+$/u.test(word) || !isDeed(word)) continue;
    if (isPluralNoun(tokens[at - 1] ?? '')) return at;
    if (!isAlsoNoun(word) && (next === '' || OPENS_OBJECT.test(next))) return at;
  }
  return 0;
}
