/**
 * Examples to start from, one for each profession the product knows: what somebody typed in, and a hook
 * that came back from it.
 */
export type Profession = { name: string; business: string; customer: string; hook: string };

export const PROFESSIONS: readonly [Profession, ...Profession[]] = [
  {
    name: 'Content creator',
    business: 'Content creator. I film day-in-the-life videos and teach people to shoot on a phone.',
    customer: 'Solo creators who want to post three times a week but run out of ideas by Thursday.',
    hook: "There's a part of batch filming nobody films. Here it is.",
  },
  {
    name: 'Nutritionist',
    business:
      "I'm a registered dietitian. I teach label reading and weeknight cooking in small groups online.",
    customer: "Parents who want to cook real dinners on weeknights but don't know which label to believe.",
    hook: "Here's what I look at first with yogurt labels. It takes ten seconds.",
  },
  {
    name: 'Real estate agent',
    business: 'Realtor in Columbus, Ohio. I help first-time buyers read listings, inspections and offers.',
    customer: 'First-time buyers who want to make a strong offer but are scared of waiving the wrong thing.',
    hook: "Skipping the home inspection feels harmless. Here's what it can cost you.",
  },
  {
    name: 'Financial advisor',
    business: 'Fee-only financial planner. I explain retirement accounts without the jargon.',
    customer: "People in their 40s who feel behind on retirement and don't know which account to open first.",
    hook: 'Roth IRA vs 401k: stop asking which is better. Ask which fits.',
  },
  {
    name: 'Therapist',
    business: 'Licensed therapist. I see adults online and teach about family relationships.',
    customer: 'Adults who want to say no to their parents but feel guilty every time they do.',
    hook: 'If you want to say no to your parents, start smaller than you think.',
  },
  {
    name: 'Business coach',
    business: 'Business coach for freelancers. I run a pricing program and speak at small conferences.',
    customer: 'Freelance designers who undercharge and are scared to lose clients if they raise their rates.',
    hook: 'Two ways to raise your prices: one looks impressive, one actually lasts.',
  },
  {
    name: 'Tech tutorial creator',
    business: 'I make short coding tutorials for front-end developers, mostly React and TypeScript.',
    customer: 'Junior developers who know basic JavaScript but get stuck when building real React apps.',
    hook: 'Stop guessing why your useEffect runs twice.',
  },
  {
    name: 'Corporate trainer',
    business: 'Corporate trainer. I run communication and leadership workshops for mid-size companies.',
    customer: 'L&D managers who want people to use what the workshop taught but keep getting eye rolls.',
    hook: '5 reasons your team ignores training, from obvious to the one that stings.',
  },
];
