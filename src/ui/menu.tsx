import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

type MenuProps = {
  trigger: ReactNode;
  children: ReactNode;
  /** Lets the caller move the focus elsewhere when the menu closes. */
  onCloseAutoFocus?: (event: Event) => void;
  onOpenChange?: (isOpen: boolean) => void;
};

/**
 * A button that opens a list of actions. Not modal, because Radix locks the page with a style element, which our policy
 * refuses.
 */
export function Menu({ trigger, children, onCloseAutoFocus, onOpenChange }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      {/** On top of everything, but inside `main`, for users who navigate by landmarks. */}
      <DropdownMenu.Portal container={document.querySelector('main')}>
        <DropdownMenu.Content
          align="start"
          sideOffset={6}
          collisionPadding={{ top: 8, right: 8, bottom: 80, left: 8 }}
          onCloseAutoFocus={onCloseAutoFocus}
          className="z-40 min-w-56 rounded-xl border border-line bg-raised p-1.5 text-ink shadow-xl"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export function MenuItem({ className, ...props }: ComponentProps<typeof DropdownMenu.Item>) {
  return (
    <DropdownMenu.Item
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-lg px-3 outline-none select-none data-disabled:cursor-not-allowed data-disabled:opacity-60 data-highlighted:bg-sunken sm:min-h-9 [&_svg]:size-4 [&_svg]:shrink-0',
        className,
      )}
      {...props}
    />
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="px-3 pt-2 pb-1 text-sm text-soft">{children}</DropdownMenu.Label>;
}

export function MenuLine() {
  return <DropdownMenu.Separator className="mx-3 my-1.5 h-px bg-line" />;
}
