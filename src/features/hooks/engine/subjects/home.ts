import { readSubjects } from './subject.ts';

/** Houses, homes and gardens. */
export const HOME = readSubjects(`
# first home | first home, first house, first-time buyer, first time buyer, first time home buyer, first-time homebuyer, starter home
do: write down your real monthly number
do: list three things you won't give up
do: map the drive to work at eight
do: pull up your last three bank statements
now: you scroll listings in bed past midnight
now: you picture your couch in a stranger's living room
now: you get the keys and eat pizza on boxes
now: you run the numbers again at the kitchen table
say: The right place will feel right at once
say: I should wait until I'm completely ready
say: One bad choice and I'm stuck forever
fact: The purchase price is not the whole price
fact: The lender's limit is not your budget
fact: Almost nobody gets everything on the list
fact: Paint is cheap and the location stays
# buying a house | buying a house, buy a house, buying a home, buy a home, house hunting, home buyer, homebuyer, home buying, house viewing
do: open the saved listings on your phone
do: find the year the roof was replaced
do: look the street up on a map
do: run the shower and the kitchen tap
now: you refresh the listings before your coffee
now: you walk in and look up for stains
now: you fall for the kitchen before the driveway
now: you drive past the place again at night
say: The asking price is the price
say: I can look past the bad photos
say: The walkthrough tells me everything
fact: The cheapest things to change look the worst
fact: A short tour hides more than it shows
fact: You can repaint a room but not a street
fact: Fresh paint can cover good news or bad
# selling a house | selling a house, sell a house, sell your house, selling my house, selling your home, sell your home, sell a home, home seller, house sale
do: stand at your curb and look back
do: take one photo from the front door
do: find the receipt for one big repair
do: switch on every lamp you own
now: the showing is soon and the sink is full
now: you hide the laundry basket in the trunk
now: you read the feedback from the last showing
now: you park around the corner during the tour
say: I know what my place is worth
say: The market will do the work
say: I can always drop the price later
fact: Buyers judge before they reach the front door
fact: What you spent is not what buyers pay
fact: Buyers see your place on a phone first
fact: The first days bring the freshest eyes
# closing costs | closing costs, closing cost, settlement fee, loan estimate, closing disclosure, title insurance, escrow fee
do: find page two of your loan estimate
do: circle every fee you can't explain
do: write down who charges which fee
do: lay two estimates side by side
now: you scroll the estimate and stop at one fee
now: you sign your name for the thirtieth time
now: your agent says the wire amount out loud
now: you add the column twice and frown
say: The down payment is all I need
say: Fees are the same everywhere
say: I'll find out the total at the table
fact: Some of those fees can be shopped around
fact: Two lenders can describe the same fee differently
fact: Who pays which fee is often negotiated
fact: Prepaid taxes hide in the same column
# home inspection | home inspection, house inspection, home inspector, inspection report, pre-listing inspection, inspection contingency
do: find the pages about roof and water
do: pull every loose cabinet door open
do: run every tap for a full minute
do: shine a flashlight under the kitchen sink
now: the report lands and it's sixty pages long
now: you read the word deferred and scroll back
now: the flashlight disappears into the crawl space
now: your phone buzzes with photos from the attic
say: The report means pass or fail
say: A new build has nothing to find
say: Everything on the list has to be fixed
fact: Every report is long, even for good places
fact: Nobody can see through a finished wall
fact: The scariest photo is not always the costliest
fact: Water leaves clues long before a leak shows
# home appraisal | home appraisal, house appraisal, appraiser, appraisal gap, low appraisal, appraised value, appraisal came in low
do: list your upgrades with their dates
do: find three nearby sales from this year
do: check the square footage on record
do: look up your address in county records
now: the number comes in and everyone goes quiet
now: you tidy up for someone holding a tape measure
now: you wait for one number from a stranger
now: your agent calls and starts with a sigh
say: A clean kitchen raises the number
say: The website estimate is close enough
say: One number settles what a place is worth
fact: The lender wants that number for its own protection
fact: Two professionals can value one address differently
fact: Recent nearby sales matter more than your receipts
fact: Market price and lender's number can disagree
# offers and bidding wars | bidding war, offer on a house, house offer, home offer, multiple offers, offer accepted, lowball offer, counteroffer, earnest money
do: write down your walk-away number
do: read the deadline in the paperwork
do: list every term besides the price
do: look up what the neighbors sold for
now: your phone rings ten minutes before the deadline
now: the agent says there are six others
now: you hear highest and best and swallow
now: the counter comes back at dinner
say: The highest number always wins
say: A first number should start low
say: Waiving things is how people win
fact: Price is one line of a long contract
fact: A deadline changes how everyone thinks
fact: Certainty can be worth money to a seller
fact: The best number on paper can still fall through
# home staging | home staging, house staging, stage your home, stage a house, stage your house, staged home, virtual staging, stager
do: clear one kitchen counter completely
do: take the magnets off your fridge
do: photograph your living room from the doorway
do: pull the couch off the wall
now: you hide the toaster for the third time
now: the living room suddenly looks twice as wide
now: you carry framed photos out to the garage
now: you fluff a pillow nobody will sit on
say: Buyers can imagine the space themselves
say: Empty rooms look bigger
say: My furniture is nice enough already
fact: An empty room often looks smaller
fact: Buyers look at the space between the furniture
fact: Your nose stops noticing how your place smells
fact: The doorway view decides how a room feels
# listing description | listing description, property description, real estate listing, house listing, home listing, listing copy, mls listing
do: delete the word charming
do: read your first sentence out loud
do: write down what the photos can't show
do: count the adjectives in your draft
now: you type nestled and delete it again
now: the cursor blinks after the bedroom count
now: you read your draft and could be anywhere
now: you check the remarks box and hit the limit
say: Nobody reads the words anyway
say: More adjectives make a place sound better
say: The photos say everything
fact: Readers skim the first line on a phone
fact: Cozy tells a reader almost nothing
fact: Dates and materials beat adjectives
fact: Good copy describes the property, not the buyer
# listing photos | listing photos, real estate photo, real estate photography, property photo, house photo, listing video, real estate video, property video
do: open every blind in the room
do: lower your camera to chest height
do: close every toilet lid
do: wipe your phone lens with your shirt
now: you spot the toilet brush in the shot
now: you check the picture and your reflection waves back
now: the bright window turns the whole room black
now: you crouch in the bathtub for the angle
say: A wide lens makes everything look better
say: Any phone on auto is good enough
say: More pictures are always better
fact: People swipe before they read a word
fact: Crooked vertical lines make a room feel off
fact: Too wide a lens disappoints at the door
fact: The first image does most of the work
# open house | open house, open houses
do: walk in through the front door yourself
do: stand in the entry and sniff
do: write one question for every visitor
do: turn off the television
now: the first car slows down at the sign
now: you hear footsteps upstairs and keep smiling
now: the sign-in sheet says only J
now: you stand in the kitchen and wait
say: Only nosy neighbors show up
say: Cookies in the oven still work
say: Serious buyers book a private tour
fact: Neighbors know people who want to move nearby
fact: Visitors talk more freely in the driveway
fact: People remember a smell longer than a countertop
fact: A quiet afternoon still tells you something
# condo | condo, condominium, condo fee, condo building, condo board, co-op apartment
do: find the latest meeting minutes
do: look up the reserve fund balance
do: stand still and listen to the walls
do: read who pays for the windows
now: you hear the upstairs chair scrape at midnight
now: the notice in the elevator says assessment
now: you wait for the elevator with a mattress
now: your monthly fee goes up by letter
say: Somebody else takes care of everything
say: The monthly fee is wasted money
say: Inside my walls I can do anything
fact: You buy a share of the roof too
fact: A low monthly fee can be a warning
fact: The building's savings matter as much as yours
fact: The minutes tell more than the brochure
# hoa | hoa, homeowners association, hoa fee, hoa rule, hoa board, hoa fine, hoa letter
do: find the rules you signed
do: find the date of the next meeting
do: read the page about fines twice
do: check what the dues really cover
now: the letter is about your trash can
now: you measure the grass before Monday
now: you ask permission for a shade of beige
now: the meeting runs an hour over mailbox posts
say: Nobody can tell me what to plant
say: The board can do whatever it wants
say: Nobody reads those rules before signing
fact: The board is made of your neighbors
fact: The rules came with the deed
fact: The quietest meetings decide the dues
fact: Two streets can live under different rulebooks
# new construction | new construction, new build, newly built home, builder home, model home, spec home, home builder, custom home, building a house, build a house
do: list what the model has as upgrades
do: ask what the base price leaves out
do: photograph the walls before the drywall
do: run a hand along every window frame
now: you choose an outlet plan from a drawing
now: the model kitchen turns out to be all upgrades
now: you walk the frame and guess the rooms
now: you put blue tape on every scratch
say: Brand new means nothing can be wrong
say: The model is what I'm getting
say: The move-in date is settled
fact: The sales office works for the seller
fact: Fresh lumber still dries and moves
fact: Behind the drywall is cheapest to fix beforehand
fact: The yard is often not in the price
# fixer upper | fixer upper, fixer-upper, house that needs work, gut renovation, handyman special, run-down house, old house renovation
do: write two lists, ugly and broken
do: photograph the label inside the electrical panel
do: look at the ceiling under each bathroom
do: lift one corner of the old carpet
now: you pull the carpet and find hardwood
now: you open one wall and find three surprises
now: you cook dinner on a hot plate again
now: the wallpaper comes off with half the wall
say: The damage is only cosmetic
say: Good bones means an easy job
say: I'll live there while I do the work
fact: Ugly is cheaper to change than crooked
fact: Every old wall has at least one secret
fact: The order of the jobs changes the bill
fact: Demolition is the fast part
# house flipping | house flipping, flip a house, flip houses, flipping houses, fix and flip, flipped house, first flip, home flipping
do: write down your holding cost per day
do: list the three nearest finished sales
do: add up the fees before the paint
do: count the trades you need in order
now: the wall opens and the budget does too
now: you pick a faucet for a stranger
now: the permit office says come back Thursday
now: you pay another month of utilities for nobody
say: The money is made at the sale
say: Sweat equity costs nothing
say: Gray floors and white paint always sell
fact: Every empty month has a bill
fact: The television version leaves out the permits
fact: The purchase decides more than the tile
fact: Nice finishes can be too nice for a street
# rental property | rental property, rental unit, rental house, landlord, first rental, rental income, property manager, property management, rental portfolio
do: write down what a vacant month costs
do: find the age of the water heater
do: open the folder with your leases
do: list every repair from last year
now: the phone rings at midnight about a leak
now: you turn the key after a move-out
now: you drive across town for a tripped breaker
now: the rent arrives and the furnace quits
say: Rent minus mortgage is the profit
say: Passive means I do nothing
say: A handshake is good enough
fact: Vacancy is an expense nobody bills you for
fact: Paperwork settles more fights than good memory
fact: Rules change from one city to the next
fact: Small leaks cost more than late replies
# tenant screening | tenant screening, screen tenants, rental application, rental applicant, choosing a tenant, find tenants, tenant background check
do: write your criteria down before the ads
do: read your application form as a stranger
do: check the rules for your state tonight
do: put the same questions on every form
now: the inbox fills within an hour of posting
now: you read five forms at the kitchen table
now: the reference never picks up
now: you have a nice chat and no paperwork
say: My gut has never been wrong
say: A high score tells me everything
say: The first with cash gets the keys
fact: Written criteria treat every applicant the same way
fact: A friendly first meeting proves very little
fact: Local law decides what may be asked
fact: Good records protect both sides of the door
# tenant and landlord problems | tenant, bad landlord, landlord won't, late rent, unpaid rent, eviction, tenant rights, renter rights, problem tenant
do: put the last phone call in writing
do: find the repair clause in your agreement
do: take dated photos of the problem
do: save every text in one folder
now: the first of the month comes and goes
now: you reread the text before sending
now: the repair request sits there marked as read
now: you dig for the agreement in a drawer
say: A text message doesn't count as anything
say: Whoever owns the place makes the rules
say: Speaking up only makes things worse
fact: Memory loses to a dated photo
fact: The rules differ from state to state
fact: Most fights start with something nobody wrote down
fact: Both sides usually signed the same page
# rent increase | rent increase, raising rent, raise the rent, rent going up, rent hike, rent negotiation, negotiate rent
do: look up three similar units nearby
do: find the notice period on page one
do: write the old and new number together
do: check the date on the letter
now: the envelope under the door looks official
now: you read the new number twice
now: you open the listings just to compare
now: the renewal email arrives on a Friday
say: The number in the letter is final
say: Moving out is always cheaper
say: Staying quiet is the safest thing
fact: An empty unit costs an owner money too
fact: Notice rules depend on where the building stands
fact: Moving has a price that hides in boxes
fact: Timing changes how that talk goes
# apartment lease | apartment lease, rental lease, lease agreement, break a lease, breaking a lease, lease renewal, sign a lease, sublet, roommate agreement
do: find the page about ending early
do: read the paragraph above your signature
do: circle the notice date on your calendar
do: photograph every wall before unpacking
now: you initial page nine without reading page eight
now: the renewal form waits in your inbox
now: you search the document for the word pets
now: you count the months left on your fingers
say: The form is standard, just sign
say: Nobody enforces the small print
say: The agent said that part doesn't matter
fact: What was promised aloud isn't on paper
fact: Standard forms can still be changed by agreement
fact: The notice date comes sooner than the end date
fact: The boring paragraph is usually the expensive one
# security deposit | security deposit, deposit back, rental deposit, move-out inspection, move out cleaning, normal wear and tear
do: find your move-in photos
do: take a video of every room tonight
do: look inside the oven
do: read the cleaning line in your agreement
now: you scrub an oven you barely used
now: you fill a nail hole with white paste
now: the list of deductions arrives by mail
now: you walk the empty rooms one last time
say: That money is gone anyway
say: The place was like that before
say: Painting is always the renter's job
fact: Photos without a date prove little
fact: Wear and damage are two different words
fact: State law usually sets the return deadline
fact: The first day decides the last day
# renting an apartment | renting an apartment, rent an apartment, apartment hunting, first apartment, find an apartment, apartment search, apartment tour, renter
do: run the hot water during the tour
do: check your phone signal in every room
do: open the cabinet under the sink
do: write your move-in total on paper
now: you tour a place in seven minutes flat
now: the photos online were from another unit
now: you look for outlets behind the bed
now: you send the application before the elevator lands
say: The advertised price is what I'll pay
say: I'll take whatever is left
say: A good view makes up for everything
fact: Walls sound different on a Saturday night
fact: The unit you tour may not be yours
fact: Monthly price and move-in price are different numbers
fact: Water pressure never shows in a photo
# commercial lease | commercial lease, office lease, retail lease, triple net lease, commercial space, commercial real estate, office space, retail space, tenant improvement
do: underline the word maintenance everywhere
do: ask who repairs the rooftop unit
do: add up rent plus every extra
now: you sign for five years in one afternoon
now: the yearly reconciliation bill lands on your desk
now: the draft is forty pages of their form
now: you measure the empty shop with your feet
say: The rate per foot is the rent
say: Their form can't be changed
say: Renewal is automatic anyway
fact: Usable and rentable square feet are different numbers
fact: Nearly every clause started as somebody's negotiation
fact: The air conditioner can become your problem
fact: Free months are part of the price
# airbnb | airbnb, short-term rental, short term rental, vacation rental, superhost, vrbo, airbnb host, guest review
do: sleep one night in your guest bed
do: read your last five reviews
do: time the check-in with your own suitcase
do: count the pillows and the pans
now: the message at midnight asks about the code
now: you find one sock behind the bed
now: the four-star review praises everything
now: you flip the sheets between two checkouts
say: The place basically runs itself
say: Lower prices fill every night
say: Guests only care about the location
fact: Guests decide on the first photo
fact: A clear arrival message prevents most late calls
fact: Cleaning is the real schedule
# buying land | buying land, buy land, vacant land, raw land, land for sale, acreage, empty lot, land investing, build on land
do: look up the parcel on the map
do: find where the nearest power pole stands
do: check the zoning on the county site
do: trace the road to the property line
now: you park on gravel and see only trees
now: you walk a line nobody ever marked
now: the seller waves at a distant fence
now: you picture a porch where the weeds are
say: Dirt is simple compared with a building
say: If I own the ground, I can build
say: The fence shows where the line is
fact: A road beside a parcel isn't always legal access
fact: Cheap acres can be expensive to reach with power
fact: A fence and a boundary can disagree
fact: Soil decides where a septic field can go
# relocation | relocation, relocating, relocate, move to new city, moving to another state, moving out of state, moving abroad, moving cross country, new city
do: map a normal Tuesday over there
do: look up the weather in February
do: price your weekly groceries over there
do: write down what you would miss
now: you learn street names from a phone map
now: your couch is on a truck somewhere
now: you know where nothing is at the new store
now: you say goodbye to the barista by name
say: One visit told me everything about the town
say: Everything is cheaper over there
say: I'll settle in once the boxes are gone
fact: A vacation week isn't a normal Tuesday
fact: Cheaper rent can come with a longer drive
fact: The old routine leaves before the new one arrives
fact: A map doesn't show wind, noise, or hills
# downsizing | downsizing, downsize, smaller home, smaller house, move somewhere smaller, right-sizing
do: measure the couch you can't part with
do: open the closet nobody uses
do: put a sticker on what really stays
do: count your serving dishes
now: you hold a gravy boat and remember everyone
now: you measure the old table against a new wall
now: the donation pile moves back inside
now: you find your own handwriting in the attic
say: Somebody will want the good china
say: Less space means less life
say: A storage unit solves the rest
fact: The biggest pieces are the easiest decisions
fact: A photo keeps a memory without the shelf
fact: Storage units are easier to fill than to empty
fact: Doorways decide which furniture comes along
# moving day | moving day, moving box, packing to move, moving house, moving company, hire movers, first time moving out, move-in day, moving checklist, moving truck
do: take a photo behind your television
do: put the kettle and chargers aside
do: measure the narrowest doorway
do: label one box on the side
now: the last box is labeled miscellaneous
now: you look for the scissors under the tape
now: the truck is full and the lamp isn't in
now: you eat dinner with a plastic fork again
say: There isn't that much to pack
say: Bigger boxes save time
say: I'll sort everything at the new place
fact: Books belong in the smallest boxes
fact: The kitchen takes longer than anyone plans
fact: Labels on top vanish once boxes are stacked
fact: The cheapest quote may not include stairs
# selling without an agent | for sale by owner, fsbo, sell without an agent, sell without a realtor, selling without an agent, selling without a realtor
do: list every job an agent would do
do: find your state's disclosure form
do: call your own number as a buyer
do: look up three sales on your street
now: the yard sign goes up and agents start calling
now: you answer a text about a showing at work
now: the stranger in your kitchen asks why you're leaving
now: you print the flyers at the library
say: All an agent does is open doors
say: I keep the whole commission that way
say: The paperwork is just a template
fact: The buyer may arrive with a professional
fact: Showing the place is the easy part
fact: Disclosure duties don't depend on the sign
fact: Buyers can subtract the same fee you saved
# choosing a realtor | realtor, real estate agent, listing agent, buyer's agent, buyer agent, agent commission, realtor commission, choose a realtor, hire a realtor, real estate broker
do: look up the agent's last three sales
do: read the end date in the agreement
do: write down two questions about the fee
do: search the name and your zip code
now: you get the glossy postcard again
now: the agent at the door brought a folder
now: you sign the agreement on a phone screen
now: your text gets an answer before sunrise
say: Every agent does the same job
say: The one with the most signs is best
say: The fee is set in stone
fact: Most of the work happens after the handshake
fact: Commissions are negotiable and always were
fact: A sold sign doesn't say how long it took
fact: The agreement matters more than the smile
# being a real estate agent | new realtor, new real estate agent, real estate lead, realtor marketing, real estate marketing, realtor content, real estate license, realtor business, realtor tip, agents get clients
do: open your phone and count past clients
do: text one person you once helped
do: write the question you heard this week
do: film the street, not your blazer
now: you refresh the inbox and it's another webinar
now: you put the just-sold postcard in one more mailbox
now: your Sunday disappears between two showings
now: you post the same market update as everyone
say: I just need more followers
say: Nobody wants to hear from me again
say: The busy agents were simply lucky
fact: Most people already know several agents
fact: Strangers ask the same few questions every week
fact: People remember the agent who explained things
fact: A closed deal isn't the end of the contact
# mortgage rates | mortgage rate, interest rate, fixed rate, adjustable rate, rate lock, rate buydown, mortgage interest, rates drop, rates rise
do: find the rate on your latest paper
do: write the rate and the fees together
do: check how long your lock lasts
do: ask for the quote on one date
now: you hear the morning news and open the calculator
now: you screenshot a quote that's gone by lunch
now: your coworker mentions the number they got
now: the lender calls and talks in eighths
say: I should wait for the perfect number
say: The advertised number is what everyone gets
say: The lowest number is the best deal
fact: The headline number and the annual percentage differ
fact: Nobody knows where rates go next
fact: A low number can come with high fees
fact: Two quotes from different days can't be compared
# mortgage | mortgage, home loan, mortgage payment, mortgage broker, mortgage lender, fha loan, va loan, fifteen-year mortgage, extra mortgage payment, underwriting
do: find the principal line on your statement
do: write down what escrow takes
do: look up the last payment date
do: lay two lender quotes side by side
now: you open the statement and stare at the split
now: the lender asks for one more bank statement
now: you explain a deposit from three months ago
now: your loan gets sold and the logo changes
say: My own bank gives me the best deal
say: A preapproved amount is what I can afford
say: Paying early is always the smart move
fact: Interest takes its biggest share in the early years
fact: A fixed payment can still change with escrow
fact: The company you pay may not own the debt
fact: Lenders don't all read one file the same way
# refinancing | refinance, refinancing, cash-out refinance, cash out refinance, refi, mortgage refinance
do: find your remaining balance tonight
do: count the years left on your loan
do: write the fees next to the savings
do: ask what the new end date is
now: the mailer says your payment could drop
now: you dig out the old closing folder
now: you see the years start over on paper
now: your friend brags about a lower payment
say: A lower payment always means I saved
say: The paperwork isn't worth the trouble
say: The same bank makes the process easy
fact: A lower payment can cost more in total
fact: The clock can start over on page one
fact: No-cost usually means the cost moved
fact: Breaking even takes time, and time can change
# down payment | down payment, down-payment, twenty percent down, zero down, pmi, private mortgage insurance, down payment assistance, save for a house, saving for a house
do: put the closing fees beside your savings
do: look up your state's assistance programs
do: name a separate savings account tonight
do: write down what stays in savings
now: you move savings into the house account again
now: you see prices climb while the jar fills
now: the calculator asks for a number you don't have
now: you explain a gift with a signed letter
say: More down is always better
say: Those assistance programs aren't for me
fact: Not every loan asks for the same share
fact: Cash in the walls is slow to get back
fact: Lenders want to know where the money came from
fact: A repair can come the week after the keys
# pre-approval | pre-approval, preapproval, pre-approved, preapproved, pre approved, pre-qualified, prequalification, mortgage application
do: put your last two pay stubs together
do: check the date on your letter
do: pull your own credit report
do: read the conditions under the big number
now: you upload the same bank statement again
now: the letter arrives and the number looks huge
now: you find the dream kitchen and no letter
now: you hold off on buying the new couch
say: The letter means the loan is done
say: The big number is my budget
say: The paperwork can wait until I find something
fact: That letter comes with an expiration date
fact: A new car loan can change the answer
fact: The lender checks again before the keys
fact: Qualified and approved are different words
# resale value | resale value, increase home value, add value to home, home value, house value, home worth, raise property value, return on renovation
do: write down your last three upgrades
do: look at what sold on your street
do: walk to the curb and turn around
do: list repairs before you list upgrades
now: you type your address into the estimate site
now: your neighbor's place sells and you do the math
now: you choose a tile for somebody in ten years
now: you add up receipts and hope
say: Every upgrade pays for itself
say: A new kitchen always comes back in price
say: The online estimate knows my place
fact: Buyers expect a dry roof more than praise it
fact: Every street has a ceiling
fact: What you love may be what buyers rip out
fact: Maintenance is less visible than marble
# rent or buy | rent or buy, rent vs buy, renting vs buying, rent versus buy, renting or buying, is renting, throwing money away, keep renting
do: write both monthly totals on one page
do: guess how long you'll stay put
do: add repairs to the second column
do: look up the property tax next door
now: you pay on the first and do the math
now: you report the drip and wait for somebody
now: your friends post their keys again
now: the water heater dies and you check whose bill
say: Every check to a landlord is gone
say: Owning is always the smarter choice
say: The monthly payment is the same anyway
fact: Owners pay money they never get back, too
fact: How long you stay changes the answer
fact: Freedom to leave is worth something
fact: A monthly payment leaves out the repairs
# real estate investing | real estate investing, real estate investor, investment property, first investment property, cash flow property, rental investing, house hacking, house hack, duplex, multifamily, brrrr
do: fill in the repair line first
do: call the county about one tax bill
do: drive the street on trash day
do: list every cost that isn't the loan
now: you open the spreadsheet one more time
now: the deal looks great until row fourteen
now: the seller's numbers have no repairs in them
now: you stand in an empty kitchen with a calculator
say: Property only goes up
say: I need a lot of money to start
say: The spreadsheet says the deal works
fact: Pro forma means somebody imagined the numbers
fact: A roof doesn't care about your spreadsheet
fact: Appreciation is a hope until the sale
fact: Cheap property can be expensive to keep
# housing market | housing market, real estate market, home prices, house prices, buyer's market, seller's market, housing market update, housing crash, local housing market
do: look up one sale on your street
do: count the signs on your block
do: write down the list and sold price
do: check how long the nearest listing sat
now: you read two headlines that say the opposite
now: the corner sign has been there since spring
now: your group chat argues about prices again
now: you see a price cut in your saved search
say: I'll wait until prices crash
say: The headline covers my street
say: Spring is the only time that counts
fact: There is no single national price
fact: Headlines describe months that already happened
fact: Two zip codes can move in opposite directions
fact: List price is a wish until somebody signs
# home equity | home equity, heloc, home equity loan, equity line of credit, tap equity, house rich
do: look up your current loan balance
do: find the word variable in the offer
do: ask what the draw period is
do: list what the money would pay for
now: the mailer says you are sitting on money
now: you picture the new kitchen on a credit line
now: your balance drops and you feel richer
now: the statement shows interest only
say: The money is just sitting there
say: I'm only borrowing my own money
say: A credit line costs nothing until used
fact: Borrowed against a roof is still borrowed
fact: The estimate is not money in the bank
fact: Variable means the payment can move
fact: The easy years of the loan come first
# property taxes | property tax, property taxes, tax assessment, assessed value, property tax appeal, tax bill went up
do: find the assessed value on your bill
do: check the square footage the county has
do: look up the appeal deadline
do: compare your bill with next door's
now: the envelope from the county feels thick
now: you compare your number with the whole street
now: your escrow payment jumps in spring
now: you find a bathroom on paper that isn't yours
say: Nobody wins against the county
say: The bill is just what it is
say: My bill is paid by the lender
fact: The county has likely never been inside
fact: Records can list rooms that don't exist
fact: Assessed value and market value are two numbers
fact: A new owner can get a different bill
# pricing a house | pricing a house, price your home, price your house, pricing your home, overpriced house, overpriced listing, price reduction, price drop house, list price, asking price
do: write down your number before the comps
do: find three sales from this season
do: look at the homes you compete with
do: search your own bracket like a buyer
now: the agent slides a printout across the table
now: you hear the number and glance at the kitchen
now: the second weekend passes without a call
now: you add a little room for negotiation
say: I can always come down later
say: My place is nicer than the neighbor's
say: A higher number leaves room to bargain
fact: Buyers search in round-number brackets
fact: The market never sees your receipts
fact: Days on the market speak to buyers
fact: Your competition is whatever else is for sale
# real estate | real estate, realty, real-estate
do: look up your own address online
do: write down one street you'd choose
do: read one listing in your area
do: find the last sale nearest to you
now: you slow down for every yard sign
now: you open the listings app for fun
now: you read a contract with a highlighter
say: Location is the only thing that counts
say: Everybody else got in at the right time
say: The online estimate is close enough for me
fact: Every deal is local, down to the block
fact: The price is only one term of many
fact: Most of the work is paper
fact: Two places on one street can sell differently
# roof | roof, roofing, roof leak, roof shingle, roofer, roof replacement, roof repair, storm damage roof, roof flashing
do: step across the street and look up
do: shine a flashlight across the attic
do: find the year of the last replacement
do: look for granules below the downspout
now: you hear dripping where nothing should drip
now: the stain on the ceiling has a new ring
now: the stranger at the door says storm damage
now: you put a pot under the attic hatch
say: There's no leak, so everything's fine up there
say: A small drip can wait until summer
say: All shingles are the same
fact: Water rarely drips right below the hole
fact: Most leaks start where two surfaces meet
fact: The attic shows trouble before the ceiling does
fact: Nails and flashing matter as much as shingles
# gutters | gutter, gutters, downspout, gutter guard, gutter cleaning, clogged gutter
do: go look where your downspout ends
do: find the overflow stain on the siding
do: step outside during the next rain
do: count the loose brackets from below
now: the rain pours over the edge like a curtain
now: you scoop out something that used to be leaves
now: the edge above your back door grows a tree
now: you hold the ladder and look away
say: Guards mean never climbing again
say: A little overflow doesn't hurt
say: Once a year in fall is plenty
fact: Overflow at the eaves can end in the basement
fact: Where the water lands matters most
fact: A slight slope does all the work
fact: Guards still need someone to look
# plumbing | plumbing, plumber, leaky pipe, burst pipe, pipe leak, water pressure, frozen pipe, water leak, shutoff valve, plumbing repair
do: find your main water shutoff
do: put a dry tissue under each valve
do: read the meter before bed tonight
do: open the cabinet below the sink
now: you hear water running with every tap off
now: the cabinet floor feels soft under your hand
now: you look for the shutoff with wet socks
now: the bucket fills faster than you can mop
say: A slow drip can wait
say: Tape fixes almost anything
say: Chemicals are easier than a wrench
fact: Most leaks whisper before they flood
fact: Old valves can fail the day you need them
fact: The wet spot is rarely below the leak
fact: Finding the leak can take longer than fixing it
# faucet | faucet, dripping faucet, leaky faucet, kitchen faucet, bathroom faucet, faucet cartridge, kitchen sink tap, showerhead
do: find the two valves under the sink
do: push the stopper down before you unscrew
do: unscrew the little screen at the tip
do: look for the maker's name underneath
now: you hear one drop at a time at midnight
now: you lie on your back in a dark cabinet
now: the tiny screw rolls toward the drain
now: you stand in the aisle with the wrong part
say: Closing the handle harder stops the drip
say: A drip means a whole replacement
say: Any part from the aisle will fit
fact: Most drips come from a small worn part
fact: Tightening harder wears the parts faster
fact: Weak flow can be one clogged little screen
fact: The old part is the best shopping list
# clogged drain | clogged drain, clogged sink, slow drain, drain cleaner, unclog a drain, unclog a sink, shower drain, kitchen drain, blocked drain, drain snake, blocked toilet, clogged toilet, plunger
do: pull the stopper and take a look
do: check whether the other drains gurgle
do: put a bucket under the trap
do: find out which plunger you own
now: you shower with water up to your ankles
now: the sink burps when the washer drains
now: you pull out something that looks alive
now: you plunge and pray on a Sunday
say: Boiling water clears everything
say: A little grease goes down fine
say: More chemical means a cleaner pipe
fact: Flushable on a label doesn't mean harmless
fact: Sinks and toilets need different plungers
fact: One slow fixture and three slow fixtures differ
fact: Grease leaves the pan hot and hardens later
# toilet | running toilet, toilet flapper, toilet repair, toilet leak, toilet keeps running, toilet install, wax ring, bidet
do: lift the tank lid and listen
do: put food coloring in the tank
do: touch the base for a wobble
do: find the little valve behind the bowl
now: you jiggle the handle before leaving the room
now: the tank refills at night with nobody there
now: you lift the lid and meet a chain
now: the bowl rocks a little when you sit
say: Jiggling the handle is a fix
say: The hissing is normal
say: Anything in the tank needs a professional
fact: A silent leak can show on the bill
fact: The cheapest part in the tank fails first
fact: A slight wobble can break a seal
fact: The water in the tank arrives clean
# water heater | water heater, hot water heater, tankless, no hot water, hot water tank, anode rod, heat pump water heater
do: find the date on the tank label
do: look for rust around the bottom
do: check the dial on the tank
do: time the wait for a warm tap
now: the shower goes cold with shampoo in your hair
now: the tank rumbles like a kettle
now: you find a small puddle in the closet
now: you wait for the tap with one finger
say: The old tank still works fine
say: A bigger tank fixes everything
fact: Tanks often fail soon after the first puddle
fact: Hidden sediment makes the popping noise
fact: Endless and instant are two different things
fact: The serial number usually holds the birth date
# heating | home heating, central heating, boiler, furnace, radiator cold, heating bill, heat pump, pilot light, furnace filter, underfloor heating, heating system
do: feel the heat in every room
do: find the date of the last service
do: read the number on the thermostat
do: pull the curtain away from the heat
now: you wake up and can see your breath
now: your bedroom roasts while the kitchen freezes
now: the first cold night smells like dust
now: you turn the dial up and nothing happens
say: Cranking the dial warms the place faster
say: Leaving the system on all day is cheaper
say: If there's heat, no service is needed
fact: Most systems don't heat faster on a higher setting
fact: The warm room may just hold the thermostat
fact: Systems fail when they work hardest
fact: Bigger equipment is not automatically more comfortable
# hvac | hvac, air conditioner, air conditioning, ac unit, central air, mini split, thermostat, hvac filter, ductwork, ac not cooling, hvac technician, hvac repair
do: pull out your filter and look
do: put a hand over the farthest vent
do: clear the leaves off the outdoor unit
do: find the size printed on your filter
now: you stand in front of the vent at midnight
now: the filter comes out gray and furry
now: the unit hums on the hottest day and quits
now: you and the thermostat disagree again
say: Lower on the dial cools faster
say: Closing vents in spare rooms saves money
say: A bigger unit cools better
fact: An oversized unit can leave the air clammy
fact: The machine can be fine and the airflow wrong
fact: The cheapest part in the system is the filter
fact: Ducts leak where nobody looks
# electrical | electrician, electrical work, circuit breaker, tripped breaker, electrical panel, outlet not working, house wiring, rewire a house, light switch, gfci, electrical outlet, ceiling fan install
do: read the labels inside your panel door
do: press the test button in the bathroom
do: feel your switch plates for warmth
do: count the power strips in one room
now: the microwave and the hair dryer meet
now: the lights dip when the vacuum starts
now: you stand in the dark counting switches
now: the label on the breaker says misc
say: The breaker is just being sensitive
say: If the lamp works, the wiring is fine
say: An adapter fixes a two-prong outlet
fact: A breaker that trips is doing its job
fact: A switch turned off can leave wires live
fact: A warm switch plate is worth a question
fact: Old wiring may never have met a dryer
# insulation | insulation, insulate, attic insulation, drafty house, air sealing, weatherstripping, spray foam, cold floor, crawl space
do: hold a tissue near the window frame
do: feel the wall inside a closet
do: hold your hand along the baseboard
do: put a hand on the attic hatch
now: you wear a sweater on your own couch
now: the curtain moves with the window shut
now: the upstairs bakes while the downstairs freezes
now: your feet find the cold spot at dawn
say: Just add another thick layer
say: New windows are the first fix
say: Old walls just have to breathe
fact: Air leaks and thin insulation are different problems
fact: Warm air leaves through the top
fact: Wet fluff barely keeps any warmth
fact: The attic hatch is often forgotten
# damp and mold | black mold, damp, house mold, mold in bathroom, mold on wall, mold removal, bathroom mold, condensation, musty smell, humidity in house, dehumidifier, mildew, moisture in walls
do: pull one wardrobe away from the wall
do: wipe the window frame in the morning
do: sniff inside your shoe closet
do: look behind the washing machine
now: you move the bed and see the wall
now: the window cries every winter morning
now: you paint the corner and the spot returns
now: the towel is still wet from yesterday
say: Bleach takes care of everything
say: A coat of special paint fixes the wall
say: Old houses just smell like that
fact: Paint hides a stain but not the moisture
fact: Furniture against a cold wall traps wet air
fact: The nose gets used to musty rooms
fact: Every spot on a wall needs water first
# basement | basement, wet basement, basement flood, flooded basement, sump pump, finish a basement, basement remodel, basement leak
do: pour a bucket into your sump pit
do: run a finger along the bottom wall
do: look for white lines on concrete
do: lift one box off the floor
now: you go downstairs and your socks get wet
now: the cardboard boxes have a tide line
now: you hear the pump start in the storm
now: the carpet smells like last spring
say: A dry summer means a dry floor
say: Waterproof paint solves the problem
say: The pump will run when it has to
fact: Indoor water often starts at the downspout
fact: Pumps like to fail with the power
fact: White powder on concrete is a trace of water
fact: Finished walls hide the evidence
# windows | drafty window, window replacement, replacement window, new windows, double-pane, foggy window, window installation, window frame, window cleaning, sash window
do: shut the sash on a paper strip
do: open and close every lock once
do: look for fog between the panes
do: find the date stamped between the panes
now: the fog sits where no rag can reach
now: you prop the sash up with a stick
now: the salesman offers a price for today only
now: you clean both sides and still see streaks
say: Fog just needs better cleaner
say: New glass pays for itself
say: All double panes are equal
fact: The gap around the frame can leak, too
fact: Fog between panes means the seal gave up
fact: A good unit installed badly is a bad unit
fact: Direct sun dries cleaner into streaks
# doors | front door, sticking door, door hinge, interior door, squeaky door, door lock, door won't close, door installation, sliding door, garage door
do: look at the gap along the top
do: tighten one hinge screw by hand
do: find the shiny spot on the frame
do: close the latch slowly and listen
now: you lift the handle to make the lock catch
now: the hinge announces every midnight snack
now: you shoulder your way in every humid August
now: you sand the wrong edge first
say: The wood needs to be planed
say: A squeak is only a little oil away
say: Any new slab fits the old frame
fact: One loose screw can tilt the whole thing
fact: Wood swells in summer and shrinks in winter
fact: The frame moves more often than the slab
fact: A longer screw can outdo a new hinge
# flooring | new flooring, flooring option, flooring mistake, wood flooring, hardwood floor, laminate floor, vinyl plank, lvp, refinish floors, sand floors, engineered wood, carpet installation, floor installation, squeaky floor
do: lay a long level across the room
do: lift a vent cover and look inside
do: put a sample where the sun lands
do: measure the gap under your doors
now: you hear the same board creak every night
now: the sample looked darker in the store
now: you kneel on plank forty with no kneepads
now: you cut the last board too short
say: Waterproof planks can go anywhere
say: The subfloor is flat enough
say: Hardwood always beats everything else
fact: The layer nobody sees decides how the floor feels
fact: Wood keeps moving long after installation
fact: Samples change color from room to room
fact: A waterproof plank doesn't protect what's below
# tile and grout | tile, tiling, grout, backsplash, tile shower, regrout, thinset, cracked tile, subway tile, tile floor
do: tap one corner and listen
do: lay a row out dry first
do: press a finger along the shower corner
do: find the box with the lot number
now: you start in the middle and lose the line
now: the white lines turned beige one winter
now: you hear one hollow sound by the door
now: you need three more from a discontinued box
say: A little bleach brings the white back
say: The pattern will even itself out
say: The surface itself keeps the water out
fact: Water gets past the pretty layer
fact: Every box should come from the same lot
fact: A crack often begins below the surface
fact: The layout is decided before the first cut
# painting walls | painting walls, paint a room, paint a wall, wall paint, painting a room, paint roller, interior painting, house painter, painters tape, wall primer, paint the ceiling, painting trim
do: wipe one wall with a damp cloth
do: pick at the tape with a fingernail
do: check the sheen on the old can
do: shine a flashlight along the wall
now: you step back and see every roller line
now: the tape pulls off a strip of color
now: you step in the tray with one sock
now: the second coat looks worse than the first
say: One coat covers if the can says so
say: Tape is what makes lines straight
say: I can skip the prep this time
fact: Most of the job happens before the can opens
fact: Wet and dry color are not the same
fact: Side light shows what the lamp hides
fact: A cheap roller leaves its own hair behind
# paint colors | paint color, paint colors, choosing a paint color, white paint, gray paint, accent wall, color palette for home, wall color, color drenching
do: tape a sample beside your floor
do: look at the swatch after dark
do: hold white paper next to the swatch
do: turn on the bulbs you really use
now: you have nine patches of white on one wall
now: the gray turned purple by dinner
now: you hold the chip up to the couch again
now: the name on the can sold you
say: White is the safe choice
say: Dark walls make a room small
say: The chip shows exactly what I get
fact: Floors bounce their color onto walls
fact: North light and south light change the same can
fact: A big wall deepens a little chip
fact: There are warm whites and cold whites
# wallpaper | wallpaper, peel and stick wallpaper, wallpaper removal, remove wallpaper, hang wallpaper
do: tape one sample beside the window
do: check the pattern repeat on the label
do: pull one loose corner gently
do: hold a level against the door frame
now: you peel and get one tiny triangle
now: the seam by the door misses by a leaf
now: you stand on a chair, glue in your hair
now: you find another layer underneath
say: Peel and stick comes off clean
say: The corners of my room are square
say: One extra roll is a waste
fact: Almost no room has truly straight corners
fact: The pattern repeat decides how many rolls
fact: The wall underneath shows through thin paper
fact: Old layers were glued on for good
# drywall | drywall, hole in wall, patch a wall, spackle, joint compound, drywall patch, hang a picture, wall anchor, stud finder, wall-mount a tv
do: knock along the wall and listen
do: shine a light sideways across the patch
do: check what your anchors can hold
do: hunt for a stud with a magnet
now: you miss the stud by half an inch
now: the doorknob went through the wall again
now: you sand and the whole room turns white
now: your patch shows up at sunset
say: One thick coat is faster
say: Any screw holds in that wall
say: Paint will hide the edges
fact: Thin coats dry flatter than one thick coat
fact: Sunset light finds every bump
fact: The label on an anchor assumes a perfect wall
fact: Feathering wide hides more than sanding hard
# kitchen remodel | kitchen remodel, kitchen renovation, new kitchen, kitchen makeover, kitchen design, kitchen island, kitchen layout, remodel a kitchen
do: measure from your sink to your stove
do: open the drawer that always jams
do: count the outlets above your counter
do: tape the island on the floor
now: you wash dishes in the bathtub
now: the fridge door hits the new handle
now: you eat toast in the garage for weeks
now: the delivery is missing one side panel
say: A bigger island fixes everything
say: We can keep cooking during the work
say: The layout can be decided later
fact: Moving water and gas moves the budget
fact: Every appliance door needs room to swing
fact: The smallest filler strip can stop the job
fact: Lead times start long before demolition
# bathroom remodel | bathroom remodel, bathroom renovation, new bathroom, shower remodel, walk-in shower, bathroom makeover, bathroom design, tub to shower
do: measure the door before the vanity
do: turn on the fan with a tissue
do: look for soft spots beside the tub
do: find out where the pipes run
now: you brush your teeth at the kitchen sink
now: the vanity is an inch too wide
now: you hear a drip after the tile's up
now: the only toilet sits in the hallway
say: A small room means a small job
say: The tile is what keeps water out
say: The fan is just for smells
fact: The smallest room holds the most trades
fact: What matters most ends up behind the tile
fact: Moving a toilet is bigger than it looks
fact: The slope of the floor carries the water
# cabinets | bathroom cabinet, paint cabinets, cabinet refacing, cabinet hardware, cabinet door, painting cabinets
do: take off one door and look inside
do: tighten a hinge on the worst door
do: wash the door next to the stove
do: number each door with tape
now: you find grease where no hand goes
now: the paint chips right at the handle
now: you hang the last door and it's crooked
now: the box of screws holds three kinds
say: Two coats and I'm done
say: New doors mean a new kitchen
say: Solid wood is always better
fact: Hinges have more than one adjustment screw
fact: Grease beats paint every time
fact: Paint dries in hours and hardens much later
fact: The boxes usually outlive the doors
# countertops | countertop, quartz counter, granite counter, marble counter, butcher block, laminate counter
do: lay a sample under your own lamp
do: set a wet cup on the sample
do: look for the seam near your sink
do: count what lives on the surface
now: the lemon leaves a ring on the stone
now: you set the hot pan down and gasp
now: you stroke slabs in a cold warehouse
now: the seam lands where everybody looks
say: Stone can take anything
say: Sealed once means sealed forever
say: The sample looks like the slab
fact: A slab can look nothing like its sample
fact: Acid marks some stones without leaving a stain
fact: Every material has something it can't stand
fact: The overhang and edge change the price
# deck | backyard deck, wood deck, build a deck, deck stain, composite deck, deck repair, deck board, deck building, staining a deck
do: press a screwdriver into the gray wood
do: drip some water on the boards
do: wiggle the railing with both hands
do: look underneath with a flashlight
now: you catch a splinter on the first warm day
now: the stain peels off like old sunburn
now: the railing moves when you lean on it
now: you find the soft board with your heel
say: Pressure treated wood lasts by itself
say: Composite means no work at all
say: One more coat will cover the peeling
fact: The connection to the house matters most
fact: Sun ages wood as surely as rain
fact: New treated lumber is often too wet to coat
fact: The trouble starts where boards touch
# fence | privacy fence, fence post, wood fence, backyard fence, build a fence, fence panel, leaning fence, fence gate, vinyl fence, fence install
do: find your property pins or survey
do: push on the corner post
do: look which side the rails face
do: call to get utility lines marked
now: the gate drags a half circle in the grass
now: you hit a rock with every post hole
now: the wind lays three panels down
now: your neighbor comes over to ask about the line
say: The old posts show the property line
say: Concrete makes a post last forever
say: No permit is needed in my own yard
fact: The gate is the part that sags
fact: Posts rot first where soil meets air
fact: A property line may not follow the grass
fact: A slope changes how every panel sits
# contractor | my contractor, find a contractor, choose a contractor, bad contractor, general contractor, contractor quote, hire a contractor, handyman, contractor estimate, contractor bid, home repair quote, remodeling contractor
do: lay two bids next to each other
do: look up the license number tonight
do: write the scope in your own words
do: count who didn't call back
now: the ladder stands there and nobody comes
now: you get three bids and three different jobs
now: the text says running late, again
now: you hear while we're at it and nod
say: The lowest bid saves money
say: A handshake is enough for a small job
say: Whoever can start tomorrow gets the job
fact: Two bids can describe two different jobs
fact: What isn't written down becomes an extra
fact: The payment schedule matters as much as the price
fact: A busy schedule is not a bad sign
# trade business | contracting business, trade business, electrical business, roofing business, pricing jobs, tradesman
do: open your last five invoices
do: write down the hours spent driving
do: read your quote as the customer
do: find the job that lost money
now: you write the quote at ten at night
now: the customer asks for just one more thing
now: you drive across town for a free estimate
now: the invoice sits in the truck all week
say: Word of mouth is all I need
say: The cheapest quote gets the job
say: I'm too busy for paperwork
fact: Customers can't judge a joint behind a wall
fact: Drive time is work nobody sees
fact: The first to call back is often remembered
fact: A busy week can still lose money
# tools | power tool, home tool kit, cordless drill, hand tool, first tool kit, tool storage, circular saw, impact driver, tool brand, garage workshop, woodworking tool
do: find your tape measure right now
do: check the tip on your favorite bit
do: count the chargers on your bench
do: take out one dull blade
now: you strip the screw on the last turn
now: the battery dies on the ladder
now: you own three tape measures and find none
now: you use a butter knife one more time
say: Expensive always means better
say: I'll use that once a week
say: One battery is plenty
fact: A dull blade is harder to control
fact: The battery decides which brand you marry
fact: The bit wears out before the machine
fact: Borrowed tools teach you what you need
# diy | diy home, diy repair, diy project, home repair, diy renovation, diy mistake, home project, house repair, diy fix
do: take a photo before you unscrew anything
do: lay out the parts in order
do: find your main water and power shutoffs
do: read the last page of the instructions
now: you make the third trip to the hardware store
now: the video skipped the one step you need
now: you have one screw left over
now: the quick fix is in its second weekend
say: How hard can one little fix be
say: I'll save money doing everything myself
say: One weekend is plenty
fact: The first hole is the hardest to undo
fact: Old houses rarely match the instructions
fact: Setup and cleanup are most of the job
fact: Some jobs need a permit even at home
# smart home | smart home, smart lock, smart bulb, smart speaker, video doorbell, smart plug, home automation, smart thermostat, smart light, smart device
do: count the apps that run your lights
do: check your Wi-Fi at the front door
do: find the password for your router
do: flip the wall switch and see
now: you ask the lamp nicely and it ignores you
now: your guest stands in the dark by the switch
now: the update starts while you're locked out
now: the doorbell films another passing cat
say: Everything works with everything
say: More gadgets make life easier
say: Setup takes five minutes
fact: The wall switch outranks the app
fact: Weak Wi-Fi looks like a broken gadget
fact: Gadgets can outlive the company's support
fact: Guests need a way that isn't your phone
# solar | solar panel, solar power, home solar, solar quote, solar battery, solar installer, rooftop solar, solar lease, go solar
do: find the yearly total on your bill
do: check which way your roof faces
do: look for shade around midafternoon
do: read the escalator line in the offer
now: the salesperson has a tablet and a smile
now: you look at the meter on a sunny day
now: the quote shows a payment and no price
now: you check the app on the first gray morning
say: The panels make the bill disappear
say: Free panels cost nothing
say: With panels I have power in an outage
fact: Many systems shut down when the grid does
fact: The utility's rules shape the savings
fact: A lease and a purchase are different animals
fact: The age of the roof belongs in the math
# septic | septic, septic tank, leach field, drain field, septic pump, septic inspection
do: find the lid on your property map
do: look up the last pumping date
do: walk the yard for extra green grass
do: check what the label calls flushable
now: the lawn has one very happy green patch
now: you learn where the tank is with a shovel
now: the downstairs drain gurgles on laundry day
now: the pump truck backs into your driveway
say: Out of sight means working fine
say: An additive replaces pumping
say: I've never had a problem in years
fact: The field usually costs more than the tank
fact: Everything down the drain goes to your yard
fact: Trees look for water and find pipes
fact: A full tank gives little warning
# foundation | foundation crack, house foundation, foundation repair, foundation problem, settling house, cracks in walls, sloping floor, slab foundation
do: date the crack with a pencil
do: put a marble on the floor
do: walk outside and look at the soil
do: photograph the crack with a coin
now: the marble rolls to the same corner
now: you see a line you swear is new
now: the door upstairs stopped latching this summer
now: you hear a price before a measurement
say: All houses settle
say: Every crack means disaster
say: Caulk will take care of the gap
fact: Water near the wall matters more than age
fact: Some cracks are old and finished moving
fact: Direction and width tell more than length
fact: The free inspection may come from the repair seller
# pests | pest control, ants, mice, cockroach, exterminator, rodent, roaches, mouse in house, rats in house, get rid of mice, ant problem
do: look under the sink with a flashlight
do: wipe the crumbs behind the toaster
do: find the gap around one pipe
do: check the door sweep for daylight
now: you turn on the light and something runs
now: you hear a scratch inside the wall at night
now: you spot one and wonder about the rest
now: the trap is empty and the bait is gone
say: A single one is no big deal
say: A clean place never gets any
say: One spray takes care of everything
fact: A pencil-wide gap is an open entrance
fact: Clean places get visitors too
fact: Seeing one doesn't tell you how many
fact: Water attracts as much as crumbs do
# renovation | renovation, renovate, remodel, home renovation, house renovation, home improvement, renovation budget, renovation mistake, home remodel
do: take before photos of every wall
do: write down what really bothers you
do: keep one drawer for all receipts
do: walk the room with painter's tape
now: the dust finds the room with the door shut
now: the wall comes down and so does the plan
now: you live between plastic sheets and takeout
say: We'll decide the details along the way
say: Demolition day is the hard part
say: While we're at it won't cost much
fact: Every decision made late costs more
fact: Dust travels through a closed door
fact: Order matters more than speed
fact: The last details take the longest
# energy bill | energy bill, electric bill, electricity bill, utility bill, gas bill, power bill, heating cost, energy saving, energy efficient home, energy audit
do: put this month beside last year
do: walk through at night and count lights
do: find what's warm with nothing on
do: read the usage line, not the total
now: you open the envelope standing up
now: you switch off a lamp and feel heroic
now: the number doubles and nothing changed
now: you go around unplugging chargers before bed
say: Unplugging chargers makes the difference
say: Prices went up and that's all
say: Nothing was on, so the bill is wrong
fact: A total hides price and usage in one number
fact: Heating and cooling dwarf most gadgets
fact: Estimated readings can stand in for real ones
fact: The oldest appliance isn't always the thirstiest
# garage | garage organization, garage storage, organize a garage, messy garage, garage cleanout, garage makeover, garage shelf
do: open the oldest box by the wall
do: find one thing you own twice
do: measure with the car doors open
do: look up at the empty ceiling
now: you park outside so the boxes stay dry
now: you walk sideways past the lawn mower
now: you buy another rake because yours is in there
now: the bike falls on the holiday lights
say: I'll need that lumber someday
say: More shelves will fix the mess
say: The car doesn't need the space
fact: Shelves fill before they organize anything
fact: Floors are the most expensive storage
fact: Clear bins answer what labels forget
fact: Paint and glue don't like freezing nights
# house | house, homeowner, homeownership, old house, own a house, house maintenance, home maintenance, home upkeep
do: find the main water shutoff tonight
do: walk once around the outside
do: write down the age of everything big
do: listen for one minute with everything off
now: you hear a noise you can't place
now: you fix one thing and discover two more
now: you know which stair creaks in the dark
now: the to-do list on the fridge gets longer
say: If nothing leaks, nothing needs doing
say: The small stuff can wait till next weekend
say: Old walls were built to last
fact: Water does more damage than time
fact: Every building moves a little every season
fact: Small jobs are cheapest while they're boring
fact: No place is ever completely finished
# home | cozy home, home feel, feel like home, home tour, dream home, house tour, make a home, new home, homebody, home life
do: stand in your doorway and look around
do: open one window for a minute
do: sit where you never sit
do: name your favorite corner
now: you drop the keys in the same bowl
now: you come in and kick your shoes off
now: the evening light lands on your wall
now: you step on the rug barefoot
say: A nice place takes a lot of money
say: I'll make everything nice once we settle
say: Bigger would fix everything
fact: The entry sets the mood before the living room
fact: Rooms change completely with the light
fact: People gather where a chair faces another chair
fact: Smell reaches memory before sight does
# cleaning | cleaning tip, cleaning the house, cleaning day, cleaning product, clean home, clean house, house cleaning, cleaning routine, cleaning hack, deep clean, clean with me, cleaning motivation, speed clean, messy house, household chores, spring cleaning
do: set a timer and clear one surface
do: run a finger along the top shelf
do: read the back of your spray bottle
do: throw the sponge in with the wash
now: the doorbell rings and you grab an armful
now: you wipe one spot and see all the others
now: the sun comes in and shows the dust
now: you finish the floor and someone walks in
say: More spray cleans better
say: I need a whole free day
say: Vinegar works on everything
fact: Most products need time before the wipe
fact: A dirty cloth moves dirt around
fact: Dust falls, so the floor comes last
fact: Mixing cleaners can make dangerous fumes
# bathroom cleaning | bathroom cleaning, clean bathroom, soap scum, hard water stain, shower door, limescale, clean shower, toilet cleaning, clean the toilet
do: turn the shower head and look underneath
do: wipe the tap with a dry cloth
do: read the label for dwell time
do: hold a lamp to the glass
now: the glass looks clean until it dries
now: you scrub the corner with an old toothbrush
now: you find the ring you cleaned on Sunday
now: the chrome shows every single drop
say: Scrubbing harder gets the ring off
say: Bleach removes everything in there
say: The shower cleans itself
fact: Bleach doesn't dissolve mineral rings
fact: Soap scum and minerals need different cleaners
fact: Time on the surface beats muscle
fact: Acid cleaners can ruin natural stone
# kitchen cleaning | kitchen cleaning, clean kitchen, clean oven, greasy stove, clean the fridge, dirty dishes, dishwasher, burnt pan, oven cleaning, range hood
do: pull out the bottom of one drawer
do: check the filter in your dishwasher
do: look at the top of the fridge
do: touch the hood above the stove
now: you open the oven and close it again
now: the pan soaks for the third day
now: you unload glasses that came out cloudy
now: you wipe the counter around the mail
say: Rinsing every plate helps the machine
say: Baking soda and vinegar together clean everything
fact: Grease collects where nobody looks up
fact: The sponge may be dirtier than the plate
fact: Machines that wash things also need washing
fact: Heat bakes one spill into the next
# laundry | laundry, washing machine, fabric softener, detergent, laundry routine, folding clothes, clothes dryer, washing clothes, laundry room, towels smell, whites white
do: read the tag on your favorite shirt
do: check every pocket in the pile
do: clean the lint screen before you start
do: smell a clean towel up close
now: the clean pile lives on the chair
now: you find one sock and no partner
now: you restart the load you forgot yesterday
now: the tissue went through the black wash
say: More detergent means cleaner clothes
say: Hot water is always better
say: Softener makes towels better
fact: Too much soap leaves its own residue
fact: Stuffed drums can't rinse well
fact: Softener can make towels drink less
fact: The machine itself needs a wash
# stains | stain removal, remove a stain, red wine stain, grease stain, blood stain, stain remover, coffee stain, carpet stain, grass stain, ink stain, get stains out
do: grab a plain white cloth
do: read the care label first
do: test a hidden seam first
do: write down what the spill was
now: the glass tips in slow motion
now: you rub the spot and the spot grows
now: you notice the mark after the dryer
now: you button your jacket to hide the drop
say: Rub until the spot is gone
say: Salt works on everything
say: Hot water gets anything out
fact: Heat can set a mark for good
fact: Rubbing pushes color deeper into the fibers
fact: Grease and wine need opposite treatment
fact: Speed matters more than the product
# decluttering | declutter, decluttering, clutter, minimalism, minimalist home, donate stuff, getting rid of stuff, too much stuff, sentimental items, junk drawer
do: open one drawer and empty it
do: put a donation bag by the door
do: find the oldest receipt in there
do: pick up one thing you forgot
now: the donation bag rides in your trunk for months
now: you hold a charger for a phone long gone
now: you clear the table and it fills by Friday
now: you find an old gift still in plastic
say: I might need that someday
say: I paid good money for that
say: I need more storage
fact: Bins don't make things fewer
fact: The money left when the thing arrived
fact: Every object asks for a decision
fact: The pile by the door is already half decided
# closet organization | closet organization, messy closet, walk-in closet, organize closet, wardrobe organization, organize clothes, closet cleanout, small closet, seasonal clothes, shoe storage
do: turn every hanger the wrong way around
do: measure your rod from wall to wall
do: pull out what still has a tag
do: count the black shirts
now: you own forty shirts and wear the same five
now: the shelf avalanche starts with one sweater
now: you shut the sliding door with your hip
now: you find jeans from two jobs ago
say: I'll fit into that again someday
say: Matching hangers solve the mess
say: I have nothing to wear
fact: You can't wear what you can't see
fact: Most rods waste the space below the shirts
fact: Folding and hanging suit different fabrics
fact: Thin hangers change how much fits
# organizing | home organizing, organizing tip, home organization, organize your home, storage bins, storage ideas, professional organizer, organized home, storage solution, pantry organization, labels and bins
do: empty one shelf onto the table
do: measure the shelf before the store
do: group what you use together
do: check the date on the back row
now: you buy the baskets before measuring the shelf
now: the bin marked misc is the fullest
now: you own three jars of cumin
now: the label says batteries and the bin says string
say: I just need better containers
say: Once sorted, a shelf stays sorted
say: I'm simply not an organized person
fact: Containers come last, not first
fact: Deep shelves hide whatever sits behind
fact: Systems fail at the step that takes two hands
fact: Things land where the hand gets tired
# cleaning business | house cleaner, cleaning company, cleaning service, cleaning client, commercial cleaning, maid service, window cleaning business, turnover cleaning
do: time one bathroom from start to finish
do: write down what a quote includes
do: check the miles between your clients
do: reread your last customer message
now: the client says it's just a small place
now: you carry the vacuum up three flights
now: you find the key under the wrong mat
now: the calendar has a hole on Thursday
say: Anybody can clean, so nobody pays much
say: The lowest price fills the week
say: I don't need a contract for regulars
fact: First visits take longer than the rest
fact: Clients notice taps and corners first
fact: Drive time eats the hourly rate
fact: What isn't on the checklist gets expected anyway
# interior decor | home decor, interior design, interior decorating, home decorating, interior designer, decorate a room, decorate a home, living room decor, decor mistake, design trend, living room makeover, gallery wall, curtains, area rug
do: take a photo of your room
do: measure your rug with your feet
do: switch on a lamp, overhead off
do: move one chair toward the window
now: you push every piece against the wall
now: the rug floats in the middle like a stamp
now: you save the hundredth picture of a living room
now: you hang the frame and it looks tiny
say: Good taste is something people are born with
say: Everything has to match
say: Small rooms need small things
fact: Most art is hung too high
fact: A small rug shrinks a room
fact: A camera shows what the eye forgives
fact: Curtains look taller when the rod goes up
# furniture | furniture, new couch, sofa, dining table, sectional, secondhand furniture, furniture arrangement, furniture shopping, bookcase, dresser
do: tape the outline on your floor
do: measure your narrowest doorway and stairwell
do: sit down for ten full minutes
do: lift one corner and feel the weight
now: the delivery crew looks at your stairs
now: you have one bolt left and a wobble
now: you eat on the couch beside the table
now: the piece looked smaller in the showroom
say: The tape measure can stay in the drawer
say: Expensive pieces always last longer
say: Matching sets are the safe choice
fact: Showrooms have higher ceilings than living rooms
fact: The frame outlives the fabric
fact: Doorways are smaller than rooms
fact: Walkways matter as much as the pieces
# furniture flipping | furniture flip, furniture flipping, furniture makeover, refinish furniture, paint furniture, upcycle furniture, thrift flip, chalk paint, upholstery, reupholster, strip furniture, antique furniture
do: pull out a drawer and check joints
do: wipe the top with a damp rag
do: look underneath for a maker's mark
do: sniff inside the drawers
now: you brake for a dresser at the curb
now: the paint bubbles on the second coat
now: you sand through the veneer by one stroke
now: you scrape and find walnut under white
say: A coat of paint fixes anything
say: Old always means solid wood
say: Sanding can be skipped with the right paint
fact: Veneer is thinner than people think
fact: Old paint can contain lead
fact: New handles still need old holes
fact: Prep takes longer than color
# lighting | home lighting, room lighting, ceiling light, pendant light, lamp, light bulb, recessed lighting, kitchen lighting, living room lighting, under-cabinet light, chandelier
do: turn off the big light tonight
do: read the number on your bulb
do: count the lamps in one room
do: move a lamp to a corner
now: the overhead glare makes dinner look sad
now: you buy warm white and get an operating room
now: your own shadow falls on the cutting board
now: you switch on one lamp and exhale
say: One bright fixture is enough
say: A stronger bulb fixes a gloomy room
say: All white bulbs look the same
fact: Watts don't tell you how bright
fact: Light from one point throws hard shadows
fact: Bulb color changes every paint in the room
fact: Corners in shade make rooms feel smaller
# small spaces | small space, small apartment, studio apartment, tiny home, tiny house, small room, small living room, small bedroom, small bathroom
do: look up at your empty walls
do: measure the space behind the door
do: clear the floor in one corner
do: pull one piece off the wall
now: you open the oven and block the hallway
now: you do the sideways walk around the bed
now: your desk is also the dinner table
now: the guest sits on your laundry
say: White walls are the only choice
say: Only tiny furniture fits
say: There's no room for anything
fact: Many tiny pieces look busier than one big
fact: Visible floor makes a room feel larger
fact: The wall above the door is usually empty
# bedroom | bedroom makeover, bedroom decor, primary bedroom, guest room, bedroom layout, bedding, mattress, nightstand, bedroom refresh
do: look at your room from the pillow
do: check the tag on your mattress
do: clear everything off the nightstand
do: turn the ceiling light off tonight
now: the chair in the corner wears your week
now: you roll into the same dip every night
now: you stub a toe on the bed frame
now: you fight the fitted sheet and lose
say: Nobody sees that room anyway
say: Firm means good quality
say: High thread count means better sheets
fact: Thread count is easy to inflate
fact: The view from the pillow is the design
fact: Curtains decide the morning
fact: A mattress ages too slowly to notice
# curb appeal | curb appeal, front porch, front yard, house exterior, exterior paint, front entry, house siding, porch decor, driveway, pressure washing
do: take a photo from across the street
do: read your house number from the road
do: sweep the step in front
do: switch on the outside light
now: you use the back way and forget the front
now: the delivery driver drives past your number
now: you trim one bush and the other looks sad
now: you come home at dusk and the bulb's out
say: Only the inside matters
say: A bright color is all the front needs
say: Nobody looks at the mailbox
fact: Visitors stand at the step longer than owners
fact: House numbers are usually too small
fact: Dirt arrives slowly enough to go unseen
fact: Symmetry reads as tidy from a distance
# garden | garden, gardening, gardener, garden planning, garden mistake, cottage garden, beginner gardener, garden design, spring garden, fall garden
do: step outside and feel the soil
do: watch where the noon sun falls
do: read the back of one seed packet
do: turn over the nearest leaf
now: you step out briefly and stay till dark
now: you come in with dirt under every nail
now: the catalog arrives in January and you circle everything
now: you find the trowel you lost last fall
say: I wasn't born with a green thumb
say: More water never hurts
say: Everything dies on me anyway
fact: Even experts lose plants every season
fact: Sun decides more than fertilizer
fact: The calendar matters less than the frost
fact: Plenty of trouble starts below the surface
# lawn | lawn, grass seed, lawn care, mowing, mow the lawn, brown grass, patchy lawn, crabgrass, overseeding, lawn fertilizer, lawn mower, sod
do: measure your grass with a ruler
do: push a screwdriver into the ground
do: look at the tips for torn edges
do: check the height lever on your mower
now: you mow stripes and stand there admiring
now: the brown patch has the shape of Ohio
now: the neighbor's side is greener, literally
now: you seed and the birds applaud
say: Shorter means less mowing
say: A little water every day is best
say: More fertilizer makes thicker grass
fact: Cutting very short stresses the roots
fact: A dull blade tears instead of cutting
fact: Brown grass is not always dead grass
fact: Grass in shade plays by other rules
# roses | grow roses, garden rose, roses bloom, rose bush, rose garden, climbing rose, prune roses, pruning roses, rose black spot, knockout rose, rose care
do: find a leaf with five leaflets
do: turn one leaf and look beneath
do: wipe the blades of your pruners
do: bury your nose in one bloom
now: you cut one stem and wonder if that's enough
now: the thorns get you through the glove
now: the leaves turn spotty after a wet week
now: the first bud opens while you're at work
say: Those bushes are only for experts
say: One wrong cut kills the plant
say: More spray means healthier leaves
fact: Most bushes forgive a bad cut
fact: Strong scent and long vase life rarely meet
fact: Many bushes are two plants grafted together
# pruning | pruning, pruning shears, trim a hedge, prune hydrangea, hydrangea bloom, prune trees, prune fruit trees, prune shrubs, hedge trimming, cut back perennials
do: step back and walk around the plant
do: find one dead twig and bend it
do: clean your blades with alcohol
do: look for two branches that rub
now: you hold the shears and lose your nerve
now: the hydrangea blooms for everyone but you
now: you cut one branch and now it's lopsided
now: you stand on the ladder and forget the plan
say: Cutting always makes plants grow back fuller
say: Fall is when everything gets cut
say: A wound needs sealing with paint
fact: Some shrubs set their buds the year before
fact: Timing matters as much as the cut
fact: Trees seal a wound in rather than heal
fact: A clean cut beats a sealed one
# raised beds | raised planter, container gardening
do: push your finger in past the knuckle
do: reach for the middle from both sides
do: watch the shade for one afternoon
do: check the drain holes underneath
now: you fill the frame and still need bags
now: the soil sank a hand's width since spring
now: your noon watering is gone by dinner
now: you build the frame and forget the path
say: A tall box solves bad ground
say: Any bag from the store works
say: A layer of gravel helps drainage
fact: Soil in a box dries out faster
fact: Fresh mix sinks and needs topping up
fact: Gravel underneath can leave the roots wetter
fact: The middle must be within arm's reach
# houseplants | houseplant, house plant, indoor plant, monstera, pothos, fiddle leaf fig, snake plant, succulent care, orchid, plant parent, low light plant, fungus gnat, propagate a plant, repotting
do: pick up the pot and weigh it
do: put a finger two knuckles deep
do: turn the pot toward the window
do: look at the underside of one leaf
now: you find a yellow leaf and google everything
now: the new leaf unrolls while nobody looks
now: you water on Sunday because it's Sunday
now: the little flies rise when you touch the pot
say: I kill everything green
say: Once a week is the watering rule
say: Brown tips mean more water
fact: Too much water and too little look alike
fact: Low light doesn't mean no light
fact: Pots without holes make watering harder
fact: A new place often costs a few leaves
# plants | my plants, your plants, best plants, plants alive, plants die, outdoor plant, plants for beginners, plant care, potted plant, plant dying, dying plant, perennial plant, native plant, shade plant, flowering plant, pollinator garden
do: read the tag stuck in the pot
do: check the roots at the drain hole
do: find the newest leaf
do: feel the soil before the watering can
now: you come home from the nursery with one more
now: the tag says full sun and you have shade
now: you notice one new leaf before breakfast
now: you say sorry to a pot
say: Some people just have the touch
say: When in doubt, add water
say: A sick plant needs fertilizer
fact: Roots need air as much as water
fact: Fertilizer is not medicine
fact: The oldest leaves fall first for many reasons
fact: A tag describes an average yard, not yours
# soil | garden soil, soil test, soil health, clay soil, sandy soil, potting mix, potting soil, topsoil, mulch, mulching, no-dig, soil ph, fertilizer
do: roll a damp handful into a ball
do: fill a jar with dirt and water
do: dig one hole and count the worms
do: watch how fast a puddle sinks
now: the shovel bounces off the clay
now: you hear the bag rip over the wheelbarrow
now: you squeeze a handful and it stays a brick
now: the puddle is still there on Tuesday
say: Dirt is dirt
say: Sand loosens heavy clay
say: The bag says organic, so it's good
fact: Sand in clay can set like brick
fact: A handful holds more life than a city
fact: Extra nutrients can hurt as well
fact: Bare ground loses water fastest
# watering | watering plants, water plants, water your garden, watering garden, drip irrigation, sprinkler, irrigation, overwatering, underwatering, watering can, watering schedule
do: dig a finger down after you water
do: set an empty can under the sprinkler
do: lift the pot before and after
do: go out before the sun does
now: you hose the leaves and the roots stay dry
now: the leaves droop at noon and recover by dusk
now: the timer runs in the rain again
now: your water runs straight off the dry top
say: A little every day is best
say: Droopy means thirsty
say: Last night's rain was enough
fact: Wet on top can be dry below
fact: Drooping can mean too much as well
fact: Short showers keep roots near the surface
fact: Dry peat sheds water like a raincoat
# weeds | weed control, pull weeds, garden weeding, weed killer, garden weed, dandelion, bindweed, weed barrier, landscape fabric
do: pull one and look at the root
do: grab a bucket after the next rain
do: look for the one about to bloom
do: lift a corner of the old fabric
now: you turn your back and the bed is green
now: the top snaps off and the root stays
now: you finish the last row and look behind
now: the crack in the path has a forest
say: Fabric underneath solves the problem
say: Pulling once should be enough
say: Vinegar kills the root
fact: Digging wakes seeds that were asleep
fact: Seeds can wait in the ground for years
fact: New seeds land on top of fabric
fact: A weed is a plant in the wrong spot
# herbs | growing herbs, growing mint, rosemary plant, kitchen herb, windowsill herb, lavender plant
do: pinch one tip and smell it
do: count the stems in the store pot
do: check the tops for flowers
do: move the pot to your brightest sill
now: the supermarket pot collapses by Thursday
now: you snip for dinner with kitchen scissors
now: the mint shows up in the next bed
now: your basil goes black after one cold night
say: Picking less helps the plant
say: The kitchen is the best spot
say: Every pot wants the same water
fact: Store pots hold many plants squeezed together
fact: Mint spreads by runners under the surface
fact: Cutting the tips makes many stems branch
fact: Mediterranean plants like lean, dry ground
# landscaping | landscaping, landscape design, backyard makeover, patio, backyard, retaining wall, pavers, landscaper, yard makeover, gravel path, fire pit, outdoor space, outdoor living
do: look at your yard from upstairs
do: lay a garden hose as the edge
do: watch where rainwater runs
do: follow the path your feet make
now: you move the same shrub a third time
now: the pavers rock where the puddle was
now: your best chair faces the trash cans
now: the nursery cart holds one of everything
say: Plants first, plan later
say: Gravel means no maintenance
say: The yard is too small to bother
fact: Small shrubs on tags become large shrubs
fact: What's under the pavers decides everything
fact: Water always finds the low spot
fact: The view from the window is the main view
# trees | tree removal, plant a tree, tree trimming, arborist, tree root, tree care, oak tree, dead tree, shade tree, tree stump, planting trees
do: look for the flare at the trunk
do: pull the mulch away from the bark
do: stand back and look for the lean
do: scratch one twig with your thumbnail
now: you hear a crack in the night wind
now: the roots lift the sidewalk square
now: you rake somebody else's leaves again
now: the stake is still there from years ago
say: Bigger at planting means bigger sooner
say: Mulch goes up against the trunk
say: Topping makes trees safer
fact: Most roots live near the surface
fact: Mulch against bark keeps the bark wet
fact: Topping creates weakly attached branches
fact: A small transplant can overtake a large one
# flowers | flower garden, cut flowers, dahlia, tulip, peony, grow sunflowers, flower farm, flower bulb, planting bulbs, flower bed, zinnia
do: cut one stem on a slant
do: change the water in your vase
do: pick off three faded heads
do: find a bud showing color
now: you stop at the stem and hesitate to cut
now: the squirrel digs up what you just planted
now: the first bloom opens the day you leave town
now: you carry a bouquet with dirt on your knees
say: Cutting blooms hurts the plant
say: Sugar in the vase does the trick
say: Bigger bulbs are a waste of money
fact: Many plants bloom more when picked
fact: Leaves below the waterline foul a vase
fact: Early morning stems hold the most water
fact: Spring color gets planted in fall
# beekeeping | beekeeping, beekeeper, honeybee, beehive, bee hive, hive inspection, queen bee, varroa, harvest honey, swarm of bees, first hive
do: stand beside the entrance and listen
do: heft the back of the box
do: look for pollen on incoming legs
do: check your veil for one gap
now: you lift the lid and the hum changes
now: the smoker goes out at the worst second
now: you feel something crawl inside the veil
now: you look for the queen and find everyone else
say: Bees take care of themselves
say: Gloves are for beginners
say: A bigger colony is always healthier
fact: Most foragers are in their last weeks
fact: A strong hive can starve before spring
fact: Ask two keepers and get three answers
fact: A swarm is usually calmer than it looks
# chickens | raising chickens, laying hen, hens lay, baby chick, rooster, backyard chicken, keeping chickens, chicken run, chicken keeper, broody hen
do: check the latch before dark
do: pick up a bird, feel its weight
do: sniff the coop at bird height
do: count heads on the roost tonight
now: you find the first egg and call everyone
now: the whole flock runs at you for lettuce
now: you count one short at dusk
now: your best layer sits and growls at you
say: Free eggs every morning
say: Chicken wire keeps everything out
say: Hens lay an egg every single day
fact: Chicken wire keeps birds in, not predators out
fact: No rooster is needed for eggs
fact: Shorter days slow down the nest box
fact: Birds hide illness until late
# farm | farm, farming, farmer, farm life, small farm, market garden, farm stand, farmers market stall, tractor, cattle, hay, regenerative farming, hobby farm, cover crop, crop rotation
do: check the forecast before the news
do: walk one fence line tonight
do: write down what today really cost
do: pick up a handful of your field
now: the gate's open and the herd's on the road
now: you fix the baler with wire and hope
now: the rain comes an hour after you cut
now: you eat supper at ten with boots on
say: The land will take care of itself
say: Bigger is the only way to survive
say: A small place is just a hobby
fact: The weather never reads the plan
fact: Growing is half the job, selling the other
fact: Soil is built more slowly than barns
fact: Every animal needs care on holidays
# homesteading | homestead, homesteading, off grid, off-grid, living off the land, raising goats, dairy goat, root cellar, self-sufficient living
do: list what you buy every single week
do: pick one skill for this month
do: check what your county allows
do: look where the morning sun lands
now: the goat stands on the hood of your car
now: you fill the last jar at midnight
now: the power blinks and you reach for a lantern
now: you come in with eggs in both pockets
say: I need acres to begin
say: Growing everything saves money right away
say: Real independence means doing everything myself
fact: Neighbors are part of self-reliance
fact: Animals don't take weekends
fact: The first year is mostly fences
fact: Storing a harvest takes longer than picking one
`);
