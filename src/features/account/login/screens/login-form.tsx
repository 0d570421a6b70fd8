import { paths } from '#platform/paths.ts';
import { EmailField } from '#ui/field.tsx';
import { flashToast } from '#ui/flash-toast.ts';
import { ScreenHeading } from '#ui/screen-heading.tsx';
import { account } from '../../account.client.ts';
import { useAccountForm } from '../../forms/account-form.client.ts';
import { navigateAway } from '../../forms/actions.client.ts';
import { PasswordField } from '../../forms/password-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { nextPath } from '../next-path.ts';
import { takeNextPath } from './referrer.client.ts';

type LoginFormProps = {
  email: string;
  onEmail: (email: string) => void;
  onForgot: () => void;
  /** The element that had the focus is gone with the other view. */
  takesFocus: boolean;
};

export function LoginForm({ email, onEmail, onForgot, takesFocus }: LoginFormProps) {
  const { form, busy, failure, formProps } = useAccountForm({
    schema: 'loginSchema',
    defaultValues: { email, password: '' },
    send: async (values) => {
      await account.login(values);
      flashToast({ title: 'Logged in successfully' });
      const next = takeNextPath();
      await navigateAway(nextPath(new URLSearchParams(location.search).get('next')) ?? next ?? paths.home);
    },
  });
  return (
    <form {...formProps} onChange={() => onEmail(form.getValues('email'))} className="grid gap-5">
      <div>
        <ScreenHeading documentTitle="Login" takesFocus={takesFocus}>
          Welcome back
        </ScreenHeading>
        <p className="mt-2 text-pretty text-soft">Your hooks are where you left them.</p>
      </div>
      <EmailField form={form} name="email" />
      <PasswordField
        form={form}
        name="password"
        label="Password"
        autoComplete="current-password"
        aside={
          <button
            type="button"
            onClick={onForgot}
            className="cursor-pointer rounded-sm text-sm underline decoration-line underline-offset-4 hover:decoration-current focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus"
          >
            Forgot password?
          </button>
        }
      />
      {/** The toast disappears; here the message can be read again. */}
      {failure && <p className="text-sm font-medium text-danger-text">{failure}</p>}
      <SubmitButton busy={busy}>Login</SubmitButton>
    </form>
  );
}
