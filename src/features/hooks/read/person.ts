/** What somebody says of themselves or of others, turned to the viewer. */

const TO_VIEWER: readonly (readonly [RegExp, string])[] = [
  [/\bI'm\b|\bI am\b|\bthey're\b|\bthey are\b/gi, "you're"],
  [/\bam I\b/gi, 'are you'],
  [/\bI've\b|\bthey've\b/gi, "you've"],
  [/\bI'd\b|\bthey'd\b/gi, "you'd"],
  [/\bI'll\b|\bthey'll\b/gi, "you'll"],
  [/\bI was\b/gi, 'you were'],
  [/\bmyself\b|\bthemselves\b/gi, 'yourself'],
  [/\bmine\b|\btheirs\b/gi, 'yours'],
  [/\bmy\b|\btheir\b/gi, 'your'],
  [/\bI\b|\bthey\b|\bme\b|\bthem\b/g, 'you'],
];

export function toSecondPerson(text: string): string {
  return TO_VIEWER.reduce((said, [pattern, instead]) => said.replace(pattern, instead), text);
}

const TO_SPEAKER: readonly (readonly [RegExp, string])[] = [
  [/^are\b/, 'am'],
  [/\bthey are\b|\bthey're\b/gi, "I'm"],
  [/\bthemselves\b|\byourself\b/gi, 'myself'],
  [/\btheir\b|\byour\b/gi, 'my'],
  [/\bthem\b/gi, 'me'],
  [/\bthey(?=\b|')/gi, 'I'],
];

/** Turns words about others into words that follow "I"; null if they speak to a "you". */
export function toFirstPerson(text: string): string | null {
  const said = TO_SPEAKER.reduce((so, [pattern, instead]) => so.replace(pattern, instead), text);
  return /\byou\b|\bme're\b/i.test(said) ? null : said;
}

/** A first letter as it stands inside a sentence: names and abbreviations keep their capital. */
export function lowercaseStart(text: string): string {
  return /^(?:I\b|\p{Lu}\p{Lu}|\p{Lu}\S*\p{Lu}|\p{Lu}\p{Ll}+ (?:\p{Lu}|\p{Ll}+\p{Lu}))/u.test(text)
    ? text
    : text.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase());
}

export const capitalize = (text: string): string =>
  text.replace(/^(["“']?)(\p{Ll})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase());
