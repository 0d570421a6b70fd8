import type { Gates, Pattern } from '../pattern.ts';

/** The user's own noun phrase: no clause made into one, no numbered list of sentences, not the creator's own thing. */
const PLAIN: Gates = {
  shape: ['nominal'],
  form: 'noun',
  derived: 'refuse',
  numbered: false,
  first: 'refuse',
  sensitive: 'refuse',
};

/** What one learns by doing, or makes. */
const SKILL =
  'baking calligraphy cooking crochet crocheting declutering decluttering drawing editing embroidery gardening journaling knitting marketing meditation networking painting pasta photography podcasting pottery prep selling sewing sourdough speaking staging storytelling woodworking writing'.split(
    ' ',
  );
/** What one does again and again, and may find hard. */
const ACTIVITY =
  'baking bookkeeping budgeting calligraphy calls cleaning communication composting cooking copywriting crochet crocheting declutering decluttering delegation drawing editing embroidery gardening hiring homeschooling journaling knitting marketing meditation networking onboarding organizing outreach painting parenting photography planning podcasting pottery prep pricing prospecting recruiting reviews scheduling selling sewing shopping speaking staging storytelling training weaning woodworking writing'.split(
    ' ',
  );
/** What looks easy from outside. */
const SIMPLE =
  'baking calligraphy calls crochet editing gardening knitting marketing onboarding painting pasta photography planning podcasting pottery prep pricing sewing sourdough staging'.split(
    ' ',
  );
/** What is hard to follow before someone explains it. */
const CONFUSING =
  '401k ai amortization annuities annuity apr authentication blockchain brackets closures copyright cost costs css deductible deductibles docker environments equity escrow etfs flexbox git grid harvesting heloc hooks hsa insurance ira kpis kubernetes loan loans macros medicare mortgage mortgages networking okrs options pivot points promises python query rebase recursion regex retinol rsus scores seo styles tables taxes trusts useeffect usestate vlookup vpns xlookup'.split(
    ' ',
  );
/** What people believe one must be born for. */
const TALENT =
  'baking calligraphy cooking crochet crocheting drawing embroidery gardening knitting painting photography pottery sewing storytelling woodworking writing'.split(
    ' ',
  );
/** What people believe wrong things about. */
const MYTHS =
  'ai balayage breakfast budgeting care costs deductions escrow fasting food foods fund funds hacking health honey insurance loans macros marketing oils painting photography pricing protein running safety scores seo skincare sleep staging'.split(
    ' ',
  );
/** Where something can go wrong unseen. */
const WATCH =
  'calls closures content costs deductions docker environments escrow flow hacking insurance loans macros managers marketing networking oils onboarding pricing rebase reviews running scores seo shopping staging swings tables useeffect'.split(
    ' ',
  );
/** What seems to ask for tools. */
const GEAR =
  'baking cooking crochet crocheting drawing gardening hiking journaling knitting painting pasta photography pilates podcasting prep running stretching woodworking yoga'.split(
    ' ',
  );
/** What turns out well or badly. */
const MADE =
  'balayage bangs bread brownies cake candles cheesecake coffee cookies curls espresso frosting highlights lasagna lawn manicure pancakes pasta pie pizza polish rice soup sourdough steak'.split(
    ' ',
  );
/** What one may try for the first time. */
const TRY =
  'balayage bangs bob botox budgeting camping composting contouring crochet cupping extensions facials fasting fillers gardening hacking highlights hiking homeschooling journaling knitting layers life meditation microblading microneedling minimalism painting pasta perm photography pilates podcasting prep running sourdough staging swings threading travel wardrobe weaning yoga'.split(
    ' ',
  );
/** What is not easily undone. */
const COMMIT =
  'balayage bangs beds bob botox braces degree extensions fillers franchise hacking highlights homeschooling insurance invisalign keto layers life microblading perm pool remodel renovation tattoo veneers wardrobe'.split(
    ' ',
  );
/** What is signed, filed or paid. */
const PAPERWORK =
  'annuities annuity appraisal closing contract contracts copyright cost costs deductions escrow insurance lease loan loans mortgage mortgages taxes trademark trust trusts visa visas warranty'.split(
    ' ',
  );
/** Chores, at home and at work. */
const DREAD =
  'bookkeeping budgeting calls cleaning cooking declutering decluttering hiring marketing onboarding outreach planning prep pricing prospecting recruiting reviews scheduling shopping speaking training'.split(
    ' ',
  );
/** What one thinks over before saying yes. */
const CONSIDER =
  'balayage bangs beds bob botox braces camping coaching degree extensions facials fasting fillers franchise freelancing hacking highlights homeschooling insurance invisalign keto layers life loan loans managers microblading microneedling perm podcasting pool remodel renovation tattoo travel veneers wardrobe'.split(
    ' ',
  );
/** Troubles that begin with little. */
const SMALL_START =
  'burnout churn clutter creep debt fatigue overwhelm procrastination rage resentment stress'.split(' ');
/** Troubles that grow unseen. */
const CREEPS_UP =
  'anxiety burnout churn clutter creep debt exhaustion fatigue headaches overwhelm procrastination rage stress syndrome'.split(
    ' ',
  );
/** Troubles of body and mind. */
const HURTS =
  'anxiety burnout exhaustion fatigue fog headaches insomnia loneliness meltdowns overwhelm pain perfectionism pleasing rage sciatica stress syndrome tantrums'.split(
    ' ',
  );
/** Troubles that tire people, and that others do not see. */
const WEARS =
  'anxiety burnout exhaustion fatigue fog headaches insomnia loneliness overwhelm perfectionism pleasing rage stress syndrome'.split(
    ' ',
  );
/** Troubles that come back, and that one can make worse or ease. */
const WORSE =
  'acne allergies anxiety bloating burnout cramps eczema exhaustion fatigue fog frizz headaches heartburn insomnia jitters migraines overwhelm pain pleasing procrastination psoriasis sciatica stiffness stress syndrome tantrums tension'.split(
    ' ',
  );
/** Troubles with early signs. */
const SIGNS =
  'burnout cavities churn creep dehydration fatigue mold overtraining overwatering overwhelm resentment termites'.split(
    ' ',
  );
/** Things of which one tries several. */
const TRIED =
  'apps breakfasts dinners exercises games hairstyles ideas lunches meals mocktails outfits poses prompts recipes salads shortcuts snacks stretches techniques templates tools transitions workouts'.split(
    ' ',
  );
/** What people hold opinions on. */
const OPINION =
  'ai balayage bangs budgeting calls creatine dashboards hacking honey journaling keto life managers marketing meditation microphones minimalism networking oils onboarding pilates prep reviews running seo staging swings training travel wardrobe yoga'.split(
    ' ',
  );
/** What people start and leave. */
const GIVEN_UP =
  'baking calligraphy cooking crochet drawing embroidery gardening journaling knitting marketing meditation networking painting photography podcasting pottery prep sewing sourdough speaking woodworking writing'.split(
    ' ',
  );
/** What one does, in one way or another. */
const DONE =
  'bookkeeping budgeting calls cleaning gardening marketing onboarding planning prep pricing reviews shopping staging'.split(
    ' ',
  );
/** What a camera can show before and after. */
const SHOWN =
  'backyard bathroom bedroom bouquet closet composition dashboard dashboards desk garden handwriting homepage kitchen lighting logo makeup office pantry pasta patio photography portfolio resume room slides sourdough staging swings thumbnails wardrobe'.split(
    ' ',
  );
/** Things that a hand can change on camera. */
const CHANGED =
  'backyard bathroom bedroom closet dashboard dashboards desk garden handwriting homepage kitchen logo office pantry pasta patio portfolio resume room slides sourdough swings thumbnails'.split(
    ' ',
  );
/** What one pictures before having it. */
const LIFESTYLE =
  'balayage bangs bob farming freelancing homeschooling homesteading layers life motherhood pottery remodel renovation travel wardrobe'.split(
    ' ',
  );
/** What one gets better at over time. */
const HOBBY =
  'baking calligraphy crochet crocheting drawing embroidery gardening knitting life painting photography pilates podcasting pottery running sewing woodworking yoga'.split(
    ' ',
  );
/** What goes better with a plan. */
const PLANNED =
  'baking budgeting calls cleaning content cooking gardening hiring marketing meetings onboarding packing podcasting prep reviews shopping speaking staging training travel'.split(
    ' ',
  );
/** What each person has one of. */
const OWN = 'desk office pantry process resume routine schedule setup studio system workflow workspace'.split(
  ' ',
);
/** What can be done better, said without an article. */
const BETTER =
  'baking bookkeeping budgeting communication cooking editing gardening lighting marketing onboarding photography planning posture prep sleep speaking staging storytelling writing'.split(
    ' ',
  );
/** What one starts from nothing. */
const STARTED =
  'baking bookkeeping budgeting composting crochet drawing gardening journaling knitting marketing meditation onboarding painting photography pilates planning podcasting prep running seo sewing wardrobe yoga'.split(
    ' ',
  );
/** What is done or understood in steps. */
const STEPS =
  'baking bookkeeping budgeting closures composting crochet docker environments gardening git hacking harvesting insurance knitting loans marketing meditation networking onboarding painting pasta planning prep rebase seo sewing sourdough speaking staging swings tables training useeffect wardrobe weaning'.split(
    ' ',
  );
/** What one picks out. */
const CHOSEN =
  'apps beds bikes blinds boots brushes cameras chairs countertops desks fabrics flowers fonts foundations frames games glasses honey houseplants knives laptops lenses managers mattresses microphones mics paints pillows plants rugs shoes strollers sunscreens supplements suppliers tiles tools toys vendors wines yarns'.split(
    ' ',
  );
/** What one sits down to learn. */
const LEARNED =
  'calligraphy closures crochet css docker drawing embroidery environments excel figma git guitar javascript knitting kubernetes networking painting photography piano python rebase seo sewing sql swings tables ukulele useeffect'.split(
    ' ',
  );
/** What one handles. */
const HANDLED =
  'anxiety burnout calls churn conflict deadlines feedback headaches objections onboarding overwhelm pain pleasing pricing procrastination reviews stress syndrome tantrums weaning'.split(
    ' ',
  );
/** What is left for tomorrow. */
const PUT_OFF =
  'bookkeeping budgeting calls cleaning cleanup declutering decluttering filing fund insurance journaling maintenance marketing paperwork planning prep pricing prospecting reviews stretching taxes training wills'.split(
    ' ',
  );
/** What one begins with a first step. */
const BEGUN =
  'ai bookkeeping budgeting calls closures composting css docker environments fund gardening hacking harvesting health insurance kubernetes macros marketing networking painting photography podcasting prep pricing python rebase seo shopping staging tables useeffect wardrobe'.split(
    ' ',
  );
/** What people ask to have made simple. */
const MADE_SIMPLE =
  '401k ai amortization annuities annuity apr authentication blockchain bookkeeping brackets budgeting calls closures copyright cost costs css deductible deductibles deductions docker environments equity escrow etfs flexbox fund gardening git grid hacking harvesting health heloc hooks hsa insurance ira kpis kubernetes loan loans macros marketing medicare mortgage mortgages networking okrs options painting photography pivot points prep pricing promises python query rebase recursion regex retinol rsus scores seo shopping staging styles tables taxes trusts useeffect usestate vlookup vpns wardrobe xlookup'.split(
    ' ',
  );

/** For bare noun phrases: narrow frames, each for the topics of which it is true. */
export const nominal6Patterns: readonly Pattern[] = [
  {
    id: 'curiosity-gap-nominal-6-01',
    type: 'Curiosity Gap',
    template: "Here's what surprised me about {np}.",
    when: { ...PLAIN, topic: ['general', 'term'] },
    claims: ['personal'],
    truth: 'Something about it really surprised you.',
    tips: ['Raise one finger on the first word and keep it up.', 'Pause for one beat before you go on.'],
    weight: 1.3,
  },
  {
    id: 'curiosity-gap-nominal-6-02',
    type: 'Curiosity Gap',
    template: "Here's what {aud} should know about {np}.",
    when: { ...PLAIN, forWhom: 'drop', topic: ['general', 'term', 'problem'] },
    tips: ['Lean on the table with both arms as you start.', 'Put the topic on screen as you say it.'],
    weight: 0.8,
  },
  {
    id: 'curiosity-gap-nominal-6-03',
    type: 'Curiosity Gap',
    template: 'The part of {np} that {aud} ask me about most.',
    when: { ...PLAIN, forWhom: 'drop', head: ACTIVITY },
    claims: ['personal'],
    truth: 'They really ask you about it.',
    tips: ['Point at the lens on "ask me".', 'Show one real question on screen.'],
    weight: 2,
  },
  {
    id: 'curiosity-gap-nominal-6-04',
    type: 'Curiosity Gap',
    template: '{np} {np.look} simple until you try {np.it}.',
    when: { ...PLAIN, forWhom: 'drop', head: SIMPLE },
    tips: [
      'Smile on the first half, drop the smile on "until".',
      'Cut to your hands at work on the last word.',
    ],
    weight: 1.3,
  },
  {
    id: 'curiosity-gap-nominal-6-05',
    type: 'Curiosity Gap',
    template: 'What nobody tells {aud} about {np}.',
    when: { ...PLAIN, forWhom: 'drop', topic: ['general', 'term', 'problem'] },
    claims: ['consensus'],
    tips: ['Step closer to the camera as you say it.', 'Hold still for a second after the last word.'],
    weight: 1.3,
  },
  {
    id: 'curiosity-gap-nominal-6-06',
    type: 'Curiosity Gap',
    template: '{np} often {np.start} with something small.',
    when: { ...PLAIN, topic: ['problem'], head: SMALL_START },
    tips: ['Pinch two fingers together on "small".', 'Speak slowly, with no music under it.'],
    weight: 1.6,
  },
  {
    id: 'curiosity-gap-nominal-6-07',
    type: 'Curiosity Gap',
    template: 'What most people miss about {np}.',
    when: { ...PLAIN, forWhom: 'drop', topic: ['term', 'problem'] },
    claims: ['consensus'],
    tips: ['Tap your temple once on "miss".', 'Keep the topic on screen for two seconds.'],
    weight: 2,
  },
  {
    id: 'curiosity-gap-nominal-6-08',
    type: 'Curiosity Gap',
    template: '{np} {np.make} more sense once you know this.',
    when: { ...PLAIN, forWhom: 'drop', head: CONFUSING },
    tips: ['Hold a pen up on "this".', 'Write the topic on paper as you speak.'],
    weight: 2,
  },
  {
    id: 'curiosity-gap-nominal-6-09',
    type: 'Curiosity Gap',
    template: "{aud}, there's an easier way to do {np}.",
    when: { ...PLAIN, forWhom: 'drop', head: DONE },
    truth: 'You can show it.',
    tips: [
      'Shake your head gently at the hard way first.',
      'Show the easier way in your hands on the last word.',
    ],
    weight: 0.8,
  },
  {
    id: 'curiosity-gap-nominal-6-10',
    type: 'Curiosity Gap',
    template: '{aud}, this part of {np} matters most.',
    when: { ...PLAIN, forWhom: 'drop', head: ACTIVITY },
    truth: 'You can say which part and why.',
    tips: ['Point at one spot on the table on the last word.', 'Put the topic on screen, one word in color.'],
    weight: 1.3,
  },
  {
    id: 'myth-bust-nominal-6-01',
    type: 'Myth Bust',
    template: "You've heard this about {np}. It's not true.",
    when: { ...PLAIN, forWhom: 'drop', head: MYTHS },
    truth: 'You can name the claim and say why it is wrong.',
    tips: ['Shake your head once on "not".', 'Show the claim on screen, then cross it out.'],
    weight: 1.1,
  },
  {
    id: 'myth-bust-nominal-6-02',
    type: 'Myth Bust',
    template: "The {mod} advice I'd ignore if I were you.",
    when: { ...PLAIN, topic: ['general', 'term'] },
    truth: 'You have one piece of advice to name.',
    tips: ['Wave it away with one hand on "ignore".', 'Let the advice fall off the screen as text.'],
    weight: 2,
  },
  {
    id: 'myth-bust-nominal-6-03',
    type: 'Myth Bust',
    template: "You don't need talent for {np}.",
    when: { ...PLAIN, forWhom: 'drop', head: TALENT },
    tips: ['Open both hands on "talent".', "Show a beginner's piece, your own if you can."],
    weight: 1.3,
  },
  {
    id: 'myth-bust-nominal-6-04',
    type: 'Myth Bust',
    template: '{np} {np.isnt} as hard as you think.',
    when: { ...PLAIN, forWhom: 'drop', head: SKILL },
    tips: ['Shrug on "hard", then get to work on camera.', 'Put the topic on screen, nothing else.'],
    weight: 1.6,
  },
  {
    id: 'myth-bust-nominal-6-05',
    type: 'Myth Bust',
    template: '{np} {np.isnt} as confusing as you think.',
    when: { ...PLAIN, forWhom: 'drop', head: CONFUSING },
    tips: ['Set a notebook down on the last word.', 'Draw one simple box on paper as you speak.'],
    weight: 2,
  },
  {
    id: 'myth-bust-nominal-6-06',
    type: 'Myth Bust',
    template: "Let's retire one {mod} myth today.",
    when: { ...PLAIN, head: MYTHS },
    truth: 'You can name the myth.',
    tips: ['Crumple a sheet of paper on "retire".', 'Write the myth on the paper first.'],
    weight: 1.8,
  },
  {
    id: 'myth-bust-nominal-6-07',
    type: 'Myth Bust',
    template: "{aud} hear a lot about {np}. Not all of it's true.",
    when: { ...PLAIN, forWhom: 'drop', head: MYTHS },
    truth: 'You can name one claim that is not true.',
    tips: ['Turn your head to the lens on "not all".', 'Show one claim on screen after the last word.'],
    weight: 1.6,
  },
  {
    id: 'myth-bust-nominal-6-08',
    type: 'Myth Bust',
    template: '{np} {np.isnt} always what people think.',
    when: { ...PLAIN, forWhom: 'drop', topic: ['problem'], head: HURTS },
    tips: ['Speak quietly and keep your eyes on the lens.', 'Leave one second of silence at the end.'],
    weight: 2,
  },
  {
    id: 'myth-bust-nominal-6-09',
    type: 'Myth Bust',
    template: "You don't need fancy gear for {np}.",
    when: { ...PLAIN, forWhom: 'drop', head: GEAR },
    tips: ['Push one item out of the frame on "fancy".', 'Show the one thing you really use.'],
    weight: 1.3,
  },
  {
    id: 'myth-bust-nominal-6-10',
    type: 'Myth Bust',
    template: '{aud}, you can ignore this {mod} advice.',
    when: { ...PLAIN, topic: ['general', 'term'] },
    truth: 'You have one piece of advice to name.',
    tips: ['Flick the advice away with two fingers.', 'Put the advice on screen right after.'],
    weight: 0.8,
  },
  {
    id: 'myth-bust-nominal-6-11',
    type: 'Myth Bust',
    template: '{aud}, {np} {np.dont} have to be complicated.',
    when: { ...PLAIN, forWhom: 'drop', head: ACTIVITY },
    tips: ['Push a pile of things aside on the last word.', 'Keep one simple thing in the frame.'],
    weight: 1.3,
  },
  {
    id: 'mistake-to-avoid-nominal-6-01',
    type: 'Mistake to Avoid',
    template: 'The easiest {mod} mistake to make, and to fix.',
    when: { ...PLAIN, topic: ['general', 'term'] },
    tips: ['Show the wrong version in the first second.', 'Swap in the right one on "fix".'],
    weight: 1.6,
  },
  {
    id: 'mistake-to-avoid-nominal-6-02',
    type: 'Mistake to Avoid',
    template: '{aud}, watch out for this with {np}.',
    when: { ...PLAIN, forWhom: 'drop', head: WATCH },
    tips: ['Point once at the lens on the first word.', 'Hold up a flat palm on "watch out".'],
    weight: 1.3,
  },
  {
    id: 'mistake-to-avoid-nominal-6-03',
    type: 'Mistake to Avoid',
    template: 'I see this {mod} mistake a lot.',
    when: { ...PLAIN, topic: ['general', 'term'] },
    claims: ['personal'],
    truth: 'You really see it often.',
    tips: ['Sigh, half a smile, then say it.', 'Put the mistake on screen right after.'],
    weight: 1.3,
  },
  {
    id: 'mistake-to-avoid-nominal-6-04',
    type: 'Mistake to Avoid',
    template: 'One small thing can ruin {np}.',
    when: { ...PLAIN, forWhom: 'drop', head: MADE },
    tips: ['Hold the finished thing close to the lens.', 'Tap it once on "ruin".'],
    weight: 1.6,
  },
  {
    id: 'mistake-to-avoid-nominal-6-05',
    type: 'Mistake to Avoid',
    template: "Trying {np}? Don't skip this.",
    when: { ...PLAIN, forWhom: 'drop', head: TRY },
    tips: ['Raise a finger on "don\'t".', 'Show the first step on screen as you stop.'],
    weight: 1.6,
  },
  {
    id: 'mistake-to-avoid-nominal-6-06',
    type: 'Mistake to Avoid',
    template: 'Before you commit to {np}, ask this one question.',
    when: { ...PLAIN, forWhom: 'drop', head: COMMIT },
    tips: ['Raise one finger on "one question".', 'Bring up the question as text after the last word.'],
    weight: 1.3,
  },
  {
    id: 'mistake-to-avoid-nominal-6-07',
    type: 'Mistake to Avoid',
    template: "Don't guess about {np}. Ask this first.",
    when: { ...PLAIN, forWhom: 'drop', head: PAPERWORK },
    tips: ['Lay a pen across the papers on "guess".', 'Write the question on screen after the last word.'],
    weight: 1.1,
  },
  {
    id: 'mistake-to-avoid-nominal-6-08',
    type: 'Mistake to Avoid',
    template: '{aud}, this {mod} mistake is easy to fix.',
    when: { ...PLAIN, topic: ['general', 'term'] },
    tips: ['Show the mistake in your hands as you name them.', 'Snap your fingers on "easy".'],
    weight: 2,
  },
  {
    id: 'mistake-to-avoid-nominal-6-09',
    type: 'Mistake to Avoid',
    template: "The {mod} mistake {aud} don't see coming.",
    when: { ...PLAIN, topic: ['general', 'term'] },
    tips: ['Look to one side, then back at the lens.', 'Bring the mistake in from the edge of the frame.'],
    weight: 0.8,
  },
  {
    id: 'mistake-to-avoid-nominal-6-10',
    type: 'Mistake to Avoid',
    template: '{aud}, this can make {np} worse.',
    when: { ...PLAIN, forWhom: 'drop', topic: ['problem'], head: WORSE },
    truth: 'It is well known in your field.',
    tips: ['Show the habit with your body as you speak.', 'Stop moving on the last word.'],
    weight: 1.3,
  },
  {
    id: 'question-nominal-6-01',
    type: 'Question',
    template: 'Which part of {np} do you dread?',
    when: { ...PLAIN, forWhom: 'drop', head: DREAD },
    tips: ['Tilt your head and wait two seconds after it.', 'Ask it while doing the dull part on camera.'],
    weight: 1.3,
  },
  {
    id: 'question-nominal-6-02',
    type: 'Question',
    template: 'What still confuses you about {np}?',
    when: { ...PLAIN, forWhom: 'drop', head: CONFUSING },
    tips: ['Wait two seconds before you go on.', 'Point down to the comments on "you".'],
    weight: 1.6,
  },
  {
    id: 'question-nominal-6-03',
    type: 'Question',
    template: 'Has anyone ever explained {np} without the jargon?',
    when: { ...PLAIN, forWhom: 'drop', head: CONFUSING },
    tips: ['Put down a thick document on the last word.', 'Raise your eyebrows and wait one beat.'],
    weight: 1.8,
  },
  {
    id: 'question-nominal-6-04',
    type: 'Question',
    template: 'Thinking about {np}? Ask yourself this first.',
    when: { ...PLAIN, forWhom: 'drop', head: CONSIDER },
    tips: ['Touch your chin on "thinking", then point at the lens.', 'Bring the question up as text.'],
    weight: 1.1,
  },
  {
    id: 'question-nominal-6-05',
    type: 'Question',
    template: '{np.do} {np} ever sneak up on you?',
    when: { ...PLAIN, forWhom: 'drop', topic: ['problem'], head: CREEPS_UP },
    tips: ['Look over your shoulder, then into the lens.', 'Wait two seconds after the question.'],
    weight: 1.8,
  },
  {
    id: 'question-nominal-6-06',
    type: 'Question',
    template: 'Why {np.do} {np} feel so hard?',
    when: { ...PLAIN, forWhom: 'drop', head: ACTIVITY },
    tips: ['Drop your shoulders as you ask it.', 'Start in the middle of doing it.'],
    weight: 1.3,
  },
  {
    id: 'question-nominal-6-08',
    type: 'Question',
    template: 'Which {np} would you try first?',
    when: { ...PLAIN, forWhom: 'drop', topic: ['content'], number: 'plural', head: TRIED },
    tips: ['Show all of them in one shot.', 'Point at each one as you speak.'],
    weight: 1.1,
  },
  {
    id: 'question-nominal-6-09',
    type: 'Question',
    template: "Questions about {np}? I'm {aRole}. Ask me.",
    when: { ...PLAIN, forWhom: 'drop', topic: ['general', 'term'] },
    tips: ['Cup one hand behind your ear on "ask me".', 'Film it where you work.'],
    weight: 1.1,
  },
  {
    id: 'question-nominal-6-10',
    type: 'Question',
    template: '{aud}, what makes {np} hard for you?',
    when: { ...PLAIN, forWhom: 'drop', head: ACTIVITY },
    tips: ['Ask it, then wait two full seconds.', 'Point down to the comments on "you".'],
    weight: 0.5,
  },
  {
    id: 'question-nominal-6-11',
    type: 'Question',
    template: '{aud}, when did {np} get so complicated?',
    when: { ...PLAIN, forWhom: 'drop', head: ACTIVITY },
    tips: ['Look around at the mess, then into the lens.', 'Wait two seconds after the question.'],
    weight: 1.3,
  },
  {
    id: 'story-nominal-6-01',
    type: 'Story',
    template: 'I misunderstood {np} for a long time.',
    when: { ...PLAIN, forWhom: 'drop', head: CONFUSING },
    claims: ['personal'],
    truth: 'You really did.',
    tips: ['Look down, then up on "long time".', 'Start without a greeting.'],
    weight: 1.3,
  },
  {
    id: 'story-nominal-6-02',
    type: 'Story',
    template: 'I used to overthink {np}. Not anymore.',
    when: { ...PLAIN, forWhom: 'drop', head: ACTIVITY },
    claims: ['personal'],
    truth: 'You really did.',
    tips: ['Rub your forehead on the first half.', 'Drop your hands on "not anymore".'],
    weight: 1.1,
  },
  {
    id: 'story-nominal-6-03',
    type: 'Story',
    template: 'My first {mod} attempt was a mess.',
    when: { ...PLAIN, head: SKILL },
    claims: ['personal'],
    truth: 'You have the story to tell.',
    tips: ['Show the mess in the first half second.', 'Laugh once on the last word.'],
    weight: 1.3,
  },
  {
    id: 'story-nominal-6-04',
    type: 'Story',
    template: "A friend asked me about {np}. Here's what I said.",
    when: { ...PLAIN, topic: ['general', 'term'] },
    claims: ['personal'],
    truth: 'A friend really asked.',
    tips: ['Hold your phone as if you just hung up.', 'Tell it walking, in one take.'],
    weight: 2,
  },
  {
    id: 'story-nominal-6-05',
    type: 'Story',
    template: "Here's what changed my mind about {np}.",
    when: { ...PLAIN, forWhom: 'drop', head: OPINION },
    claims: ['personal'],
    truth: 'You did change your mind.',
    tips: ['Show the very thing that changed it.', 'Pause after "mind" for one beat.'],
    weight: 1.6,
  },
  {
    id: 'story-nominal-6-06',
    type: 'Story',
    template: 'I almost gave up on {np}. This kept me going.',
    when: { ...PLAIN, forWhom: 'drop', head: GIVEN_UP },
    claims: ['personal'],
    truth: 'It really happened.',
    tips: ['Put the tool down on "gave up", pick it up again.', 'Keep your voice low until "this".'],
    weight: 0.3,
  },
  {
    id: 'story-nominal-6-07',
    type: 'Story',
    template: 'I learned {np} the hard way.',
    when: { ...PLAIN, forWhom: 'drop', head: LEARNED },
    claims: ['personal'],
    truth: 'You have the story to tell.',
    tips: ['Wince on "the hard way".', 'Open on the place where it happened.'],
    weight: 1.6,
  },
  {
    id: 'story-nominal-6-08',
    type: 'Story',
    template: "I've tried a lot of {np}. I keep coming back to these.",
    when: { ...PLAIN, topic: ['content'], number: 'plural', head: TRIED },
    claims: ['personal'],
    truth: 'You have tried several.',
    tips: ['Bring the favorites into the frame on "these".', 'Push the rest aside with one hand.'],
    weight: 2,
  },
  {
    id: 'story-nominal-6-09',
    type: 'Story',
    template: 'What {aud} taught me about {np}.',
    when: { ...PLAIN, forWhom: 'drop', head: DREAD, notProfession: ['mentalHealthTherapist'] },
    claims: ['personal'],
    truth: 'You learned it from them.',
    tips: ['Smile as you name them.', 'Show where you met them, in one wide shot.'],
    weight: 1.1,
  },
  {
    id: 'before-and-after-nominal-6-01',
    type: 'Before and After',
    template: 'How I used to do {np}, and how I do {np.it} now.',
    when: { ...PLAIN, forWhom: 'drop', head: DONE },
    claims: ['personal'],
    truth: 'You have both versions to show.',
    tips: ['Show half a second of "now" first.', 'Swap sides of the frame on "and".'],
    weight: 1.1,
  },
  {
    id: 'before-and-after-nominal-6-02',
    type: 'Before and After',
    template: '{np}, before and after one small change.',
    when: { ...PLAIN, head: SHOWN },
    truth: 'You can show both.',
    tips: ['Open on the after for half a second.', 'Change one thing with your hand on camera.'],
    weight: 1.3,
  },
  {
    id: 'before-and-after-nominal-6-03',
    type: 'Before and After',
    template: 'Watch what one small change does to {np}.',
    when: { ...PLAIN, head: CHANGED },
    truth: 'You can show both.',
    tips: ['Make the change on camera, no cut.', 'Hold the first version close to the lens.'],
    weight: 1.3,
  },
  {
    id: 'before-and-after-nominal-6-04',
    type: 'Before and After',
    template: 'What you pictured, and what {np} really {np.look} like.',
    when: { ...PLAIN, forWhom: 'drop', head: LIFESTYLE },
    truth: 'You can show the real thing.',
    tips: ['Cut from a glossy shot to the real one on "really".', 'Say the second half without a smile.'],
    weight: 1.3,
  },
  {
    id: 'before-and-after-nominal-6-05',
    type: 'Before and After',
    template: 'Day one of {np} versus today.',
    when: { ...PLAIN, forWhom: 'drop', head: HOBBY },
    claims: ['personal'],
    truth: 'You have something from the start to show.',
    tips: ['Split the screen on "versus".', 'Show the oldest thing you still have.'],
    weight: 1.6,
  },
  {
    id: 'before-and-after-nominal-6-06',
    type: 'Before and After',
    template: '{np} without a plan, and with one.',
    when: { ...PLAIN, forWhom: 'drop', head: PLANNED },
    truth: 'You can show both.',
    tips: ['Show the messy version first.', 'Bring a written plan into the frame on "one".'],
    weight: 0.5,
  },
  {
    id: 'before-and-after-nominal-6-07',
    type: 'Before and After',
    template: 'My old {mod} versus what I do now.',
    when: { ...PLAIN, head: OWN, first: 'allow' },
    claims: ['personal'],
    truth: 'You have both to show.',
    tips: ['Hold up the old version on "old".', 'Cut to today on "now".'],
    weight: 1.3,
  },
  {
    id: 'list-nominal-6-01',
    type: 'List',
    template: 'Three things to know before you try {np}.',
    when: { ...PLAIN, forWhom: 'drop', head: TRY },
    tips: ['Count on your fingers, low in the frame.', 'Put a large three on screen.'],
    weight: 1.3,
  },
  {
    id: 'list-nominal-6-02',
    type: 'List',
    template: 'Three {mod} basics worth knowing.',
    when: { ...PLAIN, topic: ['general', 'term'] },
    tips: ['Lay three cards on the table, one per beat.', 'Keep the number on screen all the way.'],
    weight: 1.3,
  },
  {
    id: 'list-nominal-6-03',
    type: 'List',
    template: '{aud}, three quick answers about {np}.',
    when: { ...PLAIN, forWhom: 'drop', topic: ['general', 'term', 'problem'] },
    tips: ['Hold up three fingers when you name them.', 'Show the first question as text.'],
    weight: 0.8,
  },
  {
    id: 'list-nominal-6-04',
    type: 'List',
    template: 'Three early signs of {np}.',
    when: { ...PLAIN, topic: ['problem'], head: SIGNS },
    tips: ['Speak slowly and count on one hand.', 'Put a large three on screen.'],
    weight: 1.3,
  },
  {
    id: 'list-nominal-6-05',
    type: 'List',
    template: 'Three things that can make {np} worse.',
    when: { ...PLAIN, forWhom: 'drop', topic: ['problem'], head: WORSE },
    tips: ['Count on your fingers, one per beat.', 'Show the first one in your hand.'],
    weight: 1.6,
  },
  {
    id: 'list-nominal-6-06',
    type: 'List',
    template: 'Three small changes for better {mod}.',
    when: { ...PLAIN, head: BETTER },
    tips: ['Show the first change in your hands.', 'Count each one with a finger.'],
    weight: 1.3,
  },
  {
    id: 'list-nominal-6-07',
    type: 'List',
    template: 'Three {np} worth saving.',
    when: { ...PLAIN, topic: ['content'], number: 'plural' },
    tips: ['Show all three in the first second.', 'Point at the save button on the last word.'],
    weight: 1.3,
  },
  {
    id: 'list-nominal-6-08',
    type: 'List',
    template: '{aud}, know these three things about {np}.',
    when: { ...PLAIN, forWhom: 'drop', topic: ['general', 'term', 'problem'] },
    tips: ['Hold up three fingers before you speak.', 'Put the topic on screen as a title.'],
    weight: 1.1,
  },
  {
    id: 'list-nominal-6-09',
    type: 'List',
    template: 'Three {mod} basics for {aud}.',
    when: { ...PLAIN, topic: ['general', 'term'] },
    tips: ['Write one, two, three down the side of a page.', 'Tap the page once for each.'],
    weight: 1.8,
  },
  {
    id: 'list-nominal-6-10',
    type: 'List',
    template: '{aud}, three {np} worth saving.',
    when: { ...PLAIN, topic: ['content'], number: 'plural' },
    tips: ['Show all three in the first second.', 'Point at the save button on the last word.'],
    weight: 1.3,
  },
  {
    id: 'how-to-nominal-6-01',
    type: 'How-To',
    template: "How I'd start {np} from scratch today.",
    when: { ...PLAIN, forWhom: 'drop', head: STARTED },
    tips: ['Clear the table with one arm as you begin.', 'Put a blank page in the frame.'],
    weight: 1.6,
  },
  {
    id: 'how-to-nominal-6-02',
    type: 'How-To',
    template: '{np}, one step at a time.',
    when: { ...PLAIN, forWhom: 'drop', head: STEPS },
    tips: ['Take one step toward the camera.', 'Number the steps on screen.'],
    weight: 0.5,
  },
  {
    id: 'how-to-nominal-6-03',
    type: 'How-To',
    template: 'How to make {np} feel less overwhelming.',
    when: { ...PLAIN, forWhom: 'drop', head: ACTIVITY },
    tips: ['Breathe out before the first word.', 'Push all but one thing off the table.'],
    weight: 1.3,
  },
  {
    id: 'how-to-nominal-6-04',
    type: 'How-To',
    template: 'Let me explain {np} in plain English.',
    when: { ...PLAIN, forWhom: 'drop', head: CONFUSING },
    tips: ['Close the manual on "plain English".', 'Sketch it on paper while you talk.'],
    weight: 2,
  },
  {
    id: 'how-to-nominal-6-05',
    type: 'How-To',
    template: 'How to choose {np} without the guesswork.',
    when: { ...PLAIN, forWhom: 'drop', number: 'plural', head: CHOSEN },
    tips: ['Hold one in each hand as you speak.', 'Put one down on the last word.'],
    weight: 1.1,
  },
  {
    id: 'how-to-nominal-6-06',
    type: 'How-To',
    template: 'One small thing to try for {np}.',
    when: { ...PLAIN, forWhom: 'drop', topic: ['problem'], head: WORSE },
    tips: ['Show it with your hands right away.', 'Speak softly and keep it short.'],
    weight: 1.6,
  },
  {
    id: 'how-to-nominal-6-07',
    type: 'How-To',
    template: 'How {aud} can make {np} easier.',
    when: { ...PLAIN, forWhom: 'drop', head: ACTIVITY },
    tips: ['Start doing it as you speak.', 'Put the first step on screen at the end.'],
    weight: 1.1,
  },
  {
    id: 'how-to-nominal-6-08',
    type: 'How-To',
    template: 'Learning {np}? Start here.',
    when: { ...PLAIN, forWhom: 'drop', head: LEARNED },
    tips: ['Tap the screen or the page on "here".', 'Begin the first step before the sentence ends.'],
    weight: 1.8,
  },
  {
    id: 'how-to-nominal-6-09',
    type: 'How-To',
    template: '{np} for {aud}, made simple.',
    when: { ...PLAIN, forWhom: 'drop', head: MADE_SIMPLE },
    tips: ['Sweep the table clear on "simple".', 'Put the whole line on screen as a title.'],
    weight: 1.1,
  },
  {
    id: 'how-to-nominal-6-10',
    type: 'How-To',
    template: "{aud}, here's how I'd start with {np}.",
    when: { ...PLAIN, forWhom: 'drop', head: BEGUN },
    tips: ['Open a blank notebook as you name them.', 'Write the first step down on camera.'],
    weight: 1.6,
  },
  {
    id: 'authority-nominal-6-01',
    type: 'Authority',
    template: "I'm {aRole}. Here's what I'd tell you about {np}.",
    when: { ...PLAIN, forWhom: 'drop', topic: ['general', 'term'] },
    tips: ['Film it where you work.', 'Put your role on screen for the first second.'],
    weight: 1.6,
  },
  {
    id: 'authority-nominal-6-02',
    type: 'Authority',
    template: "I'm {aRole}. This is the {mod} question I get most.",
    when: { ...PLAIN, topic: ['general', 'term'] },
    claims: ['personal'],
    truth: 'You really get it most.',
    tips: ['Hold up one finger on "the question".', 'Show the question as text after the last word.'],
    weight: 1.8,
  },
  {
    id: 'authority-nominal-6-03',
    type: 'Authority',
    template: '{role} here. Three things to know about {np}.',
    when: { ...PLAIN, forWhom: 'drop', topic: ['general', 'term'] },
    tips: ['Give a short wave on "here".', 'Count three on your fingers.'],
    weight: 1.3,
  },
  {
    id: 'authority-nominal-6-04',
    type: 'Authority',
    template: "I'm {aRole}. Let's make {np} make sense.",
    when: { ...PLAIN, forWhom: 'drop', head: CONFUSING },
    tips: ['Uncap a marker on "make sense".', 'Stand next to a blank board.'],
    weight: 1.3,
  },
  {
    id: 'authority-nominal-6-05',
    type: 'Authority',
    template: "I'm {aRole}. {aud}, this is how I'd handle {np}.",
    when: { ...PLAIN, forWhom: 'drop', head: HANDLED },
    tips: ['Point once at the lens when you name them.', 'Roll up one sleeve as you finish.'],
    weight: 1.1,
  },
  {
    id: 'authority-nominal-6-06',
    type: 'Authority',
    template: 'How {aRole} picks {np}.',
    when: { ...PLAIN, forWhom: 'drop', head: CHOSEN },
    tips: ['Hold it close to the lens and turn it.', 'Tap the one thing you check.'],
    weight: 0.9,
  },
  {
    id: 'authority-nominal-6-07',
    type: 'Authority',
    template: "I'm {aRole}. {aud}, start here with {np}.",
    when: { ...PLAIN, forWhom: 'drop', head: BEGUN },
    tips: ['Tap the table on "here".', 'Put your role on screen for the first second.'],
    weight: 1.6,
  },
  {
    id: 'authority-nominal-6-08',
    type: 'Authority',
    template: "I'm {aRole}. {aud}, let's talk about {np}.",
    when: { ...PLAIN, forWhom: 'drop', topic: ['problem'], head: HURTS },
    tips: ['Sit down at eye level with the lens.', 'Put your role on screen for the first second.'],
    weight: 1.8,
  },
  {
    id: 'relatable-pain-nominal-6-01',
    type: 'Relatable Pain',
    template: 'Ready to quit {np}? Watch this first.',
    when: { ...PLAIN, forWhom: 'drop', head: GIVEN_UP },
    tips: ['Let your head drop, then look up on "watch".', 'Keep the first half slow.'],
    weight: 1.1,
  },
  {
    id: 'relatable-pain-nominal-6-02',
    type: 'Relatable Pain',
    template: '{np} can wear you out before anyone notices.',
    when: { ...PLAIN, forWhom: 'drop', topic: ['problem'], head: WEARS },
    tips: ['Rub your eyes once, then speak.', 'Keep your voice low and even.'],
    weight: 1.3,
  },
  {
    id: 'relatable-pain-nominal-6-03',
    type: 'Relatable Pain',
    template: "{aud}, you're not the only ones confused by {np}.",
    when: { ...PLAIN, forWhom: 'drop', head: CONFUSING },
    tips: ['Put a hand on your chest on "not the only ones".', 'Show the confusing page for one second.'],
    weight: 1.6,
  },
  {
    id: 'relatable-pain-nominal-6-04',
    type: 'Relatable Pain',
    template: '{aud}, {np.is} {np} wearing you out?',
    when: { ...PLAIN, forWhom: 'drop', head: DREAD },
    tips: ['Let your shoulders drop on the last words.', 'Name them in large text on screen.'],
    weight: 1.1,
  },
  {
    id: 'relatable-pain-nominal-6-05',
    type: 'Relatable Pain',
    template: 'Putting off {np} again? No judgment.',
    when: { ...PLAIN, forWhom: 'drop', head: PUT_OFF },
    tips: ['Raise both hands on "no judgment".', 'Film it next to the thing left undone.'],
    weight: 1.1,
  },
  {
    id: 'relatable-pain-nominal-6-06',
    type: 'Relatable Pain',
    template: 'If {np} {np.keep} coming back, this is for you.',
    when: { ...PLAIN, forWhom: 'drop', topic: ['problem'], head: WORSE },
    tips: ['Speak quietly and sit still.', 'Point at the lens on "you".'],
    weight: 1.3,
  },
  {
    id: 'relatable-pain-nominal-6-07',
    type: 'Relatable Pain',
    template: 'Everyone else makes {np} look easy.',
    when: { ...PLAIN, forWhom: 'drop', head: SKILL },
    claims: ['consensus'],
    tips: ['Look off to the side, then into the lens.', 'Show your own untidy version on the last word.'],
    weight: 1.3,
  },
  {
    id: 'relatable-pain-nominal-6-08',
    type: 'Relatable Pain',
    template: 'A lot of {aud} dread {np}.',
    when: { ...PLAIN, forWhom: 'drop', head: DREAD },
    claims: ['consensus'],
    truth: 'You hear it from them.',
    tips: ['Nod slowly as you name them.', 'Leave one second of quiet at the end.'],
    weight: 1.3,
  },
  {
    id: 'relatable-pain-nominal-6-09',
    type: 'Relatable Pain',
    template: "{aud}, let's be honest about {np}.",
    when: { ...PLAIN, forWhom: 'drop', topic: ['problem'], head: HURTS },
    tips: ['Take one breath before you start.', 'Keep your hands still and in the frame.'],
    weight: 2,
  },
  {
    id: 'relatable-pain-nominal-6-10',
    type: 'Relatable Pain',
    template: "This one's for {aud} who dread {np}.",
    when: { ...PLAIN, forWhom: 'drop', head: DREAD },
    tips: ['Point once at the lens when you name them.', 'Smile on the last word, not before.'],
    weight: 0.8,
  },
];
