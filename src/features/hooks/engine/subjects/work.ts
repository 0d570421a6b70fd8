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
do: write the comment down word for word
do: take a sip of water
do: underline the part you could use
do: reread the comment tomorrow morning too
now: your face gets hot and you nod
now: you draft the perfect comeback in the shower
now: you hear nice things and remember the other one
now: you screenshot the message and send a friend
say: I can take anything if it's fair
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
# meetings | meeting, meetings, work meeting, staff meeting, meeting agenda, meeting notes, run a meeting, effective meeting, recurring meeting, standup meeting
do: open next week's calendar
do: find one invite without an agenda
do: name the decision you need
do: count the people on the invite
now: you talk for a while on mute
now: someone says we should take that offline
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
do: list three things you finished
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
say: It's faster if I do it
say: Nobody does it the way I do
say: Everyone is already too busy
fact: Handing over a task takes longer the first time
fact: Clear to you is not clear to them
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
fact: Most people who hover would never call it that
fact: Silence makes a nervous person check more
fact: Close attention can help in someone's first weeks
# new managers | first-time manager, become a manager, becoming a manager, promoted to manager, new supervisor, new team lead, managing former peers, manage friends at work
do: write down one boss you learned from
do: look at tomorrow's calendar
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
now: everyone looks at you when plans fall apart
now: you say my bad in front of everyone
now: your first answer ends the whole discussion
say: Some people are just born for it
say: A strong voice wins the room
say: Real authority comes with the title
fact: A title gives you authority, not followers
fact: People copy what you do under pressure
fact: The higher you sit, the less you hear
fact: Quiet people run excellent teams
# managers | manager, being a manager, good manager, bad manager, people manager, managing people, middle management, middle manager, manager mistake, management skill, supervisor
do: open your calendar for next week
do: name everyone's biggest task right now
do: think who hasn't asked for help lately
do: recall the last thank you you said
now: you explain a decision you didn't make
now: your own work starts after everyone logs off
now: someone says got a minute and shuts the door
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
do: thank one person by name
now: the group chat goes quiet after bad news
now: two people quietly do the same task
now: someone jokes about the deadline and nobody laughs
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
now: someone says share a fun fact about yourself
now: you stand in a circle holding some yarn
now: the same people end up at the same table
now: you check your watch during the trust exercise
say: Nobody actually likes these things
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
say: Out of sight, out of mind
fact: A green dot says nothing about the work
fact: Chat messages lose the tone on the way
fact: The commute was also a break between two lives
fact: Home can be quieter and still more distracting
# hybrid and return to office | return to office, rto, hybrid work, hybrid team, hybrid schedule, back to the office, in-office days, office mandate, hybrid meeting, hot desking, days in the office
do: look at which days you go in
do: time your trip door to door
do: recall your last day in person
do: check who else goes in that day
now: you drive in to sit on video calls
now: half the room is on a screen
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
do: list the logins that day requires
do: name the person who answers questions
now: the laptop isn't there on the first morning
now: you learn a room full of names by lunch
now: you nod at an abbreviation nobody has explained
now: nobody mentions where people eat
say: They'll pick things up as they go
say: Good people don't need hand-holding
say: No question is a stupid question
fact: Everyone forgets how strange the place once looked
fact: First mornings stick in memory for years
fact: The unwritten rules take longest to learn
fact: Smart people look lost without a login
# hiring | hiring, recruiting, recruitment, talent acquisition, hiring manager, hiring process, hire the right person, hire good people, hire better, candidate experience, reference check, hiring bias
do: write down what the person will do
do: reread your own ad as a stranger
do: apply to your own opening tonight
do: list what could be learned later
now: the perfect candidate takes another offer
now: you read the same resume for the third time
now: someone on the panel says just a gut feeling
now: the inbox fills with people who skipped the ad
say: Nobody wants to work anymore
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
fact: Many of these are copied from the last one
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
now: two candidates got two different sets of questions
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
now: everyone signs a card for someone they'll miss
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
now: someone updates a profile photo and you wonder
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
now: two people copy the boss on everything
now: you type per my last email and pause
now: the kitchen goes silent when you walk in
now: you plan your route around one desk
say: I just stay out of the drama
say: They started it
say: Adults should work that out themselves
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
now: someone sends email on Sunday and everyone answers
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
now: someone repeats her idea and gets the credit
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
do: close one tab you don't need
do: write down when you last took lunch
do: look at your longest day this week
do: step outside for a minute
now: you answer one more message from bed
now: the Sunday evening knot shows up again
now: you read the same email over and over
now: your reliable person stops making jokes
say: Things will calm down next month
say: I just need a vacation
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
now: everyone nods, and Monday looks the same
now: you learn the real way from a colleague
say: We covered that last year
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
now: someone props the fire door open again
now: the old hand says we've always done that
say: I've done that my whole life
say: Common sense is enough
say: The gear only slows me down
fact: Routine jobs hurt experienced people too
fact: A close call is a free warning
fact: Shortcuts feel safe until one doesn't work
fact: Most people stop seeing a hazard they pass daily
# first aid training | first aid course, first aid training, learn cpr, choking first aid, first responder, cpr class
do: find out where your kit is
do: check one expiration date
do: write your address where guests see it
do: look for the defibrillator sign at work
now: you open the kit and find old bandages
now: everyone looks at everyone else
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
now: one person answers every single question
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
now: someone in the front row checks a phone
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
now: someone squints at your chart
now: the file is called final final new
say: Everything has to be on there
say: People want the details
say: The template does the job
fact: A page that explains everything replaces the speaker
fact: Charts show what you point at
fact: Small text reads as don't bother
fact: A handout and a backdrop are different documents
# public speaking | public speaking, speak in public, stage fright, fear of public speaking, give a speech, speech anxiety, keynote speech, speaking on stage, public speaker, toastmasters, wedding speech, best man speech, tedx talk
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
now: eyes lift from phones when you say last Tuesday
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
now: someone hits reply all to say thanks
now: the attachment you mentioned isn't attached
say: I hope this finds everyone well
say: I'll answer that one later
say: Longer sounds more professional
fact: Readers decide from the first line
fact: A message with three questions gets one answer
fact: Tone gets lost between two screens
fact: Every message sent invites another one back
# time off | time off, vacation days, pto, paid time off, take a vacation, ask for time off, sick day, calling in sick, sick leave, maternity leave, unlimited pto, mental health day, day off work
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
fact: Doing your job well can keep you there
fact: The title above asks for different skills
fact: Few bosses guess what you want
# resumes | resume, cv, resume tip, resume mistake, write a resume, resume summary, resume bullet, resume template, ats, applicant tracking system, curriculum vitae, one page resume, update your resume
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
do: list what you did in that time
do: say your one-line answer out loud
do: read the line in a calm voice
now: the form demands a month for every year
now: you hear so what happened here
now: you explain more than anybody asked
now: your eyes skip over one set of dates
say: Recruiters throw those right out
say: I have to explain everything
say: I did nothing in that time
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
say: Nobody reads those anymore
say: Just say how passionate I am
say: One good template is enough
fact: The wrong company name gets noticed first
fact: Some readers skip the page and some start there
fact: Formal words hide the person behind them
fact: The letter is about their problem too
# job seeker linkedin | linkedin profile for job, linkedin for job seekers, linkedin job search, open to work, linkedin summary, linkedin about section, linkedin recruiter, linkedin photo, easy apply, linkedin for students, linkedin networking
do: open your page as a stranger would
do: read your headline out loud
do: look at how old your photo is
do: check the city under your name
now: you scroll past everyone's happy announcements
now: a recruiter writes hi and nothing else
now: you get viewed by someone from your old job
now: the about box still sits empty
say: Only people without work need that site
say: My boss will see the change
say: One tap and my application is in
fact: Your headline travels further than your page
fact: An application in one tap is easy for everyone
fact: Strangers read the first two lines only
fact: Old colleagues are the easiest people to message
# job search | job search, job hunt, job hunting, find a job, finding a job, looking for a job, job application, apply for jobs, applying for jobs, job seeker, get hired, land a job, job rejection, ghost job
do: open your list of applications
do: pick one opening you actually want
do: check your spam folder
now: you get the rejection at two in the morning
now: you refresh the inbox in the grocery line
now: the portal wants a new password again
now: you make the final round and hear nothing
say: It's purely a numbers game
say: The right one will come along
say: Something must be wrong with me
fact: Plenty of openings get filled before anyone posts them
fact: Silence often says more about them than about you
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
# layoffs at the company | company layoff, mass layoff, layoff survivor, announce layoffs, reduction in force, survive a layoff, layoff meeting, layoffs in tech, signs of layoffs, severance package, downsizing at work, before a layoff
do: save your personal files tonight
do: write down three numbers to call
do: breathe before you read the email
do: note who could use a kind word
now: an invite from HR appears without a subject
now: the chat fills with goodbye messages
now: you look at the empty chair next to yours
now: your badge still works and you feel guilty
say: Good performers are safe
say: The company will look after us
say: I should have seen the signs
fact: Cuts follow spreadsheets more than talent
fact: The people who stay grieve a little too
fact: How the news was told gets remembered
fact: Rumors move faster than any announcement
# career change | career change, change careers, changing careers, switch careers, career switch, career pivot, new career, career transition, second career, career change at 40, transferable skill, start over in career
do: write what you'd miss from your job
do: list who already does that work
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
fact: Beginners feel slow at any age
# quitting | leave a job, resign, resignation letter, two weeks notice, resigning, resignation, quit without notice, when to quit, rage quit, job hopping, leaving my job
do: reread your contract's notice section
do: write the letter and don't send
do: check what's on your work laptop
do: count the people you'd still call
now: you practice the sentence in the mirror
now: the letter sits in your drafts
now: your boss says can I ask why
now: you clean out a drawer of old pens
say: Quitters never win
say: I can't leave them hanging
say: Now they'll finally see my worth
fact: The last weeks shape how you're remembered
fact: Guilt about leaving is common in caring people
fact: Most workplaces have filled a hole before
fact: Relief and doubt often arrive the same evening
# first jobs | first job, first real job, entry level job, new graduate job, no experience job, job after college, teen first job, summer job, part time job, job with no experience, new grad
do: find your social security card
do: set out tomorrow's clothes
do: write one question for your boss
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
# internships | internship, intern, summer internship, internship interview, unpaid internship, find an internship, internship tip, return offer, college internship, intern project
do: write down one name per day
do: list three places you'd like to work
do: check when applications open
do: note one thing you could show
now: you sit with nothing to do by noon
now: you introduce yourself for the tenth time today
now: your project gets seen by the big boss
now: the group chat starts posting offers
say: Interns only fetch coffee
say: Big names matter most
say: Someone will tell me what to do
fact: Many openings appear a season earlier than expected
fact: People remember who asked good questions
fact: Finding out what you dislike counts as learning
fact: Small places hand out bigger tasks
# returning to work | return to work after baby, returning to work, back to work after kids, return to work mom, stay at home mom returning, reenter the workforce, reentering the workforce, returnship, back after maternity leave, work after maternity leave
do: try on the work shoes
do: pack the bag the night before
do: write your first sentence about the gap
do: do one practice run of the morning
now: there's a tiny sock in your laptop bag
now: everybody uses software you've never seen
now: you drink a hot coffee while still hot
say: I've lost my edge
say: Everyone moved on without me
say: A good mother would stay home
fact: Coming back is a start, not a continuation
fact: Feeling glad and guilty can happen in one hour
fact: The office changed less than you fear
fact: Running a home sharpens more than patience
# nurses | nurse life, new nurse, rn, er nurse, bedside nursing, nurse tip, nurse manager
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
fact: Experienced hands double as teachers for the newest
fact: Much of the care happens between the tasks
fact: Families remember a kind voice for years
# shift work | twelve hour shift, 12 hour shift, swing shift, shift worker, shift schedule, early shift
do: look at your next rotation
do: cover the bedroom window tonight
do: pack a meal before you leave
do: tell one friend your hours
now: you drive home against the morning traffic
now: the neighbor mows the lawn as you lie down
now: you say good morning at dinner time
now: you eat lunch when the whole town sleeps
say: I can sleep on my days off
say: I'm a night owl anyway
say: More coffee will carry me
fact: Daylight tells the body to stay up
fact: Friends forget which week is which
fact: The hardest hour comes before sunrise
fact: Swapping back for the weekend costs something too
# nursing school | nursing school, nursing student, nclex, nursing exam, nursing clinicals, care plan nursing, med surg exam, nursing degree, nursing prerequisites, nursing study tip
do: open the chapter you keep avoiding
do: say one drug name out loud
do: sharpen one question you got wrong
do: lay out your clinical bag
now: two answers look right and one is more right
now: your hands shake at the first blood pressure
now: the flash cards take over the kitchen table
now: you dream about lab values
say: I'll just memorize everything
say: Everyone else gets this faster
say: Clinicals will be the easy part
fact: Knowing the facts and choosing first are different skills
fact: Every good one once fumbled a first stick
fact: Real patients never match the textbook picture
fact: The slow learner may become the careful one
# teachers | teacher, teaching, new teacher, first year teacher, teacher life, teacher tip, teacher tired, teacher salary, elementary teacher, high school teacher, middle school teacher, teachers quitting, teacher bag, substitute teacher
do: empty your school bag
do: write down what went well today
do: find one pen that works
do: name the student you worried about
now: you eat lunch standing at the copier
now: the fire drill hits during your best lesson
now: you hear your own voice say eyes on me
now: a former student says hi at the store
say: They get the whole summer off
say: A quiet room means learning
say: Those who can't do, teach
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
now: one kid falls off a chair on purpose
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
say: A new idea every day keeps them awake
say: Good ones are planned to the minute
fact: No plan survives the first raised hand intact
fact: What gets taught and what gets learned differ
fact: Somebody has already made a version of that worksheet
fact: Fun and memorable are not the same thing
# grading | grading papers, grading, grade essays, grading hack, rubric, gradebook, grading students, late work policy, grade inflation, report card comments, report card, marking papers
do: count the stack
do: set a timer for one batch
do: write the comment you repeat most
do: put the red pen away
now: the stack comes home and goes back untouched
now: you write nice work again and again
now: a student looks at the score, not the notes
now: someone asks if there's extra credit
say: More red ink means more help
say: A grade says how smart a kid is
say: I'll get to the pile this weekend
fact: The same paper can score differently on another day
fact: Most kids read the letter and skip the comments
fact: Tired eyes mark harder or softer than fresh ones
fact: Points and learning are two different measures
# parent-teacher conferences | parent-teacher conference, parent teacher conference, parents evening, parents' evening, parent teacher meeting, back to school night, email parents, talk to my child's teacher, talking to parents, difficult parent email, angry parent email
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
now: someone asks about socialization at the store
now: the toddler joins math class
now: you buy another curriculum before finishing the last
say: Kids need a real classroom
say: I'm not qualified to teach
say: We have to do every page
fact: Rules differ from state to state
fact: No two families run the same day
fact: Field trips and errands can teach too
`);
