import type { ComponentProps } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';

/** A small button of a card. On a phone it is tall enough for a thumb. */
export function CardButton({ className, ...props }: ComponentProps<typeof Button>) {
  return (
    <Button
      variant="ghost"
      size="small"
      className={classNames(
        'h-11 gap-1! px-1.5! text-soft hover:text-ink sm:h-9 sm:gap-1.5! sm:px-2.5!',
        className,
      )}
      {...props}
    />
  );
}
