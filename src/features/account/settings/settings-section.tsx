import { type ReactNode, useId } from 'react';

type SectionProps = { id?: string; title: string; text: ReactNode; children: ReactNode };

/** One part of the settings: its description on the left, its controls on the right. */
export function Section({ id, title, text, children }: SectionProps) {
  const heading = useId();
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className="grid scroll-mt-6 gap-5 border-t border-line py-8 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-12"
    >
      <div>
        <h2 id={heading} className="font-heading text-xl font-bold tracking-tight">
          {title}
        </h2>
        <p className="mt-1 text-pretty text-soft">{text}</p>
      </div>
      <div className="max-w-xl">{children}</div>
    </section>
  );
}

/** The button under a form, and whether there are unsaved changes. */
export function SaveRow({ dirty, children }: { dirty: boolean; children: ReactNode }) {
  return (
    <div className="flex items-center gap-4">
      {children}
      {dirty && <span className="text-sm text-soft">Not saved yet</span>}
    </div>
  );
}
