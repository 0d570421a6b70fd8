import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import type { Faults } from '../book.client.ts';
import type { PartKind } from '../book.schema.ts';
import { FORM_FIELDS, type FormField, type Values } from './part-fields.ts';

const control =
  'w-full rounded-lg border border-line bg-raised px-3.5 text-base text-ink focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-focus aria-invalid:border-danger-text';

type PartFormProps = {
  kind: PartKind;
  label: string;
  initial: Values;
  submit: string;
  busy: boolean;
  faults: Faults;
  onSave: (values: Values) => void;
  onCancel: () => void;
  /** Fields before the part's own. */
  before?: readonly FormField[];
};

/** A form for a part of the book. Faults are shown at their fields, and typed text stays. Escape cancels. */
export function PartForm({ kind, label, initial, before = [], faults, ...props }: PartFormProps) {
  const [values, setValues] = useState(initial);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('textarea, input, select')?.focus();
  }, []);
  useEffect(() => {
    if (Object.keys(faults).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
  const save = (event: FormEvent) => {
    event.preventDefault();
    props.onSave(values);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) props.onCancel();
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label={label}
      onSubmit={save}
      onKeyDown={onKeyDown}
      className="grid gap-4"
    >
      {faults[''] && (
        <p role="alert" className="font-medium text-danger-text">
          {faults['']}
        </p>
      )}
      {[...before, ...FORM_FIELDS[kind]].map((field) => (
        <Control
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          fault={faults[field.name]}
          onChange={(value) => setValues({ ...values, [field.name]: value })}
        />
      ))}
      <div className="flex gap-2">
        <Button type="submit" busy={props.busy}>
          {props.submit}
        </Button>
        <Button variant="secondary" onClick={props.onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

type ControlProps = {
  field: FormField;
  value: string;
  fault: string | undefined;
  onChange: (value: string) => void;
};

function Control({ field: { label, input, hint, choices }, value, fault, onChange }: ControlProps) {
  const id = useId();
  const about = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ') || undefined;
  const common = {
    id,
    value,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': about,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {choices ? (
        <select {...common} className={classNames(control, 'h-11')}>
          {choices.map(([choice, text]) => (
            <option key={choice} value={choice}>
              {text}
            </option>
          ))}
        </select>
      ) : input === 'text' ? (
        <input {...common} autoComplete="off" className={classNames(control, 'h-11')} />
      ) : (
        <textarea
          {...common}
          rows={input === 'list' ? 6 : 2}
          className={classNames(control, 'field-sizing-content min-h-20 py-2.5 leading-relaxed')}
        />
      )}
      {fault && (
        <p id={`${id}-fault`} role="alert" className="text-sm font-medium text-danger-text">
          {fault}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
