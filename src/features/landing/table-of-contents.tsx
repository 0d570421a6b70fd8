export type Heading = { id: string; text: string };

/**
 * The table of contents of a long text. Folded on a phone, where the text should come first; otherwise open beside it.
 */
export function TableOfContents({ title, headings }: { title: string; headings: readonly Heading[] }) {
  return (
    <nav aria-label="Contents" className="text-contents">
      <details>
        <summary>{title}</summary>
        <ol>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
