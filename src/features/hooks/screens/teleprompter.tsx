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
          className="fixed inset-0 z-50 flex flex-col justify-between bg-black p-6 text-white sm:p-12"
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
          <Dialog.Title className="my-auto font-heading text-[clamp(2.25rem,11vmin,7rem)] leading-[1.15] font-extrabold text-balance">
            {hook?.generated_hook}
          </Dialog.Title>
          <Dialog.Description className="text-lg text-white/80 sm:text-2xl">
            {hook?.delivery_tip}
          </Dialog.Description>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
