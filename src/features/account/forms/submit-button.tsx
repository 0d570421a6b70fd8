import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';

type SubmitButtonProps = { busy: boolean; children: ReactNode; className?: string };

/**
 * Sends its form. While that runs it only has `aria-disabled`: a disabled button would lose the focus, and keyboard
 * users their place. The form ignores a second submit.
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
