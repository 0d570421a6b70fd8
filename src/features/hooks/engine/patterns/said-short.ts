import type { Pattern } from '../pattern.ts';
import { CHOICE, THING } from './light-gates.ts';

/** A trouble, a wish or a doubt and the topic in so few words that a long one still leaves room for the other. */
export const saidShortPatterns: readonly Pattern[] = [
  {
    id: 'question-said-short-01',
    type: 'Question',
    template: "Want {want}? Let's talk {np}.",
    when: { ...THING, form: 'noun', first: 'refuse', notTopic: ['content'] },
    tips: ['Raise your eyebrows on "want."', 'Put the topic on screen on "talk."'],
    weight: 1.1,
  },
  {
    id: 'relatable-pain-said-short-01',
    type: 'Relatable Pain',
    template: "{painAsk}? Let's talk {np}.",
    when: { form: 'noun', first: 'refuse', notTopic: ['content'], sensitive: 'refuse' },
    tips: ['Ask it as you would ask a friend.', 'Lean in on "let\'s talk."'],
    weight: 1.3,
  },
  {
    id: 'myth-bust-said-short-01',
    type: 'Myth Bust',
    template: "Think {objection}? Let's compare {a} and {b}.",
    when: CHOICE,
    tips: ['Shake your head slightly on the question.', 'Hold up one hand for each side on "compare."'],
    weight: 1.3,
  },
  {
    id: 'comparison-said-short-01',
    type: 'Comparison',
    template: '"{objectionI}"? Let\'s compare {a} and {b}.',
    when: CHOICE,
    tips: ['Show the quoted words on screen.', 'Turn one palm up for each side on "compare."'],
    weight: 0.3,
  },
];
