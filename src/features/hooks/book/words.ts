import { stemmer } from 'stemmer';

/** Words as the search compares them: lower case, no possessives, and by their stems where two forms mean one thing. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/[’‘`]/g, "'")
      .match(/[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu)
      ?.map((word) => word.replace(/'s$/, '')) ?? []
  );
}

const stems = new Map<string, string>();
const STEMS_KEPT = 50_000;

export function stemOf(word: string): string {
  let stem = stems.get(word);
  if (stem === undefined) {
    stem = /^[a-z]{4,24}$/.test(word) ? stemmer(word) : word.replace(/s$/, '') || word;
    if (stems.size < STEMS_KEPT) stems.set(word, stem);
  }
  return stem;
}

const listOf = (words: string) => new Set(words.trim().split(/\s+/));

/** Words that a topic is not about. */
const EMPTY =
  listOf(`a an the and or but nor so of to in on at by for from with without about into over under after before between during
  through against i you he she it we they me him her us them my your his its our their mine yours ours myself yourself
  is are was were be been being am do does did doing done have has had having will would can could should may might must
  shall not no never dont cannot this that these those there here what which who whom whose when where why how if then than as because
  while until all any both each few more most other some such only own same too very just also even still really actually basically
  get gets got getting make makes made making go goes going gone let lets thing things stuff way ways lot lots bit kind sort
  tip tips trick tricks hack hacks idea ideas advice guide video videos reel reels people everyone anyone someone one two three four five
  six seven eight nine ten up down out off again always often ever every much many well like best better good bad worst right
  vs versus top simple easy quick quickly ultimate complete truth fact facts explained explain basics 101 reason reasons`);

/** Words that say little about it: they count, but no topic is found by them alone. */
const WEAK =
  listOf(`want wants wanting need needs needing use uses using used talk talks talking show shows showing tell tells telling say says saying
  know knows knowing think thinks thinking feel feels feeling look looks looking keep keeps keeping try tries trying take takes taking give gives giving put puts
  come comes coming ask asks asking work works working mean means happen happens happening forget forgets forgot remember ignore regret wish
  handle handling deal dealing member members day days time times new first beginner beginners mistake mistakes step steps stop stopping start starting
  begin beginning find finding help helping avoid avoiding learn learning understand understanding change changing thing something anything everything nothing
  big small little long short hard real true life year years week month today tomorrow hidden common question questions sign signs`);

/** "I'd", "they're": as empty as what they are made of. */
const CONTRACTED = /'(?:d|re|ve|ll|m|t|s)$/;

export function isEmptyWord(word: string): boolean {
  return EMPTY.has(word) || CONTRACTED.test(word) || /^\d{1,2}$/.test(word);
}

const COMPOUND = /\b[a-z]+(?:-[a-z]+)+\b|\b\d+(?:\/\d+)+\b/g;

/** The words that a text is about. "One-on-one" and "50/30/20" say something, though none of their parts does. */
export function tellingWords(text: string): string[] {
  const compounds = text.toLowerCase().match(COMPOUND) ?? [];
  return [
    ...wordsOf(text).filter((word) => !isEmptyWord(word)),
    ...compounds.filter((word) => word.split(/[-/]/).every(isEmptyWord)),
  ];
}

export const isWeakWord = (word: string): boolean => WEAK.has(word);
