import * as Slot from '@radix-ui/react-slot';
import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-lg font-semibold whitespace-nowrap select-none transition-colors cursor-pointer aria-disabled:cursor-not-allowed aria-disabled:opacity-60 disabled:cursor-not-allowed disabled:opacity-60 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus [&_svg]:size-4 [&_svg]:shrink-0';
const VARIANTS = {
  primary: 'bg-primary text-on-primary hover:bg-primary-strong',
  secondary: 'bg-surface text-ink border border-line hover:bg-sunken',
  ghost: 'text-ink hover:bg-sunken',
  danger: 'bg-danger text-on-danger hover:bg-danger-strong',
  link: 'text-ink underline underline-offset-4 decoration-line hover:decoration-current px-0! h-auto!',
};
const SIZES = {
  small: 'h-9 px-3 text-sm',
  normal: 'h-11 px-4 text-base',
  large: 'h-13 px-6 text-lg',
  icon: 'size-11',
};

type Look = { variant?: keyof typeof VARIANTS; size?: keyof typeof SIZES };

export function buttonStyle({ variant = 'primary', size = 'normal' }: Look = {}): string {
  return classNames(BASE, VARIANTS[variant], SIZES[size]);
}

type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** Renders the single child (a link, say) in the look of a button. */
    asChild?: boolean;
    /** Shows that the action is running, and ignores clicks. */
    busy?: boolean;
  };

export function Button({ variant, size, asChild, busy, className, children, ...props }: ButtonProps) {
  const style = classNames(buttonStyle({ variant, size }), className);
  if (asChild) {
    return (
      <Slot.Root className={style} {...props}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button
      type="button"
      className={style}
      disabled={busy || props.disabled}
      aria-busy={busy || undefined}
      {...props}
    >
      {busy && <LoaderCircle aria-hidden className="animate-spin motion-reduce:animate-none" />}
      {children}
    </button>
  );
}
