import { useQueryClient } from '@tanstack/react-query';
import { Download, Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useAction } from '#features/account/forms/actions.client.ts';
import { Button } from '#ui/button.tsx';
import { ScreenHeading } from '#ui/screen-heading.tsx';
import { toast } from '#ui/toast-store.ts';
import { ListState } from '../../components/list-state.tsx';
import { hrefOf, useQueryParam } from '../../dashboard/admin-address.ts';
import { BOOK_EXPORT, book, SUBJECTS_KEY, useSubjects } from '../book.client.ts';
import { useTopicToAnswer } from '../unanswered.client.ts';
import { BookLists } from './book-lists.tsx';
import { NewSubject } from './new-subject.tsx';
import { SubjectList } from './subject-list.tsx';
import { SubjectPage } from './subject-page.tsx';
import { UnansweredTopics } from './unanswered-topics.tsx';

/** The book of hooks: its subjects, one of them, or what it does not answer. */
export default function BookView() {
  const subject = useQueryParam('subject');
  const list = useQueryParam('list');
  if (subject) return <SubjectPage key={subject} id={subject} />;
  return list === 'unanswered' ? <UnansweredTopics /> : <Subjects />;
}

function Subjects() {
  const q = useQueryParam('q') ?? '';
  const field = useQueryParam('field') ?? '';
  const changed = useQueryParam('list') === 'changed';
  const topic = useTopicToAnswer();
  const [adding, setAdding] = useState(topic !== null);
  const read = useSubjects({ q, field, changed });
  const [first] = read.data?.pages ?? [];
  const subjects = read.data?.pages.flatMap((page) => page.subjects) ?? [];
  const fields = useLastValue(first?.fields);
  const counts = useLastValue(first && { changed: first.changed, inFiles: first.in_files });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <ScreenHeading>Book</ScreenHeading>
        <div className="flex flex-wrap gap-3">
          {counts && counts.changed > 0 && (
            <Button asChild variant="secondary">
              <a href={BOOK_EXPORT}>
                <Download aria-hidden />
                Export changed files
              </a>
            </Button>
          )}
          <Button aria-expanded={adding} onClick={() => setAdding(!adding)}>
            {adding ? 'Close form' : 'Add subject'}
          </Button>
        </div>
      </div>
      <p className="mt-3 max-w-prose text-soft">
        What runs are written from. A change is served within seconds; export it, and the files have it too.
      </p>
      {adding && fields && <NewSubject fields={fields} topic={topic} onClose={() => setAdding(false)} />}
      {counts && counts.inFiles > 0 && <InFiles count={counts.inFiles} />}
      <Controls q={q} field={field} changed={changed} fields={fields ?? []} count={counts?.changed} />
      <div className="mt-5">
        <ListState
          what="subjects"
          empty={
            changed
              ? 'Nothing is changed. Subjects that you edit will be listed here until their files are exported and deployed.'
              : 'No subject and no line holds these words. Try fewer of them.'
          }
          read={read}
          count={subjects.length}
          moreLabel="Show more"
        >
          <p role="status" className="mb-3 text-sm text-soft tabular-nums">
            {first?.total === 1 ? '1 subject' : `${first?.total} subjects`}
          </p>
          <SubjectList subjects={subjects} />
        </ListState>
      </div>
    </>
  );
}

/** The last known numbers, until the next ones are loaded. */
function useLastValue<T>(value: T | undefined): T | undefined {
  const kept = useRef(value);
  if (value !== undefined) kept.current = value;
  return kept.current;
}

const TYPING_PAUSE_MS = 250;
const control =
  'h-11 rounded-lg border border-line bg-raised text-base text-ink placeholder:text-faint focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-focus';

type ControlsProps = {
  q: string;
  field: string;
  changed: boolean;
  fields: readonly string[];
  count: number | undefined;
};

/** The search is in the address, so that the list is the same after going back from a subject. */
function Controls({ q, field, changed, fields, count }: ControlsProps) {
  const [typed, setTyped] = useState(q);
  const [, navigate] = useLocation();
  const list = changed ? 'changed' : undefined;
  const go = (next: { q?: string; field?: string }) =>
    navigate(hrefOf({ view: 'book', q, field, list, ...next }), { replace: true });
  const search = useRef(go);
  search.current = go;
  useEffect(() => {
    if (typed.trim() === q) return;
    const pause = setTimeout(() => search.current({ q: typed.trim() }), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed, q]);
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <div className="relative min-w-0 flex-1 basis-full sm:basis-60 md:max-w-sm">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-faint"
        />
        <input
          type="search"
          aria-label="Search the book"
          placeholder="A subject, or words of a line"
          autoComplete="off"
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className={`${control} w-full pr-3 pl-10`}
        />
      </div>
      <select
        aria-label="Field"
        value={field}
        onChange={(event) => go({ field: event.target.value })}
        className={`${control} min-w-0 px-3 max-sm:flex-1`}
      >
        <option value="">All fields</option>
        {fields.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      <BookLists list={list} q={q} field={field} changed={count} />
    </div>
  );
}

function InFiles({ count }: { count: number }) {
  const client = useQueryClient();
  const drop = useAction(async () => {
    const { subjects } = await book.dropFiled();
    toast({
      title: subjects === 1 ? 'Dropped the edits of 1 subject' : `Dropped the edits of ${subjects} subjects`,
    });
    await client.invalidateQueries({ queryKey: SUBJECTS_KEY });
  });
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl border border-line bg-sunken p-4">
      <span className="mr-auto">
        The files hold the edits of {count === 1 ? '1 subject' : `${count} subjects`} by now. They change
        nothing any more.
      </span>
      <Button variant="secondary" size="small" busy={drop.busy} onClick={() => drop.run()}>
        Drop them
      </Button>
    </p>
  );
}
