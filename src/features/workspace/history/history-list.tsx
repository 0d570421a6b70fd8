import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Hook } from '#features/hooks/hooks.schema.ts';
import { HookCard } from '../hook-card/hook-card.tsx';
import { type Fold, formatDate, GroupHeading } from '../hook-card/hook-group-list.tsx';
import type { HookGroup } from '../hook-card/hook-groups.ts';

type Row = { kind: 'heading'; group: HookGroup; fold?: Fold } | { kind: 'hook'; hook: Hook };

const HEADING_HEIGHT = 110;
const HOOK_HEIGHT = 170;

type HistoryListProps = { groups: HookGroup[]; topicsOnly: boolean; onRead: (hook: Hook) => void };

/** A virtual list: only the hooks in sight, and a few around them, are in the page. */
export function HistoryList({ groups, topicsOnly, onRead }: HistoryListProps) {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const foldOf = ({ createdAt }: HookGroup): Fold => {
    const others = opened.filter((one) => one !== createdAt);
    const open = others.length < opened.length;
    return { open, onToggle: () => setOpened(open ? others : [...opened, createdAt]) };
  };
  const rows: Row[] = groups.flatMap((group) => {
    const fold = topicsOnly ? foldOf(group) : undefined;
    const hooks = fold?.open === false ? [] : group.hooks;
    return [
      { kind: 'heading' as const, group, fold },
      ...hooks.map((hook) => ({ kind: 'hook' as const, hook })),
    ];
  });
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  // Measured after every render, because the elements above the list come and go.
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0));
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => (rows[index]?.kind === 'heading' ? HEADING_HEIGHT : HOOK_HEIGHT),
    getItemKey: (index) => keyOf(rows[index]),
    overscan: 6,
    scrollMargin: top,
  });
  return (
    <div ref={list} className="relative" style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ key, index, start }) => (
        <div
          key={key}
          ref={virtual.measureElement}
          data-index={index}
          className="absolute top-0 left-0 w-full"
          style={{ transform: `translateY(${start - top}px)` }}
        >
          <RowView row={rows[index] as Row} onRead={onRead} />
        </div>
      ))}
    </div>
  );
}

function keyOf(row: Row | undefined): string {
  return row?.kind === 'hook' ? `hook ${row.hook.id}` : `group ${row?.group.createdAt}`;
}

function RowView({ row, onRead }: { row: Row; onRead: (hook: Hook) => void }) {
  if (row.kind === 'hook')
    return <HookCard hook={row.hook} onRead={onRead} date={formatDate(row.hook.created_at)} />;
  return (
    <div className={row.fold ? 'pt-2' : 'pt-10'}>
      <GroupHeading group={row.group} fold={row.fold} />
    </div>
  );
}
