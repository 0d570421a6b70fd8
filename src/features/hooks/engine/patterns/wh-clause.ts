import type { Pattern } from '../pattern.ts';

export const whClausePatterns: readonly Pattern[] = [
  {
    id: 'curiosity-gap-wh-clause-01',
    type: 'Curiosity Gap',
    template: "Here's {wh}, and it's not what you've been told.",
    when: {
      wh: ['why', 'how', 'what'],
    },
    truth: 'Your explanation must differ from the usual one.',
    tips: [
      'Say it over a shot of the failed version, not your face.',
      'Lean in on "not" and drop your volume.',
    ],
    weight: 1.2,
  },
  {
    id: 'question-wh-clause-01',
    type: 'Question',
    template: 'Can you explain {wh} in one sentence?',
    when: {
      wh: ['why', 'how', 'what'],
    },
    tips: ['Hand the question to someone off camera.', 'Ten-second silence bar on screen.'],
  },
  {
    id: 'story-wh-clause-01',
    type: 'Story',
    template: 'It took me far too long to learn {wh}. You get it in thirty seconds.',
    when: {
      wh: ['why', 'how', 'what', 'when'],
    },
    claims: ['personal'],
    truth: 'Only if true.',
    tips: [
      'Old photo for the first sentence, present day for the second.',
      'Speed up on the second sentence.',
    ],
  },
  {
    id: 'authority-wh-clause-01',
    type: 'Authority',
    template: "I'm {aRole}, and this is {wh}.",
    when: {
      wh: ['why', 'how', 'what', 'when'],
    },
    tips: ['Name and role on screen; go straight to the answer.', 'Hold the tool of your trade.'],
    weight: 1.2,
  },
  {
    id: 'relatable-pain-wh-clause-01',
    type: 'Relatable Pain',
    template: 'If {pain}, you should know {wh}.',
    when: {
      wh: ['why', 'how', 'what', 'when'],
    },
    tips: ['Hand on chest on "if".', 'Caption the second half only.'],
    weight: 1.2,
  },
  {
    id: 'relatable-pain-wh-clause-02',
    type: 'Relatable Pain',
    template: "Nobody sat you down and explained {wh}, so let's do it now.",
    when: {
      wh: ['why', 'how', 'what'],
    },
    tips: ['Pull up a chair.', 'Seated, level with the lens, calm pace.'],
  },
  {
    id: 'challenge-wh-clause-01',
    type: 'Challenge',
    template: 'Send this to someone who still wonders {whThey}.',
    tips: ['Point up at the share arrow.', 'Smile; make it friendly, not smug.'],
  },
  {
    id: 'insider-wh-clause-01',
    type: 'Insider',
    template: 'The honest answer to {wh}, from someone who does this all day.',
    when: {
      needs: ['role'],
    },
    truth: 'True if this is your job.',
    tips: ['Sleeves rolled, end-of-day light.', 'Quiet, direct, no intro.'],
  },
  {
    id: 'comparison-wh-clause-01',
    type: 'Comparison',
    template: 'Two explanations for {wh}. Only one helps you fix it.',
    when: {
      wh: ['why'],
    },
    truth: 'Give both.',
    tips: ['Two text boxes; one fades out.', 'Thumb down, thumb up.'],
  },
  {
    id: 'direct-call-out-wh-clause-01',
    type: 'Direct Call-Out',
    template: '{aud}, this is {wh}.',
    when: {
      wh: ['why', 'how', 'what', 'when'],
    },
    tips: ['Address one person; point once.', 'Answer within five seconds.'],
    weight: 1.2,
  },
  {
    id: 'stop-doing-this-wh-clause-01',
    type: 'Stop Doing This',
    template: 'Stop guessing {wh}.',
    tips: ['Three words, one breath, hard cut.', 'Tap the lens on "stop".'],
    weight: 1.2,
  },
  {
    id: 'quick-win-wh-clause-01',
    type: 'Quick Win',
    template: 'In the next thirty seconds: {wh}.',
    truth: 'Fit it in thirty seconds.',
    tips: ['Clap once after the colon.', 'Cut every two seconds.'],
  },
  {
    id: 'audience-request-wh-clause-01',
    type: 'Audience Request',
    template: "You asked {wh}, so let's settle it.",
    claims: ['personal'],
    truth: 'Only if someone asked.',
    tips: ['Real comment on screen.', 'Crack your knuckles, smile.'],
  },
  {
    id: 'pov-wh-clause-01',
    type: 'POV',
    template: 'POV: you finally understand {wh}.',
    when: {
      wh: ['why', 'how', 'what'],
    },
    tips: ['Slow smile, then cut to the explanation.', 'Light-bulb moment without the prop.'],
  },
];
