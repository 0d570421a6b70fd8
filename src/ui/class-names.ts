/**
 * Joins class names. Two that set the same property do not belong together, because their order in the stylesheet would
 * decide.
 */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
