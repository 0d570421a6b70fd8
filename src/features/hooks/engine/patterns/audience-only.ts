import type { Pattern } from '../pattern.ts';

export const audienceOnlyPatterns: readonly Pattern[] = [
  {
    id: 'story-audience-only-01',
    type: 'Story',
    template: "Picture this: {pain}, and it's only Tuesday.",
    tone: 'playful',
    tips: ['Act it: slump, sigh, look at a clock.', 'Handheld at eye level, no music.'],
  },
  {
    id: 'list-audience-only-01',
    type: 'List',
    template: "Three things I'd tell {aud} over coffee.",
    tips: ['Actually hold a cup; two-shot framing.', 'Talk sideways to the camera, as if across a table.'],
    weight: 1.1,
  },
  {
    id: 'how-to-audience-only-01',
    type: 'How-To',
    template: 'If you want {want}, start smaller than you think.',
    tips: ['Bring your hands together on "smaller".', 'One take until the first step is on screen.'],
  },
  {
    id: 'authority-audience-only-01',
    type: 'Authority',
    template: "I'm {aRole}, and this is the question I'd ask first.",
    tips: ['Clipboard or notebook in hand.', 'Ask the question on the very next cut.'],
  },
  {
    id: 'relatable-pain-audience-only-01',
    type: 'Relatable Pain',
    template: 'If {pain}, this one is for you.',
    tips: ['Say "if" before the camera settles.', 'Pain point on screen word for word.'],
  },
  {
    id: 'relatable-pain-audience-only-02',
    type: 'Relatable Pain',
    template: "{pain}. That's not a character flaw.",
    when: {
      pain: 'feeling',
    },
    tips: ['Long pause between the sentences; do not smile.', 'Lower your voice on "character flaw".'],
    weight: 1.2,
  },
  {
    id: 'insider-audience-only-01',
    type: 'Insider',
    template: 'Nobody told {aud} this part, so I will.',
    claims: ['consensus'],
    tips: ['Look over your shoulder, then at the lens.', 'Start close and step back.'],
  },
  {
    id: 'direct-call-out-audience-only-01',
    type: 'Direct Call-Out',
    template: "You want {want}. Let's start with what's in the way.",
    tips: ['Move an object out of frame on "in the way".', 'Calm, certain, no filler words.'],
    weight: 1.1,
  },
  {
    id: 'stop-doing-this-audience-only-01',
    type: 'Stop Doing This',
    template: 'Stop here if {pain}.',
    tips: ['Palm to the lens; freeze for half a second.', 'Big caption, no music.'],
  },
  {
    id: 'unpopular-opinion-audience-only-01',
    type: 'Unpopular Opinion',
    template: "Unpopular opinion: {aud} don't need more tips. They need fewer.",
    tips: ['Throw a stack of notes away.', 'Pause before "fewer".'],
    weight: 1.1,
  },
  {
    id: 'pov-audience-only-01',
    type: 'POV',
    template: 'POV: {pain}, and someone hands you a plan.',
    tips: ['Hand a card to the lens.', 'Play both roles with a cut.'],
  },
];
