import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { TextField } from '#ui/field.tsx';
import { RulerProgress } from '#ui/ruler-progress.tsx';
import { passwordStrength } from './password-strength.ts';

type PasswordFieldProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
  /** Tells password managers whether to fill in a password or to create one. */
  autoComplete: 'current-password' | 'new-password';
  aside?: ComponentProps<typeof TextField>['aside'];
  hint?: ComponentProps<typeof TextField>['hint'];
};

/** A password field whose text can be shown. */
export function PasswordField<Values extends FieldValues>(props: PasswordFieldProps<Values>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      className="pr-12"
      inside={
        <button
          type="button"
          aria-label={shown ? 'Hide password' : 'Show password'}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center rounded-lg text-soft hover:text-ink focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
        >
          <Icon aria-hidden className="size-5" />
        </button>
      }
    />
  );
}

type NewPasswordFieldProps<Values extends FieldValues> = Omit<
  PasswordFieldProps<Values>,
  'autoComplete' | 'hint'
> & { minimum: 6 | 8; email?: string };

/** A field for a new password, with advice on its strength. The advice refuses nothing. */
export function NewPasswordField<Values extends FieldValues>({
  minimum,
  email,
  ...props
}: NewPasswordFieldProps<Values>) {
  const typed = String(useWatch({ control: props.form.control, name: props.name }) ?? '');
  const { score, word, advice } = passwordStrength(typed, minimum, email);
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      hint={
        <span className="grid gap-1.5 pt-1">
          <RulerProgress
            meter
            label="Password strength"
            value={score}
            max={4}
            valueText={word}
            className="h-2"
          />
          <span>
            {typed === '' || score === 0 ? (
              `At least ${minimum} characters.`
            ) : (
              <>
                <b className="font-semibold text-ink">{word}.</b> {advice}
              </>
            )}
          </span>
        </span>
      }
    />
  );
}
