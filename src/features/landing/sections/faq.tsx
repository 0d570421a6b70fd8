import { CopyWithLinks } from '../copy-text.tsx';
import type { ThemeCopy } from '../theme.ts';

/** The browser's own accordion: one open at a time by the shared name, and it needs no script. */
export function Faq({ faq }: { faq: NonNullable<ThemeCopy['faq']> }) {
  return (
    <section
      data-section="faq"
      id="faq"
      aria-labelledby="faq-title"
      className="page section grid scroll-mt-20 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <h2 id="faq-title" className="title-2">
        {faq.title}
      </h2>
      <div className="border-y border-line">
        {faq.items.map(({ question, answer }) => (
          <details key={question} name="faq" className="group border-t border-line first:border-t-0">
            <summary className="flex cursor-pointer list-none items-baseline justify-between gap-6 py-5 text-lg font-semibold hover:text-primary sm:text-xl">
              {question}
              <span aria-hidden className="plus" />
            </summary>
            <p className="max-w-2xl pr-10 pb-6 text-lg text-soft">
              <CopyWithLinks text={answer} />
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
