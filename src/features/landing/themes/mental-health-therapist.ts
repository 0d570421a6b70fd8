import type { ThemeSource } from './fill-theme.ts';

export const mentalHealthTherapistTheme = {
  hiddenSections: ['testimonials', 'pricing'],
  colors: {
    primary: 'hsl(15 54% 37%)',
    secondary: 'hsl(208 24% 88%)',
    accent: 'hsl(142 24% 27%)',
    background: 'hsl(208 32% 94%)',
    foreground: 'hsl(214 34% 16%)',
  },
  fonts: { heading: 'Literata Variable', body: 'DM Sans Variable' },
  images: {
    hero: '/images/hero/mental-health-therapist',
    alt: 'A large phone plays a vertical video of an empty chair by a window in soft morning light. The opening line is set over the picture as a caption.',
  },
  meta: {
    title: 'Video hooks for therapists | Hooksmith',
    description:
      'Calm openers for therapists on video: no diagnoses, no client stories, no promises. The first {hooksPerRun} hooks are free, no credit card needed.',
  },
  copy: {
    hero: {
      title: 'Speak softly. Start clearly.',
      subtitle:
        "Ten openers in 30 seconds that diagnose nobody and tell no client's story. The first {hooksPerRun} hooks are free, no credit card needed.",
      subtitleColor: 'hsl(214 20% 31%)',
    },
    features: {
      title: 'Careful with the person on the other side',
      items: [
        {
          title: 'No label on the viewer',
          description:
            'It can start from what someone wants and name nothing they have. The viewer decides whether it\'s theirs: "{hook3}"',
        },
        {
          title: 'Nobody from your caseload',
          description:
            "No story from a session, and no composite with the details changed. Hooks speak about the subject and to the viewer, so there's no one to disguise.",
        },
        {
          title: 'It opens a subject and stops there',
          description:
            "No hook says a video will mend a childhood. It says what you're going to talk about. The slow part stays where there's time for it.",
        },
        {
          title: 'Quiet direction',
          description: 'The tips suit a chair and a window. "{hook1}" Below it, in small type: {tip1}',
        },
        {
          title: 'Words from outside the textbook',
          description:
            'It says who\'s speaking and what\'s coming. The acronyms stay at the office. "{hook2}"',
        },
        {
          title: 'A place for the good ones',
          description:
            "Favorite the lines in your own voice. They're kept by topic, for the Friday when you've listened all week and have no sentence left.",
        },
      ],
    },
    differentiator: {
      title: 'What makes this different to ChatGPT?',
      description:
        'Give ChatGPT a painful subject and it may hand you a list of signs for strangers to check off. That reads as a diagnosis, posted under your license.',
      benefits: [
        {
          title: 'The limits are already in place',
          description:
            'Say in your profile that you\'re a therapist. You won\'t have to end every request with "and please, no symptoms, no stories, no cures".',
        },
        {
          title: 'Tone follows the subject',
          description:
            'Grief and trauma get no jokes and no dares. Playful patterns are kept for subjects that can carry them.',
        },
        {
          title: 'Clear without alarm',
          description:
            'The model that orders the ten is trained on viral patterns and over 27,000 high-performing hooks. The rules about pain come first. The model only orders what they let through.',
        },
        {
          title: 'You can turn nine of them down',
          description:
            'Your board has rules, and you have your own. Ten options let you say no nine times. You teach that.',
        },
      ],
    },
    howItWorks: {
      title: 'In the gap between sessions',
      subtitle: 'It leaves you time for water.',
      steps: [
        {
          title: 'Describe your practice',
          description:
            'Your license, the adults or couples you see, what you teach. In general terms; client details have no place in the form.',
        },
        {
          title: 'Bring one subject',
          description:
            '"{topic}". How to end a hard phone call. Why an apology can feel unfinished. One is enough for a video.',
        },
        {
          title: 'Sit with ten',
          description: 'Read them as your most tender viewer would. Set aside any that press too hard.',
        },
        {
          title: 'Record it your way',
          description:
            "Take one line and its tip. Add your usual words that a video isn't therapy, and where to turn in a crisis.",
        },
      ],
    },
    urgency: {
      title: 'Someone is deciding whether this is for them',
      subtitle: 'Five reasons to give the first sentence some of your care.',
      items: [
        'Someone may watch you for a year before they write. It starts with one sentence they stayed for.',
        'A vague opener tells people the video is meant for somebody else.',
        "Late at night the phone is close and the office isn't. A calm first line is a decent thing to find there.",
        "This week's pop psychology term will get explained by somebody. It may as well be somebody licensed.",
        'You choose words with care for fifty minutes at a time. The first eight on video deserve the same.',
      ],
    },
    testimonials: {
      title: 'What therapists might say',
      quotes: [
        'I read all ten and none of them pointed at anyone.',
        'The line sounded like me on a good morning.',
        'I filmed by the window, said one sentence and left a pause.',
      ],
    },
    cta: {
      title: 'One sentence, said kindly',
      subtitle:
        "The first {hooksPerRun} hooks are free, no credit card needed. Keep only what you'd say across the room.",
      buttonText: 'Write my first openers',
    },
  },
} satisfies ThemeSource;
