import { readSubjects } from './subject.ts';

/** Eating, cooking and baking. */
export const FOOD = readSubjects(`
# meal prep | meal prep, meal prepping, prep meals, food prep, batch cook, prep for the week, sunday prep, prep lunches
do: count the containers with matching lids
do: check which dinners you really ate
do: clear one shelf in your fridge
do: write down your two busiest nights
now: it's Sunday and every burner is on
now: you open the same chicken box on Thursday
now: every lid fits except the one you need
now: you order takeout with a full fridge
say: I don't have a whole Sunday for cooking
say: By Wednesday I can't look at chicken
say: Prepping means eating the same thing daily
fact: Chopped onions count as a head start
fact: Some food tastes better the next day
fact: Hot food packed tight cools slowly
fact: The fridge is not equally cold on every shelf
# protein | protein, high protein, protein intake, protein goal, protein target, more protein, enough protein
do: turn over the yogurt in your fridge
do: name what you ate before noon
do: look at last night's plate again
do: check the cans in your pantry
now: you eat toast and you're hungry by ten
now: you're eating cottage cheese over the sink again
now: the bar says muscle and tastes like chalk
now: dinner has plenty and breakfast has none
say: I get plenty at dinner
say: Counting grams is for bodybuilders
say: Plants don't have real protein
fact: Hair and nails are made of protein
fact: Peanut butter is mostly fat
fact: Even broccoli and bread have some protein
fact: Two yogurts on one shelf can differ wildly
# protein powder | protein powder, protein shake, whey, whey protein, plant protein powder, protein smoothie, scoop of protein
do: read the scoop size on your tub
do: check the date under the tub
do: count the sweeteners on the back
do: smell your shaker bottle
now: the scoop is buried at the very bottom
now: you find yesterday's shaker in the gym bag
now: clumps stick to the side of the bottle
now: you stare at forty tubs in one aisle
say: A shake only works right after a workout
say: The expensive tub must be better
say: Vanilla tastes the same in every brand
fact: A scoop isn't the same size in every brand
fact: The tub's front is written by marketing
fact: Whey is what's left after making cheese
fact: Powder settles, so a new tub looks half empty
# sugar | added sugar, cut sugar, cut out sugar, quit sugar, less sugar, sugar intake, sugar detox, sugar free, no sugar, sugar addiction, hidden sugar
do: turn over your pasta sauce jar
do: check the line that says added
do: look at what's in your coffee cup
do: read your granola bag, back side
now: somebody leaves donuts by the office printer
now: dinner is over and you want something sweet
now: the healthy bar tastes just like candy
now: you scrape the bottom of the ice cream pint
say: Honey doesn't count
say: I don't even eat dessert
say: I just have no willpower with sweets
fact: Sugar goes by dozens of names on labels
fact: Ketchup and bread often have a sweetener too
fact: Your tongue can get used to less sweet
fact: Fruit juice and whole fruit aren't the same thing
# cravings | food craving, sugar craving, sweet craving, carb craving, chocolate craving, salt craving, stop craving, curb craving, beat craving, sweet tooth, period craving, afternoon craving
do: think back to what lunch was
do: write down when the urge usually hits
do: pour yourself a glass of water
do: name the exact food you want
now: it's mid-afternoon and the vending machine hums
now: you walk into the kitchen and just stand there
now: you eat five other things first
now: the kids are asleep and the pantry calls
say: My body must need something
say: I just need more discipline
say: Keep sweets out of the house, problem solved
fact: The urge often passes in waves
fact: A smell can make you want food when full
fact: Forbidden food gets louder
fact: Tired people tend to want sweeter food
# snacks | snack, healthy snack, snacking, snack idea, snack prep, snack drawer, office snack, high protein snack
do: empty your desk drawer onto the desk
do: look in the bottom of your bag
do: put your chips in a bowl
do: check what sits at eye level
now: you finish the bag in the car
now: it's four o'clock and dinner is far away
now: your hand hits the bottom of the bag
now: you call a handful of cheese lunch
say: Eating between meals is bad
say: Anything from the health aisle is fine
say: A handful doesn't count
fact: Serving size on the bag is rarely your serving
fact: People eat what they see first
fact: A granola bar can be a candy bar
fact: Crunch is half of what people are after
# late night snacking | late night snack, night eating, eat at night, late night eating, nighttime snack, midnight snack, eating before bed
do: write down when you ate dinner
do: picture your kitchen late last night
do: notice what show is on
do: brush your teeth after dinner tonight
now: the fridge light is the only light on
now: the next episode starts and so does the bag
now: the house is finally quiet and you're hungry
say: Food eaten standing up doesn't count
say: The kitchen is closed after eight
say: I'm fine all day, then I lose it
fact: What happens at night often starts at lunch
fact: A clock doesn't know what you ate today
fact: Being tired can feel a lot like hunger
fact: Shift workers eat at odd hours every week
# gut health | gut health, gut microbiome, healthy gut, heal your gut, leaky gut, gut friendly, digestive health, gut bacteria
do: count the different plants you ate today
do: find one jar of something fermented
do: chew your next bite longer
do: write down yesterday's meals, honestly
now: your stomach gurgles in the quiet meeting
now: you own three powders and still feel off
now: every ad promises your stomach will thank you
now: you stand in front of the kombucha wall
say: I just need the right probiotic
say: One yogurt a day is plenty
say: A cleanse will reset everything
fact: No two people carry the same mix of bacteria
fact: Your bacteria eat what you can't digest
fact: Stress can show up in your stomach
fact: Not every pickle in the store is fermented
# probiotics | probiotic, prebiotic, fermented food, kefir, kimchi, kombucha, sauerkraut, ferment vegetable, fermentation at home
do: check your label for live cultures
do: find the word strain on the bottle
do: open your jar over the sink
do: look for vinegar on the pickle label
now: the lid hisses when you twist it
now: your counter smells like cabbage again
now: you pay a lot for something fizzy and sour
now: you wonder if that white film is normal
say: All the bottles do the same thing
say: A funky smell means spoiled
say: The more billions, the better
fact: Vinegar pickles and salt pickles are different things
fact: Heat kills most live cultures
fact: Salted cabbage fed families long before fridges
fact: One strain's evidence doesn't cover another strain
# bloating | bloating, bloated stomach, bloat, belly bloat, bloated after eating, feel bloated, gassy, stomach gas
do: note when your waistband gets tight
do: think about how fast lunch went
do: loosen your waistband and sit back
do: write down your last three meals
now: your jeans fit at breakfast but not dinner
now: you unbutton under the table
now: you look in the mirror sideways at night
now: the salad was supposed to help
say: Must be the gluten
say: A flat stomach all day is normal
say: I just need to cut dairy
fact: Everybody's belly changes through the day
fact: Gas is a normal part of digestion
fact: Fizzy drinks bring their own air
fact: Some very healthy foods make plenty of gas
# fiber | dietary fiber, fiber intake, high fiber, more fiber, fiber rich, fiber supplement, enough fiber, constipation, constipated, regularity
do: turn over your loaf of bread
do: look for beans in your pantry
do: fill your water bottle first
do: leave the skin on that apple
now: the bran cereal tastes like the box
now: you go all in and your stomach complains
now: your lunch is beige again
now: brown bread turns out to be colored
say: My salad has plenty
say: Whole wheat on the front means plenty
say: Prunes are for my grandparents
fact: Meat and eggs contain no fiber
fact: Iceberg lettuce is mostly water
fact: Brown bread isn't always whole grain
# ibs | ibs, irritable bowel, low fodmap, fodmap, sensitive stomach, food intolerance, digestive issue
do: write down your last flare
do: list the meals that sat well
do: note how you slept last night
do: save your symptom notes in one place
now: you scan every place for the bathroom
now: you cancel plans because of your stomach
now: the menu has garlic in everything
now: a food was fine Monday and not Friday
say: My stomach has always been like this
say: My stomach should like healthy food
say: I'll just cut everything out
fact: Garlic and onion hide in most sauces
fact: An elimination phase isn't meant to last forever
fact: The dose can matter as much as the food
fact: The gut and the brain talk both ways
# acid reflux | acid reflux, heartburn, gerd, indigestion, acid stomach, reflux diet
do: note the time you last ate
do: check how many pillows you use
do: look at what was in tonight's sauce
do: sit up straight for a minute
now: you lie down and your chest starts burning
now: the antacids live on your nightstand
now: pizza night costs you a night's sleep
now: you skip the coffee and your chest still burns
say: Milk puts the fire out
say: Only spicy food burns
say: Heartburn just comes with age
fact: Triggers differ from person to person
fact: Peppermint bothers some people
fact: Gravity helps keep dinner down
fact: A big late meal has less time to settle
# blood sugar | blood sugar, glucose spike, blood glucose, glucose monitor, cgm, insulin resistance, sugar crash, sugar spike, glucose
do: write down your usual breakfast
do: take a short walk after dinner
do: note when you get sleepy today
do: look at the order on your plate
now: lunch was an hour ago and your eyes close
now: you get shaky and grab whatever's close
now: the graph climbs after oatmeal
now: you had a huge breakfast and you're starving
say: Fruit is the problem
say: I don't have diabetes, so who cares
say: A flat line is the goal
fact: Blood sugar rises after meals in healthy people
fact: The same rice can act differently on another day
fact: Moving muscles use sugar as fuel
fact: Coffee drinks can carry more carbs than toast
# hormones | hormone balance, balance hormones, hormonal imbalance, hormone health, hormone friendly, cortisol, thyroid diet, thyroid health, cycle syncing, estrogen
do: write down your bedtime this week
do: count today's coffees
do: list your symptoms with dates
do: check when you ate this morning
now: you're wired at night and foggy at noon
now: every second reel blames the same gland
now: you hold a supplement with a moon on it
now: the test comes back normal and you're still tired
say: My hormones are just out of whack
say: The right tea sorts everything out
say: Normal labs mean nothing is wrong
fact: Hormone levels go up and down all day
fact: Sleep is part of the conversation too
fact: Many symptoms have more than one possible cause
fact: A single blood draw is one moment
# pcos | pcos, polycystic ovary, pcos diet, pcos weight, pcos friendly
do: find your last lab results
do: write down the question you never asked
do: look at what breakfast was today
do: mark your last cycle on a calendar
now: your cycle app shrugs at you again
now: your cart has inositol and spearmint tea
now: a friend eats the same and feels fine
say: I have to cut all carbs
say: Nothing I do makes a difference
say: A normal ultrasound means I'm fine
fact: Two people with PCOS can look completely different
fact: Ovaries are only part of the picture
fact: Cysts aren't always on the ultrasound
fact: Getting a diagnosis often takes years
# sports nutrition | sports nutrition, fuel your workout, sports fueling, athlete nutrition, fuel for race, pre workout meal, post workout meal, carb loading, race day nutrition, eat before workout, runner nutrition, marathon fueling
do: check what's in your gym bag
do: write down your last hard session
do: note your last meal before training
do: lay out tomorrow's breakfast tonight
now: the last mile feels like wet cement
now: you train at six and eat at ten
now: a gel explodes in your shorts pocket
now: you get home too tired to cook
say: I perform better on an empty stomach
say: Carbs are the enemy
say: One banana is enough for anything
fact: Your gut can be trained too
fact: Race day is a bad day for experiments
fact: Many athletes eat too little without noticing
fact: Appetite often drops right after hard training
# build muscle diet | bulking, muscle building diet, eat to gain muscle, gain muscle mass diet, lean bulk, weight gain meals, want to gain weight, calorie surplus
do: write down everything you ate yesterday
do: look at your biggest plate
do: count your meals on a weekend
do: put a snack in your gym bag
now: you're full and the plate isn't empty
now: everybody says just eat more
now: the scale hasn't moved in a month
now: you meal prep rice like it's a job
say: I eat a ton and nothing happens
say: I have a fast metabolism
say: More food always means more muscle
fact: Most people misjudge how much they eat
fact: Drinking calories is easier than chewing them
fact: Muscle is built on rest days too
fact: Weekends rarely look like weekdays on the plate
# hydration | hydration, dehydration, drink more water, water intake, drink enough water, stay hydrated
do: take one sip right now
do: look at where your bottle is
do: fill the biggest glass you own
do: put a glass next to your toothbrush
now: the workday ends and your bottle is full
now: you've had three coffees and nothing else
now: your head hurts before the meeting is over
now: you chug a liter right before bed
say: Coffee doesn't count
say: Everybody needs eight glasses
say: Clear is always the goal
fact: Food brings in water too
fact: Too much at once is a problem too
fact: Thirst gets quieter as people get older
fact: Your needs change with the weather
# electrolytes | electrolyte, sports drink, electrolyte drink, hydration packet, salt tablet, sweat rate
do: read the sodium on your packet
do: count the packets in your cabinet
do: check your cap for white salt lines
do: taste your sweat after training
now: white streaks dry on your black shirt
now: your calf cramps in the middle of the night
now: you pay for salt with a lemon flavor
now: the whole team has a neon bottle
say: Everybody needs a packet a day
say: Cramps mean I'm low on something
say: Water is enough for any workout
fact: Some people sweat far saltier than others
fact: Table salt is an electrolyte
fact: Some packets are mostly sugar, some mostly salt
fact: A desk day and a race day differ
# supplements | dietary supplement, take supplement, supplement stack, supplement routine, daily supplement, multivitamin, magnesium, vitamin d, vitamin b12, omega 3, ashwagandha
do: line up your bottles on the counter
do: turn each bottle to the back
do: find the expiration dates
do: write down why you bought each bottle
now: your counter looks like a small pharmacy
now: the capsule gets stuck halfway down
now: you can't remember why you bought the bottle
now: another podcast host has a discount code
say: Natural means safe
say: Worst case, just expensive pee
say: Gummies work just as well
fact: Natural products can interact with medication
fact: Bottles aren't approved like drugs before sale
fact: More is not always harmless
fact: The form on the back can matter
# creatine | creatine, creatine monohydrate, creatine for women, creatine loading, take creatine
do: read the ingredient line on your tub
do: check your scoop against a kitchen scale
do: stir a spoonful into warm water
do: put the tub next to your coffee
now: white grit sits at the bottom of your glass
now: your sister asks if the tub is steroids
now: you forget the scoop again on rest day
now: the scale goes up in week one
say: Only big guys at the gym take creatine
say: Skip one day and the effect is gone
say: The fancy version must work better
fact: Your own body makes some creatine
fact: Meat and fish contain small amounts of creatine
fact: Creatine is not a steroid
fact: The plainest tub is often the cheapest
# intermittent fasting | intermittent fasting, fasting window, time restricted eating, 16 8 fasting, eating window, skip breakfast, fast for weight, extended fast, water fast
do: write down when you ate last night
do: note the time of your first bite
do: check what your first meal usually is
do: rate your mood before lunch
now: it's mid-morning and you smell toast
now: you watch the clock until noon
now: you break the fast over the kitchen sink
now: a coworker has a birthday cake at nine
say: Black coffee is basically breakfast
say: I can eat anything in my window
say: Skipping breakfast slows everything down
fact: Fasting is not a good fit for everybody
fact: What's on the plate still matters
fact: Medication can change the picture, so people ask first
# intuitive eating | intuitive eating, mindful eating, hunger cue, fullness cue, eat without distraction, hunger and fullness
do: put your fork down between bites
do: notice how hungry you are now
do: take one bite without your phone
do: name three tastes in your next bite
now: the plate is empty and you barely tasted dinner
now: you check the clock to see if you're hungry
now: you order what everybody else orders
now: you scroll through the whole lunch
say: I'd only eat cookies
say: I can't trust my own hunger
say: I have to finish my plate
fact: Babies start out knowing when to stop
fact: Years of rules can drown out hunger
fact: Fullness takes a while to show up
fact: Hunger has more signs than a growling stomach
# relationship with food | relationship with food, food guilt, diet culture, food freedom, stop dieting, yo-yo diet, good food bad food, food rule, guilt about eating, restrictive diet
do: write down one food rule you follow
do: notice the word you use for dessert
do: name a meal you loved growing up
do: put dinner on a real plate
now: you say you were bad this weekend
now: you do math in your head at dinner
now: somebody passes cake and you say I shouldn't
now: another Monday comes and the rules start over
say: I'll be good again on Monday
say: I have to earn dessert
say: Some foods are just bad
fact: A cookie has no moral value
fact: Most of our food rules came from somebody else
fact: Food is also comfort, family and culture
fact: One meal doesn't define a week
# emotional eating | emotional eating, stress eating, comfort food eating, eat my feelings, boredom eating, bored eating, comfort eating
do: name what happened an hour before
do: sit down with whatever you eat
do: take one slow breath first
do: text someone how today really went
now: the email lands and you're in the pantry
now: you're not hungry and the bag is open
now: you eat in the car before going in
now: the day was long and the couch is soft
say: I just have no self-control
say: Food should only be fuel
say: I only eat like that when stressed
fact: Almost everyone eats for comfort sometimes
fact: Eating really can soothe for a moment
fact: An empty stomach makes feelings louder
fact: Shame has never made anyone less hungry
# binge eating | binge eating, binge eat, stop bingeing, binge at night, overeating disorder, eating disorder, disordered eating, eating disorder recovery
do: put a hand on your chest
do: take one slow breath
do: think of one person who feels safe
do: sit somewhere soft for a moment
now: the house is quiet and you feel alone
now: you promise yourself tomorrow will be different
now: you say you already ate
now: you turn away from the mirror
say: I should be able to stop
say: Nobody would understand
say: I'm not sick enough for help
fact: Struggling with food has no particular look
fact: Willpower is not the missing piece
fact: People of every size and age struggle quietly
fact: Asking for help early is allowed
# picky eaters | picky eater, picky eating, fussy eater, picky toddler, selective eater, kid won't eat, child refuses food, refuse vegetable
do: put one safe food on the table
do: let your kid stir something tonight
do: write down the ten foods that work
do: serve one pea, only one
now: the green speck gets spotted from across the room
now: the crust is on and dinner is over
now: yesterday's favorite is disgusting today
now: you're making a second dinner at six thirty
say: Hungry kids eat anything
say: One more bite and then dessert
say: My kid will live on noodles forever
fact: A new food may need many tries
fact: Licking and smelling count as trying
fact: Appetite in small kids changes day to day
fact: Plenty of adventurous adults were fussy kids
# baby food | baby food, start solids, baby led weaning, baby puree, first foods, baby weaning, introduce solid, blw, introduce allergen
do: squish a piece between your fingers
do: check the high chair footrest
do: put a mat under the high chair
do: save the choking first aid number
now: there's avocado in the eyebrows again
now: your baby gags and your heart stops
now: the spoon goes everywhere except the mouth
now: grandma asks about rice cereal
say: Purees are old-fashioned
say: Real food means more choking
say: Fruit first means a sweet tooth
fact: Gagging and choking are two different things
fact: Gagging is loud, choking is often quiet
fact: A lot of early eating is playing
fact: A disgusted face can just mean new
# toddler meals | toddler meal, toddler food, feed toddler, toddler dinner, toddler snack, toddler breakfast, toddler lunch, toddler eat
do: cut the grapes lengthwise
do: use the smallest plate you have
do: sit down and eat something too
do: count the snacks since nap
now: the plate hits the floor
now: the banana broke and the world ended
now: dinner is two blueberries and a nap
now: your kid wants your plate, same food
say: Three bites isn't a dinner
say: Two-year-olds should eat what we eat
say: Milk makes up for a skipped meal
fact: A small stomach fills up fast
fact: Growth slows after the first birthday
fact: A week tells more than one dinner
fact: Whole grapes are a choking risk
# school lunch | school lunch, lunchbox, lunch box, bento box, kids lunch, pack lunch for kid, back to school lunch, lunch for school
do: look inside yesterday's box
do: have your kid open every lid
do: check the ice pack in your freezer
do: ask your kid what gets traded
now: the sandwich comes home with one bite gone
now: the bus is coming and the bread is gone
now: you find a banana from last Friday
now: the yogurt leaked on the reading log
say: My kid only eats the crackers
say: Cute shapes get everything eaten
say: Packing takes half my morning
fact: Many kids get very little time to eat
fact: A lid a child can't open stays shut
fact: A warm lunch needs a preheated thermos
fact: Talking eats up most of a lunch period
# family dinner | family dinner, family meal, dinner for kids, kid friendly dinner, family mealtime, dinner with kids, mealtime battle, feed family
do: put your phone in a drawer
do: set one extra spoon on the table
do: ask who wants to stir
do: put the pot on the table
now: one kid wants sauce, one wants none
now: someone spills milk before you sit down
now: practice ends at seven and nobody has eaten
now: your own plate goes cold again
say: Everyone has to eat the same thing
say: We never all sit down at once
say: I'm not a short-order cook
fact: Kids who help cook taste along the way
fact: Breakfast together counts as a family meal
fact: Small kids can rarely sit very long
fact: A table talk needs no home-cooked meal
# kids nutrition | kids nutrition, child nutrition, kids eat healthy, kids vegetable, kids and sugar, nutrition for kids, feed kids, teen nutrition, kids food
do: look at the lowest pantry shelf
do: let your child pick one vegetable
do: count today's juice boxes
do: put cut fruit on the table
now: the birthday bag is full of candy
now: your child eats nothing, then everything
now: you hide zucchini in the muffins
now: dinner starts and someone asks about dessert
say: Vegetables have to be hidden
say: Sugar makes kids hyper
say: My kid eats like a bird
fact: Children copy what they see on your plate
fact: Appetite follows growth spurts
fact: Taste changes as children grow
fact: Kid cereal is built to sit at kid height
# pregnancy nutrition | pregnancy nutrition, pregnancy food, eat while pregnant, pregnancy diet, morning sickness, pregnancy craving, foods to avoid pregnant, first trimester food, prenatal nutrition
do: put crackers by your bed tonight
do: write a question for your midwife
do: turn over your prenatal bottle
do: sip something cold, slowly
now: the smell of onions sends you out the door
now: you google cheese in the deli line
now: only toast sounds okay today
now: everyone has an opinion about your coffee
say: I'm eating for two now
say: Morning sickness ends by noon
say: I can't eat any fish now
fact: Nausea doesn't look at the clock
fact: Food advice differs from country to country
fact: Not every soft cheese is raw
fact: Prenatal tablets aren't all the same inside
# postpartum nutrition | postpartum nutrition, breastfeeding diet, breastfeeding nutrition, postpartum meal, nursing snack, milk supply food, new mom meal, freezer meals before baby, lactation cookie
do: put a snack where you feed
do: fill the big bottle before sitting down
do: text one friend about a meal train
do: eat something with one hand
now: you eat cold toast over a sleeping head
now: it's noon and you've had one granola bar
now: you're thirsty the second the baby latches
now: the casserole from a neighbor saves the day
say: I'll eat when the baby sleeps
say: Spicy food upsets the baby
say: I should bounce back by now
fact: Making milk takes energy
fact: One-handed food is a real category
fact: Healing takes longer than the visitors stay
fact: Thirst often arrives with the first minutes of nursing
# food allergies | food allergy, nut allergy, peanut allergy, allergy friendly, epipen, egg allergy, milk allergy, allergic reaction to food, dairy allergy, nut free, allergy parent
do: check the date on your auto-injector
do: read the label you always skip
do: tell one friend where the pen is
do: take a photo of the ingredients
now: the waiter says it should be fine
now: the birthday invite says pizza and cake
now: your safe cookie has a new recipe
now: you read every package twice
say: A little bit won't hurt
say: I'd be rude to ask again
say: The package would warn me
fact: Recipes change without a big announcement
fact: May contain labels are mostly voluntary
fact: An allergy and an intolerance are different things
fact: Past reactions don't predict the next one
# celiac | celiac, celiac disease, gluten intolerance, cross contamination gluten, coeliac, gluten sensitivity, newly diagnosed celiac
do: look at your toaster
do: read the back of your soy sauce
do: check your wooden spoons
do: mark one butter as yours
now: the server asks if a little is okay
now: the fries share a fryer with the nuggets
now: you bring your own food to the wedding
now: someone double-dips in your butter
say: One crumb won't matter
say: No stomachache means no problem
say: Everybody's gluten free these days
fact: Soy sauce usually contains wheat
fact: Cutting gluten before testing can confuse the test
fact: Wheat free isn't the same as gluten free
fact: Celiac disease is not an allergy
# gluten free | gluten free, gluten free baking, gluten free bread, gluten free flour, gluten free recipe, bake without gluten
do: read the first ingredient on your flour
do: weigh your flour instead of scooping
do: let your batter sit a while
do: check your oats for a label
now: the loaf comes out like a brick
now: the tiny bread costs as much as steak
now: the batter feels like wet sand
now: grandma's recipe stares back at you
say: Just swap the flour cup for cup
say: Nobody else will eat the bread
say: Gluten free means healthy
fact: No single flour does what wheat does
fact: Plain rice and potatoes never had gluten
fact: A gluten free cookie is still a cookie
fact: Rice flour feels gritty until the liquid soaks in
# vegan | vegan, plant based, go vegan, vegan recipe, vegan protein, vegan meal, vegan baking, plant based diet, vegan for beginners
do: look for honey and milk powder
do: count the cans of beans you own
do: toast a handful of nuts
do: check which dinners already qualify
now: someone asks where your protein comes from
now: the only option is a side salad
now: the cheese melts like a candle
now: your uncle waves bacon at you
say: I could never give up cheese
say: Too expensive for a normal budget
say: Anything without meat is healthy
fact: Beans and rice were never a trend
fact: Some wines are filtered with fish products
fact: Plenty of junk food has no animal in it
# vegetarian | vegetarian, meatless, meat free, meatless monday, eat less meat, go vegetarian, vegetarian dinner
do: pick one dinner without meat tonight
do: brown your mushrooms longer
do: check your parmesan for rennet
do: drain a can of chickpeas
now: the burger option is a portobello again
now: half the table wants chicken anyway
now: you pick bacon bits off the salad
now: dinner is pasta for the fourth time
say: There's nothing to eat but salad
say: I'd be hungry an hour later
say: My family would never go along
fact: Mushrooms and soy sauce taste meaty
fact: Many hard cheeses use calf rennet
fact: Many classic cuisines use very little meat
fact: Gelatin comes from animals
# tofu | tofu, press tofu, crispy tofu, tofu scramble, silken tofu, firm tofu
do: drain the block and press
do: tear a block with your hands
do: check which firmness you bought
do: put paper towels under the block
now: the block slides out like wet soap
now: every cube sticks to the pan
now: you push the white cubes around your plate
now: the package has been open a week
say: Tastes like nothing
say: Soy messes with hormones
say: Restaurants must have some trick
fact: Tofu is made a lot like cheese
fact: Silken and firm aren't interchangeable
fact: Freezing changes the texture completely
fact: Marinade barely gets past the surface
# dairy free | dairy free, lactose intolerance, lactose intolerant, oat milk, almond milk, milk alternative, plant milk, lactose free
do: read your bread for milk powder
do: shake the carton well
do: pour your coffee before your milk
do: check the carton for unsweetened
now: the coffee curdles and you drink it anyway
now: pizza night starts with a pill
now: you own four cartons, all half full
now: the server says there's only butter in the sauce
say: Cheese is the one thing I'd miss
say: Almond milk is full of almonds
say: Lactose free is the same as dairy free
fact: Aged hard cheese has very little lactose
fact: Butter hides where nobody expects dairy
fact: Plant milks differ a lot in protein
fact: Most adults worldwide digest lactose less well
# food labels | food label, nutrition label, nutrition facts, ingredient list, read label, label reading, serving size, natural flavors, food dye
do: grab any box and flip over
do: find the serving size first
do: read only the first three ingredients
do: cover the front with your hand
now: you squint at the back in aisle six
now: the bag holds three servings and one you
now: you can't pronounce the fourth ingredient
now: the front says natural in green letters
say: If I can't pronounce an ingredient, bad sign
say: Organic means healthy
say: Low fat is the better pick
fact: Ingredients are listed by weight, heaviest first
fact: The front of the box is an ad
fact: Serving sizes aren't recommendations
fact: Natural is one of the loosest words on packaging
# ultra processed food | ultra processed, processed food, junk food, fast food, upf, whole foods diet, clean eating, packaged food
do: count the ingredients in your bread
do: look at your cart from above
do: open the freezer and read one box
do: pick one package on your counter
now: the drive-through line looks so easy tonight
now: dinner comes with instructions for the microwave
now: your kid knows the jingle by heart
now: the cookie says it's made with real oats
say: Anything in a box is bad
say: Cooking from scratch takes all night
say: Clean food costs double
fact: Frozen peas and canned beans are processed too
fact: Soft food goes down faster
fact: Yogurt can sit on either side of the line
fact: Experts still argue about where the line is
# eating out | eat out, eating out, restaurant meal, order at restaurant, healthy at restaurant, takeout, eat at restaurant, healthy restaurant, menu choice, food delivery app
do: pull up tonight's menu
do: check your last three orders
do: decide on dessert before you sit
do: find the sauce packets in your drawer
now: the bread basket lands before the menu
now: everyone orders fries and looks at you
now: the delivery app knows your order by heart
now: your dressing comes on the side, a cupful
say: Salad is always the safe choice
say: It's just this once
say: I already ruined the day anyway
fact: Restaurants use more butter than most home cooks
fact: Portions are built to look generous
fact: Most kitchens will happily swap a side
fact: The menu is designed to guide your eye
# weight loss | weight loss, lose weight, fat loss, losing weight, weight loss plateau, belly fat, lose belly fat, weight loss journey, burn fat, drop pounds
do: write down how you slept
do: look at what a normal Tuesday holds
do: name the diet you quit last
do: think of one change you'd keep
now: you were good all week and nothing moved
now: another Monday, another plan
now: your smartwatch congratulates you and nothing else does
say: I barely eat anything
say: I just need more cardio
say: My metabolism is broken
fact: Body weight changes from morning to night
fact: The scale can't tell water from fat
fact: Nobody can choose where fat goes first
fact: Sleep changes how hungry people feel
# calorie counting | calorie counting, count calories, calorie deficit, track macros, count macros, macro tracking, calories, food tracking, food diary, food journal, food logging
do: weigh your usual spoon of peanut butter
do: scroll back to last Tuesday's log
do: measure the oil before the pan
do: write down the bites you forgot
now: you log the salad and forget the dressing
now: your app wants to know which kind of banana
now: you scrape the pan and don't write that down
now: dinner out has no barcode
say: If I don't log a bite, no problem
say: All calories are the same
say: I know my portions by eye
fact: Label numbers are allowed to be off
fact: A tablespoon of oil is easy to overpour
fact: Tracking helps some people and hurts others
fact: Fitness watches guess what you burn
# keto | keto, low carb, ketogenic, carnivore diet, no carb, atkins, cut carbs, keto friendly
do: read the carbs on your salad dressing
do: check your almond flour's date
do: look at your bread drawer
do: write down your energy today
now: you eat the burger with a fork
now: everyone passes the bread and looks at you
now: you dream about toast
now: your fridge is eggs on eggs
say: Carbs are the whole problem
say: Fat is what clogs everything
say: Bacon has no limit
fact: A fast first drop is mostly water
fact: Vegetables contain carbs too
fact: The diet was first used for epilepsy
fact: Keto on a wrapper doesn't mean healthy
# mediterranean diet | mediterranean diet, anti inflammatory, anti-inflammatory diet, inflammation food, mediterranean meal, blue zone, longevity diet
do: count the nuts and seeds you own
do: open one can of beans
do: find a lemon in your kitchen
do: check the date on your olive oil
now: you drizzle and drizzle and nobody stops you
now: salmon costs more than the rest of dinner
now: your spice drawer suddenly matters
now: your list says walnuts, greens, sardines
say: I'd have to give up bread
say: Fish every night isn't realistic
say: A spoon of turmeric will do
fact: Mediterranean grandmothers cooked a lot of beans
fact: Light and heat age olive oil
fact: No single food does the whole job
fact: Canned fish counts as fish
# glp-1 eating | glp-1, glp1, ozempic, wegovy, mounjaro, zepbound, semaglutide, tirzepatide
do: write a question for your prescriber
do: note what sounded good today
do: fill a water bottle first
do: put dinner on a smaller plate
now: three bites in and you're done
now: your favorite food just doesn't call you
now: you forget lunch until four
now: someone asks what you're doing differently
say: Shots are the easy way out
say: I don't need to think about food now
say: Once the weight's off, I'm done
fact: A small appetite makes each bite matter more
fact: Muscle needs attention when eating less
fact: Side effects differ from person to person
fact: Medicine questions belong with the prescriber
# healthy eating | healthy eating, eat healthy, eat healthier, healthy food, healthy meal, healthy diet, healthy habit food, balanced meal, balanced diet, eat better, healthy recipe, balanced plate
do: look at last night's plate
do: move the fruit to eye level
do: find a vegetable you already own
do: name one meal you really enjoy
now: the spinach turns to soup in the drawer
now: you have good intentions and a bag of kale
now: it's six and nobody thawed anything
now: the fruit bowl is mostly decoration
say: Good food takes too much time
say: Fresh is always better than frozen
say: Eating well is too expensive
fact: Frozen vegetables are picked ripe
fact: The food nobody eats has no nutrients
fact: Hungry people shop differently
fact: Boring meals rarely last long
# nutrition | nutrition, nutrition tip, nutrition advice, nutrition myth, nutritionist, diet advice, diet myth, nutrition coach, diet plan
do: write down what you ate yesterday
do: check who sells what they recommend
do: look at your pantry's front row
do: name one rule you believe
now: eggs are bad again this week
now: the headline contradicts last week's headline
now: a shirtless guy yells in a grocery aisle
now: you read the comments and trust nothing
say: Everybody knows what healthy means
say: Just eat less and move more
say: A doctor online said so
fact: One study rarely settles anything
fact: Headlines are bolder than the research
fact: The best-sounding plan fails if nobody follows along
fact: People are bad at remembering what they ate
# dietitian | dietitian, registered dietitian, dietitian private practice, nutrition practice, nutrition client, dietetic student, dietetic internship, nutrition business
do: open your last client note
do: read your own bio out loud
do: count the no-shows this month
do: write your answer to a party question
now: the whole table asks about your plate
now: a client says my trainer told me otherwise
now: you apologize for eating cake at work
now: your inbox says can I pick your brain
say: I'll just hand out a meal plan
say: Dietitians are the food police
say: Insurance never covers nutrition visits
fact: In many places anyone can say nutritionist
fact: Listening takes up most of a good session
fact: Dietitians eat fries too
fact: Handouts rarely change dinner
# vegetables | vegetable, eat more vegetables, roast vegetables, broccoli, brussels sprout, veggie, leafy green, cauliflower, cook vegetables
do: open the crisper drawer
do: count the colors in your cart
do: find the oldest carrot you own
do: taste one carrot raw, then salted
now: a bag of greens is melting in the drawer
now: the tray comes out gray and soft
now: you push the green part to the side
now: the stems go straight in the trash
say: I just don't like vegetables
say: Steamed is the only healthy way
say: Nobody at my table eats green things
fact: A crowded pan steams instead of browning
fact: Most stems are perfectly good to eat
fact: Butter and salt are not cheating
fact: Bitterness hits some tongues harder
# smoothies | smoothie, green smoothie, smoothie bowl, smoothie recipe, breakfast smoothie, blender recipe
do: check your blender's rubber seal
do: peel a banana before freezing
do: pour the liquid in first
do: measure the glass you really use
now: the blender wakes up the whole house
now: the spinach sticks to your teeth
now: a frozen chunk blocks the blade
now: you drink breakfast at a red light
say: Green means good for me
say: Blending ruins all the fiber
say: A drink isn't a real breakfast
fact: A blender keeps the fiber, a juicer doesn't
fact: Blended fruit goes down faster than chewed fruit
fact: Bananas sweeten as they spot
fact: A drink can hold a whole meal's energy
# salad | salad, salad dressing, vinaigrette, caesar salad, salad recipe, side salad, salad bar
do: dry your lettuce twice
do: taste a leaf with your dressing
do: salt the tomatoes first
do: grab the biggest bowl you own
now: the bag says fresh and smells like a pond
now: the good stuff sinks to the bottom
now: the last bites swim in dressing
now: you're hungry again before the dishes are done
say: Salad is rabbit food
say: Bottled dressing tastes just as good
say: Light meals never fill me up
fact: Wet leaves won't hold dressing
fact: Greens need salt too
fact: Dressing wilts leaves within minutes
fact: Mustard helps oil and vinegar hold together
# caffeine | caffeine, energy drink, quit coffee, quit caffeine, too much coffee, coffee on empty stomach, caffeine crash
do: count the cups you had today
do: note the time of your last cup
do: read the can's caffeine line
do: feel how tense your shoulders are
now: your hands shake a little at the keyboard
now: you're exhausted and your brain won't shut off
now: a headache arrives on your day off
now: the second cup is gone by nine
say: I can fall asleep right after espresso
say: I can't talk before my first cup
say: Energy drinks are just soda
fact: Some people clear caffeine far slower than others
fact: Decaf still has a little caffeine
fact: Caffeine hides tiredness, the tiredness stays
fact: Dark roast isn't the stronger one by default
# sourdough | sourdough, sourdough bread, sourdough loaf, sourdough recipe, sourdough discard, bulk ferment, open crumb, sourdough for beginners
do: poke your dough with a wet finger
do: put a thermometer in your kitchen
do: mark the dough line with tape
do: write down tonight's room temperature
now: your starter jar lid is glued shut again
now: the loaf spreads like a pancake
now: you set an alarm for a stretch
now: you cut in and see one giant cave
say: My kitchen is just too cold
say: The recipe says eight hours, so eight hours
say: The starter must be dead
fact: Dough reads the temperature, never the clock
fact: A flat loaf still makes great toast
fact: Flour differs from bag to bag
fact: The same recipe needs longer in January
# sourdough starter | sourdough starter, levain, feed your starter, starter not rising, starter jar, starter recipe, wild yeast
do: put a rubber band around your jar
do: smell your jar before feeding
do: drop a spoonful in water
do: scrape the dried bits off the rim
now: gray liquid sits on top of your jar
now: the jar smells like nail polish remover
now: there's flour on the fridge handle again
now: your half-empty jar stares from the back
say: I forgot one feeding and killed my jar
say: Older starters make better bread
say: I need a special flour
fact: Gray liquid usually just means hungry
fact: Cold slows the jar down, nothing more
fact: The bubbles come from wild yeast
fact: A week of bubbles can go quiet, then return
# bread | bread, bread baking, bake bread, homemade bread, yeast dough, knead dough, no knead, focaccia, sandwich bread, dinner rolls, baguette, bagel
do: check the date on your yeast
do: warm your bowl with hot water
do: press the dough with a knuckle
do: put your oven rack in the middle
now: the dough sticks to every finger
now: the crust is perfect and the middle is gummy
now: you cut in while steam comes out
now: flour is on the phone and the dog
say: Good dough needs a machine
say: More flour fixes sticky dough
say: I killed the yeast
fact: Sticky dough is often exactly right
fact: A loaf keeps cooking after the oven
fact: A cup of flour never weighs the same twice
fact: Stale loaves have started great dishes
# pizza | pizza, pizza dough, homemade pizza, pizza oven, pizza night, neapolitan pizza, pizza stone, pizza crust
do: take your dough out early
do: crank your oven all the way
do: drain the mozzarella on paper
do: put less sauce on than planned
now: the dough springs back every time you stretch
now: the pie sticks to the peel
now: the top is done and the bottom is pale
now: the first slice folds and everything slides off
say: Home ovens can't make the real thing
say: More cheese is better
say: Tossing dough is just for show
fact: Cold dough fights back
fact: Wet toppings make wet middles
fact: Pizza ovens run far hotter than home ovens
fact: A rolling pin pushes the bubbles out
# detox | detox diet, body detox, juice cleanse, juicing, green juice, detox tea, cleanse diet, celery juice, detox drink, fruit juice
do: read what's in the bottle first
do: count the fruits in one glass
do: drink a plain glass of water
do: look at what's in your blender
now: the holidays end and the ads begin
now: you wash the juicer longer than you drink
now: the bottle costs more than your lunch
now: day two and you're thinking about toast
say: My body needs a reset
say: Juice is the same as fruit
say: No pain, no glow
fact: The liver and kidneys already clean house
fact: Juicing leaves most of the fiber behind
fact: Feeling lighter can simply mean less food
# cake | cake, bake a cake, chocolate cake, birthday cake, cake recipe, sponge cake, layer cake, bundt cake, cake batter
do: take your eggs out of the fridge
do: wipe your whisk and bowl dry
do: trace your pan on baking paper
do: measure your pan across
now: the middle sinks while you watch through the glass
now: half of the bottom stays in the pan
now: you frost too early and the top slides
now: a toothpick comes out wet again
say: Opening the oven ruined everything
say: Box mix always wins
say: Mixing longer makes a fluffier crumb
fact: Warm eggs hold more air
fact: Dark pans brown the outside faster
fact: Room temperature butter is cooler than people think
fact: Layers slice cleaner when cold
# cake decorating | cake decorating, decorate cake, buttercream, frosting, fondant, piping bag, cake decorator, wedding cake, custom cake, cake icing
do: put your bowl in the fridge briefly
do: wipe your turntable clean
do: fill one bag and squeeze on paper
do: chill the bottom layer first
now: crumbs show up in your white frosting
now: the piping bag bursts in your hand
now: you scrape one side for the ninth time
now: the cake rides on someone's lap
say: I can't draw a straight line
say: My hands are too shaky
say: The fancy tips are what matters
fact: Cold layers behave better
fact: Colors deepen as buttercream rests
fact: Most pros hide the bad side
fact: Butter's temperature decides how smooth the bowl looks
# cupcakes and muffins | cupcake, muffin, banana bread, quick bread, blueberry muffin, zucchini bread, pumpkin bread
do: check your tin for dark spots
do: scrape the bottom of your bowl
do: line the tin before you mix
do: test your baking powder in hot water
now: the tops are golden and the middle is raw
now: half the batter stays in the bowl
now: you eat the crumbs off the rack
now: you burn your fingers on the hot tin
say: Oil and butter do the same job
say: Baking soda and powder are the same
say: From scratch is too much work
fact: Lumpy batter can bake up perfectly fine
fact: Baking powder gets weak in the cupboard
fact: Edges always finish before the center
fact: Cold ingredients change how batter rises
# cookies | chocolate chip cookie, cookie dough, bake cookies, sugar cookie, cookie recipe, christmas cookie, cookie spread, decorated cookie, oatmeal cookie, holiday baking
do: put the dough in the fridge
do: press your butter with a thumb
do: bake one cookie alone, as a test
do: let your baking sheet cool down
now: the tray comes out as one big sheet
now: you eat the dough before the oven is hot
now: the bottoms are black on one tray only
now: everyone wants the recipe on the bag
say: Grandma had a secret ingredient
say: Melted butter is the same as soft
say: Looking done means done
fact: Cookies keep setting on the hot sheet
fact: A hot baking sheet melts the next batch
fact: Brown sugar holds more moisture than white
fact: Raw flour isn't meant to be eaten raw
# pie | pie crust, pie dough, apple pie, pumpkin pie, bake pie, pie recipe, pecan pie, cherry pie, flaky crust
do: put your butter in the freezer
do: run cold water over your hands
do: put the pie plate in the freezer
do: dust your counter lightly
now: the dough cracks the second you roll
now: the bottom is pale and soggy again
now: butter melts into your fingertips
now: the edges slide down into the dish
say: Store-bought dough is just as good
say: Cold hands are a gift
say: Only butter makes a real crust
fact: Visible butter lumps are a good sign
fact: Pastry likes a rest in the fridge
fact: Fruit filling thickens as the pan cools
fact: Even bakers patch their dough
# chocolate | chocolate, temper chocolate, chocolate truffle, cocoa powder, dark chocolate, ganache, hot chocolate
do: check the cocoa percentage on your bar
do: dry your bowl completely
do: snap a square and listen
do: let one piece melt on your tongue
now: one drop of water and the bowl turns grainy
now: the bar has a white bloom
now: you lick the spoon and call that testing
now: the strawberries come out streaky
say: The microwave ruins everything
say: Chips and bars are the same thing
say: Higher percentage means better
fact: White bloom is not mold
fact: Chips are made to keep their shape
fact: A dry bowl matters more than a fancy one
fact: Cocoa is a fermented food
# baking | baking, bake, baker, baking tip, baking mistake, baking for beginners, baking recipe, pastry, brownie, scone, bake at home
do: put your scale on the counter
do: read the recipe to the end
do: put a thermometer in your oven
do: smell your flour
now: you notice the softened butter part too late
now: flour poofs out of the mixer
now: you peek through the oven door, squatting
now: the recipe says until done
say: I'm a cook, baking is science
say: A cup is a cup
say: My oven runs hot
fact: Oven dials are often wrong
fact: Creaming butter and sugar traps air
fact: Color tells more than the timer
fact: Old leavening looks just like fresh
# kitchen knife | kitchen knife, chef's knife, chef knife, knife skills, sharpen knife, knife sharpening, dull knife, cutting board, chop onion, dice onion
do: slice a sheet of paper, slowly
do: put a damp towel under your board
do: curl your fingertips under
do: look in your knife drawer
now: the tomato squishes before the skin breaks
now: you cry over the second onion
now: the board slides across the counter
say: A dull blade is safer
say: The steel on the block sharpens
say: Expensive means sharp
fact: A dull edge slips more easily
fact: Honing and sharpening are two different things
fact: The dishwasher is rough on an edge
fact: Most home cooks need only a few blades
# cast iron | cast iron, cast iron skillet, season cast iron, carbon steel pan, stainless steel pan, nonstick pan, cookware, frying pan
do: run your hand over the surface
do: drop water in the hot pan
do: look at your pan's underside
do: preheat a little longer tonight
now: your egg is welded to the bottom
now: the smoke alarm joins dinner
now: someone left your favorite pan to soak
now: you scrub and the brown stays
say: Soap ruins a good pan
say: Nonstick is the only easy pan
say: The pricey set cooks better
fact: Food often lets go when browned
fact: Heavy pans heat slowly and hold heat
fact: Every burner has a hot spot
fact: Rust on iron can be scrubbed away
# air fryer | air fryer, air fryer recipe, airfryer, air fry, air fryer chicken, air fryer fries, air fryer meal
do: pull the basket out and look underneath
do: shake the basket halfway tonight
do: leave some space between pieces
do: check that your basket sits straight
now: the outside is dark and the middle is cold
now: the basket rattles at every shake
now: half the fries are crisp, half are limp
now: the machine takes up your whole counter
say: Just a toy for frozen fries
say: Healthier than anything else
say: No oil needed, ever
fact: The machine is a small, windy oven
fact: A full basket steams the food
fact: Loose seasoning blows around in the basket
fact: Oven times don't carry over directly
# slow cooker | slow cooker, crock pot, crockpot, slow cooker recipe, dump dinner, slow cooker meal
do: check the rubber ring or lid
do: cut everything the same size tonight
do: look at your fill line
do: set your ingredients out before bed
now: you come home and the house smells like dinner
now: you lift the lid to check again
now: everything in the pot is the same brown
now: you realize nobody turned the pot on
say: Just dump everything in
say: Everything turns to mush
say: Low and high come out the same
fact: Every peek lets heat escape
fact: Tough, cheap cuts turn tender with time
fact: Very little liquid evaporates under a lid
fact: Fresh herbs fade over a long cook
# grilling | grilling, grill, bbq, barbecue, charcoal grill, gas grill, burgers on the grill, cookout, grill recipe, blackstone griddle
do: brush the grates while they're warm
do: set out a clean plate
do: check your fuel before guests come
do: keep one side of the grates empty
now: the flames jump and everyone steps back
now: the fuel runs low with guests waiting
now: black outside, pink inside, everybody smiling
now: you flip too early and half stays behind
say: Flip only once
say: Lighter fluid is part of the taste
say: Dad never needed a thermometer
fact: Grill lids have unreliable thermometers
fact: Sugar in sauce burns fast
fact: Meat keeps cooking after leaving the heat
fact: Every grate has hot and cool corners
# smoking meat | smoked meat, brisket, smoke brisket, pulled pork, smoke ribs, meat smoker, offset smoker, pellet grill, smoke meat, pit master
do: check your probe in boiling water
do: find your sharpest long knife
do: write down the start time
do: look at which way the grain runs
now: the temperature stops climbing for hours
now: you're in a bathrobe feeding the fire
now: guests arrive and the meat isn't ready
now: your neighbor leans over the fence, sniffing
say: More smoke means more flavor
say: Done at the number, every time
say: Fat on top melts in
fact: A long stall is completely normal
fact: Thin blue smoke tastes cleaner than white
fact: No two briskets cook the same
fact: Slicing with the grain makes meat chewy
# steak | steak, ribeye, cook steak, sear steak, medium rare, reverse sear, filet mignon, tomahawk, steak at home
do: pat the surface dry
do: open a window first
do: salt a steak and wait
do: look at how thick the cut is
now: the smoke alarm goes off and everyone claps
now: you cut in early to check
now: gray all the way through, again
now: the price tag makes you nervous
say: Searing locks the juice in
say: Pressing with a thumb tells doneness
say: Restaurants just have better meat
fact: A wet surface won't brown well
fact: The red juice isn't blood
fact: Carryover heat keeps working on the plate
fact: Thin cuts forgive nothing
# instant pot | instant pot, pressure cooker, pressure cook, instant pot recipe, multicooker
do: smell the rubber ring
do: check that the valve moves freely
do: scrape the bottom before locking the lid
do: find your manual's fill line
now: the screen says burn and your heart drops
now: you stand far back and poke the valve
now: thirty minutes became an hour somehow
now: steam shoots at the underside of the cabinet
say: Everything's done in ten minutes
say: Good for soup and nothing else
fact: Pressure needs time to build and drop
fact: The rubber ring remembers last week's curry
fact: Recipe times rarely include heating up
fact: Thick sauces scorch where thin broth doesn't
# pancakes | pancake, waffle, french toast, crepe, pancake batter, fluffy pancake
do: let your batter sit a bit
do: flick water on the griddle
do: put a plate in a warm oven
do: stop stirring while lumps are left
now: the first pancake goes to the dog
now: you eat standing while everyone else is served
now: smoke rises before the second batch
now: syrup is on the table, chair and child
say: The first batch never works
say: Smooth batter is the goal
say: Mix from a box needs no help
fact: Lumps usually cook themselves out
fact: Butter burns before most oils do
fact: Resting changes a batter
fact: Pressing down squeezes the air out
# chicken | chicken breast, chicken thigh, roast chicken, cook chicken, chicken recipe, fried chicken, chicken dinner, rotisserie chicken, dry chicken, grilled chicken, chicken wings
do: find your meat thermometer tonight
do: pat the meat dry with paper
do: look at which cut you bought
do: move raw meat to the bottom shelf
now: you cut into the middle to check, again
now: one end is dry, the other is pink
now: you run hot water over a frozen brick
now: raw juice runs across the cutting board
say: Rinse the bird first
say: Pink always means raw
say: White meat is always dry
fact: Rinsing spreads germs around the sink
fact: Thick and thin ends finish at different times
fact: Dark meat forgives a longer cook
fact: Clear juice is not a thermometer
# turkey | thanksgiving turkey, roast turkey, cook turkey, brine turkey, thanksgiving dinner, thanksgiving side, thanksgiving meal, thanksgiving menu, turkey day
do: measure your fridge shelf
do: count your serving spoons
do: write the oven schedule on paper
do: check the thawing time on the label
now: the bird is still frozen on the big morning
now: five dishes need one oven
now: gravy lumps while everyone sits down
now: someone asks when we eat, again
say: My mother always did everything alone
say: Everything has to be hot at once
say: The pop-up timer knows
fact: A big bird takes days to thaw
fact: Carving is easier after a rest
fact: Gravy can be made ahead
fact: Guests remember the sides
# fish | salmon, cook fish, fish recipe, seafood, shrimp, cook salmon, tilapia, fish fillet, scallops, tuna steak
do: press the thickest part with a finger
do: smell the package before buying
do: dry both sides with paper towel
do: take the pan out before you start
now: white stuff seeps out the sides
now: the skin stays behind in the pan
now: your kitchen smells until Tuesday
now: shrimp turn from raw to rubber
say: I can't cook seafood at home
say: Fresh always beats frozen
say: Good fish smells like fish
fact: Much of the fresh counter arrived frozen
fact: Fresh fish barely smells
fact: A minute too long shows on the plate
fact: White stuff on salmon is just protein
# ground beef | ground beef, ground turkey, hamburger, burger patty, homemade burger, meatball, meatloaf, smash burger
do: check the fat on the package
do: wet your hands before shaping
do: heat the pan until really hot
do: salt the outside, right before cooking
now: the pan fills with gray liquid
now: the patty shrinks and the bun looks huge
now: everything slides out the back
now: a frozen pound sits in the sink
say: Leaner is always better
say: Press down for a better crust
say: Brown in the middle means done
fact: Ground meat spoils faster than whole cuts
fact: Overworked meat turns tough
fact: Color alone doesn't show doneness
fact: Fat carries a lot of the flavor
# soup | soup, stew, broth, bone broth, chicken soup, soup recipe, homemade stock, vegetable soup
do: taste a spoonful before you salt
do: save your onion ends tonight
do: find your biggest pot
do: squeeze lemon in one spoonful
now: the pot is full and still tastes like water
now: the noodles drank all the broth
now: the lid rattles and the windows fog up
now: you eat the same pot until Thursday
say: Just add more salt
say: Soup isn't a real dinner
say: Good broth takes all day
fact: Flat flavor often wants acid
fact: Many pots taste better the next day
fact: Noodles keep drinking in the fridge
fact: A hard boil makes broth cloudy
# sauce | sauce, pasta sauce, gravy, tomato sauce, pan sauce, marinara, hollandaise, roux, pesto, cheese sauce
do: taste with a clean spoon
do: drag a spoon through and look
do: turn the heat down a notch
do: find the jar you bought last
now: the pan separates the moment guests arrive
now: lumps show up right before serving
now: you mop the plate with bread
now: the jar sits half full behind the milk
say: Jarred is just as good
say: Cream makes everything better
say: Simmering all day is the only way
fact: Most sauces thicken as they cool
fact: A pinch of acid wakes up flat flavors
fact: Brown bits in the pan are flavor
fact: High heat is what splits many sauces
# eggs | scrambled egg, fried egg, boiled egg, poached egg, omelet, hard boiled egg, cook eggs, deviled egg, egg recipe, eggs for breakfast, peel egg, frittata
do: float an egg in water
do: turn the burner down
do: set a bowl of ice water
do: crack an egg on the flat counter
now: half the white comes off with the shell
now: the yolk breaks right before the toast pops
now: a ring of green circles the yolk
now: one tiny piece of shell runs away
say: High heat is faster
say: Brown shells are healthier
say: Old and bad are the same thing
fact: Older eggs often peel easier
fact: Shell color depends on the hen's breed
fact: The pan keeps cooking after the burner's off
fact: A floating egg is old, which isn't always bad
# rice | rice, cook rice, rice cooker, fried rice, sticky rice, jasmine rice, basmati, quinoa
do: check which grain you have
do: rinse a handful and look
do: leave the lid on tonight
do: fluff with a fork
now: the bottom burns while the top is wet
now: starchy water foams over the stove
now: you make enough for nine people again
say: I can't cook without a machine
say: Rinsing is a waste of time
say: One ratio works for every kind
fact: Steam finishes the job after the heat
fact: Different grains want different amounts of water
fact: Day-old grains fry better
# pasta | pasta, spaghetti, noodles, mac and cheese, lasagna, carbonara, pasta dough, fresh pasta, pasta recipe, gnocchi, alfredo
do: save a mug of cooking water
do: taste a noodle a minute early
do: salt the water before anything
do: weigh out one real portion
now: the pot boils over the second you leave
now: you drain everything and remember the water
now: you cook for two and feed six
now: the sauce sits at the bottom of the bowl
say: Oil keeps noodles from sticking
say: Throw a noodle at the wall
say: Fresh is better than dried
fact: Cloudy cooking water helps sauce cling
fact: Dried and fresh are just different foods
fact: Oil in the water mostly floats
fact: Box times are only a guess
# beans | dried beans, cook beans, canned beans, lentils, chickpeas, hummus, black beans, bean recipe, legume, bean soup
do: count the cans you already own
do: taste three from the pot, never one
do: check the date on that dusty bag
do: save the liquid from the can
now: three hours in and still crunchy
now: a dusty bag sits behind the rice
now: foam climbs out of the pot
now: the kids start singing the song
say: Cans are cheating
say: Salt makes the skins tough
say: Cheap food is boring food
fact: Old dried beans can stay hard forever
fact: Salt in the soak is fine
fact: Bean liquid can whip like egg whites
# potatoes | mashed potato, baked potato, french fries, roast potato, sweet potato, potato recipe, crispy potato, potato salad, hash brown, home fries
do: check the variety on the bag
do: dry the pieces before the oil
do: find the pantry's darkest corner
do: cut off every sprout you see
now: the mash turns to glue
now: sprouts are growing in the cabinet
now: you peel for ten minutes, dice for ten
now: someone steals fries off your plate
say: A potato is a potato
say: Potatoes are just empty carbs
say: The blender makes smoother mash
fact: Waxy and starchy kinds behave differently
fact: Green skin is a reason to trim
fact: Overworking turns starch into glue
fact: Cold storage turns potato starch sweet
# leftovers | leftovers, reheat, reheat food, food waste, use up food, clean out the fridge, fridge cleanout, leftover recipe, waste less food
do: open the oldest container first
do: date one container with tape
do: look behind the milk
do: pick one thing to use tonight
now: you open a lid and close again fast
now: you stare in with the door wide open
now: the foil ball holds one slice of something
now: half a cilantro bunch turns to slime
say: I don't eat the same thing twice
say: I'll eat the rest tomorrow
say: Best by means throw away after
fact: Most date stamps are about quality
fact: Tired greens can perk up in ice water
fact: Some foods hate the microwave
fact: Clear containers get eaten first
# freezer | freezer meal, freezer cooking, freeze food, freezer friendly, freezer burn, stock freezer, frozen meal, thaw, freezer prep, defrost, frozen food
do: pull out one mystery bag
do: label one bag with a date
do: freeze one bag lying flat
do: check the back of the bottom drawer
now: a frozen brick falls on your foot
now: you can't tell chili from spaghetti sauce
now: ice crystals cover the last waffle
now: dinner is a rock at five thirty
say: Frozen food is never as good
say: Everything keeps forever when frozen
say: Thaw on the counter, everyone does
fact: Air is what causes freezer burn
fact: Flat bags thaw faster
fact: A full freezer holds cold better
fact: Creamy sauces often split after thawing
# grocery shopping | grocery shopping, grocery list, grocery store, grocery haul, supermarket, costco, aldi, trader joe's, walmart grocery, grocery trip, shop for groceries
do: take a picture of your fridge
do: check the receipt from last time
do: look at the lowest shelf
do: cross one thing off your list
now: you went in for milk
now: you forgot the one thing you came for
now: the cart has one bad wheel and cookies
now: you're in line holding too much without a basket
say: I don't need a list
say: Bigger packages are always cheaper
say: Organic is worth the extra, always
fact: Eye-level shelves are the expensive real estate
fact: The price per ounce is on the shelf tag
fact: Milk is in the back for a reason
fact: Many store brands come from the same factories
# budget meals | budget meal, cheap meal, eat on a budget, grocery budget, save on groceries, cheap dinner, budget cooking, frugal meal, cheap grocery, food budget, save money on food
do: find your last grocery receipt
do: count the dinners already in your pantry
do: check what you threw out Friday
do: circle the priciest line on your receipt
now: two bags, no meat, and the total stings
now: you put the cheese back on the shelf
now: payday is Friday and the fridge is bare
now: the fancy lettuce goes in the trash again
say: Cheap food is junk food
say: Coupons are the only way
say: I don't have time to cook cheap
fact: Food in the trash is the priciest kind
fact: Coupons mostly exist for packaged food
fact: Dried, canned and frozen all keep longer
fact: A store's end cap isn't always a sale
# meal planning | meal planning, meal plan, weekly menu, dinner plan, plan dinners, menu planning, plan meals, weekly meal, dinner rotation
do: ask everyone for one dinner
do: look at this week's calendar
do: write down what's about to spoil
do: list five dinners you already know
now: it's five and somebody asks what's for dinner
now: you own tortillas, mustard and one carrot
now: the pretty planner has been blank since March
now: you planned fish and nobody wants fish
say: I never know what I'll feel like
say: Planning takes the joy out
say: Every night needs a new recipe
fact: Most families repeat the same few dinners
fact: Takeout night can be on the plan
fact: A plan on paper survives a tired brain
fact: Deciding is often harder than cooking
# spices | spice rack, spice blend, spice drawer, whole spices, ground spices, cook with spices, spice cabinet, seasoning blend, dried herbs, cumin, paprika, homemade seasoning
do: smell the oldest jar you own
do: rub a pinch between your palms
do: look where your jars live
do: toast a few seeds in a pan
now: you own three jars of the same thing
now: the lid falls off and everything goes in
now: the paprika smells like cardboard
now: a jar from your first apartment still stands
say: Spices never go bad
say: Salt and pepper are enough for me
say: More seasoning means more heat
fact: Ground seasoning fades faster than whole
fact: Heat from the stove ages your jars
fact: Fat carries flavor further than water does
fact: Early and late seasoning taste different
# salt | kosher salt, salt your food, salt food, season with salt, sea salt, table salt, underseasoned, oversalted, bland food
do: weigh one level teaspoon
do: taste one bite before and after
do: look at the box you bought
do: put a small bowl by your stove
now: dinner tastes flat and you can't say why
now: the shaker lid comes off over the pot
now: the recipe says to taste and walks away
now: someone salts before the first bite
say: Just follow the teaspoon
say: A potato fixes an oversalted pot
say: Salt is salt
fact: A spoon of each brand weighs differently
fact: Early salt and late salt taste different
fact: A pinch makes sweet things taste sweeter
fact: Cold food tastes less salty
# cooking oil | cooking oil, olive oil, smoke point, avocado oil, butter or oil, ghee, seed oils, vegetable oil
do: smell the bottle by your stove
do: check the date on the neck
do: move the bottle away from heat
do: pour some in a spoon and taste
now: the pan smokes and you wave a towel
now: you've had the big jug since last year
now: forty bottles and every label is green
now: you pour once around and then once more
say: Never cook with the good stuff
say: Extra virgin is just a fancy word
say: Any bottle works in any pan
fact: Heat, light and air make oil go rancid
fact: Rancid oil smells a bit like crayons
fact: Every oil has about the same calories
fact: Green or gold color says little about quality
# garlic and onion | garlic, onion, caramelize onions, mince garlic, peel garlic, caramelized onion, garlic clove
do: smell your fingertips
do: look for a green sprout inside
do: turn the flame down one notch
do: pick the firmest bulb you have
now: your eyes sting before the first slice falls
now: the skin sticks to every finger
now: ten minutes, the recipe says, and still pale
now: one piece turned black and the pan smells bitter
say: Powder tastes the same
say: Two cloves means at least five
say: High heat just speeds things up
fact: Finer cuts taste stronger
fact: Deep golden takes far longer than recipes admit
fact: Small bits burn in seconds
fact: A sharp blade means fewer tears
# canning | canning, water bath canning, pressure canning, preserve food, homemade jam, jelly making, pickle, pickling, can tomatoes
do: run a finger around each rim
do: check the date of your recipe
do: press the center of every lid
do: count your new lids
now: the kitchen is hot and the lids start popping
now: one jar in the batch stays silent
now: the jam is still soup the next morning
now: a mountain of cucumbers waits on the counter
say: Grandma never did all those steps
say: A sealed lid means safe
say: Less sugar won't change anything
fact: A good seal doesn't prove safe food
fact: Acid decides which method is used
fact: Your altitude changes the processing
fact: Old family recipes may predate current testing
# coffee | espresso, coffee beans, brew coffee, pour over, french press, cold brew, coffee maker, better coffee, iced coffee, latte, coffee at home, coffee grinder, make coffee, coffee taste
do: smell your open bag
do: find the roast date
do: taste the first sip black
do: rinse your mug with hot water
now: the first sip is bitter and you add milk
now: the grinder wakes up the whole hallway
now: you own a scale just for drinks
now: a cafe cup costs as much as lunch
say: I need a better machine
say: Dark means strong
say: The freezer keeps everything fresh
fact: Most of your cup is water
fact: Grind size changes the taste more than people think
fact: Fresh beans keep changing after roasting
fact: Lighter roasts aren't weaker
# tea | green tea, black tea, loose leaf tea, herbal tea, matcha, brew tea, iced tea, chai, oolong, tea ceremony, cup of tea, tea bag
do: smell the dry leaves first
do: let the kettle rest a minute
do: set a timer for one cup
do: look inside a torn bag
now: you forget the cup until it's bitter and cold
now: your cabinet has nineteen boxes, all open
now: the kettle clicks and the house goes quiet
now: green powder dusts your whole counter
say: Green is always bitter
say: Boiling water is always right
say: Bags are as good as leaves
fact: Green and black come from the same plant
fact: Most herbal cups contain no actual tea
fact: Bitter often means too hot or too long
fact: Good leaves can be steeped again
# cocktails | cocktail, margarita, old fashioned cocktail, bartender, mixology, home bar, espresso martini, bartending, martini, mixed drink
do: check how old your vermouth is
do: squeeze a fresh lime
do: put two glasses in the freezer
do: count the ice trays you have
now: the shaker freezes shut in your hands
now: someone asks for something not too sweet
now: eight dusty bottles and nothing to mix
now: the ice is gone before the guests
say: Expensive bottles make better drinks
say: Bottled lime is fine
say: Shaking and stirring are just style
fact: Melted ice is part of the recipe
fact: Vermouth belongs in the fridge once open
fact: Small cubes water down faster
fact: Fresh citrus fades within hours
# wine | wine, red wine, white wine, wine pairing, wine tasting, sommelier, natural wine, sparkling wine, champagne, winery, wine list
do: smell the glass before you sip
do: turn the bottle and read the back
do: chill your red a little tonight
do: take a photo of the label
now: the server pours a drop and waits for you
now: you point at the second cheapest
now: the cork breaks halfway out
now: everyone swirls, so you swirl
say: Expensive bottles taste better
say: Screw caps mean cheap
say: Red with meat, white with fish
fact: Most bottles are made to drink young
fact: Room temperature is too warm for many reds
fact: White can be made from dark grapes
fact: Sulfites are in nearly every bottle
# cheese | cheese, cheese board, charcuterie, charcuterie board, make cheese, mozzarella, cheddar, grazing board, parmesan, cheese making
do: take your wedge out early
do: wrap one piece in paper
do: smell the rind
do: find your smallest knife
now: the good wedge sweats in plastic
now: someone cuts the nose off the brie
now: the pre-shredded bag won't melt right
now: one grape and three crackers remain
say: I'd never eat the rind
say: Moldy means throw everything out
say: Pre-shredded is the same thing
fact: Straight from the fridge, flavor hides
fact: Bagged shreds are coated against clumping
fact: Many rinds are made to be eaten
fact: Cheddar is naturally not orange
# dinner | dinner, supper, weeknight dinner, quick dinner, easy dinner, dinner idea, what's for dinner, 30 minute meal, dinner recipe
do: take something out of the freezer
do: put a pot of water on
do: look at what has to go today
do: clear a corner of the counter
now: everyone's hungry and the chicken is frozen
now: you stare into the fridge, jacket still on
now: somebody asks what we're having, before hello
now: cereal starts to look like a real option
say: I'm too tired to cook
say: Takeout is faster
say: A real meal needs three parts
fact: Hunger makes every recipe feel longer
fact: Eggs on toast count as a meal
fact: Recipe times assume somebody already chopped
fact: Most good cooks repeat themselves
# breakfast | breakfast, high protein breakfast, overnight oats, breakfast idea, oatmeal, healthy breakfast, breakfast recipe, granola, morning meal, brunch, cereal
do: set one bowl out tonight
do: think about when you got hungry today
do: check the back of your cereal box
do: put tomorrow's spoon on the counter
now: you eat toast over the sink in socks
now: the kids need shoes and the bread burns
now: your stomach growls in the first meeting
now: you drink coffee and call that a meal
say: I'm just not hungry in the morning
say: The first meal matters most
say: Oats are boring
fact: Some cereals hold as much sugar as dessert
fact: Dinner leftovers work in the morning too
fact: Morning hunger differs from person to person
fact: Soaked oats don't need a stove
# lunch | lunch idea, packed lunch, healthy lunch, work lunch, quick lunch, easy lunch, lunch for work, sandwich, wrap recipe, desk lunch, lunch prep
do: look at today's calendar for noon
do: pack one thing before bed
do: rinse out your lunch bag
do: check your bag for a fork
now: you eat at your desk with one hand
now: the bread is wet by noon
now: someone microwaves fish
now: you forget your bag on the kitchen counter
say: I don't have time to eat
say: Buying is easier
say: Leftovers are sad
fact: Wet filling ruins even good bread
fact: Skipped noon meals often show up later
fact: A desk is a bad dining room
fact: Cold food needs stronger seasoning
# mocktails | mocktail, non-alcoholic drink, alcohol free drink, dry january, zero proof, nonalcoholic, alcohol free party
do: squeeze one fresh lime
do: get out your nicest glass
do: freeze berries in an ice tray
do: look at what's behind your soda water
now: the host asks what you'll have
now: your choices are water or a kid's soda
now: you hold a lime and seltzer all evening
now: someone asks why you're not drinking
say: Without alcohol, a drink is just juice
say: Nobody notices what's in my glass
say: Parties need a real drink
fact: Bitterness makes a drink feel grown up
fact: The glass is half of the ritual
fact: Nonalcoholic beer can contain traces of alcohol
fact: Nobody owes a party an explanation
# recipes | recipe, easy recipe, follow a recipe, recipe idea, family recipe, viral recipe, new recipe, recipe box, recipe developer, recipe testing
do: read to the last line first
do: lay everything out on the counter
do: write the date in the margin
do: circle the step you'd skip
now: you scroll past someone's whole childhood
now: your screen goes dark with flour on your hands
now: one ingredient exists only in another state
say: I never follow directions
say: Follow every step and nothing goes wrong
say: The comments fix everything
fact: No recipe knows how big your onion is
fact: Prep time assumes a fast knife
fact: Your stove isn't the author's stove
fact: Grandma's card leaves out what she just knew
# cooking | cooking, cook, home cook, cook at home, cooking tip, cooking mistake, learn to cook, cooking for beginners, cooking class, home cooked, cooking skill
do: taste what's in the pot now
do: let the pan heat up longer
do: put a towel over your shoulder
do: clear your cutting board first
now: three timers ring and one pan smokes
now: dinner's ready and the rice isn't
now: your sink is full before you've eaten
now: you taste, frown, and reach for salt
say: I burn water
say: I just can't cook
say: Good cooks don't need recipes
fact: Chefs taste all the way through
fact: Cold pans make food stick
fact: Most dishes fail quietly, at the seasoning
fact: Professional kitchens do most work before dinner
# kitchen | kitchen, small kitchen, kitchen organization, organize pantry, pantry, kitchen counter, kitchen cabinet, kitchen hack
do: open the drawer by your stove
do: count the things on your counter
do: find what you haven't touched this year
do: stand at your sink and look around
now: the drawer jams on a spatula
now: everyone stands exactly where you need to work
now: you own three can openers and find none
now: the counter collects mail, keys and bananas
say: I just need more cabinets
say: My space is just too small
say: A bigger room would solve everything
fact: Restaurant cooks often work in tiny spaces
fact: Most people use the same few tools daily
fact: The back of a deep cabinet gets forgotten
fact: Guests end up standing near the food
# kitchen gadgets | kitchen gadget, kitchen tool, kitchen appliance, stand mixer, food processor, kitchen blender, kitchenaid, kitchen equipment, mandoline, kitchen essential
do: dust off the machine you forgot
do: find the missing lid or blade
do: check the highest cabinet
do: count what you used this week
now: the box says easy clean and has nine parts
now: the cord never reaches the counter
now: a wedding gift sits in its box
now: you wash by hand what a knife did faster
say: The right tool makes a better cook
say: I'd use a new gadget every day
say: Dishwasher safe means dishwasher safe
fact: What lives in a cabinet rarely gets used
fact: Price and usefulness aren't the same thing
fact: Cleanup time counts as cooking time
fact: A good knife replaces half a drawer
# sheet pan dinner | sheet pan dinner, sheet pan meal, one pot meal, one pan dinner, casserole, one pot pasta, sheet pan, skillet dinner
do: pull out your biggest pan
do: cut everything to one size
do: check that your pan still lies flat
do: preheat longer than the beep
now: the pan pops and warps in the oven
now: the potatoes are hard and the meat is done
now: one dish to wash, and still you soak
now: everything tastes like the same brown sauce
say: Just throw everything on at once
say: One pot means one flavor
say: No dishes, no downside
fact: Ingredients rarely finish at the same minute
fact: The beep often comes before the oven's ready
fact: The oven's back corner is often hotter
fact: Thin pans twist in high heat
# cooking for one | cooking for one, cook for one, meals for one, single serving, dinner for one, solo dinner, cooking for two, college meals, dorm cooking
do: check the number of servings
do: freeze half a loaf tonight
do: use a real plate
do: halve something you'd normally double
now: the recipe serves six and you're one person
now: half a cabbage looks back at you
now: you eat from the pan over the stove
now: the herbs come in a bunch, always
say: Not worth the effort just for me
say: Eating out is cheaper for one person
say: Every package is made for families
fact: Halved recipes often need less time
fact: Bread freezes well in slices
fact: The salad bar sells exactly one carrot
fact: Small pans change how sauces reduce
# dinner party | dinner party, host dinner, potluck, appetizer, party food, entertain guests, holiday dinner, christmas dinner, easter brunch, finger food
do: count your chairs
do: empty the dishwasher before anyone comes
do: write the menu on one card
do: ask who can't eat what
now: the doorbell rings and you're in an apron
now: everyone gathers in the kitchen anyway
now: you miss every conversation at the stove
now: three people bring the same dip
say: Everything has to be homemade
say: I'll try a new recipe on guests
say: The house has to be perfect
fact: Guests relax when the host does
fact: People remember the evening over the menu
fact: Ice is what parties run out of
fact: An empty dishwasher is a head start
# mexican food | taco, enchilada, quesadilla, burrito, homemade salsa, salsa recipe, guacamole, tortilla, mexican food, birria, taco night, fajita
do: warm a tortilla over the flame
do: press an avocado near the stem
do: squeeze lime over the first bite
do: taste one chip with your topping
now: the shell breaks on the first bite
now: the guac is brown before guests arrive
now: juice runs down your wrist
now: everyone builds a plate that won't close
say: Authentic means only one way
say: The pit keeps the green
say: Cold tortillas are fine
fact: Warm tortillas fold, cold ones crack
fact: Air is what turns avocado brown
fact: Every region of Mexico cooks differently
fact: Small chilies are often the hotter ones
# stir fry | stir fry, wok, chinese food, chow mein, lo mein, asian noodles, thai food, pad thai, asian cooking, takeout at home
do: chop everything before the flame
do: put your sauce in one cup
do: get your widest pan
do: dry the vegetables well
now: the vegetables swim in brown water
now: the garlic burns while you open a bottle
now: the noodles clump into one ball
now: the takeout box still tastes better
say: I'd need a real wok burner
say: Everything goes in together
say: Soy sauce is all the flavor
fact: A full pan boils instead of sears
fact: The cooking is shorter than the chopping
fact: Restaurant burners are far stronger than home ones
fact: Soy sauce brands differ a lot in salt
# curry | curry recipe, chicken curry, indian food, indian cooking, thai curry, curry paste, curry at home, masala, dal, butter chicken
do: toast one spice and smell
do: let the onions go darker
do: shake the coconut milk can
do: check what's in your blend
now: your kitchen smells amazing until Thursday
now: the sauce is thin and tastes of powder
now: one guest asks how spicy dinner is
now: your wooden spoon is yellow for good
say: Curry powder is one spice
say: Hotter means more authentic
say: The jar tastes the same
fact: Curry powder is a blend, never one plant
fact: Raw ground spices taste dusty
fact: Dairy cools the mouth better than water
fact: Every household mixes masala differently
# ice cream | ice cream, homemade ice cream, gelato, sorbet, ice cream maker, ninja creami, frozen dessert, frozen yogurt, no churn
do: push the bowl deeper in your freezer
do: check the first ingredient on the pint
do: let a scoop sit for a minute
do: run your scoop under hot water
now: the pint is hard as a brick
now: crystals crunch between your teeth
now: the spoon bends before the scoop comes out
now: you eat around the edge, to keep things even
say: Homemade always turns icy
say: Low fat tastes just the same
say: Sugar is only for sweetness
fact: Every pint has air whipped in
fact: Sugar also keeps a frozen dessert soft
fact: Cold mutes sweetness on the tongue
fact: Slow freezing makes bigger crystals
# food safety | food safety, food poisoning, food expiration date, raw meat, food storage, how long food lasts, cross contamination, servsafe, salmonella
do: put a thermometer in your fridge
do: smell your kitchen sponge
do: check which shelf the raw meat's on
do: feel the fridge door seal
now: the rice sat out and nobody knows how long
now: you sniff the milk and hand over the carton
now: you use the same board for the salad
now: the power blinks and the fridge goes quiet
say: Smell tells when food is bad
say: We've always done things this way, we're fine
say: Expired means dangerous
fact: Dangerous germs often have no smell
fact: The sponge often beats the sink for germs
fact: Fridge doors are the warmest spot
fact: Leftovers cool faster in shallow dishes
# food photography | food photography, food photo, food styling, food video, food content, photograph food, foodie, food creator, food influencer, recipe video
do: turn off the ceiling light
do: put your plate by a window
do: wipe the rim with a towel
do: take one shot from the side
now: the cheese goes cold before the shot
now: everyone waits for you to finish the picture
now: you're on a chair over a plate of pasta
now: delicious dinner, brown photo
say: I need a better camera
say: Overhead works for everything
say: Good food looks good by itself
fact: Window light flatters most plates
fact: Brown food is the hardest to shoot
fact: Ads have used glue instead of milk
fact: Half-eaten plates often look more inviting
# food blog | food blogger, cookbook, write a cookbook, recipe blog, food writer, food newsletter, cookbook author
do: reread your last intro out loud
do: open your most visited post
do: count your test batches
do: ask a friend to cook your recipe
now: a reader swaps four things and leaves one star
now: you cook the same dish for the fifth time
now: your family eats dinner after the photo
now: your mother is the first comment again
say: All the good recipes are taken
say: Nobody reads the intro
fact: Ingredient lists alone are hard to protect
fact: Readers cook on bad stoves
fact: Testers find what the author skips
fact: Comments show which step was unclear
# restaurant | restaurant, fine dining, restaurant review, local restaurant, new restaurant, restaurant tip, restaurant visit, restaurant experience
do: read one menu from the bottom up
do: notice which table fills first
do: look at the last review you read
do: listen for the ticket printer
now: the host says forty minutes with a smile
now: plates die in the window under the lamp
now: the server reads six specials from memory
now: you look up and every table is full
say: A full room means good money
say: The special is what's going bad
say: Good food sells itself
fact: A packed dining room can still lose money
fact: Most of the work happens before opening
fact: Servers see things the kitchen never sees
fact: Chairs and light decide how long people stay
# restaurant owner | restaurant profit, restaurant industry, restaurant management, restaurateur
do: pull last week's invoices
do: weigh three plates from the line
do: look in your trash cans tonight
do: read your newest three-star review
now: the dishwasher doesn't show on Saturday
now: the walk-in dies on a holiday weekend
now: the line's out the door, the account's empty
now: you eat standing over a trash can at ten
say: We're busy, so we're fine
say: Delivery apps bring extra money
fact: Restaurant margins are thin
fact: An extra ounce per plate adds up
fact: Regulars notice when portions change
fact: The dish you love may lose money
# restaurant staff | restaurant staff, restaurant server, waitress, waiter, line cook, kitchen staff, restaurant hiring, front of house, back of house, restaurant turnover, server training, sous chef
do: look at Saturday's schedule
do: ask your newest hire one question
do: taste the staff meal
do: check who closed last night
now: two call out before the Friday rush
now: the printer won't stop and nobody talks
now: table nine wants to split eight ways
now: your feet hurt before the first table sits
say: Nobody wants to work anymore
say: Tips will sort everything out
say: New people learn on the floor
fact: People often quit over the schedule
fact: Staff meal says a lot about a place
fact: Yelling travels through the kitchen door
fact: The dish pit can stop a whole night
# restaurant menu | restaurant menu, menu price, menu design, menu engineering, raise menu prices, price your menu
do: time a stranger reading your menu
do: circle your slowest seller
do: cost out one plate tonight
do: cover the prices and read again
now: the table asks what's good here
now: lettuce doubles and the price stays printed
now: forty dishes and the fridge can't close
now: a guest flips back to page one again
say: More choice makes people happy
say: Guests leave if prices go up
say: Copy what the place next door charges
fact: Your best seller may earn the least
fact: Guests rarely read every line
fact: Each extra dish needs its own prep
fact: Fry oil and napkins are part of the plate
# catering | catering company, catering client, event catering, wedding catering, catering order, catering menu, caterer, corporate catering, start catering
do: count your hot boxes
do: reread your contract's headcount line
do: check the venue's outlets
do: pack one bag with tape and knives
now: the elevator is broken and you're on five
now: the van turns and something slides
now: the speeches run long and the food waits
say: The tasting closes the deal
say: Buffets are always cheaper
fact: Buffet guests take more of what's first
fact: Headcounts change until the last minute
fact: Crispy food hates a hot box
fact: Load-out takes longer than anyone plans
# food truck | food truck, food trailer, food cart, street food business, concession stand, pop up restaurant
do: count the steps for one order
do: check your generator's fuel
do: call your commissary about hours
do: time one order from window to hand
now: the generator coughs in the lunch rush
now: rain starts and the street goes empty
now: the line is long and you're out of buns
now: the inspector walks up at noon
say: A truck is cheaper than a restaurant
say: Just park where people are
say: A long line is a good sign
fact: Parking rules change from town to town
fact: Weather sets a lot of sales days
fact: A short menu moves the line
fact: Many cities require a commissary kitchen
# home bakery | cottage food, home baker, sell baked goods, cake business, bakery owner, micro bakery, sell cookies, home baking business, bakery
do: time one order from mix to box
do: weigh the butter in one batch
do: look up your cottage food rules
do: add up your boxes and ribbon
now: someone asks for a discount on a wedding cake
now: you're boxing orders at midnight in slippers
now: a pickup is late and the frosting softens
now: your own kid gets the broken cookies
say: Friends should get a discount
say: I'll charge what the grocery store charges
say: My time doesn't cost anything
fact: Cottage food laws differ by state
fact: Boxes and boards eat into a price
fact: Washing dishes is part of every order
fact: Supermarkets bake at another scale entirely
# coffee shop | coffee shop, cafe, barista, coffee business, open a cafe, coffee cart, latte art, coffee roaster, mobile coffee
do: time one drink from order to handoff
do: taste your milk alone
do: count the cups you remade today
do: stand where the customers wait
now: the line hits the door at eight
now: the milk jug screams and nobody looks up
now: one laptop holds the big table all day
now: someone orders six drinks at closing time
say: The beans are what people pay for
say: Everybody drinks coffee, so we'll be fine
say: Latte art is just decoration
fact: Milk is often the bigger share of the cup
fact: The morning rush carries most of the day
fact: Regulars come for the name on the cup
fact: The grinder needs adjusting through the day
# personal chef | personal chef, private chef, chef for hire, in-home chef, chef life, chef career, culinary school, become a chef, executive chef, professional chef
do: sharpen your main knife
do: empty your knife roll onto a towel
do: write your prep list tonight
do: check your bag for towels
now: the oven door won't close before the first course
now: your knife roll is heavier than your suitcase
now: dinner at home is cereal at midnight
say: Chefs eat like kings
say: Talent matters more than prep
say: Holidays off, someday
fact: Professionals write lists for everything
fact: Most chefs eat standing up
fact: Cleaning is a huge part of cooking
fact: A borrowed oven always lies
# food brand | food brand, food startup, food product, cpg, packaged food brand, sell food online, hot sauce business, sell at grocery store, food entrepreneur, specialty food, co-packer, farmers market booth
do: read your own label like a stranger
do: check your cost per jar
do: photograph your shelf from knee height
do: ask one shopper what the jar is
now: a buyer tastes and says send me samples
now: you stand behind samples all Saturday
now: the pallet arrives and the labels are crooked
now: everyone loves a taste, few reach for a wallet
say: My friends would all buy a case
say: Getting on the shelf is the win
say: The recipe is the hard part
fact: People who love samples don't always buy
fact: Stores want proof the jar will move
fact: Scaling a recipe changes the taste
fact: Shelf life decides where food can be sold
# vegetable garden | vegetable garden, grow vegetables, kitchen garden, veggie garden, grow your own food, grow food, backyard garden, grow zucchini, grow lettuce, grow kale, grow cucumbers, garden harvest, grow garlic, grow onions
do: push a finger into the soil
do: look under three leaves
do: note where the sun is now
do: find your first frost date
now: something ate the lettuce down to the stem
now: you leave for a week and weeds move in
now: the tag fades and you can't tell who's who
say: I have a black thumb
say: More water fixes everything
say: I missed the season
fact: Weed seeds can wait in soil for years
fact: Too much water looks a lot like too little
fact: Some crops like the cold
fact: Most insects in a garden do no harm
# tomatoes | grow tomatoes, tomato plant, tomato seedling, cherry tomato, heirloom tomato, prune tomatoes, blossom end rot, tomato garden, tomatoes in pots
do: smell your fingers after touching a leaf
do: check the lowest leaves
do: look for a green worm at dusk
do: read the tag for the type
now: the first ripe fruit has a black bottom
now: the cage leans over by July
now: leaves curl and you blame yourself
now: a squirrel takes one bite and leaves
say: Yellow leaves mean more fertilizer
say: Real flavor only ripens on the vine
say: The cage from the store is enough
fact: A picked tomato keeps ripening indoors
fact: Some kinds never stop growing taller
fact: Extreme heat can make blossoms drop
fact: Buried stems grow roots
# herb garden | herb garden, grow herbs, basil plant, fresh herbs, grow basil, indoor herbs, mint plant, windowsill herbs, cilantro
do: rub a leaf and smell
do: lift the pot and feel its weight
do: look for flower buds on top
do: check for a hole under the pot
now: the store plant collapses on day five
now: half the bunch turns black in the fridge
now: one plant takes over the whole bed
now: you need three leaves and buy a bunch
say: Supermarket plants always die
say: Picking hurts the plant
say: Dried is the same as fresh
fact: A store pot often holds many crowded seedlings
fact: Cutting makes many kinds bushier
fact: Mint travels underground
fact: Rosemary and basil want different amounts of water
# raised bed | raised bed, raised garden bed, raised bed soil, garden bed, square foot garden, raised bed garden, fill raised bed
do: dig down one hand deep
do: measure how far your arm reaches
do: squeeze a handful and let go
do: stand in your yard at noon
now: the bags barely cover the bottom
now: the neighborhood cat finds your fresh soil
now: water runs off the top like glass
now: you step in to reach the middle
say: Fill with bags from the store, done
say: Taller is always better
say: Good soil lasts forever
fact: Soil sinks over the first season
fact: Boxes above ground dry out faster
fact: Bare soil invites weeds
fact: Bagged mixes differ a lot inside
# compost | compost, composting, worm bin, compost bin, food scraps, kitchen scraps, compost pile
do: smell your pile
do: squeeze a handful like a sponge
do: save one day of coffee grounds
do: find a box of dry leaves
now: fruit flies rise when you lift the lid
now: the pile has looked the same for months
now: a whole eggshell stares back at you
now: the scrap bucket is full and rain is falling
say: Compost stinks and brings rats
say: Just throw everything in
say: A yard is the minimum
fact: A healthy pile smells like the forest
fact: Bad smell usually means too wet
fact: Compostable plastic often needs an industrial plant
fact: Piles need air as much as scraps
# seed starting | seed starting, start seeds, seedling, seeds indoors, grow from seed, leggy seedling, germination, seed tray, harden off
do: count seeds left in the packet
do: check the date on the packet
do: put your hand above the light
do: write a name on every tray
now: the stems stretch and flop toward the window
now: nothing comes up and you dig to check
now: the cat discovers the warm tray
now: forty sprouts, room for six
say: A sunny window is enough
say: Earlier is always better
say: Old packets are trash
fact: Most seeds sprout without any light
fact: Wind makes stems stronger
fact: Outdoor sun can scorch indoor leaves
fact: Bigger seedlings don't always finish first
# container garden | container garden, balcony garden, patio garden, grow in pots, container vegetables, apartment garden, grow bag, small space garden, pot plants vegetables
do: lift each pot and compare
do: check for drainage holes
do: count your hours of sun
do: feel how windy your railing is
now: the pot is bone dry by evening
now: water drips on the downstairs neighbor
now: one pepper, and you text everyone a picture
now: roots circle the bottom like spaghetti
say: No yard, no harvest
say: Rocks at the bottom help drainage
say: Any soil works in a pot
fact: Small pots dry out much faster
fact: Gravel at the bottom doesn't improve drainage
fact: Dark pots heat up in the sun
fact: Yard dirt packs hard in a container
# fruit trees and berries | fruit tree, apple tree, berry bush, grow strawberries, grow blueberries, prune fruit tree, lemon tree, grow raspberries, fruit orchard, peach tree, fig tree
do: look at last year's wood
do: sharpen your pruners
do: check the soil at the trunk
do: read the tag at the bottom
now: birds come the day before you do
now: three years in and not one piece of fruit
now: you hold the pruners and can't decide
now: the whole crop ripens while you're away
say: Plant a tree and wait
say: Pruning hurts the tree
say: One tree is enough for fruit
fact: Many varieties need a partner nearby
fact: Fruit often grows on older wood
fact: Heavy years can follow light ones
fact: Mulch against the bark causes trouble
# backyard chickens | backyard chickens, chicken coop, raise chickens, laying hens, egg laying, baby chicks, backyard flock, chicken keeping
do: check the latch at dusk
do: count heads on the roost
do: feel the bedding in one corner
do: look up your town's rules
now: one hen screams because she laid
now: you're in pajamas chasing a bird
now: the nest box is empty again
now: feathers everywhere and everyone looks awful
say: Eggs will be basically free
say: Hens need a rooster to lay
say: Chicken wire keeps predators out
fact: Hens lay without a rooster
fact: Raccoons can work simple latches
fact: Molting hens often stop laying
fact: Shorter days mean fewer eggs
`);
