import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { EmailField } from '#ui/field.tsx';
import { ScreenHeading } from '#ui/screen-heading.tsx';
import { toast } from '#ui/toast-store.ts';
import { account } from '../account.client.ts';
import { useAccountForm } from '../forms/account-form.client.ts';
import { SubmitButton } from '../forms/submit-button.tsx';

type ForgotPasswordFormProps = {
  email: string;
  onEmail: (email: string) => void;
  onBack: () => void;
  takesFocus: boolean;
};

export function ForgotPasswordForm({ email, onEmail, onBack, takesFocus }: ForgotPasswordFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, busy, formProps } = useAccountForm({
    schema: 'forgotSchema',
    defaultValues: { email },
    send: async (values) => {
      await account.forgotPassword(values);
      setSentTo(values.email.trim());
      toast({ title: 'Password reset email sent. Please check your inbox.' });
    },
  });
  return (
    <form {...formProps} onChange={() => onEmail(form.getValues('email'))} className="grid gap-5">
      <div>
        <ScreenHeading takesFocus={takesFocus}>Forgot Password</ScreenHeading>
        <p className="mt-2 text-pretty text-soft">
          We'll mail you a link to choose a new one. It works once, for 30 minutes.
        </p>
      </div>
      <EmailField form={form} name="email" />
      <SubmitButton busy={busy}>Send Reset Link</SubmitButton>
      {sentTo && (
        <p className="rounded-lg bg-sunken px-4 py-3 text-sm">
          If there's an account for <b className="font-semibold break-all">{sentTo}</b>, the link is on its
          way. Nothing there after a minute? Look in spam, or check the address.
        </p>
      )}
      <Button variant="ghost" onClick={onBack}>
        Back to Login
      </Button>
    </form>
  );
}
