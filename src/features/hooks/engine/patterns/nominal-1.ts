import type { Pattern } from '../pattern.ts';

export const nominal1Patterns: readonly Pattern[] = [
  {
    id: 'myth-bust-nominal-1-01',
    type: 'Myth Bust',
    template: "Most {mod} advice wasn't written for your week.",
    when: {
      form: 'noun',
      notTopic: ['term', 'content'],
      notProfession: ['techTutorialCreator'],
    },
    claims: ['consensus'],
    tips: [
      'Read it off a sticky note, then crumple the note.',
      'Dry delivery; the caption carries "different".',
    ],
  },
  {
    id: 'mistake-to-avoid-nominal-1-01',
    type: 'Mistake to Avoid',
    template: 'This is the quiet way people get {np} wrong.',
    when: {
      form: 'noun',
      notTopic: ['problem', 'content'],
    },
    tips: ['Whisper "quiet", then return to full voice.', 'Show the wrong version already in progress.'],
  },
  {
    id: 'story-nominal-1-01',
    type: 'Story',
    template: 'The day {np} clicked for me, I felt silly.',
    when: {
      form: 'noun',
      notTopic: ['problem', 'content'],
      number: 'singular',
      superlative: 'allow',
    },
    claims: ['personal'],
    truth: 'Only if you have that moment to tell.',
    tips: ['Laugh before you finish the sentence.', 'Show the old notes you were staring at.'],
  },
  {
    id: 'list-nominal-1-01',
    type: 'List',
    template: 'Remember three things about {np}. These three.',
    when: {
      superlative: 'allow',
      versus: 'allow',
    },
    truth: 'Deliver three.',
    tips: ['Three fingers up before you speak.', 'Say it slowly; it is a promise.'],
  },
  {
    id: 'authority-nominal-1-01',
    type: 'Authority',
    template: '{aRole} notices this about {np}. Most people walk past it.',
    when: {
      form: 'noun',
      superlative: 'allow',
    },
    claims: ['consensus'],
    tips: ['Walk through frame and stop at the thing.', 'Slow zoom while you speak.'],
  },
  {
    id: 'insider-nominal-1-01',
    type: 'Insider',
    template: 'What {aRole} tells friends about {np}, off the clock.',
    when: {
      superlative: 'allow',
      versus: 'allow',
    },
    truth: 'General education, not individual advice.',
    tips: ['Take off a badge, apron or jacket on "off the clock".', 'Kitchen-table framing, no ring light.'],
    weight: 1.2,
  },
  {
    id: 'trend-nominal-1-01',
    type: 'Trend',
    template: "{np} {np.look} different now. Here's what I'd update.",
    when: {
      notTopic: ['problem'],
    },
    truth: 'Name what changed; no invented numbers.',
    tips: ['Swipe away an old screenshot.', 'Date stamp on screen, crossed out.'],
  },
  {
    id: 'direct-call-out-nominal-1-01',
    type: 'Direct Call-Out',
    template: '{aud}, can we talk about {np} for a second?',
    when: {
      superlative: 'allow',
      versus: 'allow',
    },
    tips: ['Sit next to the camera, not opposite it.', 'Quiet voice, no music, captions on.'],
  },
  {
    id: 'quick-win-nominal-1-01',
    type: 'Quick Win',
    template: '{label}: the thirty-second version.',
    when: {
      first: 'allow',
    },
    truth: 'Fit it in thirty seconds.',
    tips: ['Title card for half a second, then talk.', 'Faster than feels natural; captions on.'],
  },
  {
    id: 'unpopular-opinion-nominal-1-01',
    type: 'Unpopular Opinion',
    template: 'Unpopular opinion: most of us overcomplicate {np}.',
    when: {
      notTopic: ['problem', 'content'],
      superlative: 'allow',
    },
    tips: ['Toss a tangled cable into frame.', 'Half smile, calm voice.'],
  },
  {
    id: 'question-nominal-1-01',
    type: 'Question',
    template: 'What would you change first about {np}?',
    when: {
      notTopic: ['content', 'problem'],
      notVerb: ['decision'],
    },
    tips: ['Ask it, then cover your mouth and wait.', 'Two-option poll sticker.'],
  },
  {
    id: 'authority-nominal-1-02',
    type: 'Authority',
    template: "{role} here. Let's talk about {np} without the jargon.",
    when: {
      superlative: 'allow',
      versus: 'allow',
    },
    tips: ['Small wave on "here".', 'Jargon words crossed out on screen.'],
    weight: 1.1,
  },
  {
    id: 'quick-win-nominal-1-02',
    type: 'Quick Win',
    template: 'One question that makes {np} easier to think about.',
    when: {
      notTopic: ['content'],
      superlative: 'allow',
      versus: 'allow',
    },
    truth: 'Ask the question.',
    tips: ['Show the question mark alone for half a second.', 'Tap your temple, then say it.'],
  },
];
