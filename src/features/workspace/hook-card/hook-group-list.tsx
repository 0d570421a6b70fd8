import { ChevronRight, Copy, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { deletionOfRun } from '#features/hooks/changes/hook-changes.client.ts';
import type { Hook } from '#features/hooks/hooks.schema.ts';
import { ShareRun } from '#features/sharing/share-run.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { copyToClipboard } from '#ui/copy-to-clipboard.ts';
import { HookCard } from './hook-card.tsx';
import type { HookGroup } from './hook-groups.ts';
import { useDeleteWithUndo } from './use-delete-with-undo.tsx';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export function formatDate(date: string): string {
  return day.format(new Date(date));
}

/** Whether the hooks of a run are shown, and what changes it. */
export type Fold = { open: boolean; onToggle: () => void };

/** The heading of a run: its topic, its time, and a button that copies all of it. */
export function GroupHeading({ group, fold }: { group: HookGroup; fold?: Fold }) {
  const { topic, createdAt, hooks } = group;
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 pb-3">
      <div className="min-w-0">
        <h2 className="font-heading text-2xl font-bold tracking-tight break-words text-pretty">
          {fold ? <FoldButton {...fold}>{topic}</FoldButton> : topic}
        </h2>
        <p className={classNames('text-sm text-soft', fold && 'pl-7')}>
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          {fold && `, ${hooks.length} ${hooks.length === 1 ? 'hook' : 'hooks'}`}
        </p>
      </div>
      {fold?.open !== false && <RunActions group={group} />}
    </header>
  );
}

function FoldButton({ open, onToggle, children }: Fold & { children: ReactNode }) {
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={onToggle}
      className="-mx-1 flex min-h-11 cursor-pointer items-center gap-2 rounded-md px-1 text-left focus-visible:outline-2 focus-visible:outline-focus"
    >
      <ChevronRight aria-hidden className={classNames('size-5 shrink-0 text-soft', open && 'rotate-90')} />
      <span className="min-w-0">{children}</span>
    </button>
  );
}

function RunActions({ group }: { group: HookGroup }) {
  const remove = useDeleteWithUndo();
  const all = () =>
    copyToClipboard(
      group.hooks.map((hook) => hook.generated_hook).join('\n'),
      'All hooks copied to clipboard',
    );
  return (
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
