import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import type { GenerateForm } from '#features/hooks/hooks.schema.ts';
import { classNames } from '#ui/class-names.ts';
import { TextField } from '#ui/field.tsx';
import { useDebounced } from './use-debounced.ts';

/** The remaining room is shown when it is below this. */
const SHOW_COUNTER_BELOW = 40;
const ANNOUNCE_DELAY_MS = 1000;

type CountedFieldProps = ComponentProps<typeof TextField<GenerateForm>> & { max: number };

/** A field of one line that shows the remaining room. */
export function CountedField({ max, className, ...props }: CountedFieldProps) {
  const { length } = useWatch({ control: props.form.control, name: props.name }).trim();
  const counter = counterOf(length, max);
  // Announced when the typing stops, not after each letter.
  const announced = useDebounced(counter, ANNOUNCE_DELAY_MS);
  return (
    <div>
      <TextField
        {...props}
        className={classNames(className, counter && 'pr-20')}
        inside={
          <span className="absolute inset-y-0 right-3.5 flex items-center text-sm text-soft tabular-nums">
            {counter}
          </span>
        }
      />
      <p role="status" className="sr-only">
        {announced && `Characters: ${announced}`}
      </p>
    </div>
  );
}

function counterOf(length: number, max: number): string | null {
  if (length < max - SHOW_COUNTER_BELOW) return null;
  return length > max ? `${length - max} over` : `${max - length} left`;
}
