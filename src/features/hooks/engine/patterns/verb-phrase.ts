import type { Pattern } from '../pattern.ts';

export const verbPhrasePatterns: readonly Pattern[] = [
  {
    id: 'curiosity-gap-verb-phrase-01',
    type: 'Curiosity Gap',
    template: 'Before you {vp}, look at the step most people skip.',
    when: {
      verb: ['action', 'decision', 'light'],
    },
    claims: ['consensus'],
    truth: 'Name one concrete, commonly skipped step.',
    tips: [
      'Hold up one finger on "step" and keep it up until you name it.',
      'Start mid-motion, as if you just stopped someone from leaving the room.',
    ],
  },
  {
    id: 'myth-bust-verb-phrase-01',
    type: 'Myth Bust',
    template: 'You were probably taught to {vp} backwards.',
    when: {
      verb: ['outcome', 'action'],
    },
    truth: 'Reverse a real, common order of steps.',
    tips: ['Physically turn around on "backwards".', 'Say it fast, then slow right down.'],
  },
  {
    id: 'mistake-to-avoid-verb-phrase-01',
    type: 'Mistake to Avoid',
    template: 'Trying to {vp}? Undo this one habit first.',
    when: {
      verb: ['outcome'],
    },
    truth: 'Name one habit.',
    tips: ['Show the habit in the first frame, before you speak.', 'Press an imaginary undo key on "undo".'],
  },
  {
    id: 'before-and-after-verb-phrase-01',
    type: 'Before and After',
    template: 'Watch me {vp} twice: the usual way, then mine.',
    when: {
      verb: ['action'],
      notProfession: ['mentalHealthTherapist', 'financialAdvisor'],
    },
    truth: 'Film both.',
    tips: ['Play the usual way at triple speed.', 'Same frame, two takes, one hard cut.'],
  },
  {
    id: 'list-verb-phrase-01',
    type: 'List',
    template: 'Three things to check before you {vp}.',
    when: {
      verb: ['action', 'decision', 'light'],
    },
    truth: 'Deliver three.',
    tips: ['"1 / 2 / 3" on screen with the answers blurred.', 'Tap the table once per item.'],
  },
  {
    id: 'list-verb-phrase-02',
    type: 'List',
    template: 'Trying to {vp}? Fix these three things in this order.',
    when: {
      verb: ['outcome'],
    },
    truth: 'Deliver three, in order.',
    tips: ['Number cards, turned over one at a time.', 'Stress "in this order".'],
  },
  {
    id: 'how-to-verb-phrase-01',
    type: 'How-To',
    template: 'How to {vpFull} when {pain}.',
    truth: 'It must work under that constraint.',
    tips: ['Say the "when" half straight into the lens.', 'Two lines of text: goal on top, obstacle below.'],
    weight: 1.9,
  },
  {
    id: 'how-to-verb-phrase-02',
    type: 'How-To',
    template: '{ger}, minus the part that makes people quit.',
    when: {
      verb: ['outcome'],
    },
    tips: ['Throw something over your shoulder on "minus".', 'One breath, upbeat, no pause.'],
  },
  {
    id: 'how-to-verb-phrase-03',
    type: 'How-To',
    template: 'The simplest way to {vpFull}? Almost too small.',
    when: {
      verb: ['outcome', 'action'],
    },
    truth: 'Show one small, doable step.',
    tips: ['Pinch your fingers together on "too small".', 'Slow down on the last three words.'],
  },
  {
    id: 'challenge-verb-phrase-01',
    type: 'Challenge',
    template: 'Try this for seven days before you give up on {ger}.',
    when: {
      verb: ['outcome', 'action'],
    },
    truth: 'A real seven-day action.',
    tips: ['Blank seven-box tracker; tick the first.', 'Raised eyebrow, then start immediately.'],
  },
  {
    id: 'comparison-verb-phrase-01',
    type: 'Comparison',
    template: 'Two ways to {vp}: one looks impressive, one actually lasts.',
    when: {
      verb: ['outcome'],
    },
    tips: ['Left hand, right hand; drop the first.', 'Wide shot for "impressive", close-up for "lasts".'],
  },
  {
    id: 'direct-call-out-verb-phrase-01',
    type: 'Direct Call-Out',
    template: '{aud}: save this before you {vp}.',
    when: {
      verb: ['action', 'decision'],
    },
    tips: ['Point once at the lens.', 'Audience name on screen in frame one.'],
    weight: 1.2,
  },
  {
    id: 'stop-doing-this-verb-phrase-01',
    type: 'Stop Doing This',
    template: "Don't {vp} until you can answer this one question.",
    when: {
      verb: ['decision'],
    },
    tips: ['Palm up to the lens on "don\'t".', 'Hold the question back until second four.'],
    weight: 1.4,
  },
  {
    id: 'stop-doing-this-verb-phrase-02',
    type: 'Stop Doing This',
    template: 'Stop trying to {vp} the hard way.',
    when: {
      verb: ['outcome', 'action'],
    },
    tips: ['Put down a heavy object mid-sentence.', 'Fast, flat, then a smile.'],
  },
  {
    id: 'pov-verb-phrase-01',
    type: 'POV',
    template: "POV: you're about to {vp}. I'm the friend who slows you down.",
    when: {
      verb: ['decision'],
    },
    tips: ['Grab the lens like a sleeve.', 'Front camera, walking, slightly out of breath.'],
    weight: 1.4,
  },
  {
    id: 'myth-bust-verb-phrase-02',
    type: 'Myth Bust',
    template: "Easy to say, hard to do: {ger}. Let's fix the hard part.",
    when: {
      verb: ['outcome', 'action'],
    },
    tips: ['Roll your eyes gently on "easy to say".', 'Split caption: easy / hard.'],
  },
  {
    id: 'stop-doing-this-verb-phrase-03',
    type: 'Stop Doing This',
    template: 'No perfect plan needed to {vp}. Just a first step.',
    when: {
      verb: ['outcome'],
    },
    tips: ['Tear a plan in half.', 'Take one literal step toward the lens.'],
    weight: 1.1,
  },
];
