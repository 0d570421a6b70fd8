import type { ThemeSource } from './fill-theme.ts';

export const corporateTrainerTheme = {
  hiddenSections: ['testimonials', 'pricing'],
  colors: {
    primary: 'hsl(222 82% 43%)',
    secondary: 'hsl(214 26% 93%)',
    accent: 'hsl(354 76% 43%)',
    background: 'hsl(60 12% 98%)',
    foreground: 'hsl(224 34% 13%)',
  },
  fonts: { heading: 'Schibsted Grotesk Variable', body: 'Plus Jakarta Sans Variable' },
  images: {
    hero: '/images/hero/corporate-trainer',
    alt: 'A large phone plays a vertical video of a flip chart with marker strokes. The opening line is set over the picture as a caption.',
  },
  meta: {
    title: 'Video hooks for corporate trainers | Hooksmith',
    description:
      'Openers for workshop clips and course trailers, without uplift claims. The first {hooksPerRun} hooks are free, no credit card needed.',
  },
  copy: {
    hero: {
      title: 'Start before the eye roll does.',
      subtitle:
        'Workshop clips, role plays, course trailers: ten openers in 30 seconds. The first {hooksPerRun} hooks are free, no credit card needed.',
      subtitleColor: 'hsl(222 16% 31%)',
    },
    features: {
      title: 'For audiences who were told to attend',
      items: [
        {
          title: 'Five points, and a reason to stay',
          description: '"{hook1}" Your slide had the five points. It didn\'t have the sting.',
        },
        {
          title: 'Aimed at whoever books you',
          description:
            'The room isn\'t your buyer. Describe the manager who signs, and a hook can open in their week: "{hook2}"',
        },
        {
          title: 'Nothing procurement could query',
          description:
            "No productivity gains, no retention figures, no famous client. Hooks leave results out, because in a contract talk you'd be asked for the source.",
        },
        {
          title: 'Facilitation notes included',
          description: 'Tips use what\'s in the room. "{hook3}" For the facilitator: {tip3}',
        },
        {
          title: 'Dry titles welcome',
          description:
            'Timesheets, phishing, code of conduct. Type the title from the invitation as it stands, and you still get ten hooks for it.',
        },
        {
          title: 'Spring cohort, fall cohort',
          description:
            "Same module, new room. Your history shows what you opened with in April, and the next run offers patterns you haven't had.",
        },
      ],
    },
    differentiator: {
      title: 'What makes this different to ChatGPT?',
      description:
        'ChatGPT writes a decent learning objective. "By the end of this video you will be able to" is a fine second sentence. Hooksmith writes the one before it.',
      benefits: [
        {
          title: 'Sentences a person would say',
          description:
            'Eight words or so before the first pause, sixteen at the most in nearly every hook. Nobody has to stakeholder-align anything.',
        },
        {
          title: 'It learned outside the LMS',
          description:
            'The ranking is trained on viral patterns and over 27,000 high-performing hooks. In other words, on lines that people were free to ignore.',
        },
        {
          title: 'Options for the approval round',
          description:
            'Send your sponsor three hooks and let them pick one. It takes less time than sending one and collecting comments.',
        },
        {
          title: 'Company names stay out',
          description:
            "Hooks don't cite a client, a participant or a case unless you type one. Your confidentiality clause can stay in its drawer.",
        },
      ],
    },
    howItWorks: {
      title: 'Agenda',
      subtitle: 'Four items. No breakout rooms.',
      steps: [
        {
          title: 'Needs analysis, two fields long',
          description:
            'What you train, who approves the budget, what participants resist. You fill it in once and edit it when your offer changes.',
        },
        {
          title: 'Module title',
          description: '"{topic}" or "annual performance reviews". Spoken or official, either will do.',
        },
        {
          title: 'Group review',
          description:
            "Ten hooks land within 30 seconds. Read them to the colleague most likely to groan, and note where they didn't.",
        },
        {
          title: 'Transfer to practice',
          description:
            'Film your pick at the flip chart. Use it ahead of slide one, or in the clip that goes out with the invitation.',
        },
      ],
    },
    urgency: {
      title: 'Before the next calendar invite goes out',
      subtitle: 'Why one line deserves a slot in your design time.',
      items: [
        'People judge a course by its invitation. Give them a clip to judge instead of an agenda.',
        'Your participants come straight from another meeting. The first sentence tells them which kind this is.',
        "Using a skill starts the week after the workshop. A short clip is easy to forward then. A deck isn't.",
        'A buyer can look you up before the first call. Your most recent clip is there whether you planned it or not.',
        'You rehearse the exercise and the debrief. Be honest about how much you rehearse hello.',
      ],
    },
    social_proof: {
      title: 'For the business case',
      subtitle: "No uplift percentages. Only what you get and what's behind it.",
      stats: [
        { number: '{hooksPerRun}', label: 'hooks per module title' },
        { number: '20', label: 'types of opener' },
        { number: '27,000+', label: 'headlines and posts used to train the ranking' },
        { number: '{freeCredits}', label: 'runs to pilot it for free' },
      ],
    },
    testimonials: {
      title: 'What trainers might say',
      quotes: [
        'Somebody in the back row put their laptop down.',
        'The invitation clip took one take and one marker.',
        'I opened the compliance module with a question, and got answers.',
      ],
    },
    cta: {
      title: 'Write the line before slide one',
      subtitle:
        'The first {hooksPerRun} hooks are free, no credit card needed. Start with the module you like presenting least.',
      buttonText: 'Write my session hooks',
    },
  },
} satisfies ThemeSource;
