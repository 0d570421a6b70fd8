import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { classNames } from '#ui/class-names.ts';
import { EXAMPLE_CREATORS, type ExampleCreator } from './example-creators.ts';

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
  /** The text of an example that goes into the field. */
  text: 'business' | 'customer';
  picked: ExampleCreator | null;
  onPick: (creator: ExampleCreator) => void;
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
  const pick = (creator: ExampleCreator) => {
    const typed = form.getValues(field);
    if (typed.trim() && !EXAMPLE_CREATORS.some((known) => known[text] === typed)) setOwnWords(typed);
    onPick(creator);
    fill(creator[text]);
  };

  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm text-soft">Stuck? Start from an example and make it yours.</legend>
      <div className="flex flex-wrap gap-2">
        {EXAMPLE_CREATORS.map((creator) => (
          <button
            key={creator.name}
            type="button"
            aria-pressed={creator === picked}
            onClick={() => pick(creator)}
            className={classNames(
              'h-10 cursor-pointer rounded-full border px-3.5 text-sm font-medium focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus',
              creator === picked ? 'border-ink bg-sunken text-ink' : 'border-line bg-surface hover:bg-sunken',
            )}
          >
            {creator.name}
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
