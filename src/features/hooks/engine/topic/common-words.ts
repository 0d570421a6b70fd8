/**
 * Common words of topics, the most frequent first: what run-together hashtags and links are made of.
 * Counted in the words of our own lexicons and tests, in hand-written lists of what creators speak of (food, home, money,
 * beauty, crafts, ...), and in the headlines of the Upworthy Research Archive (Matias, Munger, Le Quere, Ebersole;
 * Scientific Data 2021; CC BY 4.0) and the HypoGeniC posts (MIT). Words of one to three letters are chosen by hand: they
 * would split anything.
 */
export const COMMON_WORDS = `
the to a of in and you is for this on it that about with are what be at your but have how from out people not one if her they we all an so he like just why she do his by can up new when our
these will my as more now who their video get here some time know think me make kids see no them women way really us watch want day than should life or most first year something live ever
after would world say over love could things being back right need been were him go thing help into old look only good never made work says story down too years school show might much real
every take before today woman little then going there off man girl because even minutes change talk best better does still big next tell hear last words stop other song where many actually
two men money reason home kid parents makes end check news may doing food buy bad someone game read save pretty girls child great science list find everyone gets feel lot give said word
wrong family music free important night getting children win wants question thought living those idea come post problem own job same start very sleep car making guys house sure black open
week college answer seen press water three keep working through heard low whole until try call happens america young probably simple budget history use hard color single let student asked
beautiful cover country marriage plan any away dog white listen long well nail play reading team without found kind against part put book everything lives health minute seconds ask called
clean full trying person mom again spend care heart under lesson half another support which interview few must nothing amazing art speech around board baby debt totally morning looks behind
saw business meet oil coming media point tonight boy facts pay self takes truth case social photos believe blog lunch small watching market enough place vote skin students less teacher
government fall friends million dad hate always used build easy hour secret room goes went share told training cleaning cold anti cool took summer taxes nursing top talking run wait state
card fund film reasons also screen security letter bag hunt left season shop jobs meal tips already dress fun report using future face slow learn cat tells high public missed internet party
stream fire name bed ready fight folks police special anyone while questions looking walk loan phone mean planning power yes explain guess happened shows brand set wanted app saying rest
teachers box almost fish education different guide company moms between families core review stay awesome message online done needs air light couch data response workers chicken lessons cash
city hours biggest movie race happy death camera code instead please garden side lead pressure sound hit deal hope spring teen estate changed since buying front closet renters winter boys
playing record during funny happen laundry clip block album running sell ways times super famous egg office paint fence eat lost budgeting owner system maybe quilt owners trim worth leave
advice fridge parent rates costs wear healthy straight lunches toddler eating month human star american pain library five bill head cake pet potty treat bottle math index therapist stand
comes haul trail thrift birthday tax apps each flowers date four tv body stuff wrap weight kitchen desk shower editing companies means hilarious throw packing outfit mental friend came bunch
teens savings couples tie true pantry swing dance stain spelling price photo tech challenge reset tired days ad lighting senior trading wax wedding pool games fit reviews daily plans tried
fact pot spending managers plunge mind hair gift vinyl saving fashion size am giving anything shelf babies beat ideas hot tub tour sunday military turn chance barn kitten website setup
moving sit having together table camper registry study realtor style bento stuffing clients launch building teaching once gym plant beach stories anxious doctor explains taking trust stress
learning safe buyers dark streaming understand moment finally closing tip killed comedian latest coach step forget huge president link dinner cast holiday selling truck cute map wish else
rights sales stopped class others favorite football language ads cheap dry tomorrow second gave talks rescue trip line fans prep fryer email road lose bring remember become powerful dogs
funds park boss mistakes cut store cards depression boundaries quick vs coffee organization credit rate colors yourself gives shoes focus relationship join pull dads course songs adhd kill
son asks books cars routine blood available design marketing disney afraid natural reverse finds singing bath washing sign speak break common pizza cats adoption printing career performance
turned worst eyes awful door raised customers dj seriously missing issue dairy boards bench flipping windows doodle capsule plus mix married dating leader friday works wonder knew thinks
beans push wall teenager travel vacation sauna able raise herb herbs marathon builder gutter crafts printables birth loans septic notary hospital safety melts fix feeling thank dude band
national writing videos couple nurse shift stick numbers order wage nails beer floor mirror podcast hotel nobody page adults campaign exactly starts stretch bathroom gender creator shirt web
evening whose hand number group mother bowl grocery leadership starting veteran past dream fighting hearing imagine started snack cooking bread rice flip client customer insurance cancer
worse makeup grade retirement conflict pour veterans rich sale agree kinda pie claim airport camp myths emergency track starter bike christmas inspection carry portrait goal hidden close
release daughter attack both thanks protein rent lawyer photographer audio resume memory comic ira fear energy happening sourdough puppy businesses condo lease drone burnout waste solar sink
reactive picky dye fast beauty thinking bit climate lights cross clothing studio guitar gut speed worry far female cook golf tiny essay toys agent laptop autism journey foster difference law
street realize foods workout swimming window drill ring gifts journal prices profit shopping flight wash negotiate green feeding practice later lots space least matter perfect snacks eggs
recovery engagement piano seat stuck losing argument industry such incredible possible wine arm bedroom roof weed pregnancy content lenses monday pleasing teach stage adorable asking
lunchbox carbs sugar iron stretches yard fixer chair apartment houseplants score stock income cycle relocating spouse move control shot minimum tea leg hike farm reveal draw parenting
housing jeans swimsuit publish detail trick lists busy near prove inside excited recipes butter hallway tree divorce pack sweater manager playlist carpet behavior themselves debate earth
tattoo recipe fitness lift rug makeover tool tools soil craft courses poem iphone grief hack panels oven outside usually tickets braid pan swim climbing painting drawing investing pricing
homeowners clothes readers confidence teeth diabetes ignore early hold late highlights cookie lawn jewelry immigration filming habits agency experience cause knows crazy seeing curl dinners
breakfast squat decor van caulk compost mulch crochet stitch journaling pregnant nap invoice instagram seo coaching wearing trucks edit chatgpt ai hire perimenopause beginner magic roast
grout deep workshop golden test sense nice piece baking strength gallery flow deals solo author anxiety trauma communication toilet inner scared host coverage tweet polish shampoo foundation
sandwich cycling skating basement furniture hardware gardening seed walking adopt formula investors creators listing equity hiring contractor menu turning management term interest feed turns
reality political decided episode violence died haircut sunscreen latte steak sushi surf grass pattern groom breastfeeding cruise skirt software notion heal hacks weekly secrets settle
method afford reach program politics conversation series action gonna sick pasta soup burger runners yoga surfing mop vegetables horse bark soap vows venue accounting logo landlord repair
lens checklist pump wholesale server concert mobile motivation corporate fade toast chocolate skate skiing fishing deck tile plumbing harvest sewing bride paper invest bond freelance
branding coupon staging island hat scarf photography excel gaming keyboard mindfulness whitening steps glaze brew fasting dieting quit adult write drive red wrote bob curly skincare cleanser
grill turkey carb sheet banana cardio pilates deadlift hiking ski wallpaper declutter vacuum thrifting upcycling cozy roofing crate knitting sew weave earring calendar toddlers diaper
homeschool homeschooling exam refinance bookkeeping freelancer leads camping backpacking coat restore spreadsheet dentist menopause vlog wellness countertop crib roth gaslighting project
pick feminist calls states john plants houses flights coding password therapy productivity introvert gratitude careers promotion asthma vitamin moon guilty ending given across hurt prison
soon bake salad salmon sauce yogurt mobility tennis hunting curtain pillow flower greenhouse bedtime investor retire pension landlords trips developer healing habit mindset sinking spread
showing racist comments miss bun beard glow cupcake beef cheese lifting diy frame cow trainer mortgage startup violin meditation panel payment foam plane fertilizer led fostering crisis
learned enjoy follow lipstick blush perfume facial cocktail grilling pork shrimp taco biking boxing storage fold blanket composting tomatoes vow autumn postpartum daycare toy allowance
payroll buyer tenant visa passport tent wardrobe jacket tire printer cholesterol fair rainy medicaid type shut cost entire millions dead trailer wig salon blowout fiber ramen garage cabinet
sofa rental prune leash rabbit parrot knit bracelet gown planners refund deduction entrepreneur seller newsletter consulting listings luggage backpack itinerary mountain blazer computer
python meditate negotiation drawer deployment dividend calorie text avoid train raising eye angry brilliant cops seems model manicure balayage ponytail toner acne serum retinol moisturizer
lash brow contour piercing massage waxing cakes frosting icing stew smoothie espresso matcha brewing kombucha tofu keto paleo sauces canning curry pushup kettlebell dumbbell posture nursery
playroom patio floors flooring lamp organize clutter bedding upcycle remodel renovation minimalism rv drywall florist bouquet bouquets succulent cactus mow pruning garlic bees coop goat
tractor hamster aquarium crocheting quilting embroidery clay candle necklace centerpiece bridesmaid elope honeymoon veil invitations calligraphy stroller tutor accountant invoices
freelancing youtube funnel amazon appraisal escrow airbnb hostel purse videography bass ukulele gadget breathwork affirmation nurses hormone bloating digestion fertility supplement beginners
hydration furnace firewood stove landscaping sprinkler broker underwriting wholesaling caregiving dementia bartending vendor molding backsplash faucet welding orchid propagate saddle eaters
weaning swaddle medicare annuity macro bulk attachment codependency audience view success scenes chart ice killing cookies legs feet halloween statement handle protect judge father rules
billion planet major info released friendly raw smile standing including weekend lady epic serious escape copy tune notice download attention equality abuse role sexual claims period ignores
meeting touch lie update culture pro sometimes hands images basketball cup punch panic access match hits send deserve short age paid hollywood scary dangerous hip foot walks sketch singer
interviews verb react happiness choice born event brought hey expect tears inspiring schools trees mothers classroom recording relationships inspiration comics sight opening wife seem wanna
town modern costumes burn signing cutting blind reply double create global beats counting drinking offer land clear proof pass parts dying telling movies victims vet dresses writer writers
french riding paycheck speaks mistake choose court shooting surprise expected needed problems ladies jam bird favor costume investment bags poetry cameras native months decide though
celebrate poverty brain helping chat countries ones results homeless article apple hockey musician zero heat grandma options footage laugh abortion column baseball cheer pepper grader labels
lies names catch listening actress service soccer farmer parties snow stamp novel mystery fiction wake return fine scene kick cannot version calling answers felt details shutdown oliver
treats thanksgiving paris drum goals tutorial grandmother essential tongue finish ride warning spot private perspective keeping congress official final ebola bands knee backyard doors birds
engaged holidays studying producer cloud breath sustainable meals microwave cuts drop add meant racism truly leaders poor juice injury mama custody parks lovers vehicle sci spell edge lower
label ten topic trade impact restaurant sounds gone voice entry weddings passive mountains throwing quote search sing solve according feels celebrity reports literally walls vintage builds
farming kittens tank graduation fathers twins affordable bikini publishing enemies engine electric vision tricks seniors grandpa witch dump mood chef blocks diagnosed print empty followers
crash blue prevent policy genius player smart personal disturbing wonderful lips vegan instant lemon seeds bee horses rings balloon sticker bullet exams attorney traveling london japan cyber
breathing favorites festival boxes firefighter trades deficit worried research network address ground bucket information fan changing disease ridiculous winning cupcakes arms rehab dancer
flipped rose tween preschool puzzle hotels heels hats thriller portraits remote monthly gentle tantrum bubbles form growth gas dollars basically leading welfare note solution male middle
shocking senator forever honest community earlier proud lip veggies abs interior rooms rugs shelves antique puppies bunny fabric balloons birthdays prom easter planner newborn pumping
blogging swimwear reader fantasy gamer braces organic aging markets crop dyslexia calories struggling six warm process apart radio visit risk result horrible along obama thousands wins
economy quite barber spa desserts spice leftovers strawberry cyclist ankle lacrosse dining flips makeovers upper minimalist planting beds vegetable tomato onion pig bow banner grad
invitation basket vacations outfits styles boots sneakers lingerie novels romance authors auto drums vocals stressed salary lifestyle bubble grandparents roasting booth powder homecoming
counselor spinning shadow stiff third roll bought bank grow bus whether justice points dudes fake humans looked updates absolutely completely assault lashes mascara pies smoothies bbq
groceries pumpkin tacos sandwiches runner bikes swimmer shoulder softball cleaner apartments concrete gardens sheep pigs pets pottery earrings bracelets wrapping valentine patch stickers
diapers chores startups sellers podcasting consultant resort europe mexico memoir recs academia motor motorcycles android immune mug generator payments trivia wheel colour bartender coastal
vanity removal chisel wildflower crops recall litter scratching eater shapes gifted needle brushing nut stepmom miscarriage hungry charge ceiling discovery survive drink count fat employees
homes tries americans spent winner weird loved scientists site gel stylist fragrance ink dessert cocktails smoker veggie vegetarian gluten spices picnic oatmeal oats granola berry burgers
wraps dumpling workouts stretching gymnastics ballet karate decorating shelving organizing folding wood wooden frames minimal dorm floral peppers cucumber potato potatoes chickens goats pup
crafting knitter patterns beads ribbon reception favors valentines ornament lettering printable naps tutoring sensory puzzles budgets stocks bonds freelancers coupons homeowner trusts
traveler cruises denim accessories casual detailing brakes motorcycle jeep restoration edits gadgets breakup affirmations resumes vitamins painter mosquito downpayment astrology kiln nesting
palette catering tailgate tailgating claw chrome purge dispatch watering mushrooms poodle agility heel jumping solids mealtime scavenger alphabet envelope dividends crypto intermittent
narcissist latch mostly remind shoot present hang childhood sold often ends thoughts pictures announced acrylic pedicure cuticle bangs curls wavy braids extensions keratin conditioner scalp
eyeliner brows concealer bronzer henna botox filler brunch baker fondant soups chili salads bowls mocktail mocktails brisket lentil marinade cooker crockpot skillet charcuterie potluck
freezer pickling fermenting caramel avocado noodle noodles dumplings weights barre glute glutes squats deadlifts pullup physio pickleball volleyball jiujitsu snowboard archery entryway porch
attic tiles curtains organizer decluttering cleanup tidy tidying stains pillows thrifted thrifty antiques upcycled renovations reno woodwork woodworking cabinets dresser farmhouse boho
rustic renter plumber electrician hvac gutters gardener planter houseplant roses tulip dahlia peony succulents monstera fern seedling seedlings mowing weeds weeding shrub squash zucchini
pollinator beekeeping butterfly birding hen hens homestead homesteading cattle grooming groomer barking reptile gecko quilts yarn wool macrame weaving resin ceramic ceramics candles bead
beading bows wreath wreaths garland garlands arch centerpieces bridal bridesmaids elopement baskets cosplay hanukkah carving ornaments stocking stockings advent cricut scrapbook scrapbooking
watercolor sketching origami stamping kindergarten phonics montessori chore mortgages investments deductions bookkeeper invoicing hustle hustles reels tiktok etsy couponing frugal homebuyer
homebuyers tenants wills staycation glamping italy styling sandals handbag petite streetwear lookbook curvy booktok bookish spicy mechanic tires brake overland overlanding ev repairs tint
lightroom preset presets vocal songwriting mixing coder spreadsheets canva streamer mindful routines manifest manifesting recruiter dental allergy migraine migraines hormones thyroid
diabetic supplements inspo tutorials haves unboxing eco holistic thermos tumbler winterize chimney fireplace propane roofers handyman contractors remodeling landscaper hardscape irrigation
pest termite paralegal lender preapproval foreclosure caregiver caregivers hospice elder anime manga boardgame tarot zodiac crystals aesthetic cottage cottagecore barista vendors dip ombre
eclectic maximalist drenching limewash shiplap wainscoting baseboard countertops upholstery odor dishwasher bins drawers mover movers unpacking relocation emt paramedic trucker trucking
operator freight fleet welder machinist apprentice carpenter carpentry joinery epoxy slab lathe jointer bonsai orchids pothos snake repotting propagation hydroponics microgreens foraging
perennial perennials annuals hydrangea hydrangeas lavender bulbs sowing pumpkins sunflower sunflowers labrador retriever bulldog dachshund shepherd husky frenchie nosework kibble deshedding
dressage hoof farrier equestrian tantrums regression regressions bassinet carseat playdate slime worksheets bulletin occupational aba iep handwriting cursive envelopes payoff snowball
avalanche bitcoin trader forex umbrella binding applique needlepoint felting dyeing indigo linocut letterpress zine bookbinding pressed dried scents diffuser oils aromatherapy herbal
tincture tinctures salve remedies reiki cupping acupuncture chiropractor chiropractic adjustment osteopath lymphatic drainage gua sha macros bulking carnivore mediterranean inflammatory
fodmap celiac allergies enneagram narcissistic coparenting stepdad blended ivf infertility doula midwife homebirth hypnobirthing vbac nicu preemie lactation benefit illness joke commercial
dreams animals flat boil title keeps original staff donate example begin talked awkward herself uses jail rant sweet waiting comment deed center tackle deliver loss lines cell bacon terrible
exclusive freedom yeah posted compound switch ship scale schedule somebody accept king dumb featuring rock popular strong click twitter onboarding ahorrar skip feedback calm file virtual
nervous request progress sitting confused cable former caught either battle sent added awake items draft profile caring steal screw basic guest status stars destroy bomb guns sorry inspired
reporter illegal yours local crawl noun tag setting hates struggle headline perform difficult respond luck mark church forward beginning fifth express directors emotionally affect sort
package none sentence ticket prepared filled dear supposed doctors drug silly testing bar benefits earn target quality partner convinced forgot increase apologize dancing account
neighborhood quotes watched sports alive bodies except taken crime reveals creative immature psychology roles quiet traffic contract rule messages definitely changes fired hint ellen longer
apparently actor election bidding prompt pitch diet smoke twist hobby wars tracking taste shame privacy failure hashtag husband agenda mine suicide saved sexy okay alone arrested proves
moments greatest politicians drugs helped till voting previous square subject understanding faster fail produce mess phrase teams dirty jokes paying giant growing crying bullying murder
decision issues massive blank gain tail instructions organized compare bottom ptsd bonus hitting knowing dressed include promise value bullies lesbian hug signed responded putting image
interesting normal stats preview freeze aged exhausted balance english backs overwhelmed designers position repeat damage fails harassment healthcare product glass hurting older cartoon
stewart himself religious deserves stephen speaking picture ended breaking puts certain announce created tweets drowning rush limit jump hook individual annual marry channel hers locked
equal reaction peace experiment pop stereotypes following sneak austin therapists fees log transition base introduce influence fuel landing survey employer lazy serve hosting sleeping
session suit kiss checking nearly pink likely twice tough scientist paste doomscrolling javascript taper cooks weeknight dense leaky replace developers economics shelter heavy above leaves
improve effect theme analysis awareness kindness hurts boat announces ruining incredibly sexism walmart director everywhere broke marijuana prize revealed hammer diagnosis degree sides newly
brothers reduce breathe inspire provide advertising smoking strategy apology commit admin treating fears surprised congressman anymore helps glad opposite conference plate subscription
measure mock shape grieving guilt exercise racing recruiting shown avoiding recognize register rethink meat unemployment humor honesty employee pipeline fresh pounds pays ignoring everybody
became ahead treated neil officially played broken matters shares writes anniversary petition discuss discipline lending script chronic professionals photograph stare split mail string milk
membership nine boost prepare darn large bigger uncomfortable supreme actual breaks economic faces artist scare total written victim sexist begins engineer estimate parked steam sprint
granny diets hires locker dough keys banking proposal secure document trapped main fly argue remove transform anger appeal swift patient emotion trend figures neck snap journalist allowed
facebook heroes involved stunning driving sees unless trial strangers cities suspect validate inflation loneliness bakery mixer para stubborn fifteen certified master error standup manage
highlight extend scroll closure sadness dish scam blaming load conversations california cream quiz expert purchase theory wanting laughing exist rather soldiers parody letting superhero
built horrifying injured fantastic sharing legal based undercharge kayak paddle stub overthinking docker collagen hardwood pivot cardigan maintenance snaks clause pleasers completion latinas
quieren pero saben loaves kitchens upgrade monitor database comparison pound endless sarah fry yell wealth diversity knowledge labor myth founder goodbye reads dozen neighbor honestly
volunteers hosts warming emotional colbert lovely passed meaning award honor taught especially welcome disaster closed peek domestic dropped yesterday launched club ferguson recap reject
rank rebuild binge demo audition wet amateur lock seven pushed suggest unlock profiling blocking gear designer curriculum species warns spare measures license bullied poll york comedy
humanity tragedy consider documentary brave alert movement crowd civil celebrities realized weeks loving reported updated alarm fitting browser propose overcome brush tone structure swap
dust climb sail relax networking forgiveness audit flags replacement thin earning steady elementary orders bite chase interrupt develop gather seek determine texting rage brief campus
perhaps shout follows fraud apply justify silence voted bully evil trouble named hunger technology medical reminder random standards financial enter cart cereal slide assemble batch
volunteer peel dial portion borrowing stem muscle ritual correction files unsure dishes clock subscribe engineering dressing wing collaboration shoe scholarship kit timeline attacks
perfectly streets member democracy extra surprising views soul average simply figured heartbreaking africa confirms nature celebs innocent considered gross stops reform complete events
complaint saturday settings rebrand retain decorate blend compete bounce recruit framework sore unseen assistant shaving junior promoted renting slots recovering misunderstood sounded
regulate promote assume recommend select submit tipping creativity chest function mask avatar internship shed cage terminal motherhood owned lawyers nsfw religion olds loves north gorgeous
failed explanation forced citizens terrifying worked hero key holding laws becoming showed spoke posters easier threat likes recorded tenth pickup unfinished deleting inbox shortcut clone
tailor poach frost bargain graft storytelling drying masking physics hummus blender follower shortcuts weighing analytics trails prompts brides millennial denver athletic deadlines gaining
neighborhoods intro cancel succeed drag separate whiteboard drilling empathy homework cap wallet virus overseas statements headlines feeds contracts eats possibly beyond members oscar
feminism anyway grab wild homophobic crap known freaking level explained shocked rapper infographic mission responsible collection miles figure worldwide gang loaf takeout suitcase downsize
debug mount query layer reuse hoard niche hydrate cleanse bleach evaluate rotate drain overpay bend rake transplant landscape varnish repaint mute copywriting siding fencing decking zoning
typescript kubernetes basil symptom container module microphone chord heloc saas nominal acid recruiters accountants assistants electrical inheriting desks parallel gerund nutrients oily
overprepare ramble hecm bakers useeffect refinancing copywriters contributor helthy familias empezar thirties margins triathletes uneaten waive contingencies leak aisle eliminate cope slice
depend operate sweep gossip programming hacking recycling corn ham fee knife viewer friendship deadline discount loophole bra jumpsuit ultra spanish easiest lake tight autistic choosing
siblings tones emails stupid films neither players celebrating corporation jerk leaving viral officer protest hide held privilege ugly models gold whatever nope sea successful pics sixth
guests comfort empower identify qualify reboot upload cringe weigh nutrition alcohol shipping primer skill milestone permit assessment extension driveway stir memo tablet verse hoodie
articles shorter decent google defense situation minds soldier creepy kept dies meets respect becomes differently unique century dropping south artists opportunity announcement debut govt
unit checkout motivate confront shave chop combine embrace inform investigate recycle resolve mash mentor alter rewrite salt revenue biology rejection appreciation patience reel trigger
branch destination presentation retro expense outlet voucher collar sticking aside owes blonde achievers entrepreneurs travelers brother slavery loses characters grown arrest anchor
devastating killer federal percent lived choices nation higher banks stands princess joined youth within upcoming confirmed premiere shoulders cousin payday booking console slides enroll
resign communicate forgive integrate vent mince sand regain finance designing mailing retention fruit curb philosophy expertise presence bash kale portfolio webinar loop object prop sample
eyebrow bundle pose sequence playbook ratio accent flute trumpet sickness basis quitting deeds topics cheapest dumpster tube glasses slept sabotage outsiders regulated husbands darker
strange offensive lucky horror users obvious recent began deadly coal hearts character rare wondered mass danger responds nuclear decades oscars largest degrasse flying limited fits
profession dragged hundred baggage glue portal enrollment withdraw ditch recover attract thrive maintain deploy advertise apologise rely lend delete nurture thaw coordinate demonstrate
generate implement refresh pickle mend scrape provision oversleep underestimate misread carve managing wrestling mentoring counseling crowdfunding caffeine outreach teamwork resilience
chemistry immunity inclusion neglect packaging overhead discard cardboard flavor boredom salsa lettuce tuna deposit subscriber caption sibling dashboard certificate handbook roadmap boutique
cafe plugin riff tote clutch weakness emphasis ethics consciousness comparisons dread borrowed phrases adjectives locally differ freezing grapes boiling guesses sank founders damaging
learners priced drinkers fracture stack animal designed politician acts harder jennifer boston brings upon places powered rise badass describe priceless fascinating plays area officials
gotta joining catchy among continues performing snooze zip seating untouched unpaid outsource incorporate migrate strengthen facilitate onboard brainstorm optimize fetch render praise grieve
procrastinate multitask obsess assess distribute enforce rewire simplify unplug inherit scrub strain bathe breastfeed withhold renew expire pave recharge unfollow stutter heating seasoning
sailing ironing napping steaming compliance delegation imposter accessibility mold flexibility consistency clarity alzheimers overwhelm belonging virality envy abandonment equipment
inventory terraform granite childcare gravel toothpaste guacamole broccoli template warmup coping component pointer hairstyle ingredient grandparent pacifier tart brownie muffin pancake
burrito layout tagline workflow charger toolkit thermostat belt thesis hypothesis arthritis mathematics canvas basics mishap translates sinks exercises capitals papers coats mourns whom
vegans pores transitioning churches twenty admissions schedules universe itself furious racial pulled society graphic digital controversial connection survivor plastic drops charged
nightmare sister checked served finding force destroyed invented tyson explaining evidence dates croissants cooling timer chewed doorbell breaker shutoff swatch paperwork twelfth pasting
spinner relocate consolidate borrow convert monetize delegate automate configure refactor organise practise repot inspect calculate memorize revise outline repurpose ferment marinate knead
parse encrypt overcook overthink overwater oversalt overspend doomscroll soften straighten resent escalate soothe navigate whisk simmer saute tweeze moisturize exfoliate align cultivate
minimize obtain persuade prioritize reframe streamline unclog unpack upsell verify ruck worsen refinish rinse sear braise broil steep dehydrate dice grate garnish babysit burp wean haggle
appraise evict deduct repay underpay bequeath insure notarize kneel fertilize aerate overseed upholster reupholster embroider solder weld jumpstart refuel uninstall reinstall unsubscribe
compile benchmark containerize mediate outgrow outlive overeat overpack overtrain overprice overshare overpromise undercook rework rehome reheat resell relearn restock restart resize
rekindle unwind snore fidget flirt coparent babyproof rezone subdivide sublet teething snacking golfing bowling indexing grading jogging sprinting rowing dusting polishing outing offsite
bouldering kayaking snowboarding microblading threading babysitting wellbeing meditating ghosting fibre metabolism inflammation fatigue compounding liquidity morale turnover selfcare
perfectionism html node rust java figma automation debugging caching recursion concurrency haircare flour batter hiit stamina endurance intimacy ecommerce dropshipping homeownership libido
eczema dissociation constipation reflux cortisol estrogen insulin glucose volunteering charisma visibility exposure jealousy infidelity bereavement cashflow probate depreciation amortization
volatility tailwind graphql linux regex webpack vite svelte angular django flask laravel kotlin feng hygge quartz legroom headroom magnesium zinc aftercare eldercare insulation deodorant
kimchi spinach parsley cilantro lamb kefir bamboo laminate stucco probiotic plank thumbnail coworker boundary array variable endpoint repo interface callback prototype tripod beanie metric
fountain moth backlog stakeholder hoop lien detox downside retiree walkthrough extrovert perfectionist pleaser triathlon icebreaker rubric warranty router widget updo mudroom carrier waffle omelet
casserole chatbot headset tuxedo melody chorus campsite layover scorecard scoreboard duplex townhouse suburb rebate stipend certification dialect recital ladder grinder kettle toaster heater
trellis mower canoe harness kennel terrarium cello clarinet banjo subwoofer wetsuit crossbody romper zipper psychosis neurosis osteoporosis menus citrus endometriosis scoliosis readiness
bras jenkins pandas numpy asparagus atlas pcos tinnitus tetanus premises tailwindcss postgres redis nextjs nodejs singular barks hardcoding derived null faciles planen rheumatoid bare mature
adverb zillow pedir abbinare vino bespaar lait prepping creatine lasagna typed macbook dietitians icebreakers dwellers condolence verbs frauds drafts hangs necks juniors scratch forty knob
dieters revisions tiredness outsider licensed drummers chefs fico insane doubt magazine quarter pissed syria stores stood covered walked exciting bear current messed highest naked voices
demand mouth weapons impossible field unexpected robin published retweet votes ball journalism crew extreme expecting supporting animation tape stereotype loud facing banned freak kidding
potential regular heck moves surveillance caused received mall remains teaser television excuse amount faith drunk positive exposed shared station everyday pieces reporting teaches victory
generation terrorist stomach hilariously allow feminists poster awards laughed wondering monkeys slaves committed describes picks receive background ocean classic disgusting pledge musical
touching blown daughters offers lying compared fancy protecting opinion screwed captured somewhere fought joins dignity disabled absurd appreciate noticed weather round elections elephants
continue worker voters produced underway reasonable homophobia general elephant coolest speechless weapon prank handy sending african signs immigrants monster currently towards commercials
starring admit feelings granted further stamps shots cares letters comeback groups violent affected hundreds appears uploaded favourite scientific harry acceptance corporations ruined
hardest ashamed ordinary muslim rolling journalists beautifully village boyfriend ignored tragic girlfriend embarrassed funding refuses determined dollar records strike farmers charges
relate united mayor spoiler chilling myself torture familiar chief crucial border nobel opens condition lyrics cases smiling delight tracks contact celebration interactive drones taylor
broadcast promo revolution martin newest lawrence blame winners wishes foreign insult fault manages acting trillion clever treatment reminds legendary standard armed painful certainly deaths
barely china critical teenage strikes suffering kicked cigarettes products phones sexually colleges toward prisons reactions chemical terror ability sky clinton elected penalty australia
annoying effort ridiculously senators population bombing invention edition boring shock freaked investigation christian transgender courage accidentally silent passes professional approach
talent bringing unlikely charity hiding sticks authorities capture arguments picked beating trafficking followed thumbs features depressed gotten raped vaccines chills offered several
policies abortions exact hop conservative compliment bombs struck malala healthier production reportedly issued livestream saves checks passionate pants depressing inequality robert oregon
helpful serving texas rapists attacked profound horrific desert clearly activist ourselves captain thankfully actors answering british immediately crimes impressed absolute fixed workplace
closer factory threats candy neighbors trash headed invisible willing connect comedians beyonce listened lifetime fellow storm creating embarrassing assaulted goosebumps evolution experts
defend drivers rally intelligence expensive haunting donation believed admits connected includes athlete liked feature interested services finale direct pretend protesters prefer sentences
goodness department discovered
homemade handmade housework notebook notebooks sunset sunsets eid gingerbread balcony downtown campfire barbecue lunchtime dinnertime naptime fatherhood parenthood stationery bookshelf
bookshelves indoor indoors outdoor outdoors secondhand activewear headshot headshots filmmaking hairstyle hairstyles memorial handcrafted hometown playground playtime snowman snowflake seashell driftwood farmers suitcase
farmhouse headboard headboards cookout potluck cottagecore bachelorette tablescape charcuterie picking
leaf fig fern monstera succulent succulents orchid orchids
`
  .trim()
  .split(/\s+/);
