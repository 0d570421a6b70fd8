/** Families of topics that were once read as something else. */
import { describe, expect, it } from 'vitest';
import { gistOf } from './gist.ts';
import { readTopic } from './read-topic.ts';

describe('deeds', () => {
  it.each([
    ['landing new clients without cold calling', 'land new clients without cold calling'],
    ['running facebook ads on a small budget', 'run Facebook ads on a small budget'],
    ['closing high ticket deals', 'close high ticket deals'],
    ['selling on etsy in 2025', 'sell on Etsy in 2025'],
    ['how to jump start a car', 'jump start a car'],
    ['how to not kill your orchid', 'avoid killing your orchid'],
    ['how not to overcook salmon', 'avoid overcooking salmon'],
    ['how not to go broke in college', 'avoid going broke in college'],
  ])('%s: to %s', (topic, full) => expect(readTopic(topic)).toMatchObject({ shape: 'verb', verb: { full } }));

  it.each(['landing page design', 'closing costs', 'closing statement'])('%s is no deed', (topic) =>
    expect(readTopic(topic).verb).toBeNull(),
  );

  it('says neither stopping nor quitting what one does', () =>
    expect(readTopic('how to stop people pleasing')).toMatchObject({ np: null, verb: { ger: '' } }));

  it.each([
    'being the only woman on the team',
    'being a single mom at 40',
    'being left-handed in the kitchen',
    'not drinking at weddings',
  ])('%s is lived, and learned by nobody', (text) =>
    expect(readTopic(text)).toMatchObject({ shape: 'nominal', np: { text, form: 'gerund' }, verb: null }),
  );

  it.each([
    ["start before you're ready", "you should start before you're ready"],
    ['always get it in writing', 'you should always get it in writing'],
  ])('%s is a rule', (topic, statement) =>
    expect(readTopic(topic)).toMatchObject({ shape: 'statement', statement, np: null, verb: null }),
  );

  it.each([
    ['when to say I love you', 'when to say I love you'],
    ['how retinol changed my skin', 'how retinol changed my skin'],
    ['how running taught me patience', 'how running taught me patience'],
    ['what happens if i miss a payment', 'what happens if you miss a payment'],
  ])('%s keeps whose words they are', (topic, text) => expect(readTopic(topic).wh?.text).toBe(text));

  it('asks nothing with a verb that it does not know', () =>
    expect(readTopic('why your puppy pees when excited').question).toBeNull());

  it('lets the viewer say I love you', () =>
    expect(readTopic('when to say I love you')).toMatchObject({
      firstPerson: false,
      wh: { they: 'when to say I love you' },
      question: { text: 'When should you say I love you?' },
    }));

  it('says both deeds of two', () =>
    expect(readTopic("how to say I'm sorry and mean it").verb?.ger).toBe(
      "saying you're sorry and meaning it",
    ));

  it('hears that one feeds too little', () =>
    expect(readTopic("don't underfeed your sourdough starter").bad?.vp).toBe(
      'underfeed your sourdough starter',
    ));

  it('gives no reason for who died', () => expect(readTopic('I lost my dad last year').wh).toBeNull());

  it.each([
    ['run shorter meetings', 'run shorter meetings', 'running shorter meetings'],
    ['run meetings better', 'run meetings better', 'running meetings better'],
    ['help kids sleep better', 'help kids sleep better', 'helping kids sleep better'],
    ['store fresh herbs', 'store fresh herbs', 'storing fresh herbs'],
    ['itemize your deductions', 'itemize your deductions', 'itemizing your deductions'],
    ['deglaze the pan', 'deglaze the pan', 'deglazing the pan'],
    ['filling a yoga retreat', 'fill a yoga retreat', 'filling a yoga retreat'],
    ['pack an order with me', 'pack an order', 'packing an order'],
  ])('%s tells what to do', (topic, vp, ger) =>
    expect(readTopic(topic)).toMatchObject({ shape: 'verb', verb: { vp, ger } }),
  );

  it.each([
    ['mentoring young men', 'mentor young men'],
    ['coaching high school athletes', 'coach high school athletes'],
    ['homeschooling multiple kids', 'homeschool multiple kids'],
    ['babysitting multiple kids', 'babysit multiple kids'],
    ['breastfeeding twins', 'breastfeed twins'],
    ['parenting teens', 'parent teens'],
    ['seasoning cast iron', 'season cast iron'],
    ['singing high notes', 'sing high notes'],
    ['caring for aging parents', 'care for aging parents'],
  ])('%s is done, and not many of a kind', (ger, vp) =>
    expect(readTopic(ger)).toMatchObject({ verb: { vp, ger }, np: { text: ger, plural: false } }),
  );

  it.each(['parenting a strong-willed child', 'lighting a small room'])('%s takes no article', (topic) =>
    expect(readTopic(topic).np).toMatchObject({ text: topic, plural: false }),
  );

  it.each([
    'walk 10k steps a day',
    'run 3 times a week',
    'drink 3 liters of water',
    'post 5 reels a week',
    'cut sugar',
    'shop small',
    'start strength training',
    'fall back in love',
    'ride with confidence',
    'list on Airbnb',
  ])('%s is told to be done', (topic) =>
    expect(readTopic(topic)).toMatchObject({ shape: 'verb', verb: { full: topic } }),
  );

  it.each([
    'type 2 diabetes',
    'stage 4 sleep',
    'level 3 chargers',
    'cut flowers',
    'fall decor',
    'start up costs',
  ])('%s is nothing to do', (topic) => expect(readTopic(topic).shape).toBe('nominal'));

  it.each(['aging gracefully', 'baking gluten free', 'homeschooling multiple kids', 'trust your gut'])(
    '%s is no kind of tip',
    (topic) => expect(readTopic(topic).mod).toBeNull(),
  );

  it.each([
    'charge for consultations',
    'lead with empathy',
    'label everything',
    'water deeply',
    'track net worth monthly',
  ])('%s is a deed', (topic) => expect(readTopic(topic).verb?.vp).toBe(topic));

  it.each([
    ['check your beneficiaries', 'you should check your beneficiaries'],
    ['freeze your credit today', 'you should freeze your credit today'],
  ])('%s is advised, and learned by nobody', (topic, statement) =>
    expect(readTopic(topic)).toMatchObject({ shape: 'statement', statement, verb: null, rawLabel: null }),
  );

  it.each(['walk in closets', 'post workout meals', 'run club etiquette'])('%s is a thing', (topic) =>
    expect(readTopic(topic).shape).toBe('nominal'),
  );

  it('knows names that begin like a command', () => {
    expect(readTopic('Train the Trainer Programs')).toMatchObject({
      shape: 'nominal',
      np: { text: 'train-the-trainer programs' },
    });
  });

  it.each([
    ['stand up comedy', 'stand-up comedy', false],
    ['press on nails', 'press-on nails', true],
    ['clip in extensions', 'clip-in extensions', true],
    ['warm up exercises', 'warm-up exercises', true],
    ['sign up bonuses', 'sign-up bonuses', true],
    ['wake up call', 'a wake-up call', false],
    ['work from home setup', 'a work-from-home setup', false],
    ['rent to own homes', 'rent-to-own homes', true],
    ['skip the line tickets', 'skip-the-line tickets', true],
    ['peel and stick wallpaper', 'peel-and-stick wallpaper', false],
    ['No Bake Cheesecake', 'no-bake cheesecake', false],
    ['no spend month', 'a no-spend month', false],
    ['no equipment workouts', 'no-equipment workouts', true],
    ['pump and dump', 'pump and dump', false],
  ])('%s is one thing, and neither done nor denied', (topic, text, plural) =>
    expect(readTopic(topic)).toMatchObject({ shape: 'nominal', np: { text, plural } }),
  );

  it.each([
    'folding chairs',
    'cutting boards',
    'reading glasses',
    'cleaning products for new moms',
    'parking tickets',
    'sinking funds',
    'growing pains',
    'limiting beliefs',
    'hydrating masks',
    'talking points',
    'packing cubes',
    'nursing bras',
  ])('%s are things, and nobody does them', (topic) =>
    expect(readTopic(topic)).toMatchObject({ shape: 'nominal', np: { text: topic, plural: true } }),
  );

  it.each([
    ['moving checklist', 'a moving checklist'],
    ['winning mindset', 'a winning mindset'],
    ['shaving cream', 'shaving cream'],
    ['driving anxiety', 'driving anxiety'],
    ['pay transparency', 'pay transparency'],
    ['lower back pain', 'lower back pain'],
    ['one on ones', 'one-on-ones'],
    ['529 plans', '529 plans'],
    ['math facts', 'math facts'],
    ['only child syndrome', 'only child syndrome'],
    ['burn out', 'burnout'],
  ])('%s is %s', (topic, text) =>
    expect(readTopic(topic)).toMatchObject({ shape: 'nominal', np: { text, form: 'noun' } }),
  );

  it.each([
    'cutting your own hair',
    'burning calories',
    'threading eyebrows',
    'packing light',
    'reading contracts',
  ])('%s is done', (topic) => expect(readTopic(topic).shape).toBe('verb'));

  it.each([
    ['how to squat', 'squatting'],
    ['how to equip a home gym', 'equipping a home gym'],
    ['how to submit a proposal', 'submitting a proposal'],
  ])('%s: %s', (topic, ger) => expect(readTopic(topic).verb?.ger).toBe(ger));

  it.each([
    ['cost of living in Austin', 'the cost of living in Austin'],
    ['first car for teens', 'a first car for teens'],
    ['couch to 5k', 'couch to 5k'],
    ['french toast', 'French toast'],
    ['tax season', 'tax season'],
    ['the basics of composition', 'composition'],
    ['soap making business', 'a soap making business'],
    ['skills gap', 'the skills gap'],
    ['first day onboarding', 'first day onboarding'],
    ['first day outfit', 'your first day outfit'],
    ['Tesla Model Y review', 'Tesla Model Y'],
    ['book review: Atomic Habits', 'Atomic Habits'],
    ['my honest review of the Theragun', 'the Theragun'],
  ])('%s takes the article that %s has', (topic, text) => expect(readTopic(topic).np?.text).toBe(text));

  it.each([
    ['dry January experiment', 'a dry January experiment'],
    ['10 minute abs', '10 minute abs'],
    ['weigh ins', 'weigh-ins'],
    ['check ins with clients', 'check-ins with clients'],
    ['beginner pull ups', 'beginner pull-ups'],
    ['my go to frosting', 'my go-to frosting'],
    ['calm down corner', 'a calm-down corner'],
    ['fight or flight', 'fight-or-flight'],
    ['adult children of alcoholics', 'adult children of alcoholics'],
    ['mother wound', 'the mother wound'],
    ['career change at 40', 'a career change at 40'],
    ['proofing basket', 'a proofing basket'],
    ['oven thermometer', 'an oven thermometer'],
    ['bake day', 'bake day'],
    ['glute day', 'glute day'],
    ['slow season', 'slow season'],
    ['finals week', 'finals week'],
    ['failing grades', 'failing grades'],
    ['the perfect study space', 'the perfect study space'],
    ['net worth updates', 'net worth updates'],
    ['fee only advisors', 'fee-only advisors'],
    ['spending triggers', 'spending triggers'],
    ['living trust', 'a living trust'],
    ['tax write offs', 'tax write-offs'],
    ['FIRE movement', 'the FIRE movement'],
    ['house poor', 'being house poor'],
    ['spring market', 'the spring market'],
    ['eviction process', 'the eviction process'],
    ['20 percent down', '20 percent down'],
    ['moving day meltdown', 'a moving day meltdown'],
    ['for sale by owner', 'for-sale-by-owner'],
    ['the cheapest upgrade', 'the cheapest upgrade'],
    ['menopause belly fat', 'menopause belly fat'],
    ['kennel cough', 'kennel cough'],
    ['SAT reading section', 'the SAT reading section'],
    ['no contact rule', 'the no-contact rule'],
    ['place command', 'the place command'],
    ['week one of marathon training', 'week one of marathon training'],
    ['rescue dog first week', "a rescue dog's first week"],
    ['first day onboarding', 'first day onboarding'],
    ['first trimester nausea', 'first trimester nausea'],
    ['first therapy session', 'your first therapy session'],
    ['the perfect croissant', 'a croissant'],
    ['the perfect sabich', 'the perfect sabich'],
    ['pull up negatives', 'pull-up negatives'],
    ['two a day workouts', 'two-a-day workouts'],
    ['high needs babies', 'high-needs babies'],
    ['live in nannies', 'live-in nannies'],
    ['live edge shelves', 'live-edge shelves'],
    ['buy now pay later', 'buy-now-pay-later'],
    ['clients who cancel last minute', 'clients who cancel last minute'],
    ['buyers who ghost', 'buyers who ghost'],
    ["your partner's love language", "your partner's love language"],
  ])('%s is one thing: %s', (topic, text) =>
    expect(readTopic(topic)).toMatchObject({ shape: 'nominal', np: { text } }),
  );

  it.each([
    ['knee pain when squatting', 'problem', null],
    ['resource guarding', 'problem', 'deal with resource guarding'],
    ['mindless snacking', 'problem', 'deal with mindless snacking'],
    ['overproofed dough', 'problem', 'deal with overproofed dough'],
    ['lowball offers', 'problem', 'deal with lowball offers'],
    ['hamster bonding', 'general', 'get hamster bonding right'],
    ['1 star reviews', 'general', 'deal with 1 star reviews'],
    ['warm leads', 'general', null],
    ['long group meetings', 'general', null],
    ['expired listings', 'general', null],
    ['weight loss after 40', 'general', null],
    ['diet culture', 'general', null],
    ['the healthiest bread', 'general', null],
    ['letter sounds', 'general', null],
    ['homework battles', 'problem', 'deal with homework battles'],
    ['SAT vs ACT', 'general', 'choose between the SAT and the ACT'],
    ['losing a client', 'problem', null],
    ['July market update', 'general', null],
    ['chicken noodle soup', 'general', 'make chicken noodle soup'],
    ['soup season', 'general', null],
    ['Eating late at night does not make you fat.', 'general', null],
    ['going home for the holidays', 'general', null],
    ['turning 40', 'general', null],
    ['failing a class', 'problem', null],
    ['getting ghosted by buyers', 'problem', null],
    ['losing baby weight', 'general', 'lose baby weight'],
    ['getting approved for a mortgage', 'general', 'get approved for a mortgage'],
    ['losing weight after 40', 'general', 'lose weight after 40'],
    ['yelling at your kids', 'problem', 'stop yelling at your kids'],
    ['hiding debt from your partner', 'problem', 'stop hiding debt from your partner'],
    ['skipping meals', 'problem', 'stop skipping meals'],
    ['fondant tearing', 'problem', 'deal with fondant tearing'],
    ['eye rolling', 'problem', 'deal with eye rolling'],
    ['the best flour for pizza', 'general', 'choose the right flour for pizza'],
    ['bad tenants', 'problem', 'deal with bad tenants'],
  ])('%s (%s): %s', (topic, topicClass, vp) => {
    const read = readTopic(topic);
    expect([read.topicClass, read.verb?.vp ?? null]).toEqual([topicClass, vp]);
  });

  it.each([
    'working moms',
    'single dads',
    'full-time teachers',
    'night shift nurses',
    'empty nesters',
    'divorcing couples',
    'downsizing parents',
    'cat people',
  ])('%s are who watches', (topic) =>
    expect(readTopic(topic)).toMatchObject({ np: null, wh: { text: `what matters most for ${topic}` } }),
  );

  it.each([
    ['The Secret to Ending Overthinking', 'end overthinking'],
    ['the key to saving money', 'save money'],
  ])('%s is how to %s', (topic, full) =>
    expect(readTopic(topic)).toMatchObject({ shape: 'verb', verb: { full } }),
  );

  it.each([
    ['active listening skills', 'active listening'],
    ['knife skills', 'knife skill'],
    ['banana bread recipes', null],
  ])('%s: a tip on %s', (topic, mod) => expect(readTopic(topic).mod).toBe(mod));

  it('says one secret of many potatoes', () =>
    expect(readTopic('the secret to crispy potatoes').np?.plural).toBe(false));

  it.each([
    ['Rust for JavaScript developers', 'term'],
    ['Ultimate Guide to Paris', 'general'],
    ['Dyson Airwrap review', 'general'],
    ['TikTok Shop for small brands', 'general'],
    ['iron deficiency', 'problem'],
    ['sibling rivalry', 'problem'],
  ])('%s is of the class %s', (topic, topicClass) => expect(readTopic(topic).topicClass).toBe(topicClass));

  it.each(['crash diets', 'watercolor brushes', 'your nervous system'])('nobody gets %s right', (topic) =>
    expect(readTopic(topic).verb).toBeNull(),
  );

  it.each(['interview questions for managers', 'cat litter boxes'])(
    'nobody asks whether %s are worth it',
    (topic) => expect(readTopic(topic).question).toBeNull(),
  );

  it.each(['warm up your car', 'sign up for a class', 'work from home with kids', 'set up autopay'])(
    '%s is still done',
    (topic) => expect(readTopic(topic).shape).not.toBe('nominal'),
  );

  it('keeps both halves of a deed, or neither', () => {
    expect(readTopic('we sold everything and moved into a van').np?.core).toBe(
      'selling everything and moving into a van',
    );
    expect(readTopic('I hired my sister and had to let her go')).toMatchObject({ np: null, verb: null });
    expect(readTopic('I turned my lawn into a vegetable garden').np?.core).toBe(
      'turning your lawn into a vegetable garden',
    );
    expect(readTopic('dont pressure wash your roof').bad?.ger).toBe('pressure washing your roof');
  });
});

describe('clauses', () => {
  it.each([
    ['how deductibles reset', 'how deductibles reset', 'How do deductibles reset?'],
    [
      "why your demo calls don't close",
      "why your demo calls don't close",
      "Why don't your demo calls close?",
    ],
    [
      "reasons your dashboards don't get used",
      "why your dashboards don't get used",
      "Why don't your dashboards get used?",
    ],
  ])('%s', (topic, text, question) =>
    expect(readTopic(topic)).toMatchObject({ wh: { text }, question: { text: question } }),
  );

  it.each([
    ['how van finance actually works', 'how van finance actually works'],
    ['how equity vests', 'how equity vests'],
    ['signs your brakes need replacing', 'how to tell if your brakes need replacing'],
    ['reasons to skip the extended warranty', 'why you should skip the extended warranty'],
    ['mistakes couples make when budgeting', 'what couples get wrong when budgeting'],
    ['Most home gyms collect dust.', 'why most home gyms collect dust'],
    ['your budget sucks', 'why your budget sucks'],
    ['7 things roofers wish you knew', 'what roofers wish you knew'],
    ['things not to say to someone after a miscarriage', 'what not to say to someone after a miscarriage'],
    ['is online therapy as good as in person?', 'whether online therapy is as good as in person'],
  ])('%s', (topic, text) => expect(readTopic(topic).wh?.text).toBe(text));

  it('takes no noun for the verb of a statement', () => {
    expect(readTopic('how van finance actually works').np?.text).toBe('van finance');
    expect(readTopic('my beat making setup')).toMatchObject({ shape: 'nominal', verb: null });
  });
});

describe('what was read as nothing', () => {
  it.each([
    ['I bonds vs CDs', 'versus'],
    ['will inflation eat up my savings', 'question'],
    ['will coffee stunt my growth', 'question'],
    ['#rainyday #indoor games', 'nominal'],
    ['I walked 10k steps daily for a month', 'statement'],
  ])('%s: %s', (typed, shape) => {
    const { shape: read, np, question } = readTopic(typed);
    expect(read).toBe(shape);
    if (shape !== 'statement') expect(np ?? question).not.toBeNull();
  });
});

describe('commands whose verb is a quality or a thing too', () => {
  it.each([
    ['calm angry customers', 'calming angry customers'],
    ['clean white sneakers', 'cleaning white sneakers'],
    ['dry wet shoes', 'drying wet shoes'],
    ['warm cold feet', 'warming cold feet'],
    ['clear brain fog', 'clearing brain fog'],
    ['slow hair loss', 'slowing hair loss'],
    ['free up storage', 'freeing up storage'],
    ['open stuck jars', 'opening stuck jars'],
    ['level sloping floors', 'leveling sloping floors'],
    ['tame frizzy hair', 'taming frizzy hair'],
    ['present complex ideas', 'presenting complex ideas'],
    ['welcome new clients', 'welcoming new clients'],
    ['price handmade goods', 'pricing handmade goods'],
    ['lead shy teams', 'leading shy teams'],
    ['train rescue dogs', 'training rescue dogs'],
    ['season cast iron', 'seasoning cast iron'],
    ['comfort grieving friends', 'comforting grieving friends'],
    ['brighten dark rooms', 'brightening dark rooms'],
    ['ease joint pain', 'easing joint pain'],
    ['easing joint pain', 'easing joint pain'],
    ['pack light', 'packing light'],
    ['dry shoes fast', 'drying shoes fast'],
    ['stage empty homes', 'staging empty homes'],
    ['clear clogged drain', 'clearing a clogged drain'],
    ['calm upset stomach', 'calming an upset stomach'],
    ['fixing leaky faucet', 'fixing a leaky faucet'],
    ['smoothing frizzy hair', 'smoothing frizzy hair'],
    ['perfecting your pitch', 'perfecting your pitch'],
    ['freeing up time', 'freeing up time'],
  ])('%s: %s', (topic, text) => expect(readTopic(topic)).toMatchObject({ shape: 'verb', np: { text } }));

  it.each([
    'calm mornings',
    'clean beauty brands',
    'dry cracked heels',
    'cool old cars',
    'warm healthy lunches',
    'slow simple living',
    'quiet small towns',
    'clear skin diet',
    'free wifi',
    'open kitchen shelving',
    'plant based dinners',
    'coach class tickets',
    'lead magnets',
    'separate bedrooms',
    'washing machines',
    'heat damaged hair',
    'water stained ceilings',
    'smoothing irons',
  ])('%s is a thing', (topic) => expect(readTopic(topic).shape).toBe('nominal'));
});

describe('what opens like a deed and is a thing', () => {
  it.each([
    ['dollar a day challenge', 'a dollar a day challenge'],
    ['fire safety training', 'fire safety training'],
    ['#fathersday #homemade gifts', "homemade Father's Day gifts"],
    ['#handmade #earrings', 'handmade earrings'],
    ['living room refresh', 'a living room refresh'],
    ['comfort food recipes', 'comfort food recipes'],
    ['master bedroom ideas', 'master bedroom ideas'],
    ['craft room organization', 'craft room organization'],
    ['sign language basics', 'sign language basics'],
    ['follow up email templates', 'follow-up email templates'],
    ['make ahead breakfasts', 'make-ahead breakfasts'],
    ['grow lights', 'grow lights'],
    ['stay interviews', 'stay interviews'],
    ['https://www.example.com/blog/final-walkthrough-checklist', 'a final walkthrough'],
  ])('%s: %s', (typed, text) => expect(readTopic(typed)).toMatchObject({ shape: 'nominal', np: { text } }));

  it.each([
    'fire a client',
    'fire bad clients',
    'budget a dollar a day',
    'grow tomatoes',
    'follow up with leads',
    'stay calm at work',
    'roast vegetables',
  ])('%s is a deed', (typed) => expect(readTopic(typed).shape).toBe('verb'));
});

describe('things', () => {
  it('says the price of the whole deed', () => {
    expect(readTopic('the real price of selling without an agent').np).toMatchObject({
      core: 'the real price of selling without an agent',
    });
    expect(readTopic('the real price of a ground-floor medical suite').np?.plural).toBe(false);
  });

  it.each([
    ['surprise AWS bills', 'surprise AWS bill'],
    ['workplace safety audits', 'workplace safety audit'],
    // A dinner tip is about any dinner.
    ['easy dinners for exhausted nurses', null],
    ['my carry-on packing system', null],
    ['new hire onboarding', 'new hire onboarding'],
    ['new construction homes', 'new construction home'],
    ['what to say in a best man speech', 'best man speech'],
    ['quit skipping your warm ups', null],
    ['keep your curls overnight', null],
  ])('%s stands before a mistake as %s', (topic, mod) => expect(readTopic(topic).mod).toBe(mod));

  it('tells three things as what they have to do with each other', () => {
    const topic = readTopic('gut health, hormones and adult acne');
    expect(topic).toMatchObject({ np: { several: true }, verb: null, topicClass: 'general' });
    expect(topic.wh?.text).toBe('how gut health, hormones and adult acne are connected');
    expect(readTopic('wills, trusts and blended families').wh).toBeNull();
  });

  it('does a program, runs a drill, gets reviews and uses a platform', () => {
    expect(readTopic('12-week credit score makeover')).toMatchObject({
      program: true,
      explain: false,
      verb: { vp: 'do a 12-week credit score makeover' },
    });
    expect(readTopic('workplace first aid drills')).toMatchObject({
      list: null,
      verb: { vp: 'run workplace first aid drills' },
    });
    expect(readTopic('Google reviews for dentists').verb?.vp).toBe('get more Google reviews');
    expect(readTopic('Pinterest for interior designers').verb?.vp).toBe('use Pinterest');
    expect(readTopic('leaky faucet repairs').topicClass).toBe('general');
    expect(readTopic('return to office pushback').topicClass).toBe('problem');
  });

  it.each([
    ['100-day watercolor project', true],
    ['the $75 a week grocery plan', true],
    ['rainy day fund challenge', true],
    ['5-minute Friday finance check', true],
    ['biggest parenting challenge', false],
    ['30-year fixed mortgage', false],
    ['3-day weekend in Maine', false],
  ])('%s is a program: %s', (topic, program) => expect(readTopic(topic).program).toBe(program));

  it('asks about what one may need, and gets ready for a first time', () => {
    expect(readTopic('Do I need flood insurance?').np?.text).toBe('flood insurance');
    expect(readTopic('your first beehive').verb?.vp).toBe('get ready for your first beehive');
  });

  it('compares deeds, and takes no one thing for two', () => {
    expect(readTopic('staging or selling empty this spring').sides).toEqual({
      a: 'staging',
      b: 'selling empty',
    });
    expect(readTopic('repair or replace the boiler before selling').sides).toEqual({
      a: 'repairing',
      b: 'replacing the boiler',
      leans: true,
    });
    expect(readTopic('moving in with your parents or renting a smaller place').sides?.a).toBe(
      'moving in with your parents',
    );
    expect(readTopic('the feast or famine cycle').sides).toBeNull();
    expect(readTopic('tithing vs paying off debt').sides?.words).toBeUndefined();
  });

  it('tells bad things from cheap ones', () => {
    expect(readTopic('6 foods that cost less than $3').list?.kind).toBe('do');
    expect(readTopic('4 things that kill a farm sale').list?.kind).toBe('bad');
    expect(readTopic('habits that age your skin').list?.kind).toBe('bad');
    expect(readTopic('ways teachers lose the room').topicClass).toBe('problem');
  });
});

describe('names and titles', () => {
  it('takes no bond for the speaker, and no platform for a kind of video', () => {
    expect(readTopic('are I bonds still worth holding').question?.text).toBe(
      'Are I-bonds still worth holding?',
    );
    expect(readTopic('TikTok for hair stylists').np?.text).toBe('TikTok for hair stylists');
    expect(readTopic("i'd like a reel on dealing with your boss").verb?.vp).toBe('deal with your boss');
  });

  it('keeps what a deed is done to, and asks nobody how to be', () => {
    expect(readTopic('The Science of Getting Over a Crush').np?.core).toBe('getting over a crush');
    expect(readTopic('being friends with your ex')).toMatchObject({
      shape: 'verb',
      verb: { vp: 'be friends with your ex' },
      question: null,
    });
  });

  it('knows what there is one of, and what is not counted', () => {
    expect(readTopic('100 envelope savings challenge').np?.core).toBe('the 100 envelope savings challenge');
    expect(readTopic('cash envelope reset').np?.core).toBe('a cash envelope reset');
    expect(readTopic('CSS flexbox').np?.core).toBe('CSS flexbox');
  });
});

describe('the right one of many', () => {
  it.each([
    ['the right size house for your family', 'choose the right size house for your family'],
    ['the right running shoes', 'choose the right running shoes'],
  ])('%s: to %s', (typed, deed) => {
    expect(readTopic(typed)).toMatchObject({ shape: 'verb', verb: { full: deed } });
  });

  it.each(['the right mindset for sales', 'the right time to sell', 'the perfect pie crust'])(
    '%s is on no shelf',
    (typed) => expect(readTopic(typed).verb?.vp ?? '').not.toMatch(/^choose/),
  );
});

describe('strong words', () => {
  it.each([
    ['your boss is an asshole', 'your boss is a jerk'],
    ['my boss is a dick to waiters', 'my boss is a jerk to waiters'],
  ])('%s: %s', (topic, statement) => expect(readTopic(topic).statement).toBe(statement));
});

describe('clauses in another order', () => {
  it.each([
    ['how come my cake sinks', 'why your cake sinks'],
    ['how you breathe matters', 'why it matters how you breathe'],
    ['what if my kid hates reading', 'what to do if your kid hates reading'],
    ['why buy local', 'why you should buy local'],
    ['why hire a wedding planner', 'why you should hire a wedding planner'],
    ['why cook at home', 'why you should cook at home'],
    ['why love hurts', 'why love hurts'],
    ['what good coaches do differently', 'what good coaches do differently'],
    ['What Sellers Regret', 'what sellers regret'],
    ["what landlords can't do", "what landlords can't do"],
    ['what buyers should know', 'what buyers should know'],
    ['the worst month to buy a house', 'when not to buy a house'],
    ['the best color to paint your front door', 'what color to paint your front door'],
    ['the difference a good agent makes', 'what difference a good agent makes'],
    ['the real reason deals fall through', 'why deals fall through'],
    ['the minute your offer is accepted', 'what happens the minute your offer is accepted'],
    ['how hard is it to learn guitar', 'how hard it is to learn guitar'],
  ])('%s: %s', (topic, wh) => expect(readTopic(topic).wh?.text).toBe(wh));

  it('asks in the right order, or nothing', () => {
    expect(readTopic('how hard is it to learn guitar').question?.text).toBe(
      'How hard is it to learn guitar?',
    );
    expect(readTopic('how you breathe matters').question).toBeNull();
    expect(readTopic('Why Closing Gets Delayed').question?.text).toBe('Why does closing get delayed?');
    expect(readTopic('the worst time to sell').question?.text).toBe("When shouldn't you sell?");
    expect(readTopic('what realtors really do all day').question).toBeNull();
    expect(readTopic('what foods do dogs hate').question?.text).toBe('What foods do dogs hate?');
    expect(readTopic('why not to rinse chicken').bad?.ger).toBe('rinsing chicken');
    expect(readTopic('never too late to learn').statement).toBe("it's never too late to learn");
  });
});

describe('what is stopped', () => {
  it.each(['stop hair breakage', 'stop squeaky floors', 'stop dog barking'])('%s is a deed', (topic) =>
    expect(readTopic(topic)).toMatchObject({ shape: 'verb', verb: { vp: topic } }),
  );

  it.each([
    ['stop motion animation', 'stop motion animation'],
    ['quit smoking timeline', 'a quit-smoking timeline'],
    ['no buy year', 'a no-buy year'],
  ])('%s is a thing', (topic, np) =>
    expect(readTopic(topic)).toMatchObject({ shape: 'nominal', np: { text: np } }),
  );

  it('for good one quits', () => {
    expect(readTopic('quit vaping for good').bad).toEqual({ vp: 'vape', ger: 'vaping' });
    expect(readTopic('stop with the juice cleanses').statement).toBe(
      'you should stop with the juice cleanses',
    );
  });

  it('compares what is not put in order', () => {
    expect(readTopic('cardio or weights first').sides).toMatchObject({ a: 'cardio', b: 'weights' });
    expect(readTopic('in person vs online therapy').np?.text).toBe('in-person vs online therapy');
  });
});

describe('lists that lead somewhere', () => {
  it.each([
    ['5 tips to avoid burnout', 'avoid burnout'],
    ['7 ways to stop overthinking', 'stop overthinking'],
    ['quit smoking tips', 'quit smoking'],
  ])('%s tell how to %s', (topic, vp) =>
    expect(readTopic(topic)).toMatchObject({ shape: 'list', list: { kind: 'do' }, verb: { vp } }),
  );

  it.each(['exercises to avoid with bad knees', '3 apps to delete now'])('%s are left alone', (topic) =>
    expect(readTopic(topic).list?.kind).toBe('bad'),
  );

  it.each([
    ['5 steps to a cleaner inbox', 'steps to a cleaner inbox'],
    ['5 steps to better sleep', 'steps to better sleep'],
    ['3 steps to financial freedom', 'steps to financial freedom'],
    ['ways to a calmer morning', 'ways to a calmer morning'],
  ])('%s lead to a thing, and nobody does it', (topic, np) =>
    expect(readTopic(topic)).toMatchObject({ shape: 'list', np: { text: np }, verb: null, wh: null }),
  );
});

describe('claims that no helper marks', () => {
  it.each([
    'real men cry',
    'good knives last forever',
    'empty houses sell slower',
    'late fees add up',
    'office plants lower stress',
    'volunteers quit over small things',
    'old pipes leak eventually',
    'old houses hold their value',
    "life's too short for bad coffee",
    'houseplants clean nothing',
    'good leaders never micromanage',
    'sleep matters',
    'budgeting works',
    'diets fail',
    'learning to cook saves money',
    'reading builds empathy',
    "there's no such thing as a bad dog",
  ])('%s is a claim', (topic) =>
    expect(readTopic(topic)).toMatchObject({
      shape: 'statement',
      statement: topic,
      wh: { text: `why ${topic}` },
    }),
  );

  it.each([
    ['my husband snores', 'what to do when your husband snores'],
    ['my son hates school', 'what to do when your son hates school'],
    ['my clients never haggle', 'why my clients never haggle'],
  ])('%s: %s', (topic, wh) =>
    expect(readTopic(topic)).toMatchObject({ shape: 'wh', wh: { text: wh }, np: null }),
  );

  it('tells of what happened', () =>
    expect(readTopic('our cat died')).toMatchObject({ shape: 'statement', firstPerson: true, np: null }));

  it.each(['art works', 'legal matters', 'my dog walks', 'my baby names'])('%s is a thing', (topic) =>
    expect(readTopic(topic).shape).toBe('nominal'),
  );

  it.each([
    ['done is better than perfect', undefined],
    ['busy is not a badge', undefined],
    ['TAX SEASON IS HERE', 'tax season'],
    ['comparison is the thief of joy', 'comparison'],
  ])('%s is about %s', (topic, np) => {
    expect(readTopic(topic).np?.text).toBe(np);
    expect(gistOf(readTopic(topic))).toBeNull();
  });

  it('announces a season, and convinces nobody of it', () =>
    expect(readTopic('TAX SEASON IS HERE')).toMatchObject({ shape: 'nominal', statement: null }));

  it('gives no reason for a loss', () => expect(readTopic('my dog passed away').wh).toBeNull());
});

describe('lists without their number', () => {
  it.each([
    ['books every manager should read', 'do'],
    ['foods your dog should never eat', 'bad'],
    ['jobs you can do from a van', 'do'],
    ["plants you can't kill", 'do'],
    ["vitamins you don't need", 'bad'],
    ['fees you can avoid at closing', 'fact'],
    ['chores toddlers can do', 'fact'],
    ['objections buyers raise', 'fact'],
    ['odd jobs teens can do', 'fact'],
    ['vegetables that grow in shade', 'do'],
    ['jobs that pay without a degree', 'do'],
    ["products your esthetician won't use", 'bad'],
  ])('%s', (topic, kind) =>
    expect(readTopic(topic)).toMatchObject({ shape: 'list', list: { items: topic, kind }, wh: null }),
  );

  it.each([
    ['5 kitchen gadgets worth buying', 'kitchen gadgets worth buying', 'do'],
    ['7 supplements not worth the money', 'supplements not worth the money', 'bad'],
    ['the biggest mistake first-time investors make', 'mistakes first-time investors make', 'bad'],
  ])('%s: %s', (topic, items, kind) =>
    expect(readTopic(topic)).toMatchObject({ shape: 'list', list: { items, kind } }),
  );

  it('has things of no worth as a whole', () =>
    expect(readTopic('7 supplements not worth the money')).toMatchObject({
      np: { core: 'supplements not worth the money' },
      verb: null,
    }));

  it('says the article once, and takes which for no claim', () => {
    expect(readTopic('the habits every couple needs').np?.text).toBe('the habits every couple needs');
    expect(readTopic('pack lunches your kid will eat').statement).toBeNull();
  });
});

describe('who gets it, and what is over', () => {
  it("don't feed your cat milk: there is no cat milk", () => {
    const topic = readTopic("don't feed your cat milk");
    expect(topic).toMatchObject({ mod: null, bad: { vp: 'feed your cat milk' } });
    expect(gistOf(topic)).toBeNull();
    expect(readTopic('questions to ask before buying a used car').mod).toBe('used car');
  });

  it.each([
    ['no more dry chicken', 'dry chicken'],
    ['no more boring bios', 'boring bios'],
  ])('%s is against %s', (topic, np) =>
    expect(readTopic(topic)).toMatchObject({ np: { text: np }, topicClass: 'problem' }),
  );

  it('store tomatoes the right way is a deed', () =>
    expect(readTopic('store tomatoes the right way').verb?.ger).toBe('storing tomatoes the right way'));
});

describe('addresses, tags and names', () => {
  it.each([
    ['why-your-dog-pulls-on-the-leash', 'why your dog pulls on the leash'],
    ['moving-to-portland', 'how to move to Portland'],
    ['how-to-meditate', 'how to meditate'],
    ['how_to_start_a_garden', 'how to start a garden'],
  ])('%s: %s', (topic, wh) => expect(readTopic(topic).wh?.text).toBe(wh));

  it.each([
    ['/blog/meal-prep-for-beginners', 'meal prep for beginners'],
    ['www.plantshop.com/blog/fiddle-leaf-fig-care', 'fiddle leaf fig care'],
    ['roth-ira-vs-401k', 'Roth IRA vs 401k'],
    ['5-signs-of-burnout', 'signs of burnout'],
    ['mother-in-law', 'mother-in-law'],
    ['#fitover40 #strengthtraining', 'strength training'],
    ['#finance #debtfree journey', 'a debt-free journey'],
    ['#debtfree', 'going debt-free'],
    ['#gardening #raisedbeds soil mix', 'raised bed soil mix'],
    ['BLACK FRIDAY DEALS', 'Black Friday deals'],
    ['A Weekend In Prague', 'a weekend in Prague'],
    ['HIIT VS LISS', 'HIIT vs LISS'],
  ])('%s: %s', (topic, np) => expect(readTopic(topic).np?.text).toBe(np));
});

describe('what a second set of topics found', () => {
  it.each([
    ['foods high in iron', 'high-iron foods'],
    ['foods that are rich in fiber', 'fiber-rich foods'],
    ['travel now or save for a house', 'traveling now vs saving'],
    ['DIY or hire a pro', 'DIY vs hiring a pro'],
    ['boarding or pet sitter', 'boarding vs a pet sitter'],
    ['#bridetobe #budget wedding', 'budget weddings'],
    ['#lowcarb #lunch ideas', 'low-carb lunch ideas'],
    ['Mac or PC for music production', 'Mac vs PC for music production'],
    ['how we met', undefined],
    ["you can't out train a bad diet", undefined],
  ])('%s: %s', (topic, np) => expect(readTopic(topic).np?.text).toBe(np));

  it.each([
    ['is a dog right for you', 'whether a dog is right for you'],
    ['where did my confidence go', undefined],
    ['why bother meditating', 'why meditating is worth it'],
    ["my car won't start", "what to do when your car won't start"],
    ['my dog keeps eating grass', 'what to do when your dog keeps eating grass'],
    ['my toddler bites', 'what to do when your toddler bites'],
  ])('%s: %s', (topic, wh) => expect(readTopic(topic).wh?.text).toBe(wh));

  it.each([
    'rich people rent',
    'teens want boundaries',
    'red lipstick suits everyone',
    'compliments cost nothing',
  ])('%s is a claim', (topic) =>
    expect(readTopic(topic)).toMatchObject({ shape: 'statement', statement: topic }),
  );
});

describe('how a video is announced', () => {
  it.each([
    ['quick tip: label your breakers', 'you should label your breakers'],
    ['hot take: brunch is overrated', 'brunch is overrated'],
    ['unpopular opinion: open floor plans are bad', 'open floor plans are bad'],
    ['confession: I hate yoga', 'I hate yoga'],
    ['Myth: carbs make you fat', "it's a myth that carbs make you fat"],
    ['because your skin deserves better', 'your skin deserves better'],
    ['start with the closet', 'you should start with the closet'],
    ['my landlord kept my deposit', 'my landlord kept my deposit'],
    ['our house flooded', 'our house flooded'],
    ['you could be losing money on your 401k', 'you could be losing money on your 401k'],
    ['begin with the end in mind', 'you should start with the end in mind'],
  ])('%s says that %s', (topic, statement) =>
    expect(readTopic(topic)).toMatchObject({ shape: 'statement', statement }),
  );

  it.each([
    ['storytime: my worst haircut', 'my worst haircut'],
    ['hot take on lawn alternatives', 'lawn alternatives'],
    ['come to the flower market with me', 'my trip to the flower market'],
    ['come thrift with me', 'thrifting'],
    ["don't buy these plants", 'plants to avoid'],
    ['avoid these words on your resume', 'words to avoid on your resume'],
    ['look for these signs in a daycare', 'signs to look for in a daycare'],
    ['11 phrases to use with picky eaters', 'phrases to use with picky eaters'],
    ['5 minutes to a better morning', '5 minutes to a better morning'],
    ['10 minute abs', '10 minute abs'],
    ['hardwood, tile or both', 'hardwood vs tile'],
    ['freelancing or full time job after college', 'freelancing vs a full time job after college'],
    ['honest thoughts on microblading', 'microblading'],
    ['explain like im 5: inflation', 'inflation'],
    ['talk about burnout with my audience', 'burnout'],
    ['The Only Guide You Need To Roth IRAs', 'Roth IRAs'],
    ['#minimalist #kidsroom', 'a minimalist kids room'],
    ['homeschool vs public school pros and cons', 'homeschool vs public school'],
    ['iphone vs android', 'iPhone vs Android'],
    ['things in my fridge right now', 'things in my fridge right now'],
    ['5 minute self care', '5 minute self care'],
    ['dishwasher: repair or replace', 'repairing vs replacing your dishwasher'],
    ['cats: indoor or outdoor', 'indoor vs outdoor cats'],
    ['whats the diffrence between shellac and gel', 'shellac vs gel'],
  ])('%s is about %s', (topic, text) => expect(readTopic(topic).np?.text).toBe(text));

  it.each([
    ['whats in my dive bag', "what's in my dive bag"],
    ["here's why your back hurts", 'why your back hurts'],
    ['if you only have 10 minutes to clean', 'what to do if you only have 10 minutes to clean'],
    ['before you sign that lease', 'what to know before you sign that lease'],
    ['before buying a used car', 'what to know before buying a used car'],
    ['ever wonder why cats knead', 'why cats knead'],
    ['tell people why they need a will', 'why you need a will'],
    ['show how I frost a cake', 'how I frost a cake'],
    ['YOUR KIDS DONT NEED MORE TOYS', "why your kids don't need more toys"],
    ['keto: good or bad', 'whether keto is good or bad'],
    ['video idea: how to spot a fake designer bag', 'how to spot a fake designer bag'],
    ['teach them how to budget', 'how to budget'],
    ['what 10,000 steps a day did to me', 'what 10,000 steps a day did to me'],
    ['how I plan my week in 20 minutes', 'how I plan my week in 20 minutes'],
    ['5 common grammar mistakes even teachers make', 'what even teachers get wrong about grammar'],
    ['not sure what to wear to a wedding', 'what to wear to a wedding'],
    ['tired of frizzy hair', "what to do if you're tired of frizzy hair"],
    ['to blog or not to blog', 'whether you should blog'],
    ['ready to quit your job', 'whether you are ready to quit your job'],
    ['buying a fixer upper: yes or no', 'whether buying a fixer upper is worth it'],
    ['ask a vet: can cats eat cheese', 'whether cats can eat cheese'],
    ['whose job is it to clean the gutters', 'whose job it is to clean the gutters'],
  ])('%s asks %s', (topic, text) => expect(readTopic(topic).wh?.text).toBe(text));

  it.each([
    ['this is your sign to declutter', 'declutter'],
    ['shop with me for a couch', 'shop for a couch'],
    ['from corporate to candle maker', 'go from corporate to candle maker'],
    ['want better sleep', 'get better sleep'],
    ['FREE YOURSELF FROM CLUTTER', 'free yourself from clutter'],
    ['spruce up your porch', 'spruce up your porch'],
    ['how to never run out of content', 'avoid running out of content'],
    ['loosing weight after menopause', 'lose weight after menopause'],
  ])('%s is to %s', (topic, full) =>
    expect(readTopic(topic)).toMatchObject({ shape: 'verb', verb: { full } }),
  );

  it("don't you dare warns as don't does, and what is done has no article of its own", () => {
    expect(readTopic("don't you dare throw out that peel").np?.text).toBe('throwing out that peel');
    expect(readTopic('get your deposit back').mod).toBeNull();
    expect(readTopic('my top 3 tips for shy kids')).toMatchObject({
      list: { n: '3', items: 'tips for shy kids' },
    });
    expect(readTopic('keto myths debunked').list?.items).toBe('keto myths');
    expect(readTopic('mac or pc for video editing').np?.text).toBe('Mac vs PC for video editing');
  });

  it.each([
    'after-school snacks',
    'ready to wear fashion',
    'tired eyes',
    'tip jars',
    'before-and-after photos',
  ])('%s is a thing', (topic) => expect(readTopic(topic).shape).toBe('nominal'));
});

describe('noun phrases as they are typed', () => {
  it.each([
    ['skip level meetings', 'skip-level meetings'],
    ['pull up progressions', 'pull-up progressions'],
    ['push up variations', 'push-up variations'],
    ['chew toys for teething puppies', 'chew toys for teething puppies'],
    ['cover up tattoo', 'a cover-up tattoo'],
    ['swear jar', 'a swear jar'],
    ['thank you cards', 'thank-you cards'],
    ['must have kitchen tools', 'must-have kitchen tools'],
    ['all hands meeting', 'an all-hands meeting'],
    ['go to market plan', 'a go-to-market plan'],
    ['write up form', 'a write-up form'],
    ['no eat out month', 'a no-eat-out month'],
    ['rent vs buy calculator', 'a rent-vs-buy calculator'],
    ['under $25 gifts', 'gifts under $25'],
    ['hanging basket care', 'hanging basket care'],
    ['upsell script', 'an upsell script'],
    ['sit and stay command', 'a sit and stay command'],
    ['paint and sip party', 'a paint and sip party'],
    ['cost per click', 'cost per click'],
    ['return on ad spend', 'return on ad spend'],
    ['follow up email', 'a follow-up email'],
    ['bake sale ideas', 'bake sale ideas'],
    ['render props', 'render props'],
    ['beat making on a laptop', 'beat making on a laptop'],
    ['spending freeze', 'a spending freeze'],
    ['saving jar', 'a saving jar'],
    ['under eye patches', 'under-eye patches'],
    ['at home workout for women', 'an at-home workout for women'],
    ['on page SEO', 'on-page SEO'],
  ])('%s opens like a deed or a clause, and is a thing: %s', (topic, text) =>
    expect(readTopic(topic)).toMatchObject({ shape: 'nominal', np: { text, form: 'noun' } }),
  );

  it.each([
    ['zero based budget', 'a zero based budget', false],
    ['plant based dinners', 'plant based dinners', true],
    ['soap made with goat milk', 'soap made with goat milk', false],
    ["dog's dental care", "your dog's dental care", false],
    ["driver's license", "a driver's license", false],
    ["women's running shoes", "women's running shoes", true],
    ["mom's meatloaf recipe", "mom's meatloaf recipe", false],
    ["Mother's Day brunch menu", "a Mother's Day brunch menu", false],
    ["buyer's remorse", "buyer's remorse", false],
    ['heatless curls overnight', 'heatless curls overnight', true],
    ['10,000 steps a day', '10,000 steps a day', true],
    ['two meals a day', 'two meals a day', true],
    ['30 grams of protein', '30 grams of protein', true],
    ['30 grams of protein breakfast', 'the 30 grams of protein breakfast', false],
    ['1,000 hours outside challenge', 'the 1,000 hours outside challenge', false],
    ['12-3-30 treadmill workout', 'the 12-3-30 treadmill workout', false],
    ['closing cost breakdown', 'a closing cost breakdown', false],
    ['quick breakfast for teens', 'quick breakfasts for teens', true],
    ['quik brekfast for teens', 'quik brekfasts for teens', true],
    ['Christmas dinner for two', 'a Christmas dinner for two', false],
    ['esay crochet patern', 'an esay crochet patern', false],
  ])('%s: %s', (topic, text, plural) =>
    expect(readTopic(topic)).toMatchObject({ shape: 'nominal', np: { text, plural } }),
  );

  it('nobody cats an apartment, and the courage to rest is more than courage', () => {
    expect(gistOf(readTopic('cat proofing an apartment'))).toBeNull();
    expect(readTopic('The Courage to Rest')).toMatchObject({
      mod: null,
      np: { core: 'the courage to rest' },
    });
  });

  it('the power of tiny habits is about tiny habits, and a manner is no manners', () => {
    expect(readTopic('tiny habits').np?.text).toBe('tiny habits');
    expect(readTopic('dog park manners').mod).toBe('dog park manners');
    expect(readTopic('performance improvement plan').question).toBeNull();
  });

  it.each(['build quality backlinks', 'pull up carpet', 'bake bread for a crowd', 'dress up a plain room'])(
    '%s is done',
    (topic) => expect(readTopic(topic).shape).toBe('verb'),
  );
});
