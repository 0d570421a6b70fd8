/** How much a frame is wanted for an input: its weight, and how well its slots fit what the user typed. */
import { repeatsPreposition } from './clashes.ts';
import type { CompiledPattern } from './compile.ts';
import type { HookContext } from './context.ts';
import { CLUMSY } from './customer/audience-labels.ts';
import { words } from './english/words.ts';
import { PARTS, slotMask } from './slot-bits.ts';
import type { Topic } from './topic/topic.ts';

const NP = slotMask(['np']);
const AUDIENCE = slotMask(['aud']);
export const VERBS = slotMask(['vp', 'vpFull', 'ger']);
export const CLAUSES = slotMask(['wh', 'whThey']);
export const QUESTIONS = slotMask(['q', 'qLower']);
const ITEMS = slotMask(['items']);
const OWN_SHAPE = QUESTIONS | ITEMS | PARTS | slotMask(['stmt', 'a', 'badVp', 'badGer']);
/** A weight that readers give to what they mostly like. */
const GOOD = 1.3;
/** Speaks of it as one speaks of anything. */
const TALKS = /\b(?:talk|know|hear|honest|look at|walk you through|explain|warns?|learn)\b/i;
const MOD = slotMask(['mod']);
const FELT =
  /^(?:loneliness|perfectionism|sadness|shame|guilt|numbness|jealousy|anger|resentment|rage|overthinking|rejection|heartbreak|estrangement|attachment|loss|regret|envy)$/i;
const SUBJECT = slotMask(['np', 'mod', 'label']);
const RAW_LABEL = slotMask(['rawLabel']);
const TOLD = slotMask(['stmt']);
const ADVICE = NP | VERBS | CLAUSES | QUESTIONS | slotMask(['mod', 'badVp', 'badGer']);
const COUNTED = slotMask(['n']);
const SOME = /\b(?:some|a few) \{items\}/;
const TROUBLE = slotMask(['pain', 'painAsk']);
const ASKED = slotMask(['painAsk']);
const FEARED = slotMask(['fear']);
const CONDITION = slotMask(['pain']);
const OWN_WORDS = NP | VERBS | CLAUSES | QUESTIONS | MOD;
const SEPARATE = VERBS | ITEMS | slotMask(['stmt', 'a']);

/** Readers take a gerund made of a verb well, and dislike the noun taken out of a question, a clause or a counted list. */
function derivedFit(mask: number, topic: Topic): number {
  if ((mask & (VERBS | CLAUSES)) !== 0 && topic.verb?.vp.endsWith(' right')) return 0.25;
  const out = (mask & NP) !== 0 && topic.np?.derived && topic.np.form === 'noun' && !topic.firstPerson;
  // Who asks whether to buy has not bought: "the hardest part of buying crypto" answers something else.
  if ((mask & (NP | VERBS)) !== 0 && topic.shape === 'question' && topic.question?.kind === 'yn') return 0.5;
  return out && /^(?:wh|question|statement|list)$/.test(topic.shape) ? 0.55 : 0.7;
}

/** A story shows one thing: it is no list of tips, and clears up no claim about its matter. */
export const OTHER_VIDEO =
  /\b(?:tips?|nobody|claims?|myths?|mistakes?|wrong|one|two|three|facts?|questions?|answer|advice|rarely|bet|never|misse[sd]|heard?|sounds?|opinions?|take|explain|googling|complicated|simpler|learn\w*|know|tell|told|more to|easier|hard|videos|most|differently|true|miss|confusing)\b/i;

/** "TikTok for plumbers": one word, and for whom. */
const isForSome = ({ np }: Topic): boolean => /^\S+ for \S/.test(np?.text ?? '');

/** So many words are heard as a sentence, and what follows as part of it. */
const SENTENCE = 5;

const isSentence = (text: string | undefined): boolean => words(text ?? '').length >= SENTENCE;

/** What of an input is asked for every frame, and is the same for all of them. */
function factsOf({ topic, customer, profession }: HookContext) {
  const { np, verb, wh, mod, shape, firstPerson } = topic;
  return {
    nobodyAnswers: customer.audiences.every(({ core }) => CLUMSY.test(core)),
    ownStory: firstPerson && shape === 'statement',
    lostOwner: firstPerson && !topic.method,
    general: topic.npGeneral !== null && topic.npGeneral !== np,
    // A story shows one thing.
    onlyShows: topic.situations !== undefined && !topic.borrowed && !topic.method,
    believed: /^(?:belief|fact)$/.test(topic.list?.kind ?? ''),
    forSome: isForSome(topic),
    ofAll: shape === 'nominal' && topic.topicClass === 'general' && np?.plural === true,
    // There are no mistakes to make with loneliness, and no tips to collect; nor with what a therapist treats.
    suffered: profession === 'mentalHealthTherapist' && topic.topicClass === 'problem',
    felt: FELT.test(topic.head ?? ''),
    // "one employee onboarding plan tip": nobody says four nouns in a row.
    piled: / \S+ /.test(mod ?? ''),
    mourned: topic.sensitive && !topic.practical,
    isSentence: { np: isSentence(np?.text), verb: isSentence(verb?.full), wh: isSentence(wh?.text) },
    unnamed: topic.label === null && np === null,
  };
}

/**
 * Forms that the user typed fit better than forms we derived; kind frames fit sad topics. 1 is sound, 2 lands wherever it
 * stands.
 */
export function fitIn(context: HookContext, derivedSlots: number): (compiled: CompiledPattern) => number {
  const { topic } = context;
  const facts = factsOf(context);
  return (compiled) => {
    const { mask, pattern, gates, speaksAbout, carriesTopic, trails, informs } = compiled;
    let fit = pattern.weight ?? 1;
    // A label of a form is said only for want of a name, and such as nobody answers to only for want of all else.
    if ((mask & AUDIENCE) !== 0) {
      if (context.onlySpokenOf) fit *= 0.35;
      else if (facts.nobodyAnswers) fit *= 0.6;
    }
    const derived = (mask & derivedSlots) !== 0;
    if (derived) fit *= derivedFit(mask, topic);
    // What the user typed comes first, where the frame is good.
    else if ((mask & OWN_SHAPE) !== 0) fit *= fit >= GOOD ? 1.6 : 1.15;
    // What the creator did is told, and not made advice of.
    if (facts.ownStory && (mask & TOLD) === 0 && (mask & ADVICE) !== 0) fit *= 0.5;
    if (facts.ownStory && compiled.offersHelp) fit *= 0.5;
    // "The campervan setup question" has lost whose it is, and so has "a morning routine".
    if ((mask & MOD) !== 0 && facts.lostOwner) fit *= 0.7;
    if ((mask & NP) !== 0 && facts.general && gates.first !== 'allow' && gates.first !== 'only') fit *= 0.4;
    if ((mask & SUBJECT) !== 0) {
      // What suits a subject seldom suits one side of it, and the creator's trade is not what the viewer does.
      if (
        (topic.aspect && !gates.aspect) ||
        (topic.borrowed && !gates.borrowed) ||
        (topic.method && !gates.method)
      )
        fit *= topic.aspect && speaksAbout && TALKS.test(pattern.template) ? 0.85 : 0.35;
      // Who has not heard of a 90-day challenge has no thoughts on it, and wants no tip on it; a trouble may lead to it.
      if (topic.program && !gates.program && !compiled.carriesInnerLife) fit *= 0.6;
      if (facts.onlyShows && OTHER_VIDEO.test(pattern.template)) fit *= 0.5;
    }
    // Five reasons are not one reason why.
    if (topic.list?.n && (mask & ITEMS) === 0 && (mask & (CLAUSES | QUESTIONS)) !== 0) fit *= 0.6;
    // Myths about therapy are not tips for it.
    if (facts.believed && (mask & ITEMS) === 0 && (mask & (NP | MOD)) !== 0) fit *= 0.5;
    // Lunches are shown: that something about them surprises people is news to nobody.
    if (topic.topicClass === 'content' && (mask & SUBJECT) !== 0 && informs)
      fit *= (mask & AUDIENCE) !== 0 ? 0.25 : 0.45;
    // "The worst TikTok advice" is for everybody there; to plumbers it can be said.
    if ((mask & MOD) !== 0 && (mask & AUDIENCE) === 0 && facts.forSome) fit *= 0.45;
    // A list is for whoever likes it: readers take it better when nobody is called by name, and so the creator's trade.
    if ((mask & AUDIENCE) !== 0 && ((mask & ITEMS) !== 0 || (topic.borrowed && (mask & NP) !== 0)))
      fit *= 0.75;
    // "The corner lot mistake" of all corner lots.
    if ((mask & MOD) !== 0 && facts.ofAll) fit *= 0.7;
    if ((mask & MOD) !== 0 && facts.piled) fit *= 0.6;
    if ((mask & MOD) !== 0 && (facts.suffered || facts.felt)) fit *= 0.5;
    else if ((mask & NP) !== 0 && facts.suffered && !speaksAbout) fit *= 0.75;
    // A trouble leads to a subject or a question; seldom to a story, a list, a choice or a deed in the same breath.
    if ((mask & TROUBLE) !== 0 && (mask & SEPARATE) !== 0) fit *= 0.65;
    // "If you feel tired, here's the truth": asked, the trouble joins better than as a condition.
    else if ((mask & CONDITION) !== 0 && (mask & OWN_WORDS) !== 0) fit *= 0.8;
    // "Cry in the car?" is no way to speak to who mourns; and what one fears says little without its subject.
    if ((mask & ASKED) !== 0 && facts.mourned) fit *= 0.35;
    if ((mask & FEARED) !== 0 && !carriesTopic) fit *= 0.6;
    if (repeatsPreposition(compiled, topic)) fit *= 0.5;
    if (trails && facts.isSentence[(mask & NP) !== 0 ? 'np' : (mask & VERBS) !== 0 ? 'verb' : 'wh'])
      fit *= 0.6;
    // The user counted, so let the hook count: seven things are not "some".
    if ((mask & COUNTED) !== 0) fit *= 1.5;
    else if (topic.list?.n && SOME.test(pattern.template)) fit *= 0.45;
    if (facts.mourned && pattern.tone === 'gentle') fit *= 1.8;
    // Quoting the topic is what is left when its forms run out.
    if ((mask & RAW_LABEL) !== 0 && topic.shape !== 'opaque') fit *= facts.unnamed ? 0.6 : 0.3;
    return fit;
  };
}

export function derivedSlotsOf({ np, verb, wh, question, list }: Topic): number {
  return (
    (np?.derived ? NP : 0) |
    (verb?.derived ? VERBS : 0) |
    (wh?.derived ? CLAUSES : 0) |
    (question?.derived ? QUESTIONS : 0) |
    (list?.derived ? ITEMS : 0)
  );
}
