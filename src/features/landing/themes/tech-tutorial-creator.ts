import type { ThemeSource } from './fill-theme.ts';

export const techTutorialCreatorTheme = {
  hiddenSections: ['testimonials', 'pricing'],
  colors: {
    primary: 'hsl(168 84% 62%)',
    secondary: 'hsl(221 40% 16%)',
    accent: 'hsl(190 90% 70%)',
    background: 'hsl(222 52% 9%)',
    foreground: 'hsl(200 32% 95%)',
  },
  fonts: { heading: 'JetBrains Mono Variable', body: 'Onest Variable' },
  images: {
    hero: '/images/hero/tech-tutorial-creator',
    alt: 'A large phone plays a vertical screen recording of a code editor. The opening line is set over the code as a caption.',
  },
  meta: {
    title: 'Video hooks for tech tutorials | Hooksmith',
    description:
      'Openers for coding videos that name the bug in the first second. The first {hooksPerRun} hooks are free, no credit card needed, no API key either.',
  },
  copy: {
    hero: {
      title: 'Skip the intro. Open on the bug.',
      subtitle:
        'Ten openers for your screen recording in 30 seconds. The first {hooksPerRun} hooks are free, no credit card needed. No API key either.',
      subtitleColor: 'hsl(206 24% 77%)',
    },
    features: {
      title: 'What one run returns',
      items: [
        {
          title: "The viewer's search, said back",
          description:
            '"{hook1}" They were there, in that search bar, an hour ago. Now it\'s your first frame.',
        },
        {
          title: 'No glossary in the first line',
          description:
            'The hook doesn\'t stop to explain React. "{hook2}" Anyone who has met that bug knows which video this is.',
        },
        {
          title: 'Pitched at one level',
          description:
            'Write once that you teach juniors and the hook can say so: "{hook3}" Staff engineers may scroll on.',
        },
        {
          title: 'No framework funerals',
          description:
            'None of the patterns declares a library dead to start a comment war. They name a bug, a cause or a choice, and your replies stay about code.',
        },
        {
          title: 'Cues for a capture with no face in it',
          description: 'Your face can stay out of it. "{hook4}" Ships with: {tip4}',
        },
        {
          title: 'A changelog of your openers',
          description:
            'Runs are stored by topic and date. When the next major version breaks your tutorial, the old hook is on file and the redo starts there.',
        },
      ],
    },
    differentiator: {
      title: 'What makes this different to ChatGPT?',
      description:
        'You could prompt ChatGPT. You\'d write a system message, a style guide and a ban on the word "delve", and then you\'d maintain them. This is that, maintained by someone else.',
      benefits: [
        {
          title: 'A fixed return type',
          description:
            'Always ten hooks, each with a type and a tip. It never says "Certainly", and there\'s no markdown to strip.',
        },
        {
          title: 'Linted before it renders',
          description:
            "Each line is checked for unfilled slots, doubled words, length and claims you didn't make. One that fails is replaced before you see it.",
        },
        {
          title: 'A ranker with a readme',
          description:
            "The order comes from a small model trained on viral patterns and over 27,000 high-performing hooks. A public note says what the data is and what it isn't.",
        },
        {
          title: 'It keeps state',
          description:
            'Your account remembers which patterns it has served you. Rerun a topic tomorrow and you get other frames, without pasting in the old ones.',
        },
      ],
    },
    howItWorks: {
      title: 'Four steps, no config file',
      subtitle: 'Setup runs once. The rest is a loop.',
      steps: [
        {
          title: 'Init',
          description:
            'Your stack, your level, what viewers get stuck on. Two text fields, stored with your account, read on every run.',
        },
        {
          title: 'Pass a topic',
          description:
            '"{topic}", "tabs vs spaces", "5 Git mistakes". A clause, a comparison and a list all parse.',
        },
        {
          title: 'Read the output',
          description:
            'Ten hooks inside 30 seconds. Say each over your first frame and see which survives the cut.',
        },
        {
          title: 'Ship',
          description:
            'Copy the line, caption frame one, start with the error already on screen. Links to the docs go in the description.',
        },
      ],
    },
    urgency: {
      title: "Why this shouldn't wait for the refactor",
      subtitle: 'Five issues, all reproducible.',
      items: [
        "A screen recording opens on a cursor that isn't doing anything. Until code appears, the caption is the show.",
        'A minor release can date your video. The first line is the cheapest part to redo.',
        'Your viewer has the bug open in another tab. Name it before they switch back.',
        '"In this video we\'re going to" spends six words and returns undefined.',
        'People save what they expect to need again. Say in the first sentence when that will be.',
      ],
    },
    social_proof: {
      title: 'Spec sheet',
      subtitle: "Constants from the code and counts from the data. There's no growth chart.",
      stats: [
        { number: '{hooksPerRun}', label: 'hooks returned per run' },
        { number: '20', label: 'hook types in the enum' },
        { number: '27,000+', label: 'headlines and posts in the training data' },
        { number: '{freeCredits}', label: 'free runs on sign-up' },
      ],
    },
    testimonials: {
      title: 'What tutorial makers might say',
      quotes: [
        'The hook was shorter than my import statements.',
        'I cut the intro. The bug is on screen at zero seconds.',
        'Nobody in the comments told me to read the docs. It is a sample, after all.',
      ],
    },
    cta: {
      title: 'You fixed the bug. Now caption it.',
      subtitle:
        "The first {hooksPerRun} hooks are free, no credit card needed. Start with the error you've explained three times this month.",
      buttonText: 'Run my first topic',
    },
  },
} satisfies ThemeSource;
