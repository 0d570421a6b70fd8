/** What is a trouble, and what can be said to somebody who has not read the rest of the text. */
import { countability, isPluralNoun } from '../english/nouns.ts';
import { baseOfThird, isVerb } from '../english/verbs.ts';
import { words } from '../english/words.ts';

/** Deeds that nobody does gladly. */
const TROUBLE_VERB =
  /^(?:can (?:feel|see|hear|tell)|wonder (?:if|why|whether|where|how|what)|replay|bomb|leak|clench|glaze over|expect to lose|stay (?:quiet|silent|late|stuck|home)|disagree|spend (?:a small fortune|the (?:whole|entire)|half|too|way|hours|every|all|more time|their (?:sundays|nights|weekends|evenings|days|lunch|whole)|\d+ hours)|raid|can barely|could never|only (?:ever )?(?:dare|know|look|have|call|eat|get|see|pay|play)|take forever|tune out|grind|would never|order takeout|no longer|go red|cramp up|overdraft|pay themselves last|reread|redo (?:everyone|everybody|their team|their staff)|throw (?:out|away) (?:half|most|spoiled|everything)|plan (?:their day|every \p{L}+) around|blow (?:through|all)|drop (?:the|their) price|watch (?:\p{L}+ ){1,3}(?:drift|fade|go silent|leave|die|creep)\b|see (?:\p{L}+ ){1,2}(?:going to|spike|turn into)|stay on mute|walk out of .+ feeling|suspect they|turn their best|give away|ignore|look broke|eat standing|let (?:\p{L}+ ){1,4}pile up|(?:go|come|drive) home (?:too \p{L}+ to|empty|exhausted|with (?:half|most|a full|stuff))|do their (?:actual|real) (?:work|job) after|find out about problems|live (?:off|like roommates)|get home too|find (?:it|\p{L}+) (?:embarrassing|intimidating|confusing|overwhelming|awkward|scary|hard)|don't|forget|lose|kill|waste|fail|fight|argue|bicker|panic|crash|freeze|blank|dread|hate|yell|skip|miss|burn|quit|bonk|struggle|resent|compare|apologi[sz]e|procrastinate|obsess|binge|chase|rush|guess|stare|doomscroll|micromanage|multitask|ramble|stall|cringe|sweat|ruin|drown|suffer|avoid|doubt|fear|worry|second-guess|regret|owe|hide|cry|abandon|settle|sacrifice|juggle|scramble|beg|lack|hoard|spiral|react|hear (?:nothing|crickets|no)|wear every|rely|depend|copy|keep|feel|check their (?:partner|husband|wife|boyfriend|girlfriend|ex|spouse)'s|crumble|choke|shut down|zone out|tense up|stumble|mumble|bleed|wing|cram|tiptoe|dodge|cancel|push through|pay too|find it hard|go (?:over|blank|quiet|silent|hungry|broke|numb|home exhausted)|run (?:out|late|over|on empty|behind)|wake up|lie awake|stay up|end up|put (?:off|everyone|themselves)|give up|start over|live (?:paycheck|on)|compete on price|sound like|work (?:overtime|nights|weekends|too|late|for free|through)|say (?:yes|sorry)|tend to|fall (?:behind|apart|off|asleep at|for)|burn out|break (?:down|out)|drag|second guess|sit (?:all|at)|have tried|have given up|need help|carry the (?:mental )?load|carry a lot|walk on eggshells|work until|barely|don't|doesn't|can't|cannot|never|aren't|isn't|haven't|won't|over-?\p{L}{3,}|under(?:charge|price|sell|earn|eat|value|perform|estimate)\p{L}*)\b/iu;

const TROUBLE_SIGN =
  /\b(?:too|never|no|nothing|nobody|without|barely|hardly|all (?:day|night|weekend)|by hand|last minute|the same|half the|hours|alone|wrong|over and over|instead|every|everything (?:themselves|alone|by hand|twice)|avoid|hate|still|only|whole (?:night|day|weekend)|their (?:weekends|evenings|sundays|nights|days)|broke|burned|unpaid|for free|ghosted|ignored|rejected|blamed|stuck|late|crickets|worse|behind|at night|sundays|by guessing|lose|panic|intimidating|confusing|overwhelming|exhausting|stressed|maybe (?:one|two|three|a few)|themselves|sunday nights?|a fortune|nothing but|next to nothing|none|hardly|whatever|a week|anymore|scares?|bitter|blurry|greasy|bloated|paid late|because (?:of|they))\b/i;

/** "get talked over", "get ghosted by investors"; not "get promoted". */
const HAPPENS =
  /^get (?:(?:so|really|too) )?(?:told|maybe|.+ (?:but|and) (?:hardly|barely|no|nothing|none|almost no|maybe|only|zero|few|not)|nothing|next to|ghosted|paid late|complaints|out of breath|(?!promoted\b|married\b|paid\b|hired\b|invited\b|excited\b|started\b|inspired\b|engaged\b|approved\b|licensed\b|certified\b|asked\b)\p{L}+ed\b|stuck|lost|cut|hurt|sick|(?:\p{L}+ and )?(?:angry|anxious|upset|irritable)|carsick|seasick|dizzy|itchy|jealous|no|few|nervous|zero|bad|the same|nowhere|cold feet|thrown|beaten|injured|shaky|winded|sidetracked|feedback|headaches|migraines|cramps|(?:a )?sore \p{L}+|heartburn|a surprise|surprise|hit with|caught|one-word|(?:a )?different (?:advice|answers?|opinions?)|conflicting|sticker shock|a shock|home (?:too|late)|.+ every time (?:they|you)|asked .+ (?:daily|every day)|their .+ back covered)\b/iu;

/** Things that one would rather not have. */
const ILL =
  /^have (?:such |just |already |recently |only ever |only )?(?:(?:a|an|so|very|really) )?(?:no|nothing|zero|too|low|stiff|sore|dry|bad|trouble|thinning|thin|frizzy|brittle|weak|tight|empty|unfinished|messy|cluttered|racing|sensitive|crooked|stained|hot flashes|brain fog|little (?:time|energy|money|sleep|support)|limited|poor|terrible|chronic|constant|anxious|reactive|leaky|the same|hardly|few|a hard time|hard time|twelve|impostor|imposter|half-finished|never|tried|given|been (?:(?:approved|quoted|charged|billed) (?:for )?(?:more|less|too|twice)|let|laid|burned|rejected|ghosted|passed|dumped|cheated|scammed|stuck|putting|trying|dismissed|burnt|told|turned|hit|handed|sent|talked|taught|raised|pitched|asked|blindsided|promoted and now have to|yelled|denied|audited|bloated|tired|stuck|"?about)|.+ (?:but|and) (?:an empty|not enough|no|nothing|hardly|barely|zero|almost no|none)\b|.+ (?:that|they) (?:never|nobody|keeps?|don't|doesn't|won't|can't|no one|sounds? like|breaks?|leaks?|dies|barely)|.+ that's (?:about to|always|too|never)|.+ (?:collecting|gathering) dust|.+ and \p{L}+ (?:unfinished|unpaid|unread|half-finished)|no idea|mixed|meltdowns|overpaid|ruined|regretted|launched|bombed|blown|sunk|given|heard|seen (?:five|three|every)|gotten|not enough|patchy|drafty|flaky|shin|uneven|floating|unread|old|outdated|unfinished|lost|bought|killed|spent|wasted|failed|gained|missed|quit|outgrown|hit|had|forgotten|stopped|nobody|debt|(?:\p{L}+ ){0,2}(?:debt|loans)\b|unpaid|mountains of|piles of|creaky|achy|tense|puffy|dull|tired|run out|rewritten|broken|cried|overdrafted|almost nothing|cranky|niggly|cracked (?:knuckles|heels|lips|hands)|yellowing|high turnover|to \p{L}{3,}(?! (?:it|them|him|her)\b)(?!.*\bit's? )|(?:only |about )?\p{L}+ (?:days|weeks?|weekend) to|an audit coming|way too|something break|watched too many|watched .+ creep|\p{L}+ half-finished|storm damage|.+ that expired|an? brown (?:stain|spot)|a slow|a quiet (?:\p{L}+ )?(?:diary|inbox)|.+ and a quiet inbox|gaps in the|changed .+ (?:twice|three times)|always put everyone|one client|been (?:waiting|sitting on the fence)|no longer|sent .+ heard|applied .+ heard|left .+ heard)\b/iu;

export function isTroubleVerb(body: string): boolean {
  return TROUBLE_VERB.test(body);
}

/** "climb twice a week", "practise four hours a day": how often tells of no trouble. */
export function isHabit(body: string): boolean {
  return (
    /^(?!are |feel )\p{L}+(?: [\p{L}-]+){0,4} (?:once|twice|[\p{L}\d]+ (?:times|hours|days|nights)) (?:a|every|per) (?:day|week|month|year)$/iu.test(
      body,
    ) && !TROUBLE_VERB.test(body)
  );
}

/** Whether a deed in -ing, told in its base form, hurts; "moving out of the same place" does not. */
export function isPlainTrouble(body: string): boolean {
  if (/^(?:have|get)\b/i.test(body)) return isTrouble(body);
  return (
    TROUBLE_VERB.test(body) ||
    /\b(?:a fortune|with no|nothing|too (?:much|many)|half (?:the|their)|without knowing)\b/i.test(body)
  );
}

const NO_VERB =
  /(?:ed|ing|ly|ful|ous|al|ic|ive|less|able|ant|ent|y)$|^(?:the|their|not|most|many|some|all|one|two|three|four|five|between|about|under|over|from|with|who|that|which|when|where|and|but|for|because|after|before|during|until|within|into|onto|near|smart|great|good|new|young|old|bought|made|came|went|had|was|were|got|took|grew|fell|left|ran|paid|sold|built|found|kept|thought|felt|knew|said|told|gave|saw|did|nothing|everything|everyone|anyone|people|back|online|alone|maybe|roughly)$/i;

/** Whether a predicate that is no feeling tells of something that goes wrong. */
export function isTrouble(body: string): boolean {
  if (
    /^(?:take|takes) (?:their|your) (?:meds|medication|medicine|vitamins|pills)\b|^(?:misread|skimmed|ignored|rejected) or\b/i.test(
      body,
    )
  )
    return false;
  const [verb = '', next = ''] = words(body);
  if (/^own\b.* (?:that|they) (?:can't|never|won't|don't|doesn't|nobody)\b/i.test(body)) return true;
  if (/^have$/i.test(verb)) return ILL.test(body);
  if (/^get$/i.test(verb)) return HAPPENS.test(body);
  if (TROUBLE_VERB.test(body)) return true;
  if (/^were (?:never )?(?:told|yelled|raised|taught|laughed|bullied|blamed)\b/i.test(body)) return true;
  // After "who" an unknown word is a verb, unless it looks like something else.
  const verbal = isVerb(verb) || (/^\p{Ll}{3,9}$/u.test(verb) && !NO_VERB.test(verb) && !isPluralNoun(verb));
  if (!verbal || next === '') return false;
  // "wash nothing, check nothing": what they do not do.
  if (/^\p{L}+ nothing$/u.test(body)) return false;
  if (/\b(?:great|handmade|beautiful|amazing|excellent|good|nice|love|enjoy)\b/i.test(body)) return false;
  if (
    /^(?:love|enjoy|own|understand|read|watch|shop|collect|earn|know|care|value|follow|dream|plan|want|need|wish|be|look|let|think|like|help|deserve|come|support|appreciate|win|succeed|save|practice|exercise|create|serve)$/i.test(
      verb,
    )
  )
    return false;
  // Nor is it a trouble to eat well, whatever comes of the evening.
  if (
    /^(?:eat|sleep|dress|cook|live) (?:really |pretty |mostly |very )?(?:well|clean|healthy|right)\b/i.test(
      body,
    )
  )
    return / (?:and|but|yet|until|except|then) /i.test(body);
  // Who posts every day does well.
  if (
    /^(?:post|publish|attend|teach|lead|manage|see|share|film|water|walk|cook|train|drive|commute|clean|brush|stretch|meditate|journal|run|swim|garden|pray|answer|reply|respond|climb|practi[cs]e|take)$/i.test(
      verb,
    )
  )
    return /\b(?:no|nothing|nobody|crickets|never|too|ignored|everything themselves)\b/i.test(body);
  return TROUBLE_SIGN.test(BOUGHT_GLADLY.test(verb) ? body.replace(AS_THEY_LIKE, '') : body);
}

/** What one shops for, makes or does for fun is no trouble for being done every week, or for oneself. */
const BOUGHT_GLADLY =
  /^(?:buy|order|treat|thrift|gift|ride|hike|host|bake|knit|crochet|sew|craft|paint|draw|decorate|dress|swap|trade|display|browse|hunt|celebrate|send|wear|wrap|plant)$/i;
const AS_THEY_LIKE =
  / (?:for )?themselves\b(?! (?:sick|broke|short|crazy|into))| every (?:single )?(?:day|week|weekend|month|season|year|spring|summer|fall|autumn|winter|holiday|christmas|easter|halloween|payday|morning|evening|\p{L}+day)s?\b| once a week\b| at night\b/giu;

/** Deeds that are no trouble, whoever does them. */
const GLADLY =
  /^(?:are|love|like|enjoy|own|know|live|work|plan|wish|hope|prefer|care|appreciate|collect|follow|use|shop|think|believe|teach|run|play|help|deserve|value|support|buy|say|would|will|can(?! (?:hear|feel|see)))\b/i;
const HAVE_IT =
  /^have (?:(?:only |just |about )?\p{L}+ (?:days?|weeks?|minutes|hours?|weekend) to|put off|sat|walked|had|an? (?!kid|child|baby|dog|cat|job|house|home|car)(?:\p{L}+ )?\p{L}+ (?:in|on|under|buried|taped|over)\b)/iu;

/** What comes of it: "send emails every week and get no bookings". */
const NOTHING_CAME =
  '(?:(?:still )?(?:(?:get|see|have|hear|make|find) (?:no|nothing|few|almost no|a mess)|lose half|have a mess)|still (?:forget|fail|run out)|feel (?:awful|terrible|worse)$)\\b';
const CAME_OF_IT = new RegExp(`^${NOTHING_CAME}`, 'i');
const IN_VAIN = new RegExp(` and (?:${NOTHING_CAME}|don't know why$)`, 'i');

export function comesOfIt(body: string, before = ''): boolean {
  // "stopped getting eggs and don't know why"
  if (/^don't know why$/i.test(body)) return /^(?:got|stopped|started|lost|failed)\b/i.test(before);
  return CAME_OF_IT.test(body);
}

/** "own a nice camera and leave it on auto", "shop when they're stressed": gladly done, and yet something is wrong. */
const ODDLY_USED =
  /^(?:own|have|bought|buy|shop|use|eat)\b.* (?:and (?:only|leave|never|barely|still)\b|when they're (?:stressed|sad|bored|tired|lonely|angry)\b)/i;

/** Whether what "anyone" does can be told to the viewer as something that they know. */
export function isKnownToAnyone(body: string): boolean {
  if (IN_VAIN.test(body) || ODDLY_USED.test(body)) return true;
  if (/^have\b/i.test(body)) return HAVE_IT.test(body);
  return !GLADLY.test(body) && words(body).length > 2;
}

/** Alone, these say nothing: stuck where, scared of what? */
const NEEDS_OBJECT =
  /^(?:stuck|behind|lost|confused|unsure|skeptical|nervous|afraid|scared|worried|frustrated|guilty|done|losing|struggling|sick|hesitant|uncertain|terrified|paralyzed|embarrassed|ashamed|busy|intimidated|fed up|stuck there|not sure|awful|bad|terrible|horrible|worse|off|weird|nothing|fine|good|great|better|hopeless|helpless|judged|dismissed|called|pressure|left out|clueless|desperate|suspicious|wary|cautious|owed|priced|torn|not ready|about to|shy)$/i;

const VAGUE =
  /^(?:have nothing (?:left over|left|to show(?: for it)?(?: by \p{L}+| at the end)?)|never find out why|feel guilty whatever you pick|can't seem to stop|don't know what (?:you|they) did wrong|(?:can't|couldn't) (?:say|tell you) (?:what|why|how)|are always exhausted|are broke|can't make rent|are poor|freeze up|fall apart|can't get space|don't know (?:why|how|what|when|what to (?:look for|do with)|what to expect|which|the difference|who|if|where)|know (?:why|how)|give up|start over|quit|get (?:stuck|lost|started|overwhelmed|nervous|confused)|end up|keep trying|keep going|start projects|can't (?:help|choose|decide|afford|find|speak|talk|stop|do|get|keep|see|go|start|finish|commit|justify|agree)|never (?:start|know|get|do|call|go)|worry about (?:everything|money|time|work|life)|hate asking|don't (?:care|know|see|believe|mind|bother|start|have to|agree)|haven't started|avoid things|struggle|go quiet|hear nothing|panic|freeze|would never|can barely)$/iu;

/** Definite things that only the rest of the text could explain. */
const DEFINITE =
  /(?<!\b(?:lower|lowering|drop|dropping|cut|cutting|state|name) )\bthe (?:price|cost|costs|expense|process|pain|taxes|results?|outcome|change|investment|commitment|offer|diagnosis|procedure|side effects|move|glasses|product|program|difference|problem|decision|options|choices|details|rest|idea|ask|jump|leap|conversation|other \p{L}+|first one|same thing|hype|whole thing|smell|hair|noise|bill|gap|mess|call|hair everywhere|bags|receipts|packages|guys|app|number|numbers|form|letter|thing|claim|drill|part|model|version|step|method|tool|plan|salary|premium|talk|payment|one|(?:\p{L}+ )?(?:question|issue|matter|topic))$|\bthe (?:number|result|app|thing|price|tool|plan|system) (?:moves?|changes?|works?|goes|is|was|keeps?)\b/iu;

const REFERENT =
  /\b(?:the other|other ones?|another one|each other's|the former|the latter|whatever it|where it all|any of (?:it|you|them)|none of (?:it|them|you)|some of (?:it|them|you)|all of (?:it|this|that)|both of|this(?! (?:year|summer|fall|winter|spring|season|christmas)\b)|these|those|one (?:is|isn't|of)|such|(?:getting(?! it wrong)|selling|fixing|running) it|that's why|the ones|restarts? it|it restarts|(?:a)?round it|what kind(?! of \p{L}))\b|\bno idea$|\bsays (?:one thing|another)$/iu;
const IDIOM =
  /\b(?:(?:have|get|keep|hold|had) it (?:all )?together|make it (?:to|through|past|work|stop|look)|makes? it (?:hard|worse|impossible|look|feel)|find it (?:hard|difficult|impossible|tough)|call it a|it's (?:too (?:late|hard|expensive|early|risky|much)|impossible|hard|selfish|just|normal|not worth|only)|it (?:takes|costs|hurts|feels (?:too|selfish|wrong) )|cry it out|wing it|fake it|overdo it|fell for it|take it (?:out|personally|slow)|cut it|blow it|do it all|it all|nothing to show for it|(?:if|whether) (?:\p{L}+ ){1,5}(?:is|are) worth it|do(?:ing)? it (?:right|wrong)|get(?:ting)? it wrong|make it as|mak(?:e|ing) it up as|it's time to|it's (?:all|normal|their fault|your fault)|make it (?:to|in|past)|made it)\b/iu;

/** Whether a phrase about the viewer leans on something that it does not say. */
export function leansOnContext(text: string): boolean {
  // Nobody is told so to their face.
  if (/\b(?:losers?|failures?|idiots?|stupid|dumb|hopeless)\b/i.test(text)) return true;
  if (REFERENT.test(text) || DEFINITE.test(text)) return true;
  if (/(?<!\bout )\bthere\b(?! (?:is|are|was|isn't|aren't|will|must|has)\b)|(?<!\bstill )\bhere$/i.test(text))
    return true;
  if (/\b(?:she|he|him|her|his|she's|he's|hers|herself|himself)\b/i.test(text)) return true;
  const it = /\bit(?:'s|'ll)?\b/i.exec(text);
  if (it && !IDIOM.test(text)) {
    const before = text.slice(0, it.index);
    if (!/\b(?:an?|the|your|their|every|each) \p{L}+/iu.test(before)) return true;
  }
  // "you're losing you": somebody else was meant.
  if (/\byou(?:'re|'ve|'ll|'d)? (?:\p{L}+ ){1,2}you$/iu.test(text)) return true;
  if (/\byou (?:lost|lose|miss|left|hurt|failed) you\b/i.test(text)) return true;
  if (
    /^(?:you(?:'ve|'re)? )?(?:\p{L}+ ){0,2}(?:talked|spoken|spoke|talk|argued) (?:with|to) you\b/iu.test(text)
  )
    return true;
  // "hate buying you at the store": the cakes, that were named before; "someone close who feel helpless": a clause too many.
  if (
    /\b(?:buying|making|cooking|baking|wearing|washing|cleaning|folding|eating|growing|watering|storing|selling|posting|sewing|painting|carrying|packing|ordering|trimming|styling|building|using) you\b/i.test(
      text,
    ) ||
    /\b(?:someone|somebody|an? \p{L}+)(?: \p{L}+)? who (?:feel|are|have|want|don't|can't|need)\b/iu.test(text)
  )
    return true;
  if (/\b(?:about|of|with) you \p{L}+ing\b|\b(?:quit|stop) \p{L}+ing you$/iu.test(text)) return true;
  // "ashamed of you", "too far away to cook for you": where nobody else was named, "them" was somebody else.
  if (/ (?:of|for|to|with|about|on|from|by|at) you$/i.test(text) && !OTHERS_ACT.test(text)) return true;
  if (/\bthe (?:day|night|week|month|year) (?:before|after)$/i.test(text)) return true;
  // "never want to feel that again"
  if (/\b(?:feel|do|go through|want|have) that(?: again)?$|\btell nobody$|\banother$/i.test(text))
    return true;
  // "dread running your own": your own what?
  if (/\b(?:your|their) own$/i.test(text) && !/\bon (?:your|their) own$/i.test(text)) return true;
  if (/\b(?:as well|otherwise|either|nothing else\b.*)$/i.test(text)) return true;
  return UNFINISHED.test(text);
}

const OTHERS_ACT =
  /\b(?:everyone|everybody|nobody|no one|someone|people|others|your|the|an?|clients|customers|\p{L}{3,}s)\b.* you$/iu;

const UNFINISHED =
  /(?:^|\s)(?:or|and|but|nor|than|as|the|an?|of|with|by|from|into|because|if|when|who|whose|which|your|their|very|most|even|&)$|(?<!\b(?:down|need|want|have|up|supposed|used|try|going|(?:you|they) (?:never|don't|barely|rarely) (?:go|talk|listen))) to$|,$/i;

/** Whether a pain says too little to be recognised: "you feel awful", "you don't know why". */
export function isVague(body: string): boolean {
  const bare = body.replace(/^(?:still|just|always|often|constantly|already) /i, '');
  if (VAGUE.test(bare) || /^keep (?:working|going|moving|smiling|busy)$/i.test(bare)) return true;
  const feeling =
    /^(?:are|feel) (?:(?:so|too|very|completely|totally|always|really|just|still|a bit) )*(.+)$/i.exec(
      bare,
    )?.[1];
  // Who feels sick is sick of nothing.
  if (feeling && NEEDS_OBJECT.test(feeling) && !/^feel sick$/i.test(bare)) return true;
  if (
    /\bwhat to (?:look for|expect|do with|do)$/i.test(bare) &&
    !/^(?:don't know|can't decide|aren't sure) what to do$/i.test(bare)
  )
    return true;
  return /\b(?:justify|afford) the (?:price|cost|expense)$/i.test(bare);
}

/** "are tired of shaving every day, darker skin tones": after the comma another label begins, and no complaint. */
export function withoutLabel(text: string): string {
  const match = /^((?:are|feel) \p{L}+ (?:of|about|by|with|from|over|at) [^,]+), ([^,]+)$/iu.exec(text);
  if (!match?.[1] || /\b(?:and|or)\b/i.test(match[2] ?? '')) return text;
  const last = words(match[1]).at(-1) ?? '';
  // "tired of dry, reactive skin": a quality waits for its noun.
  return isPluralNoun(last) || countability(last) !== 'unknown' || ENDS_PHRASE.test(last) ? match[1] : text;
}

const ENDS_PHRASE =
  /^(?:day|night|week|morning|month|year|time|again|alone|work|home|online|it|\p{L}+ing)$/iu;

/** "scratchy, dry lines": both are said of the lines, although one can dry something too. */
export function endsInQualities(text: string): boolean {
  const noun = /\b\p{L}+(?:y|ive|ful|less|ous|ish|ic|al|ent|ed), \p{L}+ (\p{L}+)$/u.exec(text)?.[1];
  return noun !== undefined && isPluralNoun(noun);
}

/** "overprepare, ramble": a list that lost its end. One member is enough, if it says anything. */
export function withoutBrokenList(text: string): string {
  const at = text.lastIndexOf(', ');
  if (at === -1 || endsInQualities(text)) return text;
  const after = words(text.slice(at + 2));
  const [first = '', second = ''] = after;
  // "had one flare-up, got conflicting advice": another deed, whatever it is done to.
  const deed =
    (/^(?:got|went|took|came|lost|gave|made|tried|bought)$/i.test(first) ||
      (/^\p{Ll}{3,}$/u.test(first) && /^(?:around|up|out|off|over|through|down)$/i.test(second))) &&
    !/ (?:and|or) \p{L}+(?:ed|t)? (?:the|a|an|their|your|it|them|up|out|on|in)\b/iu.test(text.slice(at));
  if (deed) return withoutBrokenList(text.slice(0, at));
  if (/,? (?:and|or) /i.test(text.slice(at))) return text;
  const lone = after.length === 1 || /(?:ing|ly)$/i.test(first);
  const clause =
    lone || isVerb(first) || isVerb(baseOfThird(first)) || /^(?:no|not|never|can't|don't|are)$/i.test(first);
  const noun = after.length > 1 && isPluralNoun(after.at(-1) ?? '') && !clause;
  return clause && !noun ? withoutBrokenList(text.slice(0, at)) : text;
}
