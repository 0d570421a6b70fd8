import type { WordVectors } from '../book/word-vectors.ts';

/** Verbs with which a topic can begin: "give better feedback". Words that are as often things stand in the second list. */
const VERBS = new Set(
  `accept achieve add adopt afford answer apologize apply ask assess attract automate avoid bake balance beat become begin believe bet blend boil book boost
  borrow break breathe bring brush budget build bulk buy calculate calm care carry catch celebrate challenge change charge chase check choose chop claim clean clear
  close collect color combine communicate compare complete connect consolidate convert cook cope count cover crack create cure customize cut deal debug
  decide declutter decorate delegate delete deploy describe deserve design develop discipline discover ditch do double download draw dress drink drive drop
  dry earn eat edit eliminate embrace encourage end enjoy escape establish evaluate exercise explain explore express extract face fail fall feed
  feel fight figure file fill film find finish fire fit fix flip focus fold follow forget forgive format free freeze fry gain generate get give go grill grow handle
  hang have heal help hide hire hit hold host identify ignore improve include increase install integrate introduce invest join journal juggle keep kill
  knit know land launch lead learn leave let level lift limit list listen live look lose love lower maintain make manage master maximize measure
  meditate meet memorize mend merge migrate minimize miss mix monetize motivate move navigate negotiate nail network offer onboard open optimize
  order organize outsource overcome own pack paint parent pass pay pick pitch plan plant play post practice prep prepare present press prevent prioritize
  process promote protect prove prune publish pull push put qualify quit raise reach read rebuild recognize record recover redo reduce refactor refinance
  refresh regulate reheat reject relax release relieve remember remove renovate rent reorganize repair replace request research reset resist resolve respond
  rest restore retire reuse rewire roast roll run save say scale schedule seal sear secure see sell send separate serve set sew shape share shave shop shoot show
  shrink sign simplify sing sit skip sleep slice slow smell soften solve sort speak spend spot stage stain stand start stay steam stick stock stop store strengthen
  stretch structure study style submit succeed support surprise survive swap swim switch take talk taste teach tell test thank think thrift throw tie tighten
  track train transform transition travel treat trim trust try tune turn type understand unlearn update upgrade use validate visit wake walk warm wash watch water
  wear weigh win work wrap write`.split(/\s+/),
);
const THINGS_TOO = new Set(
  `budget care change charge challenge color count cover cut design discipline dress drink drop end exercise face fall feed fight file film fire fit fix focus
  freeze gain handle help hide hit hold host journal kill land launch lead level lift limit list look love master measure move nail network offer open order paint parent
  pass pay pick pitch plan plant play post practice present press process pull push raise reach record release rent repair request research reset rest roast roll run
  save scale schedule seal share shop show sign sleep slice smell sort spot stage stain start stay steam stick stock stop store stretch structure study style support
  surprise swap switch talk taste test tie track train transition travel treat trim trust try turn type update upgrade use visit walk wash watch water weigh win work wrap`.split(
    /\s+/,
  ),
);
const AFTER_VERB =
  /^(?:a|an|the|your|my|our|their|more|less|better|healthier|new|this|these|that|those|some|any|all|it|up|down|out|off|on|in|for|with|without|to|from|like|over|through|away|back|yourself|people|money|weight|time|early|faster|when|while|before|after|at|\d+)$/i;

export function beginsWithVerb(words: readonly string[]): boolean {
  const [first = '', second = ''] = words;
  const verb = first.toLowerCase();
  if (!VERBS.has(verb) || words.length < 2) return false;
  return !THINGS_TOO.has(verb) || AFTER_VERB.test(second);
}

/** Words on -ing that are things. */
const NOT_DOING =
  /^(?:thing|closing|earnings|savings|mortgage-?lending|something|anything|nothing|everything|king|ring|string|spring|wing|ceiling|evening|morning|wedding|sibling|clothing|housing|pudding|dumpling|dressing|icing|feeling|building|marketing|branding|coding|programming|banking|gaming|engineering|blogging|lighting|seasoning|engagement|plumbing|lightning|during|stuffing|topping|networking|parenting|budgeting|investing|gardening|journaling|baking|cooking|running|cycling|yachting|gut-?ting|training|staging|pricing|onboarding|crocheting|knitting|sewing|drawing|painting|photoshopping|camping|hiking|fishing|fasting|bloating|overthinking|gaslighting|aging|dating|swimming|skiing|climbing|surfing|dancing|singing|writing|reading)$/i;

/** "raising your prices": the same as raising them. */
export function beginsWithDoing(words: readonly string[], known: WordVectors): boolean {
  const [first = '', second = ''] = words;
  if (!/^[a-z]{2,}ing$/i.test(first) || words.length < 2) return false;
  if (NOT_DOING.test(first) && !/^(?:a|an|the|your|my|our|their|with|without|for)$/i.test(second))
    return false;
  const base = baseOf(first.toLowerCase(), known);
  // "Hearing aid batteries" are no deed: without such a word behind it, only a verb that everybody knows is one.
  return base !== null && (VERBS.has(base) || AFTER_VERB.test(second));
}

const BASES: ReadonlyMap<string, string> = new Map([
  ['lying', 'lie'],
  ['dying', 'die'],
  ['tying', 'tie'],
  ['being', 'be'],
  ['seeing', 'see'],
  ['dyeing', 'dye'],
  ['freeing', 'free'],
]);

/** "saving" → "save", by the commonest word that it can come from. */
export function baseOf(doing: string, vectors: WordVectors): string | null {
  const { places, rarity } = vectors;
  const irregular = BASES.get(doing);
  if (irregular) return irregular;
  const stem = doing.slice(0, -3);
  const forms = [stem, `${stem}e`, ...(/(.)\1$/.test(stem) ? [stem.slice(0, -1)] : [])];
  const known = forms
    .filter((form) => VERBS.has(form) || places.has(form))
    .sort((a, b) => Number(VERBS.has(b)) - Number(VERBS.has(a)) || rank(a) - rank(b));
  function rank(form: string): number {
    const place = places.get(form);
    return place === undefined ? 99 : (rarity[place] as number);
  }
  const [, before, rest] = /^(over|under|re|un|mis|pre|out)-?(\w{3,}ing)$/.exec(doing) ?? [];
  const whole = known[0] ?? (rest ? baseOf(rest, vectors) : null);
  return whole && !known[0] ? `${before}${whole}` : whole;
}

/** "save for a house" → "saving for a house". */
export function doingOf(verbPhrase: string): string {
  const [verb = '', ...rest] = verbPhrase.split(' ');
  return [ing(verb), ...rest].join(' ');
}

const DOUBLED = /^(?:(?:[^aeiou]|qu)*[aeiou][bdgklmnprt])$/i;
const DOUBLED_TOO = new Set([
  'begin',
  'admit',
  'commit',
  'forget',
  'format',
  'regret',
  'refer',
  'prefer',
  'transfer',
  'control',
  'rebuild',
]);

function ing(verb: string): string {
  const lower = verb.toLowerCase();
  if (lower.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (/[^aeioy]e$/.test(lower) || /ue$/.test(lower)) return `${verb.slice(0, -1)}ing`;
  if (lower === 'be' || /(?:ee|oe|ye)$/.test(lower)) return `${verb}ing`;
  if (lower !== 'rebuild' && (DOUBLED.test(lower) || DOUBLED_TOO.has(lower)))
    return `${verb}${verb.at(-1)}ing`;
  return `${verb}ing`;
}

const FINITE =
  /^(?:he|she|they|we) [a-z]+(?:s|ed|n't)(?=\s)|(?:^|\s)(?:is|are|was|were|isn't|aren't|wasn't|don't|doesn't|didn't|won't|can't|cannot|shouldn't|should|must|will|has|need to|needs to|have to|has to|makes?|means?|causes?|ruins?|kills?|saved|made|changed|works?|matters?|fails?|you need|you don't|you're|it's|beats?|hurts?|helps?|starts? with|comes? from|never|deserves?|ruined|quit|lost|got|went|tried|learned|spent|gained|left|bought|sold|told|(?:wants?|asks?|keeps?|tells?|thinks?|expects?|says?|lets?) (?:me|us|you|him|her|them|it|to|that|I'm|\w+ing))(?=\s|$)/i;
/** A clause inside a thing is not the sentence's own: "mistakes that ruin sourdough". */
export function hasFiniteVerb(text: string): boolean {
  return FINITE.test(
    text.split(
      / (?:that|who|which|when|if|because|where|why|how|what|after|before|while|nobody|no one|people|buyers|sellers|managers|owners|parents|every|everyone|most|your|you|we|they) /i,
    )[0] as string,
  );
}
