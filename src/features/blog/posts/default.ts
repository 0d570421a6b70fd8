import { hookOf, type StarterPost } from './starter-post.ts';

const hook = (number: 0 | 1 | 2 | 3 | 4 | 5) => hookOf('default', number);

export const defaultPost: StarterPost = {
  theme: 'default',
  title: 'Your video starts before you do',
  excerpt:
    'Most openers waste their first second on a breath. A working method for the three seconds that decide whether the rest gets watched.',
  tags: ['first three seconds', 'talking head', 'posting rhythm'],
  content: `
<p>Open your last five videos and pause each one at the first frame. Odds are you'll find the same picture: you, mouth closed, about to say something. That frame is the first thing a stranger sees, and nothing happens in it.</p>
<p>A hook is the part of the video that makes somebody put off scrolling. It's made of three things that arrive together: a picture, a line of text and a spoken sentence. When one of them is missing, the other two have to work harder. When all three say the same thing, you've spent your best seconds on an echo.</p>

<h2>Cut the run-up</h2>
<p>People warm up when they talk. "Hey guys, so, I've been getting a lot of questions about this." Nobody decided to say that. It's the sound of a person getting ready, and it belongs on the floor.</p>
<p>Film it if you need it. Then move the in-point to the first word that carries information. You'll often find that your real opener is the second or third sentence you said, and that it's better than the one you planned, because by then you'd stopped performing.</p>
${hook(1)}
<p>That line works without a run-up because it hands over the plan. You know what you'll see, you know there are two of them, and you can't compare until the second one has played.</p>

<h2>Give each layer its own job</h2>
<p>Try this split the next time you film a talking head:</p>
<ul>
<li><strong>The picture</strong> shows something in progress. Your hand on the shutter, the kettle mid-pour, the timeline with forty cuts in it. Movement that has already begun reads as a video, and stillness reads as an ad.</li>
<li><strong>The text</strong> names who it's for or what's at stake, in seven words or fewer. Plenty of people meet your video with the sound off.</li>
<li><strong>The voice</strong> opens a question that only the rest of the video can close.</li>
</ul>
<p>If your text says "3 mistakes on camera" and your voice says "here are three mistakes people make on camera", you've said one thing twice. Let the text say it. Use the voice for the mistake itself.</p>

<h2>Promise something you can pay for</h2>
<p>A hook is a small debt. The viewer lends you ten seconds, and you owe them what the line implied. Overpromise and they leave at second eight, a little annoyed, and they remember your face when it comes up next time.</p>
${hook(5)}
<p>Four statements, one of them false. The viewer can count them, and so can you. A modest promise that you keep in full beats a big one that trails off, because the person who got what they came for is the one who watches the next video.</p>
<p>A quick test: write down the last line of your video first. Then ask whether the hook leads there. If it doesn't, you have two videos, and you've filmed half of each.</p>

<h2>Change the shape before you change the topic</h2>
<p>When you feel that you're repeating yourself, it's usually the sentence and seldom the subject. Creators have a favorite opener the way people have a favorite word. You hear it in other accounts long before you hear it in your own.</p>
<p>So keep the topic and turn the shape. Talking to the camera can be a list, a comparison, a myth to drop, a how-to:</p>
${hook(0)}
${hook(3)}
<p>Same subject, two different viewers. The first one stops people who think it's a gift that others have. The second stops people who already tried and froze. Film both with the same middle, a week apart, and you'll learn which crowd is yours.</p>

<h2>A rhythm you can keep in a bad week</h2>
<p>Posting three times a week falls apart at the blank page, and the blank page is mostly a missing first line. So separate the jobs:</p>
<ol>
<li><strong>Monday, ten minutes.</strong> Pick three topics. Collect several openers for each. Don't judge yet.</li>
<li><strong>Same day, out loud.</strong> Read every line at talking speed. Strike whatever you stumble over and whatever you'd never say to a friend.</li>
<li><strong>One filming block.</strong> Shoot the openers first, all of them, while you have energy. Then the middles. Endings need the least from you.</li>
<li><strong>Before you post.</strong> Watch the first three seconds with the sound off, then with your eyes closed. If either version tells you nothing, fix that layer.</li>
</ol>

<h2>What to look at afterward</h2>
<p>Views tell you how widely a video was shown. For the opener, look at the retention graph instead, and only at its left edge. If the line drops like a cliff and then runs flat, the middle is fine and the hook failed. If it holds and then sags, the hook was honest and the middle got slow. Those are two different repairs, and you can only make the right one if you know which it is.</p>
<p>Then change one thing and film again. That's the whole craft: a first line, a picture that has already started, and a promise you intend to keep.</p>
`,
};
