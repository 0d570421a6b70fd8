import { readSubjects } from './subject.ts';

/** Money, taxes and insurance. */
export const MONEY = readSubjects(`
# budget | budget, budgeting, monthly budget, household budget, family budget, make a budget, stick to a budget, budget spreadsheet, budget planner
do: write down your last three purchases
do: find your real take-home number
do: circle one bill due this week
do: guess last month's takeout total out loud
now: you swipe the card and hold your breath
now: the spreadsheet goes quiet by the second week
now: you check the balance before you pump gas
now: the yearly fee lands in the worst month
say: I already know where my money goes
say: Spreadsheets aren't for people like me
say: I'll begin fresh on the first
fact: There is no such thing as a normal month
fact: A plan made in January doesn't know July
fact: High earners run short before payday too
fact: The numbers can balance and still be wrong
# zero-based budget | zero-based budget, zero based budget, zero-based budgeting, zero based budgeting, every dollar a job, give every dollar
do: write your next paycheck on paper
do: name the bill that comes first
do: list what this month has, birthdays included
do: find one dollar without a job
now: you have leftover cash and no plan for it
now: you move money from clothes to car repair
now: the month has a birthday you forgot
now: the last line finally reads nothing left over
say: Planning every dollar sounds exhausting
say: Using up every dollar means spending every dollar
say: My income changes too much to plan
fact: Savings can be a line like rent
fact: Moving money between lines is not cheating
fact: Unplanned dollars tend to get spent first
fact: A new month needs a new page
# cash stuffing | cash stuffing, cash envelope, envelope method, envelope system, cash budget, cash binder, cash only budget
do: count the bills in your wallet
do: label one envelope with a pen
do: pick the category that always runs over
do: find the coins in your car
now: you count small bills at the kitchen table
now: the restaurant envelope is empty by the weekend
now: you borrow from groceries to pay for gas
now: the store takes cards only and you freeze
say: Nobody pays in cash anymore
say: Cash in my hand is cash I spend
say: I'd just swipe the card anyway
fact: Handing over paper feels different than tapping
fact: An empty envelope is an honest answer
fact: Cash at home earns nothing and can't be replaced
fact: Some bills simply can't be paid in bills
# grocery bill | grocery bill, grocery spending, save money on groceries, grocery haul budget, cheap groceries, lower grocery
do: find your last store receipt
do: look behind the milk in your fridge
do: read the tiny unit price tonight
do: list three dinners already in your pantry
now: you go in for milk and leave with bags
now: the total flashes and you recount the cart
now: you toss the slimy spinach again
now: the kids spot the cereal before you do
say: Everything is expensive now, so why try
say: The warehouse club pays for itself
say: Coupons are only for junk food
fact: Eye-level shelves are sold space
fact: Bigger packages aren't always cheaper per ounce
fact: Thrown-out food was paid for too
fact: The sale sign can show the regular price
# tracking spending | track spending, tracking spending, track my spending, track expenses, expense tracker, spending tracker, track your money, where my money goes, spending habits
do: scroll back one week of charges
do: say your last purchase out loud
do: circle a charge you don't recognize
do: add up one week of coffee
now: you see a charge and can't place the name
now: the small ones fill the whole screen
now: you log lunch while standing in line
now: you skip one day and then a month
say: I don't spend on anything big
say: I keep a rough number in my head
say: Looking at the numbers just makes me anxious
fact: Memory keeps the rent and loses the snacks
fact: Store names on statements often look like strangers
fact: Writing a number down doesn't make the number worse
fact: One odd week can hide a whole pattern
# impulse spending | impulse spending, impulse buying, impulse buy, impulse purchase, overspending, emotional spending, shopping addiction, online shopping habit, stop shopping, retail therapy
do: open your online cart and look
do: find something with the tags still on
do: delete one saved card number
do: look at what last week's boxes held
now: you check out in bed at midnight
now: the box arrives and you forgot ordering
now: your cart is full after one bad meeting
now: the timer on the page counts down
say: Anything on sale is money saved
say: I work hard and deserve a treat
say: I can always return things later
fact: The countdown timer often starts over
fact: Saved cards take away the last pause
fact: Wanting often peaks before the package arrives
fact: Sending things back takes longer than checkout
# no-spend challenge | no-spend challenge, no spend challenge, no spend month, no-spend month, no buy year, no-buy year, no spend week, low buy year, no spend january
do: write your own list of needs
do: shop the back of your pantry
do: mark a calendar with an empty box
do: count the half-used bottles in your shower
now: you cross off day three on the fridge
now: a friend texts about dinner out
now: the cart sits there, full and unpaid
now: you finally cook what's in the freezer
say: One coffee doesn't count
say: I'll just buy everything the month after
say: People with kids can't skip spending
fact: The rules only work if they're written down
fact: Rent and medicine were never the point
fact: Spending pushed to next month is still spending
fact: Boredom has a price tag too
# subscriptions | cancel subscriptions, forgotten subscription, unused subscription, subscription audit, subscription creep, monthly subscription, too many subscriptions, streaming subscription, recurring charge
do: search your inbox for the word renewal
do: open the subscriptions list on your phone
do: find one app you forgot
do: check which card the charges hit
now: the trial ends and the charge goes through
now: you pay for a gym you drive past
now: the cancel button hides behind three pages
now: you share a password with an ex roommate
say: A few bucks a month won't hurt
say: I'll cancel right after the trial
say: I might want the app again someday
fact: Signing up is usually quicker than leaving
fact: Deleting an app doesn't stop the charge
fact: Prices can rise with one quiet email
fact: Yearly charges are the easiest to forget
# paycheck to paycheck | paycheck to paycheck, broke before payday, broke until payday, living paycheck, stretch a paycheck, run out of money, always broke, stop being broke
do: write payday and rent on one line
do: list what leaves right after payday
do: check the due date on one bill
do: count the days to your next deposit
now: you do math in the checkout line
now: payday comes and by night the cash is gone
now: you wait for midnight so the deposit clears
now: the tire goes flat the week before payday
say: I just need to make more
say: There's nothing left to cut
say: Everyone my age lives like this
fact: A bigger paycheck can vanish just as fast
fact: Many companies will move a due date
fact: Being short is often a calendar problem too
fact: Late fees land on the people shortest on cash
# irregular income | irregular income, variable income, inconsistent income, fluctuating income, commission income, seasonal income, budget on tips, unpredictable income, uneven income
do: find your lowest month last year
do: write down what must be paid
do: list who owes you right now
do: mark your slow season on a calendar
now: you have a great month and relax
now: the slow month shows up right on schedule
now: you refresh the account waiting on a client
now: the rent is due and the check isn't here
say: I can't plan what I can't predict
say: The next big check will fix everything
say: Budgets are for people with salaries
fact: Rent doesn't know you had a slow month
fact: An average month may never actually happen
fact: Good months quietly pay for the bad ones
fact: Tax comes due on the good months too
# emergency fund | emergency fund, rainy day fund, emergency savings, starter emergency fund, months of expenses, rainy day savings
do: name the last surprise bill you paid
do: write down one bare-bones month
do: check where your spare cash sits
do: look at your tires
now: the water heater quits on a Sunday
now: the mechanic calls and says sit down
now: you save a little and then the dog's sick
now: you put the repair on the card again
say: My credit card is my backup
say: Cash just sits there doing nothing
say: I'll save once the debt is gone
fact: Most emergencies are car, house, teeth or pet
fact: Using the money is not failing
fact: A sale is not an emergency
fact: Repairs don't wait for a good month
# high-yield savings | high-yield savings, high yield savings, hysa, high yield account, online savings account, savings rate, savings account interest
do: find the rate on your current account
do: look at last month's interest payment
do: check how long a transfer takes
do: read your statement's tiny interest line
now: your bank pays you three cents
now: the ad rate is gone a month later
now: you need the cash and the transfer takes days
now: your interest shows up on a tax form
say: Moving banks isn't worth the hassle
say: Online banks aren't real banks
say: The rate is locked in once I join
fact: Banks can change the rate whenever they like
fact: Loyal customers don't get a better rate automatically
fact: The interest you earn counts as income
fact: The highest advertised rate often has conditions
# sinking funds | sinking fund, savings bucket, savings category, savings pot, save for irregular expenses, annual expenses
do: list every bill that comes yearly
do: check when your car registration is due
do: name one account after a goal
do: count the birthdays before summer
now: the holidays arrive and shock you again
now: the registration renewal shows up in the mail
now: you raid the vacation jar for new brakes
now: school starts and every list costs money
say: One savings account is enough
say: I'll pay big bills when they come
say: I don't have enough to split up
fact: December comes on the same date every year
fact: A surprise you can date isn't a surprise
fact: Money with a name is harder to spend
fact: Cars need tires whether or not you planned
# saving money | saving money, save money, savings, savings account, savings plan, savings goal, save more, saving habit, pay yourself first, automatic savings
do: open your account and read the balance
do: move one dollar right now
do: rename your account after a goal
do: write what the money is for
now: you transfer some over and pull some back
now: the month ends and there's nothing left to move
now: you skip one latte and buy two shirts
now: your goal sits taped to the fridge
say: I'll put away whatever is left over
say: Small amounts don't make a difference
say: I'll be better once I earn more
fact: What's left over at month's end is usually nothing
fact: Money you can see is easier to spend
fact: A raise rarely turns into cash by itself
fact: A goal with a date gets funded sooner
# savings challenge | savings challenge, money saving challenge, money challenge, weekly savings challenge, penny challenge, savings tracker, save every week
do: find a jar with a lid
do: print a chart for your fridge
do: drop today's change into a cup
do: pick the date you'll count everything
now: you color in one more square
now: you miss a week and stare at the chart
now: the jar gets heavy enough to notice
now: you owe yourself three weeks at once
say: I always quit by March
say: Sticker charts are for kids
say: I missed one week, so I'm out
fact: The hard weeks often land in December
fact: Coloring a square is half the motivation
fact: A skipped week doesn't empty the jar
fact: Coins in a jar don't earn anything
# down payment savings | down payment savings, down payment fund, save a down payment, house fund, saving a down payment, house deposit
do: look up one real listing price
do: write the year you want keys
do: list who has lent you money
do: check where that cash sits today
now: you save all year and prices move again
now: you pay rent and feel the fund shrink
now: your cousin posts a picture with new keys
now: the listing you loved is gone by Monday
say: I need the full traditional amount first
say: Rent is throwing money away
say: I'll never get there on my salary
fact: Closing costs are a separate pile of money
fact: Lenders ask where a large deposit came from
fact: Movers and curtains never make the estimate
fact: Different loans ask for different amounts upfront
# vacation savings | vacation fund, vacation savings, save for vacation, saving for vacation, travel fund, save for a trip, pay for vacation, vacation debt
do: pick a month on the calendar
do: find last year's trip on your statement
do: write the meals in, all of them
do: look up parking at your airport
now: you unpack and the bill is still coming
now: the cheap flight charges for your bag
now: you split one hotel breakfast between two kids
now: the resort fee shows up at checkout
say: I'll pay the card off when I'm back
say: Vacation money doesn't count
say: Booking late is where the deals are
fact: The flight is rarely the biggest surprise
fact: Food away from home adds up every single day
fact: A good trip ends before the bill arrives
fact: Hotels often quote a price before fees
# frugal living | frugal living, frugal, frugality, living below your means, live below your means, cheap living, money saving tips, cut expenses, cut costs, save money at home
do: look in your trash for money
do: read the label on one leftover jar
do: find a thing you could borrow
do: check what's plugged in and idle
now: you rinse the bag and hang it up
now: you drive across town to save on gas
now: friends pick the expensive restaurant again
now: you patch the jeans one more time
say: Being cheap means saying no to everything
say: Cheap things cost more in the end
say: Kids make living cheap impossible
fact: Thrifty and cheap are not the same word
fact: The big three are housing, transport and food
fact: Your time has a price too
fact: A coupon only saves on things you'd buy
# holiday spending | holiday spending, christmas budget, holiday budget, christmas spending, gift budget, christmas debt, holiday debt, save for christmas, christmas on a budget
do: write every name on one list
do: find last December's card statement
do: check the closet for forgotten gifts
do: text your family about gift rules
now: you find the January bill in the mailbox
now: you buy one gift and one for yourself
now: somebody hands you a gift you didn't expect
now: the school wants three teacher gifts by Friday
say: December only comes once a year
say: The kids will be disappointed
say: I'll stop at the big sale
fact: Wrapping, shipping and food rarely make the list
fact: Last year's gifts are hard to name
fact: The date is the same every year
fact: Some relatives want out of the exchange too
# lifestyle creep | lifestyle creep, lifestyle inflation, spend more as earn, raise disappeared, earn more spend more, keeping up with neighbors
do: look at your pay two years ago
do: name one upgrade you stopped noticing
do: compare your first rent with today
do: check what your last raise became
now: you get a raise and a nicer car
now: the treat becomes the Tuesday habit
now: you earn more than ever and feel broke
now: your neighbor pulls in with a new truck
say: I've earned a nicer place
say: The next raise will really change things
say: I can afford the monthly payment
fact: Upgrades are easier to add than remove
fact: New comforts feel normal within months
fact: The neighbor's loan isn't parked in the driveway
fact: A bigger house needs more of everything
# windfall | bonus check, work bonus, windfall, unexpected money, sudden money, annual bonus, year-end bonus, signing bonus
do: write what you'd do with half
do: check the tax line on the stub
do: wait one night before buying
do: list your three loudest money worries
now: the deposit hits bigger than usual
now: you've spent the money before the check clears
now: your cousin hears the news and calls
now: you see how much the tax took
say: Extra money is for fun
say: A lump sum would change everything
say: Bonuses get taxed at a special higher rate
fact: Extra money gets spent faster than a paycheck
fact: Withheld tax isn't always the final tax
fact: Sudden money brings sudden advice
fact: Doing nothing for a month is allowed
# job loss | job loss, lost my job, laid off, layoff, unemployment, unemployed, severance, get fired, furlough
do: find your last pay stub
do: list the bills that can't wait
do: save the contacts from your work phone
do: look up your insurance end date
now: the calendar invite has no agenda
now: you carry one box to the car
now: you tell your family at the kitchen table
now: your badge stops working on a Tuesday
say: I'll find something in a few weeks
say: Filing for benefits is embarrassing
say: I have to sign the papers today
fact: Many lenders have a hardship desk
fact: Unemployment benefits can be taxable income
fact: Health coverage has its own deadline
fact: A severance offer comes with paperwork worth reading
# inflation | inflation, cost of living, rising prices, price increase, everything is so expensive, prices going up, shrinkflation
do: find an old receipt in a drawer
do: weigh the chip bag in your hand
do: pick one item you buy weekly
do: check the date of your last raise
now: you pay more and carry fewer bags
now: the cereal box got thinner on the side
now: your usual lunch costs a dollar more
now: the lease renewal arrives with a new number
say: Prices will come back down soon
say: My raise covers the difference
say: There's nothing one person can do
fact: Slower inflation still means prices are rising
fact: Your own inflation isn't the one on TV
fact: Packages can shrink while the price stays
fact: Cash loses buying power without moving
# lower bills | lower my bills, lower your bills, negotiate bills, phone bill, internet bill, cable bill, cell phone plan, bill negotiation
do: pull one bill out of the pile
do: find the promo end date
do: call and ask for the retention desk
do: read the fees below the total
now: the promo ends and the price jumps
now: you're on hold with the same piano song
now: you pay late because the email was buried
now: the bundle includes a landline you never plug in
say: The price is the price
say: New customers get all the good deals
say: Autopay means I don't have to look
fact: The rep usually sees more offers than you
fact: Autopay will happily pay a mistake
fact: Existing customers are rarely shown the new price
fact: The advertised price rarely includes the fees
# bank account | bank account, checking account, banking, open a bank account, switch banks, bank fee, online bank, new bank
do: search your statement for the word fee
do: count the accounts with your name
do: find your bank's real phone number
do: read your last statement's first page
now: you find a maintenance fee from last month
now: the app logs you out at the register
now: you stand in line for one signature
now: your direct deposit is late and you refresh
say: All banks are the same anyway
say: Switching is too much work
say: I've had mine since high school
fact: Many fees disappear when somebody asks
fact: The balance shown isn't always yours to spend
fact: A bank can close an account without warning
fact: Old autopayments follow the old account
# overdraft | overdraft, overdraft fee, overdrawn, negative balance, insufficient funds, nsf fee, bounced check
do: turn on a low balance alert
do: check whether coverage is switched on
do: list what's still pending
do: find the autopay that hits first
now: you buy a sandwich and pay a fee
now: your balance goes red before breakfast
now: the autopay lands a day before payday
now: you see pending and posted don't match
say: The card would just decline
say: The bank would never refund a fee
say: I had enough money yesterday
fact: A card can go through with an empty account
fact: Card coverage is something people opt into
fact: Charges don't always post in the order made
fact: One phone call sometimes reverses a fee
# certificates of deposit | certificate of deposit, certificates of deposit, cd ladder, bank cd, cd rate, cd account
do: write when you'll need that cash
do: read the early withdrawal line
do: find the maturity date
do: compare today's rate with your savings
now: you lock the cash and need the cash
now: the renewal letter gives you a short window
now: the lobby poster shows a rate in red
now: you pick a term without knowing next year
say: Locking money up is always safer
say: The longest term pays the most
say: Renewing is automatic, so I'm fine
fact: Longer terms don't always pay more
fact: Automatic renewal can mean a worse rate
fact: Leaving early usually costs some interest
fact: Not every safe place is insured the same way
# credit union | credit union, bank vs credit union, bank or credit union, join a credit union
do: look up who can join nearby
do: find the fee page of your bank
do: check the app's reviews tonight
do: ask a neighbor where they bank
now: you walk in and the teller knows you
now: the branch closes before you're off work
now: you compare two loan quotes on the couch
now: the lobby pen still hangs on a chain
say: I can't join because I don't work there
say: Small places aren't safe
say: I'd never find a cash machine
fact: Members own a piece of the place
fact: Joining rules are often wider than people think
fact: Deposits can be federally insured at either place
fact: Members can often use other branches too
# paying bills | pay bills, paying bills, monthly bills, bill calendar, bills due, late fee, autopay, behind on bills
do: put every due date on one page
do: open the oldest envelope in the pile
do: find one bill on autopay
do: circle the bill you dread
now: you pay the same day and still worry
now: the reminder pops up while you're driving
now: you had the money and still paid late
now: the stack by the toaster gets taller
say: I pay whatever yells the loudest
say: I'd remember without writing anything down
say: One late payment doesn't matter
fact: Some bills have a grace period, some don't
fact: A scheduled payment can still bounce
fact: Calling before a due date opens more doors
fact: One day late isn't always reported as late
# debt | debt, get out of debt, pay off debt, debt free, debt payoff, debt free journey, in debt, debt repayment, owe money
do: write every balance on one page
do: find the rate on your oldest one
do: say the total out loud once
do: open the statement you've been avoiding
now: you pay and the balance barely moves
now: the statement stays sealed on the counter
now: your phone rings and you let it ring
now: you make the last payment and feel strange
say: I'll pay more when I earn more
say: Everybody owes something
say: Minimum payments keep me out of trouble
fact: The smallest payment is set by the lender
fact: Shame keeps more envelopes closed than laziness
fact: Not all balances cost the same to carry
fact: A payment goes to interest before the balance
# debt snowball | debt snowball, snowball method, debt avalanche, avalanche method, snowball vs avalanche, snowball or avalanche, which debt first
do: list your balances, smallest on top
do: list the same balances by rate
do: circle the one that bugs you most
do: write each minimum in the margin
now: the smallest balance hits nothing and you cheer
now: you argue with a spreadsheet at midnight
now: you roll one payment into the next
now: the biggest balance still sits at the bottom
say: Only the math matters
say: The order doesn't change anything
say: I'd rather pay a little on each
fact: The cheapest order and the easiest can differ
fact: Both methods keep every minimum going
fact: Finishing one bill frees up its payment
fact: A plan you quit costs more than either
# credit card debt | credit card debt, credit card payoff, pay off credit cards, maxed out credit card, card balance, minimum payment, carry a balance, credit card interest
do: find the interest charged last month
do: read the box about minimums
do: write each card's rate on tape
do: take one card out of your wallet
now: you pay a lot and owe nearly the same
now: the card gets declined with people behind you
now: you hide the bill under the mail
now: your rate shows up in small gray print
say: Keeping a balance helps my score
say: The bank sets the minimum, so it's enough
say: I only swipe for emergencies
fact: Your statement shows how long minimums would take
fact: New purchases can lose their grace period
fact: A rate can be asked about by phone
fact: Card interest usually adds up daily
# credit card | credit card, first credit card, best credit card, credit card mistake, annual fee, credit limit, credit card tips, closing a credit card
do: find the rate on your statement
do: count the cards in your wallet
do: turn your card over and read
do: look up your statement closing date
now: you tap and don't look at the total
now: the store clerk offers you one at checkout
now: your annual fee posts on a random Tuesday
now: the new one arrives and needs a sticker peeled
say: Cards are evil, cash is safe
say: More cards means more trouble
say: A higher limit is an invitation to spend
fact: Your balance is often reported before you pay
fact: Store cards often carry steep rates
fact: The lender earns on the store's side too
fact: Debit and credit have different fraud rules
# credit card rewards | credit card points, credit card rewards, travel points, cash back card, travel hacking, airline miles, sign-up bonus, welcome bonus, points and miles, travel card
do: look up your points balance tonight
do: check when your points expire
do: find the annual fee on your card
do: read the minimum spend line
now: you hoard points and never book
now: the seat you want has no points price
now: you spend extra to reach the bonus
now: your points buy a toaster you don't need
say: Points are like found money
say: The card with the biggest bonus wins
say: I'm saving mine for a big trip
fact: Points can lose value without any notice
fact: Interest can cost more than rewards pay
fact: The same points are worth different amounts
fact: Programs can change their rules anytime
# balance transfer | balance transfer, balance transfer card, zero interest card, intro apr, promotional apr, transfer fee
do: find the date your promo ends
do: read the transfer fee line
do: write your balance and one date
do: check what new purchases would cost
now: the promo ends and the rate comes back
now: the old card is empty and tempting again
now: you get the offer in a shiny envelope
now: the new limit covers only part of the balance
say: No interest means no cost
say: Moving a balance is the same as paying
say: I'll just transfer again next time
fact: Moving a balance isn't paying a balance
fact: One late payment can end some promos
fact: You apply before you learn the limit
fact: The fee is usually added on day one
# credit score | credit score, fico, fico score, credit rating, raise credit score, improve credit score, fix my credit, bad credit, good credit, credit utilization
do: check the date on your last score
do: find your limit next to your balance
do: find out how old your card is
do: write down which app showed the number
now: the number drops and you did nothing wrong
now: two apps show you two different numbers
now: you pay off a loan and the score dips
now: the lender's number doesn't match your app
say: Checking my own score lowers the number
say: A higher salary means a better score
say: Carrying a small balance helps
fact: You have more than one score
fact: Your income isn't part of the number
fact: Nobody outside the company knows the exact formula
fact: Lenders may see a number you've never seen
# credit report | credit report, credit bureau, dispute errors, credit report error, credit dispute, credit repair, equifax, experian, transunion, credit monitoring
do: read the addresses listed under your name
do: check how your name is spelled
do: list every account you've ever closed
do: find an account you don't recognize
now: you see an address where you never lived
now: the account you closed still shows as open
now: your name is spelled three different ways
now: you fail a quiz about your own loans
say: I pay on time, so there's nothing wrong
say: All three bureaus have the same information
say: Paid companies can remove anything bad
fact: The three bureaus don't share one file
fact: Your score isn't printed in the file itself
fact: Accurate bad news can't simply be deleted
fact: Lenders choose which bureaus they report to
# building credit | build credit, building credit, no credit history, credit history, secured card, secured credit card, credit builder loan, authorized user, establish credit, credit from scratch
do: ask your bank what card they'd approve
do: check whether you have a file yet
do: set one small bill on a card
do: mark your statement date in your phone
now: you get denied for having no history
now: the landlord asks for a number you don't have
now: your mom adds you to her oldest card
now: you charge one tank of gas and pay early
say: I pay cash, so my record is perfect
say: Debit cards count too
say: Rent and phone bills count automatically
fact: Debit purchases don't show up on your file
fact: No history and bad history are different
fact: Somebody else's late payment can touch your file
fact: Time is the part nobody can rush
# collections | debt collector, debt collection, collection agency, collection account, in collections, collection call, charged off, charge off, pay for delete
do: write down the name of the caller
do: find the date of your last payment
do: put every letter in one folder
do: look up who owned the account first
now: an unknown number calls during dinner
now: the letter names a company you've never met
now: you hear an old bill has a new owner
now: the caller wants a card number right away
say: If I ignore the calls, they'll stop
say: Paying anything makes the mark disappear
say: A collector can have me arrested
fact: Old accounts get bought and sold
fact: Collectors have to follow rules about calling
fact: A scammer can sound just like a collector
fact: You can ask for proof in writing
# debt consolidation | debt consolidation, consolidate debt, consolidation loan, debt settlement, debt relief, debt management plan, credit counseling, negotiate debt
do: add up what you pay each month
do: write the end date of each balance
do: look up who licenses the company
do: read the fee section first
now: you hear one easy payment on the radio
now: the company asks for money before doing anything
now: you close one tab with offers and open another
now: the cleared cards look tempting again
say: One payment means I owe less
say: Relief programs are all scams
say: A lower payment is a better deal
fact: A smaller payment can mean a longer road
fact: Settled balances can show up as taxable income
fact: Nonprofit doesn't mean the help costs nothing
fact: Combining bills doesn't shrink the total by itself
# personal loan | personal loan, unsecured loan, installment loan, loan offer, online lender, take out a loan, loan application
do: find the fee taken off the top
do: write the total you'd pay back
do: check whether a soft pull is possible
do: look up your monthly leftover cash
now: your mailbox says you're preapproved again
now: the money arrives smaller than you borrowed
now: you sign on your phone in a parking lot
now: the lender calls before you've decided
say: Preapproved means approved
say: The monthly payment is all that matters
say: Asking for quotes ruins my score
fact: The rate in the ad is the best case
fact: Some lenders take a fee before paying out
fact: A longer term lowers the payment, not the cost
fact: The stated rate leaves out some fees
# buy now pay later | buy now pay later, bnpl, pay in four, pay in installments, klarna, afterpay, split payments
do: open the app and count the plans
do: write each payment on a calendar
do: check which card the payments hit
do: find one plan you forgot
now: you split the price of sneakers at checkout
now: three small payments hit the same Friday
now: you return the dress and still get charged
now: the button sits right next to pay now
say: Splitting a price isn't really borrowing
say: No interest means no risk
say: Small payments are easy to handle
fact: Small payments stack up across different apps
fact: A refund can take longer than the next payment
fact: Each plan keeps its own calendar
fact: Stores pay for the button at checkout
# payday loan | payday loan, cash advance, title loan, cash advance app, earned wage access, paycheck advance, short term loan
do: read the fee next to the amount
do: write your next payday in big letters
do: ask one creditor for an extra week
do: find your local credit union's number
now: you're short and payday is a week away
now: you do the fee math on a receipt
now: the next check is already partly gone
now: you pass the neon sign on your way home
say: I only need help until Friday
say: I have no other option
say: One small advance won't hurt
fact: A flat fee can hide a steep yearly rate
fact: Rules on these loans differ by state
fact: Rolling over means paying the fee again
fact: Borrowing from payday makes the next one smaller
# medical bills | medical bill, medical debt, hospital bill, doctor bill, surprise bill, emergency room bill, er bill, itemized bill, explanation of benefits
do: find the page marked not a bill
do: ask for every line, item by item
do: match the date with your visit
do: put the letters in date order
now: three bills come for one visit
now: you get billed by a doctor you never met
now: the letter says this is not a bill
now: you sit on hold with the billing office
say: The hospital must know what's right
say: I have insurance, so I'm covered
say: Nothing can be done after the bill comes
fact: The insurer's letter and the bill can disagree
fact: Many hospitals have a financial help policy
fact: One visit can bring bills from several companies
fact: Billing codes are typed in by people
# student loans | student loan, student debt, student loan forgiveness, student loan repayment, college loan, income driven repayment, loan servicer, pslf, loan deferment
do: log in and find your servicer's name
do: write federal or private beside each one
do: check the address your servicer has
do: find your balance on graduation day
now: you owe more than you borrowed
now: your servicer changes and the login stops working
now: you read a headline and refresh your account
now: the grace period ends and the email comes
say: Forgiveness will cover mine someday
say: All my loans are the same kind
say: I'll pay when the rules settle down
fact: Federal and private ones follow different rules
fact: Servicers can change without you choosing
fact: Interest can grow while payments are paused
fact: A headline isn't a letter from your servicer
# car loan | car loan, auto loan, car payment, finance a car, car financing, upside down on car, underwater car loan, lease or buy car, negative equity
do: find your payoff amount tonight
do: look up what your ride is worth
do: read the term on your contract
do: write the total, not the payment
now: the salesman asks what payment you want
now: you sign in the small office with the candy
now: you owe more than the trade-in offer
now: the add-ons appear on the last page
say: I just look at the monthly payment
say: The dealer finds the best rate
say: I can always refinance later
fact: Dealers can earn money on the financing
fact: A new one loses value on the drive home
fact: Old balances can get rolled into new contracts
fact: Stretching the term hides the price
# bankruptcy | bankruptcy, file bankruptcy, filing for bankruptcy, chapter 7, chapter 13, bankruptcy lawyer, after bankruptcy
do: list what you owe and to whom
do: gather your last pay stubs
do: write your three biggest questions down
do: put the court mail in one folder
now: the envelope has a law firm's name
now: you wonder who will find out
now: you finally add the whole list up
now: you sit in the car before the meeting
say: I'd lose everything I own
say: Only reckless people end up there
say: I could never borrow again
fact: Hospital bills and divorce bring many people here
fact: Some kinds of balances usually stay
fact: There is more than one kind of filing
fact: Each state protects different belongings
# lending to family | lend money to family, loan to a friend, lending to family, lend money to friends, lending money, borrow from family, family loan, family asks for money, loaning money, money and friends
do: write the amount on paper
do: decide what a late payment means
do: picture the next family dinner
do: check what you can afford to lose
now: your cousin texts, are you busy
now: you see the new shoes and say nothing
now: your brother avoids the topic at Thanksgiving
now: you say yes before you do the math
say: Family pays family back
say: Putting things in writing is rude
say: Saying no makes me selfish
fact: Two people often remember two different deals
fact: Written terms protect the person borrowing too
fact: Large family loans can have tax rules
fact: The money is often cheaper than the silence
# co-signing | co-sign, cosign, co-signer, cosigner, cosigning, co-signing a loan, guarantor
do: read your name's line in the contract
do: ask who gets the late notices
do: write down the full amount
do: look at your own next big loan
now: your kid slides the form across the table
now: you find a late mark that isn't yours
now: the lender calls you, not your nephew
now: you sign because the dealer is waiting
say: I'm just a backup name
say: My name can come off later
say: My signature only helps with approval
fact: The whole loan can count as yours
fact: Signing gives you the bill, not the keys
fact: Getting a name off is harder than adding
fact: The lender doesn't have to call you first
# paying off mortgage early | pay off mortgage early, paying off mortgage early, pay off your mortgage, paying off your mortgage, pay off the house, biweekly mortgage payment, mortgage free, pay down mortgage
do: see how much went to principal
do: look up your payoff date
do: ask how extra money gets applied
do: write your rate beside your savings rate
now: you send extra and the due date just moves
now: you picture the last statement on the fridge
now: your payment is mostly interest again
now: friends say invest and parents say pay
say: No payment is always the best feeling
say: Extra money automatically goes to principal
say: A paid-off house means no more housing bills
fact: Taxes and insurance outlive the loan
fact: Extra payments must often be labeled
fact: Money in walls is slow to get back
fact: Feelings and math can give different answers
# reverse mortgage | reverse mortgage, hecm, reverse mortgage loan, reverse mortgages explained, get a reverse mortgage
do: ask who else lives in the house
do: find the last property tax bill
do: write down who inherits the house
do: list what the house needs fixed
now: a famous actor explains one on daytime TV
now: you read the brochure at your mom's table
now: the kids hear about the loan afterward
now: you love the house and need the cash
say: The bank takes the house
say: No payments means extra income
say: The kids get nothing afterward
fact: The homeowner still owes property tax and upkeep
fact: The balance grows instead of shrinking
fact: Required counseling comes before signing
fact: Moving out can make the loan come due
# escrow and property tax | escrow, escrow account, escrow shortage, escrow analysis, property assessment, house payment went up
do: read the county's value for yours
do: compare your bill with last year's
do: check your listed square footage
do: look up your county's deadline
now: your payment jumps and the rate didn't change
now: the analysis letter says you're short
now: you see an extra bathroom you don't have
now: the neighbor's identical house pays less
say: A fixed rate means a fixed payment
say: The county must have the right numbers
say: Asking for a review only raises the bill
fact: Assessed value and sale price are different numbers
fact: County records can have mistakes
fact: Some discounts only come if you apply
fact: A new owner's bill can reset after the sale
# first apartment costs | first apartment cost, moving out budget, move out budget, afford an apartment, afford to move out, how much rent, moving out for good, moving out cost, rent budget, afford rent
do: write every bill your parents pay
do: ask what the deposit covers
do: price a shower curtain and broom
do: check your take-home, not your salary
now: you sign and owe two months at once
now: the first electric bill has a deposit
now: you eat dinner on a moving box
now: the fridge is empty, mustard included
say: If I can cover rent, I'm fine
say: Roommates always split everything evenly
say: I'll buy the furniture slowly
fact: The deposit is due before the first night
fact: Landlords often look at income before taxes
fact: Trash cans and curtains cost real money
fact: Internet rarely comes with the keys
# investing | investing, invest, investment, investing for beginners, start investing, beginner investor, investment portfolio, how to invest, asset allocation
do: write your goal and a date
do: find the fee on one fund
do: pick the year you'd need the cash
do: look at what you already own
now: you open the app and close the app
now: the chart is red on your first week
now: your coworker brags about one pick
now: you read about risk on the couch at midnight
say: I don't have enough money to begin
say: I'll wait for the right moment
say: The market is basically gambling
fact: Even experts can't time the market reliably
fact: Fees are charged in bad years too
fact: Doing nothing is also a decision
fact: Your time horizon matters as much as the pick
# index funds | index fund, etf, etfs, mutual fund, s&p 500, total market fund, target date fund, passive investing, expense ratio, three fund portfolio
do: find the expense ratio on yours
do: read the top names inside
do: compare two funds with similar names
do: check for overlap between your funds
now: you own three funds with the same stocks
now: you stare at letters that all look alike
now: your fund does nothing exciting for months
now: the fund with the cool name beats yours
say: Average returns are for average people
say: More funds means more safety
say: Set up once, nothing can go wrong
fact: Three funds can hold the very same companies
fact: Owning everything includes owning the losers
fact: Most active managers trail their index over time
fact: The fee comes out without a bill
# stocks | stock market, stock investing, stock price, trading stocks, buy stocks, stock picking, individual stocks, stock tips, trading app, earnings report, growth stock, penny stock
do: name what the company actually sells
do: write why you bought, one sentence
do: check how much is in one name
do: find the date of your purchase
now: your phone buzzes with a red arrow
now: you sell and the price climbs
now: the tip comes from a guy at the gym
now: you check the ticker at a red light
say: I'll sell once I'm back to even
say: A low price means cheap
say: Big companies can't fail
fact: For every seller there's a buyer who disagrees
fact: A cheap share isn't a cheap company
fact: Great companies can be poor buys
fact: News is in the price before lunch
# market crash | market crash, stock market crash, bear market, market volatility, market drop, recession, market downturn, portfolio down, panic selling, market correction
do: close the app for one evening
do: write when you'll need the money
do: look at a chart longer than yours
do: read the plan you made earlier
now: your balance is lower than your deposits
now: the anchor says historic and points at red
now: you hover over the sell button
now: everybody at work suddenly has a theory
say: I'll get back in when things calm down
say: This time is different
say: Smart investors got out in time
fact: Red days and green days often sit together
fact: A loss on paper isn't a sale
fact: Downturns are named after they begin
fact: Nobody rings a bell at the bottom
# dividends | dividend, dividend stock, dividend investing, dividend income, dividend yield, dividend growth, drip investing, living off dividends
do: find your last payout
do: check whether yours reinvests by itself
do: look up when payments last stopped
do: compare the yield with last year's
now: you get paid enough for one coffee
now: the payout lands and you feel a landlord's joy
now: your favorite company cuts the payment
now: the yield looks too good on the screen
say: Payouts are money for nothing
say: A higher yield is a better deal
say: The payment never stops
fact: A falling price makes the yield look bigger
fact: Companies can cut the payment any quarter
fact: A payout leaves the company's pocket first
fact: Reinvested payments can still be taxed
# bonds | bond fund, treasury bond, government bond, municipal bond, savings bond, i bond, stocks vs bonds, stocks and bonds, bond market, bond ladder
do: read the name of the issuer
do: find the year yours comes due
do: write what share of yours is steady
do: look in the drawer for Grandma's paper
now: the boring part of your portfolio drops too
now: you find an old paper one in a drawer
now: rates go up and yours look dull
now: your eyes slide off the word coupon
say: Government paper can't lose value
say: Only retirees need the safe stuff
say: Boring money is safe money
fact: When rates rise, existing ones lose value
fact: Somebody is always borrowing on the other side
fact: Safe from default isn't safe from inflation
fact: Some old paper ones have stopped earning
# crypto | crypto, cryptocurrency, bitcoin, ethereum, blockchain, altcoin, crypto wallet, meme coin, crypto taxes, stablecoin
do: find where your recovery phrase is written
do: check which exchange holds your coins
do: write the amount you could lose
do: list every trade, even coin for coin
now: the price moves while you brush your teeth
now: you can't find the paper with the words
now: your barber gives you a coin tip
now: a stranger in your messages offers to help
say: I'm too late already
say: The tax office can't see my wallet
say: The price always comes back up
fact: Lost keys have no customer service
fact: Trading one coin for another can be taxable
fact: Deposit insurance doesn't cover coins
fact: A sent payment can't be called back
# day trading | day trading, day trader, options trading, swing trading, forex, trading strategy, trading psychology, trading plan, stop loss, prop firm
do: print your last three trades
do: write your exit before your entry
do: count the fees for one month
do: check how many screens you need
now: you move the stop one more time
now: the candle turns the second you buy
now: you win all week and give everything back Friday
now: your coffee is cold and you're still in
say: I just need a better indicator
say: I'll make the loss back today
say: Paper gains prove my strategy works
fact: Every trade has somebody on the other side
fact: Most day traders lose money over time
fact: Short-term gains are usually taxed differently
fact: Practice money doesn't make hands shake
# financial advisor | financial advisor, financial planner, financial adviser, robo-advisor, robo advisor, fiduciary, financial planning fee, hire an advisor, wealth manager, financial coach
do: find how yours gets paid
do: write three questions for the meeting
do: look up the license online
do: read the fee line on your statement
now: the seminar serves steak and a sales pitch
now: you nod at words you don't know
now: the letters after the name all look alike
now: you sign because the coffee was nice
say: I don't have enough money for one
say: The first meeting costs nothing, so why not
say: Advisors are all salespeople anyway
fact: Titles on a business card aren't licenses
fact: Advisors get paid in very different ways
fact: Commission and fee don't mean the same thing
fact: Anybody can check a broker's record online
# brokerage account | brokerage account, open a brokerage account, taxable account, investing app, custodial account, trading account, broker account
do: check what your idle cash earns
do: find who's listed as your beneficiary
do: look up the transfer-out fee
do: read which orders your app uses
now: you fund the account and forget to buy
now: the app throws confetti at your first trade
now: you wait three days for a deposit to settle
now: the tax form arrives late and corrected
say: Depositing money means I'm investing
say: Every app does the same thing
say: No commission means no cost
fact: Cash inside an account isn't invested yet
fact: Commission-free apps still earn money somewhere
fact: Corrected tax forms can come weeks later
fact: Account insurance doesn't cover a bad pick
# compound interest | compound interest, interest compounding, power of compounding, compound growth, rule of 72, start investing early, time in the market
do: write your age and one dream age
do: draw a line that bends upward
do: open any online growth calculator
do: guess a total before you calculate
now: you scroll the calculator to the far right
now: your first years look like nothing happened
now: the curve is flat for so long
now: you think about your first paycheck
say: I'm too old to begin
say: Small amounts never turn into much
say: I'll catch up when I earn more
fact: The same math works against borrowers
fact: Fees compound too
fact: The early years look boring by nature
fact: Growth in real life isn't a smooth line
# dollar-cost averaging | dollar-cost averaging, dollar cost averaging, lump sum or dca, lump sum investing, dca, invest every month, automatic investing, timing the market, time the market
do: find the day your paycheck lands
do: pick a day of the month
do: check whether your transfer is automatic
do: write down your last buy date
now: you buy and the price drops by lunch
now: you wait for a dip that doesn't come
now: the automatic buy goes through on a red day
now: you hold cash and read one more article
say: I'll get in after the next dip
say: Buying monthly means I can't lose
say: Prices are obviously too high right now
fact: Spreading purchases doesn't remove the risk
fact: Cash on the sidelines takes a position too
fact: The best days often follow the worst ones
fact: Nobody sees the dip until afterward
# 401k | 401k, 401(k), 403b, employer match, company match, retirement plan at work, workplace retirement plan, max out 401k, 401k loan, vesting
do: log in and find your contribution
do: read the match line in your handbook
do: check the funds you never picked
do: look up your vesting date
now: HR hands you a packet on day one
now: you pick the default and never go back
now: the quarterly statement goes straight in a drawer
now: you look at the balance during a bad week
say: My company takes care of all that
say: I signed up, so I'm set
say: I'll raise my contribution next year
fact: Matched money may not be yours right away
fact: Default settings aren't made for one person
fact: Plans charge fees even when nobody mentions fees
fact: Your plan's menu is chosen by your employer
# 401k rollover | 401k rollover, rollover ira, ira rollover, roll over 401k, old 401k, left my job 401k, retirement account transfer, 401k when quitting
do: list every employer you've ever had
do: find your last statement from there
do: ask how the check is made out
do: check the address your old plan has
now: you clean a drawer and find an old plan
now: the check comes made out to you
now: you've moved twice since that job
now: three call centers give you three answers
say: A small balance is better cashed out
say: Leaving money behind is automatically bad
say: I'll move everything someday
fact: A check made out to you starts a clock
fact: Small old balances can be moved without you
fact: Old plans lose track of people who move
fact: Who the check is made out to matters
# roth ira | roth ira, roth, traditional ira, roth vs traditional, roth or traditional, backdoor roth, ira contribution, roth conversion, individual retirement account, ira
do: check this year's contribution limit
do: find last year's income on your return
do: see whether the cash is invested
do: write when you first opened yours
now: you open one and leave the cash sitting
now: you fund yours in spring and guess the year
now: you compare two columns and both look right
now: your raise lands near the income limit
say: Opening the account is the hard part
say: I earn too much to qualify
say: An IRA is an investment
fact: The account is a basket, not the eggs
fact: Last year's contribution can still be open in spring
fact: Nobody knows their future tax rate
fact: Rules for each kind differ at withdrawal
# retirement | retirement, retire, retirement planning, retirement savings, saving for retirement, retirement age, ready to retire, nest egg, retiree
do: write what a good Tuesday looks like
do: find your newest account statement
do: list the bills you'd still have
do: ask your partner for one date
now: your coworker gets the cake and the card
now: you do the math on a napkin
now: the statement comes and you file it unread
now: you wake up at the old time anyway
say: I'll just keep working
say: I'm too far behind to catch up
say: I'll spend much less then
fact: Spending rarely drops the day work stops
fact: Many people stop earlier than they planned
fact: Two spouses often picture two different lives
fact: Medical bills don't retire with you
# early retirement | early retirement, retire early, fire movement, financial independence, coast fire, lean fire, fatfire, retire at 40, retire at 50
do: write your yearly spending on paper
do: name what you'd do on Monday
do: look up your health coverage options
do: check which accounts open early
now: you refresh the spreadsheet at your desk
now: friends ask what you'll do all day
now: you price health insurance on your own
now: the number keeps moving up with your rent
say: Only tech salaries make quitting possible
say: I'd be bored in a week
say: I'd have to live on rice and beans
fact: Some accounts charge for opening the door early
fact: Health coverage is its own line
fact: A long retirement gives inflation more time
fact: Quitting a job isn't the same as stopping
# social security | social security, claim social security, social security benefits, full retirement age, spousal benefit, survivor benefit, social security statement
do: pull up your online statement
do: check each year of your earnings
do: find your full age on paper
do: ask when your spouse was born
now: the birthday comes and so does the mail
now: your neighbor swears you should file now
now: you see an empty year on your record
now: you wait on hold longer than a movie
say: There won't be any left for me
say: I should take mine as soon as possible
say: My full age is the same as Dad's
fact: Benefits can be taxed
fact: Your record can have a missing year
fact: An ex can matter for some benefits
fact: The full age depends on your birth year
# retirement withdrawals | retirement income, rmd, required minimum distribution, retirement withdrawal, withdrawal rate, 4 percent rule, withdrawal strategy, outliving savings, running out of money
do: list your accounts by tax type
do: check the birthday your custodian has
do: write your monthly need on paper
do: find last year's withdrawal date
now: you take money out for the first time
now: the paycheck stops and you pay yourself
now: the tax withheld surprises you
now: you spend and feel like you shouldn't
say: I'll just live off the growth
say: My tax rate will surely be lower
say: I have plenty of time before rules apply
fact: Some withdrawals are required by age
fact: Different accounts are taxed differently on the way out
fact: A bad market early hurts more than late
fact: Spending savings is a new skill
# pension | pension, pension payout, pension lump sum, lump sum or monthly, pension plan, survivor option, government pension, teacher pension
do: find your plan's latest letter
do: check your years of service
do: read the survivor page twice
do: ask for both payouts in writing
now: the packet gives you two boxes to check
now: the lump sum looks huge on paper
now: you can't undo the form after the date
now: your spouse has to sign one page
say: The lump sum is the bigger deal
say: Monthly checks mean I'm set
say: My spouse gets everything automatically
fact: Some choices can't be changed later
fact: Not every monthly check rises with prices
fact: The survivor option changes the monthly amount
fact: A lump sum can arrive with a tax bill
# annuity | annuity, annuities, fixed annuity, variable annuity, indexed annuity, immediate annuity, surrender charge
do: find the surrender schedule
do: ask how the seller gets paid
do: write what the money is protecting
do: read the rider page slowly
now: the salesman circles one number in blue pen
now: the brochure has a couple on a beach
now: you sign and then notice the lockup
now: your dad says he bought something safe
say: The whole product is a rip-off
say: A bonus on day one is pure profit
say: No risk means no cost
fact: One name covers several very different products
fact: A promise is as strong as the insurer
fact: Leaving early can carry a charge
fact: The brochure is shorter than the contract
# medicare | medicare, medicare advantage, medigap, part d, medicare supplement, medicare enrollment, medicare part b, turning 65
do: find your red, white and blue card
do: list your pills and doses
do: ask your doctor what they accept
do: circle your birthday month
now: the mailbox fills up before your birthday
now: a spokesman on TV promises extra benefits
now: the same plan costs more in January
now: you spread brochures across the dining table
say: I'm healthy, so I'll sign up later
say: Everything is covered at my age
say: My plan stays the same every year
fact: Plans can change their drug list each year
fact: Some late sign-ups cost more for life
fact: Most dental work isn't part of the original
fact: Two spouses may need two different plans
# hsa | hsa, health savings account, fsa, flexible spending account, fsa deadline, hsa investing, dependent care fsa
do: check your balance and deadline
do: find one old pharmacy receipt
do: read which plan you're actually in
do: open the eligible list on your phone
now: you buy sunscreen in the last week of December
now: you pay at the counter and lose the receipt
now: the card gets declined at the pharmacy
now: you mix up the two names again
say: The two accounts are the same thing
say: Every dollar disappears at year end
say: I'm too healthy to need one
fact: One letter changes nearly every rule
fact: Not every health plan qualifies
fact: Sunscreen can count as a medical expense
fact: Deadlines depend on your employer's plan
# taxes | taxes, tax season, tax return, file taxes, filing taxes, income tax, tax prep, tax tips, tax preparer, irs, tax bracket, tax planning, tax mistakes
do: find last year's return
do: put one envelope by the door
do: write down what changed this year
do: list every place that paid you
now: the form you need is in an old inbox
now: you do the whole thing on the last Sunday
now: the refund number drops as you type
now: your desk has one pile called important
say: A raise could push me into losing money
say: The software catches everything
say: A big refund means I did well
fact: A higher bracket only touches the top dollars
fact: The tax office gets copies of your forms
fact: Filing and paying are two separate things
fact: Marriage, moves and babies change a return
# tax refund | tax refund, refund check, where's my refund, refund delay, spend tax refund, use your refund, refund advance
do: check your bank numbers on the return
do: write three plans for the check
do: look at last year's amount
do: find the date you filed
now: you refresh the tracker before work
now: the number on screen gets spent in your head
now: the status bar hasn't moved in a week
now: your couch suddenly looks very old
say: The check is a government bonus
say: A bigger check is a better year
say: I need mine today, whatever the fee
fact: The check was your money all along
fact: Refund loans come with strings
fact: One wrong digit can send money elsewhere
fact: Some credits slow the check by law
# w-4 withholding | w-4, w4, withholding, paycheck withholding, pay stub, paycheck deductions, gross pay, take-home pay, net pay, owe taxes
do: find your latest pay stub
do: read the line marked federal
do: check the date of your last form
do: compare gross with what hit your bank
now: your first paycheck is smaller than promised
now: you owe in April and nobody warned you
now: HR hands you the form with no advice
now: the second job quietly changes the math
say: HR fills the form out for me
say: I claim the same as always
say: My salary is what I get
fact: A second job doesn't know about the first
fact: What's held back isn't the final bill
fact: Marriage can change what gets held back
fact: Take-home and salary are never the same number
# tax deductions | tax deduction, tax write-off, tax write off, standard deduction, itemize, itemized deductions, tax credit, tax break, deductible expense
do: find your biggest receipt this year
do: check whether you itemized last time
do: put donation slips in one envelope
do: read the line above your total
now: you hold a receipt and wonder if it counts
now: your friend says just write it off
now: the shoebox won't close anymore
now: you add everything up and take the standard
say: A write-off costs me nothing
say: My friend deducts the same thing
say: Without a receipt, nothing counts
fact: A credit and a deduction work differently
fact: Writing something off still means paying for it
fact: Many people never itemize at all
fact: The rules change more often than forms do
# estimated taxes | quarterly taxes, estimated taxes, quarterly estimated taxes, self-employment tax, self employment tax, self-employed taxes, freelance taxes, taxes for freelancers, tax for freelancers, creator taxes, contractor taxes
do: mark the odd quarterly dates
do: open an account named not mine
do: add up this month's deposits
do: find last year's total tax line
now: the client pays and you feel rich until April
now: you miss a June date you never heard of
now: you move money out of the tax account
now: your first April on your own hurts
say: I'll settle everything in April
say: I don't earn enough to owe
say: No form from the client means no tax
fact: The quarters aren't three months each
fact: No employer is paying the other half
fact: Income without a form is still income
fact: A deposit isn't a paycheck yet
# 1099 | 1099, 1099-k, 1099-nec, w-9, w9, contractor or employee, 1099 vs w2, w2 vs 1099
do: list every client who paid you
do: search your inbox for tax form
do: check the address your clients have
do: match one form to your deposits
now: the form shows up with the wrong amount
now: one client never sends anything
now: two forms report the same money
now: you get a form from a payment app
say: If no form comes, nothing is owed
say: The contract says contractor, so that's settled
say: A contractor rate is just a higher wage
fact: The government gets a copy as well
fact: The title on paper doesn't settle the question
fact: A form can count money you refunded
fact: Nobody holds tax back from that check
# business expenses | business write-off, business write off, business deduction, small business taxes, small business tax, write off a car, tax deductions for business, expense receipts, schedule c
do: take a photo of today's receipt
do: write the reason on one receipt
do: find one charge on the wrong card
do: count the receipts in your glovebox
now: the receipt fades before you file
now: you buy a laptop in the last week
now: your lunch was half work and half lunch
now: you mix groceries and printer ink again
say: Everything I buy is for the business
say: The bank statement is proof enough
say: Spending more in December saves money
fact: A statement shows where, not why
fact: Spending a dollar saves less than a dollar
fact: Thermal paper fades in a hot car
fact: Ordinary and necessary are the words that matter
# home office deduction | home office deduction, home office tax, home office write-off, work from home deduction, work from home tax
do: measure your desk corner
do: take one photo of the space
do: find a full year of utility bills
do: notice what else happens at that desk
now: the treadmill and the desk share one room
now: you type at the kitchen table and wonder
now: your kid does homework at your desk
now: you guess the square footage from memory
say: Claiming a desk gets people audited
say: I work from the couch, so that counts
say: Everybody working from home can claim one
fact: Exclusive use is stricter than the words sound
fact: There is more than one way to calculate
fact: Having a boss changes who can claim
fact: A dining table is usually still a dining table
# mileage | mileage log, mileage deduction, mileage tracker, track mileage, business miles, tax mileage, deduct mileage, car deduction
do: take a photo of your odometer
do: write today's first stop
do: check your calendar for client visits
do: put a notebook in the glovebox
now: you rebuild a year of trips in March
now: you drive to the post office and forget
now: the app tracked your beach trip as work
now: you pull over to write three numbers
say: I can estimate the year at the end
say: My drive to the office counts
say: Gas receipts are enough
fact: The regular commute usually doesn't count
fact: A log made later looks made later
fact: Gas and the standard rate don't stack
fact: The trip's purpose matters as much as distance
# irs letter | irs letter, irs notice, tax audit, irs audit, audited by irs, audited, cp2000, letter from the irs, audit red flags
do: find the notice number in the corner
do: circle the reply date
do: lay your return beside the letter
do: check the return address carefully
now: the envelope has a window and an eagle
now: you hold the letter and don't open it
now: your stomach drops in the driveway
now: the year on the page is long gone
say: A letter means I'm in trouble
say: I'll just pay and be done
say: Only rich people get reviewed
fact: Many letters are about one mismatched number
fact: Most reviews happen by mail
fact: A first contact is usually paper, not a call
fact: The notice number says what the letter wants
# back taxes | back taxes, unfiled taxes, tax debt, owe the irs, haven't filed taxes, irs payment plan, tax penalty, offer in compromise, tax relief
do: list the years in question
do: gather the letters, opened or not
do: write what you could pay monthly
do: look up your account transcript
now: you put the new letter with the others
now: you walk past the mailbox again
now: one missed year makes the next one harder
now: the radio ad promises pennies on the dollar
say: I can't file because I can't pay
say: A relief company can erase most debts
say: If I stay quiet, nobody will notice
fact: Not filing and not paying are charged separately
fact: Pennies on the dollar is not the usual deal
fact: Payment plans are ordinary paperwork
fact: Interest keeps running while envelopes stay closed
# capital gains | capital gains, capital gains tax, tax loss harvesting, sell stock taxes, wash sale, long-term capital gains, house sale tax, cost basis, selling a house taxes
do: find what you paid originally
do: write the date you bought
do: dig out old improvement receipts
do: check last year's leftover losses
now: you sell and remember April too late
now: the buy date is one week short
now: you can't find what Grandma paid
now: your winner and your loser sit side by side
say: I only pay when I move the cash
say: Selling at a loss is always a waste
say: The broker handles the tax
fact: The calendar can matter as much as price
fact: Gains on paper usually aren't taxed yet
fact: What Grandma paid may not be your basis
fact: What you put in matters as much as profit
# llc or s corp | start an llc, form an llc, llc taxes, business entity
do: look up your state's yearly fee
do: search your business name tonight
do: find out who signs your contracts
do: write what you're trying to protect
now: you pay a website and get a PDF
now: your state mails a bill you didn't expect
now: your friend says everybody needs one
now: you buy lunch with the business card
say: The letters lower my taxes automatically
say: Nobody can sue me personally now
say: A real business has to have one
fact: The legal form doesn't settle the tax form
fact: Yearly state fees vary a lot
fact: Mixing personal money can weaken the wall
fact: Forming in another state rarely skips your own
# sales tax | sales tax, sales tax nexus, collect sales tax, sales tax permit, online sales tax, etsy sales tax, sales tax return
do: list the states you ship to
do: check what your platform collects
do: find your permit number
do: look at one receipt from last week
now: you ship one box across a state line
now: the money in your account isn't yours
now: you file for a month with no sales
now: the checkout adds an amount you didn't set
say: The platform handles everything
say: I'm too small to bother with
say: I don't have an office in that state
fact: Collected tax was never your revenue
fact: A quiet month can still need a return
fact: The rate can change across one street
fact: Shipping a box can change which rules apply
# payroll | payroll, payroll taxes, first employee payroll, run payroll, pay employees, hire first employee, pay yourself, owner's draw, owner salary
do: mark your next pay date
do: list who gets paid and how
do: find your state account number
do: check the cash for two pay runs
now: you skip your own check again
now: you run the numbers on Thursday night
now: you do the withholding math by hand once
now: you type the amount and hover over send
say: I'll pay myself what's left
say: Contractors are simpler for everyone
say: The software files everything
fact: Withheld money belongs to somebody else
fact: A wage costs more than the wage
fact: How owners get paid depends on the structure
fact: States and the feds want separate reports
# bookkeeping | bookkeeper, quickbooks, bank reconciliation, reconcile accounts, chart of accounts, accounting software, accounting for small business, small business accounting, clean up books
do: open last month and count the unknowns
do: compare your books with the bank
do: name one category you keep guessing
do: put a date on the calendar
now: you have a category called ask my accountant
now: the bank says one thing, the software another
now: you hand over a shoebox in March
now: everything lands in office supplies
say: The software does the books for me
say: I'll clean up the books at tax time
say: Money in the bank means we're profitable
fact: Profit and cash are not the same number
fact: Software guesses categories from old guesses
fact: A matched total can still hide a mistake
fact: Old questions get harder to answer
# invoices | invoicing, late invoice
do: check the oldest one still open
do: read your own payment terms
do: find out who approves the payment
do: look for the due date, printed
now: the client says accounting is on it
now: you write a reminder and delete the exclamation
now: the file says final and has the wrong name
now: you finish the job and forget to bill
say: Following up is rude
say: Good clients pay without reminders
say: The terms are clear to everybody
fact: Many late bills got stuck in an inbox
fact: The person who hired you rarely pays you
fact: A missing order number can stop everything
fact: Terms agreed before work beat terms after
# freelance rates | freelance rate, freelance pricing, pricing services, set my rates, price my services, charge clients
do: write your hours, unpaid ones too
do: add up last year's tools
do: say your price out loud
do: count your billable days
now: you type a number and lower the number
now: the client says yes a little too fast
now: a friend wants the friend price
now: you quote and fill the silence
say: I'll raise prices once I'm better
say: Nobody would pay my real price
say: Cheaper wins more work
fact: Half of running a business isn't billable
fact: Employees have benefits hidden in their wage
fact: The lowest bid doesn't always win
fact: A quick yes also tells you something
# business bank account | business checking, business credit card, separate business account, mix personal and business, business debit card, business account
do: find one personal charge on the statement
do: check which card your software uses
do: put your formation papers together
do: write the business name exactly as filed
now: you pay for groceries with the wrong card
now: the banker asks for papers from a drawer
now: your side money lands with your rent money
now: you scroll past coffee to find one client
say: I'm too small to need a separate one
say: I'll sort the charges out later
say: Nobody checks my credit for the business
fact: Lenders often look at the owner too
fact: Separate doesn't have to mean expensive
fact: Personal apps may not allow business payments
fact: New businesses are often asked for a personal signature
# tax deadline | tax deadline, tax extension, file an extension, filing an extension, tax day, late tax filing, last minute taxes, file late
do: put the missing forms on a list
do: check the date on your state's site
do: find last year's adjusted gross number
do: write down what you think you owe
now: the clock says late and you're still typing
now: the login code goes to an old phone
now: one form from one job holds everything up
now: you stand in line at the post office
say: An extension gives me longer to pay
say: Waiting makes no difference with a refund
say: Asking for more time looks suspicious
fact: More time to file isn't more time to pay
fact: States can have rules of their own
fact: Asking for more time is ordinary
fact: Old refunds don't wait around forever
# business loan | sba loan, business line of credit, business funding, merchant cash advance, business financing
do: write what the cash would buy
do: pull your last two tax returns
do: find last quarter's profit page
do: ask what happens if sales drop
now: the lender wants three years of everything
now: you get a funding text at breakfast
now: the approval is smaller than the plan
now: you sign your own name under the company's
say: Banks only lend to people with money
say: Fast money is worth the price
say: A good idea is enough
fact: Lenders read bank statements before business plans
fact: A factor rate isn't an interest rate
fact: Daily payments hit slow days too
fact: Many lenders ask for a personal signature
# freelancing money | gig worker, going freelance, 1099 worker
do: count the clients you'd miss most
do: move a slice of today's deposit
do: write down what last month really paid
do: block one hour for admin
now: you celebrate a payment that isn't all yours
now: the biggest client goes quiet in August
now: you work on vacation with the laptop hidden
now: your sick day pays exactly nothing
say: I'll get organized after this project
say: One big client is security
say: No boss means more time
fact: Nobody is holding tax back for you
fact: Sick days come out of your own pocket
fact: One client can leave all at once
fact: Admin is work that nobody pays for
# side hustle | side income, extra income, extra money, make money online, second job, earn extra cash, side gig, weekend gig, sell stuff online
do: list what people already ask you for
do: count your real hours this week
do: check your job's outside work policy
do: put the earnings in one place
now: you pack orders on the living room floor
now: you drive all evening and subtract gas
now: the first sale comes from a stranger
now: you answer a customer from the bathroom
say: I don't have anything to sell
say: Small earnings don't count for taxes
say: I'd need money to begin
fact: What's left after costs is the real pay
fact: Costs usually show up before sales do
fact: Platforms take their cut before you do
fact: Tired hours cost something too
# passive income | passive income, passive income ideas, residual income, multiple income streams, income streams, money while you sleep, semi-passive income
do: write the hours behind the last idea
do: name what would break first
do: list what you already own
do: find who answers the customers
now: you see a stranger's payout screenshot
now: the course costs more than your rent
now: you fix something at midnight for a dollar
now: the first month pays for one sandwich
say: Set everything up once and relax
say: More streams means more security
say: I just need the right idea
fact: Most of the work comes before the money
fact: Somebody still answers the customer emails
fact: Screenshots don't show expenses
fact: Interest from a bank counts too
# salary negotiation | salary negotiation, negotiate salary, negotiate your salary, ask for a raise, asking for a raise, pay raise, job offer, salary counter offer, underpaid, salary expectations
do: write your number on paper
do: look up three current job ads
do: list three things you finished
do: say your ask to a mirror
now: the recruiter asks for your number first
now: you rehearse in the car before the meeting
now: you learn what the new hire makes
now: the offer comes and you want to scream yes
say: Asking could make the offer vanish
say: My work should speak for itself
say: There's no budget, so why ask
fact: The first offer often has some room
fact: The base isn't the only thing on paper
fact: Hiring budgets and raise budgets often differ
fact: Silence after a number is normal
# insurance | insurance, insurance policy, insurance agent, insurance broker, insurance coverage, insurance premium, insurance quote, insurance company, bundle insurance, deductible
do: find your declarations page
do: save your agent's number
do: read the exclusions out loud
do: write down your deductibles
now: the renewal comes and you read only the total
now: you learn what's excluded on a bad day
now: the agent talks fast and you just nod
now: you pay for years and never call
say: Insurers never pay anyway
say: Full coverage means everything
say: If nothing happens, the money is wasted
fact: The exclusions page is the honest page
fact: A lower price often means a bigger gap
fact: The policy you had isn't the life you have
fact: Agents and brokers can work for different sides
# car insurance | car insurance, auto insurance, full coverage, collision coverage, liability coverage, sr-22, uninsured motorist, teen driver insurance, car insurance rate, gap insurance
do: pull up your renewal notice
do: find the deductible on your policy
do: write down who really drives the car
do: read your liability limits
now: you open the renewal notice and wince
now: your teen gets a license and the bill jumps
now: the quote site calls you for three weeks
now: you trade phone photos on the shoulder
say: Loyal customers get rewarded
say: Switching takes all day
say: Red cars cost more
fact: Two companies can price the same driver differently
fact: Your bill can rise without a single ticket
fact: The cheapest policy is cheap for a reason
fact: Minimum legal coverage protects the other driver first
# home insurance | home insurance, homeowners insurance, homeowner's insurance, house insurance, replacement cost, dwelling coverage, home insurance claim, insurance dropped me, nonrenewal
do: video every room tonight
do: check the year of your roof
do: find the wind and water pages
do: read your rebuild number
now: a letter says your company is leaving
now: the ceiling has a brown ring
now: you try to list everything in one closet
now: the adjuster walks your roof with a camera
say: My coverage matches what I paid
say: Water damage is water damage
say: I should claim every little thing
fact: Land is in the sale price, not the rebuild
fact: Floods usually need their own policy
fact: Old roofs can be paid out differently
fact: Companies keep track of earlier claims
# renters insurance | renters insurance, renter's insurance, tenant insurance, insurance for renters, apartment insurance
do: open your closet and film everything
do: guess the price of your shoes
do: ask if your roommate is listed
do: check your lease for the word policy
now: the upstairs tub comes through your ceiling
now: your bike is gone and the lock isn't
now: you try to remember what you owned
now: the landlord asks for proof by Friday
say: The landlord's policy covers my stuff
say: I don't own anything worth much
say: My roommate has one, so I'm fine
fact: The landlord's policy covers the building
fact: Theft away from home can be covered
fact: One policy doesn't automatically cover a roommate
fact: Replacing every sock adds up
# life insurance | life insurance, term life, term life insurance, whole life, whole life insurance, term vs whole life, term or whole life, life insurance policy, permanent life insurance, iul, cash value
do: write who counts on your paycheck
do: check who's named on your policy
do: find the end date, if any
do: ask what work coverage pays
now: the nurse comes to the house with a scale
now: you have a baby and think about the what-if
now: an old classmate wants to buy you coffee
now: the form still names your ex
say: I'm young, I don't need any
say: I have some through work
say: Stay-at-home parents don't need coverage
fact: Coverage at work usually stays with the job
fact: Waiting rarely makes the price lower
fact: The named person gets paid, not the will
fact: Unpaid work at home costs money to replace
# health insurance | health insurance, health plan, marketplace plan, obamacare, aca plan, copay, out of pocket max, out-of-pocket maximum, cobra coverage, high deductible plan, hmo or ppo, in network
do: find the number on your card's back
do: look up your doctor's network
do: check what you've met this year
do: read your plan's one-page summary
now: the front desk asks if your plan changed
now: you skip the visit to save the copay
now: the pharmacy price changes in January
now: you choose between plans named after metals
say: The cheapest premium is the cheapest plan
say: My doctor takes the plan, so I'm covered
say: I'm healthy, so any plan works
fact: Accepting a plan isn't being in the network
fact: A low premium can come with a big bill
fact: The deductible usually starts over each year
fact: One hospital can have doctors outside the network
# open enrollment | open enrollment, benefits enrollment, employee benefits, choose benefits, work benefits, benefits package, benefits at work
do: find your enrollment deadline
do: count last year's doctor visits
do: pull up what you picked last time
do: ask your partner for their options
now: the reminder says last day at noon
now: you hit same as last year again
now: the benefits meeting has donuts and no answers
now: you compare two columns on a lunch break
say: Last year's choice is still fine
say: The priciest option is the safest
say: I'll change things midyear if needed
fact: The same plan can change without a new name
fact: Midyear changes usually need a life event
fact: Some choices don't carry over by themselves
fact: Two jobs in one house means two menus
# disability insurance | disability insurance, short-term disability, long-term disability, income protection, own occupation, disability coverage, disability policy
do: find the waiting period
do: read how your policy defines work
do: count the weeks your savings would last
do: ask what your employer's plan pays
now: your back goes out on a Monday
now: you realize your paycheck is the plan
now: the form asks what you do all day
now: you insure the phone and not the income
say: I have a desk job, so I'm safe
say: Workers comp would take care of me
say: Benefits from work are enough
fact: Most long absences don't start at work
fact: Policies define the word unable very differently
fact: Waiting periods come before any check
fact: Who paid the premium can change the tax
# long-term care | long-term care, long term care, long-term care insurance, nursing home cost, assisted living cost, pay for care, in-home care cost, medicaid planning
do: ask a parent what home means
do: look up one local price
do: find out who holds the paperwork
do: write who would drop everything
now: you tour a bright lobby and ask the price
now: your mom says she's fine on the phone
now: you and your siblings start a group text
now: your dad hands over the car keys
say: Medicare pays for nursing homes
say: The kids will take care of me
say: I'll think about care when I'm old
fact: Most care begins at somebody's home
fact: Help with bathing isn't usually medical care
fact: Applying gets harder after a diagnosis
fact: Family care has a cost too
# umbrella insurance | umbrella insurance, umbrella policy, personal liability, excess liability, umbrella coverage
do: add up what you own
do: read your liability limits tonight
do: list the pool, the dog, the trampoline
do: ask who drives under your name
now: the neighbor's kid loves your trampoline
now: your teen drives three friends home
now: the guest slips on your icy steps
now: you read about a lawsuit in your town
say: Only rich people need one
say: My other policies would cover a lawsuit
say: Nobody I know would sue
fact: Future wages can matter in a lawsuit
fact: One policy usually sits on top of another
fact: A friend's insurer isn't your friend
fact: Limits run out before bills do
# pet insurance | dog insurance, cat insurance, pet policy, vet cost, emergency vet cost
do: ask your vet for old records
do: write your pet's age and breed
do: find the word preexisting
do: guess your last vet total
now: the vet slides the estimate across the counter
now: your dog eats a sock on Sunday
now: you type your card number with shaking hands
now: the puppy limps the week you adopt
say: My pet is healthy, so why bother
say: I'd rather save the money myself
say: My policy pays the vet directly
fact: Earlier symptoms can count as preexisting
fact: Most plans pay you back, not the vet
fact: Prices usually rise as pets get older
fact: Waiting periods start after you sign up
# travel insurance | travel insurance, trip insurance, trip cancellation, cancel for any reason, travel medical insurance, trip protection
do: check what your card already covers
do: add up what's nonrefundable
do: read the word covered reasons
do: save the claim number in your phone
now: the airline offers coverage at checkout
now: your kid gets a fever before the flight
now: the storm has a name and a direction
now: your bag takes a different vacation
say: I can cancel for whatever I want
say: My health plan works everywhere
say: The box at checkout is good enough
fact: A named storm usually can't be insured anymore
fact: Changing your mind usually isn't a covered reason
fact: Many health plans stop at the border
fact: Proof matters more than the story
# flood insurance | flood insurance, flood zone, flood map, flood coverage, flood policy, hurricane insurance, storm insurance
do: look up your address on the map
do: read the exclusions on page two
do: film your basement tonight
do: ask when new coverage would begin
now: the water climbs toward your porch
now: the forecast shows your county in red
now: you carry boxes up from the basement
now: the sandbags line your neighbor's garage
say: I'm not in a risky zone
say: My regular policy covers nature
say: I can buy coverage when the storm comes
fact: Damage happens outside the marked zones too
fact: New policies often have a waiting period
fact: Disaster aid is often a loan
fact: A special deductible may apply
# business insurance | business insurance, general liability, professional liability, workers comp, errors and omissions, certificate of insurance, commercial insurance, small business insurance, contractor insurance
do: read what your contract requires
do: list what a client could trip on
do: check the name on the certificate
do: find what your home policy excludes
now: the client wants a certificate by noon
now: a customer trips over your cord
now: you store inventory in your garage
now: your helper cuts a hand on the job
say: I work from home, so I'm covered
say: My LLC protects me
say: My clients would never sue
fact: Home policies often exclude business property
fact: A certificate is not the policy
fact: A mistake and an injury are separate coverages
fact: Some landlords ask for proof before keys
# insurance claim | insurance claim, file a claim, claim denied, denied claim, insurance adjuster, claim process, insurance denial, appeal a denial, insurance payout
do: take photos before moving anything
do: write the claim number down
do: save every receipt in one envelope
do: note who you talked to, when
now: you repeat the story to a third person
now: the letter says denied in the second line
now: the adjuster shows up with a clipboard
now: the first offer is lower than you hoped
say: Denied means denied
say: Pictures can wait until tomorrow
say: The adjuster works for me
fact: A denial letter usually names its reason
fact: The company's adjuster works for the company
fact: Most policies expect you to prevent more damage
fact: Notes from phone calls settle arguments
# dental insurance | dental insurance, dental plan, dental bill, dental cost, dentist cost, dental coverage
do: find your yearly maximum
do: ask for the treatment plan in writing
do: check the waiting period page
do: look up when your benefits reset
now: you hold the estimate with a numb lip
now: the crown costs more than your car repair
now: your year's benefits run out in March
now: you put the cleaning off again
say: I brush, so I don't need a plan
say: The plan covers everything but cosmetics
say: Unused benefits carry over
fact: A dental plan works more like a coupon
fact: The plan's yearly limit is often surprisingly low
fact: Some plans pay for the cheaper material
fact: Waiting periods are common for big work
# college savings | college savings, college fund, 529, 529 plan, save for college, saving for college, pay for college, paying for college, college cost, college tuition
do: write your child's graduation year
do: look up your own state's plan
do: find one school's net price calculator
do: ask Grandma about birthday checks
now: you hold a newborn and see a tuition headline
now: the acceptance letter comes before the bill
now: your kid loves the most expensive one
now: the campus tour ends at the gift shop
say: Savings will ruin any financial aid
say: If my kid skips college, the money's gone
say: Scholarships will cover most of the cost
fact: The sticker price isn't what everyone pays
fact: There are loans for school, not for retirement
fact: Room and food can rival tuition
fact: An account's owner can change the person named
# financial aid | fafsa, financial aid, scholarship, college grant, financial aid letter, award letter, work study, css profile, student aid
do: mark each school's own deadline
do: find your login from last year
do: underline the word loan in the letter
do: list who counts as a parent
now: the site logs you out on page three
now: the award letter mixes gifts and loans
now: your kid types while you read numbers aloud
now: you compare two letters with different words
say: I earn too much to bother
say: The award letter is the final word
say: Scholarships are only for top grades
fact: A loan can be listed under awards
fact: Schools and states have separate deadlines
fact: Schools can each invent their own wording
fact: The form has to be filed again each year
# kids and money | kids and money, teach kids money, teach kids about money, allowance, teaching kids money, chores and allowance, teen money, kids bank account, teen budget, financial literacy for kids
do: let your kid hold the receipt
do: put three jars on the counter
do: hand over cash for one errand
do: say one price out loud tonight
now: your kid wants the toy at the checkout
now: the allowance is gone by Saturday lunch
now: your kid asks if you're rich
now: the tooth fairy pays more next door
say: Money talk isn't for children
say: Allowance should be earned with chores
say: School will teach the money part
fact: Kids notice how their parents talk about bills
fact: A small mistake is cheaper at a young age
fact: Most kids have never seen a bill
# baby costs | baby cost, cost of a baby, baby budget, childcare cost, daycare cost, parental leave, maternity leave pay, maternity leave money, cost of raising kids, new parent finances
do: call one daycare about the waitlist
do: read your leave policy tonight
do: borrow one thing from a neighbor
do: write which bills stop and start
now: you tour a daycare before the baby shower
now: the diaper box lasts less than promised
now: the hospital sends two bills, one for baby
now: you do paycheck math on leave
say: Babies don't really cost that much
say: I need everything on the registry
say: One of our paychecks just goes to daycare
fact: Daycare waitlists can start before birth
fact: Adding a newborn to coverage has a deadline
fact: Time off isn't automatically paid time off
fact: Babies outgrow things before wearing them out
# couples and money | couples and money, money and marriage, money in marriage, fight about money, money fights, argue about money, spouse spends, money talk with partner, money date, combine finances, financial infidelity, newlywed finances
do: ask what money meant at home
do: pick a quiet night, no bills
do: write one shared wish each
do: trade one money memory over dinner
now: the package arrives and you hide the box
now: one of you saves and one of you spends
now: you talk about dinner but mean the bill
now: your partner asks what this charge was
say: Talking about cash ruins the mood
say: My spouse handles the bills
say: We just see money differently
fact: Saver and spender often marry each other
fact: Most money fights are about something else too
fact: Silence about bills is a money habit too
fact: Fair and equal are not the same word
# joint account | joint account, joint bank account, separate accounts, joint or separate finances, split bills, split expenses with partner, shared account, yours mine and ours
do: list the bills you share
do: ask whose name is on what
do: write one limit for no-questions spending
do: check who gets the alerts
now: the alert gives your surprise gift away
now: one of you earns more and pays half
now: you swap payment requests on the couch
now: the first rent comes from both names
say: Sharing everything proves trust
say: Separate money means a separate life
say: Splitting down the middle is always fair
fact: Either owner can usually empty the account
fact: A shared account can face one person's creditors
fact: Equal halves can weigh very differently
fact: Many couples use a mix of both
# prenup | prenup, prenuptial agreement, postnup, money before marriage, finances before marriage
do: list what each of you owns
do: list what each of you owes
do: pick a calm evening to ask
do: write down one hope and one fear
now: you bring up the topic and the room cools
now: the wedding is close and the draft isn't
now: you both open your accounts at the table
now: your parents have opinions about the house
say: Asking means planning for divorce
say: Only rich couples need papers
say: Love shouldn't need a contract
fact: Every state already has rules for splitting
fact: A rushed signature can cause trouble later
fact: Each person can have a separate lawyer
fact: Balances owed are part of the talk too
# divorce and money | divorce finances, divorce and money, financial divorce, divorce cost, split assets, divorce settlement, alimony, qdro, money after divorce, divorce taxes
do: put statements in one safe folder
do: list every account you know of
do: write questions before you call anyone
do: check the names on the deed
now: you sit at a quiet table with two piles
now: you sign your first lease alone
now: the mail still comes for both names
now: one form asks for your new emergency contact
say: The decree takes care of the debts
say: Keeping the house means keeping the most
say: Half of everything is simple
fact: Lenders aren't bound by the decree
fact: Two assets of equal size can be taxed differently
fact: Old beneficiary forms may still name an ex
fact: Splitting some plans takes a separate court order
# estate planning | estate planning, estate plan, estate tax, end of life planning, end-of-life planning, legacy planning, get affairs in order, estate documents
do: tell one person where papers are
do: list your accounts on one page
do: write who would feed the dog
do: check the name on the deed
now: you plan to start right after the holidays
now: your folder says important and holds warranties
now: the family asks where anything is
now: you board a plane and think of the kids
say: I don't own enough to plan
say: My family knows what I want
say: I'm too young for all that paperwork
fact: The state has a default plan for everyone
fact: Passwords are part of what's left behind
fact: Documents nobody finds help nobody
fact: Some things pass outside of any document
# will | writing a will, write a will, make a will, making a will, last will, last will and testament, without a will, need a will, online will, having a will, update your will, die without a will
do: write two names on paper
do: ask someone before naming them
do: list what has sentimental value
do: find your last signed version
now: you argue kindly about who gets the kids
now: the kitchen drawer holds an unsigned draft
now: you need two witnesses on a weekday
now: the safe is locked and nobody knows the code
say: Everything goes to my spouse anyway
say: I can just write a note
say: Only older people need one
fact: Without one, the state's list decides
fact: A beneficiary form can outrank the document
fact: An unsigned draft is just a draft
fact: Guardians are named on paper, not by promise
# beneficiaries | beneficiary, beneficiaries, beneficiary designation, beneficiary form, transfer on death, payable on death, contingent beneficiary
do: open one account and check the name
do: list every account with a form
do: look for an empty backup line
do: ask HR for your old form
now: you write a name on your first work day
now: the form still has your college roommate
now: you see the backup line left blank
now: the bank asks for a name you haven't decided
say: My will covers every account
say: I filled the form out years ago
say: My spouse is automatically on everything
fact: The form can outrank the will
fact: Minors usually can't be handed a large account
fact: Divorce doesn't fix every form by itself
fact: Moving to a new plan can erase old choices
# power of attorney | power of attorney, poa, healthcare proxy, health care proxy, living will, advance directive, durable power of attorney, medical power of attorney
do: name who picks up at night
do: ask that person before you write
do: check the age of your form
do: tell someone where the paper is
now: the nurse asks who makes decisions
now: the bank wants its own version
now: your kid becomes a legal adult and leaves home
now: you stand at a counter with the wrong form
say: My spouse can already sign for me
say: Signing means giving up control
say: I'll sign papers when I'm sick
fact: The power usually ends at death
fact: Being married doesn't open every account
fact: Adult children are strangers to a hospital's files
fact: Money and medical choices are often separate papers
# probate | probate, probate court, avoid probate, executor, executor duties, estate administration, settle an estate, when someone dies, death certificate
do: set up one folder for mail
do: write down every call and date
do: look for the original, not a copy
now: the mail keeps coming in a name you miss
now: you hold the phone and spell the name again
now: you sort a desk that isn't yours
say: The family can just divide everything
say: Naming me means I can act today
say: A will skips the court
fact: Some accounts never pass through the court
fact: Being named isn't the same as being appointed
fact: Bills usually get paid before heirs do
fact: Small estates often have a shorter path
# inheritance | inheritance, inherited money, inherited ira, inherit a house, inherited house, inheriting, heir, leave money to kids, inheritance tax
do: park the money before deciding anything
do: write the date of death down
do: find the account type on the letter
do: list who else is named
now: you get a check and miss the person
now: the house is still full of everything
now: your siblings have three ideas for one house
now: a cousin you barely know calls
say: All of that money will be taxed away
say: I should decide right away
say: Equal shares keep the peace
fact: Different things follow different tax rules
fact: Some inherited accounts come with a clock
fact: A house can't be split like cash
fact: Grief and paperwork arrive together
# aging parents' money | aging parents finances, aging parents money, parents' finances, parents finances, helping parents financially, supporting parents, parents retirement, parents' money
do: ask where the important folder is
do: write down your parents' bank
do: offer to open the mail together
do: call your sibling before your parent
now: you spot unopened bills on Mom's counter
now: your dad says everything is handled
now: your mom mentions a nice man who called
now: you pay for Dad's phone and your kid's
say: My parents would tell me about problems
say: Asking about money is disrespectful
say: My siblings will chip in
fact: Adult children usually have no automatic access
fact: Many parents want to be asked
fact: Unopened mail often says more than a call
fact: Siblings rarely see the same picture
# money after loss | widow finances, widow money, widower, after my husband died, after a spouse dies, financial steps after death, spouse died
do: let the big decisions wait today
do: ask a friend to sit with you
do: put the mail in one basket
do: write down one question
now: you find a password in familiar handwriting
now: the form asks for your status
now: the card you always used stops working
now: you sleep beside a folder of papers
say: I never handled the money
say: I have to decide everything now
say: Everyone else seems to manage the paperwork
fact: Very few decisions truly can't wait
fact: Autopay keeps running after a loss
fact: Tax status can change the following year
fact: Nobody learns every account in a week
# scams | scam, fraud, scammer, avoid scams, spot a scam, online scam, phone scam, scam call, fake call, gift card scam, impersonation scam, fraud alert
do: pick a family code word
do: save your bank's real number
do: read the sender's full address
do: tell one person about the call
now: the caller already knows your name
now: the voice says don't hang up
now: you feel your face get hot while reading
now: a stranger asks you to keep a secret
say: I'm too smart to fall for that
say: Only older people get caught
say: Caller ID showed the bank's name
fact: Caller ID can be faked
fact: Smart people get caught on busy days
fact: Rushing you is part of the script
fact: No real office takes gift cards
# text scams | text scam, scam text, phishing, smishing, phishing email, fake text, toll text, package text, fake email, suspicious link, bank text
do: read the link from right to left
do: open the app yourself instead
do: check the number behind the message
do: show the message to someone
now: the text says your package is stuck
now: your bank sends a message with a typo
now: you owe a toll in another state
now: the wrong number turns very friendly
say: The logo looked real
say: I only answered to say stop
say: My spam filter catches the fakes
fact: A logo takes seconds to copy
fact: Any answer tells a sender the number works
fact: Fake texts can land in a real thread
fact: Good spelling proves nothing anymore
# romance scam | romance scam, romance fraud, dating scam, online dating scam, pig butchering, sweetheart scam, military romance scam
do: run one photo through image search
do: tell a friend the whole story
do: write down what was asked for
do: read the first messages again
now: the camera is broken again
now: you get a good morning text every day
now: the flight gets canceled one more time
now: you tell nobody because you already know
say: I'd notice a fake profile
say: Nobody fakes months of conversation
say: Only lonely people fall for that
fact: Patience is part of the method
fact: The photos usually belong to someone real
fact: Small early payouts can be bait
fact: Kind people are the target
# identity theft | identity theft, stolen identity, data breach, credit freeze, freeze credit, freeze your credit, stolen social security number, account hacked, stolen wallet, credit card fraud, sim swap
do: change the password on your email
do: put a date on a notepad
do: check your mailbox lock
do: list the cards in your wallet
now: a letter welcomes you to a stranger's card
now: your phone suddenly shows no service
now: the breach letter comes months afterward
now: you get declined and don't know why
say: I have nothing worth stealing
say: The bank would catch any thief
say: My information is already out there anyway
fact: A fraud alert doesn't lock your file
fact: Each bureau has to be frozen separately
fact: Children have files that nobody checks
fact: Your email can reset nearly everything
# elder fraud | elder fraud, elder financial abuse, senior scam, scams on seniors, scams targeting seniors, grandparent scam, protect parents from scams, tech support scam, scams on parents
do: call your parents about one trick
do: agree on a family password
do: add a trusted contact at the bank
do: put a note by the phone
now: the caller cries and says Grandma
now: a popup says to call right now
now: your dad is buying gift cards in a hurry
now: your mom doesn't want to talk about the call
say: My parents would never fall for that
say: Mom would say if money was gone
say: Voices can't be faked
fact: Shame keeps many victims silent
fact: A voice can be copied from short clips
fact: A person once caught often gets called again
fact: The script is read by people who practice
# investment scams | investment scam, crypto scam, ponzi scheme, pyramid scheme, mlm, fake investment, pump and dump, get rich quick scheme, fake trading app
do: look the seller up on a registry
do: ask how the seller earns money
do: write what was promised, word for word
do: search the name with the word complaint
now: a celebrity's face sells you an app
now: the group chat is full of happy winners
now: the fee to get your money out appears
now: your cousin invites you to an opportunity
say: My friend already got paid
say: A nice website means a real company
say: I'd only risk a little at first
fact: Early payouts can come from later victims
fact: Fake reviews are sold in bundles
fact: A famous face can be generated
fact: Getting paid once proves very little
# payment app safety | payment app, venmo, zelle, cash app, peer to peer payment, payment app scam, payment app mistake, paypal friends and family
do: check who can see your payments
do: read the name before you send
do: find your balance sitting in the app
do: add a lock to the app
now: you send rent to the wrong Mike
now: a stranger sends you money by mistake
now: your lunch shows up in a public feed
now: the buyer says the payment is pending
say: The bank can just reverse a payment
say: The app works like a credit card
say: My app balance is a bank account
fact: A sent payment can be very hard to undo
fact: Sent by mistake and scammed are treated differently
fact: Some apps share your payments by default
fact: Money sitting in an app may not be insured
# money mindset | money mindset, money beliefs, scarcity mindset, abundance mindset, money blocks, money trauma, financial anxiety, money anxiety, money shame, money stress, financial stress, afraid to spend
do: write your first memory of money
do: finish the sentence, rich people are
do: name how your mother paid bills
do: open one account and just breathe
now: you turn the phone over when the bank emails
now: you buy the cheap one and feel guilty anyway
now: your shoulders rise at the word budget
now: you hear your dad's voice at the register
say: I'm just bad with money
say: Wanting more is greedy
say: Once I earn enough, I'll feel safe
fact: Most people learned about money by overhearing
fact: More income doesn't always bring more calm
fact: Avoiding a number is a very common habit
fact: Savers can be as anxious as spenders
# net worth | net worth, net worth tracker, calculate net worth, assets and liabilities, millionaire, average net worth, net worth by age
do: write what you own, left side
do: write what you owe, right side
do: find your balance from last January
do: guess before you add
now: you add everything up and sit back
now: the number is lower than your salary
now: you compare yours with a chart online
now: the car is worth less than you typed
say: My salary shows how I'm doing
say: My house makes me rich
say: Mine is negative, so why look
fact: A high salary can come with nothing saved
fact: A negative number is common after school
fact: Charts by age hide enormous differences
fact: A house counts, and so does its loan
# financial goals | financial goals, money goals, financial plan, financial planning, money plan, money reset, financial checkup, new year money, money resolution, get finances in order, financial habits
do: write one goal with a date
do: pick one number to look at
do: cross out one goal that isn't yours
do: put a money date on Sunday
now: you buy a planner and fill one page
now: you make January promises that March must keep
now: the vision board has no prices
now: you find last year's list in a drawer
say: I'll get serious on Monday
say: I need everything figured out first
say: Bigger goals are more motivating
fact: A goal without a date tends to move
fact: Two big goals compete for one paycheck
fact: Some goals belong to somebody else
fact: A plan from last year describes last year
# payday routine | payday routine, payday, paycheck routine, budget by paycheck, paycheck budget, split your paycheck, first paycheck, biweekly pay, 50/30/20, 50/30/20 rule
do: find the date of your next deposit
do: write the first three things you pay
do: look at your pay stub's bottom line
do: move one bill closer to payday
now: you see the deposit before you're out of bed
now: the lunch is nicer on Fridays
now: rent leaves before you feel rich
now: your stub has more lines than you expected
say: I treat myself first, then pay bills
say: Fixed rules don't work on my income
say: I know roughly what's coming in
fact: Some months have an extra check
fact: The salary on paper never reaches the bank
fact: Fixed shares don't know your rent
fact: Bills tend to cluster around a few dates
# charity | charitable giving, charity donation, charity, donate to charity, giving to charity, donate money, tithing, donor advised fund, charity deduction
do: list every gift from last year
do: look the organization up by name
do: find one recurring gift you forgot
do: ask the group what's really needed
now: the cashier asks you to round up
now: a friend's fundraiser lands in your feed
now: you get a calendar you never asked for
now: the caller wants a card number for firefighters
say: Every gift lowers my taxes
say: My small amount doesn't matter
say: Low overhead means a good charity
fact: Similar names can belong to different groups
fact: Not every gift can be deducted
fact: Money raised online isn't always tax deductible
fact: Steady small gifts help groups plan
# college student money | college student budget, student budget, college budget, money in college, broke college student, student finances, money in your 20s, money in your twenties, young adult money, first job money
do: check what's left until next deposit
do: find the fee on your account
do: list what your parents still pay
do: look for the student price
now: you split a pizza and a phone plan
now: the textbook costs more than your groceries
now: your card gets offered with a T-shirt
now: everyone orders and you just get water
say: I'll worry about money after I settle
say: I don't earn enough to plan
say: Everyone my age is broke
fact: Early credit mistakes can follow for years
fact: Nobody your age posts their balance
fact: A student discount often has to be asked for
fact: Time is the one thing beginners have more of
# financial literacy | financial literacy, personal finance, finance tips, financial education, money basics, money tips, money advice, money mistakes, financial mistakes, money myths, finance 101
do: name one word you've been nodding at
do: look up who pays the speaker
do: write one rule your parents had
do: open the statement you skip
now: you nod when somebody says compound
now: three experts give you three answers
now: you save the video and never go back
now: the form uses a word nobody taught you
say: School should have taught me all this
say: I'm not a numbers person
say: Rich people know something I don't
fact: Most money math is plain addition
fact: Somebody usually pays for free advice
fact: Good advice for a stranger may not fit
fact: Long words often hide simple ideas
# building wealth | build wealth, building wealth, generational wealth, wealth building, financial freedom, get rich, become wealthy, rich people habits, wealth mindset
do: write what enough looks like
do: list what you own that grows
do: name one thing you'd stop doing
do: ask an older relative about money
now: the rich guy's reel shows a rented car
now: your old truck still starts every morning
now: the boring transfer goes out again
now: your kid asks what a mortgage is
say: It takes money to make money
say: Only a big risk pays off
say: I missed my chance
fact: Some expensive cars belong to the bank
fact: Quiet habits don't make good videos
fact: Luck plays a part nobody likes to mention
fact: Money passed down needs a conversation too
# filing status | married filing jointly, married filing separately, filing jointly, filing status, head of household, child tax credit, dependents, claim a dependent, earned income credit
do: find the box you checked last year
do: write where you lived in December
do: list who slept at your house
do: agree who claims which child
now: you and your ex both claim the same kid
now: your first joint return takes all weekend
now: the software asks who lives with you
now: your college kid files before you do
say: Married couples should always file together
say: Whoever pays more claims the child
say: A baby born in December doesn't count
fact: One child can't be claimed on two returns
fact: The last day of the year decides a lot
fact: A joint signature means a joint responsibility
fact: Some credits end with a birthday
# creator income | brand deal taxes, influencer taxes, onlyfans taxes, content creator taxes, etsy taxes, side hustle taxes, doordash taxes, uber taxes, gig taxes, tip income taxes, taxes on tips
do: list every app that paid you
do: add up fees the app kept
do: photograph one work receipt
do: move part of today's payout
now: the payout looks big until April
now: you find a tax form in the app's menu
now: the app's total doesn't match your bank
now: you can't tell work trips from life
say: Under a certain amount, nothing counts
say: The app already took the tax out
say: Side money is invisible
fact: Products and perks can count as income
fact: The app's total may include its own fees
fact: Nobody withholds tax on most payouts
fact: A hobby and a business are treated differently
# money | money, finance, finances, financial, personal finances, manage money, managing money, money management, money habits, good with money, bad with money
do: check the cash in your wallet
do: open your bank app for one minute
do: find one receipt in your pocket
do: say one price you paid today
now: you check the balance with one eye closed
now: the bill comes and everybody looks at you
now: you find a crumpled dollar in the laundry
now: you lie awake and do the math
say: I'm not good with numbers
say: More would solve everything
say: I'll sort my finances out next month
fact: Nobody is born knowing how a bank works
fact: People rarely talk about what things really cost
fact: Earning and keeping are different skills
fact: The same bill feels different to two people
`);
