/** Nouns whose number or countability the grammar must know. Data: add freely. */
const list = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** No article in the singular: "burnout", "meal prep". */
export const MASS: ReadonlySet<string> = list(`
cross-stitch pool-closing pool-opening spring-break summer-break winter-break fall-break christmas-break slow-season busy-season peak-season finals-week exam-week fashion-week spirit-week bake-day prep-day market-day fight-or-flight recomposition body-image glute-day back-day push-day pull-day cardio-day nausea for-sale-by-owner dual-agency belly-fat body-fat visceral-fat back-fat kennel-cough whooping-cough suhoor iftar tax-season wedding-season hurricane-season allergy-season flu-season cold-season bulking-season cutting-season race-season growing-season rush-hour french-toast avocado-toast potato-toast cinnamon-toast garlic-toast balayage composition
email watercolor watercolour gouache calligraphy pottery sauce salsa flexbox burnout stress anxiety depression grief trauma sleep prep yoga cardio pilates nutrition protein fiber fibre sugar salt hydration caffeine
alcohol food water weight muscle metabolism digestion inflammation fatigue perimenopause menopause pregnancy postpartum adhd ptsd ocd autism
money debt credit cash income wealth retirement insurance inflation interest equity escrow rent estate tax equity compounding liquidity
marketing seo branding copywriting content engagement growth traffic revenue profit pricing sales outreach networking leadership feedback
communication training onboarding compliance management delegation productivity motivation accountability culture morale retention turnover
engagement teamwork collaboration conflict trust empathy resilience mindfulness meditation journaling breathwork therapy healing recovery
self-care selfcare attachment codependency people-pleasing pleasing perfectionism procrastination imposter-syndrome loneliness shame guilt anger
javascript typescript python html css sql git docker kubernetes react vue node rust go java excel notion figma chatgpt ai code data
software hardware security privacy accessibility automation debugging testing deployment authentication caching recursion state concurrency
parenting discipline screen-time breastfeeding homeschooling education homework
skincare makeup hair haircare fashion jewelry clothing beauty acne sunscreen spf retinol collagen
travel luggage photography videography lighting editing music guitar piano art calligraphy
bread sourdough coffee tea wine beer chocolate pasta rice meat fish chicken beef tofu cheese yogurt butter flour batter dough fruit
gardening soil compost mulch fertilizer landscaping decor furniture storage clutter cleaning laundry mold plumbing
fitness strength mobility flexibility posture pain cardio hiit recovery stamina endurance
time energy focus attention confidence discipline consistency clarity balance happiness success failure luck love intimacy sex dating
work business freelancing entrepreneurship ecommerce dropshipping consulting coaching accounting bookkeeping hr recruiting hiring
advice information research progress news denim staging zoning housing homeownership curb-appeal negotiation
psychology philosophy science history math physics chemistry biology economics politics
loneliness health wellness immunity fertility libido skin gut blood pressure cholesterol dementia alzheimers diabetes cancer asthma eczema
small-talk talk burnout overwhelm overthinking doomscrolling gaslighting masking dissociation neurodivergence
bloating constipation reflux cortisol estrogen insulin glucose keto paleo fasting dieting cooking baking knitting sewing embroidery
camping hiking cycling running swimming climbing volunteering equality diversity inclusion belonging safety harassment change
knowledge experience expertise creativity storytelling charisma presence visibility exposure reach virality audio video footage
gratitude forgiveness closure joy hope fear sadness rage jealousy envy rejection abandonment neglect abuse infidelity divorce bereavement loss
furniture equipment gear packaging shipping inventory overhead payroll cashflow tax-season flu-season allergy-season wedding-season hurricane-season hunting-season cash-flow
estate probate medicare medicaid welfare unemployment underwriting appreciation depreciation amortization diversification volatility risk
typescript tailwind graphql terraform linux bash regex webpack vite svelte angular django flask laravel php swift kotlin
summer winter autumn christmas spring social-security screen-time quality-time free-time real-estate home-equity body-language eye-contact customer-service word-of-mouth feng-shui minimalism hygge sustainability recycling upcycling thrifting leg-day rest-day chest-day arm-day race-day game-day moving-day laundry-day caring caregiving blue-light red-light natural-light discard sod espresso grout granite quartz cardboard humor labor behavior flavor legroom headroom magnesium zinc iron cream milk oat-milk soap aftercare childcare daycare healthcare eldercare firewood gravel drywall insulation caulk primer-paint hair-loss poverty honesty patience boredom burnout-recovery deodorant toothpaste perfume-oil kombucha matcha kimchi salsa hummus guacamole corn broccoli spinach kale lettuce garlic parsley basil cilantro bacon ham turkey-meat pork lamb steak-meat salmon tuna shrimp sushi ramen soup stew curry chili broth chowder risotto oatmeal granola pho kefir bamboo vinyl laminate hardwood carpet-cleaning stucco siding roofing fencing decking`);

/** Take "a" in the singular. */
export const COUNT: ReadonlySet<string> = list(`
angle description counteroffer neighborhood first-date retirement-number money-date play-date coffee-date blind-date living-trust revocable-trust family-trust inheritance espp corner career-change oil-change name-change diaper-change business-name brand-name wheel rolling-pin spatula whisk collar muzzle harness basket fountain plateau buddy flat-stomach croissant experiment meltdown max title-search long-run trail-run tempo-run easy-run group-run fun-run dry-run trial
follow-up-email thank-you-email welcome-email hall binder opener trap command printable freeze ban spree streak caddy cart station button treadmill mop wreath garland bench stool ottoman nightstand bookcase dresser headboard file folder forecast split bath scrub dip fix photo picture selfie image test-drive drop-off pick-up tune-up close-up check-in intake-form consent-form order-form tax-form contact-form feedback-form application-form permission-form sign-up-form write-up-form even-analysis swot-analysis competitor-analysis gap-analysis
call toggle reformer portrait pension sum tank roof flat houseboat narrowboat partnership bungalow annuity
flat desk office loft farm conversion build cabin cottage bungalow porch freezer dishwasher washer dryer pump filter fan mattress pillow drawer counter battery helmet scooter car truck trailer boat
boot sandal funeral resort villa map museum gallery theater concert festival rehearsal seminar retreat bootcamp diploma license thesis bonus receipt premium deductible claim settlement prenup feature ceremony decade marinade
shrub hedge seedling duck pig tank vet groomer pedicure perm match game tournament league club climb summit injury sprain fracture concussion migraine headache cough rash allergy scan biopsy operation implant transplant vaccine
prescription pill jar basket bin bucket tray pot skillet wok slogan banner flyer brochure poster stall booth warehouse factory bar pub brewery winery salon spa clinic hospital pharmacy university temple mosque playground park beach
lake river forest desert mountain valley city town village street road bridge tunnel highway airport bid auction shipment voicemail message diary schedule dream vision mission tactic novel poem album movie episode
reset refresh cleanup makeover haul dupe swap appeal protest challenge routine plan budget house home condo apartment mortgage loan card account fund portfolio score report bank broker agent realtor
inspection appraisal offer contract listing showing closing deposit payment fee cost price rate bill refund return deduction audit
checklist list template framework strategy system process method habit goal mistake tip trick hack idea reason sign step way rule myth lie
fact secret lesson question answer story recipe meal breakfast lunch dinner snack lunchbox smoothie salad sandwich cake cookie loaf
starter oven pan knife fryer blender kitchen pantry fridge diet vitamin supplement probiotic label calorie carb fat portion plate bowl
workout exercise stretch squat deadlift plank pushup pull-up warmup marathon race gym trainer coach class lesson course program workshop
session client customer patient lead follower subscriber viewer audience creator post reel video clip hook caption hashtag thumbnail
script podcast channel page website blog newsletter funnel launch webinar ad campaign brand logo niche offer package proposal
invoice rate contract freelancer agency business startup company team manager leader employee boss coworker meeting review interview
resume job career promotion raise role skill boundary relationship marriage friendship parent mother father child kid baby toddler teen
teenager sibling partner spouse friend family argument fight conversation apology trigger emotion feeling thought pattern attack
panic-attack therapist nanny babysitter sitter diagnosis symptom coping-skill app function hook component loop array object string variable class api endpoint
database query index server container pipeline bug error test branch commit repo framework library package module type interface
promise callback closure state prop prototype pointer spreadsheet formula dashboard pivot-table table chart macro shortcut keyboard laptop phone
camera lens tripod microphone mic light light-setup drone guitar song chord scale beat track sample studio outfit dress cardigan sweater scarf beanie fade shoe bag wardrobe
hairstyle haircut curl eyebrow lash nail manicure serum moisturizer cleanser mask toner foundation lipstick garden plant seed tree flower
succulent orchid lawn yard raised-bed bed room bedroom bathroom closet couch rug wall shelf gallery-wall renovation remodel project
tool drill dog puppy cat kitten pet crate leash trip flight hotel itinerary passport suitcase vacation destination school teacher student
exam essay college scholarship degree certificate quiz slide presentation speech pitch deck demo onboarding-plan survey policy handbook
balcony bassinet barbell beehive bib birdhouse blouse bookshelf bracket bumper bunker burner cactus daybed dimmer divider dollhouse doorbell doormat duvet easel envelope fireplace firepit flagpole flashlight footstool fork futon hammer hammock hamper handrail hanger hinge hob hose hub hutch inverter jug kite knob ladle lantern lawnmower lectern lever lid lighter locker loom magnet mandoline mannequin mantel mug nebulizer needle nozzle paver racket railing rake ramp recliner ribbon rooftop tablecloth tapestry tarp teapot telescope thermos throne toothbrush towel toy trampoline tricycle trolley turntable typewriter urn valve vase veranda vest wagon waistcoat wheelbarrow wheelchair whistle windmill woodshed wrench wristband xylophone yurt
breach buyout bylaw cavity checkup dilemma dispute earache emergency endorsement entrance estimate event fad flaw footprint franchise fundraiser gala glitch grudge guarantee handout hazard heirloom hernia hurdle insect interval invitation jackpot kiosk landmark leak lecture mascot merger motto nickname nightmare obstacle outage pact parachute paragraph perk quota replica reunion riddle rival roadblock robot rodent sabbatical safeguard scandal scenario sermon setback silo skeleton sonnet stunt surname symbol takeover terrace threat threshold toxin trait transcript treaty tribute trilogy truce ultrasound utensil variance verdict voyage waiver wasp waterfall webpage wreck yardstick
gap lot break umbrella contingency antenna apron armchair attic awning alcove amplifier anklet appetizer atlas arch canopy cape carport carton catalog cellar chandelier chapter chimney chisel chute clause cloak clock coaster cobbler coffin collage column comb comforter companion compass composter cone console cooler cord corsage courtyard cradle crater crown cubicle cuff curfew curve cushion cyst ceiling
gable garment gasket gate gauge gazebo gesture giveaway glacier glove graph grant grater griddle groove guardrail guideline gutter gland pad pail pamphlet panel parade parasol parcel parka partition patch patent path pause pedal pedestal pegboard penalty pendant pergola petition phase phobia phrase picnic pillar pin pipe pitcher placemat plaque planter platform playhouse playpen pledge plug plunger pocket podium pole pond pony pouch pram preset pretzel probe prospectus proxy puppet puzzle pyramid
sachet sandpit sash satchel saucer sauna scaffold scar screenplay screw sculpture seal seam seat sedan seesaw sequel shaft shawl shell shield shovel shredder shrine shutter sidewalk sieve signature silhouette siren sitcom sketch skewer skylight slab sleeve sling slipcover slope slot smoker snippet snowman socket speaker spell spike splint splitter sponge spotlight spout staircase stake stamp stance statue stencil stereo strap stump subtitle summary sundial surcharge swaddle swatch switch sword synopsis syllabus syringe
kpi metric okr sprint standup retro backlog ticket roadmap deadline milestone stakeholder vendor
529 401k ira heloc hsa etf cd will trust annuity bond stock dividend paycheck pension benefit allowance emergency-fund sinking-fund
nap night morning evening weekend day week month year season summer winter holiday birthday wedding party gift candle craft quilt scarf
appeal costume sweater pattern stitch hoop kit box bundle product store shop market boutique bakery cafe restaurant menu dish ingredient
neighborhood hoa roof basement foundation furnace permit contractor tenant landlord lease deed title lien survey buyer seller investor
comparison mindset perspective moment letter note journal prompt affirmation ritual detox cleanse fast shift change transition
crash accident lawsuit recession blackout storm hurricane breakdown crisis thing problem issue solution example case study test result symptom effect cause benefit downside pro con difference
woman man person human adult boy girl husband wife daughter son grandparent senior retiree veteran nurse doctor lawyer engineer designer developer
expense app apps follower hour minute tax taxes scene tour walkthrough vlog haul
leader founder owner entrepreneur introvert extrovert perfectionist pleaser beginner expert
marathon triathlon 5k 10k bike kettlebell dumbbell band mat pose sequence flow
review workshop icebreaker training-plan assessment rubric curriculum module
subscription membership discount coupon sale purchase return warranty scam
printer router network server vpn password browser extension plugin theme widget
cardigan fade taper bob blanket hat jacket coat skirt shirt cap necklace bracelet ring earring tattoo piercing wig weave braid ponytail bun updo blowout facial peel massage haircut trim beard brow
lamp chair sofa table mirror curtain window door deck patio pool fence garage driveway sink faucet toilet shower tub tile cabinet countertop island backsplash mudroom nursery playroom
backpack stroller carrier bottle pacifier diaper car-seat crib lunch-box bento cupcake pie tart brownie muffin pancake waffle omelet burger taco burrito pizza steak roast casserole stir-fry latte cocktail
layout landing-page headline tagline bio profile inbox calendar agenda memo brief checklist workflow spreadsheet database-schema container chatbot prompt avatar watch tablet monitor headset charger cable
quilt-block granny-square crochet-hook bouquet centerpiece veil gown tuxedo bridesmaid groom bride vow toast venue registry honeymoon playlist riff solo melody verse chorus
cruise hostel campsite hike trail road-trip layover visa backpacking-trip van camper rv tent
makeover timeline journey setup essay dish sheet chord flip upgrade trend hobby outlet trip recommendation plunge glow-up rebrand playbook toolkit scorecard scoreboard debate rule ratio formula ritual hormone gadget rental duplex townhouse suburb loophole fixer-upper rebate voucher stipend internship apprenticeship certification accent dialect verb recital audition swing ladder grill countertop stove mixer grinder kettle toaster heater thermostat loan-officer stub pay-stub membership blender-bottle trellis mower sprinkler greenhouse raised-bed bonus-room barn coop shed tractor canoe kayak paddle harness collar kennel aquarium terrarium cage saddle horse goat cow rabbit hamster parrot fish-tank violin cello flute clarinet trumpet ukulele banjo microphone-stand subwoofer keyboard-shortcut bra swimsuit wetsuit blazer suit tie belt wallet purse tote clutch crossbody romper jumpsuit hoodie cardigan-pattern zipper hem audition demo-reel podcast-episode subscription-box interest-rate cover-letter side-hustle panic-room`);

/** End in s but are singular. */
export const SINGULAR_S: ReadonlySet<string> = list(`
business stress fitness wellness mindfulness process class loss weakness illness sickness address access success progress stress business
analysis basis crisis diagnosis thesis emphasis hypothesis psychosis neurosis osteoporosis menopause diabetes arthritis
mathematics economics politics physics ethics news lens bus gas plus bonus virus focus status campus menus hummus citrus cactus
javascript css aws dress mess press guess boss cross glass grass bass kiss happiness loneliness tennis endometriosis scoliosis
forgiveness awareness consciousness kindness sadness business-class readiness pilates sales kubernetes jenkins pandas numpy series
asparagus christmas overseas canvas atlas pcos ibs ptsd ads dns ios rss saas tls https sms gps hers his this always perhaps across tinnitus tetanus
asbestos rabies scabies herpes mumps chaos ethos premises species means basics-class tailwindcss postgres redis express nextjs nodejs`);

export const IRREGULAR_PLURALS: ReadonlyMap<string, string> = new Map([
  ['abs', 'ab'],
  ['people', 'person'],
  ['abs', 'ab'],
  ['women', 'woman'],
  ['men', 'man'],
  ['children', 'child'],
  ['kids', 'kid'],
  ['teeth', 'tooth'],
  ['feet', 'foot'],
  ['mice', 'mouse'],
  ['lives', 'life'],
  ['wives', 'wife'],
  ['knives', 'knife'],
  ['shelves', 'shelf'],
  ['loaves', 'loaf'],
  ['leaves', 'leaf'],
  ['selves', 'self'],
  ['analyses', 'analysis'],
  ['crises', 'crisis'],
  ['diagnoses', 'diagnosis'],
  ['movies', 'movie'],
  ['cookies', 'cookie'],
  ['smoothies', 'smoothie'],
  ['calories', 'calorie'],
  ['hoodies', 'hoodie'],
  ['selfies', 'selfie'],
  ['lies', 'lie'],
  ['ties', 'tie'],
  ['pies', 'pie'],
  ['shoes', 'shoe'],
  ['houses', 'house'],
  ['nurses', 'nurse'],
  ['courses', 'course'],
  ['expenses', 'expense'],
  ['purchases', 'purchase'],
  ['leases', 'lease'],
  ['cases', 'case'],
  ['horses', 'horse'],
  ['spouses', 'spouse'],
  ['exercises', 'exercise'],
  ['databases', 'database'],
  ['caches', 'cache'],
  ['headaches', 'headache'],
  ['taxes', 'tax'],
  ['lenses', 'lens'],
  ['businesses', 'business'],
  ['businesswomen', 'businesswoman'],
  ['freshmen', 'freshman'],
  ['salespeople', 'salesperson'],
  ['folks', 'folk'],
  ['staff', 'staff'],
  ['potatoes', 'potato'],
  ['tomatoes', 'tomato'],
  ['heroes', 'hero'],
  ['photos', 'photo'],
  ['videos', 'video'],
]);

/** Final words that make a phrase one fixed thing although it holds "and". */
export const FIXED_PAIRS =
  /\b(?:mac and cheese|work[- ]life balance|pros and cons|wear and tear|trial and error|supply and demand|diversity and inclusion|profit and loss|peanut butter and jelly|command and control|cut and paste|search and rescue|drag and drop|research and development|learning and development|pump and dump|wash and go|show and tell|rise and grind|cut and sew|plug and play|peel and stick|bed and breakfast|bread and butter|meet and greet|trial and error|rock and roll|grab and go|rest and relaxation|give and take|black and white|hide and seek|fix and flip|paint and sip|sit and stay|hook and loop|dump and go|pack and play|rise and shine|hit and run)\b/i;
