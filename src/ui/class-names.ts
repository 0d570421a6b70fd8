/** Joins class names. Two that set the same thing do not belong together: the stylesheet's order would decide. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
