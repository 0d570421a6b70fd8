import type { ThemeName } from '#platform/theme-names.ts';

type Words = { title: string; intro: string };

/** The headings above lists of posts. */
export const ALL_POSTS: Words = {
  title: 'Notes on the first three seconds',
  intro:
    'How to open a short video so that people stay for the rest. For eight trades, each in its own words.',
};

export const POSTS_OF: Record<ThemeName, Words> = {
  default: {
    title: 'Openers for people who film themselves',
    intro: 'Talking heads, days in the life, tutorials: what to say before the thumb moves.',
  },
  nutritionist: {
    title: 'Food videos, right and watchable',
    intro: 'Shelf, label, plate. How to open on something true and keep your evidence.',
  },
  realEstate: {
    title: "Walk-throughs that don't start at the door",
    intro: 'Where to point the camera, what to say over the first shot, and what to leave out.',
  },
  financialAdvisor: {
    title: 'Money, said plainly on camera',
    intro: 'Openers about decisions and paperwork, with nothing to take back later.',
  },
  mentalHealthTherapist: {
    title: 'Gentle first lines',
    intro: 'How to reach people before the crisis, with care from the first word.',
  },
  businessCoach: {
    title: 'Openers for coaches with something to say',
    intro: 'Real decisions, your own judgment, and no income claims.',
  },
  techTutorialCreator: {
    title: 'Coding videos that start at the bug',
    intro: 'Symptom first, version pinned, one fix at a time.',
  },
  corporateTrainer: {
    title: 'Training clips without the eye roll',
    intro: 'Slides turned into scenes, for people who have sat through too many.',
  },
};
