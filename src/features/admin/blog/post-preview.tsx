import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { tagsOf } from '#features/blog/blog.schema.ts';
import { THEME_LABELS } from '#features/landing/theme.ts';
import { type PostToPreview, previewPost } from './blog.client.ts';
import type { PostValues } from './post-drafts.ts';

/** The pause after the last key: short enough to feel live, long enough not to send every letter. */
const PAUSE_MS = 350;

/**
 * A preview of the post, rendered by the server while it is written. The frame may not run scripts. A change is put
 * into the loaded document, so that it neither flickers nor jumps.
 */
export function PostPreview({ form }: { form: UseFormReturn<PostValues> }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const shownTheme = useRef('');
  const [html, setHtml] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const values = form.watch();
  const source = JSON.stringify({
    title: values.title,
    excerpt: values.excerpt,
    content: values.content,
    theme: values.theme,
    featured_image_url: values.featured_image_url.trim() || null,
    tags: tagsOf(values.tags)
      .map((tag) => tag.slice(0, 60))
      .slice(0, 20),
  });

  useEffect(() => {
    const ended = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const post: PostToPreview = JSON.parse(source);
        const next = await previewPost(post, ended.signal);
        setFailure(null);
        const page = shownTheme.current === post.theme ? frame.current?.contentDocument : null;
        if (page && replaceMain(page, next)) return;
        shownTheme.current = post.theme;
        setHtml(next);
      } catch (error) {
        if (!ended.signal.aborted) setFailure((error as Error).message);
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [source]);

  return (
    <section
      aria-label="Preview"
      className="grid min-w-0 content-start gap-1.5 xl:sticky xl:top-4 xl:self-start"
    >
      <h2 className="font-semibold">
        Preview <span className="font-normal text-soft">as on the {THEME_LABELS[values.theme]} blog</span>
      </h2>
      {failure && (
        <p role="status" className="text-sm font-medium text-danger-text">
          {failure}
        </p>
      )}
      <iframe
        ref={frame}
        title="Preview of the post"
        sandbox="allow-same-origin"
        srcDoc={html}
        onLoad={() => frame.current?.contentDocument && withoutLinks(frame.current.contentDocument)}
        className="h-[70vh] w-full rounded-lg border border-line bg-surface xl:h-[calc(100vh-8rem)]"
      />
    </section>
  );
}

/** Links do not work, because the frame must only show this page. */
function withoutLinks<Part extends ParentNode>(part: Part): Part {
  for (const link of part.querySelectorAll('a[href]')) {
    link.removeAttribute('href');
    link.setAttribute('role', 'link');
    link.setAttribute('aria-disabled', 'true');
  }
  return part;
}

function replaceMain(page: Document, html: string): boolean {
  const next = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
  const shown = page.querySelector('main');
  if (!next || !shown) return false;
  shown.replaceWith(page.adoptNode(withoutLinks(next)));
  return true;
}
