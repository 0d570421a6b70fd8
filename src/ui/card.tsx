import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type CardProps = ComponentProps<'section'> & {
  /** Uses a smaller padding, for cards that show one number. */
  tight?: boolean;
};

export function Card({ tight, className, ...props }: CardProps) {
  return (
    <section
      className={classNames(
        'rounded-2xl border border-line bg-surface',
        tight ? 'p-4 sm:p-5' : 'p-5 sm:p-7',
        className,
      )}
      {...props}
    />
  );
}
