import * as Dialog from '@radix-ui/react-dialog';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Hook } from '#features/hooks/hooks.schema.ts';
import { Button } from '#ui/button.tsx';
import { useCloseOnBack } from '#ui/close-on-back.ts';
import { FilmedButton } from '../hook-card/shot-actions.tsx';
import { useWakeLock } from './wake-lock.ts';

/** The position of the hook in the list that is read. */
export type Place = { at: number; of: number; onStep: (by: 1 | -1) => void };
type TeleprompterProps = { hook: Hook | null; place?: Place; onClose: () => void };

const onDark = 'text-white! hover:bg-white/15!';

/** The hook as large as the screen allows, to be read to the camera at arm's length. */
export function Teleprompter({ hook, place, onClose }: TeleprompterProps) {
  const opener = useRef<Element | null>(null);
  useWakeLock(hook !== null);
  useCloseOnBack(hook !== null, onClose);
  return (
    <Dialog.Root open={hook !== null} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            // Returns the focus to the button that opened it.
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          {...useSteps(place)}
          className="fixed inset-0 z-50 flex touch-pan-y flex-col justify-between overflow-y-auto bg-black p-[clamp(1.5rem,5vmin,3rem)] text-white"
        >
          <div className="flex items-center justify-between">
            <span role="status" className="text-lg text-white/80 tabular-nums">
              {place && `${place.at} of ${place.of}`}
            </span>
            <Dialog.Close asChild>
              <Button variant="ghost" size="icon" aria-label="Close" className={onDark}>
                <X aria-hidden className="size-6!" />
              </Button>
            </Dialog.Close>
          </div>
          {hook && <Script hook={hook} />}
          {hook && <Controls hook={hook} place={place} />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Script({ hook }: { hook: Hook }) {
  return (
    <>
      <div
        aria-live="polite"
        className="my-auto grid gap-[0.6em] py-2 text-[clamp(1.25rem,5vmin,2.75rem)] leading-snug"
      >
        <Dialog.Title className="font-heading text-[clamp(2.25rem,11vmin,7rem)] leading-[1.15] font-extrabold text-balance">
          {hook.generated_hook}
        </Dialog.Title>
        {hook.payoff && (
          <p className="font-semibold text-pretty">
            <span className="font-normal text-white/70">Then say:</span> {hook.payoff}
          </p>
        )}
      </div>
      <div className="grid gap-1 text-[clamp(1.125rem,3vmin,1.5rem)] text-white/80">
        {hook.on_screen_text && (
          <p>
            On screen: <span className="text-white">{hook.on_screen_text}</span>
          </p>
        )}
        <Dialog.Description>{hook.delivery_tip}</Dialog.Description>
      </div>
    </>
  );
}

function Controls({ hook, place }: { hook: Hook; place?: Place }) {
  return (
    <div className="-mx-3 mt-4 flex items-center justify-between gap-2">
      {place && (
        <Step end={place.at === 1} onClick={() => place.onStep(-1)}>
          <ChevronLeft aria-hidden />
          Previous
        </Step>
      )}
      <FilmedButton hook={hook} className={`h-12! text-lg! text-white hover:bg-white/15 hover:text-white`} />
      {place && (
        <Step end={place.at === place.of} onClick={() => place.onStep(1)}>
          Next
          <ChevronRight aria-hidden />
        </Step>
      )}
    </div>
  );
}

/** At the end it is only marked as disabled, because a button that disappears would lose the focus. */
function Step({ end, onClick, ...props }: ComponentProps<typeof Button> & { end: boolean }) {
  return (
    <Button
      variant="ghost"
      size="large"
      className={`px-3! ${onDark}`}
      aria-disabled={end || undefined}
      onClick={(event) => !end && onClick?.(event)}
      {...props}
    />
  );
}

/** Remote controls for slides send Page Up and Page Down. */
const KEYS: Record<string, 1 | -1> = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 };
const SWIPE = 50;

/** Next and previous by keys, and by a horizontal swipe. */
function useSteps(place: Place | undefined) {
  const start = useRef<{ x: number; y: number } | null>(null);
  if (!place) return {};
  const step = (by: 1 | -1) => {
    const to = place.at + by;
    if (to >= 1 && to <= place.of) place.onStep(by);
  };
  return {
    onKeyDown(event: KeyboardEvent) {
      const by = KEYS[event.key];
      if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      step(by);
    },
    onPointerDown({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) {
      start.current = pointerType !== 'mouse' && isPrimary ? { x, y } : null;
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const [dx, dy] = start.current ? [clientX - start.current.x, clientY - start.current.y] : [0, 0];
      start.current = null;
      if (Math.abs(dx) > SWIPE && Math.abs(dx) > 1.5 * Math.abs(dy)) step(dx < 0 ? 1 : -1);
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
