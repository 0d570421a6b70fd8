import type { ThemeSource } from './fill-theme.ts';

export const nutritionistTheme = {
  hiddenSections: ['testimonials', 'pricing'],
  colors: {
    primary: 'hsl(134 50% 26%)',
    secondary: 'hsl(40 44% 90%)',
    accent: 'hsl(8 72% 42%)',
    background: 'hsl(42 56% 96%)',
    foreground: 'hsl(130 24% 11%)',
  },
  fonts: { heading: 'Fraunces Variable', body: 'Figtree Variable' },
  images: {
    hero: '/images/hero/nutritionist',
    alt: 'A large phone plays a vertical video of a cutting board with food and a package label turned to the camera. The opening line is set over it as a caption.',
  },
  meta: {
    title: 'Video hooks for nutritionists and dietitians | Hooksmith',
    description:
      'Openers for food videos: the shelf, the label, the plate, and no miracle claims. The first {hooksPerRun} hooks are free, no credit card needed.',
  },
  copy: {
    hero: {
      title: "You're right about fiber. Now make it watchable.",
      subtitle:
        'Ten hooks in 30 seconds for your next food video, with no miracle in any of them. The first {hooksPerRun} hooks are free, no credit card needed.',
      subtitleColor: 'hsl(120 10% 28%)',
    },
    features: {
      title: 'Written at the shelf, with the label turned around',
      items: [
        {
          title: 'Starts in the aisle',
          description: 'Type "{topic}" and you can open with the tub in your hand: "{hook1}"',
        },
        {
          title: 'A promise the size of a label',
          description: '"{hook2}" You can keep that promise, and your viewer can take it to the store.',
        },
        {
          title: 'Nothing to take back later',
          description:
            'No pounds by Friday, no food that fights a disease, no body before and after. Hooks talk about food and habits. The evidence is yours to bring.',
        },
        {
          title: 'Begins with their worry',
          description:
            'You write once who you teach and what bothers them. If they trust no package, a hook can start there: "{hook3}"',
        },
        {
          title: 'Directions for full hands',
          description: 'A tip can use what\'s in your hand already. "{hook6}" Its tip: {tip6}',
        },
        {
          title: 'School lunches come back every fall',
          description:
            "So do holiday plates and New Year's resolutions. Your history keeps each run under its topic, and you can see how you opened it last time.",
        },
      ],
    },
    differentiator: {
      title: 'What makes this different to ChatGPT?',
      description:
        "A percentage nobody measured, said with confidence: that can happen when ChatGPT writes your hook. You're the one with letters after your name.",
      benefits: [
        {
          title: 'It leaves the grams to you',
          description:
            "No amounts, percentages or studies that you didn't type yourself. When a figure appears in a hook, you know the source, because it's you.",
        },
        {
          title: 'The craft of loud accounts, minus the claims',
          description:
            'The model that sorts your ten is trained on viral patterns and over 27,000 high-performing hooks. You borrow how they open and keep what you know.',
        },
        {
          title: 'It stays inside your scope',
          description:
            "General food education, in plain words. Nothing that reads like a treatment plan for a stranger whose labs you haven't seen.",
        },
      ],
    },
    howItWorks: {
      title: 'Prep once, serve all week',
      subtitle: 'Quicker than a pot of rice. Step one you do once.',
      steps: [
        {
          title: 'Set the table',
          description:
            'Sports fueling, picky toddlers, label reading: write what you teach and for whom. Put your credential in if you want hooks to use it.',
        },
        {
          title: 'Name the food or the question',
          description:
            '"{topic}", "is oat milk worth it", "what to eat before a run". Whatever clients asked you twice this week.',
        },
        {
          title: 'Taste all ten',
          description: "Read them aloud. Send back anything you wouldn't say to a client across the table.",
        },
        {
          title: 'Film the one you can defend',
          description:
            'Point the camera at the plate, say the line, and put the evidence in the part of the video that has room for it.',
        },
      ],
    },
    urgency: {
      title: "The shouting accounts aren't taking a break",
      subtitle: 'Why a careful professional should fuss over one sentence.',
      items: [
        'A video that starts with "Actually" sounds like homework. Start with the food in the cart.',
        'Your viewers shop this week. A clip about labels is most useful before they do.',
        'You answer the same questions in every intake. Each one is a video that lacks a first line.',
        "Nuance takes a minute. The opener's job is to get you that minute.",
        'Grocery footage is easy to get: a phone, a shelf, decent light. The sentence over it takes longer.',
      ],
    },
    testimonials: {
      title: 'What dietitians might say',
      quotes: [
        'I stood in the dairy aisle and filmed the first one on the spot.',
        'Nothing on the list that I would have to take back at a conference.',
        'My fridge tour finally has a beginning.',
      ],
    },
    cta: {
      title: 'Put a sentence on that yogurt',
      subtitle:
        'The first {hooksPerRun} hooks are free, no credit card needed. Pick any package in your kitchen as the topic.',
      buttonText: 'Write my food hooks',
    },
  },
} satisfies ThemeSource;
