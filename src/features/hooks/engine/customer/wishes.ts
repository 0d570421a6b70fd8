import { gerundOf, isVerb } from '../english/verbs.ts';
import { words } from '../english/words.ts';
import { clip } from './clip.ts';
import type { Want } from './customer.ts';
import { hasUnsafeFigure } from './figures.ts';
import { oneBody } from './one-body.ts';
import { asYou } from './person.ts';
import { leansOnContext } from './troubles.ts';

/** "get senior bosses to change how they lead": the bosses lead. */
const OTHERS_DO =
  /\b(?:get|help|teach|convince|push|train|coach|persuade) (?:their )?(?:\p{L}+ )?(?:\p{L}+s|people|staff|men|women) to \p{L}+ .*\bthey\b/iu;
const THEY = '\u0000';

function toldToYou(text: string): string {
  if (!OTHERS_DO.test(text)) return asYou(text);
  return asYou(text.replace(/\bthey\b/gi, THEY)).replaceAll(THEY, 'they');
}

function wantOf(rest: string, max: number): Want | undefined {
  // Done with what, fair to whom?
  if (/^to (?:be|get|feel) (?:done|fair|covered|ready|sure|better|prepared)\b/i.test(rest)) return undefined;
  // "want to charge and get no orders": nobody wants none.
  if (/^to\b.* and (?:get|see|hear|make|have|find|book|sell) (?:no|nothing|zero|few|hardly)\b/i.test(rest))
    return undefined;
  // "more energy and to lose the belly weight": one wish at a time; "to list" waits for what.
  const one = /^to\b/i.test(rest)
    ? rest.replace(
        /,? and (?:assume|think|believe|expect|wonder|worry|feel|like(?= \p{L}+ing)|get lost|end up|go with|panic|struggle|forget|fail|give up)\b.*$/iu,
        '',
      )
    : rest.replace(
        /,? and to \p{L}.*$| and (?:assume|think|believe|expect|wonder|worry|feel|like(?= \p{L}+ing)|get lost|end up|go with|panic|struggle|forget|fail|give up)\b.*$| and \p{L}+ (?:made|makes|is|are|was|has|told|keeps|won't|can't)\b.*$/iu,
        '',
      );
  // "a training that won't make the room roll their eyes": the eyes of others.
  if (
    /\bthat\b.*\b(?:their|them|they)\b/i.test(one) &&
    !/^to\b/i.test(one) &&
    /\b(?:room|team|staff|everyone|people|kids) \p{L}+ their\b/iu.test(one)
  )
    return undefined;
  // "want a pet, bought a fish on impulse": the next thing they did; "and watch it to wind down" is no part of the wish.
  const you = toldToYou(
    one
      .replace(/ and \p{Ll}+ it\b.*$|, not (?:the|an?) \p{L}+ (?:ones?|kind|version)$/iu, '')
      .replace(/, (?:bought|got|tried|found|started|made|took|went|had|saw|\p{L}+ed)\b.*$/iu, '')
      // "a second home near the lake, cash buyers": who they are, and no part of the wish.
      .replace(/^((?!to\b)\S+(?: \S+){3,}?), [\p{L}-]+(?: [\p{L}-]+)?$/iu, '$1')
      // "want the keys already": an impatient word, and no part of the thing.
      .replace(/ already$/i, ''),
  );
  const clipped = clip(
    oneBody(you).replace(/\b((?:that|which) (?:won't|don't|doesn't|will) \p{L}+) them\b/iu, '$1 you'),
    max,
  );
  if (
    !clipped ||
    hasUnsafeFigure(clipped) ||
    leansOnContext(clipped) ||
    // Which job, which process: only they know.
    /^to (?:know|learn|see|find out|understand) (?:what|how|why|if|whether|where) the\b/i.test(clipped) ||
    // "one that lasts" stood beside the thing that it means.
    /^(?:ones?|it|them|that|this|those|these)\b|^to \p{L}+ (?:it|them|ones?|theirs)$/iu.test(one.trim()) ||
    / for (?:someone|somebody|people)$/i.test(clipped) ||
    // Who tours a lot of houses wants one.
    /^to (?:see|look at|tour|visit|view) (?:a lot of|lots of|many|as many) /i.test(clipped) ||
    // The same as what, higher than what?
    /^the same \p{L}+$|\beven (?:more|higher|lower|better|bigger|faster)$/iu.test(clipped) ||
    /^(?:something (?:special|new|different|nice|fun|steady|better|good)|(?:the|some) \p{L}+|a cushion)$/iu.test(
      clipped,
    ) ||
    /^to (?:list|get|make|have|find|use|take|help|improve|change|start|do|learn|go|know|be)$/i.test(clipped)
  )
    return undefined;
  // "a training that won't make the room roll their eyes": what was cut off made it a wish.
  const cut = you.slice(clipped.length).trim();
  if (
    /^(?:that|which|who|where)\b/i.test(cut) ||
    (!/^to\b/i.test(clipped) && /^(?:with|without|for|from|to|of)\b/i.test(cut))
  )
    return undefined;
  if (
    /^(?:an? )?(?:help|more|results|way|plan|deal|training|program|solution|support|answers|something|someone|break)$/i.test(
      clipped,
    )
  )
    return undefined;
  // Who looks for a birthday gift has one to give.
  if (/^(?:an?|the|some)? ?(?:[\p{L}-]+ ){0,3}(?:gifts?|presents?)$/iu.test(clipped))
    return wantOf(`to find ${clipped}`, max);
  const vp = /^to\s+(.+)$/i.exec(clipped)?.[1] ?? null;
  if (vp) {
    const [verb = '', ...after] = words(vp);
    if (!/^\p{Ll}[\p{L}-]*$/u.test(verb)) return undefined;
    const ger =
      isVerb(verb) && !/^(?:stop|start|keep|avoid) \w+ing\b/i.test(vp)
        ? [gerundOf(verb), ...after]
            .join(' ')
            .replace(/\band (\w+)\b/, (all, second: string) =>
              isVerb(second) ? `and ${gerundOf(second)}` : all,
            )
        : null;
    // "suppose you be debt free": this verb has no base form to say after "you".
    return { text: clipped, vp: /^be\b/i.test(vp) ? null : vp, ger };
  }
  if (
    isVerb(words(clipped)[0] ?? '') &&
    !/^(?:more|better|less|clear|clean|dry|calm|warm|free|slow|smooth|open)\b/i.test(clipped)
  )
    return undefined;
  return words(clipped).length >= 2 ? { text: clipped, vp: null, ger: null } : undefined;
}

/** From so many words on a wish leaves little room for the topic; what is left of it still has to say what is wished. */
const LONG_WISH = 7;
const WHOLE_PART = 5;

/** "to take your family on vacation" of "to take your family on vacation without using a credit card". */
export function partOf({ text }: Want, max: number): Want | undefined {
  const head = /^(to .+?),? (?:without|and stop) \p{L}+/iu.exec(text)?.[1] ?? '';
  if (words(text).length < LONG_WISH || words(head).length < WHOLE_PART) return undefined;
  const part = wantOf(head, max);
  return part && { ...part, part: true };
}

/** "ready to quit", "about to lose it", "ready to stick to plastic plants": a complaint, and no plan. */
export const GIVING_UP =
  /^(?:are )?(?:so |just |almost |nearly |all but )?(?:ready|about) to (?:sell the lot|sell it|sell everything|pack it in|go back to (?!work|school|college)|stick (?:to|with) (?!an?\b|it\b|one\b)|make do|settle for|give up|quit|scream|cry|snap|walk away|throw|toss|bin|tip|chuck|burn|lose|tap out|rip out|call it quits)\b/i;

/** "need to explain the delays to the board": a duty, and nobody wants it. */
export const DUTY =
  /^(?:still |now |just |then )*need to ((?:explain|justify|defend|present|prove|report|answer|show (?!up\b|off\b)|account for)\b.+)$/i;

/** "try to handle everything alone and stay late": what they do instead of what they wish for. */
export const VAIN_TRY =
  /^(?:still |always )*try to .+ (?:and|but) (?:stay|end up|burn|get|feel|forget|fail|give up|run out|fall|lose|never|still|can't|nothing)\b/i;

/** What a video would warn of, and never help with. */
const NOT_HELPED =
  /\bto (?:hide|conceal|cover up|put off|get out of|get away with|cut corners)\b(?! (?:clutter|cables|cords|wires|gr[ae]ys?|roots|scars|toys|mess|stains?|the mess)\b)/i;

const SOMEBODY =
  /^(?:their|an?|the) (?:[\p{L}-]+ ){0,3}(?:therapist|counselor|dentist|doctor|contractor|coach|trainer|tutor|teacher|lawyer|attorney|agent|realtor|photographer|stylist|barber|babysitter|nanny|accountant|bookkeeper|planner|advisor|mechanic|plumber|electrician|vet|groomer|sitter|mentor|midwife|doula|partner|roommate|cofounder|co-founder)\b|^an? (?:[\p{L}-]+ ){1,3}who\b/iu;

/** What somebody wants, after "they want", "dream of", "are looking for". */
export function wish(predicate: string, max: number): Want | undefined {
  if (DUTY.test(predicate) || VAIN_TRY.test(predicate) || NOT_HELPED.test(predicate)) return undefined;
  // Who is ready to give up wishes for nothing; what they want for others is not what the viewer would do.
  if (
    /^(?:\p{L}+ )?want to (?:cancel|hide|go back to (?!work|school|college|sleep|the gym|eating|running|normal|my|their)|run (?:away|off|for)\b|run$|disappear|cry|scream|throw up|give up|quit halfway|quit$|quit this|stop checking their (?:stories|profile|texts|location))\b/iu.test(
      predicate,
    )
  )
    return undefined;
  if (
    GIVING_UP.test(predicate) ||
    /\bwant (?:them|him|her|it)\b|\b(?:keep|get|make|help|teach|give|show|protect|raise|see|let|watch|feed|tell) them\b/i.test(
      predicate,
    )
  )
    return undefined;
  const to =
    /^(?:are |really |just |desperately |still |also |secretly |finally |only |simply |now )*(?:want|need|wish|hope|hoping|long|longing|trying|try|looking|wanting|would (?:really )?(?:like|love)|wishing|plan|planning|hope|aim|aiming|eager|dying|desperate|itching|dream of|dreaming of|ready|love|always wanted|have always wanted)\s+(to\s+.+)$/i.exec(
      predicate,
    );
  if (to?.[1])
    return /^(?:love|need)/i.test(predicate) && /^love/i.test(predicate) ? undefined : wantOf(to[1], max);
  const rather = /^(?:would|'d) rather (\p{Ll}.+?)(?: than .+| before .+)?$/u.exec(predicate)?.[1];
  // Who would rather come in with a fever than write sub plans wants neither.
  if (rather && / than /i.test(predicate) && !/\b(?:themselves|on their own|at home|by hand)\b/i.test(rather))
    return undefined;
  if (rather && /^(?:be|stay|die|quit|avoid|keep|skip|do nothing|not|just)\b/i.test(rather)) return undefined;
  if (rather) return isVerb(words(rather)[0] ?? '') ? wantOf(`to ${rather}`, max) : undefined;
  const dream = /^(?:are )?(?:day)?(?:dream|dreaming) (?:of|about) (\w+ing)\b\s*(.*)$/i.exec(predicate);
  if (dream?.[1]) {
    const base = dream[1].replace(/ing$/i, '');
    const verb = [base, `${base}e`, base.replace(/(.)\1$/, '$1')].find((candidate) => isVerb(candidate));
    return verb ? wantOf(`to ${verb} ${dream[2] ?? ''}`.trim(), max) : undefined;
  }
  const dreamt = /^(?:are )?(?:day)?(?:dream|dreaming) (?:of|about) (.+)$/i.exec(predicate)?.[1];
  if (dreamt) return wantOf(dreamt, max);
  const thing =
    /^(?:are |really |just |still |also |secretly |finally |only |simply |now |desperately )*(?:want|need|looking for|seeking|wanting|craving|after)\s+(?!to\b)(.+)$/i.exec(
      predicate,
    );
  // "looking for their first therapist": somebody is found, and not had.
  if (thing?.[1] && /\b(?:looking for|seeking)\b/i.test(predicate) && SOMEBODY.test(thing[1]))
    return wantOf(`to find ${thing[1]}`, max);
  if (thing?.[1]) return wantOf(thing[1], max);
  // Who loves a thing wants it: "gift shoppers who love natural products".
  const loved =
    /^(?:crave|prefer)\s+(?!to\b|the\b|this\b|that\b|their\b|his\b|her\b|being\b)(?!\p{L}+ing\b)(.+)$/iu.exec(
      predicate,
    )?.[1];
  return loved
    ? wantOf(
        loved.replace(/\s+and\s+(?=\p{L}+)(.+)$/u, (all, rest: string) =>
          isVerb(words(rest)[0] ?? '') ? '' : all,
        ),
        max,
      )
    : undefined;
}
