import type { Gates, Pattern } from '../pattern.ts';

/** Questions, and clauses that one can ask. */
const OWN: Gates = { shape: ['question', 'wh'], sensitive: 'refuse' };

/** The same, said briskly. */
const OWNBRISK: Gates = {
  shape: ['question', 'wh'],
  notProfession: ['mentalHealthTherapist'],
  sensitive: 'refuse',
};

/** What one may guess at. */
const UNSURE: Gates = {
  shape: ['question', 'wh'],
  wh: ['why', 'what', 'when', 'whether'],
  sensitive: 'refuse',
};

/** What others ask in the same words: no reasons, which are the viewer's own. */
const OTHERS: Gates = {
  shape: ['question', 'wh'],
  wh: ['how', 'what', 'when', 'whether'],
  sensitive: 'refuse',
};

/** Questions with a yes or a no. */
const YN: Gates = { shape: ['question'], question: 'yn', derived: 'refuse', sensitive: 'refuse' };

/** What to do, and when: everyone has an answer. */
const PICK: Gates = { shape: ['wh'], wh: ['what', 'when'], whInfinitive: true, sensitive: 'refuse' };

/** What asks for a reason that one can look for. */
const REASON: Gates = {
  shape: ['question', 'wh'],
  wh: ['why'],
  notProfession: ['mentalHealthTherapist'],
  sensitive: 'refuse',
};

/** How a thing works, or what it is. */
const WORKS: Gates = {
  shape: ['question', 'wh'],
  wh: ['how', 'what'],
  whInfinitive: false,
  explain: true,
  sensitive: 'refuse',
};

/** The question itself, with a plain sentence before or after it. */
export const question5Patterns: readonly Pattern[] = [
  {
    id: 'challenge-question-5-01',
    type: 'Challenge',
    template: 'Vote yes or no in the comments. {q}',
    when: YN,
    tips: ['Show a thumb up, then a thumb down.', 'Point down at the comments on "vote".'],
    weight: 0.8,
  },
  {
    id: 'challenge-question-5-02',
    type: 'Challenge',
    template: '{aud}, vote yes or no in the comments. {q}',
    when: YN,
    tips: ['Point at the lens, then down at the comments.', 'Show a thumb up, then a thumb down.'],
    weight: 0.8,
  },
  {
    id: 'challenge-question-5-03',
    type: 'Challenge',
    template: '{q} Pick yes or no before I answer.',
    when: YN,
    tips: ['Hold up two fists, then open one.', 'Wait one full second after "answer".'],
    weight: 2,
  },
  {
    id: 'challenge-question-5-04',
    type: 'Challenge',
    template: '{q} See if my answer matches yours.',
    when: PICK,
    tips: ['Tap your temple on "yours".', 'Leave a beat of silence after the question.'],
    weight: 0.9,
  },
  {
    id: 'stop-doing-this-question-5-05',
    type: 'Stop Doing This',
    template: 'Stop guessing on this one. {q}',
    when: UNSURE,
    tips: ['Hold up a flat palm on "stop".', 'Lower your hand before the question.'],
    weight: 1.1,
  },
  {
    id: 'stop-doing-this-question-5-06',
    type: 'Stop Doing This',
    template: 'Stop scrolling for a second. {q}',
    when: OWN,
    tips: ['Lift one finger toward the lens on "second".', 'Step closer before you ask.'],
    weight: 2,
  },
  {
    id: 'stop-doing-this-question-5-07',
    type: 'Stop Doing This',
    template: "Stop asking around. {q} Here's my answer.",
    when: YN,
    tips: ['Shake your head once on "around".', 'Put your phone face down before the question.'],
    weight: 0.5,
  },
  {
    id: 'pov-question-5-08',
    type: 'POV',
    template: 'POV: you finally stop guessing. {q}',
    when: OWN,
    tips: ['Let your shoulders drop on "finally".', 'Put the question on screen as you ask it.'],
    weight: 0.5,
  },
  {
    id: 'pov-question-5-09',
    type: 'POV',
    template: 'POV: this is your third search today. {q}',
    when: OWN,
    tips: ['Type on your phone, then look up.', 'Show the question in a search bar on screen.'],
    weight: 0.5,
  },
  {
    id: 'pov-question-5-10',
    type: 'POV',
    template: "POV: you're still not sure. {q}",
    when: YN,
    tips: ['Tilt your head from side to side.', 'Look straight into the lens for the question.'],
    weight: 0.8,
  },
  {
    id: 'pov-question-5-11',
    type: 'POV',
    template: 'POV: someone answers this without the jargon. {q}',
    when: WORKS,
    tips: ['Lean in as if across a table.', 'Drop your voice a little for the question.'],
    weight: 1.1,
  },
  {
    id: 'story-question-5-12',
    type: 'Story',
    template: 'A friend asked me this over lunch. {q}',
    when: OTHERS,
    claims: ['personal'],
    truth: 'A friend really asked you this.',
    tips: ['Sit down at a table as you start.', 'Turn to the lens for the question.'],
    weight: 1.1,
  },
  {
    id: 'story-question-5-13',
    type: 'Story',
    template: "I've had this conversation many times. {q}",
    when: OTHERS,
    claims: ['personal'],
    truth: 'People really do ask you this.',
    tips: ['Pull up a chair as you start.', 'Turn to the lens for the question.'],
    weight: 1.8,
  },
  {
    id: 'story-question-5-14',
    type: 'Story',
    template: "I get asked this more than you'd think. {q}",
    when: OTHERS,
    claims: ['personal'],
    truth: 'People really do ask you this.',
    tips: ['Raise your eyebrows on "more".', 'Put the question on screen as you ask it.'],
    weight: 2,
  },
  {
    id: 'audience-request-question-5-15',
    type: 'Audience Request',
    template: 'This question keeps coming up. {q}',
    when: OTHERS,
    claims: ['personal'],
    truth: 'People really do ask you this.',
    tips: ['Circle one finger in the air on "keeps".', 'Put the question on screen as a comment.'],
    weight: 2,
  },
  {
    id: 'audience-request-question-5-16',
    type: 'Audience Request',
    template: 'This one came up in the comments. {q}',
    when: OTHERS,
    claims: ['personal'],
    truth: 'It really came up in your comments.',
    tips: ['Glance down as if reading, then look up.', 'Put the question on screen as a comment bubble.'],
    weight: 2,
  },
  {
    id: 'direct-call-out-question-5-17',
    type: 'Direct Call-Out',
    template: "This is for you if you're still not sure. {q}",
    when: YN,
    tips: ['Point at the lens on "you".', 'Slow down for the question.'],
    weight: 0.8,
  },
  {
    id: 'direct-call-out-question-5-18',
    type: 'Direct Call-Out',
    template: "{aud}, you're probably wondering this. {q}",
    when: OTHERS,
    tips: ['Point at the lens on "you\'re".', 'Pause for one beat before the question.'],
    weight: 1.3,
  },
  {
    id: 'direct-call-out-question-5-19',
    type: 'Direct Call-Out',
    template: '{q} This is for you if {pain}.',
    when: OWN,
    tips: ['Point at the lens on "you".', 'Nod slowly through the last words.'],
    weight: 0.8,
  },
  {
    id: 'direct-call-out-question-5-20',
    type: 'Direct Call-Out',
    template: 'If you want {want}, ask this first. {q}',
    when: OWN,
    tips: ['Hold up one finger on "first".', 'Leave a short pause before the question.'],
    weight: 0.5,
  },
  {
    id: 'how-to-question-5-21',
    type: 'How-To',
    template: '{q} Start here if you want {want}.',
    when: OWN,
    tips: ['Point down at the floor on "here".', 'Put "start here" on screen for a second.'],
    weight: 1.3,
  },
  {
    id: 'relatable-pain-question-5-22',
    type: 'Relatable Pain',
    template: "{q} Watch this if you're worried about {fear}.",
    when: OWNBRISK,
    tips: ['Rub your forehead, then drop your hand.', 'Soften your voice after the question.'],
    weight: 2,
  },
  {
    id: 'myth-bust-question-5-23',
    type: 'Myth Bust',
    template: "{q} It's simpler than it sounds.",
    when: WORKS,
    tips: ['Wave one hand low on "simpler".', 'Smile before the second sentence.'],
    weight: 1.6,
  },
  {
    id: 'comparison-question-5-24',
    type: 'Comparison',
    template: '{q} The short answer, then the long one.',
    when: OWN,
    tips: ['Hold your palms close together, then wide apart.', 'Put "short" and "long" on screen in turn.'],
    weight: 2,
  },
  {
    id: 'trend-question-5-25',
    type: 'Trend',
    template: "{q} You've probably heard mixed answers.",
    when: YN,
    tips: ['Tilt your hand back and forth on "mixed".', 'Show a thumb up and a thumb down on screen.'],
    weight: 1.8,
  },
  {
    id: 'unpopular-opinion-question-5-26',
    type: 'Unpopular Opinion',
    template: "{q} I'll give you the blunt answer.",
    when: YN,
    tips: ['Put down whatever you hold on "blunt".', 'Lean in on the last word.'],
    weight: 1.8,
  },
  {
    id: 'list-question-5-27',
    type: 'List',
    template: '{q} Check these three things.',
    when: REASON,
    tips: ['Hold up three fingers.', 'Put a numbered list on screen, still blank.'],
    weight: 0.9,
  },
  {
    id: 'quick-win-question-5-28',
    type: 'Quick Win',
    template: '{q} Give me thirty seconds.',
    when: OWNBRISK,
    tips: ['Start a timer on your phone.', 'Show a countdown in the corner.'],
    weight: 1.8,
  },
  {
    id: 'insider-question-5-29',
    type: 'Insider',
    template: "{q} I'll tell you what I'd tell a friend.",
    when: YN,
    tips: ['Sit down and lean on your elbows.', 'Lower your voice on "friend".'],
    weight: 1.6,
  },
];
