import type { ThemeSource } from './fill-theme.ts';

export const defaultTheme = {
  hiddenSections: ['testimonials', 'pricing'],
  colors: {
    primary: 'hsl(20 100% 56%)',
    secondary: 'hsl(24 9% 13%)',
    accent: 'hsl(36 96% 70%)',
    background: 'hsl(24 12% 6%)',
    foreground: 'hsl(40 33% 95%)',
  },
  fonts: { heading: 'Bricolage Grotesque Variable', body: 'Instrument Sans Variable' },
  images: {
    hero: '/images/hero/default',
    alt: 'A large phone, cut by the edge of the frame, plays a vertical video. Its opening line is set as a caption over the picture, with a three-second timeline below.',
  },
  meta: {
    title: 'Hooksmith: ten video hooks in 30 seconds',
    description:
      'Type a topic, get ten openers for Reels and TikTok, each with a delivery tip. The first {hooksPerRun} hooks are free, no credit card needed.',
  },
  copy: {
    hero: {
      title: 'Ten hooks. Pick one. Film.',
      subtitle:
        'Say what you do and what the video is about. Ten openers in 30 seconds. The first {hooksPerRun} hooks are free, no credit card needed.',
      subtitleColor: 'hsl(36 14% 76%)',
    },
    features: {
      title: 'One topic in, ten ways to start',
      items: [
        {
          title: 'Ten openers, many kinds',
          description: 'One topic, two ways in. "{hook1}" "{hook2}"',
        },
        {
          title: 'Short enough to say',
          description:
            'Most hooks run about a dozen words. "{hook3}" Say it out loud. If your tongue trips, take the next one.',
        },
        {
          title: 'A note from the director',
          description:
            'Under each hook there\'s one thing to do on camera. "{hook6}" The note below it: {tip6}',
        },
        {
          title: "It knows who's watching",
          description:
            'You describe your viewers once. Write that they freeze when they hit record, and a hook can say so: "{hook4}"',
        },
        {
          title: "Tuesday won't sound like Monday",
          description:
            "Hooksmith keeps track of the patterns you've had and reaches for others first. Swapping the nouns in last week's opener is what you came here to stop.",
        },
        {
          title: 'Nothing gets lost in a chat',
          description:
            "Every run is kept under its topic and date. Favorite the hooks you'd film, copy one with a tap, and find the rest in March.",
        },
      ],
    },
    differentiator: {
      title: 'What makes this different to ChatGPT?',
      description:
        "ChatGPT can write a hook. Then you ask for a shorter one, then one without the rocket emoji, then one you'd say with your own mouth. Hooksmith has one job and starts with it.",
      benefits: [
        {
          title: 'No prompt to write',
          description:
            "A topic is enough. Your business and your viewers are on file, so you don't introduce yourself again every Monday.",
        },
        {
          title: 'Sorted before you see them',
          description:
            "The order of your ten comes from a model trained on viral patterns and over 27,000 high-performing hooks. It sorts openers. It doesn't predict views, and neither do we.",
        },
        {
          title: 'No borrowed facts',
          description:
            "Hooks don't come with statistics, results or clients you never mentioned. That's one comment thread you won't have to answer.",
        },
        {
          title: 'Choosing beats polishing',
          description:
            "Ten lines take a minute to read. You'll drop most of them. Then you'll hit record instead of fixing the same sentence again.",
        },
      ],
    },
    howItWorks: {
      title: 'From notes app to first take',
      subtitle: 'Step one happens once. After that you start at step two.',
      steps: [
        {
          title: 'Say what you make',
          description:
            "Two fields: what you do, and who it's for. Write them the way you'd tell a friend. You can change both later.",
        },
        {
          title: 'Type the topic',
          description:
            '"{topic}" is enough. So is a question, a list, or the half sentence you saved at midnight.',
        },
        {
          title: 'Read ten hooks',
          description:
            "They're there within 30 seconds, each with its type and its tip. Skip the ones that don't sound like you.",
        },
        {
          title: 'Copy one and film',
          description:
            'Say it to the lens and put the same words on screen. The other nine wait in your history.',
        },
      ],
    },
    urgency: {
      title: 'Why start with the opener',
      subtitle: 'Five reasons to write the first line before you set up the tripod.',
      items: [
        'The opener is the only part of a video that everyone who meets it gets to see.',
        'Rewriting a first line costs you a minute. Reshooting costs you the light.',
        'If every video starts with "Hey guys", you have one hook and you keep reusing it.',
        'A hook written before filming tells you what to leave out. One written after tells you what to reshoot.',
        'The idea in your notes app has been there since spring. It was waiting for a first sentence.',
      ],
    },
    social_proof: {
      title: 'Four numbers we can stand behind',
      subtitle: 'None of them is a follower count.',
      stats: [
        { number: '{hooksPerRun}', label: 'hooks in every run' },
        { number: '20', label: 'hook types to draw from' },
        { number: '27,000+', label: 'headlines and posts the ranking learned from' },
        { number: '{freeCredits}', label: 'free runs when you register' },
      ],
    },
    testimonials: {
      title: 'What creators might say',
      quotes: [
        'I filmed the third hook on the list and kept the ninth for next week.',
        'I typed the topic in the car and had an opener before the engine was off.',
        'The tip told me what to do with my hands. I had wondered.',
      ],
    },
    faq: {
      title: 'Before you ask',
      items: [
        {
          question: 'What is a run?',
          answer:
            'One topic in, {hooksPerRun} hooks out. A run uses one credit. Each hook comes with its type and a tip for delivering it.',
        },
        {
          question: 'What do I get for free?',
          answer:
            "Runs: {freeCredits} when you register, {confirmationCredits} more when you confirm your e-mail. We don't ask for a card.",
        },
        {
          question: 'Is this a subscription?',
          answer:
            'No. A package is a one-time fee and nothing renews: {packagePrices}. Stripe takes the payment, so your card number never reaches us.',
        },
        {
          question: 'Do runs expire?',
          answer:
            "Free runs don't. Runs you buy have to be used within 12 months of purchase. The ones that expire soonest are spent first.",
        },
        {
          question: 'Can I get a refund?',
          answer:
            'Credits are non-refundable, so use the free runs to find out whether the hooks suit you. If a run fails, its credit goes back to your balance.',
        },
        {
          question: 'What was it trained on?',
          answer:
            'The model that sorts your hooks learned from over 27,000 headlines and posts whose audience response is known: headlines from published A/B tests, and posts of which we know which one was shared more. The note "What we trained on" says what they are and what they aren\'t.',
        },
        {
          question: 'Will a hook make my video go viral?',
          answer:
            "Nobody can promise that, so we don't. A hook gives a viewer a reason to stay for the next sentence. That sentence is yours.",
        },
        {
          question: 'Does it write the whole video?',
          answer:
            'No. It writes the opening line and a tip for delivering it. You know the rest better than we do.',
        },
        {
          question: 'Which languages does it write?',
          answer:
            "US English first: that's the language our lines are written in. A topic in Spanish, French, German, Portuguese, Italian or Dutch gets hooks and tips in that language, built around your own words for it. For any other language, type the topic in English.",
        },
        {
          question: 'Is my business text private?',
          answer:
            "Other users can't see it, and it isn't used to train our ranking. It's stored with your account to write your hooks. If a language model writes them, it receives your topic and business text; the privacy policy names the provider.",
        },
      ],
    },
    cta: {
      title: 'Your next video needs a first line',
      subtitle:
        'The first {hooksPerRun} hooks are free, no credit card needed. Bring the topic you keep putting off.',
      buttonText: 'Get my first {hooksPerRun} hooks',
    },
  },
} satisfies ThemeSource;
