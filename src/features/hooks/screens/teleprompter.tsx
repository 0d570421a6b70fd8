import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import type { Hook } from '../hooks.schema.ts';

/** The hook as large as the screen allows, to be read to the camera at arm's length. */
export function Teleprompter({ hook, onClose }: { hook: Hook | null; onClose: () => void }) {
  const opener = useRef<Element | null>(null);
  return (
    <Dialog.Root open={hook !== null} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            // Back to the button that opened it, wherever the focus went meanwhile.
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className="fixed inset-0 z-50 flex flex-col justify-between overflow-y-auto bg-black p-[clamp(1.5rem,5vmin,3rem)] text-white"
        >
          <Dialog.Close asChild>
            <Button
              variant="ghost"
              size="icon"
              aria-label="Close"
              className="self-end text-white! hover:bg-white/15!"
            >
              <X aria-hidden className="size-6!" />
            </Button>
          </Dialog.Close>
          <div className="my-auto grid gap-[0.6em] py-2 text-[clamp(1.25rem,5vmin,2.75rem)] leading-snug">
            <Dialog.Title className="font-heading text-[clamp(2.25rem,11vmin,7rem)] leading-[1.15] font-extrabold text-balance">
              {hook?.generated_hook}
            </Dialog.Title>
            {hook?.payoff && (
              <p className="font-semibold text-pretty">
                <span className="font-normal text-white/70">Then say:</span> {hook.payoff}
              </p>
            )}
          </div>
          <div className="grid gap-1 text-[clamp(1.125rem,3vmin,1.5rem)] text-white/80">
            {hook?.on_screen_text && (
              <p>
                On screen: <span className="text-white">{hook.on_screen_text}</span>
              </p>
            )}
            <Dialog.Description>{hook?.delivery_tip}</Dialog.Description>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
