import { hookOf, type StarterPost } from './starter-post.ts';

const hook = (number: 0 | 1 | 2 | 3 | 4 | 5) => hookOf('financialAdvisor', number);

export const financialAdvisorPost: StarterPost = {
  theme: 'financialAdvisor',
  title: 'Money hooks that survive your compliance officer',
  excerpt:
    'You can stop the scroll without promising a return. Openers built on a decision, a paper or a feeling, and five questions before you file it.',
  tags: ['compliance', 'retirement', 'plain words'],
  content: `
<p>Finance has the easiest hooks in the world, and you're not allowed to use them. "This fund doubled." "How my client retired at 45." "The one stock." Each of them stops a thumb, and each can end up on a regulator's desk with your name on it.</p>
<p>Good. That leaves you the openers that the people you want to reach actually respond to. Someone who avoids money talk doesn't wait for a hot tip. They wait for a sign that you won't make them feel stupid.</p>

<h2>Hook on the decision</h2>
<p>Returns are the future, and the future isn't yours to describe. Decisions are now. Which account, which form, which order, which deadline. A decision has tension built in, and you can talk about it all day without projecting anything.</p>
${hook(0)}
<p>Film that one at a whiteboard with the word "better" written large, and cross it out as you speak. In one second the viewer sees an argument and knows that you're on neither side of it.</p>
${hook(2)}
<p>Two columns are a debt, so fill them. For a Roth or a traditional contribution, the first row most planners write is whether you expect your tax rate to be higher now or later. Say it plainly, say that it's a beginning, and say what else can change the answer: an employer match, income limits, a state that taxes differently. Then stop. The next video can have the rest.</p>

<h2>Hook on the feeling, then do arithmetic</h2>
<p>Shame keeps people away from their own statements. If you name it first, kindly, you've done something that a calculator can't.</p>
${hook(1)}
<p>Lower your voice for that line. Then show a calculation with round numbers that are clearly made up for the example, and label them so on screen: "Example figures. Not a forecast." A sum that viewers can follow with their own numbers is worth more than a curve that climbs to the right.</p>

<h2>Hook on the paper</h2>
<p>You own the best props of any profession and you keep them in a drawer. A pay stub. A beneficiary form. A fee schedule. The page of a 401(k) statement that nobody turns to. Put the paper in the first frame with one line circled, and ask what it means.</p>
<p>Use blank forms or your own, with every number covered. A client's statement stays off camera even when you've blurred it, because blurs fail and screenshots don't forget.</p>
<p>Three that work in almost every practice:</p>
<ul>
<li>The beneficiary line on an old account. A will generally doesn't override it, and many people don't know.</li>
<li>The expense ratio, written once as a percentage and once in dollars on a balance you name as an example.</li>
<li>The date on which a required distribution, an enrollment window or a filing is due this year.</li>
</ul>

<h2>Sound like the kitchen, and keep the credentials for later</h2>
${hook(3)}
<p>A kettle is a good clock because it changes your vocabulary. Nobody says "tax-advantaged vehicle" to an aunt who's waiting for tea. Before you film, read your line aloud and replace each word she'd ask about. If there's no plain word for it, that's the topic of its own video.</p>
<p>Your letters and your firm belong in the video. They just don't belong in second one. A viewer who doesn't yet care can't be impressed.</p>

<h2>Five questions before you file it</h2>
<p>Whether you answer to the SEC, a state or FINRA, your posts are advertising, and your firm has rules that go further than this list. It's a first filter that saves you a rewrite:</p>
<ol>
<li><strong>Does it promise or project?</strong> Watch for "will", "always", "can't lose" and any arrow that points up.</li>
<li><strong>Does somebody vouch for you?</strong> A client's praise is a testimonial, and so can be a comment that you pin or share. Testimonials come with disclosures.</li>
<li><strong>Is it general?</strong> "If you're in your forties, do this" is closer to advice than "here's what to compare in your forties".</li>
<li><strong>Is it balanced?</strong> A benefit in the hook needs its risk or cost in the same video, said at the same speed. A caption below the fold doesn't count.</li>
<li><strong>Is it dated and kept?</strong> Limits change every year. Put the tax year on screen, and archive the post the way your firm requires.</li>
</ol>
<p>When in doubt, send the script before you film. It takes a reviewer a minute to strike a word and you an hour to reshoot.</p>

<h2>The quiet advantage</h2>
<p>Your feed is full of people who sound certain. You get to be the one who sounds careful and clear in the same breath. Pick one decision, put one paper in the frame and say the line you'd say at home. Whoever has been avoiding the subject will hear that it's safe to look.</p>
`,
};
