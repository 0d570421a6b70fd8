import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form';
import { classNames } from './class-names.ts';

const controlStyle =
  'w-full rounded-lg border border-line bg-raised px-3.5 text-base text-ink placeholder:text-faint focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-focus aria-invalid:border-danger-text';

type FieldProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
  hint?: ReactNode;
  /** Beside the label, for example a link. */
  aside?: ReactNode;
};

/** Connects label, control, hint and error, for keyboards and screen readers too. */
function useField<Values extends FieldValues>({ form, name, hint }: FieldProps<Values>) {
  const id = useId();
  const { errors } = useFormState({ control: form.control, name });
  const message = errors[name]?.message as string | undefined;
  const describedBy = [hint && `${id}-hint`, message && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return {
    id,
    message,
    control: { id, 'aria-invalid': message ? true : undefined, 'aria-describedby': describedBy },
  };
}

type FrameProps = {
  id: string;
  label: string;
  hint?: ReactNode;
  aside?: ReactNode;
  message?: string;
  children: ReactNode;
};

function FieldFrame({ id, label, hint, aside, message, children }: FrameProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 gap-y-1.5 *:col-span-2">
      <label htmlFor={id} className="col-[1/2]! font-semibold">
        {label}
      </label>
      {children}
      {/* Shown beside the label but after the field in tab order, so that keyboard users reach the field first. */}
      {aside && <div className="col-[2/3]! row-start-1">{aside}</div>}
      {hint && (
        <div id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </div>
      )}
      {message && (
        <p id={`${id}-error`} role="alert" className="text-sm font-medium text-danger-text">
          {message}
        </p>
      )}
    </div>
  );
}

export function TextField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  aside,
  inside,
  className,
  ...props
}: FieldProps<Values> & Omit<ComponentProps<'input'>, 'form' | 'name'> & { inside?: ReactNode }) {
  const { id, message, control } = useField({ form, name, label, hint });
  return (
    <FieldFrame {...{ id, label, hint, aside, message }}>
      <div className="relative">
        <input
          className={classNames(controlStyle, 'h-11', className)}
          {...control}
          {...props}
          {...form.register(name)}
        />
        {inside}
      </div>
    </FieldFrame>
  );
}

/** The e-mail address of an account, in the form that keyboards and password managers expect. */
export function EmailField<Values extends FieldValues>(
  props: Pick<FieldProps<Values>, 'form' | 'name'> & { label?: string; autoComplete?: 'username' | 'email' },
) {
  return (
    <TextField
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}

export function TextArea<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  aside,
  className,
  ...props
}: FieldProps<Values> & Omit<ComponentProps<'textarea'>, 'form' | 'name'>) {
  const { id, message, control } = useField({ form, name, label, hint });
  return (
    <FieldFrame {...{ id, label, hint, aside, message }}>
      <textarea
        rows={4}
        className={classNames(controlStyle, 'min-h-24 py-2.5 leading-relaxed', className)}
        {...control}
        {...props}
        {...form.register(name)}
      />
    </FieldFrame>
  );
}
