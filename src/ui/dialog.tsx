import * as Slot from '@radix-ui/react-slot';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';

type ConfirmDialogProps = {
  trigger: ReactNode;
  title: string;
  /** What the action will change or delete. */
  subject?: string;
  description: string;
  confirmLabel: string;
  onConfirm: () => void;
};

/**
 * Asks before something that cannot be undone. The first focus is on 'Cancel', and Escape cancels. It is the browser's
 * own dialog, which traps and returns the focus and needs no style element, which our Content-Security-Policy would
 * refuse.
 */
export function ConfirmDialog({ trigger, ...props }: ConfirmDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Slot.Root aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {trigger}
      </Slot.Root>
      {open && <Question {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

type QuestionProps = Omit<ConfirmDialogProps, 'trigger'> & { onClose: () => void };

function Question({ title, subject, description, confirmLabel, onConfirm, onClose }: QuestionProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={subject ? `${id}-description ${id}-subject` : `${id}-description`}
      onClose={onClose}
      className="m-auto w-[calc(100%-2rem)] max-w-md rounded-2xl border border-line bg-surface p-6 text-left text-base text-ink shadow-2xl backdrop:bg-black/60"
    >
      <h2 id={`${id}-title`} className="font-heading text-xl font-bold">
        {title}
      </h2>
      <p id={`${id}-description`} className="mt-2 whitespace-normal text-soft">
        {description}
      </p>
      {subject && (
        <p id={`${id}-subject`} className="mt-3 font-semibold break-words whitespace-normal">
          {subject}
        </p>
      )}
      <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={close}>
          Cancel
        </Button>
        <Button
          variant="danger"
          onClick={() => {
            close();
            onConfirm();
          }}
        >
          {confirmLabel}
        </Button>
      </div>
    </dialog>
  );
}
