import { AlertDialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button, buttonStyle } from './button.tsx';
import { classNames } from './class-names.ts';

type ConfirmDialogProps = {
  trigger: ReactNode;
  title: string;
  description: string;
  confirmLabel: string;
  onConfirm: () => void;
};

/** Asks before something that cannot be undone. Escape and the first focus go to 'Cancel'. */
export function ConfirmDialog({ trigger, title, description, confirmLabel, onConfirm }: ConfirmDialogProps) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 bg-black/60" />
        <Primitive.Content className="fixed top-1/2 left-1/2 z-50 w-[calc(100%-2rem)] max-w-md -translate-x-1/2 -translate-y-1/2 rounded-2xl border border-line bg-surface p-6 shadow-2xl">
          <Primitive.Title className="font-heading text-xl font-bold">{title}</Primitive.Title>
          <Primitive.Description className="mt-2 text-soft">{description}</Primitive.Description>
          <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Primitive.Cancel asChild>
              <Button variant="secondary">Cancel</Button>
            </Primitive.Cancel>
            <Primitive.Action className={classNames(buttonStyle({ variant: 'danger' }))} onClick={onConfirm}>
              {confirmLabel}
            </Primitive.Action>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
