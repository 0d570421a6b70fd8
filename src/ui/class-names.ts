import { twMerge } from 'tailwind-merge';

/** Joins class names; of two that set the same thing, the later one wins. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return twMerge(names.filter(Boolean).join(' '));
}
