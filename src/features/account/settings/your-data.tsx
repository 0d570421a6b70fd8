import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import { flashToast } from '#ui/flash-toast.ts';
import { account } from '../account.client.ts';
import { useAccountForm } from '../forms/account-form.client.ts';
import { navigateAway } from '../forms/actions.client.ts';
import { clearAllDrafts } from '../forms/drafts.client.ts';
import { PasswordField } from '../forms/password-field.tsx';
import { markLeaving, useSignedInUser } from '../sessions/session.client.ts';
import { Section } from './settings-section.tsx';

export function YourData() {
  const [deleting, setDeleting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    flushSync(() => setDeleting(false));
    opener.current?.focus();
  };
  return (
    <>
      <Section title="Your data" text="Everything we store about you, as one JSON file.">
        <Button asChild variant="secondary">
          <a href="/api/account/export" download>
            <Download aria-hidden />
            Download my data
          </a>
        </Button>
      </Section>
      <Section title="Delete account" text="Your hooks, your runs and your words go with it, for good.">
        {deleting ? (
          <DeleteForm onCancel={cancel} />
        ) : (
          <Button
            ref={opener}
            variant="secondary"
            className="text-danger-text!"
            onClick={() => setDeleting(true)}
          >
            Delete my account
          </Button>
        )}
      </Section>
    </>
  );
}

/** Needs the password, so that nobody deletes an account on an unlocked computer. */
function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const { email, hook_credits } = useSignedInUser();
  const { form, busy, formProps } = useAccountForm({
    schema: 'deleteAccountSchema',
    defaultValues: { password: '' },
    send: async (values) => {
      await account.deleteAccount(values);
      markLeaving();
      clearAllDrafts();
      flashToast({ title: 'Your account is deleted' });
      await navigateAway(paths.home);
    },
  });
  // The button that had the focus is gone.
  useEffect(() => form.setFocus('password'), [form]);
  return (
    <form {...formProps} className="grid gap-5 rounded-2xl border border-danger bg-surface p-5">
      <p>
        <b className="font-semibold">This cannot be undone.</b>{' '}
        {hook_credits > 0 &&
          `You have ${hook_credits} ${hook_credits === 1 ? 'run' : 'runs'} left; they go too.`}
      </p>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        form={form}
        name="password"
        label="Your password, to be sure"
        autoComplete="current-password"
      />
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button type="submit" variant="danger" busy={busy} disabled={false} aria-disabled={busy || undefined}>
          Delete my account for good
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Keep it
        </Button>
      </div>
    </form>
  );
}
