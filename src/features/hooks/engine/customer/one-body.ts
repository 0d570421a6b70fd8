/** What is said of many, told to the one who watches: she has one back and one job. */
import { isPluralNoun, singularOf } from '../english/nouns.ts';
import { thirdPerson } from '../english/verbs.ts';
import { withArticle, words } from '../english/words.ts';

/** "stiff necks and sore backs" → "a stiff neck and a sore back". */
function eachOne(things: string): string {
  return things
    .split(/ and /i)
    .map((thing) => {
      const tokens = words(thing);
      return withArticle([...tokens.slice(0, -1), singularOf(tokens.at(-1) ?? '')].join(' '));
    })
    .join(' and ');
}

const STUCK_IN =
  /^(are (?:still )?(?:stuck|bored|trapped|unhappy|miserable|worn out) (?:in|at|with|by)) ((?!the |their |your |an? |two |three |all )(?:[\p{L}-]+ ){0,3})(jobs|rentals|apartments|flats|condos|cities|towns|houses|homes|balconies|yards|kitchens|bathrooms|bedrooms|garages|basements|closets|offices|cubicles|careers|roles|degrees|marriages|contracts|leases)\b(?: that (drain|bore|exhaust|stress|kill|burn|crush|underpay|overwork)\b)?(?! (?:that|they|which)\b)/iu;

/** Many people have stiff backs; the one who is spoken to has a stiff back. */
export function oneBody(body: string): string {
  return (
    body
      .replace(/^have good jobs\b/i, 'have a good job')
      // "stuck in expensive rentals": each of them in one.
      .replace(
        STUCK_IN,
        (_, where: string, quality: string, noun: string, does: string | undefined) =>
          `${where} ${withArticle(`${quality}${singularOf(noun)}`)}${does ? ` that ${thirdPerson(does)}` : ''}`,
      )
      .replace(
        /\b(your \p{L}+ and) (jobs|homes|houses|careers)\b/iu,
        (_, first: string, noun: string) => `${first} ${singularOf(noun)}`,
      )
      .replace(
        /\byour (backs|necks|mouths|wives|husbands|mothers|fathers|families|moms|dads|minds|tempers|voices|cool|heads|phones|cameras|jobs|careers|desks|laptops|closets|inboxes|calendars|apartments|bodies|salaries|savings accounts|waistlines)\b/i,
        (_, noun: string) => `your ${singularOf(noun)}`,
      )
      // "without feeling like beginners"
      .replace(
        /\bfeeling like ((?:total |complete )?)(beginners|failures|idiots|impostors|imposters|frauds|amateurs|fools|outsiders|losers)\b/gi,
        (_, quality: string, noun: string) => `feeling like ${withArticle(`${quality}${singularOf(noun)}`)}`,
      )
      .replace(
        /(^feel|\b(?:feeling|looking|sounding|living|eating)) like (\p{L}+ )?(\p{L}+s)(?= (?:in|at|on|around|when|every|next|beside|among|for)\b|$)/iu,
        (all, feel: string, quality: string | undefined, noun: string) =>
          isPluralNoun(noun) && !/^(?:roommates|strangers|enemies|co-parents|coworkers|friends)$/i.test(noun)
            ? `${feel} like ${withArticle(`${quality ?? ''}${singularOf(noun)}`)}`
            : all,
      )
      .replace(
        /^have ((?!no |run |tried |lost |been |had |outgrown |quit |killed |left |bought )(?:(?!of |to |between )\p{L}+,? )*)(backs|necks|bodies|minds|bosses|partners|spouses|husbands|wives|jobs|businesses|basements|kitchens|garages|closets|backyards|yards|lawns|roofs|bathrooms|commutes)$/iu,
        (_, quality: string | undefined, noun: string) => `have ${eachOne(`${quality ?? ''}${noun}`)}`,
      )
  );
}
