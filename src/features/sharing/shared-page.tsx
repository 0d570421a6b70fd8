import type { Hook } from '#features/hooks/hooks.schema.ts';
import { PublicLayout, publicDocument } from '#features/landing/public-document.tsx';
import { shortenTopic } from '#features/try/shorten-topic.ts';
import { ShownHook } from '#features/try/try-results.tsx';
import type { Config } from '#platform/config.ts';
import type { HtmlDocument } from '#platform/http/documents/html.tsx';
import { paths } from '#platform/paths.ts';
import type { SharedRun } from './sharing.queries.ts';

type SharedPage = SharedRun & { path: string; picture: { path: string; width: number; height: number } };

/** The public page of a shared run. It does not reveal the owner. */
export function sharedDocument(config: Config, { topic, hooks, path, picture }: SharedPage): HtmlDocument {
  const title = titleOf(topic, hooks.length);
  return publicDocument(config, {
    title: `${title} · Hooksmith`,
    description: hooks[0]?.generated_hook ?? '',
    path,
    noindex: true,
    image: picture,
    // The address alone opens the page, so it must not be sent to an analytics service.
    attributes: { 'data-analytics': undefined },
    body: (
      <PublicLayout supportEmail={config.supportEmail}>
        <main id="main" className="page py-12 lg:py-20">
          <h1 className="title-2 max-w-4xl wrap-anywhere">{title}</h1>
          <p className="mt-4 text-lg text-subtitle">
            Somebody shared these with you. Pick the one you would not scroll past.
          </p>
          <ol className="mt-10 max-w-4xl">
            {hooks.map((hook) => (
              <li key={hook.id} className="border-t border-line py-8">
                <ShownHook hook={asShown(hook)} />
              </li>
            ))}
          </ol>
          <p className="mt-4 border-t border-line pt-8 text-lg">
            Written with Hooksmith.{' '}
            <a href={paths.try} className="text-link inline-block py-2.5 font-medium">
              Try it with your topic
            </a>
          </p>
        </main>
      </PublicLayout>
    ),
  });
}

const NUMBERS = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

export function titleOf(topic: string, count: number): string {
  return `${NUMBERS[count]} ${count === 1 ? 'hook' : 'hooks'} for “${shortenTopic(topic)}”`;
}

function asShown({ hook_type, generated_hook, delivery_tip, on_screen_text, payoff }: Hook) {
  return { type: hook_type, text: generated_hook, tip: delivery_tip, onScreenText: on_screen_text, payoff };
}
