import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export function Card({ className, ...props }: ComponentProps<'section'>) {
  return (
    <section
      className={classNames('rounded-2xl border border-line bg-surface p-5 sm:p-7', className)}
      {...props}
    />
  );
}
