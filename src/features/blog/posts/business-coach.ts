import { hookOf, type StarterPost } from './starter-post.ts';

const hook = (number: 0 | 1 | 2 | 3 | 4 | 5) => hookOf('businessCoach', number);

export const businessCoachPost: StarterPost = {
  theme: 'businessCoach',
  title: 'Hooks for coaches who are tired of motivation',
  excerpt:
    'If your opener would fit on a gym wall, it books no calls. How to open on a real decision, show how you think, and stay clear of income claims.',
  tags: ['discovery calls', 'pricing', 'authority'],
  content: `
<p>Scroll through the coaches in your niche and cover the names. Could you tell who's who? Mindset, next level, your only competition is yourself. It's a chorus, and a buyer can't hire a chorus.</p>
<p>A discovery call gets booked when a person thinks: that's exactly my week, and this coach sees something in it that I don't. Your hook has to do the first half of that. The rest of the video does the second.</p>

<h2>Open on a Tuesday</h2>
<p>Motivation is about someday. Your clients' problems happen on a Tuesday at three: an email with a scope change, a proposal that's been open for nine days, a discount they heard themselves offer. Put the Tuesday in the first line and the right people will turn their heads.</p>
${hook(2)}
<p>Goal first, obstacle second, in the words a freelancer would use. Nobody says "I have limiting beliefs around value". They say they're scared to lose clients. Read your intake forms again and copy the phrases. That's your hook bank, and no competitor has it.</p>

<h2>Show the judgment</h2>
<p>Authority on video isn't a stage or a car. It's a distinction the viewer hadn't made. Put two things next to each other that people confuse, and say which one you'd choose.</p>
${hook(0)}
<p>Read the first half off a screen and say the second half to the lens. Then deliver: show both versions, describe what each costs, and say when the email is the right call. A coach who can argue the other side is a coach worth forty minutes.</p>
<p>More pairs that work for almost any practice: a price and a rate. A full calendar and a full pipeline. A client who's slow and a client who's leaving. Feedback and permission.</p>

<h2>Undo one thing</h2>
${hook(3)}
<p>People expect a coach to add: a routine, a funnel, a course. Taking something away gets attention because it costs nothing to try. The line names one habit, so act that one out in the first frame, shampoo bottle and all. The next video can have another: the "just checking in" email. The apology in front of the number. The third call before a proposal.</p>
<p>Then give the replacement word for word. "Instead of 'my rate is normally', say the figure and stop talking." Viewers save sentences that they can use tomorrow.</p>

<h2>Say the part that happens off camera</h2>
${hook(1)}
<p>Every field has a conversation that professionals have with each other and never in public. Fees. Firing a client. The launch that didn't fill. You can open that door with your own story, your own figures and your own mistakes, because they're yours to give away.</p>
<p>Your clients' stories aren't, unless you've asked, in writing, for this use, and they've seen the clip. And never build one from three half-remembered people. An invented win reads like an invented win, and it's a deceptive ad on top of that.</p>

<h2>Leave the income on the floor</h2>
<p>"How she went from two to twenty thousand a month" is the hook your niche is known for. Leave it to the others, for three reasons:</p>
<ul>
<li><strong>The law.</strong> In the United States the FTC treats earnings claims as something you must be able to back up, and a testimonial that isn't typical needs a clear statement of what is.</li>
<li><strong>The buyer.</strong> It attracts people who want the number. The ones who want the work are standing behind them, looking at their shoes.</li>
<li><strong>The sameness.</strong> You can always be outbid by somebody with a bigger screenshot.</li>
</ul>
<p>Claim what you control. "You'll leave the call with three sentences you can send today." That's a result, it's yours, and it's true on the day.</p>

<h2>From hook to call, without the pitch</h2>
<p>A video that books calls usually has five beats, and you can film them in a parked car:</p>
<ol>
<li><strong>Tuesday.</strong> The moment, in the client's words. Three seconds.</li>
<li><strong>The confusion.</strong> What most people do next, told without contempt.</li>
<li><strong>The distinction.</strong> What you look at instead, and why.</li>
<li><strong>The sentence.</strong> One line they can use before Friday.</li>
<li><strong>The door.</strong> "If yours is messier than that, there's a link." Say it once, at normal volume.</li>
</ol>
<p>Notice that the pitch is the smallest part. By then you've coached a stranger for half a minute, and they know what an hour would feel like.</p>

<h2>A week of openers from one call</h2>
<p>After your next session, before you close the laptop, write down three things: the question behind the question, the moment the energy in the room changed, and the sentence you'd tattoo on this industry. Strip anything that could point to the person. That's three topics. Turn each one into a how-to, a comparison and a habit to undo, and read the nine lines aloud in the car. Throw out six.</p>
<p>You'll have a month of videos that nobody else in your feed could have made, because nobody else was on your calls.</p>
`,
};
