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

export function CardTitle({ className, children, ...props }: ComponentProps<'h2'>) {
  return (
    <h2 className={classNames('font-heading text-xl font-bold tracking-tight', className)} {...props}>
      {children}
    </h2>
  );
}

export function CardText({ className, ...props }: ComponentProps<'p'>) {
  return <p className={classNames('mt-1 text-soft', className)} {...props} />;
}
