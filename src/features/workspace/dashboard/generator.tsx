import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'wouter';
import { ResendButton } from '#features/account/confirm-email/resend-button.tsx';
import { clearDraft, readDraft, writeDraft } from '#features/account/forms/drafts.client.ts';
import { useSignedInUser } from '#features/account/sessions/session.client.ts';
import { FREE_CREDITS_AT_CONFIRMATION } from '#features/credits/free-credits.ts';
import {
  type GenerateForm,
  type GenerateInput,
  generateFormSchema,
  MAX_POINT,
  MAX_TOPIC,
  OUT_OF_CREDITS,
} from '#features/hooks/hooks.schema.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import { CountedField } from './counted-field.tsx';
import { TopicIdeas } from './topic-ideas.tsx';
import { topicPlaceholder } from './topic-placeholder.ts';
import { useAngles } from './use-angles.ts';

type GeneratorProps = {
  generating: boolean;
  recentTopics: string[];
  /** Resolves to whether the run succeeded. */
  onGenerate: (input: GenerateInput) => Promise<boolean>;
};

/** The form of a run: topic, point, angles and button. Without credits, the button leads to the packages. */
export function Generator({ generating, recentTopics, onGenerate }: GeneratorProps) {
  const { business_context, hook_credits } = useSignedInUser();
  const form = useDraftForm();
  const topic = useWatch({ control: form.control, name: 'topic' });
  const angles = useAngles(topic);
  useTopicKey(() => form.setFocus('topic', { shouldSelect: true }));

  const submit = form.handleSubmit(async ({ topic, point }) => {
    const input = { topic, point: point || null, angles: await angles.chosenFor(topic) };
    // Repeats a failed run with the same input.
    if (!(await onGenerate(input))) return;
    angles.setChosen([]);
    for (const field of DRAFTS) clearDraft(field);
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <CountedField
        form={form}
        name="topic"
        max={MAX_TOPIC}
        label="What's your video about?"
        placeholder={topicPlaceholder(business_context?.business_description)}
        autoComplete="off"
        enterKeyHint="go"
        className="h-14 text-lg"
      />
      <TopicIdeas
        empty={topic.trim() === ''}
        angles={angles.offered}
        unknown={angles.unknown}
        chosen={angles.chosen}
        onChoose={angles.setChosen}
        disabled={generating}
        recentTopics={recentTopics}
        onPick={(recent) => form.setValue('topic', recent, { shouldValidate: true })}
      />
      <CountedField
        form={form}
        name="point"
        max={MAX_POINT}
        label="What do most people get wrong about it?"
        placeholder="Optional. The thing you keep correcting."
        autoComplete="off"
        enterKeyHint="go"
      />
      {hook_credits > 0 || generating ? (
        <Button type="submit" size="large" busy={generating} className="w-full sm:w-fit">
          {generating ? 'Generating...' : 'Generate Hooks'}
        </Button>
      ) : (
        <OutOfCredits />
      )}
    </form>
  );
}

/** The typed text of each field is kept until it is sent. */
const DRAFTS = ['topic', 'point'] as const;

function useDraftForm() {
  const form = useForm<GenerateForm>({
    resolver: zodResolver(generateFormSchema),
    reValidateMode: 'onChange',
    defaultValues: { topic: draftOf('topic'), point: draftOf('point') },
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          for (const field of DRAFTS) writeDraft(field, values[field]);
        },
      }),
    [form],
  );
  return form;
}

function draftOf(field: (typeof DRAFTS)[number]): string {
  return String(readDraft(field) ?? '');
}

/** Ways to get free credits come first. */
function OutOfCredits() {
  const { email, email_confirmed } = useSignedInUser();
  return (
    <div className="grid gap-3">
      {!email_confirmed && (
        <div className="mb-3 grid justify-items-start gap-3 border-b border-line pb-6">
          <p className="min-w-0 break-words">
            <b className="font-semibold">{FREE_CREDITS_AT_CONFIRMATION} free runs are waiting.</b> Open the
            link we mailed to {email}, and they're yours.
          </p>
          <ResendButton variant="secondary" />
        </div>
      )}
      <p>{OUT_OF_CREDITS}</p>
      <Button asChild size="large" className="w-full sm:w-fit">
        <Link href={paths.pricing}>Get more runs</Link>
      </Button>
    </div>
  );
}

/** A slash focuses the field, as in many tools. */
function useTopicKey(focus: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]');
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      focus();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}
