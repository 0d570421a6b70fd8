import { useEffect, useId } from 'react';
import { type UseFormReturn, useFormState } from 'react-hook-form';
import { useAccountForm } from '#features/account/forms/account-form.client.ts';
import { PasswordField } from '#features/account/forms/password-field.tsx';
import { SubmitButton } from '#features/account/forms/submit-button.tsx';
import { useSignedInUser } from '#features/account/sessions/session.client.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { makeKey, type NewKeyForm as Values } from '../keys.client.ts';
import type { MadeKey, Scope } from '../keys.schema.ts';

const CHOICES: { scope: Scope; label: string; hint: string }[] = [
  { scope: 'write', label: 'Write hooks', hint: 'Each run counts as one of yours.' },
  { scope: 'read', label: 'Read', hint: 'Your hooks and your shot list.' },
  { scope: 'favorite', label: 'Favorite', hint: 'Favorites, and what is on your shot list.' },
];
const EXPIRY_OPTIONS = [
  { days: 30, label: 'In 30 days' },
  { days: 90, label: 'In 90 days' },
  { days: 365, label: 'In a year' },
];

const FOCUS = 'focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-focus';

type NewKeyFormProps = { onMade: (key: MadeKey) => void; onCancel: () => void };

export function NewKeyForm({ onMade, onCancel }: NewKeyFormProps) {
  const { email } = useSignedInUser();
  const { form, busy, failure, formProps } = useAccountForm<Values>({
    schema: async () => (await import('../keys.schema.ts')).newKeySchema,
    defaultValues: { name: '', scopes: ['write', 'read', 'favorite'], expires_in_days: null, password: '' },
    send: async (values) => onMade(await makeKey(values)),
  });
  // The button that had the focus is gone.
  useEffect(() => form.setFocus('name'), [form]);
  return (
    <form {...formProps} className="grid gap-5">
      <TextField
        form={form}
        name="name"
        label="Name"
        hint="What will use it: a notes app, your assistant."
        autoComplete="off"
        maxLength={60}
      />
      <ScopeChoice form={form} />
      <EndChoice form={form} />
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        form={form}
        name="password"
        label="Your password, to be sure"
        autoComplete="current-password"
      />
      {/** The toast disappears; here the message can be read again. */}
      {failure && <p className="text-sm font-medium text-danger-text">{failure}</p>}
      <div className="flex flex-col gap-3 sm:flex-row">
        <SubmitButton busy={busy}>Make the key</SubmitButton>
        <Button variant="ghost" onClick={onCancel}>
          Never mind
        </Button>
      </div>
    </form>
  );
}

function ScopeChoice({ form }: { form: UseFormReturn<Values> }) {
  const id = useId();
  const { errors } = useFormState({ control: form.control, name: 'scopes' });
  const message = errors.scopes?.message;
  return (
    <fieldset className="grid gap-1" aria-describedby={message ? `${id}-error` : undefined}>
      <legend className="mb-1 font-semibold">It may</legend>
      {CHOICES.map(({ scope, label, hint }) => (
        <label key={scope} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            value={scope}
            className={`size-5 shrink-0 accent-primary ${FOCUS}`}
            {...form.register('scopes')}
          />
          <span>
            {label} <span className="text-sm text-soft">{hint}</span>
          </span>
        </label>
      ))}
      {message && (
        <p id={`${id}-error`} role="alert" className="text-sm font-medium text-danger-text">
          {message}
        </p>
      )}
    </fieldset>
  );
}

function EndChoice({ form }: { form: UseFormReturn<Values> }) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        Ends
      </label>
      <select
        id={id}
        className={`h-11 w-full rounded-lg border border-line bg-raised px-3 text-base text-ink ${FOCUS}`}
        {...form.register('expires_in_days', { setValueAs: (days) => (days ? Number(days) : null) })}
      >
        <option value="">Never</option>
        {EXPIRY_OPTIONS.map(({ days, label }) => (
          <option key={days} value={days}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
