import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { navigateAway, useAction } from '#features/account/forms/actions.client.ts';
import { PasswordField } from '#features/account/forms/password-field.tsx';
import { SubmitButton } from '#features/account/forms/submit-button.tsx';
import { ApiError } from '#platform/browser/api-responses.ts';
import { paths } from '#platform/paths.ts';
import { Brand } from '#ui/brand.tsx';
import { EmailField, TextField } from '#ui/field.tsx';
import { ScreenHeading } from '#ui/screen-heading.tsx';
import { adminLogin } from './admin-login.client.ts';
import { adminLoginSchema, CODE_NEEDED } from './admin-login.schema.ts';

type Credentials = z.output<typeof adminLoginSchema>;

export default function AdminLoginScreen() {
  const form = useForm({
    resolver: standardSchemaResolver(adminLoginSchema),
    defaultValues: { email: '', password: '', code: '' },
  });
  const [asksForCode, setAsksForCode] = useState(false);
  useEffect(() => {
    if (asksForCode) form.setFocus('code');
  }, [asksForCode, form]);
  const { run, busy } = useAction(async (credentials: Credentials) => {
    try {
      await adminLogin.login(credentials);
    } catch (error) {
      // The password was right and a code is needed, which is no failure.
      if (!(error instanceof ApiError) || error.message !== CODE_NEEDED || asksForCode) throw error;
      setAsksForCode(true);
      return;
    }
    await navigateAway(paths.adminDashboard);
  });
  return (
    <div className="mx-auto flex min-h-svh w-full max-w-sm flex-col px-5 pt-6 pb-10">
      <header>
        <Brand />
      </header>
      <main id="main" className="flex-1 pt-[14vh]">
        <form
          noValidate
          onSubmit={form.handleSubmit((values) => run(values).then(() => {}))}
          className="grid gap-5"
        >
          <div>
            <ScreenHeading>Admin login</ScreenHeading>
            <p className="mt-2 text-soft">Users and blog posts are managed here. Sessions last 8 hours.</p>
          </div>
          <EmailField form={form} name="email" />
          <PasswordField form={form} name="password" label="Password" autoComplete="current-password" />
          {asksForCode && (
            <TextField
              form={form}
              name="code"
              label="Code"
              hint="The 6 digits that your authenticator app shows now."
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
              className="tracking-widest tabular-nums"
            />
          )}
          <SubmitButton busy={busy}>Login</SubmitButton>
        </form>
      </main>
    </div>
  );
}
