/** Clock times and how often or how long something is done: figures that anybody may have, unlike sums and ages. */
const EVERYDAY =
  /\b\d{1,2}(?::\d\d)? ?[ap]m\b|\bJuly 4th\b|\b4th of July\b|\b24\/7\b|\b\d{1,3} (?:hours|minutes|days|weeks|months|nights|times|seconds|tabs|emails|meetings|drafts|takes)\b(?! old\b)/gi;

/** A figure that would be wrong for most of those who hear it. */
export function hasUnsafeFigure(text: string): boolean {
  return /[$£€%]|\d/.test(text.replace(EVERYDAY, ''));
}
