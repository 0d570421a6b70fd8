/** What the frames of all languages have in common: the idea of each, its tips, and when it may be said. */
import type { Gates, Pattern } from '../pattern.ts';

export type Idea = Pick<Pattern, 'tips' | 'tone' | 'claims' | 'truth'> &
  Pick<Gates, 'sensitive' | 'wh' | 'pain'>;

const lived = (truth: string) => ({ claims: ['personal'] as const, truth });
const consensus = { claims: ['consensus'] as const };
const refuse = { sensitive: 'refuse' } as const;
/** "step by step" is how, and not why. */
const steps = { wh: ['how'] } as const;
/** Something hurts: "they rent a studio in summer" is not looked at together. */
const hurts = { pain: 'feeling', sensitive: 'refuse' } as const;
const gentle = { sensitive: 'only', tone: 'gentle' } as const;

/** Keys are the type and a number, for ever: histories remember them. */
export const IDEAS = {
  // With the topic in quotation marks.
  'curiosity-gap-01': {
    ...consensus,
    tips: ['Lean in on the last word.', 'Put the quoted words on screen, large.'],
  },
  'curiosity-gap-02': {
    tips: ['Raise a flat hand, as if to stop yourself.', 'Cut to your hands right after the line.'],
  },
  'myth-bust-01': {
    tips: [
      'Shake your head slowly while you say it.',
      'Cross out the quoted words on screen, then bring them back.',
    ],
  },
  'myth-bust-02': { ...refuse, tips: ['Shrug on the last words.', 'Crumple a sheet of paper and drop it.'] },
  'mistake-to-avoid-01': {
    tips: ['Hold up one finger from the first word.', 'Put a red cross on screen at the end.'],
  },
  'mistake-to-avoid-02': {
    ...refuse,
    tips: ['Turn your phone face down as you say it.', 'Show the search bar on screen, then hide it.'],
  },
  'question-01': {
    tips: ['Wait two full seconds after the question.', 'Put the question on screen, alone.'],
  },
  'question-02': { tips: ['Tilt your head as you ask.', 'Show a page of search results for one second.'] },
  'question-03': {
    tips: ['Open both hands on the question.', 'Write the first step on paper, in the shot.'],
  },
  'how-to-01': {
    tips: ['Count the first step on your thumb.', 'Put "1" on screen as soon as you finish the line.'],
  },
  'how-to-02': {
    tips: ['Sit down at a table and pull the camera close.', 'Pour a cup of coffee while you say it.'],
  },
  'how-to-03': {
    tips: ['Start a visible timer on the first word.', 'Tap your watch, then begin without a pause.'],
  },
  'authority-01': {
    ...lived('People really ask the creator about this.'),
    tips: ['Scroll through your messages as you speak.', 'Point at the quoted words on screen.'],
  },
  'authority-02': {
    ...lived('The creator works in this field.'),
    tips: ['Say it at the place where you work.', 'Hold up the tool that you use most.'],
  },
  'relatable-pain-01': {
    ...refuse,
    tips: ['Light your face with the phone screen only.', 'Rub your eyes before you speak.'],
  },
  'relatable-pain-02': {
    tips: ['Close a book or a laptop on the last word.', 'Let out one breath before you go on.'],
  },
  'insider-01': {
    tips: ['Point at your eye, then at the lens.', 'Show the first thing you check, close up.'],
  },
  'insider-02': { tips: ['Lower your voice and lean in.', 'Look left and right before the first word.'] },
  'comparison-01': {
    tips: ['Left hand for the one, right hand for the other.', 'Split the screen in two columns.'],
  },
  'stop-doing-this-01': {
    ...refuse,
    tips: ['Hold up a flat hand on the first word.', 'Lay your phone aside in the shot.'],
  },
  'quick-win-01': {
    tips: ['Tap the table once on the last word.', 'Show the calendar of today for one second.'],
  },
  'audience-request-01': {
    ...lived('People asked for this video.'),
    tips: ['Show a real comment on screen, name hidden.', 'Rub your hands together, then start.'],
  },
  'audience-request-02': {
    ...lived('It is what people ask the creator for most.'),
    tips: ['Point up at the words on screen.', 'Read it from your phone, then look up.'],
  },
  'unpopular-opinion-01': {
    tips: ['Fold your arms, then open them.', 'Pause for one second before you give it.'],
  },
  'story-01': {
    ...lived('The creator remembers being asked this for the first time.'),
    tips: ['Look away from the lens, then back.', 'Sit down before you begin to tell.'],
  },
  'list-01': {
    ...refuse,
    tips: ['Hold up a handwritten list.', 'Point at the save button on the last word.'],
  },
  'pov-01': {
    tips: [
      'Let your shoulders drop, as if it just made sense.',
      'Put the words on screen and say nothing else.',
    ],
  },
  'direct-call-out-01': { tips: ['Point at the lens once.', 'Take one step closer on the last word.'] },
  'trend-01': {
    ...consensus,
    tips: ['Swipe through your feed on a phone.', 'Square a stack of papers on the table.'],
  },
  'challenge-01': { tips: ['Hold out a pretend microphone to the lens.', 'Wait two seconds, then smile.'] },
  'before-and-after-01': {
    tips: ['Start beside a messy desk, cut to a tidy one.', 'Snap your fingers between the two halves.'],
  },
  'curiosity-gap-03': { tips: ['Slide a closed envelope into the shot.', 'Pause before the second half.'] },
  'how-to-04': {
    tone: 'gentle',
    tips: ['Breathe out before the first word.', 'Sit still and keep your hands in your lap.'],
  },
  // With the customers by their name.
  'direct-call-out-02': {
    tips: ['Point at the lens on the first word.', 'Put the name of the group on screen, large.'],
  },
  'direct-call-out-03': {
    ...refuse,
    tips: ['Raise your own hand as you say it.', 'Look around as if you were counting hands.'],
  },
  'curiosity-gap-04': {
    ...consensus,
    tips: ['Lower your voice on the last words.', 'Hold up one finger until you name it.'],
  },
  'how-to-05': {
    tips: ['Put the first item on the table as you speak.', 'Begin at once, without a greeting.'],
  },
  'myth-bust-03': { tips: ['Wipe a word off a whiteboard.', 'Shake your head once, then start.'] },
  'mistake-to-avoid-03': {
    ...lived('The creator has seen this mistake.'),
    tips: ['Show the mistake on paper, then cross it out.', 'Hold up one finger and keep it up.'],
  },
  'list-02': { tips: ['Unfold a sheet of paper.', 'Point at the save button on the last word.'] },
  'quick-win-02': { tips: ['Look at your watch, then at the lens.', 'Say it while you walk into the shot.'] },
  'authority-03': {
    ...lived('The creator works with these people.'),
    tips: ['Say it at the place where you meet them.', 'Nod once before you go on.'],
  },
  'insider-03': {
    ...lived('The creator talks with these people.'),
    tips: ['Reach out as if to switch the camera off.', 'Come so close that only your face is in the shot.'],
  },
  'audience-request-03': {
    ...lived('Somebody asked for this video.'),
    tips: ['Show a real request on screen, name hidden.', 'Open your arms on the last words.'],
  },
  'comparison-02': {
    tips: ['Push one sheet of paper aside, pull another close.', 'Left hand first, then the right.'],
  },
  'story-02': {
    ...lived('The creator tells the real reason.'),
    tips: ['Sit down on the edge of a table.', 'Show one photo after the line.'],
  },
  'unpopular-opinion-04': {
    tips: ['Raise both palms before the second half.', 'Stop for a second at the colon.'],
  },
  'pov-02': {
    tips: ['Hold the phone as a viewer would and look surprised.', 'Put the line on screen and nod.'],
  },
  'stop-doing-this-02': {
    ...refuse,
    tips: ['Slap the table lightly on the first word.', 'Throw a crumpled note over your shoulder.'],
  },
  'challenge-02': {
    tips: [
      'Open one hand toward the lens on the first words.',
      'Put whom it is for on screen as you name them.',
    ],
  },
  'question-04': { tips: ['Raise your eyebrows and wait.', 'Open a drawer and take something out.'] },
  'relatable-pain-03': {
    tips: ['Nod slowly before the first word.', 'Put your hand on your chest for a moment.'],
  },
  'trend-02': { tips: ['Swipe a video away with your thumb.', 'Turn your phone face down on the table.'] },
  // With the topic as the clause that it is.
  'how-to-08': { tips: ['Pull your chair up to the camera.', 'Start with your hands already at work.'] },
  'question-07': {
    tips: ['Wait two seconds after the question.', 'Tilt your head and raise your eyebrows.'],
  },
  'curiosity-gap-06': {
    ...consensus,
    tips: ['Lower your voice from the first word.', 'Hold one finger up until you tell it.'],
  },
  'quick-win-04': { tips: ['Start a visible timer on the first word.', 'Tap your watch once.'] },
  'direct-call-out-05': { tips: ['Point at the lens on the first word.', 'Step closer on the last word.'] },
  'relatable-pain-06': {
    tips: ['Nod slowly after the question.', 'Let your shoulders drop on the last words.'],
  },
  'audience-request-05': {
    ...lived('People really ask the creator this.'),
    tips: ['Scroll through your messages as you say it.', 'Show one real question on screen, name hidden.'],
  },
  'insider-05': { tips: ['Wave the camera to come along.', 'Walk to where you work while you speak.'] },
  'pov-04': { tips: ['Look up from a page in relief.', 'Put the line on screen and only nod.'] },
  'challenge-04': {
    tips: ['Start a visible one-minute timer on the first word.', 'Hold up one finger and keep it up.'],
  },
  'story-04': {
    tips: ['Look down, smile, look up.', 'Show an old notebook for one second.'],
  },
  'stop-doing-this-04': {
    ...refuse,
    tips: ['Hold up a flat hand on the first word.', 'Let a die roll across the table, then cover it.'],
  },
  'myth-bust-07': {
    tips: ['Close a thick book and push it aside.', 'Shake your head once on the first words.'],
  },
  'authority-05': {
    ...lived('The creator explains this at work.'),
    tips: ['Say it at the place where you work.', 'Tap the tool that you explain it with.'],
  },
  'list-04': { ...refuse, tips: ['Point at the save button.', 'Draw a small check mark in the air.'] },
  // With neither.
  'curiosity-gap-05': {
    ...refuse,
    ...consensus,
    tips: ['Show three fingers and fold them down one by one.', 'Look at the lens on the last word.'],
  },
  'question-05': { tips: ['Point down to the comments at the end.', 'Lean on the table and wait.'] },
  'relatable-pain-04': {
    ...refuse,
    tips: ['Shake your head gently on the first half.', 'Smile on the second half.'],
  },
  'how-to-06': { tips: ['Show an empty sheet of paper.', 'Speak slower than you usually do.'] },
  'quick-win-03': {
    tips: ['Start a visible timer on the first word.', 'Hold up one finger on the last word.'],
  },
  'mistake-to-avoid-04': {
    tips: ['Hold up a flat hand in front of the lens.', 'Show the wrong way first, in fast motion.'],
  },
  'stop-doing-this-03': {
    ...refuse,
    tips: ['Close the app on your phone in the shot.', 'Take one real step forward on the last words.'],
  },
  'myth-bust-04': {
    ...refuse,
    tips: ['Raise one eyebrow after the first sentence.', 'Roll up your sleeves on the second.'],
  },
  'insider-04': {
    tips: ['Sit on the same side of the table as the viewer.', 'Point at yourself, then at the lens.'],
  },
  'authority-04': {
    ...lived('The creator explains this at work.'),
    tips: ['Say it at the place where you work.', 'Hold up what you explain it with.'],
  },
  'story-03': {
    ...lived('The creator had doubts at the start.'),
    tips: ['Look down, then up at the lens.', 'Sit down as you begin.'],
  },
  'direct-call-out-04': { tips: ['Point at the lens on the last word.', 'Take one step toward the camera.'] },
  'comparison-03': {
    ...refuse,
    tips: ['Put two objects side by side.', 'Turn from one camera angle to another in the middle.'],
  },
  'challenge-03': { tips: ['Hold up a calendar page.', 'Point down to the comments on the last word.'] },
  'unpopular-opinion-03': { tips: ['Cross your arms, then let them drop.', 'Pause at the colon.'] },
  'audience-request-04': { tips: ['Point down to the comments.', 'Hold a pen over an open notebook.'] },
  'list-03': { ...refuse, tips: ['Click a pen next to your ear.', 'Slide a blank sheet into the shot.'] },
  'before-and-after-02': {
    tips: ['Start with a heap of things on the table, cut to rows.', 'Sweep your hand across the table.'],
  },
  'pov-03': { tips: ['Look up from your phone in relief.', 'Put the line on screen, and only nod.'] },
  'trend-03': { tips: ['Push your phone out of the shot.', 'Clap once and start.'] },
  'relatable-pain-05': {
    ...gentle,
    tips: ['Sit down and lower your voice.', 'Leave two seconds of silence after it.'],
  },
  'how-to-07': { ...gentle, tips: ['Breathe out before you speak.', 'Keep your hands still in your lap.'] },
  'question-06': {
    ...gentle,
    tips: ['Wait three seconds after the question.', 'Keep your eyes on the lens and nod.'],
  },
  // With the topic as a clause, once more.
  'how-to-09': {
    ...steps,
    tips: ['Hold up one finger for the first step.', 'Put the first step on screen at the end of the line.'],
  },
  'curiosity-gap-08': {
    tips: ['Raise a flat hand on the first words.', 'Stop for one beat before the topic.'],
  },
  'mistake-to-avoid-05': {
    ...refuse,
    ...steps,
    tips: ['Raise a flat hand on the first word.', 'Put a red cross on screen for one second.'],
  },
  'list-05': {
    ...refuse,
    tips: ['Count to three on your fingers.', 'Put an empty list of three on screen.'],
  },
  'question-08': { tips: ['Tilt your head on the question.', 'Pull a chair closer on the last words.'] },
  'insider-06': { tips: ['Point to a spot on the table.', 'Slide one object to the front of the shot.'] },
  'relatable-pain-07': {
    tips: ['Nod slowly on the first sentence.', 'Clear the table before the second one.'],
  },
  'quick-win-05': {
    ...refuse,
    ...steps,
    tips: ['Snap your fingers on the first word.', 'Show the tip on screen as you finish.'],
  },
  'direct-call-out-06': {
    tips: ['Point at the lens on the first words.', 'Take one step toward the camera.'],
  },
  'comparison-04': {
    tips: ['Hold out one hand, then the other.', 'Cut to your workplace after the first half.'],
  },
  'stop-doing-this-05': {
    ...refuse,
    tips: ['Close a laptop on the first sentence.', 'Tap the table on the last word.'],
  },
  'myth-bust-06': {
    ...refuse,
    tips: ['Shake your head, then smile.', 'Crumple a note and pick up a fresh one.'],
  },
  // Fuller ones, so that the words of the topic weigh less in a run.
  'how-to-20': { tips: ['Set a small timer on the table first.', 'Hold up two fingers on the first words.'] },
  'myth-bust-20': {
    ...refuse,
    ...steps,
    tips: ['Wave one hand aside on the first half.', 'Put the topic on screen at the colon.'],
  },
  'story-20': {
    ...refuse,
    tips: ['Sit down as you would with a friend.', 'Pour two cups of coffee in the shot.'],
  },
  'insider-20': {
    ...refuse,
    tips: ['Show one finger, then the open hand.', 'Put "1" on screen on the first word.'],
  },
  'question-20': { tips: ['Tilt your head as you ask.', 'Write the topic on paper while you speak.'] },
  'authority-20': {
    ...lived('The creator does this for a living.'),
    tips: ['Say it at the place where you work.', 'Pick up the tool that you use most.'],
  },
  'relatable-pain-20': {
    ...refuse,
    tips: ['Scroll through a page of results as you speak.', 'Lay the phone aside on the last words.'],
  },
  'mistake-to-avoid-20': {
    ...refuse,
    ...steps,
    tips: ['Raise a flat hand on the first words.', 'Point down at the table at the colon.'],
  },
  'list-20': { ...refuse, tips: ['Click a pen before you speak.', 'Hold up an open notebook.'] },
  'before-and-after-20': {
    tips: ['Blur the picture on the first sentence.', 'Look straight at the lens on the second one.'],
  },
  'curiosity-gap-20': {
    ...refuse,
    ...steps,
    tips: ['Take one real step toward the camera.', 'Put the first step on screen after the line.'],
  },
  // The customers by their name, and the topic.
  'audience-request-20': {
    ...lived('Some of these people asked the creator this.'),
    tips: ['Show one real question on screen, name hidden.', 'Open your hand on the last words.'],
  },
  'how-to-21': {
    tips: ['Put whom it is for on screen as you name them.', 'Count the first point on your thumb.'],
  },
  'insider-21': {
    ...lived('These people ask the creator this.'),
    tips: ['Slide one object to the front of the shot.', 'Nod once before the last words.'],
  },
  'direct-call-out-23': {
    tips: ['Put the quoted words on screen, large.', 'Point at the lens as you name them.'],
  },
  'audience-request-22': {
    ...lived('These people ask the creator about this.'),
    tips: ['Scroll through your messages as you speak.', 'Point at the quoted words on screen.'],
  },
  'list-21': {
    ...refuse,
    tips: ['Count to three on your fingers.', 'Put an empty list of three on screen.'],
  },
  // What they go through, alone or before the topic.
  'relatable-pain-21': {
    ...hurts,
    tips: ['Wait one second after the first half.', 'Put your hand flat on the table as you go on.'],
  },
  'direct-call-out-21': {
    ...refuse,
    tips: ['Point at the lens on the last words.', 'Put the first half on screen, word for word.'],
  },
  'story-21': {
    ...refuse,
    ...lived('The creator made the video for these people.'),
    tips: ['Look away for a moment, then at the lens.', 'Sit down before you begin.'],
  },
  'authority-21': {
    ...hurts,
    ...lived('The creator works with such people.'),
    tips: ['Say it at the place where you meet them.', 'Push a blank sheet into the shot at the end.'],
  },
  'question-21': {
    ...refuse,
    tips: ['Raise your eyebrows on the first half.', 'Put the topic on screen on the second half.'],
  },
  'how-to-22': {
    ...refuse,
    tips: ['Nod slowly on the first half.', 'Begin with your hands already at work.'],
  },
  // What a clause is about; only some languages can say it alone.
  'question-22': {
    ...refuse,
    tips: ['Open both hands on the question.', 'Write the first step on paper, in the shot.'],
  },
  'how-to-23': {
    ...refuse,
    tips: ['Pull your chair up to the camera.', 'Breathe out before the first word.'],
  },
  // The deed itself, where it needs no other form to be said to the viewer.
  'myth-bust-23': {
    ...refuse,
    tips: ['Nod once on the first sentence.', 'Draw a line in the air on the second one.'],
  },
  'direct-call-out-24': {
    ...refuse,
    tips: ['Point at the lens on the question.', 'Put the first step on screen after the line.'],
  },
  'how-to-25': {
    ...refuse,
    tips: ['Hold up one finger on the last words.', 'Slide one object into the shot.'],
  },
  'question-25': {
    ...refuse,
    tips: ['Wait one second after the question.', 'Lean on the table as you go on.'],
  },
  'quick-win-26': {
    ...refuse,
    tips: ['Take one real step toward the camera.', 'Show the calendar of today for one second.'],
  },
  'mistake-to-avoid-27': {
    ...refuse,
    tips: ['Hold up one finger on the last words.', 'Put a red cross on screen at the end.'],
  },
  // The thing once more.
  'mistake-to-avoid-26': {
    ...refuse,
    tips: ['Raise a flat hand on the first half.', 'Slide a blank sheet into the shot on the second one.'],
  },
  'curiosity-gap-26': {
    ...refuse,
    tips: ['Hold up one finger until you name it.', 'Put an empty line on screen, and fill it later.'],
  },
  // Who the creator is.
  'authority-26': {
    ...hurts,
    tips: ['Say it at the place where you work.', 'Put what you do on screen on the first words.'],
  },
  'authority-23': {
    tips: ['Say it at the place where you work.', 'Put what you do on screen on the first words.'],
  },
  'insider-24': {
    ...lived('People really ask the creator this.'),
    tips: ['Say it at the place where you work.', 'Lean in before the last words.'],
  },
  'how-to-26': {
    tips: ['Put the quoted words on screen, large.', 'Hold up the tool that you use most.'],
  },
  // With the topic as the question that it is.
  'audience-request-21': {
    ...lived('People really ask the creator this.'),
    tips: ['Read the question from your phone.', 'Put the question on screen, alone.'],
  },
  'direct-call-out-22': {
    tips: ['Point at the lens on the last words.', 'Put the question on screen as you say it.'],
  },
  'myth-bust-22': {
    ...refuse,
    tips: ['Turn your head left and right on the first words.', 'Stop for one second after the question.'],
  },
  'authority-22': {
    ...lived('People ask the creator this at work.'),
    tips: ['Say it at the place where you work.', 'Lean in on the last words.'],
  },
  'how-to-24': { tips: ['Hold up one finger on the first word.', 'Put the question on screen, alone.'] },
  'insider-22': {
    ...lived('These people ask the creator this.'),
    tips: ['Read the question from your phone.', 'Look up at the lens to answer.'],
  },
  'relatable-pain-22': {
    tips: ['Tap your temple on the first words.', 'Leave one second after the question.'],
  },
} as const satisfies Record<string, Idea>;
