import { hookOf, type StarterPost } from './starter-post.ts';

const hook = (number: 0 | 1 | 2 | 3 | 4 | 5) => hookOf('realEstate', number);

export const realEstatePost: StarterPost = {
  theme: 'realEstate',
  title: 'Stop opening your listing videos at the front door',
  excerpt:
    'Every walk-through starts the same way, so buyers know they can skip it. Where to begin instead, what to say first, and what to leave out.',
  tags: ['walk-throughs', 'listings', 'first-time buyers'],
  content: `
<p>"Welcome to 214 Maple." The gimbal floats up the path, the door swings open, and a thumb has already moved on. The viewer has seen this shot hundreds of times. It tells them an ad has started.</p>
<p>The house isn't the problem. The order is. A walk-through is built like a visit: street, door, hall. A video is built like a conversation, and a conversation starts with the thing you'd actually bring up.</p>

<h2>Begin with the detail you'd mention at dinner</h2>
<p>After every showing there's one thing you tell your spouse. The window seat over the stairs. The 1950s oven that still works. The garage that fits a truck and nothing else. That's your first frame, and the address can wait until second six.</p>
<p>Shoot it tight and in use. A hand pulls the pocket door. Water hits the copper sink. Then cut wide, so the viewer gets the answer to "where is that?". You've used curiosity and told no lie.</p>

<h2>Talk about the decision and the house will follow</h2>
<p>Few people who see your video want this particular house. Many want to know how to buy or sell one without doing something foolish. They're the ones who call first, months later, because you were useful before you were selling.</p>
${hook(0)}
<p>That opener belongs to nobody's listing, and it earns more trust than a drone shot. Film it at the place where the inspection matters: next to the water heater, under the eaves, in front of the panel. Say "small" with a shrug and let the rust do the rest.</p>
${hook(1)}
<p>That one names the fear before it names the mistake, so nobody feels told off. Follow it with what you can see from where you stand. Keep the rest concrete and yours: what you've seen a contract allow, whom you'd call, what can still be negotiated. Contracts differ by state, so say which state you work in.</p>

<h2>Answer the fear, in its own words</h2>
${hook(3)}
<p>First-time buyers seldom fear granite. They fear paperwork: contingencies, waivers, the day the earnest money stops being refundable. Make a list of the terms you've explained twice this month. Each one is a fifteen-second video with a plain first line, and together they're a library you can send to every new client.</p>
<p>Sellers have a list too. What to fix and what to leave. Why the online estimate and your number differ. What the photographer needs from them the night before.</p>

<h2>What your hook must not do</h2>
<p>Real estate has a rule that most video advice has never heard of. The Fair Housing Act covers advertising, and a caption is advertising. So describe the property and never the people:</p>
<ul>
<li>Say "three bedrooms on one floor". Leave out whom that would suit.</li>
<li>Say "half a mile to the elementary school". Leave out what you think of the neighbors, or of the school.</li>
<li>Say "two blocks from St. Mary's" only if you'd name the hardware store in the same breath, as a landmark.</li>
<li>Skip "safe", "exclusive" and "up and coming". They say something about people, whatever you meant.</li>
</ul>
<p>Mind your targeting as well, because an ad shown to some groups and hidden from others can be a violation with perfectly clean words in it.</p>
<p>The second trap is the forecast. "Prices will jump by spring" makes a strong hook and a bad record. Nobody knows, and the clip stays up. Talk about what has happened, with a source and a date on screen, and let viewers draw the line themselves.</p>

<h2>A neighborhood drive that isn't a brochure</h2>
<p>Drives do well because they feel like riding along. They go wrong when they turn into adjectives. Give yourself a job instead and state it in the first sentence: "I'm timing the drive from this driveway to the highway at eight in the morning." Now there's a clock, a place and an ending. Other jobs that work: find three places to walk a dog, count the stairs from the parking spot to the couch, show where the snowplow stops.</p>
<p>Mount the phone before you move, and talk while somebody else drives, or record the voice afterward.</p>

<h2>Your shot list for one showing</h2>
<ol>
<li>The dinner detail, close, in motion. Three takes.</li>
<li>The same detail from across the room.</li>
<li>You, beside something that needs care, saying one line about a decision.</li>
<li>One sound without talking: the latch, the rain on the porch roof, the quiet with windows shut.</li>
<li>The keys on the counter, for the end.</li>
</ol>
<p>That's eight minutes in a house you were in anyway, and it makes two videos: one for the listing, one for everyone who isn't ready yet. Get the seller's permission and check your brokerage's rules for its name on screen. Then start at the oven.</p>
`,
};
