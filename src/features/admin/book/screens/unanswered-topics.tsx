import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useAction } from '#features/account/forms/actions.client.ts';
import { THEME_LABELS } from '#features/landing/theme.ts';
import { isThemeName } from '#platform/theme-names.ts';
import { Button } from '#ui/button.tsx';
import { ScreenHeading } from '#ui/screen-heading.tsx';
import { toastError } from '#ui/toast-store.ts';
import { toastWithUndo } from '#ui/undo-toast.tsx';
import { formatCount } from '../../components/formats.ts';
import { ListState } from '../../components/list-state.tsx';
import { Cell, Row, Rows } from '../../components/responsive-table.tsx';
import { hrefOf } from '../../dashboard/admin-address.ts';
import { useTopicDone, useUnansweredTopics, withTopic } from '../unanswered.client.ts';
import type { TopicPage, UnansweredTopic } from '../unanswered.schema.ts';
import { BookLists } from './book-lists.tsx';

const OFF = 'Topics are not counted here: UNANSWERED_TOPICS is off.';
const emptyText = ({ shown_from }: TopicPage) =>
  shown_from === null
    ? OFF
    : `Nothing is waiting. A topic that finds too little in the book will be listed here once ${shown_from} people have typed it.`;

/** Topics that people typed and the book did not answer, so that writers see what to write next. */
export function UnansweredTopics() {
  const read = useUnansweredTopics();
  const [first] = read.data?.pages ?? [];
  const topics = read.data?.pages.flatMap((page) => page.topics) ?? [];
  const { list, keepPlace } = useFocusAfterRemoval(topics.length);
  const { hasNextPage, isFetching, fetchNextPage } = read;
  useEffect(() => {
    if (topics.length === 0 && hasNextPage && !isFetching) void fetchNextPage();
  }, [topics.length, hasNextPage, isFetching, fetchNextPage]);
  return (
    <>
      <ScreenHeading>Topics without an answer</ScreenHeading>
      <p className="mt-3 max-w-prose text-soft">
        What people typed and the book answered only in part, or not at all. Nobody is named. Write the points
        that are missing, then press Done: a topic comes back only when it is typed again and still finds too
        little.
      </p>
      <div className="mt-6 flex">
        <BookLists list="unanswered" />
      </div>
      <div ref={list} tabIndex={-1} className="mt-5 outline-none">
        <ListState
          what="topics"
          empty={first ? emptyText(first) : ''}
          read={read}
          count={topics.length}
          moreLabel="Show more"
        >
          <p role="status" className="mb-3 text-sm text-soft tabular-nums">
            {first?.total === 1 ? '1 topic' : `${formatCount(first?.total ?? 0)} topics`}
          </p>
          <Rows
            caption="Topics without an answer"
            columns={['Topic', 'Typed by', 'Last typed', 'Nearest subject', 'Done']}
          >
            {topics.map((topic) => (
              <TopicRow key={topic.id} topic={topic} onDone={keepPlace} />
            ))}
          </Rows>
        </ListState>
      </div>
    </>
  );
}

/** If the row with the focus goes away, the next row gets the focus. */
function useFocusAfterRemoval(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const place = useRef<number | null>(null);
  const buttons = () => [...(list.current?.querySelectorAll<HTMLElement>('tbody button') ?? [])];
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a row that has gone moves the focus
  useEffect(() => {
    if (place.current === null) return;
    const left = buttons();
    (left[Math.min(place.current, left.length - 1)] ?? list.current)?.focus();
    place.current = null;
  }, [count]);
  const keepPlace = (button: HTMLElement | null) => {
    if (button) place.current = buttons().indexOf(button);
  };
  return { list, keepPlace };
}

const link =
  'inline-block py-1 font-semibold underline decoration-line underline-offset-4 hover:decoration-current focus-visible:outline-2 focus-visible:outline-focus';

function TopicRow({
  topic,
  onDone,
}: {
  topic: UnansweredTopic;
  onDone: (button: HTMLElement | null) => void;
}) {
  const { markDone, markOpen } = useTopicDone();
  const button = useRef<HTMLButtonElement>(null);
  const done = useAction(async () => {
    await markDone(topic.id, () => onDone(button.current));
    toastWithUndo('The topic is put away', () => void markOpen(topic.id).catch(toastError));
  });
  return (
    <Row>
      <Cell label="Topic" className="max-md:col-span-2">
        <span className="block font-semibold">{topic.topic}</span>
        <span className="block text-sm text-soft">
          {topic.answer === 'partly' ? 'Answered in part' : 'Not found'} · {professionOf(topic)}
        </span>
      </Cell>
      <Cell label="Typed by" className="tabular-nums md:whitespace-nowrap">
        {formatCount(topic.people)} people
      </Cell>
      <Cell label="Last typed" className="md:whitespace-nowrap">
        <Day day={topic.last_seen} />
      </Cell>
      <Cell label="Nearest subject" className="max-md:self-end">
        <Link
          href={hrefOf({ view: 'book', subject: topic.nearest?.id })}
          state={withTopic(topic.topic)}
          className={link}
        >
          {topic.nearest?.name ?? 'None: add a subject'}
        </Link>
      </Cell>
      <Cell label="" className="max-md:self-end max-md:justify-self-end">
        <Button
          ref={button}
          variant="secondary"
          size="small"
          busy={done.busy}
          aria-label={`Done: ${topic.topic}`}
          onClick={() => void done.run()}
        >
          Done
        </Button>
      </Cell>
    </Row>
  );
}

const professionOf = ({ profession }: UnansweredTopic) =>
  profession !== 'default' && isThemeName(profession) ? THEME_LABELS[profession] : 'Other professions';

/** A day of UTC is the same day everywhere. */
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const Day = ({ day }: { day: string }) => <time dateTime={day}>{days.format(new Date(day))}</time>;
