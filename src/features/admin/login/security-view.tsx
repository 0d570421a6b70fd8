import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAction } from '#features/account/forms/actions.client.ts';
import { PasswordField } from '#features/account/forms/password-field.tsx';
import { SubmitButton } from '#features/account/forms/submit-button.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/field.tsx';
import { ScreenHeading } from '#ui/screen-heading.tsx';
import { toast } from '#ui/toast-store.ts';
import { useAdminRead } from '../admin-reads.client.ts';
import { ListLoadFailed } from '../components/list-state.tsx';
import { codes, TOTP_KEY } from './admin-login.client.ts';
import { codeSchema, setUpCodesSchema } from './admin-login.schema.ts';

type Setup = Awaited<ReturnType<typeof codes.setUp>>;

export default function SecurityView() {
  const client = useQueryClient();
  const read = useAdminRead(TOTP_KEY, codes.state);
  const [setup, setSetup] = useState<Setup | null>(null);
  const ended = async (title: string) => {
    setSetup(null);
    toast({ title });
    await client.invalidateQueries({ queryKey: TOTP_KEY });
  };
  return (
    <>
      <ScreenHeading>Security</ScreenHeading>
      <Card className="mt-6 max-w-xl">
        <h2 className="font-heading text-xl font-bold">Two-step login</h2>
        {read.isPending && <p className="mt-2 text-soft">Loading…</p>}
        {read.error && !read.data && (
          <ListLoadFailed what="state" error={read.error} onRetry={read.refetch} />
        )}
        {read.data?.on && (
          <>
            <p className="mt-2 text-soft">
              On. Your login asks for a code from your authenticator app. If you lose the phone, run{' '}
              <code>npm run admin -- reset</code> with your email on the server.
            </p>
            <CodeForm
              label="A code, to turn this off"
              submit="Turn off"
              action={(code) => codes.turnOff(code)}
              onDone={() => ended('Two-step login is off')}
            />
          </>
        )}
        {read.data?.on === false && !setup && (
          <>
            <p className="mt-2 text-soft">
              Off. Turn it on, and your login asks for your password and a code from an authenticator app on
              your phone. Your other sessions end.
            </p>
            <SetUpForm onBegun={setSetup} />
          </>
        )}
        {read.data?.on === false && setup && (
          <>
            <SetupCode setup={setup} />
            <CodeForm
              label="The code that the app shows"
              submit="Turn on"
              action={(code) => codes.confirm(code)}
              onDone={() => ended('Two-step login is on')}
            />
          </>
        )}
      </Card>
    </>
  );
}

/** Asks for the password, so that an unlocked screen is not enough to register another phone. */
function SetUpForm({ onBegun }: { onBegun: (setup: Setup) => void }) {
  const form = useForm({
    resolver: standardSchemaResolver(setUpCodesSchema),
    defaultValues: { password: '' },
  });
  const { run, busy } = useAction(async ({ password }: { password: string }) =>
    onBegun(await codes.setUp(password)),
  );
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((values) => run(values).then(() => {}))}
      className="mt-5 grid max-w-xs gap-4"
    >
      <PasswordField
        form={form}
        name="password"
        label="Your password, to be sure"
        autoComplete="current-password"
      />
      <SubmitButton busy={busy}>Set up</SubmitButton>
    </form>
  );
}

/** Dark on white in every color scheme, because cameras expect it. */
function SetupCode({ setup: { qr, secret } }: { setup: Setup }) {
  return (
    <>
      <p className="mt-2 text-soft">Scan this with your authenticator app, or type the key into it.</p>
      <svg
        role="img"
        aria-label="QR code of the key"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        className="mt-5 size-52 rounded-lg bg-white"
      >
        <path d={qr.path} fill="black" />
      </svg>
      <p className="mt-4 text-sm font-semibold text-soft">Key</p>
      <p className="font-mono break-words">{secret.match(/.{1,4}/g)?.join(' ')}</p>
    </>
  );
}

type CodeFormProps = {
  label: string;
  submit: string;
  action: (code: string) => Promise<unknown>;
  onDone: () => Promise<void>;
};

function CodeForm({ label, submit, action, onDone }: CodeFormProps) {
  const form = useForm({ resolver: standardSchemaResolver(codeSchema), defaultValues: { code: '' } });
  const { run, busy } = useAction(async ({ code }: { code: string }) => {
    await action(code);
    await onDone();
  });
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((values) => run(values).then(() => {}))}
      className="mt-5 grid max-w-xs gap-4"
    >
      <TextField
        form={form}
        name="code"
        label={label}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        className="tracking-widest tabular-nums"
      />
      <SubmitButton busy={busy}>{submit}</SubmitButton>
    </form>
  );
}
