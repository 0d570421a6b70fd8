import type { Pattern } from '../pattern.ts';

export const audienceOnlyPatterns: readonly Pattern[] = [
  {
    id: 'curiosity-gap-audience-only-03',
    type: 'Curiosity Gap',
    template: "{pain}? I'd start here.",
    when: { notProfession: ['mentalHealthTherapist', 'nutritionist'], sensitive: 'refuse' },
    tips: ['Point straight down on "here" and hold it.', 'Cut to the starting point within a second.'],
    weight: 1.1,
  },

  {
    id: 'myth-bust-audience-only-01',
    type: 'Myth Bust',
    template: '"{objectionI}." Says who?',
    tips: [
      'Read the first line off a sticky note; look up for "says who".',
      'Type the quote on screen, then delete it letter by letter.',
    ],
    weight: 1.3,
  },

  {
    id: 'mistake-to-avoid-audience-only-02',
    type: 'Mistake to Avoid',
    template: 'If {pain}, change one thing first.',
    when: { pain: 'situation', sensitive: 'refuse' },
    tips: ['Hold up five fingers, fold four away on "one".', 'Name the one thing before the third second.'],
    weight: 1.3,
  },
  {
    id: 'mistake-to-avoid-audience-only-03',
    type: 'Mistake to Avoid',
    template: 'Worried about {fear}? Ask this one question first.',
    when: { sensitive: 'refuse' },
    tips: [
      'Open your palm toward the lens on the question.',
      'Leave the question blank on screen for one second.',
    ],
    weight: 1.3,
  },

  {
    id: 'story-audience-only-01',
    type: 'Story',
    template: "Picture this: {pain}, and it's only Tuesday.",
    tone: 'playful',
    tips: [
      'Slump, sigh, then look at a wall calendar on "Tuesday".',
      'Film handheld at eye level, no music.',
    ],
    weight: 0.8,
  },
  {
    id: 'story-audience-only-02',
    type: 'Story',
    template: "You're {scene}. Freeze the frame.",
    when: { sensitive: 'refuse' },
    tips: [
      'Act the scene and hold perfectly still on "freeze".',
      'Walk into the frozen shot from the side and start explaining.',
    ],
    weight: 0.3,
  },

  {
    id: 'before-and-after-audience-only-01',
    type: 'Before and After',
    template: 'Yesterday: {scene}. Today: one thing different.',
    truth: 'Show the one thing.',
    tips: [
      'Film both days from the same tripod mark.',
      'Change your shirt between the two, nothing else in the room.',
    ],
    weight: 0.8,
  },

  {
    id: 'list-audience-only-01',
    type: 'List',
    template: "Three things I'd tell you if {pain}.",
    tips: ['Hold up three fingers before the first word.', 'Leave a breath before "if".'],
    weight: 1.3,
  },
  {
    id: 'list-audience-only-03',
    type: 'List',
    template: '{aud}, ask these three questions first.',
    when: { sensitive: 'refuse' },
    truth: 'Give all three.',
    tips: ['Lay three cards on the table, face down.', 'Turn the first one over on "first".'],
    weight: 0.3,
  },

  {
    id: 'how-to-audience-only-02',
    type: 'How-To',
    template: 'How to {wantVp} when {pain}.',
    when: { sensitive: 'refuse' },
    truth: 'It must work under that constraint.',
    tips: [
      'Say the "when" half straight into the lens, slower.',
      'Caption in two lines, broken before "when".',
    ],
    weight: 1.1,
  },
  {
    id: 'how-to-audience-only-04',
    type: 'How-To',
    template: 'If {pain}, try this before anything else.',
    when: { notProfession: ['mentalHealthTherapist'], sensitive: 'refuse' },
    tips: ['Hold the thing you will show just outside the frame.', 'Bring it in on "this".'],
    weight: 1.3,
  },
  {
    id: 'how-to-audience-only-06',
    type: 'How-To',
    template: 'Worried about {fear}? Write it down before you google it.',
    tips: ['Write the worry on paper in real time, pen sound on.', 'Turn the phone face down on "google".'],
    weight: 0.3,
  },

  {
    id: 'authority-audience-only-03',
    type: 'Authority',
    template: '{role} habit: I ask one question first.',
    when: { sensitive: 'refuse' },
    claims: ['personal'],
    truth: 'You really ask it first.',
    tips: [
      'Raise one finger before you say what you do.',
      'Leave the question blank on screen for a second.',
    ],
    weight: 0.3,
  },
  {
    id: 'authority-audience-only-06',
    type: 'Authority',
    template: "I'm {aRole}. If {pain}, you can say it.",
    when: { pain: 'feeling' },
    tone: 'gentle',
    tips: ['Open both hands on "say" and rest them on your knees.', 'Sit at the same height as the lens.'],
    weight: 0.4,
  },

  {
    id: 'relatable-pain-audience-only-03',
    type: 'Relatable Pain',
    template: 'Sit down for a minute if {pain}.',
    tone: 'gentle',
    tips: ['Pull out a chair toward the lens before you speak.', 'Sit down yourself on "minute".'],
    weight: 0.3,
  },
  {
    id: 'relatable-pain-audience-only-04',
    type: 'Relatable Pain',
    template: "If {pain}, that's not a character flaw.",
    when: {
      pain: 'feeling',
      profession: [
        'mentalHealthTherapist',
        'businessCoach',
        'corporateTrainer',
        'financialAdvisor',
        'nutritionist',
        'default',
      ],
    },
    tone: 'gentle',
    tips: ['Pause at the comma; do not smile.', 'Lower your voice on "character flaw".'],
    weight: 1.3,
  },
  {
    id: 'relatable-pain-audience-only-05',
    type: 'Relatable Pain',
    template: 'Here you are again, {scene}.',
    when: { sensitive: 'refuse' },
    tips: [
      'Play the scene from behind, no face, room sound only.',
      'Let out the breath after the last word and hold the shot.',
    ],
    weight: 0.3,
  },
  {
    id: 'relatable-pain-audience-only-06',
    type: 'Relatable Pain',
    template: "Nobody posts the part where you're {scene}.",
    when: { sensitive: 'refuse' },
    claims: ['consensus'],
    tips: ['Film that part: bad light, no edit.', 'Swipe past three perfect posts on your phone first.'],
    weight: 0.3,
  },

  {
    id: 'insider-audience-only-02',
    type: 'Insider',
    template: "{aud}, here's what I'd do first.",
    when: { sensitive: 'refuse' },
    truth: 'Show it.',
    tips: [
      'Roll up one sleeve before you speak.',
      'Show the first move with your hands right after the line.',
    ],
    weight: 0.3,
  },
  {
    id: 'insider-audience-only-04',
    type: 'Insider',
    template: "If I could tell {aud} one thing, it's this.",
    when: { sensitive: 'refuse' },
    tips: [
      'Hold up one finger and keep it there until you say the thing.',
      'Leave one second of silence after "this".',
    ],
    weight: 0.3,
  },
  {
    id: 'insider-audience-only-05',
    type: 'Insider',
    template: "Here's what I'd text you if {pain}.",
    when: { needs: ['role'], sensitive: 'refuse' },
    truth: 'General and true for anyone, nothing personal.',
    tips: [
      'Type it on your phone while you speak; show the bubble next.',
      'Sit on the floor or a step, not at the desk.',
    ],
    weight: 1.1,
  },

  {
    id: 'direct-call-out-audience-only-03',
    type: 'Direct Call-Out',
    template: "Hands up if you've been {scene}.",
    when: { notProfession: ['mentalHealthTherapist'], sensitive: 'refuse' },
    tone: 'playful',
    tips: ['Raise your own hand first, halfway.', 'Look around as if counting the others.'],
    weight: 1.1,
  },
  {
    id: 'direct-call-out-audience-only-04',
    type: 'Direct Call-Out',
    template: '{aud}: save this before you need it.',
    when: { sensitive: 'refuse' },
    tips: ['Tap the air where the save button is.', 'Hold still for one second so the screen can be saved.'],
    weight: 0.3,
  },

  {
    id: 'stop-doing-this-audience-only-01',
    type: 'Stop Doing This',
    template: 'Stop scrolling if {pain}.',
    tips: ['Palm to the lens; freeze for half a second.', 'Leave the caption up alone, no music.'],
    weight: 1.1,
  },
  {
    id: 'stop-doing-this-audience-only-02',
    type: 'Stop Doing This',
    template: 'Enough {scene}. One thing changes today.',
    when: { notProfession: ['mentalHealthTherapist'], sensitive: 'refuse' },
    truth: 'Name the one thing at once.',
    tips: ['Clap once on "enough".', 'One finger up on "one", and keep it up until you name it.'],
    weight: 0.5,
  },

  {
    id: 'quick-win-audience-only-02',
    type: 'Quick Win',
    template: 'One pen, one sentence, one minute, if {pain}.',
    truth: 'Give them the sentence to write.',
    tips: ['Lay the pen on the page, then speak.', 'One finger per item; the third one taps your watch.'],
    weight: 0.3,
  },

  {
    id: 'audience-request-audience-only-01',
    type: 'Audience Request',
    template: 'What would help most when {pain}?',
    tone: 'gentle',
    tips: [
      'Ask it slowly and stay silent for one full second.',
      'Point down at the comments after the question.',
    ],
    weight: 0.5,
  },
  {
    id: 'audience-request-audience-only-04',
    type: 'Audience Request',
    template: '"{objectionI}." You wrote that, so I\'m answering.',
    truth: 'Somebody really wrote it.',
    tips: ['Read it off your phone without any mockery.', 'Put the phone away before you answer.'],
    weight: 1.1,
  },

  {
    id: 'pov-audience-only-01',
    type: 'POV',
    template: 'POV: {pain}, and someone hands you a plan.',
    truth: 'The plan follows at once.',
    tips: ['Hand a card straight at the lens.', 'Play both roles with a cut and a change of side.'],
    weight: 0.5,
  },
  {
    id: 'pov-audience-only-03',
    type: 'POV',
    template: 'POV: {pain}, and {object} is no help.',
    when: { notProfession: ['mentalHealthTherapist'] },
    tone: 'playful',
    tips: [
      'Ask it a question with a straight face and wait.',
      'Cut to the thing, silent, for a full second.',
    ],
    weight: 0.3,
  },
  {
    id: 'pov-audience-only-04',
    type: 'POV',
    template: "POV: you're {scene}, and your future self coughs politely.",
    when: { notProfession: ['mentalHealthTherapist'] },
    tone: 'playful',
    tips: ['Cough off screen, then step in wearing a better shirt.', 'Look at the old you, not at the lens.'],
    weight: 0.3,
  },
];
