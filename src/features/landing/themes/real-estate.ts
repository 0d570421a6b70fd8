import type { ThemeSource } from './fill-theme.ts';

export const realEstateTheme = {
  hiddenSections: ['testimonials', 'pricing'],
  colors: {
    primary: 'hsl(9 58% 38%)',
    secondary: 'hsl(40 16% 86%)',
    accent: 'hsl(208 28% 32%)',
    background: 'hsl(42 22% 93%)',
    foreground: 'hsl(212 30% 14%)',
  },
  fonts: { heading: 'Newsreader Variable', body: 'Hanken Grotesk Variable' },
  images: {
    hero: '/images/hero/real-estate',
    alt: 'A large phone plays a vertical video of a front door with keys in the foreground. The opening line is set over the picture as a caption.',
  },
  meta: {
    title: 'Video hooks for real estate agents | Hooksmith',
    description:
      'Openers for walk-throughs, offers and inspections that talk about the property. The first {hooksPerRun} hooks are free, no credit card needed.',
  },
  copy: {
    hero: {
      title: 'Open the video like you open the door.',
      subtitle:
        'For walk-throughs, offer nights and neighborhood drives: ten hooks in 30 seconds. The first {hooksPerRun} hooks are free, no credit card needed.',
      subtitleColor: 'hsl(212 16% 29%)',
    },
    features: {
      title: "For agents who'd rather show than sell",
      items: [
        {
          title: 'The dull steps, made filmable',
          description:
            'Buyers worry about the steps nobody shows them. This one films well with a flashlight in a crawl space: "{hook2}"',
        },
        {
          title: 'The property, never the people',
          description:
            "Hooks describe houses and the steps to buy one. They don't say who a street is for. Read each with your fair housing training on anyway.",
        },
        {
          title: 'No calls on the market',
          description:
            "Rates move weekly, and a forecast on video keeps playing after it's wrong. Hooks stay with the steps: inspection, appraisal, offer, closing day.",
        },
        {
          title: 'Stage directions for one agent and a phone',
          description: '"{hook1}" How to play it: {tip1}',
        },
        {
          title: 'Says what callers are nervous about',
          description:
            'Tell it what your clients want and what they dread. The video can open on both: "{hook4}"',
        },
        {
          title: 'One listing, a week of videos',
          description:
            'The kitchen, the roof report, the offer deadline, the keys. Run each as a topic of its own and keep the hooks side by side in your history.',
        },
      ],
    },
    differentiator: {
      title: 'What makes this different to ChatGPT?',
      description:
        "Ask ChatGPT for a listing hook and it may tell you who the neighborhood is perfect for. That's how a fair housing complaint starts. Hooksmith keeps to the house and the process.",
      benefits: [
        {
          title: 'It writes for a voice in a hallway',
          description:
            "Listing copy is for reading. A hook gets said while you walk backward through a door, so it's one short sentence, sometimes two.",
        },
        {
          title: 'A headline for every walk-through',
          description:
            'The MLS entry gets a headline; the video deserves one as well. Yours are put in order by a model trained on viral patterns and over 27,000 high-performing hooks.',
        },
        {
          title: 'It works from the parking lot',
          description:
            'Topic in, phone still in hand, hooks out. You can choose one on the way from the car to the lockbox.',
        },
        {
          title: 'No sold-in-a-weekend stories',
          description:
            "Hooks don't invent a bidding war, a sale price or a happy seller. If you have a real one, you tell it.",
        },
      ],
    },
    howItWorks: {
      title: 'The tour, in four stops',
      subtitle: 'Doable before the sellers get home.',
      steps: [
        {
          title: 'Hang your sign',
          description:
            'Where you work, what you handle, which step your clients dread. You fill this in once, at the kitchen table.',
        },
        {
          title: 'Enter what today is about',
          description: 'A staircase, a price cut, a clause. "{topic}" is plenty to go on.',
        },
        {
          title: 'Walk through ten hooks',
          description:
            "Say the good ones out loud in the empty living room. If it sounds like a flyer in there, it'll sound like a flyer on a phone.",
        },
        {
          title: 'Roll before the next showing',
          description:
            'Copy the line, start with your hand on the doorknob, and leave the caption up for three seconds.',
        },
      ],
    },
    urgency: {
      title: 'Reasons that hold in any market',
      subtitle: 'Whatever rates did this morning.',
      items: [
        "A listing is new once. If its video goes up that day, that's the day you need the line.",
        'Your next buyer can meet you on a phone weeks before the porch.',
        'A seller can watch three of your videos before the listing appointment. Each first sentence is a handshake.',
        '"Welcome to this gorgeous home" could be any home. Name the thing that\'s only in this one.',
        'You have the house, the keys and the daylight for an hour. Spend it filming.',
      ],
    },
    testimonials: {
      title: 'What agents might say',
      quotes: [
        'I filmed the inspection video in the driveway, in one take.',
        'My walk-throughs used to begin with me saying my own name.',
        'The hook was on screen before I had found the light switch.',
      ],
    },
    cta: {
      title: "Next showing's at four. Film first.",
      subtitle:
        'The first {hooksPerRun} hooks are free, no credit card needed. Start with the form your buyers never read.',
      buttonText: 'Write my listing hooks',
    },
  },
} satisfies ThemeSource;
