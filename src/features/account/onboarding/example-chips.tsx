import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { classNames } from '#ui/class-names.ts';
import { PROFESSIONS, type Profession } from './professions.ts';

export type OnboardingValues = {
  first_name: string;
  tiktok_handle: string;
  instagram_handle: string;
  business_description: string;
  ideal_customer: string;
};

type ExampleChipsProps = {
  form: UseFormReturn<OnboardingValues>;
  field: 'business_description' | 'ideal_customer';
  /** The text of a profession that goes into the field. */
  text: 'business' | 'customer';
  picked: Profession | null;
  onPick: (profession: Profession) => void;
  /** Announced, because a click changed the text. */
  onFilled: () => void;
};

/**
 * Examples by profession. A click puts the example into the field, where it can be edited. Another click restores the
 * user's own text.
 */
export function ExampleChips({ form, field, text, picked, onPick, onFilled }: ExampleChipsProps) {
  const [ownWords, setOwnWords] = useState('');

  const fill = (value: string) => {
    form.setValue(field, value, { shouldDirty: true });
    form.clearErrors(field);
    form.setFocus(field);
    onFilled();
  };
  const pick = (profession: Profession) => {
    const typed = form.getValues(field);
    if (typed.trim() && !PROFESSIONS.some((known) => known[text] === typed)) setOwnWords(typed);
    onPick(profession);
    fill(profession[text]);
  };

  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm text-soft">Stuck? Start from an example and make it yours.</legend>
      <div className="flex flex-wrap gap-2">
        {PROFESSIONS.map((profession) => (
          <button
            key={profession.name}
            type="button"
            aria-pressed={profession === picked}
            onClick={() => pick(profession)}
            className={classNames(
              'h-10 cursor-pointer rounded-full border px-3.5 text-sm font-medium focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus',
              profession === picked
                ? 'border-ink bg-sunken text-ink'
                : 'border-line bg-surface hover:bg-sunken',
            )}
          >
            {profession.name}
          </button>
        ))}
      </div>
      {ownWords && (
        <button
          type="button"
          onClick={() => {
            fill(ownWords);
            setOwnWords('');
          }}
          className="w-fit cursor-pointer rounded-sm text-sm font-semibold underline underline-offset-4 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus"
        >
          Put my own words back
        </button>
      )}
    </fieldset>
  );
}
