import { hookOf, type StarterPost } from './starter-post.ts';

const hook = (number: 0 | 1 | 2 | 3 | 4 | 5) => hookOf('nutritionist', number);

export const nutritionistPost: StarterPost = {
  theme: 'nutritionist',
  title: 'How to be right about food and still get watched',
  excerpt:
    'Loud accounts win the first second because they point at something. You can point too, and keep your evidence: openers for aisle, label and plate.',
  tags: ['labels', 'grocery videos', 'evidence'],
  content: `
<p>You know the feeling. A stranger with ring light and no training says that one food is poison, and the clip is everywhere. You post a careful answer that begins with "Well, it depends", and it reaches your sister.</p>
<p>The stranger didn't win on facts. They won on the first second: a hand, an object, a verdict. You can have the hand and the object. The verdict is where you do better.</p>

<h2>Start with the thing in your hand</h2>
<p>Nutrition is abstract until it's a package. "Added sugar" is a lecture; a tub of vanilla yogurt turned around in the dairy aisle is a scene. Begin there, with the label already facing the lens, and talk about what the viewer can see.</p>
${hook(1)}
<p>Notice the size of that promise. One sticky note. The viewer can use it on Saturday with a cart in front of them, and you didn't have to claim that anything happens to their body.</p>
<p>On a US label you have honest material for months. Serving size comes first, and every number below hangs on it. Added sugars have a line of their own under total sugars. Ingredients stand in order of weight, heaviest first. Percent Daily Value has a rule of thumb that the FDA itself teaches: 5% or less is low, 20% or more is high. Each of these is one video, and none of them needs a villain.</p>

<h2>Say who it's for before you say what it is</h2>
<p>"Fiber is important" is true for everyone, which is why nobody feels addressed. Name the evening, the aisle or the doubt:</p>
${hook(2)}
<p>People who trust every label scroll on, and that's fine. Those who stand in front of the shelf and feel stupid will stay, because you said it before they had to. Put their words on screen exactly as they'd say them. Not "consumers experience label confusion". "I don't know which one to believe."</p>

<h2>Put the nuance in the middle, where there's room</h2>
<p>"It depends" is a fine answer and a terrible opener. Think of the video in three parts:</p>
<ul>
<li><strong>The opener</strong> points: this tub, this number, this habit.</li>
<li><strong>The middle</strong> depends: for whom it matters, for whom it doesn't, what the evidence can't tell.</li>
<li><strong>The end</strong> gives one thing to do at the next shop or the next meal.</li>
</ul>
<p>If your opener already contains "however", cut it in half and move the second half down. The caveat isn't lost. It arrives when the viewer has a reason to care about it.</p>
${hook(4)}
<p>"I'd fix" is a professional's phrase. It ranks without condemning, it's plainly your judgment, and it leaves room to say later that for some people it isn't a mistake at all.</p>

<h2>Lines to leave to others</h2>
<p>Some openers work and still cost you. Before you film, strike anything that:</p>
<ul>
<li>promises a number on the scale or a date by which it will move,</li>
<li>says that a food treats, reverses or prevents a disease,</li>
<li>shows one body beside another as proof,</li>
<li>calls a food toxic, clean, or a sin,</li>
<li>quotes a study you haven't read past the abstract.</li>
</ul>
<p>Part of this is regulation and your board's code. Part of it is who will be in the comments. A hook that shames a breakfast reaches people with a history around food first, because they've trained their feed to show it to them.</p>
<p>And if a condition, a pregnancy or a medication changes the answer, say so in the video and in the caption. "Ask your own dietitian or doctor" is short, and it's a sentence you'd want a colleague to say.</p>

<h2>Five shots you can get on a Tuesday</h2>
<ol>
<li><strong>The slow turn.</strong> Front of the package for one second, then the back. Speak on the turn.</li>
<li><strong>Two tubs, one line.</strong> Same shelf, same flavor, one number pointed at with a finger.</li>
<li><strong>The open fridge.</strong> Yours, as it is. An honest shelf buys more trust than a styled one.</li>
<li><strong>The plate from above.</strong> Start with one part missing and put it down as you name it.</li>
<li><strong>The receipt.</strong> What a week of ordinary dinners cost you, item by item.</li>
</ol>
<p>Ask before you film in a store, keep other shoppers out of frame, and cover the brand when the brand isn't the point. You're teaching a way of looking, and it should still work when the store changes suppliers.</p>

<h2>The test before you post</h2>
<p>Read your opener to a client in your head. Would you say it across the table, with their chart open? If yes, and if it points at something they can see, film it. You were right already. Now there's a tub in the picture.</p>
`,
};
