import { describe, expect, it } from 'vitest';
import { isOnlySpokenOf, withSomebody } from './audience-labels.ts';
import { calledOut, isNobodysName } from './audience-variants.ts';
import { readCustomer } from './read-customer.ts';

describe('what people are called to their face', () => {
  it.each([
    ['New dads in their 30s who worry', 'new dads'],
    ['Owners of strong young dogs who dread every walk', 'dog owners'],
    ['Savers within five years of retiring', 'savers'],
    ['Students & nurses who work nights', 'students and nurses'],
    ['Office managers at companies with 30 people', 'office managers'],
    ['Parents of young kids who dread bath time', 'parents'],
    ['Second-year hobby beekeepers in cold valleys', 'hobby beekeepers'],
    ['Busy roofers who never answer the phone', 'roofers'],
    ['Busy moms who skip breakfast', 'busy moms'],
    ['Busy business owners who hate invoices', 'business owners'],
    ['Chronic procrastinators who leave it all to the last night', 'procrastinators'],
    ['Older sellers who fear the paperwork', 'sellers'],
    ['Young lab technicians who skip lunch', 'lab technicians'],
    ['Young drivers who dread the highway', 'young drivers'],
    ['Hard-working trade students who feel behind', 'trade students'],
    ['Hard-working dads who snap at home', 'hard-working dads'],
    ['Self-employed wedding florists who hate selling', 'wedding florists'],
    ['Beginner shop owners who fear taxes', 'new shop owners'],
    ['Beginner backyard gardeners who lose half their crop', 'beginner gardeners'],
    ['Entry-level office staff who freeze in meetings', 'office workers'],
    ['Regular gym goers who plateau', 'gym goers'],
    ['Newly married couples who fight about money', 'newlyweds'],
    ['First buyers who fear the bank', 'first-time buyers'],
    ['First time cat owners who worry', 'first-time cat owners'],
    ['Busy single moms who skip breakfast', 'busy single moms'],
    ['Chronic illness bloggers who feel alone', 'chronic illness bloggers'],
    ['Mothers who feel guilty', 'moms'],
    ['Retired people who love being outside', 'retirees'],
    ['Small craft shop owners who run sales every week', 'craft shop owners'],
    ['Small shop owners who run sales every week', 'small shop owners'],
    ['Working mothers who feel guilty', 'working mothers'],
    ['Remarried parents of school age kids who feel torn', 'remarried parents'],
  ])('%s', (text, core) => expect(readCustomer(text).audiences[0]).toMatchObject({ core, specific: true }));

  it.each([
    'Recently widowed women who never handled the money',
    'Newly diagnosed adults who miss bread',
    'Older folks who live alone',
    'Adults over 50 with stiff hips',
    'Marcus, 34, an electrician who hates paperwork',
    'Women a year or two out of a bad marriage',
  ])('calls nobody so: %s', (text) =>
    expect(readCustomer(text).audiences.filter((audience) => audience.specific)).toEqual([]),
  );

  it.each([
    ['Yard managers at regional timber depots who hate forms', 'yard managers'],
    ['Part-time sailors in Norway and Scotland who get cold', 'part-time sailors'],
    ['Growers with more plums than jars', 'growers'],
    ['Apartment renters with one sunny window who want herbs', 'apartment renters'],
    ['Renters with tiny bathrooms who want a change', 'renters with tiny bathrooms'],
    ['First-time home buyers in Austin', 'first-time home buyers in Austin'],
  ])('says no long place or employer: %s', (text, full) =>
    expect(readCustomer(text).audiences[0]?.full).toBe(full),
  );

  it.each([
    'Indian women',
    'northern European couples',
    'foreign residents',
    'pregnant Filipino women',
    'young women',
    'mid-career people',
    'adult daughters',
    'daughters and sons',
    'policyholders',
    'laid off office workers',
    'vegetarian women',
    'handy couples',
    'singles',
    'brothers and sisters',
    'grown women',
    'caring women',
    'active people',
    'newly pregnant women',
    'loving partners',
    'city families',
    'grocery shoppers',
    'screen workers',
    'women who used to sing',
    'grown siblings of difficult families',
  ])('speaks of %s, and does not call out to them', (core) => {
    expect(isOnlySpokenOf(core)).toBe(true);
    expect(calledOut({ full: core, core, specific: true }, false)).toBeNull();
  });

  it.each([
    'women over 40',
    'Filipino nurses',
    'eldest daughters',
    'single moms',
    'medical residents',
    'petite women',
    'married couples',
    'desk guys',
    'working women',
  ])('calls out to %s', (core) => expect(calledOut({ full: core, core, specific: true }, false)).toBe(core));

  it.each(['grandmothers', 'savers', 'people over 50'])('speaks of %s, whom one calls otherwise', (core) => {
    expect(isOnlySpokenOf(core)).toBe(false);
    expect(calledOut({ full: core, core, specific: true }, false)).toBeNull();
  });

  it.each([
    ['Parents of teens just diagnosed with asthma', 'parents of teens'],
    ['Tired parents of three or more aged 35-50 who want real food', 'tired parents'],
    ['Remarried parents of school age kids who feel torn', 'remarried parents'],
  ])('keeps no end of a name that goes on: %s', (text, full) =>
    expect(readCustomer(text).audiences[0]?.full).toBe(full),
  );

  it('greets nobody as people of an age, even for want of a name', () => {
    expect(isNobodysName('people over 50')).toBe(true);
    expect(isNobodysName('women over 50')).toBe(false);
    expect(isOnlySpokenOf('people who love candles')).toBe(false);
  });

  it('leaves out half a sentence where a trouble says who they are', () => {
    const all = [
      {
        full: 'grown siblings of difficult families',
        core: 'grown siblings of difficult families',
        specific: true,
      },
    ];
    expect(withSomebody(all, true)).toEqual([]);
    expect(withSomebody(all, false)).toEqual(all);
    const pair = [
      { full: 'online coaches and shop owners', core: 'online coaches and shop owners', specific: true },
    ];
    expect(withSomebody(pair, true)).toEqual(pair);
  });

  it('names no places, and nobody twice', () => {
    const named = readCustomer('Hourly workers, restaurants and warehouses mostly, who skip lunch').audiences;
    expect(named.map((audience) => audience.core)).toEqual(['hourly workers']);
    expect(readCustomer('Kayla, 34, a hair braider and single mum').audiences[0]?.core).toBe('hair braiders');
  });
});
