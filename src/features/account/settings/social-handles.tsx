import { TextField } from '#ui/field.tsx';
import { toast } from '#ui/toast-store.ts';
import { account } from '../account.client.ts';
import { useAccountForm } from '../forms/account-form.client.ts';
import { SubmitButton } from '../forms/submit-button.tsx';
import { useSetUser, useSignedInUser } from '../sessions/session.client.ts';
import type { User } from '../user.schema.ts';
import { SaveRow, Section } from './settings-section.tsx';

const valuesOf = (user: User) => ({
  tiktok_handle: user.tiktok_handle ?? '',
  instagram_handle: user.instagram_handle ?? '',
});

const plain = {
  autoCapitalize: 'none',
  autoComplete: 'off',
  spellCheck: false,
  placeholder: '@name',
} as const;

export function SocialHandles() {
  const user = useSignedInUser();
  const setUser = useSetUser();
  const { form, busy, formProps } = useAccountForm({
    schema: 'socialHandlesSchema',
    draft: 'social-handles',
    defaultValues: valuesOf(user),
    send: async (values) => {
      const saved = await account.updateSocialHandles(values);
      setUser(saved);
      form.reset(valuesOf(saved));
      toast({ title: 'Social handles updated successfully' });
    },
  });
  return (
    <Section title="Social Handles" text="Where you post. A handle or a profile link, either works.">
      <form {...formProps} className="grid gap-5">
        <TextField form={form} name="tiktok_handle" label="TikTok" {...plain} />
        <TextField form={form} name="instagram_handle" label="Instagram" {...plain} />
        <SaveRow dirty={form.formState.isDirty}>
          <SubmitButton busy={busy}>Save handles</SubmitButton>
        </SaveRow>
      </form>
    </Section>
  );
}
