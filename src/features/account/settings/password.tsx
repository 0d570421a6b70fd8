import { useQueryClient } from '@tanstack/react-query';
import { toast } from '#ui/toast-store.ts';
import { account } from '../account.client.ts';
import { useAccountForm } from '../forms/account-form.client.ts';
import { NewPasswordField, PasswordField } from '../forms/password-field.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { useSignedInUser } from '../sessions/session.client.ts';
import { DEVICES_KEY } from './devices.tsx';
import { Section } from './settings-section.tsx';

const EMPTY = { current_password: '', password: '' };

export function Password() {
  const { email } = useSignedInUser();
  const queries = useQueryClient();
  const { form, busy, formProps } = useAccountForm({
    schema: 'changePasswordSchema',
    defaultValues: EMPTY,
    send: async (values) => {
      await account.changePassword(values);
      form.reset(EMPTY);
      toast({ title: 'Password changed successfully', description: 'Other devices are signed out.' });
      await queries.invalidateQueries({ queryKey: DEVICES_KEY });
    },
  });
  return (
    <Section title="Password" text="Changing it signs out every other device.">
      <form {...formProps} className="grid gap-5">
        {/** Password managers need the e-mail address. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          form={form}
          name="current_password"
          label="Current password"
          autoComplete="current-password"
        />
        <NewPasswordField form={form} name="password" label="New password" minimum={8} email={email} />
        <SubmitButton busy={busy} className="w-fit">
          Change password
        </SubmitButton>
      </form>
    </Section>
  );
}
