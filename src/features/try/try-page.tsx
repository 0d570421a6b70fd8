import { FREE_CREDITS_AT_REGISTRATION } from '#features/credits/free-credits.ts';
import type { WrittenHook } from '#features/hooks/writers/writer.ts';
import { PublicLayout, publicDocument } from '#features/landing/public-document.tsx';
import { TryForm } from '#features/landing/sections/try-form.tsx';
import { examples } from '#features/landing/themes/examples.ts';
import type { Config } from '#platform/config.ts';
import type { HtmlDocument } from '#platform/http/documents/html.tsx';
import type { ThemeName } from '#platform/theme-names.ts';
import { type Try, tryPath } from './pending-try.ts';
import { shortenTopic } from './shorten-topic.ts';
import { Kept, RegisterToKeep, TryResults } from './try-results.tsx';

export type TryPage = {
  theme: ThemeName;
  typed: string;
  /** The error message. */
  problem?: string;
  shown?: { shownTry: Try; hooks: readonly WrittenHook[]; signedIn: boolean; kept: boolean };
};

/** The page of a try: a topic, three of its ten hooks, and the way to all of them. */
export function tryDocument(config: Config, page: TryPage): HtmlDocument {
  const { theme, typed, problem, shown } = page;
  const personal = shown !== undefined || problem !== undefined;
  return publicDocument(config, {
    title: shown ? `${titleOf(shown.shownTry.topic)} · Hooksmith` : 'Try it before you sign up · Hooksmith',
    description:
      'Type a topic and get three hooks for your next video, each with its on-screen text, a tip for saying it and the sentence that follows. No account, nothing stored.',
    path: tryPath({ theme }),
    theme,
    noindex: personal,
    // The address contains the typed topic, so it must not be sent to an analytics service.
    attributes: personal ? { 'data-analytics': undefined } : {},
    body: (
      <PublicLayout supportEmail={config.supportEmail} theme={theme}>
        <main id="main" className="page py-12 lg:py-20">
          {shown ? <HooksView {...shown} /> : <TopicView theme={theme} typed={typed} problem={problem} />}
        </main>
      </PublicLayout>
    ),
  });
}

function titleOf(topic: string): string {
  return `Three hooks for “${shortenTopic(topic)}”`;
}

function TopicView({ theme, typed, problem }: Omit<TryPage, 'shown'>) {
  return (
    <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div>
        <h1 className="title-1">Try it before you sign up.</h1>
        <p className="mt-6 max-w-xl text-lg text-pretty text-subtitle sm:text-xl">
          Type a topic, read three hooks. No account. We store nothing of what you type here.
        </p>
        {problem && (
          <p id="try-problem" role="alert" className="try-problem">
            {problem}
          </p>
        )}
        <div className="mt-8">
          <TryForm theme={theme} topic={typed} choosesTheme problemId={problem ? 'try-problem' : undefined} />
        </div>
      </div>
      <HookSample theme={theme} />
    </div>
  );
}

/** Examples of results, for this profession. */
function HookSample({ theme }: { theme: ThemeName }) {
  const { topic, hooks } = examples[theme];
  return (
    <aside aria-labelledby="specimen-title" className="self-end">
      <h2 id="specimen-title" className="text-soft">
        What came back for “{topic}”
      </h2>
      <ul className="mt-2">
        {hooks.slice(0, 3).map(({ type, text }) => (
          <li key={text}>
            <span className="hook" data-type={type}>
              <span className="caption">{text}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <a
          href={tryPath({ topic, theme })}
          rel="nofollow"
          className="text-link inline-block py-2.5 font-medium"
        >
          Try this topic
        </a>
      </p>
    </aside>
  );
}

function introOf(signedIn: boolean, kept: boolean): string {
  if (kept) return 'All ten are in your history.';
  if (signedIn) return 'All ten are yours for one run.';
  return `All ten are yours when you register, and ${FREE_CREDITS_AT_REGISTRATION} runs are free.`;
}

function HooksView({ shownTry, hooks, signedIn, kept }: NonNullable<TryPage['shown']>) {
  const { topic, theme } = shownTry;
  return (
    <>
      <h1 className="title-2 max-w-4xl wrap-anywhere">{titleOf(topic)}</h1>
      <p className="mt-4 text-lg text-subtitle">{introOf(signedIn, kept)}</p>
      {hooks.every(({ from }) => from === 'frame') && (
        <p className="mt-2 max-w-3xl text-pretty text-soft">
          This topic is new to us, so these lines stay general. Another word for it may find more.
        </p>
      )}
      <div className="mt-10 grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <TryResults hooks={hooks} />
        <aside className="grid content-start gap-10 lg:sticky lg:top-24 lg:self-start">
          {kept ? <Kept /> : <RegisterToKeep shownTry={shownTry} hooks={hooks} signedIn={signedIn} />}
          <TryForm theme={theme} topic={topic} label="Another topic" choosesTheme />
        </aside>
      </div>
    </>
  );
}
