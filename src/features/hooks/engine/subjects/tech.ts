import { readSubjects } from './subject.ts';

/** Computers, code and making media. */
export const TECH = readSubjects(`
# react useeffect | useeffect, use effect hook, dependency array, react effect, effect cleanup, infinite re-render, infinite render loop
do: find the last one you wrote
do: read the array at the end
do: put a console log on top
do: open the network tab and reload
now: the console log runs twice and you stare
now: the linter underlines the array in yellow
now: the same request fires until the laptop fan spins
now: you add one more variable to the array
say: Empty brackets means run once
say: I'll just silence the linter warning
say: Every fetch belongs in there
fact: An empty array and no array behave differently
fact: Two objects that look equal still count as changed
fact: Development mode can run your setup code twice
fact: Some of that logic can run during render
# react state | react state, usestate, state management, redux, zustand, context api, prop drilling, lifting state up, global state
do: open the component with the most variables
do: circle every value you could calculate instead
do: log the value right after setting
do: trace one prop back to its parent
now: you set the value and the old one prints
now: you pass one prop through three silent parents
now: two parts of the screen show different numbers
now: the form clears itself when you switch tabs
say: Every app needs a store
say: I'll just make the value global
say: The update happens right away
fact: A new value only shows on the next render
fact: Anything you can calculate doesn't need to be stored
fact: Changing an object in place can go unnoticed
fact: Most values only matter to one small component
# react hooks | react hook, custom hook, usememo, usecallback, useref, usereducer, usecontext, hooks in react
do: count the ones in your biggest component
do: find a function you copied twice
do: read the first lines of your component
do: open the component you avoid touching
now: the error says you called one conditionally
now: you wrap everything in memo and nothing feels faster
now: you copy the same logic into a third file
now: a component opens with a whole page of setup
say: Memoizing everything makes the app fast
say: Classes were easier than all that
say: A wrapper function is always cleaner
fact: Call order matters more than most names suggest
fact: Remembering a value has a cost too
fact: A ref can change without a new render
fact: Shared logic does not mean shared values
# react | reactjs, react.js, react js, react component, react app, react developer, react project, learn react, react tutorial, react performance, react router, next.js
do: open your longest component file
do: check the console for a key warning
do: turn on render highlighting in dev tools
do: draw your page as nested boxes
now: the page goes white and the console turns red
now: you type one letter and the whole list flickers
now: you scroll past the return to find the markup
now: the tutorial uses a version you don't have
say: I need to learn every library first
say: More components means a slower page
say: Plain JavaScript can wait until later
fact: A re-render doesn't always touch the page
fact: A component is still just a function
fact: List keys are about identity, not order
fact: Most slow pages are slow before the framework loads
# async javascript | async await, async javascript, javascript promise, promises in javascript, event loop, callback hell, fetch api, settimeout
do: find a call with no error handling
do: log something before and after the request
do: throttle your network in dev tools
do: read your function's return value
now: the console prints a pending promise
now: the log at the bottom prints first
now: your data is undefined for half a second
now: the request fails and nothing on screen changes
say: Waiting makes the whole page freeze
say: A small timeout fixes the order
say: If no error shows, the request worked
fact: A zero millisecond timer still waits its turn
fact: Code after a request can run before the answer
fact: A failed status is not always a thrown error
fact: Requests in a row can often run together
# javascript | javascript, vanilla js, js array, js function, array method, es6, javascript closure, hoisting, console log
do: open the console on any page
do: find one triple equals in your file
do: log the type of that variable
do: rename one variable called data
now: undefined is not a function, says the console
now: you add two numbers and get a string
now: your original list changed and you never touched it
now: you have a trail of console logs everywhere
say: I'll skip the basics and learn a framework
say: The language makes no sense at all
say: A const can never change
fact: A const list can still get new items
fact: Adding a number to a word throws no error
fact: An empty list counts as true
fact: Copying an object often copies only the reference
# typescript | typescript, ts type, type error, generic type, typescript interface, type safety, typescript any, tsconfig, zod
do: search your project for the word any
do: hover over one variable in your editor
do: open your config and find strict
do: read the error's last line first
now: the editor underlines half the file in red
now: the error message is longer than the function
now: you write any and promise to fix that later
now: everything compiles and the page still crashes
say: If the file compiles, the code is safe
say: I'll just cast the thing
say: All those types slow me down
fact: The types are gone by the time code runs
fact: The compiler trusts your casts without checking
fact: A server can send a shape you never declared
fact: Most types can be inferred without writing them
# css flexbox | flexbox, flex box, display flex, justify content, align items, center a div, centering a div, flex container
do: put a bright border on every box
do: open the inspector and toggle one property
do: drag your browser window narrow
do: sketch the row on paper first
now: you try every alignment value in the dropdown
now: the button sits one pixel too low
now: the last item drops to a new line alone
now: a long word pushes the whole row off screen
say: I'll just nudge the thing with margin
say: Centering is the hardest part of the web
say: I have to memorize every property
fact: Changing the direction swaps which axis you align
fact: Half of the properties belong on the parent
fact: Items can refuse to shrink below their content
fact: An auto margin can push things apart
# css grid | css grid, grid layout, grid template, grid area, responsive layout, media query, responsive design, mobile first design
do: open your page on your phone
do: turn on the overlay in dev tools
do: draw your columns on a sticky note
do: resize the window until something breaks
now: the page looks great until you turn your phone
now: a sideways scrollbar appears out of nowhere
now: the sidebar lands under the footer on mobile
now: you write another breakpoint for one stubborn card
say: One breakpoint per device is the safe way
say: I'll do the phone version at the end
say: Rows and columns are only for whole pages
fact: A layout can adapt without a single breakpoint
fact: Source order and screen order can be different
fact: Real content is longer than your placeholder text
fact: The preview in your browser is not a phone
# css | css, stylesheet, tailwind, css selector, z-index, css animation, css specificity, sass, css variable, css position
do: inspect one element on your page
do: search your styles for important
do: find the rule that's crossed out
do: change one color and reload
now: you change the color and nothing happens
now: the menu hides behind the picture again
now: you fix one page and another page moves
now: you write important and hope nobody notices
say: Important fixes everything
say: A higher layer number always wins
say: Styling isn't real programming
fact: The last rule in the file doesn't always win
fact: A huge layer number can still lose
fact: Browsers bring their own styles to every page
fact: Two margins that touch can merge into one
# html | html, html tag, semantic html, html form, html element, meta tag, heading tag, learn html
do: view the source of any page
do: turn off styles on your own page
do: count the divs inside your longest page
do: read your headings out loud in order
now: you forget one closing tag and the footer jumps
now: you scroll through divs inside divs inside divs
now: the form reloads the page and eats your answers
now: the picture is broken and only an icon shows
say: Everything can just be a div
say: I can skip the easy part
say: If the page looks right, tags don't matter
fact: The browser quietly repairs your broken markup
fact: A button and a styled box behave differently
fact: Browsers can check a form without any script
fact: Headings are an outline, not a font size
# web accessibility | web accessibility, accessible website, accessibility audit, screen reader, aria label, alt text, color contrast, keyboard navigation, wcag, a11y
do: put your mouse out of reach
do: press tab and follow the outline
do: zoom your page to huge text
do: close your eyes and hear your page
now: you press tab and the outline disappears
now: the popup opens and the keyboard can't leave
now: light gray text sits on a white background
now: a voice reads out image, image, button, button
say: Our visitors don't need that
say: We'll add that part before launch
say: A plugin takes care of everything
fact: Automated checks miss a large share of problems
fact: A wrong label can be worse than none
fact: Captions get used by people who hear fine
fact: A decorative picture can have an empty description
# node.js | node.js, nodejs, node js, npm, node modules, express.js, express server, package.json, npm install, javascript backend, deno
do: open your package file and scroll down
do: check which version you're running
do: look up one package you installed
do: search your code for a secret key
now: the install prints a wall of warnings
now: you delete the modules folder and try again
now: the port is already in use, again
now: the app runs on your laptop and nowhere else
say: There's a package for that
say: Deleting the folder fixes everything
say: JavaScript can't handle a real server
fact: One small package can bring in many others
fact: One slow loop can hold up every visitor
fact: The lock file matters as much as the list
fact: A secret in your history stays in your history
# rest api | rest api, restful api, api endpoint, api call, api key, api design, http status code, build an api, what is an api, webhook, postman, cors error
do: open the network tab on any site
do: read one response from top to bottom
do: search your repo for a pasted key
do: write your endpoints out as plain sentences
now: the status says success and the body says error
now: the browser blocks the call and blames CORS
now: the docs and the response don't agree
now: your key sits in a public repo
say: The documentation will explain everything
say: A success code means the call worked
say: We can rename that field later
fact: A successful status can carry a failed result
fact: Somebody will depend on the field you never documented
fact: The same request may arrive twice
fact: Anything sent to the browser can be read
# graphql | graphql, graphql query, graphql schema, graphql api, graphql mutation, apollo client, graphql vs rest, graphql resolver
do: read your schema out loud
do: count the fields one screen really uses
do: log the database calls behind one query
do: open the playground and break something
now: you ask for one field and wake three tables
now: the response says success with errors inside
now: one nested query keeps the server busy
now: a phone downloads fields that no screen shows
say: One endpoint means less work
say: Asking for less is always faster
say: Now we never need versions
fact: One query can trigger many database calls
fact: The schema is a promise to every client
fact: Caching works differently with a single endpoint
fact: A client can ask for more than you expected
# pandas | pandas dataframe, python pandas, in pandas, pandas tutorial, dataframe, groupby, jupyter notebook, jupyter, read csv, numpy, python data analysis, polars
do: print the first rows of your file
do: check the type of every column
do: restart the notebook and run everything
do: count the missing values per column
now: the warning says you're working on a copy
now: your dates load as plain text
now: the cells ran out of order and still worked
now: you merge two tables and get extra rows
say: A loop over the rows is fine
say: The file looks clean to me
say: The notebook ran, so the numbers are right
fact: A merge can quietly multiply your rows
fact: One stray word turns a number column into text
fact: A notebook remembers cells you already deleted
fact: An ID with leading zeros loses them easily
# python | python, python script, python tutorial, python beginner, learn python, python function, python list, virtual environment, pip install, python loop, django, flask app
do: check which version your terminal runs
do: print one variable in the middle
do: read the bottom line of the traceback
do: find a task you repeat every week
now: the error says unexpected indent on a fine line
now: the import works in one window and not another
now: you finish the course and open an empty file
now: the script runs and prints nothing at all
say: I'll start after one more tutorial
say: I'm too bad at math for that
say: The code is too slow for real work
fact: The last line of the error says the most
fact: A default list gets shared between calls
fact: One computer can hold several versions at once
fact: Invisible spaces can stop a program
# sql | sql, sql query, sql join, left join, inner join, window function, learn sql, sql interview, subquery, mysql, where clause
do: count the rows before and after joining
do: run the inner query by itself
do: check one column for empty values
do: read your query out loud in English
now: the join returns more rows than both tables
now: you forget the where and hold your breath
now: the totals don't match the finance sheet
now: one missing comma blames a line further down
say: Select star is fine for now
say: Distinct will fix the extra rows
say: An empty value is the same as zero
fact: The database doesn't run your lines in written order
fact: An empty value never equals another empty value
fact: Without an order, row order means nothing
fact: A filter can quietly undo a left join
# slow queries and indexes | database index, postgres index, slow query, query plan, explain analyze, query optimization, database performance, query performance, sql performance, indexing a table
do: run explain on your slowest one
do: list what's already on that table
do: check how many rows the table has
do: find the query your homepage runs
now: the page spins while the database thinks
now: fast on your laptop, painfully slow in production
now: you add one more and writes slow down
now: the plan says sequential scan and you frown
say: Adding more always helps
say: We just need a bigger server
say: The ORM takes care of that
fact: The planner may ignore what you created
fact: Every extra one makes writing a bit slower
fact: Column order inside one can matter
fact: Small test data hides slow code
# postgres | postgres, postgresql, supabase, postgres database, jsonb, psql, vacuum postgres, postgres migration
do: connect and list your biggest tables
do: check when the last backup was restored
do: look at the queries running right now
do: read one table's constraints
now: the migration hangs and nobody can log in
now: you ran the delete in the wrong window
now: too many connections, says the log at night
now: the JSON column has become the whole app
say: We need something newer to scale
say: Deleted rows free the disk right away
say: The defaults are tuned already
fact: Deleted rows can keep taking up space
fact: Changing one column can lock a whole table
fact: A backup nobody restored is only a hope
fact: An idle connection still costs memory
# databases | database, database design, schema design, nosql, mongodb, foreign key, data model, database migration, relational database, orm, database normalization
do: draw your tables on one page
do: find one column nobody fills in
do: look for the same fact stored twice
do: name the question you ask most often
now: the customer's name is spelled three ways
now: nobody remembers what the status column means
now: you change one table and three reports break
now: the migration is ready and your hand hovers
say: We'll fix the structure later
say: No schema means no problems
say: The app checks the data anyway
fact: Data usually outlives the app that wrote the data
fact: Every app has a schema, written down or not
fact: Storing the same fact twice invites disagreement
fact: Most systems read far more than they write
# git rebase and merge | git rebase, git merge, merge conflict, rebase vs merge, interactive rebase, force push, squash commits, cherry pick commit, git conflict
do: check which branch you're on
do: look at your history as a graph
do: read both sides before you pick one
do: make a spare branch before you start
now: the arrows and equal signs fill your file
now: you fix the same clash a third time
now: a teammate says their commits are gone
now: you close the strange editor by pure luck
say: I'll just delete the folder and clone again
say: Force will sort that out
say: A clean history is the whole point
fact: Two clean changes can still break together
fact: Lost commits can often be found again
fact: A rewritten commit is a different commit
fact: Small branches collide less than old ones
# git | git, github, git commit, git branch, commit message, pull request, git command, git reset, git stash, version control, gitlab
do: run status before anything else
do: read your last three commit messages
do: check which files you never added
do: open the oldest branch you still have
now: detached head, says the terminal
now: your commit message says fix, again
now: you committed to main by accident
now: you push and remember the password file
say: I only need three commands
say: I'll write a real message next time
say: One wrong command and my work is gone
fact: Committed work is surprisingly hard to lose
fact: Removing a file doesn't remove its history
fact: A branch is only a movable name
fact: The ignore file skips what's already tracked
# docker | docker, dockerfile, docker compose, docker image, docker container, containerize, container image, docker volume
do: check the size of your biggest image
do: list everything that's still running
do: read your build file line by line
do: check how much disk old layers take
now: the build starts over because of one changed line
now: works on my machine, says the chat
now: your disk is full of images with no name
now: you restart and the database comes up empty
say: Works on my machine means works everywhere
say: The latest tag is the safe choice
say: A container is just a small virtual machine
fact: Line order changes how fast a build runs
fact: A deleted file can still live in a layer
fact: What you write inside can vanish on restart
fact: Latest is only a name, not a promise
# kubernetes | kubernetes, k8s, kubectl, kubernetes pod, kubernetes cluster, helm chart, crashloopbackoff, kubernetes deployment, ingress controller
do: describe one pod and read the events
do: count the lines in your longest manifest
do: check which cluster you're pointing at
do: look at the restarts column
now: the status says crash loop and nothing else
now: the command runs against the wrong cluster
now: one wrong indent and the deploy goes nowhere
now: a pod restarts quietly all weekend
say: Every serious team runs one
say: Restarts mean the thing heals itself
say: We'll scale when we need to
fact: A running pod is not always a ready pod
fact: Most configuration errors are indentation or names
fact: Many small apps never need a cluster
fact: A missing memory limit is a decision too
# ci/cd | ci/cd, ci cd, cicd, ci pipeline, github actions, jenkins, deployment pipeline, continuous integration, continuous deployment, build pipeline, deploy on friday
do: check how long your last build took
do: read the log's first red line
do: find the step everyone reruns
do: check who can deploy to production
now: the build goes red and you press rerun
now: you push tiny commits named test again
now: the build takes longer than your coffee
now: a deploy goes out and the chat goes quiet
say: Just run the job again
say: Never deploy on a Friday
say: Green means safe to ship
fact: A green build only proves what was tested
fact: Slow builds make people batch bigger changes
fact: Rolling back is a feature somebody has to build
fact: A step that fails randomly teaches people to shrug
# cloud bills | aws bill, cloud bill, cloud cost, aws cost, cloud spend, surprise cloud bill, serverless cost, reduce aws, finops, azure cost
do: open last month's bill by service
do: set one budget alert
do: look for disks attached to nothing
do: check which regions have something running
now: the invoice lands and you scroll twice
now: a test server has been running since spring
now: nobody remembers who started that machine
now: the traffic line costs more than the servers
say: We only pay for what we use
say: The free tier covers us
say: The cloud is always cheaper
fact: A stopped server can still cost money
fact: Moving data out can cost more than storing
fact: A budget alert warns, but doesn't switch anything off
fact: Logs are easy to forget and never free
# cloud computing | cloud computing, aws, azure, google cloud, serverless, lambda function, s3 bucket, ec2, aws certification, cloud engineer, terraform
do: open your console and check the region
do: draw your setup with three boxes
do: turn on two-step login for your account
do: find out who holds the root login
now: you open the console and count the service icons
now: your server is gone because the region changed
now: permission denied, even though you're the admin
now: you search for a service with a cute name
say: The cloud is just someone else's computer
say: I have to know every service
say: Security is the provider's job
fact: Security is shared between you and the provider
fact: Most teams only use a handful of services
fact: A region can go down too
fact: Copies in one place are not a backup plan
# linux | linux, ubuntu, linux server, linux distro, arch linux, linux mint, switch to linux, chmod, sudo, linux desktop, debian
do: check how full your disk is
do: read the manual page of one command
do: see what starts when you boot
do: try one in a virtual machine first
now: permission denied, so you type sudo in front
now: you paste a command from a forum and hope
now: you finally get the sound working at midnight
now: you spend the evening picking a distro
say: That's only for programmers
say: Nothing I use runs there
say: Sudo in front fixes everything
fact: You probably visited a server running Linux today
fact: You can try most versions without installing
fact: Deleted in the shell usually skips the trash
fact: Android phones run on a Linux kernel
# terminal | command line, terminal command, bash script, shell script, bash command, zsh, vim, ssh key, cron job, grep, powershell
do: type history and read the last lines
do: press the up arrow once
do: print where you are right now
do: make an alias for one long command
now: you open vim and can't get out
now: the cursor blinks and nothing else happens
now: you press the up arrow a long, long time
now: command not found, says the black window
say: The mouse is faster anyway
say: One typo can destroy my computer
say: Real developers memorize every command
fact: Most pros look commands up all day
fact: Silence usually means the command worked
fact: One space can change what gets deleted
fact: Your shell remembers more than you do
# unit testing | unit test, unit testing, integration test, test coverage, flaky test, automated testing, test driven development, tdd, pytest, playwright test, test suite
do: run the whole suite once
do: break one line and see what fails
do: read your test names as sentences
do: find one that's been skipped for months
now: everything is green and the bug ships anyway
now: one fails on Tuesdays and nobody knows why
now: you rename one function and everything goes red
now: you mock so much that nothing real runs
say: I'll add tests when the feature is done
say: Full coverage means no bugs
say: We don't have time for tests
fact: Covered code and checked code are different things
fact: Skipped ones rarely get switched back on
fact: A suite nobody trusts gets ignored
# debugging | debug, debugging, bug in code, fix a bug, stack trace, error message, breakpoint, console error, bug hunting, software bug
do: read the message out loud, slowly
do: write down what you expected
do: undo your last change and retry
do: explain the problem to a rubber duck
now: you change one thing and the problem moves
now: you add a print and the problem disappears
now: you find the answer on the walk home
now: the typo was there the whole afternoon
say: That line can't be the problem
say: Nothing changed since yesterday
say: The library must be broken
fact: The line in the message isn't always the cause
fact: Something always changed, even when nobody did
fact: A problem you can repeat is halfway understood
fact: Fresh eyes beat one more tired hour
# code review | code review, review pull requests, pr review, review a pr, reviewing code, pull request feedback, pull request comment, code reviewer, large pull request
do: open your oldest waiting one
do: count the files in your last one
do: read your last comment out loud
do: review your own diff first
now: the big one gets looks good to me
now: the tiny one gets a thread about naming
now: your change waits and the branch goes stale
now: you read the comment three times for tone
say: Looks good to me
say: A good reviewer finds every bug
say: That reviewer just dislikes my style
fact: Big changes tend to get fewer comments
fact: A tool can argue about spaces for you
fact: Written feedback sounds colder than intended
fact: The author stops seeing their own mistakes
# clean code | clean code, readable code, refactor, refactoring, code smell, naming variables, variable names, function too long, code quality, solid principles, dry principle, coding habit
do: rename one variable called temp
do: scroll to your longest function
do: find one comment that's no longer true
do: open a file from a year ago
now: you open old work and ask who wrote that
now: the author turns out to be you
now: you scroll and the function still isn't over
now: a flag called flag decides everything
say: I'll tidy up after the release
say: Shorter is always cleaner
say: Good work needs no comments
fact: Code gets read far more often than written
fact: Comments can go wrong without anyone noticing
fact: Removing repetition can make things harder to read
fact: Clever and clear are often enemies
# regex | regex, regular expression, regex pattern, regexp, pattern matching text, validate an email address
do: write down three strings that should fail
do: paste one into an online tester
do: say in English what should match
do: find one you copied without reading
now: you copy a pattern and change one symbol
now: the pattern matches everything, including the empty line
now: a month later you can't read your own
now: you add one more backslash and cross your fingers
say: Nobody actually understands those
say: One pattern can check any email
say: I'll remember what that one does
fact: Matching too much is more common than too little
fact: The same pattern can behave differently between languages
fact: A bad pattern can freeze a program
fact: Some formats can't be parsed with one pattern
# coding interviews | coding interview, leetcode, technical interview, whiteboard interview, faang interview, coding challenge, live coding, take home coding test, developer interview
do: set a timer and talk out loud
do: solve one easy problem on paper
do: explain your last solution to somebody
do: write down the question's edge cases
now: the shared editor opens and your mind empties
now: the interviewer types something and you stop talking
now: you solved the same problem fine last night
now: you find the bug right after the call ends
say: I have to memorize every problem
say: If I can't finish, I fail
say: Asking questions looks weak
fact: Interviewers usually hear how you think, not only code
fact: Silence gives the interviewer nothing to grade
fact: Being watched changes how people code
fact: The job rarely looks like the puzzle
# algorithms | coding algorithm, learn algorithms, data structure, big o, binary search, recursion, dynamic programming, sorting algorithm, hash map, linked list, time complexity
do: trace one example by hand
do: draw the list with boxes and arrows
do: write the base case first
do: sort a hand of playing cards slowly
now: you follow the lesson and freeze on the exercise
now: the call stack overflows on the first run
now: your loop is off by one again
now: you draw arrows until the paper is full
say: I'll never use that at work
say: The fastest one is always the best
say: That's only for math people
fact: The best choice depends on the input's size
fact: On tiny inputs, the slow way can win
fact: Your language already sorts better than most of us
fact: Speed is often bought with memory
# system design | system design, load balancer, microservices, monolith, scalability, caching, redis, message queue, distributed system, software architecture, rate limiting
do: draw the boxes before naming the tools
do: cross out one box and see
do: estimate the busiest hour
do: follow one request from start to finish
now: you draw three boxes and a cylinder
now: the old value still shows and nobody knows why
now: one small service goes down and everything waits
now: somebody asks how big the traffic really is
say: We have to build for everybody now
say: Small services are always better
say: A cache fixes slow
fact: Every network call can fail
fact: Many slow systems have one slow part
fact: Splitting a system turns function calls into network calls
fact: Knowing when a stored copy is stale is hard
# technical debt | technical debt, tech debt, legacy code, legacy system, rewrite from scratch, old codebase, spaghetti code, code migration
do: find the file everyone is afraid of
do: search your code for the word todo
do: look up when that file last changed
do: ask who still remembers why
now: the comment says temporary and the date says otherwise
now: you touch one line and an old report breaks
now: the person who wrote that left years ago
now: the estimate grows every time you look closer
say: We should rewrite the whole thing
say: We'll clean up next quarter
say: Old means bad
fact: Ugly old files often hold forgotten fixes
fact: A rewrite has to chase a moving target
fact: Some shortcuts are sensible choices at the time
fact: Code nobody changes may not need fixing
# side projects | side project, coding project, portfolio project, weekend project, project idea for developer, ship a project, pet project, hobby project, unfinished project
do: write the one screen that matters
do: list the projects you never finished
do: send one person a rough link
do: delete one feature from the plan
now: you buy the domain before writing a line
now: you spend the evening on the logo
now: you rebuild the login page a third time
now: the last commit is from March
say: I just need a better idea
say: I'll share when the thing is perfect
say: Somebody already built that
fact: The last part takes longer than the first
fact: An existing rival can mean real demand
fact: Most visitors leave before the second screen
fact: Deadlines work even when nobody else set them
# learning to code | learn to code, learning to code, learn coding, learn programming, self-taught developer, self taught programmer, tutorial hell, first programming language, start coding, coding for beginners, teach myself to code
do: close the tutorial and type from memory
do: pick one tiny thing to build
do: change one line and guess the result
do: keep your first file, however rough
now: the tutorial works and the blank file doesn't
now: you switch languages for the third time
now: you type along and nothing sticks
now: the code runs and you have no idea why
say: I'm not a math person
say: I have to pick the perfect language
say: I'm too old to start that
fact: Watching and writing train different skills
fact: Experienced people still look up the basics
fact: The second language comes easier than the first
fact: Being stuck is part of the daily job
# coding bootcamps | coding bootcamp, bootcamp grad, software bootcamp, data bootcamp, tech bootcamp, bootcamp worth it, computer science degree, cs degree, bootcamp vs degree
do: ask one graduate what they do today
do: read the refund terms
do: write down your free hours per week
do: read three job ads near you
now: you read glowing reviews with the same wording
now: the application form asks why, and you pause
now: you explain your new path at a family dinner
now: demo day ends and the job hunt begins
say: The certificate gets me the job
say: Employers only want a degree
say: I can learn all of that for free
fact: Reported job numbers depend on who gets counted
fact: Two cohorts of one school can differ a lot
fact: A diploma and a portfolio answer different questions
fact: The learning keeps going after the last class
# junior developers | junior developer, junior dev, entry level developer, first developer job, first dev job, new developer, junior engineer, first coding job, entry level tech
do: write down what you tried before asking
do: open your first merged change
do: save one question for tomorrow's standup
do: keep a file of small wins
now: you stare at the setup guide on day one
now: you type the question and delete the message
now: everyone in standup speaks in acronyms
now: your first change takes a week for one line
say: I should know that by now
say: A senior would never ask that
say: Everyone else understands the whole system
fact: Nobody on the team knows the whole codebase
fact: Seniors search for basic things all day
fact: Reading old code takes longer than writing new
fact: A question asked early costs less than a guess
# software engineering careers | software engineer, senior developer, software developer, senior engineer, web developer, frontend developer, backend developer, tech career, engineering manager, staff engineer, full stack developer, tech job
do: look at your calendar from last week
do: write down a decision you made
do: open your job's written level guide
do: list one thing only you can fix
now: your day is meetings with code in between
now: the estimate becomes the deadline
now: your best fix never makes the slides
now: the ticket says small change and you laugh
say: The best coder gets promoted
say: I just want to write code
say: The clever solution gets noticed
fact: Titles mean different things at different companies
fact: Much of the job is reading and talking
fact: An estimate is a guess with a date
fact: The code you remove can be your best work
# open source | open source, open-source, open source contribution, first contribution, maintainer, open source project, github star, good first issue, open source license
do: read the contributing file of one project
do: check the license of one package
do: fix one typo in the docs
do: thank the maintainer of something you use
now: you find a good first issue already taken
now: your pull request sits there without a word
now: a stranger merges your one line fix
now: you read the thread and close the tab
say: I'm not good enough to help
say: Free means I can do anything
say: Somebody gets paid to answer
fact: Documentation fixes are real contributions
fact: Code without a license isn't free to use
fact: Big tools are sometimes kept alive by one person
fact: A closed suggestion is not a verdict on you
# mobile app development | mobile app development, app development, build an app, app idea, react native, flutter, swiftui, ios developer, android developer, app store review, publish an app, app developer
do: sketch the first screen on paper
do: hand someone your phone and stay quiet
do: write what people would open first
do: read the worst reviews of a rival
now: the store rejects your build with one sentence
now: the layout breaks on your aunt's old phone
now: a friend says that should be an app
now: you test with perfect signal and full battery
say: The idea is the hard part
say: If I launch, people will find the thing
say: I only need one version for everybody
fact: Store approval is a step, not a formality
fact: Real users have old phones and bad signal
fact: Most features get used by few people
fact: The work starts again after launch
# game development | game development, game dev, gamedev, indie game, unity game, unreal engine, godot, make a game, game developer, game design, game jam, pixel art
do: sketch one level on graph paper
do: turn your game's sound off and play
do: let a stranger play while you're silent
do: cut one mechanic from your list
now: your character falls through the floor again
now: you build the inventory before the game
now: a tester gets stuck in the first room
now: the placeholder cube is still the hero
say: My dream project comes first
say: Better graphics make a better game
say: I need to learn the engine completely
fact: A fun prototype can be a gray box
fact: Players skip the text you wrote most carefully
fact: Sound changes how a jump feels
fact: The menu takes longer than anyone plans
# vs code and editors | vs code, vscode, code editor, cursor editor, neovim, ide setup, vs code extension, editor shortcut, coding setup, dev tools
do: learn one shortcut for multiple cursors
do: list the extensions you forgot about
do: open a file without the mouse
do: turn format on save on or off
now: you try a new theme instead of working
now: the formatter changes the whole file at once
now: tabs stretch past the edge of the screen
now: a stray keypress opens a panel you've never seen
say: The right setup makes me faster
say: Real programmers don't need a mouse
say: One more extension won't hurt
fact: Typing speed is rarely what slows programmers down
fact: Most people use a fraction of their editor
fact: An extension can read the files you open
fact: A setting can live in three places at once
# logins and authentication | user authentication, login system, jwt, oauth, session cookie, sign in with google, passkey, auth in app, password reset flow
do: log out and reset your own password
do: check how long your session lasts
do: read what one sign-in button asks for
do: open your browser's cookie list
now: you stay logged in after changing the password
now: the reset email lands in spam
now: you log out and the token still works
now: you can't remember which button you signed up with
say: I'll just build my own login
say: Nobody can read what's inside a token
say: Logged in means allowed
fact: Who someone is differs from what they may do
fact: Many tokens can be read by anyone holding one
fact: Logging out doesn't always end every session
fact: The reset link is part of the front door
# web security | xss, sql injection, csrf, web security, secure coding, ethical hacking, penetration testing, bug bounty, owasp, hacker, cybersecurity career
do: search your repo for the word secret
do: list every place a stranger can type
do: check one dependency for known problems
do: look up who can see your logs
now: a test string in a form breaks the page
now: your log file shows logins from nowhere you know
now: a stranger emails to say your page leaks
now: an update warning has been open for weeks
say: We're too small to be a target
say: Nobody would think of that
say: The firewall takes care of everything
fact: Many attacks are automatic and pick nobody in particular
fact: Anything typed into a form can be hostile
fact: Permission comes before any kind of testing
fact: Old, forgotten parts are favorite ways in
# frontend and backend | frontend, front end, front-end, backend, back end development, full stack, frontend vs backend, web development, web dev, web performance, page speed
do: count the requests one page makes
do: load your page on weak signal
do: follow one button press to the database
do: look at your biggest image file
now: the button works and the data never arrives
now: both sides say the other side broke something
now: a huge photo loads inside a tiny box
now: the spinner outlasts your patience
say: The pretty part is the easy part
say: I have to master both sides
say: My page is fast on my laptop
fact: Visitors can change anything the browser runs
fact: Pictures often weigh more than all the code
fact: Checks in the browser can be skipped
fact: A fast server can still serve a slow page
# ai coding | ai coding, vibe coding, copilot, cursor ai, code with ai, ai generated code, coding with chatgpt, claude code, ai programmer, will ai replace developers
do: read the diff before you accept anything
do: ask for a plan before any code
do: commit before you let a tool loose
do: delete one line you can't explain
now: the demo works and nobody knows how
now: the tool fixes one thing and breaks another
now: you accept a change you didn't read
now: the tool calls a function that doesn't exist
say: I don't need to read what works
say: Programmers are finished
say: The tests pass, the tool wrote them
fact: Working code and understood code are different things
fact: Confident output can still call functions nobody wrote
fact: Reviewing can take longer than writing
fact: The person who ships the code owns the code
# coding | coding, coder, programmer, write code, my code, your code, source code, codebase, computer programming, programming language, lines of code, bad code
do: open the last file you changed
do: explain one function out loud
do: delete one line you don't need
do: read the error before you search
now: you run the thing and hold your breath
now: the missing semicolon was there all along
now: the fix comes to you in the shower
now: you read your own work like a stranger's
say: Real developers remember everything
say: More lines means more work done
say: If the program runs, don't touch anything
fact: Most of the job is reading, not typing
fact: Computers do exactly what was written, not meant
fact: The shortest version isn't always the clearest
fact: Everybody looks things up
# software | software, software tool, software update, software product, saas tool, new software, software subscription, crm software, software bug report, install software
do: check which version you have
do: open the settings page you've never opened
do: list what you pay for each month
do: write down one step you repeat daily
now: the update appears when you're busiest
now: the feature you need is on the higher plan
now: the button moved and nobody asked you
now: you still export everything to a spreadsheet
say: A better tool will fix our process
say: I'll read the manual later
say: Updates only break things
fact: Most people use a small part of any program
fact: Switching costs more than the price tag shows
fact: Many updates close holes nobody announced
fact: A free trial shows the tool's best day
# apps | app, mobile app, free app, favorite app, best app, phone app, delete an app, app notification, app permission, app subscription
do: open your list of installed ones
do: check which ones know your location
do: turn off one notification you never read
do: look at your subscriptions page
now: a red dot pulls you in again
now: you download one and forget its name
now: the pop-up asks for your location again
now: the free trial ends while you sleep
say: Closing everything saves battery
say: Free ones cost nothing
say: Everybody just taps allow
fact: Deleting one doesn't always cancel its subscription
fact: Permissions can be taken back at any time
fact: Free usually means somebody else pays
fact: Most installed ones are rarely opened
# website | website, build a website, web page, domain name, web hosting, personal website, website traffic, broken link, my site
do: open your own page on your phone
do: cover everything below the first screen
do: try to find your contact details
do: check when your domain renews
now: you land somewhere and can't find the price
now: a cookie banner covers half the screen
now: your homepage still shows an old date
now: you ask a friend and they scroll right past
say: Once the thing is online, people come
say: More pages look more serious
say: Nobody looks at those on a phone
fact: Visitors scan long before they read
fact: Owning a domain means renewing a domain
fact: Your own browser may show you an old copy
fact: Every page can be somebody's first page
# passwords | password, password manager, strong password, reuse passwords, forgot password, master password, password reset, saved password, password security
do: check if your email appears in leaks
do: count the accounts sharing one of yours
do: open the list your browser has saved
do: change the one on your email first
now: you type the same one with a new number
now: the sticky note lives under the keyboard
now: wrong again, says the box, one try left
now: you reset the same login every single month
say: Mine is too weird to guess
say: Nobody would want my account
say: I keep all of mine in my head
fact: A long one can beat a complicated one
fact: One leak can open several accounts
fact: Your email inbox can reset almost everything else
fact: Many are stolen in bulk, not guessed by hand
# phishing and scam links | phishing scam, phishing attack, spot phishing, scam email, spoofed email, qr code scam, fake website, malicious link, social engineering
do: check the address behind the sender's name
do: open the real site yourself instead
do: call the number printed on your card
do: read the whole link before tapping
now: the message says your account will close today
now: the boss needs gift cards and can't talk
now: the logo is right and the address isn't
now: you were expecting a package, so you tap
say: I'd never fall for that
say: Bad spelling gives the fakes away
say: A lock icon means the site is safe
fact: A fake page can have a lock icon too
fact: Well-written fakes exist, without a single typo
fact: A sender's name can say anything
fact: Hurry is part of the trick
# two-factor authentication | two-factor, two factor, 2fa, mfa, authenticator app, multi-factor, verification code, security key, two-step verification, backup codes
do: find your backup codes
do: turn the setting on for your email
do: check which phone number is on file
do: open the security page of one account
now: the code arrives right after the timer ends
now: you get a code you never asked for
now: new phone, and the codes live on the old
now: someone on the phone asks you for the code
say: My password is strong enough
say: That extra step is just annoying
say: Text codes and app codes are the same
fact: A code you read aloud protects nobody
fact: Some second steps are stronger than others
fact: Losing your phone is the moment to plan for
fact: Real support doesn't need your login code
# vpn | vpn, virtual private network, free vpn, public wifi, public wi-fi, airport wifi, vpn app, ip address, hide my ip, incognito mode
do: look up what address sites see
do: read who owns the one you use
do: check what your browser still remembers
do: forget one old network on your phone
now: you join the airport network without looking
now: the sponsor break says hackers are everywhere
now: you open a private window and feel invisible
now: your bank thinks you're abroad and blocks you
say: Incognito hides me from everyone
say: With one of those I'm anonymous
say: Public networks are always dangerous
fact: Somebody still carries your traffic, just somebody else
fact: A private window mostly hides things on your device
fact: Logging in tells a site who you are
fact: Free services have to earn money somehow
# backups | phone backup, backup drive, back up files, back up photos, back up computer, computer backup, external hard drive, cloud backup, lost files, recover files, data recovery, time machine backup, hard drive failure
do: pick one photo and find its copy
do: check the date of your last one
do: restore a single file as a test
do: name the folder you'd miss most
now: the drive makes a sound it never made
now: the laptop won't start and the thesis is inside
now: you delete one photo and it's gone everywhere
now: the reminder says never and you press later
say: Everything's in the cloud anyway
say: My drive is still new
say: I'll do that this weekend
fact: Syncing and saving a copy are different things
fact: Deleting a synced file can delete every copy
fact: Two copies in one bag get lost together
fact: New drives fail too
# hacked accounts and online privacy | online privacy, hacked account, got hacked, cybersecurity, cyber security, data privacy, internet safety, antivirus, malware, ransomware, data broker
do: look up your own name in quotes
do: check where your account is logged in
do: review which apps use your main account
do: sign out of one device you sold
now: a login alert arrives from a faraway city
now: friends ask about a message you never sent
now: an ad shows what you only talked about
now: you accept every cookie to read one recipe
say: I have nothing to hide
say: Nobody would hack someone like me
say: The antivirus catches everything
fact: Changing a password may leave old sessions open
fact: Old forgotten accounts still hold your details
fact: A break-in can look like a normal login
fact: Companies can know you without an account
# home wi-fi | home wifi, home wi-fi, wifi, wi-fi, router, mesh wifi, wifi dead zone, wifi signal, wifi extender, wifi password, modem
do: look at where your router sits
do: run a speed test in two rooms
do: count the devices on your network
do: check what's standing next to the router
now: the call freezes and you hold the laptop higher
now: one bar in bed, full bars in the hall
now: guests ask for the password and you hunt
now: the router blinks orange behind the TV
say: I need a faster plan
say: More bars means faster internet
say: The router goes in the closet
fact: Walls and water block more than distance does
fact: Full bars and a fast connection are different things
fact: The microwave can talk over your network
fact: The plan you pay for stops at the router
# slow internet | slow internet, internet speed, internet provider, fiber internet, speed test, lag in games, internet outage, starlink, ethernet
do: plug one laptop in with a cable
do: test in the morning and at night
do: read the upload number on your plan
do: pause every device for one minute
now: the movie buffers at the best line
now: support asks if you've tried a restart
now: everyone gets home and the picture freezes
now: the upload bar hasn't moved since lunch
say: The provider is cheating me
say: Up to means that's what I get
say: A restart fixes everything
fact: Download and upload are two different speeds
fact: Speed and delay are not the same thing
fact: Your neighbors' evening can be your slow evening
fact: One big update can eat a whole connection
# printers | printer, printer offline, printer ink, ink cartridge, laser printer, wireless printer, printer not working, inkjet
do: print a test page from the menu
do: check which network the machine joined
do: open the queue and count the jobs
do: look for the paper behind the paper
now: the screen says offline and the light is green
now: you need one page and get an alignment sheet
now: no yellow ink, so no black page
now: the jam is nowhere and the error stays
say: Those machines hate me
say: Cheap to buy means cheap to run
say: I'll just send the page again
fact: The ink can cost more than the machine
fact: One stuck job holds up all the others
fact: Ink dries when nobody prints
fact: Offline often means lost, not broken
# phone battery | phone battery, battery life, iphone battery, battery health, battery drain, charge your phone, fast charging, phone charger, battery percentage, power bank, laptop battery
do: open the battery page in settings
do: turn your screen brightness down one notch
do: see which app is on top today
do: feel if the charger gets hot
now: the number drops from lunch to red
now: you look for an outlet before a seat
now: it's cold out and the screen goes black
now: you carry a cable in every bag
say: Closing every app saves power
say: Charging in bed ruins everything
say: New phones just last less
fact: Heat is harder on a cell than use
fact: The screen is often the hungriest part
fact: The percentage is an estimate
fact: Every rechargeable cell ages, even in a drawer
# phone storage | phone storage, storage full, icloud storage, free up space phone, iphone storage, google storage, storage almost full, clear cache, delete photos, offload apps
do: sort your videos by size
do: open the storage bar in settings
do: empty the recently deleted album
do: check your oldest message thread
now: the pop-up appears right before the candles
now: you delete three screenshots and gain nothing
now: the update needs more room than you have
now: you keep the blurry ones just in case
say: I need a bigger phone
say: Deleted means gone
say: Paying for more is the only way
fact: A few videos can outweigh years of photos
fact: Deleted pictures usually wait in another folder
fact: Message attachments take room as well
fact: Cloud space and phone space are separate
# phone photos | photo organizing, camera roll, photo library, duplicate photos, digital photos, google photos, photo album app, screenshots folder
do: open this day from last year
do: delete one burst down to one
do: search your pictures for the word receipt
do: star the best shot from this week
now: you scroll for minutes to find one picture
now: the same sunset sits there in a whole row
now: half of your gallery is screenshots
now: you show one picture and your friend swipes
say: I'll sort everything this winter
say: I need folders for all of that
say: More pictures means more memories
fact: Many phones can search pictures by what's inside
fact: A synced album is not a second copy
fact: Sending a photo can shrink its quality
fact: Prints survive lost logins
# iphone | iphone, ios, iphone tip, iphone setting, iphone trick, new iphone, airdrop, imessage, siri, iphone hidden feature, face id
do: swipe down on your home screen
do: press and hold one app icon
do: open settings and use the search bar
do: look at your control panel's icons
now: a friend shows you a gesture you never knew
now: the update moved your favorite button
now: you take a screenshot of your lock screen, again
now: the alarm and the volume have separate plans
say: I know my way around mine
say: I need the newest one
say: Updates only make the old ones worse
fact: The settings app has its own search
fact: Many gestures are never shown on screen
fact: Older models get many of the new features
fact: Some accessibility settings help almost everybody
# android | android, android phone, samsung galaxy, google pixel phone, android setting, android tip, iphone vs android, switch to android, one ui, android app
do: open settings and search one word
do: check when your last security update came
do: long-press an empty spot on the screen
do: look at which launcher you use
now: the same setting hides under another name
now: your bubble is green in the family chat
now: the phone came with two apps for everything
now: you find a menu that friends don't have
say: All of those phones are the same
say: Switching means losing everything
say: Cheap ones are never any good
fact: Two brands can hide one setting in different places
fact: Update promises differ from maker to maker
fact: The maker changes more than the logo
fact: Preinstalled apps can often be switched off
# laptop slow | slow laptop, slow computer, slow pc, speed up laptop, speed up computer, laptop lag, laptop overheating, computer running slow, too many tabs, slow mac, laptop fan
do: sort the task list by memory
do: see what starts when you log in
do: check how full your drive is
do: put your hand near the vent
now: the fan starts and the cursor stops
now: you count your tabs and give up
now: the update wheel spins during your meeting
now: you make coffee while the thing starts up
say: I need a new computer
say: A cleaner app will fix that
say: Machines just get slow with age
fact: Heat makes a computer slow itself down
fact: Browser tabs can use more memory than programs
fact: A nearly full drive slows everything
fact: Sleeping for weeks is not a restart
# buying a laptop | new laptop, buy a laptop, best laptop, laptop for college, laptop for students, laptop for work, cheap laptop, refurbished laptop, used laptop, gaming laptop, chromebook, laptop buying
do: list the three programs you really use
do: check the ports on your current one
do: find out if memory can be upgraded
do: weigh your bag with everything inside
now: every model number is one letter apart
now: the store sticker lists numbers nobody explains
now: you compare tabs until you forget your budget
now: the perfect one has only one port
say: More cores means faster
say: The expensive one lasts longer
say: I'll wait for the next model
fact: Two models can share a name and little else
fact: Some parts can never be upgraded later
fact: The battery time on the box is optimistic
fact: The screen is what you'll look at all day
# keyboards and shortcuts | keyboard shortcut, mechanical keyboard, wireless keyboard, typing speed, touch typing, hotkey, ctrl z, copy and paste, switches keyboard, ergonomic keyboard
do: look at which fingers you type with
do: do one task without the mouse
do: turn the board over and shake gently
do: write one shortcut on a sticky note
now: you right-click to copy in front of a colleague
now: the coworker next door hears every key
now: you reach for the mouse without thinking
now: crumbs fall out and the space bar works again
say: I type fast enough already
say: A better board makes me faster
say: I could never remember all those
fact: The letter layout was not designed for comfort
fact: Most programs share the same few combinations
fact: Copied text can sit in a history
fact: Louder does not mean better built
# windows computers | windows 11, windows 10, windows pc, windows update, windows setting, windows laptop, microsoft windows, task manager, start menu, windows shortcut, file explorer
do: press the logo key and type
do: open the list of startup apps
do: check which version you're on
do: snap two programs side by side
now: the update picks the worst possible moment
now: the setting exists in two different menus
now: not responding, says the title bar
now: you search for a file and get the internet
say: I'll update next week
say: Shutting down clears everything
say: The desktop is a fine filing system
fact: Restart and shut down don't do the same thing
fact: Old menus still live behind the new ones
fact: Many programs start without asking
fact: Clipboard history is there but often switched off
# mac | macbook, macos, imac, mac mini, mac tip, mac shortcut, mac setting, new mac, my mac, mac user, apple laptop, mac app, switch to mac
do: press command and space together
do: count the icons in your menu bar
do: check how full your disk is today
do: try the corner of your trackpad
now: you close the window and the app stays open
now: the desktop is a wall of screenshots
now: the beach ball spins and you wait
now: one port left and two things to plug in
say: Those can't get viruses
say: Closing the red dot quits the program
say: I know every gesture
fact: Closing a window doesn't quit the program
fact: Malware exists for every popular system
fact: Spotlight can do math and convert units
fact: System data is a vague word for a lot
# gmail and outlook | gmail, outlook email, email filter, unsubscribe from emails, spam folder, gmail trick, email folder, clean up inbox, organize email, unread emails
do: search your mail for the word unsubscribe
do: look in your spam folder once
do: read your unread count out loud
do: make one rule for one sender
now: the badge shows a number you stopped reading
now: you mark a message unread so you'll remember
now: the attachment you promised isn't attached
now: you search your own name to find a file
say: I need a folder for everything
say: I'll answer when I have time
say: Deleting is risky, I might need that
fact: Searching is often faster than filing
fact: Archived is not deleted
fact: Replying to a stranger confirms your address exists
fact: A sent message can rarely be taken back
# digital calendars | google calendar, calendar app, shared calendar, family calendar, calendar invite, outlook calendar, digital calendar, calendar block, schedule meetings, calendly, color code calendar
do: open next week and count the gaps
do: check which time zone yours uses
do: decline one thing you never needed
do: add travel time to one entry
now: two meetings land on the same hour
now: the reminder pops up as the call begins
now: the invite moved and nobody told you
now: your dentist visit shows up on the work screen
say: I keep all of that in my head
say: An empty hour is a free hour
say: Color coding will fix my week
fact: An invite is a question, not an order
fact: Travel and setup rarely make the entry
fact: Two time zones can break one meeting
fact: Shared doesn't always mean visible to everyone
# ipad and tablets | ipad, tablet computer, apple pencil, procreate app, procreate brush, drawing tablet, ipad for students, kindle, e-reader, ipad setup, android tablet
do: check what yours is mostly used for
do: try split screen with two apps
do: wipe the screen and start fresh
do: look at your screen time by app
now: the tablet becomes a very nice TV
now: the pen is empty when the idea comes
now: you search for a file that lives somewhere
now: you prop the screen against a cereal box
say: One of those replaces a laptop
say: I need the pro version
say: Drawing on glass feels wrong
fact: The accessories can cost as much as the screen
fact: The same app can do less on a tablet
fact: The pen and the tablet must match
fact: A matte screen changes how writing feels
# headphones and earbuds | headphones, earbuds, airpods, noise cancelling, noise canceling, bluetooth headphones, wireless earbuds, gaming headset, bluetooth speaker, lost airpod
do: clean the mesh with a dry cloth
do: try a different tip size
do: forget the device and pair again
do: check the left and right volume balance
now: one side dies in the middle of the song
now: you talk too loud with both in
now: your music plays in the car outside
now: the case opens and only one is inside
say: Louder means better
say: The expensive pair always sounds better
say: Wired ones are dead
fact: A bad fit steals the bass first
fact: Canceling works better on hums than on voices
fact: Tiny batteries age with every charge
fact: The microphone can lower the sound quality
# home office desk setup | home office setup, computer monitor, dual monitor, second monitor, ultrawide monitor, cable management, monitor arm, webcam, docking station, work from home setup
do: measure from your eyes to the screen
do: trace one cable you can't explain
do: look at yourself on your webcam
do: sit down and let your shoulders drop
now: the cables under the desk form a nest
now: the second screen is mostly one chat window
now: your laptop camera films your ceiling
now: the standing desk hasn't stood since March
say: A second screen makes me productive
say: The chair can wait
say: Wireless means no cables
fact: Sharp text needs the right scaling, not just pixels
fact: Cables that fit can still carry different things
fact: No single posture is good all day
fact: A window behind you turns you into a shadow
# phones | phone, smartphone, new phone, cell phone, phone case, phone screen, cracked screen, phone setting, phone upgrade, used phone, phone notification
do: put yours face up on the table
do: count the notifications on your lock screen
do: wipe the camera lens with your shirt
do: check your pickup count for today
now: you pat your pockets while holding the thing
now: the screen cracks on the one soft fall
now: you check the time and forget the time
now: the old one stays in a drawer, just because
say: I barely use mine
say: I need the newest model
say: Mine is listening to me
fact: Much of a new model is the old model
fact: A clean lens changes every picture
fact: Most settings are never opened
fact: A drawer is hard on an old battery
# computers | computer, pc, desktop computer, laptop, computer tip, computer skill, tech tip, computer science, tech support, parents tech, computer basics
do: count the tabs you have open
do: check when yours last restarted
do: find one file without using your mouse
do: look at the ports on the side
now: you turn everything off and on again
now: the document is saved as final final
now: you become the family's help desk at dinner
now: the download exists and nobody knows where
say: I'm just not a computer person
say: One wrong button breaks everything
say: Shutting down wears the machine out
fact: A restart solves more than people admit
fact: Undo works almost everywhere
fact: Fast and new are not the same word
fact: Most experts search the error like everyone else
# xlookup and vlookup | xlookup, vlookup, index match, lookup formula, lookup function, hlookup, match two sheets, compare two lists, excel lookup
do: check both columns for hidden spaces
do: find one value that appears twice
do: open a file full of error cells
do: test with a name you know exists
now: the cell says not available, the name is there
now: somebody inserts a column and the answers shift
now: you count columns with your finger on the screen
now: you copy down and the range slides away
say: The value is there, the sheet is wrong
say: The old one works fine
say: An approximate match is close enough
fact: A number stored as text won't match a number
fact: Only the first match comes back
fact: One invisible space breaks a match
fact: Older versions may not know the newer function
# pivot tables | pivot table, pivottable, pivot chart, pivot slicer, pivot in excel, summarize data excel, pivot table mistake
do: check your headers for empty cells
do: turn your range into a table
do: drag one field to the rows box
do: refresh and see what changes
now: the boss wants the same thing by month
now: you drag a field and the screen goes wild
now: the number counts when you wanted a sum
now: yesterday's totals still show after you fixed the data
say: Those are for finance people
say: I can do that with formulas
say: The totals update by themselves
fact: New data needs a refresh to appear
fact: One blank cell can turn sums into counts
fact: Messy headers stop everything before you start
fact: Nothing you drag changes the original data
# excel formulas | excel formula, sumif, countif, if formula, nested if, excel function, ref error, circular reference, absolute reference, conditional formatting, excel error, dynamic array
do: find the longest one in your workbook
do: step into one cell and read slowly
do: look for a dollar sign in one
do: trace where one number comes from
now: you drag down and the reference slides away
now: the cell fills with hash marks
now: a closing bracket is missing somewhere in there
now: you inherit a sheet nobody dares to touch
say: One giant formula looks professional
say: If a number shows, the formula is right
say: I'll type that number in for now
fact: A typed-in number hides inside formulas for years
fact: Hash marks usually mean a narrow column
fact: A date is a number in disguise
fact: Hiding an error doesn't fix the error
# charts and data visualization | excel chart, bar chart, pie chart, data visualization, data viz, line chart, chart mistake, graph in excel, tableau, choose a chart, misleading graph
do: write the one sentence yours should say
do: check where the axis starts
do: delete one gridline or label
do: show yours to someone without explaining
now: the slices are too thin to label
now: the legend makes your eyes jump back and forth
now: somebody asks what they're looking at
now: the default colors give the software away
say: The picture speaks for itself
say: More colors make things clearer
say: Numbers can't lie
fact: The same numbers can look flat or dramatic
fact: People compare lengths better than angles
fact: A cut axis can change the story
fact: Some readers can't tell red from green
# google sheets | google sheets, google sheet, google spreadsheet, sheets formula, apps script, importrange, query function, shared spreadsheet, google forms
do: open the version history once
do: check who can edit yours
do: freeze the top row
do: protect one column people keep breaking
now: three colored cursors fight over one cell
now: somebody sorted one column and not the rest
now: loading, says the cell, and keeps saying so
now: you find a copy of somebody's copy
say: That's just the free, weaker version
say: Shared means everybody can see everything
say: Somebody deleted my numbers for good
fact: Most shared files keep an edit history
fact: A link can travel further than you think
fact: A filter can change the view for everyone
fact: Sorting one column alone scrambles the rows
# excel | in excel, microsoft excel, excel tip, excel trick, excel shortcut, learn excel, excel spreadsheet, spreadsheet, excel skill, excel file, power query, excel template, excel for beginners
do: open the oldest file you still use
do: freeze the top row of your sheet
do: look for merged cells
do: unhide every hidden tab
now: the file is called final version two
now: you scroll right and lose the names
now: a long ID turns into scientific notation
now: everyone waits while one person has the file open
say: I'm just not a numbers person
say: A macro is the only way
say: Merged cells look cleaner
fact: A sheet that works can still be wrong
fact: Merged cells cause trouble when you sort
fact: Opening a text file can change your dates
fact: Most people use a sliver of the menus
# dashboards | dashboard, kpi dashboard, excel dashboard, metrics dashboard, reporting dashboard, sales dashboard, looker studio, weekly report, data dashboard
do: ask who opened yours last week
do: cover everything but the top left
do: name the decision each number helps
do: count the charts on one page
now: the meeting starts and nobody opens the link
now: someone exports the whole thing to a spreadsheet
now: two pages show two different totals
now: the request says just one more filter
say: More numbers means more insight
say: Everybody wants to see everything
say: Once we build one, people will look
fact: Two teams can define one number differently
fact: A page nobody opens still has to be maintained
fact: People look at the top left first
fact: A number without a comparison says little
# power bi | power bi, dax, dax measure, power bi report, power bi dashboard, data modeling power bi, star schema, calculated column, power bi desktop
do: open the model view first
do: count your relationships and their arrows
do: check for a proper date table
do: hide one column nobody needs
now: the total doesn't equal the rows above
now: one slicer filters a page and ignores another
now: the refresh fails right before the meeting
now: the arrow points the wrong way and numbers repeat
say: A measure and a column are the same
say: One big flat table is simpler
say: The visuals are the hard part
fact: A total can be calculated differently from its rows
fact: The model decides more than the visuals
fact: The same formula can give different answers elsewhere
fact: Hidden pages are not private pages
# data analyst jobs | data analyst, data scientist, data engineer, data job, data career, become a data analyst, data analytics career, analyst portfolio, data science job, business analyst
do: write one question your data could answer
do: read three job ads and circle repeats
do: explain one chart to a friend
do: publish one small analysis
now: the quick question takes your whole afternoon
now: the ad asks for every tool ever made
now: your nice model meets the real spreadsheet
now: somebody asks for the number, not the method
say: I need every tool before I apply
say: The job is mostly building models
say: A certificate is enough
fact: Much of the work is cleaning and asking
fact: One title covers very different jobs
fact: The hardest part is often the question
fact: Clear writing is part of the job
# data analysis | data analysis, data analytics, clean data, data cleaning, dirty data, analyze data, data set, dataset, exploratory analysis, outlier, missing data, data quality
do: look at raw rows before any average
do: count the blanks in one column
do: ask who typed the numbers in
do: sort one column both ways
now: the same city is spelled three ways
now: the average looks fine and the rows don't
now: one wild value pulls the whole line up
now: you find test customers in the real numbers
say: The average tells me enough
say: More data fixes everything
say: I'll just delete the odd ones
fact: An average can describe nobody in the group
fact: Missing values are often missing for a reason
fact: Cleaning takes longer than anyone plans
fact: Every dataset was collected for some purpose
# ab testing | ab test, a/b test, a/b testing, split test, statistical significance, p value, sample size, experiment design, hypothesis test
do: write the decision before you look
do: name the one number that counts
do: note the date you'll stop
do: ask who was left out
now: one version is ahead on the first morning
now: you refresh the results before breakfast
now: the winner loses its lead by Friday
now: everyone remembers the result they liked
say: We can stop, that one is winning
say: Significant means important
say: No difference means the test failed
fact: Early leads often shrink
fact: Unlikely results still happen by chance
fact: Significant and large are different words
fact: Peeking often changes what a result means
# data | data, big data, data science, data literacy, data driven, open data, data request, raw data, data story, data strategy
do: ask where one number came from
do: write the question above the table
do: look at the rows behind one total
do: check the date on the file
now: two reports show two different totals
now: somebody asks for everything, just in case
now: the chart goes up and nobody asks why
now: the file is named export final new
say: Numbers are objective
say: Collect everything and decide later
say: The tool will tell us
fact: Somebody decided what to count
fact: What nobody recorded can't be analyzed
fact: A clean table has usually lost something
fact: The same number can support two stories
# chatgpt | chatgpt, chat gpt, claude ai, gemini ai, ai chatbot, chatbot, openai, llm, large language model, custom gpt, ai assistant
do: ask something you already know
do: open the data settings of your account
do: start a fresh chat for one task
do: check one source the answer names
now: the answer sounds perfect and the source doesn't exist
now: you paste the reply and remove the word delve
now: the chat forgets what you said at the top
now: you say please and thank you anyway
say: The machine knows everything
say: The answer had sources, so I'm fine
say: Everyone can tell when I use one
fact: A fluent answer can still be wrong
fact: The same question can get two answers
fact: Agreeing with you is not the same as checking
fact: A quoted source still has to be opened
# ai prompts | ai prompt, chatgpt prompt, prompt engineering, better prompt, write prompts, prompt template, system prompt, prompt for work
do: paste an example of what you like
do: say who will read the result
do: delete one vague word from yours
do: ask which details are missing
now: you get a list with bold words, again
now: you type make it better and press enter
now: the third try is worse than the first
say: Longer is always better
say: The tool should know what I mean
fact: An example often says more than an adjective
fact: The model can't see what's on your desk
fact: A template written for others lacks your details
fact: Small wording changes can change the answer
# ai tools | ai tool, artificial intelligence, ai at work, use ai, ai image, ai art, midjourney, ai voice, ai video, generative ai, deepfake, ai writing, ai agent, ai news
do: list one task you'd gladly hand over
do: read what happens to your uploads
do: test one on work you know well
do: count the trials you forgot to cancel
now: another tool of the year lands in your feed
now: the hand in the picture has an extra finger
now: a colleague asks which one you use
say: Those will take all our jobs
say: I'm already too late
say: A tool like that saves hours, always
fact: A demo shows the best try, not the first
fact: Checking the result is part of the time
fact: What you upload may be kept
fact: Old samples shape what a new model makes
# automation and zapier | zapier, workflow automation, automate, automation, make.com, n8n, automate tasks, no code automation, power automate, ifttt
do: write down each step by hand first
do: time the boring task once
do: find out who gets the error email
do: run yours once with fake data
now: the same welcome message goes out twice
now: the thing stopped in May and nobody noticed
now: you build for hours to save one minute
now: someone renames a column and everything stops
say: Set up once and never think again
say: Everything boring should be automatic
say: A robot doesn't make mistakes
fact: A broken process gets broken faster
fact: Silent failures are worse than loud ones
fact: Somebody has to own the thing after launch
fact: One renamed field can stop a whole chain
# notion | notion page, notion setup, notion database, notion workspace, in notion, notion dashboard, notion tutorial, notion app, notion planner, using notion, notion ai, obsidian vs notion
do: open the page you used last
do: delete one template you never filled
do: search for something you saved in spring
do: write your next task on paper first
now: you spend the evening choosing an icon
now: the new setup is perfect and empty
now: you copy a template and rename nothing
now: your tasks live in three places again
say: The perfect setup will keep me organized
say: I need one place for everything
say: A prettier page makes me use the thing
fact: Building the system can feel like doing the work
fact: Other people's templates fit other people's lives
fact: A page you can't find doesn't exist
fact: Plain lists outlive fancy ones
# note apps | note app, obsidian app, obsidian vault, apple notes, evernote, onenote, second brain, zettelkasten, notes on phone, digital note, google keep, knowledge management
do: open your oldest note
do: search one word from last year
do: name one note so you'd find it
do: delete the note that says asdf
now: the note says milk and nothing else
now: you save an article and feel well read
now: you switch apps and leave everything behind
now: the brilliant thought is somewhere in your phone
say: The right app will fix my memory
say: I'll sort those later
say: Saving something means knowing something
fact: Search is only as good as your words
fact: Collecting and remembering are different things
fact: Moving apps usually breaks something
fact: Most saved articles are never opened again
# slack and teams chat | slack message, slack channel, slack notification, on slack, in slack, slack status, microsoft teams, teams chat, work chat, chat at work, discord server
do: mute one channel you never read
do: check your notification hours
do: set a status with your return time
do: find one decision buried in a thread
now: the message says hi and nothing else
now: three dots appear, vanish, and appear again
now: you read a ping during dinner
now: the answer is in a thread from last month
say: I have to answer right away
say: A quick ping bothers nobody
say: Green means available
fact: A green dot says little about attention
fact: Short messages often read colder than meant
fact: Decisions in chat are hard to find later
fact: A workplace may be able to read direct messages
# zoom and online meetings | zoom background, online meeting, virtual meeting, google meet, zoom setting, share screen, screen sharing, video conference, zoom tip, remote meeting, webinar tech
do: look at what's behind your chair
do: close the tabs you wouldn't share
do: raise your camera to eye level
do: join early and test your sound
now: you're talking and the mute icon is on
now: can you see my screen, asks everyone
now: your chair shows through the fake beach
now: everybody says bye and nobody leaves
say: The camera has to be on
say: My internet is the problem
say: A fake background hides the mess
fact: Bad sound tires people faster than bad video
fact: Looking at faces is not looking at the lens
fact: A tiny delay makes people interrupt each other
fact: Seeing yourself all day is unusual for a brain
# canva | canva, canva design, canva template, canva tip, canva tutorial, canva pro, canva mistake, design in canva, canva trick
do: count the fonts on your last one
do: shrink your design to thumbnail size
do: delete one decoration
do: write down your two main colors
now: you scroll templates longer than you design
now: somebody else posts your exact template
now: you nudge the text until the pink line shows
now: the perfect picture wears a little crown
say: A template makes anyone a designer
say: More elements fill the space better
say: Any free picture can go anywhere
fact: Empty space is part of a layout
fact: Templates are made to look like nobody's brand
fact: Print and screen colors come out differently
fact: Licenses differ between elements
# figma | figma, figma file, auto layout, design system, figma prototype, figma tutorial, figma component, figma to code, figma plugin, wireframe
do: name the layers in one frame
do: replace your text with something too long
do: open your file like a newcomer
do: press through your own prototype
now: the layer is called frame copy copy
now: you resize one button and everything jumps
now: a developer asks which version is final
now: the mockup is perfect and the real text isn't
say: A clean mockup means an easy build
say: I'll name the layers at the end
say: Pixel perfect is the goal
fact: A mockup shows one screen size and mood
fact: Empty and error screens get forgotten most
fact: Real names are longer than sample names
fact: A library nobody maintains turns into clutter
# ux design | ux design, ui design, ui ux, user experience, ux research, usability test, user interview, ux portfolio, ux designer, product designer, user interface, dark pattern, onboarding flow
do: give someone one task and stay silent
do: read every button label out loud
do: count the steps to your main action
do: use your product with one thumb
now: the tester goes straight to the wrong button
now: you want to help and sit on your hands
now: the icon made sense to everyone in the room
now: you can't find the logout either
say: Users will figure that out
say: I'm the user, I know what works
say: Just make the button bigger
fact: What people say and do can differ
fact: People don't read screens, they scan
fact: You can't unlearn your own product
fact: Every extra field asks for patience
# graphic design | graphic design, graphic designer, typography, font pairing, brand colors, poster design, adobe illustrator, design portfolio, color palette design, choose a font
do: squint at your layout from the door
do: print yours in black and white
do: take away one font
do: flip your layout and look again
now: the client asks to make the logo bigger
now: the file is named final for real
now: you notice bad spacing on every sign in town
now: two fonts almost match and that's the trouble
say: I just need a nicer font
say: Empty space is wasted space
say: A logo has to explain everything
fact: Contrast leads the eye before color does
fact: Two similar fonts clash more than two different ones
fact: The screen's colors aren't the printer's colors
fact: Good spacing is what nobody notices
# web design | web designer, homepage design, web design tip, website layout, hero section, website redesign, navigation menu, website color, ui inspiration, website footer, squarespace, wix
do: shrink the window to phone width
do: blur your eyes and find the button
do: read the menu labels to a friend
do: swap the sample text for real words
now: the slider moves on before you finish reading
now: you hunt for the menu behind three lines
now: the client sends the text on the last day
now: everything above the fold wants to be first
say: People don't scroll
say: The homepage matters most
say: Everything important goes on top
fact: Many visitors never see the homepage first
fact: The fold moves from screen to screen
fact: Words usually do more than pictures
fact: A picture of a perfect desk tells visitors little
# wordpress | wordpress, wordpress plugin, wordpress theme, elementor, wordpress site, wordpress blog, gutenberg editor, wordpress update, wordpress security, divi
do: count your active plugins
do: check the date of your last backup
do: look for unused themes
do: log in and read the update list
now: you press update and hold your breath
now: the page goes white and you stop moving
now: two plugins do the same thing and argue
now: the spam comments outnumber the readers
say: There's a plugin for everything
say: Updating breaks things, so I wait
say: A free theme costs nothing
fact: A switched-off plugin can still be a risk
fact: Abandoned plugins look just like healthy ones
fact: Old versions are a favorite way in
fact: The theme demo's photos aren't in the box
# no-code | no code, no-code, low code, webflow, bubble.io, airtable, glide app, no code app, softr, build without code
do: draw the tables before the screens
do: check if you can export your data
do: look up the next plan's price
do: write the one job your tool does
now: you hit the one thing the builder can't do
now: the free plan ends at the first real user
now: you watch a tutorial about variables after all
now: you drag a box and three others move
say: I don't need to think like a programmer
say: Anything can be built that way
say: I can always move away later
fact: Logic stays logic, with or without typing
fact: Leaving a platform is harder than joining
fact: The data structure matters here too
fact: Prices tend to grow with your users
# design | design, designer, design tip, good design, design principle, design feedback, design process, mood board, design inspiration, creative software
do: step back and squint at everything
do: remove one thing and compare
do: collect three examples you dislike
do: show two versions, not one
now: you move one thing and move the thing back
now: somebody says make that pop
now: you find the perfect example after you're done
now: the first idea still looks best at midnight
say: I'll know when I see the right one
say: Taste can't be learned
say: More options means a better result
fact: Limits make choices easier
fact: People notice what's off before what's good
fact: Feedback is easier with a clear question
fact: The first idea is often everyone's first idea
# editing pictures | photo edit, edit a photo, photo filter, retouching, snapseed, edit portraits, edit pictures, edit selfies, photo retouch, over-edited photo, editing style
do: open one shot and straighten the horizon
do: flip before and after one time
do: dim your screen and look again
do: leave one picture alone until tomorrow
now: you slide saturation up, then a little down
now: the picture looks great tonight and orange tomorrow
now: you crop and the photo finally makes sense
now: the before looks better than the after
say: A preset fixes any picture
say: I can fix that afterward
say: Good pictures need no work afterward
fact: Your eyes get used to too much quickly
fact: Blown-out white holds nothing to bring back
fact: The same edit looks different on another screen
fact: Light decides more than any slider
# photoshop | photoshop layer, layer mask, remove background, generative fill, photoshop tutorial, photoshop beginner, smart object, clone stamp, photoshop selection
do: look at your layers panel
do: name one layer right now
do: duplicate the background before anything else
do: zoom out to full size
now: the brush does nothing because of another layer
now: the hair is the part that won't cut out
now: you erase a bit and want that back
now: the tool vanished from the place you knew
say: I need to learn every tool
say: Erasing is quicker than masking
say: People can't tell anyway
fact: Hiding pixels is safer than erasing pixels
fact: There are several ways to do almost everything
fact: Shadows give most cutouts away
fact: Enlarging a small picture has to invent detail
# lightroom | lightroom preset, raw photo, raw vs jpeg, lightroom mobile, lightroom catalog, culling photos, white balance, histogram, lightroom mask
do: pick your best shot and stop
do: open the histogram on one picture
do: check where your originals live
do: reset one photo and start over
now: you import a whole weekend and cull for hours
now: the question mark says the original is gone
now: the preset looks nothing like the sample
now: the faces come out a little green
say: The right preset gives me my style
say: Everything is saved inside the program
say: The camera's file is the truth
fact: The catalog is not a copy of your photos
fact: A raw file isn't a finished picture
fact: One preset looks different in different light
fact: Choosing takes longer than adjusting
# capcut | capcut, capcut template, capcut tutorial, captions in capcut, auto captions, capcut edit, capcut transition, edit on phone, edit reels
do: cut the first breath before you speak
do: read your captions once for wrong words
do: turn the music down one step
do: delete one transition
now: the automatic captions misspell your own name
now: you trim one clip and everything shifts
now: the phone gets hot in the middle of exporting
now: you scroll effects and forget the story
say: More effects keep people watching
say: The template does the work
say: Nobody reads captions anyway
fact: Many people start a clip with the sound off
fact: Automatic captions still need a reader
fact: A plain cut is the most used transition
fact: Small screens hide small text
# video editing | video editing, edit videos, premiere pro, davinci resolve, final cut, jump cut, color grade video, video editor, b-roll, rough cut, video transition, sound design video
do: cut one second off the start
do: close your eyes and hear your edit
do: back up the footage before you cut
do: name your clips before the first cut
now: you drag the timeline and the sound slips
now: media offline, says the red screen
now: the export bar stops near the end
now: you've heard the same sentence all afternoon
say: I'll fix that in the edit
say: Better software makes better videos
say: Every good shot has to stay in
fact: Viewers forgive the picture before the sound
fact: You can't hear your own pace after hours
fact: A first cut is almost always too long
fact: The edit can't add what nobody filmed
# thumbnails | thumbnail, thumbnail design, thumbnail mistake, video title and thumbnail, make thumbnails, better thumbnail, video cover, reel cover
do: shrink yours to stamp size
do: hold your phone at arm's length
do: count the words on your last one
do: put yours next to three rivals
now: you freeze on the frame with closed eyes
now: the time stamp covers your best word
now: you make the surprised face alone in your room
now: the pretty one loses to the plain one
say: The shocked face always works
say: The title should go on the picture
say: I'll make one when the video's done
fact: Most people see the picture very small
fact: The corner with the clock gets covered
fact: The picture and title are read together
fact: Looking good and getting noticed are different jobs
# cameras | first camera, new camera, camera body, camera gear, buy a camera, iso setting, manual mode, kit lens, vlogging camera, camera upgrade, best camera, used camera
do: find the setting you never touched
do: look through the lens at a lamp
do: take the same frame three ways
do: check the space on your card
now: you aim and the lens cap is on
now: the photos are sharp and nobody's eyes are
now: you read reviews instead of going outside
now: the battery dies as the light gets good
say: A better body takes better pictures
say: Real photographers only use manual
say: More megapixels means sharper
fact: Lenses usually outlive the bodies behind them
fact: A bigger number on the box isn't sharper
fact: Auto is a set of guesses about brightness
fact: A blurry hand looks like a bad lens
# filming with a phone | film with phone, phone filming, filming on iphone, phone video, smartphone video, phone tripod, shoot video on phone, film yourself, record yourself, film content alone
do: wipe the lens before you record
do: lock the focus on your face
do: film for three seconds before you talk
do: turn on the grid lines
now: you talk for minutes and never pressed record
now: the phone slides off the stack of books
now: a call comes in during the good take
now: you look at yourself instead of the lens
say: I need a real camera first
say: The front camera is good enough
say: I can film anywhere
fact: The back camera is usually the better one
fact: Echo is harder to fix than a dark picture
fact: A window can beat a cheap lamp
fact: Storage runs out faster on sharper settings
# lighting for video | video lighting, ring light, softbox, lighting setup, key light, film lighting, lighting for video, light your face, led panel, studio light
do: turn your chair toward a window
do: switch off the ceiling lamp
do: hold a white sheet beside your face
do: look for the shadow under your nose
now: the ring shows in your glasses
now: the sun moves and your face changes mid-sentence
now: half your face is blue and half is orange
now: you sit down and become a silhouette
say: Brighter is better
say: I need a whole kit
say: Daylight is always free and easy
fact: A bigger source makes softer shadows
fact: Mixing lamp and window gives two colors
fact: Moving a lamp closer changes more than power
fact: Where the shadow falls matters more than brightness
# microphones | microphone, usb mic, lavalier, lav mic, xlr mic, audio interface, shotgun mic, blue yeti, mic placement, mic setup, best mic
do: move yours one hand closer
do: clap once and listen for the echo
do: record a minute of your empty room
do: check which input is selected
now: you recorded everything with the laptop's built-in
now: the fridge hums in the quiet part
now: the shirt rubs the clip the whole time
now: every P sounds like a small explosion
say: An expensive one fixes my sound
say: Noise can be removed afterward
say: Closer sounds worse
fact: The room is in every recording
fact: Distance changes sound more than price does
fact: Talking past the mic softens harsh P sounds
fact: Blankets beat foam squares for some problems
# podcast audio | podcast audio, podcast sound, edit a podcast, podcast editing, podcast mic, podcast setup, audio editing, audacity, background noise audio, voice recording, remote podcast recording, podcast equipment
do: listen to your first minute on earbuds
do: record your room with nobody talking
do: turn off the fan and listen
do: count your own ums in one minute
now: you hear your own voice and flinch
now: the guest is on speakerphone in a kitchen
now: one voice is loud and the other whispers
now: the file is silent and the guest is gone
say: I sound weird on tape
say: I'll clean the noise up later
say: Cutting every um sounds professional
fact: Everyone hears their own voice differently on tape
fact: Empty rooms echo more than full ones
fact: Listeners reach for the volume before the skip
fact: A cut breath can sound stranger than a breath
# streaming setups | live stream, livestream, live streaming, stream setup, streaming setup, streamer, obs, obs studio, stream overlay, stream deck, dropped frames, vtuber
do: record one minute before you go live
do: check your upload speed, not download
do: mute one source you forgot about
do: look at your stream from another device
now: you talk for minutes with the mic muted
now: the chat says your game sound is too loud
now: the private message pops up on screen
now: zero viewers, and you keep talking
say: I need better gear before I start
say: Longer streams mean more viewers
say: Nobody's there, so I can stay quiet
fact: Viewers hear a problem before you do
fact: Your own preview is not what viewers get
fact: Upload speed matters more than download here
fact: A new viewer walks in mid-sentence
# twitch | twitch, twitch streamer, twitch affiliate, twitch viewer, grow on twitch, twitch chat, twitch panel, twitch clip, kick streaming, twitch partner, small streamer
do: read your title as a stranger would
do: open your last stream mid-way
do: look at how big your category is
do: clip one moment from last week
now: the viewer count says one, and that's you
now: you thank the raid with your mouth full
now: chat stops right when you ask something
now: you check the number instead of the game
say: I just have to stream more hours
say: The big games have the most viewers
say: Affiliate means I made it
fact: Big categories bury small channels
fact: Viewers also find streamers outside the platform
fact: Hiding the viewer count is allowed
fact: Lurkers watch without a word
# ranked games | ranked game, ranked match, solo queue, climb ranked, hardstuck, elo, league of legends, valorant, competitive gaming, esports, rank up in game, tilt in games
do: pull up your last loss's replay
do: write down your last three deaths
do: mute one thing that tilts you
do: set a stop time before you queue
now: the promotion game starts and someone goes quiet
now: you queue once more after the third loss
now: your teammate types before the game even starts
now: the rank icon drops and you close the client
say: My team holds me back
say: I play fine, matchmaking is broken
say: One more game and I'll win that back
fact: Your replays include mistakes nobody typed about
fact: The one player in all your matches is you
fact: Playing tired counts the same as playing fresh
fact: Rank moves slower than skill does
# aim and fps games | aim training, aim trainer, improve your aim, better aim, crosshair, mouse sensitivity, fps game, first person shooter, call of duty, counter strike, apex legends, recoil control
do: write down your current sensitivity
do: check how tight you're holding the mouse
do: count how often you reload too early
do: look at where your crosshair rests
now: you flick past the head again
now: you change the settings after one bad round
now: the warm-up was perfect and the match isn't
now: the kill cam shows how slow you looked
say: I need a better mouse
say: Pros use that, so I should
say: My reactions are just too slow
fact: Where you look first matters before the flick
fact: A new setting feels better for a day
fact: Pro settings fit the pro's desk and hand
fact: Good positioning can hide average aim
# game consoles | game console, ps5, console gaming, console vs pc, controller drift, stick drift, retro console, retro gaming, handheld gaming
do: wipe the dust off the vents
do: check how much space is left
do: feel which button sticks
do: look in your library for unplayed ones
now: you sit down to play and get an update
now: your character walks left all alone
now: the disc goes in and still downloads
now: the shelf holds more games than evenings
say: The newest one is the best one
say: Discs mean I own everything
say: Consoles never slow down
fact: Dust and heat shorten a machine's life
fact: A disc can still need a large download
fact: The TV's settings change how fast buttons feel
fact: Sales make libraries bigger than free time
# game builds and roleplaying games | character build, best class build, game build, elden ring, skill tree, class build, rpg build, baldur's gate, diablo, mmo, world of warcraft, boss fight, meta build, game guide
do: write down why you died last
do: read one item description to the end
do: open the skill you never use
do: try the boss without attacking once
now: you hoard every potion until the credits
now: you spend an hour making the face
now: the boss is almost dead and so are you
now: the patch notes come for your favorite weapon
say: The meta is the only way
say: I'll save that item for later
say: I need more levels first
fact: Descriptions say more than most players read
fact: The strongest setup isn't fun for everyone
fact: Every patch can change the answer
fact: Watching an attack teaches more than swinging
# gaming pcs and frame rate | gaming pc, low fps, fps drops, frame rate, graphics card, gpu, graphics settings, game stutter, refresh rate, gaming monitor, input lag
do: check your monitor's refresh setting
do: open the temperature readout during play
do: lower one shadow setting and compare
do: see where the monitor cable is plugged
now: the game stutters right as the fight starts
now: the fans sound like a small plane
now: you spend the evening in the settings menu
now: the new screen still runs at the old speed
say: I need a new graphics card
say: Ultra looks much better than high
say: More frames make me a better player
fact: The slowest part sets the pace
fact: A fast screen may ship set to slow
fact: Some settings cost a lot and show little
fact: Smooth and high are two different things
# pc building | build a pc, pc build, pc building, custom pc, motherboard, cpu cooler, thermal paste, power supply pc, pc part, budget pc build, ram upgrade, ssd upgrade, pc case
do: read your motherboard's manual, page one
do: sort your screws into small cups
do: check the case length for your card
do: touch bare metal before any part
now: the first press of the button does nothing
now: the board is screwed in, the shield isn't
now: you push the memory in and hear the crack
now: the cables behind the panel push back
say: I'll break something expensive
say: All the money goes in the graphics card
say: Parts that fit together work together
fact: The parts only fit one way, mostly
fact: A dead start is often one loose plug
fact: A cheap power supply can take other parts along
fact: Fast memory may run slow until you switch settings
# gaming | gaming, game night online, new game release, gaming tip, game review, pokemon game
do: look at your most played title
do: turn on subtitles and read one scene
do: open the settings before the first level
do: pick one from your unplayed pile
now: just one more level, and the sun comes up
now: you get lost in the menu's map
now: the tutorial pops up during the best part
now: you buy a new one and play the old
say: Games are a waste of time
say: Hard mode is the real mode
say: I'm too old for that
fact: Players spend longer in menus than they think
fact: Many players never see a long game's ending
fact: Difficulty settings are a tool, not a grade
fact: Old favorites compete with every new release
# mixing music | mix a song, mixing a track, mixdown, mixing and mastering, mastering a song, eq vocals, compression mixing, muddy mix, low end mix, mixing engineer, reverb, sidechain
do: play a favorite song beside yours
do: turn your speakers down to a whisper
do: mute one track and listen again
do: play yours in the car tonight
now: huge in your room, thin in the car
now: you move the same fader back and forth
now: louder sounds better, so you go louder
now: you find your own mistake on a friend's speaker
say: I'll fix that in the master
say: A better plugin will fix my mix
say: Louder is better
fact: Louder nearly always sounds better at first
fact: Your room changes what you hear
fact: Tired ears start to like too much treble
fact: Two instruments can hide in the same range
# making beats | beat maker, beatmaker, trap beat, sell beats, type beat, drum pattern, fl studio, ableton, drum loop, sampling music, hi hat pattern, lo-fi beat, 808 bass
do: finish one old loop tonight
do: mute the melody and hear the drums
do: tap the rhythm on the table first
do: export one idea, however rough
now: you have a folder full of endless loops
now: you scroll kick samples until the idea is gone
now: the loop is great and the song isn't there
now: your head nods and the screen doesn't matter
say: I need more sounds
say: More layers make a bigger track
say: I'll finish that one someday
fact: A loop and a song are different jobs
fact: Silence between hits makes the groove
fact: Two drums in the same range can fight
fact: Using a sample can need permission
# recording vocals | record vocals, recording vocals, vocal take, vocal chain, vocal booth, autotune, auto-tune, vocal recording, vocal effects, rap vocals, home vocal, record rap
do: hang a blanket behind the singer
do: turn the headphone volume down
do: record one full take without stopping
do: sing the hardest line first, quietly
now: the first take had the feeling
now: a truck passes in the softest line
now: you hear the click bleed through the quiet part
now: you comp words until the singer sounds unreal
say: Tuning will save the take
say: A closet makes the best booth
say: I need a pro studio
fact: The performance matters before any plugin
fact: Tuning can't add feeling
fact: Headphones too loud can pull a singer off pitch
fact: Small padded spaces can sound boxy
# djing | dj, djing, dj set, beatmatching, dj controller, learn to dj, dj transition, rekordbox, serato, dj for beginners, club set
do: count the beats in one song
do: listen to one track's last minute
do: record your next practice set
do: name your crates by mood
now: the floor empties in the second chorus
now: someone holds up a phone with a request
now: both tracks drift like shoes in a dryer
now: you keep looking down and miss the room
say: The sync button is cheating
say: More effects make a better mix
say: Nobody hears the transition
fact: Song choice empties floors faster than mixing does
fact: Most tracks are built in repeating blocks
fact: Two keys can clash even when beats match
fact: The room tells you more than the screen
# music gear and software | music software, midi keyboard, music plugin, vst, logic pro, garageband, synth, synthesizer, studio monitors, bedroom producer, audio plugin, sound design
do: list the plugins you used this month
do: open one project from last year
do: make one sound from a blank patch
do: render your idea to plain audio
now: the folder of plugins outgrows the folder of songs
now: you scroll presets until the melody is gone
now: the old project opens with sounds missing
now: one knob turns out to be the whole record
say: That new synth will inspire me
say: The free ones are toys
say: I have to learn the theory first
fact: Great records were made with less than yours
fact: Old projects can lose sounds when plugins go
fact: A limited setup decides things for you
fact: Presets are made to impress on their own
# 3d printing | 3d print, 3d printing, 3d printer, bambu lab, ender 3, filament, bed leveling, first layer, pla filament, resin print, slicer settings, stl file
do: wipe the plate with a clean cloth
do: look closely at your first layer
do: check how dry your spool is
do: turn the model before you slice
now: you come back to a nest of spaghetti
now: the corner lifts and you hope
now: the part pops off while everyone's asleep
now: the dragon takes all day, the bracket an hour
say: Press start and walk away
say: I must have bought a bad one
say: A pricier machine needs no tinkering
fact: Fingerprints on the plate can ruin a print
fact: Filament drinks water from the air
fact: The same part is weaker in one direction
fact: Most failures start at the very bottom
# drones | drone, drone video, drone footage, dji, fly a drone, drone license, fpv drone, drone photography, drone rule, drone crash
do: check the wind before you unpack
do: look up the rules for your spot
do: check the propellers for tiny cracks
do: wait until the home point is set
now: you hear the buzz and can't see the dot
now: low battery, return home, says the screen
now: a neighbor comes out and looks up
now: the tree was closer than the screen said
say: The sensors will stop any crash
say: Small ones have no rules
say: The return button always brings me home
fact: Wind up there differs from wind down here
fact: Flying back against wind costs more battery
fact: Rules change from place to place
fact: Thin branches can be invisible to sensors
# smart watches | smart watch, smartwatch, apple watch, fitness tracker, fitbit, garmin, oura ring, whoop, step counter, sleep tracker, watch notification
do: tighten the strap by one hole
do: turn off one buzz you don't need
do: look at a week, not a day
do: guess your number before you look
now: your wrist says stand up in the meeting
now: you pace the hallway to close a ring
now: you feel fine and the score says tired
now: you forgot the charger, so the walk doesn't count
say: The number on my wrist is exact
say: If nothing tracked the walk, why bother
say: A bad score means a bad day
fact: Calorie readings on the wrist are estimates
fact: A loose strap reads worse
fact: Trends say more than a single day
fact: Sleep stages on a wrist are educated guesses
# ev charging | charge an ev, ev charger, level 2 charger, supercharger, ev road trip, charging network, ev battery
do: look at the outlet in your garage
do: write down your real daily miles
do: find the nearest charger on a map
do: read the price at one station
now: the charger is free and out of order
now: you do battery math in the passing lane
now: the last bit of the battery takes forever
now: you plug in at home like a phone
say: There are never enough stations
say: Every plug fits every car
say: I have to fill up every time
fact: The last part of a charge is the slowest
fact: Cold weather changes charging and range
fact: Many drivers charge mostly where the car sleeps
fact: Two stations can charge very different prices
# electric cars | plug-in hybrid, buy an ev, used ev, ev vs gas, electric truck
do: add up your miles from last week
do: read the battery warranty
do: ask what tires cost for that model
do: sit in the back for a minute
now: the light turns green and nothing makes a sound
now: someone at dinner asks about the battery
now: the range number drops on the first cold morning
now: you reach for a key that isn't there
say: Those are always better for the planet
say: I'd get stuck in the winter
fact: Range depends on speed, weather and load
fact: Brakes last longer when the motor slows you
fact: The sticker range comes from a test
fact: Running costs depend on where you plug in
# robots | robot, robotics, robot vacuum, humanoid robot, robot arm, roomba, robotics kit, robot competition, industrial robot, lego robot
do: look at the floor from ankle height
do: write one task as tiny steps
do: name what should happen when something's blocked
do: find the off switch first
now: the thing bumps the same chair leg again
now: the demo works until the audience arrives
now: you cheer when the machine finally turns left
now: one sock stops the whole operation
say: Robots can do anything by now
say: The machine understands the room
say: Those will replace everybody soon
fact: For machines, folding towels is harder than chess
fact: A demo video shows the take that worked
fact: Most machines need the room to cooperate
fact: Wheels slip and sensors get dirty
# soldering | solder, soldering, soldering iron, desoldering, solder joint, soldering flux, circuit board repair, pcb repair, solder wires
do: open the window before you plug in
do: wipe the tip until the metal shines
do: practice on a dead circuit board
do: put your glasses on first
now: the solder balls up and rolls away
now: the wire moves at the last second
now: you reach for the iron without looking
now: the joint looks fine and the light stays off
say: More solder holds better
say: Just melt some on top
say: A hotter iron is always faster
fact: Molten solder flows toward the heat
fact: A dirty tip barely moves heat
fact: A dull blob can look connected and not be
fact: Too much heat lifts the copper
# electronics and arduino | arduino, raspberry pi, electronics project, electronic circuit, breadboard, esp32, microcontroller, resistor, led project, multimeter, home lab, circuit design, iot project
do: check which wire is ground
do: unplug the power before you move wires
do: measure one battery with your meter
do: draw the circuit before you build
now: nothing lights up and every wire looks right
now: one wire sits a single hole off
now: the blink works and you feel like a genius
say: The code must be wrong
say: I'll remember which wire that was
say: I need a degree for that
fact: A loose wire looks just like a bug
fact: Red means nothing unless you made red mean something
fact: The cheapest part can stop everything
fact: Some cables charge but carry no data
# machine learning | machine learning, deep learning, neural network, train a model, overfitting, tensorflow, pytorch, ai model, training data, kaggle, computer vision, fine tuning a model
do: look at your model's wrong answers
do: compare yours with a dumb guess
do: ask where the labels came from
do: open three random training examples
now: the score is great and suspiciously so
now: the model learns the background, not the cat
now: training runs all night and the loss goes flat
now: the notebook shines and production shrugs
say: A bigger model fixes that
say: High accuracy means a good model
say: I have to know all the math
fact: A simple baseline can be hard to beat
fact: Models copy the gaps in their data
fact: Rare cases can hide behind high accuracy
fact: Test answers can leak into training
# statistics | statistics, statistic, correlation, standard deviation, probability, bell curve, regression analysis, mean and median, confidence interval, misleading statistics, bayes, margin of error
do: ask compared to what
do: flip a coin and write the results
do: find out who was asked
do: look for the group that's missing
now: the headline says linked and you nod
now: the coin lands heads again and you feel something
now: one rich guest changes the average of the room
now: two polls say two different things
say: Numbers can prove anything
say: After that many tails, heads is due
say: If two things rise together, one's the cause
fact: A coin has no memory
fact: Averages can hide two very different groups
fact: Who didn't answer matters too
fact: Small groups produce the wildest results
# physics | physics, quantum physics, relativity, gravity, quantum mechanics, speed of light, thermodynamics, newton's law, physics explained, time dilation, particle physics, magnetism
do: drop a coin and a paper
do: spin on a chair, arms out
do: push a wall and notice your feet
do: draw one arrow for every force
now: the formula makes sense until the word problem
now: you drop two balls and both land together
now: the metal spoon feels colder than the wooden one
now: the teacher says ignore air resistance
say: That has nothing to do with real life
say: Heavy things fall faster
say: Only geniuses get that
fact: Metal feels colder than wood at equal temperature
fact: Heavy and light fall alike without air
fact: Your phone's map has to account for relativity
fact: A table pushes up on your cup
# science explained | science explained, science fact, science experiment, science communication, chemistry class, biology, scientific method, science teacher, science project, how science works, science myth, dna, evolution explained
do: write your guess before you look
do: ask what would prove you wrong
do: put a pencil in a water glass
do: name who checked the result
now: the experiment works on the third try
now: a kid asks why and you stop talking
now: the textbook drawing looks nothing like the slide
now: the headline is bolder than the paper
say: A theory is just a guess
say: Science keeps changing its mind
say: I was never good at that
fact: In science, a theory is more than a hunch
fact: A negative result is still a result
fact: Most breakthroughs had many quiet years before
fact: Everyday things still hold open questions
# space | outer space, space exploration, nasa, black hole, astronaut, space station, galaxy, solar system, mars mission, rocket launch, james webb, exoplanet, big bang
do: look up tonight's moon
do: look up when the station passes over
do: hold your thumb up against the sky
do: name the planets in order
now: you look up and forget the trash bag
now: the countdown stops with seconds to go
now: the picture takes your breath and you zoom in
now: a kid asks what's behind all of that
say: There's no gravity up there
say: A black hole sucks everything in
say: We already know what's out there
fact: Astronauts float because they keep falling
fact: Starlight shows you the past
fact: Many famous space pictures have assigned colors
fact: Space is mostly empty, even inside galaxies
# stargazing and telescopes | telescope, stargazing, astronomy, night sky, meteor shower, constellation, eclipse, planets tonight, northern lights, star map, moon phase, binoculars astronomy
do: turn off the porch light
do: stay outside until your eyes adjust
do: find the brightest dot tonight
do: put a red cover over your flashlight
now: the clouds roll in right on time
now: you find Saturn and call everyone outside
now: someone opens a bright phone next to you
now: you see one streak and your friend sees none
say: I need a big telescope
say: The view will look like the photos
say: Only the desert is dark enough
fact: Eyes need time to get used to the dark
fact: A bright moon hides faint stars
fact: Long exposures show more than any eye
fact: The steadiest dots are usually planets
# video | video, make videos, filming, video content, video tip, video quality, video gear, shoot video, vlog, vlogging, videographer, video production, explainer video, tutorial video
do: record one breath before you speak
do: clean your lens
do: look at what's behind you
do: play your last one without sound
now: you hit record and forget the first word
now: take three was good until the dog barked
now: you play your own voice and turn away
now: the good part comes after you stopped recording
say: Sharper picture means a better result
say: I look weird on screen
say: People will wait for the good part
fact: Bad sound drives people off before bad pictures
fact: Many people dislike their recorded voice at first
fact: Most footage never makes the cut
fact: Viewers can't see what you meant to film
# agile and scrum | scrum, agile team, sprint planning, daily standup, jira, story point, scrum master, product backlog, product owner, kanban board, sprint retro
do: open the oldest ticket on your board
do: time your next standup
do: read one ticket to an outsider
do: count what's in progress right now
now: the standup turns into a status report
now: the ticket moves to the next sprint again
now: everyone holds up a different card
now: the retro ends with the same sticky note
say: We just need better estimates
say: More tickets done means more progress
say: We're agile, so we don't plan
fact: Finished work counts, started work waits
fact: An estimate changes when the work is understood
fact: The board shows tickets, not value
fact: Copying another team's rituals rarely copies its results
# java and other languages | java, c++, golang, rust language, rust programming, c programming, kotlin, php, ruby on rails, swift language, object oriented programming, which programming language
do: write the smallest program that runs
do: read your compiler's first complaint
do: look at three job ads nearby
do: open a project you admire
now: the hello world needs more lines than expected
now: the forum says your language is dead
now: null, says the error, with a long trail
now: you start a loop in yesterday's syntax
say: That language is dead
say: The newest is the best to learn
say: Switching means starting over
fact: Declared dead is not the same as unused
fact: Most concepts travel between languages
fact: Old languages still run plenty of banks
fact: The ecosystem matters as much as the syntax
# browsers and search | google search, chrome extension, browser tab, web browser, google chrome, search trick, browser bookmark, safari browser, ad blocker, google maps, google tip, search engine
do: look at your installed extensions
do: put one phrase in quotes and search
do: close tabs until you can read titles
do: check which site may send you notifications
now: you keep a tab open so you won't forget
now: the first results are all ads
now: you search the same thing as last week
now: the bookmark leads to a page that's gone
say: The first result is the right one
say: I'll read those tabs later
say: Clearing everything makes browsing faster
fact: The top results can be paid for
fact: An extension can see the pages you open
fact: Two people can get different results
fact: A bookmark outlives many pages
# tvs and soundbars | smart tv, oled tv, tv setting, soundbar, new tv, tv buying, home theater, projector, 4k tv, streaming stick, picture mode, hdmi
do: find the picture mode yours is in
do: read the labels on your ports
do: look at your screen from your seat
do: turn motion smoothing off and compare
now: the movie looks like a soap opera
now: the whisper is too quiet, the explosion isn't
now: you hold three remotes and need one more
now: the wall of screens in the store all glow
say: Bigger is always better
say: The store showed me the real picture
say: A thin one sounds fine
fact: The store's bright mode isn't meant for homes
fact: Thin cases leave little room for speakers
fact: Factory settings are chosen to stand out
fact: Not every port on the back is equal
# spam calls and texts | spam call, robocall, block calls, spam text, unknown number, block a number, stop spam calls, caller id, voicemail scam, telemarketer
do: let one unknown number ring out
do: open your list of blocked numbers
do: turn on the unknown caller setting
do: report one message as junk
now: the phone rings during dinner, same area code
now: nobody answers when you say hello
now: your car's warranty is about to expire, again
now: a stranger texts hi, is this Jennifer
say: Blocking the number stops the calls
say: A local number must be real
say: Yelling makes the callers stop
fact: The number on your screen can be faked
fact: Picking up shows somebody uses the number
fact: Blocking one number blocks only that number
fact: A real office will let you call back
# helping family with tech | tech for seniors, help parents with tech, grandparents and technology, family tech support, teach parents technology, senior technology, tech for older adults, simplify phone for parents
do: let the other person hold the mouse
do: write the steps in plain words
do: ask which task matters most
do: make the text one size bigger
now: the call begins with nothing works
now: you say top right and wait
now: the password is in a small notebook somewhere
now: you fix the printer before the coat is off
say: Some people just can't learn that
say: I'll quickly do that myself
say: I don't want to break anything
fact: Doing and being shown are remembered differently
fact: Screens get redesigned faster than habits
fact: Fear of breaking things stops more people than difficulty
fact: A written note beats a repeated phone call
# technology | technology, tech gadget, gadget, tech review, tech news, tech mistake, new tech, tech trend, tech tutorial, unboxing, tech for beginners, tech hack
do: find the manual you never opened
do: check the cable before the device
do: look in the drawer of old chargers
do: restart the thing once
now: the new toy wants an account and an update
now: you keep the box for no clear reason
now: the right cable is the one you threw out
now: the guide shows a button you don't have
say: Newer is better
say: I'm too old for all that
say: I'll read the manual if something breaks
fact: The setup is the part reviews skip
fact: Most people use the default settings
fact: A good cable fixes more than people expect
fact: Old devices often do what the new ones do
`);
