/**
 * A text with one letter for all beyond z, and one figure for all beyond 9: an expression that asks for any letter of any
 * script takes a millisecond or two to be made, and of those that read what people type there are a hundred.
 */
export const plainLetters = (text: string): string =>
  /[^ -~]/.test(text)
    ? text.replace(/\p{L}/gu, (letter) => (letter > 'z' ? 'é' : letter)).replace(/[^\P{N}\d]/gu, '0')
    : text;
