import type { Profession } from '../../read/profession.ts';

/** What a model must not say, as sentences show it; one reason may have many faces. */
export type Rule = {
  reason: string;
  says: RegExp;
  /** What makes the same words harmless. */
  unless?: RegExp;
  only?: Profession;
  /** Fine where the creator typed the very words. */
  typed?: boolean;
};

const DAYS = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const SEASONS = '(?:spring|summer|fall|autumn|winter|christmas|easter)';
const MONTHS = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const NO = "(?:isn't|aren't|wasn't|not|no|never|nothing|nobody|won't|doesn't|don't|didn't|can't|without)";
const UNLESS_DENIED = new RegExp(
  `\\b${NO}\\b[^.?!]{0,45}\\b(?:guarante|cure|detox|risk|miracle|instant|magic)`,
  'i',
);

/** Names of conditions: fine to speak about, never to be pinned on somebody. */
const CONDITION =
  '(?:adhd|add|ocd|ptsd|bpd|autism|autistic|on the spectrum|anxiety|depression|depressed|bipolar|trauma|traumatized|narcissist|narcissism|burnout|burned out|anxiously attached|avoidant|codependent|dissociation|an? eating disorder|insomnia|dyslexi\\w+|(?:pre)?diabet\\w+|arthritis|endometriosis|insulin resistan\\w+|celiac|ibs|pcos|leaky gut|adrenal fatigue|hypothyroid\\w*|(?:iron|vitamin|magnesium|protein)[- ]deficien\\w+)';
const SURELY =
  '(?: probably| likely| clearly| definitely| just| unprocessed| unresolved| childhood| hidden| undiagnosed| all| called| your| high-functioning| classic| got| a| an)*';

/** What a body, a mind or a wallet would have to do for a promise to come true. */
const TROUBLE =
  '(?:skin|acne|belly|bloating|weight|fat|pain|headaches?|migraines?|cravings?|wrinkles|inflammation|insomnia|anxiety|depression|panic|panic attacks?|stress|grief|worry|debts?)';
const ENDS =
  "(?:clears?(?: up)?|goes (?:away|by itself)|go away|stops?|disappears?|vanish(?:es)?|melts?|shrinks?|heals?|lifts?|(?:is |are |'s )gone)";

const WHO =
  '(?:client|patient|student|customer|buyer|seller|couple|woman|man|girl|guy|bride|groom|mom|mother|dad|founder|owner|manager|family|friend|person|team|reader|follower)s?';
const EXPERTS =
  '(?:stud(?:y|ies)|research(?:ers)?|scien(?:ce|tists?)|neuroscience|psychology|experts?|doctors|dermatologists|dentists|dietitians|veterinarians|vets|therapists|psychologists|economists|engineers|data|surveys?|polls?|brain scans?)';
const FEATURE =
  /\b(?:marble|granite|quartz|islands?|wine cellar|pool|hot tub|sauna|sunroom|fireplace|skylights?|hardwood|deck|balcony|patio|terrace|pergola|backyard|creek|lake|ocean|waterfront|(?:new|newer) (?:roof|furnace|windows|hvac|kitchen|appliances)|walk-in|vaulted|basement|garage|chandelier|clawfoot)\b/i;
const LISTING =
  /\b(?:listing (?:on|in|at|with)|new listing|my listing|just listed|open house (?:this|on|at|tomorrow|today)|for sale|\d[- ]bed\w*|condo tour|house tour|home tour)\b/i;

export const RULES: readonly Rule[] = [
  { reason: 'guarantee', says: /\bguarante\w*|\brisk[- ]free\b|\bno[- ]risk\b/i, unless: UNLESS_DENIED },
  {
    reason: 'guarantee',
    says: /\bcan't (?:lose|fail|go wrong)\b|\bsure thing\b|\b(?:fool|fail)-?proof\b|\bworks every time\b|\bnever (?:fails?|loses? (?:money|value|over))\b|\bI(?:'ll)? promise\b|\bor I'll\b|\bnever (?:[\w']+ ){1,4}again\b/i,
    unless: /\?|\bif you never\b/i,
  },
  {
    reason: 'result',
    says: /\b(?:doubl|tripl|quadrupl)(?:e|es|ed|ing) (?:your |our |my |their )?(?:sales|revenue|income|money|savings|followers|leads|views|profits?|productivity|rates?)\b|\b(?:leads|sales|income|revenue|followers|views|clients|profits?) (?:doubl|tripl|quadrupl)\w+|\b(?:\w+|\d+) times (?:faster|more|better|bigger|cheaper|easier)\b|\b10x\b|\bskyrocket\w*|\b(?:will|to|you'll|and) go viral\b|\b(?:six|seven|6|7)[- ]figures?\b|\b\d+k months?\b|\b(?:close|win|land|book) every (?:call|deal|sale|client|pitch)\b|\balways (?:signs?|sells?|works?|converts?|buys?|closes|pays? off|says? yes)\b/i,
    typed: true,
  },
  {
    reason: 'result',
    says: new RegExp(
      `\\b(?:this|these|it)\\b[^.?!]{0,30}\\b(?:and|and watch) (?:your|the) [\\w' ]{2,25} (?:stops?|doubles?|triples?|always|never)\\b|\\bsells? (?:by|in|within) (?:${DAYS}|a|one|two|\\d+|days|hours)\\b`,
      'i',
    ),
  },
  {
    reason: 'promise',
    says: new RegExp(
      `\\b(?:and|then|,|to watch|watch) (?:the |your |all that )?${TROUBLE}(?: \\w+)? ?${ENDS}\\b|\\byour ${TROUBLE} (?:clears|disappears|melts|shrinks|heals)\\b|\\band the ${TROUBLE}${ENDS}|\\b(?:erases?|eliminates?|banish(?:es)?|ends) (?:your )?${TROUBLE}\\b`,
      'i',
    ),
  },
  {
    reason: 'promise',
    says: /\byou(?:'ll| will) (?:never (?:run out|worry|go broke|be broke|struggle|crave|feel|need|diet)|fall asleep|sleep (?:through|better|like)|lose (?:\w+ )?(?:weight|pounds|fat|inches)|out-?earn|retire (?:early|rich|at|with)|be (?:rich|wealthy|debt[- ]free|pain[- ]free|booked|cured|healed)|heal\b|double|triple|feel (?:better|calm|amazing|great))|\bbooked out by\b/i,
    unless: /\?/,
  },
  {
    reason: 'promise',
    says: /\bmoney (?:lasts|will last) as long\b|\bturns? [\w' ]{3,30} into (?:an? )?(?:early |comfortable )?(?:retirement|fortune|wealth|nest egg|income)\b|\bget rich\b|\bbeats? the market\b|\bfinancial freedom (?:in|by)\b/i,
  },
  {
    reason: 'promise',
    says: /\b(?:skip|stop|ditch|drop|quit|throw out)(?: taking)? (?:the|your) (?:meds|medications?|medicine|pills|insulin|antidepressants|therapy|treatment)\b/i,
    unless: /\b(?:don't|never|before you|why you)\b/i,
  },
  {
    reason: 'promise',
    says: /\bcures?\b|\bcured\b|\bmiracle\b|\bmelts? (?:fat|away)\b|\bburns? (?:belly )?fat\b|\bflat (?:belly|stomach)\b|\bdetox(?:es|ing)? your\b|\breverses? (?:your|aging|diabetes|it)\b|\b(?:heals?|fix(?:es)?) (?:you\b|your (?:anxiety|depression|trauma|ptsd|adhd|mind|brain|gut|hormones))|\b(?:lose|drop|shed) (?:\w+ )?(?:\d+|ten|five|twenty|inches|a (?:dress )?size|pounds|kilos)\b|\bovernight (?:success|results?|transformation|fix)|\b(?:effortlessly|life[- ]changing|changes? your life|game[- ]chang\w+|secret formula)\b/i,
    unless: UNLESS_DENIED,
  },
  {
    reason: 'diagnosis',
    says: new RegExp(
      `\\b(?:that|this|it)(?:'s| is)${SURELY} ${CONDITION}(?=[.,;:!?]| and| talking|$)|\\byou(?:'ve|'re| have| are| got)${SURELY} ${CONDITION}\\b|\\b(?:he|she|your \\w+|\\w+ (?:employee|kid|child|toddler|partner|boss|ex))(?:'s| is| was)${SURELY} ${CONDITION}\\b|\\bsounds like${SURELY} ${CONDITION}\\b|\\bdo you have${SURELY} ${CONDITION}\\b`,
      'i',
    ),
  },
  {
    reason: 'diagnosis',
    says: /\byou dissociate\b|\bmeans? (?:that )?you(?:'re| are) (?:low|deficient|short) (?:on|in)\b|\byour (?:thyroid|hormones?|cortisol|adrenals|insulin|liver|gut|serotonin|dopamine)(?:'s| is| are) (?:slow|low|high|off|broken|leaky|failing|fried|depleted|out of)\b|\bsigns? (?:that )?you have\b/i,
    unless: /\?\s*$/,
  },
  {
    reason: 'stigma',
    says: /\b(?:fat|obese|poor|broke|lazy|dumb|stupid|crazy|insane|normal|weak|ugly) people\b|\b(?:so|being|such an?|a little|totally) (?:ocd|bipolar|adhd|autistic|schizo\w*|psycho)\b|\b(?:your|a|my|his|her|that) (?:psycho|crazy|insane|bipolar|lunatic) (?:ex|boss|mother|mom|wife|husband|boyfriend|girlfriend|neighbou?r|client|person)\b|\b(?:psycho|lunatic|retard\w*)\b/i,
  },
  {
    reason: 'client',
    says: new RegExp(
      `\\b(?:my|our) (?:clients?|patients?|students?|customers?|buyers?|sellers?|readers?)\\b|\\b${WHO} (?:of mine|I (?:\\w+ )?(?:work(?:ed)?|coach(?:ed)?|styled|help(?:ed)?|train(?:ed)?|met|saw|see|know|treat(?:ed)?|taught))\\b|\\b(?:one|an?|another) (?:client|patient|customer|student) (?:\\w+ed|cut|told|made|lost|got|went|came|paid|said|quit|left)\\b|\\bone of (?:my|our)\\b|\\b(?:in|into|on|at) my (?:office|couch|program|practice|chair|clinic|class|course|inbox|dms?|studio|table)\\b|\\bc[ao]me to me\\b`,
      'i',
    ),
    typed: true,
  },
  {
    reason: 'own story',
    says: /\bI(?:'d| had| was|'ve been| used to| never| once| almost| finally| still)? (?:\w+ed|was|had|got|lost|made|went|left|quit|told|found|kept|spent|bought|ran|felt|thought|knew|hid|paid|said|did|began|wrote|built|grew|took|gave|saw|met|sold|broke|fell|slept|ate|hiding)\b|\bwhen my (?:mom|mother|dad|father|husband|wife|son|daughter|partner|grand\w+)\b|\b(?:taught|told|asked) me\b|\bmy (?:first|own|last) (?:launch|job|house|home|business|client|baby|divorce|boss|year)\b|\bback when I\b/,
    typed: true,
  },
  {
    reason: 'credential',
    says: /\bas an? (?!ai\b)[\w' -]{3,40}, I\b|\bI'm an? (?:\w+[- ])?(?:certified|licensed|registered|former|trained|professional|award-winning)\b|\b(?:years?|decades?) (?:of experience|in (?:the|this) \w+|on wall street|as an?)\b|\bdecades? (?:on|in|of)\b|\bI've (?:sold|closed|helped|coached|trained|seen|styled|treated|listed|worked with) (?:more|over|hundreds|thousands|dozens|\d+)|\baward[- ]winning\b|\bboard[- ]certified\b|\bbest[- ]selling\b|\bph\.?d\b/i,
    typed: true,
  },
  {
    reason: 'study',
    says: new RegExp(
      `\\b${EXPERTS}(?: everywhere| all| both| keeps?| now| own| themselves| is| are| has| have|'s| finally)* (?:shows?|shown|says?|proves?|agrees?|found|finds?|finding|confirms?|recommends?|warns?|clear|lights? up)\\b|\\b(?:clinically|scientifically)\\b|\\bproven\\b|\\baccording to\\b|\\b(?:they|somebody|someone) (?:measured|tested|studied) (?:it|this|them)\\b|\\bit's been (?:measured|proven|tested|studied)\\b|\\b(?:harvard|stanford|yale|mit|oxford|nasa|mckinsey|gallup|mayo clinic)\\b`,
      'i',
    ),
    typed: true,
  },
  {
    reason: 'prediction',
    says: new RegExp(
      `\\b(?:rates?|prices?|markets?|stocks?|returns?|values?|bitcoin|crypto|gold|silver|the economy|the fed|inflation|rents?|homes?|housing)(?:'s|'re| is| are| will| only| always| just)* (?:going|coming|cutting|dropping|rising|falling|climbing|crashing|go|goes|come|bounces?|rises?|falls?|drops?|crash(?:es)?|climbs?|doubles?|soars?|recovers?|cuts?|hikes?|explodes?) ?(?:back |all )?(?:up|down|one way|to (?:rise|fall|drop|crash)|by|in ${MONTHS}|after|before|next|this (?:year|${SEASONS})|tomorrow|soon|again)\\b|\\b(?:market|stocks?|rates?|prices?|bitcoin) will (?:rise|crash|double|triple|grow|drop|fall)\\b|\\bthe next big\\b|\\bby next (?:year|month|${SEASONS})\\b`,
      'i',
    ),
    unless: /\b(?:if|when|whether|where|nobody|no one|says? who)\b|\?/i,
  },
  {
    reason: 'fair housing',
    only: 'realEstate',
    says: /(?<!\b(?:single|multi|two|one|four|your|seller's)[- ])\bfamil(?:ies|y)\b(?! (?:rooms?|homes?|photos?|names?|dinners?|chat|calendar|heirlooms?))|(?<!\byour (?:\w+ )?)\b(?:parents|moms?|dads|fathers|kids|children|toddlers?|strollers?|women|ladies|singles|newlyweds?|couples?|retirees?|(?:is|are|all) retired|seniors|elderly|millennials?|gen z|boomers|empty[- ]nesters|bachelors?|(?:working|is|are|of|for) professionals|young (?:adults|people)|christians?|jewish|muslims?|catholics?|hispanics?|latin[oa]s?|immigrants?|foreigners?|disabled|gay|lgbtq?|veterans?|churches|church|synagogue|mosque)\b|\b(?:to|attend) Mass\b|\b(?:black|white|asian) (?:people|famil\w+|neighbou?rs|buyers|folks|residents|area|neighbou?rhood)\b|\b(?:everyone|everybody|neighbou?rs) (?:on|in|here|around)[^.]{0,20} (?:speaks?|prays?|votes?|is|are)\b|\bpeople like (?:you|us)\b|\b(?:good|great|best|top|bad|better) schools?\b|\bsafe(?:st|r)? (?:neighbou?rhood|area|street|block)|\b(?:right|wrong) kind of (?:people|buyers|neighbou?rs)\b|\bexclusive (?:neighbou?rhood|community)\b/i,
  },
  {
    reason: 'announce',
    says: /\b(?:let's|let me|I'm (?:going to|gonna)|I'll|I want to|we(?:'re| are) (?:going to |gonna )?) ?(?:talk|unpack|break|dive|show|tell|explain|look|walk you|share|teach|discuss|go over|get into|breaking|looking|talking|covering|unpacking|diving)\b|\b(?:in this|today's) (?:video|tutorial|episode|lesson)\b|\bthis (?:video|tutorial) (?:is|will|shows|covers|explains)\b|\btoday (?:we|I)(?:'re|'m|'ll| are| am| will)?\b|\bhere(?:'s| is| are) (?:what you (?:need|should)|(?:the|my) (?:truth|tips?|secrets?)|(?:\w+ )?(?:things|tips|ways|reasons))|\bneed to know (?:about|before|when|if)\b|\bshould know about\b|\b(?:stick around|stay tuned|keep watching|watch (?:until|till|to) the end|wait for (?:it\b|the (?:last|end|final|third)))|\bfollow (?:me|for|along)\b/i,
  },
  {
    reason: 'announce',
    says: /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:\w+ )?(?:things|tips|ways|reasons|mistakes|secrets|hacks|steps|signs|facts|rules|tricks|lessons) (?:every|you|to|for|that|about|nobody|I|most|no one)\b[^:]*$/i,
  },
  {
    reason: 'empty',
    says: /\bthis one (?:\w+ )?(?:thing|trick|swap|habit|mistake|tip|hack|change|secret|question|step|simple|weird)\b|\b(?:there's|it's) (?:just |only )?one (?:thing|sentence|word|trick|mistake|habit|number|question) (?:your|you|that|every|most)\b|\bnobody (?:tells?|told|warns?) \w+ (?:this|about this|the truth)\b|\b(?:will|might|may) (?:surprise|shock) you\b|\bblows? (?:your|my) mind\b|\bchanges? everything\b|\b(?:do|doing|use|using|get|gets|getting|got) [\w' ]{2,25}? (?:completely |totally |all )?wrong\b|\bis trying to tell you something\b|^\S+ is (?:a gift|a journey|key|power|everything)\b|\bunlock (?:your|the) (?:potential|power|secrets?|growth|success|best)\b|\b(?:unleash|elevate your|supercharge|revolutioni[sz]e)\b|\bsecret (?:weapon|sauce|that)\b/i,
  },
  {
    reason: 'markup',
    says: /\p{Extended_Pictographic}|(?:^|\s)[#@]\w|https?:|\bwww\.|\.com\b|\*\*|__|[`<>|\\]/u,
  },
  {
    reason: 'slip',
    says: /\b(?!(?:had|that|so|very|no|bye|is|do|now|really|never|knock|there|one|two) )(\p{L}{2,}) \1\b|(?<=^|[.,;:!?] |\b(?:and|but|if|when|because|that|so) )(?:[Yy]ou|[Tt]hey|[Ww]e) (?:is|was|has|does|isn't|wasn't|hasn't|doesn't)\b|\b(?:a|an|the|your|my) (?:a|an|the|your|my|our)\b|\b[Yy]our (?:the|a|an|not|going)\b|[{}]|\b(?:the|a|an|of|and|or|to|your|my|is|are|keeps?|getting|being|having|because|with|from)$/u,
  },
  {
    reason: 'echo',
    says: /\bsystem (?:prompt|message|text)\b|\b(?:previous|these|prior) instructions\b|\bas an ai\b|\blanguage model\b|^(?:hook|slot|tip|type|point|answer)\b ?\d*\s?[,:]|\bthe material says\b|\bfirst two words\b|\b(?:slot|type) \d\b/i,
  },
];

/** A home that is for sale has what its agent typed, and nothing else. */
export function inventsFeature(text: string, topic: string, source: string): boolean {
  if (!LISTING.test(topic) || /\byour\b/i.test(text)) return false;
  const feature = FEATURE.exec(text)?.[0].toLowerCase();
  return feature !== undefined && !source.includes(feature);
}
