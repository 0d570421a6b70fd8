import { paths } from '#platform/paths.ts';
import { classNames } from './class-names.ts';

/** The logo, a caption over its ruler, and the name. A plain link, because the server decides what `/` shows. */
export function Brand({ href = paths.home, className }: { href?: string; className?: string }) {
  return (
    <a
      href={href}
      className={classNames(
        'inline-flex min-h-11 items-center gap-2 rounded-sm font-heading text-lg focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-focus sm:gap-2.5 sm:text-[1.375rem]',
        className,
      )}
    >
      <svg aria-hidden viewBox="1.5 1.5 13 13" className="brand-mark">
        <path
          className="fill-primary"
          d="M3 2h10a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1h-2v2a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1z"
        />
        <path className="fill-ink" d="M3 11h1v2h2v-1h1v1h2v-1h1v1h2v-2h1v3H3z" />
      </svg>
      <span className="brand-name">Hooksmith</span>
    </a>
  );
}
