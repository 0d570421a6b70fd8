import type { Pattern } from '../pattern.ts';

export const nominal2Patterns: readonly Pattern[] = [
  {
    id: 'curiosity-gap-nominal-2-01',
    type: 'Curiosity Gap',
    template: 'One {mod} decision changes everything after it.',
    when: {
      form: 'noun',
      notTopic: ['problem', 'content'],
    },
    truth: 'Name the decision within ten seconds.',
    tips: [
      'Pause a full beat between the sentences; shake your head slightly on "not".',
      'Show only the first sentence on screen; say the second.',
    ],
  },
  {
    id: 'myth-bust-nominal-2-01',
    type: 'Myth Bust',
    template: '{np} {np.isnt} complicated. The way people explain {np.it} is.',
    when: {
      form: 'noun',
      notTopic: ['problem', 'content'],
      superlative: 'allow',
      versus: 'allow',
      explain: true,
    },
    tips: [
      'Hold a thick printout; drop it out of frame on the second sentence.',
      'Neutral face first, smile second.',
    ],
  },
  {
    id: 'question-nominal-2-01',
    type: 'Question',
    template: 'Could you explain {np} in ten seconds?',
    when: {
      form: 'noun',
      notTopic: ['content'],
      superlative: 'allow',
      versus: 'allow',
      explain: true,
    },
    tips: ['Start a visible countdown.', 'Stop talking after the question for two full seconds.'],
  },
  {
    id: 'before-and-after-nominal-2-01',
    type: 'Before and After',
    template: 'Same {mod}, two versions. Spot the difference.',
    when: {
      form: 'noun',
      topic: ['content', 'term'],
    },
    truth: 'Show both.',
    tips: ['Split screen from frame one.', 'Freeze for one second so viewers can look.'],
  },
  {
    id: 'how-to-nominal-2-01',
    type: 'How-To',
    template: "Make {np} boring. That's how it sticks.",
    when: {
      form: 'noun',
      notTopic: ['problem', 'term', 'content'],
      number: 'singular',
      superlative: 'allow',
    },
    tone: 'playful',
    tips: ['Deadpan face, calm voice.', 'Show a checklist with one box.'],
  },
  {
    id: 'relatable-pain-nominal-2-01',
    type: 'Relatable Pain',
    template: 'Nobody warns {aud} about this part of {np}.',
    when: {
      notTopic: ['content', 'term'],
      number: 'singular',
      superlative: 'allow',
    },
    claims: ['consensus'],
    tips: ['Look left and right before you speak.', 'Caption finishes half a beat after you.'],
  },
  {
    id: 'insider-nominal-2-01',
    type: 'Insider',
    template: 'The {mod} conversation that happens when the camera is off.',
    when: {
      form: 'noun',
      notTopic: ['content', 'term'],
    },
    tips: ['Reach forward as if to switch off, then stop.', 'Pull focus on "off".'],
  },
  {
    id: 'trend-nominal-2-01',
    type: 'Trend',
    template: "Everyone has a take on {np}. Here's the boring one.",
    when: {
      notTopic: ['problem', 'content'],
      superlative: 'allow',
      versus: 'allow',
    },
    claims: ['consensus'],
    tips: ['Deadpan on "boring".', 'Stack headlines on screen, then clear them.'],
  },
  {
    id: 'stop-doing-this-nominal-2-01',
    type: 'Stop Doing This',
    template: 'Stop saving {mod} videos and do this one thing instead.',
    when: {
      form: 'noun',
    },
    tone: 'playful',
    truth: 'One action for today.',
    tips: ['Show a "saved" folder and close it.', 'Grab the phone out of frame on "stop".'],
  },
  {
    id: 'audience-request-nominal-2-01',
    type: 'Audience Request',
    template: "You asked about {np}, so here's the honest version.",
    when: {
      superlative: 'allow',
      versus: 'allow',
    },
    claims: ['personal'],
    truth: 'Only if someone asked.',
    tips: ['Pin a real comment.', 'Read the comment in one voice, answer in another.'],
  },
  {
    id: 'pov-nominal-2-01',
    type: 'POV',
    template: 'POV: {pain}, and someone finally explains {np} properly.',
    when: {
      form: 'noun',
      notTopic: ['content'],
      superlative: 'allow',
      versus: 'allow',
      explain: true,
    },
    tips: ['Play both roles with a hard cut.', 'Text only for the first line.'],
  },
  {
    id: 'insider-nominal-2-02',
    type: 'Insider',
    template: "Here's how I'd explain {np} to my own family.",
    when: {
      superlative: 'allow',
      versus: 'allow',
    },
    tips: ['Talk to someone just off camera.', 'Kitchen or living room, no studio light.'],
    weight: 1.1,
  },
  {
    id: 'challenge-nominal-2-01',
    type: 'Challenge',
    template: 'Keep one thing, drop one thing: {np}. Go.',
    when: {
      notTopic: ['problem', 'content'],
      superlative: 'allow',
    },
    tips: ['Hold up two fingers, fold one.', 'Point at the comments.'],
  },
  {
    id: 'relatable-pain-nominal-2-02',
    type: 'Relatable Pain',
    template: 'If {np} {np.feel} heavier than it should, start here.',
    when: {
      notTopic: ['content', 'term'],
      number: 'singular',
      superlative: 'allow',
    },
    tips: ['Let your shoulders drop before you speak.', 'Slow pace, warm light.'],
  },
];
