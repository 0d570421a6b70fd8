import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FREE_CREDITS_AT_REGISTRATION } from '#features/credits/free-credits.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import { EmailField } from '#ui/field.tsx';
import { flashToast } from '#ui/flash-toast.ts';
import { ScreenHeading } from '#ui/screen-heading.tsx';
import { account } from '../../account.client.ts';
import { useAccountForm } from '../../forms/account-form.client.ts';
import { navigateAway } from '../../forms/actions.client.ts';
import { NewPasswordField } from '../../forms/password-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { EMAIL_TAKEN } from '../email-taken.ts';
import { nextPath } from '../next-path.ts';
import { REGISTER_HEADING, RegisterPromise } from './register-promise.tsx';

/** The try that a visitor made before registering. The new account keeps its hooks. */
export type TryToKeep = { topic: string; keep: (userId: number) => Promise<void> };
/** Reads it from the path of the next page. */
export type TryFromPath = (path: string | null) => TryToKeep | null;

type RegisterFormProps = {
  email: string;
  onEmail: (email: string) => void;
  onLogin: () => void;
  tryFromPath: TryFromPath;
};

export function RegisterForm({ email, onEmail, onLogin, tryFromPath }: RegisterFormProps) {
  const [tryToKeep] = useState(() => tryFromPath(nextPath(new URLSearchParams(location.search).get('next'))));
  const { form, busy, failure, formProps } = useAccountForm({
    schema: 'registerSchema',
    defaultValues: { email, password: '' },
    send: async (values) => {
      const { id } = await account.register(values);
      await tryToKeep?.keep(id);
      flashToast({ title: 'Account created successfully' });
      await navigateAway(paths.onboarding);
    },
  });
  const typedEmail = useWatch({ control: form.control, name: 'email' });
  return (
    <form {...formProps} onChange={() => onEmail(form.getValues('email'))} className="grid gap-5">
      <div>
        <ScreenHeading>{REGISTER_HEADING}</ScreenHeading>
        <RegisterPromise />
      </div>
      {tryToKeep && <TryNotice topic={tryToKeep.topic} />}
      <EmailField form={form} name="email" />
      <NewPasswordField form={form} name="password" label="Password" minimum={6} email={typedEmail} />
      {/** The toast disappears; here the message can be read again. */}
      {failure && <p className="text-sm font-medium text-danger-text">{failure}</p>}
      {failure === EMAIL_TAKEN && (
        <Button variant="secondary" onClick={onLogin}>
          Log in with this email
        </Button>
      )}
      <SubmitButton busy={busy}>Register</SubmitButton>
      <p className="text-sm text-soft">
        By registering you agree to the{' '}
        <a className="underline underline-offset-4" href={paths.terms}>
          terms
        </a>{' '}
        and the{' '}
        <a className="underline underline-offset-4" href={paths.privacy}>
          privacy policy
        </a>
        .
      </p>
    </form>
  );
}

/** Said before a credit is spent: the ten hooks of the try are the first run. */
function TryNotice({ topic }: Pick<TryToKeep, 'topic'>) {
  return (
    <p className="rounded-lg bg-sunken px-4 py-3 wrap-anywhere">
      Your ten hooks for <b className="font-semibold">“{topic}”</b> come with you. They're your first run, so{' '}
      {FREE_CREDITS_AT_REGISTRATION - 1} are left.
    </p>
  );
}
