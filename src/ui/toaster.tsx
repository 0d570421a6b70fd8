import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { dismissToast, type Toast, useToasts } from './toast-store.ts';

/** Long enough to read twice. It stays while the pointer or the focus is on it. */
const SHOWN_MS = 6000;

/**
 * Shows toasts at the bottom right, at most 420 px wide, above a phone's navigation bar. Without a library, because it
 * is on every page and a library is larger than a whole form.
 */
export function Toaster() {
  const toasts = useToasts();
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    // F8 moves the focus to the messages, as in desktop environments.
    const onKey = (event: KeyboardEvent) => event.key === 'F8' && list.current?.focus();
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  return (
    <section aria-label="Notifications (F8)" className="print:hidden">
      <ol
        ref={list}
        tabIndex={-1}
        aria-live="polite"
        className="pointer-events-none fixed right-0 bottom-0 z-50 flex w-full max-w-[420px] flex-col gap-2 p-4 pb-[calc(1rem+env(safe-area-inset-bottom)+var(--bar-height,0px))] outline-none"
      >
        {toasts
          .filter(({ open }) => open)
          .map((toast) => (
            <ToastItem key={toast.id} {...toast} />
          ))}
      </ol>
    </section>
  );
}

function ToastItem({ id, title, description, action, variant }: Toast) {
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => dismissToast(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, paused]);

  const hold = () => setPaused(true);
  const release = () => setPaused(false);
  return (
    <li
      data-state="open"
      data-variant={variant}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      onKeyDown={(event) => event.key === 'Escape' && dismissToast(id)}
      className={classNames(
        'pointer-events-auto relative flex w-full items-start gap-4 rounded-xl border p-4 pr-11 shadow-xl',
        variant === 'destructive'
          ? 'border-danger bg-danger text-on-danger'
          : 'border-line bg-raised text-ink',
      )}
    >
      {/* Screen readers announce a failure at once; other messages wait in the live region of the list. */}
      <div role="status" aria-live={variant === 'destructive' ? 'assertive' : 'off'} className="grid gap-0.5">
        {title && <div className="font-semibold">{title}</div>}
        {description && <div className="text-sm break-words">{description}</div>}
      </div>
      {action}
      <button
        type="button"
        aria-label="Close"
        onClick={() => dismissToast(id)}
        className="absolute top-2 right-2 grid size-8 cursor-pointer place-items-center rounded-md hover:bg-current/10 focus-visible:outline-2 focus-visible:outline-current"
      >
        <X aria-hidden className="size-4" />
      </button>
    </li>
  );
}
