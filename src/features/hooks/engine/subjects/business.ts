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
# raising prices | raise your prices, raise my prices, raising prices, raised my prices, announce a price increase, price increase letter, price increase email, increase your prices, raise your rates, raising your rates, raise my rates, charge more
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
# discounts | give a discount, offer a discount, offering discounts, giving discounts, stop discounting, never discount, ask for a discount, discount code, client discount, friends and family discount, run a flash sale, black friday for business, run a sale
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
# too expensive objection | you're too expensive, you are too expensive, says too expensive, say too expensive, too expensive for clients, too expensive objection, price objection, price shopper, cheaper competitor, lowball client, client haggling, customers haggling, can't afford you
do: write down the buyer's exact words
do: look up who you're being compared to
do: reread the message before you answer
do: count to three before you reply
now: the client reads the quote and sucks in air
now: someone says I know a cheaper guy
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
do: describe your best customer ever
do: count the people you actually asked
now: you refresh the inbox and find a newsletter
now: you finish a big project and nothing's next
now: you post and only other freelancers reply
now: a stranger writes and you reread every word
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
fact: People remember how the last week went
# client onboarding | client onboarding, client onboarding process, onboard a client, onboarding clients, welcome packet, intake form, kickoff call, new client process
do: open the first email you send newcomers
do: count the steps from yes to start
do: list what you ask everyone for
do: fill in your own form once
now: the yes arrives and then you scramble
now: you ask for the logo a third time
now: the files come one email at a time
now: the first week is all passwords and attachments
say: We'll sort the details out later
say: A quick call covers everything
say: People ask if something's unclear
fact: Nerves often run high right after the payment
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
fact: Your email competes with a whole workday
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
do: find where the buyer's problem first appears
do: pull up the last bid you won
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
fact: A quote without a date hangs around
# contracts | freelance contract, client contract, service agreement, contract template, sign a contract, signed contract, contract clause, business contract, contracts for freelancers, kill fee
do: open the last agreement you signed
do: find the line about ending early
do: read the cancellation part out loud
do: check who signed and when
now: you scroll to the bottom and sign
now: the job starts on a handshake
now: you search the old thread for what was agreed
now: a friend hires you and you skip the paperwork
say: We trust each other
say: The job's too small for paperwork
say: The template covers everything
fact: Paperwork is mostly for when memories differ
fact: Two honest people can remember a deal differently
fact: A borrowed template was written for someone else
fact: The boring clauses matter on the worst day
# invoices and late payment | invoice, late paying client, late client payment, late paying customer, unpaid invoice, overdue invoice, client won't pay, clients who don't pay, getting paid on time, get paid on time, payment terms, late payment fee, chasing payment
do: list everyone who owes you right now
do: find the due date on your template
do: check which name the bill went to
do: open the oldest bill you sent
now: the due date passes and nothing lands
now: you hear the bill is with accounting again
now: you write the polite reminder a third time
now: your rent is due before the client's check
say: A big company always pays
say: Reminders make me look desperate
say: I'll bill everything at month's end
fact: Some bills sit with the wrong person
fact: The work can be done and the cash missing
fact: A reminder is normal office mail
fact: A missing detail can stall a whole payment
# deposits | client deposit, take a deposit, ask for a deposit, require a deposit, charge a deposit, upfront payment, payment upfront, nonrefundable deposit, non-refundable deposit, retainer fee, booking fee, no-show client, no-show fee, no show client, no show customers, cancellation policy, last minute cancellation
do: read your own cancellation wording out loud
do: find where the policy is actually posted
do: check what's held for your next booking
do: count the empty slots from last month
now: the chair is empty and the clock runs
now: the cancellation comes an hour before
now: someone asks to pay everything afterward
now: you turn two people away, then someone cancels
say: Asking for money first scares people off
say: My regulars would never do that
say: Emergencies happen, so I never charge
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
do: say who your work isn't for
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
do: find the option that nobody picks
do: read your options out on the phone
now: someone asks which one most people take
now: you name the tiers after metals again
now: the buyer wants half of two different tiers
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
now: you wait alone in the video room
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
# sales objections | sales objection, client objection, customer objection, objection handling, overcome objections, handle objections, answering objections, common objections
do: list the three excuses you hear most
do: write down the last no verbatim
do: say the hardest no out loud
do: reread your page for the missing answer
now: the buyer says let me think it over
now: everything's perfect until the card comes out
now: suddenly the spouse has to be asked
now: you start arguing and hear your own voice
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
now: you finally get a reply, just unsubscribe
now: you paste the wrong first name
say: Outreach is just a numbers game
say: Nobody reads messages from strangers
say: Personal means adding the first name
fact: Many readers decide before the second sentence
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
now: the receptionist asks what the call is about
say: Nobody picks up anymore
say: I'd be bothering people at work
say: The right script does the work
fact: The first seconds are about who and why
fact: Most people didn't plan on your ring
fact: A no on Monday may just be Monday
fact: The person who answers often can't sign
# networking | networking event, business networking, networking tips, networking for introverts, how to network, hate networking, professional network, business card, elevator pitch, chamber of commerce, work a room, networking group, trade show, industry conference
do: write down three people worth meeting
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
fact: The person you meet often isn't the buyer
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
do: read your three newest reviews out loud
do: count the reviews without a reply
do: answer one old kind review tonight
do: search your business name in private mode
now: your phone dings and there's a single star
now: you reread one angry paragraph at bedtime
now: you search your records for the angry name
now: the counter card with the code gathers dust
say: One bad review ruins everything
say: Nobody believes a perfect score
say: I should answer at once and defend myself
fact: Your reply is mostly read by strangers
fact: Happy people rarely think of writing
fact: A wall of perfect praise looks odd too
fact: Strangers often read the worst review first
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
do: let a friend find your prices
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
do: write three bad titles on paper
do: read your title without the picture
do: save a line that stopped you today
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
say: My brand is my logo
fact: Your reputation exists with or without a style guide
fact: Owners tire of their look before customers do
fact: Colors can't fix a confusing message
fact: People remember how the phone was answered
# logos | logo, logo design, business name, naming a business, name your business, business tagline, brand slogan, brand name
do: shrink your sign to a thumbnail
do: write your name with a thick marker
do: say the name over a bad line
do: print your design in black and white
now: the group chat can't agree on a favorite
now: the name is perfect and the domain's taken
now: someone says the circle needs to pop
now: you squint at three nearly identical versions
say: A friend can design something for nothing
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
say: A bigger list is a better list
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
do: walk through the checkout on your phone
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
fact: Reminders matter as much as the invitation
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
say: A good coach has all the answers
say: Without a certificate, nobody takes me seriously
say: One call fixes the problem
fact: Anyone can print the title on a card
fact: A good question can beat good advice
fact: Most of the change happens between calls
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
do: open your oldest post and reread
do: search the question your post answers
do: read only the subheads, top to bottom
do: fix one broken link tonight
now: you publish and nobody comes
now: the last entry is from two summers ago
now: you rewrite the first paragraph all evening
now: a forgotten old post still brings strangers in
say: Nobody reads long posts anymore
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
# followers and growth | grow followers, gain followers, more followers, first followers, follower count, grow your account, grow an audience, grow your audience, audience growth, grow on social media, account growth, growing online, going viral, go viral, viral video, buying followers, account not growing
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
do: answer one follower with a real question
do: look at saves instead of likes
do: reply to one story tonight
do: find the post people sent to friends
now: you post and refresh and refresh
now: your mother likes the photo first
now: you delete a post after an hour
now: the post you made in a minute wins
say: The platform is punishing me
say: Likes show what people want
say: Posting at the right hour fixes this
fact: Quiet followers buy too
fact: A private share doesn't show as a like
fact: People react less to what they've seen before
fact: One bad week is very little data
# instagram | instagram, instagram reel, ig reels, reels for business, instagram story, instagram bio, carousel post, instagram growth, instagram marketing, hashtag, instagram post, ig story
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
# tiktok | grow on tiktok, tiktok tip, tiktok video, tiktok account, tiktok views, tiktok algorithm, tiktok strategy, posting on tiktok, tiktok marketing, tiktok growth, tiktok for business, tiktok live, tiktok creator
do: wipe your phone's front lens
do: find your oldest video and press play
do: say your first sentence faster
do: save one sound you'd actually use
now: your phone leans on a coffee mug
now: you stop at the same view count again
now: a throwaway clip beats your best work
now: you circle the point until the clip's almost over
say: That app is just for teenagers
say: I'd have to dance
say: Trends are the only way in
fact: Most viewers don't know you at all
fact: Strangers see your video without the last one
fact: A polished clip can feel like an ad
fact: Views and customers are counted in different places
# youtube | grow on youtube, youtube tip, your youtube, my youtube, youtube algorithm, youtube views, youtube channel, youtuber, youtube thumbnail, youtube shorts, youtube monetization, youtube growth, start a youtube channel, youtube video, youtube subscriber
do: shrink your thumbnail to stamp size
do: say your title without the thumbnail
do: find the spot where viewers leave
do: read one viewer's note twice
now: the perfect take ends with a full memory card
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
# linkedin | linkedin, linkedin profile, linkedin post, linkedin headline, linkedin outreach, linkedin connection, linkedin content, linkedin tip, personal branding on linkedin
do: read your headline without your job title
do: answer one real reply before lunch
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
fact: The reader who matters may be a silent one
fact: A long list of titles says little
fact: People check your profile before they answer
# pinterest | pinterest for business, grow on pinterest, pinterest account, pinterest views, pinterest tip, pinterest marketing, pinterest traffic, pinterest strategy, pinterest seo, pinterest pin
do: search your topic and read the suggestions
do: look at one of your images tiny
do: test the link on an old picture
do: rename one board in plain words
now: a picture from two years ago still brings visitors
now: you save ideas for a kitchen you don't have
now: you look for one idea and lose an hour
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
do: check if your ads run on weekends
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
do: read the replies under one post
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
do: film one product by a window
do: save three ads that feel homemade
do: list the products on your bathroom shelf
do: check the length of your best clip
now: you prop the phone on a cereal box
now: the brief is longer than the video
now: you film the same pour again and again
now: the brand asks for just one more version
say: I need a big following for that
say: That's just filming at home
say: A nice camera gets the job
fact: The brand may never post on your account
fact: Raw footage and edited footage are different goods
fact: Casual takes a surprising amount of planning
fact: Where the clip runs changes its value
# e-commerce | e-commerce, ecommerce, online store, online shop, abandoned cart, cart abandonment, dropshipping, dropship, print on demand, average order value, upsell, direct to consumer, dtc brand
do: start an order on your own phone
do: find the shipping cost before checkout
do: count the taps from photo to payment
do: read the size chart like a stranger
now: the cart fills up and then goes quiet
now: you hear the order sound and grab your phone
now: the bestseller is out and the ad's still running
now: a customer writes where is my order
say: More products mean more sales
say: Traffic is all I'm missing
say: The store runs while I sleep
fact: Plenty of carts were only ever wish lists
fact: Customers can't touch what you sell
fact: Returns are part of the price
fact: Surprise costs at the end lose people
# etsy | sell on etsy, selling on etsy, etsy business, etsy store, etsy sales, etsy tip, etsy shop, etsy seller, etsy listing, etsy seo, etsy fees, handmade business, handmade shop, sell handmade, selling crafts, craft business
do: search for your item as a shopper
do: look at your first photo without text
do: add up every fee on one order
do: time how long one piece takes
now: your phone makes the sale sound at dinner
now: a lookalike shows up at half your price
now: the custom request arrives two days before Christmas
now: you pack orders on the living room floor
say: My materials are the main cost
say: Buyers just want the cheapest one
say: I'll relist and the views come back
fact: Your hours are a material too
fact: Shoppers see your piece beside many others
fact: The platform's customers aren't quite your customers
fact: A photo has to do the touching
# shopify | shopify, shopify store, shopify app, shopify theme, woocommerce, online store builder, shopify seller
do: open your store with slow phone data
do: count the apps you pay for monthly
do: place one test order all the way
do: read your shipping page as a buyer
now: you try a new theme instead of selling
now: a popup covers a popup on your phone
now: the first order is from your sister
now: the dashboard says sessions and no sales
say: The right theme makes a store sell
say: There's an app for every problem
say: Open the doors and people find the shop
fact: An open store has no street outside
fact: Each extra app can slow the page
fact: Shoppers look for the return policy first
fact: Sessions are visits, not people
# selling on amazon | sell on amazon, selling on amazon, amazon fba, amazon seller, amazon listing, private label, amazon business, fulfillment by amazon
do: list every fee on one unit
do: read the worst reviews in your category
do: weigh and measure one packed box
do: shrink your main image and squint
now: someone else is selling on your listing
now: the storage bill arrives for boxes that sit
now: you run out the week the ad works
now: a copy of your product appears below yours
say: The platform does all the work
say: A good product ranks itself
say: Just find a winning product and ship
fact: The buyer belongs to the marketplace
fact: Fees move and the margin moves too
fact: Unsold stock costs money every month
fact: Shoppers compare before they read
# product photos | product photo, product photography, flat lay, lifestyle photo, listing photo, product shot, photograph your products, mockup
do: hold the product beside your hand
do: turn off the ceiling light
do: wipe the lens with your shirt
do: move a table next to a window
now: the white background comes out gray
now: the real color won't show on screen
now: your own reflection is in the bottle
now: the first picture shows everything but the size
say: My phone isn't good enough
say: White background or nothing
say: One good picture is plenty
fact: Every screen shows a slightly different color
fact: Buyers guess the size from whatever's beside it
fact: Window light changes by the hour
fact: The first image is judged as a thumbnail
# packaging | product packaging, packaging design, branded packaging, unboxing experience, small business packaging, packing orders, pack orders
do: drop a packed box from your hip
do: open one of your parcels with scissors
do: weigh the box without the product
do: read your label from across the room
now: you tape boxes at the kitchen table past bedtime
now: tissue paper covers the whole living room
now: a customer posts a photo of a crushed corner
now: you run out of mailers on the busiest day
say: Pretty boxes bring people back
say: Nobody cares about the box
say: A bigger box is safer
fact: A box travels upside down sometimes
fact: Empty space in a box gets shipped too
fact: The outside is the first thing buyers touch
fact: Every insert costs money and a minute
# shipping | shipping cost, free shipping, shipping orders, ship orders, small business shipping, shipping label, customer lost package, fulfillment center, order fulfillment, international shipping
do: weigh your bestseller in its box
do: measure your three most used boxes
do: track one order from label to door
do: read your delivery promise out loud
now: the tracking says delivered and the porch is empty
now: you stand in line with a wall of parcels
now: the postage costs more than the item
now: the buyer writes on day two asking for news
say: Free means the customer pays nothing
say: The carrier loses the box, not me
say: Everyone expects delivery tomorrow
fact: Free postage is still paid by somebody
fact: Size can cost more than weight
fact: The buyer blames the shop, not the truck
fact: A clear slow date beats a vague fast one
# markets and craft fairs | craft fair, craft market, farmers market vendor, sell at farmers market, vendor booth, market booth, pop-up shop, pop up shop, vendor event, market vendor, booth setup, booth display, makers market, holiday market
do: mock up your table in the driveway
do: count the price tags people can see
do: pack the tape, scissors and weights
do: photograph your display from the aisle
now: the wind takes your tent at dawn
now: someone says I could make that
now: you smile for hours beside a full table
now: the card reader loses signal mid-sale
say: A full table sells more
say: Rain ruins the whole day
say: Good sales mean a good show
fact: Sales minus booth fee is the real total
fact: People walk past before they read
fact: Some buyers come back long after the show
fact: Flat tables vanish from a few steps away
# retail shops | retail store, retail shop, brick and mortar, brick-and-mortar, boutique owner, boutique business, gift shop owner, shop owner, store owner, open a store, opening a shop, retail business, window display, inventory management
do: walk in through your own front door
do: stand across the street and look
do: count what hasn't moved all season
do: say hello without can I help you
now: the bell rings and it's the mailman
now: someone photographs the tag and leaves
now: a rainy Tuesday passes without a single bag
now: the back room fills with last season
say: Foot traffic is all I need
say: Online killed places like mine
say: Just looking means just looking
fact: Unsold stock is cash on a shelf
fact: People turn and look before they browse
fact: The window works while you're closed
fact: Busy and profitable can be different days
# restaurant business | restaurant owner, restaurant business, open a restaurant, opening a restaurant, own a restaurant, restaurant marketing, run a restaurant, cafe owner, coffee shop owner, coffee shop business, open a coffee shop, food truck business, food truck owner, own a food truck, bakery business, home bakery, catering business, food cost, menu pricing
do: weigh one portion of your bestseller
do: read your menu in dim light
do: look inside the trash after closing
do: cost one plate down to the garnish
now: the fridge quits on a Friday evening
now: the dishwasher calls in sick at the rush
now: the line grows and the machine stops
now: one table sits two hours over coffee
say: Good food is enough
say: A full room means good money
say: Good cooks make good owners
fact: A packed room can still lose money
fact: Small portions of waste add up by closing
fact: The most popular plate isn't always the best earner
fact: Cooking is one part of the job
# salon business | salon owner, salon business, booth rent, booth rental, salon marketing, hairstylist business, barbershop business, barbershop owner, lash business, lash tech, nail tech business, esthetician business, spa owner, spa business, salon suite, beauty business, build a clientele, salon clients
do: count the empty hours in next week
do: time one regular appointment to the minute
do: check who left without the next date
do: add up the product in one service
now: the late client arrives with coffee and a story
now: a regular shows up wearing someone else's work
now: your feet ache and the book is full
now: a new face loves the result and vanishes
say: A full book means I'm doing well
say: My regulars follow me anywhere
say: I can't charge that in this town
fact: The chair costs money while it's empty
fact: Rebooking is easiest before the coat goes on
fact: Doing the work and running the place differ
fact: Product use varies more than most people track
# freelancing | freelance, freelancer, freelancing, self-employed, self employed, self-employment, freelance writer, freelance designer, upwork, fiverr, freelance income, freelance rates, go freelance
do: write each client beside this month's income
do: turn today's to-do list into hours
do: write down your slowest month last year
do: open the folder with your best work
now: you answer a client from bed, laptop on knees
now: three yeses arrive in the same week
now: family thinks you're free all day
now: you check the bank app for a transfer
say: I'm my own boss now
say: I can't say no to work
say: A real job would be safer
fact: One big client can feel like a boss
fact: Paid months and worked months rarely line up
fact: Half the job isn't the craft
fact: Nobody pays for your sick days but you
# solopreneurs | solopreneur, one-person business, one person business, solo business, business of one, company of one, solo founder, solo business owner, side hustle, side business, mompreneur, home-based business, home based business
do: list every hat you wore today
do: circle the task only you can do
do: close every tab but one
do: put your quitting time on paper
now: the kitchen table is also accounting
now: you're the boss, the intern and tech support
now: you answer orders in the school pickup line
now: you talk the decision over with the dog
say: Nobody can do this like me
say: I'll rest after this busy stretch
say: A real company has employees
fact: Doing everything is several jobs
fact: Nobody notices when the only worker is tired
fact: Small on purpose is a strategy too
fact: Nobody sends the boss home at night
# agencies | marketing agency, agency owner, start an agency, smma, creative agency, digital agency, agency client, run an agency, design agency, hire an agency, social media manager
do: list which account eats the most hours
do: read last month's report as the client
do: find out who really does the work
do: count the meetings about one small banner
now: the report is all arrows and no sales
now: the senior person pitches, the junior person shows up
now: the client asks what they're paying for
now: one account leaves and the room goes quiet
say: A bigger team means better work
say: Clients leave over results
say: More accounts solve the money problem
fact: Silence worries clients more than bad news
fact: Good work and good reports are different skills
fact: One lost account can outweigh two new ones
fact: Both sides count the hours differently
# consultants | consultant, consulting, consulting business, consulting client, become a consultant, consulting fee, strategy consultant, independent consultant
do: write the problem in the client's words
do: cut your last deck in half
do: list who has to say yes
do: find out who tried before you
now: you present what the staff already knew
now: the deck goes into a drawer
now: everyone nods and nothing changes by Monday
now: the first question is about your hourly fee
say: Clients pay for my answers
say: A thicker report is worth more
say: I need more experience before I start
fact: The stated problem is often a symptom
fact: Good advice can sit in a drawer
fact: The staff often knows the answer already
fact: An outsider can say what insiders can't
# hiring a first employee | first employee, first hire, hiring employees, hire an employee, hire employees, hiring your first, small business hiring, hiring mistake, bad hire, hire staff, hiring staff, finding good help, firing an employee, fire an employee
do: write the job on one sheet
do: list tasks you did twice this week
do: read your job ad as a stranger
do: describe a good first month on paper
now: you hand over the keys and feel sick
now: the perfect applicant never shows up
now: you explain the register for the third time
now: payroll day arrives before your own paycheck
say: Nobody wants to work anymore
say: I need someone just like me
say: I'll hire when things calm down
fact: The wage is not the whole cost
fact: A charming interview shows interviewing skill
fact: Training takes time before saving any
fact: Vague jobs get vague applicants
# virtual assistants | virtual assistant, hire an assistant, executive assistant, become a virtual assistant, va business, hire a va, personal assistant, outsourcing
do: record your screen doing one small task
do: list what you've postponed since Monday
do: write one instruction a stranger could follow
do: check who has your passwords
now: the handover takes longer than the task
now: you redo the work quietly at night
now: two people answer the same email
now: the inbox is empty and you feel suspicious
say: Explaining takes longer than doing
say: Someone good just knows what I need
say: There's not enough work to hand off
fact: Done your way and done well are different
fact: Clear instructions take practice to write
fact: Reading minds isn't in the job description
fact: Small repeated tasks hide in a day
# contractors | independent contractor, subcontractor, paying contractors, contractor vs employee, employee or contractor, hire freelancers, hiring freelancers, hire contractors
do: reread what you agreed in writing
do: check who owns the finished files
do: write the deadline with a weekday
do: list who sets the hours right now
now: the person you want is booked until fall
now: the work comes back perfect and late
now: you invite outside help to the staff meeting
now: the invoice arrives with an hour you don't recognize
say: What we call the arrangement decides everything
say: Freelancers are always cheaper
say: A verbal agreement is fine between us
fact: The label on paper isn't the whole story
fact: Your job is one of several on that desk
fact: Paying for files and owning files can differ
fact: The rules change from place to place
# delegation | delegate, delegating, delegation, let go of control, micromanage, micromanaging, micromanager, hand off tasks, control freak boss
do: circle one task you shouldn't be doing
do: write down what done looks like
do: give away one small thing today
do: count the questions only you could answer
now: you say never mind, I'll handle that
now: the team waits because you're on a plane
now: you fix a comma in someone's finished work
now: you check in on the thing you handed over
say: Nobody does the job as well
say: Teaching someone takes too long
say: If I let go, quality drops
fact: Handing over work isn't handing over the result
fact: People learn little from work that gets redone
fact: The bottleneck is often the nicest person
fact: Tasks are easier to hand over than decisions
# business systems | business system, standard operating procedure, sop, sops, business workflow, client workflow, business process, business automation, automate your business, crm, project management tool, client management software, streamline your business
do: write one task down step by step
do: count the apps open on your screen
do: find the question you answered twice today
do: search for one file and time yourself
now: the password is on a sticky note somewhere
now: you type the same reply again from memory
now: you move every task into a new app
now: you're the only one who knows how
say: I keep everything in my head
say: A new tool will fix the mess
say: We're too small for checklists
fact: A messy process in new software is still messy
fact: You don't notice the steps you do daily
fact: The best checklist is the one people open
fact: Vacations show where the gaps are
# burnout of owners | entrepreneur burnout, business burnout, business owner burnout, burned out business owner, founder burnout, freelancer burnout, creator burnout, overworked owner, hustle culture, owner work-life balance
do: write down when you stopped last night
do: put one empty hour on the calendar
do: turn off one notification for tonight
do: tell one person how this week went
now: you answer one last email in bed
now: the day off arrives and you check messages
now: you sit in the parked car a minute longer
now: the thing you loved feels like a list
say: I'll rest when things slow down
say: Everyone else seems to manage
say: I chose this, so I can't complain
fact: Loving the work doesn't make anyone tireless
fact: A quiet evening is not a wasted one
fact: Owners rarely count their own hours
fact: Being needed all day is tiring too
# time management | time management, time blocking, time blocker, manage your time, not enough hours, work from home schedule, too many meetings, calendar management, morning routine for entrepreneurs, time audit
do: write down your last three hours
do: guess a task's length, then time yourself
do: look at tomorrow's first open slot
do: find one meeting without a purpose
now: the list is longer at night than at breakfast
now: you open the laptop and answer whoever wrote last
now: the quick question takes the whole afternoon
now: you color the calendar and ignore the colors
say: I work best under pressure
say: I just need more hours
say: Being busy means I'm getting somewhere
fact: Nearly everyone guesses task lengths too short
fact: An open calendar fills itself
fact: Urgent and important often arrive in different clothes
fact: Switching tasks has a price of its own
# productivity | productivity, more productive, productive day, to-do list, to do list, procrastination at work, stop procrastinating, deep work, get more done, focus at work, productivity app, distraction at work
do: put your phone in another room
do: cross off one thing that doesn't matter
do: pick tomorrow's first task tonight
do: close the inbox until lunch
now: you alphabetize the folders instead
now: you write down a finished task to check off
now: the same task moves to tomorrow again
now: you reach for the phone mid-sentence
say: I need the right app
say: I can do two things at once
say: A full list is a good day
fact: A full day and a finished day differ
fact: Planning the work can become the work
fact: Energy runs out sooner than hours do
fact: Most lists have one item that scares you
# business planning | quarterly planning, annual planning, business goal, business goals, goal setting for business, yearly plan, plan your year, revenue goal, quarterly goal, year in review
do: find last January's goals and read them
do: write next month's one must-do
do: cross out one thing for this quarter
do: block the vacation before the work
now: you write big goals in a fresh notebook
now: the goal notebook is under a pile by March
now: you set the number because it sounded good
now: the busy season wipes the wall calendar clean
say: Big goals pull me forward
say: I'm too busy to plan
say: Plans never survive anyway
fact: A number alone isn't something anyone can do
fact: Most yearly plans forget sick days
fact: Choosing means leaving good ideas out
fact: The review matters as much as the plan
# business plans | business plan, business plan template, business model, business idea, validate your idea, idea validation, market research, start a business idea
do: write the idea on one index card
do: name the first person who'd pay
do: list what has to be true
do: tell a stranger and count the questions
now: the spreadsheet works until you change one cell
now: your friends all say that's a great idea
now: you find someone already doing your idea
now: you pick the font for page one
say: Nobody else is doing this
say: Someone could steal my idea
say: The plan has to be finished first
fact: Friends are too kind to be research
fact: Every forecast is a guess with decimals
fact: Saying I'd buy and buying are different
fact: A crowded market also means somebody's paying
# llc and company forms | llc, sole proprietor, sole proprietorship, s corp, s-corp, business structure, register a business, register your business, business license, business bank account, form a company, incorporate your business, dba, operating agreement, ein
do: find your formation papers in your email
do: check whose name is on the account
do: look up your state's filing page
do: list who owns what on paper
now: you buy coffee on the wrong card again
now: an official-looking letter wants a filing fee
now: you pick the name and the state says taken
now: the form asks for a registered agent
say: Everyone needs an LLC before the first sale
say: The paperwork makes me safe from everything
say: The form I pick saves me taxes
fact: The rules differ from state to state
fact: Some official-looking letters are just ads
fact: Mixing personal and business money muddies both
fact: Registering is where the paperwork starts
# startup funding | startup funding, venture capital, angel investor, raise money for startup, fundraising round, seed round, pre-seed, bootstrapping, bootstrapped, small business loan, business loan, small business grant, business grant, investor meeting, raise capital
do: write how many months you can last
do: list what the money would pay for
do: read the terms you'd sign, slowly
do: write the question you fear being asked
now: the meeting ends with keep us posted
now: the bank wants two more years of papers
now: you check the balance before paying yourself
now: you repeat the story for one more stranger
say: Money is the only thing missing
say: A great idea gets funded
say: Raising means we've made it
fact: All money comes with somebody's expectations
fact: Plenty of good businesses never fit investors
fact: A slow no can sound like a yes
fact: The asking itself takes time from the business
# pitch decks | pitch deck, investor pitch, startup pitch, pitch to investors, pitching investors, pitch competition, pitch practice, sales deck, pitch presentation
do: read only your slide titles
do: explain slide two to a child
do: delete the busiest chart
do: practice the first line without slides
now: the clicker skips two slides ahead
now: you squeeze one more chart onto the page
now: the first question is about slide one
now: somebody in the back checks the phone
say: The numbers speak for themselves
say: More slides look more prepared
say: We have no competitors
fact: Most decks get read without you there
fact: Every customer has an alternative, even doing nothing
fact: A big market doesn't explain why you
fact: Readers flip to the team and the numbers
# cofounders | cofounder, co-founder, business partner, business partnership, equity split, founder conflict, founder breakup, partner in business, going into business together
do: write your idea of a normal week
do: list who decides what today
do: talk about the ending over coffee
do: ask what happens if somebody gets sick
now: you split everything evenly over pizza
now: one partner works weekends and one doesn't
now: you agree in the meeting and vent at home
now: the customer gets two different answers
say: We're friends, so we'll work it out
say: Half and half is always fair
say: We want the same thing
fact: Friendship and shared work are tested differently
fact: Easy talks early get harder later
fact: Effort rarely stays even over the years
fact: Two people can mean different things by success
# startups | startup, start-up, startup founder, tech startup, startup mistake, minimum viable product, product market fit, product-market fit, startup idea, startup life
do: call one user and mostly listen
do: write the problem without your product
do: cut one feature from next week's list
do: write to the last user who quit
now: you build for months behind a closed door
now: the first stranger signs up and you scream
now: a user does something you never imagined
now: the launch tweet gets three likes
say: If we build it, they'll come
say: One more feature and we're ready
say: We need to keep the idea secret
fact: Nice feedback and real use are different
fact: The first version embarrasses nearly everyone
fact: Users show more than they tell
fact: Most of the waiting is invisible from outside
# saas | saas, software as a service, micro saas, b2b saas, subscription software, saas founder, free trial users, trial conversion, freemium, indie hacker, build in public
do: sign up for your own product fresh
do: count the steps before the first win
do: read the three newest support tickets
do: find the page where trials go quiet
now: the trial ends and nobody notices
now: a big prospect asks for one special feature
now: the server alert goes off during dinner
now: you write the pricing page for the third time
say: A better feature list wins
say: Free users turn into paying users
say: Selling can wait until the product's done
fact: People buy an easier workday, not features
fact: The busiest users aren't always the best payers
fact: Support tickets are free research
fact: Signing up and using are separate moments
# churn | churn rate, customer churn, reduce churn, client churn, customer retention, client retention, retain clients, keep clients, customers leave, losing customers, losing clients, repeat customers, repeat clients, win back customers, customer loyalty, customer loyalty program
do: read the last three cancellation notes
do: list who hasn't ordered lately
do: call one person who left kindly
do: check how easy leaving really is
now: the cancellation email gives no reason
now: a name you knew is gone from the list
now: you find out from a review that someone left
now: a punch card sits forgotten in a wallet
say: People leave over price
say: No complaints means everyone's happy
say: New customers replace the old ones
fact: Most unhappy people leave without a word
fact: The decision to go comes before the cancellation
fact: Quiet regulars are easy to overlook
fact: Habit and loyalty look alike from outside
# customer service | customer service, customer support, customer complaint, customer experience, client experience, client communication, phone etiquette for business, difficult conversation with clients, service recovery
do: call your own number after hours
do: read your last reply out loud
do: time how long your voicemail talks
do: answer one message with a name
now: the hold music plays for the third time
now: you copy the standard reply and pause
now: someone is furious about a thing you can't change
now: you say sorry for the weather again
say: The loudest person needs help first
say: A fast answer is a good answer
say: Sorry means we admit everything
fact: People repeat the story of how trouble ended
fact: An upset person wants the story heard first
fact: Policy is a word nobody likes hearing
fact: The person complaining is still talking to you
# refunds | refund policy, customer refund, asking for a refund, give a refund, giving refunds, refund request, chargeback, return policy, customer returns, money-back policy, refund a client
do: read your own policy like a buyer
do: find where the policy appears before checkout
do: save the messages from that order
do: sort last month's returns by reason
now: the email starts with I'm very disappointed
now: the money's already spent on materials
now: the bank takes the payment back first
now: the box comes back worn and perfumed
say: Giving money back means I failed
say: My policy says no, so that's that
say: Easy returns invite cheaters
fact: The card company has rules of its own
fact: A rule nobody read starts most arguments
fact: Some people return things and buy again
fact: Being right can still be expensive
# franchise | franchise business, own a franchise, franchise opportunity, open a franchise, franchise owner, buy a franchise, franchisee, franchise fee, franchise agreement
do: list every fee before the first sale
do: call an owner the brochure leaves out
do: read the part about leaving
do: look up which locations closed
now: the brochure shows a smiling family at the counter
now: you flip through a stack of disclosures
now: you count cars outside a place like yours
now: the rulebook says which napkins to order
say: A known name takes away the risk
say: The system runs itself
say: I'd be my own boss
fact: The royalty comes out before the profit
fact: Two locations of one name can differ completely
fact: Getting out has its own rules
fact: Buying in isn't the same as showing up
# quitting a job to start something | quit your job, quit my job, quitting my job, quitting your job, leave your job, leaving corporate, left corporate, quit your 9-5, quit my 9-5, leave your 9-5, your 9 to 5, my 9 to 5, nine-to-five job, full-time entrepreneur, resign from your job, going full-time, employee to entrepreneur
do: add up one month of bare bills
do: write what you'd miss about payday
do: count the hours you have after dinner
do: reread your employment agreement tonight
now: you draft the resignation and close the laptop
now: the Sunday evening feeling shows up early
now: you tell your best friend before your boss
now: your parents ask about health coverage
say: I'll know when the time is right
say: I just need to take the leap
say: A steady paycheck is security
fact: The bills don't know you resigned
fact: The benefits are easy to forget in the math
fact: The thought of leaving often starts long before
fact: There are more steps than stay or go
# starting a business | start your own business, start a business, starting a business, started a business, new business, start a small business, business from scratch, first business, first year in business, launch a business, open a business, new business owner
do: write down who'd buy this week
do: list what day one truly needs
do: tell one person what you're selling
do: set the logo aside until tomorrow
now: you buy the domain before the idea's clear
now: the first payment lands and you take a screenshot
now: you print cards with a typo
now: you tell people at dinner and someone frowns
say: I need everything perfect first
say: I missed my chance
say: A great idea is the hard part
fact: The first year teaches what plans can't
fact: A business card has never made a sale
fact: Your first customer may not be typical
fact: Most of the job is not the fun part
# photography business | photography business, photography client, wedding photography business, book photography clients, charge for photography, photography pricing, mini session, portrait business, photography marketing, newborn photography business, photo client, photography contract, photographer business
do: count the hours after the shutter closes
do: cull your portfolio to one screen
do: read your delivery date out loud
do: back up the last shoot tonight
now: you edit past bedtime with cold tea
now: someone asks for all the raw files
now: the group asks how long until the pictures
now: a guest's phone blocks your best frame
say: An hour of pictures is an hour's work
say: A better camera brings better bookings
say: Everyone with a phone is competition
fact: The shoot is the short part of the job
fact: People remember how they felt being photographed
fact: Owning a print and owning the rights differ
fact: A big portfolio can hide the best picture
# wedding vendors as businesses | wedding pro, wedding pros, wedding vendor business, book more weddings, wedding client, wedding business, wedding planner business, wedding industry, wedding florist business, wedding dj business, event planner business, event business, event planning business, wedding inquiry, bridal show
do: answer one inquiry with a question
do: count the open Saturdays in your calendar
do: read your inquiry form as a couple
do: list the vendors you'd gladly work beside
now: the inquiry says just your price list please
now: the couple writes at midnight with a new idea
now: you eat dinner standing behind the tent
now: the perfect lead already booked somebody else
say: The word wedding just makes everything pricier
say: Couples only compare prices
say: Social media is where couples decide
fact: Most couples have never hired anyone like you
fact: One date can only be sold once
fact: Other vendors are in the room when you work
fact: The person paying may not be the person asking
# nonprofits and fundraising | nonprofit, non-profit, fundraising, fundraiser, nonprofit donor, donor relations, grant writing, charity event, donation page, nonprofit board, major gift, nonprofit marketing, donor retention, volunteer recruitment
do: donate one dollar on your own page
do: reread your last thank-you note
do: call one supporter just to say thanks
do: put one story on one page
now: the gala tables are half sold on Monday
now: the thank-you letter reads like a receipt
now: the board says let's just get sponsors
now: the grant portal times out at the end
say: People give to the biggest need
say: Asking for money is rude
say: Low overhead means a good organization
fact: People who gave want to hear what happened
fact: Most people give because somebody asked
fact: Keeping the lights on is part of the work
fact: A yes to a grant brings reports
# clients | client, clients, client work, client relationship, client management, working with clients, service business, service provider, service-based business, client meeting
do: reread the last message you sent
do: write down your favorite client's name
do: check what time you answered last night
do: list who you haven't talked to lately
now: the name pops up and you smile or sigh
now: a text arrives on Sunday with a quick question
now: you say no problem and there's a problem
now: the happiest client never says a word
say: Good work speaks for itself
say: I should always be reachable
say: People know what they want
fact: Quick answers teach people to expect quick answers
fact: People judge the process while the work's unfinished
fact: What was asked and what was meant differ
fact: House rules only exist once someone hears them
# customers | customer, customers, attract customers, get customers, find customers, more customers, new customers, first customer, understand your customer, customer journey, buyer persona, customer feedback
do: ask the next buyer about their doubts
do: copy down one question word for word
do: stand where the line forms
do: count the faces you know by name
now: someone almost buys, then sets the thing down
now: a regular walks in and you know the order
now: a stranger asks the question you forgot to answer
now: two people love the same thing for opposite reasons
say: I know what people want
say: Shoppers come for the price
say: Everyone is my market
fact: People buy for reasons they rarely say
fact: Regulars see things you stopped noticing
fact: What people praise isn't always why they buy
fact: Most visitors leave without telling you why
# sales | in sales, sales job, sales career, sales team, sales advice, sales tip, sales skills, salesperson, sales rep, sales pipeline, sales strategy, sales mistake, sales process, more sales, make sales, increase sales, b2b sales, door to door sales, sales psychology, sell more, hate selling, sales technique
do: write down a buyer's last question
do: list the deals that went quiet
do: count the questions you asked last time
do: note how you like being sold to
now: the numbers are due and the week's half gone
now: you explain everything and hear I'll let you know
now: the yes you counted on turns into maybe
now: you talk past the moment of the yes
say: Selling is a talent people are born with
say: The best talker wins
say: Selling means pushing people
fact: Buyers do most of the deciding on their own
fact: Listening doesn't look like work from outside
fact: A lost deal often has a polite cover story
fact: Timing isn't fully in anyone's hands
# marketing | marketing, marketing strategy, marketing tip, marketing plan, digital marketing, marketing budget, marketing mistake, small business marketing, advertise your business, advertising, promote your business, guerrilla marketing, marketing idea
do: ask your next caller who mentioned you
do: write your message on one index card
do: list everything you tried last year
do: put your sign, site and bio together
now: you try a bit of everything for a week
now: a rep calls with a last-minute ad spot
now: the flyers sit in a box under the desk
now: someone around the corner has never heard of you
say: I just need to get my name out
say: Good products don't need advertising
say: What works for the big names works here
fact: You see your message far more than anyone
fact: Doing everything means doing little of each
fact: People need time before they trust a name
fact: Attention and sales are different measurements
# small business | small business, small businesses, small business owner, small business tip, local business, family business, run a small business, running a business, running a small business, shop small, business tip, business mistake
do: write down today's real profit
do: name who'd open if you got sick
do: look at your place from the sidewalk
do: open the drawer full of receipts
now: the day starts with a broken printer
now: you sweep the floor and answer the phone
now: the slow afternoon makes you doubt everything
now: a regular brings a friend and you beam
say: Hard work is all that counts
say: Next month will be calmer
say: We've always done things this way
fact: Sales and money in the bank are different
fact: Most of the work happens out of sight
fact: A slow week says less than it feels
fact: Nobody else lies awake over your decisions
# business owner | business owner, entrepreneur, entrepreneurship, founder, female founder, woman in business, women in business, entrepreneur mindset, business mindset, ceo, business lesson, business advice, scale your business, scaling a business, grow your business, business growth
do: write the decision you keep postponing
do: find your last full day off
do: look at your calendar a year ago
do: call someone who runs a company too
now: you pay everyone and yourself last
now: you smile at dinner and calculate in your head
now: the good news comes and there's nobody to tell
now: your friends say must be nice
say: More revenue fixes everything
say: I should have figured this out already
say: Everyone else's company is growing
fact: Growth brings new problems, not none
fact: Nobody posts the month that went wrong
fact: The job changes and the owner has to follow
fact: A bigger top line can mean thinner profit
# content | content creation, create content, creating content, content marketing, making content, consistent content, posting consistently, content creator tip, film content, filming content, ai content, content quality
do: film one boring step of your work
do: reread your last post as a stranger
do: set your phone at eye level
now: you film the same line until the light's gone
now: you edit for an hour and post nothing
now: you scroll for inspiration and forget the idea
now: your drafts folder is longer than your feed
say: Nobody cares what I have to say
say: I have to post every day
say: I need better gear
fact: What's routine to you is new to viewers
fact: Nobody remembers your last flop but you
fact: Posting often and posting well are different habits
fact: A post in drafts helps nobody
# social media | social media, social media marketing, social media strategy, social media tip, social media manager tip, social media mistake, social media for business, posting online, threads app, facebook group, facebook page
do: look at your last three posts together
do: check your screen time right now
do: answer one message with your voice
do: open your profile from another account
now: you open the app to work and resurface later
now: you film in the car for the quiet
now: the post you worried about gets three likes
now: a friend mentions your video at dinner
say: I have to be on every platform
say: Everyone else makes posting look easy
say: More posts bring more business
fact: You're renting space from someone else's company
fact: Likes and income rarely draw the same line
fact: The people who never react also see you
fact: You only see the posts that worked
# cash flow | cash flow, profit margin, profit and loss, business expense, business finances, business budget, owner pay, paying yourself from business, bookkeeping, profitable business, business debt, break-even point, revenue vs profit
do: write down today's bank balance
do: list what leaves the account this week
do: cancel one subscription you forgot
do: open last month's statement and read slowly
now: a record month ends with an empty account
now: payroll goes out before the payment comes in
now: the shoebox of receipts comes out again
now: you check the app before you order stock
say: We sold a lot, so we're fine
say: My accountant handles all that
say: I'll pay myself later
fact: A profit on paper can't pay rent
fact: Fast growth can drain an account
fact: Small monthly charges hide well
fact: The busiest month and the best month may differ
# competitors | business competitor, competitors, competition in business, copycat competitor, business copycat, copied my work, copying my business, stealing my content, saturated market, stand out from competitors, comparison as an entrepreneur, differentiate your business
do: write what customers say about you
do: mute one account for a week
do: screenshot the copy with the date
do: list what you'd never want to offer
now: you see your own words on another page
now: a new place opens across the street
now: you scroll a rival's page at bedtime
now: a customer says the other one does that
say: The market's too crowded
say: Someone stole my idea
say: I have to match every rival
fact: You see the neighbor's highlights, not the books
fact: Two shops on one street can both live
fact: A similar idea isn't always a copied one
fact: Customers compare you with things you'd never guess
# slow season | slow season, slow month, slow sales, no sales, sales are down, slow week, off season business, business is slow, quiet month, dead season, recession proof business, slow period
do: look at this month last year
do: message three people who bought before
do: list the jobs you postponed for months
do: check when the quiet really began
now: the phone stays so quiet you test the line
now: you rearrange the shelf just to move
now: you hear crickets and start a new logo
now: everyone online seems to have a record month
say: The economy is the whole reason
say: Something must be wrong with me
say: I should lower everything right now
fact: Most trades have a calendar of their own
fact: Last year's numbers have a better memory
fact: Quiet weeks and bad weeks look alike
fact: Panic and planning feel alike at first
# ai for business | ai for business, ai in business, chatgpt for business, ai marketing, ai tool for business, ai for small business, ai copywriting, ai automation agency, ai prompts for business, ai for entrepreneurs, ai for marketing
do: read one machine draft out loud
do: list what never goes into a chat
do: check one confident answer by hand
do: time one chore with and without help
now: every caption starts to sound the same
now: the answer looks perfect and the link's made up
now: you spend an hour perfecting the prompt
now: a customer asks if a person wrote that
say: The machine can do my job
say: If everyone uses the tool, I have to
say: A better prompt fixes the draft
fact: A confident tone isn't a source
fact: Someone still has to check the answer
fact: The same tool gives everyone similar words
fact: What you paste in may not stay private
# imposter syndrome in business | imposter syndrome in business, imposter syndrome entrepreneur, imposter syndrome freelancer, impostor syndrome in business, imposter syndrome as coach, confidence in business, fear of selling, business fear of failure, fear of being seen, visibility fear, fear of judgment online, self-doubt entrepreneur, afraid to post
do: reread one kind message from a client
do: write down what you knew last year
do: say your job title out loud once
do: pin one finished project above your desk
now: you hover over publish and picture your ex-boss
now: someone calls you an expert and you look around
now: you write I'm just a before your job
now: an old classmate views your story
say: Someone's going to find me out
say: One more course and I'll be ready
say: Real experts never doubt themselves
fact: Plenty of skilled people doubt themselves quietly
fact: You compare your inside with everyone's outside
fact: Knowing more shows you what you don't know
fact: Most people are busy worrying about themselves
# home service businesses | cleaning business, house cleaning business, lawn care business, landscaping business, handyman business, pressure washing business, plumbing business, hvac business, trades business, contractor business, home service business, painting business, roofing sales, electrician business, pool cleaning business, mobile detailing business, detailing business
do: count the unpaid miles from today
do: time one job from driveway to driveway
do: check the number painted on your van
do: photograph one job before you start
now: the customer is home and follows you around
now: the truck won't start and three jobs wait
now: the quick look turns into a free estimate
now: someone calls while you're on a ladder
say: The lowest bid wins
say: Good work brings all the calls
say: More jobs mean more money
fact: Drive time is work nobody pays for
fact: People judge the visit by the shoes first
fact: A caller without an answer tries the next name
fact: The tools wear out on paid and free jobs
# personal trainers as businesses | personal training business, personal trainer business, fitness business, online fitness coach, gym owner, gym business, yoga studio owner, yoga teacher business, studio owner, fitness coach business, personal training clients
do: count your unpaid hours between sessions
do: check who stopped showing up lately
do: write who you love to train
do: look at your schedule's emptiest stretch
now: the alarm rings before the birds do
now: your first client of the day cancels at dawn
now: the room is packed in January, empty by March
now: a member you liked just stops coming
say: Good results sell themselves
say: I have to look the part
say: More sessions mean more income
fact: People quit schedules before they quit trainers
fact: Coaching well and selling are separate skills
fact: The hours others are free become your hours
fact: Shy members rarely say why they left
# private practice | private practice, therapy practice, start a private practice, therapist business, group practice, practice owner, private pay practice, dental practice marketing, chiropractic marketing, clinic owner, fill your caseload
do: read your directory profile out loud
do: count the empty hours in your week
do: call your own line as a newcomer
do: list the paperwork done after dinner
now: your voicemail fills while you're in session
now: the notes from Tuesday wait until Sunday
now: someone asks about fees and you soften your voice
now: the waiting room is quiet in late summer
say: Helping people shouldn't be a business
say: A good clinician fills up without marketing
say: Everyone else's schedule is full
fact: Most clinical training skips the business side
fact: Someone reads your profile on a hard day
fact: Hours in session are only part of the week
fact: Saying no to a bad fit is care too
# art business | art business, sell your art, selling art, sell my art, artist business, art commission, take commissions, commission work, art prints, price your art, full-time artist, art shop, selling prints, muralist, illustrator business
do: time your next piece honestly
do: photograph one work in daylight
do: write the story of one piece
do: label one piece with its real size
now: someone says my niece could paint that
now: a stranger stands in front of your work
now: the commission changes after the sketch
now: you wrap a canvas and hate to let go
say: Real artists don't think about money
say: Only famous people can charge that
say: The work should speak for itself
fact: Most of the cost never touches the canvas
fact: People buy the story along with the work
fact: Making and selling use different moods
fact: Owning a painting isn't owning the rights
# paid speaking | paid speaker, public speaking business, keynote speaker, speaking gig, get booked to speak, speaker fee, speaking engagement, speaker reel
do: write your talk as one sentence
do: record your first minute standing
do: cut the slide with the most words
do: list rooms where your buyers sit
now: the organizer offers exposure and a sandwich
now: the microphone squeals on your first word
now: you practice the opening in the hotel mirror
now: someone waits by the stage with a question
say: A great story is enough
say: Free talks lead to paid ones
say: I need a book first
fact: The planner is buying a safe choice
fact: The audience and the person paying want different things
fact: The hallway after often beats the stage
fact: A short clip gets seen before any biography
# wholesale | wholesale business, sell wholesale, wholesale order, wholesale customer, wholesale account, wholesale pricing, line sheet, sell to stores, selling to boutiques, get into stores, product in stores, retail buyer, stockist, faire marketplace
do: cost one unit with your labor in
do: walk into one store you'd love
do: read your order minimum out loud
do: check your product from a shelf away
now: the buyer asks for a line sheet
now: a big order lands and you count your stock
now: your product sits on the bottom shelf
now: the store pays later and the supplier wants now
say: A big store means we've made it
say: Half price can't make money
say: Buyers will call if they like the sample
fact: A big order costs cash before paying any
fact: Shelf space has to earn its place
fact: Store buyers plan whole seasons ahead
fact: The store's customer may not be yours
# leading a small team | manage a team, managing a team, team management, small business employees, team meeting, employee turnover, keep employees, lead a team, leading a team, leadership, first time manager, new manager, managing employees, business leadership
do: thank one person for something exact
do: cancel one meeting nobody needs
do: ask one person what slows them down
do: find out who's waiting on you
now: the meeting ends and nobody knows who's doing what
now: your best worker asks for a minute
now: two people wait for the other to start
now: you say my door's open and nobody comes
say: Pay is all people care about
say: A good team doesn't need managing
say: If something's wrong, someone will say so
fact: Silence in a meeting isn't agreement
fact: The best worker isn't automatically the best boss
fact: People notice what you ignore
fact: Being clear can feel unkind and be kind
# client boundaries | client boundary, boundaries with clients, boundaries in business, business boundaries, say no to clients, saying no to clients, weekend emails, after hours clients, clients texting
do: check what time you answered last week
do: write your hours where people can see
do: read your auto-reply out loud
do: move work messages off your home screen
now: a voice message comes in during bath time
now: you answer from the beach with sandy thumbs
now: the text says sorry to bother you again
now: you type no and rewrite the word politely
say: Being available is good service
say: Just this once is fine
say: People should know not to write on weekends
fact: People learn your hours from your replies
fact: An exception is remembered as the rule
fact: A late message doesn't always expect an answer
fact: The first no is the hardest to type
# buying or selling a business | buying a business, buy a business, buy an existing business, selling a business, selling your business, sell your business, sell my business, exit strategy, business valuation, business broker, business acquisition
do: list what only the owner knows
do: pull three years of tax returns
do: count the customers tied to one person
do: read the lease to the last page
now: the asking price has a story attached
now: someone asks why the owner is leaving
now: the deal hangs on one landlord's signature
now: the staff finds out from a stranger
say: Last year's profit sets the price
say: A profitable place runs without its owner
say: A handshake with the buyer settles things
fact: The owner's habits are part of the numbers
fact: Both sides know different things at the table
fact: Price is one of many terms
fact: Key people can leave with the keys
`);
