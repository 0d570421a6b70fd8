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
# one-on-ones | one-on-one, one on one meeting, one-on-one meeting, 1:1 meeting, 1-on-1, one to one with boss, weekly one-on-one, skip level, check-in with my manager
do: jot down one thing that's stuck
do: open the notes from last time
do: think of a question without yes
do: look up when the last one happened
now: you spend the whole half hour on status updates
now: the invite gets moved to next week again
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
say: I was the best at the job, so
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
# job ads | job ad, job advert, job description, write a job post, job listing, job opening, job ad mistake, salary range in job ad, job requirements, entry level job ad
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
now: you like them because of a shared hometown
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
# turnover and retention | turnover rate, employee retention, retain employees, keep good employees, why employees leave, why good people quit, staff turnover, retain staff, keep your best people, quiet quitting, employee engagement
do: name the last three who left
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
say: Common sense is enough
say: The gear only slows me down
fact: Routine jobs hurt experienced people too
fact: A close call is a free warning
fact: Shortcuts feel safe until one doesn't work
fact: Most people stop seeing a hazard they pass daily
# first aid training | first aid, cpr, first aid course, first aid training, first aid kit, aed, learn cpr, choking, first responder, cpr class, heimlich
do: find out where your kit is
do: check one expiration date
do: save your address where guests see it
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
`);
