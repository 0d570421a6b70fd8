/** Words that a brand would not say: in everyday words where there are such, and masked where there are none. */

/** In this order: phrases before their words. */
const SOFTER: readonly (readonly [RegExp, string])[] = [
  // What only adds force goes.
  [/\b(what|how|why|where|who|when)(?: in)? the (?:actual )?(?:f+u+c+k+|hell|heck|shit)\b/gi, '$1'],
  [/\bwtf (?=(?:is|are|do|does|did|happens|happened|to|was|should|can)\b)/gi, 'what '],
  [/,?\s*\b(?:wtf|ffs|lmf?ao|stfu|omfg)\b/gi, ''],
  [
    /(?<!\b(?:such|same|as) )\b(?!(?:same|such|good|well|it|is|are|known|just)\b)([\p{L}-]+) (?:as (?:f+u+c+k+|shit|hell|crap|f)|af)\b/giu,
    '$1',
  ],
  [/\bevery (?:damn|goddamn|f+u+c+king|freaking) /gi, 'every single '],
  [/\b(?:god)?damn (?=(?:good|fine|hard|easy|near|sure|tasty|delicious|close|right|well)\b)/gi, 'really '],
  [/\bholy (?:shit|crap|fuck)\b[,!. ]*/gi, ''],
  // Deeds.
  [/\bf+u+c+king (up|around|with)\b/gi, 'messing $1'],
  [/\bf+u+c+ked (up|around|with)\b/gi, 'messed $1'],
  [/\bf+u+c+ks (up|around|with)\b/gi, 'messes $1'],
  [/\bf+u+c+k(?:-| )?(up|around|with)\b/gi, 'mess $1'],
  [/\b(?:(?:mother)?f+u+c+kin(?:g|'|\b)|(?:god)?damn(?:ed)?) (?=\p{L})/giu, ''],
  // "how to not give a fuck at work"
  [
    /\b(?:not|stop|don't) giv(?:e|ing) (?:a|two|any) (?:f+u+c+ks?|shits?|damn|crap)\b(?! (?:what|about|if|who|how)\b)/gi,
    'care less',
  ],
  [/\bunf+u+c+k(?=\s|$)/gi, 'fix'],
  [/\b(is|are) (?:totally |completely |so )?f+u+c+ked(?= and\b|$)/gi, '$1 messed up'],
  [/\bgiv(e|es|ing) (?:a|two|any) (?:f+u+c+ks?|shits?|damn|crap)( about)?\b/gi, 'car$1$2'],
  [/\bhalf[- ]ass(?:ing|in')/gi, 'skimping on'],
  [/\bhalf[- ]assed\b/gi, 'half-hearted'],
  [/\bhalf[- ]ass(?:es)?\b/gi, 'skimp on'],
  [/\bbullshitting\b/gi, 'faking'],
  [/\bbullshit(?= (?:your|my|our|their|through|yourself)\b)/gi, 'fake'],
  [/\bbitching\b/gi, 'complaining'],
  [/\bpissing (?:(\p{L}+) )?off\b/giu, 'annoying $1'],
  [/\bpisses (?:(\p{L}+) )?off\b/giu, 'annoys $1'],
  [/\bpiss(?: (me|you|people|everyone|us|them|him|her))? off\b/gi, 'annoy $1'],
  [/\ba pissed(?:[- ]off)?\b/gi, 'an angry'],
  [/\bpissed(?:[- ]off)?\b/gi, 'angry'],
  [/\b(your|my|our|their) shit together\b/gi, '$1 act together'],
  [/\b(your|my|our|their) ass(?:es)? off\b/gi, '$1 tail off'],
  // Things and qualities.
  [/\b(?:no|zero)[- ](?:bullshit|bs)(?= \p{L})/giu, 'no-nonsense'],
  [/\b(?:bullshit|bullcrap|horseshit) (?=(?:excuses?|reasons?|advice|tips|rules|answers?)\b)/gi, ''],
  [/\b(?:bullshit|bullcrap|horseshit)\b/gi, 'nonsense'],
  [
    /\b(looks?|sounds?|feels?|tastes?|smells?) like (?:total |absolute |complete |utter |pure )?(?:shit|crap|ass)\b/gi,
    '$1 terrible',
  ],
  [
    /\b(is|are|was|were) (?:total |absolute |complete |utter |pure )?(?:shit|crap)(?=$|[,.!?])/gi,
    '$1 terrible',
  ],
  // "the shit nobody tells you about freelancing", "shit my clients say"
  [/^(?:the )?(?:shit|crap) (?=(?:nobody|no one) (?:tells|told|talks|warns)\b)/gi, 'what '],
  [
    /^((?:dumb|weird|funny|stupid) )?(?:shit|crap) (?=(?:my|your|our|first|new|people|\p{L}+s)\b.* (?:say|do|said|did|ask|believe)\b)/giu,
    '$1things ',
  ],
  [/^this (?:shit|crap) (?=(?:works?|worked|saved|changed|helps?|is)\b)/gi, 'this stuff '],
  [/\b(?:shit|crap|crappy|shitty) (?=foods?\b)/gi, 'junk '],
  // What is to be mended is bad enough: "fix your shitty swing". So are excuses.
  [
    /\b(fix|improve|upgrade|repair|rescue|save)(ing|s)? (your|my|our|their|a) (?:shitty|crappy|shit|crap) (?=\p{L})/giu,
    '$1$2 $3 ',
  ],
  [/\b(?:shitty|crappy|shit|crap) (?=excuses?\b)/gi, ''],
  // "stop buying shitty razors", "quit taking crap photos"
  [/\b(\p{L}+ing(?: (?:in|with|on|at|for))?(?: an?)?) (?:shitty|crappy|shit|crap)(?= \p{L})/giu, '$1 bad'],
  [
    /\b(?:shitty|shittier|crappy|crappier|crap-ass|(?:shit|crap)(?= \p{L}+s?(?:$| (?:of|in|on|for|with|at|from)\b)))(?=\s|$)/giu,
    'lousy',
  ],
  [/\b(?:shittiest|crappiest)\b/gi, 'worst'],
  [/\b(?:piece|load|pile) of (?:shit|crap)\b|\b(?:shit ?show|cluster ?fuck)\b/gi, 'mess'],
  [/\bshit-?talk(?=ing|s|ed|\b)/gi, 'trash-talk'],
  [/\b(?:shit|fuck|ass|crap) ?(?:load|ton)(?=s?\b)/gi, 'ton'],
  [/\bkick[- ]ass(?= \p{L})/giu, 'great'],
  [/\bkick(s|ed|ing)? (your |some |my |their |his |her )?ass\b/gi, 'kick$1 $2butt'],
  [/\bbad[- ]ass(?= \p{L})/giu, 'badass'],
  [/\b(cheap|lazy|big|dumb|long|weird|old|sad|basic|broke|ugly|smart)[- ]ass(?= \p{L})/giu, '$1'],
  [/\b(\p{L}+)-ass(?= \p{L})/giu, '$1'],
  [/\b(?:an ass ?hole|a (?:dick|dick ?head|douche ?bag|prick|bastard))(?= (?!tracy|clark)|$)/gi, 'a jerk'],
  [/\b(?:ass ?hole|dick ?head|douche ?bag)(?=s?\b)/gi, 'jerk'],
  [/\b(your|my|their|his|her|our) (?:fat |lazy )?ass\b/gi, '$1 butt'],
  [/\b(your|my|our|their) (?:shit|crap)(?= \p{Ll}+ \p{Ll}+$)/giu, '$1 lousy'],
  [/\b(of|this|that|and|your|my|weird|same|stupid|some|all|the|more|less|dumb) shit\b/gi, '$1 stuff'],
  [
    /^f+u+c+k (?=(?:your|the|those|these|this|(?:\p{L}+ )?(?:\p{L}+s|culture|advice|motivation))\b)/giu,
    'forget ',
  ],
];

/** Most texts have none of it, and are not searched for each. */
const ANY =
  /f+u+c+k|shit|crap|ass|damn|hell|heck|piss|bitch|douche|dick|prick|bastard|wtf|ffs|lmf?ao|stfu|omfg|\baf\b|\bas f\b|\bbs\b/i;

export function softenProfanity(text: string): string {
  if (!ANY.test(text)) return text;
  let softer = text;
  for (const [typed, plain] of SOFTER) softer = softer.replace(typed, plain);
  return softer === text ? text : softer.replace(/\s+/g, ' ').trim();
}

const PROFANE =
  /\b((?:\p{L}*-)?(?:mother|cluster)?f+u+c+k+\p{L}*|(?:bull|horse|dip|bat)?shit\p{L}*|(?:son of a )?bitch\p{L}*|ass ?holes?|dumb ?ass(?:es)?|bastards?|dick(?:head)?s?|twats?|wank\p{L}*|arse\p{L}*|piss(?:ing|ed|es|y)?)\b/giu;

/** The first letter of each stays, so that one can still read what was meant: "sh*t". */
export function maskProfanity(text: string): string {
  return text.replace(PROFANE, (phrase) =>
    phrase.replace(/(?:(?<=^|[ -])|(?<=bull|horse|mother|cluster))(\p{L}{1,2}?)[aeiou]/giu, '$1*'),
  );
}
