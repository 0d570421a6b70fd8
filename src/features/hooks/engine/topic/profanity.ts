/** Words that a brand would not say: in everyday words where there are such, and masked where there are none. */

/** In this order: phrases before their words. */
const SOFTER: readonly (readonly [RegExp, string])[] = [
  // What only adds force goes.
  [/\bthe (?:actual )?(?:f+u+c+k+|hell|heck) (?=(?:up|down|out|off|away)\b)/gi, ''],
  [/^shut up and (?=\p{L})/giu, ''],
  [/^just f+u+c+king (?=\p{L})/giu, ''],
  [/^just (?=\p{L}+ (?:your|the|a|some) (?:(?:god)?damn|f+u+c+king) )/giu, ''],
  [/^(\p{L}+),? (?:bitch(?:es)?|mother ?f+u+c+kers?)$|, (?:bitch(?:es)?|mother ?f+u+c+kers?)$/giu, '$1'],
  // What is a complaint stays one; grief is no mere nuisance.
  [
    /\b(grief|loss|divorce|cancer|chemo|depression|anxiety|infertility|addiction|trauma|burnout) (is|sucks)(?: a (?:real )?(?:bitch|mother ?f+u+c+ker|pain in the ass))?(?<!\bis)$/gi,
    '$1 is hard',
  ],
  [
    /\ba (?:real |total |major |royal |huge |such a )?(?:bitch|mother ?f+u+c+ker|pain in the (?:ass|arse))(?= to\b|$|[,.!?])/gi,
    'a pain',
  ],
  [/\b(a|such a)( real| total| major| royal| huge)? pain in (?:the|your|my) (?:ass|arse)\b/gi, '$1$2 pain'],
  [/\b(is|are|was|were) (?:pure |absolute |living |total )?hell$/gi, '$1 a nightmare'],
  [/\bsuck(s?) (?:ass|balls|dick)\b/gi, 'suck$1'],
  [
    /^(?!.*\b(?:your|my|our|their|that|who|which|it|this|you|I|does|do|did|to|not|don't)\b)(.+) sucks$/gi,
    '$1 is the worst',
  ],
  [
    /^(?!.*\b(?:your|my|our|their|that|who|which|it|this|you|I|does|do|did|to|not|don't)\b)(.+s) suck$/gi,
    '$1 are the worst',
  ],
  // Commands: "move your lazy ass" is no order to a part of the body.
  [/^(?:just )?suck it up(?:, .+)?$/gi, 'tough it out'],
  [/^move (?:your|that) (?:\p{L}+ )?ass$/giu, 'you should get moving'],
  [/^move (?:your|that) (?:\p{L}+ )?ass(?=$| )/giu, 'get moving'],
  [/\b(get|gets|getting) (?:up )?off (your|their|my) (?:\p{L}+ )?ass(?:es)?(?=$| )/giu, '$1 off the couch'],
  [/\b(what|how|why|where|who|when)(?: in)? the (?:actual )?(?:f+u+c+k+|hell|heck|shit)\b/gi, '$1'],
  [/\bwtf (?=(?:is|are|do|does|did|happens|happened|to|was|should|can)\b)/gi, 'what '],
  [/,?\s*\b(?:wtf|ffs|lmf?ao|stfu|omfg)\b/gi, ''],
  [
    /(?<!\b(?:such|same|as) )\b(?!(?:same|such|good|well|it|is|are|known|just)\b)([\p{L}-]+) (?:as (?:f+u+c+k+|shit|hell|crap|f)|(?<!^hoe .*)af)\b/giu,
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
  [/(?<!\bgiv(?:e|es|ing) a )\b(?:(?:mother)?f+u+c+kin(?:g|'|\b)|(?:god)?damn(?:ed)?) (?=\p{L})/giu, ''],
  // "how to not give a fuck at work"
  [
    /\b(?:not|stop|don't) giv(?:e|ing) (?:a|two|any) (?:f+u+c+ks?|shits?|damn|crap)\b(?! (?:what|about|if|who|how)\b)/gi,
    'care less',
  ],
  [/\bunf+u+c+k(?=\s|$)/gi, 'fix'],
  [
    /\b((?:is|are)(?: not|n't)?) (?:totally |completely |so )?f+u+c+ked(?= (?:and|because|if|when|after|until|from)\b|$)/gi,
    '$1 messed up',
  ],
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
  [/\b(?:shitty|crappy|f+u+c+king|(?:god)?damn) truth\b/gi, 'hard truth'],
  // "cut the gossip bullshit": the gossip is to go.
  [
    /^((?:cut|quit|drop|skip|ditch|lose|stop|enough with) the (?:\p{L}+ ){0,2}\p{L}+) (?:bullshit|bullcrap|bs|crap|shit)$/giu,
    '$1',
  ],
  [
    /\b(an? \p{L}+) (?:bastard|dick|prick|asshole|bitch)(?=$| (?:at|to|about|in|on|with|when)\b)/giu,
    '$1 jerk',
  ],
  // The tips are so, and not the running.
  [/\b(?:no|zero)[- ](?:bullshit|bs) (?=(?:[\p{L}-]+ )+(?:tips|advice|hacks|tricks|guide)\b)/giu, ''],
  [/\b(?:no|zero)[- ](?:bullshit|bs)(?= \p{L})/giu, 'no-nonsense'],
  [
    /\b(?:bullshit|bullcrap|horseshit) (?=(?:\p{L}+ )?(?:excuses?|reasons?|advice|tips|rules|answers?|myths|claims|lies|trends|fees|charges)\b)/giu,
    '',
  ],
  [/\b(?:bullshit|bullcrap|horseshit)\b/gi, 'nonsense'],
  [
    /\b(looks?|sounds?|feels?|tastes?|smells?) like (?:total |absolute |complete |utter |pure )?(?:shit|crap|ass)\b/gi,
    '$1 terrible',
  ],
  [
    /\b(is|are|was|were) (?:total |absolute |complete |utter |pure )?(?:shit|crap|ass)(?=$|[,.!?]| (?:until|because|and|but|before|after|when)\b)/gi,
    '$1 terrible',
  ],
  [
    /^(?:shit|crap) (?=\p{L}+s \p{L}+)(?!\p{L}+s (?:of|in|on|for|with|at|from)\b)(?!.* (?:say|do|said|did|ask|believe)\b)/giu,
    'bad ',
  ],
  [/\b(is|are) the shit$/gi, '$1 so good'],
  [
    /\b(eat|eats|ate|eating|sleep|sleeps|slept|sleeping|treat(?:s|ed|ing)? \p{L}+) like (?:shit|crap)\b/giu,
    '$1 badly',
  ],
  [/\blike hell\b/gi, 'like crazy'],
  [/\b(eat|eats|ate|eating) (?:shit|crap)$/gi, '$1 junk'],
  // "cut the crap from your pantry" is about things; without a place it is an idiom.
  [
    /\b((?:cut|clear|clean|get|throw|toss|keep|pull|purge)(?:t?ing)?) the (?:shit|crap) (?=(?:from|in|out of|off) (?:your|my|the|a)\b)/gi,
    '$1 the junk ',
  ],
  [/\blittle (?:shit|bastard|f+u+c+ker|asshole)s\b/gi, 'little monsters'],
  [/\b(are|such|being|be) (?:dicks|pricks|bastards)\b/gi, '$1 jerks'],
  [/\ban ass(?=$| (?:at|to|about|in|on|with|when)\b)/gi, 'a jerk'],
  [/\bboss bitch(?= \p{L})/giu, 'boss'],
  [/\bbad bitch(?= \p{L})/giu, 'badass'],
  [/\bbasic bitch(?= \p{L})/giu, 'basic'],
  [/\b(?:shit ?show|cluster ?fuck)\b/gi, 'mess'],
  // "buy good shit once"
  [
    /\b(good|nice|cool|cute|new|old|free|fun|expensive|cheap|fancy|useless|random|real|fewer) (?:shit|crap)(?=$| (?!\p{L}+s$))/giu,
    '$1 stuff',
  ],
  [
    /^screw (?=(?:your|the|those|these|this)\b(?! (?:in|on|into|up)\b))(?!.* (?:in|into|on|together|down)\b)/gi,
    'forget ',
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
  [
    /\b(cheap|easy|quick|fast|simple|fancy|hard|boring|tired|slow|tiny|little|hot|cold|expensive|grown|lazy|big|dumb|long|weird|old|sad|basic|broke|ugly|smart)[- ]ass(?= \p{L})/giu,
    '$1',
  ],
  [/\b(\p{L}+)-ass(?= \p{L})/giu, '$1'],
  [/\b(?:an ass ?hole|a (?:dick|dick ?head|douche ?bag|prick|bastard))(?= (?!tracy|clark)|$)/gi, 'a jerk'],
  [/\b(?:ass ?hole|dick ?head|douche ?bag)(?=s?\b)/gi, 'jerk'],
  [/\b(your|my|their|his|her|our) (?:fat |lazy )?ass\b/gi, '$1 butt'],
  [/\b(your|my|our|their) (?:shit|crap)(?= \p{Ll}+ \p{Ll}+$)/giu, '$1 lousy'],
  [/\b(of|this|that|and|your|my|weird|same|stupid|some|all|the|more|less|dumb) shit\b/gi, '$1 stuff'],
  [
    /^f+u+c+k (?=(?:your|the|those|these|this|(?:\p{L}+ )?(?:\p{L}+s|culture|advice|motivation|perfection(?:ism)?|productivity))\b)/giu,
    'forget ',
  ],
];

/** Most texts have none of it, and are not searched for each. */
const ANY =
  /f+u+c+k|shit|crap|ass|damn|hell|heck|piss|bitch|douche|dick|prick|bastard|suck|screw|arse|wtf|ffs|lmf?ao|stfu|omfg|\baf\b|\bas f\b|\bbs\b/i;

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
