import { Copy } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { copyToClipboard } from '#ui/copy-to-clipboard.ts';
import type { MadeKey } from '../keys.schema.ts';

/** The only time that a key is shown. */
export function MadeKeyPanel({ made: { name, key }, onDone }: { made: MadeKey; onDone: () => void }) {
  const id = useId();
  const shown = useRef<HTMLInputElement>(null);
  // The form that had the focus is gone.
  useEffect(() => shown.current?.select(), []);
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-2xl border border-line bg-surface p-5">
      <p id={id} className="wrap-anywhere">
        <b className="font-semibold">Copy {name} now.</b> We keep a hash of it, so we can't show it again.
      </p>
      <input
        ref={shown}
        readOnly
        aria-label="Your new key"
        value={key}
        onFocus={({ currentTarget }) => currentTarget.select()}
        className="h-11 w-full rounded-lg border border-line bg-raised px-3.5 font-mono text-sm text-ink focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-focus"
      />
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button
          onClick={() => void copyToClipboard(key, 'Key copied to clipboard', 'Failed to copy the key')}
        >
          <Copy aria-hidden />
          Copy the key
        </Button>
        <Button variant="ghost" onClick={onDone}>
          I have it
        </Button>
      </div>
    </section>
  );
}
