import { hookOf, type StarterPost } from './starter-post.ts';

const hook = (number: 0 | 1 | 2 | 3 | 4 | 5) => hookOf('techTutorialCreator', number);

export const techTutorialCreatorPost: StarterPost = {
  theme: 'techTutorialCreator',
  title: 'Show the bug first: openers for coding videos',
  excerpt:
    'Developers decide in a second whether a tutorial knows their problem. Put the failing output in frame one, promise one fix, and pin the version.',
  tags: ['screen capture', 'React', 'debugging'],
  content: `
<p>Here's how most coding shorts begin: a logo, a terminal that's being opened, <code>npm create</code> something. The viewer came with a stack trace. You're showing them a scaffold.</p>
<p>People search for the symptom. They have two log lines where there should be one, and they've been looking at them for an hour. If your first frame is that symptom, they know in a second that the video is about them. So start at the bug.</p>

<h2>Frame one is the failing output</h2>
<p>Take the topic that every React developer meets sooner or later: an effect that runs twice. The picture is two identical lines in a console. Freeze on it, zoom until it can be read on a phone, and talk.</p>
${hook(2)}
<p>Name who it's for, name the symptom, answer quickly. In this case: in development, Strict Mode mounts each component, runs the effect, cleans it up and runs it once more, on purpose, so that a missing cleanup shows itself early. Production builds don't do it. That's the whole answer, and it takes eight seconds to say.</p>
<p>Now you've earned the rest. The viewer knows that you won't make them wait, so they'll stay for the part with substance: what a correct cleanup looks like, and why switching Strict Mode off hides the bug and keeps it.</p>

<h2>Promise an explanation or a fix, and know which</h2>
<p>"Why" and "how" draw different people. Someone with a deadline wants the fix. Someone who has fixed it three times by copying wants to understand it.</p>
${hook(0)}
${hook(3)}
<p>The second one tells people that there's a wrong explanation going around and that you'll sort it out. Hold up two sheets of paper and let one drop. Don't use that shape unless you really have both, because this audience checks.</p>

<h2>Type less</h2>
<p>Live typing is comforting to make and slow to watch. Three things to try:</p>
<ul>
<li><strong>Diff it.</strong> Show the before, cut, show the after with the changed lines marked. Viewers read a diff faster than they follow a cursor.</li>
<li><strong>Crop to the function.</strong> Hide the sidebar, the tabs, the minimap. Set the font so that about forty characters fill the width of a phone held upright.</li>
<li><strong>Let the result speak.</strong> End on the console with one line in it. Say nothing for a second.</li>
</ul>
<p>Check your contrast on a real phone in daylight. Gray comments on dark blue vanish, and so does the selection color of half the themes you love.</p>

<h2>Honest time, honest scope</h2>
<p>"Build a full-stack app in 5 minutes" is a running joke because of who says it. If setup took an hour off camera, the title is wrong, and a comment will say so before lunch. Scope the promise to what's in the video: one hook, one error, one flag.</p>
<p>And keep the comparison fair. "Framework X is dead" gets a rush of people who came to argue, and when you need help from a maintainer next month, they'll remember. You can criticize a design with a reproduction and a kind sentence. It's a better video, too.</p>

<h2>Pin the version</h2>
<p>Your video will be found long after the API has moved. Make it age well:</p>
<ol>
<li>Put name and major version on screen in the first five seconds: "React 19, TypeScript, Vite".</li>
<li>Say the month once, aloud or in the caption.</li>
<li>Link the page of the official docs that you checked, and say what it's called. "Read the docs" is no insult if you've read them together.</li>
<li>When it breaks, pin a comment with the change. Reshoot if it breaks the answer.</li>
</ol>

<h2>Openers by kind of video</h2>
<p>You'll get more out of one topic if you turn it before you drop it:</p>
<ul>
<li><strong>The bug:</strong> failing output, one sentence of cause, fix, clean output.</li>
<li><strong>The quiz:</strong> code on screen, "what does this log?", three seconds of silence, answer with the reason.</li>
<li><strong>The refactor:</strong> the working but ugly version first. Say what's good about it before you touch it.</li>
<li><strong>The tool:</strong> begin with the chore it removes, done by hand, at full length, for as long as you dare.</li>
</ul>
${hook(4)}
<p>That's a quiz in disguise, and it's fair. Plenty of people who ship React every day don't. Hand the question to somebody off camera, let them try, and then give the sentence: in development, Strict Mode runs your effect, its cleanup and your effect again to show you whether the cleanup works.</p>

<h2>Before you export</h2>
<p>Watch the first two seconds muted and ask whether you could tell which error it is. Then run the code once more from a clean checkout, because the fastest way to lose a developer is a snippet with a missing import. If both hold, ship it. There'll be another bug tomorrow, and you already know your first frame.</p>
`,
};
