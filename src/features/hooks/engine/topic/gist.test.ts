import { describe, expect, it } from 'vitest';
import { readContext } from '../context.ts';
import { writeHooks } from '../write-hooks.ts';
import { gistOf } from './gist.ts';
import { readTopic } from './read-topic.ts';

describe('what a long topic is about', () => {
  it.each([
    ['is crop insurance worth it on 40 acres', 'crop insurance'],
    ['do I need flood insurance', 'flood insurance'],
    ['is overdraft protection worth it', 'overdraft protection'],
    ['hydration, headaches and heat', null],
    ["don't overprice your own home", 'pricing your home'],
    ["don't overwater your monstera in winter", 'watering your monstera'],
    ['Should I take the lump sum?', 'the lump sum'],
    ['Should I sell my RSUs?', 'selling your RSUs'],
    ["You don't need to give up rice if you have gestational diabetes.", 'rice and gestational diabetes'],
    ["You don't have to give up coffee to fix your gut.", 'coffee and your gut'],
    ['Gout is not a punishment for eating steak.', 'gout'],
    ['6 mistakes sellers make with an inherited house', 'selling an inherited house'],
    ['4 mistakes landlords make with student lets', 'student lets'],
    ['tips for calmer nail trims', 'calmer nail trims'],
    ['how a rotating savings club works', 'a rotating savings club'],
    ['how to price your pottery for a craft fair', 'pricing your pottery'],
    ['turning down custom orders without upsetting customers', 'turning down custom orders'],
    ['what to eat for high cholesterol', 'high cholesterol'],
    ["You don't need to love vegetables to be healthy.", 'vegetables'],
    ['You should not be scared of sugar in fruit.', 'sugar in fruit'],
    ["You don't need to be rich to invest.", null],
    ['Your hair does not need to be washed daily.', null],
    ['You can eat eggs every day and be fine.', 'eating eggs every day'],
    ["You don't need a juice cleanse to beat bloating.", 'juice cleanses'],
    ["You don't need to count calories to get healthy.", 'counting calories'],
    ['A late dinner is not making you gain weight.', 'late dinners'],
    ['the pros and cons of gated communities', 'gated communities'],
    ['the pros and cons of a pool', 'pools'],
    ['The Roots of Imposter Syndrome', 'imposter syndrome'],
    ['the real downsides of buying new construction', 'buying new construction'],
    ['the first year with a rental', 'rentals'],
  ])('%s: %s', (typed, gist) => expect(gistOf(readTopic(typed))).toBe(gist));

  it.each([
    // Without the rest nobody would know what the video says.
    'why your fountain pen skips',
    'how to not kill your orchid',
    '12-week sinking fund for vet bills',
    'myths about OCD in new fathers',
    'I sold my van and bought a narrowboat',
    'I moved my family to a small farm',
    "You don't need permission to rest.",
    'living with a partner who hoards',
    'telling your kids about the donor',
    'your bike fit is ruining your knees',
    'tips for flying',
    // Nobody meals or potties.
    'meal prep like a pro',
    'potty train in 3 days',
    'cold call like a pro',
    '7 repairs to do before you sell',
    'how to train a puppy not to bite',
    'sharing a house with your ex',
    'how your credit score is calculated',
    'meal prep',
    'what to eat during exam week',
    // What it costs, and what is felt, is the point.
    'the real price of restoring an akiya',
    'The Fear of Being Forgotten',
    // When is the point.
    'when to turn down a wholesale order',
    // What is warned of is the point: "your own home" has lost it.
    "don't sign the snag list on handover day",
    "You don't need a protein shake after every workout.",
    'how to close your second location',
  ])('%s has none', (typed) => expect(gistOf(readTopic(typed))).toBeNull());

  it('is spoken of and not taught where the topic is a claim', () => {
    const input = {
      topic: "You don't need a juice cleanse to beat bloating.",
      businessDescription: '',
      idealCustomer: '',
    };
    expect(readContext(input).gist?.topic).toMatchObject({ shape: 'nominal', verb: null, question: null });
  });

  it('is spoken of in a few hooks of ten, and every hook still carries the topic or the customer', () => {
    const input = {
      topic: 'is crop insurance worth it on 40 acres',
      businessDescription: 'Farm finance advisor',
      idealCustomer: 'Beginning farmers who are scared of one bad season',
    };
    expect(readContext(input).gist?.topic.np?.text).toBe('crop insurance');
    for (const seed of [1, 2, 3, 4, 5]) {
      const texts = writeHooks({ ...input, seed }).map((hook) => hook.text);
      const short = texts.filter((text) => /crop insurance/.test(text) && !/worth it/.test(text));
      expect(short.length).toBeGreaterThan(0);
      // Three of the gist, and one frame of the question's own that names the thing alone.
      expect(short.length).toBeLessThanOrEqual(4);
      expect(new Set(texts).size).toBe(10);
    }
  });
});
