import type { Gates, Pattern } from '../pattern.ts';

/** Reasons. */
const WHY: Gates = { shape: ['wh'], wh: ['why'], derived: 'refuse', sensitive: 'refuse' };

/** Reasons that one can look for and mend. */
const CAUSE: Gates = {
  shape: ['wh'],
  wh: ['why'],
  notProfession: ['mentalHealthTherapist', 'nutritionist'],
  derived: 'refuse',
  sensitive: 'refuse',
};

/** Any clause that one can answer. */
const ALL: Gates = {
  shape: ['wh'],
  wh: ['why', 'how', 'what', 'when'],
  derived: 'refuse',
  sensitive: 'refuse',
};

/** What one explains. */
const WHYHOW: Gates = {
  shape: ['wh'],
  wh: ['why', 'how'],
  notProfession: ['mentalHealthTherapist'],
  derived: 'refuse',
  sensitive: 'refuse',
};

/** How a thing works. */
const HOW: Gates = {
  shape: ['wh'],
  wh: ['how'],
  whInfinitive: false,
  derived: 'refuse',
  sensitive: 'refuse',
};

/** How a thing works, and what to do. */
const HOWWHAT: Gates = { shape: ['wh'], wh: ['how', 'what'], derived: 'refuse', sensitive: 'refuse' };

/** What one knows or does not. */
const KNOW: Gates = { shape: ['wh'], wh: ['how', 'when'], derived: 'refuse', sensitive: 'refuse' };

/** What to do, and when. */
const TODO: Gates = {
  shape: ['wh'],
  wh: ['what', 'when'],
  whInfinitive: true,
  derived: 'refuse',
  sensitive: 'refuse',
};

/** Everything but reasons. */
const HWW: Gates = { shape: ['wh'], wh: ['how', 'what', 'when'], derived: 'refuse', sensitive: 'refuse' };

/** The same, said briskly. */
const HWWBRISK: Gates = {
  shape: ['wh'],
  wh: ['how', 'what', 'when'],
  notProfession: ['mentalHealthTherapist'],
  derived: 'refuse',
  sensitive: 'refuse',
};

/** Any clause, beside something that keeps happening. */
const TIRED: Gates = {
  shape: ['wh'],
  wh: ['why', 'how', 'what', 'when'],
  pain: 'situation',
  notProfession: ['mentalHealthTherapist'],
  derived: 'refuse',
  sensitive: 'refuse',
};

/** What others ask, in their own person. */
const ANYASK: Gates = { shape: ['wh', 'verb'], sensitive: 'refuse' };

/** What to do. */
const WHATTO: Gates = {
  shape: ['wh'],
  wh: ['what'],
  whInfinitive: true,
  derived: 'refuse',
  sensitive: 'refuse',
};

/** When to do it. */
const WHENTO: Gates = {
  shape: ['wh'],
  wh: ['when'],
  whInfinitive: true,
  derived: 'refuse',
  sensitive: 'refuse',
};

/** When to do it, where something shows that it is time. */
const SIGNS: Gates = {
  shape: ['wh'],
  wh: ['when'],
  whInfinitive: true,
  notProfession: ['nutritionist', 'financialAdvisor'],
  derived: 'refuse',
  sensitive: 'refuse',
};

/** Whether it holds. */
const IF: Gates = { shape: ['question'], wh: ['whether'], sensitive: 'refuse' };

/** Whether it holds, yes or no. */
const IFYN: Gates = { shape: ['question'], wh: ['whether'], question: 'yn', sensitive: 'refuse' };

/** Any clause, and whether it holds. */
const ASKED: Gates = { shape: ['wh', 'question'], sensitive: 'refuse' };

/** Short frames around a clause, by its kind: a reason, a way, a thing to do, a time, or whether it holds. */
export const whClause5Patterns: readonly Pattern[] = [
  {
    id: 'before-and-after-wh-clause-5-01',
    type: 'Before and After',
    template: 'Not sure {wh}? You will be by the end.',
    when: TODO,
    tips: [
      'Shrug, then drop your shoulders on "end".',
      'Put a question mark on screen and swap it for a check.',
    ],
    weight: 2,
  },
  {
    id: 'before-and-after-wh-clause-5-02',
    type: 'Before and After',
    template: 'Once you see {wh}, you can start to fix it.',
    when: CAUSE,
    tips: ['Point at your eyes on "see".', 'Roll up one sleeve on "fix".'],
    weight: 2,
  },
  {
    id: 'before-and-after-wh-clause-5-03',
    type: 'Before and After',
    template: 'Watch this and stop second-guessing {wh}.',
    when: TODO,
    tips: ['Cross your arms, then open them.', 'Cut to the answer right after the last word.'],
    weight: 1.6,
  },
  {
    id: 'before-and-after-wh-clause-5-04',
    type: 'Before and After',
    template: "Give me a minute, and you'll see {wh}.",
    when: WHYHOW,
    tips: ['Hold up one finger on "minute".', 'Point at your eyes on "see".'],
    weight: 2,
  },
  {
    id: 'challenge-wh-clause-5-05',
    type: 'Challenge',
    template: 'Send this to someone who keeps asking {whThey}.',
    when: ALL,
    tips: ['Flick your phone toward the lens on "send".', 'Hold the last frame for a second.'],
    weight: 0.8,
  },
  {
    id: 'challenge-wh-clause-5-06',
    type: 'Challenge',
    template: 'Watch this if you think you know {wh}.',
    when: CAUSE,
    tips: ['Raise one eyebrow on "think".', 'Tap your temple on "know".'],
    weight: 1.8,
  },
  {
    id: 'challenge-wh-clause-5-07',
    type: 'Challenge',
    template: 'Watch this, then teach a friend {whThey}.',
    when: HOWWHAT,
    tips: ['Point away from the lens on "friend".', 'Put "teach a friend" on screen.'],
    weight: 0.5,
  },
  {
    id: 'challenge-wh-clause-5-08',
    type: 'Challenge',
    template: "Do you really know {wh}? Let's see.",
    when: KNOW,
    tips: ['Raise one eyebrow on "really".', 'Rub your hands together on "let\'s see".'],
    weight: 1.8,
  },
  {
    id: 'challenge-wh-clause-5-09',
    type: 'Challenge',
    template: 'Tag a friend who needs to know {whThey}.',
    when: HWWBRISK,
    tips: ['Tap the air on "tag".', 'Point down to the comments at the end.'],
    weight: 1.6,
  },
  {
    id: 'trend-wh-clause-5-10',
    type: 'Trend',
    template: 'More and more people ask me {whThey}.',
    when: ALL,
    claims: ['personal'],
    truth: 'People really do ask you this.',
    tips: ['Fan your fingers open on "more".', 'Stack comment bubbles on screen as you speak.'],
    weight: 1.6,
  },
  {
    id: 'trend-wh-clause-5-11',
    type: 'Trend',
    template: '{aud} keep asking me {whThey}.',
    when: ANYASK,
    claims: ['personal'],
    truth: 'People really do ask you this.',
    tips: ['Scroll your phone, then look up.', 'Stack comment bubbles on screen.'],
    weight: 2,
  },
  {
    id: 'trend-wh-clause-5-12',
    type: 'Trend',
    template: "Everyone has a take on {wh}. Here's mine.",
    when: TODO,
    claims: ['consensus'],
    truth: 'People really disagree on it.',
    tips: ['Sweep one hand wide on "everyone".', 'Touch your chest on "mine".'],
    weight: 1.6,
  },
  {
    id: 'trend-wh-clause-5-13',
    type: 'Trend',
    template: "You've probably heard different answers on {wh}.",
    when: TODO,
    tips: ['Turn your palm up, then down.', 'Flash two opposite answers on screen.'],
    weight: 1.6,
  },
  {
    id: 'trend-wh-clause-5-14',
    type: 'Trend',
    template: 'A lot of people are wondering {whThey}.',
    when: WHY,
    claims: ['consensus'],
    truth: 'Many people really wonder.',
    tips: ['Look slowly from left to right.', 'Step closer on the last words.'],
    weight: 0.8,
  },
  {
    id: 'pov-wh-clause-5-15',
    type: 'POV',
    template: 'POV: you finally find out {wh}.',
    when: ALL,
    tips: ['Open your eyes wide on "finally".', 'Start with your back half turned, then face the lens.'],
    weight: 0.5,
  },
  {
    id: 'pov-wh-clause-5-16',
    type: 'POV',
    template: 'POV: a friend finally explains {wh}.',
    when: WHYHOW,
    tips: ['Sit down as if beside the viewer.', 'Slide a mug toward the lens.'],
    weight: 1.6,
  },
  {
    id: 'pov-wh-clause-5-17',
    type: 'POV',
    template: 'POV: you finally stop guessing {wh}.',
    when: TODO,
    tips: ['Crumple a sticky note and toss it.', 'Breathe out before you go on.'],
    weight: 1.8,
  },
  {
    id: 'pov-wh-clause-5-18',
    type: 'POV',
    template: "POV: it's late and you're still wondering {wh}.",
    when: WHY,
    tips: ['Switch a lamp off, then on again.', 'Light your face with your phone alone.'],
    weight: 1.6,
  },
  {
    id: 'unpopular-opinion-wh-clause-5-19',
    type: 'Unpopular Opinion',
    template: 'Hot take: the reason {wh} is pretty simple.',
    when: CAUSE,
    tips: ['Hold one hand up on "hot take".', 'Shrug lightly on "simple".'],
    weight: 1.8,
  },
  {
    id: 'unpopular-opinion-wh-clause-5-20',
    type: 'Unpopular Opinion',
    template: 'Someone has to tell you {wh}, so I will.',
    when: CAUSE,
    tips: ['Take a breath, then step closer.', 'Touch your chest on "I will".'],
    weight: 1.6,
  },
  {
    id: 'unpopular-opinion-wh-clause-5-21',
    type: 'Unpopular Opinion',
    template: 'You may disagree with me on {wh}.',
    when: WHENTO,
    tips: ['Hold up both palms on "disagree".', 'Keep still for a beat after the last word.'],
    weight: 1.6,
  },
  {
    id: 'unpopular-opinion-wh-clause-5-22',
    type: 'Unpopular Opinion',
    template: "Not everyone agrees on {wh}. Here's where I stand.",
    when: WHENTO,
    tips: ['Plant both feet on "stand".', 'Put "where I stand" on screen.'],
    weight: 1.6,
  },
  {
    id: 'unpopular-opinion-wh-clause-5-23',
    type: 'Unpopular Opinion',
    template: "Unpopular opinion: it's okay not to know {wh}.",
    when: WHATTO,
    tips: ['Hold up both palms on "okay".', 'Soften your face before the last words.'],
    weight: 0.5,
  },
  {
    id: 'unpopular-opinion-wh-clause-5-24',
    type: 'Unpopular Opinion',
    template: 'Hot take: more people should know {whThey}.',
    when: HWW,
    tips: ['Knock once on the table after "hot take".', 'Slow down on the last three words.'],
    weight: 0.3,
  },
  {
    id: 'unpopular-opinion-wh-clause-5-25',
    type: 'Unpopular Opinion',
    template: 'Hot take: more {aud} should know {whThey}.',
    when: HWW,
    tips: ['Hold up one palm on "hot take".', 'Slow down on the last three words.'],
    weight: 0.5,
  },
  {
    id: 'list-wh-clause-5-26',
    type: 'List',
    template: 'Two common reasons {wh}, and what to do.',
    when: CAUSE,
    tips: ['Hold up two fingers.', 'Put "what to do" on screen at the end.'],
    weight: 2,
  },
  {
    id: 'list-wh-clause-5-27',
    type: 'List',
    template: 'Three signs that tell you {wh}.',
    when: SIGNS,
    tips: ['Hold up three fingers one by one.', 'Put a blank list of three on screen.'],
    weight: 1.8,
  },
  {
    id: 'list-wh-clause-5-28',
    type: 'List',
    template: "Here's a short list of {wh}.",
    when: WHATTO,
    tips: ['Hold up a handwritten list.', 'Run a finger down the list as you speak.'],
    weight: 1.8,
  },
  {
    id: 'list-wh-clause-5-29',
    type: 'List',
    template: "{aud}, here's a short list of {wh}.",
    when: WHATTO,
    tips: ['Hold up a handwritten list.', 'Tick the first line with a pen.'],
    weight: 1.8,
  },
  {
    id: 'list-wh-clause-5-30',
    type: 'List',
    template: "I'll explain {wh} in three steps.",
    when: HOW,
    tips: ['Step forward once for each step.', 'Put the numbers one to three on screen.'],
    weight: 0.5,
  },
  {
    id: 'quick-win-wh-clause-5-31',
    type: 'Quick Win',
    template: "In thirty seconds, here's {wh}.",
    when: HOWWHAT,
    tips: ['Start a timer on "thirty".', 'Show a countdown in the corner.'],
    weight: 1.6,
  },
  {
    id: 'quick-win-wh-clause-5-32',
    type: 'Quick Win',
    template: 'Save this for the next time you wonder {wh}.',
    when: TODO,
    tips: ['Tap the spot of the save button.', 'Hold the last frame for one second.'],
    weight: 0.8,
  },
  {
    id: 'quick-win-wh-clause-5-33',
    type: 'Quick Win',
    template: 'Want to know {wh}? Start by checking this.',
    when: CAUSE,
    tips: ['Tick a box in the air on "checking".', 'Put "check this" on screen.'],
    weight: 1.8,
  },
  {
    id: 'quick-win-wh-clause-5-34',
    type: 'Quick Win',
    template: "Here's a simple way to decide {wh}.",
    when: SIGNS,
    tips: ['Snap your fingers on "simple".', 'Hold up one finger for the first test.'],
    weight: 1.8,
  },
  {
    id: 'audience-request-wh-clause-5-35',
    type: 'Audience Request',
    template: 'I keep getting asked {wh}.',
    when: HWW,
    claims: ['personal'],
    truth: 'People really do ask you this.',
    tips: ['Scroll your phone, then look up.', 'Stack comment bubbles on screen.'],
    weight: 1.6,
  },
  {
    id: 'audience-request-wh-clause-5-36',
    type: 'Audience Request',
    template: 'You asked me {wh}, so here it is.',
    when: ALL,
    claims: ['personal'],
    truth: 'People really do ask you this.',
    tips: ['Point at the lens on "you".', 'Open your hands on "here it is".'],
    weight: 1.6,
  },
  {
    id: 'audience-request-wh-clause-5-37',
    type: 'Audience Request',
    template: "You wanted to know {wh}, so let's get into it.",
    when: ALL,
    claims: ['personal'],
    truth: 'People really do ask you this.',
    tips: ['Clap once on "so".', 'Pull your chair in on "into it".'],
    weight: 2,
  },
  {
    id: 'audience-request-wh-clause-5-38',
    type: 'Audience Request',
    template: 'Plenty of you asked {wh}.',
    when: ALL,
    claims: ['personal'],
    truth: 'People really do ask you this.',
    tips: ['Sweep your hand across the lens on "plenty".', 'Put three comment bubbles on screen.'],
    weight: 1.8,
  },
  {
    id: 'story-wh-clause-5-39',
    type: 'Story',
    template: 'I made this for {aud} asking {whThey}.',
    when: ANYASK,
    claims: ['personal'],
    truth: 'People really do ask you this.',
    tips: ['Hold your hand out to the lens on "for".', 'Point at the screen behind you on "this".'],
    weight: 2,
  },
  {
    id: 'audience-request-wh-clause-5-40',
    type: 'Audience Request',
    template: "Comment if you're still not sure {wh}.",
    when: TODO,
    tips: ['Point down at the comments.', 'Nod slowly on "not sure".'],
    weight: 0.5,
  },
  {
    id: 'how-to-wh-clause-5-41',
    type: 'How-To',
    template: 'If you want {want}, learn {wh}.',
    when: HWW,
    tips: ['Point at the lens on "you".', 'Hold up one finger on "learn".'],
    weight: 0.5,
  },
  {
    id: 'relatable-pain-wh-clause-5-42',
    type: 'Relatable Pain',
    template: 'When {pain}, it helps to know {wh}.',
    when: ALL,
    tips: ['Nod slowly through the first half.', 'Open your palm on "helps".'],
    weight: 0.3,
  },
  {
    id: 'relatable-pain-wh-clause-5-43',
    type: 'Relatable Pain',
    template: 'Tired of {painGer}? Find out {wh}.',
    when: TIRED,
    tips: ['Sigh before you start.', 'Lift your head on "find out".'],
    weight: 0.5,
  },
  {
    id: 'direct-call-out-wh-clause-5-44',
    type: 'Direct Call-Out',
    template: 'If {pain}, you may be asking {wh}.',
    when: ASKED,
    tips: ['Point softly at the lens on "you".', 'Pause before the last part.'],
    weight: 0.3,
  },
  {
    id: 'question-wh-clause-5-45',
    type: 'Question',
    template: "Still wondering {wh}? Let's clear it up.",
    when: IF,
    tips: ['Wipe the air with one hand on "clear".', 'Raise your eyebrows on "still".'],
    weight: 1.1,
  },
  {
    id: 'insider-wh-clause-5-46',
    type: 'Insider',
    template: "Let's talk honestly about {wh}.",
    when: IF,
    tips: ['Sit down and lean in.', 'Put your phone face down on "honestly".'],
    weight: 2,
  },
  {
    id: 'trend-wh-clause-5-47',
    type: 'Trend',
    template: "You'll hear yes and no on {wh}.",
    when: IFYN,
    tips: ['Show a thumb up, then a thumb down.', 'Flash "yes" and "no" on screen.'],
    weight: 0.8,
  },
  {
    id: 'curiosity-gap-wh-clause-5-48',
    type: 'Curiosity Gap',
    template: "Ever wonder {wh}? Here's the short version.",
    when: WHYHOW,
    tips: ['Hold your palms close together on "short".', 'Raise your eyebrows on "ever".'],
    weight: 1.6,
  },
  {
    id: 'myth-bust-wh-clause-5-49',
    type: 'Myth Bust',
    template: "It's simpler than it sounds. Here's {wh}.",
    when: HOW,
    tips: ['Wave one hand low on "simpler".', 'Draw the first step on paper as you speak.'],
    weight: 1.6,
  },
  {
    id: 'story-wh-clause-5-50',
    type: 'Story',
    template: 'A friend asked me {wh} the other day.',
    when: HOW,
    claims: ['personal'],
    truth: 'A friend really asked you this.',
    tips: ['Sit down as you start.', 'Point over your shoulder on "the other day".'],
    weight: 1.6,
  },
];
