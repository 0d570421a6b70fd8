import { Copy, Heart, ScanText } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useFavorite } from '../hooks.client.ts';
import type { Hook } from '../hooks.schema.ts';
import { copyText } from './copy.ts';
import { readingSeconds } from './hook-groups.ts';

type HookCardProps = {
  hook: Hook;
  /** Its number in the newest run, where a key copies it. */
  number?: number;
  /** Shown in the history. */
  date?: string;
  onRead: (hook: Hook) => void;
  /** Just cut in, and not stored yet: nothing can be done with it but read it. */
  arriving?: boolean;
};

/** One hook as it is used: the caption, how to deliver it, and what to do with it. */
export function HookCard({ hook, number, date, onRead, arriving }: HookCardProps) {
  return (
    <article
      aria-label={`${hook.hook_type}: ${hook.generated_hook}`}
      className={classNames('grid gap-2.5 border-t border-line py-5', arriving && 'cut-in')}
    >
      <header className="flex items-baseline gap-3 text-sm text-soft">
        <span className="font-semibold text-accent-text">{hook.hook_type}</span>
        <span className="tabular-nums" title="How long it takes to say">
          {readingSeconds(hook.generated_hook).toFixed(1)} s
        </span>
        {date && (
          <time dateTime={hook.created_at} className="ml-auto">
            {date}
          </time>
        )}
        {number !== undefined && (
          <kbd className="ml-auto hidden font-body text-xs text-faint lg:inline" aria-hidden>
            Alt {number % 10}
          </kbd>
        )}
      </header>
      <p className="max-w-[36ch] text-xl leading-normal text-balance sm:text-2xl">
        <span className="caption">{hook.generated_hook}</span>
      </p>
      {/* A phone gives the tip and the buttons one line, and the text on screen the next. */}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 sm:flex-nowrap sm:gap-x-6">
        <p className="max-w-[60ch] flex-1 text-soft sm:flex-initial">
          <span className="sr-only">Delivery tip: </span>
          {hook.delivery_tip}
        </p>
        {hook.on_screen_text && (
          <p className="order-1 basis-full sm:order-none sm:basis-auto">
            <span className="text-soft">On screen:</span> {hook.on_screen_text}
          </p>
        )}
        {!arriving && <HookActions hook={hook} onRead={onRead} />}
      </div>
      {hook.payoff && (
        <p className="max-w-[60ch]">
          <span className="text-soft">Then say:</span> {hook.payoff}
        </p>
      )}
    </article>
  );
}

function HookActions({ hook, onRead }: Pick<HookCardProps, 'hook' | 'onRead'>) {
  const favorite = useFavorite();
  return (
    <div className="-my-2 -mr-2 ml-auto flex shrink-0">
      <Button
        variant="ghost"
        size="icon"
        aria-label="Read to camera"
        title="Read to camera"
        onClick={() => onRead(hook)}
      >
        <ScanText aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Favorite"
        title="Favorite"
        aria-pressed={hook.favorite}
        onClick={() => favorite.mutate(hook)}
      >
        <Heart aria-hidden className={hook.favorite ? 'fill-primary text-primary' : undefined} />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Copy hook"
        title="Copy hook"
        onClick={() => copyText(hook.generated_hook)}
      >
        <Copy aria-hidden />
      </Button>
    </div>
  );
}
