import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { useAction } from '#features/account/forms/actions.client.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { ScreenHeading } from '#ui/screen-heading.tsx';
import { toast } from '#ui/toast-store.ts';
import { ListLoadFailed } from '../../components/list-state.tsx';
import { hrefOf } from '../../dashboard/admin-address.ts';
import { book, subjectFile, subjectKey, useSubject } from '../book.client.ts';
import type { SubjectView } from '../book.schema.ts';
import { useTopicToAnswer } from '../unanswered.client.ts';
import { AddPart } from './add-part.tsx';
import { EditPartForm, PartActions } from './part-actions.tsx';
import { PartStateBadge } from './part-state.tsx';
import { PointCard } from './point-card.tsx';
import { usePartEditor } from './use-part.ts';

const LIST = hrefOf({ view: 'book' });
const LABELS = { edit: 'Edit names', retire: 'Retire subject', restore: 'Restore subject' };
const UNANSWERED = hrefOf({ view: 'book', list: 'unanswered' });

export function SubjectPage({ id }: { id: string }) {
  const read = useSubject(id);
  const fromTopic = useTopicToAnswer() !== null;
  return (
    <>
      <p>
        <Link
          href={fromTopic ? UNANSWERED : LIST}
          className="text-soft underline underline-offset-4 hover:text-ink"
        >
          {fromTopic ? 'Topics without an answer' : 'All subjects'}
        </Link>
      </p>
      {read.data ? (
        <Subject subject={read.data} />
      ) : (
        <div className="mt-6">
          {read.error ? (
            <ListLoadFailed what="subject" error={read.error} onRetry={read.refetch} />
          ) : (
            <p className="text-soft">Loading the subject…</p>
          )}
        </div>
      )}
    </>
  );
}

function Subject({ subject }: { subject: SubjectView }) {
  const { content, state, open, points } = subject;
  const topic = useTopicToAnswer();
  return (
    <>
      <ScreenHeading className="mt-3 break-words">{content.subject}</ScreenHeading>
      <SubjectHead subject={subject} />
      {open.length > 0 && !state.retired && (
        <section
          aria-label="Before the files pass the check"
          className="mt-6 rounded-2xl border border-line bg-sunken p-4 sm:p-5"
        >
          <h2 className="font-heading text-lg font-bold">Before the files pass the check</h2>
          <ul className="mt-2 list-disc pl-5">
            {open.map(({ part, what }) => (
              <li key={`${part} ${what}`}>
                {part}: {what}
              </li>
            ))}
          </ul>
        </section>
      )}
      {!state.retired && (
        <>
          <div className="mt-6 grid gap-4">
            {points.map((point) => (
              <PointCard key={point.id} subject={subject} point={point} />
            ))}
          </div>
          {points.length === 0 && (
            <p className="text-soft">
              No points yet. Add one, then its lines: it is served from the first line on.
            </p>
          )}
          <AddPart subject={subject} kind="point" topic={topic} />
        </>
      )}
    </>
  );
}

function SubjectHead({ subject }: { subject: SubjectView }) {
  const { id, field, content, state, differs } = subject;
  const part = usePartEditor(subject, 'subject', { id, content });
  if (part.editing) {
    return (
      <div className="mt-6 max-w-2xl">
        <EditPartForm part={part} kind="subject" />
      </div>
    );
  }
  return (
    <div className="mt-3 grid gap-3">
      <p className="max-w-prose text-soft">
        In {field}. Also called {content.names.join(', ')}.
      </p>
      <PartStateBadge state={state} />
      <PartActions part={part} retired={state.retired} labels={LABELS}>
        {!state.retired && subject.points.length > 0 && (
          <Button asChild variant="secondary" size="small">
            <a href={subjectFile(id)}>
              <Download aria-hidden />
              Download file
            </a>
          </Button>
        )}
        {(differs || subject.edits > 0) && <DropEdits subject={subject} />}
      </PartActions>
    </div>
  );
}

function DropEdits({ subject: { id, content, state } }: { subject: SubjectView }) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const drop = useAction(async () => {
    await book.dropEdits(id);
    toast({ title: state.added ? 'The subject is deleted' : 'The subject reads as its file again' });
    if (state.added) navigate(LIST);
    else await client.invalidateQueries({ queryKey: subjectKey(id) });
  });
  return (
    <ConfirmDialog
      trigger={
        <Button variant="ghost" size="small" busy={drop.busy}>
          {state.added ? 'Delete subject' : 'Drop all edits'}
        </Button>
      }
      title={state.added ? 'Delete this subject?' : 'Drop all edits?'}
      subject={content.subject}
      description={
        state.added
          ? 'It is in no file: its points and lines are gone for good. Download its file first to keep it.'
          : 'The subject reads as its file again. What was edited here is gone for good.'
      }
      confirmLabel={state.added ? 'Delete' : 'Drop edits'}
      onConfirm={() => void drop.run()}
    />
  );
}
