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

/** Words that a topic is not about. */
const EMPTY = new Set(
  `a an the and or but nor so of to in on at by for from with without about into over under after before between during
  through against i you he she it we they me him her us them my your his its our their mine yours ours myself yourself
  is are was were be been being am do does did doing done have has had having will would can could should may might must
  shall not no never dont don't doesn't isn't aren't won't can't cannot didn't i'm you're it's that's there's what's i've i'll
  this that these those there here what which who whom whose when where why how if then than as because while until
  all any both each few more most other some such only own same too very just also even still really actually basically
  get gets got getting make makes made making go goes going gone let lets let's want wants need needs use uses using used
  thing things stuff way ways lot lots bit kind sort tip tips trick tricks hack hacks idea ideas advice guide video videos
  reel reels tiktok talk talking show showing tell telling say saying know knowing people everyone anyone someone one two
  three four five six seven eight nine ten up down out off again always often ever every much many well like best better good bad worst
  new right really vs versus top simple easy quick quickly ultimate complete beginner beginners reason reasons
  mistake mistakes step steps first things stop start truth fact facts explained explain basics 101`.split(
    /\s+/,
  ),
);

export function isEmptyWord(word: string): boolean {
  return EMPTY.has(word) || /^\d{1,2}$/.test(word);
}
