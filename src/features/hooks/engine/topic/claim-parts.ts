/**
 * What a claim says, taken apart and turned round. "You don't need a detox to feel good again" answers whether you need
 * one, denies that you do, and names a goal and what it does not take. So a run need not say the claim in every hook.
 */
import { gerundOf, isVerb, thirdPerson } from '../english/verbs.ts';
import { words } from '../english/words.ts';
import { carriesTopic } from '../stems.ts';
import { CUT_OFF, NO_THING } from './deed-without.ts';
import { gistOf } from './gist.ts';
import { classOfTopic } from './semantics.ts';
import type { ClaimParts, Topic } from './topic.ts';

export const NO_PARTS: ClaimParts = {
  belief: null,
  asked: null,
  cleared: null,
  point: null,
  pointAsk: null,
  goal: null,
  goalGer: null,
  spare: null,
  told: null,
  toldGer: null,
  yours: null,
  flaw: null,
  complaint: null,
};

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\b(do|does|is|are|should) not\b/, "$1n't"],
  [/\bcannot\b|\bcan not\b/, "can't"],
  [/\bwill not\b/, "won't"],
];

/** "do not" as one says it. */
function contracted(claim: string): string {
  return SHORT.reduce((text, [long, short]) => text.replace(long, short), claim);
}

const SAID =
  /^((?:[\p{L}\p{N}'-]+ ){0,4}?[\p{L}\p{N}'-]+) (don't|doesn't|isn't|aren't|won't|can't|shouldn't|is|are|can|should) (\S.*)$/u;
/** Of nobody in particular, or of something that was named before. */
const NO_SUBJECT =
  /^(?:nobody|no|everyone|everybody|most|some|many|it|it's|this|that|these|those|there|they|we|i|he|she|people|someone|what|who|how|why|if|when|because|one|not)\b| (?:that|who|which|you|if|when|because|and|or|but|is|are|has|have|than)(?: |$)/i;
/** What goes with a denial and with nothing else. */
const DENIED = /\b(?:any|anything|anyone|anybody|anymore|yet|ever|either|at all|much)\b/i;
const NEGATIVE = /n't$/;

type Said = { subject: string; helper: string; rest: string };

function beliefOf({ subject, helper, rest }: Said): string | null {
  if (DENIED.test(rest)) return null;
  switch (helper) {
    case "don't":
      return `${subject} ${rest}`;
    case "doesn't": {
      const [verb = '', ...after] = words(rest);
      return isVerb(verb) ? [subject, thirdPerson(verb), ...after].join(' ') : null;
    }
    case "isn't":
    case "aren't":
    case "can't":
    case "shouldn't":
      return `${subject} ${helper.replace(NEGATIVE, '').replace(/^ca$/, 'can')} ${rest}`;
    case "won't":
      return `${subject} will ${rest}`;
    case 'can':
      return `${subject} can't ${rest.replace(/^(?:still|also|really) /, '')}`;
    default:
      // Of what is praised nobody denies more than that it is as good.
      return /^(?:just )?as \p{L}+ as /u.test(rest)
        ? `${subject} ${helper}n't ${rest.replace(/^just /, '')}`
        : null;
  }
}

const ASKS: Readonly<Record<string, string>> = {
  "don't": 'do',
  "doesn't": 'does',
  "isn't": 'is',
  "aren't": 'are',
  "can't": 'can',
  "shouldn't": 'should',
  "won't": 'will',
};

/** "is dairy the reason you feel so bloated" */
function askedOf({ subject, helper, rest }: Said): string | null {
  if (/\b(?:anymore|either|at all)\b/i.test(rest)) return null;
  return `${ASKS[helper] ?? helper} ${subject} ${rest}`;
}

const TOUGH = '(?:a (?:real )?(?:pain|nightmare|mess)|the worst|hard|tough)';
const FELT = '(?:boring|exhausting|annoying|scary|stressful|confusing|overwhelming|frustrating|lonely)';
const COMPLAINT = new RegExp(
  `^(?!your\\b|you\\b)(.+?) (is|are) (?:(?:so|really|just) )?(?:(${TOUGH})|(${FELT}))( to [\\w ]+)?$`,
  'i',
);

/** "cardio is boring", "fitted sheets are a pain to fold": shared by whoever hears it, and no claim to settle. */
export function isComplaint(claim: string): boolean {
  return COMPLAINT.test(claim);
}

/** What is neither made easier nor learned: one gets along with it. */
const DEALT_WITH =
  /\b(?:traffic|weeds|pests|ants|mice|mosquitoes|fees|landlords?|tenants|neighbors|bosses|coworkers|clients|customers|in-laws|exes|relatives|people|men|jerks|apps|winters?|summers?|weather|mud|companies|airlines|banks)$/i;

/** What the viewer wants who complains so: "make cardio less boring", "make fitted sheets easier to fold", "deal with acne". */
export function answerTo(complaint: string): string | null {
  const [, thing = '', , , felt = '', deed = ''] = COMPLAINT.exec(complaint) ?? [];
  if (thing === '' || /^(?:my|our|it|this|that|life|most|all)\b/i.test(thing)) return null;
  if (deed !== '') return `make ${thing} easier${deed}`;
  if (classOfTopic(thing, thing) === 'problem' || DEALT_WITH.test(thing)) return `deal with ${thing}`;
  return felt === '' ? `make ${thing} easier` : `make ${thing} less ${felt}`;
}

/** The same complaint as one says it beside help: "acne is tough". */
export function toughly(complaint: string): string | null {
  const [, thing = '', is = '', , felt = '', deed = ''] = COMPLAINT.exec(complaint) ?? [];
  if (thing === '') return null;
  return `${thing} ${is} ${felt || (deed === '' ? 'tough' : 'hard')}${deed}`;
}

/** What settles something that people argue about; that a thing is ugly or nice is a matter of taste. */
const SETTLES =
  /^(?:(?:just )?as \p{L}+ as|(?:really |totally |so |way )?(?:over|under)(?:rated|hyped|priced|valued)|(?:not )?worth|(?:still |totally |perfectly )?(?:enough|safe|fine|okay|healthy|necessary|dead|possible|normal)|(?:a )?(?:better|cheaper|safer|healthier|faster|easier|smarter|stronger)|an? (?:waste|myth|scam|trap|lie|good|bad|smart|great)|too |bad for|good for|(?:ruining|killing|hurting|costing|making|keeping|wrecking|causing))\b/iu;

function isSettled({ subject, helper, rest }: Said): boolean {
  if (/\bthan (?:you|it|they|people)\b/i.test(rest)) return false;
  if (helper === 'should') return !/^you$/i.test(subject);
  return !/^(?:is|are)$/.test(helper) || SETTLES.test(rest);
}

/** "not as bad as you think", and what one asks about it aloud. */
const AS_FEARED =
  /^as (\p{L}+) as (?:you(?:'d)? (?:think|expect)|people (?:think|say)|they say|it (?:looks|sounds|seems))$/iu;

function turnedRound(claim: string): Partial<ClaimParts> {
  const [, subject = '', helper = '', rest = ''] = SAID.exec(claim) ?? [];
  if (subject === '' || NO_SUBJECT.test(subject) || /^(?:not|never)\b/.test(rest)) return {};
  if (isComplaint(claim)) return {};
  // "you're not lazy" comforts; asked whether, nobody is.
  if (/^you$/i.test(subject) && /^(?:is|are)/.test(helper) && !/^too /.test(rest)) return {};
  if (/ (?:and|but) (?:you|it|that|they|nobody|your|here|i)\b/i.test(rest)) return {};
  const said: Said = { subject, helper, rest };
  const feared = AS_FEARED.exec(rest)?.[1];
  if (feared) return { asked: `${ASKS[helper] ?? helper} ${subject} really that ${feared}` };
  return { belief: beliefOf(said), asked: isSettled(said) && !FLAWED.test(claim) ? askedOf(said) : null };
}

/** "your tires are messed up", "your diet sucks" */
const FLAWED =
  /^(your (?:[\p{L}'-]+ ){0,2}?[\p{L}'-]+) (?:(?:is|are|looks?|sounds?|tastes?|smells?|feels?) (?:(?:so|too|really|pretty|kind of|just) )*(?:terrible|awful|bad|horrible|messed up|a mess|lousy|ugly|boring|trash|garbage|weak|broken|a joke|a nightmare|the worst|lazy|sloppy|filthy|dirty|gross|nonsense|a disaster)|sucks?|stinks?)$/iu;

/** Nobody means to do these some day. */
const NOT_PUT_OFF =
  /^(?:cut|ditch|quit|drop|dump|lose|skip|forget|toss|trash|fire|wake|grow|step|back|listen|let|tough|trust|know|expect|want|love|get (?:it|moving|off|over|serious|real))\b/;

/** What the viewer is told to do, or told about something of theirs. */
function toldIn(claim: string): Partial<ClaimParts> {
  const told = /^you should (?!not\b|never\b|always\b|be\b|have\b|just\b)(\p{Ll}+(?: .+)?)$/u.exec(
    claim,
  )?.[1];
  if (told && !/[,;]| (?:because|if|when|until|unless|but) /.test(told)) {
    const [verb = '', ...rest] = words(told);
    return { told, toldGer: NOT_PUT_OFF.test(told) ? null : [gerundOf(verb), ...rest].join(' ') };
  }
  const yours = FLAWED.exec(claim)?.[1];
  return yours ? { yours, flaw: claim } : {};
}

const NEEDLESS = /^(you|your \p{L}+|kids|dogs|toddlers|babies) (don't|doesn't) (need|have) (to )?(\S.*)$/u;
/** Leaving these out, the claim would be about something else: "you don't need to give up rice". */
const GIVES_UP = /^(?:give|cut|quit|avoid|skip|ditch|stop|fear|drop|lose|leave|ban|eliminate|sacrifice)\b/;
/** Of a thing the point is the same at any time; of a deed it is not: "answer emails on weekends". */
const TIME = / (?:every|each|after|before|this) \S.*$/;
const CONDITION = / (?:if|when|unless|because|while|until) \S.*$/;
const NO_GOAL = /^(?:know|prove|deserve|ask|say|tell|go|need)\b|\b(?:it|that|who|them|without)\b/;
/** What one cannot take up by thinking about it, or is not one thing. */
const NOT_TAKEN =
  /^(?:(?:an? |the )?(?:perfect|big|huge|large|good|great|fancy|expensive|full|lots?|more|better|best|bigger|new|special|million|thousands?|hundreds?|strong|certain|lot)\b|your|my|the )|\b(?:audience|following|followers|budget|talent|money|time|experience|confidence|space|yard|body|voice|brain|team|list|income|salary|score|credit|motivation|willpower|discipline|passion|idea|reason|green thumb|gym|connections|luck|degree|diploma|license|certificate|certification|website|camera|computer|office|house|car|agent|lawyer|coach|screens?)$/i;
const NOT_TRIED = /^(?:be|wait|want|like|love|try|have|know|feel|hate|go|come|use|need|do|see|think|worry)$/;

/** Done without an object. */
const DONE_ALONE = /^(?:detox|diet|fast|meditate|cleanse|starve|suffer|hustle|network|travel|sweat)$/;

type Needless = { subject: string; not: string; need: string; to: string; what: string };

/** Where "to" leads to the goal, and not to a deed that the object needs. */
function goalIn(rest: string, deed: boolean): readonly [what: string, goal: string] | null {
  const tokens = words(rest);
  for (let at = tokens.length - 2; at > 0; at--) {
    if (tokens[at] !== 'to' || !isVerb(tokens[at + 1] ?? '')) continue;
    const what = tokens.slice(0, at).join(' ');
    if (CUT_OFF.test(` ${what}`) || (deed && at < 2 && !DONE_ALONE.test(what))) continue;
    return [what, tokens.slice(at + 1).join(' ')];
  }
  return null;
}

function pointOf({ subject, not, need, to, what }: Needless): Partial<ClaimParts> {
  if (to !== '' && (GIVES_UP.test(what) || /^be /.test(what))) return {};
  const asks = not === "doesn't" ? 'does' : 'do';
  return {
    point: `${subject} ${not} ${need} ${to}${what}`,
    pointAsk: DENIED.test(what) ? null : `${asks} ${subject} ${need} ${to}${what}`,
  };
}

function spareOf({ subject, to, what }: Needless): string | null {
  if (!/^you/.test(subject) || DENIED.test(what)) return null;
  if (to === '') return NOT_TAKEN.test(what) ? null : what;
  const [verb = '', ...rest] = words(what);
  return isVerb(verb) && !NOT_TRIED.test(verb) && rest.length > 0
    ? `${gerundOf(verb)} ${rest.join(' ')}`
    : null;
}

/** "you don't need a detox to feel good again" */
function needlessIn(claim: string): Partial<ClaimParts> {
  const [, subject = '', not = '', need = '', to = '', rest = ''] = NEEDLESS.exec(claim) ?? [];
  if (rest === '' || (need === 'have' && to === '') || / (?:and|but|or|that|who|than) /.test(` ${rest} `))
    return {};
  const conditional = CONDITION.test(rest);
  const split = conditional ? null : goalIn(rest, to !== '');
  const told = split?.[0] ?? rest.replace(CONDITION, '');
  const what = to === '' ? told.replace(TIME, '') : told;
  if (CUT_OFF.test(` ${what}`) || NO_THING.test(what) || words(what).length > 5) return {};
  if (what === rest) return {};
  const needless: Needless = { subject, not, need, to, what };
  const goal =
    split && subject === 'you' && !NO_GOAL.test(split[1]) && words(split[1]).length > 1 ? split[1] : null;
  const [verb = '', ...after] = words(goal ?? '');
  return {
    // Under a condition it is true of some, and without it of all.
    ...(conditional ? {} : pointOf(needless)),
    goal,
    // "starting filming"
    goalGer:
      goal && !/^(?:start|stop|begin|keep|avoid) \p{L}+ing\b/u.test(goal)
        ? [gerundOf(verb), ...after].join(' ')
        : null,
    spare: spareOf(needless),
  };
}

const ACQUITS = [
  / (?:isn't|aren't) (?:the (?:reason|cause|enemy|culprit)|making|why|bad|dangerous|ruining|wrecking|killing|hurting|unhealthy|evil|junk)\b/,
  / (?:won't|doesn't|don't) (?:make|ruin|wreck|kill|hurt|spike|raise|cause|damage|harm|destroy|spoil|stunt|slow)\b/,
  / (?:isn't|aren't) (?:going to (?:make|ruin|wreck|kill|hurt|spike|raise|slow|stunt)|as (?:bad|unhealthy|harmful|evil) as)\b/,
  / (?:is|are) (?:healthier|safer) than you think$/,
  / can (?:still )?be (?:part|good|healthy|safe|fine|okay)\b/,
  / (?:is|are) (?:just )?as (?:good|healthy|nutritious|safe|effective) as\b/,
  / (?:is|are) (?:perfectly |totally |still )?(?:fine|okay|safe|healthy)\b/,
  /^you (?:shouldn't|don't (?:have|need) to) be (?:so |too )?(?:scared|afraid|nervous|worried) (?:of|about) /,
  /^your (?:body|skin|hair|gut|dog|cat) can (?:easily )?(?:handle|take) /,
  /^you can (?:still )?(?:eat|drink|have|wear|skip|grow|train|travel) /,
];

/** Undefined where the claim cannot be taken apart, or is about something sad. */
export function claimParts(topic: Topic): ClaimParts | undefined {
  const { shape, statement, firstPerson, sensitive, clean } = topic;
  if (shape !== 'statement' || firstPerson || sensitive || !statement) return undefined;
  if (/[,;:"()]/.test(statement) || words(statement).length > 11) return undefined;
  const claim = contracted(statement);
  const acquits = ACQUITS.some((acquitting) => acquitting.test(claim));
  const parts: ClaimParts = {
    ...NO_PARTS,
    ...turnedRound(claim),
    ...needlessIn(claim),
    ...toldIn(claim),
    cleared: acquits ? gistOf(topic) : null,
  };
  for (const part of Object.keys(parts) as (keyof ClaimParts)[]) {
    const form = parts[part];
    if (form && !carriesTopic(form, clean)) parts[part] = null;
  }
  return Object.values(parts).some((form) => form !== null) ? parts : undefined;
}
