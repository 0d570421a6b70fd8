import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { TextArea, TextField } from '#ui/field.tsx';
import { ExampleChips, type OnboardingValues } from './example-chips.tsx';
import type { ExampleCreator } from './example-creators.ts';

type StepProps = {
  form: UseFormReturn<OnboardingValues>;
  picked: ExampleCreator | null;
  onPick: (creator: ExampleCreator) => void;
  onFilled: () => void;
};

export type Step = {
  name: string;
  title: string;
  text: string;
  fields: (keyof OnboardingValues)[];
  Fields: (props: StepProps) => ReactNode;
};

export const STEPS: readonly Step[] = [
  {
    name: 'You',
    title: 'What should we call you?',
    text: 'A first name will do. Handles are optional.',
    fields: ['first_name', 'tiktok_handle', 'instagram_handle'],
    Fields: AboutYou,
  },
  {
    name: 'Your business',
    title: 'What do you do?',
    text: "Say it the way you'd say it across a table. Your hooks borrow these words.",
    fields: ['business_description'],
    Fields: AboutBusiness,
  },
  {
    name: 'Your viewer',
    title: 'Who should stop scrolling?',
    text: 'One kind of person: what they want, and what gets in the way.',
    fields: ['ideal_customer'],
    Fields: AboutCustomer,
  },
];

function AboutYou({ form }: StepProps) {
  return (
    <>
      <TextField form={form} name="first_name" label="First name" autoComplete="given-name" />
      <TextField
        form={form}
        name="tiktok_handle"
        label="TikTok handle"
        aside={<Optional />}
        placeholder="@name"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        form={form}
        name="instagram_handle"
        label="Instagram handle"
        aside={<Optional />}
        placeholder="@name"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
    </>
  );
}

function Optional() {
  return <span className="text-sm text-soft">Optional</span>;
}

function AboutBusiness(props: StepProps) {
  return (
    <>
      <TextArea
        form={props.form}
        name="business_description"
        label="Business description"
        placeholder={props.picked?.business ?? 'I teach…, I sell…, I film…'}
      />
      <ExampleChips {...props} field="business_description" text="business" />
    </>
  );
}

function AboutCustomer(props: StepProps) {
  return (
    <>
      <TextArea
        form={props.form}
        name="ideal_customer"
        label="Ideal customer"
        placeholder={props.picked?.customer ?? 'Plumbers who quote at the kitchen table till 10pm and…'}
        hint="A moment of their day beats their age: hooks can say it back to them."
      />
      <ExampleChips {...props} field="ideal_customer" text="customer" />
    </>
  );
}
