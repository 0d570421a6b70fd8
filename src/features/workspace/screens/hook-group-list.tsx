import { Copy, Trash2 } from 'lucide-react';
import { deletionOfRun } from '#features/hooks/hook-changes.client.ts';
import type { Hook } from '#features/hooks/hooks.schema.ts';
import { ShareRun } from '#features/sharing/share-run.tsx';
import { Button } from '#ui/button.tsx';
import { copyText } from '#ui/copy.ts';
import { HookCard } from './hook-card.tsx';
import type { HookGroup } from './hook-groups.ts';
import { useDelete } from './use-delete.tsx';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export function formatDate(date: string): string {
  return day.format(new Date(date));
}

/** The heading of a run: what it was about, when, and all of it for the clipboard. */
export function GroupHeading({ group }: { group: HookGroup }) {
  const remove = useDelete();
  const all = () =>
    copyText(group.hooks.map((hook) => hook.generated_hook).join('\n'), 'All hooks copied to clipboard');
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 pb-3">
      <div className="min-w-0">
        <h2 className="font-heading text-2xl font-bold tracking-tight break-words text-pretty">
          {group.topic}
        </h2>
        <time dateTime={group.createdAt} className="text-sm text-soft">
          {formatDate(group.createdAt)}
        </time>
      </div>
      <div className="flex shrink-0 gap-2">
        <Button variant="secondary" size="small" onClick={all}>
          <Copy aria-hidden />
          Copy all
        </Button>
        {group.hooks[0] && <ShareRun runId={group.hooks[0].run_id} topic={group.topic} />}
        <Button
          variant="ghost"
          size="small"
          aria-label="Delete this run"
          className="px-2.5 text-soft hover:text-ink"
          onClick={() => remove(deletionOfRun(group.hooks), 'Run deleted')}
        >
          <Trash2 aria-hidden />
          Delete
        </Button>
      </div>
    </header>
  );
}

type GroupListProps = { groups: HookGroup[]; onRead: (hook: Hook) => void };

export function HookGroupList({ groups, onRead }: GroupListProps) {
  return groups.map((group, index) => (
    <section key={group.createdAt} aria-label={group.topic} className="mt-12">
      <GroupHeading group={group} />
      {group.hooks.map((hook, position) => (
        <HookCard key={hook.id} hook={hook} onRead={onRead} number={index === 0 ? position + 1 : undefined} />
      ))}
    </section>
  ));
}
