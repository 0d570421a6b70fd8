import { ArrowDown, ArrowUp, GripVertical, ScanText, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { toastWithUndo } from '#ui/undo-toast.tsx';
import { FilmedButton } from '../hook-card/shot-actions.tsx';
import { useAddShot, useOrderShots, useRemoveShot } from './shots.client.ts';
import type { Shot } from './shots.schema.ts';
import { useDragOrder } from './use-drag-order.ts';

type ShotListProps = { shots: Shot[]; onRead: (shot: Shot) => void };

/** The list. It is ordered by dragging handles, by buttons, or with Alt and an arrow key. */
export function ShotList({ shots, onRead }: ShotListProps) {
  const order = useOrderShots();
  const [said, setSaid] = useState('');
  const focus = useKeptFocus(shots);
  const move = (from: number, to: number) => {
    const moved = shots[from];
    if (!moved || to < 0 || to >= shots.length) return;
    focus.keep();
    order.mutate(shots.toSpliced(from, 1).toSpliced(to, 0, moved));
    setSaid(`Moved to ${to + 1} of ${shots.length}`);
  };
  const { list, handle, shift, dragged } = useDragOrder(shots, move);
  return (
    <>
      <ol ref={list} className="print:text-sm">
        {shots.map((shot, at) => (
          <li
            key={shot.id}
            aria-label={shot.generated_hook}
            style={{ transform: shift(at) ? `translateY(${shift(at)}px)` : undefined }}
            onKeyDown={(event) => {
              const by = stepOf(event);
              if (by) move(at, at + by);
            }}
            className={classNames(
              'relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-t border-line bg-paper py-5 sm:grid-cols-[auto_auto_minmax(0,1fr)] sm:gap-x-3',
              'print:break-inside-avoid print:grid-cols-[auto_minmax(0,1fr)] print:py-3',
              dragged === at && 'z-10 shadow-xl',
            )}
          >
            <span
              aria-hidden
              title="Drag to reorder"
              {...handle(at)}
              className="-mt-1.5 -mb-2 -ml-3 flex w-11 cursor-grab touch-none justify-center pt-3.5 text-faint select-none active:cursor-grabbing print:hidden"
            >
              <GripVertical className="size-5" />
            </span>
            <PlaceMark at={at} filmed={shot.filmed_at !== null} />
            <div className="grid gap-2.5 print:gap-1">
              <Script shot={shot} />
              <RowActions
                shot={shot}
                first={at === 0}
                last={at === shots.length - 1}
                onMove={(by) => move(at, at + by)}
                onRead={() => onRead(shot)}
                onRemoved={() => setSaid('')}
                position={at + 1}
              />
            </div>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

function stepOf(event: KeyboardEvent): 1 | -1 | null {
  if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return null;
  event.preventDefault();
  return event.key === 'ArrowUp' ? -1 : 1;
}

/** A row that moves would lose the focus, so the button that had it gets it back. */
function useKeptFocus(shots: Shot[]) {
  const kept = useRef<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each new order is drawn
  useEffect(() => {
    kept.current?.focus();
    kept.current = null;
  }, [shots]);
  return {
    keep: () => {
      kept.current = document.activeElement as HTMLElement | null;
    },
  };
}

/** A number on the screen, a box to tick in print. */
function PlaceMark({ at, filmed }: { at: number; filmed: boolean }) {
  return (
    <>
      <span
        aria-hidden
        className="hidden w-5 pt-1.5 text-right text-lg text-soft tabular-nums sm:block print:hidden"
      >
        {at + 1}
      </span>
      <span
        aria-hidden
        className="mt-1 hidden size-5 border-2 border-black text-center leading-none print:block"
      >
        {filmed && '✓'}
      </span>
    </>
  );
}

function Script({ shot }: { shot: Shot }) {
  const { generated_hook, hook_type, topic, on_screen_text, delivery_tip, payoff, filmed_at } = shot;
  return (
    <>
      <p
        className={classNames('text-xl leading-normal sm:text-2xl print:text-lg', filmed_at && 'opacity-60')}
      >
        <span className="caption print:p-0">{generated_hook}</span>
      </p>
      <div className="grid max-w-[68ch] gap-1">
        {on_screen_text && (
          <p>
            <span className="text-soft">On screen:</span> {on_screen_text}
          </p>
        )}
        <p>
          <span className="text-soft">Tip:</span> {delivery_tip}
        </p>
        {payoff && (
          <p>
            <span className="text-soft">Then say:</span> {payoff}
          </p>
        )}
        <p className="text-sm break-words text-soft print:hidden">
          <span className="font-semibold text-accent-text">{hook_type}</span> for {topic}
        </p>
      </div>
    </>
  );
}

type RowActionsProps = {
  shot: Shot;
  position: number;
  first: boolean;
  last: boolean;
  onMove: (by: 1 | -1) => void;
  onRead: () => void;
  onRemoved: () => void;
};

function RowActions({ shot, position, first, last, onMove, onRead, onRemoved }: RowActionsProps) {
  const remove = useRemoveShot();
  const add = useAddShot();
  const onRemove = () => {
    onRemoved();
    remove.mutate(shot.id);
    toastWithUndo('Removed from your shot list', () => add.mutate({ hook: shot, position }));
  };
  return (
    <div className="-mx-2.5 flex flex-wrap items-center gap-x-0.5 print:hidden">
      <FilmedButton hook={shot} />
      <Button
        variant="ghost"
        size="small"
        className="h-11 gap-1.5 px-2.5 text-soft hover:text-ink sm:h-9"
        aria-label="Read to camera"
        onClick={onRead}
      >
        <ScanText aria-hidden />
        Read
      </Button>
      <span className="ml-auto flex">
        <IconButton label="Move up" end={first} onClick={() => onMove(-1)} Icon={ArrowUp} />
        <IconButton label="Move down" end={last} onClick={() => onMove(1)} Icon={ArrowDown} />
        <IconButton label="Remove" onClick={onRemove} Icon={X} />
      </span>
    </div>
  );
}

type IconButtonProps = { label: string; end?: boolean; onClick: () => void; Icon: typeof X };

function IconButton({ label, end, onClick, Icon }: IconButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      title={label}
      aria-disabled={end || undefined}
      onClick={() => !end && onClick()}
      className="text-soft hover:text-ink"
    >
      <Icon aria-hidden />
    </Button>
  );
}
