import { TextField } from '#ui/field.tsx';
import { toast } from '#ui/toast-store.ts';
import { account } from '../account.client.ts';
import { useAccountForm } from '../forms/account-form.client.ts';
import { SubmitButton } from '../forms/submit-button.tsx';
import { useSetUser, useSignedInUser } from '../sessions/session.client.ts';
import type { User } from '../user.schema.ts';
import { SaveRow, Section } from './settings-section.tsx';

const valuesOf = ({ first_name }: User) => ({ first_name: first_name ?? '' });

export function FirstName() {
  const user = useSignedInUser();
  const setUser = useSetUser();
  const { form, busy, formProps } = useAccountForm({
    schema: 'firstNameSchema',
    draft: 'first-name',
    defaultValues: valuesOf(user),
    send: async (values) => {
      const saved = await account.updateSocialHandles(values, 'Failed to update profile');
      setUser(saved);
      form.reset(valuesOf(saved));
      toast({ title: 'First name updated successfully' });
    },
  });
  return (
    <Section title="Your name" text="What we call you when you come to write.">
      <form {...formProps} className="grid gap-5">
        <TextField form={form} name="first_name" label="First name" autoComplete="given-name" />
        <SaveRow dirty={form.formState.isDirty}>
          <SubmitButton busy={busy}>Save name</SubmitButton>
        </SaveRow>
      </form>
    </Section>
  );
}
