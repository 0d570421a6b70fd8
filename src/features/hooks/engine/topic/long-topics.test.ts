import { describe, expect, it } from 'vitest';
import { readTopic } from './read-topic.ts';

describe('stories', () => {
  it.each([
    [
      'I groom dogs. Last week a doodle came in matted to the skin and the owner cried the whole time because nobody had told her you have to comb under the top coat. I want to show how to line brush a doodle at home so this stops happening.',
      'how to line brush a doodle at home',
    ],
    [
      "hey so I run a small bakery and every single weekend someone asks why my croissants cost six dollars when the grocery store has a box for five, and honestly I'd love to just walk people through what goes into three days of folding butter",
      'why my croissants cost six dollars',
    ],
    [
      "We get calls every January from people whose pipes froze, and it's always the same two spots in the house, under the kitchen sink and the hose bib. I'd like to go over the five places pipes freeze first and what you can do with a towel and a lamp before you call us.",
      'the five places pipes freeze first',
    ],
    [
      "so my idea is to film my sunday reset, I start with the fridge, then laundry, then I plan the outfits for all three kids, and it takes me about two hours and it's the only reason we make it through the week",
      'my Sunday reset',
    ],
    [
      "As a speech therapist I see so many parents panic because their two year old isn't talking yet, and then they go online and it gets worse. I want to explain the difference between a late talker and a language delay, in plain words, and when it's time to call somebody.",
      'the difference between a late talker and a language delay',
    ],
    [
      'I have been cutting hair for 22 years and the number one thing I hear is that people are scared to tell their stylist they hate it. I want to teach people how to speak up in the chair without feeling rude.',
      'how to speak up in the chair without feeling rude',
    ],
    [
      "Okay so a lot of the owners I meet put money away for repairs and then take it out again every month for things like licenses and the van's service, because nobody ever sat down with them to plan for what comes back every year, and then it feels like failing. I want to show the list of yearly bills that I make with each of them when we first sit down, and explain how dividing the whole thing by twelve changes everything.",
      'the yearly bill list',
    ],
    [
      "So I keep seeing the same thing with the nurses I coach, they get a raise or a bonus and six months later they tell me they don't know where it went, because everything just crept up a little, the car, the groceries, the phone, and nobody decided anything. I'd like to show the fifty fifty rule I use for raises, where half goes to the future before it ever hits the account, and talk about why I don't believe in cutting out every treat.",
      'the fifty-fifty rule',
    ],
    [
      "Okay here's the thing, most of my clients think they need to post every day and they burn out by week three. What I do with them is build a four-week content bank in one afternoon, and I want to show what that looks like.",
      'a four-week content bank in one afternoon',
    ],
    [
      "I'm a divorce attorney and people come in with their minds made up about the house, they want to keep it no matter what, and then a year later they can't afford the taxes. I'd like to talk about keeping the house after a divorce and the three numbers I make everyone write down first.",
      'keeping the house after a divorce',
    ],
    [
      "the other day a customer brought back a plant that was basically soup, she'd been watering it daily since March, and I thought you know what I'm going to make a video about overwatering because it's the number one killer of houseplants",
      'overwatering',
    ],
    [
      "I teach adults to swim, most of them in their forties and fifties, and the first lesson is never about swimming at all, it's about putting your face in the water and humming. I want to share my humming drill because I think a lot of scared people could try it in the bathtub tonight.",
      'my humming drill',
    ],
    [
      "We farm 40 acres of garlic and every fall people write to me that theirs rotted or never came up, and nine times out of ten they planted grocery store garlic or planted it upside down. So this video is about planting garlic in the fall for people who've killed it before.",
      'planting garlic in the fall',
    ],
    [
      "I photograph newborns and I need parents to understand that the two week window is not a sales trick, babies uncurl after that and they won't sleep through being posed, and I'm tired of people thinking I'm rushing them",
      'the two-week window is not a sales trick',
    ],
    [
      "Every time I do a home visit with a new puppy family there's a crate in the garage that nobody uses because the puppy screamed the first night. I'd like to give people a gentler way, I'm thinking a reel on crate training without the crying.",
      'crate training without the crying',
    ],
    [
      "I work with teen athletes and the moms keep asking what to feed them before a 6 am practice when they won't eat anything. I just want to show three breakfasts you can eat in the car, nothing with powder in it.",
      'three breakfasts you can eat in the car',
    ],
    [
      "Last summer we lost half the hives to mites and I swore I'd never skip a mite count again. I'd like to demonstrate the sugar roll test on a real frame, bees and all, because people think you have to kill bees to do it and you don't.",
      'the sugar roll test on a real frame',
    ],
    [
      "My students always freeze on the same part of the citizenship test, it's not the history it's when the officer asks them to explain what a word means. I want to help people practice for the citizenship interview out loud, with a friend, ten minutes a day.",
      'how to practice for the citizenship interview out loud',
    ],
    [
      "I do nails out of my house and this client came with lifting on all ten, turns out she'd been using cuticle oil right before every appointment. I wanna do a quick one on why your gel polish lifts after three days and how to prep.",
      'why your gel polish lifts after three days',
    ],
    [
      "we moved into a 1920s house with no closets at all, like none, and it took me two years to work out where coats go, so I'd like to show our entryway wall with hooks and the bench that holds fourteen pairs of shoes",
      'our entryway wall with hooks',
    ],
    [
      'how to ask your landlord for a lower rent when your lease is up and the apartment next door just rented for less than what you pay right now',
      'how to ask your landlord for a lower rent',
    ],
    [
      "I'm a nurse on nights and I have three kids and I get asked constantly when do you sleep, so I'm going to break down my sleep schedule on a three night stretch, blackout curtains, phone in the kitchen and all",
      'my sleep schedule on a three night stretch',
    ],
    [
      'The thing I want new landlords to know is that a bad tenant costs more than an empty unit, because I learned it the hard way with my first duplex and it took me eleven months to get them out',
      'a bad tenant costs more than an empty unit',
    ],
    [
      'Brides come in with a picture of a dress on a model and order the size they hope to be, and then I am the one letting out seams with everybody crying in the shop. I would like the video to explain when to book alterations.',
      'when to book alterations',
    ],
    [
      'Parents keep telling me their teenager will not talk, and it is always at the dinner table with a direct question. This would be a short piece on side by side conversations: why they feel safer to a fourteen year old, and three moments to try one.',
      'side-by-side conversations',
    ],
    [
      'So basically I want to make a video about how beginners in my course copy code from three different tutorials until something works, and then it breaks and they have no idea which line did it, and they start all over again from zero. I want to show the way I read an error message out loud from the bottom up, which takes about two minutes, and talk about why that works better than pasting the whole thing into a chatbot.',
      'reading an error message',
    ],
    [
      'ok so i was thinking of a video about how people come into my shop with a dying monstera every single week and they always say they water it every Sunday, and that is exactly the problem, because the soil is still wet and the roots are rotting. I want to show the chopstick test that I do before I water anything, it takes ten seconds, and explain why it is better than any watering schedule.',
      'the chopstick test for watering',
    ],
    [
      "so my idea is a video about how every singer who starts lessons with me thinks they can't hit high notes because they were born with the wrong voice, and they push and squeeze and get a sore throat after two songs, and it's really just that they're holding their breath. I want to demonstrate the straw exercise I make everybody do before they sing a single word, and say why it's better than singing scales for half an hour.",
      'the straw exercise for singing',
    ],
    [
      "I'd love to make a video about how my parents' friends keep getting those text messages about a package that couldn't be delivered and they tap on it, and two of them lost real money last year, and everyone just laughs at them instead of explaining anything. I want to show three things to look at before you tap any link on your phone and talk about who to call if you already did tap it.",
      'three things to look at before you tap any link',
    ],
    [
      'So I want to make a video about parents who co-sign a car loan or a student loan for their kid, because they come to me two years later when the kid has missed four payments and their own credit is ruined and nobody is talking to each other at Thanksgiving. I want to explain what co-signing really means in plain words and what I suggest families do instead, and why saying no can be the kinder thing.',
      'what co-signing really means',
    ],
    [
      "I'd like to do a video on how my students buy a two thousand dollar camera and then shoot everything on auto and wonder why their pictures look just like phone pictures, only heavier to carry. They think they need another lens. I want to show how to use window light and one white piece of cardboard for a portrait, which costs nothing, and talk about why light matters more than the camera.",
      'how to use window light',
    ],
  ])('finds what the video is about in %s', (topic, about) => {
    expect(readTopic(topic).clean).toBe(about);
    expect(readTopic(topic).shape).not.toBe('opaque');
  });

  it.each([
    'My grandmother taught me to can tomatoes in 1987 in a kitchen with no air conditioning and I still do it exactly her way except for one thing she did that could have killed us all',
    "Long story short my mom fell in the bathroom in June and I had six hours to figure out rehab, insurance and who would feed her cat. I want to make a checklist video for other people with aging parents so that they don't have to do it from a hospital hallway like me.",
    "I sell vintage denim and people always ask me how to tell if a pair is really from the seventies, and there's this tiny thing about the zipper and the care tag that gives it away in about ten seconds",
    "I'm thinking about something around how as a manager I used to rewrite everybody's work at night and I told myself I was helping, and then my best person quit and said it on her way out. The point is that fixing people's work teaches them to hand in worse work.",
    'tbh I just want to rant about clients who say they have no budget and then send me a pinterest board with a fifty thousand dollar kitchen on it, like where do you think that marble comes from',
    'I restore old windows. Everyone gets told to rip them out and put in vinyl, and they end up in a landfill after eighty good years. I want to tell people that a restored wood window with a storm outlasts any vinyl replacement you can buy.',
    "Five years ago I couldn't run to the mailbox and last weekend I finished my second half marathon, I'm 58, I have a bad knee and I still don't like running all that much if I'm honest",
  ])('guesses nothing from %s', (topic) => {
    expect(readTopic(topic).shape).toBe('opaque');
  });
});
