import { readSubjects } from './subject.ts';

/** Mind, relationships and family. */
export const MIND = readSubjects(`
# anxiety | anxiety, anxious, anxious thoughts, generalized anxiety, anxiety symptoms, anxiety relief, constant worry, worrying
do: put both feet flat on the floor
do: unclench your jaw
do: say the loudest worry out loud
do: touch something cold near you
now: you rehearse a phone call in the car
now: your chest tightens in the grocery line
now: you check the stove again before leaving
now: the email says quick chat and nothing else
say: I just need to calm down
say: Something bad is about to happen
say: Everyone can tell I'm nervous
fact: Avoidance brings relief first and more fear later
fact: Worry can show up in the stomach first
fact: The calmest person in the room may be worrying
fact: The body can sound an alarm without any danger
# social anxiety | social anxiety, socially anxious, shyness, fear of judgment, awkward at parties, small talk anxiety
do: drop your shoulders an inch
do: think of the last party you left
do: name one question you like being asked
do: look up at the farthest wall
now: you sit in the driveway before walking in
now: you hold your drink with both hands
now: you replay one sentence the whole drive home
now: the group goes quiet right as you speak
say: Everyone noticed my voice shaking
say: I'm just bad with people
say: I'll go once I feel ready
fact: Most people leave a party thinking about themselves
fact: Shaky hands are easier to feel than to see
fact: Plenty of good talkers dread walking in
fact: Canceling plans feels wonderful for about an hour
# panic attacks | panic attack, panic disorder, panicky, anxiety attack, fear of fear
do: press your feet into the floor
do: let one breath out slowly
do: name the color of the nearest wall
do: hold something with a rough texture
now: your heart pounds in a parked car
now: you look for the exit before the seat
now: your hands tingle at a red light
now: you pull over and turn off the radio
say: I'm about to pass out
say: Something must be wrong with my heart
say: I have to get out of here
fact: The wave rises, peaks, and comes back down
fact: A racing heart can start while you're resting
fact: Fear of the next wave is its own problem
fact: The alarm can go off during deep sleep
# overthinking | overthinking, overthinker, overthink, rumination, ruminating, racing thoughts, spiraling thoughts, mental spiral, stuck in my head
do: write the thought on any scrap paper
do: look at something across the room
do: say the thought in a slow voice
do: put your phone face down
now: you replay a two minute talk all evening
now: you type a reply and delete it again
now: you read a period as anger
now: the ceiling gets all your attention at midnight
say: I'm just being prepared
say: If I think harder I'll figure things out
say: I need to be sure first
fact: Thinking about a problem can feel like solving one
fact: The mind treats unfinished business as urgent
fact: Trying not to picture something invites the picture
fact: Nighttime makes ordinary worries look bigger
# burnout | burnout, burned out, burnt out, work exhaustion, emotional exhaustion, running on empty
do: look at tomorrow's calendar
do: close one tab you don't need
do: count the evenings you worked this week
do: step away from the screen
now: you open the laptop and just stare
now: your Sunday ends around noon
now: you take a day off and sleep through dinner
now: you snap at someone over a dish
say: I just need a vacation
say: I'll rest after this project
say: Everyone else is handling this fine
fact: People who love their work run dry too
fact: Sleep alone does not fix every kind of tired
fact: Cynicism can show up before the exhaustion
fact: The most reliable person often gets the most work
# stress | stress, stressed, stressed out, stress management, stress relief, overwhelm, overwhelmed
do: lower your shoulders from your ears
do: step outside for one minute
do: write down what today really needs
do: loosen your grip on the phone
now: you eat lunch standing at the counter
now: you read the same line four times
now: you find your shoulders up by your ears
now: the to do list grows while you work
say: I work better under pressure
say: Things will slow down next week
say: I don't have time to rest
fact: The body can stay tense after the deadline passes
fact: Good news can strain the body too
fact: Small hassles add up like big events do
fact: Some people get sick the day vacation starts
# work stress | work stress, job stress, stressful job, toxic workplace, sunday scaries, toxic boss, dreading work
do: mute the work chat for ten minutes
do: write down what time you really finish
do: mute email on your lock screen
do: walk to the nearest window
now: you check work email in the parking lot
now: your stomach sinks on Sunday afternoon
now: the chat pings while you're making dinner
now: you tell the whole story in the shower
say: I can't leave until things calm down
say: Every job is this bad
say: If I say no I look lazy
fact: The job can end and the tension stays
fact: One bad manager can make a good job unlivable
fact: Answering late at night teaches people to ask
fact: Many people dread Sunday more than Monday
# depression | depression, depressed, low mood, depressive episode, high functioning depression, feeling numb, seasonal depression
do: open the nearest curtain
do: pour one glass of water
do: text someone a single word
do: sit where there is some daylight
now: the clean laundry stays in the basket all week
now: you say fine and change the subject
now: the shower feels like a whole project
now: the unread messages keep piling up
say: Other people have real problems
say: I'm just being lazy
say: I have no reason to feel low
fact: Some people keep smiling through their hardest months
fact: Low does not always look like crying
fact: Numb can be harder to notice than sad
fact: Tiny tasks can weigh more than big ones
# grief | grief, grieving, bereavement, loss of a parent, losing a loved one, mourning, death of a spouse, becoming a widow, widowhood, young widow, losing my mom, losing my dad
do: say the name you miss out loud
do: find one photo you love
do: put a hand on your chest
do: sit down for a minute
now: you reach for the phone, then remember
now: your throat closes in the cereal aisle
now: the birthday comes around on the calendar
now: the casseroles stop coming and the house is quiet
say: I should be further along by now
say: I have to be strong for everyone
say: Staying busy will help
fact: The second year can be harder than the first
fact: Laughing at a funeral is not disrespect
fact: The stages were never meant as a checklist
fact: Two people can miss the same person very differently
# pregnancy loss | pregnancy loss, miscarriage, stillbirth, losing a baby, infant loss, rainbow baby
do: hold something soft for a minute
do: light a candle if you want
do: let one person know today is hard
do: wrap a blanket around your shoulders
now: the due date is still in your calendar
now: you scroll past another announcement
now: you walk around the baby aisle
now: the little room stays closed
say: I must have done something wrong
say: Talking about the baby makes things worse
say: Nobody wants to hear about my baby
fact: Partners grieve too, often more quietly
fact: There is no size a loss has to be
fact: Joy and fear can share the next pregnancy
fact: Many families carry this loss without saying so
# trauma | trauma, trauma response, traumatized, ptsd, cptsd, complex trauma, childhood trauma, trauma healing, emotional trigger, trauma trigger
do: look around and name five objects
do: feel the chair holding your weight
do: notice where the door is
do: say today's date out loud
now: the slammed door makes your whole body jump
now: you scan the room before sitting down
now: the smell of a hallway takes you back
now: you go quiet when someone raises a voice
say: Other people had things worse
say: All of that was so long ago
say: I should have moved on by now
fact: The body can react before the memory arrives
fact: Freezing is as automatic as running
fact: Memory of hard moments often comes in pieces
fact: Healing does not require telling every detail
# boundaries | boundaries, set boundaries, saying no, say no, healthy boundaries, guilt for saying no
do: say the word no out loud
do: find the last yes you regretted
do: write down one thing you resent
do: silence one group chat
now: you say yes before the question ends
now: your phone rings and your stomach drops
now: you draft three excuses for one invitation
now: you drive home mad about a favor
say: I don't want to be rude
say: Good people don't say no
say: I'll just help this once
fact: Guilt can show up even when you were fair
fact: A limit is about what you will do
fact: The first no usually feels the worst
fact: Resentment often marks a limit nobody heard
# people pleasing | people pleaser, people pleasing, fawning, fawn response, need for approval, being too nice
do: name the last thing you didn't want
do: pick tonight's dinner without asking anyone
do: count the sorries in your last email
do: wait ten seconds before your next yes
now: you apologize to someone who bumped into you
now: you say any restaurant is fine
now: you laugh at a joke that stung
now: you add a smiley so nobody feels bad
say: I'm just being nice
say: I don't mind either way
say: If I say no, people will leave
fact: Being agreeable and being known are different things
fact: People can't respect a preference they never hear
fact: Someone else's bad mood is not always about you
fact: Many helpers find help hard to accept
# perfectionism | perfectionism, perfectionist, fear of failure, never good enough, fear of making mistakes, all or nothing thinking
do: find the draft you never sent
do: leave one dish in the sink
do: send a text without rereading
do: set a timer for ten minutes
now: you reread a short email nine times
now: the draft has been almost done since spring
now: you remake the bed someone already made
now: you get nine compliments and remember the critique
say: If I can't do something right, why bother
say: I just have high standards
say: Just one more round of edits
fact: Unfinished work can be fear wearing nice clothes
fact: High standards and harsh self-talk are separate things
fact: Some very neat people started out very afraid
fact: The finish line moves every time you near it
# imposter syndrome | imposter syndrome, impostor syndrome, imposter feelings, feeling like a fraud, self doubt, self-doubt
do: open the last kind email you got
do: write down one problem you solved
do: read your own job title out loud
do: name somebody who asks for your help
now: you get the promotion and feel caught
now: you say I was just lucky again
now: you stay quiet with the right answer
now: you read the job post and close the tab
say: Sooner or later people will find out
say: I just got lucky
say: Everyone else knows what they're doing
fact: New rooms make skilled people feel like beginners
fact: Success does not always quiet the doubt
fact: People see your results and never your doubts
fact: Real frauds rarely lose sleep over being one
# self-esteem | self esteem, self-esteem, self worth, self-worth, low self esteem, build confidence, more confident, lack of confidence, self confidence, insecurity, insecure
do: stand up straight for a second
do: answer your next compliment with thank you
do: write down one thing you did today
do: look at yourself kindly in the mirror
now: you brush off the compliment in one second
now: you apologize before asking the question
now: you compare your morning to somebody's vacation
now: you shrink in the back of the photo
say: I'll feel good about myself once I change
say: Some people are just born sure of themselves
say: I'm only being realistic about myself
fact: Loud and secure are two different things
fact: Courage usually shows up before certainty does
fact: Praise bounces off when you disagree with it
fact: Even very accomplished people can feel like too little
# inner critic | inner critic, negative self talk, self talk, self criticism, self compassion, being hard on yourself
do: write down the last mean thought
do: say your own name kindly
do: picture a friend saying that sentence
do: notice the tone inside your head
now: you drop a glass and call yourself names
now: you comfort a friend and scold yourself
now: you lie awake over one small mistake
now: you win and think of what went wrong
say: I need to be hard on myself
say: Going easy on myself is an excuse
say: I would never succeed without the pressure
fact: Most of us talk kinder to strangers
fact: The harsh voice often thinks it is helping
fact: A thought in your own voice can be wrong
fact: Kindness and accountability can share one sentence
# shame | shame, feel guilty, guilt and shame, ashamed, toxic shame, embarrassment
do: lift your eyes from the floor
do: take one slow breath out
do: think of one safe person
do: write the sentence you never say
now: your face goes hot over an old memory
now: you change the subject before anyone asks
now: you wince in the shower at something you said
now: you apologize again for something long forgiven
say: If people knew, they would leave
say: I deserve to feel this way
say: I can never tell anyone
fact: Guilt says I did, shame says I am
fact: Secrecy makes hard feelings heavier
fact: The memory you cringe at may be yours alone
fact: Everyone in the room has a story they hide
# anger | anger, feel angry, angry outburst, angry all the time, anger management, losing my temper, short temper, irritability, resentment
do: open your fists
do: put some weight in your heels
do: run cold water over your wrists
do: lower your voice on purpose
now: your jaw locks halfway through the sentence
now: you slam the cabinet harder than you meant
now: you go silent and wash dishes very loudly
now: you win the argument in the car alone
say: I just need to vent
say: I'm fine, drop it
say: That's just how my family is
fact: Hurt often sits right under the heat
fact: Venting can keep the fire going
fact: Going quiet can be a loud kind of mad
fact: The feeling and the behavior are two different things
# loneliness | loneliness, lonely, feeling alone, social isolation, feel isolated, no friends
do: text someone you used to sit beside
do: say hello to one neighbor
do: scroll to the bottom of your messages
do: step outside where people are
now: you eat dinner with a show playing
now: you laugh at the party and go home hollow
now: your weekend passes without one spoken word
now: the emergency contact line makes you pause
say: Everybody already has their people
say: I don't want to bother anyone
say: Something must be wrong with me
fact: A full room can be the emptiest place
fact: Most people like hearing from an old friend
fact: Married people feel alone too
fact: A chat with the cashier counts as contact
# insomnia | insomnia, can't sleep, trouble sleeping, sleepless night, lying awake, fall asleep faster, 3am wake up
do: turn the clock toward the wall
do: dim the brightest lamp you have
do: write tomorrow's worry on paper
do: put the phone across the room
now: you do the math on hours left
now: the ceiling fan gets very interesting
now: you wake minutes before the alarm
now: your partner snores and you stare at the dark
say: I'll catch up on the weekend
say: If I don't sleep, tomorrow is ruined
say: I just need to try harder
fact: Trying hard to drift off keeps people awake
fact: Waking briefly at night is normal
fact: Tired and sleepy are two different feelings
fact: The bed can start to feel like a workplace
# sleep | better sleep, sleep habit, sleep routine, sleep hygiene, sleep schedule, sleep quality, sleep better, deep sleep, how to sleep, bedtime routine for adults
do: check what time you woke today
do: lower the lights in one room
do: feel how warm your bedroom is
do: set your alarm out of reach
now: you scroll one more minute in the dark
now: the snooze button gets three quick taps
now: you yawn on the couch and wake in bed
say: I function fine on five hours
say: I'm just not a morning person
say: A nightcap helps me drift off
fact: Wake time matters as much as bedtime
fact: Morning light helps set the night
fact: Afternoon coffee can still be around at midnight
fact: Long and restful are not the same night
# adult adhd | adhd, adult adhd, adhd in adults, adhd brain, adhd in women, late diagnosed adhd, executive function, time blindness, executive dysfunction
do: set a timer you can hear
do: put your keys where you see them
do: pick one thing within arm's reach
do: say the next step out loud
now: you walk into the room and forget why
now: your coffee is in the microwave from yesterday
now: you have forty tabs open and one deadline
now: the appointment at three eats the whole day
say: I just need more discipline
say: Everyone gets distracted sometimes
say: I'll remember, no need to write that down
fact: Too much focus can be a problem too
fact: Being smart can hide the struggle for years
fact: A planner only works if you see the planner
fact: Rest can feel impossible to a busy brain
# kids adhd | child with adhd, adhd kid, adhd in kids, adhd child, adhd in children, adhd parenting, adhd son, adhd daughter, adhd student
do: get down to your kid's eye level
do: give one instruction instead of three
do: clear one corner of the table
do: tell your kid one thing done well
now: the shoes are still off at the door
now: the teacher's name lights up your phone
now: your kid melts down over a worksheet
now: the backpack comes home without the folder
say: My kid can focus on games just fine
say: That child just needs more discipline
say: All little boys are wild
fact: Quiet daydreamers get missed more than loud ones
fact: Holding it together all day can end in tears
fact: Knowing what to do is different from doing it
fact: Wiggling helps some kids listen
# autism | autism in adults, autistic adult, late diagnosed autism, autism masking, autistic burnout, autism in women, autism, autistic, neurodivergent, neurodivergence
do: turn down one sound near you
do: notice the light in this room
do: write down what drained you today
do: put on your most comfortable shirt
now: the restaurant is too loud to hear anyone
now: the tag in the shirt ruins the morning
now: the plan changes at the last minute
now: the party ends and recovery takes two days
say: Everyone is a little on the spectrum
say: Being on the spectrum has a look
say: Eye contact shows who is listening
fact: Masking is work even when nobody sees the work
fact: Two people on the spectrum can need opposite things
fact: Some people find out in their fifties
fact: Looking away can help a person listen
# autism kids | autistic child, autism parenting, autism in kids, child with autism, autism mom, autistic kid, autism in toddlers, sensory kid, autistic son, autistic daughter
do: turn off one noise in the room
do: notice what your child keeps choosing
do: give a warning before the next change
do: sit on the floor beside your kid
now: the party gets loud and little ears get covered
now: the wrong color cup ends breakfast
now: the stranger in the store just stares
now: the cars are lined up just so
say: All kids line up their toys
say: My kid is just being stubborn
say: Kids grow out of everything
fact: A meltdown and a tantrum have different engines
fact: Not speaking is not the same as not understanding
fact: Repetition can be how a child rests
fact: Parents often notice before anyone else does
# ocd | ocd, obsessive compulsive, compulsion, ocd checking, ocd intrusive thoughts, contamination ocd, reassurance seeking
do: rest both hands in your lap
do: say the word maybe out loud
do: notice the urge without answering
do: write down how long checking took today
now: you turn the car around to check the lock
now: you ask are you sure one more time
now: you take a photo of the stove before leaving
now: the thought lands and ruins the movie
say: Everybody likes things neat and clean
say: I just need to be certain
say: Checking one last time will settle me
fact: Many rituals happen where nobody can see
fact: A tidy desk tells you almost nothing
fact: Reassurance wears off faster each time
fact: Scary thoughts tend to attack what people love
# intrusive thoughts | intrusive thought, unwanted thoughts, scary thoughts, disturbing thoughts, negative thoughts
do: let the thought finish its sentence
do: name one thing you can hear
do: write the thought down without arguing
do: feel the floor under your heels
now: you stand on a balcony and step back
now: the thought shows up during a nice dinner
now: you shake your head to clear a picture
now: you wonder what kind of person thinks that
say: Having the thought says something about me
say: Normal people don't think such things
say: I just have to think of something else
fact: Almost everyone gets strange thoughts sometimes
fact: Arguing inside your head rarely ends the argument
fact: A thought is not a plan
fact: The thoughts that upset us most get remembered
# health anxiety | health anxiety, hypochondria, googling symptoms, symptom checking, fear of being sick
do: close the symptom search tab
do: take your fingers off your pulse
do: name one part that feels fine
do: put the thermometer back in the drawer
now: you search a headache and end up terrified
now: you check the same spot in the mirror
now: the test is clear and relief lasts a day
now: you listen to your heart on the pillow
say: This time something is really wrong
say: I just want to be careful
say: One more test and I'll relax
fact: The sensations are real even when the danger isn't
fact: Paying attention to a twinge turns up the volume
fact: Search results do not know your history
fact: Relief that needs repeating is worth noticing
# eating disorder recovery | anorexia, bulimia, bingeing
do: set the phone down before your meal
do: think of a food memory you love
do: soften your shoulders before the next bite
do: text one person who feels safe
now: you read the menu days before the dinner
now: you do the math before the first bite
now: the family meal turns into comments about plates
now: you say you ate already
say: I'm not sick enough for help
say: I'll start over on Monday
say: I just have to control myself
fact: Looking at someone never tells you the struggle
fact: Rules about food can look like health
fact: Getting better is rarely a straight line
fact: Men struggle with food too, often silently
# body image | body image, body acceptance, body confidence, body neutrality, body positivity, comparing my body, hating my body
do: put on the softest thing you own
do: turn away from the mirror for now
do: thank your hands for something
do: unfollow one account that stings
now: you untag yourself before anyone sees
now: you hold up a towel at the pool
now: the fitting room light does nobody any favors
now: you keep jeans from another decade
say: I'll buy clothes once I change
say: Everybody is looking at my stomach
say: I'll be in the photos next year
fact: Mirrors and moods change on the same day
fact: Even models do not look like the picture
fact: Kids hear how adults talk about themselves
fact: People remember your laugh more than your outfit
# addiction | addiction, drug addiction, alcohol addiction, substance use, addiction recovery, relapse, recovering addict, rehab for addiction, addicted loved one, gambling addiction
do: save one safe number in your phone
do: let one slow breath out
do: tell one person the truth today
do: pour yourself something warm
now: you count the days and start again
now: your phone rings late and your heart stops
now: you promise yourself this is the last time
now: the empty chair at dinner gets no mention
say: I can stop whenever I want
say: People have to hit bottom first
say: Love should be enough
fact: A craving rises, crests, and falls
fact: Slipping does not erase the days before
fact: Whole families recover, not only one person
fact: Willpower is only a small part of the story
# sobriety | sobriety, sober, quit drinking, stop drinking, alcohol free, sober curious, giving up alcohol, stopped drinking
do: pour something nice in a good glass
do: pick your line for the next toast
do: write down why you started
do: set out tomorrow's coffee mug
now: you hold a soda and someone asks why
now: the wedding toast comes around with a tray
now: you wake on Sunday and remember everything
now: you pass the old bar on the way home
say: I don't drink enough to have a problem
say: I'll never have fun again
say: Everyone will ask questions
fact: Friday evenings are often the hardest part
fact: Some friendships turn out to be drinking habits
fact: Nobody at the table is counting your glasses
fact: You don't need a label to skip a round
# therapy | therapy, therapist, counseling session, first therapy session, find a therapist, talk therapy, mental health professional, psychotherapy, start therapy
do: write down what you'd say first
do: notice what you always skip over
do: think of one question to ask
do: jot tonight's feeling on your phone
now: you sit in the parking lot after the hour
now: you say the big thing with one minute left
now: you clean up the story before telling anyone
now: you scroll profiles and close the tab
say: My problems aren't big enough
say: I can just talk to my friends
say: Talking about the past won't help
fact: The fit between two people matters a lot
fact: You can tell the person helping you they're wrong
fact: Silence in the room is allowed
fact: Sometimes a good hour feels worse that evening
# emdr | emdr, emdr therapy, eye movement desensitization, bilateral stimulation, emdr session
do: cross your arms and tap slowly
do: picture one place that feels calm
do: name one thing in this room
do: let your eyes rest on something
now: you follow the light back and forth
now: you wonder if just moving your eyes counts
now: the old picture starts to look farther away
now: you leave the office and need a nap
say: Sounds like hypnosis to me
say: I'd have to relive everything
say: Moving my eyes can't do anything
fact: You stay awake and can stop anytime
fact: Tapping and tones get used, not only eyes
fact: The first meetings are mostly preparation
fact: You don't have to describe every detail aloud
# brainspotting and somatic therapy | somatic therapy, somatic experiencing, somatic exercises, brainspotting, ifs therapy, parts work, inner child, inner child work, reparenting
do: put a hand where you feel tight
do: find a photo of yourself at seven
do: notice your breath without changing anything
do: look slowly around the room
now: you shrug when asked what you feel
now: your shoulders answer before your words do
now: the smallest part of you wants to cancel
now: you tell a sad story with a smile
say: Body stuff sounds a little out there
say: I already understand my patterns
say: My childhood was fine
fact: Understanding a pattern does not always end the pattern
fact: Two parts of you can want opposite things
fact: Sighs and yawns can be part of settling
fact: Slow work can still be deep work
# cbt and thought work | cognitive behavioral therapy, cbt, dbt, dbt skill, cognitive distortion, reframing thoughts, catastrophizing, coping skill
do: write down one thought word for word
do: draw a line down a blank page
do: rate the feeling from low to high
do: notice the first word was always
now: your one typo becomes getting fired
now: the friend goes quiet and you write a story
now: you use the word always in a fight
now: you picture the worst before the phone rings
say: I'm just being realistic
say: Positive thinking doesn't work on me
say: My feelings prove I'm right
fact: Balanced and positive are different kinds of thinking
fact: A feeling can be strong and still be mistaken
fact: Skills are easier to learn on calm days
fact: Writing a thought down changes how the thought sounds
# meditation | meditation, meditate, mindfulness, mindful, guided meditation, meditating, body scan
do: close your eyes for one breath
do: notice three sounds around you
do: sit down wherever you are
do: feel your hands touch each other
now: you close your eyes and plan dinner
now: your foot falls asleep before your mind settles
now: the neighbor starts mowing right on cue
now: you open one eye to check the timer
say: My mind never shuts up
say: I'm bad at sitting still
fact: A wandering mind is part of the practice
fact: Nobody empties the mind completely
fact: You can practice while washing a cup
fact: Getting quiet can make you notice more noise
# breathing | breathwork, breathing exercise, deep breathing, box breathing, breathing technique, how to breathe, slow breathing
do: exhale all the way
do: place a hand on your belly
do: close your mouth for three breaths
do: drop your shoulders on the exhale
now: you find yourself holding air over an email
now: you hear take a deep one and bristle
now: your chest goes up and your belly doesn't
now: you sigh before you open the front door
say: I already know how to breathe
say: Bigger breaths are always better
say: Slow breaths never work in the moment
fact: The exhale is the calming half
fact: Most people hold their breath at the screen
fact: Too much air can make you dizzy
fact: Practice on calm days makes hard days easier
# nervous system | nervous system, nervous system regulation, dysregulation, dysregulated, fight or flight, vagus nerve, vagal, polyvagal, living in survival mode, co-regulation, grounding technique
do: let your eyes wander the room
do: press your palms together
do: hum one long note
do: feel the weight of your feet
now: you sit down to rest and feel wired
now: the phone buzzes and your whole body jumps
now: you finish the day and can't switch off
now: the house is finally quiet and you're not
say: I just need to relax
say: I'm being dramatic
say: Once things slow down I'll be fine
fact: Calm can feel strange to a busy body
fact: Shutting down is a stress response too
fact: One steady person can settle a whole room
fact: The body reacts before the thinking part catches up
# emotionally immature parents | emotionally immature, emotionally immature parent, emotional immaturity, immature parent, toxic parent, difficult mother, difficult parent, parentified child, emotionally unavailable parent, children of alcoholics
do: look at an old family photo
do: picture yourself at eight years old
do: write down one question nobody asked you
do: sit down before you dial
now: you share good news and the story turns around
now: your phone lights up with Mom and you brace
now: you comfort the person who hurt you
now: you rehearse the visit the whole drive there
say: My parents did the best they could
say: I just need to explain myself better
say: My childhood wasn't that bad
fact: Growing older and growing up are different things
fact: You can love someone and dread the phone call
fact: Some kids learn to read moods before books
fact: An apology may never come, and life continues
# attachment style | attachment style, attachment theory, anxious attachment, avoidant attachment, avoidant partner, anxious avoidant, secure attachment, fearful avoidant, disorganized attachment, emotionally unavailable
do: put the phone in another room
do: notice where the worry sits in you
do: think of who you call first
do: read the last sweet text again
now: you check when the person was last online
now: you get a sweet text and want space
now: the reply takes an hour and you spiral
now: you pick a fight after a perfect weekend
say: I'm just too much
say: I don't need anybody
say: A partner who cares would just know
fact: Your pattern can change with the person beside you
fact: Needing space and not caring look alike from outside
fact: Reaching and retreating can both come from fear
fact: Steady love can feel boring at first
# narcissism | narcissist, narcissism, narcissistic, narcissistic parent, narcissistic mother, narcissistic abuse, narcissistic ex, love bombing, covert narcissist
do: take one breath before you reply
do: write down what was actually said
do: read the last long text slowly
do: call the friend who knows the story
now: you end up apologizing and can't say why
now: the charming version comes out for company
now: you rewrite one text for an hour
now: the silent treatment reaches day three
say: Maybe I'm the problem
say: Nobody would believe me
say: If I love harder, things will change
fact: Selfish moments alone are not a disorder
fact: The beginning often felt wonderful
fact: Leaving and missing someone can happen together
fact: Explaining more does not always bring understanding
# gaslighting | gaslighting, gaslight, gaslit, manipulative, emotional manipulation, doubting my own memory
do: write down what you remember
do: say one thing you know is true
do: tell a trusted friend the plain version
do: save the message somewhere private
now: you hear I never said that again
now: you scroll back to check your own memory
now: you start the talk sure and end confused
now: you apologize just to end the evening
say: Maybe I'm too sensitive
say: I must be remembering wrong
say: Nobody lies about small things
fact: Two people can honestly remember one night differently
fact: Constant self doubt is worth noticing
fact: An honest disagreement leaves your memory alone
fact: Clear notes help when your head feels foggy
# emotional abuse | emotional abuse, emotionally abusive, abusive relationship, domestic violence, domestic abuse, coercive control, toxic relationship, trauma bond, verbal abuse, leaving an abuser
do: think of one person you trust
do: notice where you are right now
do: take a slow breath, then keep listening
do: make sure you have privacy right now
now: you listen for the mood of the footsteps
now: you check your words before you say them
now: you tell friends everything is fine
now: you hear the car and tidy faster
say: At least nobody hit me
say: I should just leave
say: The good days make up for everything
fact: Harm does not have to leave a mark
fact: Leaving can take more than one try
fact: The good days can be real too
fact: Smart and strong people can get trapped too
# friendship | friendship, best friend, making friends, adult friendship, friend group, friendship breakup, losing friends
do: text the friend you just thought of
do: open the group chat and scroll up
do: pick a night for one coffee
do: send the photo you were saving
now: you say we should catch up and never do
now: you see the group photo you're not in
now: you type a long message and delete it
now: the plan moves to next month again
say: People who care reach out first
say: I'm always the one who reaches out
say: Everyone made their friends in school
fact: Hours together matter more than clever conversation
fact: Some good ones end without a fight
fact: The busy person may be waiting for your text
fact: Being friendly and being close are different things
# procrastination | procrastination, procrastinate, procrastinating, putting things off, task paralysis, waiting until last minute
do: open the file and nothing else
do: set a timer for five minutes
do: put the phone in a drawer
do: write the very next step
now: you clean the whole kitchen before the email
now: you refill the coffee and sharpen a pencil
now: the deadline moves in and suddenly you can type
now: you watch a video about getting things done
say: I work best at the last minute
say: I'll start Monday
say: I'm just lazy
fact: Putting off a task is often about a feeling
fact: Research can be a way of not beginning
fact: People often feel like working after they begin
fact: Vague tasks wait longer than clear ones
# motivation | motivation, motivated, stay motivated, lack of motivation, self discipline, willpower, feeling stuck in life, feel stuck
do: put your shoes by the door
do: write tomorrow's first step on paper
do: stand up right where you are
do: cross one thing off the list
now: you set five alarms and beat them all
now: your new plan lasts until Wednesday
now: you buy the gear and the box stays closed
now: you wait to feel ready one more day
say: I just need more drive
say: I'll start when things calm down
say: Some people are just born driven
fact: The mood often arrives after the first step
fact: Easy beats exciting by the third week
fact: Rest days are part of staying at something
fact: Starting again is a skill of its own
# habits | habit, habit building, building habits, habit tracking, bad habit, daily routine, morning routine, habit stacking, breaking a habit
do: put tomorrow's reminder on your pillow
do: pick the smallest version you'd laugh at
do: mark today on a paper calendar
do: move the temptation one room away
now: you nail week one and skip week two
now: your tracker has a beautiful January
now: you reach for the old thing without thinking
now: the alarm rings and the plan looks worse
say: I just don't have the willpower
say: Once I slip, I'm done
fact: Place and time do a lot of the work
fact: Old patterns come back on tired days
fact: Nobody notices the day a routine becomes automatic
fact: Missing once is ordinary, even for steady people
# phone habits | phone addiction, phone habit, endless scrolling, doomscrolling, doom scrolling, social media break, social media detox, digital detox, dopamine detox, too much screen time, my screen time, putting down my phone
do: look up at the farthest thing
do: check your screen report from yesterday
do: move one app off the home screen
do: put the charger in the kitchen
now: your thumb opens the app you just closed
now: you laugh at a video during a movie
now: you look up and the coffee is cold
say: I can stop anytime
say: I need my phone for work
say: I'm only checking one thing
fact: A silent phone on the table still pulls
fact: Feeds have no last page on purpose
fact: Boredom is where some good ideas begin
fact: The people around you notice before you do
# mental health | mental health, mental wellness, emotional wellbeing, emotional health, mental illness, mental health awareness, mental health at work
do: ask yourself how today really was
do: text someone how are you, really
do: step into some daylight
do: write one honest word about today
now: you answer good, you, before the question lands
now: you call out sick and blame a cold
now: you hold everything together until the car door closes
now: the friend who checks on everyone goes quiet
say: I should be able to handle things alone
say: I'm not the kind who needs help
say: Talking about feelings makes them worse
fact: Minds have sick days just like bodies do
fact: People can look fine and be struggling
fact: Good days and bad days can share a week
fact: You don't need a crisis to ask for help
# emotions | emotion, emotional regulation, regulate emotions, big feelings, emotional intelligence, your feelings, hard feelings, emotionally mature, crying easily, mood swing
do: name what you feel in one word
do: notice where your body feels tight
do: let your face do nothing
do: breathe out before your next sentence
now: you say I'm fine with a tight jaw
now: your eyes well up at a commercial
now: you laugh when you want to cry
now: the feeling arrives hours after the talk
say: I should not feel this way
say: I'm just too sensitive
say: Crying is a sign of weakness
fact: Two opposite feelings can share one afternoon
fact: Naming a feeling can take the edge off
fact: Pushing a feeling down takes real energy
fact: No feeling is final, even the good ones
# self-care | self care, self-care, self care routine, taking time for yourself, guilt about resting, learning to rest
do: put your feet up on something
do: cancel one thing this week
do: sit down somewhere soft
do: close the bathroom door and breathe
now: you finally sit down and someone calls your name
now: you light the candle and answer emails
now: your bubble bath ends with a knock
now: you rest and feel you should be cleaning
say: I'll rest when everything is done
say: Resting is selfish
say: I can't afford time for myself
fact: Scrolling in bed is not always rest
fact: The list will never be finished first
fact: The useful kind of rest often looks boring
fact: Saying no can count as rest
# highly sensitive and introverts | highly sensitive person, highly sensitive, introvert, introverted, extrovert, social battery, empath, overstimulated, overstimulation, sensory overload
do: turn one sound off
do: pick tonight's time to go home
do: find the quietest chair nearby
do: dim one light
now: you hide in the bathroom at the party
now: you cheer a little when plans get canceled
now: the restaurant music sits right on your skin
now: you need a day after one nice dinner
say: I'm just antisocial
say: I need thicker skin
say: Quiet people don't like people
fact: Liking people and needing quiet can coexist
fact: Fun can be tiring too
fact: Noticing more means having more to sort
fact: Quiet people often make very good company
# codependency | codependency, codependent, enmeshment, enmeshed family, rescuing people, fixing people, enabling an adult child
do: finish your own coffee first
do: name one thing you want today
do: wait before you answer the emergency
do: write down what is yours to carry
now: you read the room before your own mood
now: you pack someone else's bag again
now: you call in sick for somebody else
now: you can't pick a movie on your own
say: I'm just helping
say: If I stop, everything falls apart
say: Love means always being there
fact: Help and rescue can look the same from outside
fact: Being needed and being loved are different
fact: Another person's feelings can be heard without being fixed
fact: The helper is often last to notice being tired
# gratitude | gratitude, grateful, thankful, gratitude practice, positive thinking, toxic positivity, positivity
do: name one small thing from breakfast
do: thank one person by name
do: look at something you once wished for
do: write down one ordinary good minute
now: you list family, home, coffee, same as yesterday
now: you hear look on the bright side again
now: the sun hits the kitchen table just right
now: you smile for the room and feel nothing
say: Other people have less, so I can't complain
say: Good vibes only
say: I have to stay positive
fact: You can be thankful and sad at once
fact: Specific thanks land deeper than general thanks
fact: Forced cheer tends to feel lonely
fact: Ordinary days are the ones people end up missing
# forgiveness | forgiveness, forgive, forgiving, letting go of resentment, letting go of anger, let go of hurt, hold a grudge
do: open your hands for a moment
do: say the name quietly
do: write the letter you will not send
do: put the old message away
now: your stomach turns when the name comes up
now: you fold laundry and hear the old words
now: you hear sorry and feel nothing
now: the family says be the bigger person
say: Time heals everything
say: I have to forget to move on
say: Forgiving means what happened was okay
fact: Making peace does not require moving closer
fact: Some apologies never come
fact: The same hurt may need releasing many times
fact: Trust and pardon run on separate clocks
# family estrangement | estrangement, estranged, no contact with family, low contact with family, toxic family, cutting off family, estranged child, dysfunctional family, black sheep
do: look at a photo that feels kind
do: wait before you open that message
do: write what you wish were true
do: call someone who feels like home
now: the family photo goes up without you
now: the holiday comes and the phone stays quiet
now: you skim the group chat with one eye
now: the stranger asks if you have siblings
say: Family is family
say: One phone call could fix everything
say: Good families never stop speaking
fact: Distance and love can exist together
fact: You can miss people you don't call
fact: More families have a quiet gap than say so
# holidays with family | holiday stress, family gathering, holidays with family, thanksgiving with family, family holidays, christmas with family, holiday grief, holiday boundaries
do: decide what time you'll head home
do: choose your ally at the table
do: park where nobody blocks you in
do: pick one tradition to keep
now: you turn thirteen again at the front door
now: your aunt asks the question before coats come off
now: the empty chair gets looked at and not mentioned
now: you volunteer for dishes to get some quiet
say: Everyone has to be together
say: We do the same thing every year
say: I'll just get through the day
fact: Adults slip into old roles at old tables
fact: Leaving early is allowed
fact: Joyful days can make missing people sharper
fact: Someone at that table is dreading dinner too
# decision making | decision making, indecision, making decisions, big decision, decision fatigue, trusting your gut, analysis paralysis, life regret
do: say your two choices out loud
do: flip a coin and notice your hope
do: write the deadline down
do: put the list away until morning
now: you ask nine people and trust none of them
now: you make a list and ignore the winner
now: you read reviews for a toaster until midnight
now: you choose, then keep checking the other one
say: There is one right answer
say: I need more information
say: My gut always knows
fact: Not choosing is also a choice
fact: Most choices can be changed later
fact: A good choice can still turn out badly
fact: Too many options can spoil a good pick
# comparison and envy | comparison trap, comparing yourself, comparing myself to others, envy, jealousy of others, feeling behind in life, falling behind in life, fomo
do: mute one account that stings
do: write down one thing you finished
do: put the phone under a couch cushion
do: say congratulations out loud once
now: you like the post and feel your stomach sink
now: the old classmate posts keys to a house
now: you count birthdays against a list
now: you scroll weddings on a Tuesday night
say: Everyone is ahead of me
say: I should be further by my age
say: Good people don't feel jealous
fact: You see the post and not the fight before
fact: Envy often points at something you want
fact: Nobody agreed on one schedule for life
fact: The person you envy envies someone too
# living with chronic illness emotionally | chronic illness, invisible illness, chronic pain mental health, living with illness, chronic fatigue, flare up days
do: sit or lie down if you can
do: cross one thing off today's list
do: text a friend the honest version
do: put the water within reach
now: you hear but you look great again
now: you cancel again and hate typing sorry
now: the good day gets spent by noon
now: you explain the same thing to a new doctor
say: I should push through
say: People will think I'm faking
say: A good day means I'm better
fact: Being ill can be a full time job
fact: Looking well and feeling well are different
fact: Rest before a big day is planning
fact: The old version of life may need grieving
# relationships | relationship, relationship advice, healthy relationship, happy couple, partner communication, relationship problem, relationship anxiety, love life
do: look up from your phone at dinner
do: say one thank you by name
do: ask a question you can't predict
do: put a hand on a shoulder tonight
now: you sit side by side on two phones
now: you say nothing's wrong and close the drawer
now: the dishes turn into a talk about everything
now: you hear the sigh from the other room
say: Love should be easy
say: Happy people don't argue
say: I shouldn't have to ask
fact: Many disagreements never get solved, even in good pairs
fact: Small moments carry more weight than big gestures
fact: Being heard and being agreed with are different
fact: Repair matters more than never fighting
# marriage | marriage, married, married couple, happy marriage, marriage advice, struggling marriage
do: find your oldest photo together
do: hold the next hug a little longer
do: ask about tomorrow, not the groceries
do: turn the television off for ten minutes
now: you talk about pickup times and nothing else
now: the dishwasher gets loaded the wrong way again
now: you fall asleep on opposite ends of the couch
now: you hear the garage door and keep scrolling
say: We never fight, so we're fine
say: We'll reconnect when the kids are older
say: Never go to bed angry
fact: Two people can be lonely under one roof
fact: You will both change more than you expect
fact: Quiet years can be close or far apart
fact: Most couples repeat the same few arguments
# arguments with a partner | couple argument, couples fighting, fighting with my partner, arguing with spouse, relationship conflict, conflict resolution in relationships, silent treatment, stonewalling, defensiveness, same argument, argue with my husband, argue with my wife, fair fighting
do: sit down before you answer
do: repeat the last sentence you heard
do: lower your voice one notch
do: take a ten minute walk alone
now: you fight about towels and mean something else
now: the door closes a little too firmly
now: you say you always and see the face change
now: you both stare at the ceiling in silence
say: I'm just being honest
say: I don't even know what we fought about
say: Whoever is right should win
fact: How a talk begins often shapes how it ends
fact: Going silent can mean flooded, not cold
fact: The topic is rarely the towels
fact: A break works better with a return time
# communication | communicate better, communication in relationships, couples communication, active listening, feeling heard, hard conversation, difficult conversation, communication in marriage
do: put your phone in another room
do: say your first sentence out loud
do: ask one question and then wait
do: turn your chair toward the person
now: you start with we need to talk
now: you plan your answer while someone is speaking
now: you say fine and mean something else
now: the talk starts right as someone is leaving
say: I was perfectly clear
say: There's never a good time
say: I'm just not good with words
fact: Advice is often heard as please stop talking
fact: Tone arrives before the words do
fact: Side by side can beat face to face
fact: Silence gives people room to say more
# infidelity | infidelity, having an affair, affair recovery, cheating spouse, cheated on, cheating partner, betrayal, betrayal trauma, emotional affair, surviving an affair, unfaithful
do: sit down and breathe out slowly
do: call the one person who stays calm
do: drink some water before you decide anything
do: write the question you keep asking
now: the phone screen goes dark when you walk in
now: you replay ordinary Tuesdays looking for clues
now: the song comes on and you pull over
now: you can't eat and can't stop asking
say: Once trust breaks, nothing comes back
say: I should have seen the signs
say: Happy people don't stray
fact: Some couples stay, some part, neither is simple
fact: The details you ask for are hard to unhear
fact: Missing someone who hurt you is common
fact: You don't have to decide tonight
# trust | trust issues, rebuild trust, rebuilding trust, broken trust, trust in relationships, jealousy, jealous partner, checking his phone, checking her phone
do: put the other person's phone down
do: name one promise that was kept
do: write down what would help you
do: drop your shoulders before you ask
now: you glance over when a name pops up
now: you ask who was there in a light voice
now: the car pulls in late and you notice
now: you want to believe and still check
say: I just want the truth
say: Sorry should be enough
say: If there's nothing to hide, show me
fact: Small kept promises count more than big speeches
fact: Checking calms the worry for an hour
fact: Old hurts can ring bells in new rooms
fact: Belief comes back slower than words do
# dating | dating, dating advice, date someone new, dating after 40, dating in your 30s, dating after divorce, finding love, modern dating, talking stage
do: read your last good text out loud
do: name one thing you won't bend on
do: text the friend who tells the truth
do: wear the shirt you forget you're wearing
now: you change outfits three times for coffee
now: you screenshot the text for the group chat
now: you wonder who is supposed to text first
now: you tell your life story for the fifth time
say: All the good ones are taken
say: I'll know in five minutes
say: I shouldn't have to try this hard
fact: Nerves and chemistry can feel the same
fact: A slow start is not a bad sign
fact: Being chosen and choosing are different games
fact: Kindness is easy to miss on a first evening
# first dates | first date, second date, first date question, first date idea, first date nerves, coffee date
do: pick a place you can hear in
do: set a time you have to leave
do: think of one story you like telling
do: put your phone on silent
now: you get there early and circle the block
now: you both reach for the check
now: you spot a face that almost matches the photo
now: you laugh too loud and hear yourself
say: There has to be a spark right away
say: I need good lines
say: Talking about exes is honest
fact: Some great matches had an awkward hour first
fact: People remember how you listened
fact: The other person changed outfits too
fact: A short meeting leaves room for a second
# dating apps | dating app, online dating, dating profile, dating bio, hinge profile, tinder profile, bumble profile, hinge prompt, matches on dating apps, swiping on dating apps
do: open your own profile first
do: look at your first photo honestly
do: read your bio in a stranger's voice
do: count the photos with sunglasses
now: you swipe in bed with one eye open
now: you match, say hey, and silence
now: you hide the screen from a coworker
now: the same face comes around again
say: Nobody serious is on there
say: I'm just bad at small talk
say: My photos speak for themselves
fact: Hey is the hardest message to answer
fact: Group photos make strangers guess
fact: Chatting for weeks builds a person you invented
fact: People you skip may be lovely in person
# situationships and ghosting | situationship, being ghosted, got ghosted, ghosted by, mixed signals, breadcrumbing, he won't commit, define the relationship, almost relationship, commitment issues
do: scroll up to who texts first
do: say what you want out loud
do: put the phone down for an hour
do: ask a friend for the plain version
now: the three dots appear and disappear
now: your story gets viewed and your text doesn't
now: you call someone a friend and pause
now: you get a late text and light up
say: I'm fine with keeping things casual
say: Maybe work is just busy
say: Asking will scare people off
fact: No answer still tells you something
fact: Hope can live a long time on crumbs
fact: You can grieve something that had no name
fact: Unclear is sometimes clear enough
# red flags | dating red flag, relationship red flag, red flag in dating, red flag in men, dating green flag, dating dealbreaker, warning signs in dating, red flags in relationships, toxic partner
do: write down what you explained away
do: tell a friend the story unedited
do: notice your stomach during the story
do: think back to the third meeting
now: you laugh off the comment at dinner
now: you tell the story and your friend goes quiet
now: you see how the waiter gets treated
now: you leave out a part on purpose
say: Nobody is perfect
say: I can be the exception
say: I'm just being picky
fact: One bad night is not a pattern
fact: The body sometimes notices before the mind admits
fact: People show you a lot when plans change
fact: Charm and kindness are two separate things
# breakups | breakup, break up with, getting over an ex, heartbreak, heartbroken, getting over someone, ex boyfriend, ex girlfriend, no contact with ex, no contact rule
do: mute the account for tonight
do: call someone who will pick up
do: change the sheets
do: move the photos to one folder
now: you check the profile and wish you hadn't
now: the song plays in the grocery store
now: you find the sweatshirt in the laundry
now: you reach across and the bed is cold
say: I just need closure
say: I'll never find love like that again
say: We can still be friends
fact: Being the one who left can hurt too
fact: Missing a person doesn't mean you chose wrong
fact: You grieve the future you pictured as well
fact: Feeling fine on Tuesday doesn't rule out Wednesday
# divorce | divorce, divorcing, divorced, getting divorced, separation from spouse, gray divorce, after divorce, amicable divorce, considering divorce
do: put one important paper in a folder
do: call a friend who listens
do: sit down before you read the email
do: write your questions on one page
now: you check the box that says single
now: the house is quiet on the first weekend
now: you split the photos and the pans
now: the form asks for an emergency contact
say: We should stay for the kids
say: I failed at the biggest promise
say: Everything will be simple if we're both nice
fact: Relief and sorrow can arrive on the same day
fact: Wanting to leave still comes with grief
fact: Friends often don't know what to say
fact: Kids notice more than anyone tells them
# co-parenting | co-parenting, coparenting, co-parent, coparent, parallel parenting, custody exchange, high conflict ex, parenting after divorce
do: read the text again before you answer
do: put the calendar where everyone sees it
do: pack one comfort item in the bag
do: take a breath at the handoff
now: the backpack comes back without the jacket
now: your kid goes quiet on exchange day
now: you wave from the driveway and drive home alone
now: you type a paragraph and send okay
say: The rules should match in both houses
say: Kids are resilient
say: I'm only telling my child the truth
fact: Kids can learn two sets of house rules
fact: Children hear tone on a phone call
fact: Handoffs are hard even on good days
fact: A short message leaves less to fight over
# in-laws | in-law, mother in law, mother-in-law, father in law, in laws, daughter in law, overbearing in-laws
do: agree on one sentence tonight
do: check what time the visit ends
do: ask your partner one honest question
do: take a walk around the block first
now: the doorbell rings and nobody called first
now: your kitchen gets quietly rearranged
now: you get parenting tips between bites
now: you nod and squeeze a knee under the table
say: My mother means well
say: I don't want to start a fight
say: I married my partner, not the family
fact: Every family thinks its own rules are normal
fact: Your partner hears the same comment differently
fact: Two grandmothers can love one baby very differently
fact: A kind no can take several tries
# intimacy | intimacy, intimacy in marriage, emotional intimacy, physical intimacy, low libido, mismatched libido, sexless marriage, sex life, desire in relationships, roommate phase, connection with my partner, disconnected from my partner
do: leave the phones in the kitchen tonight
do: hold hands for one whole minute
do: sit closer on the couch
do: ask what felt good this week
now: you say goodnight to opposite walls
now: you hear the phone set down, then nothing
now: the kiss goodbye becomes a wave
now: you feel like very polite roommates
say: We're just busy
say: Closeness should happen on its own
say: Other couples never have dry spells
fact: Tired people still want to feel wanted
fact: For many people, closeness comes before wanting
fact: Planned does not have to mean dull
fact: Two people rarely want the same at once
# love languages | love language, words of affirmation, acts of service, feeling loved, appreciation in marriage
do: thank someone for one exact thing
do: notice who filled the gas tank
do: ask what made today easier
do: leave a note on the counter
now: you fold the towels and nobody says a word
now: you buy the gift and see a polite smile
now: you wanted a hug and got advice
now: the coffee is waiting when you come down
say: I show love by working hard
say: Having to ask ruins the gesture
say: Grand gestures say the most
fact: People tend to give what they want to get
fact: Care can be missed when it looks like chores
fact: What you need can change with the season
fact: Specific thanks sounds different from thanks for everything
# long distance | long distance relationship, long distance love, ldr, long distance marriage, closing the distance, military spouse, military deployment
do: put the next visit on the calendar
do: send a voice note, not a text
do: check the time on the other end
do: mail one small silly thing
now: you fall asleep with the call still open
now: the airport goodbye starts the night before
now: the screen freezes on the best part
now: you do time zone math before dialing
say: Everything gets easy once we live together
say: We have to talk every day
say: Out of sight, out of mind
fact: Reunions can be awkward for the first hour
fact: Boring details are what people miss most
fact: Some couples argue more right before a visit
fact: Closing the gap takes adjusting too
# engagement and wedding as a couple | wedding planning stress, premarital counseling, before marriage, newlywed, prenup talk, wedding family drama, first year of marriage
do: put the guest list away tonight
do: ask each other about one fear
do: spend one dinner without wedding talk
do: name the part you both care about
now: your mother has thoughts about the napkins
now: the guest list becomes a family map
now: the party ends and the regular Monday comes
say: We'll figure out money later
say: Living together already taught us everything
say: The day has to be perfect
fact: The planning is your first big project together
fact: Happy seasons can be stressful seasons
fact: Families feel a wedding as a change too
fact: Hard questions are easier before the cake
# couples therapy | couples therapy, couples counseling, marriage counseling, couples therapist, marriage therapist, marriage retreat
do: write what you miss about you two
do: ask your partner what would help
do: pick two times that suit both
do: name one thing that still works
now: you sit on the same couch with a gap
now: you wait for the expert to take your side
now: you drive home in two kinds of silence
now: the best talk happens in the parking lot
say: Only people about to split need help
say: We should be able to fix ourselves
say: My partner is the one who needs help
fact: Most pairs wait years before going
fact: Nobody in that room is the referee
fact: You can start when things are mostly good
fact: Talking in front of someone changes the talk
# mental load | mental load, invisible labor, default parent, division of chores, household chores split, fair play method, emotional labor, splitting housework
do: list everything you remembered today
do: hand over one whole task tonight
do: check who booked the last appointment
do: leave the permission slip on the counter
now: you know the shoe sizes and the spirit day
now: the question comes, where are the scissors
now: you make a list so someone else can help
now: the toilet paper just appears, says everyone
say: Just tell me what to do
say: Faster if I do everything myself
say: We split things pretty evenly
fact: Remembering a task is part of the task
fact: Asking for help is also work
fact: Both people can feel they do more
fact: Jobs nobody sees rarely get thanked
# date night | date night, date night ideas, date night at home, reconnect with your partner, spend time with partner, keep the spark alive, reconnecting after kids
do: put one evening on the calendar
do: text the sitter now
do: pick a question about before you met
do: light one candle at the table
now: you finally go out and talk about the kids
now: you both yawn before the appetizers
now: the sitter cancels at five
now: you scroll for a movie until bedtime
say: We don't have the money
say: Planning ruins the romance
say: We see each other every day
fact: Living together is not the same as time together
fact: New and silly beats fancy for many couples
fact: The couch can count
# moving in together | moving in together, move in together, living with a partner, living with my boyfriend, living with my girlfriend, cohabitation
do: count the duplicate can openers
do: ask how clean is clean enough
do: claim one drawer each
do: talk about the thermostat tonight
now: you find out how someone loads a dishwasher
now: the couch nobody wanted comes along too
now: the alarm goes off for somebody else
now: you miss being alone in your own kitchen
say: We practically live together already
say: Love will sort out the details
say: Splitting everything in half is fair
fact: Everyone grew up with a different normal
fact: Missing your old place is allowed
fact: Clean means something different in every house
fact: Needing a closed door is not rejection
# single life | being single, single life, single and happy, single in your 30s, single woman, staying single, alone on valentine's day
do: buy yourself the good flowers
do: set the table for one tonight
do: call the friend who makes you laugh
do: pick the movie with nobody's vote
now: the invitation says plus one
now: your aunt asks if there's anyone special
now: you carry all the groceries in one trip
now: you eat at the counter and enjoy the quiet
say: A table for one looks sad
say: My real life starts when I meet someone
say: Everyone else is paired up
fact: Alone and lonely are two different evenings
fact: People can be content and still want love
fact: Some couples envy a quiet apartment
fact: Nobody owes the table a timeline
# parenting | parenting, parenting tip, raising kids, parenthood, raising children, motherhood, mom life, dad life, fatherhood
do: crouch down to kid height
do: put the phone on a high shelf
do: take one breath before you answer
do: ask your kid about today's lunch
now: you say five more minutes for the third time
now: you hear yourself sound like your own mother
now: the house is silent and you get suspicious
now: you hide in the pantry with a snack
say: Good parents don't lose their patience
say: Everyone else has kids figured out
say: My kids know how to push my buttons
fact: Every kid in one house has a different childhood
fact: Repair after a bad moment counts for a lot
fact: Kids hear tone long before they hear logic
fact: What worked on one child may flop on another
# newborns | newborn, newborn care, bringing baby home, first weeks with baby, fourth trimester, baby colic, colicky baby, newborn sleep, fussy baby, new baby, new parent
do: put a burp cloth on every chair
do: fill your own water bottle first
do: say yes to the next casserole
do: set the phone to night mode
now: you check if the baby is breathing again
now: you drive home from the hospital very slowly
now: the baby sleeps and you stare instead of napping
now: you bounce at the sink with no baby
say: Sleep when the baby sleeps
say: I should know what that cry means
say: Instinct will kick in
fact: Babies make strange noises in their sleep
fact: Love can take a while to arrive
fact: Hiccups usually bother parents more than babies
fact: Many babies get fussier in the evening
# baby sleep | sleep training, baby sleep, baby sleep schedule, wake window, sleep regression, baby waking at night, cry it out, baby nap, nap schedule, baby sleeping
do: write down tonight's wake ups
do: check how dark the room gets
do: notice the first yawn today
do: trade one night shift tonight
now: you creep out of the room like a burglar
now: the floorboard creaks right by the crib
now: you count naps on your fingers
now: the monitor lights up at two again
say: Keep the baby up and nights get better
say: My baby just hates napping
say: Everyone else's baby sleeps all night
fact: Overtired babies can fight sleep harder
fact: Waking between cycles is normal at any age
fact: A great week can end for no reason
fact: Two families can choose opposite ways and be fine
# toddlers | toddler, toddler behavior, two year old, three year old, terrible twos, threenager, toddler mom, toddler parenting
do: sit on the floor for a minute
do: offer two choices instead of one
do: put the good scissors up high
do: give a two minute warning
now: you cut the toast the wrong way
now: the shoes go on the wrong feet, proudly
now: you hear me do it from the stairs
now: your coffee goes cold on the highest shelf
say: My kid acts up to annoy me
say: The terrible stage ends at three
say: My kid listens to everyone but me
fact: No is often practice at being a person
fact: Small kids understand more words than they say
fact: Big reactions are interesting, even the cross ones
fact: Hungry and tired look a lot like defiant
# tantrums | tantrum, kid meltdown, toddler meltdown, toddler hitting, toddler biting, public tantrum, child screaming, whining kid, child whining
do: get low and say less
do: soften your own face first
do: move the breakable thing
do: turn off the music or the television
now: the banana breaks and so does everyone
now: you carry a stiff little body out the door
now: the whole checkout line looks at you
now: you whisper please through your teeth
say: Giving comfort rewards the behavior
say: Other people's kids never scream
say: I have to stop the crying fast
fact: A child mid scream can't take in a lecture
fact: Kids often fall apart where they feel safe
fact: Strangers staring have mostly been there too
fact: The broken cracker is rarely the whole story
# potty training | potty training, potty train, toilet training, potty trained, potty regression, toddler potty, night potty training
do: put the little seat where kids play
do: pack one extra pair of pants
do: roll up the good rug
do: sit on the edge of the tub
now: you hear no, then see the puddle
now: the tiny chair sits there holding toys
now: you cheer in a public restroom
now: the accident happens right after the try
say: My kid is too old for diapers
say: Three days and we're done
say: Girls are always faster
fact: Daytime and nighttime dryness are different skills
fact: Going backward during big changes is common
fact: Automatic flushers scare plenty of small people
fact: Some kids are ready before their parents are
# screen time | screen time, screen time for kids, ipad kid, tablet time, kids and screens, tv time for kids, video game limit, kids gaming, screen free
do: find the charger's new home tonight
do: look at the weekly report together
do: sit beside your kid for one episode
do: put a deck of cards out
now: the tablet goes off and the screaming starts
now: you hand over the phone to finish a call
now: you say last episode and the next one plays
now: the cartoon theme song lives in your head
say: All the other kids have a tablet
say: A little quiet is worth the tablet
say: I turned out fine with cartoons
fact: Turning off is harder than turning on
fact: What is on matters as well as how long
fact: Kids notice how often you check your phone
fact: Boredom usually gets loud before play begins
# siblings | sibling rivalry, sibling fight, siblings get along, sibling bond, kids fighting, new sibling, second child, two under two, older sibling
do: give each child two minutes alone
do: put away the one toy with history
do: stay silent for the next squabble
do: say each name in a kind voice
now: you hear Mom from two rooms at once
now: the back seat has an invisible line
now: you cut the cake with a ruler
now: the fight is over who looked first
say: I love my kids exactly the same
say: The older one should know better
say: Fair means equal
fact: Equal and fair are different things to a kid
fact: Kids practice arguing on the safest people
fact: The referee usually missed the beginning
fact: Kids who fight all day still miss each other
# teenagers | teenager, teen, raising teens, parenting teens, moody teen, teen daughter, teen son, adolescent, high schooler
do: knock before you open the door
do: offer a ride and say little
do: put food out without a question
do: text your kid something funny
now: you ask how school was and get fine
now: the bedroom door closes softly but fully
now: you get an eye roll and a half hug
now: the best talk happens in the dark car
say: My kid doesn't need me anymore
say: I was never a difficult kid
say: Nothing I say gets through
fact: Pushing away is part of the job
fact: Many teens talk more when nobody looks at them
fact: A teen's body clock really does run late
fact: Advice lands better after listening
# teens and phones | teen phone, kids and social media, teen social media, first phone, kids and phones, phone for my kid, online safety for kids, snapchat teen, phone contract for teens
do: charge all phones in the kitchen tonight
do: ask your kid for an app tour
do: check your own screen hours first
do: agree on one phone free meal
now: the phone lights up under the blanket
now: you hear typing long after lights out
now: you see a face change over one message
now: you ask a question and get a thumb
say: My kid knows better
say: Every other kid already has a phone
say: I can just take the phone away
fact: Group chats can sting more than public posts
fact: Kids know more workarounds than parents do
fact: Parents' own habits get noticed
fact: Fear of losing the phone keeps some kids quiet
# teen mental health | teen mental health, teen anxiety, teen depression, anxious teen, depressed teen, self harm in teens, teen stress, teen therapy
do: sit on the edge of the bed
do: say I'm not mad
do: put your own phone away
do: save a crisis number tonight
now: the plate comes back barely touched
now: the hoodie stays on in July
now: you stand outside the door and listen
now: the friends stop coming around
say: Teenagers are always moody
say: Asking might make things worse
say: My kid is just going through a phase
fact: Asking about dark thoughts does not plant them
fact: Good grades can hide a hard year
fact: Being believed is help too
# tweens | tween, preteen, starting middle school, middle schooler, puberty talk, puberty, the talk with kids, 11 year old
do: leave a note in the lunch box
do: start the talk in the car
do: knock and wait for an answer
do: ask about the music, then listen
now: you get dropped a block from school
now: the deodorant talk finally has to happen
now: the stuffed animals move to the closet shelf
now: you go from hero to embarrassing over summer
say: My kid is too young for that talk
say: One big talk should cover everything
say: My kid still tells me everything
fact: Many small talks beat one big talk
fact: Bodies and feelings grow at different speeds
fact: Friends start to matter in a new way
fact: Half grown kids still like being tucked in
# homework | homework, homework battle, homework help, kids homework, study habits for kids, school struggles, child hates school, bad grades
do: clear one end of the table
do: put out a snack before the backpack
do: ask which page feels hardest
do: set a timer everyone can see
now: the folder comes out at bedtime
now: you look up how division works these days
now: the tears fall right on the worksheet
say: My kid is just being lazy
say: I never needed help from my parents
say: We sit here until everything is done
fact: Hungry brains do worksheets slowly
fact: Teaching your own child is harder than teaching strangers
fact: Forgetting to turn work in is its own problem
fact: Math is taught differently than you learned
# kids bedtime | bedtime battle, bedtime routine for kids, smooth bedtime, bedtime with kids, kids bedtime, bedtime for kids, toddler bedtime, child won't sleep, toddler sleep, bedtime stalling
do: dim the hallway light
do: pick tonight's one book
do: pour the water before anyone asks
do: start the bath ten minutes early
now: you hear one more thing from the dark
now: the tiny feet show up at the door
now: you wake up in a very small bed
now: the third glass of water gets requested
say: A late night means a late morning
say: My kid just isn't tired
say: Once the kids sleep, I get my evening
fact: Tired kids often speed up instead of slowing down
fact: Deep questions come out after the light goes off
fact: Boring is exactly what a good routine feels like
fact: Stalling is sometimes just missing you
# discipline | gentle parenting, positive discipline, discipline kids, disciplining a child, consequences for kids, timeout for kids, kids not listening, positive parenting, authoritative parenting, spoiled kids, back talk, strict parents
do: say the rule in five words
do: walk over before you speak
do: lower your voice instead of raising yours
do: drop one rule you never enforce
now: you count to three and wonder what happens then
now: you make a threat you can't keep
now: your kid looks you in the eye and pours
now: you hear no from someone in dinosaur pajamas
say: Kids today need more respect
say: Gentle means letting kids run the house
say: I was spanked and turned out fine
fact: Kind and firm can fit in one sentence
fact: Kids test rules to see if they hold
fact: Short words work better in hot moments
fact: The rule you skip half the time invites testing
# yelling at kids | yelling at kids, stop yelling at, yelling less, mom rage, patience with kids, mom anger, parent anger, screaming at my kids
do: put both feet on the floor
do: whisper your next sentence
do: step into the hall for ten seconds
do: say sorry in one plain sentence
now: you hear your voice hit the walls
now: you close the bathroom door and count
now: you watch a small face crumple
now: the shoes finally break you
say: Nobody listens until I get loud
say: I've already ruined my kids
say: Calm moms must have easier kids
fact: A real apology teaches kids something too
fact: Noise, hunger and hurry pile up together
fact: Loud gets attention and blocks the lesson
fact: The last straw is rarely the real reason
# mom guilt | mom guilt, bad mom, mom burnout, parental burnout, mom overwhelm, overwhelmed mom, stay at home mom, touched out, mom comparison
do: sit down while the kids are fine
do: eat something with two hands
do: name one thing you did well
do: close the bathroom door all the way
now: you apologize for serving cereal at six
now: you hide the tablet time from other moms
now: you finally get a break and feel bad
now: the last bite on your plate gets requested
say: A good mom would enjoy every minute
say: Other moms make things look easy
say: I chose motherhood, so I can't complain
fact: You can love your kids and need quiet
fact: Worrying about being bad is common among good moms
fact: Kids do not need a mother who never sits
fact: Nobody posts the cereal dinners
# new dads | new dad, first time dad, first time father, becoming a dad, expectant father, dads mental health, paternal postpartum depression
do: take the next diaper without asking
do: hold the baby on your bare chest
do: learn where the spare onesies are
do: text another father tonight
now: you hold the baby like a glass vase
now: the stranger says giving mom a break today
now: you go back to work and feel torn
now: you search how to swaddle before sunrise
say: The baby only wants Mom
say: I'm just the backup
say: I have to be the strong one
fact: The baby blues can find fathers too
fact: Bonding often grows from boring jobs
fact: Your way of rocking can differ and still work
fact: Nobody asks Dad how he is sleeping
# infertility | fertility struggle, two week wait, secondary infertility
do: make yourself something warm to drink
do: mute the announcements for tonight
do: text a friend who never gives advice
do: plan one thing with no calendar
now: you hide in the bathroom at the baby shower
now: the aunt asks when you two are starting
now: the calendar runs your whole month
now: the clinic number lights up during a meeting
say: We just need to relax
say: My body is letting me down
say: I should be happy for my friend
fact: You can be happy for a friend and sad
fact: Men often carry the ache quietly too
fact: Waiting is its own kind of work
fact: A family with one child can still ache
# working moms | working mom, working mother, work life balance mom, back to work postpartum, end of maternity leave, working parent, mom guilt at work, balancing work and kids
do: lay out tomorrow's shoes tonight
do: block one hour on your calendar
do: let one email wait until morning
do: check who is on pickup tomorrow
now: the daycare number calls during your meeting
now: you answer email from the bleachers
now: you join the call with oatmeal on your sleeve
now: you miss the song at the school show
say: I have to do both perfectly
say: The kids will remember I wasn't there
say: Good moms want to stay home
fact: Balance looks different every single week
fact: Kids can love a sitter and still choose you
fact: Nobody sees the second shift at home
fact: You can want to work and miss home
# daycare and separation | separation anxiety in kids, daycare drop off, starting daycare, starting preschool, starting kindergarten, first day of kindergarten, school drop off, preschool drop off, clingy toddler, clingy baby
do: plan one short goodbye
do: put a family photo in the backpack
do: label the jacket tonight
do: practice the route once together
now: the small hands grip your pant leg
now: you hear crying from the hallway
now: the teacher waves you out gently
now: you sit in the car and cry too
say: Sneaking out makes the goodbye easier
say: My child must be miserable all day
say: Other kids walk right in
fact: Many tears stop soon after the door closes
fact: Clinging often comes back after a vacation
fact: Long goodbyes are harder on everyone
fact: Kids who behave all day may crumble at pickup
# childhood anxiety | child anxiety, anxious child, childhood anxiety, anxious kid, worried child, anxiety in kids, anxiety in children, school refusal, shy child, kids emotions, big feelings in kids
do: sit next to your child, not across
do: draw the worry with crayons
do: breathe slowly where your kid can see
do: ask where the worry lives today
now: the stomach ache comes every Sunday night
now: you answer the same what if again
now: the little hand won't let go at the party
now: you promise nothing bad will happen
say: There's nothing to be scared of
say: My kid is just shy
say: I should keep scary things away
fact: Tummy aches can be worry with no words
fact: Reassuring over and over can feed the question
fact: Brave means scared and doing a little anyway
fact: Kids borrow calm from the nearest adult
# picky eating | kids won't eat, family dinner with kids, toddler meals
do: put one safe food on the plate
do: eat the broccoli yourself, slowly
do: serve one very tiny portion tonight
do: keep the peas away from the noodles
now: the plate slides back untouched
now: you cook a second dinner in your coat
now: the favorite food is disgusting as of today
now: you bargain over one bite of chicken
say: A hungry kid will eat anything
say: My child lives on air and crackers
say: One more bite, then dessert
fact: Many kids need to meet a food many times
fact: Pressure tends to shrink an appetite
fact: Appetite swings from day to day in small kids
fact: Touching and sniffing count as progress
# single parents | single parent, single mom, single dad, single mother, single father, solo parent, solo parenting, raising kids alone
do: say yes to the next offer
do: save one neighbor's number tonight
do: eat dinner sitting down
do: cross one chore off completely
now: you are the tooth fairy and the bad cop
now: your fever comes and nobody else can drive
now: the form has two lines for parents
now: you clap twice as hard at the recital
say: I have to be both parents
say: Asking for help means I'm failing
say: My kids are missing out
fact: Kids can thrive in many kinds of homes
fact: Nobody tags in at bedtime
fact: One steady adult matters a great deal
fact: Doing everything alone was never how humans lived
# blended families | blended family, stepparent, stepmom, stepdad, stepfamily, step kids, stepchild, stepmother, stepfather, new partner and kids
do: learn one favorite snack by heart
do: give each kid a coat hook
do: let the other parent go first
do: ask what to be called
now: you hear you're not my mom
now: the fridge calendar has three colors
now: you sit in the second row at graduation
now: the inside joke starts before your time
say: We should feel like one family by now
say: I love all the kids the same
say: The kids will adjust if we're happy
fact: Liking a stepparent can feel disloyal to a child
fact: Adults fall in love faster than households do
fact: Old traditions are hard to give up
fact: Respect usually comes before affection
# empty nest | empty nest, empty nester, child leaving for college, kid goes to college, college drop off, kids moving out, adult child moves out
do: set the table for fewer plates
do: leave the bedroom door open
do: text a photo of the dog
do: put one evening on your own calendar
now: you still buy the big gallon of milk
now: you pass the clean room and stop
now: you drive home with an empty back seat
now: the house stays tidy and you hate that
say: I should be proud, not sad
say: My job here is done
say: We'll finally have time for us
fact: Pride and ache can sit in one chair
fact: Some couples have to meet each other again
fact: The quiet is loudest around dinner
fact: Kids call more when nobody asks why they didn't
# adult children | adult child, grown children, grown kids, adult daughter, adult son, parenting adult children, kid moved back home, boomerang kid, failure to launch
do: ask before you give advice
do: wait a day before you call again
do: bite your tongue for one meal
do: text something with no question mark
now: you type advice and erase the whole thing
now: you find out the big news online
now: the visit ends and the hallway goes quiet
now: you buy the socks anyway
say: I'm only trying to help
say: I never spoke to my mother that way
say: My kids never call
fact: Grown kids hear advice as a grade
fact: Being consulted is different from being in charge
fact: Your kids remember a different house than you do
fact: Closeness can grow again after distance
# grandparents | grandparent, being a grandma, becoming a grandma, new grandma, grandkid, grandchild, grandchildren, long distance grandparent
do: find your own kid's baby photo
do: get down on the rug
do: ask the parents for one rule
do: mail a postcard this week
now: you hear we don't do that anymore
now: the tiny shoes show up by the door
now: you wave at a screen and get a forehead
say: I raised mine just fine
say: Spoiling is my job
say: Safety rules were looser and we survived
fact: Baby sleep advice has changed since your kids
fact: Kids remember kitchens and small rituals
fact: New parents are tired, not ungrateful
fact: A weekly call counts as being there
# bullying | bullying, bullied, mean girls, cyberbullying, child being bullied, school bully, exclusion at school
do: write down what happened and when
do: sit beside your child without questions first
do: save the screenshots in one folder
do: look up the school's written policy
now: the lunch comes home uneaten
now: you hear I don't want to go
now: the invitation goes to everyone but one
now: your child says nothing happened and looks away
say: Kids will be kids
say: Just ignore mean kids
say: My child would tell me
fact: Many kids never tell an adult
fact: Being left out can hurt like being hit
fact: The child being mean may be hurting too
fact: A bystander's small word can change the scene
# kids and responsibility | kids chores, chores for kids, allowance for kids, chore chart, kids responsibility, independent kids, raising independent kids, messy kid room
do: hang a hook at kid height
do: hand over the wooden spoon
do: count to ten before you step in
do: pick one job a child could own
now: you redo the bed when nobody is looking
now: the sock sits on the stairs for days
now: you tie the shoe because you're late
now: the little broom makes a bigger mess
say: Faster if I do the job
say: My kid is too little to help
say: Kids should help without being asked
fact: Small kids usually love the jobs teens hate
fact: Help that slows you down is still practice
fact: Struggling a little is how hands learn
fact: A chart works until people stop looking
# mornings with kids | morning routine with kids, morning routine for kids, school morning, getting kids ready, getting out the door, morning chaos
do: put the shoes by the door tonight
do: pack one lunch before bed
do: wake up ten minutes before everyone
do: lay out tomorrow's clothes on a chair
now: you find one shoe
now: the project gets mentioned in the car
now: you say shoes nine times in one minute
now: the breakfast order changes after you make breakfast
say: We just need to get up earlier
say: My kids should be able to hurry
say: Every morning goes the same way
fact: Hurry is a concept small kids do not share
fact: Most of the rush begins the night before
fact: A picture list talks less than you do
fact: Kids feel the goodbye all morning
# raising confident kids | confident kid, confident child, raising confident kids, resilient kids, raising resilient kids, kids self esteem, growth mindset for kids, praise kids, emotionally intelligent kids, raising boys, raising daughters
do: ask what was hard today
do: let your kid order at the counter
do: tell a story of your own mistake
do: notice the effort in one sentence
now: your kid says I'm bad at everything
now: the drawing gets crumpled over one line
now: you step in before the blocks fall
now: you clap and see the small proud shoulders
say: I tell my kids they're amazing all day
say: I don't want my child to fail
say: Some kids are just born brave
fact: Kids learn from how adults handle a mess
fact: Praise can feel like pressure to some kids
fact: Losing at a board game is real practice
fact: Rescue can sound like you can't
# hard talks with kids | explaining death to kids, telling kids about divorce, kids and grief, grieving child, helping a child grieve, kids and death, kids and divorce
do: choose a quiet spot to sit
do: use the plain words out loud once
do: keep something soft within reach
do: leave room for no questions at all
now: you get a question from the back seat
now: the child asks, then goes back to playing
now: you practice the sentence in the shower
now: you answer and get asked again tomorrow
say: My child is too young to understand
say: I shouldn't cry in front of the kids
say: One good talk should be enough
fact: Kids fill silence with their own explanations
fact: Children grieve in short bursts between games
fact: Many kids quietly wonder if they were the cause
fact: I don't know is an honest answer
# adoption and foster care | adopting a child, child adoption, adoption journey, open adoption, foster care, foster parent, adopted child, foster child, adoptive parent, adoptee, kinship care, fostering kids
do: read the child's story slowly again
do: put a night light in the hall
do: learn how the name is said
do: keep a snack where kids can reach
now: the caseworker calls during dinner
now: the small bag holds everything
now: you hear a stranger ask about real parents
now: the birthday brings joy and a quiet hour
say: Love is enough
say: The baby won't remember anything
say: These kids are lucky
fact: Joy and loss live in the same story
fact: Good news for one family can grieve another
fact: Trust may show up as testing
fact: Being told lucky can feel lonely
# caregiving for parents | caring for aging parents, sandwich generation, mom moving in
do: write the medication list on one card
do: ask one sibling for one thing
do: sit down with your own lunch
do: put important numbers on the fridge
now: your phone rings late and you sit up
now: you cut the pills and pack the lunches
now: the mail is piled up on the counter
now: you become the one who asks about driving
say: I promised never to use a home
say: Nobody else can do what I do
say: I shouldn't be tired, this is my mother
fact: Tending a parent changes both of you
fact: Impatience can show up beside deep love
fact: Siblings often see three different parents
fact: You may be grieving someone who is here
# dementia | alzheimers, memory loss in parents, mom has dementia, dad has dementia
do: turn on an old favorite song
do: lower the noise in the room
do: find a photo from long ago
do: label one drawer with a picture
now: you answer the same question like new
now: the name comes out as your aunt's
now: you find the keys in the freezer
now: the smile comes and stays for one song
say: I have to correct what's wrong
say: Visiting doesn't matter if nobody remembers me
say: Forgetting is just part of getting old
fact: Music can reach where names cannot
fact: The feeling of a visit can outlast the memory
fact: Late afternoons are often the hardest
fact: Arguing about facts rarely comforts anyone
# loving someone who struggles | supporting someone with depression, partner with depression, depressed partner, depressed husband, depressed wife, partner with anxiety, anxious partner, supporting a friend, loved one mental illness, helping a grieving friend, friend with depression
do: send a text that needs no answer
do: sit nearby without fixing anything
do: ask what today needs
do: eat something yourself first
now: you type a message and fear every word
now: you tiptoe around the bedroom door
now: you hear I'm fine from under the blanket
now: the offer to help goes unanswered
say: I should know what to say
say: Cheering people up is my job
say: My love should be enough to help
fact: Showing up matters more than perfect words
fact: Let me know if you need anything rarely works
fact: You can support someone without carrying all the weight
fact: Helpers need somewhere to put their own feelings
# faith | faith, christian, christianity, walk with god, trusting god, relationship with god, christian life, spiritual growth, jesus, going to church
do: sit still for one quiet minute
do: open to a page you love
do: name one thing you're carrying
do: call someone you worship with
now: you sing the words and think about lunch
now: you sit in the back row and wonder
now: you whisper help at a red light
now: the coffee goes cold beside an open page
say: Good believers don't doubt
say: Everyone else seems so sure
say: I'm too far gone to come back
fact: Doubt and devotion have always sat side by side
fact: Dry seasons show up in the old saints' letters
fact: People can sit in one pew with different questions
fact: A quiet believer can be a steady one
# prayer | prayer, pray, praying, prayer life, morning prayer, how to pray, unanswered prayer, prayer journal, rosary
do: open your hands in your lap
do: whisper one honest sentence
do: write one name on paper
do: turn off the car radio
now: you start strong and drift to the grocery list
now: you fall asleep before the amen
now: you promise to remember someone and forget by dinner
now: the words run out and you just sit
say: I don't know the right words
say: Nothing happens when I ask
say: I only ask when things go wrong
fact: Silence counts in many old traditions
fact: Borrowed words are still your words
fact: Even the psalms contain complaints
fact: Wandering thoughts bothered monks too
# bible study | bible, read the bible, reading scripture, scripture, devotional, bible verse, quiet time with god, bible journaling
do: open to where you left off
do: read one line slowly, out loud
do: underline one word that stops you
do: put the book by the coffee maker
now: you start at Genesis and stall in Leviticus
now: the bookmark hasn't moved since March
now: you read a page and remember nothing
now: the verse you needed shows up on a mug
say: I need to read the whole thing
say: I don't understand enough to start
say: A verse means what I feel today
fact: The books are not in the order written
fact: A single verse has neighbors worth meeting
fact: Most early believers heard the words read aloud
fact: Poems, letters and laws ask for different reading
# doubt and leaving religion | deconstruction of faith, deconstructing faith, leaving church, leaving religion, religious trauma, church hurt, faith crisis, spiritual abuse, losing my faith, doubting god
do: write down the question you never asked
do: take the quiet way home on Sunday
do: call one person who won't argue
do: let yourself not know tonight
now: your hands stay down during the song
now: you park outside and drive away again
now: the family bows heads and you look up
now: you miss the potluck more than the sermon
say: I was just never faithful enough
say: I can't tell my family
say: If I pull one thread, everything goes
fact: Losing a community can feel like a death
fact: Some people leave, some return, some stay and question
fact: You can miss the songs and not the rules
fact: Questions are older than any congregation
# spirituality | spirituality, spiritual, spiritual awakening, spiritual practice, manifestation, manifesting, energy healing, tarot, trusting your intuition, sacred ritual, moon ritual
do: put your phone out of reach
do: light a candle and say nothing
do: step outside and look up
do: write one intention on paper
now: you sit down to be still and itch
now: the same image keeps crossing your path
now: you feel something at sunset and can't explain
now: you roll your eyes and lean in anyway
say: I'm too practical for candles
say: I have to feel something or nothing worked
say: Good energy keeps bad days away
fact: Every culture has made room for ritual
fact: Stillness can feel uncomfortable before it feels good
fact: Hard days happen to peaceful people too
fact: Washing dishes can be a practice
# life transitions | life transition, life change, big life change, starting over, change is hard, fresh start, identity crisis, losing yourself, finding yourself, reinvent yourself
do: write down what is ending
do: keep one small routine tonight
do: find a photo from five years ago
do: name one thing that stays the same
now: you update the address and stare at the form
now: the boxes are labeled and you sit on one
now: you introduce yourself and pause at the job part
now: you reach for keys you gave back
say: I should be excited
say: I'm too old to begin again
say: Once I get there I'll feel settled
fact: Wanted changes come with losses too
fact: The in between part is part of the change
fact: Feeling lost can simply mean you are between maps
fact: Everyone starts again more often than they admit
# midlife | midlife, midlife crisis, turning 40, turning 50, turning 60, middle age, getting older, second half of life
do: hold the menu at arm's length
do: find a photo from your twenties
do: write one thing you're done with
do: call your oldest friend
now: you groan getting off the couch
now: your old dance song plays at the dentist
now: you do the math on your own birthday
now: your parents and kids need you on one day
say: I should have done more by now
say: The best years are behind me
say: Starting something new now is silly
fact: Nobody feels the age on the license
fact: Caring less what people think is common now
fact: Some friendships thin out and others finally deepen
fact: Restless does not always mean wrong life
# your twenties | quarter life crisis, your twenties, your early 20s, life after college, post grad life, turning 30
do: call home tonight
do: cook one real dinner
do: write down what you'd do unpaid
do: text an old roommate
now: you scroll engagement photos on a bare mattress
now: the family asks what the plan is
now: your friends live in five time zones
now: you call your mom about laundry symbols
say: Everyone my age has a plan
say: I'm running out of time
say: I picked the wrong major
fact: First jobs rarely match the picture
fact: Making friends gets harder once school ends
fact: Nobody feels like an adult at first
# retirement as a life change | retirement transition, life after retirement, retired life, retirement lifestyle, purpose in retirement, retirement identity, newly retired, bored in retirement, adjusting to retirement, retired couple, emotional side of retirement
do: put one fixed thing on Tuesday
do: call somebody from the old office
do: write down what you miss
do: take a walk at rush hour
now: you wake at the old alarm time anyway
now: the first Monday stretches out like a field
now: you meet someone and say I used to
now: the calendar says nothing until Thursday
say: I'll travel and never look back
say: I'll finally relax
say: Staying busy is the same as being happy
fact: Work gave you people as well as pay
fact: Free days need a little shape
fact: Two people at home all day need practice
fact: Missing a job you complained about is common
# moving away | homesick, homesickness, new city alone, moving abroad alone, moving away from family, lonely in new city
do: find the nearest good coffee
do: say hello to the person next door
do: hang one thing on the wall
do: call somebody who knows your kitchen
now: you need a map to buy milk
now: the weekend comes and nobody has your number
now: you hear a voice from home and tear up
now: you sleep on the floor beside boxes
say: A new place will fix everything
say: I should have settled in by now
say: Everyone here already has friends
fact: The second month can be lonelier than the first
fact: Being a regular somewhere makes strangers familiar
fact: You can love a place and miss another
fact: Home changes while you are gone
# purpose | life purpose, finding purpose, meaning in life, find your purpose, feeling lost, existential crisis, finding your passion
do: write down what made you lose time
do: ask a friend what you're good at
do: think back to age ten
do: list the people who count on you
now: you take another quiz at midnight
now: you get what you wanted and feel flat
now: the question comes, so what do you do
now: you stare out the window of a good job
say: Everyone else found their calling
say: There must be one thing I'm meant for
say: My passion should pay the bills
fact: Meaning often shows up in ordinary jobs
fact: People can have several callings in one life
fact: Interest usually grows after you begin
fact: Being useful to one person counts
# job loss feelings | losing a job emotionally, laid off and depressed, job loss grief, unemployment depression, after being laid off
do: get dressed as if for coffee
do: tell one person the plain news
do: write down what you built there
do: step outside before noon
now: you carry the box past the plants
now: you wake for a meeting that isn't there
now: you skip the party where people ask
now: the polite no arrives at dinner
say: I should have seen the cuts coming
say: I am what I do
say: Nobody wants to hear about my search
fact: People rarely bring casseroles for a layoff
fact: Good workers get let go
fact: Silence after an application is often not about you
fact: The routine goes missing along with the pay
`);
