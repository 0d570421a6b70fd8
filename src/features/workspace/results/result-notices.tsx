import { X } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import { useWorkspace } from '../workspace.client.ts';
import { useDismissReminder } from './results.client.ts';

const link =
  'rounded-sm font-semibold text-ink underline underline-offset-4 focus-visible:outline-2 focus-visible:outline-focus';

/** Asks once, a week after filming, how the video did. */
export function ResultsReminder() {
  const due = useWorkspace().data?.due_results ?? 0;
  const dismiss = useDismissReminder();
  if (due === 0) return null;
  return (
    <section
      aria-label="Views are missing"
      className="mt-6 flex items-center justify-between gap-3 rounded-xl border border-line bg-sunken py-1 pr-1 pl-4 text-sm"
    >
      <p className="py-2">
        You filmed {due === 1 ? 'a hook' : `${due} hooks`} over a week ago.{' '}
        <Link href={paths.results} className={link}>
          How did {due === 1 ? 'it' : 'they'} do?
        </Link>
      </p>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Dismiss"
        title="Dismiss"
        onClick={() => dismiss.mutate()}
      >
        <X aria-hidden />
      </Button>
    </section>
  );
}

/** Shown on the generator, where the results take effect. */
export function LeaningNote() {
  if (!useWorkspace().data?.leans_on_results) return null;
  return (
    <p className="mt-3 text-sm text-soft">
      Runs lean toward the types that got you more views.{' '}
      <Link href={paths.results} className={link}>
        See why
      </Link>
    </p>
  );
}
