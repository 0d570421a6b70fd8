import type { ComponentProps } from 'react';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast-store.ts';
import { account } from '../account.client.ts';
import { useAction } from '../forms/actions.client.ts';

type ResendButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'>;

/** Sends the link that confirms the e-mail address again. */
export function ResendButton(props: ResendButtonProps) {
  const { run, busy } = useAction(async () => {
    await account.resendConfirmation();
    toast({ title: 'Confirmation email sent. Please check your inbox.' });
  });
  return (
    <Button {...props} aria-disabled={busy || undefined} onClick={() => run()}>
      Send the link again
    </Button>
  );
}
