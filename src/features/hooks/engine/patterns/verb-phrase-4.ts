import type { Gates, Pattern } from '../pattern.ts';

/** Whatever the viewer wants to do. */
const GOAL: Gates = { shape: ['verb'], derived: 'refuse', sensitive: 'refuse' };

/** The same, said briskly. */
const BRISK: Gates = {
  shape: ['verb'],
  notProfession: ['mentalHealthTherapist'],
  derived: 'refuse',
  sensitive: 'refuse',
};

/** What takes a decision or some time. */
const BIG: Gates = {
  shape: ['verb'],
  verb: ['decision', 'outcome'],
  notProfession: ['mentalHealthTherapist'],
  derived: 'refuse',
  sensitive: 'refuse',
};

/** What takes time. */
const REACH: Gates = { shape: ['verb'], verb: ['outcome'], derived: 'refuse', sensitive: 'refuse' };

/** What one does on a given day. */
const DO: Gates = {
  shape: ['verb'],
  verb: ['decision', 'action', 'light'],
  notProfession: ['mentalHealthTherapist'],
  derived: 'refuse',
  sensitive: 'refuse',
};

/** Beside something that keeps happening. */
const DONE: Gates = {
  shape: ['verb'],
  pain: 'situation',
  notProfession: ['mentalHealthTherapist'],
  derived: 'refuse',
  sensitive: 'refuse',
};

/** What one can try and give up. */
const TRY: Gates = {
  shape: ['verb'],
  verb: ['action', 'light', 'outcome'],
  notProfession: ['mentalHealthTherapist'],
  derived: 'refuse',
  sensitive: 'refuse',
};

/** A choice with consequences. */
const DECIDE: Gates = { shape: ['verb'], verb: ['decision'], derived: 'refuse', sensitive: 'refuse' };

/** How to do it, said of others. */
const HOWTHEY: Gates = { shape: ['verb'], wh: ['how'], sensitive: 'refuse' };

/** Short frames around the deed, said whole, as something the viewer still has ahead. */
export const verbPhrase4Patterns: readonly Pattern[] = [
  {
    id: 'myth-bust-verb-phrase-4-01',
    type: 'Myth Bust',
    template: "You don't need to be an expert. Here's how to {vpFull}.",
    when: BRISK,
    tips: ['Shake your head on "don\'t".', 'Smile on "expert".'],
    weight: 0.8,
  },
  {
    id: 'myth-bust-verb-phrase-4-02',
    type: 'Myth Bust',
    template: "There's no secret. Here's how to {vpFull}.",
    when: BRISK,
    tips: ['Show both empty palms on "secret".', 'Cut to the first step after it.'],
    weight: 1.8,
  },
  {
    id: 'myth-bust-verb-phrase-4-03',
    type: 'Myth Bust',
    template: "You don't need a perfect plan. Here's how to {vpFull}.",
    when: BIG,
    tips: ['Crumple a sheet of paper on "perfect".', 'Toss the paper out of frame at the end.'],
    weight: 1.3,
  },
  {
    id: 'myth-bust-verb-phrase-4-04',
    type: 'Myth Bust',
    template: "Forget what you've heard about {ger}.",
    when: DECIDE,
    tips: ['Brush the air aside on "forget".', 'Pause for one beat, then step closer.'],
    weight: 2,
  },
  {
    id: 'story-verb-phrase-4-05',
    type: 'Story',
    template: 'Someone wrote to me, asking {whThey}.',
    when: HOWTHEY,
    claims: ['personal'],
    truth: 'People really do ask you this.',
    tips: ['Hold up your phone as you start.', 'Look down as if reading, then up.'],
    weight: 1.8,
  },
  {
    id: 'story-verb-phrase-4-06',
    type: 'Story',
    template: "A friend asked me {whThey}. Here's what I said.",
    when: HOWTHEY,
    claims: ['personal'],
    truth: 'A friend really asked you this.',
    tips: ['Point over your shoulder on "friend".', 'Lean in on "what I said".'],
    weight: 2,
  },
  {
    id: 'relatable-pain-verb-phrase-4-07',
    type: 'Relatable Pain',
    template: "If you've tried to {vpFull} and got stuck, start here.",
    when: TRY,
    tips: ['Drop your hands on "stuck".', 'Point down on "here".'],
    weight: 1.6,
  },
  {
    id: 'before-and-after-verb-phrase-4-08',
    type: 'Before and After',
    template: 'Picture this: you finally {vpFull}.',
    when: REACH,
    tips: ['Close your eyes for a second on "picture".', 'Open them and smile on "finally".'],
    weight: 1.1,
  },
  {
    id: 'before-and-after-verb-phrase-4-09',
    type: 'Before and After',
    template: 'Not sure how to {vpFull}? You will be by the end.',
    when: GOAL,
    tips: ['Shrug on "not sure".', 'Nod once on "end".'],
    weight: 2,
  },
  {
    id: 'before-and-after-verb-phrase-4-11',
    type: 'Before and After',
    template: "By the end, you'll have one clear way to {vpFull}.",
    when: BRISK,
    tips: ['Hold up one finger on "one".', 'Nod on the last word.'],
    weight: 1.3,
  },
  {
    id: 'challenge-verb-phrase-4-12',
    type: 'Challenge',
    template: 'Think you know how to {vpFull}? Watch this.',
    when: BRISK,
    tips: ['Raise one eyebrow on "think".', 'Cut to the first step after "this".'],
    weight: 1.3,
  },
  {
    id: 'challenge-verb-phrase-4-13',
    type: 'Challenge',
    template: '{aud}, think you know how to {vpFull}?',
    when: BRISK,
    tips: ['Raise one eyebrow on "think".', 'Cut to the first step after the question.'],
    weight: 1.3,
  },
  {
    id: 'challenge-verb-phrase-4-14',
    type: 'Challenge',
    template: "Before you say you can't {vpFull}, try this.",
    when: BRISK,
    tips: ['Hold up a palm on "can\'t".', 'Lean in on "try".'],
    weight: 1.1,
  },
  {
    id: 'challenge-verb-phrase-4-15',
    type: 'Challenge',
    template: 'Give this a try before you give up on {ger}.',
    when: TRY,
    tips: ['Hold one hand out to the lens.', 'Nod on "try".'],
    weight: 1.1,
  },
  {
    id: 'audience-request-verb-phrase-4-16',
    type: 'Audience Request',
    template: 'Tell me one thing that makes it hard to {vpFull}.',
    when: BRISK,
    tips: ['Hold up one finger.', 'Point down at the comments.'],
    weight: 0.8,
  },
  {
    id: 'challenge-verb-phrase-4-17',
    type: 'Challenge',
    template: 'Tag someone who needs to know {whThey}.',
    when: HOWTHEY,
    tips: ['Tap the air on "tag".', 'Point down at the comments at the end.'],
    weight: 0.3,
  },
  {
    id: 'insider-verb-phrase-4-18',
    type: 'Insider',
    template: 'Few people mention this about {ger}.',
    when: BIG,
    tips: ['Look to both sides, then lean in.', 'Lower your voice on "this".'],
    weight: 1.3,
  },
  {
    id: 'insider-verb-phrase-4-19',
    type: 'Insider',
    template: "Trying to {vpFull}? Don't miss this step.",
    when: BRISK,
    tips: ['Raise one finger on "don\'t".', 'Tap the table on "step".'],
    weight: 2,
  },
  {
    id: 'insider-verb-phrase-4-20',
    type: 'Insider',
    template: "I'm {aRole}. Here's what matters most when you {vp}.",
    when: DO,
    tips: ['Touch your chest on the first words.', 'Hold up one finger on "most".'],
    weight: 1.3,
  },
  {
    id: 'comparison-verb-phrase-4-21',
    type: 'Comparison',
    template: 'You can guess how to {vpFull}, or you can watch this.',
    when: BRISK,
    tips: ['Show one palm, then the other.', 'Point at the lens on "this".'],
    weight: 1.3,
  },
  {
    id: 'comparison-verb-phrase-4-22',
    type: 'Comparison',
    template: "There's a stressful way and a calmer way to {vpFull}.",
    when: BIG,
    tips: ['Tense your shoulders, then let them drop.', 'Slow down on "calmer".'],
    weight: 1.3,
  },
  {
    id: 'comparison-verb-phrase-4-23',
    type: 'Comparison',
    template: "{aud}, there's a calmer way to {vpFull}.",
    when: BIG,
    tips: ['Let your shoulders drop on "calmer".', 'Breathe out before you start.'],
    weight: 1.3,
  },
  {
    id: 'trend-verb-phrase-4-24',
    type: 'Trend',
    template: 'Lately, people keep asking me {whThey}.',
    when: HOWTHEY,
    claims: ['personal'],
    truth: 'People really do ask you this.',
    tips: ['Scroll your phone, then look up.', 'Stack comment bubbles on screen.'],
    weight: 1.8,
  },
  {
    id: 'trend-verb-phrase-4-25',
    type: 'Trend',
    template: 'More people are asking me {whThey}.',
    when: HOWTHEY,
    claims: ['personal'],
    truth: 'People really do ask you this.',
    tips: ['Fan your fingers open on "more".', 'Step closer at the end.'],
    weight: 1.3,
  },
  {
    id: 'unpopular-opinion-verb-phrase-4-27',
    type: 'Unpopular Opinion',
    template: "Hot take: people overcomplicate this. Here's how to {vpFull}.",
    when: BRISK,
    claims: ['consensus'],
    truth: 'People really make it harder than it needs to be.',
    tips: ['Wave your hands around, then stop them.', 'Slow down after "this".'],
    weight: 1.3,
  },
  {
    id: 'unpopular-opinion-verb-phrase-4-28',
    type: 'Unpopular Opinion',
    template: "I'll say it: it's hard to {vpFull}, and that's okay.",
    when: REACH,
    tips: ['Take a breath before you start.', 'Nod on "okay".'],
    weight: 0.5,
  },
  {
    id: 'how-to-verb-phrase-4-29',
    type: 'How-To',
    template: 'If you want {want}, learn how to {vpFull}.',
    when: GOAL,
    tips: ['Point at the lens on "you".', 'Hold up one finger on "learn".'],
    weight: 0.8,
  },
  {
    id: 'direct-call-out-verb-phrase-4-30',
    type: 'Direct Call-Out',
    template: "Done with {painGer}? Here's how to {vpFull}.",
    when: DONE,
    tips: ['Brush your hands off on "done".', 'Point down on "here\'s".'],
    weight: 0.3,
  },
  {
    id: 'relatable-pain-verb-phrase-4-31',
    type: 'Relatable Pain',
    template: "Worried about {fear}? Here's how to {vpFull}.",
    when: GOAL,
    tips: ['Rub your neck, then drop your hand.', 'Smile gently on "here\'s".'],
    weight: 2,
  },
];
