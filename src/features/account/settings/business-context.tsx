import { TextArea } from '#ui/field.tsx';
import { toast } from '#ui/toast-store.ts';
import { account } from '../account.client.ts';
import { useAccountForm } from '../forms/account-form.client.ts';
import { BUSINESS_DRAFT } from '../forms/drafts.client.ts';
import { SubmitButton } from '../forms/submit-button.tsx';
import { useSetUser, useSignedInUser } from '../sessions/session.client.ts';
import type { User } from '../user.schema.ts';
import { SaveRow, Section } from './settings-section.tsx';

const valuesOf = ({ business_context }: User) => ({
  business_description: business_context?.business_description ?? '',
  ideal_customer: business_context?.ideal_customer ?? '',
});

export function BusinessContext() {
  const user = useSignedInUser();
  const setUser = useSetUser();
  const { form, busy, formProps } = useAccountForm({
    schema: 'businessContextSchema',
    draft: BUSINESS_DRAFT,
    defaultValues: valuesOf(user),
    send: async (values) => {
      const saved = await account.updateBusinessContext(values);
      setUser(saved);
      form.reset(valuesOf(saved));
      toast({ title: 'Business context updated successfully' });
    },
  });
  return (
    <Section
      id="business-context"
      title="Business Context"
      text="Every hook is written from these two. Plain words work best."
    >
      <form {...formProps} className="grid gap-5">
        <TextArea
          form={form}
          name="business_description"
          label="Business description"
          placeholder="I teach…, I sell…, I film…"
          className="field-sizing-content max-h-96"
        />
        <TextArea
          form={form}
          name="ideal_customer"
          label="Ideal customer"
          placeholder="Plumbers who quote at the kitchen table till 10pm and…"
          hint="A moment of their day beats their age: hooks can say it back to them."
          className="field-sizing-content max-h-96"
        />
        <SaveRow dirty={form.formState.isDirty}>
          <SubmitButton busy={busy}>Save business context</SubmitButton>
        </SaveRow>
      </form>
    </Section>
  );
}
