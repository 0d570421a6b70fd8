import { paths } from '#platform/paths.ts';
import { classNames } from './class-names.ts';

/** The wordmark over its ruler. A plain link: what `/` is, the server decides. */
export function Brand({ className }: { className?: string }) {
  return (
    <a
      href={paths.home}
      className={classNames(
        'inline-grid rounded-sm focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-focus',
        className,
      )}
    >
      <span className="font-heading text-xl leading-none font-extrabold tracking-tight">Hooksmith</span>
      <span aria-hidden className="ruler mt-1 h-1.5 text-accent-text" />
    </a>
  );
}
