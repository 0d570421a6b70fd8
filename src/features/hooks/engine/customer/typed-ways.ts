/** Ways of typing a customer that say the same as another which is read: "Carlos (38)", "Moms and dads of", " - ". */

const SMALL = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d\\d?)';
const AGES = new RegExp(
  `\\bof (?:${SMALL}(?: (?:to|or|and) |[-–])${SMALL}[- ]year[- ]olds|kids ${SMALL}(?: to |[-–])${SMALL})\\b`,
  'giu',
);

export function asUsuallyTyped(text: string): string {
  return (
    text
      // "Meet Tina. She's 47": her name is nobody else's.
      .replace(/^(?:meet|this is|think of) \p{Lu}\p{Ll}+\.\s+(?=She\b|He\b)/iu, '')
      .replace(/^(\p{Lu}\p{Ll}+) \((?:age )?(\d{2})\),? (?=\p{Ll})/u, '$1, $2, ')
      .replace(/(?<=\p{L}) - (?=\p{L})/gu, '; ')
      .replace(/^(?:moms|mums|mothers) and (?:dads|fathers) of (?=\p{L})/iu, 'Parents of ')
      // "parents of one to three year olds" have more than one.
      .replace(AGES, 'of kids')
      .replace(/\b(anyone|anybody|everyone|everybody) who(?: has|'s) ever /gi, "$1 who's ")
      .replace(/^(?:anyone|anybody|everyone) (?=about to )/i, 'People ')
      // "good money but has no idea where it goes"
      .replace(
        /\b(money|paycheck|salary|income|time)\b([^.;]*?\bwhere) it (all )?goes\b/gi,
        '$1$2 the $1 $3goes',
      )
      // What they laugh about they still cannot do.
      .replace(/ and (?:laugh|joke) about it\b/gi, '')
  );
}
