import { X } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';
import { classNames } from './class-names.ts';
import { dismissToast, useToasts } from './toast-store.ts';

/** Shows toasts: at the bottom right, at most 420 px wide, above a phone's navigation bar. */
export function Toaster() {
  const toasts = useToasts();
  return (
    <Primitive.Provider duration={6000} swipeDirection="right">
      {toasts.map(({ id, title, description, action, variant, open }) => (
        <Primitive.Root
          key={id}
          open={open}
          onOpenChange={(stillOpen) => !stillOpen && dismissToast(id)}
          data-variant={variant}
          className={classNames(
            'pointer-events-auto relative flex w-full items-start gap-4 rounded-xl border p-4 pr-11 shadow-xl',
            variant === 'destructive'
              ? 'border-danger bg-danger text-on-danger'
              : 'border-line bg-raised text-ink',
          )}
        >
          <div className="grid gap-0.5">
            {title && <Primitive.Title className="font-semibold">{title}</Primitive.Title>}
            {description && <Primitive.Description className="text-sm">{description}</Primitive.Description>}
          </div>
          {action}
          <Primitive.Close
            aria-label="Close"
            className="absolute top-2 right-2 grid size-8 cursor-pointer place-items-center rounded-md hover:bg-current/10 focus-visible:outline-2 focus-visible:outline-current"
          >
            <X aria-hidden className="size-4" />
          </Primitive.Close>
        </Primitive.Root>
      ))}
      <Primitive.Viewport className="fixed right-0 bottom-0 z-50 flex w-full max-w-[420px] flex-col gap-2 p-4 pb-[calc(1rem+env(safe-area-inset-bottom)+var(--bar-height,0px))]" />
    </Primitive.Provider>
  );
}
