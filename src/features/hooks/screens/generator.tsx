import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'wouter';
import { clearDraft, readDraft, writeDraft } from '#features/account/drafts.client.ts';
import { useSignedInUser } from '#features/account/session.client.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { type GenerateInput, generateSchema } from '../hooks.schema.ts';
import { topicPlaceholder } from './placeholder.ts';

const DRAFT = 'topic';

type GeneratorProps = {
  generating: boolean;
  recentTopics: string[];
  onGenerate: (topic: string) => Promise<void>;
};

/** The topic, and the button that spends a run. Without runs the button leads to where they are. */
export function Generator({ generating, recentTopics, onGenerate }: GeneratorProps) {
  const { business_context, hook_credits } = useSignedInUser();
  const form = useForm<GenerateInput>({
    resolver: zodResolver(generateSchema),
    reValidateMode: 'onChange',
    defaultValues: { topic: String(readDraft(DRAFT) ?? '') },
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => writeDraft(DRAFT, values.topic),
      }),
    [form],
  );
  useTopicKey(() => form.setFocus('topic', { shouldSelect: true }));

  const submit = form.handleSubmit(async ({ topic }) => {
    await onGenerate(topic);
    clearDraft(DRAFT);
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <TextField
        form={form}
        name="topic"
        label="What's your video about?"
        placeholder={topicPlaceholder(business_context?.business_description)}
        autoComplete="off"
        enterKeyHint="go"
        className="h-14 text-lg"
      />
      {recentTopics.length > 0 && (
        <RecentTopics
          topics={recentTopics}
          onPick={(topic) => form.setValue('topic', topic, { shouldValidate: true })}
        />
      )}
      {!business_context && (
        <p className="text-soft">
          These will be written for anybody.{' '}
          <Link href={paths.settings} className="font-semibold text-ink underline underline-offset-4">
            Say what you do and who it's for
          </Link>
          , and your hooks speak to your own customer.
        </p>
      )}
      {hook_credits > 0 || generating ? (
        <Button type="submit" size="large" busy={generating} className="w-full sm:w-fit">
          {generating ? 'Generating...' : 'Generate Hooks'}
        </Button>
      ) : (
        <OutOfRuns />
      )}
    </form>
  );
}

function OutOfRuns() {
  return (
    <div className="grid gap-3">
      <p>You have no runs left. Buy a package to keep generating.</p>
      <Button asChild size="large" className="w-full sm:w-fit">
        <Link href={paths.pricing}>Get more runs</Link>
      </Button>
    </div>
  );
}

function RecentTopics({ topics, onPick }: { topics: string[]; onPick: (topic: string) => void }) {
  return (
    <ul aria-label="Topics of your last runs" className="flex flex-wrap gap-2">
      {topics.map((topic) => (
        <li key={topic} className="max-w-full">
          <button
            type="button"
            onClick={() => onPick(topic)}
            className="max-w-full cursor-pointer truncate rounded-full border border-line px-3 py-1.5 text-sm text-soft hover:border-current hover:text-ink focus-visible:outline-2 focus-visible:outline-focus"
          >
            {topic}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A slash, as in many tools, goes to the field. */
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
