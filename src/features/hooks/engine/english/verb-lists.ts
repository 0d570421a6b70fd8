import type { VerbClass } from '../pattern.ts';

/** Verbs that begin topics, by what they do. Data: add freely; unknown verbs only cost an unread topic. */
const BY_CLASS: Record<VerbClass, string> = {
  decision:
    'refinance buy sell rent lease quit hire fire invest divorce adopt move relocate retire choose pick switch leave ' +
    'sign accept reject withdraw consolidate outsource incorporate enroll downsize cancel resign propose upgrade ' +
    'waive rebrand migrate ditch break borrow list',
  outcome:
    'save lose get grow gain earn boost increase improve reduce lower cut beat overcome heal recover master build ' +
    'become attract reach double stay sleep succeed win rank convert monetize scale retain motivate land pay afford ' +
    'achieve eliminate fix prevent calm declutter quiet strengthen speed survive handle manage deal cope thrive book ' +
    'raise feel stop keep balance maintain protect lead delegate focus regulate rebuild retain engage',
  action:
    'overdraft give make write cook bake plan prep prepare set ask say tell talk speak explain teach learn read use try test ' +
    'start create design edit film record shoot post publish pitch negotiate price charge invoice send reply answer ' +
    'call email present run host facilitate train coach onboard interview review track budget automate debug deploy ' +
    'install configure refactor code clean organize organise store freeze roast grill fry meal-prep pack wash style wear ' +
    'apply stretch lift walk meditate breathe journal practice practise draw paint sew knit plant water prune repot ' +
    'stage photograph measure inspect tour decorate paint file claim calculate compare open close order eat drink ' +
    'feed introduce potty-train discipline communicate apologize respond react confront set spot read choose check ' +
    'update clear sort fold hang mount build assemble tune play sing dance perform memorize study revise research ' +
    'network brainstorm outline draft schedule batch repurpose tag optimize launch market sell promote advertise style contour ' +
    'curl cut trim shave groom brush walk crate-train teach ferment marinate season slice chop knead proof ' +
    'replace repair sharpen winterize insulate tile sand stain seal wire solder print scan export import merge commit ' +
    'push pull clone query join fetch render parse style validate mock log monitor host secure encrypt back restore ' +
    'word celebrate thank praise validate support comfort listen set hold express process grieve forgive name ' +
    'carve skip avoid ignore waste overcook overthink overwater oversalt undercharge overspend procrastinate multitask ' +
    'micromanage doomscroll snack binge compare apologise chase copy rush rely assume guess treat put take bring turn drop ' +
    'pair combine mix add blend season dress layer shop travel visit fly drive park camp hike run swim row cycle train ' +
    'live snack paste soften reuse straighten drag kill crash obsess sound resent wonder interrupt panic hoard hear compete depend stare lend argue shut delete remove offer serve share spend waste throw fall lift catch hold stand sit meet prove race niche center propagate escalate highlight mirror nurture ground soothe navigate negotiate network ' +
    'bulk journal hem whisk simmer saute freeze thaw label price sew trim wax tweeze hydrate moisturize exfoliate cleanse tone tan curl dye bleach braid ' +
    'deserve embrace accept address align assess avoid bounce coordinate craft cultivate deliver demonstrate develop distribute document drive empower enforce estimate evaluate ' +
    'explore express extend gather generate guide identify implement include influence inform inspire integrate introduce investigate kick limit manage map match minimize ' +
    'move nail notice obtain operate overcome pass perform persuade position practice prioritize produce program protect provide push qualify reach rebuild recognize recommend ' +
    'reconnect recycle reframe refresh reject release remind rent repeat replace report request rescue reset resolve reuse rewire roll rotate screen scroll seek select separate ' +
    'shape shift simplify slow smile solve speak split spread steal stick store streamline structure submit suggest swap tackle tailor target taste thrift touch trade transform ' +
    'translate transition trust turn type unclog unpack unplug upcycle upsell validate vent verify view volunteer wait wake wear wrap yell ' +
    'brine ruck affect impact determine worsen finish refinish inherit own rinse scrub dry polish sweep vacuum mop dust boil steam poach sear braise broil smoke brew steep pickle dehydrate peel dice mince grate mash drain strain frost decorate glaze ice garnish text dial ship mail deliver recruit interview evaluate mentor tutor grade homeschool babysit burp swaddle bathe diaper wean breastfeed pump tip haggle bargain bid appraise evict deduct withhold owe repay overpay overdraw underpay donate gift bequeath insure sue settle notarize vote renew expire register ride bike jog sprint climb ski surf skate bowl golf fish hunt sail kayak paddle row jump kneel bend twist reach crawl roll dig rake mow weed fertilize mulch compost transplant harvest graft aerate overseed landscape fence pave grout caulk drill screw nail hammer saw sand varnish stain repaint wallpaper upholster reupholster crochet embroider quilt weave dye iron steam press stitch mend alter tailor darn solder weld tow jumpstart detail refuel recharge charge unlock reboot uninstall reinstall upload download stream subscribe unsubscribe unfollow block mute ban hack scrape crawl index compile benchmark profile containerize provision mock stub whiteboard negotiate mediate outgrow outlive overeat overpack overtrain overprice overshare oversleep overpromise underestimate undercook misread rewrite rework rehome reheat resell rethink relearn restock restart resize repaint rekindle regain relax unwind nap snore fidget stutter blush cringe gossip flirt date marry elope propose coparent co-parent foster babyproof downsize declutter flip wholesale rezone subdivide sublet ' +
    'collect hide weaken repel soak microwave ghost attend arrange assign attach borrow breed carry chew confess contact convince cover defrost delay deny diagnose disclose discover discuss educate encourage erase escape examine exercise expect fake fight flatten fund grind haul heat invite judge juggle load mask observe overlook pour predict preserve pretend pronounce purchase question quote realize reassure receive reclaim reconcile regret rehearse reinforce remodel renovate reschedule resist reveal rub ruin scare score scratch search shake shrink skim smell spill spoil spray squeeze steer stir stock tap toss trace transfer tuck undo warn whisper wipe fill follow tithe pray worship serve forage deglaze itemize lock pause bow dodge clip prime preheat rest tidy stash rotate swaddle crimp whittle lace stack angle frame crop caption pin tack baste bind knot tie untie loosen tighten bolt unbolt level plumb patch prep-cook vest overwinter hatch molt shed ' +
    'believe consider continue happen require contain allow enter decide describe establish represent involve fail exist agree announce admit imagine declare contribute destroy suffer insist refer vary emerge arrive proceed assure ' +
    'define enable accomplish illustrate oppose acquire disappear adjust defend occupy prefer relate emphasize locate compute perceive approve interpret accompany authorize undertake pursue complain participate satisfy appreciate ' +
    'belong justify compose exclude confirm multiply absorb advise await entertain hesitate acknowledge detect distinguish expand analyze anticipate consult impose undergo accuse attain behave govern admire appoint contemplate dominate ' +
    'connect cooperate persist relieve restrict stimulate dismiss fasten invent wander administer beg bury instruct modify utilize awaken discourage disturb enact isolate suspend sustain endure exaggerate forbid fulfill restrain ' +
    'specify uphold accommodate betray clarify confuse classify enlist illuminate interfere reproduce testify unite adapt cherish criticize violate accelerate broaden comprehend diminish enlarge equip excite injure postpone amend ' +
    'execute frighten invade penetrate supervise comply disagree notify omit provoke punish retrieve summon tempt accumulate adhere applaud augment certify collaborate conceal congratulate consume dilute endorse enhance evolve linger ' +
    'manipulate overhear prohibit starve amuse complicate confide conquer deceive discern disrupt elevate enrich envision flatter impair inhibit inject intensify mourn prescribe reconsider specialize tolerate undermine unfold unify ' +
    'allocate avert compensate contradict deprive deteriorate dine discontinue distort enclose fascinate generalize imitate magnify prosecute replenish scrutinize suppress withstand activate aggravate annoy choreograph commemorate ' +
    'contaminate crave curtail dampen darken differentiate disappoint divert endanger frustrate hinder indulge infect nourish outweigh overtake publicize rationalize reconstruct simulate uncover amplify calibrate cater dedicate detach ' +
    'disobey fortify harden ignite intervene irritate jeopardize mislead modernize neutralize nominate propel rearrange recreate reorganize reunite solicit visualize alleviate apportion capitalize condense defer discriminate dissuade ' +
    'distract dramatize entrust heighten improvise ingest intimidate liberate loathe materialize maximize misunderstand mitigate prolong purify redeem refine refute reminisce reopen reread revamp romanticize smuggle surmount synthesize ' +
    'underwrite unload unscrew vacate abstain accrue acquaint antagonize aspire berate captivate categorize centralize coddle confiscate conform congregate crumble deepen defraud demolish detest disarm disentangle embark embed emigrate ' +
    'emulate enliven evacuate evaporate excel exhale expedite foreclose germinate humiliate immerse impersonate incubate inflate interact internalize irrigate liquidate misjudge misplace misrepresent offend outdo outrun outsmart ' +
    'overwhelm paralyze peddle pester readjust rediscover rehabilitate reload rename repent repress restate retaliate ripen socialize stabilize sterilize substantiate transcribe typify outlast debrief restain regrout re-grout retile ' +
    'reseed dethatch depreciate amortize arbitrate probate litigate subpoena crowdfund fundraise bootstrap upskill reskill destress desensitize socialise declaw deworm microchip neuter spay childproof unschool decode deload periodize ' +
    'watch cause rise hit permit care conduct strike approach attempt laugh cross recall worry hurry lean slide grant abandon sink tear hurt resume assist blame challenge float bet concentrate swallow whip commute neglect spare capture ' +
    'cling bite decline collapse fade cure dump pose rip graduate risk tilt empty hug melt hand joke dispute toast sow cheat compromise conserve dip flush pinch shuffle bypass clog doze nudge salvage sneak tease triple wring wrestle ' +
    'barbecue gamble overhaul undress nurse parent burn laminate thread ' +
    'annotate caramelize consign construct cuddle customize proofread sculpt shelve spackle splice sublease summarize synchronize plead scrunch sift ' +
    'ease brighten whiten thicken lighten freshen shorten lengthen widen moisten toughen sweeten revive degrease deodorize disinfect sanitize pacify ' +
    'snap nag vent swear whine scold squat deadlift warm cool foam-roll hydrate fuel carb-load weigh count log portion',
  light:
    'be have know understand need want do go find see think remember forget love hate enjoy let look work help deserve come show',
};

export const VERB_CLASS: ReadonlyMap<string, VerbClass> = new Map(
  (['light', 'action', 'outcome', 'decision'] as const).flatMap((kind) =>
    BY_CLASS[kind].split(' ').map((verb) => [verb, kind] as const),
  ),
);

/** Nouns first of all, and deeds only before what they are done to: "changing your oil", but "changing tables". */
export const DONE_TO_SOMETHING: readonly string[] =
  'advance age aim anchor appeal audit award cast change charm chill coat color comb compliment condition contest control crack critique cushion glue google grease greet guard pace package plaster plug poison pot power protest purge salt seat shade shadow shampoo shield shovel showcase shred sketch spell spice sponsor staff stake staple stencil strip substitute supplement supply surprise'.split(
    ' ',
  );

/**
 * Verbs that are as often nouns. As the first word of a topic they are read as a verb only before a
 * determiner, pronoun, preposition or comparative ("plan your week", not "plan B" or "sleep training").
 */
export const ALSO_NOUNS: ReadonlySet<string> = new Set(
  (
    'fire gossip grill roast taste knit remodel waste comfort craft launch diaper master sign wax lift bulk pickle monitor share offer spot probate drain tutor mentor refresh discipline register outline draw blush boost vote pick visit save word mash drag chase niche check grow stay sell hire cook plan budget sleep work travel stretch test review track email call price charge code store style water plant play ' +
    'dance study research network draft overdraft overwhelm schedule market walk run cut brush trim print log support book list rent lease file claim ' +
    'tour stage fix balance focus talk use try start design shoot post pitch practice coach train host tag season press present ' +
    'record question answer reply order drink feed park camp hike swim cycle squat back show love hate need want look help move ' +
    'switch upgrade break match process name set snack paint seal stain sand tile wire scan import export merge commit push pull ' +
    'query join mock lead land deal pay speed stop change drop turn mix blend dress layer shop fuel count portion proof ' +
    'bring file measure tune interview update sort hang mount rank scale win handle feel quiet calm press wash freeze pack ' +
    'thrift nail target map shape screen touch trade view type guide influence limit position program report request rescue reset shift split stick structure swap tackle transition volunteer wait wake wrap label document drive estimate express extend kick match notice pass reach release remind repeat roll rotate scroll slow smile spread crash snack panic hoard sound compete race center highlight mirror ground tone tan curl dye bleach braid bounce address ' +
    'fly impact stand homeschool catch hold fall throw repair clone bargain recruit transplant dry polish vacuum mop dust steam smoke brew frost ice glaze text dial ship mail grade pump tip bid gift sail fish hunt golf bowl ski surf skate bike ride jump twist dig rake weed mulch compost harvest graft landscape fence grout caulk drill screw hammer saw varnish wallpaper crochet quilt dye iron stitch detail stream block mute ban hack index profile stub nap date foster flip wholesale boil own row finish paddle kayak climb jog sprint bend crawl nail ' +
    'ghost breed contact cover delay escape exercise fake fight fund grind haul heat judge load mask pour purchase question quote rub ruin scare score scratch search shake smell spill spray squeeze steer stir stock tap toss trace transfer tuck whisper wipe lock pause bow clip prime rest lace stack angle frame crop caption pin tack bind knot tie bolt level patch vest shed fill hatch ' +
    'watch cause rise hit permit care conduct strike approach attempt laugh cross recall worry hurry lean slide grant abandon sink tear hurt resume assist blame challenge float bet concentrate swallow whip commute neglect spare capture ' +
    'cling bite decline collapse fade cure dump pose rip graduate risk tilt empty hug melt hand joke dispute toast sow cheat compromise conserve dip flush pinch shuffle bypass clog doze nudge salvage sneak tease triple wring wrestle ' +
    'barbecue gamble overhaul undress nurse burn laminate thread ease ' +
    'microwave snap vent batch divorce journal color finance trust guess copy rush treat binge carve tile open close clean clear cool warm lower double secure invoice film photograph parent'
  ).split(' '),
);

/** Of those, the ones that open a topic as a verb before a bare noun too: "use git bisect", "cook rice". */
export const VERB_BEFORE_NOUN: ReadonlySet<string> = new Set(
  'use cook boil try bring feel handle tackle remind fix batch lower double treat pay win roast grill knit launch share offer check grow sell hire draw pick visit save spot boost lift drain wax master stay taste stop'.split(
    ' ',
  ),
);

/** Gerunds that stand for the activity itself and often modify a noun: "running shoes", "closing costs". */
export const SEMI_GERUNDS: ReadonlySet<string> = new Set(
  'eating writing reading teaching learning selling saving spending borrowing lending building planning testing painting drawing investing feeding packing pricing hosting designing editing filming managing leading onboarding living breathing invoicing billing quoting scheduling recruiting fundraising'.split(
    ' ',
  ),
);

/** After a semi-gerund these make a compound: "learning styles", "writing prompts". */
export const COMPOUND_HEADS =
  /^(?:styles?|skills?|tips|prompts?|plans?|routines?|habits?|goals?|strateg(?:y|ies)|process(?:es)?|challenges?|systems?|class(?:es)?|courses?|accounts?|apps?|lists?|tools?|disabilit(?:y|ies)|comprehension|mistakes|hacks|ideas|software|templates?|page|pages|costs?|techniques?|supplies|schedule|club|jobs?|methods?|guide|options?|disorders?|patterns?|windows?|contests?|comparison|materials?|emails?|sessions?|calls?|docs?|tiers?|trusts?|wills?|models?|rooms?|exercises?)$/i;

/** Two words that are one verb: "meal prep", "deep clean". */
export const COMPOUND_VERBS =
  /^(?:meal[ -](?:prep|plan)|deep clean|time block|speed read|strength train|foam roll|potty train|sleep train|leash train|crate train|batch (?:cook|film|record)|cold call|dry brush|air fry|live stream|fact check|proof read|budget travel|color block|house hunt|job hunt|weight train|cross train|carb load|home school|hand wash|parallel park|bulk (?:buy|cook|order|edit)|hard boil|soft boil|spot (?:treat|clean)|slow cook|air dry|deep fry|pan fry|stir fry|dry clean|machine wash|cross stitch|french braid|dutch braid|double (?:check|book|knot)|power wash|pressure (?:wash|cook)|spray paint|chalk paint|copy edit|bench press|house (?:train|sit)|pet sit|companion plant|habit stack|reverse sear|oven roast|blow dry|block print|screen print|tie dye|bottle feed|combo feed|spoon feed|night wean|co sleep|sight read|touch type|screen record|window shop|panic (?:sell|buy)|trail run|rock climb|hand (?:sew|stitch|paint|feed)|interval train|(?:jump|kick|cold) start|fine tune|test drive|deep condition|double cleanse|hand letter|force quit|dog sit|ghost write|color (?:grade|match|correct)|split test|self (?:publish|tan|soothe)|finger pick)\b/i;

export const NOUN_GERUNDS: ReadonlySet<string> = new Set(
  (
    'training marketing parenting wedding building meeting pricing housing morning evening thing spring ceiling clothing earring cooking ' +
    'running fishing landing sleeping swimming closing dating skating coaching staging branding copywriting accounting bookkeeping ' +
    'budgeting listing onboarding programming coding testing networking advertising selling engineering gaming hearing ' +
    'landscaping lighting plumbing heating flooring dressing stuffing frosting icing seasoning sewing knitting quilting camping ' +
    'hiking cycling climbing skiing surfing boxing wrestling dancing singing painting drawing writing reading spelling teaching ' +
    'tutoring learning mentoring counseling listening public-speaking storytelling upcycling thrifting gardening composting pruning ' +
    'nursing breastfeeding teething weaning potty-training strength-training fasting dieting snacking baking grilling canning ' +
    'shipping streaming tipping texting biking hunting sailing golfing bowling smoking brewing drilling crocheting hacking profiling indexing mailing grading ironing jogging sprinting rowing napping blocking fostering wholesaling dusting steaming welding recruiting drying polishing bidding molding siding roofing fencing decking outing offsite bedding crowdfunding backpacking bouldering kayaking skiing snowboarding microblading threading waxing nothing something anything everything during according including bartending babysitting homeschooling journaling meal-prepping investing trading banking lending borrowing spending saving planning zoning warning feeling being well-being wellbeing ' +
    'stretching meditating journaling grieving gaslighting masking ghosting doomscrolling procrastinating overthinking pleasing king ring string wing bring ping'
  ).split(' '),
);

/** Nouns of activities that are deeds too, when something to do it to follows: "baking cookies", "training a puppy". */
export const TRANSITIVE_GERUNDS =
  /^(?:cooking|baking|grilling|canning|smoking|brewing|roasting|frosting|knitting|sewing|quilting|crocheting|painting|drawing|writing|reading|teaching|coaching|training|potty-training|tutoring|mentoring|pruning|composting|staging|selling|trading|saving|investing|spending|borrowing|lending|weaning|nursing|shipping|tipping|texting|ironing|fostering|dusting|recruiting|hunting|listing|pricing|onboarding|seasoning|budgeting|drying|testing|feeding|editing|filming|building|planning|designing|hosting|packing|managing|eating|learning|breastfeeding|homeschooling|babysitting|parenting|marketing|singing|stretching|thrifting|welding|landscaping|heating|programming|branding|dating|waxing|upcycling|counseling|threading|landing|closing|polishing|grading)$/;
/** What such an object begins with: a quality or a number, and no kind of class or tool. */
export const OBJECT_OPENERS =
  /^(?:cheap|tough|frozen|fresh|dried|whole|leftover|old|used|wild|homemade|perfect|crispy|fluffy|juicy|tender|moist|small|large|big|tiny|thick|thin|new|multiple|custom|vintage|raw|young|struggling|shy|difficult|anxious|sensitive|strong-willed|neurodivergent|autistic|gifted|handmade|designer|tight|high|low|older|younger|multiple|gen|cast|stainless|delicate|reluctant|spirited|highly|\$?\d[\d,.]*k?|kids|kitchen cabinets)$/i;
/** What is cooked, made, taught, tended or sent, by its last word. */
export const DEED_OBJECTS =
  /^(?:cookies|cakes?|bread|pies?|brownies|cupcakes|muffins|sourdough|bagels|pizza|rice|beans|lentils|eggs|chicken|beef|pork|steaks?|brisket|ribs|fish|salmon|shrimp|turkey|bacon|burgers|vegetables|veggies|pasta|potatoes|tomatoes|peaches|pickles|jam|coffee|kombucha|beer|socks|sweaters|scarves|blankets|hats|curtains|dresses|cabinets|walls|furniture|miniatures|portraits|landscapes|puppies|dogs|cats|kittens|horses|toddlers|babies|kids|boys|girls|teens|teenagers|students|children|employees|managers|adults|beginners|roses|hydrangeas|trees|shrubs|tomato plants|cars|houses|homes|clothes|shirts|products|packages|books|movers|waiters|money|movies|twins|triplets|athletes|men|women|readers|tweens|newborns|preschoolers|siblings|daughters|sons|introverts|executives|leaders|couples|harmonies|scales|phonics|iron|eyebrows|brows|herbs|flowers|staff|volunteers|interns)$/i;
