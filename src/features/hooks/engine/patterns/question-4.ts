import type { Gates, Pattern } from '../pattern.ts';

/** The question as the user asked it. */
const ANY: Gates = { shape: ['question'], derived: 'refuse', sensitive: 'refuse' };

/** Questions with a yes or a no. */
const YN: Gates = { shape: ['question'], derived: 'refuse', sensitive: 'refuse', question: 'yn' };

/** Questions that ask what, how or which. */
const WHQ: Gates = { shape: ['question'], derived: 'refuse', sensitive: 'refuse', question: 'wh' };

/** What asks for a reason that one can look for. */
const REASON: Gates = {
  shape: ['question', 'wh'],
  wh: ['why'],
  notProfession: ['mentalHealthTherapist'],
  sensitive: 'refuse',
};

/** What one can show or walk through. */
const SHOWN: Gates = { shape: ['question', 'wh'], wh: ['how', 'what'], sensitive: 'refuse' };

/** Questions, and clauses that the user asked as one. */
const OWN: Gates = { shape: ['question', 'wh'], sensitive: 'refuse' };

/** The question itself, and a plain promise to answer it. */
export const question4Patterns: readonly Pattern[] = [
  {
    id: 'curiosity-gap-question-4-01',
    type: 'Curiosity Gap',
    template: "{q} Let's find out.",
    when: OWN,
    tips: ['Raise your eyebrows after the question.', 'Start walking on "Let\'s".'],
    weight: 1.8,
  },
  {
    id: 'curiosity-gap-question-4-02',
    type: 'Curiosity Gap',
    template: "{q} Here's what most people miss.",
    when: OWN,
    claims: ['consensus'],
    truth: 'People often miss it.',
    tips: ['Lower your voice for the second sentence.', 'Put the missed part on screen.'],
    weight: 2,
  },
  {
    id: 'quick-win-question-4-01',
    type: 'Quick Win',
    template: "{q} Here's my short answer.",
    when: OWN,
    claims: ['personal'],
    truth: 'The creator can say this about themselves.',
    tips: ['Hold up one finger after the question.', 'Put the answer on screen in five words.'],
    weight: 1.6,
  },
  {
    id: 'quick-win-question-4-02',
    type: 'Quick Win',
    template: "{q} I'll explain in one minute.",
    when: OWN,
    tips: ['Start a timer on your phone.', 'Set it down in frame.'],
    weight: 2,
  },
  {
    id: 'how-to-question-4-01',
    type: 'How-To',
    template: "{q} Let's talk it through.",
    when: OWN,
    tips: ['Sit down on "talk".', 'Put the first point on screen.'],
    weight: 1.8,
  },
  {
    id: 'how-to-question-4-02',
    type: 'How-To',
    template: "{q} Here's where I'd start.",
    when: WHQ,
    tips: ['Point down on "start".', 'Show the first step on screen.'],
    weight: 0.8,
  },
  {
    id: 'mistake-to-avoid-question-4-01',
    type: 'Mistake to Avoid',
    template: '{q} Watch this before you decide.',
    when: YN,
    tips: ['Flat hand up on "before".', 'Keep the question on screen.'],
    weight: 1.8,
  },
  {
    id: 'direct-call-out-question-4-02',
    type: 'Direct Call-Out',
    template: "If you've been asking this, stay here. {q}",
    when: ANY,
    tips: ['Flat hand toward the floor on "stay".', 'Show the question on screen as you say it.'],
    weight: 0.8,
  },
  {
    id: 'question-question-4-01',
    type: 'Question',
    template: 'Ever asked yourself this? {q}',
    when: OWN,
    tips: ['Tilt your head on the first question.', 'Leave two seconds after the second.'],
    weight: 1.1,
  },
  {
    id: 'audience-request-question-4-01',
    type: 'Audience Request',
    template: "Let's answer a question I get a lot: {qLower}",
    when: OWN,
    claims: ['personal'],
    truth: 'The creator can say this about themselves.',
    tips: ['Hold up your phone as if reading it.', 'Put the question on screen as a comment bubble.'],
    weight: 1.6,
  },
  {
    id: 'audience-request-question-4-02',
    type: 'Audience Request',
    template: "{q} {aud}, let's talk about it.",
    when: OWN,
    tips: ['Pull your chair closer.', 'Put the question on screen.'],
    weight: 1.3,
  },
  {
    id: 'authority-question-4-01',
    type: 'Authority',
    template: "{q} I'm {aRole}, so let me answer.",
    when: OWN,
    tips: ['Hand on your chest on your role.', 'Put your role on screen.'],
    weight: 1.8,
  },
  {
    id: 'authority-question-4-02',
    type: 'Authority',
    template: "I'm {aRole}. Let me answer this one: {qLower}",
    when: OWN,
    tips: ['Look straight at the lens on your role.', 'Show the question on screen.'],
    weight: 2,
  },
  {
    id: 'list-question-4-01',
    type: 'List',
    template: '{q} Here are three things to know.',
    when: OWN,
    tips: ['Show three fingers.', 'Number them on screen.'],
    weight: 2,
  },
  {
    id: 'insider-question-4-01',
    type: 'Insider',
    template: "{q} Here's my honest answer for {aud}.",
    when: ANY,
    tips: ['Lean in on "honest".', 'Cut closer after the line.'],
    weight: 2,
  },
  {
    id: 'trend-question-4-01',
    type: 'Trend',
    template: "{q} Everyone has an answer. Here's mine.",
    when: YN,
    tips: ['Spread your hands, then point to yourself.', 'Cut closer on "mine".'],
    weight: 1.6,
  },
  {
    id: 'comparison-question-4-01',
    type: 'Comparison',
    template: "{q} Here's the case for yes, and for no.",
    when: YN,
    tips: ['Left hand for yes, right hand for no.', 'Split the screen in two.'],
    weight: 1.8,
  },
  {
    id: 'comparison-question-4-02',
    type: 'Comparison',
    template: "{q} What people say, and what I'd say.",
    when: YN,
    tips: ['Turn left, then right.', 'Use two colors of text.'],
    weight: 1.3,
  },
  {
    id: 'myth-bust-question-4-01',
    type: 'Myth Bust',
    template: "{q} Let's clear this up.",
    when: ANY,
    tips: ['Wipe the air with one hand.', 'Show the question, then clear the screen.'],
    weight: 1.8,
  },
  {
    id: 'stop-doing-this-question-4-01',
    type: 'Stop Doing This',
    template: '{q} Stop guessing and watch this.',
    when: YN,
    tips: ['Flat hand up on "Stop".', 'Show the question on screen.'],
    weight: 1.8,
  },
  {
    id: 'unpopular-opinion-question-4-01',
    type: 'Unpopular Opinion',
    template: '{q} You may not like my answer.',
    when: YN,
    tips: ['Wince a little on "not".', 'Pause before the answer.'],
    weight: 1.8,
  },
  {
    id: 'relatable-pain-question-4-01',
    type: 'Relatable Pain',
    template: "{q} You're right to ask.",
    when: YN,
    tips: ['Nod on "right".', 'Lean in for the answer.'],
    weight: 1.3,
  },
  {
    id: 'direct-call-out-question-4-03',
    type: 'Direct Call-Out',
    template: '{aud}, ever asked this? {q}',
    when: OWN,
    tips: ['Tilt your head on "ever".', 'Leave the question on screen.'],
    weight: 1.1,
  },
  {
    id: 'pov-question-4-01',
    type: 'POV',
    template: 'POV: you ask me this over coffee. {q}',
    when: ANY,
    tips: ['Hold a mug and look up.', 'Set it down before the answer.'],
    weight: 1.1,
  },
  {
    id: 'how-to-question-4-03',
    type: 'How-To',
    template: '{q} Start by checking this.',
    when: REASON,
    tips: ['Point to the thing you would check.', 'Put "check this" on screen.'],
    weight: 1.8,
  },
  {
    id: 'myth-bust-question-4-02',
    type: 'Myth Bust',
    template: "{q} It's probably not what you think.",
    when: REASON,
    tips: ['Shake your head once.', 'Pause before the real reason.'],
    weight: 2,
  },
  {
    id: 'list-question-4-02',
    type: 'List',
    template: '{q} Here are two common reasons.',
    when: REASON,
    tips: ['Show two fingers.', 'Number them on screen.'],
    weight: 1.8,
  },
  {
    id: 'insider-question-4-02',
    type: 'Insider',
    template: '{q} This is where I look first.',
    when: REASON,
    tips: ['Lean in and point.', 'Cut to a close-up.'],
    weight: 1.8,
  },
  {
    id: 'how-to-question-4-04',
    type: 'How-To',
    template: '{q} Let me show you.',
    when: SHOWN,
    tips: ['Step aside to show the first step.', 'Keep the question on screen.'],
    weight: 1.1,
  },
  {
    id: 'before-and-after-question-4-01',
    type: 'Before and After',
    template: "{q} You'll know in one minute.",
    when: OWN,
    tips: ['Start a timer in frame.', 'Tap it on "one minute".'],
    weight: 1.3,
  },
];
