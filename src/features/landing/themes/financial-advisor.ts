import type { ThemeSource } from './fill-theme.ts';

export const financialAdvisorTheme = {
  hiddenSections: ['testimonials', 'pricing'],
  colors: {
    primary: 'hsl(160 62% 18%)',
    secondary: 'hsl(136 22% 90%)',
    accent: 'hsl(40 78% 27%)',
    background: 'hsl(132 28% 96%)',
    foreground: 'hsl(164 36% 9%)',
  },
  fonts: { heading: 'Source Serif 4 Variable', body: 'Geist Variable' },
  images: {
    hero: '/images/hero/financial-advisor',
    alt: 'A large phone plays a vertical video of a whiteboard with a hand-drawn curve. The opening line is set over the picture as a caption.',
  },
  meta: {
    title: 'Video hooks for financial advisors | Hooksmith',
    description:
      'Plain openers for money videos, without promised returns or borrowed client wins. The first {hooksPerRun} hooks are free, no credit card needed.',
  },
  copy: {
    hero: {
      title: 'Explain money without sounding like a scam.',
      subtitle:
        'Ten opening lines in 30 seconds, with no promised return in any of them. The first {hooksPerRun} hooks are free, no credit card needed.',
      subtitleColor: 'hsl(160 14% 26%)',
    },
    features: {
      title: 'Plain openings for a supervised profession',
      items: [
        {
          title: 'Fair first, clever second',
          description:
            'A comparison on video has to survive your next client meeting. This one takes no side: "{hook1}"',
        },
        {
          title: "No figure you didn't type",
          description:
            'Hooks carry no yields, rates or projections of their own. Such a figure gets in only through your topic or your profile, and you know where you got it.',
        },
        {
          title: 'A list your reviewer can mark up',
          description:
            "Each run stays in your history with date and topic. Paste the ten into your firm's review queue before you film. The archive of record remains your firm's.",
        },
        {
          title: 'For people who change the subject',
          description:
            'You write down what your clients avoid. The hook brings it up without scolding: "{hook2}"',
        },
        {
          title: 'Blocking for a desk',
          description: 'Props you already own. "{hook3}" Direction: {tip3}',
        },
        {
          title: 'Education, at the kitchen table',
          description:
            'No security recommended, no account holder named. It sounds like you on a Saturday: "{hook4}"',
        },
      ],
    },
    differentiator: {
      title: 'What makes this different to ChatGPT?',
      description:
        'ChatGPT has no supervisor and files no ADV, so it may open your video with a return nobody can promise. Hooksmith treats guarantees, forecasts and client wins as errors.',
      benefits: [
        {
          title: 'Rules come before style',
          description:
            "Lines with performance claims are filtered out before you see them. That leaves less to strike in review. It doesn't replace review.",
        },
        {
          title: 'A ranking you can explain',
          description:
            'If someone asks how the order came about: a model trained on viral patterns and over 27,000 high-performing hooks. It scores headline appeal, and it forecasts nothing.',
        },
        {
          title: 'No happy households',
          description:
            'No hook quotes a client or says what one saved. Testimonials need disclosures, and three seconds is short for a footnote.',
        },
        {
          title: 'Your fee model, remembered',
          description:
            "Fee-only, retirement accounts, people in their forties: said once in your profile. You won't be retyping it into a chat window each quarter.",
        },
      ],
    },
    howItWorks: {
      title: 'A process your firm would recognize',
      subtitle: 'With a gap for sign-off where you need one.',
      steps: [
        {
          title: 'File the brief',
          description:
            'What you advise on, and for whom. Leave client names and account details out; a hook has no use for them.',
        },
        {
          title: 'State the question',
          description:
            '"{topic}", "should I refinance", "how compound interest works". If it came up in a meeting, it\'s a topic.',
        },
        {
          title: 'Shortlist two',
          description:
            "Ten candidates arrive in 30 seconds. Favorite the pair you'd repeat on a day the market is down.",
        },
        {
          title: 'Clear it, then roll',
          description:
            'Send your pick through whatever review applies to you. Then stand at the whiteboard, uncap the marker and say it once.',
        },
      ],
    },
    urgency: {
      title: 'The question comes before the appointment',
      subtitle: "Why one sentence is worth an advisor's morning.",
      items: [
        'Open enrollment and tax day are on the calendar already. The videos about them can be cleared ahead of time.',
        "People who avoid money talk won't sit through a preamble. Give them the question first.",
        'Some of the loudest voices on money answer to nobody. Your careful explanation needs an opening at least as clear.',
        'Review can take days. Lines written today can be approved lines by the time you film.',
        'A confusing opener loses exactly the person who needed the explanation.',
      ],
    },
    testimonials: {
      title: 'What advisors might say',
      quotes: [
        'I pasted ten lines into the review queue and got seven back.',
        'It opened with the question my clients ask in the parking lot.',
        'No line on the list made me reach for the disclosure page.',
      ],
    },
    cta: {
      title: 'Say the sensible thing first',
      subtitle:
        'The first {hooksPerRun} hooks are free, no credit card needed. Once the free runs are spent, packages are a one-time fee with nothing to cancel.',
      buttonText: 'Draft my first hooks',
    },
  },
} satisfies ThemeSource;
