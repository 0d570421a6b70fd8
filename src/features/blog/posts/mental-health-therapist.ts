import { hookOf, type StarterPost } from './starter-post.ts';

const hook = (number: 0 | 1 | 2 | 3 | 4 | 5) => hookOf('mentalHealthTherapist', number);

export const mentalHealthTherapistPost: StarterPost = {
  theme: 'mentalHealthTherapist',
  title: 'Quiet hooks: how a therapist can be heard without shouting',
  excerpt:
    'You want to reach people before the crisis, and you owe them care from the first word. Openers that are gentle, specific and within your ethics code.',
  tags: ['ethics', 'boundaries', 'soft openers'],
  content: `
<p>Most advice about hooks was written for people who sell things. Create tension. Poke the pain. Say that everyone is doing it wrong. A therapist reads that list and closes the tab, and rightly so.</p>
<p>But the person you'd like to reach is awake at midnight with a phone, and the videos that find them are made by people with fewer scruples. There's a way to open a video that's kind and still stops a thumb. It's slower, it's lower in volume, and it's specific.</p>

<h2>Name the moment and leave the condition alone</h2>
<p>"Five signs you have anxiety" invites strangers to diagnose themselves from a caption. You can't assess someone through a screen, and your license says so. What you can do is describe a moment so exactly that a person recognizes it.</p>
${hook(0)}
<p>There's no label in that sentence. There's a moment and a pair of hands. Someone whose hands stay calm keeps scrolling, and nothing was said about them. Someone who knows that tremor feels met, and you haven't told them what they are.</p>
<p>Moments are everywhere once you look for them: the drive home after a visit, the text you typed and deleted, the apology that comes out before you know what for. Write those down instead of symptoms.</p>

<h2>Make the promise small</h2>
<p>A video can offer a thought, a question, a word for something. It can't do the work of treatment, and an opener that suggests otherwise will disappoint the people with the least energy to spare. So promise the size of thing you can hand over in a minute.</p>
${hook(3)}
<p>"The tiny version" is honest. It claims nothing about anyone's family, and it's a gift that fits in the time you have. Compare it with "this will change your relationship with your mother". One of them you could say in a session.</p>
${hook(2)}
<p>"Not another lecture" lets people breathe out. Many of your viewers have been told what to do all their lives, often by the people the video is about.</p>

<h2>Let the picture carry the calm</h2>
<p>You don't need movement in the first frame as much as others do. You need a contrast with whatever came before it. In a feed of shouting faces, a chair by a window is a hook.</p>
<ul>
<li>Sit a little off center and leave an empty place beside you.</li>
<li>Start with an exhale and keep it in the edit.</li>
<li>Set the text large, few words, on screen long enough to be read twice by somebody tired.</li>
<li>Caption everything. A person in a shared room can't turn the sound on.</li>
<li>Skip the sad piano. It tells people what to feel before you've said anything.</li>
</ul>

<h2>Other people's stories aren't yours</h2>
<p>"I had a client who..." is the strongest opener you own, and you can't use it. Changing the name and the city isn't enough: clients recognize themselves, and so do the people who know them. Even with consent, a client can hardly say no to you freely, and they can't take it back once it's been shared.</p>
<p>Use these instead:</p>
<ul>
<li>A composite so general that it's plainly nobody: "A lot of people tell me they feel guilty for resting." Only if a lot of people do.</li>
<li>A question you're asked at parties.</li>
<li>A line from a book, with the author on screen.</li>
<li>Your own ordinary life, where you've decided beforehand how much of it clients may see.</li>
</ul>
${hook(1)}
<p>That one leads with who you are, and it gives a reason for it. "Without the jargon" is a promise you can keep in every sentence that follows.</p>

<h2>Say where the edges are</h2>
<p>Put three things where people will see them, in the video or at the top of the caption. This is education and doesn't replace care. You can't answer personal questions in comments or messages. And there's a place to turn to now: in the United States, people can call or text 988, the Suicide and Crisis Lifeline. If your viewers live elsewhere, name what exists there.</p>
<p>Decide before you post what you'll do when a comment sounds like an emergency, because one will. Write the reply in advance, keep it warm and short, and point to help that's staffed. Then think about your own clients: agree with them what it means that they can find you there, and don't follow them back.</p>

<h2>A check for your first line</h2>
<ol>
<li>Could someone in a bad hour read this alone and be worse off for it?</li>
<li>Does it describe a moment, or does it hand out a label?</li>
<li>Would a former client wonder if it's about them?</li>
<li>Is the promise one you'd make in the room?</li>
<li>Can you say it in your ordinary voice?</li>
</ol>
<p>If it passes, film it once, unhurried. You aren't competing for everyone's attention. You're leaving a light on for one person who wasn't ready to knock.</p>
`,
};
