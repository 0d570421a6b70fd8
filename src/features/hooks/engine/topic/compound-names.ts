/** Names that begin like a command or a denial: "stand up comedy", "rent to own homes", "no bake cheesecake". */

/** What follows such a name, and no object: nobody checks in with, or picks up the, luggage. */
const BEFORE_ITS_NOUN =
  '(?= (?!(?:with|on|for|in|to|at|from|after|before|and|or|vs|is|are|your|my|our|the|a|an|it|them|more|less|better|without|when|like)\\b)(?:\\p{L}+ )?\\p{L}+$)';

/** Nothing but names, whatever thing they stand before. */
const ALWAYS = new RegExp(
  '^(?:train the trainer|meet the (?:teacher|team|maker)|bring your own device|take your (?:kids?|child|daughters?) to work|pay it forward|buy nothing|lunch and learn|pick your own|pay what you (?:want|can)|save the date|learn to swim|do it yourself|grab and go|follow up|make ahead|take home|carry on|read aloud|pick up|keep fit|check in' +
    '|(?:rent|lease|ready) to (?:own|wear)|skip the line|print on demand|peel and stick|heat and eat|wash and go|mix and match|plug and play|drag and drop|buy one get one|(?:press|stick|clip|slip|roll|bolt|strap|iron|snap|glue) (?:on|in)|farm to table|paint by numbers?|choose your own adventure|hop on hop off|come and go|pump and dump|skip level|pour over|pay per (?:click|view)|two a day|three a day|(?:high|special) needs|fight or flight|live edge|teach back|thank you|must have|all hands|go to market)' +
    BEFORE_ITS_NOUN,
  'iu',
);

/** A verb and its particle are one word before what is named by them; before anything else they are done. */
const BEFORE_THESE: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:stand|sit|lie)(?: (?:up|down))(?= )/i,
    /^(?:\S+ )?(?:comedy|comedians?|comics?|paddle ?boarding|paddle ?boards?|desks?|meetings?|restaurants?|dinners?|meals?|showers?|freezers?|exercises|routine|collars?)$/i,
  ],
  [
    /^(?:warm|cool|wind|calm) (?:up|down)(?= )/i,
    /^(?:stretch(?:es|ing)?|exercises?|routines?|drills?|sets?|games?|songs?|activit(?:y|ies)|yoga|time|poses?|rituals?|moves|corners?|kits?|box(?:es)?|spaces?|spots?|cards|jars?)$/i,
  ],
  [
    /^(?:pull|push|sit|chin|step) up(?= )/i,
    /^(?:\S+ )?(?:bars?|negatives?|holds?|reps?|goals?|progressions?|variations?|form|challenges?|tests?|stands?|boards?|stations?|routines?|workouts?|standards?|plans?|programs?|grips?|exercises?|heights?|technique|alternatives?|mistakes?|tips)$/i,
  ],
  [
    /^(?:cover|dress) up(?= )/i,
    /^(?:\S+ )?(?:tattoos?|dress(?:es)?|closets?|box(?:es)?|clothes|part(?:y|ies)|days?|corners?|bins?|shoes|storage|games?|ideas)$/i,
  ],
  [
    /^live in(?= )/i,
    /^(?:\S+ )?(?:nann(?:y|ies)|au pairs?|caregivers?|aides?|landlords?|housekeepers?|helpers?|partners?|boyfriends?|girlfriends?|flips?|renovations?|remodels?)$/i,
  ],
  [/^wake up(?= )/i, /^(?:calls?|routines?|times?|lights?|alarms?)$/i],
  [
    /^make up(?= )/i,
    /^(?:brush(?:es)?|bags?|artists?|looks?|routines?|tutorials?|removers?|kits?|sponges?)$/i,
  ],
  [
    /^drop (?:off|in|down|leaf|out)(?= )/i,
    /^(?:days?|routines?|times?|yoga|classes|visits?|menus?|tables?|anxiety|tears|rates?|lines?|points?|services?)$/i,
  ],
  [
    /^(?:sign|write|log|opt|check|sell|click|turn|add|break|drive|walk|try|put|plug|built|build|tear|throw|hand|spin|knock|pay|cash|buy|lock|tune|trade|start) (?:up|in|out|through|down|on|off|around|thru)(?= )/i,
    /^(?:bonus(?:es)?|forms?|sheets?|pages?|offers?|freebies|incentives?|lists?|rates?|service|ons|music|parties|rooms?|closets?|showers?|tubs?|pantr(?:y|ies)|hauls?|blankets?|pillows?|towels?|classes|bikes?|costs?|founders?|funding|culture|ideas|capital|screens?|lights?|values?|fees|counters?|process|windows?|menus?|day)$/i,
  ],
  [
    /^work (?:from|at) home(?= )/i,
    /^(?:\S+ )?(?:jobs?|setups?|desks?|offices?|outfits?|moms?|dads?|parents?|essentials|burnout|routines?|schedules?|life|polic(?:y|ies)|scams?|stipends?|lunch(?:es)?|productivity|tips|hacks|mistakes)$/i,
  ],
];

/** "rent vs buy calculator" is one tool, and no choice. */
const WEIGHED =
  /^(\p{Ll}+) (?:vs\.?|versus|or) (\p{Ll}+) (?=(?:calculator|spreadsheet|worksheet|chart|quiz|checklist|template)s?$)/iu;
/** "under $25 gifts" are gifts under $25. */
const UNDER = /^(under \$\d[\d,]*) ((?:\p{L}+ )?\p{L}+s)$/iu;
/** "under eye patches", "at home workout for women": where or when it is belongs to its name, and opens no clause. */
const PLACED =
  /^((?:(?:my|your|our|the|an?|easy|best|simple|quick|healthy|good) )*)(at home|in home|in house|in person|in store|in season|in ground|on page|off page|on site|off grid|on the go|on demand|over the counter|over the door|over ear|under (?:eye|desk|bed|sink|cabinet)|behind the scenes|before and after|after hours) (?=(?!(?:with|for|in|to|at|from|after|before|and|or|vs|is|are|your|my|our|the|an?|it|when|without|while|i|you|we)\b)\p{L}{3,})/iu;

/** "no bake cheesecake", "no spend month": what it does without, and no denial. */
const WITHOUT =
  /^((?:(?:my|your|our|the|an?|easy|best|simple|quick|healthy) )*)no (bake|knead|eat out|wash|heat|makeup|make-up|cook|contact|equipment|code|dig|till|mow|buy|spend|phone|screen|sew|fuss|churn|show|fault|touch|pull|poo|sugar|yeast|drill|chip|boil|waste|carb|stress|nonsense|gym|prep|jump|gi|oil|oven|mess|scalpel|fly|win|budget|cost|kill|tech|bark|sweat|rinse|stir|gear|repeat|tie|iron|damage|closing cost) (?=\p{L}+(?: \p{L}+)?(?: (?:for|with|in|at|from|under|that|on)\b.*)?$)/iu;

/** "weigh ins", "beginner pull ups": what is done, many times, is one word with its particle. */
const DONE_OFTEN =
  /(?<!\p{L})(weigh|check|sign|drop|log|pull|push|chin|sit|step|warm|cool|pick|tune|touch|follow|meet|pop|stand|close|hand|cook|clip|wind|melt|wipe|flare|mix|start|shake|lie|sleep|walk|drive|try|turn|press|print|roll|take|pay|cash|sell|write|lay|buy|spin|break|work) (ins|ups|offs|outs|downs|ons|overs|throughs)(?!\p{L})/giu;
/** "fee only advisors", "dumbbell only workouts": nothing else belongs to them. */
const NOTHING_ELSE =
  /^(fee|commission|cash|dumbbell|kettlebell|barbell|bodyweight|band|women|men|girls|ladies|adults|invite|members|appointment|online) only (?=\p{L})/iu;
/** "my go to frosting"; nobody goes to it. */
const GO_TO = /^((?:my|our|your|the|an?) )go to (?=\p{Ll}{3,}(?: \p{Ll}+){0,2}$)/iu;

/** The name with hyphens, so that it is read as one word. */
export function joinNames(typed: string): string {
  const hyphens = (name: string) => name.replaceAll(' ', '-');
  const text = typed
    .replace(DONE_OFTEN, '$1-$2')
    .replace(GO_TO, '$1go-to ')
    .replace(NOTHING_ELSE, '$1-only ');
  const without = text.replace(WITHOUT, (_, before: string, what: string) => `${before}no-${hyphens(what)} `);
  if (without !== text) return without;
  const weighed = text.replace(WEIGHED, '$1-vs-$2 ').replace(UNDER, '$2 $1');
  if (weighed !== text) return weighed;
  const placed = text.replace(PLACED, (_, before: string, where: string) => `${before}${hyphens(where)} `);
  if (placed !== text) return placed;
  const joined = text.replace(ALWAYS, hyphens);
  if (joined !== text) return joined;
  for (const [verb, nouns] of BEFORE_THESE) {
    const [name] = verb.exec(text) ?? [];
    const [thing = ''] = name ? text.slice(name.length + 1).split(/ (?:for|with|in|at|from|under)(?= )/) : [];
    if (name && nouns.test(thing)) return hyphens(name) + text.slice(name.length);
  }
  // Alone they are names all the same.
  return /^(?:rent to own|ready to wear|print on demand|wash and go|save the dates|buy now pay later|for sale by owner|fight or flight|pay per click)$/i.test(
    text,
  )
    ? hyphens(text)
    : text;
}
