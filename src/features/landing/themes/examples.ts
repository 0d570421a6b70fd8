import type { ThemeName } from '../theme.ts';

/**
 * What a creator of each profession typed in, and hooks of the run that came back.
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
    customer: 'Solo creators who want to post three times a week but run out of ideas by Thursday.',
    topic: 'batch filming',
    hooks: [
      {
        type: 'Unpopular Opinion',
        text: 'Unpopular opinion: most of us overcomplicate batch filming.',
        tip: 'Toss a tangled cable into frame.',
      },
      {
        type: 'How-To',
        text: "Make batch filming boring. That's how it sticks.",
        tip: 'Show a checklist with one box.',
      },
      {
        type: 'Curiosity Gap',
        text: "There's a part of batch filming nobody films. Here it is.",
        tip: 'Turn the camera away from the tidy set on "nobody films".',
      },
      {
        type: 'Relatable Pain',
        text: 'If you run out of ideas by Thursday, this one is for you.',
        tip: 'Say "if" before the camera settles.',
      },
      {
        type: 'Mistake to Avoid',
        text: "The batch filming mistake I'd fix first, before anything else.",
        tip: 'Point at the spot on screen where the mistake will appear.',
      },
      {
        type: 'Stop Doing This',
        text: 'Stop saving batch filming videos and do this one thing instead.',
        tip: 'Show a "saved" folder and close it.',
      },
    ],
  },
  nutritionist: {
    business:
      "I'm a registered dietitian. I teach label reading and weeknight cooking in small groups online.",
    customer: "Parents who want to cook real dinners on weeknights but don't know which label to believe.",
    topic: 'yogurt labels',
    hooks: [
      {
        type: 'Authority',
        text: 'What a registered dietitian notices about yogurt labels that most people walk right past.',
        tip: 'Walk through frame and stop at the thing.',
      },
      {
        type: 'Insider',
        text: "Here's what I look at first with yogurt labels. It takes ten seconds.",
        tip: 'Snap your fingers on "ten seconds".',
      },
      {
        type: 'Relatable Pain',
        text: "If you don't know which label to believe, this one is for you.",
        tip: 'Pain point on screen word for word.',
      },
      {
        type: 'Myth Bust',
        text: "Yogurt labels aren't complicated. The way people explain them is.",
        tip: 'Hold a thick printout; drop it out of frame on the second sentence.',
      },
      {
        type: 'Mistake to Avoid',
        text: "The yogurt label mistake I'd fix first, before anything else.",
        tip: 'Point at the spot on screen where the mistake will appear.',
      },
      {
        type: 'List',
        text: 'If you only remember three things about yogurt labels, make it these.',
        tip: 'Three fingers up before you speak.',
      },
    ],
  },
  realEstate: {
    business: 'Realtor in Columbus, Ohio. I help first-time buyers read listings, inspections and offers.',
    customer: 'First-time buyers who want to make a strong offer but are scared of waiving the wrong thing.',
    topic: "don't skip the home inspection",
    hooks: [
      {
        type: 'Mistake to Avoid',
        text: "Skipping the home inspection feels harmless. Here's what it can cost you.",
        tip: 'Say "harmless" with a shrug, then put an invoice or tool on the table.',
      },
      {
        type: 'List',
        text: 'Three reasons people regret skipping the home inspection.',
        tip: 'Wince before each one.',
      },
      {
        type: 'Curiosity Gap',
        text: 'What happens right after you skip the home inspection?',
        tip: 'Freeze the action one frame before the consequence.',
      },
      {
        type: 'Relatable Pain',
        text: "If you're scared of waiving the wrong thing, this one is for you.",
        tip: 'Pain point on screen word for word.',
      },
      {
        type: 'Authority',
        text: "I'm a realtor, and I'd never skip the home inspection.",
        tip: 'Stand next to the thing you are protecting.',
      },
      {
        type: 'Direct Call-Out',
        text: "First-time buyers: please don't skip the home inspection.",
        tip: 'Half laugh, but mean it.',
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
        text: 'Roth IRA vs 401k: stop asking which is better. Ask which fits.',
        tip: 'Cross out the word "better" on screen.',
      },
      {
        type: 'Relatable Pain',
        text: 'If you feel behind on retirement, this one is for you.',
        tip: 'Say "if" before the camera settles.',
      },
      {
        type: 'Question',
        text: 'Roth IRA or 401k? Your answer should depend on one thing.',
        tip: 'One object in each hand; lower both on "one thing".',
      },
      {
        type: 'List',
        text: "Three things I'd tell people in their 40s over coffee.",
        tip: 'Actually hold a cup; two-shot framing.',
      },
      {
        type: 'Unpopular Opinion',
        text: 'Unpopular opinion: the Roth IRA or 401k debate is the wrong question.',
        tip: 'Strike through the debate on screen.',
      },
      {
        type: 'Quick Win',
        text: 'Roth IRA vs 401k: the thirty-second version.',
        tip: 'Title card for half a second, then talk.',
      },
    ],
  },
  mentalHealthTherapist: {
    business: 'Licensed therapist. I see adults online and teach about family relationships.',
    customer: 'Adults who want to say no to their parents but feel guilty every time they do.',
    topic: 'setting boundaries with your parents',
    hooks: [
      {
        type: 'Relatable Pain',
        text: 'If setting boundaries with your parents feels heavier than it should, start here.',
        tip: 'Let your shoulders drop before you speak.',
      },
      {
        type: 'Authority',
        text: "Therapist here. Let's talk about setting boundaries with your parents without the jargon.",
        tip: 'Jargon words crossed out on screen.',
      },
      {
        type: 'Question',
        text: "What's the hardest part of setting boundaries with your parents right now?",
        tip: 'Soft voice, eyes level with the lens.',
      },
      {
        type: 'Comparison',
        text: 'Setting boundaries with your parents: what people expect versus what it really asks of you.',
        tip: 'Two text columns.',
      },
      {
        type: 'Quick Win',
        text: 'One question that makes setting boundaries with your parents easier to think about.',
        tip: 'Show the question mark alone for half a second.',
      },
      {
        type: 'How-To',
        text: 'If you want to say no to your parents, start smaller than you think.',
        tip: 'Bring your hands together on "smaller".',
      },
    ],
  },
  businessCoach: {
    business: 'Business coach for freelancers. I run a pricing program and speak at small conferences.',
    customer: 'Freelance designers who undercharge and are scared to lose clients if they raise their rates.',
    topic: 'how to raise your prices without losing clients',
    hooks: [
      {
        type: 'Comparison',
        text: 'Two ways to raise your prices: one looks impressive, one actually lasts.',
        tip: 'Wide shot for "impressive", close-up for "lasts".',
      },
      {
        type: 'POV',
        text: "POV: you're about to raise your prices and I'm the friend who slows you down.",
        tip: 'Front camera, walking, slightly out of breath.',
      },
      {
        type: 'Relatable Pain',
        text: "If you're scared to lose clients, this one is for you.",
        tip: 'Pain point on screen word for word.',
      },
      {
        type: 'Stop Doing This',
        text: "Don't raise your prices until you can answer this one question.",
        tip: 'Hold the question back until second four.',
      },
      {
        type: 'Direct Call-Out',
        text: 'Freelance designers: save this before you raise your prices.',
        tip: 'Point once at the lens.',
      },
      {
        type: 'List',
        text: 'Three things to check before you raise your prices.',
        tip: '"1 / 2 / 3" on screen with the answers blurred.',
      },
    ],
  },
  techTutorialCreator: {
    business: 'I make short coding tutorials for front-end developers, mostly React and TypeScript.',
    customer: 'Junior developers who know basic JavaScript but get stuck when building real React apps.',
    topic: 'why your useEffect runs twice',
    hooks: [
      {
        type: 'Stop Doing This',
        text: 'Stop guessing why your useEffect runs twice.',
        tip: 'Three words, one breath, hard cut.',
      },
      {
        type: 'Comparison',
        text: 'Two explanations for why your useEffect runs twice. Only one helps you fix it.',
        tip: 'Two text boxes; one fades out.',
      },
      {
        type: 'Direct Call-Out',
        text: 'Junior developers, this is why your useEffect runs twice.',
        tip: 'Answer within five seconds.',
      },
      {
        type: 'Question',
        text: 'Can you explain why your useEffect runs twice in one sentence?',
        tip: 'Ten-second silence bar on screen.',
      },
      {
        type: 'Curiosity Gap',
        text: "Here's why your useEffect runs twice, and it's not what you've been told.",
        tip: 'Say it over a shot of the failed version, not your face.',
      },
      {
        type: 'POV',
        text: 'POV: you finally understand why your useEffect runs twice.',
        tip: 'Slow smile, then cut to the explanation.',
      },
    ],
  },
  corporateTrainer: {
    business: 'Corporate trainer. I run communication and leadership workshops for mid-size companies.',
    customer: 'L&D managers who want people to use what the workshop taught but keep getting eye rolls.',
    topic: '5 reasons your team ignores training',
    hooks: [
      {
        type: 'List',
        text: '5 reasons your team ignores training, from obvious to the one that stings.',
        tip: 'Lower your voice item by item.',
      },
      {
        type: 'Relatable Pain',
        text: 'If you keep getting eye rolls, this one is for you.',
        tip: 'Pain point on screen word for word.',
      },
      {
        type: 'Comparison',
        text: '5 reasons your team ignores training: which ones matter, and which are noise?',
        tip: 'Sort cards into two piles.',
      },
      {
        type: 'Unpopular Opinion',
        text: "Unpopular opinion: L&D managers don't need more tips. They need fewer.",
        tip: 'Throw a stack of notes away.',
      },
      {
        type: 'Question',
        text: '5 reasons your team ignores training. Tell me which one surprises you.',
        tip: 'One jump cut per item, two seconds each.',
      },
      {
        type: 'POV',
        text: 'POV: you keep getting eye rolls, and someone hands you a plan.',
        tip: 'Hand a card to the lens.',
      },
    ],
  },
};
