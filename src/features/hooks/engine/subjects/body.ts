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
say: I never have the energy after work
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
# strength training | strength training, weight training, weightlifting, lifting weights, lift weights, progressive overload, resistance training, strength workout
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
fact: Muscles respond to training at any age
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
say: Anything above parallel is cheating
fact: Hip shape changes how good form looks
fact: Most people sit and stand all day long
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
say: Pulling from the floor wrecks backs
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
say: Feet just rest on the floor
fact: Your legs help you push
fact: The number on the bar isn't the whole story
fact: Wrists like to sit stacked over elbows
fact: Good spotters talk before the lift starts
# pull-up | pull-up, pull up bar, pullup, first pull-up, chin-up bar, first chin-up, assisted pull-up
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
say: Knees on the floor means no credit
say: I need bigger arms first
say: Faster means fitter
fact: A higher surface makes every rep lighter
fact: The whole trunk works to stay straight
fact: Hand position changes which muscles work most
fact: Half reps are easy to miss without a camera
# running | runner, jogging, start running, running form, running pace, weekly long run, easy run, morning run, running shoe, running plan, running tip, go running
do: set your shoes by the bed
do: check the bottoms of your sneakers
do: say a full sentence while you move
do: tie a double knot
now: you stop at the red light and bounce
now: your watch beeps and the pace looks wrong
now: the first mile feels like concrete
now: a side stitch bends you over the sidewalk
say: My legs aren't built for distance
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
now: a jogging stroller passes you on the path
now: you hear your own breathing over the music
now: you stop, hands on knees, by a mailbox
say: Real runners don't walk
say: I'll be the last one in
say: I need to be fit before I start
fact: Most beginners start too fast
fact: Somebody has to come last and gets cheered
fact: Walking breaks belong in many good plans
fact: Legs and lungs adapt at different speeds
# warm-up | workout warm-up, gym warm-up, warm-up routine, warm up before lifting, warm up before running, dynamic warm-up, warm-up set, dynamic stretch, cool down stretch, warm up your muscles
do: march in place for one song
do: circle your ankles and your wrists
do: swing one leg while holding a wall
do: try one slow practice rep
now: you walk in and go straight to the bar
now: you copy the person on the next mat
now: your first set feels rusty
now: you do two arm circles and call it done
say: I don't have time to ease in
say: Holding a stretch is enough
say: I only loosen up in cold weather
fact: Warm muscle moves differently than cold muscle
fact: A few light sets can do the job
fact: Good prep looks like what comes next
fact: A routine that's too long just tires you
# stretching | stretching, stretch routine, morning stretch, hamstring stretch, tight hamstring, more flexible, improve flexibility, do the splits, touch my toes, touch your toes
do: reach down and see where you stop
do: breathe out slowly through your mouth
do: sit on the floor, legs straight
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
say: I'm not flexible enough for class
say: Those classes are just fancy stretching
say: My head is too loud to lie still
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
# core | core workout, stronger core, core exercise, deep core, ab workout, abs workout, six pack abs, lower abs, side plank, plank hold, crunches, weak core, six pack
do: cough once and feel your middle brace
do: lie down and press your back flat
do: carry one heavy bag on one side
do: breathe out until your ribs drop
now: you shake on your elbows and check the timer
now: your neck does all the work
now: your lower back lifts off the mat
now: you hold your breath through the whole set
say: Crunches burn belly fat
say: The longest hold wins
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
fact: Starting is harder where the couch lives
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
# gym | gym, gym membership, gym etiquette, gym mistake, gym bro, fitness studio
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
# muscle | build muscle, muscle growth, gain muscle, muscle mass, hypertrophy, lean muscle, bulk up
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
fact: Light and heavy sets can both be hard
fact: Growth happens between sessions
# kettlebell and dumbbell | kettlebell, dumbbell workout, dumbbell, bicep curl, kettlebell swing, adjustable dumbbell, dumbbell exercise
do: wrap your hand around the handle
do: check the floor you'll set weights on
do: clear an arm's length all around
do: switch hands and notice the difference
now: the bell flops against your forearm
now: you step around the weights in the hallway
now: your weaker hand gives up first
now: the last pair you need is taken
say: I need a whole rack to begin
say: Swings are an arm thing
say: Small pink weights don't do anything
fact: One weight feels different at hip and overhead
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
fact: The famous step goal began as marketing
fact: Pace changes what your heart does
fact: Errands are miles too
fact: One hill changes an ordinary route
# muscle recovery | muscle recovery, rest day, sore muscle, muscle soreness, doms, workout recovery, foam roller, foam rolling, active recovery, massage gun
do: drink a glass of water
do: count your days off this month
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
say: I should have started younger
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
do: check if your feet reach the floor
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
say: Staying in longer does more
say: Colder means better results
say: Toughing things out is the point
fact: The first gasp is a reflex
fact: Extreme temperatures aren't for every heart
fact: Extreme heat and cold rituals are ancient
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
fact: Your perfect pillow may suit nobody else
fact: Shoulders and jaw are close neighbors
# shoulder pain | shoulder pain, frozen shoulder, rotator cuff, shoulder impingement, shoulder hurts, sore shoulder, shoulder injury
do: notice which arm opens the door
do: notice which side you sleep on
do: rest your elbow on a pillow
do: note which reach bothers you most
now: you put on the jacket bad arm first
now: the top shelf becomes somebody else's job
now: you wake up on that side again
now: the seatbelt takes two tries
say: Something in there must be torn
say: The sore arm should stay still
say: I just slept funny
fact: Many people with torn tendons feel nothing
fact: That joint trades stability for range
fact: Night is often the hardest part
fact: The shoulder blade moves with every reach
# knee pain | knee pain, bad knee, knees hurt, knee brace, knee replacement, meniscus, acl, knee arthritis, knee hurts, knee injury, crunchy knees
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
say: The softest sole is the kindest
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
say: Cracking my knuckles ruined my hands
fact: Arthritis is many conditions with one name
fact: Stiff and swollen aren't the same thing
fact: Young people get stiff joints too
fact: Joints make their own lubricant
# headache | headache, tension headache, headaches, sinus headache, headache relief, head pain
do: rub your temples in slow circles
do: dim the screen one notch
do: fill a glass with water
do: write down today's date and hour
now: you press two fingers against your temples
now: you turn the lights off and keep working
now: your forehead tightens during the last call
now: you dig through your bag for the tablets
say: I just need more coffee
say: Everybody's head hurts sometimes, no big deal
say: Dehydration is always the reason
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
fact: Plenty of people clench without knowing
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
say: After kids, nothing works like before
say: Kegels fix everything
say: Only women have trouble down there
fact: Men have muscles down there too
fact: Some muscles are too tight, not too weak
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
fact: Breathing muscles attach near the neck
# menopause | menopause, perimenopause, hot flash, hot flashes, hrt, hormone therapy, menopausal, night sweats, menopause symptom
do: put a glass of water bedside
do: write down your last date
do: take off the outer layer
do: open the bedroom window a crack
now: you kick the covers off, then pull them back
now: you stand in the freezer aisle and stay
now: the word you need leaves mid-sentence
now: you peel your sweater off in the meeting
say: I'm too young for hormone trouble
say: Women just have to tough it out
say: Hot flashes are the whole story
fact: Symptoms can start years before the last period
fact: No two women get the same list
fact: Many women are never told what to expect
fact: Menopause technically names a single day
# period | period pain, period cramp, menstrual cycle, heavy period, first period, pms, menstruation, irregular period, pmdd, late period, menstrual cramp
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
do: put the test back in the drawer
do: close the tracking app for now
now: you hold the test up to the light
now: another baby shower invitation arrives
now: you wait for the clinic to call
now: you answer the question at dinner and smile
say: Just relax and it will happen
say: My body is failing me
say: Everyone else gets pregnant easily
fact: Both partners belong in the conversation
fact: The same test results can mean different roads
fact: The waiting is work too
fact: Well-meant advice can hurt
# pregnancy | pregnancy, pregnant, first trimester, second trimester, third trimester, prenatal, baby due date, expecting mom, baby bump
do: put crackers on the nightstand
do: write tonight's questions on your phone
do: put your feet up on something
do: find the number of your midwife
now: you search one symptom at midnight
now: a stranger reaches for your belly
now: you roll over in three separate moves
now: you cry because the sandwich is gone
say: I should be glowing by now
say: I'm eating for two
say: Everybody's advice must be right
fact: Due dates are estimates
fact: Morning sickness ignores the clock
fact: Feet can grow before the baby comes
fact: A second baby can feel completely different
# birth | giving birth, childbirth, birth plan, c-section, labor and delivery, labor contraction, doula, midwife, epidural, home birth, labor induction, hospital bag, birth story
do: write three wishes on one page
do: pack the long phone charger
do: save the ward's phone number
do: unclench your hands and your jaw
now: you time the minutes on a phone app
now: the bag has stood by the door for weeks
now: everyone tells you their story in the checkout line
now: the nurse asks you to rate the pain
say: The plan will go as written
say: A real birth has no medicine
say: There's one right way to give birth
fact: Water rarely breaks like in the movies
fact: Plans help even when plans change
fact: First labors usually take longer
fact: You can ask questions in the delivery room
# breastfeeding | breastfeeding, nursing a baby, breast milk, breast pump, pumping at work, baby latch, milk supply, lactation, weaning, nursing mom, cluster feeding, breastfeed
do: put water by the nursing chair
do: drop your shoulders before you start
do: bring the baby to you
do: put a burp cloth within reach
now: the baby bobs around and misses again
now: you count ounces on the pump at work
now: you leak through your shirt at the store
now: you're stuck under a sleeping baby, phone too far
say: Feeding a baby should come naturally
say: The pump shows how much I make
say: Small breasts make less milk
fact: Mother and baby are both learning
fact: Breast size says little about milk
fact: Evening fussiness is common in new babies
fact: Pump output isn't the same as supply
# postpartum | postpartum, postpartum recovery, after giving birth, new mom recovery, postpartum body, c-section recovery, postpartum hair loss
do: eat something with both hands
do: text one friend an honest sentence
do: sit down for a second
do: write one question for your checkup
now: the coffee goes cold for the third time
now: you cry in the shower, quietly
now: visitors hold the baby and you do dishes
now: your hair collects in the shower drain
say: I should be back to normal
say: Other mothers manage without help
say: Everyone else is tired too
fact: Healing takes longer than the hospital stay
fact: Hair often sheds months after birth
fact: Asking for help is part of recovery
fact: Love and exhaustion fit in one day
# snoring and sleep apnea | sleep apnea, snoring, cpap, snore, cpap mask, stop snoring, snoring partner
do: ask who heard you last night
do: feel how flat your pillow is
do: notice how you wake up tomorrow
do: record one night of sound
now: your partner nudges you again
now: you nod off at the red light
now: you play the recording and cover your mouth
now: you wake up in the guest room
say: Loud sleep means deep sleep
say: Only older men stop breathing at night
say: I'd know if I stopped breathing
fact: The sleeper is the last to know
fact: Body size doesn't tell the whole story
fact: Quiet sleepers can have breathing pauses too
fact: A long night isn't always a restful one
# allergies | allergies, seasonal allergies, hay fever, pollen, antihistamine, itchy eyes, runny nose, allergy season
do: check the pollen count today
do: read the label on your pills
do: rinse your face when you come in
do: shake your jacket out by the door
now: you sneeze and lose count in the car
now: the tissue box travels from room to room
now: your friend's cat picks your lap
say: Local honey fixes everything
say: I never sneezed as a kid
say: Just a cold that won't leave
fact: New reactions can start in adulthood
fact: Rain and wind change what's in the air
fact: Sensitivity and allergy are different things
fact: The prettiest flowers are rarely the culprits
# blood pressure | blood pressure, high blood pressure, hypertension, blood pressure cuff, low blood pressure, blood pressure reading, blood pressure medication
do: sit still with both feet flat
do: find your last printed results
do: ask what runs in your family
do: read the sodium on one label
now: the cuff squeezes and you stop breathing
now: the nurse takes the number a second time
now: you salt the soup before tasting
now: your dad's pillbox has a new compartment
say: I'd feel a problem coming
say: The doctor's office always makes mine high
say: I'm too young to check numbers
fact: One reading is only a snapshot
fact: Chatting during a reading can move the number
fact: Numbers can be off without any feeling
fact: Arm position matters for the cuff
# thyroid | thyroid, hypothyroid, hashimoto, hyperthyroid, thyroid medication, thyroid test, underactive thyroid
do: pull up your old lab results
do: write down how your energy felt today
do: check what time you take your pill
do: list every supplement you take
now: you wear a sweater in a warm room
now: the results say normal and you feel otherwise
now: you set the pill alarm before breakfast
now: your neck gets felt while you swallow
say: One gland explains all my tiredness
say: Normal results mean nothing is going on
say: The pill takes care of everything
fact: A tiny gland reaches nearly every organ
fact: Many symptoms overlap with ordinary tired
fact: Some supplements can throw off lab results
fact: Breakfast timing matters for some tablets
# iron | low iron, iron deficiency, ferritin, anemia, iron supplement, iron infusion, iron rich, anemic
do: find your last blood results
do: write down how the stairs felt
do: read the back of your supplement bottle
do: jot down when you drank coffee
now: you nap in the car before pickup
now: your hands are cold in July
now: you chew ice straight from the cup
now: you stand up and the room sparkles
say: Everyone's tired, that's normal
say: A spinach salad will fix me
say: More supplements are always safer
fact: Tired has many possible reasons
fact: Storage and circulation show up as different numbers
fact: Coffee and tea can change what you absorb
fact: Taking more than needed can be harmful
# vitamins | vitamin, vitamins, supplement, b12, vitamin b, vitamin k, collagen, zinc, fish oil, greens powder, prenatal vitamin
do: line up every bottle you own
do: read the serving size out loud
do: check the expiration dates
do: look for a third-party testing seal
now: your cupboard looks like a small pharmacy
now: you swallow a handful and taste fish
now: you buy another tub from an ad
now: the gummies disappear faster than they should
say: If a pill is natural, it's safe
say: More of a good thing helps
say: Everyone needs the same pills
fact: Labels and contents don't always match
fact: Some pills and supplements don't mix well
fact: Food brings company that capsules leave out
fact: Marketing is allowed to sound like medicine
# diabetes | diabetes, prediabetes, a1c, insulin, diabetic, insulin pump, gestational diabetes, diabetes type 2, diabetes diagnosis
do: find your last lab numbers
do: write down what you had for breakfast
do: check the date on your supplies
do: note how you felt after lunch
now: the sensor alarm goes off in a meeting
now: relatives watch what's on your plate
now: you prick the same sore fingertip
now: you do math before the first bite
say: Too much candy is the whole reason
say: Good numbers are a matter of willpower
say: Fruit is off limits now
fact: The types differ more than the name suggests
fact: Stress and sleep can move the numbers
fact: Two people can react differently to one meal
fact: Nobody manages the numbers perfectly every day
# cold and flu | flu season, cold and flu, common cold, sore throat, stuffy nose, high fever, fever in kids, cough, immune system, boost immunity, sick kid, flu shot, sinus infection
do: wash your hands for one song
do: find the thermometer tonight
do: check what's still in the cabinet
do: put the kettle on
now: you wake up and one nostril quit
now: someone coughs behind you in line
now: the pharmacy aisle has too many boxes
now: you stack pillows and still can't breathe
say: Green mucus means antibiotics
say: Wet hair makes people sick
say: I never get sick
fact: Antibiotics don't work on viruses
fact: Many boxes in that aisle share ingredients
fact: Coughs often outlast everything else
fact: A fever is a reaction, not the illness
# checkup | checkup, annual physical, physical exam, blood test, blood work, lab results, mammogram, colonoscopy, cancer screening, health screening, pap smear, skin check
do: find the date of your last visit
do: write down your family's health history
do: put the appointment on the calendar now
do: list every pill you take
now: the paper crinkles and your feet dangle
now: you open the portal before anyone calls
now: the reminder card hangs on the fridge for months
now: the portal pings on a Friday night
say: I feel fine, so I'm fine
say: No call means good results
say: I'd rather not know
fact: Feeling fine and being checked are different things
fact: Reference ranges vary between labs
fact: Family history is worth writing down
fact: A flagged result isn't a verdict
# doctor visit | doctor visit, doctor's appointment, talk to your doctor, doctor dismissed, primary care, new doctor, second opinion, medical appointment, bedside manner, medical gaslighting, find a doctor, telehealth
do: write your top question first
do: list your medications on one card
do: ask somebody to come along
do: note when the trouble began
now: you remember the main question in the parking lot
now: the doctor's hand is on the door already
now: you wait in the gown and read posters
now: you say you're fine out of habit
say: I don't want to be difficult
say: Doctors don't like questions
say: The doctor will ask if something matters
fact: Most people forget part of what was said
fact: The first thing you mention shapes the visit
fact: Asking for plain words is normal
fact: You can ask for your own records
# medication | medication, prescription, side effect, pill organizer, antibiotic, pharmacist, pharmacy, generic drug, painkiller, ibuprofen, tylenol, taking pills, drug interaction
do: gather every bottle on the table
do: read one label all the way through
do: take a photo of your list
do: check the expiration on the oldest bottle
now: you can't remember taking the morning pill
now: the leaflet unfolds to the size of a map
now: the pharmacist asks if you have questions
now: you skip a dose and say nothing
say: Over the counter means harmless
say: I feel better, so I can stop
say: Generics are weaker
fact: Pharmacists answer questions all day
fact: Herbs can interact with tablets too
fact: The bathroom cabinet is a damp place
fact: Some tablets shouldn't be crushed or split
# surgery | surgery recovery, before surgery, after surgery, surgery prep, surgical scar, anesthesia, hip replacement, hysterectomy, recovering from surgery, post op, surgery
do: put a phone charger by the bed
do: start a question list for the surgeon
do: clear the path to the bathroom
do: ask who can drive you home
now: you count backward under bright lights
now: the blanket comes warm from the cabinet
now: you need help with your own socks
now: you look under the bandage and look away
say: Asking for help is weak
say: Once I'm home, the hard part's over
fact: Healing goes on after the stitches leave
fact: Tiredness often outlasts the pain
fact: Small trips count as progress
fact: The paperwork is easier to read beforehand
# physical therapy | physical therapy, physical therapist, physiotherapy, pt exercise, rehab exercise, physio, injury rehab, physical therapy exercise
do: find that crumpled exercise sheet
do: set a daily alarm for your exercises
do: note what feels easier since last week
do: tie the band around the table leg
now: the band lives untouched in a drawer
now: you say you did the exercises, mostly
now: the smallest lift makes you shake
now: you feel better and cancel the last visit
say: No pain, no gain
say: I can find those exercises online
say: Rest would do the same
fact: Most of the work happens between visits
fact: Boring exercises are usually boring on purpose
fact: Setbacks are part of most plans
fact: Good therapists change the plan with you
# chiropractic | chiropractor, chiropractic, chiropractic adjustment, spine adjustment, back cracking, chiro, spinal alignment
do: write down what you hope changes
do: notice where you feel stiff
do: turn your head both ways gently
do: list your past injuries on paper
now: the crack echoes and you hold your breath
now: your face rests in the paper-lined hole
now: you pop your own back on the chair
now: you sit up slowly and test your neck
say: Once I start, I have to go forever
say: The crack is bones going back in
say: A louder crack works better
fact: The pop comes from gas in the joint
fact: Many visits involve no cracking at all
fact: A good first visit is mostly questions
fact: Techniques differ a lot between offices
# massage | massage, massage therapist, deep tissue, sports massage, massage therapy, lymphatic drainage, prenatal massage, swedish massage, couples massage
do: rub the base of your thumb
do: drop your shoulders and breathe out
do: drink some water tonight
do: think of the one spot that nags
now: your face has a crease from the cradle
now: you wonder if you should talk
now: you say the pressure is fine through clenched teeth
now: the hour ends and you forget your socks
say: Good pressure has to hurt
say: A rubdown flushes out toxins
say: An hour on the table is pure luxury
fact: Pressure is yours to change anytime
fact: Therapists don't judge unshaved legs
fact: Silence is welcome on the table
fact: Deep and hard aren't the same thing
# acupuncture | acupuncture, acupuncturist, dry needling, cupping therapy, acupressure, acupuncture needle
do: wear pants that roll to the knee
do: eat a small snack beforehand
do: write down what brings you in
do: roll up your sleeves
now: you lie there like a small hedgehog
now: you wait for pain that doesn't come
now: round marks show above your collar
now: you fall asleep under the heat lamp
say: The needles must hurt
say: Needles only work on believers
say: One visit tells me everything
fact: The needles are thinner than most people imagine
fact: Training and licensing differ by state
fact: Western and Eastern schools explain the method differently
fact: A first visit starts with a lot of questions
# cholesterol | cholesterol, ldl, high cholesterol, heart health, statin, heart disease, healthy heart, triglycerides
do: find your last lab printout tonight
do: ask your parents about their hearts
do: read the fat line on one label
do: check the date of your last test
now: the results arrive and one line is red
now: you push the egg yolk aside
now: your dad mentions his stent over dinner
now: the doctor turns the screen toward you
say: Eggs are the enemy
say: I'm thin, so my heart is fine
say: Chest pain always comes first
fact: Your liver makes most of your own cholesterol
fact: Fit-looking people can have high numbers
fact: Heart trouble can look different in women
fact: Family history counts alongside the plate
# pain | chronic pain, pain relief, pain flare, pain management, body pain, living with pain, aches and pains, fibromyalgia, pain science, pain flare-up, hip pain
do: put a cushion where you need one
do: rate today honestly, just for yourself
do: write down one thing you managed today
do: loosen whatever feels tight right now
now: you cancel the plan and hate doing so
now: someone says you don't look sick
now: you pay today for what you did yesterday
now: you search for the position that hurts less
say: Everything hurts, so everything's broken
say: People think I'm making excuses
say: Pushing through is the only way
fact: Pain is real even when scans are clean
fact: The nervous system can turn the volume up
fact: Good days tempt people to overdo
fact: Looking fine and feeling fine are different
# health | my health, your health, health habit, health tip, health goal, get healthy, women's health, men's health, wellness routine, preventive health, health coach, healthy lifestyle, healthy habit
do: stand up and stretch once
do: look up your last checkup date
do: open the window for one breath
do: check what time you slept last night
now: you search the symptom after midnight
now: you buy the salad and order the fries
now: the smartwatch disapproves of your evening
now: three friends give you three different tips
say: I'll take care of myself next month
say: Some people are just lucky
say: The internet already told me
fact: Loud advice and good advice sound alike
fact: Bodies respond slowly and remember a lot
fact: What suits your friend may not suit you
# teeth | teeth, tooth, dental, dentist, oral health, dental hygiene, brush your teeth, toothbrush, toothpaste, toothache, dental hygienist, gum disease
do: run your tongue along your front row
do: look at your toothbrush bristles
do: smile at your phone camera
do: find the date of your last cleaning
now: you say ahh and grip the armrests
now: ice water hits one spot and you wince
now: the hygienist asks about your weekend mid-scrape
now: you find pink in the sink
say: Brushing harder cleans better
say: No pain means no problem
say: Bad teeth run in my family
fact: Enamel doesn't grow back
fact: Harder bristles aren't better
fact: Gums need as much care as enamel
fact: The hygienist can tell how you brush
# cavity | cavity, cavities, root canal, dental crown, tooth decay, dental filling, tooth filling
do: run your tongue over your molars
do: count your snacks since breakfast
do: check the sugar on your drink
do: book the visit you've been putting off
now: your lip is numb and you drool coffee
now: the X-ray lights up and you go quiet
now: floss shreds at the same spot again
now: you chew on one side for weeks
say: I'd feel a hole in my tooth
say: Only candy ruins enamel
say: I brush, so I'm safe
fact: Sipping all day bathes your teeth
fact: Trouble often starts between teeth
fact: Crackers can stick longer than candy
fact: Early spots usually don't hurt
# braces | braces, invisalign, clear aligner, dental retainer, retainer after braces, orthodontist, crooked teeth, straighten teeth, overbite, orthodontics
do: find your retainer case
do: bite down and look in the mirror
do: rinse with water after your snack
do: take one straight-on photo today
now: you wrap the trays in a napkin and panic
now: a wire pokes your cheek at dinner
now: your retainer no longer snaps in
now: you smile with your lips closed
say: Straightening is for kids
say: Once straight, always straight
say: A mail-order kit does the same
fact: Teeth can shift at any age
fact: The retainer is part of the treatment
fact: Roots move too, not just the visible part
fact: Wearing time matters with removable trays
# teeth whitening | teeth whitening, whiten teeth, whitening strip, yellow teeth, white teeth, whiter teeth, coffee stains on teeth, whitening toothpaste, stained teeth
do: hold white paper next to your smile
do: rinse with water after your coffee
do: check the lighting in your mirror
do: list what you drink in a day
now: you turn your phone's filter off and squint
now: the strip slides off your front row
now: a zing shoots through one front tooth
now: you sip iced coffee through a straw
say: White means healthy
say: Charcoal scrubs stains right off
say: Stronger gel means faster and better
fact: Natural enamel isn't pure white
fact: Crowns and fillings don't bleach
fact: Some stains sit inside, some on top
fact: Abrasive powders can wear enamel down
# flossing | flossing, floss, water flosser, dental floss, bleeding gums, floss every day, waterpik
do: put the floss next to your toothbrush
do: wrap the string around two fingers
do: smell the string afterward, honestly
do: check the gap you always miss
now: you floss hard the night before your cleaning
now: the string snaps between two molars
now: you see pink and stop
now: you tell the hygienist most days, sort of
say: Gums bleed on everybody
say: Mouthwash does the same job
say: Brushing gets everything
fact: A brush can't reach every surface
fact: The hygienist already knows the answer
fact: Tools differ because gaps differ
fact: Sawing hard can hurt the gum
# dental implant | dental implant, missing tooth, dentures, dental bridge, tooth extraction, wisdom teeth, wisdom tooth, tooth pulled, all on four
do: write your questions on one card
do: ask for the full written estimate
do: buy soup before the appointment
do: find your latest dental X-ray
now: you hold an ice pack against your cheek
now: your tongue keeps finding the empty spot
now: you cover your mouth when you laugh
now: the quote has more lines than expected
say: Back teeth don't matter, nobody sees them
say: The gap can wait
say: My grandparents managed without
fact: Neighboring teeth can drift into a gap
fact: Jawbone changes after a tooth is gone
fact: Estimates differ because plans differ
fact: Healing comes before the final bite
# dental fear | dental anxiety, dental fear, afraid of the dentist, scared of the dentist, dental phobia, kids dentist, child's first dentist
do: book the first slot of the morning
do: pick a hand signal for stop
do: load a playlist on your phone
do: tell the front desk you're nervous
now: the sound comes through the wall
now: you reschedule with a small white lie
now: your hands are folded too tightly
now: the chair tips back and your stomach drops
say: The dentist will judge me for waiting
say: I just have to be brave
say: Everyone else is fine in that chair
fact: Nervous patients are an ordinary part of the day
fact: Waiting rarely makes the visit smaller
fact: A visit can be only a conversation
fact: You can ask for breaks
# glasses | eyeglasses, new glasses, glasses frame, prescription glasses, progressive lens, reading glasses, eye exam, blue light glasses, optometrist, optician, pick glasses, nearsighted, eyewear
do: clean your lenses with a soft cloth
do: cover one eye, then the other
do: find your last prescription
do: read a label at arm's length
now: lens one or lens two, you can't tell
now: your mask fogs everything white
now: you search for the pair on your head
now: the floor looks tilted on day one
say: Wearing lenses makes eyes lazy
say: Cheap readers ruin eyesight
say: I can still see well enough
fact: An eye exam checks more than sharpness
fact: Frame width matters as much as shape
fact: Nearly everyone's arms get too short eventually
fact: Shirt hems scratch lenses
# contact lenses | contact lens, contact lenses, wear contacts, colored contacts, put in contacts
do: wash and dry your hands
do: check the date on your case
do: count the days on this pair
do: keep your backup glasses handy
now: the lens sticks to your finger, not your eye
now: you crawl on the bathroom floor, patting tile
now: you nap by accident and wake up sticky
now: you blink and one side stays blurry
say: One more day won't hurt
say: Tap water is fine for a rinse
say: A lens can get lost behind the eye
fact: A lens can't slip behind the eyeball
fact: The case wears out too
fact: Water and lenses don't belong together
fact: Fitting is more than the prescription number
# screen eyes | eye strain, dry eyes, dry eye, tired eyes, screen time eyes, twitching eye, eye twitch, eye floaters, digital eye strain
do: blink slowly three times
do: look out the farthest window
do: turn the brightness down a notch
do: move the fan off your face
now: you squint at the last email
now: your eyelid twitches in the meeting
now: the words double at the end of the day
now: you rub your eyes and smear everything
say: Screens are ruining my sight
say: Watery eyes can't be dry
say: Blue light is the whole problem
fact: People blink less at screens
fact: Dry eyes can water
fact: Distance is rest for the focusing muscle
fact: Air vents dry eyes too
# hearing | hearing aid, hearing loss, hearing test, tinnitus, ringing in ears, audiologist, ear wax, earwax, hard of hearing, hearing protection
do: turn the volume down one notch
do: close your eyes and listen
do: check the volume limit on your phone
do: ask your family what they've noticed
now: you nod and hope that was the answer
now: the TV gets louder and so does everyone
now: you pick the restaurant seat by the wall
now: the room goes quiet and the ringing starts
say: People just mumble these days
say: Hearing trouble is for grandparents
say: Cotton swabs are how ears get clean
fact: The family usually notices first
fact: Hearing and understanding aren't the same
fact: Ears clean themselves more than people think
fact: Background noise is the hardest test
# acne | acne, pimple, skin breakout, hormonal breakout, stress breakout, blackhead, hormonal acne, cystic acne, adult acne, acne scar, blemish, clogged pore, whitehead, oily skin
do: take your hands off your face
do: check when your pillowcase was washed
do: line up everything you put on
do: wipe your phone screen
now: a new spot shows up before the party
now: you lean into the mirror and pick
now: you cancel the photo and blame the light
now: the cap comes off another new cream
say: My face must be dirty
say: Toothpaste dries out any spot
say: I should have outgrown pimples
fact: Grown adults get breakouts too
fact: Scrubbing harder can irritate skin
fact: New products need weeks to judge
fact: Oily skin can still be dehydrated
# dry skin | dry skin, cracked hands, chapped lips, flaky skin, moisturizer, body lotion, ashy skin, skin barrier, dehydrated skin, hyaluronic acid, dry hands
do: feel the back of your hand
do: turn the shower down a notch
do: put the tube next to the sink
do: read the first three ingredients
now: your knuckles split at the first frost
now: your face feels a size too small
now: foundation clings to one flaky patch
now: your lip balm is in the other coat
say: I just need to drink more water
say: The thickest cream wins
say: Lip balm is addictive
fact: Damp skin holds on to lotion better
fact: Dry and dehydrated mean different things
fact: Hot showers feel better than skin likes
fact: Fragrance can bother touchy skin
# sunscreen | sunscreen, spf, sunburn, sun protection, mineral sunscreen, sun damage, sunblock, sun spot
do: check the date on your bottle
do: squeeze out two full fingers
do: feel the tops of your ears
do: put the tube by your keys
now: the white cast glows in the group photo
now: you find the strip you missed, bright pink
now: cream and sweat run into your eyes
now: last summer's bottle rattles in the hot car
say: I never burn, so I don't need any
say: A base tan protects me
say: My makeup already has some
fact: Clouds let plenty of rays through
fact: Most people apply far too little
fact: Window glass doesn't stop every ray
fact: Every skin tone can be damaged by sun
# retinol | retinol, retinoid, tretinoin, adapalene, vitamin a cream, exfoliating acid, glycolic acid, niacinamide, vitamin c serum, salicylic acid
do: read the percentage on the tube
do: count the actives on your shelf
do: check your cream for an expiration date
do: squeeze out only a pea
now: your chin peels in tiny sheets
now: the serum pills under your sunscreen
now: you layer three things and your face burns
now: you squint at the ingredient list
say: Stinging means the stuff is working
say: Stronger gets there faster
say: Everyone should start as young as possible
fact: More product isn't more effect
fact: Skin tolerates new things at its own pace
fact: Some bottles lose strength in light and air
fact: Percentages don't tell the whole story
# aging skin | anti-aging, aging skin, face wrinkle, forehead wrinkle, anti-wrinkle, fine lines, crow's feet, mature skin, smile lines, forehead lines, sagging skin, neck lines
do: smile and look at your eyes
do: check the back of your hands
do: find a photo from last summer
do: wipe the bathroom mirror
now: the front camera opens by accident
now: you pull your cheeks back with two fingers
now: somebody says you look tired
now: your mother's face looks out of the mirror
say: The expensive jar must be better
say: I should have started years ago
say: Drinking water fills the lines
fact: Faces move, so faces crease
fact: Sun leaves marks that birthdays don't
fact: Harsh bathroom light flatters nobody
fact: Price and ingredients don't rise together
# eczema and rosacea | eczema, rosacea, psoriasis, sensitive skin, skin rash, itchy skin, atopic dermatitis, keratosis pilaris, perioral dermatitis, seborrheic dermatitis, flare-up skin
do: feel the label in your collar
do: trim your nails short
do: list every new product this month
do: take a photo on a calm day
now: you scratch in your sleep
now: someone asks if that's contagious
now: you wear long sleeves in the heat
now: the patch behind your knee comes back
say: Natural products can't irritate
say: Other people think I don't wash
say: One trigger explains everything
fact: Flares can come without a clear reason
fact: Unscented and fragrance-free aren't the same
fact: Redness looks different on darker skin
fact: Natural oils can irritate too
# skin | skin, skincare, skin care, skincare routine, glowing skin, dermatologist, face wash, cleanser, face serum, dark circles, stretch mark, skin type, dark spot, hyperpigmentation, esthetician, pores
do: line up your jars by the sink
do: wash your hands before your face
do: flip one bottle and read the back
do: look at your face in daylight
now: the shelf holds more bottles than you use
now: you buy the serum because a stranger glowed
now: you fall asleep with makeup on
now: the new cream tingles and you wonder
say: More steps mean better skin
say: If the label says natural, go ahead
say: Everyone online has no pores
fact: Filters have erased what normal looks like
fact: Pores don't open and close like doors
fact: One new product at a time tells you more
fact: Skin changes with seasons and years
# facial | first facial, facial at home, hydrafacial, chemical peel, microneedling, dermaplaning, gua sha, led mask, face massage, facial treatment, laser facial, esthetician tip
do: check your calendar for big events
do: rinse your face with lukewarm water
do: list the products you use now
do: pull your hair off your face
now: steam fogs everything and you almost doze
now: your face is pink in the rearview mirror
now: the esthetician reaches for the bright lamp
now: you leave with shiny cheeks and messy hair
say: The redder the better
say: One session fixes years
say: At-home tools do exactly the same
fact: Fresh treatments and big events rarely mix
fact: Strong treatments and active creams can clash
fact: A good consultation comes before the lamp
fact: Redness afterward varies from person to person
# curly hair | curly hair, my curls, define curls, curl routine, curl pattern, wavy hair, coily hair, curly girl method, frizzy hair, frizz, curl cream, natural hair, wash day, type 4 hair
do: run one curl through your fingers
do: swap the towel for a soft T-shirt
do: look at your hair under water
do: find a photo of your best day
now: one side springs up and the other gives up
now: the diffuser runs and your arm goes numb
now: the humidity hits before you reach the car
now: you sleep on day one and wake up flat
say: Curls need to be tamed
say: Good cuts are always done dry
say: My texture is difficult
fact: One head often grows several patterns
fact: Wet and dry lengths look very different
fact: Brushing dry breaks up the pattern
fact: Hair changes texture over a lifetime
# hair color | hair color, dye hair, balayage, highlights hair, bleach hair, blonde hair, going blonde, box dye, root touch up, brassy hair, gray hair, going gray, color correction, hair toner, hair dye, colorist, red hair
do: check your roots in daylight
do: save three photos you love
do: write down your last color date
do: put on an old dark shirt
now: the foil crinkles and your neck gets tired
now: you see the line of regrowth in the elevator
now: your pillowcase has a new tint
now: the photo on your phone isn't your starting point
say: One appointment gets me from black to blonde
say: Box and salon are the same thing
say: Gray hair means giving up
fact: Old color underneath changes the new one
fact: Color can't lift color by itself
fact: Light changes every shade
fact: Inspiration photos often come with a filter
# fade haircut | fade haircut, skin fade, taper fade, low fade, mid fade, high fade, buzz cut, clipper guard, men's haircut, clipper cut, lineup haircut
do: run a hand up your neck
do: save a photo from the side
do: remember the guard number you liked
do: check the back with two mirrors
now: the cape snaps tight and clippers hum
now: the mirror comes around and you just nod
now: your hat hides week three
now: one side sits higher in the photo
say: Just a little off the sides
say: Every barber means the same by medium
say: Clippers are all the same
fact: Guard numbers vary between clipper brands
fact: Head shape decides where the line sits
fact: A photo beats a description
fact: Short cuts need attention more often
# barber | barber, barbershop, barber school, barber client, new barber, barber chair, barbering
do: show a photo before you sit
do: feel the back of your neck
do: note who gave your last good cut
do: check your appointment app
now: the only free chair is the new guy's
now: you say looks great and fix your hair outside
now: the chair spins and the room goes quiet
now: a walk-in arrives at closing time
say: A good cut speaks for itself
say: Switching chairs is cheating
say: Clippers do the work
fact: Half of a good cut is the talk
fact: Hair dries into a different shape
fact: The best chairs fill by word of mouth
fact: Steady hands come from many quiet haircuts
# beard | beard, beard trim, grow a beard, patchy beard, beard oil, mustache, shaving, razor burn, razor bump, stubble, beard care
do: look at your neckline from the side
do: feel which way the hair grows
do: comb everything down once
do: check your razor for rust
now: you trim one side, then the other, then again
now: soup finds its way in first
now: the itch arrives in week two
now: a red bump shows up under your collar
say: Shaving makes hair grow back thicker
say: Patchy means give up
say: More pressure gives a closer shave
fact: Growth direction changes across one face
fact: Cheeks and chin fill in at different speeds
fact: Dull blades pull before they cut
fact: Shaved tips feel thicker because they're blunt
# bangs | bangs, curtain bangs, cut bangs, cut my own bangs, grow out bangs, wispy bangs, fringe haircut
do: fold your hair over your forehead
do: put the kitchen scissors down
do: find your cowlick with a finger
do: save one photo with your hair type
now: it's midnight and the scissors look friendly
now: you pin the front back on day three
now: the wind hits and the front splits open
now: your forehead and your hair get sweaty together
say: I can cut the front myself
say: My face can't carry the look
say: The front needs no styling
fact: Dry hair sits shorter than wet hair
fact: A cowlick wins most arguments
fact: The front gets oily first
fact: Growing out takes longer than one snip
# thinning hair | thinning hair, hair loss, hair growth, receding hairline, bald spot, hair shedding, minoxidil, hair transplant, balding, rosemary oil, alopecia, grow hair faster, scalp care, going bald
do: look at your part in daylight
do: find a photo from two years ago
do: loosen your ponytail one notch
do: note when you first noticed
now: you check the drain after every shower
now: the overhead light hits your part
now: you angle the camera a little higher
now: your ponytail wraps around one more time
say: Hats are to blame
say: Only men lose hair
say: Cutting makes hair grow faster
fact: Everyone sheds hairs every day
fact: Hair responds slowly, in months
fact: Shedding and thinning aren't the same thing
fact: Many different things can be behind more shedding
# growing out hair | grow out hair, growing out hair, grow my hair, awkward stage hair, grow out pixie, growing out layers, short to long hair, hair length, grow hair long
do: take one photo from behind
do: check your ends against the light
do: find two clips you like
do: book nothing until you've slept
now: the ends flip out by themselves
now: the ponytail almost closes
now: one bad morning and you search salons
now: everything fits under a hat and nowhere else
say: Trims slow everything down
say: My hair just stops at the shoulders
say: Short is easier
fact: Scissors don't talk to roots
fact: Breakage can look like no growth
fact: Shape and length are separate decisions
fact: Every stage looks better with a plan
# hairstyle | haircut, hairstyle, hair stylist, hairstylist, hair salon, updo, braids, box braids, wig, hair extensions, blowout, ponytail, wedding hair, layers haircut, bob haircut, pixie cut, short hair, long hair
do: save a photo you'd actually wear
do: turn and check the back
do: count your hair ties
do: touch your hair on a plain day
now: the stylist asks what we're doing today
now: your arms give out halfway through the back
now: you say you love it, then cry driving
now: the style drops before the photos
say: The stylist will know what I mean
say: That cut only works on other people
say: Thin hair needs lots of layers
fact: An inch means different things to different people
fact: The photo on your phone took hours too
fact: Second-day hair is easier to style
fact: Texture decides more than face shape
# hair | hair, hair care, haircare, healthy hair, oily hair, damaged hair, shampoo, hair conditioner, dandruff, split ends, hair mask, hair oil, heat damage, flat iron, greasy hair, hair wash
do: look at your ends in daylight
do: check the bristles of your brush
do: rinse with cooler water tonight
do: read the first ingredients on the bottle
now: the shower shelf holds three half-empty bottles
now: your hair looks perfect right before you wash
now: you twist everything into the same bun
now: your brush collects more than you'd like
say: Expensive bottles work better
say: Washing less trains the scalp
say: A mask can glue split ends shut
fact: Hair you can see isn't living tissue
fact: The scalp is skin
fact: Split ends travel up if left
fact: Hard water changes how hair feels
# gel nails | gel nails, gel polish, gel manicure, acrylic nails, press-on nails, dip powder, nail extensions, builder gel, remove gel, nail tech, gel x
do: look at your nails from the side
do: check for one lifted corner
do: count the days since your set
do: push one cuticle back gently
now: one corner lifts and catches in your hair
now: you peel the first nail in traffic
now: you can't pick up a coin or a card
now: the lamp beeps and your fingers feel hot
say: Nails need to breathe
say: Peeling saves me a trip
say: Longer lasting means better done
fact: Rough removal does much of the damage
fact: Lifting starts where the prep was thin
fact: Skin contact with product can cause reactions
fact: Every layer changes how flexible a nail is
# nails | my nails, your nails, healthy nails, nail art, nail care, nail salon, nail polish, manicure, pedicure, nail biting, bite my nails, brittle nails, cuticle, natural nails, toenail, strong nails
do: look at your hands in daylight
do: find the file in the drawer
do: rub a drop of oil in
do: check your left hand, then your right
now: you smudge the thumb reaching for your keys
now: a nail breaks the day before the wedding
now: your dominant hand looks like a toddler painted
now: you hide your fingers around the coffee cup
say: Cutting cuticles is part of the job
say: Hard and strong are the same thing
say: White spots mean I lack calcium
fact: A nail you can see isn't living
fact: Toenails grow slower than fingernails
fact: Water makes nails swell and shrink
fact: White spots usually come from small bumps
# lashes | eyelash, lash extension, lash lift, lashes, false lashes, lash serum, lash artist, lash fill
do: brush once with a clean wand
do: look down into a hand mirror
do: feel gently for one loose corner
do: rinse the corner of your eyes
now: you lie there, eyes taped, trying not to laugh
now: one corner lifts in the wind
now: you sleep on your right and can tell
now: you find a strip on your cheek
say: Extensions ruin natural lashes
say: Water loosens everything
say: Longer always looks better
fact: Natural lashes fall out and grow all year
fact: Fine hairs can carry only so much weight
fact: Eyelids make oil of their own
fact: Eye shape changes which curl shows
# brows | eyebrow, brow lamination, microblading, brow tint, brows, eyebrow pencil, thin eyebrows, eyebrow threading, brow artist, tweezing
do: brush both up and look
do: step back from the magnifying mirror
do: hold a pencil along your nose
do: put the tweezers in another room
now: you pluck one more hair, then even up
now: the fresh color looks too dark at first
now: an old photo shows two thin lines
now: the thread snaps and your eyes water
say: Both sides should be identical
say: Plucked hairs always grow back
say: Darker looks fuller
fact: No face has two matching sides
fact: Trends change faster than hair grows
fact: Fresh pigment looks darker at first
fact: Magnifying mirrors invite overdoing
# makeup | makeup, foundation shade, concealer, mascara, eyeliner, lipstick, contour, blush, makeup artist, bridal makeup, makeup routine, makeup brush, eyeshadow, makeup over 40, everyday makeup
do: take your mirror to the window
do: smell your oldest lipstick
do: wash one brush tonight
do: match the shade on your neck
now: one wing is perfect and the other isn't
now: the car mirror shows your jawline
now: the compact hits the floor and you hear powder
now: your drawer holds three identical nude lipsticks
say: More coverage hides more
say: I need the viral palette
say: The expensive brush makes the difference
fact: Daylight shows what bathroom bulbs hide
fact: Less product usually moves less
fact: Undertone matters more than light or dark
fact: Cameras eat some of the color
# botox and filler | botox, lip filler, injectables, med spa, injector, dysport, dermal filler, lip flip, medspa, cheek filler
do: frown and look in the mirror
do: write down what you'd leave alone
do: look up who holds the needle
do: save a photo of your resting face
now: the ice pack waits and you grip the chair
now: you raise your eyebrows and nothing happens
now: a friend asks if you slept well
now: the menu of prices has no last page
say: Everyone will be able to tell
say: Once I start, I can't stop
say: A deal is a deal
fact: Relaxing and filling are two different things
fact: The hand matters more than the brand
fact: A good injector sometimes says no
fact: Faces aren't symmetrical before anything is done
# tattoo | tattoo, tattoo artist, first tattoo, tattoo removal, tattoo aftercare, fine line tattoo, tattoo pain, cover up tattoo, sleeve tattoo, tattoo idea
do: draw the spot with a pen
do: scroll to the artist's healed photos
do: check the spelling out loud
do: eat something before you go
now: the stencil is on and you hesitate
now: the needle buzzes and you pretend you're fine
now: day three itches and you pat the wrap
now: your mother sees the wrapped arm
say: Smaller is cheaper and easier
say: Every artist can do every style
say: Black ink stays black forever
fact: Healed work looks different from fresh work
fact: Skin stretches, fades and lives
fact: Fine detail softens with time
fact: Placement changes how a design ages
# piercing | piercing, ear piercing, nose piercing, piercer, cartilage piercing, belly button piercing, piercing bump, stretched ears, pierced ears, helix piercing
do: wash your hands before you touch
do: check the metal on the label
do: look at your ear from behind
do: stop twisting the jewelry
now: you sleep on the wrong side and remember
now: your sweater catches and you freeze
now: a small bump shows up next to the stud
now: the piercer marks a dot and steps back
say: Twisting keeps the hole open
say: A gun and a needle are the same
say: Healed outside means healed inside
fact: Cartilage usually takes longer than lobes
fact: Not every ear has room for every design
fact: Starter jewelry is longer on purpose
fact: Cheap metal often hides nickel
# perfume | perfume, fragrance, cologne, scent layering, signature scent, eau de parfum, smell good, fragrance collection, perfume dupe, fragrance note
do: smell your wrist right now
do: check where your bottles stand
do: spray one wrist only
do: ask someone what they smell
now: the elevator smells like someone's evening
now: the tester strip smells better than your arm
now: a stranger's scarf takes you back years
now: you spray again because you can't smell yourself
say: Expensive means longer lasting
say: Rubbing wrists together helps
say: Women's and men's bottles are different worlds
fact: Noses get used to their own scent
fact: The first minute isn't the whole story
fact: The same bottle smells different on two people
fact: Heat and light spoil a bottle
# spa | spa day, spa, home spa, day spa, spa treatment, body scrub, bath ritual, self care night, self-care day
do: leave your phone outside the door
do: warm a towel on the radiator
do: fill a glass of cold water
do: light one candle
now: the robe never quite closes
now: you whisper without knowing why
now: you lie still and think about email
now: the bath goes cold while you scroll
say: I don't have time for myself
say: Pampering is selfish
say: Candles are enough
fact: Doing nothing takes practice
fact: Quiet is the part people remember
fact: You can ask for less pressure or talk
fact: Rushing home undoes much of the calm
# waxing | waxing hair, brazilian wax, bikini wax, sugaring, ingrown hair, leg wax, body waxing, waxing tip, upper lip wax
do: check how long the hair is
do: pull out your loose cotton pants
do: press your palm on the spot
do: skip the lotion beforehand
now: you grip the table and hold your breath
now: the strip is on and there's no way back
now: you find one red bump the next day
now: the first beach day sneaks up on you
say: Hair grows back thicker than before
say: Pain means the salon is bad
say: One session and I'm done
fact: Hair length matters before you start
fact: Some creams make skin too fragile to wax
fact: Hair grows in phases, not all together
fact: Technicians have seen everything
# self tan | self tan, self tanner, spray tan, fake tan, tanning mousse, tanning drops
do: check your elbows and ankles
do: put on your oldest dark robe
do: take off your rings
do: find an old white towel
now: your palms give the secret away
now: the stripes show up in morning light
now: you stand in paper underwear with arms out
now: your sheets turn a shade darker
say: A darker shade looks better faster
say: Fake color protects from sun
say: Orange is unavoidable
fact: Dry spots drink more color
fact: Bronzed skin still burns without sunscreen
fact: The guide color isn't the final color
fact: Fading evenly is harder than going dark
# hair removal | hair removal, laser hair removal, facial hair, epilator, shave legs, shave your legs, chin hair, peach fuzz, ipl device, electrolysis
do: check the spot in daylight
do: feel which way the hair grows first
do: rinse your razor and look closely
do: note the date you last shaved
now: the car mirror finds the one chin hair
now: you miss the same strip behind your ankle
now: the laser snaps like a rubber band
now: the stubble is back before the weekend
say: Everyone else is naturally smooth
say: Shaved hair comes back darker
say: Permanent means forever
fact: Nearly every face has some fuzz
fact: Light devices don't suit every skin and hair
fact: Cutting a hair doesn't change its root
fact: Hormones change where hair shows up
# capsule wardrobe | capsule wardrobe, minimalist wardrobe, declutter clothes, wardrobe basics, wardrobe cleanout, fewer clothes, travel capsule, outfit formula, closet edit
do: turn all your hangers backward
do: pull out your three most worn pieces
do: count your black pants
do: lay one full outfit on the bed
now: the closet is full and you wear laundry
now: the tag still hangs on last year's dress
now: you buy the same gray sweater again
now: everything matches and nothing feels like you
say: Only neutrals count
say: I need to buy the basics first
say: I might wear that dress someday
fact: Most people repeat a small part of their closet
fact: Basics differ from life to life
fact: A good list starts with your calendar
fact: One odd piece can be the most worn
# clothing fit | clothes that fit, clothing fit, how clothes fit, clothing size, vanity sizing, body type dressing, bra fitting, bra size, find my size, dress for your body, petite fashion, tall fashion
do: sit down in what you're wearing
do: find the shoulder seam with your finger
do: read the size on three labels
do: lift both arms over your head
now: the fitting room light does its worst
now: the pants fit standing and fight you sitting
now: you take three sizes of one shirt
now: the button gaps when you reach for coffee
say: The number on the tag means something
say: My body is the problem
say: One size fits all
fact: Sizes aren't the same across brands
fact: Clothes are cut for an imagined person
fact: Shoulders are harder to alter than hems
fact: Bodies change during a single day
# denim | jeans, denim, high waisted jeans, wide leg jeans, skinny jeans, perfect jeans, baggy jeans, raw denim, jean jacket
do: sit, squat and check the back gap
do: read the fabric label inside
do: turn the pair inside out
do: pull out your oldest pair
now: you jump twice to get the zipper up
now: the waist gaps every time you sit
now: the knees bag out by lunchtime
now: the inner thigh wears through first
say: Stiff pairs always loosen up
say: Only one cut is in style
say: Every wash ruins the color
fact: Stretch changes how a pair ages
fact: Pocket placement changes the whole back view
fact: The same size can differ by color
fact: Hems change the look more than washes
# shoes | shoe, sneaker, ankle boots, winter boots, leather boots, high heels, wear heels, comfortable shoes, walking shoe, loafers, shoe care, shoe collection, sneakerhead, leather shoes
do: look at your heels from behind
do: wipe down your most worn pair
do: feel inside for the worn spot
do: try both feet, not one
now: the blister starts at the farthest corner
now: you carry the pretty pair home
now: the sole flaps on the wet sidewalk
now: the box pile blocks the closet door
say: A tight pair will stretch
say: A famous name lasts longer
say: Comfort and pretty don't go together
fact: Feet are bigger in the evening
fact: A pair lasts longer with a day off
fact: Sizes differ from maker to maker
fact: Most people own one favorite and many maybes
# thrifting | thrifting, thrift store, thrift find, secondhand clothes, vintage clothing, goodwill find, thrift haul, consignment, second hand fashion, thrifted, poshmark, depop
do: hold the seam up to the light
do: check the zipper before the price
do: write three things you really need
do: feel the fabric before you look
now: the perfect jacket has one missing button
now: you spot the tag and look around
now: the rack squeaks and hangers tangle
now: you wash the find and the smell stays
say: All the good stuff is gone
say: A low price is reason enough
say: Only some people have the eye
fact: Older labels often hide better fabric
fact: Old sizes run smaller than new ones
fact: Stock depends on who lives nearby
fact: A bargain unworn is still clutter
# plus size fashion | plus size, plus size fashion, curvy fashion, plus size outfit, size inclusive, midsize fashion, midsize outfit, curve model, plus size clothing
do: put on what you love today
do: save three outfits on bodies like yours
do: sit down in the outfit once
do: check a brand's full size chart
now: the cute dress stops two sizes short
now: the store keeps your size online only
now: the sleeve is designed like an afterthought
now: you try the bold color and stay
say: Black is the only safe color
say: Horizontal stripes are forbidden
say: I'll buy nice things when my body changes
fact: Good grading is more than adding inches
fact: Style rules were made up by somebody
fact: Size charts vary wildly
fact: Clothes should fit people, not the reverse
# suit | suit jacket, men's suit, wedding suit, tuxedo, blazer, dress shirt, suit fit, menswear, necktie, custom suit, first suit, groom suit
do: button the jacket and raise your arms
do: check the sleeve against your wrist
do: find the basting thread in the vent
do: pinch the shoulder seam
now: you tie the knot and the tail wins
now: the pocket is still sewn shut
now: the collar stands away from your neck
now: the pants pool over your shoes
say: A bigger label looks sharper
say: Off the rack is good enough
say: Black works for everything
fact: Shoulders are the hardest part to alter
fact: The bottom button usually stays open
fact: Many new pockets come stitched closed
fact: Fit shows before fabric does
# tailoring and sewing | clothes tailor, go to a tailor, tailored clothes, clothing alterations, hem pants, sewing repair, mend clothes, sew a button, visible mending, sewing machine, learn to sew, sewing, darning, seamstress, sewing pattern
do: thread one needle tonight
do: wash the fabric before you cut
do: find the box of spare buttons
do: try the piece on inside out
now: the thread knots on the first stitch
now: the mending pile grows its own chair
now: the bobbin runs out one inch before the end
now: you sew the sleeve on inside out
say: Buying new is easier
say: I don't have the patience
say: Pressing is optional
fact: Pressing is half of sewing
fact: Most repairs need one simple stitch
fact: Ripping seams is part of the craft
fact: A small alteration can change a whole garment
# clothes | clothes, clothing, wardrobe, fast fashion, clothing brand, sustainable fashion, clothing haul, work clothes, clothing quality
do: read the care label you're wearing
do: pull one unworn piece out tonight
do: feel the seam inside your sleeve
do: turn your shirt inside out
now: the chair wears more than the hanger
now: the favorite shirt comes out a size smaller
now: you try on the pile and hang nothing back
now: a button rolls under the bed
say: My closet is full of nothing
say: Expensive means well made
say: Dry clean only really means dry clean only
fact: The inside tells you about quality
fact: Laundry wears fabric out too
fact: Heat is hard on fibers
fact: The most worn piece is rarely the priciest
# style | personal style, style rut, outfit, fashion, style tip, dress better, get dressed, find your style, fashion stylist, color analysis, accessorize, old money style, how to style, business casual, dress code
do: put on the shoes you ignore
do: take one mirror photo today
do: pick the piece you'd wear tomorrow
do: save three looks you keep liking
now: you change three times and wear the first
now: the trend arrives as you finally give in
now: a compliment comes on your laziest outfit
now: the saved photo and your closet don't match
say: Some people are born with taste
say: Trends are for young people
say: Good taste costs a lot
fact: Confidence is often just comfort
fact: What you repeat is your signature
fact: Rules come back reversed every few years
fact: Most people look at faces first
# first aid | first aid, first aid kit, cpr, choking baby, someone is choking, burn treatment, nosebleed, bandage, tourniquet, aed, heimlich, cuts and scrapes, stop the bleed
do: find your kit and open the lid
do: check the dates on the wrappers
do: save the emergency number on your phone
do: say your own address out loud
now: everyone looks around for somebody to act
now: the box holds one bandage and old wipes
now: your hands shake opening the wrapper
now: the lid opens and half the kit is missing
say: Somebody else will know what to do
say: I'd remember in an emergency
say: Doing something wrong is worse than nothing
fact: People freeze more often than they panic
fact: Skills fade without practice
fact: The person who needs help is often family
fact: Old home remedies can make things worse
# dementia care | dementia, alzheimer, memory loss, memory care, dementia caregiver, sundowning, dementia parent, alzheimer's
do: put on an old favorite song
do: slow your voice down a little
do: find one old photo to share
do: write down how today went
now: your mother asks the same question again
now: the keys turn up in the fridge
now: your dad calls you by his brother's name
now: the evening comes and the pacing starts
say: I should correct every mistake
say: Mom is forgetting things on purpose
say: A good child never loses patience
fact: Feelings can stay when names are gone
fact: Arguing about facts rarely calms anyone
fact: Good days and hard days can take turns
fact: Grief can begin while someone is still here
# elder care | elder care, aging parent, elderly parent, aging in place, senior care, assisted living, nursing home, fall prevention, aging parents, home care aide, senior living, elderly
do: check the rug by the door
do: write down your parent's medications
do: walk through the hallway in the dark
do: call and ask one real question
now: the mail is piling up by the phone
now: your dad says he doesn't need help
now: you find the burned pot under the sink
now: your sister calls and you both go quiet
say: Mom will tell us when she needs help
say: We promised never to use a home
say: There's plenty of time to talk
fact: Parents often hide trouble to protect you
fact: Hard talks rarely find a perfect moment
fact: The bathroom is a tricky room for balance
fact: Siblings see different versions of one parent
# caregiving | caregiving, caregiver, caregiver burnout, family caregiver, caring for a parent, respite care, caregiver stress, caring for spouse
do: drink your own coffee while hot
do: name one person you could ask
do: write down everything you did today
do: sit down for one full minute
now: everybody asks how the patient is doing
now: you listen for the cough through the wall
now: you eat standing at the counter again
now: your own appointment gets moved once more
say: Nobody else can do things right
say: I have no right to complain
say: Asking for help means I failed
fact: Love and resentment can share a house
fact: Most helpers wait to be asked
fact: The unpaid work is real work
fact: Many helpers never call themselves caregivers
# nursing | nurse, nursing, new grad nurse, registered nurse, travel nurse, charge nurse, icu nurse, bedside nurse, cna, nursing shift, nursing scrubs
do: check your pockets for pens
do: drink water before report
do: put your badge by your keys
do: write tonight's questions on tape
now: the call light goes on as you sit
now: you find an alcohol wipe in the dryer
now: lunch happens at the station, standing
now: you remember a charting note in the driveway
say: Good nurses never forget anything
say: I should know everything by now
say: Asking makes me look slow
fact: Nobody feels ready on the first day alone
fact: Asking early beats fixing late
fact: Half the job is noticing small changes
fact: Charting takes longer than people outside think
# night shift | night shift, graveyard shift, shift work, third shift, working nights, work nights, overnight shift, rotating shift, sleep during the day, night shift nurse
do: tape one more edge of the curtain
do: set your phone to silent
do: put sunglasses in the car
do: hang a note on the doorbell
now: the sun comes up on your drive home
now: the leaf blower starts as you lie down
now: you eat dinner while others eat breakfast
now: your family whispers and the dog doesn't
say: I'll sleep on my days off
say: The body gets used to anything
say: Caffeine gets me through
fact: Daylight tells the brain to stay awake
fact: Day sleep is often shorter and lighter
fact: Other people forget that your noon is midnight
fact: Switching back and forth is its own strain
# hypnosis | hypnosis, hypnotherapy, hypnotherapist, hypnotist, self hypnosis, past life regression
do: let your eyes rest on one spot
do: breathe out a little longer
do: notice your hands getting heavier
do: write down what you'd like to change
now: you drive home and don't remember the exit
now: you wait for the moment you go under
now: your eyelids flutter and you feel silly
now: someone asks if you'll cluck like a chicken
say: I'd lose control
say: I can't be hypnotized, I'm too stubborn
say: Hypnosis is just a stage trick
fact: Stage shows and offices are different worlds
fact: Most people hear everything the whole time
fact: People differ in how easily they respond
fact: Being absorbed in a movie feels similar
# hospital | hospital stay, hospital, hospital visit, patient advocate, hospital discharge, icu, er visit, emergency room, emergency department
do: write one question on paper
do: pack the long charging cable
do: put medications on one list
do: ask for the nurse's name
now: the monitor beeps and nobody comes running
now: you sleep in the chair by the bed
now: the team rounds while you're in the bathroom
now: the papers arrive with the coat already on
say: The staff will tell me everything
say: Asking twice is rude
say: All the departments talk to each other
fact: Notes help when everything sounds the same
fact: Shift change is a bad time for questions
fact: Leaving has more paperwork than arriving
fact: Rest is hard to find in there
# hospice | hospice, palliative care, terminal illness, dying parent, end of life care, death doula, hospice nurse
do: let your shoulders drop
do: sit close and say little
do: write down one thing to say
do: let someone bring you dinner
now: you hold a hand that has grown light
now: the house gets quiet and the clock loud
now: you leave for coffee and hurry back
now: you don't know what to say and stay
say: Accepting help means giving up
say: There's a right thing to say
say: I have to be strong every minute
fact: Comfort care can begin earlier than many think
fact: Being there matters more than the right words
fact: Families often wish they'd called sooner
fact: There is no correct way to say goodbye
# vertigo and balance | vertigo, dizziness, dizzy, balance exercise, better balance, fall risk, lightheaded, balance training
do: stand near a wall or counter
do: feel both feet on the floor
do: note when the last spell came
do: clear one thing off the stairs
now: you roll over and the ceiling turns
now: you reach for the wall in the hallway
now: you hold the rail with both hands
now: the shower feels like a small boat
say: I just stood up too fast
say: Getting wobbly is part of aging
say: Sitting still is safest
fact: Ears help keep you upright
fact: Eyes, ears and feet work together
fact: Balance can be practiced like a skill
fact: Dizzy means different things to different people
# asthma and breathing | asthma, inhaler, shortness of breath, asthma attack, copd, breathing trouble, wheezing, nebulizer
do: check the counter on your inhaler
do: find your spare and its date
do: sit up tall and exhale
do: note what the air was like
now: you pat every pocket before the hike
now: cold air hits and your chest tightens
now: you laugh hard and start to cough
now: you sit on the bed's edge at night
say: No wheeze means no problem
say: People like me can't do sports
say: The rescue puffer is enough
fact: Technique changes how much reaches the lungs
fact: One person's trigger is another person's nothing
fact: Many serious athletes carry an inhaler
fact: An empty canister can still hiss
# plastic surgery | plastic surgery, cosmetic surgery, tummy tuck, breast augmentation, rhinoplasty, nose job, facelift, liposuction, mommy makeover, breast reduction, cosmetic procedure, eyelid surgery
do: write down why, in one sentence
do: look up the surgeon's board certification
do: ask who'd help you afterward
do: save healed photos, not fresh ones
now: the surgeon draws on you with a marker
now: you scroll before and after photos in bed
now: friends have opinions at dinner
now: the mirror stays covered for a few days
say: The cheapest clinic does the same
say: Wanting a change means being vain
say: I'd be back at work on Monday
fact: Swelling hides the final shape for a while
fact: Every cut leaves some kind of scar
fact: Good surgeons sometimes say no
`);
