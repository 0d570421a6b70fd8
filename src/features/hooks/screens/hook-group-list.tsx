import { Copy } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import type { Hook } from '../hooks.schema.ts';
import { copyText } from './copy.ts';
import { HookCard } from './hook-card.tsx';
import type { HookGroup } from './hook-groups.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export function formatDate(date: string): string {
  return day.format(new Date(date));
}

/** The heading of a run: what it was about, when, and all of it for the clipboard. */
export function GroupHeading({ group }: { group: HookGroup }) {
  const all = () =>
    copyText(group.hooks.map((hook) => hook.generated_hook).join('\n'), 'All hooks copied to clipboard');
  return (
    <header className="flex items-end justify-between gap-4 pb-3">
      <div className="min-w-0">
        <h2 className="font-heading text-2xl font-bold tracking-tight break-words text-pretty">
          {group.topic}
        </h2>
        <time dateTime={group.createdAt} className="text-sm text-soft">
          {formatDate(group.createdAt)}
        </time>
      </div>
      <Button variant="secondary" size="small" onClick={all}>
        <Copy aria-hidden />
        Copy all
      </Button>
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
