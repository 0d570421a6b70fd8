import { useState } from 'react';
import { useSearch } from 'wouter';
import { ApiError } from '#platform/browser/api-responses.ts';
import { paths } from '#platform/paths.ts';
import { buttonStyle } from '#ui/button.tsx';
import { flashToast } from '#ui/flash-toast.ts';
import { ScreenHeading } from '#ui/screen-heading.tsx';
import { account } from '../account.client.ts';
import { useAccountForm } from '../forms/account-form.client.ts';
import { navigateAway } from '../forms/actions.client.ts';
import { NewPasswordField, PasswordField } from '../forms/password-field.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { ThemedAuthLayout } from '../layout/themed-auth-layout.tsx';
import { preferLoginTab } from '../login/screens/login-tab.client.ts';

export default function ResetPasswordScreen() {
  const token = new URLSearchParams(useSearch()).get('token');
  return (
    <ThemedAuthLayout plain={!token}>
      {token ? <ResetForm token={token} /> : <InvalidLink />}
    </ThemedAuthLayout>
  );
}

function InvalidLink() {
  return (
    <div className="grid gap-6">
      <div>
        <ScreenHeading>Invalid Reset Link</ScreenHeading>
        <p className="mt-2 text-pretty text-soft">
          Part of the address is missing. Open the link from the mail again, or ask for a new one.
        </p>
      </div>
      <NewLink />
    </div>
  );
}

function NewLink({ variant }: { variant?: 'secondary' }) {
  return (
    <a href={paths.forgotPassword} className={buttonStyle({ variant })}>
      Request a new link
    </a>
  );
}

function ResetForm({ token }: { token: string }) {
  const [refused, setRefused] = useState(false);
  const { form, busy, formProps } = useAccountForm({
    schema: 'resetFormSchema',
    defaultValues: { password: '', confirmPassword: '' },
    alsoClears: { password: 'confirmPassword' },
    send: async ({ password }) => {
      try {
        await account.resetPassword({ token, password });
      } catch (error) {
        setRefused(error instanceof ApiError && error.status === 400);
        throw error;
      }
      flashToast({
        title: 'Password Reset Successful',
        description: 'You can now log in with your new password.',
      });
      preferLoginTab();
      await navigateAway(paths.login);
    },
  });
  return (
    <form {...formProps} className="grid gap-5">
      <div>
        <ScreenHeading documentTitle="Reset Password">Choose a new password</ScreenHeading>
        <p className="mt-2 text-pretty text-soft">
          It signs you out everywhere and ends API keys, webhooks and the calendar address. Then you log in
          with the new one.
        </p>
      </div>
      <NewPasswordField form={form} name="password" label="New password" minimum={8} />
      <PasswordField
        form={form}
        name="confirmPassword"
        label="Confirm new password"
        autoComplete="new-password"
      />
      <SubmitButton busy={busy}>Reset Password</SubmitButton>
      {refused && (
        <div className="grid gap-3 rounded-lg bg-sunken p-4 text-sm">
          <p>A reset link works once, for 30 minutes. This one is used up or too old.</p>
          <NewLink variant="secondary" />
        </div>
      )}
    </form>
  );
}
