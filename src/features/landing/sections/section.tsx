import type { ReactNode } from 'react';

/** The position of a section on the ruler, in tenths: the page is read along one timeline of three seconds. */
const PLAYED = [
  'w-0',
  'w-1/10',
  'w-2/10',
  'w-3/10',
  'w-4/10',
  'w-5/10',
  'w-6/10',
  'w-7/10',
  'w-8/10',
  'w-9/10',
  'w-full',
] as const;

/** The divider between sections: the ruler of three seconds, with the playhead at this section. */
export function Timeline({ at }: { at: number }) {
  const tenth = Math.min(10, Math.max(0, Math.round(at * 10)));
  return (
    <div aria-hidden className="page">
      <div className="relative">
        <div className="ruler text-line" />
        <div className={`absolute bottom-0 left-0 h-full border-b-2 border-primary ${PLAYED[tenth]}`}>
          <span className="absolute right-0 -bottom-2 h-5 w-0.5 bg-primary" />
          <span
            className={`absolute -bottom-7 text-xs font-semibold text-soft tabular-nums ${tenth < 1 ? 'left-0' : 'right-0'}`}
          >
            {((tenth / 10) * 3).toFixed(1)}&nbsp;s
          </span>
        </div>
      </div>
    </div>
  );
}

type SectionProps = { name: string; id?: string; title: string; intro?: string; children: ReactNode };

/** A large title on the left; its description on the right or below. */
export function Section({ name, id, title, intro, children }: SectionProps) {
  return (
    <section data-section={name} id={id} aria-labelledby={`${name}-title`} className="page section">
      <div className="max-w-4xl">
        <h2 id={`${name}-title`} className="title-2">
          {title}
        </h2>
        {intro && <p className="mt-5 max-w-2xl text-lg text-soft sm:text-xl">{intro}</p>}
      </div>
      {children}
    </section>
  );
}
