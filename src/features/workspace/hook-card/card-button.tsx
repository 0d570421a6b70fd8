import type { ComponentProps } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';

/** One of the small buttons of a card: as tall as a thumb wants it on a phone. */
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
