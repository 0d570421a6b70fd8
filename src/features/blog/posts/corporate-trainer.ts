import { hookOf, type StarterPost } from './starter-post.ts';

const hook = (number: 0 | 1 | 2 | 3 | 4 | 5) => hookOf('corporateTrainer', number);

export const corporateTrainerPost: StarterPost = {
  theme: 'corporateTrainer',
  title: 'Beat the eye roll: short video for people who train people',
  excerpt:
    'Your viewers have sat through too many slides to trust a cheerful opener. Start where they roll their eyes, and turn one exercise into five clips.',
  tags: ['workshops', 'learning and development', 'role play'],
  content: `
<p>You know the room. Arms crossed, laptops open "to take notes", one person who was sent instead of somebody else. In the first minute of a workshop you win that room by saying what everybody's thinking. On video you have about three seconds, and the same trick works.</p>
<p>Your audience there is double. Participants decide whether they like you. The learning and development manager who may hire you watches how you handle people who don't. Good openers speak to both.</p>

<h2>Say the eye roll out loud</h2>
<p>"Communication is key to every organization" is a sentence that has never been disagreed with, so nobody hears it. Begin with the resistance instead.</p>
${hook(1)}
<p>A manager with a shelf of unused binders stops at that line, because it's their Monday. You've taken their side, and you've implied that there's a reason other than lazy people. Now you have to give it, and it should be something they can change: no manager practiced it first, the case was from another industry, nobody had time on the calendar to try it.</p>

<h2>Turn the slide into a scene</h2>
<p>If it was a bullet point, it's a caption at best. What films well is two people and a sentence. Take any model you teach and find the moment where it shows: the interruption, the feedback that lands wrong, the pause before "any questions?".</p>
<p>Play both parts yourself if you must. Turn your head for the second voice and change the height of the camera a little. Begin with the bad version, in the middle of it:</p>
<ul>
<li>"Don't take this the wrong way, but..."</li>
<li>"As per my last email."</li>
<li>"Let's take this offline." (Nobody ever did.)</li>
</ul>
<p>A viewer who has heard that sentence this week will wait to hear yours. Show the better version, then say why it's better in one breath. Leave the model's name for the caption.</p>

<h2>Rank things, and mean the ranking</h2>
<p>Lists are the slides of short video, and they get the same eye roll unless there's tension in the order.</p>
${hook(0)}
<p>"The one that stings" is a reason to stay until the last item, so make sure that it does sting, and that it stings the right person. Reasons that blame participants flatter the buyer and teach nothing. A reason that points at the calendar, the manager or the trainer is braver. You can point at yourself.</p>
${hook(2)}
<p>Sorting is a good picture. Write each reason on a card, sort the cards into two piles while you talk, and let the viewer disagree with a pile. The comments will tell you what your next workshop should be about.</p>

<h2>Fewer tips</h2>
${hook(3)}
<p>"Change one thing first" is odd advice in a feed full of tips, and that's why it gets heard. One behavior per clip, small enough to try in the next meeting: ask the quietest person first, write the decision down before the call ends, say the deadline and then stop. If viewers could do it within the hour, they'll remember who told them.</p>

<h2>What a trainer shouldn't claim</h2>
<p>You'll be tempted by numbers, because buyers ask for them. Be careful with three kinds:</p>
<ul>
<li><strong>Performance gains.</strong> "Teams get 30% more productive" needs a study of your program, and you'd know if you had one. Describe what people practiced and what they said they'd do differently.</li>
<li><strong>Named clients.</strong> A logo wall in a clip is an endorsement they haven't given. Ask the person who's allowed to say yes, in writing. "A logistics team of twelve" is usually plenty, if nobody could guess which.</li>
<li><strong>Folk statistics.</strong> The pyramid that says we remember 10% of what we read and 90% of what we do has no study behind it. Neither does "93% of communication is nonverbal" in the way it's quoted. Someone in the comments knows.</li>
</ul>
<p>And don't film participants at work. A workshop is safe because it stays in the room. Use actors, colleagues or your own two voices.</p>

<h2>One exercise, five clips</h2>
<p>Pick an exercise you've run so often that you could do it asleep. Then film:</p>
<ol>
<li><strong>The setup as a dare.</strong> "Explain your job without using a noun from your job title. Go."</li>
<li><strong>The failure.</strong> How it goes the first time, played by you, without mockery.</li>
<li><strong>The turn.</strong> The instruction that makes it work, on a flip chart, in five words.</li>
<li><strong>The transfer.</strong> The same skill in a real meeting on Thursday.</li>
<li><strong>The debrief question.</strong> You ask it and let the silence run. Trust it, the way you do in the room.</li>
</ol>
<p>That's a week of posts and a sample of how you teach. A buyer who has watched all five has nearly sat in on a session, and the call you have with them starts much further along.</p>

<h2>Before you post</h2>
<p>Play the first three seconds to a colleague who's had a long day. If they say "oh no, I've been in that meeting", you have a hook. If they say "nice graphics", go back to the sentence.</p>
`,
};
