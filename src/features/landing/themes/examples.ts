import type { ThemeName } from '../theme.ts';

/**
 * What a creator of each profession might type in, and hooks that the product's own writer returned for it
 * (tips included), each picked by a person from several runs; examples.test.ts holds them to what it writes today.
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
        type: 'Myth Bust',
        text: "You weren't born knowing how to talk to the camera. Nobody was.",
        tip: 'Show an early, clumsy try of yours for one second.',
      },
      {
        type: 'Comparison',
        text: "There's a hard way and an easier way to talk to the camera.",
        tip: 'Show a closed left fist, then an open right hand.',
      },
      {
        type: 'Quick Win',
        text: "Screenshot this. You'll want it when you talk to the camera.",
        tip: 'Hold still for a full second so they can.',
      },
      {
        type: 'How-To',
        text: 'How to talk to the camera when you freeze as soon as you hit record.',
        tip: 'Say the "when" half straight into the lens.',
      },
      {
        type: 'POV',
        text: 'POV: you finally talk to the camera and nobody claps.',
        tip: 'Take a small bow to an empty room.',
      },
      {
        type: 'List',
        text: 'Three truths and a lie about talking to the camera. Find the lie.',
        tip: 'Count on four fingers; wiggle the fourth.',
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
        type: 'Direct Call-Out',
        text: 'Parents: this is the yogurt label talk you never got.',
        tip: 'Pull up a second chair before you start.',
      },
      {
        type: 'Quick Win',
        text: "Yogurt labels on one sticky note. Here's mine.",
        tip: 'Handwriting big enough to read on a phone.',
      },
      {
        type: 'Insider',
        text: "Here's what I wish more people knew about yogurt labels.",
        tip: 'Lean toward the lens on "wish."',
      },
      {
        type: 'Trend',
        text: 'Some of that yogurt label advice is older than your phone.',
        tip: 'Hold an old phone up next to your face.',
      },
      {
        type: 'Mistake to Avoid',
        text: "The yogurt label mistake I'd fix before anything else.",
        tip: 'Cross it out with a finger on the last word.',
      },
      {
        type: 'POV',
        text: "POV: I'm the friend you text about yogurt labels.",
        tip: 'Start looking at your phone, then up.',
      },
    ],
  },
  realEstate: {
    business: 'Realtor in Columbus, Ohio. I help first-time buyers read listings, inspections and offers.',
    customer: 'First-time buyers who want to make a strong offer but are scared of waiving the wrong thing.',
    topic: "don't skip the home inspection",
    hooks: [
      {
        type: 'Curiosity Gap',
        text: "Here's what happens when you skip the home inspection.",
        tip: 'Hold still for a beat after the last word.',
      },
      {
        type: 'Mistake to Avoid',
        text: "When you're scared of waiving the wrong thing, it's easy to skip the home inspection.",
        tip: 'Pause, then lift one finger.',
      },
      {
        type: 'Quick Win',
        text: 'Ten seconds before you skip the home inspection, do this.',
        tip: 'Start a ten-second counter on the first word.',
      },
      {
        type: 'How-To',
        text: 'Want to make a strong offer? Do this first.',
        tip: 'Show the first step in the next shot.',
      },
      {
        type: 'Authority',
        text: "I'm a realtor. Please don't skip the home inspection.",
        tip: 'Stand next to the thing you are protecting.',
      },
      {
        type: 'Insider',
        text: "I'd tell my best friend the same thing: don't skip the home inspection.",
        tip: 'Look into the lens on "don\'t".',
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
        text: "If you feel behind on retirement, that's not a character flaw.",
        tip: 'Lower your voice on "character flaw".',
      },
      {
        type: 'How-To',
        text: "How I'd think through Roth IRA vs 401k.",
        tip: 'Draw a line down the middle of a page while you speak.',
      },
      {
        type: 'Quick Win',
        text: 'Kettle on. Roth IRA vs 401k before it boils.',
        tip: 'Click the kettle on in the first frame and race it.',
      },
      {
        type: 'Question',
        text: 'Are you choosing a Roth IRA, or just avoiding a 401k?',
        tip: 'Hold two seconds of silence after it, eyes on the lens.',
      },
      {
        type: 'Trend',
        text: "Yesterday's advice: a Roth IRA. Today's feed: a 401k. Now what?",
        tip: 'Swipe one way for each sentence, then throw up your hands.',
      },
    ],
  },
  mentalHealthTherapist: {
    business: 'Licensed therapist. I see adults online and teach about family relationships.',
    customer: 'Adults who want calmer family visits but feel guilty every time they say no.',
    topic: 'setting boundaries',
    hooks: [
      {
        type: 'Story',
        text: "Here's what I've learned about setting boundaries.",
        tip: 'Say the first lesson right after the line.',
      },
      {
        type: 'Authority',
        text: "Licensed therapist here. Let's talk about setting boundaries without the jargon.",
        tip: 'Three jargon words on screen, struck through one by one.',
      },
      {
        type: 'Direct Call-Out',
        text: "This one's for you if you're trying to set boundaries.",
        tip: 'Point at the lens on "you."',
      },
      {
        type: 'Quick Win',
        text: 'Today, do the tiny version of setting boundaries.',
        tip: 'Hold finger and thumb an inch apart on "tiny".',
      },
      {
        type: 'List',
        text: 'Three sentences to keep handy when you set boundaries.',
        tip: 'Read each one off an index card, then pocket the card.',
      },
      {
        type: 'How-To',
        text: 'How to set boundaries when you feel guilty every time you say no.',
        tip: 'Say the "when" half straight into the lens.',
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
        text: "There's a hard way and an easier way to raise your prices without losing clients.",
        tip: 'Show a closed left fist, then an open right hand.',
      },
      {
        type: 'Insider',
        text: "My first piece of advice if you're scared to lose clients.",
        tip: 'Lean in as if across a table.',
      },
      {
        type: 'How-To',
        text: "When you're scared to lose clients, here's where I'd start.",
        tip: 'Pause one beat at the comma.',
      },
      {
        type: 'Stop Doing This',
        text: 'Stop doing this if you want to raise your prices without losing clients.',
        tip: 'Freeze for half a second after the first word.',
      },
      {
        type: 'Myth Bust',
        text: "There's no secret. Here's how to raise your prices without losing clients.",
        tip: 'Show both empty palms on "secret".',
      },
      {
        type: 'Story',
        text: 'Someone asked me how to raise their prices without losing clients. I talked for an hour.',
        tip: 'Check your watch on "an hour".',
      },
    ],
  },
  techTutorialCreator: {
    business: 'I make short coding tutorials for front-end developers, mostly React and TypeScript.',
    customer: 'Junior developers who know basic JavaScript but get stuck when building real React apps.',
    topic: 'why your useEffect runs twice',
    hooks: [
      {
        type: 'Relatable Pain',
        text: "It's midnight. You're googling why your useEffect runs twice.",
        tip: 'Type it for real, so we hear the keys before your voice.',
      },
      {
        type: 'Challenge',
        text: 'Send this to someone who still wonders why their useEffect runs twice.',
        tip: 'Point up at the share arrow on "send".',
      },
      {
        type: 'Myth Bust',
        text: "It's not you, junior developers. Here's why your useEffect runs twice.",
        tip: 'Open palm toward the lens on "not you".',
      },
      {
        type: 'Comparison',
        text: 'Two explanations for why your useEffect runs twice. Only one helps you fix it.',
        tip: 'Two sheets of paper; let one drop on "only one".',
      },
      {
        type: 'Question',
        text: 'Junior developers, honest answer: do you know why your useEffect runs twice?',
        tip: 'Stop for two seconds; the silence is theirs.',
      },
      {
        type: 'POV',
        text: "POV: at dinner, you ask why your useEffect runs twice. Everyone's an expert.",
        tip: 'Play three relatives with three hats, all talking at once.',
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
        type: 'Mistake to Avoid',
        text: 'Before you change anything, find out why your team ignores training.',
        tip: 'Hold both hands still in the air on "anything".',
      },
      {
        type: 'Myth Bust',
        text: "It's not you, L&D managers. Here's why your team ignores training.",
        tip: 'Sit down between the sentences, so the second one comes from eye level.',
      },
      {
        type: 'Challenge',
        text: 'L&D managers, see how many you know: 5 reasons your team ignores training.',
        tip: 'Show as many empty check boxes as there are points.',
      },
    ],
  },
};
