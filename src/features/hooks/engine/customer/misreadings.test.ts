/** What was there to be read and was read wrongly: whose it is, who wants it, and what was cut off. */
import { describe, expect, it } from 'vitest';
import { readCustomer } from './read-customer.ts';

const pains = (customer: string): string[] => readCustomer(customer).pains.map(({ you }) => you);
const wants = (customer: string): string[] =>
  readCustomer(customer).wants.flatMap(({ text, part }) => (part ? [] : [text]));

describe('what they like', () => {
  it('is no part of what they want', () =>
    expect(wants('People who want to drink less soda and like trying local brands')).toEqual([
      'to drink less soda',
    ]));
});

describe('the same people once more', () => {
  it('are told of twice', () =>
    expect(pains('Adults who found out at work who feel slow')).toEqual(['you feel slow']));
  it('are no others', () => expect(pains('Parents who live with teens who feel sad')).toEqual([]));
});

describe('the first of a row', () => {
  it.each(['stuck before episode one', 'stuck on chapter one'])('is whole: %s', (trouble) =>
    expect(pains(`New hosts ${trouble}`)).toEqual([`you're ${trouble}`]),
  );
});

describe('a feeling that comes each time', () => {
  it('is told alone as well, where the whole leaves no room', () =>
    expect(pains('Adults who feel awkward every time they try to meet people')).toEqual([
      'you feel awkward every time you try to meet people',
      'you feel awkward',
    ]));
});

describe('a trouble without its end', () => {
  it.each([
    'Women who keep ending up with thin, peeling nails',
    'Diabetics who want to eat out but keep seeing high numbers after',
    'Borrowers who watch their score drop and never know why',
    'Couples who avoid serious talks every time they come up',
  ])('is not told: %s', (customer) =>
    expect(pains(customer).filter((told) => / (?:thin|after|why|you come up)$/.test(told))).toEqual([]),
  );
});

describe('a feeling in a name', () => {
  it.each([
    'Tired thirty-somethings and new graduates trying to rest properly',
    'Tired nurses and new teachers trying to rest properly',
    'Worried uncles and new teachers trying to rest properly',
  ])('is no trouble told of them: %s', (customer) => {
    expect(pains(customer)).toEqual([]);
    expect(wants(customer)).toEqual(['to rest properly']);
  });
});

describe('gifts', () => {
  it('are looked for to be given', () =>
    expect(wants('Partners looking for a birthday gift')).toEqual(['to find a birthday gift']));
});

describe('despair', () => {
  it.each([
    [
      'Balcony growers who keep losing basil to mildew and are ready to stick to dried herbs',
      "you're ready to stick to dried herbs",
    ],
    [
      'Runners who get shin pain every spring and are ready to settle for the couch',
      "you're ready to settle for the couch",
    ],
    [
      'New knitters who keep dropping stitches and are about to go back to crochet',
      "you're about to go back to crochet",
    ],
    ['Sellers who get no orders and are about to give up on Etsy', "you're about to give up on Etsy"],
  ])('is a trouble, and never a wish: %s', (customer, pain) => {
    expect(wants(customer)).toEqual([]);
    expect(pains(customer)).toContain(pain);
  });

  it.each([
    ['Renters who are ready to buy their first home', 'to buy your first home'],
    ['Savers who are ready to stick to a budget', 'to stick to a budget'],
    ['Moms who are ready to go back to work after two years at home', 'to go back to work'],
  ])('is not what somebody looks forward to: %s', (customer, want) =>
    expect(wants(customer)[0]).toMatch(new RegExp(`^${want}`)),
  );
});

describe('whose it is', () => {
  it.each([
    [
      'Cat sitters who are scared customers will cancel if a stranger feeds their cat',
      "you're scared customers will cancel if a stranger feeds their cat",
    ],
    [
      'Nannies who are worried parents will complain when somebody else bathes their baby',
      "you're worried parents will complain when somebody else bathes their baby",
    ],
    [
      'Chefs who are worried diners will complain if the waiter drops their plate',
      "you're worried diners will complain if the waiter drops their plate",
    ],
    [
      'Designers who are scared clients will walk if they raise their prices',
      "you're scared clients will walk if you raise your prices",
    ],
    [
      'Vegans who are tired of relatives telling them to eat fish',
      "you're tired of relatives telling you to eat fish",
    ],
    [
      'Parents of rowers who worry their kid is always pale, tired and hungry',
      'you worry your kid is always pale, tired and hungry',
    ],
  ])('%s', (customer, pain) => expect(pains(customer)[0]).toBe(pain));

  it('leaves what the kid is to the kid', () =>
    expect(pains('Parents of rowers who worry their kid is always pale, tired and hungry')).toHaveLength(1));
});

describe('a fear with its condition', () => {
  it('is told whole or not at all', () => {
    expect(
      pains('Dads who are terrified someone will take the kids away if they ever say it to a doctor'),
    ).toEqual([]);
    expect(pains('Cooks who are scared guests will leave if they raise prices')).toEqual([
      "you're scared guests will leave if you raise prices",
    ]);
  });
});

describe('what was lost', () => {
  it('is lost still, whenever that was', () =>
    expect(pains('Growers who lost plums to hail last spring')).toEqual(["you've lost plums to hail"]));
});

describe("what is one persona's own", () => {
  it.each([
    [
      'Lena, 31, a nurse who wants to pay for her exam without borrowing from her uncle',
      'to pay for your exam without borrowing',
    ],
    [
      'Omar, 40, a driver who wants to move house this year without telling his brother',
      'to move house this year',
    ],
  ])('is not said to others: %s', (customer, want) => expect(wants(customer)).toEqual([want]));

  it('is not counted', () =>
    expect(pains('Rosa, 44, a cook with three payday loans who hates opening mail')).toEqual([
      'you hate opening mail',
      'you have payday loans',
    ]));
});

describe('a list', () => {
  it.each([
    [
      'Men over 50 who have been told to give up prawns, lager and white bread forever',
      "you've been told to give up prawns, lager and white bread forever",
    ],
    ['Pen lovers who keep getting scratchy, dry lines', 'you keep getting scratchy, dry lines'],
    [
      'Heirs worried about empty-house bills and siblings who disagree',
      "you're worried about empty-house bills and siblings who disagree",
    ],
    [
      'Trainers whose agents ace the role play, freeze on live calls and who need better scores',
      'your agents ace the role play but freeze on live calls',
    ],
  ])('stays whole: %s', (customer, pain) => expect(pains(customer)[0]).toBe(pain));
});

describe('what parents want for their child', () => {
  it.each([
    ['Parents in Accra with a son in year 11 who want a Dutch degree', 'a Dutch degree for your son'],
    [
      'Moms with two teenagers at home who want a summer apprenticeship',
      'a summer apprenticeship for your kids',
    ],
    ['Adults without a diploma who want a second degree', 'a second degree'],
  ])('%s', (customer, want) => expect(wants(customer)).toEqual([want]));
});

describe('what they look for', () => {
  it.each([
    [
      'Night porters looking for easy snacks that keep them from yawning by 4am',
      'easy snacks that keep you from yawning by 4am',
    ],
    ['Dads who want shoes that make them taller', 'shoes that make you taller'],
  ])('is for themselves: %s', (customer, want) => expect(wants(customer)).toEqual([want]));

  it('is for those whom they look after', () =>
    expect(wants('Moms of toddlers looking for snacks that keep them full')).toEqual([]));
});

describe('what is said of some of them', () => {
  it('is not said to the others', () =>
    expect(pains('New pilots and people thinking about getting their licence who hate paperwork')).toEqual([
      'you hate paperwork',
    ]));

  it('is unsure of what the topic names', () =>
    expect(pains('Heirs who are unsure if selling it is worth the legal fees')).toEqual([
      "you're unsure if selling is worth the legal fees",
    ]));
});

describe('what came of it', () => {
  it.each([
    [
      'Harpists who send emails every week and get no bookings',
      'you send emails every week and get no bookings',
    ],
    [
      'Renters who buy bins every month and still have a mess',
      'you buy bins every month and still have a mess',
    ],
    [
      'Dentists who earn good money and have nothing to show for it',
      'you earn good money and have nothing to show for it',
    ],
    [
      'Consultants who send a proposal, hear nothing back and undercharge',
      'you send a proposal and hear nothing back',
    ],
  ])('is told with what they did: %s', (customer, pain) => expect(pains(customer)[0]).toBe(pain));

  it('says nothing without it', () =>
    expect(
      pains('Clerks who get a refund every single spring and have nothing to show for it by summer'),
    ).toEqual([]));
});

describe('what nobody wishes for', () => {
  it.each([
    [
      'Plant managers who need to explain the scrap rate to head office',
      'you have to explain the scrap rate to head office',
    ],
    [
      'Team leads who try to handle everything alone and stay late every night',
      'you try to handle everything alone and stay late every night',
    ],
  ])('is what they have to do: %s', (customer, pain) => {
    expect(wants(customer)).toEqual([]);
    expect(pains(customer)).toEqual([pain]);
  });

  it.each([
    ['Aunts who want one cake everyone likes but end up baking three', []],
    ['Florists with two reviews who hate asking customers', []],
    [
      'Clerks in their 20s who eat well all day and empty the fridge at midnight',
      ['you eat well all day and empty the fridge at midnight'],
    ],
  ])('is told whole or not at all: %s', (customer, told) =>
    expect(readCustomer(customer).pains.map(({ you }) => you)).toEqual(told),
  );

  it.each([
    ['Rosa, 36, a file clerk with a toddler who wants to stop wasting milk', 'to stop wasting milk'],
    ['Ruth, 52, a school cook with aging parents who wants to sleep through', 'to sleep through'],
  ])('is that of the one who is named: %s', (customer, want) =>
    expect(readCustomer(customer).wants.map(({ text }) => text)).toEqual([want]),
  );

  it('has no count of years in their name', () =>
    expect(readCustomer('Couples married twenty years or more who bicker').audiences[0]?.core).toBe(
      'couples',
    ));

  it.each([
    'Sellers hoping to hide an old water problem before they list',
    'Landlords trying to put off repairs in a slow market',
    'Waxing clients who want to go back to shaving',
  ])('is not helped with: %s', (customer) => expect(wants(customer)).toEqual([]));

  it.each([
    ['Gamers trying to hide cables behind the desk', 'to hide cables behind the desk'],
    ['Nurses who need to show up on time', 'to show up on time'],
  ])('unlike this: %s', (customer, want) => expect(wants(customer)).toEqual([want]));
});

describe('what was not heard', () => {
  it.each([
    [
      'Women who work out in the living room, mostly 25 to 45, shy about going to a gym',
      "you're shy about going to a gym",
    ],
    ['Cadets who want to eat well but feel sick', 'you feel sick'],
  ])('%s', (customer, pain) => expect(pains(customer)).toContain(pain));
});

describe('one of many', () => {
  it.each([
    ['Clerks stuck in city jobs who dream of the sea', "you're stuck in a city job"],
    ['Couples who are stuck in expensive rentals', "you're stuck in an expensive rental"],
    ['Growers stuck with small balconies who want figs', "you're stuck with a small balcony"],
    ['Women bored in office jobs who dream of bees', "you're bored in an office job"],
    [
      'People stuck in jobs that drain them who dream of running a food truck',
      "you're stuck in a job that drains you",
    ],
    ['Cooks who never did their own taxes before', "you've never done your own taxes before"],
    [
      'Kids, tourists and anyone who understands everything but freezes at the counter',
      'you understand everything but freeze at the counter',
    ],
    [
      "Birders, teachers and anyone who wakes at dawn and wonders what's singing",
      "you wake at dawn and wonder what's singing",
    ],
  ])('is spoken to: %s', (customer, pain) => expect(pains(customer)).toContain(pain));
});

describe('somebody or something else', () => {
  it.each([
    ['Bakers who want pretty birthday cakes and hate buying them at the store', /buying you/],
    ['Parents raising a child who lost someone close who feel helpless', /someone close/],
    ['Wives whose husbands are suddenly secretive with their phone', /your phone/],
    ['Shoppers who buy little treats for themselves', /treats/],
  ])('is no trouble of theirs: %s', (customer, wrong) =>
    expect(pains(customer).filter((pain) => wrong.test(pain))).toEqual([]),
  );
});

describe('how it was typed', () => {
  const names = (customer: string): string[] => readCustomer(customer).audiences.map(({ full }) => full);

  it.each([
    ['Women who get red and itchy every summer', ['women']],
    ['Parents of one to three year olds who throw food', ['parents']],
    ['Moms and dads of school kids who hate mornings', ['parents of school kids']],
    ["Carlos (38) owns a landscaping crew, works weekends, can't find reliable help", []],
    ['Anyone about to sign a lease on their first apartment', ['people about to sign a lease']],
    ['Employees about to ask for a raise for the first time', ['employees about to ask for a raise']],
    ['Remote workers - lonely, snack all day, never leave the house', ['remote workers']],
  ])('names them whole: %s', (customer, named) => expect(names(customer)).toEqual(named));

  it.each([
    ['Adults who want to read more and get off their phones', 'to read more and get off your phone'],
    ['Fosterers who want a calmer dog already', 'a calmer dog'],
    ['Adults looking for their first therapist', 'to find your first therapist'],
    ["Women looking for a dentist who won't lecture them", "to find a dentist who won't lecture you"],
    [
      "looking for a dog trainer who doesn't use shock collars",
      "to find a dog trainer who doesn't use shock collars",
    ],
    [
      "Couples looking for a photographer who won't make them pose for hours",
      "to find a photographer who won't make you pose for hours",
    ],
    ['Renters who want more light and no drilling', 'more light and no drilling'],
    ['Teens who want clear skin before prom', 'clear skin before prom'],
    ['Looking for a second home near the lake, cash buyers', 'a second home near the lake'],
  ])('is wished for as one would say it: %s', (customer, want) => expect(wants(customer)).toEqual([want]));

  it('is no wish to tour houses for ever', () =>
    expect(wants("Couples who want to see a lot of houses but don't know what they can afford")).toEqual([]));

  it.each([
    [
      'Gardeners about to give up and switch to plastic plants',
      "you're about to give up and switch to plastic plants",
    ],
    ['Marisol, 44, widow, no savings and two sons in high school', 'you have no savings'],
    [
      'Priya, 31, software engineer, makes good money but has no idea where it goes',
      'you have no idea where the money goes',
    ],
    [
      "She's 47, just got divorced, and has never filed taxes on her own.",
      "you've never filed taxes on your own",
    ],
    [
      'Bakery owners; work long hours, no time for marketing, hate being on camera',
      'you hate being on camera',
    ],
    ['Remote workers - lonely, snack all day, never leave the house', 'you never leave the house'],
    ['Busy execs - no time, bad sleep, too much coffee', 'you have no time'],
    ['Tom, 39, dad of two, no emergency fund and a mortgage', 'you have no emergency fund'],
    ['Men who get hot and angry in traffic', 'you get hot and angry in traffic'],
    ['Folks who get carsick reading maps', 'you get carsick reading maps'],
    ['People who own a nice camera and leave it on auto', 'you own a nice camera and leave it on auto'],
    ["Women who shop when they're stressed and hide the bags", "you shop when you're stressed"],
    [
      'Beginners who bought a sewing machine and are scared to turn it on',
      "you're scared to turn your sewing machine on",
    ],
    ['busy, overwhelmed, no idea what to cook', 'you have no idea what to cook'],
    ['not techy, hates passwords, gets locked out of everything', 'you get locked out of everything'],
    ['Tired of diets that leave them hungry by 10am', "you're tired of diets that leave you hungry by 10am"],
    ['Anyone who has ever killed a succulent', "you've killed a succulent"],
    ['People who always kill basil', 'you always kill basil'],
    ['tired of paying for a gym they never go to', "you're tired of paying for a gym you never go to"],
    [
      'Guitarists stuck on the same three chords for years',
      "you've been stuck on the same three chords for years",
    ],
    ['Beekeepers who lost a hive last winter and blame themselves', "you've lost a hive and blame yourself"],
    ['Couples who just had a baby and have no will', "you've just had a baby and have no will"],
    ['Moms on bed rest who are bored and anxious', "you're bored and anxious"],
    [
      'Students who study for hours and still forget everything on test day',
      'you study for hours and still forget everything on test day',
    ],
    [
      "Chicken keepers who stopped getting eggs and don't know why",
      "you've stopped getting eggs and don't know why",
    ],
    ['Men who get ingrown hairs every time they shave', 'you get ingrown hairs every time you shave'],
    ['Welders who come home too tired to cook', 'you come home too tired to cook'],
    [
      'New managers who got promoted and now have to lead their friends',
      "you've been promoted and now have to lead your friends",
    ],
    ["Web developers who can't center a div and laugh about it", "you can't center a div"],
  ])('hurts as it was told: %s', (customer, pain) => expect(pains(customer)).toContain(pain));

  it('is no trouble without how it began', () =>
    expect(pains("Couples who fight about money every month and then don't speak for days")).toEqual([
      "you fight about money every month and then don't speak for days",
      'you fight about money every month',
    ]));

  it('fears what happened, and not the thing', () =>
    expect(readCustomer('Knitters who are scared of wool after ruining two sweaters').fears).toEqual([]));

  it.each([
    ['A mom of two who feels like she lost herself', 'they feel like they lost themselves'],
    [
      'Coders who get stuck when they try to build anything on their own',
      'they get stuck when they try to build anything on their own',
    ],
    ['Tired of diets that leave them hungry', "they're tired of diets that leave them hungry"],
  ])('is told of many: %s', (customer, they) => expect(readCustomer(customer).pains[0]?.they).toBe(they));
});
