/** Tags that say where, when, for whom or in which style the thing of another tag is: "#kidsroom #storage hacks". */

import { capitalise } from '../english/words.ts';

/** Holidays as they are said: "#fathersday" is Father's Day. */
const HOLIDAYS: readonly (readonly [RegExp, string])[] = [
  [/^fathers_?day$/i, "Father's Day"],
  [/^mothers_?day$/i, "Mother's Day"],
  [/^valentines?(?:_?day)?$/i, "Valentine's Day"],
  [/^(?:st|saint)_?(?:patricks?|pattys?)(?:_?day)?$/i, "Saint Patrick's Day"],
  [/^(?:(?:fourth|4th)_?of_?july|july_?(?:4|4th|fourth))$/i, 'Independence Day'],
  [/^(?:memorial|labor|earth|presidents|veterans|canada)_?day$/i, ''],
  [/^super_?bowl$/i, 'Super Bowl'],
  [/^xmas$/i, 'Christmas'],
  [/^new_?years?_?eve$/i, "New Year's Eve"],
  [/^new_?years$/i, "New Year's"],
];

/** The others are words of their own. */
const MONTH = /^(?:january|february|april|june|july|august|september|october|november|december)$/i;

/** Null where the tag is no month, and no holiday of more than one word. */
export function spokenHoliday(tag: string): string | null {
  if (MONTH.test(tag)) return capitalise(tag.toLowerCase());
  const found = HOLIDAYS.find(([typed]) => typed.test(tag));
  if (!found) return null;
  if (found[1] !== '') return found[1];
  const day = tag.replace(/_?day$/i, '').toLowerCase();
  return `${day.charAt(0).toUpperCase()}${day.slice(1)} Day`;
}

/** When or where the thing of the next tag is wanted: "#backtoschool #lunchbox ideas", "#vanlife #storage hacks". */
const OCCASION =
  /^(?:back_?to_?school|halloween|thanksgiving|friendsgiving|christmas|hanukkah|diwali|easter|ramadan|new_?years?|(?:easter|labor_?day|memorial_?day|holiday|birthday|long)_?weekend|(?:summer|spring|winter|fall|school)_?break|valentines?(?:_?day)?|(?:mothers|fathers)_?day|(?:game|rainy|snow|beach|pool|field|spirit|picture|moving|wash|spa|laundry)_?day|move_?in_?day|dorm_?room|small_?(?:space|apartment|kitchen)|home_?office|road_?trip|prom|wedding|graduation|baby_?shower|(?:van|rv|boat|farm|dorm|apartment|camp|tiny_?house)_?life|(?:prom|deer|tax|hunting|wedding|allergy|flu|holiday|planting|canning|pumpkin|apple|soup|football|baseball|soccer|sweater|garden)_?season)$/i;

export function isOccasion(tag: string): boolean {
  return OCCASION.test(tag) || spokenHoliday(tag) !== null;
}

/** By the last word of the tag: "small balcony", "birthday party", "cozy fall". */
const PLACE_OR_TIME =
  /(?:^| )(?:(?:bath|bed|laundry|mud|play|class|guest|sun|family|living|dining|kids|dorm|craft)? ?room|kitchen|porch|patio|balcony|backyard|yard|garden|garage|closet|pantry|nursery|office|apartment|van|camper|classroom|dorm|entryway|basement|attic|deck|lawn|greenhouse|party|night|shower|birthday|holidays?|vacation|trip|weekend|brunch|picnic|camping|bachelorette|reunion|tailgate|cocktail party|(?:yard|garage|estate|rummage) sale|flea market|thrift store|mobile home|tiny house|raised bed|barn|dorm|gym|homeschool|anniversary|fashion|potluck|hiking|book club|winter|summer|spring|fall|autumn)$/;

/** Whom it is for or of what it is made, and with what. */
const KIND =
  /^(?:bab(?:y|ies)|newborn|toddlers?|kids|preschool|teens?|pupp(?:y|ies)|kittens?|dogs?|cats?|horses?|postpartum|pregnancy|air ?fryer|crock ?pot|slow cooker|instant ?pot|sheet pan|cast iron|sourdough|pumpkin|crochet|knitting|cricut|nail art|latte art|macrame|denim|real estate|bridal|guitar|piano|math|spanish|french|podcast|roof|hvac|tattoo|lash(?:es)?|adhd|menopause|postpartum|chicken|etsy(?: shop)?|resume|debt|houseplants?|travel|beekeeping|makeup|truck|bbq|disney|thrift|thrift flip|retirement|honeymoon|college|solo travel|pet sitting)$/i;

const STYLE =
  /^(?:boho|farm ?house|rustic|modern|minimalist|cottage ?core|coastal|outdoor|indoor|vintage|upcycled|cozy|mini|tiny|small|cheap|beginner)$/;

export function isStyle(said: string): boolean {
  return STYLE.test(said);
}

export function isSetting(said: string): boolean {
  return [PLACE_OR_TIME, KIND, STYLE].some((kind) => kind.test(said));
}

/** "beginner crochet patterns", "kids Halloween snacks", "Christmas nail art designs": said before what another tag says. */
const BEFORE_OTHERS =
  /^(?:beginner|easy|kids|toddler|mini|small|cheap|DIY|homemade|handmade|upcycled|thrifted|vintage|modern|rustic|boho)$/i;

/** "rainy day toddler activities": the sort of day comes before those whom it is for. */
export function goesFirst(said: string, other: string): boolean {
  return BEFORE_OTHERS.test(said) && !(/^(?:kids|toddler)$/i.test(said) && / day$/.test(other));
}

/** When and in which style, before a thing that has a name of its own: "Christmas gift box ideas". */
const WHEN =
  /^((?:DIY|homemade|handmade|kids|easy) )?(?:(?:cozy |late |early )?(?:winter|summer|spring|fall|autumn|holiday)(?: (?:break|vacation)|(?! (?:break|vacation|camp|school|reading|olympics|job|party)))|(?:January|February|April|June|July|August|September|October|November|December)|Christmas|Halloween|Thanksgiving|Easter(?: weekend)?|Hanukkah|Ramadan|Diwali|(?:(?:Mother|Father|Valentine|Saint Patrick)'s|Independence|Memorial|Labor|Earth) Day|Super Bowl|birthday(?= party)|birthday party(?= \S+ ideas)|rainy day|back-to-school|small(?= (?:living|bath|bed|laundry|kitchen|apartment))) (?!fashion )(?=\S+)/;

/** "gift box ideas" of "Christmas gift box ideas", once the whole was said; null where too little would be left. */
export function withoutSetting(phrase: string): string | null {
  const found = WHEN.exec(phrase);
  if (!found) return null;
  const rest = (found[1] ?? '') + phrase.slice(found[0].length);
  return rest.split(' ').length > 2 ? rest : null;
}
