import type { ReactNode } from 'react';
import { PublicLayout, publicDocument } from '#features/landing/public-document.tsx';
import { type Heading, TableOfContents } from '#features/landing/table-of-contents.tsx';
import type { Config } from '#platform/config.ts';
import type { HtmlDocument } from '#platform/http/documents/html.tsx';

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
      <PublicLayout supportEmail={config.supportEmail}>
        <main id="main" className="page section">
          <h1 className="title-2">{heading}</h1>
          <div className="text-columns">
            <TableOfContents title="On this page" headings={sections.map(asHeading)} />
            <article className="column-text prose">
              {opening}
              {sections.map((section, index) => (
                <section key={section.title} id={asHeading(section, index).id}>
                  <h2>{asHeading(section, index).text}</h2>
                  {section.text}
                </section>
              ))}
            </article>
          </div>
        </main>
      </PublicLayout>
    ),
  });
}

function asHeading({ title }: LegalSection, index: number): Heading {
  return { id: `section-${index + 1}`, text: `${index + 1}. ${title}` };
}
