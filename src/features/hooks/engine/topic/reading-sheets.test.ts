/** What readers found when each reading of 900 fresh inputs was laid before them in a plain sentence. */
import { describe, expect, it } from 'vitest';
import { readTopic } from './read-topic.ts';
import { shortVerb } from './shorten.ts';

describe('things and deeds', () => {
  it.each([
    ['three bank account system', 'the three bank account system'],
    ['two week notice', 'a two-week notice'],
    ['one-year gear freeze', 'a one-year gear freeze'],
    ['paying off $40k of credit card debt on a teacher’s salary', 'paying off $40k of credit card debt'],
    ['breast milk, formula or a bit of both', 'breast milk, formula or a bit of both'],
    ['handing over the shop to your second in command', 'handing over the shop to your second in command'],
    [
      'the real cost of hiring your nephew to do your marketing',
      'the real cost of hiring your nephew to do your marketing',
    ],
    ['the hidden sugar in "healthy" toddler pouches', 'the hidden sugar in healthy toddler pouches'],
    ['TypeScript generics explained with a coffee shop menu', 'TypeScript generics'],
    [
      'The Truth About Buying New Construction From A National Builder',
      'buying new construction from a national builder',
    ],
    [
      'How To Photograph Jewelry With Just An iPhone And A Window',
      'photographing jewelry with just an iPhone and a window',
    ],
    [
      'John Deere Operations Center setup for people who hate computers',
      'a John Deere Operations Center setup for people who hate computers',
    ],
    ['https://www.example.com/news/live-work-lofts-guide', 'live-work lofts'],
    [
      'https://www.example.com/guides/sleeper-trains-in-europe-with-kids',
      'sleeper trains in Europe with kids',
    ],
    ['#vanlife #winter packing list', 'a winter van life packing list'],
    ['✨ 10 minute makeup for hooded eyes ✨', '10 minute makeup for hooded eyes'],
    [
      "I'd like to do something on talking to your kids about the divorce",
      'talking to your kids about the divorce',
    ],
    ["don't forget to check the roof", 'checking the roof'],
    ['red flags in an hoa packet', 'red flags in an HOA packet'],
    ['#taxseason #1099 mistakes to fix before January 31', '1099 mistakes to fix before January 31'],
    [
      '#cashstuffing #budgetwithme paycheck setup for a $2,900 month',
      'a cash stuffing paycheck setup for a $2,900 month',
    ],
    [
      'talking yourself out of a panic attack in the middle of a meeting',
      'talking yourself out of a panic attack',
    ],
    ['how to handle a one-star review from someone who never bought from you', 'handling a one-star review'],
    [
      'teaching your teenager to drive stick in a car you actually care about',
      'teaching your teenager to drive stick',
    ],
    [
      'a video about buying a fixer-upper with an FHA 203k loan in a small town',
      'buying a fixer-upper with an FHA 203k loan',
    ],
    ['pack for ten days in Iceland with nothing but a carry-on', 'packing for ten days in Iceland'],
  ])('%s', (topic, text) => expect(readTopic(topic).np?.text).toBe(text));

  it.each([
    ['best lures for muddy water', 'lures for muddy water'],
    ['shoes for flat feet', 'shoes for flat feet'],
    ['budgeting for couples', 'budgeting'],
  ])('says what %s are for, where it is the point', (topic, core) =>
    expect(readTopic(topic).np?.core).toBe(core),
  );

  it.each([
    'scaffolding, skip hire and other costs your builder forgot to mention',
    'My husband and I sleep in separate bedrooms',
  ])('makes no thing of %s', (topic) => expect(readTopic(topic).np).toBeFalsy());

  it.each([
    'don’t repaint the whole house before you list it',
    'the first six weeks with twins and a jealous toddler',
    'how to set aside money for taxes',
    'how to get enough fiber on a low-FODMAP diet',
  ])('has no half of a phrase before "mistake": %s', (topic) => expect(readTopic(topic).mod).toBeNull());
});

describe('choices', () => {
  it.each([
    ['coworking desk or your own small office', 'a coworking desk', 'your own small office'],
    [
      'tracking macros in MyFitnessPal or just building a better plate',
      'tracking macros in MyFitnessPal',
      'building a better plate',
    ],
    [
      'moving in together before the ring or waiting until you’re engaged',
      'moving in together before the ring',
      "waiting until you're engaged",
    ],
    [
      'quartz countertops that never need sealing vs marble that stains but lasts a century',
      'quartz countertops',
      'marble',
    ],
    [
      'seeing a podiatrist vs buying $300 insoles from a running store',
      'seeing a podiatrist',
      'buying $300 insoles',
    ],
    ['index funds or rental property for your first $50,000', 'index funds', 'rental property'],
    ['move or extend, which makes more sense right now', 'moving', 'extending'],
    ['new build or older home, what holds its value', 'a new build', 'an older home'],
    ['laser vs electrolysis for chin hair', 'laser', 'electrolysis'],
  ])('%s', (topic, a, b) => expect(readTopic(topic).sides).toMatchObject({ a, b }));

  it('leaves a deed what belongs to it', () =>
    expect(readTopic('hiring a night nurse or splitting shifts with your husband').wh?.text).toBe(
      'how hiring a night nurse and splitting shifts with your husband compare',
    ));
});

describe('warnings', () => {
  it.each([
    ['quit buying crappy skateboards, they’re fucking dangerous', 'buy bad skateboards'],
    [
      'quit posting inspirational quotes on LinkedIn and expecting leads',
      'post inspirational quotes on LinkedIn and expect leads',
    ],
    ['don’t highlight your textbook, do this before bed', 'highlight your textbook'],
    ['never put your api key in the front end, ever', 'put your API key in the front end'],
    ['never rinse raw chicken in the sink again', 'rinse raw chicken in the sink'],
    ['never sign a commercial lease without a walkthrough', 'sign a commercial lease without a walkthrough'],
    [
      'don’t rewrite your backend in Rust just because Twitter told you to',
      'rewrite your backend in Rust just because Twitter told you to',
    ],
  ])('%s', (topic, vp) => expect(readTopic(topic).bad?.vp).toBe(vp));

  it('asks how to stop caring', () =>
    expect(
      readTopic('how to stop giving a crap what your old coworkers think of your business').verb?.vp,
    ).toBe('stop caring what your old coworkers think of your business'));

  it('turns "until" round where the warning is told as a deed', () =>
    expect(readTopic("don't buy a tractor until you've rented one for a season").bad?.ger).toBe(
      "buying a tractor before you've rented one for a season",
    ));
});

describe('sentences', () => {
  it.each([
    "Your tests aren't slow, your database setup is.",
    "your warm-up sucks and it's wrecking your deadlift",
    "You don't need new tires, you need an alignment.",
  ])('gives no one reason for two things: %s', (topic) => expect(readTopic(topic).wh).toBeNull());

  it.each([
    ['excel dates are bullshit and here’s the fix', 'Excel dates are nonsense'],
    [
      'I got scammed by a fake Airbnb in Barcelona, and here’s what I missed',
      'I got scammed by a fake Airbnb in Barcelona',
    ],
    [
      "I cosigned my brother's truck loan and it wrecked my credit for six years",
      "I cosigned my brother's truck loan",
    ],
    [
      'My house burned down and I was $170,000 underinsured',
      'my house burned down and I was $170,000 underinsured',
    ],
  ])('%s', (topic, statement) => expect(readTopic(topic).statement).toBe(statement));

  it.each([
    ['#canningseason #tomatoes what to do with too many', 'what to do with too many tomatoes'],
    ["is a master's degree in the UK worth £18,000?", "whether a master's degree in the UK is worth £18,000"],
    ['is salary sacrifice for an EV a good idea', 'whether salary sacrifice for an EV is a good idea'],
    ['does retinol really thin your skin or is that just TikTok', 'whether retinol really thins your skin'],
    ['when to walk away from a dealer\'s "final offer"', "when to walk away from a dealer's final offer"],
    [
      "comment mettre de l'argent de côté quand on est indépendant",
      "comment mettre de l'argent de côté quand on est indépendant",
    ],
  ])('%s', (topic, clause) => expect(readTopic(topic).wh?.text).toBe(clause));

  it.each([
    "I kept my mom's voicemail for nine years",
    'what to say when they ask about the two-year gap on your resume',
  ])('is not asked by others as their own: %s', (topic) => expect(readTopic(topic).wh?.they).toBe(''));
});

describe('short sayings of a deed', () => {
  it.each([
    ['get your dog to stop pulling on the leash', 'get your dog to stop pulling'],
    ['get a toddler into a car seat', null],
    ['set aside money for taxes', null],
    ['pressure wash your deck in the spring', null],
  ])('%s', (deed, short) => expect(shortVerb(deed)).toBe(short));
});

describe('what the seventh blind reading found', () => {
  it.each([
    ['thinking of a reel on moving in with your boyfriend', 'moving in with your boyfriend'],
    ['what nobody tells you about tiny houses', 'tiny houses'],
  ])('%s', (typed, text) => expect(readTopic(typed).np?.text).toBe(text));

  it('hears a claim about a deed', () =>
    expect(readTopic("Running every day won't ruin your knees.")).toMatchObject({
      shape: 'statement',
      statement: "running every day won't ruin your knees",
    }));

  it.each([
    ['quit your lame excuses', 'make excuses'],
    ["don't forget the soil test", 'skip the soil test'],
  ])('%s warns against what one does', (typed, vp) => expect(readTopic(typed).bad?.vp).toBe(vp));

  it('softens a strong word before a longer thing', () =>
    expect(readTopic('fix your shit tennis serve').verb?.vp).toBe('fix your tennis serve'));
});
