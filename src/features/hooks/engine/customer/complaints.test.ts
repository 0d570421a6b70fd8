import { describe, expect, it } from 'vitest';
import { readCustomer } from './read-customer.ts';

const painsOf = (text: string) => readCustomer(text).pains.map((pain) => pain.you);

describe('complaints that were not heard', () => {
  it.each([
    ['New cooks who are scared they are doing it wrong', "you're scared you're doing it wrong"],
    ['Brides planning a wedding abroad and panicking about costs', "you're panicking about costs"],
    [
      'Clerks who can type fast but freeze when the client sends them three drafts to compare',
      'you freeze when the client sends you three drafts to compare',
    ],
    ['Makers who get plenty of views but hardly any orders', 'you get plenty of views but hardly any orders'],
    ['Patients who have been told it is all stress', "you've been told it's all stress"],
    ['Consultants who have traffic but an empty inbox', 'you have traffic but an empty inbox'],
    ['Dads. They are worn out from arguing about shoes.', "you're worn out from arguing about shoes"],
    ['Landlords who got burned by a bad tenant last year', "you've been burned by a bad tenant"],
    ['Nurses who were never taught how to delegate', "you've never been taught how to delegate"],
    ['Managers whose reps forget everything after a week', 'your reps forget everything after a week'],
    ['Analysts whose dashboards nobody opens', 'nobody opens your dashboards'],
    ['Shop managers. Their clerks freeze or get defensive.', 'your clerks freeze or get defensive'],
    ['Directors whose board members check their phones', 'your board members check their phones'],
    ['Office staff; clench their jaw without noticing; 30 to 50', 'you clench your jaw without noticing'],
    ['Owners who have one account for everything and panic every April', 'you panic every April'],
    [
      'Founders who paste in a template and wonder why nobody applies',
      'you paste in a template and wonder why nobody applies',
    ],
    ['Leads who spend 6 hours a day in meetings', 'you spend 6 hours a day in meetings'],
    ['Sellers thinking of selling on their own', "you're thinking of selling on your own"],
    ['Owners of small dogs who can no longer drive', 'you can no longer drive'],
    ['Job hunters who make it to the last round and never get an offer', 'you never get an offer'],
    ['Parents who get nothing but blurry photos', 'you get nothing but blurry photos'],
    ['Homeowners with a leaky roof and a contractor who stopped calling', 'you have a leaky roof'],
    ['Sellers who get lots of favorites and no sales', 'you get lots of favorites and no sales'],
    ['Renters with one tiny window who killed every plant', "you've killed every plant"],
    ['Puppy owners. They are losing their minds.', "you're losing your mind"],
    ['Hobbyists with a guitar collecting dust', 'you have a guitar collecting dust'],
    [
      'HR managers at remote companies. New hires take forever to ramp up.',
      'your new hires take forever to ramp up',
    ],
    ['Savers unsure if paying for advice is worth it', "you're unsure if paying for advice is worth it"],
    [
      'Gig workers who write everything off and got turned down by a bank',
      "you've been turned down by a bank",
    ],
  ])('%s', (text, pain) => {
    expect(painsOf(text)).toContain(pain);
  });

  it('hears a wish in "would love to" and "would rather"', () => {
    expect(readCustomer('Renters who would love to grow their own herbs').wants[0]?.text).toBe(
      'to grow your own herbs',
    );
    expect(readCustomer("Owners who'd rather fix small leaks themselves than call").wants[0]?.text).toBe(
      'to fix small leaks yourself',
    );
  });

  it('hears a fear in what they do not want', () => {
    expect(readCustomer("First-time buyers who don't want to get ripped off").fears).toEqual([
      'getting ripped off',
    ]);
  });
});

describe('what is said of others, or only half', () => {
  it.each([
    'Adult sons caring for a mom with arthritis. She hates bland soup.',
    "Supervisors who don't like telling their old friends they're wrong",
    'Accountants who offer payroll and hate doing it themselves',
    'Members who avoid opening the app',
    'Brides with divorced parents who refuse to sit at the same table',
    'Tenants about to move in with a landlord rushing them to sign',
    'Ladies who do their nails at home and they lift after a week',
  ])('says nothing: %s', (text) => expect(painsOf(text)).toEqual([]));

  it('agrees with "you" behind an adverb', () =>
    expect(painsOf('Anyone who plays the same song over and over and never gets to the end')).toContain(
      'you never get to the end',
    ));

  it.each([
    ['Dads who are sick of hearing that it is only a phase', "you're sick of hearing that it's only a phase"],
    ['Renters scared of ending up on a month-to-month lease with a stranger for a roommate again', undefined],
  ])('cuts no sense away: %s', (text, pain) => expect(painsOf(text)[0]).toBe(pain));
});
