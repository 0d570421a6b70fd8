import { describe, expect, it } from 'vitest';
import { readTopic } from './read-topic.ts';

describe('the parts of a claim', () => {
  it.each([
    [
      "You don't need a juice cleanse to beat bloating.",
      {
        belief: 'you need a juice cleanse to beat bloating',
        asked: 'do you need a juice cleanse to beat bloating',
        point: "you don't need a juice cleanse",
        pointAsk: 'do you need a juice cleanse',
        goal: 'beat bloating',
        goalGer: 'beating bloating',
        spare: 'a juice cleanse',
        cleared: null,
      },
    ],
    ["You don't need to count calories to get healthy.", { goal: 'get healthy', spare: 'counting calories' }],
    // To give up coffee is no point without the reflux.
    ["You don't have to give up coffee to calm your reflux.", { point: null, spare: 'giving up coffee' }],
    [
      "You don't need to give up rice if you have diabetes.",
      { point: null, goal: null, spare: 'giving up rice' },
    ],
    // Nobody takes up a big audience, and kids have no goal of the viewer's.
    ["You don't need a big audience to make money", { point: "you don't need a big audience", spare: null }],
    ["Kids don't need screens to be entertained", { point: "kids don't need screens", goal: null }],
    [
      "You don't have to answer emails on weekends",
      { point: null, belief: 'you have to answer emails on weekends' },
    ],
    ["You don't need expensive gear to start filming", { goal: 'start filming', goalGer: null }],
    [
      'A late dinner is not making you gain weight.',
      { belief: 'a late dinner is making you gain weight', cleared: 'late dinners' },
    ],
    [
      "Eating late at night won't make you gain weight.",
      { belief: 'eating late at night will make you gain weight', cleared: 'eating late at night' },
    ],
    [
      'Ice cream can still be part of your diet.',
      { belief: "ice cream can't be part of your diet", cleared: 'ice cream' },
    ],
    [
      'Frozen vegetables are just as good as fresh ones.',
      { belief: "frozen vegetables aren't as good as fresh ones" },
    ],
    ["Your credit score doesn't define you", { belief: 'your credit score defines you', cleared: null }],
    ['Your resume is too long', { belief: null, asked: 'is your resume too long' }],
    [
      "You don't need any equipment to get fit",
      { belief: null, pointAsk: null, asked: 'do you need any equipment to get fit' },
    ],
    // Nobody wonders about advice, an insult or a taste.
    ['you should fix your form', { asked: null, told: 'fix your form', toldGer: 'fixing your form' }],
    ['your website is shit', { asked: null, yours: 'your website', flaw: 'your website is terrible' }],
    ['your tires are fucked', { asked: null, yours: 'your tires', flaw: 'your tires are messed up' }],
    ['your damn diet sucks', { yours: 'your diet', flaw: 'your diet sucks' }],
    ['get a fucking grip', { told: 'get it together', toldGer: null }],
    ['kale is overrated', { asked: 'is kale overrated' }],
    ['Renting is better than buying', { asked: 'is renting better than buying' }],
    // As one says it aloud.
    [
      'Red meat is not as bad as you think.',
      { belief: null, asked: 'is red meat really that bad', cleared: 'red meat' },
    ],
    ['Sourdough is not as hard as you think', { asked: 'is sourdough really that hard', cleared: null }],
    ['Potatoes are healthier than you think', { asked: null, cleared: 'potatoes' }],
    [
      'You should not be scared of sugar in fruit.',
      { cleared: 'sugar in fruit', asked: 'should you be scared of sugar in fruit' },
    ],
    ["You don't have to fear fat to stay fit.", { cleared: null, goal: 'stay fit' }],
    ['Skipping breakfast is not going to slow your metabolism.', { cleared: 'skipping breakfast' }],
    [
      "You don't need to detox to feel good again.",
      { point: "you don't need to detox", goal: 'feel good again' },
    ],
  ])('%s', (typed, parts) => expect(readTopic(typed).claim).toMatchObject(parts));

  it.each([
    "You're not lazy",
    'cardio is boring',
    'mornings are scary',
    'fitted sheets are a pain to fold',
    'Cold outreach still works',
    'Most people overpay for car insurance',
    'I sold my house to buy a farm',
    'meal prep',
  ])('%s has none', (typed) => expect(readTopic(typed).claim).toBeUndefined());
});
