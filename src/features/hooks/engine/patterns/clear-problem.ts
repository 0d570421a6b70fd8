import type { Gates, Pattern } from '../pattern.ts';

const TROUBLE: Gates = { shape: ['nominal'], topic: ['problem'] };

/** What people suffer from, said quietly, in plain words that suit every topic of the kind. */
export const clearProblemPatterns: readonly Pattern[] = [
  {
    id: 'direct-call-out-clear-problem-01',
    type: 'Direct Call-Out',
    template: "This one's for you if {pain}.",
    when: TROUBLE,
    tone: 'gentle',
    tips: [
      'Rest your open palm toward the lens on "you."',
      'Hold your gaze for two seconds after the last word.',
    ],
    weight: 1.6,
  },
  {
    id: 'authority-clear-problem-01',
    type: 'Authority',
    template: "I'm {aRole}. If {pain}, let's talk.",
    when: TROUBLE,
    tone: 'gentle',
    tips: [
      'Show your name and role on screen during the first sentence.',
      'Breathe out once before "let\'s talk."',
    ],
    weight: 1.3,
  },
  {
    id: 'authority-clear-problem-02',
    type: 'Authority',
    template: "As {aRole}, here's what I'd want you to know about {np}.",
    when: TROUBLE,
    tone: 'gentle',
    tips: ['Show your role as a small caption until the comma.', 'Look straight into the lens on "know."'],
    weight: 1.8,
  },
  {
    id: 'story-clear-problem-01',
    type: 'Story',
    template: 'Every story about {np} is different. Yours matters too.',
    when: TROUBLE,
    tone: 'gentle',
    tips: ['Close the notebook in front of you after "different."', 'Look into the lens only on "yours."'],
    weight: 1.3,
  },
  {
    id: 'question-clear-problem-01',
    type: 'Question',
    template: 'Would it help to talk about {np}?',
    when: TROUBLE,
    tone: 'gentle',
    tips: [
      'Lean forward an inch on "help."',
      'Show the question on screen and leave it there a beat longer.',
    ],
    weight: 1.3,
  },
  {
    id: 'audience-request-clear-problem-01',
    type: 'Audience Request',
    template: 'Can we talk about {np}, just for a minute?',
    when: TROUBLE,
    tone: 'gentle',
    tips: ['Sit down into frame on "can we."', 'Drop your volume after the comma.'],
    weight: 2,
  },
  {
    id: 'how-to-clear-problem-01',
    type: 'How-To',
    template: 'A gentle first step with {np}.',
    when: TROUBLE,
    tone: 'gentle',
    tips: [
      'Slide one blank card toward the lens on "first step."',
      'Take an unhurried breath before you continue.',
    ],
    weight: 1.1,
  },
  {
    id: 'direct-call-out-clear-problem-02',
    type: 'Direct Call-Out',
    template: 'If {np} {np.is} weighing on you, this is for you.',
    when: TROUBLE,
    tone: 'gentle',
    tips: ['Keep your eyes on the lens through the comma.', 'Open one hand toward the camera on "for you."'],
    weight: 1.8,
  },
  {
    id: 'audience-request-clear-problem-02',
    type: 'Audience Request',
    template: "People often ask what helps with {np}. I'd start here.",
    when: TROUBLE,
    tone: 'gentle',
    tips: ['Nod slightly on "often ask."', 'Touch the table with one finger on "here."'],
    weight: 0.5,
  },
  {
    id: 'list-clear-problem-01',
    type: 'List',
    template: 'Two things worth knowing about {np}.',
    when: TROUBLE,
    tone: 'gentle',
    tips: [
      'Put a small "2" on screen on the first word.',
      'Pick up a blank card on "knowing" and leave it face down.',
    ],
    weight: 1.3,
  },
];
