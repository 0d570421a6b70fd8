import { describe, expect, it } from 'vitest';
import { claimFaults } from '../claims.ts';
import { words } from '../english/words.ts';
import { ALL_SUBJECTS } from './all.ts';
import { namedSubject } from './find-subject.ts';
import { readSubjects } from './subject.ts';

const MOST_WORDS = { acts: 7, moments: 9, sayings: 8, facts: 9 } as const;

describe('the subjects', () => {
  it('have names and cues of their own', () => {
    const names = ALL_SUBJECTS.map((subject) => subject.name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    const cues = ALL_SUBJECTS.flatMap((subject) => subject.cues);
    expect(cues.filter((cue, index) => cues.indexOf(cue) !== index)).toEqual([]);
  });

  it.each(ALL_SUBJECTS.map((subject) => [subject.name, subject] as const))(
    '%s has short lines of all four kinds, and claims nothing',
    (_, subject) => {
      for (const kind of ['acts', 'moments', 'sayings', 'facts'] as const) {
        expect(subject[kind].length).toBeGreaterThanOrEqual(2);
        for (const line of subject[kind]) {
          expect(words(line).length, line).toBeLessThanOrEqual(MOST_WORDS[kind]);
          expect(line).not.toMatch(/[—–"“”(){}?!;:\d]|\.$/);
          expect(claimFaults(line, ''), line).toEqual([]);
        }
      }
      for (const line of [...subject.acts, ...subject.moments])
        expect(line).toMatch(/^(?:\p{Ll}|I\b|[A-Z]{2})/u);
      for (const line of [...subject.sayings, ...subject.facts]) expect(line).toMatch(/^[\p{Lu}]/u);
    },
  );
});

describe('namedSubject', () => {
  it.each([
    ['Panic Attacks', 'panic attacks'],
    ['sourdough', 'sourdough'],
    ['setting boundaries', 'boundaries'],
  ])('knows %s by name', (topic, name) => {
    expect(namedSubject(topic)?.name).toBe(name);
  });

  it.each(['SEO for therapists', 'burnout in nurses', 'can', 'qwertz', ''])(
    'does not guess at %j',
    (topic) => {
      expect(namedSubject(topic)).toBeNull();
    },
  );
});

describe('readSubjects', () => {
  it('refuses a slip of the pen', () => {
    expect(() => readSubjects('# tea | tea\ndoo: boil water')).toThrow('doo: boil water');
  });
});
