import type { ThemeName } from '../theme.ts';

/**
 * What a creator of each profession might type in, and hooks that the product's own writer returned for it
 * (tips included), each picked by a person from several runs.
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
    topic: 'talking to the camera',
    hooks: [
      {
        type: 'Unpopular Opinion',
        text: 'Unpopular opinion: most of us overcomplicate talking to the camera.',
        tip: 'Half smile, calm voice.',
      },
      {
        type: 'Before and After',
        text: 'Watch me talk to the camera twice: the usual way, then mine.',
        tip: 'Same frame, two takes, one hard cut.',
      },
      {
        type: 'Direct Call-Out',
        text: 'Solo creators, this is how to talk to the camera.',
        tip: 'Address one person; point once.',
      },
      {
        type: 'Stop Doing This',
        text: 'Stop here if you freeze as soon as you hit record.',
        tip: 'Palm to the lens; freeze for half a second.',
      },
      {
        type: 'Curiosity Gap',
        text: 'Before you talk to the camera, look at the step most people skip.',
        tip: 'Hold up one finger on "step" and keep it up until you name it.',
      },
      {
        type: 'List',
        text: 'Three things to check before you talk to the camera.',
        tip: 'Tap the table once per item.',
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
        text: 'A registered dietitian notices this about yogurt labels. Most people walk past it.',
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
        type: 'Unpopular Opinion',
        text: 'Unpopular opinion: most of us overcomplicate yogurt labels.',
        tip: 'Half smile, calm voice.',
      },
      {
        type: 'Mistake to Avoid',
        text: "The yogurt label mistake I'd fix first, before anything else.",
        tip: 'Point at the spot on screen where the mistake will appear.',
      },
      {
        type: 'List',
        text: 'Remember three things about yogurt labels. These three.',
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
        type: 'POV',
        text: "POV: you're scared of waiving the wrong thing, and someone hands you a plan.",
        tip: 'Hand a card to the lens.',
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
        text: "You feel behind on retirement. That's not a character flaw.",
        tip: 'Lower your voice on "character flaw".',
      },
      {
        type: 'Question',
        text: 'Roth IRA or 401k? Your answer should depend on one thing.',
        tip: 'One object in each hand; lower both on "one thing".',
      },
      {
        type: 'Insider',
        text: "Here's how I'd explain Roth IRA vs 401k to my own family.",
        tip: 'Kitchen or living room, no studio light.',
      },
      {
        type: 'Unpopular Opinion',
        text: 'Unpopular opinion: the Roth IRA or 401k debate is the wrong question.',
        tip: 'Strike through the debate on screen.',
      },
      {
        type: 'Stop Doing This',
        text: 'Stop guessing how Roth IRA and 401k differ.',
        tip: 'Tap the lens on "stop".',
      },
    ],
  },
  mentalHealthTherapist: {
    business: 'Licensed therapist. I see adults online and teach about family relationships.',
    customer: 'Adults who want calmer family visits but feel guilty every time they say no.',
    topic: 'setting boundaries with your parents',
    hooks: [
      {
        type: 'Relatable Pain',
        text: 'If setting boundaries with your parents feels heavier than it should, start here.',
        tip: 'Let your shoulders drop before you speak.',
      },
      {
        type: 'Authority',
        text: "Licensed therapist here. Let's talk about setting boundaries with your parents without the jargon.",
        tip: 'Jargon words crossed out on screen.',
      },
      {
        type: 'How-To',
        text: 'If you want calmer family visits, start smaller than you think.',
        tip: 'Bring your hands together on "smaller".',
      },
      {
        type: 'Quick Win',
        text: 'One question that makes setting boundaries with your parents easier to think about.',
        tip: 'Show the question mark alone for half a second.',
      },
      {
        type: 'Comparison',
        text: 'Setting boundaries with your parents: what people expect versus what it really asks of you.',
        tip: 'Two text columns.',
      },
      {
        type: 'How-To',
        text: 'How to set boundaries with your parents when you feel guilty every time you say no.',
        tip: 'Two lines of text: goal on top, obstacle below.',
      },
    ],
  },
  businessCoach: {
    business: 'Business coach for freelancers. I run a pricing program and speak at small conferences.',
    customer: 'Freelance designers who want to charge more but are scared to lose clients.',
    topic: 'how to raise your prices without losing clients',
    hooks: [
      {
        type: 'Comparison',
        text: 'Two ways to raise your prices: one looks impressive, one actually lasts.',
        tip: 'Wide shot for "impressive", close-up for "lasts".',
      },
      {
        type: 'Insider',
        text: 'The price conversation that happens when the camera is off.',
        tip: 'Reach forward as if to switch off, then stop.',
      },
      {
        type: 'How-To',
        text: "How to raise your prices when you're scared to lose clients.",
        tip: 'Say the "when" half straight into the lens.',
      },
      {
        type: 'Mistake to Avoid',
        text: 'Trying to raise your prices? Undo this one habit first.',
        tip: 'Show the habit in the first frame, before you speak.',
      },
      {
        type: 'Myth Bust',
        text: "Most price advice wasn't written for your week.",
        tip: 'Read it off a sticky note, then crumple the note.',
      },
      {
        type: 'List',
        text: "Three things I'd tell freelance designers over coffee.",
        tip: 'Talk sideways to the camera, as if across a table.',
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
        type: 'Curiosity Gap',
        text: "Here's why your useEffect runs twice, and it's not what you've been told.",
        tip: 'Say it over a shot of the failed version, not your face.',
      },
      {
        type: 'Direct Call-Out',
        text: 'Junior developers, this is why your useEffect runs twice.',
        tip: 'Answer within five seconds.',
      },
      {
        type: 'Comparison',
        text: 'Two explanations for why your useEffect runs twice. Only one helps you fix it.',
        tip: 'Two text boxes; one fades out.',
      },
      {
        type: 'Question',
        text: 'Can you explain why your useEffect runs twice in one sentence?',
        tip: 'Hand the question to someone off camera.',
      },
      {
        type: 'POV',
        text: 'POV: you finally understand why your useEffect runs twice.',
        tip: 'Light-bulb moment without the prop.',
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
        text: 'Reasons your team ignores training, from obvious to the one that stings.',
        tip: 'Lower your voice item by item.',
      },
      {
        type: 'Relatable Pain',
        text: 'If you keep getting eye rolls, you should know why your team ignores training.',
        tip: 'Caption the second half only.',
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
        type: 'List',
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
