/** Troubles and wishes that were there to be read: a third of customers used to be known by their name alone. */
import { describe, expect, it } from 'vitest';
import { readCustomer } from './read-customer.ts';

const pains = (customer: string): string[] => readCustomer(customer).pains.map(({ you }) => you);
const wants = (customer: string): string[] => readCustomer(customer).wants.map(({ text }) => text);

describe('what "anyone" does', () => {
  it.each([
    [
      'Dog walkers, runners and anyone who slips on the ice by the mailbox',
      'you slip on the ice by the mailbox',
    ],
    ['Students, commuters and everybody who freezes at the bus stop', 'you freeze at the bus stop'],
    [
      'Renters, new owners and anyone whose kitten climbs the curtains at night',
      'your kitten climbs the curtains at night',
    ],
    [
      'Cooks, campers and anybody who has one week to plan a wedding menu',
      'you have one week to plan a wedding menu',
    ],
    ["Teachers, singers and anyone who's hoarse by Friday", "you're hoarse by Friday"],
    [
      "Tenants, owners and anyone who's had a letter from the council",
      "you've had a letter from the council",
    ],
    [
      'Old hands, newcomers and whoever trips over the hose twice a day',
      'you trip over the hose twice a day',
    ],
  ])('%s', (customer, you) => expect(pains(customer)).toContain(you));

  it.each([
    'Bakers, florists and anyone who loves a slow morning',
    'Renters, owners and anyone who has a dog in the house',
    'Drivers who give a lift to anyone who asks about the car',
    "Landlords, tenants and anybody who'd rather not know",
  ])('is no trouble: %s', (customer) => expect(pains(customer)).toEqual([]));

  it('is told without how long they have tried, and without what they love', () => {
    expect(wants('couples trying to conceive for over a year')).toEqual(['to conceive']);
    expect(wants('girls in their 20s trying to save money but love to shop')).toEqual(['to save money']);
    expect(pains('a tired mom')).toEqual([]);
    expect(pains('Lisa - 52 - recently widowed - needs help w/ finances')).toEqual([
      'you need help with finances',
    ]);
  });

  it('may be a wish', () =>
    expect(wants('Heirs, siblings and anyone who wants to split an estate without a fight')).toEqual([
      'to split an estate without a fight',
    ]));
});

describe('what "it" stands for', () => {
  it.each([
    [
      'Couples who know they need flood insurance and keep putting it off',
      'you keep putting off flood insurance',
    ],
    [
      'Young dads who know they should have coverage but keep putting it off',
      'you keep putting off getting coverage',
    ],
    ['Sisters who inherited a cabin and are afraid of selling it', "you're afraid of selling the cabin"],
    [
      "Women who inherited their grandmother's piano and can't get it tuned",
      "you can't get your grandmother's piano tuned",
    ],
    [
      "Brothers who inherited from a parent and can't agree on what to do with it",
      "you can't agree on what to do with your inheritance",
    ],
  ])('%s', (customer, you) => expect(pains(customer)).toContain(you));

  it('stays unsaid where nothing plain was named', () => {
    expect(pains('Hikers who read about a long trail and keep putting it off')).toEqual([]);
    expect(pains('Sellers who took advice from a cousin and are afraid of losing it')).toEqual([]);
  });
});

describe('whose trouble it is', () => {
  it.each([
    ['Parents of teenagers who get one-word answers at dinner', 'you get one-word answers at dinner'],
    ['Moms of toddlers who feel judged in every store', 'you feel judged in every store'],
    ['Dads of tweens who sulk all weekend and feel shut out', 'you feel shut out'],
    ['Owners of big dogs who dread the evening walk', 'you dread the evening walk'],
    ['Sellers whose fees never match their margins', 'your fees never match your margins'],
    [
      'Safety leads at rock crushing plants whose crews skip the checklist every morning',
      'your crews skip the checklist every morning',
    ],
    ['Out-of-state owners whose cottage sits empty all winter', 'your cottage sits empty all winter'],
    [
      'Waiters whose tip money is gone two days after it arrives',
      'your tip money is gone two days after it arrives',
    ],
  ])('%s', (customer, you) => expect(pains(customer)[0]).toBe(you));

  it.each([
    'Parents of teens who skip breakfast and worry they look fat',
    'Parents of anxious teens stuck in old habits',
    'Parents of third and fourth graders whose confidence has vanished',
    'Owners of nervous dogs who dread the vet',
    'Cat owners with elderly pets who hate the carrier',
    'Painters and the relatives who have to find them a present',
    'Firms whose partners bill first, travel second and lose their files',
  ])('of somebody else: %s', (customer) => expect(pains(customer)).toEqual([]));

  it('needs a costume, and wants it by a day', () =>
    expect(wants("Parents of preschoolers who need a pirate hat by Monday and can't draw")).toEqual([
      'a pirate hat by Monday',
    ]));
});

describe('troubles of today', () => {
  it.each([
    [
      'Electricians who get hit with a surprise parts bill every fall',
      'you get hit with a surprise parts bill every fall',
    ],
    ['Joiners who own every clamp and still end up with gaps', 'you still end up with gaps'],
    ['Grocers who still cannot cover a slow week', "you still can't cover a slow week"],
    ['Coordinators who are still juggling rosters on paper', "you're still juggling rosters on paper"],
    [
      'Home cooks who bought a good pan and now throw away half of what they fry',
      'you throw away half of what you fry',
    ],
    ['Landlords who moved abroad and cannot decide what to do', "you can't decide what to do"],
    [
      "Moms who just had twins and don't know how much formula to buy",
      "you don't know how much formula to buy",
    ],
    ['Sellers who have already packed and keep lowering the price', 'you keep lowering the price'],
    ['Treasurers who are afraid of getting it wrong', "you're afraid of getting it wrong"],
    ['Analysts who have to defend the budget to the board', 'you have to defend the budget to the board'],
    ['Barbers who are being hurried by a landlord', "you're being hurried by a landlord"],
    [
      'Lifters whose shoulders ache after every set but who refuse to rest',
      'your shoulders ache after every set',
    ],
    ['Roofers whose bodies are worn out', 'your body is worn out'],
    [
      'Clerks who spend half of Friday copying names between paper files',
      'you spend half of Friday copying names between paper files',
    ],
    ['Managers who lose a third of new cooks before day 30', 'you lose a third of new cooks'],
    ['Students who let mugs and plates pile up until it feels hopeless', 'you let mugs and plates pile up'],
    ["Singers who freeze when it's time to email a label", "you freeze when it's time to email a label"],
    ['Savers who skip lunch and then raid the fridge', 'you skip lunch and then raid the fridge'],
    ['Nurses who are uncomfortable most mornings', "you're uncomfortable most mornings"],
    [
      'Foremen whose crew stares at their shoes in every briefing',
      'your crew stares at their shoes in every briefing',
    ],
    ['Families who have run out of closets', "you've run out of closets"],
    [
      'Designers who have sent 90 applications and heard nothing back',
      "you've sent applications and heard nothing back",
    ],
    ['Advisers whose long reports get skimmed or ignored', 'your long reports get skimmed or ignored'],
    [
      'Nurses with a pension, sore feet and no clue what dental care costs',
      'you have no clue what dental care costs',
    ],
    [
      'Rosa, 44, owns a bakery with two ovens and lies awake before every payday',
      'you lie awake before every payday',
    ],
    [
      'Owen, 39, wedding DJ, has old speakers and hates chasing people for deposits',
      'you hate chasing people for deposits',
    ],
  ])('%s', (customer, you) => expect(pains(customer)).toContain(you));

  it('has no gerund of "everything"', () =>
    expect(readCustomer('Ranchers who keep everything on paper').pains.map(({ ger }) => ger)).toEqual([
      null,
    ]));

  it.each([
    'Moms repainting a hallway',
    'Writers torn between finishing',
    'Rowers whose boat is quick enough for a medal but',
    'Gardeners with basil who are ready to quit growing them',
    'Foremen who have to show the board that it is working',
    'Girls who glue their own lashes and lose one by noon',
  ])('none in: %s', (customer) => expect(pains(customer)).toEqual([]));
});

describe('a long complaint', () => {
  it('is told whole and by halves', () =>
    expect(pains('Climbers who live on gas station nuts and crash before every last pitch')).toEqual([
      'you live on gas station nuts and crash before every last pitch',
      'you live on gas station nuts',
      'you crash before every last pitch',
    ]));

  it('is told without its time where the whole leaves no room', () =>
    expect(pains('Adults who replay every conversation as soon as the lights go out')).toEqual([
      'you replay every conversation as soon as the lights go out',
      'you replay every conversation',
    ]));

  it('keeps two adjectives of one thing', () =>
    expect(pains('Women who keep ending up with puffy, dry hair')).toEqual([
      'you keep ending up with puffy dry hair',
    ]));

  it('stays whole where a half says nothing', () =>
    expect(pains('Clerks who still copy and paste between three long sheets by hand')).toEqual([
      'you still copy and paste between three long sheets by hand',
    ]));

  it('goes on after "but"', () =>
    expect(pains("Men who are sick of shaving twice a day but don't trust trimmers")).toEqual([
      "you're sick of shaving twice a day",
      "you don't trust trimmers",
    ]));
});

describe('what is said twice of one thing', () => {
  it('stays with the thing', () =>
    expect(readCustomer('Drummers who wake up with stiff, sore wrists').pains[0]?.you).toBe(
      'you wake up with stiff, sore wrists',
    ));
});

describe('what is listed without its last word', () => {
  it('gets it', () =>
    expect(readCustomer('Beginners; avoid bridges, tunnels, highway ramps').pains[0]?.you).toBe(
      'you avoid bridges, tunnels and highway ramps',
    ));
});

describe('what is told of one', () => {
  it('is said of all', () =>
    expect(readCustomer('Rita, 41, a nurse who skips her lunch every day').pains[0]?.they).toBe(
      'they skip their lunch every day',
    ));
});

describe('what they are called', () => {
  it.each([
    ['Newcomers to Canada who have no credit history', 'newcomers to Canada'],
    ['Out of state landlords whose flat sits empty', 'out-of-state landlords'],
  ])('%s', (customer, name) => expect(readCustomer(customer).audiences[0]?.core).toBe(name));
});

describe('wishes', () => {
  it.each([
    [
      "Road trippers with an old van looking for shelf ideas that don't wobble",
      "shelf ideas that don't wobble",
    ],
    ['Clerks who daydream about keeping bees but fear the cost', 'to keep bees'],
    ['Dana, 38, drives a tram, two girls, wants a calm Christmas this year', 'a calm Christmas this year'],
  ])('%s', (customer, want) => expect(wants(customer)).toContain(want));

  it.each([
    ['Drivers who need a lamp and want one that shines', ['a lamp']],
    ['Guests with three unpaid bills who want to settle them', []],
    ['Newcomers trying to settle in and feel at home', ['to settle in']],
  ])('%s', (customer, expected) => expect(wants(customer)).toEqual(expected));

  it('that go on are no trouble', () =>
    expect(readCustomer('Newcomers trying to settle in and feel at home').pains).toEqual([]));

  it('are not to give up', () => expect(wants('Growers who lose half a crop and want to quit')).toEqual([]));

  it('that something may not happen are fears', () =>
    expect(readCustomer("Runners who don't want to come last or cry").fears).toEqual(['coming last']));
});
