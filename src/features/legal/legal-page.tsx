import type { ReactNode } from 'react';
import { PublicFrame, publicDocument } from '#features/landing/public-document.tsx';
import type { Config } from '#platform/config.ts';
import type { HtmlDocument } from '#platform/http/html.tsx';

export type LegalSection = { title: string; text: ReactNode };

type LegalText = {
  path: string;
  heading: string;
  description: string;
  /** Under the heading, before the first section. */
  opening: ReactNode;
  sections: readonly LegalSection[];
};

/** Numbered sections under one heading, in the frame of the public site. */
export function legalDocument(
  config: Config,
  { path, heading, description, opening, sections }: LegalText,
): HtmlDocument {
  return publicDocument(config, {
    title: `${heading} · Hooksmith`,
    description,
    path,
    body: (
      <PublicFrame supportEmail={config.supportEmail}>
        <main id="main" className="page section">
          <article className="prose">
            <h1 className="title-2">{heading}</h1>
            {opening}
            {sections.map(({ title, text }, index) => (
              <section key={title} id={`section-${index + 1}`}>
                <h2>
                  {index + 1}. {title}
                </h2>
                {text}
              </section>
            ))}
          </article>
        </main>
      </PublicFrame>
    ),
  });
}
