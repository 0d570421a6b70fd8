import type { ThemeName } from '#platform/theme-names.ts';

/**
 * What a creator of each profession might type in, and lines of the book that the product hands out for it
 * (tips included), picked by a person; examples.test.ts holds them to what it writes today.
 * Every hook that the landing page quotes is taken from here; no theme writes one itself.
 */
export type ExampleHook = { type: string; text: string; tip: string };

export type Example = {
  business: string;
  customer: string;
  topic: string;
  hooks: readonly [ExampleHook, ExampleHook, ExampleHook, ExampleHook, ExampleHook, ExampleHook];
};

export const examples: Record<ThemeName, Example> = {
  default: {
    business: 'Content creator. I film day-in-the-life videos and teach people to shoot on a phone.',
    customer: 'Solo creators who want to post three times a week but freeze as soon as they hit record.',
    topic: 'filming at home',
    hooks: [
      {
        type: 'Mistake to Avoid',
        text: 'Flat against the wall, your video looks like a passport photo.',
        tip: 'Stand against the wall, then take two steps forward.',
      },
      {
        type: 'Curiosity Gap',
        text: 'Your best recording studio is full of winter coats.',
        tip: 'Open a packed closet and speak into it.',
      },
      {
        type: 'Quick Win',
        text: "Tape a friend's photo by the lens, and talk to her.",
        tip: 'Press a small photo next to the phone camera.',
      },
      {
        type: 'Before and After',
        text: 'Whole script: hostage video. Three words on a sticky note: you.',
        tip: 'Read stiffly from paper, then drop it and talk.',
      },
      {
        type: 'Relatable Pain',
        text: "Take nineteen, same word, and the dog's judging you.",
        tip: 'Look from the phone to the dog and sigh.',
      },
      {
        type: 'Comparison',
        text: 'Window behind: witness protection. Window in front: a face.',
        tip: 'Film one line each way and cut them together.',
      },
    ],
  },
  nutritionist: {
    business:
      "I'm a registered dietitian. I teach label reading and weeknight cooking in small groups online.",
    customer: "Parents who want to cook real dinners on weeknights but don't know which label to believe.",
    topic: 'nutrition labels',
    hooks: [
      {
        type: 'Stop Doing This',
        text: "Don't shop from the front of the box. That's the ad.",
        tip: 'Turn a cereal box around in one sharp move.',
      },
      {
        type: 'Myth Bust',
        text: 'Plain yogurt has sugar on the label, and nobody added any.',
        tip: 'Point at total sugars on a plain yogurt tub.',
      },
      {
        type: 'How-To',
        text: "Read just the first three ingredients. That's most of your cereal.",
        tip: 'Hold up three fingers next to the cereal box.',
      },
      {
        type: 'Comparison',
        text: 'One jar says tomatoes, salt. The other says water, sugar, tomato paste.',
        tip: 'Hold two sauce jars, labels out.',
      },
      {
        type: 'Question',
        text: 'Who eats half a muffin? The label thinks you do.',
        tip: 'Cut a muffin in half and push one half away.',
      },
      {
        type: 'Curiosity Gap',
        text: "That calorie number isn't for the whole chip bag.",
        tip: 'Circle the calorie number, then pour out the whole bag.',
      },
    ],
  },
  realEstate: {
    business: 'Realtor in Columbus, Ohio. I help first-time buyers read listings, inspections and offers.',
    customer: 'First-time buyers who want to make a strong offer but are scared of waiving the wrong thing.',
    topic: "don't skip the home inspection",
    hooks: [
      {
        type: 'Unpopular Opinion',
        text: "Skipping the inspection isn't bold. It's a coin flip with a basement.",
        tip: 'Flip a coin at the top of the basement stairs.',
      },
      {
        type: 'Mistake to Avoid',
        text: "You paid for a home inspection and didn't go.",
        tip: 'Hold a flashlight toward an empty doorway.',
      },
      {
        type: 'Myth Bust',
        text: "A thick inspection report doesn't mean a bad house. It can mean a thorough inspector.",
        tip: 'Drop a thick stapled report on the counter.',
      },
      {
        type: 'Trend',
        text: "Waived inspections win some offers, and whatever's behind the drywall.",
        tip: 'Knock along a wall until it sounds hollow.',
      },
      {
        type: 'POV',
        text: "The inspector's on the roof. You're waiting for a PDF.",
        tip: 'Refresh an inbox with a hard hat beside you.',
      },
      {
        type: 'Quick Win',
        text: 'Wear old shoes. Follow the inspector everywhere.',
        tip: 'Film muddy shoes at a crawl space hatch.',
      },
    ],
  },
  financialAdvisor: {
    business: 'Fee-only financial planner. I explain retirement accounts without the jargon.',
    customer: "People in their 40s who feel behind on retirement and don't know which account to open first.",
    topic: 'Roth IRA vs 401k',
    hooks: [
      {
        type: 'Comparison',
        text: 'Roth taxes the seed. Traditional taxes the harvest.',
        tip: 'Hold a seed packet and a tomato.',
      },
      {
        type: 'Direct Call-Out',
        text: "An IRA isn't an investment. It's the box you put one in.",
        tip: 'Shake an empty box.',
      },
      {
        type: 'Comparison',
        text: 'Your 401(k) belongs to a job. Your IRA follows you.',
        tip: 'Hang up a badge, keep a folder.',
      },
      {
        type: 'Curiosity Gap',
        text: 'Your Roth IRA might be sitting in cash.',
        tip: 'Hover over a “buy” button.',
      },
      {
        type: 'Relatable Pain',
        text: '“Open a Roth IRA” has been on your list since April.',
        tip: 'Scroll an old note on a phone.',
      },
      {
        type: 'Quick Win',
        text: "New Year's Eve doesn't close last year's IRA. Tax day does.",
        tip: 'Peel a party hat off, point to April.',
      },
    ],
  },
  mentalHealthTherapist: {
    business: 'Licensed therapist. I see adults online and teach about family relationships.',
    customer: 'Adults who want calmer family visits but feel guilty every time they say no.',
    topic: 'setting boundaries',
    hooks: [
      {
        type: 'Curiosity Gap',
        text: 'A boundary controls your feet, never their mouth.',
        tip: 'Tilt the camera down as you step back.',
      },
      {
        type: 'Comparison',
        text: "“Stop yelling” is a request. “I'll hang up” is a boundary.",
        tip: 'Hold a phone out, thumb over the red button.',
      },
      {
        type: 'Unpopular Opinion',
        text: "Never needing anyone isn't having good boundaries.",
        tip: 'Carry too many bags alone past an empty chair.',
      },
      {
        type: 'Relatable Pain',
        text: 'Your mother has a key, and you have no warning.',
        tip: 'Film a front door handle turning from inside.',
      },
      {
        type: 'POV',
        text: "Turkey's hot, your aunt mentions your weight, and every fork stops.",
        tip: 'Freeze with a fork halfway, look up.',
      },
      {
        type: 'Quick Win',
        text: "Say “I can't make it,” then close your mouth.",
        tip: 'Press your lips shut for three beats.',
      },
    ],
  },
  businessCoach: {
    business: 'Business coach for freelancers. I run a pricing program and speak at small conferences.',
    customer: 'Freelance designers who want to charge more but are scared to lose clients.',
    topic: 'how to raise your prices without losing clients',
    hooks: [
      {
        type: 'Curiosity Gap',
        text: 'Your next inquiry has never seen your old rate.',
        tip: 'Open a new inquiry and slide an old price list off the desk.',
      },
      {
        type: 'Question',
        text: 'At your new rate, how many clients could you afford to lose?',
        tip: 'Slide client name cards off a desk, one by one.',
      },
      {
        type: 'Stop Doing This',
        text: 'Cut the word “unfortunately” from your price increase email.',
        tip: 'Backspace over “unfortunately” on a laptop, close up.',
      },
      {
        type: 'Comparison',
        text: 'One price makes clients ask whether. Three prices make them ask which.',
        tip: 'Show one price card, then fan out three.',
      },
      {
        type: 'Direct Call-Out',
        text: 'Freelance designers, your oldest client is paying a price from another era.',
        tip: 'Blow dust off a thick client folder.',
      },
      {
        type: 'Story',
        text: '“Can you do better on price?” You said yes before the question mark.',
        tip: 'Nod too fast into a laptop camera, proposal in hand.',
      },
    ],
  },
  techTutorialCreator: {
    business: 'I make short coding tutorials for front-end developers, mostly React and TypeScript.',
    customer: 'Junior developers who know basic JavaScript but get stuck when building real React apps.',
    topic: 'why your useEffect runs twice',
    hooks: [
      {
        type: 'Insider',
        text: 'That double console.log in React is a fire drill.',
        tip: 'Knock twice on the desk, once per log line.',
      },
      {
        type: 'Curiosity Gap',
        text: "Your useEffect calls itself. The network tab's still counting.",
        tip: 'Film the request counter climbing in dev tools.',
      },
      {
        type: 'Unpopular Opinion',
        text: "Plenty of useEffects should've been a const.",
        tip: 'Delete five lines and type one const.',
      },
      {
        type: 'Story',
        text: 'The customer refreshed the page, and your useEffect sent the order again.',
        tip: 'Press refresh and show a second order row.',
      },
      {
        type: 'POV',
        text: "One saved useEffect, and your laptop fan's taking off.",
        tip: 'Lower the mic to the laptop vent.',
      },
      {
        type: 'Stop Doing This',
        text: "Don't delete React's Strict Mode. It just caught you.",
        tip: 'Hover over the StrictMode tag, then back away.',
      },
    ],
  },
  corporateTrainer: {
    business: 'Corporate trainer. I run communication and leadership workshops for mid-size companies.',
    customer: 'L&D managers who want people to use what the workshop taught but keep getting eye rolls.',
    topic: 'training that sticks',
    hooks: [
      {
        type: 'Story',
        text: 'Workshop Tuesday. By Friday, they remember the cookies.',
        tip: 'Hold up a workbook, then a cookie. Bite the cookie.',
      },
      {
        type: 'Unpopular Opinion',
        text: "They don't need a form workshop. Fix the form.",
        tip: 'Unfold a form that reaches the floor.',
      },
      {
        type: 'POV',
        text: '“Find a role-play partner.” Suddenly everyone needs the bathroom.',
        tip: 'Edge toward the door, chair in hand.',
      },
      {
        type: 'Myth Bust',
        text: 'Top score on your workshop form? Maybe the lunch.',
        tip: 'Hold a form in one hand, a sandwich in the other.',
      },
      {
        type: 'Comparison',
        text: 'Safety quiz passed. Can they find the shutoff valve?',
        tip: 'Hold a completed quiz, then walk to the valve.',
      },
      {
        type: 'Stop Doing This',
        text: "Stop locking the e-learning's Next button. They make coffee.",
        tip: 'Tap a grayed-out button, then walk off.',
      },
    ],
  },
};
