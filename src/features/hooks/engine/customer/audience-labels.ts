/** Whether a label is what one would really call people to their face, and what to call them instead. */
import { isPluralNoun, singularOf } from '../english/nouns.ts';
import { words } from '../english/words.ts';
import type { Audience, Customer } from './customer.ts';

/** Words of forms and statistics, or of grief and illness: true of many viewers, and nobody is called so. */
const NOT_SAID =
  /^(?:(?:recently|newly|freshly|just) )?(?:widowed|bereaved|grieving|diagnosed|separated)\b|^pregnant (?:women|people)\b|^grown[- ]ups$|^roommates$|^[\p{L}-]+ or [\p{L}-]+ (?:men|women)$|^(?:older|elderly|aging|senior) (?:folks|people|adults|men|women|couples|citizens)\b|(?<!of )\b(?:victims|survivors|addicts|skinny|fat|lazy|hopeless|misfits)\b|\b(?:minded|conscious|oriented) (?:people|folks|adults|women|men|consumers)\b|^(?:family|friends) and (?:family|friends|coworkers)\b|^(?!young |busy |college )(?:[\p{L}-]+ )*adults(?: (?:over|in|with|aged)\b.*)?$|^locals$|^(?:(?:(?!at|in|of|for|with|from|who|running|owning)[\p{L}-]+ )*(?:consultancies|companies|firms|agencies|organizations|clinics|practices|startups)|employees|staff|customers)$|^(?:(?:recent|new|first-generation) )?(?:widows|widowers|immigrants|refugees|divorcees|heirs|orphans)\b|^older owners$|^adult (?:kids|children)\b|^men and women\b|^churches$|\bsomethings$|\band (?:people|others|anyone|anybody|those)$|^owners of [\p{L}-]+$|^(?:couples|employees|families|guys|girls|crews|clients|professionals|regular people|(?:[\p{L}-]+y|everyday|normal) people|folks)$|^(?:middle|lower|upper)[- ](?:class|income)\b|\bhouseholds\b/iu;

/** Nobody answers to "people in their 40s" or to "owners of small trade contractors". */
export const CLUMSY =
  /^(?:[\p{L}-]+ )*(?:people|adults|individuals|folks)\b|^men and women\b|^adult (?:kids|children)\b|^older owners$|^(?:men|women|guys|girls|ladies|families) (?:in|with|who|of|from|aged|at)\b|\bsomethings\b| (?:who|of|whose) |^(?:\S+ ){4,}\S+$/iu;

const KINDS_OF_PEOPLE = '(?:women|men|people|adults|couples|families|girls|guys|residents|nationals)';

/**
 * True of them and yet nobody's name: by where they come from, by their age or standing, by whose child they are, or as
 * a form calls them. One may speak of "Indian women" or "policyholders", and nobody turns round when called so.
 */
const ONLY_SPOKEN_OF: readonly RegExp[] = [
  new RegExp(
    `^(?:[\\p{L}-]+ )*(?!Muslim|Christian|Jewish|Catholic|Millennial|Gen)\\p{Lu}\\p{Ll}+(?: (?:and|or) \\p{Lu}\\p{Ll}+)? ${KINDS_OF_PEOPLE}$`,
    'u',
  ),
  new RegExp(
    `^(?:foreign|divorced|separated|unmarried|childless|unemployed|disabled|affluent|wealthy|low-income|high-income) ${KINDS_OF_PEOPLE}$`,
    'i',
  ),
  /^(?:single|young|younger|middle-aged|mature|(?:mid|early|late)-\p{L}+|working-age|college-age|urban|rural|suburban) (?:women|men|people|adults|individuals)$/iu,
  /^pregnant (?:[\p{L}-]+ )?(?:women|people|adults)$/iu,
  /^(?:(?:adult|grown|grown-up) )?(?:daughters|sons)(?: (?:and|or) (?:sons|daughters))?$/i,
  /^(?:adult|grown|grown-up) (?:children|kids|siblings|sisters|brothers)(?: in their\b.*)?$/i,
  /^(?:widows|widowers|divorcees|widows and widowers)$/i,
  /(?:^| )(?:policyholders|beneficiaries|individuals|respondents|claimants|annuitants|dependents|occupants|consumers|participants|recipients|stakeholders)$/i,
  /^(?:(?:foreign|local|city|long-term|permanent|legal|elderly|urban|rural) )?residents$/i,
  /^(?:(?:[\p{L}'’-]+ ){0,3}(?:club|union|credit union|plan|scheme|household) )?members$/iu,
  /^(?:married|retired|elderly|recent|aging|single) (?:women|men|professionals|immigrants|migrants|graduates of)$/i,
  /^(?:(?:smart|capable|successful|ambitious|stressed|overwhelmed|anxious|loyal|clumsy|forgetful|lonely|struggling|frustrated),? )+(?:[\p{L}-]+ )?(?:women|men|people|adults|friends|snackers|eaters|daughters|sons)$/iu,
  /^(?:(?:new|recent) )?immigrants$/i,
  /^(?:laid[- ]off|vegetarian|vegan|[\p{L}]+-something|handy|crafty|quiet|religious) (?:[\p{L}-]+ )?(?:women|men|people|couples|workers|adults|professionals)$/iu,
  /^(?:brothers and sisters|singles|(?:hourly |low-income )?workers|teen(?:age)? (?:girls|boys)|smart (?:[\p{L}-]+ )?(?:people|women|men))$/iu,
  /^Gen[- ]?(?:Z|X|Alpha) (?:girls|guys|women|men|people|adults|kids|teens|boys|ladies)$/iu,
  /^(?:(?:local|small|independent|neighborhood) )*(?:restaurants|cafes|shops|stores|salons|gyms|hotels|boutiques|bakeries|breweries|clinics|schools)$/i,
  /^young (?:renters|professionals in|workers|farmers)$/i,
  /^(?:buyers|owners|sellers|users|holders) of \S/i,
  /^(?:saboteurs|worriers|complainers|quitters|(?:shy|quiet|introverted|nervous|insecure) \p{L}+|\p{L}+ed people)$/iu,
  /^[\p{L}]+-\p{L}+ owners$/iu,
  // "Grown women", "caring women", "active people": a kind of people by one trait is a phrase of forms. By how they are
  // built, what they believe or whether they work, women do call themselves so.
  /^(?!(?:working|professional|business|petite|tall|short|curvy|plus[- ]sized?|gay|queer|trans|straight|military|Muslim|Christian|Jewish|Catholic|Millennial) )(?:newly )?[\p{L}-]+ (?:women|men|people)$/iu,
  /^(?:women|men|girls|guys|ladies) (?:who|whose) /i,
  /^(?:loving|caring|devoted|faithful|supportive|chronic) [\p{L}-]+$/iu,
  /^(?:recently|freshly) \S|^single (?:renters|earners|homeowners)$|^retired (?:walkers|golfers|gardeners|runners)\b/i,
  /^(?:(?:[\p{L}-]+ )?(?:wearers|walkers|goers)|first apartment renters)$/iu,
  /^city (?:families|couples|women|men|people)$/i,
  /^(?:(?:grocery|weekly|bargain|budget|careful) shoppers|(?:screen|computer|shop|knowledge) (?:workers|sellers)|helpers|(?:[a-z]+ )?snackers)$/i,
  /^(?:grown|adult) (?:siblings|sisters|brothers) (?:of|from) /i,
];

/** Whether they may be named, but not called out to. */
export function isOnlySpokenOf(name: string): boolean {
  return ONLY_SPOKEN_OF.some((label) => label.test(name));
}

const AGE = / (?:in their (?:early |mid |late |mid-)?(?:\d0s|\p{L}+ies)|over \d\d)$/iu;

/** "safety managers at regional depots", "van dwellers in cold countries": where they are makes a name too long to say. */
const PLACE_TAIL = /^ (?:at (?:\S+ )+\S+|in \p{Ll}\S* \p{Ll}\S*)$/u;
const SAID_WORDS = 4;

/** Of five words and more few names were said gladly; of these kinds of people the tail says all. */
const OF_ANY_KIND = /(?:^| )(?:women|men|people|adults|couples|families|parents|guys|girls|kids|beginners)$/i;
const OF_KIDS =
  /^((?:[\p{L}-]+ )?(?:parents|moms|dads|mums|mothers|fathers)) of (?:(?:young|small|little|preschool|school-aged?) )?(?:kids|children)(?: just)?$/iu;

const PETS = /^owners of (?:[\p{L}-]+ ){0,3}(dogs|cats|puppies|horses|rabbits|parrots)(?: and \p{L}+)?$/iu;

/** Such as have no name without the word before. */
const BARE =
  '(?:women|men|people|adults|folks|guys|girls|ladies|couples|families|moms?|mums|mamas|dads|mothers|fathers|parents|grandparents|professionals|owners|workers|users|lovers|makers|leads|leaders|managers|students|kids|teens|teenagers|beginners|staff|employees|creators|members|players|partners|friends|singles|brides|wives|husbands)';

/** What a form says of people before it says who they are, and nobody says aloud: "busy roofers", "older sellers". */
const STIFF: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^(?:busy|older|regular|aging|careful) (?!${BARE}$)(?=[\\p{L}-]+s$)`, 'iu'), ''],
  [/^chronic (?!dieters|overthinkers|worriers)(?=\p{L}+s$)/iu, ''],
  // Before two words these are one too many: "young office workers", "self-employed event planners".
  [
    /^(?:busy|older|regular|young|hard-?working|stressed|self-employed|entry-level) (?=(?!and |or )[\p{L}-]+ (?!moms|mums|mamas|dads|mothers|fathers|parents)\p{L}+s$)/iu,
    '',
  ],
  [/^beginner (?=[\p{L}-]+ owners$)/iu, 'new '],
  [
    /^beginner (?:backyard|hobby|home|amateur) (?=gardeners|growers|bakers|cooks|photographers)/i,
    'beginner ',
  ],
  [/^(?:entry-level |junior )?office staff$/i, 'office workers'],
  [/^(?:newly|recently|just) married couples$/i, 'newlyweds'],
  [/^(?:newly|recently|just) (?=engaged couples$)/i, ''],
  [/^first (?=(?:home )?buyers$)/i, 'first-time '],
  [/^(?:small|solo|local|independent) (?=\p{L}+ \p{L}+ owners$)/iu, ''],
  [/^(?:just|newly|recently) retired (?:people|adults|folks)$/i, 'new retirees'],
  [/^retired (?:people|adults|folks)$/i, 'retirees'],
  [/^mothers$/i, 'moms'],
  [/^fathers$/i, 'dads'],
  [/^first time (?=\p{L})/iu, 'first-time '],
];

/** "parents of teens just" told something, "parents of school" age kids, "of three or more" of what. */
const UNFINISHED = / (?:just|newly|recently|of (?:school|grade|(?:two|three|four|five) or more))$/i;

/** "new dads in their 30s" are new dads; "owners of strong young dogs" answer to "dog owners". */
export function asCalled(audience: Audience): Audience {
  const pets = PETS.exec(audience.core)?.[1];
  if (pets) return { ...audience, core: `${singularOf(pets.toLowerCase())} owners` };
  // Nobody is called a casual plant owner.
  const plain = audience.core.replace(
    /^(?:casual|chronic(?! (?:pain|illness|migraine|fatigue|disease|kidney|back))|avid|average|typical|longtime|healthy|everyday|middle-aged|(?:first|second|third)-year|newly qualified) (?=\S+ \S)/i,
    '',
  );
  // How many hours somebody teaches is no part of what they are called.
  const short = STIFF.reduce(
    (name, [stiff, said]) => name.replace(stiff, said),
    plain.replace(/^full-time (?=\p{L}+s$)/iu, '').replace(/^first-job (?=grads|graduates)/i, 'new '),
  );
  if (short !== audience.core) return asCalled({ ...audience, core: short, full: short });
  // Whoever has kids is a parent.
  const parents = OF_KIDS.exec(audience.full)?.[1];
  if (parents) return asCalled({ ...audience, core: parents, full: parents });
  const whole = audience.full.replace(UNFINISHED, '');
  if (whole !== audience.full && whole.startsWith(audience.core))
    return asCalled({ ...audience, full: whole });
  const young = audience.full.replace(AGE, '');
  const tail = audience.full.slice(audience.core.length);
  const full =
    young === audience.core ||
    (words(audience.full).length > SAID_WORDS &&
      (PLACE_TAIL.test(tail) || (/^ with /i.test(tail) && !OF_ANY_KIND.test(audience.core))))
      ? audience.core
      : audience.full;
  const said = !NOT_SAID.test(full) && !/^(?:employees|staff|customers|workers)$/i.test(audience.core);
  return { ...audience, full, specific: audience.specific && said };
}

/** "James, 45, a contractor": one name, and nobody else. */
export const TOLD_BY_NAME = /^\p{Lu}\p{Ll}+,? \(?\d{2}\b/u;

/** More words than these, and a topic of five has no room beside them in one hook. */
const ROOM = 8;

/** What somebody is at home, and not for a living. */
const LIFE =
  /\b(?:moms?|mums?|dads?|mothers|fathers|parents|grandparents|students|grads|graduates|couples|newlyweds|homeowners|renters|widows|widowers|retirees|owners|landlords|women|men|beginners)$/i;

/**
 * "Tomás, 34, a line cook who spends too much on food": what he does for a living has nothing to do with it, where a
 * trouble or wish that can be told beside a topic says who he is.
 */
export function isIncidental(all: readonly Audience[], { pains, wants }: Customer): boolean {
  if (all.some(({ core }) => LIFE.test(core))) return false;
  return (
    pains.some(({ you, part }) => !part && words(you).length <= ROOM) ||
    wants.some(({ text, part }) => !part && words(text).length <= ROOM)
  );
}

const NOBODY =
  /^(?:people|adults|folks|anyone|individuals|customers|clients|employees|staff|workers|owners)$/i;
/** Nor is one called so: "mid-level people", "women in their 20s". */
const NO_NAME = /(?:^| )(?:people|adults|folks|individuals|women|men|guys|girls)\b/i;

/** "women who used to dance", "grown siblings of difficult families": a sentence about them, and no name. */
const NO_SPOKEN_NAME =
  /^(?:women|men|girls|guys|ladies|people) (?:who|whose) |^(?!.* (?:and|or|in their) )(?:\S+ ){4,}\S+$/i;

/**
 * Where nothing else is known of them, a label is better than nobody: "recent immigrants", but not "people". Where one
 * trouble or wish is told, that says who they are better than half a sentence does.
 */
export function withSomebody(all: readonly Audience[], told: boolean): Audience[] {
  const short = told ? all.filter(({ core }) => !NO_SPOKEN_NAME.test(core)) : all;
  const somebody = short.filter(({ core }) => !NOBODY.test(core));
  return (somebody.length > 0 ? somebody : short).map((audience, index) =>
    index === 0 && !NOBODY.test(audience.core) && !NO_NAME.test(audience.core)
      ? { ...audience, specific: true }
      : audience,
  );
}

/** Where people are is not who they are: "hourly workers, restaurants and warehouses". */
export function isPlace(label: string): boolean {
  const last = words(label).at(-1) ?? '';
  return (
    isPluralNoun(last) &&
    /^(?:restaurants|warehouses|offices|shops|stores|hospitals|schools|hotels|factories|farms|clinics|salons|gyms|cities|suburbs)$/i.test(
      last,
    )
  );
}
