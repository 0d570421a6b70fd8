import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';

type SubmitButtonProps = { busy: boolean; children: ReactNode; className?: string };

/**
 * Sends its form. While that runs it is only marked as disabled, not made so: a button that is really
 * disabled loses the focus, and keyboard users lose their place. The form takes no second send.
 */
export function SubmitButton({ busy, children, className }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      busy={busy}
      disabled={false}
      aria-disabled={busy || undefined}
      className={className}
    >
      {children}
    </Button>
  );
}
