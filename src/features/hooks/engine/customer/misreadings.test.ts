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
