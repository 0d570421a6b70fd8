import * as ToggleGroup from '@radix-ui/react-toggle-group';
import { useId } from 'react';
import type { Angle } from '#features/hooks/hooks.schema.ts';
import { classNames } from '#ui/class-names.ts';

/** On a phone the row reaches the edges, and chips scroll sideways. The padding makes room for the focus ring. */
const scroller = '-mx-4 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:-mx-1 sm:px-1';
const chip =
  'h-10 shrink-0 cursor-pointer truncate rounded-full border border-line px-3.5 text-sm focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-focus sm:h-9';

type TopicIdeasProps = {
  empty: boolean;
  angles: Angle[];
  /** There are no angles for the typed topic. */
  unknown: boolean;
  chosen: string[];
  onChoose: (ids: string[]) => void;
  disabled: boolean;
  recentTopics: string[];
  onPick: (topic: string) => void;
};

/**
 * Help below the topic field: angles of the topic, or advice if there are none, or the last topics. Its height only
 * depends on whether something is typed, so that a late answer does not move the buttons.
 */
export function TopicIdeas({ empty, angles, unknown, recentTopics, onPick, ...choice }: TopicIdeasProps) {
  const angleCount = angles.length;
  return (
    <div className={classNames('min-w-0', empty ? 'h-18 sm:h-17' : 'h-30 sm:h-28')}>
      {angleCount > 0 && <AngleChips angles={angles} {...choice} />}
      {angleCount === 0 && !unknown && recentTopics.length > 0 && (
        <RecentTopics topics={recentTopics} onPick={onPick} />
      )}
      {empty && recentTopics.length === 0 && (
        <p className="text-sm text-soft">Angles we know on it show up here as you type.</p>
      )}
      {unknown && (
        <p className="text-sm text-soft">
          This one's new to us. Say below what most people get wrong about it, and your hooks will say it too.
        </p>
      )}
      <p role="status" className="sr-only">
        {angleCount > 0 && `${angleCount} ${angleCount === 1 ? 'angle' : 'angles'} found`}
        {unknown && 'Nothing known about it yet'}
      </p>
    </div>
  );
}

/** Tab enters and leaves the group, arrows move in it, Space chooses. */
function AngleChips({
  angles,
  chosen,
  onChoose,
  disabled,
}: Omit<TopicIdeasProps, 'empty' | 'unknown' | 'recentTopics' | 'onPick'>) {
  const label = useId();
  return (
    <>
      <p id={label} className="pb-1 text-sm text-soft">
        Angles on this. Pick any to aim your ten.
      </p>
      <ToggleGroup.Root
        type="multiple"
        role="group"
        aria-labelledby={label}
        value={chosen}
        onValueChange={onChoose}
        disabled={disabled}
        className={classNames(
          scroller,
          'grid auto-cols-max grid-flow-col grid-rows-2 justify-items-start gap-2',
          // With enough room the chips wrap; the few that do not fit are scrolled to.
          'sm:flex sm:max-h-22 sm:flex-wrap sm:overflow-x-hidden sm:overflow-y-auto sm:[scrollbar-width:thin]',
        )}
      >
        {angles.map((angle) => (
          <ToggleGroup.Item
            key={angle.id}
            value={angle.id}
            className={classNames(
              chip,
              'relative bg-surface font-medium hover:bg-sunken disabled:cursor-not-allowed disabled:opacity-60',
              // Also a dot, because a border alone is hard to see in sunlight.
              'before:absolute before:top-1/2 before:left-1 before:hidden before:size-1.5 before:-translate-y-1/2 before:rounded-full before:bg-primary',
              'aria-pressed:border-ink aria-pressed:bg-sunken aria-pressed:before:block',
            )}
          >
            {angle.chip}
          </ToggleGroup.Item>
        ))}
      </ToggleGroup.Root>
    </>
  );
}

function RecentTopics({ topics, onPick }: { topics: string[]; onPick: (topic: string) => void }) {
  const label = useId();
  return (
    <>
      <p id={label} className="pb-1 text-sm text-soft">
        Your last topics
      </p>
      <ul aria-labelledby={label} className={classNames(scroller, 'flex gap-2')}>
        {topics.map((topic) => (
          <li key={topic} className="shrink-0">
            <button
              type="button"
              onClick={() => onPick(topic)}
              className={classNames(chip, 'max-w-56 text-soft hover:border-current hover:text-ink')}
            >
              {topic}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
