/** Takes `ideal_customer` apart into what is said about the audience, one predicate at a time. */
import { isPluralNoun } from '../english/nouns.ts';
import { baseOfGerund, baseOfPast, knownThird } from '../english/verbs.ts';
import { lowerFirst, words } from '../english/words.ts';
import { fromFirstDeed, isListOfFragments, opensFragment } from './fragments.ts';
import { splitJoints } from './joints.ts';
import { toPlural } from './person.ts';

/** The predicates of the whole text, third person plural, without their subject. */
export function predicatesOf(text: string, one: boolean): string[] {
  const found: string[] = [];
  for (const [index, sentence] of text.split(/(?<=[.!?])\s+|;\s*|\s[–—]\s|\n+|\s•\s/).entries()) {
    // "He hates bland food": somebody in the customer's life.
    if (!one && /^(?:she|he|she's|he's|his|her)\b/i.test(sentence.trim())) continue;
    // "Mom or dad is losing weight": theirs, and not the viewer.
    if (index > 0 && KIN_SENTENCE.test(sentence.trim())) continue;
    // What they do right although it does not help is no complaint.
    const body = lowerFirst(sentence.trim())
      .replace(/\s*\([^)]*\)/g, '')
      .replace(/[.!?]+$/, '')
      .replace(/\s+(?:even though|although)\s.*$/i, '')
      // "husbands who forget birthdays and people sending flowers": others follow.
      .replace(/(\bwho .+) and (?:people|adults|anyone|anybody|those|folks) (?:who|\p{L}+ing)\b.*$/iu, '$1')
      // "renters moving out, new homeowners, and anybody who …": others follow.
      .replace(/,(?: [\p{L}-]+){1,3},? and (?:anybody|anyone|everyone|people|those|folks)\b.*$/iu, '')
      .trim();
    if (body === '') continue;
    found.push(...ofSentence(body, index > 0));
  }
  return found.map((predicate) =>
    toPlural(
      predicate
        .replace(
          /^(?:who|that|and|but|they|she|he|also|often|usually|secretly|typically|mostly|probably|really|simply)\s+/i,
          '',
        )
        .replace(/^(?:they're|they are)\s+/i, 'are '),
    ),
  );
}

const KIN_SENTENCE =
  /^(?:the |one )?(?:mom|mum|mama|dad|mother|father|grandma|grandpa|baby|toddler|child|kid|teen|teenager|son|daughter|husband|wife|partner|spouse|parent|dog|cat|puppy|boss|doctor)(?: or (?:mom|dad|mother|father))? (?:is|isn't|has|hasn't|won't|can't|doesn't|keeps?|\p{L}+s)\b/iu;

const THEIR_PEOPLE =
  /^(?:(?:new|most|senior|junior|remote|best) )?(?:hires|reps|employees|staff|teams?|clients|customers|patients|students|managers|tenants|crews|members|volunteers|kids|workers) (?!who\b|that\b|in\b|at\b|with\b|from\b|and\b|or\b|of\b|aged?\b|over\b)\p{Ll}+ \p{L}/iu;

function ofSentence(body: string, later: boolean): string[] {
  const they =
    /^(?:they|she|he|these \w+|most|many|most of them|usually they)\s+(.+)$/i.exec(body) ??
    /^(?:they're|she's|he's)\s+(.+)$/i.exec(body);
  if (they?.[1]) return splitJoints(/^(?:they're|she's|he's)/i.test(body) ? `are ${they[1]}` : they[1]);
  // "Their reps freeze or get defensive."
  const theirs = later ? /^their (.+)$/i.exec(body)?.[1] : undefined;
  if (theirs) return belonging(theirs);
  // "New hires take forever to ramp up."
  if (later && THEIR_PEOPLE.test(body)) return belonging(body);
  // "Greg, 46, runs a small firm and wants to …"
  const named =
    /^\p{L}+,? \(?\d{2}\)?,? (\p{Ll}+s .+)$/u.exec(body)?.[1] ??
    /^\p{L}+, \d{2}, (?:[^,]{3,40}, ){1,3}((?:has|wants|hates|owns|needs|feels|keeps|can't|worries) .+)$/u.exec(
      body,
    )?.[1];
  if (named && knownThird(words(named)[0] ?? '')) return splitJoints(named);
  const persona = /^\p{L}+, \d{2}, (.+)$/u.exec(body)?.[1];
  const told = persona && !/\bwho\b/i.test(persona) ? fromFirstDeed(persona) : null;
  if (told) return splitJoints(told);
  // "looking for a dog trainer who doesn't use shock collars": the trainer does not.
  if (ONE_SOUGHT.test(body)) return [body];
  if (
    !/\bwho\b/i.test(body) &&
    (OPENS_SENTENCE.test(body) || (later && opensFragment(body)) || isListOfFragments(body))
  )
    return splitJoints(body);
  const who =
    /\b(?:who(?:'ve|'re|'d| are| have)?)\s+(.+)$/i.exec(body) ??
    /^(?:\S+\s+){0,3}\p{L}+(?:s|men|people|folk|staff) that\s+(.+)$/iu.exec(body);
  if (!who?.[1]) return beforeWho(body);
  // "tired of clients who ask for endless revisions": the clients ask.
  const before = body.slice(0, who.index).trim();
  // "looking for 5-40 acres who want to go off grid": acres want nothing.
  const counted = /\d\S* \p{L}+$/u.test(before);
  if (OF_OTHERS.test(before) && isPluralNoun(words(before).at(-1) ?? '') && !counted)
    return participles(body);
  if (/\b(?:looking for|seeking) an? (?:[\p{L}-]+ ){0,2}\p{L}+$/iu.test(before) && SINGLE_DOES.test(who[1]))
    return participles(body);
  // "with a contractor who stopped calling": the contractor did.
  const [did = ''] = words(who[1]);
  if (
    ONE_OTHER.test(before) &&
    (knownThird(did) || baseOfPast(did) || / (?:family|team|crew)$/i.test(before))
  )
    return beforeWho(before.replace(/ (?:and|or|with|from|by) (?:an?|one) (?:\p{L}+ )?\p{L}+$/iu, ''));
  const lead = who[0]
    .slice(0, who[0].length - who[1].length)
    .trim()
    .toLowerCase();
  if (/that$/.test(lead)) return splitJoints(who[1]);
  const aux = /(?:'re| are)$/.test(lead)
    ? 'are '
    : /(?:'ve| have)$/.test(lead)
      ? 'have '
      : /'d$/.test(lead)
        ? 'would '
        : '';
  return [
    ...saidTwice(aux + who[1])
      .flatMap(withSearch)
      .flatMap(splitJoints),
    ...beforeWho(body.slice(0, who.index)),
  ];
}

/** "who found out at work who feel slow": the same people once more, since nobody else feels there. */
function saidTwice(told: string): string[] {
  const [, first = '', second = ''] = AGAIN.exec(told) ?? [];
  const last = words(first).at(-1) ?? '';
  return second === '' || isPluralNoun(last) || /^(?:people|staff|crew|family|team)$/i.test(last)
    ? [told]
    : [first, second];
}

const AGAIN = /^(.+?),? (?:and )?who ((?:feel|are|want|need|hate|keep|don't|have|worry|struggle|dread) .+)$/i;

/** "who make their own presents looking for cheap boxes": what they look for is said for itself. */
function withSearch(told: string): string[] {
  const [, deed = '', search = ''] = SEARCH.exec(told) ?? [];
  return deed !== '' && isPluralNoun(words(deed).at(-1) ?? '') ? [deed, `are ${search}`] : [told];
}

/** Who spends the evenings looking for something has one complaint, and not two. */
const SEARCH =
  /^(?!(?:are|spend|waste|keep|stay|lie|have|lose|burn|sit|feel|get|end|go)\b)(\p{L}+ [^,;]+?),? ((?:looking for|trying to|hoping to|wanting to) .+)$/iu;

/** "rushed by an agent to exchange contracts": who rushes them may go, and what is done to them stays. */
function doneToThem(text: string): string[] {
  const [, before = '', done = '', rest = ''] = DONE_TO_THEM.exec(text.trim()) ?? [];
  if (!isPluralNoun(words(before).at(-1) ?? '')) return [];
  const told = `${done} ${rest}`.replace(/ by (?:an?|the|their|some) (?:\p{L}+ )?\p{L}+ (?=to \p{L})/iu, ' ');
  return [
    /^(?:approved|quoted|charged|billed|denied|turned|passed|laid)$/i.test(done)
      ? `have been ${told}`
      : `are being ${told}`,
  ];
}

const DONE_TO_THEM =
  /^((?:\S+ ){0,4}\S+) (rushed|pushed|pressured|asked|hurried|urged|approved|quoted|charged|billed|denied|turned|passed|laid) ((?:by|to|into|for|more|down|over|off) .+)$/iu;

const SINGLE_DOES = /^(?:won't|will|can|doesn't|isn't|\p{L}+s)\b(?! to\b)/iu;

const SOUGHT_WHO =
  /^(?:looking for|seeking) an? (?:[\p{L}-]+ ){1,3}who (?:won't|will|can|doesn't|isn't|\p{L}+s)\b/iu;

const ONE_SOUGHT =
  /^(?:looking for|seeking|in search of) an? (?:[\p{L}-]+ ){1,3}(?:who|that) (?:won't|will|can|doesn't|isn't|\p{L}+s)\b/iu;

/** What is said of theirs, up to where something is said of themselves again. */
function belonging(text: string): string[] {
  const joint =
    /(?<! (?:is|are|feels?|looks?|gets?|always|so|too|still)),? (?:and |but )?(?=(?:who|whose|overwhelmed|worried|tired|scared|afraid|nervous|stuck|frustrated|exhausted|anxious|unsure|confused)\b)/i;
  const at = text.search(joint);
  if (at === -1) return [`whose ${text.replace(/ and the \p{L}+ .*$/iu, '')}`];
  const rest = text.slice(at).replace(/^,? (?:and |but )?/i, '');
  const first = `whose ${text.slice(0, at)}`;
  if (/^whose /i.test(rest)) return [first, ...belonging(rest.slice(6))];
  return [first, ...splitJoints(rest.replace(/^who (?:are )?/i, ''))];
}

const LIFELESS =
  /\b(?:van|freezer|house|home|apartment|kitchen|garage|garden|yard|balcony|car|truck|boat|budget|schedule|job|closet|bathroom|mortgage|oven|studio|shop|store|basement|backyard|camper|fridge|salary|income)$/i;

const OF_OTHERS =
  /\b(?:tired of|sick of|fed up with|dealing with|frustrated (?:with|by)|looking for|in need of|stuck with|scared of|afraid of|burned by|hiring|attracting)(?: \S+){1,3}$|\b(?:worried|nervous|anxious) about(?: \S+){0,4} (?:siblings|relatives|neighbou?rs|tenants|kids|in-laws|clients|customers|brothers|sisters)$/i;

const ONE_OTHER =
  /\S+ .*\b(?:with|and|or|from|by) (?:an?|one) (?:\p{L}+ )?(?:\p{L}+-year-old|family|team|crew|boss|partner|husband|wife|spouse|ex|teen|teenager|kid|child|baby|toddler|son|daughter|mom|dad|parent|tenant|client|agent|friend|sibling|brother|sister|dog|cat|puppy|horse|\p{L}+(?:tor|ner|ord|bor|ger|mer|ist))$/iu;

const OPENS_SENTENCE =
  /^(?:want|wants|need|needs|fear|feel|feels|struggle|struggles|struggling|tired|worried|afraid|scared|looking|hate|hates|love|dream|stuck|overwhelmed|frustrated|don't|can't|hoping|trying|wanting)\b/i;

/** Illnesses are not for us to say: "adults with type 2 diabetes" stays an audience. */
const MEDICAL =
  /\b(?:adhd|diabetes|ibs|pcos|anxiety|depression|cancer|disease|disorders?|syndrome|reflux|pain|cycles|acne|autism|ptsd|ocd|asthma|allerg\w+|migraines?|arthritis|thyroid|cholesterol|pressure|injur\w+|disabilit\w+|eczema|menopause|perimenopause)\b/i;

/** "moms raising kids whose dad is locked up": the kids' dad, and not that of the viewer. */
function ofOthers(text: string): boolean {
  const before = words(
    text
      .replace(/\bwhose\b.*$/i, '')
      // "managers at food processing plants": where they work is nobody whom they raise.
      .replace(/ (?:at|in|from|near) (?=[\p{L} -]*ing\b).*$/iu, '')
      .replace(/^out[- ]of[- ]state /i, '')
      .replace(/[,;]/g, ' '),
  );
  return isPluralNoun(before.at(-1) ?? '') && OTHERS_BEFORE.test(before.slice(1, -1).join(' '));
}

const OTHERS_BEFORE =
  /\b(?:\p{L}+ing|of|with|for|who|to|support|raise|teach|help|serve|coach)(?: \p{L}+){0,2}$|\bof \p{L}+ and \p{L}+$/iu;

/** What is said between the noun and "who": feelings, deeds in -ing, belongings, and what "whose" begins. */
function beforeWho(text: string): string[] {
  const whose = /\bwhose\s+(.+)$/i
    .exec(text.trim())?.[1]
    ?.replace(/\s+and$/i, '')
    // What stands before "but who" goes well, unless it hurts.
    .replace(/(\b(?:ache|hurt|worn|sore|tired|done|never|won't|can't|stopped)\b.*) but$/i, '$1');
  if (whose) return ofOthers(text) ? participles(text.replace(/\bwhose\b.*$/i, '')) : belonging(whose);
  const passive = doneToThem(text);
  if (passive.length > 0) return passive;
  const found = participles(text);
  // "with thinning hair, fed up with oils": what they have may hurt as well.
  if (found.length > 0) return [...found, ...thinHaired(text)];
  const fear = /\b(?:an? )?fear of (.+)$/i.exec(text)?.[1];
  if (fear) return [`fear of ${fear}`];
  const deed =
    /^(?:(?!with\b|of\b|in\b|from\b|at\b)\S+\s+){0,5}?\p{L}+(?:s|men|people|folk|staff),?\s+(\p{L}+ing\b.+)$/u.exec(
      text.trim(),
    )?.[1];
  const base = deed ? baseOfGerund(words(deed)[0] ?? '') : null;
  if (deed && base) return [`are ${deed}`];
  const has =
    /\bwith\s+((?:an?|no|too|empty|small|tiny|full|low|high|thin|little|limited|their|\p{L}+)\b.+)$/iu.exec(
      text.trim().replace(/\bwith (?:about |over |around |nearly )?[$£€][\d.,]+[km]? (?:in|of) /i, 'with '),
    )?.[1];
  // "a pension, bad knees and no clue what insurance costs"
  const lacking = /\b(no (?:clue|idea) (?:what|how|who|where|whether|if) .+)$/i.exec(text.trim())?.[1];
  if (has && lacking) return [`have ${lacking}`];
  const held = has && words(has).length > 10 ? has.replace(/,.*$/, '') : has;
  return held && words(held).length <= 10 && !MEDICAL.test(held) ? [`have ${held}`] : [];
}

/** What goes wrong with their looks or their home, before what they feel about it. */
function thinHaired(text: string): string[] {
  const has =
    /\bwith ((?:thinning|thin|frizzy|dry|brittle|stiff|sore|leaky|drafty|patchy|empty|cluttered|messy) [\p{L} ]{3,40}?)(?:,| (?:and|after|in|at|looking|tired|sick|fed|worried|stuck)\b)/iu.exec(
      text,
    )?.[1];
  return has && !MEDICAL.test(has) ? [`have ${has.trim()}`] : [];
}

/** "… struggling to get managers on board", "… nervous about rates": predicates without a relative pronoun. */
function participles(text: string): string[] {
  const match =
    /\S+[\s,]+((?:looking|about to (?:give up|quit|throw|snap)|struggling|trying|wanting|hoping|seeking|dealing|drowning|fed up|sick of|worried|nervous|stuck|tired|afraid|scared|frustrated|overwhelmed|confused|anxious|unsure|juggling|recovering from|thinking about|considering|ready|exhausted|under pressure|losing|panicking|dreading|wondering|worn out|torn|having (?:a hard time|trouble)|thinking of|blindsided|priced out|being (?:rushed|pushed|asked|pressured|told)|spending (?:a fortune|hours|too|every)|missing|desperate|burned|burnt|bored|embarrassed|ashamed|terrified|hesitant|skeptical|intimidated|not sure|rushing|in a rush|cut off from)\s+.+)$/i.exec(
      text,
    );
  if (!match?.[1]) return [];
  // "owners of nervous or elderly dogs": the dogs are.
  if (/ of$/i.test(text.slice(0, match.index + match[0].length - match[1].length).trim())) return [];
  // "with a landlord rushing them": the landlord does.
  const before = text.slice(0, match.index + match[0].length - match[1].length).trim();
  if (
    /\b(?:with|by|of|from) (?:an?|the|their) (?:\p{L}+ ){0,2}\p{L}+$/iu.test(before) &&
    /^\p{L}+ing\b/u.test(match[1]) &&
    // A van looks for nothing.
    !(/^(?:looking for|trying to|hoping to|wanting) /i.test(match[1]) && LIFELESS.test(before))
  )
    return [];
  // "parents of teenagers stuck in rituals": the teenagers are.
  if (
    /\bof (?:[\p{L}-]+ ){0,2}(?:teenagers|teens|tweens|kids|children|toddlers|students|boys|girls|sons|daughters)$/iu.test(
      before,
    ) &&
    /^(?:stuck|struggling|losing|missing|recovering)\b/i.test(match[1])
  )
    return [];
  // "tired of rent and commutes who dream about van life": what follows "who" is said of them, and not of the commutes.
  return (
    splitJoints(
      SOUGHT_WHO.test(match[1])
        ? match[1]
        : match[1].replace(
            /(?<!clients|customers|people|patients|kids|children|teens|siblings|relatives|brothers|sisters|guests|crews|foremen|drivers|volunteers|students|tenants|contractors|agents|bosses|employees|coworkers|guys|men|women|partners|parents|neighbors|vendors|reps|buyers|sellers|prospects|leads|recruiters|managers|doctors) who .*$/i,
            '',
          ),
    )
      // "trying to slow down and feel connected": that is hoped for too.
      .filter(
        (part) =>
          !/^feel (?:more )?(?:connected|better|good|great|confident|calm|normal|strong|safe|healthy|at home|proud|rested|in control|like (?:them|your)sel)/i.test(
            part,
          ),
      )
      .map((part) =>
        /^(?:are|feel|have|don't|can't|want|need|hate|keep|fear)\b/i.test(part) ? part : `are ${part}`,
      )
  );
}
