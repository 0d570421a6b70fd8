import { readSubjects } from './subject.ts';

/** Business and marketing. */
export const BUSINESS = readSubjects(`
# pricing | pricing, price your services, price your work, set your prices, what to charge, how much to charge, charge your worth, price list, pricing strategy, pricing page
do: say your number out loud, then stop
do: time one job from inbox to delivery
do: write down your last three quotes
do: add up what one job really costs
now: you type a number and delete the last zero
now: someone asks how much and your voice goes up
now: you check what everyone else in town asks
now: the quote sits in drafts for an hour
say: I'd never pay that much myself
say: I'll charge more once I'm better
say: The cheapest one gets the job
fact: Your costs include the hours nobody sees
fact: Competitors can be guessing at their numbers too
fact: A low number raises questions of its own
fact: You are not always your own customer
# raising prices | raise your prices, raise my prices, raising prices, raised my prices, price increase, increase your prices, raise your rates, raising your rates, rate increase, charge more, higher prices
do: find the date of your last change
do: write the announcement in three sentences
do: circle the client you'd hate to lose
do: pull up your costs from last year
now: you write the email and can't press send
now: your supplier goes up and you stay put
now: you say the new number and hold your breath
now: a regular still pays what she paid years ago
say: Every regular will leave
say: I have to explain every dollar
say: I'll wait for a better year
fact: Staying the same is a cut when costs climb
fact: A long apology makes the news sound worse
fact: Old customers and new ones hear the news differently
fact: Most people hate surprises more than the new number
# discounts | give a discount, offer a discount, offering discounts, giving discounts, stop discounting, never discount, ask for a discount, discount code, client discount, coupon code, promo code, percent off, friends and family discount, black friday sale, flash sale
do: check your margin on one bestseller
do: write down who asked you last
do: count the codes still active right now
do: pull up your last sale's totals
now: someone asks for your best price
now: your cousin wants the family rate
now: the empty code box stares back at checkout
say: A little off can't hurt
say: Everybody loves a bargain
say: I'll make up the difference on volume
fact: Every dollar off comes out of the profit
fact: Regulars learn to wait for the next one
fact: A lower price and a smaller package are different
fact: A deadline that moves stops being a deadline
# undercharging | undercharge, undercharging, undercharged, underpriced, charging too little, working for free, free work, work for exposure, paid in exposure
do: count last week's unpaid hours
do: divide one payment by its real hours
do: list what you threw in for free
do: reread your smallest quote this year
now: the yes comes so fast you wonder
now: your calendar is full and your account isn't
now: someone offers to pay you with a shoutout
now: you work out your real hourly pay and blink
say: At least I'm getting experience
say: The next job will pay properly
say: The job only takes me a minute
fact: A full schedule and a profit are different things
fact: Quick work is often years of practice
fact: Free jobs come with revisions too
fact: People who paid nothing can still complain
# too expensive objection | too expensive, you're too expensive, price objection, price shopper, cheaper competitor, lowball client, client haggling, customers haggling, can't afford you
do: write down the buyer's exact words
do: look up who you're being compared to
do: reread the message before you answer
do: count to three before you reply
now: the client reads the quote and sucks in air
now: someone says they know a cheaper guy
now: the message says that's way over budget
now: your thumb hovers over a smaller number
say: I should just come down a little
say: A flinch means the number is wrong
say: Nobody values good work anymore
fact: A complaint about money isn't always about money
fact: Somebody will always be cheaper
fact: A budget and a limit are not the same
fact: Some people ask for less out of habit
# hourly rate | hourly rate, charge by the hour, charging hourly, hourly pricing, project rate, flat rate, day rate, value-based pricing, value based pricing, project pricing
do: set a timer on your next task
do: list the hours no one pays for
do: turn one old job into minutes
do: write your last project's hours down
now: you finish early and the bill gets smaller
now: the client asks why that took so long
now: you round the timesheet down again
now: the quick job is still open on Friday
say: I'll just guess the hours
say: Nobody would pay me that for an afternoon
say: Fast work should cost less
fact: Nobody bills every hour of the day
fact: The same fix can be worth wildly different amounts
fact: Getting faster changes the math
fact: Every way of billing puts risk on somebody
# finding clients | find clients, get clients, getting clients, first client, first clients, more clients, new clients, land clients, book clients, client acquisition, attract clients, high-paying clients, high ticket clients, dream client, ideal client
do: text one person you've worked with
do: trace your last three bookings back
do: describe the best one you ever had
do: count the people you actually asked
now: you refresh the inbox and it's a newsletter
now: you finish a big project and nothing's next
now: you post and only other freelancers reply
now: a stranger writes and you read it like treasure
say: Good work finds its own buyers
say: I need a better website first
say: Everyone needs what I do
fact: Slow months often start while you're busy
fact: Most people in your life can't describe your job
fact: Being good and being findable are different jobs
fact: People rarely need you the day they meet you
# firing a client | fire a client, firing a client, firing clients, fired a client, fire a customer, drop a client, let a client go, end a client relationship, parting with a client
do: reread the ending clause you both signed
do: draft the email without the word sorry
do: list the work that's still unfinished
do: count the hours this one account eats
now: the phone lights up and your stomach drops
now: you rehearse the goodbye in the shower
now: one name eats half of your Friday
now: you write the goodbye and save the draft
say: I can't afford to lose the income
say: An angry goodbye ends up online
say: Things will calm down after this project
fact: The loudest account isn't always the biggest one
fact: A short goodbye leaves less to argue with
fact: Keeping someone has a price as well
fact: The handover is what people remember
# client onboarding | client onboarding, onboarding process, onboard a client, onboarding clients, welcome packet, intake form, kickoff call, new client process
do: open the first email you send newcomers
do: count the steps from yes to start
do: list what you ask everyone for
do: fill in your own form once
now: the yes arrives and then you scramble
now: you ask for the logo a third time
now: the files come in a dozen separate emails
now: the first week is all passwords and attachments
say: We'll figure it out as we go
say: A quick call covers everything
say: People ask if something's unclear
fact: Nerves run highest right after the payment
fact: Questions left out on day one come back later
fact: What feels obvious to you is new to newcomers
fact: Silence after a payment feels longer than it is
# client ghosting | ghosting client, client ghosting, ghosted by a client, client ghosted, leads that ghost, ghosted after a proposal, follow up email, follow-up email, following up with clients, follow up with clients, follow up with leads
do: find the oldest unanswered thread
do: reread your last message as a stranger
do: write one line that's easy to answer
do: check your spam folder first
now: a great call turns into total quiet
now: you type just checking in and sigh
now: the read receipt is three days old
now: you scroll back to see what went wrong
say: No answer means no
say: I don't want to be annoying
say: The ball isn't in my court
fact: Silence can simply mean a busy week
fact: A vague question is easy to put off
fact: Your email competes with their whole day
fact: Plenty of people hate saying no in writing
# difficult clients | difficult client, difficult customer, bad client, nightmare client, client from hell, toxic client, client red flag, rude customer, angry customer, angry client, demanding client, micromanaging client
do: save the whole thread in one folder
do: write what happened without one adjective
do: wait before you answer that email
do: read the message once more out loud
now: the message arrives in all capital letters
now: the phone buzzes at dinner, same name
now: you draft the reply you can never send
now: the new client complains about the last three people
say: The customer is always right
say: I can win anyone over
say: I should have seen this coming
fact: An answer typed angry stays in writing
fact: Some anger is about something else entirely
fact: Habits show early, often before the first payment
fact: Unclear rules get tested first
# proposals | business proposal, client proposal, write a proposal, send a proposal, winning proposal, proposal template, sending a quote, send a quote, project estimate, request for proposal, rfp
do: count the pages before the number
do: read page one as the buyer
do: find where you first mention their problem
do: pull up the last one you won
now: you polish the last page after dinner
now: you attach the document and wait by the inbox
now: someone wants a quick quote by tomorrow
now: the buyer opens your file on a phone
say: Longer looks more professional
say: Buyers read every page
say: I'll send the price and wait
fact: Readers jump straight to the number
fact: The document is often forwarded to a stranger
fact: Nobody reads about the company history first
fact: A quote without a date never expires
# contracts | freelance contract, client contract, service agreement, contract template, sign a contract, signed contract, contract clause, business contract, contracts for freelancers, kill fee
do: open the last one you signed
do: find the line about ending early
do: read the cancellation part out loud
do: check who signed and when
now: you scroll to the bottom and sign
now: the job starts on a handshake
now: you search the old thread for what was agreed
now: a friend hires you and you skip the paperwork
say: We trust each other
say: It's too small a job for paperwork
say: The template covers everything
fact: Paperwork is mostly for when memories differ
fact: Two honest people can remember a deal differently
fact: A borrowed template was written for someone else
fact: The boring clauses matter on the worst day
# invoices and late payment | invoice, late payment, late paying client, unpaid invoice, overdue invoice, client won't pay, clients who don't pay, getting paid on time, get paid on time, payment terms, late fee, chasing payment
do: list everyone who owes you right now
do: find the due date on your template
do: check which name the bill went to
do: open your oldest unpaid one
now: the due date passes and nothing lands
now: you hear the bill is with accounting again
now: you write the polite reminder a third time
now: your rent is due before their check
say: A big company always pays
say: Reminders make me look desperate
say: I'll bill everything at month's end
fact: Some bills sit with the wrong person
fact: The work can be done and the cash missing
fact: A reminder is normal office mail
fact: A missing detail can stall a whole payment
# deposits | client deposit, take a deposit, ask for a deposit, require a deposit, charge a deposit, upfront payment, payment upfront, nonrefundable deposit, non-refundable deposit, retainer fee, booking fee, no-show, no show, cancellation policy, last minute cancellation
do: read your own cancellation wording out loud
do: find where the policy is actually posted
do: check what's held for your next booking
do: count the empty slots from last month
now: the chair is empty and the clock runs
now: the cancellation comes an hour before
now: someone asks to pay everything afterward
now: you turned two people away for that slot
say: Asking for money first scares people off
say: My regulars would never do that
say: Emergencies happen, so I let it go
fact: An empty slot can't be sold tomorrow
fact: A rule nobody saw is hard to enforce
fact: Holding a date costs you other dates
fact: The word refundable means different things to people
# scope creep | scope creep, out of scope, extra revision, endless revisions, unlimited revisions, too many revisions, one more change, revision rounds
do: count the rounds on your last project
do: find the sentence that says what's included
do: list the small favors since kickoff
do: reread the first agreed task list
now: the email starts with one tiny thing
now: the file name ends in final final
now: you say sure and lose a Saturday
now: a new voice joins the thread with ideas
say: Saying yes keeps the client happy
say: Small favors don't count
say: I'll just do the extra this once
fact: Small extras rarely feel small in total
fact: The client usually can't see the extra hours
fact: A vague brief invites new ideas
fact: The first free favor sets the tone
# niche | your niche, my niche, a niche, niching down, niche down, pick a niche, choose a niche, find your niche, target audience, target market, customer avatar, ideal customer, who you serve
do: finish the sentence I help
do: name one real person you'd serve
do: look at your three favorite past jobs
do: cross one service off your list
now: you say everyone and the room nods politely
now: someone asks what you do and you ramble
now: your bio lists a bit of everything
now: you rewrite your bio for the third time today
say: If I narrow down, I'll lose people
say: My thing works for anybody
say: I'll get bored doing one thing
fact: People refer what they can describe
fact: A narrow message can still bring odd requests
fact: Your first choice doesn't have to be forever
fact: Age and income describe very few people well
# offers | irresistible offer, create an offer, signature offer, craft an offer, core offer, grand slam offer, high ticket offer, high-ticket offer, low ticket offer, offer suite, tripwire offer
do: say what you sell in one breath
do: list what the buyer walks away with
do: have a friend repeat your pitch back
do: cross out every word like transformation
now: you add a bonus, then a second bonus
now: the sales page says holistic and means nothing
now: you explain the thing and eyes glaze over
now: you rename the program again at the kitchen table
say: More bonuses make a better deal
say: People just need to see the value
say: I need something new to sell
fact: Buyers can't want what they can't picture
fact: More stuff can feel like more homework
fact: A clear thing beats a clever name
fact: Good work and a good package are different skills
# service packages | service package, pricing package, pricing tier, three tiers, bundle your services, package your services, productized service, productize, service menu
do: count the choices on your menu
do: hide the names and compare what's left
do: find the one that nobody picks
do: read your options out on the phone
now: someone asks which one most people take
now: you name the tiers after metals again
now: the buyer wants half of one and half another
now: you build a custom quote from scratch again
say: More options mean more sales
say: Everyone picks the cheapest one
say: Every job I do is different
fact: Every option is compared with the one beside it
fact: Too many choices slow a decision down
fact: Your categories aren't always how buyers think
fact: Custom work takes time before any work starts
# discovery calls | discovery call, consultation call, free consultation, consult call, intro call, clarity call, qualify leads, pick your brain
do: write down your first question
do: count who talked more last time
do: put an end time on the invite
do: reread the booking form before you dial
now: someone offers you coffee for an hour of advice
now: you check your hair in the webcam
now: the hour's up and nobody mentioned money
now: the no-show minute ticks by on screen
say: I should give away as much as possible
say: I have to impress people on the spot
say: If we click, the money sorts itself out
fact: The call is an interview in both directions
fact: People remember being heard more than being taught
fact: Free time on a calendar is still time
fact: The best question often isn't about the project
# sales calls | sales call, close on the phone, sales conversation, sales script, phone sales, sales meeting, selling on the phone
do: listen back to one old recording
do: write your opening line on paper
do: stick a note up that says pause
do: note the question you always dodge
now: you say the price and keep on talking
now: the line goes quiet and you fill the gap
now: the voice says just send me some information
now: you hang up and think of the perfect answer
say: A good talker can sell anything
say: I'm just not a salesperson
say: Silence means I'm losing the deal
fact: Silence feels longer to the seller
fact: The buyer often talks to someone else afterward
fact: A script and a plan are different things
fact: A polite maybe can cost more than a no
# sales objections | sales objection, client objection, customer objection, objection handling, overcome objections, handle objections, let me think, ask my spouse
do: list the three you hear most
do: write down the last no verbatim
do: say the hardest one out loud
do: reread your page for the missing answer
now: the buyer says let me think it over
now: everything's perfect until the card comes out
now: suddenly the spouse has to be asked
now: you start arguing and hear yourself doing it
say: There's a perfect comeback for everything
say: A maybe is almost a yes
say: The answer is always more persuasion
fact: The first reason given is often the polite one
fact: Some people really do need to think
fact: A question and a refusal can sound alike
fact: The same worries come up again and again
# closing sales | close the sale, closing sales, close more sales, close a deal, close deals, closing deals, sales closer, closing technique, close clients, closing clients, close rate, ask for the sale
do: write down your exact asking sentence
do: list the deals still hanging open
do: put a date on one open deal
do: say the ask once in the mirror
now: the meeting ends with sounds great
now: you gather your papers instead of asking
now: the deal moves to next month again
now: the pen is on the table, untouched
say: A great product sells itself
say: Asking directly is pushy
say: A ready buyer would tell me
fact: Plenty of meetings end without anyone asking
fact: Sounds great is not a decision
fact: A yes without a date can drift
fact: Pressure can win a signature and lose the customer
# product demos | product demo, sales demo, software demo, demo call, give a demo, demo video, demo to customers
do: close every tab you don't need
do: write down the one screen that matters
do: turn off your notifications now
do: time how long until the good part
now: your screen shares the wrong tab
now: the test account loads and loads
now: you show the settings while someone checks email
now: somebody asks for the one missing feature
say: I have to show every feature
say: The product speaks for itself
say: A smooth run means a sale
fact: Nobody remembers every screen they saw
fact: The person in the meeting may not pay
fact: A tour and an answer are different things
fact: Buyers look for their own work on the screen
# cold email | cold email, cold emailing, cold outreach, cold dm, cold message, cold pitch, cold pitching, outreach email, outreach message
do: read your first line without your name
do: delete the sentence about your company
do: open your draft on your phone
do: count how many times you wrote I
now: you hit send on a list of strangers
now: your message starts with I hope you're well
now: you get a reply and it's unsubscribe
now: you paste the wrong first name
say: Outreach is just a numbers game
say: Nobody reads messages from strangers
say: Personal means adding the first name
fact: The reader decides before the second sentence
fact: Your subject line sits next to a school newsletter
fact: A stranger's big ask is easy to skip
fact: A good message to the wrong person stays unanswered
# cold calls | cold call, cold calling, phone prospecting, dialing strangers, past the gatekeeper, cold caller
do: say your opener out loud, standing up
do: write one name on a sticky note
do: dial one number before lunch
do: cross out how are you today
now: you tidy the desk instead of dialing
now: the voice says not interested and hangs up
now: you get voicemail and start to mumble
now: the receptionist asks what this is regarding
say: Nobody picks up anymore
say: I'd be bothering people at work
say: The right script does the work
fact: The first seconds are about who and why
fact: Most people didn't plan on your ring
fact: A no on Monday may just be Monday
fact: The person who answers can rarely sign
# networking | networking event, business networking, networking tips, networking for introverts, how to network, hate networking, professional network, business card, elevator pitch, chamber of commerce, work a room, networking group, trade show, industry conference
do: put three names on a short list
do: say what you do in one sentence
do: find the business cards in your drawer
do: message one person you met last month
now: you stand by the snacks and read your phone
now: someone hands you a card mid-sentence
now: you forget the name while shaking hands
now: you sit in the car before going in
say: Those rooms are for extroverts
say: Everyone there is selling something
say: More cards mean more business
fact: Most people in the room feel awkward too
fact: The follow-up matters more than the handshake
fact: The person you meet is rarely the buyer
fact: Being remembered takes one clear sentence
# referrals | client referral, customer referral, get referrals, more referrals, referral business, referral program, word of mouth, word-of-mouth, ask for referrals, refer a friend, referral partner
do: thank the last person who sent someone
do: write the sentence people should repeat
do: list three people who know your work
do: check who sent your last booking
now: the new caller says Maria gave me your number
now: a happy client says I'll tell everyone
now: you mean to ask and say goodbye instead
now: a friend describes your job completely wrong
say: Happy people talk without being asked
say: Asking feels like begging
say: A reward is what makes people share
fact: People share what's easy to explain
fact: The people who like you forget to mention you
fact: Whoever recommends you risks their own good name
fact: Most recommendations come up in someone else's conversation
# testimonials | testimonial, client testimonial, case study, case studies, social proof, video testimonial, client win, customer story
do: scroll your texts for a thank-you
do: screenshot one kind message tonight
do: reread the quote on your homepage
do: ask for one sentence, not a paragraph
now: you get a lovely text and never save it
now: your homepage quotes someone named J
now: you ask and get she was great
now: you record a happy client against a bright window
say: Great to work with is a strong quote
say: I don't want to bother anyone for words
say: Nobody believes kind quotes anyway
fact: Great to work with could describe anyone
fact: Most people freeze at a blank page
fact: The doubt before buying is the interesting part
fact: Permission to publish is a separate question
# online reviews | online review, google review, bad review, negative review, one star review, one-star review, fake review, five star review, five-star review, yelp, get more reviews, customer review, respond to reviews
do: read your three newest ones out loud
do: check when the last one came in
do: answer one old kind one tonight
do: search your business name in private mode
now: your phone dings and there's a single star
now: you reread one angry paragraph at bedtime
now: you search your records for the angry name
now: the counter card with the code gathers dust
say: One bad one ruins everything
say: Nobody believes a perfect score
say: I should answer at once and defend myself
fact: The reply is read by everyone but the writer
fact: Happy people rarely think of writing
fact: A wall of perfect praise looks odd too
fact: Strangers skip to the worst one first
# seo | seo, search engine optimization, keyword research, backlink, rank on google, ranking on google, google ranking, search ranking, organic traffic, meta description, seo tool, technical seo
do: search for what you sell, logged out
do: read your own page title out loud
do: type your service and see what autofills
do: open your slowest page on your phone
now: you search for yourself and scroll and scroll
now: a competitor's old blog post sits above yours
now: the email promises you the top spot
now: the traffic chart goes flat and you refresh
say: I just need the right keywords
say: Once I'm up there, I stay there
say: Nobody can understand that stuff anyway
fact: Your customers may use different words than you
fact: Nobody outside the search company controls the results
fact: Traffic and customers are different numbers
fact: Your results page isn't what your neighbor sees
# local search | local seo, google business profile, google my business, google maps listing, near me search, local search, local business marketing, local marketing, map pack
do: look yourself up from a friend's phone
do: check your holiday hours online
do: count the photos strangers have added
do: tap your own directions button
now: the map still shows your old address
now: someone drives up on the day you're closed
now: the top photo is a blurry parking lot
now: a caller asks if you're open and you are
say: Everybody in town already knows us
say: A listing is set once and done
say: Without a storefront, the map doesn't matter
fact: Strangers can suggest changes to your listing
fact: Wrong hours annoy people more than short hours
fact: Distance changes what each phone shows
fact: Many people call without ever opening the website
# websites | business website, small business website, website mistake, website design, web design, website homepage, homepage, website copy, about page, website for your business, website conversion, portfolio website
do: open your homepage on an old phone
do: hand your phone to a stranger
do: find your phone number with one thumb
do: read only the first screen out loud
now: you pinch and zoom on your own page
now: the copyright line shows an old year
now: your contact form sends messages into nowhere
now: you change the font again instead of the words
say: Mine has to look like a big company's
say: I'll launch when the site is perfect
say: People will scroll to find what they need
fact: Visitors don't arrive by the front door only
fact: You know where everything is and nobody else does
fact: Pretty and clear are two separate tests
fact: The about page is rarely about the reader
# landing pages | landing page, sales page, opt-in page, squeeze page, call to action, conversion rate, thank you page, sales funnel, marketing funnel, checkout page
do: read just the headline and the button
do: count the links that lead away
do: fill out your own form right now
do: scroll your page with one thumb
now: you send the ad to your homepage
now: the form asks for a fax number
now: the button says submit
now: visitors arrive, scroll halfway and disappear
say: More information convinces more people
say: The button color is the problem
say: Long pages never work
fact: The promise before the tap shapes what people expect
fact: Every extra field is one more decision
fact: Most visitors came with one question
fact: A test with few visitors says very little
# copywriting | copywriting, copywriter, sales copy, write copy, writing copy, ad copy, copywriting tip, persuasive writing, brand voice, product description
do: read your last caption out loud
do: cross out the first sentence
do: circle every word like solutions
do: copy one sentence a customer really said
now: you stare at the blinking cursor
now: you write we are passionate about again
now: your draft sounds like every other page
now: you cut the line you were proudest of
say: Good writing means clever writing
say: Nobody reads anymore
say: Professional has to sound formal
fact: The reader is thinking about dinner
fact: Customers often describe the thing better than owners
fact: Clear usually beats clever
fact: The first draft is where you find the point
# headlines | write headlines, headline writing, better headline, headline formula, good headline, subject line, email subject line, title for your video, blog title, catchy title, clickbait
do: write three bad ones on paper
do: read yours without the picture
do: save one that stopped you today
do: cover the first half and reread
now: you write the whole thing and title it last
now: your best line is buried in paragraph three
now: you scroll past your own title
now: the clever pun lands with nobody
say: Shorter is always stronger
say: A clever pun gets attention
say: The content matters, not the title
fact: Most people never read past the title
fact: A promise up top has to be kept below
fact: Phones cut off the end
fact: Curiosity without a subject is just fog
# branding | branding, personal brand, brand identity, rebrand, rebranding, brand strategy, brand story, brand color, brand kit, brand guidelines, build a brand
do: ask a customer for three words
do: line up your last three posts
do: look at your sign from the street
do: find every old logo still in use
now: you pick between two shades of beige
now: the font changes from card to website
now: you redo the colors instead of calling anyone
now: a stranger sums you up in two words
say: I need the visuals before I can start
say: A style guide is for big companies
say: Mine is my logo
fact: Your reputation exists with or without a style guide
fact: Owners tire of their look before customers do
fact: Colors can't fix a confusing message
fact: People remember how the phone was answered
# logos | logo, logo design, business name, naming a business, name your business, business tagline, brand slogan, brand name
do: shrink yours to a thumbnail
do: sketch one with a thick marker
do: say the name over a bad line
do: print yours in black and white
now: you ask the group chat which one
now: the name is perfect and the domain's taken
now: someone says the circle needs to pop
now: you squint at three nearly identical versions
say: A friend can do one for nothing
say: The name should explain everything
fact: Some famous names mean nothing at all
fact: Everyone you ask will want something different
fact: Small screens eat thin lines
fact: A mark gets its meaning from use
# email list | email list, mailing list, list building, build your list, email subscriber, email marketing, welcome sequence, welcome email, email sequence, open rate, email automation, email campaign
do: sign up with your other address
do: find your signup form on a phone
do: check the date of your last send
do: reread the very first email newcomers get
now: you get an unsubscribe and it's your aunt
now: you write to the list after months of silence
now: your first sign-ups are family and a friend
now: your own message lands in promotions
say: Nobody reads emails anymore
say: I don't want to bug people
say: Bigger is better
fact: You don't own your followers
fact: People who leave make the rest easier to reach
fact: A quiet list forgets who you are
fact: Opens are counted less exactly than they look
# newsletters | newsletter, substack, weekly newsletter, newsletter growth, paid newsletter, newsletter idea, write a newsletter
do: save one story from this week
do: look at your last three subject lines
do: write to one reader by name
do: send yourself a test copy
now: the send day comes and the page is blank
now: you spot the typo one second after sending
now: one reader hits reply and makes your morning
now: you read everyone else's instead of writing yours
say: I have nothing to say every week
say: Longer issues are worth more
say: People signed up, so they'll read
fact: Readers skim standing in a line
fact: A reply tells you more than an open
fact: Skipping one issue makes the next one harder
fact: Somebody joined today and missed everything before
# lead magnets | lead magnet, free download, free guide, opt-in freebie, free ebook, free checklist, quiz funnel
do: open your own giveaway on a phone
do: count the pages nobody needs
do: read the last page out loud
do: check what happens after the download
now: you download a PDF and never open it
now: you design the cover for a whole weekend
now: the file gets saved and forgotten
now: your downloads folder is full of other people's guides
say: Longer feels more generous
say: If I give this away, nobody buys
say: A free thing needs no effort
fact: Downloaded and read are different numbers
fact: Free things still cost the reader time
fact: The title does most of the choosing
fact: A giveaway attracts whoever wants that exact thing
# launches | product launch, launch strategy, launch plan, course launch, launch day, failed launch, launch your product, launch a product, pre-launch, prelaunch, open cart, soft launch, grand opening
do: put the closing date on paper
do: test the checkout on your own card
do: list who already asked about the thing
do: write the last-day email first
now: the cart opens and your phone stays silent
now: you refresh the sales page at breakfast
now: the link in the email goes nowhere
now: the last hour brings a sudden handful of orders
say: Day one tells me everything
say: Everybody saw my announcement
say: One more week and I'll be ready
fact: You tire of the message before most hear it
fact: The middle days are often the quiet ones
fact: Deadlines bring people who meant to buy anyway
fact: One post reaches a slice of your audience
# webinars | webinar, live workshop, online workshop, masterclass, virtual event, live training, virtual workshop
do: rehearse your first minute standing up
do: check what's on the wall behind you
do: write your handover into the offer
do: send the link to yourself
now: you say can everybody hear me
now: the counter shows two people and one's you
now: you talk to slides and a silent chat
now: you reach the sales part and speed up
say: People come for the slides
say: The more I teach, the more I sell
say: No chat means nobody's there
fact: Plenty of people sign up and never show
fact: A silent chat can be a full room
fact: Teaching and selling are different muscles
fact: The reminder email decides who turns up
# online courses | online course, course creator, create a course, sell a course, selling courses, course idea, digital course, cohort course, course completion
do: write the finish line in one sentence
do: cut one whole module from the outline
do: message one buyer who stopped halfway
do: open a class you bought and quit
now: you record lesson one for the third time
now: you own a class you never finished
now: the outline grows another module tonight
now: a student emails from lesson two, stuck
say: More lessons make a better value
say: I'm not expert enough to teach
say: Someone else already teaches my topic
fact: Buying and finishing are separate decisions
fact: Experts forget what confused them at first
fact: Good teaching leaves a lot out
fact: A video can't see the puzzled face
# digital products | digital product, sell templates, sell a template, notion template, sell ebooks, selling printables, printable shop, digital download, passive income business, digital planner
do: list three questions people keep asking you
do: open the file on someone else's device
do: read your refund wording out loud
do: find one template you actually reuse
now: you upload the file and wait for a ding
now: the buyer can't find the download
now: a customer asks why nothing came in the mail
now: you make a second product to fix the first
say: Make one file and sell that forever
say: The market's already full
say: No shipping means no customer service
fact: Files need support and updates too
fact: The making is often the smaller half
fact: Files are easy to copy and easy to refund
fact: A blank template looks different once it's filled
# memberships | membership site, membership business, membership program, run a membership, launch a membership, paid community, online community, subscription business, patreon, skool, subscription box, recurring revenue, mastermind group
do: check who hasn't logged in lately
do: read your own welcome post
do: list what members actually open
do: log in the way a newcomer would
now: the same three people answer every post
now: you plan next month's content on the last day
now: a longtime member quietly cancels
now: the group goes silent over the summer
say: More content keeps people in
say: A community runs itself
say: Steady income means less work
fact: People join for one thing and stay for another
fact: Too much to read feels like falling behind
fact: An empty room is hard to join
fact: A monthly promise comes back every month
# business coaching | business coach, business coaching, life coach, coaching business, online coach, coaching program, hire a coach, coaching client, become a coach, coaching niche, group coaching, coaching offer, coaching package, executive coach
do: write down your last client's first question
do: describe the work without the word mindset
do: list what happens between two sessions
do: say who you can't help
now: the session ends and the homework begins
now: someone at dinner asks what a coach does
now: the client answers their own question mid-sentence
now: you catch yourself giving advice again
say: A good one has all the answers
say: Without a certificate, nobody takes me seriously
say: One call fixes the problem
fact: Anyone can print the title on a card
fact: A good question can beat good advice
fact: The change happens between the calls
fact: The right fit for a friend can be wrong
# podcasts | podcast, podcasting, podcaster, start a podcast, podcast guest, podcast growth, podcast interview, podcast episode, podcast pitch
do: listen to your first minute with headphones
do: clap once and hear the room
do: write the question you're scared to ask
do: read your show description to a stranger
now: you record an hour and the mic's off
now: you hear your own voice and cringe
now: you talk inside a closet full of coats
now: the download chart shows you and your mother
say: I need better equipment first
say: A famous guest brings the audience
say: People will find the show
fact: Listeners forgive a lot but not bad sound
fact: Many shows stop after a handful of episodes
fact: Guests don't always share their own interview
fact: Nobody hears the parts you cut
# blogs | blog, blogging, blogger, blog post, start a blog, business blog, food blog, travel blog, blog traffic
do: open your oldest post and read it
do: search the question your post answers
do: read only the subheads, top to bottom
do: fix one broken link tonight
now: you publish and nobody comes
now: the last entry is from two summers ago
now: you rewrite the first paragraph all evening
now: a forgotten old post still brings strangers in
say: Nobody reads those anymore
say: I have to post every week
say: I'm writing for people like me
fact: Old posts keep working or keep rotting
fact: Visitors land in the middle, not on page one
fact: The reader wanted the answer before the story
fact: Writing and being found are separate jobs
# content calendar | content calendar, content plan, content planning, content strategy, content idea, content batching, batch content, batching content, content pillar, what to post, run out of content, repurpose content, repurposing content, posting schedule
do: write down one customer question from today
do: scroll back to your best old post
do: save one photo of your real desk
do: put one topic on Tuesday
now: you open the app and have no idea
now: the colorful planner is empty by week two
now: you film three videos in three shirts
now: you save ideas and never open the folder
say: I've already said everything
say: Good ideas come when I'm inspired
say: I can't post the same thing twice
fact: Most followers missed your post the first time
fact: Your inbox is full of topics
fact: A plan you hate won't last a month
fact: What bores you is new to someone
# video hooks | video hook, write hooks, better hook, hook idea, hook template, scroll-stopping hook, first three seconds, hook your viewer, hook formula, viewer retention, watch time, talking head video, short-form video, short form video, talking on camera, camera confidence
do: trim one second off your last video
do: say your opening line to a wall
do: mute your video and look again
do: find where your real point starts
now: you say hey guys and the viewer's gone
now: the graph drops before your second sentence
now: you do take after take in the car
now: your best line comes at the very end
say: The algorithm hates me
say: I need to be louder
say: People need my introduction first
fact: The picture speaks before you do
fact: Nobody is waiting for your video to start
fact: Many people see you first without sound
fact: A strong opening makes a promise to keep
# followers and growth | grow followers, gain followers, more followers, first followers, follower count, grow your account, grow an audience, grow your audience, audience growth, grow on social media, account growth, growing online, going viral, go viral, viral video, buying followers, not growing
do: name three people who always reply
do: read your bio like a stranger
do: check which post brought the last newcomers
do: look at your page from another phone
now: you check the count before your coffee
now: one video takes off and the next one flops
now: you lose a follower and wonder who
now: an account that started after you passes you
say: The algorithm is hiding me
say: One big hit changes everything
say: I need more before I can sell
fact: A big number can be a quiet room
fact: A spike brings strangers who may not stay
fact: Small accounts make sales too
fact: Nobody sees how long the slow part was
# engagement | engagement rate, low engagement, more engagement, boost engagement, no likes, low views, low reach, stuck at low views, shadowban, shadowbanned, instagram algorithm, algorithm change, the algorithm
do: answer one comment with a real question
do: look at saves instead of likes
do: reply to one story tonight
do: find the post people sent to friends
now: you post and refresh and refresh
now: your mother likes the photo first
now: you delete a post after an hour
now: the one you made in a minute wins
say: The platform is punishing me
say: Likes show what people want
say: Posting at the right hour fixes this
fact: Quiet followers buy too
fact: A private share doesn't show as a like
fact: People react less to what they've seen before
fact: One bad week is very little data
# instagram | instagram, instagram reel, reels, instagram story, instagram bio, carousel post, instagram growth, instagram marketing, hashtag, instagram post, ig story
do: read your bio out loud
do: tap your own link right now
do: look at your top row of pictures
do: check your message requests folder
now: you pick the cover longer than you filmed
now: you open the app to post and just scroll
now: your story loses half the people by slide two
now: your real answer sits in the requests folder
say: I need a prettier grid
say: More hashtags bring more people
say: Reach was better in the old days
fact: Few followers ever scroll your whole grid
fact: Your bio is read in a blink
fact: Followers don't see everything you post
fact: Buttons and features move without asking anyone
# tiktok | tiktok, tik tok, tiktok shop, tiktok marketing, tiktok growth, tiktok for business, tiktok live, tiktok creator
do: wipe your phone's front lens
do: read the comments on your oldest video
do: say your first sentence faster
do: save one sound you'd actually use
now: your phone leans on a coffee mug
now: you stop at the same view count again
now: a throwaway clip beats your best work
say: That's just for teenagers
say: I'd have to dance
say: Trends are the only way in
fact: Most viewers don't know you at all
fact: Strangers see your video without the last one
fact: A polished clip can feel like an ad
fact: Views and customers are counted in different places
# youtube | youtube, youtube channel, youtuber, youtube thumbnail, youtube shorts, youtube monetization, youtube growth, start a youtube channel, youtube video, youtube subscriber
do: shrink your thumbnail to stamp size
do: say your title without the thumbnail
do: find the spot where viewers leave
do: read one comment twice
now: you film an hour and the mic's unplugged
now: the thumbnail takes longer than the edit
now: the subscriber count doesn't move all week
now: you watch the graph fall during your intro
say: I need a better camera first
say: The niche is full already
say: More uploads beat better uploads
fact: People choose by title and picture first
fact: Old uploads can keep finding new people
fact: Subscribers don't see every upload
fact: Sound bothers viewers sooner than picture
# linkedin | linkedin, linkedin profile, linkedin post, linkedin headline, linkedin outreach, linkedin connection, linkedin content, b2b marketing, personal branding on linkedin
do: read your headline without your job title
do: answer one real comment before lunch
do: look at your profile logged out
do: delete one buzzword from your summary
now: a stranger connects and pitches within a minute
now: you draft a humble brag and delete it
now: your old boss likes the post first
now: you scroll past another story about a janitor
say: That site is for job hunters
say: My boss would think I'm leaving
say: Posts there have to sound professional
fact: Most readers never press like
fact: Your next buyer may be a silent reader
fact: A long list of titles says little
fact: People check your profile before they answer
# pinterest | pinterest, pinterest marketing, pinterest traffic, pinterest strategy, pinterest seo, pinterest pin
do: search your topic and read the suggestions
do: look at one of your images tiny
do: rename one board in plain words
now: a picture from two years ago still brings visitors
now: you save ideas for a kitchen you don't have
now: your tall picture gets cropped
say: That's just recipes and weddings
say: I need followers there first
say: A pretty picture is enough
fact: People plan there long before they buy
fact: Searching there is closer to shopping than chatting
fact: Broken links outlive good pictures
fact: Seasonal ideas get saved ahead of the season
# facebook ads | facebook ad, facebook ads, meta ad, meta ads, instagram ad, paid ads, paid social, boosted post, boost a post, ad spend, ad creative, run ads, running ads, retargeting, facebook marketing
do: open the page your ad leads to
do: write down what one customer is worth
do: look at the last ad you tapped
do: check that tonight's budget has a limit
now: you press boost and hope
now: the dashboard has more columns than you can name
now: the money's gone and there's one like
now: you see your own ad and keep scrolling
say: More budget fixes a weak ad
say: The targeting is the problem
say: Ads don't work for my kind of business
fact: A tap is not a customer
fact: The page behind the ad does half the work
fact: People get tired of the same picture
fact: Every platform likes to credit itself
# google ads | google ads, google adwords, ppc, pay per click, pay-per-click, search ads, negative keyword, local service ads, cost per click
do: read the search terms people actually typed
do: check which cities your ads show in
do: call the number in your own ad
do: find out what happens on weekends
now: you pay for a tap from another state
now: the search report is full of job seekers
now: the phone rings while the shop is closed
now: someone searching your name taps the ad anyway
say: The top spot always wins
say: The automatic settings know best
say: A bigger budget brings better customers
fact: What you bid on and what people type differ
fact: A missed call still costs the tap
fact: The default settings also serve the seller
fact: Not every search is a shopper
# influencers | influencer, influencer marketing, micro influencer, micro-influencer, brand deal, brand deals, sponsorship deal, paid partnership, content creator, media kit, sponsored post, affiliate marketing, affiliate link
do: read the comments, not the follower count
do: find the usage rights in one deal
do: open your inbox folder marked brands
do: ask what happens to the footage afterward
now: an email offers free product for three videos
now: the brand loves your style and changes every word
now: you film the unboxing for the third time
now: the post goes up and the code's wrong
say: A bigger audience means bigger sales
say: Free product is payment
say: Anyone can do that job
fact: Trust doesn't show up in a follower count
fact: Paid posts have disclosure rules
fact: Using footage in ads is a separate permission
fact: Followers can tell when the words aren't yours
# ugc | ugc, ugc creator, user-generated content, user generated content, ugc portfolio, ugc rates
do: save three ads that feel like friends
do: list the products on your bathroom shelf
do: check the length of your best clip
now: you prop the phone on a cereal box
now: the brief is longer than the video
now: you film the same pour again and again
now: the brand asks for just one more version
say: I need a big following for that
say: It's just filming at home
say: A nice camera gets the job
fact: The brand may never post on your account
fact: Raw footage and edited footage are different goods
fact: Casual takes a surprising amount of planning
fact: Where the clip runs changes its value
`);
