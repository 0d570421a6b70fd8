import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/button.tsx';
import { EmailField } from '#ui/field.tsx';
import { account } from '../account.client.ts';
import { useAccountForm } from '../forms/account-form.client.ts';
import { PasswordField } from '../forms/password-field.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { useSignedInUser } from '../sessions/session.client.ts';

type State = { at: 'closed' | 'open' } | { at: 'mailed'; to: string };

/** Changes the e-mail address once the link that is mailed there is opened. */
export function ChangeEmail() {
  const { email } = useSignedInUser();
  const [state, setState] = useState<State>({ at: 'closed' });
  const opener = useRef<HTMLButtonElement>(null);
  // The link was opened, perhaps in another tab.
  const done = state.at === 'mailed' && state.to.toLowerCase() === email.toLowerCase();
  // The form and its focus disappear.
  const leave = (next: State) => {
    flushSync(() => setState(next));
    opener.current?.focus();
  };
  if (state.at === 'open') {
    return (
      <ChangeForm onMailed={(to) => leave({ at: 'mailed', to })} onCancel={() => leave({ at: 'closed' })} />
    );
  }
  return (
    <div className="grid justify-items-start gap-4">
      <div role="status">
        {state.at === 'mailed' && !done && (
          <p className="rounded-lg bg-sunken px-4 py-3 text-sm">
            Open the link we mailed to <b className="font-semibold break-all">{state.to}</b> to switch. Until
            then you log in with the address above. Nothing there after a minute? Look in spam, or check the
            spelling.
          </p>
        )}
      </div>
      <Button ref={opener} variant="secondary" onClick={() => setState({ at: 'open' })}>
        Change email
      </Button>
    </div>
  );
}

type ChangeFormProps = { onMailed: (to: string) => void; onCancel: () => void };

function ChangeForm({ onMailed, onCancel }: ChangeFormProps) {
  const { form, busy, failure, formProps } = useAccountForm({
    schema: 'changeEmailSchema',
    defaultValues: { email: '', password: '' },
    send: async (values) => {
      await account.changeEmail(values);
      onMailed(values.email.trim());
    },
  });
  // The button that had the focus is gone.
  useEffect(() => form.setFocus('email'), [form]);
  return (
    <form {...formProps} className="grid gap-5">
      <EmailField form={form} name="email" label="New email" autoComplete="email" />
      <PasswordField
        form={form}
        name="password"
        label="Your password, to be sure"
        autoComplete="current-password"
      />
      {/** The toast disappears; here the message can be read again. */}
      {failure && <p className="text-sm font-medium text-danger-text">{failure}</p>}
      <div className="flex flex-col gap-3 sm:flex-row">
        <SubmitButton busy={busy}>Mail me the link</SubmitButton>
        <Button variant="ghost" onClick={onCancel}>
          Keep the old one
        </Button>
      </div>
    </form>
  );
}
