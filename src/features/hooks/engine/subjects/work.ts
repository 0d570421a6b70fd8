import { readSubjects } from './subject.ts';

/** Work, careers, learning and law. */
export const WORK = readSubjects(`
# giving feedback | feedback, give feedback, giving feedback, constructive feedback, negative feedback, feedback sandwich, employee feedback, feedback at work, feedback culture, honest feedback, peer feedback
do: recall the last note that helped you
do: write down what actually happened
do: cross out the word always
do: pick the one sentence that matters
now: you soften the sentence until nothing is left
now: you praise, then correct, then praise again
now: the boss asks for honest thoughts and everyone nods
now: your calendar says quick chat with no topic
say: They should know by now
say: Honest means blunt
say: No news is good news
fact: Vague praise teaches as little as vague criticism
fact: Most people hear the tone before the words
fact: A label like careless describes nothing anyone did
fact: The person across the table is usually nervous too
# receiving criticism at work | criticism at work, take criticism, taking criticism, receive feedback, receiving feedback, handle criticism, accept criticism, harsh feedback, critical boss
do: write the remark down word for word
do: take a sip of water
do: underline the part you can use
do: say the remark in a neutral voice
now: your face gets hot and you nod
now: you draft the perfect comeback in the shower
now: you hear nice things and remember the other one
now: you screenshot the message and send a friend
say: I can take anything fair
say: They just don't like me
say: I never get defensive
fact: One sharp sentence can outlast a page of praise
fact: Even badly delivered notes can hold something useful
fact: Explaining yourself right away can sound like arguing
fact: Nobody can tell you have questions unless you ask
# hard conversations at work | difficult conversation at work, hard conversation at work, tough conversation at work, crucial conversation, confront a coworker, difficult talk with employee, difficult employee, confront an employee, underperforming employee, address poor performance
do: write your first sentence on paper
do: book a room with a door
do: say your opening line out loud
do: list what you saw, not guessed
now: you rehearse the opening line on the commute
now: you reschedule the meeting one more time
now: the small talk goes on far too long
now: your stomach drops when the door closes
say: The problem will sort itself out
say: I don't want to make things worse
say: I'll know what to say in the moment
fact: The team usually notices the problem before the talk
fact: Waiting does not make the first sentence easier
fact: The other person may have dreaded the talk too
fact: Silence after a hard sentence is not a failure
# meetings | work meeting, meeting at work, boring meeting, better meeting, shorter meeting, productive meeting, staff meeting, meeting agenda, meeting notes, run a meeting, effective meeting, recurring meeting, standup meeting, meeting overload
do: open next week's calendar
do: find one invite without an agenda
do: name the decision you need
do: count the people on the invite
now: you talk for a while on mute
now: you hear someone say take that offline
now: you answer email while someone shares a screen
now: the hour ends and nobody wrote anything down
say: This could have been an email
say: Let's just get everyone on a call
say: We'll remember what we agreed on
fact: A calendar invite is easier to send than decline
fact: The loudest voice is not always the best informed
fact: Work expands to fill the hour on the calendar
fact: Two people can leave with different decisions in mind
# one-on-ones | one-on-one, one on one meeting, one-on-one meeting, 1:1 meeting, 1-on-1, one-on-one with boss, weekly one-on-one, skip level, check-in with my manager
do: jot down one thing that's stuck
do: open the notes from last time
do: think of a question without yes
do: look up when the last one happened
now: you spend the whole half hour on status updates
now: the invite gets moved to next week again
now: your boss asks how things are going, you shrug
now: you remember the real question on the way out
say: My door is always open
say: We already talk every day
say: There's nothing to discuss this week
fact: A canceled slot sends a message of its own
fact: The important topic tends to come up last
fact: Chatting all day is not the same as talking
fact: Fine is the least useful answer at work
# performance reviews | performance review, annual review, performance appraisal, self evaluation, self-review, self review at work, mid-year review, year-end review, performance rating, review season, performance improvement plan, 360 review
do: scroll back through your sent mail
do: open last year's form
do: list three things you got done
do: start a file named good work
now: you stare at the box marked achievements
now: you try to remember what happened in February
now: you hear meets expectations and smile politely
now: the form is due tonight and half blank
say: My work speaks for itself
say: The rating was decided before we sat down
say: Nobody reads the self assessment
fact: Recent weeks are easier to remember than spring
fact: Managers often dread the form as much as staff
fact: Quiet work is easy to leave off the page
fact: Nothing on the form should be news
# delegating as a manager | delegate to your team, delegating to employees, delegate as a manager, delegation at work, delegation skills, assign tasks to team, delegate work, delegate tasks, manager does everything
do: list everything you touched today
do: circle one task someone else could learn
do: write what done looks like
do: think who would enjoy the task
now: you fix the report yourself at night
now: you hand the task over and take it back
now: you hover over a shared document
now: the whole team waits for your reply
say: I'm faster doing everything myself
say: Nobody does the work like I do
say: Everyone is already too busy
fact: Handing over a task takes longer the first time
fact: Clear in your head is not clear on paper
fact: A task without a decision attached keeps coming back
fact: Being needed for everything can feel like being good
# micromanaging boss | micromanaging boss, micromanaging manager, boss micromanages, micromanager boss, being micromanaged, micromanagement, controlling boss, boss hovers, stop micromanaging my team
do: write down what got checked today
do: look at your last status update
do: note which tasks never get questioned
do: name the deadline everyone worries about
now: the boss rewrites one word in your email
now: you get asked for an update on the update
now: you cc someone just to be safe
now: the green dot next to your name gets noticed
say: They just don't trust anybody
say: It's only about quality
say: Some people need a close eye
fact: Checking often starts with worry, not with you
fact: Most people who hover see themselves as careful
fact: Silence makes a nervous person check more
fact: Close attention can help in someone's first weeks
# new managers | first-time manager, become a manager, becoming a manager, promoted to manager, new supervisor, new team lead, managing former peers, manage friends at work
do: write down one boss you learned from
do: check who you see tomorrow
do: list your people by name
do: think back to your own first week
now: your old lunch group goes quiet
now: you finish someone else's work after dinner
now: you get a title and no instructions
now: the first complaint lands on your desk
say: The best worker makes the best boss
say: I can still be one of the gang
say: I need to have all the answers
fact: The skills that earned the title are different ones
fact: Friendships shift a little when one friend signs approvals
fact: Your mood gets read more closely than before
fact: Few people get trained before the title changes
# leadership | leadership skill, be a leader, good leader, great leader, bad leader, leadership style, leadership development, servant leadership, executive presence, leadership lesson, leadership training
do: picture the best boss you ever had
do: recall your last I don't know
do: name one thing you stopped doing
do: think of who spoke least today
now: you speak and the room agrees too fast
now: the plan falls apart and everyone looks at you
now: you say my bad in front of everyone
now: your first answer ends the whole discussion
say: Some people are just born to be followed
say: A strong voice wins the room
say: Real authority comes with the title
fact: A title gives you authority, not followers
fact: People copy what you do under pressure
fact: The higher you sit, the less you hear
fact: Quiet people can run excellent teams
# managers | manager, being a manager, good manager, bad manager, people manager, managing people, middle management, middle manager, manager mistake, management skill, supervisor
do: open your calendar for next week
do: name everyone's biggest task right now
do: think who hasn't asked for help lately
do: recall the last thank you you said
now: you explain a decision you didn't make
now: your own work starts after everyone logs off
now: you hear got a minute and the door shuts
now: the budget question lands on a Friday afternoon
say: If I'm not busy, I'm not working
say: My job is to solve the problems
say: I treat everyone exactly the same
fact: Much of the job is invisible from outside
fact: One person's small favor becomes the group's rule
fact: The best worker may not want the title
fact: Bad news travels up slower than good news
# teams | team at work, my team, your team, high performing team, team motivation, motivate your team, team morale, teamwork, team communication, dysfunctional team, team trust, psychological safety
do: name who spoke last in today's meeting
do: look at your group chat
do: write your shared goal in one line
do: send one colleague a thank-you
now: the group chat goes quiet after bad news
now: you learn two people did the same task
now: the deadline joke lands and nobody laughs
now: the new person asks the question everyone had
say: We're like a family here
say: Good people don't need managing
say: No complaints means everyone is happy
fact: Getting along is not the same as being honest
fact: Talented people can still make a weak group
fact: Every group has rules that nobody wrote down
fact: The quietest member may see the most
# team building | team building, team-building, team bonding, icebreaker, company retreat, team offsite, offsite meeting, team outing, escape room with coworkers, staff party, team activity
do: recall the last one you enjoyed
do: write down who never gets picked
do: think of a question people like answering
do: check what time the day ends
now: you get asked to share a fun fact
now: you stand in a circle holding some yarn
now: the same people end up at the same table
now: you check your watch during the trust exercise
say: Nobody actually likes forced fun
say: A fun day fixes the mood
say: Pizza brings everyone together
fact: Mandatory fun is still on the calendar as work
fact: Loud games suit some people and drain others
fact: Colleagues bond over real work too
fact: One good lunch can beat a big event
# remote teams | remote team, remote work, remote worker, remote employee, work from home, working from home, wfh, remote job, remote manager, managing remotely, distributed team, async work, virtual team
do: look at your status dot
do: close the tabs from yesterday
do: name who you haven't heard from lately
do: write down when your day really ends
now: you say sorry, you go, at the same time
now: you eat lunch in front of the laptop
now: the doorbell rings as you unmute
now: you type a joke and nobody reacts
say: Nobody works as hard at home
say: I can focus better in my pajamas
say: Nobody notices me on a screen
fact: A green dot says nothing about the work
fact: Chat messages lose the tone on the way
fact: The commute was also a break between two lives
fact: Home can be quieter and still more distracting
# hybrid and return to office | return to office, rto, hybrid work, hybrid team, hybrid schedule, back to the office, in-office days, office mandate, hybrid meeting, hot desking, days in the office
do: look at which days you go in
do: time your trip door to door
do: recall your last day in person
do: check who else goes in tomorrow
now: you drive in to sit on video calls
now: the screen holds half of the room
now: you hunt for a free desk with a monitor
now: the people at home can't hear the joke
say: We work better when everyone is here
say: The office is just for show
say: Culture only happens in the hallway
fact: A badge swipe does not measure what got done
fact: The same desk helps one person and distracts another
fact: Two policies can hide behind the same word
fact: People on the screen speak up less easily
# onboarding new hires | onboarding, employee onboarding, onboard new employees, new hire, new employee, new starter, first day at work, first week at work, starting a new job, new job, first 90 days
do: write down the unwritten rules
do: think back to your own first morning
do: list every login people need
do: name the person who answers questions
now: the laptop isn't there on the first morning
now: you learn a room full of names by lunch
now: you nod at an abbreviation nobody has explained
now: you wonder where people eat lunch
say: They'll pick things up as they go
say: Good people don't need hand-holding
say: No question is a stupid question
fact: Everyone forgets how strange the place once looked
fact: First mornings stick in memory for years
fact: The unwritten rules take longest to learn
fact: Smart people look lost without a login
# hiring | hiring tip, hiring right, hiring for attitude, recruiting, recruitment, talent acquisition, hiring manager, hiring process, hire the right person, hire good people, hire better, candidate experience, reference check, hiring bias
do: write down what the person will do
do: reread your own ad as a stranger
do: apply to your own opening tonight
do: list what could be learned later
now: the perfect candidate takes another offer
now: you read the same resume for the third time
now: you hear the panel say just a gut feeling
now: the inbox fills with people who skipped the ad
say: There are no good candidates left
say: I know within a minute
say: We need someone who fits in
fact: Being charming and doing the job are different skills
fact: Good candidates are judging the company too
fact: Slow replies are part of the first impression
fact: A long wish list scares off capable people
# job ads | job ad, job advert, job description, write a job post, job listing, job opening, job ad mistake, salary in job ad, job requirements, entry level job ad
do: open one on your phone
do: read the first line out loud
do: count the must-haves
do: look for the pay
now: you scroll past rockstar and fast-paced environment
now: the list of requirements goes on and on
now: you search the page for a salary
say: The more requirements, the better the applicants
say: Competitive pay means good pay
say: Only apply with every box ticked
fact: Many postings are copied from the last one
fact: Must-have often means nice to have
fact: Readers look for the money first
fact: The wording changes who feels invited
# job interviews | job interview, interview question, interview tip, interview prep, interview answer, tell me about yourself, second interview, final interview, phone interview, ace the interview, panel interview, interview nerves, behavioral interview
do: say your first answer out loud
do: reread the job ad slowly
do: pick one story you can tell
do: set out your clothes tonight
now: you get asked about your greatest weakness
now: you sit in the car and check your teeth
now: your mind goes blank at so, any questions
now: you find the perfect answer on the way home
say: I'm better when I just wing it
say: They want the textbook answer
say: My resume already says everything
fact: The person asking may be nervous too
fact: Strong workers can still freeze in the chair
fact: A pause feels longer to the one talking
fact: The questions you ask get remembered too
# interviewing candidates | interview candidates, interviewing candidates, conduct an interview, questions to ask candidates, interview someone, interviewer mistake, interviewing applicants, interview a candidate, structured interview
do: write the same questions for everyone
do: reread the resume before the call
do: count how long you talk
do: note what a good answer sounds like
now: you talk for most of the hour
now: you warm to someone from your own hometown
now: you read the resume while they sit down
now: your notes show different questions for each person
say: I'm a great judge of character
say: A little pressure shows who they are
say: I just want a natural conversation
fact: Confident answers and good work are not the same
fact: The first few minutes color the rest
fact: People who are like us feel more qualified
fact: Memory fills in what the notes left out
# video interviews | video interview, virtual interview, zoom interview, online interview, one-way video interview, recorded interview, video call, zoom call, zoom meeting, zoom fatigue
do: look at what's behind your chair
do: raise the laptop to eye level
do: turn and face the window
do: close every other tab
now: you watch your own face the whole time
now: the screen freezes on your worst expression
now: you say can everyone hear me
now: the dog barks the moment you unmute
say: Nobody notices the background
say: I'll just use my phone
say: Talking to a screen is easier
fact: Eye contact means looking at the lens
fact: Bad sound bothers people more than a bad picture
fact: Your own face is hard to ignore
fact: A short lag makes polite people interrupt
# exit interviews | exit interview, exit survey, leaving interview, last day at work, offboarding, stay interview, employee resignation, when an employee quits, employee hands in notice
do: write the real reason in one line
do: recall the last person who left
do: think when the leaving really began
do: list what you would say again
now: you write better opportunity in the box
now: the whole talk stays polite and short
now: you hand over the badge at the front desk
now: the card goes around for everyone to sign
say: They left for the money
say: Now I can finally be honest
say: The answers won't change a thing
fact: Polite reasons are the easiest to give
fact: Most people decide long before they give notice
fact: The remaining colleagues already know the real story
fact: Last days get remembered as much as first ones
# turnover and retention | turnover rate, employee retention, retain employees, keep good employees, why employees leave, why good people quit, staff turnover, retain staff, keep your best people, quiet quitting, employee engagement
do: name the last three who left
do: write down who you'd hate to lose
do: check how long your newest person stayed
do: think what made you stay
now: your best person asks for a quick word
now: you notice a colleague's fresh profile photo and wonder
now: the ones who stay pick up the rest
now: the goodbye cake comes out again
say: People leave managers, not companies
say: Everyone is replaceable
say: Money is the only thing that counts
fact: Good people often go quiet before they go
fact: Staying is not the same as being happy
fact: What walks out the door is rarely written down
fact: The reasons to stay differ from person to person
# workplace conflict | workplace conflict, conflict at work, conflict resolution at work, conflict management, mediate employees, office drama, office politics, coworker conflict, employees fighting, passive aggressive coworker
do: write what each side wants
do: wait an hour before you reply
do: reread the message in a friendly voice
do: name what you both agree on
now: the boss gets copied on every single reply
now: you type per my last email and pause
now: the kitchen goes silent when you walk in
now: you plan your route around one desk
say: I just stay out of the drama
say: They started it
say: Adults should work things out themselves
fact: Most clashes at work begin with unclear roles
fact: A short message reads colder than it was meant
fact: Both sides usually believe they were patient
fact: Avoiding someone is a kind of answer too
# company culture | company culture, workplace culture, work culture, company values, core values at work, culture fit, culture at work, toxic culture, office culture, positive workplace
do: read the values on the wall
do: recall who got praised last
do: ask a newcomer what surprised them
do: think what happens after a mistake
now: the values hang framed next to the printer
now: the Sunday email goes out and everyone answers
now: you learn the real rules at lunch
now: the office dog gets the warmest hello
say: We have a ping-pong table
say: Work hard, play hard
say: Culture comes from the top
fact: What gets tolerated becomes the rule
fact: Perks and how people get treated are different things
fact: Nobody quotes the poster when things go wrong
fact: Newcomers see what the old hands stopped noticing
# diversity and inclusion | dei, diversity, inclusion, diversity and inclusion, dei training, inclusive workplace, inclusive language, unconscious bias, bias at work, belonging at work, employee resource group, microaggression, allyship, pay equity
do: count who spoke in the last meeting
do: practice a colleague's name until it's right
do: reread your last invitation as an outsider
do: think of a time you felt new
now: you hear her idea repeated in another voice
now: you hear your name said wrong again
now: the training slides run and nobody meets any eyes
now: the holiday calendar shows one set of holidays
say: I don't see differences
say: We just hire the best person
say: One training covers the topic
fact: Being invited and being heard are two things
fact: People who fit in rarely notice the rules
fact: Good intentions can still land badly
fact: A room can look mixed and sound the same
# burnout at work | burnout at work, employee burnout, workplace burnout, team burnout, burned out employee, overworked, work overload, too much work, nurse burnout, teacher burnout, manager burnout
do: log out of one thing
do: write down when you last took lunch
do: look at your longest day this week
do: step outside for a minute
now: you answer one more message from bed
now: the Sunday evening knot shows up again
now: you read the same email over and over
now: your reliable person stops making jokes
say: Things will calm down next month
say: A long weekend will fix me
say: Everyone here is tired
fact: The most dedicated people can be the first affected
fact: A week off does not change the workload
fact: Tired people rarely notice how tired they sound
fact: Saying yes is easier than showing the pile
# employee training | employee training, staff training, corporate training, workplace training, training program, training employees, train your staff, train new staff, train the trainer, learning and development, upskilling, soft skills training, training budget
do: write what people should do differently
do: recall the last course you used
do: ask one person what still confuses them
do: find the slides from last time
now: you sit in the back row near the exit
now: the binder goes straight onto the shelf
now: the room nods, and Monday looks the same
now: you learn the real way from a colleague
say: Last year's session was enough
say: They'll just leave once they're trained
say: I learn better on the job
fact: Knowing how and doing so are different things
fact: Much of a course fades without practice
fact: The expert is not always the best teacher
fact: People practice more when mistakes are safe
# e-learning | e-learning, elearning, online training, training module, learning management system, lms, microlearning, instructional design, instructional designer, training video, online learning, digital learning, course design
do: open the last module you finished
do: read one screen out loud
do: cut one sentence from the slide
do: try the first lesson on your phone
now: you press next before the voice is done
now: you guess the quiz and pass
now: the progress bar stops just short of full
now: the module plays on your other screen
say: Shorter is always better
say: Nobody skips a mandatory module
say: Just put the slides online
fact: Finishing a module and learning are different things
fact: A quiz can be passed by guessing
fact: Reading the slide aloud makes both harder to follow
fact: People forget what they never get to use
# compliance training | compliance training, harassment training, anti-harassment training, sexual harassment training, code of conduct, cybersecurity training, phishing test, ethics training, mandatory training, hipaa training, security awareness
do: find the date on your certificate
do: read one policy you signed
do: look twice at today's strangest email
do: think of a rule nobody follows
now: the reminder email says final reminder again
now: you tick I have read and understood
now: the actors in the video overdo the scene
now: you hover over a link and hesitate
say: That would never happen here
say: It's just a box to tick
say: I'd spot a fake email anywhere
fact: A signature proves attendance, not understanding
fact: Careful people fall for good fakes too
fact: The gray areas never make it into the quiz
fact: Most rules were written after something went wrong
# workplace safety | workplace safety, safety training, safety meeting, toolbox talk, osha, safety at work, near miss, ppe, hard hat, forklift safety, fire drill, lockout tagout, safety culture, ladder safety
do: look for your nearest exit
do: check the date on the extinguisher
do: look at what's under your feet
do: recall the last close call
now: you step over the same cable every morning
now: the gloves are in the truck, as always
now: the fire door stands propped open again
now: the old hand says we've always done that
say: I've worked that way my whole life
say: Common sense is enough
say: The gear only slows me down
fact: Routine jobs hurt experienced people too
fact: A close call is a free warning
fact: Shortcuts feel safe until one doesn't work
fact: Most people stop seeing a hazard they pass daily
# first aid training | first aid course, first aid training, first aid drill, first aid at work, workplace first aid, cpr training, cpr certification, aed training, cpr class, learn cpr, first aid class, learn first aid
do: find out where your kit is
do: check one expiration date
do: write your address where guests see it
do: look for the defibrillator sign at work
now: you open the kit and find old bandages
now: the whole room looks at everyone else
now: you kneel next to the plastic dummy
now: your certificate expired and you never noticed
say: Someone else will know what to do
say: I'd only make things worse
say: I took a course years ago
fact: Crowds hesitate longer than one person alone
fact: Skills fade when nobody practices
fact: Guidelines change, so old lessons age
fact: Real emergencies look messier than the class
# workshops and facilitation | facilitation, facilitator, facilitate a workshop, run a workshop, workshop facilitation, workshop activity, brainstorming, brainstorm, design sprint, retrospective, breakout room, group discussion, workshop agenda
do: write the question on one sticky note
do: plan where people will sit
do: decide what leaves the room with you
do: cut one exercise from your plan
now: the sticky notes start falling off the wall
now: the same person answers every single question
now: the markers are dry and the clock runs
now: you ask a question and hear the air conditioner
say: There are no bad ideas
say: We just need a good icebreaker
say: An agenda kills creativity
fact: Silence often means people are thinking
fact: The first idea spoken steers all the others
fact: Chairs in rows make people listen, not talk
fact: Every plan runs longer with real people
# presentations | presentation, give a presentation, presenting at work, presentation skill, present to executives, presentation mistake, presentation tip, team presentation, present your idea, presentation anxiety, class presentation
do: say your main point in one breath
do: stand up and read your opening aloud
do: hide one slide
do: time yourself once with a phone
now: the cable doesn't fit the projector
now: you hear yourself say as you can see here
now: you see the front row check a phone
now: your last minute has to hold half the slides
say: The slides will carry me
say: I just need to know my stuff
say: Questions at the end, please
fact: Audiences remember far less than speakers prepare
fact: Practicing in your head skips the hard part
fact: People can read or listen, not both well
fact: The audience doesn't know what you left out
# slides | powerpoint, slide deck, google slides, slide design, presentation slides, powerpoint slide, powerpoint tip, powerpoint template, keynote slides, canva presentation
do: open your last deck
do: view one page from across the room
do: delete one bullet point
do: read only the titles in order
now: you shrink the font to fit one more line
now: you nudge a logo back and forth
now: the back row squints at your chart
now: the file is called final final new
say: Every detail has to be on the screen
say: People want the details
say: The template does the job
fact: A page that explains everything replaces the speaker
fact: Charts show what you point at
fact: Small text reads as don't bother
fact: A handout and a backdrop are different documents
# public speaking | public speaking, speak in public, stage fright, fear of public speaking, give a speech, speech anxiety, keynote speech, speaking on stage, public speaker, toastmasters, tedx talk
do: say your first line out loud
do: plant both feet and breathe out
do: mark one place to pause
do: record a minute on your phone
now: your hands shake holding the note card
now: you hear your own voice through the speakers
now: you lose your place and look at the ceiling
now: the person before you gets a standing ovation
say: Picture the audience in their underwear
say: Confident speakers don't get nervous
say: I'll sound natural if I don't rehearse
fact: Nerves show far less than speakers feel
fact: A pause sounds longer on stage than off
fact: Many famous speakers still get butterflies
fact: The audience wants the talk to go well
# storytelling at work | storytelling, business storytelling, tell a story, storytelling at work, data storytelling, storytelling in sales, storyteller, story in a presentation, tell better stories
do: think of one moment from today
do: cut the first sentence
do: name the person your tale is about
do: say what changed at the end
now: you begin with a long bit of background
now: you say last Tuesday and eyes lift from phones
now: you explain the punch line
now: your friend tells the same thing better
say: Nothing interesting ever happens to me
say: Facts speak for themselves
say: Some people just have the gift
fact: Small moments hold attention better than big claims
fact: Listeners fill in details by themselves
fact: Numbers need somebody to happen to
fact: Most anecdotes start too early
# work email | work email, email at work, professional email, write an email, email etiquette, inbox zero, email inbox, too many emails, reply all, business email, email overload, out of office
do: open your last sent message
do: read the first line on your phone
do: delete the word just
do: put the ask in the first line
now: you add a smiley so the line sounds nice
now: you reread the message right after sending
now: the whole company gets a reply all saying thanks
now: the attachment you mentioned isn't attached
say: I hope this finds everyone well
say: I'll answer after lunch
say: Longer sounds more professional
fact: Readers decide from the first line
fact: A message with three questions gets one answer
fact: Tone gets lost between two screens
fact: Every message sent invites another one back
# time off | time off, vacation days, pto, paid time off, ask for time off, sick day, calling in sick, sick leave, maternity leave, unlimited pto, mental health day, day off work
do: check how many days you have left
do: look at next month's calendar
do: write who covers for you
do: find the policy in the handbook
now: you check messages from the beach chair
now: you rehearse your sick voice before calling
now: you work late all week to leave Friday
now: the inbox is full when you get back
say: The place falls apart without me
say: I'll take a break when things slow down
say: Nobody else uses all their days
fact: Rules on unused days differ by employer and state
fact: Calling in feels harder than working through
fact: An empty calendar rarely shows up by itself
fact: Most things wait until Monday just fine
# promotions | get promoted, promotion at work, job promotion, ask for a promotion, passed over for promotion, earn a promotion, next promotion, promoted at work, career ladder, move up at work, climb the ladder
do: list who would have a say
do: read the description of the next role
do: write down your last visible win
do: think who knows about your work
now: the announcement names somebody else
now: you clap and smile and read the email again
now: you already do the work without the title
now: your boss says be patient
say: Hard work gets noticed
say: I'm next in line
say: Being indispensable moves me up
fact: Decisions get made in rooms you're not in
fact: Being great at one job can keep you there
fact: The title above asks for different skills
fact: Few bosses guess what you want
# raises and pay talks | asking for more money, counter a job offer, salary expectation, salary question, salary range, raise conversation, salary talk, pay negotiation, lowball salary offer, pay transparency, compare job offers, negotiate a job offer
do: say your number out loud once
do: look up three similar postings
do: write your last three wins
do: find your latest offer letter
now: your voice goes up at the end
now: you get asked for your number first
now: you say yes before you hang up
now: the new colleague mentions a number at lunch
say: I should just be grateful
say: There's no room in the budget
say: They'll take the offer away
fact: The first number spoken pulls the talk toward it
fact: Employers usually expect some back and forth
fact: Silence feels longest to whoever just asked
fact: Pay is only one line of an offer
# resumes | resume, cv, resume tip, resume mistake, write a resume, resume summary, resume bullet, resume template, ats resume, beat the ats, applicant tracking system, curriculum vitae, one page resume, update your resume
do: open the file and check its date
do: read only the top third
do: circle your three strongest words
do: print the page and hold it
now: you type responsible for one more time
now: you shrink the margins to fit one page
now: you spot the typo after you hit send
now: the upload form asks you to retype everything
say: One version works for every application
say: The longer, the more impressive
say: A fancy design stands out
fact: The first look is a skim, not a read
fact: Duties say less than what changed
fact: Your old job title may mean nothing elsewhere
fact: A friend finds the typo faster than you
# career gaps | resume gap, career gap, employment gap, gap in employment, career break, gap on my resume, explain a gap, years out of work, time out of work
do: write the dates on paper
do: list what you did meanwhile
do: say your one-line answer out loud
do: read the line in a calm voice
now: the form demands a month for every year
now: you hear so what happened here
now: you explain more than anybody asked
now: your eyes skip over one set of dates
say: Recruiters see a hole and stop reading
say: I have to explain everything
say: I did nothing all those years
fact: Life stops plenty of careers for a while
fact: A long explanation draws more attention than dates
fact: Running a household uses skills that never get titles
fact: Short answers sound calmer than long ones
# cover letters | cover letter, covering letter, cover letter template, cover letter mistake, write a cover letter, application letter, motivation letter, job application letter, letter of interest
do: delete your opening sentence
do: find one real name to address
do: read the ad once more
do: read your page out loud
now: you type I am writing to apply
now: you swap the company name and hope
now: the cursor blinks under Dear Hiring Manager
now: you repeat your resume in longer sentences
say: Nobody reads past the resume anymore
say: Just say how passionate I am
say: One good template is enough
fact: The wrong company name gets noticed first
fact: Some readers skip the page and some start there
fact: Formal words hide the person behind them
fact: Employers read with their own problem in mind
# job seeker linkedin | linkedin profile for job, linkedin for job seekers, linkedin job search, open to work, linkedin summary, linkedin about section, linkedin recruiter, linkedin photo, easy apply, linkedin for students, linkedin networking
do: open your page as a stranger would
do: read your headline out loud
do: look at how old your photo is
do: check the city under your name
now: you scroll past everyone's happy announcements
now: you get a recruiter's hi and nothing else
now: you get viewed by someone from your old job
now: the about box still sits empty
say: Only people without work need a profile
say: My boss will see the change
say: One tap and my application is in
fact: Your headline travels further than your page
fact: An application in one tap is easy for everyone
fact: Strangers read the first two lines only
fact: Old colleagues are the easiest people to message
# job search | job search, job hunt, job hunting, find a job, finding a job, looking for a job, job application, apply for jobs, applying for jobs, job seeker, get hired, land a job, job rejection, ghost job
do: open your list of applications
do: name three colleagues from the past
do: pick one opening you actually want
do: check your spam folder
now: you get the rejection at two in the morning
now: you refresh the inbox in the grocery line
now: the portal wants a new password again
now: you make the final round and hear nothing
say: It's purely a numbers game
say: The right one will come along
say: Nobody even reads my applications
fact: Plenty of openings get filled before anyone posts them
fact: Silence often says more about the company than you
fact: Rejections almost never explain themselves
fact: Looking for work is work without colleagues
# networking for jobs | networking for a job, job referral, informational interview, coffee chat, employee referral, hidden job market, reach out to recruiters, message a recruiter, ask for a referral, working with recruiters, recruiter tip, headhunter
do: scroll to an old colleague's name
do: write a message of three lines
do: think who answered you kindly before
do: write the one question you'd ask
now: you type hope you're well and stop
now: the recruiter calls while you're at your desk
now: you stand by the coffee with a name tag
now: you see read and no reply
say: Asking is begging
say: I don't know anyone important
say: Recruiters work for the candidate
fact: People like being asked about their own path
fact: A recruiter gets paid by the employer
fact: Distant acquaintances hear about different openings
fact: Specific questions are easier to answer than open ones
# layoffs at the company | company layoff, mass layoff, layoff survivor, announce layoffs, reduction in force, survive a layoff, layoff meeting, layoffs in tech, signs of layoffs, severance package, downsizing at work, before a layoff
do: save your personal files tonight
do: write down three numbers to call
do: breathe before you read the email
do: note who could use a kind word
now: the invite from HR has no subject
now: the chat fills with goodbye messages
now: you look at the empty chair next to yours
now: your badge still works and you feel guilty
say: Good performers are safe
say: The company will look after us
say: My boss would have warned me
fact: Cuts follow spreadsheets more than talent
fact: The people who stay grieve a little too
fact: How the news was told gets remembered
fact: Rumors move faster than any announcement
# career change | career change, change careers, changing careers, switch careers, career switch, career pivot, new career, career transition, second career, career change at 40, transferable skill, start over in career
do: write what you'd miss from your job
do: name someone who made a switch
do: recall the task that makes time fly
do: read one opening in the other field
now: you take the long way to the office
now: you explain the plan at a family dinner
now: you sit in a class with younger people
now: your old title still introduces you
say: I'm too old to start over
say: All those years would be wasted
say: I should follow my passion
fact: The experience comes along when the title doesn't
fact: Every field looks better from the parking lot
fact: Plenty of people leave the field they studied
fact: Beginners feel slow at any age
# quitting | leave a job, resign, resignation letter, two weeks notice, resigning, resignation, quit without notice, when to resign, rage quit, job hopping, leaving my job
do: reread your contract's notice section
do: write the letter and don't send
do: check what's on your work laptop
do: count the people you'd still call
now: you practice the sentence in the mirror
now: the letter sits in your drafts
now: your boss says can I ask why
now: you clean out a drawer of old pens
say: Quitters never win
say: I can't leave my team hanging
say: Now they'll finally see my worth
fact: The last weeks shape how you're remembered
fact: Guilt about leaving is common in caring people
fact: Most workplaces have filled a hole before
fact: Relief and doubt often arrive the same evening
# first jobs | first job, first real job, entry level job, new graduate job, no experience job, job after college, teen first job, summer job, part time job, job with no experience, new grad
do: find your social security card
do: set out tomorrow's clothes
do: write one question for your boss
do: read every line of a pay stub
now: you arrive way too early and sit outside
now: the copier beats you in front of everyone
now: you see the deductions on the slip
now: you laugh at a joke you didn't get
say: I need experience to get experience
say: Asking questions looks dumb
say: The degree should be enough
fact: Showing up on time gets noticed first
fact: Everyone in the building was new once
fact: Nobody expects you to know the printer
fact: Small jobs teach things school never grades
# internships | internship, summer intern, being an intern, summer internship, internship interview, unpaid internship, find an internship, internship tip, return offer, college internship, intern project
do: write down one name per day
do: list three places you'd like to work
do: check when applications open
do: note one thing you could show
now: you sit with nothing to do by noon
now: you introduce yourself yet again before lunch
now: your project gets seen by the big boss
now: the group chat starts posting offers
say: Interns only fetch coffee
say: Big names matter most
say: Someone will tell me what to do
fact: Many openings appear a season earlier than expected
fact: People remember who asked good questions
fact: Finding out what you dislike counts as learning
fact: Small places hand out bigger tasks
# returning to work | return to work after, returning to work, back to work mom, return to work mom, stay-at-home mom resume, reenter the workforce, reentering the workforce, returnship, back after maternity leave, work after maternity leave
do: try on the work shoes
do: pack the bag the night before
do: write your first sentence about the gap
do: do one practice run of the morning
now: you fix your mascara in the parking garage
now: you find a tiny sock in your laptop bag
now: the team uses software you've never seen
now: you drink a hot coffee while still hot
say: I've lost my edge
say: Everyone moved on without me
say: I have to choose one or the other
fact: Coming back is a start, not a continuation
fact: Feeling glad and guilty can happen in one hour
fact: The office changed less than you fear
fact: Running a home sharpens more than patience
# nurses | nursing career, nursing job, nurse life, new nurse, rn life, er nurse, bedside nursing, nurse tip, nurse manager, first year nurse, nurse advice, school nurse, nurses quitting, floor nurse, nurse preceptor
do: empty your scrub pockets
do: drink the water you forgot
do: write down who helped you today
do: put your feet up
now: the call light goes off as you sit down
now: your lunch goes cold at the station
now: you find an alcohol swab in the laundry
now: you replay one patient on the drive home
say: I'll eat after the next round
say: A good one never needs help
say: Calm means nothing is wrong
fact: Nobody says the word quiet on a unit
fact: Experienced hands end up teaching the newest ones
fact: Much of the care happens between the tasks
fact: Families remember a kind voice for years
# working shifts | 12 hour shift, twelve hour shift, swing shift, shift worker, shift schedule, early shift, late shift, split shift, shift change, closing shift, opening shift
do: look at your next rotation
do: set out the uniform now
do: pack a meal before you leave
do: tell one friend your hours
now: you drive home against everyone else's traffic
now: the neighbor mows the lawn as you lie down
now: you text your swap request and wait
now: you eat lunch when nobody else does
say: I can sleep on my days off
say: My body is used to the hours
say: More coffee will carry me
fact: Daylight tells the body to stay up
fact: Friends forget which week is which
fact: A rushed handover lands on the next person
fact: Swapping back for the weekend costs something too
# nursing school | nursing school, nursing student, nclex, nursing exam, nursing clinicals, care plan nursing, med surg exam, nursing degree, nursing prerequisites, nursing study tip
do: open the chapter you keep avoiding
do: say one drug name out loud
do: look up one question you got wrong
do: lay out your clinical bag
now: you see two right answers, one more right
now: your hands shake at the first blood pressure
now: the flash cards take over the kitchen table
now: you dream about lab values
say: I'll just memorize everything
say: Everyone else learns faster than me
say: Clinicals will be the easy part
fact: Knowing the facts and choosing first are different skills
fact: Every good one once fumbled a first stick
fact: Real patients never match the textbook picture
fact: The slow learner may become the careful one
# teachers | teacher, teaching career, teaching job, new teacher, first year teacher, teacher life, teacher tip, teacher tired, teacher salary, elementary teacher, high school teacher, middle school teacher, teachers quitting, teacher bag, substitute teacher
do: empty your school bag
do: write down what went well today
do: find one pen that works
do: name the student you worried about
now: you eat lunch standing at the copier
now: the fire drill hits during your best lesson
now: you hear your own voice say eyes on me
now: you hear a former student say hi in public
say: They get the whole summer off
say: A quiet room means learning
say: The kids come first, lunch can wait
fact: Much of the work happens after the bell
fact: The first year feels long to nearly everyone
fact: Planning takes longer than the lesson
fact: Kids remember the tone more than the worksheet
# classroom management | classroom management, classroom behavior, student behavior, noisy classroom, disruptive student, classroom rule, classroom routine, misbehaving students, classroom discipline, chatty class, attention getter
do: stand where you can see every desk
do: pick the one rule that matters
do: plan the first minute of class
do: say one instruction in half the words
now: the whole row sharpens pencils at once
now: you wait, and the talking gets louder
now: the kid by the window slides off a chair
now: the last minutes before lunch fall apart
say: Don't smile until Christmas
say: The kids have changed
say: A strict voice solves everything
fact: Most trouble starts in the gaps between activities
fact: The same class acts differently next door
fact: A public correction has an audience
fact: Routines feel slow before they save time
# lesson plans | lesson plan, lesson planning, unit plan, plan a lesson, curriculum, lesson idea, sub plan, learning objective, lesson planning hack, scope and sequence, bell ringer, exit ticket
do: write the last question first
do: open next week's page
do: cross out one activity
do: time one activity on paper
now: you plan Monday on Sunday night
now: the copier jams right before first period
now: the activity is over and the clock isn't
now: you rewrite the whole thing between two classes
say: I'll wing the last part
say: Kids need something new every day
say: Good ones are planned to the minute
fact: No plan survives the first raised hand intact
fact: What gets taught and what gets learned differ
fact: Somebody has probably made a similar worksheet already
fact: Fun and memorable are not the same thing
# grading | grading papers, grading student work, grade essays, grading hack, rubric, gradebook, grading students, late work policy, grade inflation, report card comments, report card, marking papers
do: count the stack
do: set a timer for one batch
do: write the phrase you repeat most
do: put the red pen away
now: the stack comes home and goes back untouched
now: you write nice work again and again
now: the score gets a look and the notes don't
now: you get asked about extra credit in the hallway
say: More red ink means more help
say: A grade says how smart a kid is
say: I'll get to the pile this weekend
fact: The same paper can score differently on another day
fact: Most kids read the letter and skip the comments
fact: Tired eyes mark harder or softer than fresh ones
fact: Points and learning are two different measures
# parent-teacher conferences | parent-teacher conference, parent teacher conference, parents evening, parents' evening, parent teacher meeting, back to school night, email parents, my child's teacher, talking to parents, difficult parent email, angry parent email
do: write your one question down
do: ask your child what you'll hear
do: think of one good thing first
do: check the time slot again
now: you sit on a tiny chair
now: the bell rings before the real topic
now: you hear a description of a different kid
now: you read the message and draft three replies
say: No news from school is good news
say: They only call when something's wrong
say: My kid would never do that
fact: Children behave differently at home and at school
fact: Both sides of the table feel judged
fact: A few minutes hold one topic, not all
fact: Good news gets sent home less often
# homeschooling | homeschool, homeschooling, homeschool schedule, homeschool curriculum, homeschool mom, unschooling, homeschool day, homeschool kindergarten, start homeschooling, homeschool routine, homeschool socialization
do: clear the end of the kitchen table
do: write what your child asked about today
do: look up your state's rules
do: pick one book for tomorrow
now: the lesson ends in the backyard with a bug
now: you get the socialization question in the checkout line
now: the toddler joins math class
now: you buy another curriculum before finishing the last
say: Kids need a real classroom
say: I'm not qualified to teach
say: We have to do every page
fact: One child's lesson runs shorter than a whole class
fact: Rules differ from state to state
fact: No two families run the same day
fact: Field trips and errands can teach too
# tutoring | tutor, tutoring, online tutor, math tutor, hire a tutor, become a tutor, private lesson for kids, tutoring business, reading tutor, tutoring session, find a tutor
do: look at the last returned test
do: find the first problem that went wrong
do: ask the student to explain one step
do: clear one corner of a table
now: the pencil stops at the same kind of problem
now: your kid says I get it and doesn't
now: the hour goes to tonight's homework
now: the light goes on and the shoulders drop
say: Only failing kids need help
say: More worksheets will fix the problem
say: A smart person can teach anything
fact: The gap often sits a grade or two back
fact: Nodding is not the same as understanding
fact: Explaining a step shows what's missing
fact: A stranger can hear what a parent can't
# exams | final exam, exam week, exam season, study for exams, exam question, exam stress, test anxiety, exam tip, finals week, pass an exam, exam day, midterm, board exam, exam preparation, bar exam, multiple choice test, failed an exam
do: write the date on the wall
do: try one question without notes
do: lay out your pens tonight
do: list what you'd rather skip
now: you turn the page and know nothing on it
now: the hallway fills with people comparing answers
now: you highlight the whole chapter yellow
now: the clock on the wall gets louder
say: Cramming has always worked for me
say: I know the stuff when I see it
say: I'm just a bad test taker
fact: Recognizing a page is not the same as recalling
fact: Nerves can hide things you know
fact: Rereading feels better than it works
fact: Smart people fail and pass the next time
# sat and act | the sat, sat test, sat exam, act test, sat prep, sat score, act prep, sat math, sat reading, psat, digital sat, retake the sat, test optional, gre, gmat, lsat, mcat
do: find one old practice section
do: check the next registration date
do: redo one question you missed
do: put your calculator by the door
now: you fill in your name and your palms sweat
now: the score comes out and the group chat explodes
now: you are down to two answers again
now: your Saturday alarm rings in the dark
say: The score says how smart I am
say: I just need more practice tests
say: Expensive prep is the only way up
fact: Wrong answers are written to look right
fact: Running out of time is its own skill problem
fact: A score is one page of an application
fact: Schools set their own rules on scores
# ielts and toefl | ielts, toefl, ielts speaking, ielts writing, ielts band, ielts reading, ielts listening, pte exam, duolingo english test, cambridge exam, english proficiency test, ielts task
do: record one minute of your own voice
do: set a timer and write one paragraph
do: read one sample question slowly
do: underline the verb in the question
now: the examiner smiles and you forget every word
now: you miss one answer and lose the next
now: you count words instead of reading them
now: your score is half a band short
say: Fancy words raise the score
say: I should memorize good answers
say: My accent will cost me points
fact: Speaking well and testing well are different skills
fact: Long words used wrong cost more than plain ones
fact: Native speakers can lose points on the test too
fact: The task wants an answer, not an impression
# studying | study for a test, studying for exams, study better, study tip, study habit, study routine, study with me, study schedule, how to study, study smarter, cramming, all-nighter, study motivation, pomodoro, focus while studying
do: leave the phone in the kitchen
do: close the book and say one thing
do: write the page you stop on
do: set a timer for one short round
now: you clean the whole desk first
now: you read one paragraph over and over
now: you pick the perfect playlist for an hour
now: the library closes and you've highlighted everything
say: I need the right mood first
say: I remember better the night before
say: Hours at the desk are what count
fact: Feeling fluent and knowing are two different things
fact: Forgetting a bit is part of learning
fact: Rewriting notes can be a way of hiding
fact: Breaks are when some of the sorting happens
# memorizing | memorize, memorization, flashcard, anki, spaced repetition, active recall, remember what you read, improve memory for exams, memory palace, mnemonic, retain information
do: cover the page and say three things
do: write one card by hand
do: explain the idea to a chair
do: pick the word you always forget
now: you flip the card a second too soon
now: the word sits on the tip of your tongue
now: you knew the answer yesterday
now: the deck keeps growing while you sleep
say: I have a bad memory
say: Repeating out loud is enough
say: Some people have photographic memories
fact: Struggling to recall is part of the work
fact: Peeking feels like knowing
fact: The brain keeps odd pictures longer than lists
fact: Names are hard because they mean nothing
# note taking | note taking, note-taking, take notes, taking notes, cornell notes, lecture notes, digital notes, notes app, aesthetic notes, notion for students, second brain app, goodnotes
do: open the last page you wrote
do: write one question in the margin
do: close the laptop and summarize aloud
do: circle the only line you'd keep
now: you copy the slide word for word
now: you can't read your own handwriting
now: the headings look gorgeous and say nothing
now: you search three apps for one sentence
say: I'll reread every page later
say: More pages means more learning
say: A better app would fix everything
fact: Typing every word leaves no time to think
fact: Pretty pages and useful pages can differ
fact: Most pages never get opened again
fact: Your own words beat the professor's
# college applications | college application, apply to college, college admission, college admissions, common app, early decision, recommendation letter, letter of recommendation, college list, college interview, dream school, waitlisted, rejected from college, safety school, college tour
do: write down three deadlines
do: open one school's page
do: ask one adult for a letter
do: list what you do after class
now: the portal opens and your finger hovers
now: the whole family watches the mailbox
now: your friend gets in and you hug them
now: you rewrite the activities list to fit the box
say: Only a famous name counts
say: I need to be great at everything
say: A perfect average gets me in
fact: A no can come without any mistake of yours
fact: Readers meet you on paper only
fact: The sticker on the car is not the education
fact: Teachers write better letters when asked early
# college essays | college essay, personal statement, application essay, common app essay, admission essay, supplemental essay, why this college essay, statement of purpose
do: write down one ordinary Tuesday
do: delete the opening quote
do: read the first line to someone
do: name an object on your desk
now: the prompt asks who you are, in one page
now: you write the big game story and sigh
now: your mother edits your voice away
now: the word counter turns red
say: Nothing dramatic ever happened to me
say: They want to hear about hardship
say: A thesaurus makes me sound smart
fact: Small moments can say more than trophies
fact: Readers can hear a parent's hand
fact: The resume is already in another box
fact: Many first drafts start one page too early
# scholarships | scholarship essay, apply for scholarships, find scholarships, full ride, college grants, merit aid, scholarship application, win scholarships, scholarship interview, scholarship tip
do: make a folder for deadlines
do: ask the school office for its list
do: save your best essay as a template
do: write your activities on one page
now: you skip a form because it's one more essay
now: the award letter uses words nobody explained
now: the deadline was yesterday
now: you type your name into another portal
say: Those are only for top students
say: The small ones aren't worth the time
say: My family earns too much to bother
fact: Some awards get very few applicants
fact: A loan can sit inside an award letter
fact: Local money gets less attention than national
fact: One good paragraph can serve several forms
# college life | college life, in college, starting college, university life, university student, college student, freshman year, dorm, dorm room, roommate in college, college freshman, choose a major, changing majors, college tip, syllabus, professor, college dropout, community college
do: open one syllabus
do: find your professor's office hours
do: write the next due date down
do: text someone from class
now: you eat cereal for dinner in the dorm
now: you call home and say everything's great
now: the lecture hall is full and you know nobody
now: the laundry room eats your evening
say: Everyone else has made friends already
say: My major decides my life
say: Office hours are for people who fail
fact: Nearly everyone feels lost in the first weeks
fact: Plenty of graduates changed direction halfway
fact: Professors often sit alone during office hours
fact: The free hours between classes decide a lot
# language learning | learn a language, language learning, learning a language, foreign language, polyglot, become fluent, fluency, duolingo, bilingual, language app, learn french, learn german, learn italian, learn japanese, learn korean, learn chinese
do: say good morning to yourself
do: label one thing in your kitchen
do: listen to one song twice
do: switch one app's menu for tonight
now: you understand everything until someone answers
now: the waiter switches to English
now: you keep the streak and can't order coffee
now: you rehearse a sentence and the moment passes
say: My brain is too old for new words
say: I'll speak once I'm ready
say: Kids just soak everything up
fact: Understanding grows faster than speaking
fact: Mistakes rarely stop a conversation
fact: Native speakers make grammar mistakes daily
fact: Knowing rules and using them are different skills
# learning english | learn english, learning english, english learner, english speaking, speak english, english grammar, english vocabulary, english class, esl, english as second language, phrasal verb, english idiom, business english, english lesson, english teacher
do: say one sentence out loud
do: write down one word you heard today
do: read one sign on the way home
do: record yourself ordering a coffee
now: you translate in your head and lose the joke
now: you hear pardon and go quiet
now: you write though, through, and tough
now: the movie moves faster than the subtitles
say: My grammar has to be perfect first
say: I can read but I can't speak
say: Native speakers never make mistakes
fact: Spelling and sound often go separate ways
fact: Small words cause more trouble than long ones
fact: Plenty of fluent speakers learned another language first
fact: Natives swallow half their syllables
# learning spanish | learn spanish, learning spanish, spanish lesson, speak spanish, spanish grammar, spanish vocabulary, ser and estar, por and para, spanish verb, spanish subjunctive, spanish for beginners, spanish class, spanish slang
do: roll one r in the mirror
do: count the stairs out loud
do: name three things on the table
do: listen to one chorus closely
now: you freeze between por and para
now: the taco truck answers you in English
now: the radio host talks without a breath
now: you add an o and hope
say: Just add an o to everything
say: They talk too fast
say: I took years of classes, so I'm fluent
fact: Everyday words change from country to country
fact: School classes and street talk sound different
fact: Many familiar-looking words mean something else
fact: Speed is mostly words melting together
# pronunciation and accent | pronunciation, foreign accent, my accent, lose your accent, accent coach, accent reduction, american accent, british accent, pronounce, mispronounced word, silent letter, th sound, speak clearly, sound native, accent training
do: say the word in slow motion
do: put a hand on your throat
do: record one sentence and listen back
do: look at your mouth in a mirror
now: you avoid a word because of one sound
now: you get asked to say that again
now: you spell your name on the phone
now: your own recording makes you wince
say: People judge every word I say
say: Native speakers all sound the same
say: Reading the spelling is enough
fact: Even the newsreader sounds foreign to somebody
fact: Stress on the wrong syllable confuses more than sounds
fact: The ear has to learn before the tongue
fact: Your recorded voice sounds odd to everyone
# learning to read | learn to read, learning to read, phonics, sight word, early reader, teach reading, teach kids to read, struggling reader, dyslexia, decodable book, reading level, science of reading, reluctant reader, reading comprehension
do: point at one word on a box
do: read one page together tonight
do: clap the sounds in a name
do: put a book within reach
now: your child guesses the word from the picture
now: the same three letters come out backwards
now: the finger stops in the middle of a word
now: the whole book turns out to be memorized
say: They'll read when they're ready
say: Bright kids figure reading out alone
say: Comics don't count
fact: Speaking comes by itself and print does not
fact: Guessing from pictures can look like knowing
fact: Smart children can struggle with letters
fact: Being read to still counts later on
# reading books | read a book, read every day, reading challenge, kindle reader, nonfiction book
do: put a book on your pillow
do: read one page standing up
do: look at the nearest shelf
do: give yourself permission to stop one
now: you buy another one before opening the last
now: you read the same line twice and doze off
now: the stack on the nightstand starts to lean
now: you carry one all day, unopened
say: I have no time for books
say: Started means finished
say: Audiobooks are cheating
fact: Forgetting the plot does not mean wasted time
fact: A page at a time still ends the chapter
fact: Quitting a dull one leaves room for another
fact: The book others love can bore you
# essay writing | essay, essay writing, write an essay, thesis statement, essay introduction, research paper, term paper, academic writing, dissertation, thesis writing, five paragraph essay, conclusion paragraph, plagiarism
do: write the last sentence first
do: underline the verb in the prompt
do: say your point in one breath
do: delete the first line you wrote
now: the cursor blinks on an empty page
now: you write the introduction over and over
now: you add very to reach the word count
now: the due date is tonight at midnight
say: I need to find the perfect opening
say: Big words sound smart
say: I write best at the last minute
fact: Clear writing usually comes in the second draft
fact: The prompt hides the structure in its verb
fact: Readers notice a missing point before a typo
fact: Many people find their point only while writing
# writing better | writing skill, become a better writer, writing tip, writer's block, creative writing, first draft, editing your writing, writing every day, aspiring author
do: write one bad sentence
do: read your last page aloud
do: cross out one adjective
do: keep the pen moving one minute
now: you rewrite chapter one again
now: you stop to look up one word and vanish
now: the best line arrives in the shower
now: you open the document and rename the file
say: I'm waiting for inspiration
say: Real writers need only one draft
say: Everything has been written already
fact: Every published page was once a messy one
fact: Reading aloud finds what the eye skips
fact: Editing and drafting use different moods
fact: Most of the work happens without inspiration
# handwriting | handwriting, cursive, penmanship, messy handwriting, neat handwriting, pencil grip, fountain pen, improve handwriting, learn cursive
do: write your name slowly
do: loosen your grip on the pen
do: turn the paper a little
do: write one line about today
now: you can't read your own grocery list
now: your hand cramps halfway down the card
now: the ink smears under a left hand
now: you slow down for one line, then speed up
say: Nobody writes by hand anymore
say: Messy means careless
say: An expensive pen would fix my letters
fact: Speed changes letters more than talent does
fact: Paper angle matters as much as the hand
fact: Nobody's script looks like the sample sheet
fact: A note by hand gets kept longer
# math | math, algebra, math anxiety, math facts, fractions, calculus, geometry, word problem, times table, multiplication, math help, math teacher, bad at math, long division, statistics class
do: draw the problem as a picture
do: say the question in your own words
do: find the first step you trust
do: write one line per step
now: the letters show up next to the numbers
now: your kid uses a method you never learned
now: you get the answer and can't say why
now: the minus sign vanishes between two lines
say: I'm just not a numbers person
say: Fast means good
say: A calculator does the thinking now
fact: Being quick and being good are different things
fact: A shaky step years back can trip you today
fact: Mistakes show where the thinking went
fact: Plenty of scientists once failed a quiz
# school | school, back to school, elementary school, middle school, high school, private school, public school, school year, school supply, charter school, school system, school schedule
do: empty the backpack onto the table
do: read the last note from the office
do: ask about recess, not grades
do: check what day picture day is
now: you find a permission slip from last month
now: the answer to how was your day is fine
now: the poster board is due tomorrow
now: you circle the pickup line once more
say: Things were better in my day
say: Smart kids do well anywhere
say: The grades tell the whole story
fact: Kids learn plenty outside of the lessons
fact: Two siblings can need two different places
fact: Most notes home get read in the car
fact: A good year often comes down to one adult
# students | student, students, my students, student life, student tip, student engagement, quiet student, gifted student, gifted child, student productivity, struggling student, student planner, first generation student
do: write down the next due date
do: clear one square of the desk
do: name the subject that comes easiest
do: put tomorrow's things by the door
now: the hand in the back never goes up
now: the backpack weighs more than its owner
now: the class laughs, and one person pretends to
now: you find the assignment after class
say: Good grades mean no problems
say: One late assignment won't hurt
say: Some kids just don't care
fact: Quiet is not the same as lost
fact: Boredom and confusion can look alike
fact: The kid who jokes may be stuck
fact: Asking for help is a skill some never learned
# special education | iep, iep meeting, special education, special ed, 504 plan, sped teacher, learning disability, learning difference, accommodations at school, paraprofessional
do: put all the papers in one folder
do: write your child's strengths first
do: list the questions before you go
do: read one page of the plan tonight
now: you sit across from a table full of experts
now: you sign a page you haven't finished
now: the acronyms go by too fast
now: you tear up over one small step
say: The experts know best
say: Extra help means falling behind
say: Kids grow out of most things
fact: Parents are members of the table too
fact: Bright and struggling can be the same child
fact: Paper plans live or die in daily routines
fact: A question asked twice is still allowed
# preschool and early learning | preschool activity, teach preschool, preschool teacher, kindergarten teacher, kindergarten readiness, circle time, toddler learning activity, learning through play, montessori, alphabet activity, fine motor skill
do: sit down on the floor
do: put three toys in a basket
do: name the letters on a cereal box
do: let small hands pour something
now: the craft takes three minutes and the cleanup longer
now: the first shoe comes off during story time
now: the box is more fun than the toy
now: you sing the cleanup song alone
say: They're only playing
say: The earlier the letters, the better
say: My kid won't sit still, so nothing sticks
fact: Play is how small children practice
fact: Scissors and mud prepare a hand for pencils
fact: Children the same age can be far apart
fact: The mess is part of the lesson
# sales teams | sales manager, sales training, sales coaching, train salespeople, motivate a sales team, sales culture, sales leader, sales leadership, inside sales, account executive, sdr, my sales team, your sales team, train sales reps, your sales reps, new sales rep
do: listen to one recorded call
do: count how often the rep asks
do: name the last deal you lost
do: look at who sits at the bottom
now: the bell rings and half the room looks down
now: your star closes and skips the paperwork
now: you hear that the leads are weak
now: the last day of the month gets loud
say: Born closers can't be trained
say: The leads are bad
say: Money motivates everyone
fact: The best closer is not always the best coach
fact: Buyers talk more when nobody rushes in
fact: A lost deal can teach more than a win
fact: A quiet rep can outsell a loud one
# sales kickoff | sales kickoff, sko, annual kickoff, kickoff meeting, sales conference, sales meeting ideas, sales retreat, all-hands meeting, all hands meeting, town hall meeting, company all-hands
do: write the one line people should keep
do: cut one speaker from the agenda
do: ask a rep what they'd skip
do: check when the lunch break starts
now: the walk-on music is louder than the message
now: the slides count up to the big goal
now: the phones come out in the third hour
now: the best talk happens at the coffee station
say: Big energy carries the whole year
say: Everyone loves the motivational speaker
say: The agenda has to be full
fact: Applause fades faster than a habit
fact: People remember who they sat with
fact: One message survives a day of slides
fact: Mondays decide what the event was worth
# quotas and targets | sales quota, hit quota, miss quota, missed quota, sales target, sales goal, monthly target, quarterly target, commission plan, sales commission, compensation plan, sales slump, sales forecast
do: write the target on a sticky note
do: count the days left
do: look at last quarter's final week
do: name the deals you really trust
now: the number goes up right after a good year
now: you call everyone in the last week
now: the leaderboard is on the wall by your desk
now: you check the commission sheet a second time
say: A stretch goal brings out the best
say: One big deal will save the month
say: I only need more leads
fact: A number says what, never how
fact: Deals rushed this month leave a gap next month
fact: People work toward whatever gets paid
fact: Hope is not a stage in a forecast
# sales pipeline | pipeline review, sales crm, crm data, prospecting, lead follow-up, stalled deal, deal went cold, b2b prospecting, sales tracking, sales enablement, your sales pipeline, pipeline management, clean your pipeline
do: open the oldest deal on your list
do: write the next step beside one name
do: delete one deal that's really dead
do: check the date of your last call
now: the same deal closes next month, again
now: you type notes minutes before the review
now: the buyer says circle back after the holidays
now: your list looks full and nothing moves
say: They said they love the product
say: A full list means a good quarter
say: Following up is annoying
fact: Maybe takes up more time than no
fact: A deal without a next date is a wish
fact: Buyers go quiet for reasons unrelated to you
fact: The notes are only as good as the typing
# project management | project management, project manager, project plan, project timeline, project deadline, gantt chart, agile project, pmp, kanban, stakeholder, project kickoff, project delay, trello, asana
do: define finished in one sentence
do: find the task without an owner
do: ask who can say no
do: look at the next due date
now: the status is green until the last week
now: you thought somebody else had that task
now: the new stakeholder appears near the end
now: the board has more cards than people
say: Let's just get started
say: Almost done
say: A better app would keep us on track
fact: The last part takes longer than it looks
fact: A date without an owner is decoration
fact: Plans age the moment work begins
fact: Waiting for answers eats more time than working
# office productivity | productivity at work, be productive at work, productive at work, office productivity, productivity at the office, multitasking, prioritize tasks, prioritizing, work smarter, interruption at work, workday routine, plan my workday
do: cross one thing off without doing it
do: turn the phone face down
do: write tomorrow's first task
do: hide every window but one
now: you list a finished task to cross it off
now: the ping pulls you out mid sentence
now: you answer messages all day and finish nothing
now: you color-code the list instead
say: I'm great at multitasking
say: If only the day were longer
say: Busy means important
fact: Switching between tasks takes time of its own
fact: Lists grow faster than days
fact: Quick questions are quick for the person asking
fact: An empty hour attracts other people's work
# goals at work | okr, okrs, smart goal, goal setting at work, team goal, kpi, kpis, set goals for team, quarterly goals, professional development plan, professional goal, career goal
do: read last year's list
do: rewrite one line without jargon
do: cross out the one nobody checks
do: say your top one out loud
now: you write the list in January and bury it
now: the metric goes up and nobody cheers
now: your whole page is marked top priority
now: you copy last quarter's and change the date
say: What gets measured gets done
say: Aim high and people rise
say: The more goals, the better
fact: A number can improve while the work gets worse
fact: A page full of priorities has none
fact: People chase what gets asked about
fact: Few can recite their own company's list
# customer support teams | call center, support team, support agent, help desk, support ticket, customer service rep, customer service training, angry caller, live chat support, customer support team, customer support rep, customer service team, customer service job
do: reread your last reply as a stranger
do: find the question that comes up most
do: answer one message without the script
do: listen to your own hold music
now: the caller starts with this is my third call
now: you smile so the phone can hear
now: the script asks if there's anything else
now: you mute, breathe out, and unmute
say: A refund makes anyone happy
say: Just stay positive
say: Faster is always better
fact: Angry people want to be heard before helped
fact: A script helps until the question changes
fact: The same complaint points at something upstream
fact: Most unhappy people never write in
# retail staff | retail worker, retail job, retail employee, store manager, store staff, shop assistant, shop staff, cashier, retail manager, working in retail, retail life, sales associate, visual merchandising
do: walk in through the front door
do: stand where the customer stands
do: straighten one shelf
do: put on your better shoes
now: your uniform is on and someone asks anyway
now: the full cart shows up at closing time
now: you fold the same pile again
now: the price tag is missing and jokes begin
say: Folding shirts isn't a skill
say: Ringing people up is the easy part
say: Can I help stops people shopping
fact: People at the register hear everything first
fact: Feet notice the shift before the clock does
fact: A greeting can sound like a sales pitch
fact: The back room shows how the shop is run
# servers and kitchen crews | restaurant manager, restaurant worker, serving tables, server life, barista job, barista life, serving job, restaurant shift, restaurant job, dishwasher job, restaurant crew, host stand
do: check the shoes you stand in
do: taste the special yourself
do: refill your own water
do: wipe down one station
now: the whole section sits down at once
now: you hear corner and a hot pan flies by
now: the last table stays long after the check
now: you eat fries standing by the trash can
say: Anyone can carry plates
say: The customer tips for good food
say: It's just until something better
fact: Timing matters as much as taste
fact: The guest never sees most of the work
fact: Friendly and fast pull in opposite directions
fact: A dropped tray gets applause and a broom
# warehouses | warehouse, warehouse job, warehouse worker, order picker, forklift, forklift driver, amazon warehouse, fulfillment job, loading dock, warehouse manager, packing job, inventory count, logistics job
do: look at what's stacked highest
do: check the laces on your boots
do: walk one aisle with fresh eyes
do: find the label on one box
now: the scanner beeps at you again
now: the box you need is always on top
now: you count your steps by lunch and stop
now: the truck arrives as the break begins
say: It's just moving boxes
say: Faster is the only thing that counts
say: I know my way around, no map needed
fact: Walking takes more of a shift than lifting
fact: A misplaced box is as good as lost
fact: Small labels cause big searches
fact: The last hour feels heavier than the boxes
# construction crews | construction worker, construction crew, construction site, jobsite, job site, foreman, construction job, framing crew, construction company, construction manager, blue collar, construction project
do: look at tomorrow's weather
do: check the tape in your pouch
do: walk the site before the noise starts
do: write down who's on site
now: the delivery comes to the wrong gate
now: your coffee steams on the tailgate before sunrise
now: the plans say one thing, the wall another
now: the rain starts right after the pour
say: Measure twice is for beginners
say: We've always done it that way
say: The next crew will fix the gap
fact: Weather sits in on every schedule
fact: Mistakes get cheaper the earlier someone speaks up
fact: The drawings rarely match the old wall
fact: Trades wait on each other more than on tools
# skilled trades careers | trade school, apprenticeship, apprentice, skilled trades, become an electrician, become a plumber, become a welder, welding, welder, learn a trade, trades vs college, women in trades, union apprenticeship, journeyman
do: look at an old pro's hands
do: list the tools you already own
do: ask one tradesperson about day one
do: find the nearest program's start date
now: you hold the flashlight and learn
now: your boots are the cleanest on site
now: the old guy shows you once, fast
now: you clean up before you touch a tool
say: Smart kids go to college
say: Robots will do that work soon
say: It's all muscle
fact: The work is more math than outsiders think
fact: Watching closely is half of learning a craft
fact: Beginners carry before they build
fact: Good hands take years to look easy
# trucking | trucking, truck driver, trucker, cdl, semi truck, owner operator, otr, long haul trucking, truck stop, trucking company, truck dispatcher, eld, freight broker, truck driving
do: check your lights tonight
do: read one rate confirmation to the end
do: call someone at home
do: look at the next week's weather
now: you circle the lot and every spot is taken
now: the dock says check in and wait
now: the small car dives in front of you
now: you eat dinner over the steering wheel
say: Sitting all day is easy money
say: The app knows the best route
say: One more hour and I'll stop
fact: Much of the work is waiting
fact: A full rig needs far more room to stop
fact: Gross pay and what's left are far apart
fact: Parking gets harder after dark
# unions | union, labor union, unionize, union job, join a union, union vs non-union, collective bargaining, union strike, on strike, union rep, union dues, shop steward
do: find your handbook or agreement
do: write your question in one line
do: ask a longtime colleague how things were
do: read one clause slowly
now: the break room table has a new flyer
now: you get handed a card in the parking lot
now: the room gets careful when the boss walks in
now: your coworkers hold signs in the rain
say: Those are from another era
say: The dues are wasted money
say: A good boss makes one unnecessary
fact: Rules differ by state and by job
fact: The agreement is written by both sides
fact: A strike is the visible part of long talks
fact: People at the same table can vote differently
# human resources | ask hr, going to hr, in hr, hr rep, human resources, hr manager, hr department, hr tip, hr advice, hr professional, people operations, employee handbook, hr complaint, report to hr, hr mistake
do: find your handbook
do: write the dates down
do: keep a copy of the policy
do: read the last policy email
now: the door closes and someone says confidential
now: you sign a form on the last page
now: you wonder who said something
now: the invite says catch up with no agenda
say: They're on the employee's side
say: Everything I say stays private
say: Nobody reads the handbook
fact: The same people serve the company and the staff
fact: A written note lasts longer than a memory
fact: Most policies began with one bad week
fact: The person across the desk follows rules too
# workplace harassment | harassment at work, sexual harassment, hostile work environment, workplace discrimination, retaliation at work, workplace bullying, bullied at work, report harassment, discrimination at work
do: write down the date and place
do: keep your notes somewhere private
do: tell one person you trust
do: save the message before it vanishes
now: you reread the message in the restroom
now: you change your route through the building
now: you hear that was only a joke
now: the meeting gets moved and nobody says why
say: Maybe I'm overreacting
say: Nobody will believe me
say: Speaking up ends a career
fact: Rules and deadlines differ from place to place
fact: Notes made the same day hold up better
fact: Unfair and unlawful are not always the same
fact: Others may be quietly living through something similar
# coworkers and bosses | coworker, co-worker, colleague, difficult coworker, difficult boss, bad boss, my boss, good boss, manage up, managing up, work friend, annoying coworker, work bestie, lazy coworker, credit for my work
do: write what you actually need
do: reread the last message kindly
do: think of one thing you agree on
do: count to three before you type
now: the microwave smells of fish at noon
now: your idea comes back in another voice
now: the typing dots appear and stop
now: you hear your name through the wall
say: We don't have to like each other
say: I'm just being professional
say: Everyone thinks the same as me
fact: We know our own reasons and others' actions
fact: Bosses have bosses too
fact: Small habits annoy more than big mistakes
fact: The loudest chewer in the room rarely knows
# mentoring | mentor, mentoring, mentorship, find a mentor, mentee, career mentor, sponsor at work, reverse mentoring, role model at work
do: name someone a few steps ahead
do: write one specific question
do: think who once opened a door
do: send a thank-you of two lines
now: you rehearse would you be my mentor
now: the coffee ends before your real question
now: you get asked for advice by someone younger
now: the old remark suddenly makes sense
say: They're too busy for me
say: One wise person will show me everything
say: I have nothing to teach yet
fact: Good advice can come from someone your age
fact: People remember being asked well
fact: Good advice can be true and out of date
fact: Listening helps more often than answers
# employee recognition | employee recognition, employee appreciation, appreciate employees, recognize employees, employee of the month, employee motivation, motivate employees, thank your team, employee reward, staff appreciation
do: thank one person by email tonight
do: recall the praise you still remember
do: name one job nobody sees
do: write what exactly you liked
now: the plaque has the same three names
now: the gift card arrives with a form letter
now: you say great job to the whole room
now: you keep an old thank-you note in a drawer
say: A paycheck is thanks enough
say: Praise makes people lazy
say: Everyone likes a public shout-out
fact: Specific praise lasts longer than loud praise
fact: Some people would rather skip the applause
fact: The quiet jobs get thanked least
fact: A thank you can arrive too late
# change at work | change management, organizational change, reorg, company merger, restructuring, resistance to change, new software rollout, digital transformation, ai in the workplace, chatgpt at work
do: write what stays the same
do: name one task that bothers you
do: ask one person what worries them
do: try the new thing on something small
now: the memo says exciting news
now: you keep the old spreadsheet, just in case
now: your login works and nothing looks familiar
now: the hallway knows before the announcement
say: People hate change
say: We tried something like that before
say: The new thing will blow over
fact: People resist losing something, not the new thing
fact: Old habits survive in private files
fact: Leaders had months to get used to the idea
fact: Explaining once is rarely enough
# employees | employee, employees, good employee, bad employee, employer, workforce, staff, managing staff, small business employee, gen z at work, generations at work
do: name everyone without looking
do: think who trained whom
do: recall the last honest question
do: look at this week's schedule
now: the quiet one stays late and nobody notices
now: the schedule goes up and phones come out
now: your best person looks tired
now: the newcomer asks why we work that way
say: Good help is hard to find
say: Busy people are happy people
say: People only come for the check
fact: People talk about the boss at dinner
fact: The same rule feels different from each desk
fact: Reliable people get handed more work
fact: Nobody is at their best every day
# career | career, career advice, career growth, career tip, career path, career coach, career mistake, career regret, stuck in my career, professional growth, dream job, career success
do: write your title without the jargon
do: recall the work you'd do unasked
do: list three people you learned from
do: open your oldest resume
now: you get asked what you do at dinner
now: you see an old classmate's new title
now: you scroll openings on a Sunday night
now: the anniversary email says congratulations
say: I should have life figured out by now
say: Loyalty pays off
say: Love your job and never work
fact: Most paths only look straight afterward
fact: A dream job is still a job on Tuesdays
fact: Small choices shape more years than big plans
fact: Titles mean different things in different buildings
# jobs | a job, my job, your job, this job, office job, hate my job, love my job, good job market, high paying job, job market, best job, dead-end job, workday, nine to five, 9 to 5, work life balance, work-life balance
do: write what you did today
do: check your start date
do: name the best part of last week
do: look at tomorrow's first hour
now: the alarm rings and you bargain for a minute
now: you sit in the parked car before going in
now: you get asked how work is and say busy
now: you count the hours until Friday
say: A job is just a job
say: The grass is greener elsewhere
say: At least the pay is steady
fact: Two people can hate and love the same desk
fact: The people matter as much as the tasks
fact: Every position has a boring part
fact: The commute counts as part of the day
# employment rights | wrongful termination, employee rights, employment lawyer, employment law, unpaid overtime, wage theft, fired unfairly, non-compete, noncompete, at-will employment, employment contract, workers rights, overtime pay, unpaid wages
do: find the papers from your first day
do: save your last three pay stubs
do: write down the dates in order
do: read the page you signed
now: you search the folder for your offer letter
now: the last check looks smaller than expected
now: your boss says we all pitch in here
now: you get asked to sign by tonight
say: A boss can do whatever he wants
say: I signed, so nothing can be done
say: Salaried means no overtime
fact: Unfair and illegal are not the same thing
fact: Rules change at the state line
fact: Many claims have a deadline
fact: A handbook and a contract are different papers
# reading contracts | contract, read a contract, legal contract, before signing a contract, fine print, terms and conditions, breach of contract, nda, contract law, legal agreement, contract mistake, verbal agreement
do: turn to the last page first
do: circle every date
do: look for the word automatic
do: find the copy you signed
now: you scroll to the bottom and tap agree
now: the pen is already in your hand
now: you hear that part is just standard
now: you search the page for how to leave
say: It's just boilerplate
say: I trust the people, not the paper
say: Nobody ever enforces the small stuff
fact: A friendly email can matter later
fact: The boring pages decide what happens in trouble
fact: Standard means written for the other side
fact: Many agreements end only when someone says so
# wills and estate lawyers | will and testament, wills and trusts, estate lawyer, estate attorney, estate planning lawyer, contest a will, will lawyer, inheritance dispute, will vs trust lawyer
do: write down who you'd call first
do: list your accounts on one sheet
do: check one beneficiary form
do: tell someone where the folder is
now: the drawer has keys nobody can place
now: you change the subject at the dinner table
now: the siblings stand in a living room with stickers
now: the old form still names someone else
say: Those are for rich people
say: My kids would never fight over furniture
say: I'm too young to write things down
fact: Some accounts pass by form and skip the will
fact: Signing rules depend on where you live
fact: Families argue over lamps as well as money
fact: Life changes faster than the paperwork
# divorce law | divorce lawyer, divorce attorney, divorce process, file for divorce, filing for divorce, divorce court, divorce papers, spousal support, divorce mediation, uncontested divorce, legal separation, family law, family lawyer
do: put the papers in one folder
do: write your questions before the call
do: breathe before you answer that text
do: make a quiet list of accounts
now: you sign your married name again
now: the envelope lies unopened on the counter
now: you split the photos into two boxes
now: the phone lights up with a long text
say: The judge will see who's right
say: We don't need anything in writing
say: Whoever files first wins
fact: Fair can look different from each chair
fact: The same marriage splits differently across state lines
fact: Anger and hours both show up on the bill
fact: Most couples settle without a trial
# child custody | custody, child custody, custody battle, joint custody, sole custody, custody agreement, parenting plan, visitation, child support, custody hearing, fathers rights, custody court, custody schedule, grandparents rights
do: mark the next exchange on paper
do: save the message, answer tomorrow
do: write one line about your child's week
do: find the order in your folder
now: the small backpack stands by the door
now: the house goes quiet on a Sunday night
now: you read a text about pickup three times
now: the favorite stuffed animal is at the other house
say: Kids get to choose at a certain age
say: Mothers always win
say: The truth will come out in court
fact: The law asks about the child before the parents
fact: A judge sees minutes of a long story
fact: Messages can end up on a courtroom table
fact: Arrangements can change as children grow
# small claims | small claims, small claims court, sue someone, sue a contractor, sue a company, go to court, court date, represent yourself, security deposit court, demand letter, lawsuit, being sued, served papers, mediation
do: put the receipts in date order
do: write the story in one paragraph
do: take a photo of the damage
do: read the paper's date again
now: you stand up when the judge walks in
now: your best proof is in an old text
now: the other side tells a different story
now: the envelope has a seal and your name
say: I'm right, so I'll win
say: It's the principle of the thing
say: My word against theirs
fact: Winning and getting paid are different steps
fact: Paper speaks louder than memory
fact: Limits and rules depend on the state
fact: Ignoring a notice rarely makes trouble smaller
# traffic tickets | traffic ticket, speeding ticket, parking ticket, traffic court, fight a ticket, pulled over, traffic stop, red light ticket, points on license, traffic violation, suspended license, traffic citation
do: read the back of the paper
do: find the date to respond
do: write down what the street looked like
do: check the sign with your own eyes
now: the lights come on in your mirror
now: you dig for the registration in the glove box
now: the envelope is stuck under your wiper
now: you slow down for the whole next week
say: Everybody was going that fast
say: Just pay and forget about it
say: They have a quota to fill
fact: Paying can count as admitting
fact: The small print carries a date
fact: Rules on points differ by state
fact: Most people remember the moment a bit wrong
# dui and criminal charges | dui, dwi, criminal defense, criminal charge, got arrested, being arrested, criminal record, expungement, right to remain silent, miranda rights, know your rights, felony, misdemeanor, criminal lawyer, defense attorney, police questioning, bail bond, out on bail
do: read the paper for the next date
do: write down one trusted phone number
do: put every document in one folder
do: note the time things happened
now: the room is cold and the clock is loud
now: you tell your mother on the phone
now: the form asks a question you dread
now: you sit on a hard bench and wait
say: Innocent people have nothing to worry about
say: Explaining will clear everything up
say: One mistake defines a person
fact: A charge is not a conviction
fact: Television skips most of the waiting
fact: Missing a date makes a second problem
fact: Rules on records differ from state to state
# immigration | immigration, immigrant, immigration lawyer, immigration interview, asylum, uscis, immigration form, immigration mistake, move to america, moving to the us, immigration status, daca, work permit, immigration attorney, moving to canada
do: put every document in one folder tonight
do: check the date on your passport
do: copy the number from your last notice
do: write your addresses in order
now: you check the case status again
now: the envelope arrives and everyone stands around
now: you translate the letter for your parents
now: the form wants every address you ever had
say: My cousin's path will work for me
say: A small mistake won't matter
say: Marriage fixes everything
fact: Two similar cases can go very differently
fact: A typo can cost months
fact: Rules change while people wait
# green cards and citizenship | green card, citizenship, citizenship test, naturalization, permanent resident, permanent residency, marriage green card, green card interview, adjustment of status, become a citizen, us citizen, green card renewal, naturalization interview, eb2 niw
do: find the expiration date
do: make a copy of both sides
do: list your trips abroad by date
do: put the photos in one envelope
now: you study the capital of your own state
now: the officer opens a thick folder
now: you bring wedding photos to an office
now: you raise your right hand and your voice shakes
say: Once approved, always safe
say: A real couple needs no proof
say: The hard part is the test
fact: A long trip abroad can raise questions
fact: Officers read papers before they meet people
fact: Moving house usually means telling someone
fact: Waiting times differ from office to office
# visas | visa, work visa, student visa, visa interview, h1b, h-1b, f1 visa, visa denied, visa rejection, visa sponsorship, fiance visa, spouse visa, schengen visa, opt extension
do: look at your passport's expiration date
do: read the name exactly as printed
do: gather the papers in one pile
do: find the official website's address
now: the appointment page says no dates available
now: the officer asks one short question
now: you wait with a folder and a number
now: the photo gets rejected for a shadow
say: A travel agent will know
say: More documents means a better chance
say: Approved once, approved again
fact: The stamp lets you ask to enter
fact: An interview can be shorter than the line
fact: Small name differences cause big delays
fact: Two consulates may ask for different papers
# trademarks and copyright | trademark, copyright, intellectual property, copyright infringement, trademark a name, register a trademark, patent an idea, copyright strike, fair use, brand name protection, stolen content, cease and desist, patent law, file a patent, patent attorney
do: search your name in quotes tonight
do: save the oldest dated file
do: take a screenshot with the date
do: read the owner line on a label
now: you find your photo on a stranger's page
now: the perfect name is already taken
now: the letter carries a law firm's logo
now: your design shows up cheaper somewhere else
say: Change a little and copying is fine
say: Giving credit is enough
say: The domain is mine, so the name is
fact: Names, pictures, and inventions follow different rules
fact: Owning a domain and owning a name differ
fact: Ideas alone are hard to own
fact: Giving credit is not the same as permission
# privacy | privacy law, privacy policy, personal data, delete my data, privacy setting, gdpr, doxxing, being tracked online, privacy rights, privacy lawyer, protect your privacy, data protection, cookie banner
do: open your phone's location list
do: read one permission you granted
do: search your own name
do: scroll through one app's settings
now: you tap accept to make the banner vanish
now: the ad knows what you said at dinner
now: the letter says your details may be affected
now: your address shows up on a stranger's site
say: Nobody cares about my data
say: They know everything anyway
say: Incognito keeps me invisible
fact: Deleting an app can leave your account behind
fact: Free services still get paid somehow
fact: Friends share your number without asking
fact: One old password can open several doors
# car accidents | car accident, car crash, accident lawyer, personal injury, personal injury lawyer, fender bender, hit and run, after an accident, injury claim, slip and fall, whiplash claim, rear ended, accident claim
do: put your papers where you can reach
do: take a photo from far back
do: write what you remember tonight
do: save one emergency contact
now: your hands shake too much to type
now: you say sorry out of habit
now: the stranger who saw everything is gone
now: the adjuster calls and sounds friendly
say: It was just a little bump
say: It was obviously their fault
say: Let's handle things without the police
fact: Two honest people can remember different crashes
fact: Some injuries show up later
fact: Photos age better than memory
fact: The friendly caller works for somebody
# workers compensation | workers compensation, workers' comp, hurt at work, injured at work, work injury, workplace injury, workers comp claim, workers comp lawyer, work comp claim, on the job injury
do: write down the date and time
do: keep a copy of every form
do: note the name of who you told
do: put the letters in one folder
now: you say you're fine and finish the day
now: the form asks for the exact minute
now: you wait by the phone for an approval
now: your colleagues do your part and you feel guilty
say: I don't want to make trouble
say: Everyone will think I'm faking
say: The doctor's note settles everything
fact: Small injuries get forgotten on paper first
fact: Deadlines start sooner than most people think
fact: A denial is often not the last word
fact: Rules differ by state and program
# notaries | notary, notary public, notarize, become a notary, loan signing agent, mobile notary, signing agent, online notary, remote notarization, get something notarized
do: check the name on your ID
do: leave the signature line blank
do: count the pages
do: look at the ID's expiration date
now: you sign too early and have to start over
now: the stamp comes down with a thud
now: the pages get flipped at your kitchen table
now: the bank's one is at lunch
say: The stamp makes the paper legal
say: They check the whole document
say: Any bank teller can stamp papers
fact: The stamp is about who signed, not what
fact: Names have to match, down to the letter
fact: Rules and fees depend on the state
fact: In many states almost anyone can apply
# lawyers | lawyer, attorney, law firm, hire a lawyer, legal advice, find a lawyer, legal tip, lawyer fee, free consultation with lawyer, legal right, being a lawyer, lawyer life, legal mistake, lawyer reacts
do: write the story in date order
do: put the papers in one stack
do: list your three main questions
do: save the emails before you argue
now: you hear it depends and sigh
now: the clock starts with the first call
now: you read a sentence as long as a page
now: the uncle at dinner says you should sue
say: I'll call one when things get serious
say: The law is on my side
say: I read the answer online
fact: It depends is often the honest answer
fact: Every state plays by its own rules
fact: Most cases never see a courtroom
fact: What can be proved matters more than what happened
# law school | law school, law student, 1l, bar prep, pre-law, paralegal, become a lawyer, legal assistant, case brief, law firm associate, legal career
do: read one page without a highlighter
do: say the rule in plain words
do: ask someone to explain a term back
do: put the heaviest book back
now: the professor looks down the seating chart
now: you read a case and miss the point
now: your highlighter runs dry by October
now: you get asked about a lease at parties
say: Arguing well is the whole job
say: Everyone else understood the reading
say: I have to read every word
fact: The work is more reading than arguing
fact: Plain words are harder than legal ones
fact: The loudest in class may not know most
fact: Courtroom scenes are a small part of the job
# nonprofits | start a nonprofit, board member, nonprofit leader, ngo, charitable organization, nonprofit job, executive director, 501c3, impact report, run a nonprofit, nonprofit staff, start a charity
do: say your mission in one breath
do: name one person you helped
do: read your homepage as a donor
do: count who did the work this week
now: the board talks for an hour about the logo
now: you do the books and the balloons
now: the printer is older than the intern
now: the budget lands with one line in red
say: Charities should spend nothing on themselves
say: A good cause sells itself
say: We run on passion
fact: A good cause still has a light bill
fact: One person's story travels further than a total
fact: Tax-exempt does not mean free of paperwork
fact: Passion wears out when the same few carry everything
# fundraising | ask for donations, grant proposal, grant writer, year-end giving, giving tuesday, charity auction, school fundraiser, silent auction, donor thank you, monthly donor, charity gala, donation campaign, donation letter, major donor, donor letter, fundraising letter, fundraising event
do: call one person just to say thanks
do: write the ask in one sentence
do: read your last letter as a stranger
do: check the next deadline
now: you practice the sentence and skip the amount
now: the thank-you letter starts with we
now: the auction table has another gift basket
now: the application portal times out
say: Asking for money is begging
say: Rich people give the most
say: People know we need help
fact: Many people give because somebody asked
fact: A thank you gets read more than a report
fact: Funders have their own story to tell
fact: First-time givers often hear nothing until next year
`);
