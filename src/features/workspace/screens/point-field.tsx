import { type UseFormReturn, useWatch } from 'react-hook-form';
import { type GenerateForm, MAX_POINT } from '#features/hooks/hooks.schema.ts';
import { TextField } from '#ui/field.tsx';
import { useDebounced } from './use-debounced.ts';

/** From here on it is worth knowing how much room is left. */
const NEAR_THE_END = MAX_POINT - 40;
const SAID_AFTER_MS = 1000;

/** The creator's own point: optional, and never asked for twice. */
export function PointField({ form }: { form: UseFormReturn<GenerateForm> }) {
  const { length } = useWatch({ control: form.control, name: 'point' }).trim();
  const counter = counterOf(length);
  // Said when the typing stops, not after each letter.
  const said = useDebounced(counter, SAID_AFTER_MS);
  return (
    <div>
      <TextField
        form={form}
        name="point"
        label="What do most people get wrong about it?"
        placeholder="Optional. The thing you keep correcting."
        autoComplete="off"
        enterKeyHint="go"
        className={counter ? 'pr-20' : undefined}
        inside={
          <span className="absolute inset-y-0 right-3.5 flex items-center text-sm text-soft tabular-nums">
            {counter}
          </span>
        }
      />
      <p role="status" className="sr-only">
        {said && `Characters: ${said}`}
      </p>
    </div>
  );
}

function counterOf(length: number): string | null {
  if (length < NEAR_THE_END) return null;
  return length > MAX_POINT ? `${length - MAX_POINT} over` : `${MAX_POINT - length} left`;
}
