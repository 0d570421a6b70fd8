import { paths } from '#platform/paths.ts';

/** The mark, a caption over its ruler, beside the name. On a narrow phone the mark stands alone. */
export function SiteBrand({ alone = false }: { alone?: boolean }) {
  return (
    <a href={paths.home} className="inline-flex min-h-11 items-center gap-2.5 font-heading text-[1.375rem]">
      <svg aria-hidden viewBox="1.5 1.5 13 13" className="size-8 shrink-0">
        <path
          className="fill-primary"
          d="M3 2h10a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1h-2v2a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1z"
        />
        <path className="fill-ink" d="M3 11h1v2h2v-1h1v1h2v-1h1v1h2v-2h1v3H3z" />
      </svg>
      <span className={`brand-name ${alone ? 'max-[27.5rem]:sr-only' : ''}`}>Hooksmith</span>
    </a>
  );
}
