import { readSubjects } from './subject.ts';

/** Pets, travel, crafts and events. */
export const LEISURE = readSubjects(`
# leash pulling | leash pulling, pulling on the leash, pulls on the leash, pull on leash, loose leash, leash walking, leash manners, heel training, leash training
do: clip the leash on and stand still
do: put a few treats in your pocket
do: look at the hand holding the leash
do: practice one lap of the living room
now: your arm is straight out before the corner
now: the neighbor waves and you can't wave back
now: you spot another dog and shorten your grip
now: the squirrel moves and your coffee goes flying
say: A longer walk will tire the pulling out
say: We just need a stronger harness
say: My dog is just being stubborn
fact: Dogs walk faster than we do by nature
fact: A tight leash feels normal if it's always tight
fact: The walk begins before the front door opens
fact: Sniffing is how a dog reads the street
# puppy biting | puppy biting, puppy nipping, puppy bites, puppy teething, teething puppy, puppy mouthing, biting puppy, bite inhibition, puppy biting phase
do: put a toy in every room
do: put a wet washcloth in the freezer
do: tuck your sleeves and pant legs in
do: write down when the last nap was
now: your ankles get ambushed in the hallway
now: you hold up a sleeve full of holes
now: the evening zoomies start and the teeth come out
now: you find a tiny tooth on the rug
say: My puppy must be aggressive
say: A loud ouch always stops it
say: The biting stops once the teeth are in
fact: Puppies explore the world with their mouths
fact: Littermates wrestle with their teeth too
fact: An overtired pup often looks like a wild one
fact: Moving hands look a lot like toys
# recall training | recall training, dog recall, reliable recall, come when called, off leash training, off-leash training, off leash, emergency recall
do: say your dog's name just once
do: cut up something better than kibble
do: find the long line in the closet
do: call from one room away
now: you call and one ear turns, nothing else
now: you shake the treat bag at the park gate
now: the deer runs and so does your heart
now: you say the same word louder and louder
say: My dog comes when there's nothing better around
say: The dog knows the word and ignores me
say: Treats are just bribery
fact: A word said too often turns into noise
fact: The living room and the park are different tests
fact: Coming back often means the fun is over
fact: Dogs read your posture before they hear your words
# dog barking | dog barking, barking dog, dog barks, stop barking, excessive barking, barking at the door, demand barking, barking at night
do: note what set off the last bark
do: stand where your dog stands and listen
do: check what shows through the front window
do: knock once on your own table
now: the doorbell rings on television and chaos starts
now: you mute yourself on the call again
now: you hush the room and the noise gets louder
now: the mail truck turns onto your street
say: Some dogs are just noisy
say: Yelling is the only thing that works
say: It's only a problem for the neighbors
fact: Yelling can sound like joining in
fact: One sound can mean alarm, boredom, or hello
fact: From the dog's side, the mailman always leaves
fact: Dogs hear the visitor long before the knock
# crate training | crate training, crate train, dog crate, puppy crate, puppy crying at night, puppy first night
do: prop the crate door wide open
do: toss one treat in and walk away
do: lay a worn shirt on the bedding
do: sit on the floor beside the crate
now: you lie awake listening to the whining
now: you tiptoe past the crate in your socks
now: the pup walks in, turns around, walks out
now: you sleep on the floor with one finger in
say: A crate is just a cage
say: The whining stops if I wait it out
say: Bigger is always kinder
fact: A door that opens is part of the training
fact: Where the crate stands matters to a dog
fact: A young pup can't hold on all night
fact: Quiet and relaxed are not the same thing
# separation anxiety in dogs | dog separation anxiety, separation anxiety in dogs, separation anxiety dog, dog home alone, leaving your dog alone, leave dog alone, dog alone at home
do: grab your keys, then sit back down
do: leave a phone recording in the room
do: step outside and count one slow breath
do: write down your whole leaving routine
now: you reach for your shoes and the panting starts
now: you hear the howl from the parking lot
now: the neighbor leaves a careful note
now: you check the camera in the grocery line
say: A second dog would fix this
say: My dog does it out of spite
say: A tired dog will sleep right through
fact: Your dog knows you're leaving before the keys jingle
fact: Boredom and panic can leave the same mess
fact: A chewed door frame is not revenge
fact: The first minutes alone are often the hardest
# house training a puppy | potty training puppy, potty train a puppy, potty training a puppy, puppy potty training, house training, housebreaking, house train, house trained, puppy accident
do: note the time of the last accident
do: put your shoes by the back door
do: check the label on your carpet cleaner
do: roll up the good rug
now: you stand in the rain saying good boy
now: the pup comes inside and squats right there
now: you step in something warm in your socks
now: you turn your back for one email
say: The puppy knows better and looks guilty
say: Small dogs just take forever
say: Ringing a bell will solve this
fact: That guilty look is a reaction to you
fact: A spot that smells used gets used again
fact: Playing, eating, and waking all fill a bladder
fact: One dry week is not the finish line
# dog training | dog training, train your dog, train a dog, training my dog, dog trainer, dog obedience, obedience class, dog behavior, dog commands, clicker training
do: count the treats left in the bag
do: ask for one sit, then stop talking
do: list the words everyone at home uses
do: record one minute of your practice
now: the perfect sit at home vanishes at the park
now: you say sit until the word sounds strange
now: your whole family uses different words
now: your dog stares at the treat pouch, not you
say: My dog is too old to learn
say: My dog only listens when there's food
say: The dog knows who the boss is
fact: A dog is learning even when nobody's teaching
fact: Short sessions beat long ones for most dogs
fact: Dogs don't carry a lesson from room to room
fact: Timing matters more than the size of the treat
# dog grooming | dog grooming, dog groomer, groom your dog, brushing your dog, dog bath, dog nail, dog nail trim, dog haircut, doodle coat, dog shedding, matted fur, pet groomer
do: run your fingers behind both ears
do: touch one paw and give a treat
do: pull the hair from the brush
do: lay a towel in the tub
now: the tub fills and your dog vanishes
now: you brush out enough fur for another dog
now: you hold the clippers and nobody moves
now: the groomer finds a knot you never felt
say: Short hair means no brushing
say: Shaving keeps every dog cool
say: I'll wait until the coat looks bad
fact: A coat can look fluffy and hide tight mats
fact: Water makes a tangle tighter
fact: Ears and armpits knot up first
fact: A good groomer handles the dog, not just hair
# dog food | dog food, dog diet, feeding your dog, feed your dog, kibble, raw dog food, dog treat, picky dog, dog nutrition, puppy food
do: turn the bag around and read
do: put your scoop on a kitchen scale
do: find the best-by date on the bag
do: count the treats from yesterday
now: you face a whole wall of bags and labels
now: the bowl is licked clean before you stand up
now: your dog sniffs dinner and looks at yours
now: your hand smells like the bag all day
say: The most expensive bag is the best one
say: Dogs know when to stop eating
say: If it's in the store, it's fine
fact: The front of the bag is advertising
fact: A scoop holds more than most people think
fact: Treats count as food too
fact: Two dogs of one size can need different amounts
# rescue dog | rescue dog, shelter dog, adopt a dog, adopting a dog, adopted dog, dog adoption, foster dog, fostering a dog, animal shelter, pet adoption
do: pick one quiet corner of your home
do: write down the name on the paperwork
do: cancel the welcome visitors for this week
do: check the fence and the gate latch
now: the dog sleeps by the door the first night
now: you sit on the floor and look away
now: the tail wags for the first time
now: you drive home with one hand on the blanket
say: Love is all this dog needs
say: Shelter dogs always come with problems
say: The dog will be grateful
fact: The first week shows you a cautious dog
fact: Nobody knows the whole story of a shelter dog
fact: A quiet dog is not always a calm dog
fact: A kennel is a hard place to look calm
# bringing home a puppy | bringing home a puppy, new puppy, getting a puppy, first puppy, puppy checklist, puppy shopping list, puppy first week, puppy blues, puppy socialization
do: get down and crawl through one room
do: write a nap schedule for tomorrow
do: find the number of your vet
do: tie up the cords behind the couch
now: you drive home with a warm lap
now: the puppy falls asleep on your foot
now: you stand in the yard in pajamas
now: you cry a little next to the cute puppy
say: Puppies get easy after the first week
say: Everyone should come and meet the puppy
say: We bought everything, so we're ready
fact: A puppy sleeps most of the day
fact: Cute and exhausting arrive in the same car
fact: Meeting the world matters as much as sit
fact: Regret in the first week is common
# puppy | puppy, puppies, pup
do: look at everything below your knee height
do: put one chew where you sit most
do: write down today's naps
do: lift each paw for one second
now: you look away once and the sock is gone
now: the house goes quiet and you get suspicious
now: you watch the paws twitch in a nap
now: you can't walk a block without a stranger stopping
say: They'll just grow out of it
say: I have plenty of time to train
say: My last dog was never like this
fact: Whatever is cute now gets bigger
fact: Silence usually means something is being chewed
fact: Growing up takes longer than growing tall
fact: Sleep is the most skipped part of training
# dog | dog, dog owner, dog mom, dog dad, dog breed, senior dog, doggy, canine
do: look at your dog, phone put away
do: find the leash by your door
do: run a hand along your dog's back
do: find the newest dog picture you have
now: the cold nose wakes you before the alarm
now: you open the cheese and hear paws
now: you spell the word walk out loud
now: the tail hits the table and the mug moves
say: My dog is basically a person
say: A wagging tail means a happy dog
say: The breed explains everything
fact: A wagging tail can mean several things
fact: Yawning is not always about sleep
fact: Dogs notice our habits better than we do
fact: A dog's world is mostly made of smell
# vet visit | vet visit, veterinarian, vet bill, vet appointment, vet clinic, veterinary, vet tech, animal hospital, pet insurance
do: find your pet's last visit summary
do: save the after-hours number in your phone
do: write down your one big question
do: film the odd thing your pet does
now: your pet acts perfectly healthy in the lobby
now: you coax a carrier through the front door
now: you read the estimate at the front desk
now: you forget your question in the exam room
say: It can wait until the yearly checkup
say: An indoor pet doesn't need checkups
say: The internet can tell me the same thing
fact: Animals are very good at hiding pain
fact: A short video often says more than a description
fact: Vets also want to know what's normal at home
fact: A waiting room smells of every worried animal
# litter box | litter box, litter training, cat litter, litter box smell, kitty litter, cat pee, cat peeing outside, cat spraying
do: count your boxes, then count your cats
do: measure your cat, then the box
do: kneel down and sniff like a cat
do: scoop once before dinner
now: you smell the corner before you see the corner
now: the scoop hits the bottom at midnight
now: you find the wet spot on the laundry
now: your cat digs, circles, and walks away
say: My cat is doing this to get even
say: One box is enough for two cats
say: A scented brand solves the smell
fact: Cats dislike strong perfume more than we do
fact: Most boxes sold are small for a grown cat
fact: A change of habits is worth a vet's ear
fact: Location can matter as much as cleaning
# cat scratching furniture | cat scratching, cat scratches, scratching post, scratching furniture, scratching the couch, cat claw, cat claws, cat nail trim, cat tree
do: look at which corner gets scratched most
do: push on your post for a wobble
do: measure your cat at full stretch
do: move the post next to the couch
now: you hear the couch before you see the cat
now: the new post stands there untouched
now: you turn the torn side toward the wall
now: the cat looks you in the eye and pulls
say: My cat ruins things on purpose
say: We bought a post, so that's handled
say: Spraying water teaches them
fact: Scratching is stretching and signing a name
fact: A post that wobbles gets ignored
fact: Some cats like flat boards, others like rope
fact: Claws shed their outer layer like husks
# kitten | kitten, kittens, new kitten, foster kitten, getting a kitten, bottle baby kitten
do: close the door of one small room
do: check behind the washing machine
do: put the string toys in a drawer
do: let a small nose sniff one finger
now: the tiny claws climb your leg during dinner
now: the kitten runs sideways down the hall
now: you look under every couch at bedtime
now: the purr is bigger than the body
say: Two would be more work than one
say: Let the kitten explore the whole house today
say: Hands are fine toys at this age
fact: A small room feels safer than a big house
fact: Night energy is normal at that age
fact: The gap behind the fridge is wide enough
fact: Early weeks of gentle handling shape a cat
# introducing pets | introducing cats, introduce two cats, introducing a new cat, cat and dog, dog and cat, introducing dogs, second cat, second dog, new cat to resident, introducing pets
do: swap two blankets between the rooms
do: close one door and wait
do: set two bowls across a closed door
do: pick a high shelf for an escape
now: the first hiss comes from under the door
now: you stand between two stares holding treats
now: the older one leaves the room in silence
now: the two noses meet at the door crack
say: They'll sort it out themselves
say: They hissed, so they'll never get along
say: It went fine with our last ones
fact: A hiss is information, not a fight
fact: Smell comes before sight in a good introduction
fact: Going slower is usually the faster way
fact: Sharing a house is not the same as friendship
# cat | cat, kitty, cat owner, cat mom, cat dad, indoor cat, cat behavior, feline, senior cat
do: blink slowly and look away
do: look up for the highest spot around
do: leave one cardboard box on the floor
do: move the water away from the food
now: the mug slides slowly toward the edge
now: you work around the cat on your keyboard
now: the sprint down the hall starts at midnight
now: your visitor sits down and gets chosen
say: Cats don't care about people
say: Purring always means happy
say: Cats take care of themselves
fact: Cats purr for more than one reason
fact: A slow blink is a kind of hello
fact: Cats hunt even with a full bowl
fact: High places make a small home bigger
# rabbit | rabbit, bunny, pet rabbit, house rabbit, free roam rabbit, pet bunny, rabbit care
do: fill the hay before anything else
do: lie flat on the floor and wait
do: follow every cord at floor level
do: look at what fell under the hay
now: you walk in and get one thump
now: the phone charger is in two pieces
now: the sudden sideways leap makes you laugh
now: you rustle one bag and somebody appears
say: It's an easy starter pet for kids
say: A cage in the corner is enough
say: Carrots are what they eat
fact: Hay is most of the menu
fact: Many of them dislike being picked up
fact: Their teeth never stop growing
fact: Prey animals are good at hiding illness
# aquarium | aquarium, fish tank, freshwater tank, planted tank, betta fish, betta, goldfish, fishkeeping, reef tank, tropical fish, cichlid, saltwater tank
do: turn the light off and look again
do: count every fish you can see
do: find your last water test
do: wipe one small patch of glass
now: you press your nose to cloudy glass
now: your morning count is one fish short
now: the bucket tips on the way to the sink
now: you buy one plant and leave with three
say: Clear water is clean water
say: A small tank is easier
say: Fish grow to the size of the tank
fact: Clear water can still be bad water
fact: More water is more forgiving than less
fact: You really keep water, the fish live in it
fact: Most beginners feed more than fish need
# parrot | parrot, parakeet, budgie, cockatiel, cockatoo, macaw, conure, pet bird, african grey, lovebird
do: sit near the cage and just read
do: move one perch to a new height
do: hide one treat in crumpled paper
do: listen to what your bird says first
now: the phone rings and nobody called
now: the floor you just swept is covered in husks
now: the screaming starts when you leave the room
now: the little foot steps onto your finger and stays
say: Birds are low maintenance
say: Seeds are all they need
say: My bird bites for no reason
fact: A bird's body warns before the beak does
fact: Many of them outlive the family dog by far
fact: Kitchen fumes can be dangerous for birds
fact: Screaming often works, so birds keep screaming
# reptile | reptile, bearded dragon, leopard gecko, gecko, ball python, pet snake, corn snake, pet turtle, pet tortoise, crested gecko
do: read the thermometer at both ends
do: check the date on your bulb
do: look at where your reptile is sitting
do: test the lid with one finger
now: you stare at a rock that blinks
now: you hold up dinner with long tweezers
now: the crickets are loose in the kitchen
now: your guests take one step back
say: Reptiles are easy, they just sit there
say: The pet store setup has everything
say: They don't recognize anybody
fact: A bulb can shine and still be worn out
fact: A warm end needs a cool end
fact: Stress in a reptile looks like very little
fact: Two in one tank is rarely company
# horse | horse, horseback riding, riding lesson, equestrian, pony, horse riding, horse training, dressage, trail riding, barn chore, saddle fit, groundwork
do: stand still and breathe out slowly
do: pick out one hoof without hurrying
do: look at the ears before the feet
do: run your hand under the saddle pad
now: you smell like the barn at the grocery store
now: the halter comes out and the chase begins
now: the plastic bag moves and everything stops
now: you count strides out loud to the fence
say: My horse is just being lazy
say: Either somebody has the feel or doesn't
say: The horse does all the work
fact: A horse feels a fly land on its skin
fact: Saying no often starts as pain or confusion
fact: Every minute on the ground is training too
fact: Horses read your breathing before your hands
# small farm | farmers market stand, backyard goats, goats, sheep farm, cattle ranch
do: walk one fence line tonight
do: write down today's first and last chore
do: check the water before the feed
do: count the heads before dark
now: the goat is on the truck again
now: you wear two different gloves at sunrise
now: the gate is open and nobody touched the latch
now: you eat standing up next to the sink
say: Living off the land is simpler
say: More acres would solve everything
say: Animals pay for themselves
fact: Fences come before animals
fact: Water is the chore that never takes a day
fact: Every new animal is also a new schedule
fact: Mud teaches you where the paths should go
# reactive dog | reactive dog, leash reactive, leash reactivity, dog reactivity, dog aggression, aggressive dog, dog lunging, fearful dog, anxious dog, dog growling
do: note how far away the trigger was
do: picture a walk with no other dogs
do: pick one quiet street for tonight
do: let your own shoulders drop
now: you cross the street before the corner
now: the tags jingle behind you and you freeze
now: the stranger yells, don't worry, mine is friendly
now: you walk at dawn when nobody's out
say: My dog just needs more socializing
say: A firm correction will stop the lunging
say: Everybody else has an easy dog
fact: A growl is a warning worth having
fact: Distance is a training tool
fact: Fear and anger can look exactly the same
fact: A hard walk can echo into the next day
# pet loss | pet loss, losing a pet, losing a dog, losing a cat, pet grief, goodbye to a dog, rainbow bridge, pet euthanasia, putting a dog down, grieving a pet
do: find one photo you love
do: say the name out loud once
do: put the collar somewhere safe
do: text one person who knew your pet
now: the house is quiet at feeding time
now: you still step around the empty bed
now: you find one hair on your coat
now: you reach for the leash out of habit
say: I shouldn't be this sad about a pet
say: Everyone else would be over it by now
say: I should have known sooner
fact: Grief follows the bond, not the species
fact: The small routines are often what hurts
fact: Doubt after a hard goodbye is very common
fact: Other pets in the house may search too
# pet | my pet, your pet, first pet, small pet, family pet, pet owner, pet care, pet sitter, pet sitting, pet parent, hamster, guinea pig, ferret
do: refill the water bowl
do: look where your pet sleeps tonight
do: write the feeding routine on paper
do: find one spare key for a sitter
now: you apologize to a pet for moving your legs
now: the food bag crinkles and somebody comes running
now: you leave the room and get followed
now: your whole camera roll is one small face
say: They're all pretty easy
say: They can't tell if I'm gone
say: A small animal is small work
fact: Small animals need more than small cages
fact: Routine calms most animals
fact: Changes in appetite are worth writing down
fact: Every animal has a body language of its own
# packing | packing list, packing tip, packing for a trip, pack for a trip, pack light, packing light, suitcase, packing cube, overpacking, how to pack, luggage
do: lay everything out on the bed
do: count the shoes in the pile
do: set one outfit aside for tomorrow
do: zip the bag and lift it once
now: you sit on the lid to close the zipper
now: you repack on the floor by the check-in desk
now: the just-in-case pile is the biggest pile
now: the charger is still in the wall
say: I might need it
say: I'll pack the night before
say: A bigger bag would solve this
fact: Most people bring home clothes they never wore
fact: Shoes take the most room and forgive the least
fact: Almost every place on earth sells toothpaste
fact: An empty bag has a weight too
# carry-on | carry-on, carry on bag, carry on luggage, carry on only, carry-on only, personal item, cabin bag, hand luggage, travel backpack, checked bag, baggage fee
do: measure your bag with the wheels on
do: put your liquids in one clear bag
do: look up your airline's size chart
do: stand on a scale with your bag
now: the gate agent points at the metal sizer
now: the bin above your seat is already full
now: you wear your coat to save space
now: your bag rolls past everyone at the carousel
say: They never check at the gate
say: Carry-on is carry-on everywhere
say: One bag can't last a whole week
fact: The wheels count in the measurement
fact: Size limits change from airline to airline
fact: Your personal item is more room than it looks
fact: A soft bag forgives more than a hard shell
# cheap flights | cheap flight, cheap flights, flight deal, book a flight, booking flights, airfare, flight price, plane ticket, error fare, budget airline, airline mile, award travel, travel point
do: open the calendar view, not one date
do: type in the next nearest airport
do: read what the lowest fare leaves out
do: write down your most flexible day
now: you refresh the same fare in three tabs
now: the price jumps while you find your card
now: your middle seat costs extra too
now: your friend paid less for the same row
say: Tuesday night is the time to book
say: Searching in private mode lowers the fare
say: Last minute is always cheapest
fact: Neighbors in one row often paid different fares
fact: The cheapest fare rarely includes a bag
fact: Nobody can tell you tomorrow's price
fact: The nearest airport is not always the cheapest
# airport | airport, airport security, tsa, tsa precheck, layover, airport lounge, flight delay, delayed flight, missed connection, canceled flight, flight cancellation, lost luggage
do: screenshot your boarding pass
do: empty every pocket into one bag
do: take a photo of your suitcase
do: save the airline's number in your phone
now: your line is the one that stops moving
now: the board flips from on time to delayed
now: you pat your pockets for the passport again
now: you run past the pretzel stand with one shoe
say: Two hours is always plenty
say: The app will tell me everything
say: A short layover just saves time
fact: Boarding ends well before the plane leaves
fact: The gate on your ticket can still change
fact: Two people at the same desk get different answers
fact: The longest line is often nearest the door
# long flight | long flight, long haul flight, long-haul, flying with kids, flying with a toddler, flying with a baby, red eye flight, plane seat, economy seat, airplane seat, in-flight
do: check your seat on the seat map
do: put headphones where you can reach them
do: download one thing to watch
do: pack a sweater on top
now: the seat in front comes all the way back
now: you balance a tray, a cup, and a knee
now: the map says you've barely left home
now: the seatbelt sign dings right as you stand
say: I'll just sleep the whole way
say: There's nothing to do but wait
say: Every seat in economy is the same
fact: Cabin air is drier than most homes
fact: Food tastes weaker at altitude
fact: The same row differs from plane to plane
fact: Everyone on board wants quiet, kids included
# fear of flying | fear of flying, scared of flying, afraid to fly, flight anxiety, nervous flyer, plane turbulence
do: plant both feet flat on the floor
do: name three things you can hear
do: save one calm voice memo tonight
do: pick out one seat over the wing
now: the engine changes pitch and your hand grips
now: you study the face of the flight attendant
now: the drinks cart stops and you look up
now: you check the forecast for the whole route
say: Bumps mean something is wrong
say: Everyone else on board is relaxed
say: Knowing the odds should be enough
fact: Bumps feel bigger than they are
fact: Many calm-looking passengers are nervous too
fact: Seats over the wing tend to move less
fact: Knowing better and feeling better are two things
# hotel | hotel, hotel room, hostel, bed and breakfast, motel, beach resort, all inclusive resort, hotel booking, hotel hack
do: read the worst review first
do: look at the photos guests took
do: add the taxes and fees yourself
do: check the street on the map
now: your key card makes the light blink red
now: the view is a very close wall
now: you look for the one outlet by the bed
now: the checkout list says to strip the beds
say: The photos look great, so it's great
say: The booking site always has the best price
say: It's only a place to sleep
fact: A wide lens makes any room look big
fact: The total shows up at the last step
fact: Near the center means different things to different hosts
fact: Calling the front desk still works
# solo travel | solo travel, solo trip, traveling alone, travel alone, solo female travel, solo traveler, first solo trip
do: send one friend your first address
do: pick the first dinner before you land
do: save an offline map tonight
do: put one spare card somewhere else
now: the host asks if you're waiting for someone
now: the stranger's photo of you cuts off your feet
now: you eat slowly at a table for one
now: you change the whole plan and nobody minds
say: Everyone will stare at me eating alone
say: I'm not outgoing enough for that
say: Being alone means being lonely
fact: Most people never notice who eats alone
fact: You talk to more strangers without company
fact: The first evening is often the hardest one
fact: Alone and lonely are two different trips
# road trip | road trip, roadtrip, cross country drive, road trip with kids, road trip snack, scenic drive, long drive
do: check the air in your spare tire
do: download the map for the dead zone
do: put one trash bag within reach
do: pick your stop before you're hungry
now: the back seat asks how much longer already
now: the snack bag is empty before the state line
now: the phone loses signal and the map freezes
now: you pull over for a sign about pie
say: We'll just drive straight through
say: The fastest route is the best one
say: We'll find a room when we're tired
fact: The map's drive time leaves out the bathroom
fact: A good detour is what people retell
fact: Everyone's mood follows the last meal
fact: The last hour is when drivers are most tired
# travel with kids | travel with kids, traveling with kids, family vacation, family trip, travel with a baby, travel with a toddler, traveling with a toddler, family travel, disney trip, disney world, theme park
do: put one change of clothes on top
do: let each kid pack one toy
do: write the nap into the plan
do: take a photo of today's outfits
now: your kid has to pee right as you board
now: the hotel ice machine is the best attraction
now: the favorite stuffed animal is not in the bag
now: you carry a sleeping kid and two bags
say: They won't remember it anyway
say: We have to see everything
say: A trip with kids can't be relaxing
fact: Kids remember the pool before the cathedral
fact: One plan a day is a full day
fact: Everyone travels at the speed of the shortest legs
fact: Home routines travel better than new toys
# travel budget | travel budget, budget travel, cheap travel, travel on a budget, cheap vacation, vacation budget, travel money, save money on travel, affordable trip, cheap trip, affordable destination
do: write down your daily spending number
do: check your card for foreign fees
do: look up the price of one coffee
do: list the last trip's surprise costs
now: you do currency math in front of the cashier
now: the airport sandwich costs more than lunch downtown
now: the card machine asks which currency you want
now: you find foreign coins in a coat pocket
say: Travel is only for people with money
say: Cheap means uncomfortable
say: I'll just see what it costs
fact: The ticket is rarely the whole trip
fact: The small daily buys add up the fastest
fact: Your own bank may charge for every swipe
fact: When you go changes what you pay
# jet lag | jet lag, jetlag, time zone change, time difference travel
do: set one clock to the new zone
do: open the curtains wide
do: plan one outdoor walk after landing
do: write down your body's bedtime
now: you lie wide awake and hungry before dawn
now: your eyes close over an early dinner
now: the room is dark and your body says lunch
now: you count back the hours in your head
say: I'll just push through
say: I can sleep it off the first day
say: It's only bad in one direction
fact: Daylight is the clock your body reads
fact: East and west feel different to most people
fact: Your stomach runs on its own schedule
fact: Going home can be the harder half
# passport and visa | passport, visa application, travel visa, tourist visa, passport renewal, global entry, schengen, travel document, entry requirement, digital nomad visa
do: find your expiration date tonight
do: count the blank pages left
do: photograph the main page
do: match the name on your ticket
now: you find the booklet in the last drawer
now: the photo booth flashes before you're ready
now: the officer flips a page and says nothing
now: you refresh the application status at lunch
say: It's valid until the day printed inside
say: There's always time to get one
say: The airline will tell me what I need
fact: Some countries want months of validity left
fact: Rules differ by where you're from
fact: A short stopover can have its own rules
fact: The name must match, letter for letter
# cruise | cruise, cruise ship, cruise cabin, cruise tip, first cruise, cruise packing, shore excursion, cruise line, port day
do: check which side the sun sets on
do: put a swimsuit in your day bag
do: find the port times for day one
do: look at what's above your cabin
now: you walk the wrong way down a long hallway
now: the buffet line wraps around the pool
now: you hear the horn and you're still ashore
now: you wave at strangers on the pier
say: Everything's included
say: Inside cabins are all the same
say: There's nothing to do on a ship
fact: Included rarely means everything
fact: The ship will not wait for you
fact: The middle of the ship moves the least
fact: What's above your cabin decides your sleep
# camping | camping, campsite, tent, campground, campfire, car camping, camping with kids, camp stove, sleeping bag, glamping, camping gear
do: pitch your tent in the yard
do: find your headlamp and turn it on
do: count the tent stakes in the bag
do: check the pad for a slow leak
now: the rain starts right as the poles come out
now: you hear something chew outside the zipper
now: your air mattress is flat by morning
now: you smell like smoke for three days
say: It's just sleeping outside
say: A warmer bag means a warmer night
say: We'll find a spot when we get there
fact: The cold comes from the ground first
fact: Tents are sized for people without bags
fact: A dry pair of socks feels like luxury
fact: Cool air settles in the low spots
# hiking | hiking, hike, day hike, hiking boot, backpacking trip, thru hike, hiking trail, hiking beginner, trekking
do: lace your boots for the downhill
do: tell someone which trail you're on
do: weigh your pack with water in it
do: check when the sun sets tonight
now: the last mile is longer than the others
now: the guy in sandals passes you going up
now: you sit on a rock and empty one shoe
now: the view opens and everyone stops talking
say: Once I'm at the top, I'm done
say: It's just walking
say: My phone has a map
fact: Going down is harder on the knees
fact: A phone battery drains faster in the cold
fact: Turning around is a skill
fact: Miles alone don't tell you how hard
# van life | van life, vanlife, camper van, rv life, rv living, rving, campervan, van conversion, living in a van, motorhome, travel trailer, rv camping, rv
do: weigh what you'd really bring
do: park level and feel the floor
do: list where you'd shower this week
do: turn off every light and listen
now: the cupboard opens on the first left turn
now: you cook with one foot on the bed
now: the knock on the window comes at night
now: the sunrise is right outside your feet
say: Living on wheels is basically free
say: Every morning looks like the pictures
say: A bigger rig is more comfortable
fact: Laundry doesn't show up in the pictures
fact: Level ground is worth more than a view
fact: Water runs out before the fuel does
fact: Everything you own needs one fixed spot
# national park | national park, national parks, yellowstone, yosemite, grand canyon, zion, state park, park ranger, wildlife viewing
do: check if your park needs a reservation
do: download the park map tonight
do: set your alarm before sunrise
do: look up the road closures
now: the lot is full and it's barely morning
now: the shuttle doors close in front of you
now: the bison stands in both lanes
now: you turn the corner and forget your camera
say: We can see it all in a day
say: Summer is the only time to go
say: Animals there are used to people
fact: Most visitors never get far from the road
fact: Sunrise is the quietest hour in any park
fact: Cell service ends before the scenery starts
fact: Wild animals are faster than they look
# ski trip | ski trip, skiing, snowboarding, snowboard, ski lesson, learn to ski, ski resort, ski gear, ski boot, apres ski, ski vacation, lift ticket
do: put on your boots at home
do: find both gloves and the goggles
do: stand in your boots and flex forward
do: check the lenses for scratches
now: you carry everything across an icy lot
now: the lift chair bumps the back of your knees
now: your boots come off and the day gets better
now: the tiny kid flies past without poles
say: Tighter boots mean more control
say: The rental gear is fine as is
say: Kids learn, grown-ups just fall
fact: Boots matter more than the boards
fact: Looking down makes you go down
fact: Cloudy days still burn a nose
fact: Leaning back makes everything harder
# beach | beach, beach day, beach trip, beach vacation, beach bag, beach with kids, tropical vacation, snorkeling, island vacation
do: shake out the bag from last time
do: check what time the tide comes in
do: freeze two bottles of water
do: find the date on your sunscreen
now: you hop across the sand on hot feet
now: the umbrella takes off down the shore
now: the gull walks off with your sandwich
now: you find sand in the car in October
say: It's cloudy, so nobody burns
say: A towel and a book is plenty
say: Calm water is safe water
fact: The tide moves faster than a nap
fact: Clouds let plenty of sun through
fact: Rip currents can hide where water looks calm
fact: Sand gets hotter than the air
# city trip | city guide, city trip, city break, weekend getaway, things to do in, hidden gem, tourist trap, travel itinerary, itinerary, sightseeing, walking tour, weekend trip, day trip
do: drop three pins on one map
do: pick one neighborhood, not the city
do: check what's closed on Mondays
do: look one street behind the main one
now: the line wraps around the famous bakery
now: you eat the best bite standing up
now: your shoes give up before the museum does
now: you turn down a side street by mistake
say: We have to see everything on the list
say: Locals never go to the famous places
say: A full schedule is a good schedule
fact: Many museums close one day a week
fact: The famous view has a quiet hour
fact: Prices often drop one street over
fact: Walking shows you what the bus can't
# travel in europe | europe trip, trip to europe, europe travel, traveling europe, backpacking europe, train travel, eurail, italy trip, trip to italy, paris trip, trip to paris, trip to london, eurotrip
do: learn how to say thank you
do: measure the walk from station to hotel
do: put a coin purse in your bag
do: check the platform, then check the car
now: your suitcase meets its first cobblestone
now: you stamp the ticket and hope
now: the kitchen opens when you're usually in bed
now: you pay a coin for the bathroom
say: One country every two days is plenty
say: Everyone speaks English
say: A rail pass always saves money
fact: Moving day eats most of a day
fact: The elevator may not exist
fact: Tap water and tipping change at each border
fact: The station is often closer than the airport
# trip to japan | japan trip, trip to japan, japan travel, travel japan, tokyo trip, tokyo, kyoto, traveling to japan, visiting japan
do: save your hotel's address in Japanese
do: put coins in one small pouch
do: check when the last train leaves
do: wear shoes that slip off
now: you stand under a sign with every exit
now: you point at the picture and bow
now: the train doors open right where you stand
now: you carry one wrapper looking for a bin
say: Everything there is expensive
say: A rail pass is a must
say: I can't get around without the language
fact: Trash cans are rare on the street
fact: Station exits can be a long walk apart
fact: A convenience store can be a real meal
fact: Trains stop running for the night
# vacation | vacation, holiday abroad, honeymoon, staycation, girls trip, group trip, bachelorette trip, spring break, destination, getaway
do: ask everyone for one must-do
do: write down what rest means to you
do: look at your calendar for one gap
do: set the out-of-office reply early
now: the group chat has three plans and no dates
now: you check work email by the pool
now: the last morning arrives too fast
now: you need a day off after the days off
say: We'll figure it out when we're there
say: A real break has to be far away
say: Everyone will want the same things
fact: People rarely agree on what rest is
fact: The looking forward is part of the fun
fact: The best day is often the unplanned one
fact: Somebody always ends up being the planner
# travel | travel, trip, traveler, traveling, travel tip, travel hack, trip planning, plan a trip, travel planning, travel agent, travel advisor, abroad, international trip
do: write down why you want to go
do: take a photo of your passport
do: put your plug adapter by the door
do: ask one person who just came back
now: you have too many tabs open on one place
now: you lock the door and go back to check
now: you land and everything smells different
now: your own bed feels strange the first night
say: I'll go when things calm down
say: More stops make a better trip
say: Planning takes the fun out of it
fact: You notice more when you move slower
fact: The first day is mostly arriving
fact: Something will go wrong and become the story
fact: The same place changes with the month
# crochet | crochet, crocheting, amigurumi, granny square, crochet hook, crochet blanket, crochet pattern, crocheted
do: count the stitches in your last row
do: make one loose chain
do: find the label of your yarn
do: look at how you hold the hook
now: your rectangle is slowly becoming a triangle
now: you lose count when somebody says hello
now: the yarn comes out in one big knot
now: you pull the string and the evening disappears
say: I'll count at the end
say: My tension is just bad
say: Any yarn will do
fact: Edges shrink when one stitch hides each row
fact: The same pattern ends up in different sizes
fact: No machine really copies this craft
fact: British and American patterns use the same words differently
# knitting | knitting, knit, knitter, knitted, knitting pattern, knitting needle, sock knitting, knit sweater, purl, casting on
do: measure your swatch after a wash
do: read the whole pattern once
do: put a marker where you stopped
do: slide your stitches and count
now: you find one dropped stitch far below
now: the sleeve fits somebody with longer arms
now: you knit one more row past bedtime
now: the second sock is still just a plan
say: Swatching is a waste of yarn
say: I can fix that stitch later
say: It's something for grandmothers
fact: Washing changes the size of the fabric
fact: Every knitter rips things out
fact: Two people never knit the same tightness
fact: Knit and purl are the same stitch, turned around
# sewing | sew, hemming, sewn, dressmaking, sewing beginner, sewing clothes, zipper
do: change the needle before anything else
do: wash the fabric first
do: sew one line on a scrap
do: press one seam with the iron
now: the bobbin runs out with one seam left
now: you sew the sleeve on inside out
now: the thread nests under the plate
now: the seam ripper is your most used tool
say: Pressing is optional
say: The pattern size is my store size
say: The machine is broken again
fact: Pattern sizes and store sizes rarely agree
fact: Much of sewing happens at the ironing board
fact: A dull needle sounds different
fact: Cotton can shrink after the first wash
# quilting | quilting, quilt, quilter, quilt block, quilt pattern, patchwork, quilt binding, fabric stash, longarm
do: measure one finished block
do: lay your blocks on the floor
do: test your seam on two scraps
do: turn the lights down and squint
now: your points disappear into the seam
now: the cat chooses the middle of the layout
now: you buy fabric for the one after next
now: the last row is shorter than the first
say: A hair off won't matter
say: I need more fabric first
say: My corners have to match perfectly
fact: A tiny seam error repeats in every block
fact: Squinting shows contrast better than staring
fact: Pressing and ironing are two different motions
fact: A crinkle after washing hides a lot
# mending | mending clothes, darn a sock, repair clothes, clothing repair, fix a hole, patch jeans, sewing a button
do: turn the garment inside out
do: thread one needle tonight
do: hold the cloth up to the light
do: put the loose button in a jar
now: the hole is small until the wash
now: your thumb goes through the sweater cuff
now: the chair by the door holds the repairs
now: you find the spare button, years later
say: It's cheaper to buy a new one
say: A repair has to be invisible
say: I can't sew
fact: Cloth thins long before the hole shows
fact: A small hole is an easier job
fact: The patch can outlast the cloth around it
fact: That spare button was there for a reason
# embroidery | embroidery, hand embroidery, cross stitch, needlepoint, embroidery hoop, embroidery floss, french knot, satin stitch, punch needle
do: tighten the fabric like a drum
do: cut your thread shorter than usual
do: turn the hoop and look behind
do: separate the strands one at a time
now: the thread knots right behind the fabric
now: you lick the end and miss the needle
now: the back looks like a different picture
now: you count the squares a third time
say: The back has to be neat
say: A longer thread saves time
say: My hands aren't steady enough
fact: A long thread frays before you finish
fact: Few people ever see the back
fact: Fewer strands make a finer line
fact: A hoop left on leaves a ring
# watercolor | watercolor, watercolour, watercolor painting, watercolor beginner, watercolor paper, gouache, watercolor brush
do: wet one small patch of paper
do: change your rinse water
do: paint one swatch and let it dry
do: tilt the page and look
now: the bloom spreads where you wanted sky
now: you dip the brush in your coffee
now: the paper buckles like a little hill
now: the one stroke too many makes mud
say: Good brushes come before good paper
say: I can paint over the mistake
say: Real artists control every drop
fact: The paint dries lighter than it looks wet
fact: The white is the paper
fact: Paper matters more than most people expect
fact: Stopping early is a technique
# drawing | drawing for beginners, drawing practice, drawing skill, learn to draw, draw better, draw a face, draw people, sketching, sketchbook, figure drawing, drawing face, pencil drawing, colored pencil, draw hands, urban sketching, procreate
do: draw your own mug without looking down
do: turn the page upside down
do: hold the pencil further back
do: date one page of your sketchbook
now: the left eye is right and the right isn't
now: you erase a hole into the paper
now: you hide both hands behind the back
now: the first page stays blank for weeks
say: I can't even draw a straight line
say: Talent is something people are born with
say: Using a reference is cheating
fact: Most of it is looking, not moving the hand
fact: Beginners draw what they know, not what's there
fact: Professionals use references all the time
fact: A mirror shows mistakes your eye got used to
# acrylic painting | acrylic painting, acrylic paint, paint with acrylics, canvas painting, oil painting, oil paint, paint pouring, abstract painting, palette knife, paint and sip
do: mix one color without using black
do: step back across the room
do: turn your canvas upside down
do: squint until the details go
now: your brush dries hard in the jar
now: you mix the perfect green and run out
now: the middle stage looks terrible
now: your good sleeve finds the wet paint
say: I need more colors
say: Black makes things darker
say: It has to look like the photo
fact: Most paintings have an ugly middle
fact: Value does the work and color gets the credit
fact: Colors shift as the paint dries
fact: A few tubes can mix most of the rest
# painting | painting, paint a picture, make art, visual artist, art studio, fine art, art lesson, art class, artwork, mixed media, art supply, oil pastel
do: look at your piece from the doorway
do: photograph your piece in black and white
do: put three colors out, no more
do: sign something you finished
now: you stare at the blank surface and clean brushes
now: the visitor asks how long you worked on that
now: you ruin a part you loved
now: you see your work on somebody's wall
say: I'm not the creative type
say: Better supplies would change everything
say: A real artist waits for inspiration
fact: A black-and-white photo shows what color hides
fact: Stepping back is part of the work
fact: Nobody else sees the picture in your head
fact: Finished is a decision, not a moment
# calligraphy | calligraphy, hand lettering, brush lettering, modern calligraphy, brush pen, faux calligraphy, copperplate, calligraphy nib, dip pen
do: write your own name slowly
do: draw one row of plain lines
do: tilt the paper toward you
do: breathe out on the downstroke
now: the ink blots on the very last letter
now: you run out of room at the edge
now: the first word looks perfect and the next wobbles
now: you shake out a cramped hand
say: My handwriting is too ugly for that
say: It's just fancy cursive
say: An expensive pen would fix my letters
fact: Letters are drawn, not written
fact: Pressure changes the line more than the pen
fact: Paper can ruin a good pen
fact: Slow hands make the smooth curves
# pottery | pottery, ceramics, pottery wheel, wheel throwing, hand building, handbuilding, clay pot, kiln, pottery glaze, ceramic mug, potter
do: press your elbows into your sides
do: cut one failed pot in half
do: feel your mug's bottom with a thumb
do: wet one finger, not the whole hand
now: the wall wobbles, leans, and folds
now: your sleeves are gray up to the elbow
now: you open the kiln and hold your breath
now: the handle cracks off in your hand
say: Centering is about strength
say: The glaze will hide that
say: A wonky pot is a failed pot
fact: Clay shrinks as it dries and fires
fact: The color you brush on isn't the final color
fact: Uneven walls dry at uneven speeds
fact: Every potter owns a shelf of cracked ones
# candle making | candle making, make candles, homemade candle, soy candle, soy wax, candle business, candle wick, wax melt, beeswax candle, candle maker
do: trim the wick before you light
do: look at the melt pool from above
do: smell one candle cold, then lit
do: note the room and the time
now: the middle sinks and the sides stay tall
now: the rim of the jar turns black
now: you sniff so many you can't tell anymore
now: the top dries with a crater
say: More fragrance oil means more scent
say: Any wick fits any jar
say: Candles are an easy thing to sell
fact: The first burn sets up the rest
fact: Wax can need days before the scent settles
fact: A new jar can mean a new wick
fact: A strong smell unlit can be weak when lit
# soap making | soap making, handmade soap, cold process soap, make soap, soap maker, homemade soap, soap business, lye
do: put your goggles where you mix
do: weigh one thing you usually scoop
do: smell a bar before it's cured
do: write today's date on the batch
now: the batter thickens before you reach the mold
now: you cut the loaf and see the swirl
now: the rack of bars takes over the closet
now: you wait weeks to use your own bar
say: Real soap can be made without lye
say: Cups are fine for measuring
say: Natural scents always stay
fact: Recipes go by weight, not by volume
fact: A bar keeps changing on the rack
fact: Some scents fade and some speed everything up
fact: Each oil needs its own amount of lye
# jewelry making | jewelry making, make jewelry, handmade jewelry, beading, beaded bracelet, wire wrapping, make earrings, polymer clay earring, friendship bracelet, silversmith, permanent jewelry, jewelry business, beadwork
do: open a ring sideways, never apart
do: lay your beads on a towel
do: wear your own piece for a day
do: tug once on every clasp
now: the last bead rolls under the couch
now: the string snaps at the last knot
now: the second earring never quite matches the first
now: the cashier asks where you got your necklace
say: I just charge for the materials
say: Pretty is what sells
say: Glue will hold it
fact: The clasp usually fails before the chain
fact: Your hours are a material too
fact: A pulled-apart ring never closes as well
fact: Skin reacts to what's under the plating
# woodworking | woodworking, woodworker, woodwork, wood shop, table saw, make a cutting board, wood finish, dovetail, carpentry, wood joint, sanding wood, wood carving, whittling, woodturning
do: run your hand along the grain
do: check your square against itself
do: sharpen one tool before the next cut
do: mark the waste side with an x
now: the board is short by one blade width
now: you find sawdust in your coffee
now: the glue is on and a clamp is missing
now: the pencil mark shows through the finish
say: I'd be better with a bigger shop
say: Sanding will fix that
say: A sharp tool is the dangerous one
fact: Wood keeps moving after it's cut
fact: A dull edge slips more than a sharp one
fact: The finish shows every scratch you left
fact: The blade takes a little wood too
# leather craft | leather craft, leathercraft, leatherwork, leather working, leather wallet, saddle stitch, leather bag, leather goods, leather tooling
do: bend a scrap and see the creases
do: smell the cut edge
do: put a fresh blade in your knife
do: punch one row in a scrap
now: the stitch line drifts off at the corner
now: the one drop of dye lands wrong
now: you burnish the edge and your thumb burns
now: the punched hole is off and stays off
say: Genuine leather means good leather
say: Thicker always lasts longer
say: A machine stitch is stronger
fact: Genuine on a label says very little
fact: Every hole you punch is permanent
fact: The edges give away the work
fact: One hide is different from belly to back
# macrame | macrame, macramé, macrame wall hanging, plant hanger, macrame knot, macrame cord
do: hang your work at eye level
do: step back and look for the lean
do: cut one strand longer than planned
do: comb out one end with your fingers
now: your strands run out just before the bottom
now: the left side hangs lower than the right
now: the lint is on every dark shirt you own
now: you undo a whole evening in one minute
say: It's only knots
say: I can eyeball the length
say: The pattern decides how it looks
fact: A few basic moves make most designs
fact: You need more string than looks sensible
fact: Tension makes the pattern even
fact: Gravity changes the shape after you hang it
# scrapbooking | scrapbooking, scrapbook, memory keeping, photo album, photo book, junk journal, memory book, baby book, junk journaling
do: print one photo from this week
do: write the names on the back
do: pull out one ticket stub
do: pick one picture, not the whole trip
now: your phone is full and nothing is printed
now: your sticker drawer won't close
now: you get lost in old pictures on the floor
now: the man on the left has no name anymore
say: I have to catch up from the start
say: I'm saving the good paper
say: The pictures speak for themselves
fact: The names fade before the photo does
fact: A phone is where pictures go to wait
fact: Ordinary days get interesting later
fact: Your handwriting is part of the memory
# resin art | resin art, resin, epoxy, epoxy resin, resin tray, river table, resin coaster, resin jewelry
do: open a window before you open bottles
do: put on gloves that fit
do: check your table with a level
now: the bubble rises right after you walk away
now: the one hair lands mid-pour
now: the surface is still tacky in the morning
now: you peel back one corner of the mold
say: It's dry, so it's cured
say: It has no smell, so it's safe
fact: Dry to the touch is not fully cured
fact: The mixing ratio changes from brand to brand
fact: A cold room slows everything down
fact: No smell does not mean no fumes
# paper crafts | paper craft, origami, card making, handmade card, cricut, cardstock, paper flower, papercraft, vinyl decal, die cut, bookbinding, paper cutting
do: fold a scrap with your fingernail
do: change your blade before the good sheet
do: find the grain by bending the sheet
do: make one test cut in a corner
now: the blade drags and tears the last corner
now: the glue shows right where the light hits
now: you save every scrap just in case
now: the mat isn't sticky and the sheet slides
say: It's cheaper than buying a card
say: I need a machine for that
say: More glue holds better
fact: Paper has a grain like wood
fact: A dull blade tears before you see why
fact: Too much glue makes a page ripple
fact: One clean fold beats three careful tries
# upcycling furniture | upcycling furniture, upcycled furniture, painting furniture, paint a dresser, refinishing furniture, dresser makeover, upcycling
do: pull out a drawer and look underneath
do: wipe the wood with a damp cloth
do: check the back for a stamp
do: photograph every screw before you start
now: you brake for a dresser on the curb
now: the old stain bleeds through fresh paint
now: the drawer sticks right after the last coat
now: the garage holds more chairs than cars
say: Chalk paint needs no prep
say: Paint ruins any wood piece
say: Old means well made
fact: Cleaning takes longer than painting
fact: New knobs change more than people expect
fact: Very old paint may contain lead
fact: Drawers show how a piece was built
# kids' crafts | kids craft, kids' craft, craft for kids, crafts with kids, toddler craft, preschool craft, toddler activity, slime, playdough, process art, kids art, toddler art
do: cover the table with an old sheet
do: put out three things, not everything
do: tape the paper to the table
do: find one box from the recycling
now: the setup takes longer than the fun
now: the googly eyes are on the dog
now: you find glitter in your own eyebrows
now: the empty box beats whatever came inside
say: Mine just isn't into art
say: It should look like the picture
say: It's not worth the mess
fact: Kids care about making more than the result
fact: Fewer supplies often hold attention longer
fact: A mess is easier on a tray
fact: The box is often the best toy
# holiday decor | holiday decor, christmas decor, christmas decoration, christmas tree, fall decor, wreath, christmas light, halloween decor, easter decor, holiday decorating, christmas ornament, garland, christmas village
do: plug in one string and look
do: pull out just one storage bin
do: measure the ceiling before the tree
do: take a photo of last year's setup
now: the one dead bulb takes the string with it
now: the bin labeled fragile is at the bottom
now: you hang the ornament with the missing arm
now: the pine needles turn up again in spring
say: More is more this time of year
say: I need to buy new every year
say: The tree looks better in the store
fact: Trees look smaller outdoors than indoors
fact: Boxes shrink in January, or seem to
fact: Light does more than ornaments do
fact: The chipped ornament usually has the story
# halloween costume | halloween costume, diy costume, costume, cosplay, kids costume, trick or treat, halloween makeup, halloween outfit, halloween
do: shop your own closet for black clothes
do: sit down in the costume once
do: pick the shoes before the hat
do: test the face paint on your wrist
now: your kid changes their mind on the last day
now: the coat goes right over the whole outfit
now: you hot glue one finger at midnight
now: you explain who you are at every door
say: It has to be bought to look good
say: One great detail isn't enough
say: There's still plenty of time
fact: One right prop explains the whole costume
fact: Most costumes get worn over a warm layer
fact: Masks come off long before bedtime
fact: A costume looks different when you sit
# gift wrapping | gift wrapping, gift wrap, wrapping gift, wrapping paper, wrap a present, christmas wrapping, gift bow, wrapping presents
do: clear one end of the dining table
do: find the good scissors and hide them
do: roll the box once across the paper
do: cut one strip of tape ahead
now: the paper is one finger too short
now: the tape end vanishes into the roll
now: the door opens and you sit on the present
now: the odd-shaped one is left for last
say: It gets ripped up anyway
say: I'm just bad at corners
say: Fancy paper makes the difference
fact: Most corners fail at the cutting stage
fact: Thick paper cracks at the fold
fact: A box solves most odd shapes
fact: The ribbon gets noticed before the paper
# gift ideas | gift idea, gift guide, christmas gift, birthday gift, gift for mom, gift for dad, stocking stuffer, gift for gardener, gardening gift, gift basket, hostess gift, handmade gift, last minute gift, gift giving
do: scroll your last chat with that person
do: write down one thing they complained about
do: check last year's list for repeats
do: note one thing they use up
now: your dad says he doesn't need anything
now: you buy one for them and one for yourself
now: you watch their face as the paper tears
now: the cart is full and nothing feels right
say: It's the thought that counts
say: A gift card is lazy
say: They already have everything
fact: People mention what they want all year
fact: Useful and boring are not the same
fact: A surprise matters more to givers than receivers
fact: Price and joy don't move together
# craft fair | craft show, sell crafts, art fair
do: set up your table in the hallway
do: stand where your customer would stand
do: put a price on every single piece
do: count your time on one piece
now: the wind takes your sign before the doors open
now: the shopper says she could make that herself
now: you sell the one you wanted to keep
now: you smile at people who don't slow down
say: Handmade sells itself
say: Lower prices bring more buyers
say: I need more variety on the table
fact: People pass a table in a few seconds
fact: A missing price sends shy buyers away
fact: Flat tables disappear from a distance
fact: Compliments and sales are two different things
# craft | crafter, craft idea, craft project, easy craft, arts and crafts, crafting at home, craft night, diy craft, hobby, new hobby, hot glue, craft supply, craft room
do: find one unfinished project
do: clear one placemat of table space
do: use the good supplies once
do: write your start date on the project
now: you buy supplies for a hobby you might start
now: the unfinished pile has its own closet
now: you look up and hours are gone
now: your friend asks if you sell those
say: I'm not creative
say: It's only worth it if it's perfect
say: I'll start when I have more space
fact: Buying supplies is its own hobby
fact: Every finished piece has a hidden side
fact: Beginners see mistakes that nobody else sees
fact: The first one is always the slowest
# portrait photography | portrait photography, portrait photo, portrait photographer, headshot, portrait session, family photo, family session, maternity photo, senior photo, senior portrait, family portrait, branding photo
do: turn a face toward the window
do: wipe your lens with a soft cloth
do: take one more frame after the smile
do: check what's behind the head
now: the whole row says cheese and nobody looks real
now: the toddler runs out of the frame
now: the lamp grows out of somebody's head
now: the best one happens between the poses
say: I'm just not photogenic
say: A better camera makes a better portrait
say: Bright sun is the best light
fact: The eyes show where the light was
fact: Most good frames come after the pose breaks
fact: A plain wall beats a pretty mess
fact: People relax once the counting stops
# phone photography | phone photography, phone photo, iphone photo, iphone photography, smartphone photography, photo with your phone, phone camera, iphone camera, phone picture, selfie
do: wipe your lens on your shirt
do: tap the screen where it matters
do: drag the brightness down a little
do: take one step closer
now: you pinch to zoom and the picture turns mushy
now: your thumb is in the corner again
now: the moon looks like a dot
now: you scroll through the same shot, slightly different
say: I need a newer phone
say: Filters fix everything
say: The flash helps in the dark
fact: A fingerprint on the lens blurs the light
fact: Your feet are the best zoom
fact: The lens on the front is usually weaker
fact: The camera guesses what you want bright
# newborn photography | newborn photography, newborn photo, newborn photographer, newborn session, baby photo, baby photography, milestone photo, newborn shoot
do: open the curtain on one big window
do: warm your hands before anything else
do: clear the bed down to white sheets
do: put one clean blanket by the window
now: the tiny hand grabs your finger
now: the perfect pose ends in a burp
now: the whole room whispers until the shutter
now: the sleepy one wakes when the lens comes out
say: It only counts in the first days
say: A sleeping baby is the only good picture
say: We need a lot of props
fact: Babies decide the schedule
fact: Some famous poses are several pictures combined
fact: A warm room changes the whole session
fact: Hands and feet change the fastest
# wedding photography | wedding photography, wedding photographer, wedding photo, engagement photo, engagement session, wedding first look, wedding videographer, wedding video, wedding shot list
do: write down three people, not poses
do: check what time the sun sets
do: put both rings and shoes together
do: hand your family list to one person
now: the uncle steps into the aisle with a tablet
now: your cheeks hurt before the cake
now: the big group picture is missing one cousin
now: the light turns gold during the salad
say: We're too awkward in front of a camera
say: A friend with a nice camera will do
say: A long shot list covers everything
fact: Family groups take longer than anyone plans
fact: The dress room decides the morning pictures
fact: Late is the most common word that day
fact: The best light rarely waits for the schedule
# landscape photography | landscape photography, landscape photo, sunset photo, sunrise photo, night photography, astrophotography, milky way photo, nature photography, wildlife photography, bird photography, golden hour
do: check tomorrow's sunrise time
do: find something close for the foreground
do: turn around and look behind you
do: level your horizon before you shoot
now: your alarm rings in the dark again
now: the clouds close right as you set up
now: your fingers are too cold for the buttons
now: the light lasts three minutes and you run
say: A wide lens makes it grand
say: Clear skies make the best pictures
say: The place makes the picture
fact: Clouds are what makes a sky interesting
fact: The good color often comes after the sunset
fact: A big view needs something small
fact: Most of the craft is waiting
# posing | photo pose, how to pose, posing tip, posing guide, posing couples, poses for photos, look good in photos, pose for pictures, photogenic
do: shift your weight to one leg
do: give your hands something to hold
do: push your forehead slightly toward the lens
do: breathe out before the shutter
now: your arms forget how arms work
now: you hold the smile until it shakes
now: the photographer says act natural and nobody can
now: you untag yourself before breakfast
say: I always look weird in pictures
say: I only have one good side
say: Standing straight looks best
fact: You know your face from the mirror, reversed
fact: Cameras flatten what people see in real life
fact: Hands give away nerves before faces do
fact: Movement hides stiffness
# photo editing | photo editing, lightroom, edit photos, photo preset, color grading, photoshop, raw file, photo backup, organize photos, photo culling
do: look away from the screen, then back
do: turn your screen brightness to the middle
do: pick one picture and skip the rest
do: compare before and after at arm's length
now: you slide back and forth and can't tell
now: the skin turns orange on another screen
now: you edit one frame for an hour
now: the folder says final, final two, final real
say: I can fix that later
say: One preset fits every photo
say: Real photographers don't edit
fact: Your screen is not everyone's screen
fact: Tired eyes add too much color
fact: Choosing is the bigger half of editing
fact: Blown-out white holds nothing to recover
# photography | photography, photographer, digital camera, film camera, photo shoot, photoshoot, take better photos, dslr, mirrorless, natural light photo, camera lens, camera setting, aperture, shutter speed, street photography
do: turn off every lamp in the room
do: take the same shot from your knees
do: charge your battery tonight
do: check every edge of your frame
now: the card is full at the best moment
now: you find the lens cap still on
now: the window light hits the floor just right
now: the compliment goes to the camera again
say: A better camera would fix my photos
say: Manual mode is what makes a pro
say: More light is always better
fact: Where the light comes from beats how much
fact: An old camera in good light does fine
fact: Every picture leaves something out
fact: Professionals throw away most of their frames
# piano | piano, piano practice, learn piano, piano lesson, play piano, piano student, piano teacher, piano beginner, scales on piano, keyboard lesson, adult piano
do: play the last line first
do: put your hands on the closed lid
do: play one measure painfully slow
do: circle the spot where you always stop
now: you start over from the top every time
now: the left hand waits and the right runs
now: you nail the easy part and speed up
now: your hands know the piece until someone listens
say: I played it perfectly at home
say: I'm too old to start
say: Starting over from the top is practice
fact: Most people practice the beginning the most
fact: Slow is how fast gets built
fact: Repeating a mistake is also practice
fact: Hands learn separately before they learn together
# guitar | guitar, learn guitar, guitar chord, guitar practice, guitar lesson, acoustic guitar, electric guitar, barre chord, bass guitar, ukulele, guitar player, strumming, guitarist
do: tune your strings before anything else
do: press one string right behind the fret
do: take your instrument out of its case
do: switch between two shapes without strumming
now: the chord buzzes and you press harder
now: your fingertips hurt on the third day
now: you play the same intro for years
now: the strumming stops while you find the shape
say: My fingers are too small
say: I need a better guitar first
say: I'll learn theory someday
fact: Pressing harder is rarely the fix
fact: Sore fingertips are part of the beginning
fact: Plenty of songs share the same few shapes
fact: An instrument on a stand gets played more
# singing | singing, sing, singer, vocal coach, voice lesson, singing lesson, vocal warm up, sing high notes, vocal range, vocal belting, vocalist, mixed voice, head voice
do: hum one note with your lips closed
do: record one verse on your phone
do: drop your jaw and let it hang
do: sip some water before your warm-up
now: the high note comes and your chin goes up
now: you hear your own recording and cringe
now: you sound great in the shower
now: you run out of air before the line ends
say: Some people just can't sing
say: High notes need more power
say: Singing from the diaphragm fixes everything
fact: You hear your own voice partly through bone
fact: Tile flatters almost every voice
fact: The breath starts before the note
fact: Straining and power sound different to listeners
# drums | drums, drumming, drum lesson, drummer, drum kit, learn drums, drum practice, drum fill, drumstick grip, snare, percussion
do: tap one slow beat on your knee
do: play softly for one whole song
do: set a slower click than you'd like
do: count out loud while you play
now: the fill speeds up and nobody can stop
now: the neighbor turns the porch light on
now: your foot follows your hand again
now: you practice on a couch pillow
say: Drummers just hit things
say: Faster is better
say: I have good time already
fact: Playing softly is harder than playing loud
fact: The space between the hits is the groove
fact: A click shows what feelings hide
fact: The whole band leans on one foot
# violin | violin, viola, cello, fiddle, violin lesson, learn violin, violin practice, bow hold, string instrument, suzuki method
do: loosen your bow hand and shake
do: draw one long, slow bow
do: look in a mirror at your bow
do: tune before you warm up
now: the first notes send the cat upstairs
now: your bow slides toward the fingerboard
now: the rosin cracks on the floor
now: the note finally rings and you hear why
say: A child has to start very young
say: The left hand does the hard part
say: A squeak means a bad instrument
fact: The bow arm makes most of the sound
fact: There are no frets to save you
fact: Everyone sounds scratchy in the beginning
fact: Weather changes how the strings behave
# songwriting | songwriting, write a song, song lyric, lyrics, songwriter, chord progression, write songs, writing lyrics, chorus hook
do: hum one line into your phone
do: write down one thing you overheard
do: say your chorus without any music
do: cross out your first rhyme
now: the best line comes while you're driving
now: you have a verse and no chorus for months
now: you play the demo and look away
now: your voice memos are all called new recording
say: Inspiration has to strike first
say: All the good melodies are taken
say: The words have to rhyme
fact: Famous hits share the same few chords
fact: Most songs get rewritten before anyone hears them
fact: A small detail travels further than a big feeling
fact: Writers throw out more than they keep
# music production | music production, home studio, beat making, make beats, recording music, mixing music, music producer, daw, mixing vocals, release music, independent artist, spotify release, home recording
do: turn your monitors down low
do: mute half the tracks and listen
do: play your mix in the car
do: export one rough version tonight
now: you loop the same part all evening
now: the mix sounds great until the car
now: you download one more plugin
now: the fridge hums right through your best take
say: I need better gear first
say: Mastering will fix the mix
say: Louder sounds better
fact: Loud fools every ear
fact: The room is part of the recording
fact: A finished rough track teaches more than a loop
fact: Most tracks have too many parts
# choir | choir, church choir, choir director, choir rehearsal, choral, a cappella, hymn, chorus rehearsal, choir member
do: find your entrance and mark the page
do: read the words without singing
do: breathe where the composer put a comma
do: listen to the voice next to you
now: the sopranos get the tune again
now: the page turns late in a quiet bar
now: the folder is full of old pencil marks
now: the last chord hangs in the room
say: I can't join, I don't read music
say: Louder voices carry the group
say: The altos never get the melody
fact: Blending is mostly listening
fact: Consonants need more teamwork than vowels
fact: A quiet passage takes more breath control
fact: Singers in a group can breathe at different times
# reading music | reading music, read music, sheet music, sight reading, music theory, treble clef, learn notes, music note, key signature, circle of fifths, time signature
do: say the notes out loud, no instrument
do: tap the rhythm on the table
do: cover the page and name three notes
do: pick a piece far too easy
now: you count up the lines on your fingers
now: the eyes stop at every single note
now: you pencil the letters under the staff
now: the sharp appears and your hand freezes
say: Playing by ear is all I need
say: Theory kills the creativity
say: Good readers see every note
fact: Fluent readers see shapes, not letters
fact: Rhythm trips more people than the notes do
fact: Written music leaves a lot unsaid
fact: Eyes read ahead of the hands
# recital | recital, music recital, piano recital, live performance, open mic, music competition, audition, concert performance, perform on stage
do: walk in and bow in your kitchen
do: perform once for the couch
do: start from the middle, just once
do: lay out what you'll wear
now: your hands go cold behind the curtain
now: the room goes quiet and you hear a cough
now: you forget the part you know best
now: you walk off and remember none of your playing
say: If I practice enough, I won't be nervous
say: Everyone notices every slip
say: Stopping and fixing it is honest
fact: Most listeners miss the small mistakes
fact: Nerves visit professionals too
fact: Getting back in is its own skill
fact: A stage sounds different from your room
# music practice for kids | kids music lesson, kids practice, child practice piano, music lesson for kids, get kids to practice, music student, music teacher, music class, band practice, school band, private music lesson, flute, clarinet, saxophone, trumpet
do: leave the instrument out of its case
do: ask for the favorite song first
do: set a timer shorter than you'd think
do: sit in the room without correcting
now: the case stays zipped until the lesson day
now: the same song plays again through the wall
now: the reed squeaks and somebody laughs
now: the bargaining starts before the first note
say: Longer practice means more progress
say: Some kids are just musical
say: If they loved it, they'd practice
fact: A few focused minutes beat a long drift
fact: Hardly any child practices without a nudge
fact: Every musician went through the squeaky months
fact: Listening counts as practice too
# music | music, musician, song, concert, playlist, vinyl record, live music
do: play one song all the way through
do: close your eyes for one chorus
do: look up who wrote your favorite song
do: tap the beat on the table
now: the intro starts and the whole room knows
now: the old song puts you back in one car
now: you sing the wrong words with confidence
now: the encore ends and your ears ring
say: Music was better back then
say: I have no musical ear
say: Real talent gets discovered
fact: The songs of our teens stay with us
fact: Silence is part of every piece
fact: Almost anyone can feel a beat
fact: The first listen is rarely the whole story
# dance | dance, dancing, dancer, ballet, dance class, dance studio, hip hop dance, ballroom, salsa dance, dance teacher, tap dance, pointe shoe, dance recital, dance mom, choreography, contemporary dance
do: mark one count with just your feet
do: stand tall and roll your shoulders back
do: turn away from the mirror once
do: listen for the one in a song
now: the whole row goes left and you go right
now: the bobby pins turn up all over the house
now: you count out loud without noticing
now: you practice the combination in the kitchen
say: I have two left feet
say: Flexible means good dancer
say: I'm too old to begin
fact: Teachers notice musicality before height of a kick
fact: The mirror can become a crutch
fact: Rhythm can be trained
fact: Resting muscles are part of the work
# theater | theater, theatre, acting tip, acting career, actor, community theater, musical theater, monologue, stage manager, school play, acting class, self tape
do: read your lines without any feeling
do: say the cue line before yours
do: stand still for one whole page
do: write what your character wants
now: you mouth the other person's lines
now: the spotlight hits and the house goes black
now: your mind goes white on the easy line
now: you read the cast list from the bottom up
say: Memorizing is the hard part
say: Real actors can cry on cue
say: The lead is the only part that matters
fact: Listening is most of the job
fact: Nobody in the house has your script
fact: The crew can save a show unseen
fact: Casting is often about the whole group
# book club | book club, book club pick, bookclub, reading group, book discussion, buddy read
do: mark one page you'd argue about
do: text one honest reaction tonight
do: write one question without a right answer
do: pick who brings the snacks
now: the room admits half of them didn't finish
now: the talk turns to everyone's kitchen
now: your friend spoils the ending by accident
now: you read the last chapters in the car
say: Everybody has to finish
say: A good pick is one everyone loves
say: I have nothing smart to say
fact: The books people disagree on make better evenings
fact: One good question beats a printed list
fact: The quiet reader often noticed the most
fact: A long pick loses people by the middle
# reading more books | read more, reading more, read more books, reading habit, reading slump, reading goal, tbr, book recommendation, bookworm, booktok, audiobook, library card, good book, favorite book, books to read, book review
do: put your book on your pillow
do: read one page before you scroll
do: quit the one you're forcing
do: borrow one sample from the library app
now: you read the same paragraph again
now: the stack by the bed grows and leans
now: you stay up for one more chapter
now: the library hold arrives with three others
say: I should finish what I started
say: Audiobooks don't count
say: I don't have time to read
fact: You're allowed to quit a book
fact: Slumps often follow a really good one
fact: Everyone owns more books than they've read
fact: A few pages a day is still a book
# writing a novel | writing a novel, write a novel, novel writing, novel draft, write a book, writing a book, nanowrimo, plot hole, novelist, fiction writing, character arc, author life, manuscript, romance novel writing, writing fiction
do: write one bad sentence on purpose
do: read your last page out loud
do: write what your hero is hiding
do: save a copy under today's date
now: you rename the main character again
now: the cursor blinks at the top of chapter three
now: you explain the plot and hear the hole
now: you research door hinges instead of writing
say: I need the perfect first line
say: I have to wait until I feel it
say: Someone will steal my idea
fact: First drafts are supposed to be messy
fact: The middle is where most people stop
fact: Ideas are common and finished pages are rare
fact: Your ear catches what your eye skips
# publishing a book | publishing a book, self publish, self-publish, self publishing, book launch, literary agent, query letter, publish a book, indie author, book marketing, book cover, book editor, kdp
do: pull one similar title off the shelf
do: say your story in one breath
do: shrink your cover to a thumbnail
do: read your first page like a stranger
now: you refresh your inbox for an agent's name
now: the proof arrives and you find a typo
now: your aunt leaves the first review
now: you open the box and smell the paper
say: A good book finds its readers
say: The publisher does all the marketing
say: Friends and family will buy it
fact: Most covers are first seen very small
fact: Every published author has a stack of rejections
fact: Writing and selling are two different jobs
fact: Readers judge a first page very fast
# poetry | poetry, poem, write a poem, poet, haiku, spoken word, poetry reading
do: read one poem out loud, slowly
do: write down one thing on your table
do: cut your first line and look
do: count the breaths in one stanza
now: the line comes while you wash the dishes
now: the room snaps fingers instead of clapping
now: you fold the page before anyone sees
now: you move one word and then move it back
say: Poems have to rhyme
say: I never understood what poems mean
say: Real poets are sad people
fact: A line break is a kind of silence
fact: A poem can be about a spoon
fact: Ears understand before the mind does
fact: Most poems lose lines on the way
# journaling | journaling, bullet journal, journal prompt, morning pages, diary, gratitude journal, art journal, paper planner, bujo, reading journal, travel journal, commonplace book
do: write today's date at the top
do: describe the view from your chair
do: write one line and close the cover
do: open to the page where you stopped
now: the pretty notebook is too nice to use
now: you write three days and skip three months
now: your pen stops at the honest part
now: you find an old entry and barely know yourself
say: I have to write every day
say: Nothing happened worth writing down
say: My handwriting ruins the page
fact: Ordinary details age the best
fact: A skipped week doesn't end a journal
fact: Nobody has to read what you wrote
fact: An empty page looks bigger than a small one
# board games | board game, tabletop game, game night, family game night, card game, party game, catan, board game night, strategy game
do: read the rules before people arrive
do: pick one game for the whole evening
do: count the pieces in the box
do: put snacks away from the cards
now: the rules get read out loud and eyes glaze
now: your uncle counts the squares very slowly
now: the die rolls under the couch
now: the winner gloats and nobody talks for a minute
say: I'm just not competitive
say: The longer the game, the better
say: Everyone knows the rules of that one
fact: Many families play by rules nobody printed
fact: People learn faster from one open round
fact: Waiting for a turn ends more games than losing
fact: The number on the box is often hopeful
# chess | chess, chess opening, chess player, chess tournament, chess club, checkmate, chess for kids, chess beginner, chess rating, chess endgame
do: look at every check on the board
do: say your opponent's threat out loud
do: play one slow game tonight
do: go back to the move that hurt
now: you let go of the piece and wince
now: the small kid across from you smiles
now: you rematch right after a loss
now: your clock drops while you stare
say: Smart people are good at chess
say: I need to memorize openings
say: Good players see many moves ahead
fact: Beginners lose pieces more than openings
fact: Strong players recognize patterns before they calculate
fact: Your opponent's move is half the information
fact: Tired games make tired habits
# jigsaw puzzle | jigsaw puzzle, jigsaw, puzzle, puzzle piece, puzzle table, piece puzzle
do: sort out the edges first
do: walk away and look again later
do: turn every piece face up
do: move your lamp to the side
now: the last piece is missing, the dog looks guilty
now: you try the same piece in the same spot
now: you said good night an hour ago
now: your sister walks by and solves your hard part
say: Looking at the box is cheating
say: Some people have that kind of brain
say: More time staring will solve it
fact: A break often solves what staring couldn't
fact: Shape can help where color stops helping
fact: Fresh eyes see what yours stopped seeing
fact: A wrong piece can sit almost perfectly
# trivia | trivia, trivia night, pub quiz, trivia question, quiz night, trivia team, jeopardy
do: write down your first guess
do: name one topic you always skip
do: ask the quiet one at the table
do: pick your team name now
now: the right answer gets erased at the last second
now: the next table whispers the answer too loudly
now: the name sits on the tip of your tongue
now: the sports round comes and everyone groans
say: I'm full of useless knowledge
say: The smartest table always wins
say: First guess is always right
fact: Mixed teams know more than brilliant ones
fact: Everyone has one strange area of knowledge
fact: Popular facts are often wrong facts
fact: Talking yourself out of an answer is common
# video games | video game, gaming setup, gamer, minecraft, roblox, nintendo switch, fortnite, playstation, xbox, steam deck, speedrun, pc gaming, cozy game
do: check the settings you never opened
do: save before you open that door
do: turn the difficulty down, just once
do: pick one game from the backlog
now: you say one more round again
now: the boss has one hit left, like you
now: the update bar barely moves
now: your dinner is ready and there's no pause
say: I need better gear to win
say: Easy mode doesn't count
say: It's a waste of time
fact: Most backlogs only ever grow
fact: Default settings are a guess about you
fact: Games are built to ask for one more
fact: Online matches don't have a pause button
# wedding budget | wedding budget, wedding cost, cheap wedding, budget wedding, affordable wedding, save on a wedding, wedding expense, cost of a wedding, wedding on a budget
do: write the guest count at the top
do: list your three must-haves
do: ask who's paying, out loud
do: read the service fee line
now: the quote comes back with a plus plus
now: you price chairs for the first time
now: the word wedding gets said and the price changes
now: you add a row to the spreadsheet at midnight
say: We can cut costs on small things
say: It's one day, so it's worth it
say: A small wedding is always a cheap one
fact: The guest list drives most of the bill
fact: Tips and taxes rarely sit in the quote
fact: Every yes adds a chair, a plate, a slice
fact: Nobody remembers the napkins
# wedding venue | wedding venue, venue tour, reception venue, barn wedding, backyard wedding, outdoor wedding, destination wedding, ceremony site, event venue
do: ask what happens if it rains
do: count the bathrooms on your tour
do: stand where your guests will sit
do: find the outlets in the room
now: you tour the room with another party's flowers
now: the map sends your guests to a field
now: you check the forecast every hour
now: the coordinator says the date is on hold
say: The view is the decoration
say: Outside is cheaper
say: We'll know it when we see it
fact: Every outdoor plan needs an indoor twin
fact: The rules arrive after the tour
fact: Empty rooms sound different when they're full
fact: Parking gets remembered
# seating chart and guest list | seating chart, guest list, wedding guest list, wedding seating, plus one, rsvp, wedding guest, table assignment, seating plan
do: write every name on a sticky note
do: circle the people who can't sit together
do: pick the table nearest the speaker
do: count the replies you still don't have
now: the reply card comes back with an extra name
now: your two cousins can't share one table
now: your mother adds three more people
now: you text the people who never answered
say: They probably won't come anyway
say: People can just sit wherever
say: We have to invite them, they invited us
fact: Some people never send the card back
fact: Guests relax when they know one neighbor
fact: Every list has a second list behind it
fact: The table by the speaker talks the least
# wedding vows | wedding vows, vows, write your vows, writing vows, wedding ceremony, officiant, ceremony script, wedding officiant, marriage ceremony, officiate a wedding, vow renewal
do: write down one small thing they do
do: read your draft out loud, standing up
do: put the words on real paper
do: say your first line without looking
now: you cry at your own first draft
now: the paper shakes in your hand
now: the microphone catches a sniff
now: you look up and lose your place
say: I'll know what to say in the moment
say: It has to be funny and deep
say: Longer sounds more sincere
fact: Everybody cries at the small details
fact: Nerves make people read too fast
fact: Reading from paper takes nothing away
fact: The microphone matters as much as the words
# wedding speech | wedding speech, best man speech, maid of honor speech, wedding toast, father of the bride, give a toast, best man, speech for a wedding
do: tell your story to one person tonight
do: time yourself with a glass in hand
do: cross out every inside joke
do: write the couple's names at the top
now: the glass clinks and every head turns
now: your notes blur right at the second line
now: the loud uncle laughs before the joke
now: you sit down and finally eat
say: I'll just wing it
say: It has to be hilarious
say: A longer speech shows more love
fact: Nobody ever asked for a longer one
fact: One story beats a list of adjectives
fact: Inside jokes leave most of the room outside
fact: A speech is for the couple, not the speaker
# wedding dj and music | wedding dj, wedding band, wedding music, first dance, wedding playlist, dance floor, wedding song, reception music, wedding entertainment
do: write down three songs you can't stand
do: play your first song to the end
do: ask when the venue turns music down
do: pick the last song of the night
now: your aunt owns the whole floor
now: the request is a song nobody knows
now: you sway in a circle in the kitchen
now: the whole room runs back for one song
say: A playlist does the same thing
say: The louder it is, the more people move
say: Our favorite songs will fill the floor
fact: Favorite songs and floor-filling songs are different lists
fact: Your oldest guests sit nearest the speakers
fact: Most songs feel very long during a slow sway
fact: Somebody has to hold the microphone all evening
# wedding flowers | wedding flowers, florist, floral design, bridal bouquet, wedding bouquet, flower arrangement, flower arranging, centerpiece, boutonniere, floral designer
do: trim the stems at an angle
do: check what's in season that month
do: pull the leaves below the water
do: turn your vase a quarter turn
now: the buckets fill your whole bathtub
now: the hydrangea droops in the heat
now: the guest leans in to smell the roses
now: the petals open right on time
say: Flowers are just decoration
say: Wildflowers are the cheap option
say: Real ones always beat everything else
fact: One bloom has different prices in different months
fact: Greenery is not free filler
fact: Cut stems keep drinking, so water matters
fact: A simple look can take the most hands
# wedding cake | cake design, tiered cake, buttercream cake, cake baker, cake topper, cake order
do: measure the table for the cake
do: count the slices, not the tiers
do: chill one layer before you frost
do: ask who cuts the cake
now: the top layer leans in the back seat
now: the frosting has a small finger swipe
now: the phones go up before the knife
now: the crumbs show up in the white frosting
say: More tiers mean more cake
say: Pretty ones never taste good
say: It's just flour and sugar
fact: Cold layers are easier to frost
fact: The drive is the riskiest part
fact: Heat is hard on buttercream
fact: Hours of hand work hide under the smooth side
# wedding invitations | wedding invitation, save the date, wedding invite, wedding stationery, wedding invitation wording, wedding envelope
do: weigh one full envelope
do: read the date and weekday together
do: let someone else proofread the names
do: count households instead of people
now: you lick envelopes until your tongue tastes of glue
now: the mail returns one with a yellow sticker
now: you see the typo after printing
now: the nameless reply card says yes to fish
say: Nobody reads the details anyway
say: Digital is rude
say: One per guest
fact: You need one per household, not per guest
fact: Square envelopes often cost more to mail
fact: Everyone misses a typo in their own name
fact: Handwriting on an envelope gets opened first
# wedding dress | wedding dress, bridal gown, wedding gown, bridal shop, wedding dress shopping, bridal appointment, wedding dress alteration
do: practice sitting down in a long skirt
do: lift both arms like you're hugging
do: wear the shoes around your house
do: take one photo from behind
now: your aunt cries at the first one
now: you raise your arms and something rips
now: the zipper stops halfway up
now: your friend holds the train in the bathroom
say: I'll just know when I see it
say: The size on the tag matters
say: It has to be white
fact: Bridal sizes run differently from store sizes
fact: Alterations are their own budget line
fact: The back is what guests see the longest
fact: Too many opinions make a choice harder
# bridal and baby showers | bridal shower, baby shower, baby shower game, bridal shower game, wedding shower, shower host, host a shower, sprinkle shower
do: ask the guest of honor one no
do: write down who gave what
do: pick one game and skip the rest
do: set a clear ending time
now: the game starts and someone hides in the kitchen
now: the second gift is the first gift again
now: the ribbon goes on a paper plate
now: the host is the only one standing
say: Everyone loves the games
say: The more activities, the better
say: The registry is impersonal
fact: The guest of honor gets tired first
fact: Opening gifts takes longer than planned
fact: Most guests come for the talking
fact: Someone in the room hates games, quietly
# wedding planning | wedding planning, plan a wedding, wedding planner, wedding timeline, wedding checklist, day-of coordinator, wedding day, newly engaged, engaged couple, wedding coordinator, wedding vendor, bride, groom to be
do: write down three words for the day
do: hand your phone to someone that morning
do: put the contracts in one folder
do: write the timeline backward from sunset
now: you answer the same question from two mothers
now: the rings are still in somebody's car
now: you sit down and realize you haven't eaten
now: the spreadsheet has a tab for tabs
say: It'll all come together
say: Everyone else's opinion matters most
say: Something going wrong ruins the day
fact: Something small goes wrong at every one
fact: Hair runs late more than anything else
fact: Couples often forget to eat
fact: Guests only notice what they were told about
# wedding | wedding, weddings, marriage proposal, get married, getting married, engagement ring, engagement party, get engaged
do: find your favorite photo of you two
do: write down what you both want
do: close every tab about centerpieces
do: ask one married friend their favorite minute
now: your family asks about the date right away
now: you look across the room and grin
now: the flower girl sits down in the aisle
now: your shoes come off under the table
say: It has to be perfect
say: It's the best day of a lifetime
say: We have to do it the usual way
fact: Most traditions are younger than they look
fact: The day moves faster than any other
fact: The unplanned minute becomes the favorite story
fact: The two of you see the least of it
# crossword | crossword, sudoku, wordle, word search, word game, crossword clue, logic puzzle, brain teaser, scrabble
do: fill in one answer you trust
do: put your pencil down and stretch
do: reread one clue, word by word
do: try one with your coffee tomorrow
now: the answer comes while you wash your hair
now: the one wrong letter breaks the whole corner
now: the answer gets said over your shoulder
now: you stare at the empty squares in pen
say: Looking up an answer is cheating
say: Some people just have a word brain
say: It keeps the mind young
fact: Every puzzle maker has habits to learn
fact: A wrong answer can look right for ages
fact: A break often beats another hour
fact: Monday and Saturday are different sports
# birthday party | birthday party, kids birthday, kids birthday party, birthday, first birthday, birthday party idea, birthday theme, party favor, goody bag, birthday party game, pinata
do: write the ending time on the invite
do: charge your phone before the candles
do: find the lighter and the candles
do: buy fewer balloons than you think
now: the song starts and one kid cries
now: the wrapping paper is deeper than the gifts
now: the parent you barely know stays to the end
now: the birthday kid hides under the table
say: The whole class has to come
say: It has to have a theme
say: Kids need nonstop entertainment
fact: Kids remember the cake and one game
fact: The birthday kid is often the first to melt
fact: Short parties end better than long ones
fact: Goody bags are mostly for the car ride
# party | party, house party, party planning, host a party, throw a party, holiday party, party idea, party decoration, balloon arch, event planner, event planning, party at home, graduation party
do: write down who doesn't know anyone
do: put the trash can in plain sight
do: buy more ice than seems right
do: choose the song for the first guest
now: the hour on the invite comes and nobody does
now: the doorbell rings and doesn't stop ringing
now: the bathroom line goes past the coats
now: you find a plate behind the plant
say: Nobody will come
say: Good decorations make a good party
say: I can relax when it's over
fact: The first half hour is awkward everywhere
fact: Ice runs out before anything else
fact: A smaller room feels like a better party
fact: People remember how they were greeted
# oil change | oil change, change your oil, change my oil, engine oil, motor oil, synthetic oil, synthetic blend, oil filter, oil level
do: pull the dipstick and wipe it
do: find the interval in your manual
do: look at the sticker on your windshield
do: check the ground where you park
now: the sticker date was months ago
now: the counter guy holds up a dirty filter
now: the old drain bolt won't move
now: the quick visit turns into a list
say: The sticker date is the law
say: Dark oil means bad oil
say: Any oil is fine
fact: Your manual and the sticker may disagree
fact: Dark oil isn't automatically bad oil
fact: Engines can use oil without a leak
fact: A shop's reminder is not the maker's schedule
# brakes | brakes, brake pad, brake job, squeaky brakes, brake rotor, squealing brakes, brake noise, brake fluid, grinding brakes
do: roll down the window and listen
do: look through the wheel at the pad
do: note when the noise starts
do: find your last repair receipt
now: the squeal turns heads at the crosswalk
now: you turn the radio up a little
now: the pedal shakes on the long hill
now: the mechanic shows you a thin piece of metal
say: They only squeak when it's wet
say: If the car stops, they're fine
say: Pads and rotors always go together
fact: Some pads are built to squeal when thin
fact: Damp mornings make rust you can hear
fact: Grinding and squealing are two different messages
fact: How you drive decides how long pads last
# tires | car tires, tire pressure, new tires, flat tire, tire rotation, winter tire, all season tires, used tires, tire tread, spare tire, wheel alignment, change a tire
do: stick a coin in the tread
do: read the sticker inside the driver's door
do: find your jack and your spare
do: run your palm over the rubber
now: the little yellow light comes on in the cold
now: you hear a click with every turn
now: the inside edge is bald and the outside isn't
now: you read the fine print on the sidewall
say: The number on the sidewall is the pressure
say: They look full
say: All season means every season
fact: The right pressure is printed on your door
fact: Tires age even when they sit
fact: Cold mornings lower the pressure
fact: A low tire can look perfectly fine
# buying a used car | used car, buying a used car, buy a used car, pre-owned car, second hand car, car inspection, carfax, private seller car, certified pre-owned, high mileage car, car auction
do: start the engine cold
do: write down the vin and look closer
do: sit in the driver's seat in silence
do: look under the mats and the spare
now: the seller already warmed up the engine
now: you smell three air fresheners at once
now: the pictures stop at one side
now: you kick a tire because people do
say: Low mileage means a good car
say: A clean report means a clean history
say: I can tell by driving it
fact: Not every accident makes it into a report
fact: Low mileage can mean long sitting
fact: Fresh mats can hide an old story
fact: A cold start tells more than a warm one
# buying a car | buying a car, buy a car, new car, car dealership, car dealer, car buying, test drive, car salesman, lease a car, car lease, out the door price, car negotiation
do: ask for the out-the-door price
do: sit in the back seat too
do: measure your own garage first
do: sleep before you sign anything
now: the salesman goes to talk to the manager
now: you sign on a screen you can't read
now: the new smell hits before the price does
now: the monthly number sounds smaller than the car
say: The sticker is the price
say: A low monthly payment is a good deal
say: Cash gets the best price
fact: A low payment can be a long payment
fact: Dealers earn on more than the car
fact: The test drive is planned to feel smooth
fact: Extras are sold after the yes
# selling a car | selling a car, sell your car, sell my car, selling my car, sell a car, car listing, car trade in, sell car privately
do: find the title before you list anything
do: photograph the scratch, honestly
do: clear your phone from the car's memory
do: empty the glove box
now: the first message asks for your lowest price
now: the Saturday buyer never shows up
now: you find fries under the seat
now: the buyer circles once without a word
say: The online estimate is what I'll get
say: Fixing everything first pays off
say: I'll mention that scratch later
fact: Your garage door opener leaves with the car
fact: Clean photos bring calmer buyers
fact: Offers and estimates are two different numbers
fact: Service receipts speak for a seller
# winter driving | winter driving, driving in snow, drive in snow, black ice, snow driving, driving on ice, winterize your car, winter car kit, icy road
do: put a blanket in your trunk
do: find your scraper before the snow does
do: top up the washer fluid
do: clear the roof, not just the glass
now: the door handle is frozen shut
now: the back end slides and your stomach drops
now: you scrape with a store card
now: the truck passes you, far too fast
say: All-wheel drive has me covered
say: The road just looks wet
say: Letting the engine warm up takes forever
fact: Power to the wheels doesn't help you stop
fact: Bridges freeze before the road does
fact: Snow on the roof slides when you brake
fact: Shaded corners stay icy past noon
# dashcam | dashcam, dash cam, dash camera, car camera, parking mode camera
do: check the date in the corner
do: play back one clip from today
do: wipe the windshield around the lens
do: find out which way your camera points
now: the van cuts in and you glance up
now: the card is full on the one day
now: the plate is a blur on the screen
now: you explain what happened and nobody saw
say: It only protects me
say: Any cheap one does the job
say: It records everything forever
fact: Old clips get written over
fact: The camera records your driving too
fact: Night footage shows what a camera is worth
fact: Heat behind a windshield wears out electronics
# car detailing | car detailing, car detail, car wash, clean your car, auto detailing, ceramic coating, car interior cleaning, wash your car, detailer, car wax, paint correction, car seat stain
do: run a plastic bag over the paint
do: shake out the driver's mat
do: look at the hood under a streetlight
do: wipe one cup holder
now: you find a fossil fry under the seat
now: the sun dries the soap before you rinse
now: the swirls show up under gas station lights
now: the rain starts right after you finish
say: The drive-through wash is good enough
say: Dish soap cleans anything
say: Coating means no more washing
fact: Most swirls come from washing
fact: The towel on the ground is done
fact: Shade makes every step easier
fact: A smooth hood can still feel like sandpaper
# car noises and warning lights | check engine light, car noise, car noises, warning light, dashboard light, weird car sound, car won't start, dead car battery, car battery, car overheating, jump start a car, auto repair, car repair, mechanic, car maintenance
do: record the noise on your phone
do: find your manual in the glove box
do: note your speed when the sound starts
do: write down what changed last week
now: the noise stops the minute the mechanic listens
now: the little orange light joins your commute
now: you turn the key and hear one click
now: you imitate the sound at the counter
say: The light is probably nothing
say: If it still drives, it's fine
say: Mechanics always find something extra
fact: One light can mean very different things
fact: The place of a sound can fool you
fact: A flashing light and a steady light differ
fact: A good description saves everyone time
# first car and new drivers | first car, new driver, teen driver, learning to drive, learn to drive, driving test, driver's test, driving lesson, driver's license, parallel parking, parallel park, learner's permit, driving instructor, teach teen to drive
do: adjust both mirrors before the key
do: find the hazard button without looking
do: practice in one empty parking lot
do: say out loud what you see ahead
now: the passenger foot hits a brake that isn't there
now: the horn behind you makes your mind blank
now: you circle the block to skip one spot
now: the examiner writes something down
say: Practice on the same streets is enough
say: Good drivers aren't nervous
say: Slow is always safe
fact: Passing the test is the start of learning
fact: A familiar route hides weak spots
fact: Looking far ahead makes steering smoother
fact: A nervous passenger makes a nervous driver
# electric car | electric car, ev, ev charging, electric vehicle, tesla, home charger, ev range, hybrid car, range anxiety, charging station, plug in hybrid
do: add up yesterday's miles
do: find the outlet nearest your parking spot
do: look up chargers near your work
do: ask where you'd plug in tonight
now: the number drops faster in the cold
now: the one free charger has a truck parked there
now: you drive off and hear almost nothing
now: your neighbor asks how long charging takes
say: I drive too far for one
say: The battery won't last a few years
say: Charging is like getting gas, just slower
fact: Most daily drives are shorter than people guess
fact: Cold and speed both eat into range
fact: Charging usually happens while you sleep
fact: The last stretch of a charge is the slowest
# car | car, car owner, suv, pickup truck, car guy, classic car, project car
do: read your odometer and write it down
do: open the glove box and empty it
do: listen for one minute, radio off
do: find the date of your last service
now: you look back once in the parking lot
now: the light turns green and nobody moves
now: the seat holds crumbs from another year
now: you know that rattle like an old friend
say: They don't build them like that anymore
say: It'll run forever
say: I'm a better driver than most
fact: Most people think they drive above average
fact: The manual is the least read book at home
fact: Short trips are harder on an engine
fact: Every car has a price beyond its price
# bike | bike, bicycle, e-bike, ebike, bike lane, flat bike tire, bike repair, bike maintenance
do: squeeze both of your tires
do: wipe your chain with an old rag
do: spin the front wheel and listen
do: put a spare tube in your bag
now: the chain slips right at the hill
now: the headwind is there in both directions
now: the car door opens in front of you
now: you carry a greasy mark on your calf
say: A lighter one would make me faster
say: A softer seat would fix the pain
say: I don't need a helmet for short rides
fact: The chain wears before it squeaks
fact: Softer saddles aren't always more comfortable
fact: Low tires make every hill steeper
fact: Fit matters more than the frame's price
# kids learning to ride | learn to ride bike, riding without training wheels, balance bike, training wheels, kids bike, teach kid to ride, teaching bike riding
do: lower the seat until feet touch flat
do: find one gentle grassy slope
do: check that the helmet sits level
do: take the pedals off for tonight
now: you run behind, bent in half
now: you let go and don't say so
now: the wobble lasts one very long second
now: the small voice says again, again
say: Training wheels teach balance
say: Bigger is better, they'll grow into it
say: Falling is how they learn
fact: Balance comes before pedaling
fact: A bike that's too big is harder to steer
fact: The grown-up's back tires out first
fact: Looking at the ground pulls you there
# motorcycle | motorcycle, motorbike, motorcyclist, motorcycle gear, first motorcycle, motorcycle license, harley, motorcycle helmet, sportbike, motorcycle ride
do: check your chain and both tires
do: try on your gear sitting down
do: look up the class near you
do: turn your head, not just your eyes
now: the driver looks right at you and pulls out
now: you wave two fingers at a stranger
now: the gravel shows up mid-corner
now: you drop the bike at a full stop
say: It's the other drivers, not me
say: A loud pipe keeps me safe
say: I only need gear on long rides
fact: Slow riding is harder than fast riding
fact: Drivers can look without seeing
fact: You go where you look
fact: Cold tires grip less
# fishing | fishing, fly fishing, bass fishing, angler, fishing lure, fishing rod, ice fishing, trout fishing, kayak fishing, fish with kids, fishing knot, surf fishing
do: retie the knot you trust least
do: check the last few feet of line
do: sharpen one old hook
do: look at the water before you cast
now: the line goes tight and everything stops
now: your lure hangs in the only tree
now: the big one gets off at the boat
now: the guy across the lake catches again
say: They're just not biting today
say: It's mostly luck
say: A fancier lure catches more
fact: Lures catch anglers before they catch fish
fact: Most of the water holds no fish
fact: Knots fail more often than line
fact: Shadows and footsteps reach the fish first
# hunting | deer hunting, hunting season, duck hunting, elk hunt, bow hunting, turkey hunting, deer hunter, tree stand, bowhunting, hunting license, hunting trip
do: read this season's rules again
do: check your straps and your harness
do: look at the wind forecast
do: tell someone where you'll be
now: the loud footsteps turn out to be a squirrel
now: your breath shows in the first light
now: the wind turns on the back of your neck
now: you sit still until your feet go numb
say: It's all about the gear
say: Bigger is always better
say: It's mostly shooting
fact: Most of it is sitting still
fact: Wind gives you away before sound does
fact: Rules change from place to place
fact: The work begins after the shot
# golf | golf, golfer, golf swing, putting green, driving range, golf club, golf ball, slice in golf, short game, golf tip, golf course
do: grip a club and check your hands
do: roll one putt across the carpet
do: set your feet without a ball
do: count your putts next round
now: the one perfect shot brings you back next week
now: you yell fore at the wrong hole
now: the ball is right there until it isn't
now: your practice swing is beautiful again
say: I just have to keep my head down
say: A new driver will fix that
say: Swinging harder means going farther
fact: The ball usually starts where the face points
fact: Most strokes happen close to the hole
fact: The range mat forgives what grass doesn't
fact: Two good swings can look nothing alike
# tennis | tennis, tennis serve, tennis lesson, tennis racket, forehand, backhand, tennis player, tennis match, tennis court, padel
do: loosen your grip a little
do: toss one ball and let it drop
do: split your feet and bounce
do: check the wear on your strings
now: the toss drifts and you swing anyway
now: the ball clips the tape and hangs
now: you apologize for a lucky net cord
now: your warm-up looks great until the score starts
say: I need more power on my serve
say: A new racket would help
say: I play better in practice
fact: Most points end in a mistake
fact: Feet decide the swing before the arm does
fact: Strings lose their life before they break
fact: A bad toss can't be saved politely
# pickleball | pickleball, pickleball paddle, pickleball court, pickleball dink, pickleball serve, pickleball beginner, pickleball player, the kitchen line
do: say the score out loud once
do: look down at the kitchen line
do: loosen your paddle grip
do: find shoes made for side steps
now: the oldest player wins without running
now: you both say yours and nobody moves
now: the ball pops up and you know
now: the next group stacks paddles on the fence
say: It's just small tennis
say: Hitting harder wins
say: I'm too competitive for the soft game
fact: Soft shots win more than hard ones
fact: The middle causes most of the confusion
fact: Backing up is when people fall
fact: Running shoes aren't built for side steps
# youth soccer | youth soccer, kids soccer, soccer practice, soccer drill, soccer coach, soccer mom, soccer for kids, soccer parent
do: pump up the ball in the garage
do: tap the ball with both feet
do: find both shin guards tonight
do: kick with your other foot
now: the whole team chases one ball
now: you fold your chair in the rain
now: the goalie is picking a flower
now: the water bottle is still on the counter
say: The fastest kid is the best one
say: They need to win to have fun
say: My other foot is useless
fact: Small games give every kid more touches
fact: Standing in line is not practice
fact: The best players look up before the ball comes
fact: Most learning happens with the ball at your feet
# kids' sports | kids sports, kids' sports, youth sports, travel team, little league, sports parent, youth coach, coaching kids, youth baseball, youth basketball, tryout, sports for kids, travel ball, club sports, t-ball, softball
do: ask your kid for one favorite moment
do: check the bag for the water bottle
do: write down what the sport costs
do: stay quiet for one whole drive
now: you find one cleat and no other
now: the drive home gets very quiet
now: the grown-up yells and the kids look down
now: you eat dinner in the car again
say: Starting early means getting ahead
say: I'm only yelling to help
say: Quitting teaches quitting
fact: The ride home is remembered
fact: Kids grow at very different speeds
fact: Early stars don't always stay ahead
fact: Fun is why most of them signed up
# swimming lessons | swimming lesson, kids swim lesson, teach kids to swim, teach swimming, swim teacher, toddler swim, baby swim, water safety, pool safety, floaties
do: blow bubbles in the bathtub
do: float one ear in the bath
do: put the goggles on at home
do: agree who watches the water
now: the goggles leak before the first lap
now: the small hand won't let go of the wall
now: you gulp water instead of air
now: the cold step takes the longest
say: Floaties make them safer
say: Kicking harder makes it faster
say: A few lessons and they're safe
fact: Drowning is usually quiet
fact: Breathing out is the part people skip
fact: No lesson replaces a watching adult
fact: Floating is a skill of its own
# surfing | surfing, surfer, surfboard, learn to surf, surf lesson, paddle board, paddleboard, wave riding, bodyboard, surf trip
do: practice your pop-up on the rug
do: sit on the sand and count sets
do: check the tide for tomorrow
do: wax one patch of your board
now: you paddle and the wave goes under you
now: the board comes back at your face
now: your arms quit before the waves do
now: the first stand lasts one breath
say: A shorter board looks better
say: Balance is the hard part
say: I'll just watch a few videos first
fact: Surfing is mostly paddling
fact: Bigger boards catch more waves
fact: The calm gap can be the current
fact: Looking down puts you in the water
# sailing | sailing, sailboat, boating, boat owner, buy a boat, yacht, learn to sail, sailing lesson, marina, docking a boat
do: tie one bowline without looking
do: count the life jackets
do: look at the flags before you launch
do: tell someone when you'll be back
now: the whole dock stops to look at you
now: the wind turns when you're farthest out
now: your phone is in the wrong pocket
now: the rope is a knot again
say: I'm a good swimmer, so I'm fine
say: It looks calm from shore
say: The buying is the expensive part
fact: Wind feels different from the shore
fact: Slow is how good docking looks
fact: A life jacket only works when it's worn
fact: Cold water changes everything about a swim
# thrift shopping | thrift shopping, secondhand, thrifted outfit, goodwill, reselling thrift
do: write your inseam in your phone
do: check the seams before the price
do: turn one sleeve inside out
do: list the three things you need
now: the best jacket is on someone else's arm
now: your tag color is the one on sale
now: you leave with a lamp instead of jeans
now: the stain shows up at home
say: It's cheap, so why not
say: All the good stuff gets picked over
say: Vintage means quality
fact: Old sizes run smaller than new ones
fact: A bargain you never use isn't a bargain
fact: Labels and seams give away the age
fact: The racks change by the hour
# antiques | antique, antiques, vintage furniture, antique shop, antique mall, vintage decor, antique dealer, vintage find
do: turn the piece over and look underneath
do: smell the inside of a drawer
do: take a photo of the maker's mark
do: look at one screw under a lamp
now: the sticker says old and the screws say new
now: you ask the price and try not to blink
now: your grandmother had that exact bowl
now: the cabinet won't fit in the back seat
say: Old means valuable
say: Cleaning it up adds value
say: The price online is what it's worth
fact: Asking prices and selling prices are different animals
fact: Cleaning can take value away
fact: Underneath is where the truth sits
fact: Plenty of old things were never rare
# collecting | coin collecting, rare coin, coin collector, stamp collecting, card collector, collectible, trading card, pokemon card, sports card, baseball card, card grading, coin collection, start a collection
do: wash your hands before you touch anything
do: write down what you paid
do: put your best piece out of sunlight
do: name the piece you'd never sell
now: you find one in the kitchen drawer
now: the missing one is always the expensive one
now: you hold one to the lamp by its edges
now: your uncle asks what all that is worth
say: Old means rare
say: A little cleaning makes it worth more
say: It's an investment
fact: Condition can matter more than age
fact: Cleaning often lowers the value
fact: Worth is what somebody actually pays
fact: Sunlight is hard on almost everything printed
# genealogy | genealogy, family tree, family history, ancestry, ancestor, dna test ancestry, census record, great grandparent, family research, ancestry research
do: call the oldest person you know
do: write names on one old photo
do: spell your surname three wrong ways
do: start with your own birth, then back
now: the village had two people with one name
now: the handwriting turns into waves
now: the old photo has no names
now: you find a sister nobody mentioned
say: Our name was changed at Ellis Island
say: Everything is online now
say: The family story is surely true
fact: Names were spelled the way clerks heard them
fact: Other people's trees copy each other's mistakes
fact: Most records never made it online
fact: The stories get better with each telling
# local history | local history, historic house, old town, historical society, historic district, ghost town, history of my town, town history, historic building, historical marker
do: look up above the shop signs
do: find the date on one building
do: ask the oldest neighbor one question
do: read the plaque you always pass
now: you pass the same old sign every day
now: the old photo shows your own corner
now: the faded sign appears on a brick wall
now: your neighbor remembers what stood there before
say: Nothing ever happened here
say: History is just dates
say: What's written down is what happened
fact: Street names remember what people forget
fact: The upper floors often keep their old faces
fact: Ordinary people left fewer papers
fact: Every corner used to be something else
# museum | museum, art museum, museum exhibit, art gallery, art exhibition, museum with kids, museum visit
do: pick one room, not the whole map
do: look before you read the label
do: check for the free evening
do: sit on the bench and stay
now: your feet hurt before the good room
now: the crowd photographs one frame and walks on
now: the guard says one step back, please
now: you read the label longer than you look
say: I don't know enough to enjoy one
say: Seeing everything is getting my money's worth
say: Kids get bored in there
fact: Most of a collection is in storage
fact: A bench shows you more than a hallway
fact: Standing and strolling tire feet surprisingly fast
fact: You don't have to like the famous one
# home brewing | home brewing, homebrew, homebrewing, brew beer, beer brewing, brewing beer, craft beer, brewery, ipa, beer, beer tasting
do: pour one into a clear glass
do: write down the date on the batch
do: rinse one glass and see it bead
do: read the label past the name
now: the airlock finally starts to bubble
now: the first cap hisses open
now: you hold the glass up to the window
now: your friend takes a sip and goes quiet
say: Darker means stronger
say: Colder always tastes better
say: It's just water and grain
fact: Cleaning is most of the work
fact: Color says little about strength
fact: Yeast does the brewing, people do the dishes
fact: Ice cold hides flavor
# cigar | cigar, cigars, humidor, cigar lounge, cigar smoker, pipe tobacco, cigar cutter, cigar pairing
do: look at the wrapper for cracks
do: check the humidity in your box
do: smell the foot before anything else
do: feel for one soft spot
now: the ash holds longer than you dared
now: the left side burns faster than the right
now: the cutter takes off a little too much
now: your old friend sits down and nobody hurries
say: The wrapper color tells me the strength
say: Expensive ones are always better
say: Faster keeps it lit
fact: A tight draw can come from the rolling
fact: Storage can ruin a good one
fact: Hurrying makes the smoke hot
fact: Where you keep one matters more than age
# home fragrance | home fragrance, candle, scented candle, reed diffuser, essential oil diffuser, house smell, room spray, incense, wax warmer, home scent, air freshener
do: step outside and walk back in
do: open two windows across from each other
do: sniff the trash can and the drain
do: smell one couch pillow up close
now: the guest sniffs and says, smells nice in here
now: you come home from a trip and notice
now: you sniff the air and can't place the smell
now: the curtains still hold last night's dinner
say: My house doesn't smell like anything
say: Stronger is better
say: A spray takes care of bad smells
fact: Nobody smells their own home
fact: Covering a smell leaves the smell there
fact: Fabric holds on longer than air
fact: Some scents bother pets
# church | church, sunday service, church volunteer, church small group, bible study, church event, sunday school, youth group, church welcome, pastor, church community
do: save one seat for somebody new
do: learn one name you keep forgetting
do: ask who sets up the chairs
do: read this week's passage out loud
now: you slide into the back row late
now: the coffee afterward lasts longer than the service
now: the kid in front answers too honestly
now: the visitor stands alone by the door
say: Somebody else will greet the new family
say: I don't know enough to join
say: Everyone there has it together
fact: New people notice who speaks first
fact: A few people carry most of the chairs
fact: The parking lot is the first welcome
fact: Most people sit in the same seat
# volunteering | volunteering, volunteer, food bank, soup kitchen, community service, nonprofit volunteer, volunteer work, food pantry
do: write down one free hour
do: ask which shift nobody wants
do: look up the closest sign-up sheet
do: text one friend to come along
now: the sign-up sheet has one name on it
now: you stack chairs with somebody you just met
now: you look for the gloves nobody mentioned
now: the thank you is quiet and meant
say: I don't have time to help
say: Any help is good help
say: They must have enough people
fact: Showing up again matters more than showing up big
fact: Wanting to help and being useful are two skills
fact: The boring jobs are the empty ones
fact: A good no beats a broken yes
# soccer | soccer, soccer player, soccer game, soccer team, goalkeeper, world cup, premier league, soccer match
do: juggle one ball, even badly
do: follow one player without the ball
do: stand on one leg and pass
do: explain offside to the couch
now: the whole bar stands up at once
now: the flag goes up after the celebration
now: you jump for a header and meet air
now: your voice is gone by the second half
say: The best team always wins
say: Scorers win games
say: Nothing happens until there's a goal
fact: Most of a match is played without the ball
fact: One goal can hide a bad game
fact: Space matters more than speed
fact: The keeper talks more than anyone
# garage sale | garage sale, yard sale, estate sale, flea market, car boot sale, rummage sale, swap meet
do: bring small bills in one pocket
do: pick up the box and look under
do: write one price on masking tape
do: ask what's still in the garage
now: the first car pulls up before you're open
now: the first offer for the vase is a quarter
now: you spot the lamp from a moving car
now: the sign blows down at the corner
say: People will pay what I paid
say: All the good stuff goes at dawn
say: Haggling is rude
fact: What you paid is not what strangers pay
fact: Unmarked things get walked past
fact: The last hour has the softest prices
fact: The best finds sit under the table
# bird watching | bird watching, birdwatching, birding, birder, bird feeder, backyard bird, hummingbird, binoculars, bluebird, bird house
do: stand still at one window
do: listen before you look up
do: rinse out your feeder tonight
do: write down the first bird you hear
now: the branch moves and nobody breathes
now: the squirrel hangs upside down over breakfast
now: you raise the glasses and the branch is empty
now: the bright flash crosses the yard and is gone
say: There's nothing in my yard
say: I need expensive binoculars
say: Feeding makes them lazy
fact: You usually hear a bird before you see one
fact: Dirty feeders can make birds sick
fact: Early morning is the busiest hour
fact: Brown birds are the hard ones
# lego | lego, legos, lego set, lego build, building brick, lego collection, model kit, model train, miniature painting, warhammer, scale model
do: sort one handful by shape
do: find the page where you stopped
do: clear one tray for the tiny pieces
do: put on your best lamp
now: the tiny part hits the floor and vanishes
now: the page says step one and you grin
now: you find the mistake many steps later
now: your shelf is full and a box arrives
say: They're just toys
say: I'll sort everything later
say: I have room for one more
fact: Dust is the collector's real enemy
fact: The missing piece is usually still around
fact: Good light matters more than good eyes
fact: Most of the fun is over when it's done
# dungeons and dragons | dungeons and dragons, dungeons & dragons, dnd, d&d, dungeon master, game master, tabletop rpg, rpg campaign, dnd campaign, dnd character, ttrpg
do: write down what your character fears
do: roll one die just for luck
do: name the innkeeper in advance
do: text the group about the next date
now: the party adopts the goblin
now: the whole plan fails on one roll
now: your players skip the part you prepared
now: the calendar has no date that suits everyone
say: I need to know all the rules
say: I have to do a voice
say: More prep makes a better session
fact: Scheduling defeats more groups than dragons
fact: Players rarely follow the plan
fact: A failed roll often makes the better story
fact: Nobody at the table knows every rule
# bachelorette party | bachelorette party, bachelor party, bachelorette weekend, hen party, stag do, bach party, bridesmaid duty, maid of honor, bridesmaid, bridesmaid dress
do: ask each person for a real budget
do: write down who knows whom
do: check the date with the quiet one
do: send one message with all the costs
now: the group chat goes silent at the price
now: you pay for everyone up front and wait
now: the group splits over two weekends
now: the matching shirts arrive in one size
say: Everyone's fine with the cost
say: Bigger means more memorable
say: The whole group has to do everything
fact: Money is what people won't bring up
fact: Not everyone there knows each other
fact: Somebody always needs an early night
fact: The plan matters less than the company
# elopement | elopement, elope, eloping, micro wedding, small wedding, courthouse wedding, intimate wedding, city hall wedding
do: check the license rules for your place
do: write down who you'd truly miss
do: pick the meal for afterward
do: choose one person to tell first
now: you say the words with wind in the mic
now: your phone fills up after the announcement
now: you picture your mother hearing the news
now: the stranger on the steps starts to clap
say: Our families will never forgive us
say: Small means no stress
say: It isn't a real wedding
fact: A license has rules even on a mountain
fact: Fewer guests make each no feel bigger
fact: Nobody can tell guest count from your vows
fact: Small days need a timeline too
# travel with a dog | travel with a dog, traveling with a dog, road trip with dog, fly with a dog, dog friendly hotel, flying with a dog, travel with pets, traveling with pets, traveling with a cat, pet friendly travel, dog boarding, boarding your dog
do: photograph the vaccine papers
do: put one familiar blanket in the bag
do: call and ask about the pet policy
do: check the tag for your current number
now: the suitcase comes out and somebody sulks
now: the two eyes stare at you from the carrier
now: the hotel clerk leans over the counter to look
now: you stop at a gas station with bags ready
say: My pet will love the adventure
say: Pet friendly means my pet is welcome
say: They'll be fine, it's just a few days
fact: Pet friendly can come with a fee and rules
fact: Airlines each have their own carrier sizes
fact: A familiar smell travels well
fact: Some animals would rather stay home
# moving abroad | move abroad, living abroad, expat, expat life, study abroad, digital nomad, moving to another country, live overseas
do: list the papers that expire this year
do: learn how to order one coffee
do: write down what you'd miss at home
do: call your bank about your address
now: you wait in the wrong line, forms in hand
now: the joke lands and you're a beat late
now: you find your favorite snack in one store
now: your family calls while you're asleep
say: I'll pick up the language there
say: A new place fixes old problems
say: Everyone will want to hear about it
fact: The paperwork follows you both ways
fact: Homesick can arrive months later
fact: Your habits come along in the suitcase
fact: Living somewhere is not visiting longer
`);
