import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';
import { copyToClipboard } from './copy-to-clipboard.ts';

type SecretLineProps = { label: string; value: string; said: string };

/** A secret that is shown once, with a button to copy it. */
export function SecretLine({ label, value, said }: SecretLineProps) {
  const [copied, setCopied] = useState('');
  const copy = async () => {
    if (await copyToClipboard(value, said, 'Failed to copy. Select it and copy it yourself.'))
      setCopied(value);
  };
  return (
    <div className="flex min-w-0 gap-2">
      <input
        readOnly
        aria-label={label}
        value={value}
        onFocus={(event) => event.target.select()}
        className="h-11 w-full min-w-0 flex-1 rounded-lg border border-line bg-raised px-3.5 text-base text-ink focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-focus"
      />
      {/** Announced here too, because a dialog covers the toasts. */}
      <Button variant="secondary" onClick={() => void copy()}>
        {copied === value ? <Check aria-hidden /> : <Copy aria-hidden />}
        <span aria-live="polite">{copied === value ? 'Copied' : 'Copy'}</span>
      </Button>
    </div>
  );
}
