import { readSubjects } from './subject.ts';

/** Fitness, health and beauty. */
export const BODY = readSubjects(`
# workout | workout, workout routine, workout plan, workout split, training session, full body workout
do: fill your water bottle
do: put your sneakers by the door
do: write down what you did last time
do: block the time on your calendar
now: you sit on the bench scrolling between sets
now: the gym bag rides in your trunk all week
now: you put on leggings and stay on the couch
now: your playlist ends halfway through the last set
say: A day without sweat doesn't count
say: More is always better
say: I'm just not a morning person
fact: Being sore isn't the same as making progress
fact: The body adapts while you rest
fact: The plan you repeat beats the plan you admire
fact: Short sessions still count
# exercise | exercise, exercise routine, exercise habit, physical activity, get in shape, fitness routine, fitness
do: stand up and roll your shoulders
do: take the stairs once today
do: pick one song and move to it
do: clear a mat-sized spot on the floor
now: you wheeze at the top of the stairs
now: the treadmill holds your laundry
now: your watch tells you to stand up again
now: you lace up and the rain starts
say: I'll start again on Monday
say: I don't have an hour a day
say: If nothing hurts, nothing happens
fact: Carrying groceries counts as moving
fact: Motivation often shows up after the first minutes
fact: Bodies respond to what you do most weeks
fact: Enjoyment predicts who keeps going
# strength training | strength training, weight training, weightlifting, lifting weights, lift weights, progressive overload, resistance training, get stronger
do: write down your last set
do: film one set from the side
do: pick the lighter plate first
do: carry a grocery bag in each hand
now: you stare at the rack and forget your numbers
now: the last rep slows to a crawl
now: you strip the plates off somebody else's bar
now: your hands smell like metal on the drive home
say: Lifting makes women bulky
say: Machines don't count
say: No soreness means no gains
fact: Muscle can be built at any age
fact: Early gains come mostly from the nervous system
fact: Stronger doesn't always look bigger
fact: A logbook remembers what your ego forgets
# squat | squat, back squat, front squat, goblet squat, squat form, squat depth, leg day
do: stand up from a chair without hands
do: check the soles of your shoes
do: film yourself from the side
do: press your whole foot into the floor
now: you get stuck at the bottom
now: your heels peel off the floor
now: the stairs feel personal the day after
now: your knees drift in on the way up
say: Knees should never pass the toes
say: My ankles just don't bend
say: Deeper is always better
fact: Hip shape changes how a good one looks
fact: Everyone sits down and stands up every day
fact: Stance width is personal
fact: Flat hard shoes feel different from soft ones
# deadlift | deadlift, romanian deadlift, rdl, sumo deadlift, trap bar deadlift, hip hinge
do: push your hips back to a wall
do: pick a box up off the floor
do: film your setup from the side
do: stand with your shins near the bar
now: the bar leaves the floor and your back rounds
now: you chalk your hands and stall a second
now: your grip gives out before your legs
now: the plates bang and everybody looks up
say: That lift wrecks everybody's back
say: Straps are cheating
say: A sore lower back means good reps
fact: The setup decides most of the lift
fact: Long arms and short arms pull differently
fact: You already hinge when you load a dishwasher
fact: Grip often tires before the legs do
# bench press | bench press, bench pressing, incline press, chest day, chest workout, dumbbell press
do: plant both feet flat on the floor
do: pinch your shoulder blades together
do: write down your last top set
do: look straight up and find the bar
now: the bar stalls an inch above your chest
now: you look around for somebody to spot you
now: every station is taken on Monday night
now: one arm locks out before the other
say: Shoulder pain comes with the territory
say: The arch is cheating
say: Feet don't matter on this one
fact: Your legs help you push
fact: The number on the bar isn't the whole story
fact: Wrists like to sit stacked over elbows
fact: Good spotters talk before the lift starts
# pull-up | pull-up, pull up bar, pullup, first pull-up, chin-up, chin up, assisted pull-up
do: hang from something sturdy for a breath
do: pull your shoulders down from your ears
do: tug the doorway bar with one hand
do: squeeze a rolled towel with both hands
now: you hang there and nothing moves
now: your chin stops an inch below the bar
now: your hands burn before your back does
now: the doorway bar creaks and you freeze
say: I've never had upper body strength
say: That bar is for strong people
say: The band is cheating
fact: Lowering slowly is training too
fact: Grip gives up before the back for many people
fact: Palms facing you feels easier for most people
fact: Hanging is a skill of its own
# push-up | push-up, pushup, push ups, knee push-up, first push-up, incline push-up
do: put your hands on the kitchen counter
do: spread your fingers wide on the floor
do: squeeze your glutes and hold
do: film one rep from the side
now: your hips hit the floor before your chest
now: your elbows flare out like wings
now: you collapse on the mat and laugh
now: your wrists complain before your arms do
say: The ones on the knees don't count
say: I need bigger arms first
say: Faster means fitter
fact: A higher surface makes every rep lighter
fact: The middle of your body works hard here
fact: Hand position changes which muscles work most
fact: Half reps are easy to miss without a camera
# running | runner, jogging, start running, running form, running pace, long run, easy run, morning run, running shoe, running plan, running tip, go running
do: set your shoes by the bed
do: check the bottoms of your sneakers
do: say a full sentence while you move
do: tie a double knot
now: you stop at the red light and bounce
now: your watch beeps and the pace looks wrong
now: the first mile feels like concrete
now: a side stitch bends you over the sidewalk
say: I'm just not built for this
say: Slow miles don't count
say: Walking breaks are cheating
fact: The first mile lies to almost everybody
fact: Most good training feels easy
fact: Shoes wear out before they look worn
fact: Lungs often adapt faster than tendons
# marathon | marathon, half marathon, marathon training, race day, taper week, marathon pace, first marathon
do: lay out your race kit tonight
do: pin a bib to an old shirt
do: look up the course elevation
do: trim your toenails
now: you wait in the porta-potty line before the start
now: you stare at the ceiling the night before
now: the crowd thins out and your legs get heavy
now: you walk down the stairs backward the next day
say: The long Sunday miles are all that matters
say: I'll bank time in the first half
say: New shoes will help at the start line
fact: The start almost always feels too easy
fact: Stomachs need practice too
fact: Crowds make people go out too fast
fact: Taper weeks make many people restless
# first race | couch to 5k, first 5k, 5k training, 5k plan, first 10k, beginner runner, run walk method
do: pick a loop near your house
do: set a timer for one easy minute
do: put on the shoes you already own
do: text a friend the date
now: the app tells you to slow down and breathe
now: an older man with a dog passes you
now: you hear your own breathing over the music
now: you stop, hands on knees, by a mailbox
say: Real runners don't walk
say: I'll be the last one in
say: I need to be fit before I start
fact: Most beginners start too fast
fact: Somebody has to come last and gets cheered
fact: Walking breaks belong in many good plans
fact: Legs and lungs adapt at different speeds
# warm-up | warm-up, warm up routine, warm up exercise, warm up before, cool down, dynamic stretch
do: march in place for one song
do: circle your ankles and your wrists
do: swing one leg while holding a wall
do: do one slow practice rep
now: you walk in and go straight to the bar
now: you copy the person on the next mat
now: your first set feels rusty
now: you do two arm circles and call it done
say: I don't have time to ease in
say: Holding a stretch is enough
say: I only loosen up in cold weather
fact: Warm muscle moves differently than cold muscle
fact: A few easy sets are preparation too
fact: The best one looks like what comes next
fact: Longer isn't automatically better here
# stretching | stretching, stretch routine, morning stretch, hamstring stretch, tight hamstring, more flexible, improve flexibility, do the splits, touch my toes, touch your toes
do: reach down and see where you stop
do: breathe out slowly through your mouth
do: sit on the floor for a minute
do: put one heel up on a stair
now: your fingertips stop halfway down your shins
now: you groan tying your shoes
now: you hold your breath and pull harder
now: the dog lies down on your mat
say: I was born stiff
say: If there's no pain, nothing changes
say: Bouncing gets me further
fact: Tight and weak can feel the same
fact: The nervous system decides how far you go
fact: Holding your breath works against you
fact: Some people are bendy and still feel stiff
# mobility | mobility, mobility routine, mobility work, hip mobility, ankle mobility, shoulder mobility, joint mobility
do: sit on the floor and get up
do: reach both arms straight overhead
do: make slow circles with one ankle
do: turn your head to look behind you
now: you back out and your neck won't turn
now: you reach the top shelf on tiptoe, wincing
now: your hips click on the way down
now: you get off the floor using the couch
say: I'm too old to loosen up
say: Only gymnasts need that much range
say: Clicking joints are wearing out
fact: Range without control isn't much use
fact: Joints like the positions they visit often
fact: A pain-free click is common
fact: One stiff ankle can change how you move
# tight hips | tight hips, hip flexor, hip opener, tight hip, hip stretch
do: stand up and squeeze your glutes
do: sit cross-legged and compare both sides
do: check if your wallet sits under you
do: kneel on a pillow, one foot forward
now: you climb out of the car in stages
now: one knee sits higher than the other
now: you stand up after a meeting and shuffle
now: something pinches when you pull on socks
say: Sitting ruined my body
say: I just need to stretch harder
say: I carry all my stress down there
fact: Left and right rarely match perfectly
fact: Feeling tight doesn't always mean short
fact: Socket shape differs from person to person
fact: Muscles that feel tight sometimes want strength
# yoga | yoga, yoga class, yoga pose, yoga teacher, vinyasa, hot yoga, yoga practice, downward dog, sun salutation, yoga studio
do: unroll the mat and sit down
do: take off your socks
do: let one long breath out
do: grab two thick books as blocks
now: you peek at the next mat for the pose
now: everybody breathes and your stomach growls
now: your hands slide forward on a sweaty mat
now: you start your grocery list while lying still
say: I'm not flexible enough for that
say: Those classes are just fancy stretching
say: My mind never shuts up
fact: Lying still at the end is hard for many
fact: Props are not for beginners only
fact: The same pose looks different on different bones
fact: Nobody in the room is grading you
# pilates | pilates, reformer, mat pilates, wall pilates, pilates class, pilates instructor, reformer pilates
do: lie down and feel your ribs
do: grab a pair of grip socks
do: roll down slowly, bone by bone
do: breathe into the sides of your ribs
now: your legs shake on the tiniest movement
now: the springs squeak and your carriage slams
now: you hear tabletop and look for a table
now: you find muscles you forgot on the stairs
say: Lying on a mat isn't real training
say: Only dancers can do those moves
say: The machine does the work
fact: A lighter spring can make moves harder
fact: Slow is usually harder than fast
fact: The whole method is named after one man
fact: Small movements tire big muscles too
# core | core workout, core strength, core exercise, deep core, ab workout, abs, side plank, plank hold, crunches, weak core, six pack
do: cough once and feel your middle brace
do: lie down and press your back flat
do: carry one heavy bag on one side
do: breathe out until your ribs drop
now: you shake on your elbows and check the timer
now: your neck does all the work
now: your lower back lifts off the mat
now: you hold your breath through the whole set
say: Crunches burn belly fat
say: Longer holds are always better
say: I have no muscles in there
fact: You can't pick where fat leaves first
fact: Your back is part of your middle
fact: The breathing muscle is on the team
fact: Everyone has ab muscles under there
# home workout | home workout, home gym, garage gym, workout at home, bodyweight workout, no equipment workout, apartment workout, living room workout
do: push the coffee table aside
do: find your sturdiest chair
do: put your phone across the room
do: fill a backpack with books
now: the dog licks your face mid-plank
now: your kid sits on your back
now: you lie on the mat and scroll
now: the neighbor below knocks on the ceiling
say: I need real equipment first
say: I can't focus in my living room
say: Bodyweight stuff gets too easy
fact: Gravity works in every room
fact: A rug can be a gym
fact: Getting started is harder without a front door
fact: Slowing down makes light things heavy
# gym fear | gym anxiety, gymtimidation, afraid of the gym, scared of the gym, nervous at the gym, gym intimidation, first gym day, new to the gym, gym confidence
do: look up the gym's floor plan online
do: pick two machines before you go
do: put your headphones in the bag
do: check the gym's quiet hours
now: you sit in the parking lot, engine running
now: you pretend to read the machine's diagram
now: someone asks how many sets you have left
now: you do another lap past the weights
say: Everyone will be staring at me
say: I need to get fit first
say: The weight area isn't for me
fact: Most people there are looking at themselves
fact: Every regular had an awkward first day
fact: Staff show people machines all day long
fact: Plenty of regulars still misread the machines
# gym | gym, gym membership, gym etiquette, gym mistake, gym bro, gym owner, fitness studio
do: check when your key tag last worked
do: pack the bag tonight
do: wipe the bench down
do: put a lock in the side pocket
now: somebody curls in the only rack
now: you circle the lot for the closest spot
now: your headphones die in the locker room
now: you adjust the seat and still feel crooked
say: I pay, so I'll go soon
say: It's too crowded in January
say: The regulars own the place
fact: The fee leaves your account either way
fact: Distance from home decides more than the equipment
fact: Most machines work fine with basic settings
fact: Regulars were beginners in the same room
# personal trainer | personal trainer, personal training, fitness coach, online trainer, hire a trainer, training client, fitness client
do: write down what should feel easier
do: look up what that certification requires
do: read the cancellation policy twice
do: list the injuries worth mentioning
now: the client says Monday never happened
now: the trainer checks the phone between sets
now: you count reps out loud and lose track
now: the first session is mostly talking
say: Anyone with abs can coach
say: The hardest session is the best session
say: Form correction is all a coach does
fact: Knowing muscles and teaching people are different skills
fact: Most of the week happens outside the session
fact: The title alone tells you little
fact: Good coaches ask before they show
# cardio | cardio, hiit, interval training, zone two, zone 2, treadmill, elliptical, rowing machine, stairmaster, heart rate training
do: find your pulse with two fingers
do: say one full sentence while moving
do: walk up a flight of stairs
do: check your resting heart rate
now: you drape a towel over the timer
now: you grip the handrails and lean
now: your watch and the machine disagree
now: your face turns red and stays red
say: Too much sweating eats up muscle
say: Sweat shows how hard I worked
say: The calorie counter is accurate
fact: Calorie readouts on machines are rough guesses
fact: Easy effort has its own training effect
fact: The heart is a muscle too
fact: Sweat mostly tells you about heat
# glutes | glutes, glute workout, hip thrust, glute bridge, booty workout, glute activation
do: squeeze one side, then the other
do: lie down and press your heels in
do: climb stairs two at a time, slowly
do: push the floor away with your heels
now: your hamstrings cramp before anything else works
now: you carry a bar pad across the room
now: you make eye contact mid hip thrust
now: the band rolls up your thighs again
say: My backside just doesn't fire
say: Bands are all it takes
say: Squats alone cover everything
fact: Shape depends partly on bone
fact: Muscles rarely switch off completely
fact: The biggest muscle you own is back there
fact: Feeling the burn isn't the same as growing
# muscle | build muscle, muscle growth, gain muscle, muscle mass, hypertrophy, bulking, lean muscle, bulk up
do: write down what you lifted last week
do: take one photo in the same light
do: look at your last three dinners
do: check what time you fell asleep
now: the tape says the same number again
now: your sleeves feel tighter in the wash
now: you flex in the elevator mirror
now: the shaker bottle leaks in your bag
say: Genetics decide everything
say: I have to eat every two hours
say: Light weights only tone
fact: Beginners and veterans grow at different speeds
fact: The mirror changes later than the logbook
fact: Light and heavy can both work when hard
fact: Growth happens between sessions
# kettlebell and dumbbell | kettlebell, dumbbell workout, dumbbell, kettlebell swing, adjustable dumbbell, dumbbell exercise
do: pick one up and feel the handle
do: check the floor you'll set weights on
do: clear an arm's length all around
do: switch hands and notice the difference
now: the bell flops against your forearm
now: you step around the weights in the hallway
now: your weaker hand gives up first
now: the last pair you need is taken
say: I need a whole rack to begin
say: Swings are an arm thing
say: The pink ones don't do anything
fact: One weight can feel light and heavy
fact: Handles differ more than people expect
fact: Most people have a stronger side
fact: Grip is often the first to tire
# crossfit | crossfit, wod, crossfit box, metcon, crossfit gym, crossfit coach, crossfit beginner
do: read the whiteboard before you panic
do: write your name on the board
do: check the tape on your hands
do: lower the box one size
now: you lie on your back making a sweat angel
now: the whole room cheers for the last finisher
now: your shin meets the edge of the box
now: you look at the whiteboard and laugh
say: I have to get fit before joining
say: Everyone in there gets hurt
say: Scaling is for beginners
fact: Every movement there has an easier version
fact: The whiteboard is a suggestion, not a law
fact: Technique fades when people get tired
fact: Coaches differ a lot from box to box
# cycling | cyclist, road bike, indoor cycling, spin class, bike fit, bike ride, road cycling, gravel bike, start cycling, cycling tip, bike commute, mountain bike
do: squeeze both tires with your thumb
do: check the saddle height with your heel
do: wipe the chain with an old rag
do: spin the front wheel and listen
now: your hands go numb on the bars
now: the chain drops on the first climb
now: you unclip too late at the light
now: your sit bones complain before your legs
say: A softer saddle fixes everything
say: A lighter frame makes the difference
say: Sore hands come with the sport
fact: The engine is the person on top
fact: Small saddle changes feel big after an hour
fact: Wind slows you more than weight on flats
fact: Tire pressure changes the whole ride
# swimming | swimming, swim lesson, learn to swim, lap swimming, freestyle stroke, swim class, swimmer, swim technique, open water swim
do: hum a breath out slowly
do: rinse your goggles before you go
do: blow bubbles in a bowl of water
do: check your local pool's lap hours
now: your goggles fog on the first length
now: you hang on the wall gasping after one lap
now: your legs sink like anchors
now: you take in water instead of air
say: I'm a sinker, always was
say: Kicking harder makes me faster
say: Adults are too old to learn
fact: Breathing out underwater is half the skill
fact: Water rewards shape more than force
fact: Plenty of adults start from zero
fact: Some bodies float lower than others
# rock climbing | rock climbing, bouldering, climbing gym, climbing shoe, belay, rock climber, indoor climbing, climbing grade
do: trim your fingernails short
do: look at your feet on the stairs
do: brush the hold before you blame it
do: trace the route with your finger
now: your forearms lock up near the top
now: a kid floats up the route you fell off
now: you peel off the wall and blink
now: your toes beg to leave those shoes
say: Strong arms are what it takes
say: I'm too scared of heights
say: My fingers are just weak
fact: Good climbers talk about feet
fact: Tendons adapt slower than muscles
fact: Grades differ from one gym to the next
fact: Falling well is a skill too
# martial arts | martial arts, jiu jitsu, bjj, karate, taekwondo, judo, mma, muay thai, self defense class, martial artist, kickboxing
do: tie your belt and look straight
do: trim your nails before you train
do: wash the uniform tonight
do: stand on one foot and breathe
now: you tap and slap hands and start over
now: a smaller partner folds you in half
now: your belt comes undone mid-round
now: everyone lines up and you guess your spot
say: Size always wins
say: I need to be in shape first
say: The belt shows how good someone is
fact: Beginners use too much muscle
fact: Most of training is falling and losing
fact: A belt means different things in different schools
fact: Good partners matter as much as good teachers
# boxing | boxing class, boxing training, heavy bag, boxing glove, hand wraps, sparring, learn boxing, boxing gym, shadow boxing
do: make a fist and check your thumb
do: roll your hand wraps tight
do: turn your back heel like a key
do: hold your hands up by your cheeks
now: your shoulders burn before the bell rings
now: your hands drop when you get tired
now: the bag swings back and catches you
now: you unwrap your hands and the skin is pink
say: Power comes from the arms
say: Getting hit is the whole sport
say: Tough people don't need defense
fact: Punches start at the feet
fact: Holding your breath tires you fast
fact: Many people train for years and never spar
fact: Rounds feel longer than the clock says
# walking | daily walk, walking pad, walking workout, walking routine, walk every day, walking for exercise, step count, daily steps, morning walk, incline walk, power walk, hot girl walk
do: put your shoes where you'll trip
do: check today's number on your phone
do: pick the longer way home
do: leave the headphones in your pocket
now: you pace the kitchen at night for your numbers
now: your phone says you barely moved today
now: you reach the corner and turn back
now: you take the call and circle the block
say: A stroll isn't real training
say: Only the full step goal counts
say: I'm on my feet all day anyway
fact: Pace changes what your heart does
fact: Most people can do this without lessons
fact: Hills change everything
# muscle recovery | muscle recovery, rest day, sore muscle, muscle soreness, doms, workout recovery, foam roller, foam rolling, active recovery
do: drink a glass of water
do: find your last full day off
do: set an earlier alarm for bedtime
do: lie down with your feet up
now: you lower yourself onto the toilet with both hands
now: you laugh and your stomach hurts
now: you feel guilty on the couch
now: you shampoo with your elbows down
say: Rest is for the weak
say: Soreness means a good session
say: Lactic acid makes me sore
fact: The worst soreness often comes the second day
fact: Sleep does what gadgets advertise
fact: Soreness is a poor scorecard
fact: Life stress counts as load too
# over forty | fitness over 40, fitness over forty, workout over 40, exercise after 40, strength over 50, fit after 50, muscle after 40, training after 50, midlife fitness, aging athlete, lifting after 40, workout over 50
do: stand on one leg while brushing teeth
do: get off the floor without hands
do: write down what you used to do
do: hold the menu a little farther away
now: you make a sound getting off the couch
now: you tweak something by sleeping
now: the birthday card jokes about your age
now: your younger coworker skips the warm-up
say: I'm past my best years
say: I missed my chance
say: Slowing down is just what happens
fact: Birthdays tell you little about a person's condition
fact: Plenty of people start late and keep going
fact: Bodies keep adapting all through life
fact: What worked at your peak was never universal
# postpartum exercise | postpartum exercise, postpartum workout, postpartum fitness, exercise after birth, workout after baby, exercise after c-section, diastasis recti, run after baby, postpartum core
do: breathe out as you pick baby up
do: write down questions for your checkup
do: try on your old sneakers
do: rest one hand on your belly
now: you roll out the mat and the baby wakes
now: you do squats holding the baby
now: your old leggings sit folded in the drawer
now: you rock the car seat with one foot
say: Everyone else bounced back
say: The checkup cleared me for everything
say: Crunches will close the gap
fact: Feet can change size after a pregnancy
fact: Every birth leaves a different starting point
fact: Cleared doesn't mean ready for everything
fact: Carrying a car seat is heavy lifting
# posture | posture, bad posture, good posture, slouching, rounded shoulders, forward head, tech neck, hunched back, sit up straight
do: notice how you're sitting right now
do: drop your shoulders away from your ears
do: look at the horizon for a breath
do: shift your weight to the other side
now: you catch your reflection in a store window
now: you hear the word and sit up
now: the laptop slides lower and so do you
now: someone takes your photo from the side
say: Sitting up straight fixes everything
say: I ruined my back by slouching
say: A brace will train me
fact: No single position is perfect all day
fact: The next position is usually the best one
fact: Straight and stiff aren't the same thing
fact: Bodies come with different natural curves
# desk work | desk job, desk work, sitting all day, office chair, standing desk, ergonomic, desk setup, work at a desk, desk stretch, sit all day
do: look at something far away
do: put both feet on the floor
do: raise the screen on a few books
do: stand up for the next call
now: you look up and lunch was hours ago
now: your leg falls asleep under the desk
now: the chair arms hit the desk edge
now: you stand up and everything creaks
say: An expensive chair will fix me
say: Standing all day is healthier
say: My evening workout makes up for everything
fact: Standing still all day gets tiring too
fact: The body likes changes more than perfect angles
fact: A screen at the wrong height moves your head
fact: Most chairs are never adjusted once
# sports injury | sports injury, ankle sprain, sprained ankle, pulled muscle, hamstring strain, tennis elbow, shin splints, running injury, runner's knee, gym injury, return to sport, strained muscle
do: write down when the pain started
do: note which move bothers you most
do: compare the left side with the right
do: find the date on your calendar
now: you test the sore spot every morning
now: you watch practice from the bench
now: the warm-up feels fine and then the twinge returns
now: you limp to the car and say you're fine
say: I can just push through
say: Complete rest fixes everything
say: Once injured, always weak
fact: Feeling better and being ready are different things
fact: Tissues heal at different speeds
fact: The sore spot isn't always where trouble starts
fact: Many injuries follow a sudden jump in training
# cold plunge and sauna | cold plunge, ice bath, sauna, cold shower, contrast therapy, steam room, infrared sauna, cold exposure
do: run your wrist under the faucet
do: breathe out longer than you breathe in
do: set a towel within reach
do: read the posted rules on the door
now: your breath jumps the second your chest goes under
now: you stare at the water and stall
now: a stranger starts a conversation in there
now: your skin turns pink in the mirror
say: Longer is always better
say: Colder means better results
say: Toughing things out is the point
fact: The first gasp is a reflex
fact: Extreme temperatures aren't for every heart
fact: People did this long before social media
fact: Bodies react differently to the same temperature
# back pain | back pain, lower back pain, bad back, slipped disc, herniated disc, back spasm, sciatica, sore back, back hurts, stiff back
do: find the sore spot with your hand
do: shift in your chair once
do: write down when the ache began
do: note what makes things worse
now: you roll out of bed like a log
now: you brush your teeth leaning on the sink
now: you drop the pen and leave it there
now: the car ride ends and you unfold slowly
say: My disc is out of place
say: I need to lie down until I'm better
say: The scan will show what's wrong
fact: Scans of pain-free people often look worn
fact: Pain and damage aren't the same thing
fact: Nearly everyone meets this ache sometime
fact: Sleep and stress belong to the conversation
# neck pain | neck pain, stiff neck, sore neck, text neck, neck hurts, neck tension, crick in neck, pinched nerve neck
do: lower your shoulders right now
do: lift the phone to your eyes
do: look left, then right, slowly
do: check the height of your pillow
now: you turn your whole body to see behind you
now: you wake up and can't look left
now: you rub the same spot in every meeting
now: you fold the pillow again and again
say: I just slept wrong
say: Cracking loosens everything up
say: My phone ruined my spine
fact: Your head is about as heavy as a melon
fact: Popping sounds don't mean bones moved back
fact: The pillow that suits you may suit nobody else
fact: Shoulders and jaw are close neighbors
# shoulder pain | shoulder pain, frozen shoulder, rotator cuff, shoulder impingement, shoulder hurts, sore shoulder, shoulder injury
do: reach behind you like fastening a seatbelt
do: notice which side you sleep on
do: slide a hand up the wall
do: note which reach bothers you most
now: you put on the jacket bad arm first
now: the top shelf becomes somebody else's job
now: you wake up on that side again
now: the seatbelt takes two tries
say: Something in there must be torn
say: I should keep that arm still
say: I just slept funny
fact: Many people with torn tendons feel nothing
fact: That joint trades stability for range
fact: Night is often the hardest part
fact: The shoulder blade moves with every reach
# knee pain | knee pain, bad knee, knees hurt, knee replacement, meniscus, acl, knee arthritis, knee hurts, knee injury, crunchy knees
do: look at how your shoes wear down
do: notice which stairs feel worse
do: straighten one leg under the table
do: write down when the ache shows up
now: you take the stairs one step at a time
now: you push off the chair with both hands
now: something crunches and everyone hears
now: you kneel down and look for a pillow
say: Running ruins everyone's joints
say: The cartilage is just worn out
say: Noise means damage
fact: Painless crunching is common
fact: Going down usually loads more than going up
fact: The hip and ankle share this joint's work
fact: Pictures and pain don't always match
# foot pain | foot pain, plantar fasciitis, heel pain, flat feet, bunion, feet hurt, sore feet, arch support, orthotics, ingrown toenail
do: look at the soles of your shoes
do: take your socks off and look
do: spread your toes as wide as possible
do: measure both feet tonight
now: the first steps in the morning sting
now: you kick your heels off under the table
now: you stand on the cold tile in bare feet
now: you buy another pair of insoles
say: Flat arches always cause trouble
say: New shoes need breaking in
say: Softer soles are always better
fact: Most people have one foot slightly bigger
fact: Feet keep changing through life
fact: Shoe size differs from brand to brand
fact: Feet have muscles that can be trained
# joint pain | joint pain, arthritis, stiff joint, rheumatoid, osteoarthritis, achy joint, hand arthritis, swollen joint
do: open and close your hands slowly
do: note what time the stiffness lifts
do: warm your hands on a mug
do: write down your worst task today
now: the jar lid wins again
now: you need a minute before the first step
now: rain is coming and your hands know
now: you ask somebody to open the bottle
say: Getting older just hurts
say: I should move less and save my joints
say: Cracking knuckles did this
fact: Arthritis is many conditions with one name
fact: Stiff and swollen aren't the same thing
fact: Young people get stiff joints too
fact: Good days and bad days both belong
# headache | headache, tension headache, headaches, sinus headache, headache relief, head pain
do: unclench your jaw
do: dim the screen one notch
do: pour yourself a glass of water
do: write down when the last one came
now: you press two fingers against your temples
now: you turn the lights off and keep working
now: your forehead tightens during the last call
now: you dig through your bag for the tablets
say: I just need more coffee
say: Everybody gets these, no big deal
say: Dehydration explains every one
fact: There are many kinds with different patterns
fact: The brain itself can't feel pain
fact: A written log shows what memory hides
fact: Taking relief too often can backfire
# migraine | migraine, migraine attack, migraine trigger, migraine aura, chronic migraine, vestibular migraine
do: write down the last date
do: turn the screen brightness down
do: find your sunglasses
do: note what happened the day before
now: you lie in the dark with a cold cloth
now: the zigzag lights start at the edge
now: you cancel again and feel guilty
now: every light in the store is too bright
say: Just a bad headache
say: If I find the trigger, I'm free
say: Other people think I'm exaggerating
fact: Some attacks come without any head pain
fact: The day after has its own fog
fact: Craving certain foods can be an early sign
fact: Triggers add up differently in everyone
# jaw tension | jaw tension, tmj, teeth grinding, grinding teeth, jaw clenching, clench my jaw, night guard, jaw pain, clicking jaw
do: let your teeth come apart
do: drop your tongue from your palate
do: rest your fingertips on your cheeks
do: breathe out with a sigh
now: your jaw clicks on the first bite
now: you wake up with a tired face
now: you grip the wheel like the car might leave
now: your night guard sits dry in the case
say: Stress is the only reason
say: I'd notice if I were clenching
say: Grinding only happens at night
fact: Most people clench without knowing
fact: At rest, upper and lower teeth don't touch
fact: Muscles can hold on for hours unnoticed
fact: Concentration tightens faces as much as anger
# pelvic floor | pelvic floor, kegel, bladder leak, incontinence, prolapse, pelvic health, pelvic floor therapy, pelvic pain, weak bladder
do: breathe out and let your belly go
do: notice if you're holding your breath
do: put your feet on a low stool
do: count today's just-in-case bathroom trips
now: you cross your legs before you sneeze
now: you know every restroom on the route
now: you skip the trampoline at the party
now: your key hits the lock and you hurry
say: After kids, that's just life
say: Kegels fix everything
say: Only women have trouble down there
fact: Men have those muscles too
fact: Some of those muscles are too tight, not weak
fact: Common isn't the same as untreatable
fact: Letting go is a skill too
# muscle tension | muscle tension, tight shoulders, muscle knot, trigger point, shoulder tension, upper back tension, tight muscle, tense muscle, knots in back
do: lift your shoulders and let go
do: rub the spot you always rub
do: check which shoulder carries your bag
do: let one long sigh out
now: you notice your shoulders up by your ears
now: somebody touches your back and says wow
now: you lean on a tennis ball against the wall
now: you ask your kid to walk on your back
say: I need somebody to dig in hard
say: Stress just lives in my shoulders
say: A good crack would loosen everything
fact: A tight feeling can come from tired muscles
fact: More pressure isn't automatically better
fact: Knots aren't actually tied in the muscle
fact: Muscles can hold on for hours unnoticed
# menopause | menopause, perimenopause, hot flash, hot flashes, hrt, hormone therapy, menopausal, night sweats, menopause symptom
do: put a glass of water bedside
do: write down your last date
do: take off the outer layer
do: note how you slept last night
now: you stand in the freezer aisle and stay
now: the word you need leaves mid-sentence
now: you peel your sweater off in the meeting
say: I'm too young for that
say: Women just have to get through it
say: Hot flashes are the whole story
fact: Symptoms can start years before the last period
fact: No two women get the same list
fact: Many women are never told what to expect
fact: The word itself means one single day
# period | period pain, period cramp, menstrual cycle, heavy period, first period, pms, menstruation, irregular period, pmdd, cycle syncing, late period, menstrual cramp, endometriosis, pcos
do: mark today's date in your calendar
do: fill a hot water bottle
do: check the stash in your bag
do: write down how this week felt
now: you curl up with the heating pad
now: you tie a sweater around your waist
now: you cry at a commercial and check the date
now: you pass something under the stall door
say: Pain every month is normal
say: Everyone's cycle is the same length
say: My mother had the same, so that's that
fact: Cycle length changes through a lifetime
fact: Apps guess, bodies decide
fact: Severe pain deserves a real conversation
fact: One late month has many possible reasons
# fertility | fertility, trying to conceive, ttc, infertility, ovulation, egg freezing, ivf, iui, embryo transfer, fertility treatment, sperm count
do: write down your questions for the clinic
do: pick one person you can call
do: take one slow breath with us
do: set the apps aside for today
now: you hold the test up to the light
now: another baby shower invitation arrives
now: you wait for the clinic to call
now: you answer the question at dinner and smile
say: Just relax and it will happen
say: My body is failing me
say: There's always time later
fact: Both partners belong in the conversation
fact: Two people can have the same results, different roads
fact: The waiting is work too
fact: Well-meant advice can hurt
# pregnancy | pregnancy, pregnant, first trimester, second trimester, third trimester, morning sickness, prenatal, due date, expecting mom, baby bump
do: put crackers on the nightstand
do: write tonight's questions on your phone
do: put your feet up for this
do: find the number of your midwife
now: you search one symptom at midnight
now: a stranger reaches for your belly
now: you roll over in three separate moves
now: you cry because the sandwich is gone
say: I should be glowing by now
say: I'm eating for two
say: Every twinge means something's wrong
fact: Due dates are estimates
fact: Morning sickness ignores the clock
fact: Feet can grow during those months
fact: No two go the same, even in one mother
# birth | giving birth, childbirth, birth plan, c-section, labor and delivery, contraction, doula, midwife, epidural, home birth, induction, hospital bag, birth story
do: write three wishes on one page
do: pack the long phone charger
do: save the ward's phone number
do: unclench your hands and your jaw
now: you time the minutes on a phone app
now: the bag has stood by the door for weeks
now: everyone tells you their story in the checkout line
now: the nurse asks you to rate the pain
say: The plan will go as written
say: It'll be just like in the movies
say: There's one right way to do this
fact: Water rarely breaks like in the movies
fact: Plans help even when plans change
fact: First labors usually take longer
fact: Asking questions is allowed in the middle
# breastfeeding | breastfeeding, nursing a baby, breast milk, breast pump, pumping at work, latch, milk supply, lactation, weaning, nursing mom, cluster feeding, breastfeed
do: fill the big water bottle
do: drop your shoulders before you start
do: bring the baby to you
do: put a burp cloth within reach
now: the baby bobs around and misses again
now: you count ounces on the pump at work
now: you leak through your shirt at the store
say: It comes naturally, so why can't I
say: The pump shows how much I make
say: Small breasts make less milk
fact: Mother and baby are both learning
fact: Breast size says little about milk
fact: Evening fussiness is common in new babies
fact: Pump output isn't the same as supply
# postpartum | postpartum, postpartum recovery, after giving birth, fourth trimester, new mom recovery, postpartum body, c-section recovery, postpartum hair loss
do: put a snack where you feed
do: text one friend an honest sentence
do: sit down before you read on
do: write one question for your checkup
now: the coffee goes cold for the third time
now: you cry in the shower, quietly
now: visitors hold the baby and you do dishes
now: your hair collects in the shower drain
say: I should be back to normal
say: Other mothers manage without help
say: I don't want to bother anyone
fact: Healing takes longer than the hospital stay
fact: Hair often sheds months after birth
fact: Asking for help is part of recovery
fact: Love and exhaustion fit in one day
# snoring and sleep apnea | sleep apnea, snoring, cpap, snore, cpap mask, mouth taping, mouth breathing
do: check your mask for worn edges
do: notice how you wake up tomorrow
do: roll onto your side tonight
now: your partner nudges you again
now: you nod off at the red light
now: the mask hisses and wakes you both
now: you wake up in the guest room
say: Loud sleep means deep sleep
say: Only older heavy men have that
say: The machine would drive me crazy
fact: The sleeper is the last to know
fact: Slim people can have breathing pauses too
fact: Masks come in very different shapes
fact: A long night isn't always a restful one
# allergies | allergies, seasonal allergies, hay fever, pollen, allergic reaction, antihistamine, food allergy, dust mite, pet allergy, itchy eyes, allergy season
do: check the pollen count today
do: read the label on your pills
do: rinse your face when you come in
do: look up your last bad day
now: you sneeze and lose count in the car
now: the tissue box travels from room to room
now: your friend's cat picks your lap
say: Local honey fixes everything
say: I never had those as a kid
say: Just a cold that won't leave
fact: Adults can develop new ones
fact: Rain and wind change what's in the air
fact: Sensitivity and allergy are different things
fact: The prettiest flowers are rarely the culprits
`);
