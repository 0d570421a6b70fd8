import type { ThemeSource } from './fill-theme.ts';

export const businessCoachTheme = {
  hiddenSections: ['testimonials', 'pricing'],
  colors: {
    primary: 'hsl(50 100% 55%)',
    secondary: 'hsl(240 4% 12%)',
    accent: 'hsl(48 80% 80%)',
    background: 'hsl(240 6% 4%)',
    foreground: 'hsl(50 20% 96%)',
  },
  fonts: { heading: 'Archivo Variable', body: 'Manrope Variable' },
  images: {
    hero: '/images/hero/business-coach',
    alt: 'A large phone plays a vertical video of a dark stage with one spotlight on the floor mark. The opening line is set over the picture as a caption.',
  },
  meta: {
    title: 'Video hooks for business coaches | Hooksmith',
    description:
      'Openers that argue with an excuse instead of cheering at it, and no income claims. The first {hooksPerRun} hooks are free, no credit card needed.',
  },
  copy: {
    hero: {
      title: 'Make the point. Skip the pep talk.',
      subtitle:
        'Ten openers in 30 seconds for coaches who have an opinion. The first {hooksPerRun} hooks are free, no credit card needed.',
      subtitleColor: 'hsl(48 8% 76%)',
    },
    features: {
      title: 'Openers with an argument in them',
      items: [
        {
          title: 'A position in sentence one',
          description:
            '"{hook1}" Somebody scrolling has to decide which one is theirs. A sunrise quote asks nothing of them.',
        },
        {
          title: 'Revenue screenshots not required',
          description:
            "No income claims, no milestones, no client win you'd have to document. The hook argues from the problem, which you know better than anyone.",
        },
        {
          title: 'It says the fear out loud',
          description:
            'Put what your clients are afraid of into your profile. The next run can say it before they do: "{hook3}"',
        },
        {
          title: 'Directed for the front seat',
          description: 'You film in a parked car, between a keynote and a call. "{hook2}" Staging: {tip2}',
        },
        {
          title: 'One talk, a year of doors into it',
          description:
            "You teach the same few ideas, and you should. Run the topic again next month and it comes back with patterns you haven't had.",
        },
        {
          title: 'A shortlist for slow weeks',
          description:
            'Favorites hold the lines you\'d say on a discovery call. This one can wait there until launch week is over: "{hook5}"',
        },
      ],
    },
    differentiator: {
      title: 'What makes this different to ChatGPT?',
      description:
        "You can spot ChatGPT's coaching voice because your feed is full of it. Bold claim, line break, lesson learned from a barista. Hooksmith starts from what your buyer is afraid of.",
      benefits: [
        {
          title: 'It works from the objection',
          description:
            "You describe who you coach and what stops them. That sentence goes into every run, so hooks answer an excuse you've really heard.",
        },
        {
          title: 'Opinion, with homework behind it',
          description:
            "Your ten are put in order by a model trained on viral patterns and over 27,000 high-performing hooks. You can overrule it. You're the one on stage.",
        },
        {
          title: "It won't decorate your résumé",
          description:
            'No figure, client or credential shows up unless you typed it. Whatever a hook says, you can repeat it on the call.',
        },
        {
          title: 'No prompt pack for sale',
          description:
            "Describe the business once. Type a topic. Read ten lines, take one on stage. There's no fifth thing to learn.",
        },
      ],
    },
    social_proof: {
      title: 'Know your numbers',
      subtitle: 'You say it to clients. These are ours, and every one can be checked.',
      stats: [
        { number: '{hooksPerRun}', label: 'hooks for each topic you run' },
        { number: '20', label: 'types, from Myth Bust to POV' },
        { number: '27,000+', label: 'headlines and posts behind the ranking' },
        { number: '{freeCredits}', label: 'runs free at registration' },
      ],
    },
    testimonials: {
      title: 'What coaches might say',
      quotes: [
        'I argued with the second hook for ten minutes. Then I filmed it.',
        'It opened on the excuse I hear every Monday.',
        'My opener finally fits between the car door and the ignition.',
      ],
    },
    cta: {
      title: 'You have the talk. Get the first line.',
      subtitle:
        'The first {hooksPerRun} hooks are free, no credit card needed. Bring the advice clients nod at and never follow.',
      buttonText: 'Write ten openers',
    },
  },
} satisfies ThemeSource;
