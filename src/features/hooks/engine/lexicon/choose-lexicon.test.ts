import { describe, expect, it } from 'vitest';
import { readContext } from '../context.ts';
import { writeHooks } from '../write-hooks.ts';
import { chooseLexicon } from './choose-lexicon.ts';

describe('the lexicon', () => {
  it.each([
    ['run a retrospective', 'Scrum master running team workshops', 'default', 'corporate'],
    ['start a podcast', 'Podcast producer', 'default', 'social'],
    ['write unit tests', 'Software engineer making tutorials', 'techTutorialCreator', 'code'],
    ['unclog a drain', 'Plumber in Ohio', 'default', 'trades'],
    ['how to start running', 'Running coach', 'default', 'fitness'],
  ] as const)('%s', (topic, business, profession, name) =>
    expect(chooseLexicon(profession, topic, business, '').name).toBe(name),
  );

  it('shows only what fits the topic', () => {
    const { objects, scenes } = chooseLexicon('default', 'why your croissants leak butter', 'Baker', '');
    expect(objects).not.toContain('starter jar');
    expect(scenes).not.toContain('feeding the starter at midnight');
    expect(chooseLexicon('default', 'sourdough starter', 'Baker', '').objects).toContain('starter jar');
  });

  it('shows no scene where the topic speaks of no field', () => {
    const { name, scenes, places, objects } = chooseLexicon('nutritionist', 'willpower', 'Dietitian', '');
    expect({ name, scenes, places }).toEqual({ name: 'general', scenes: [], places: [] });
    expect(objects.length).toBeGreaterThan(0);
  });
});

describe('what one profession may say', () => {
  it('talks about the place and not about the people', () => {
    const { topic, customer } = readContext({
      topic: 'best neighborhoods for families in Denver',
      businessDescription: 'Denver real estate agent',
      idealCustomer: 'Families relocating from California who want good schools',
    });
    expect(topic.np?.text).toBe('neighborhoods in Denver');
    expect(customer.wants).toEqual([]);
    for (const { full, core } of customer.audiences)
      expect(`${full} ${core}`).not.toMatch(/famil|kids|school/i);
  });

  it('keeps grief apart from a complaint about something else', () => {
    const input = {
      topic: 'grief',
      businessDescription: 'Therapist',
      idealCustomer: 'Adult children of immature parents who feel guilty every time they say no',
    };
    expect(readContext(input).related).toBe(false);
    for (const { text } of writeHooks({ ...input, seed: 1 }))
      expect(text).not.toMatch(/grief.*guilty|guilty.*grief/i);
  });
});
