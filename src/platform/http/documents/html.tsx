import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Assets } from './assets.ts';

/** A whole HTML document: what its head says and what its body shows. */
export type HtmlDocument = {
  title: string;
  description?: string;
  noindex?: boolean;
  /** Classes of the html element, for the page as a whole. */
  className?: string;
  /** Attributes of the html element, for the page's script. */
  attributes?: Record<`data-${string}`, string | undefined>;
  themeColor?: string;
  /** Images of the first screen, preloaded. */
  preloads?: ReactNode;
  /** Links and metadata of this page alone. */
  head?: ReactNode;
  /** Entries of the browser build, for example `src/client.tsx`. */
  entries: readonly string[];
  /** If set, scripts are loaded once the document has been painted or everything has loaded. */
  scripts?: 'after paint' | 'after load';
  /** Modules that an entry loads lazily, preloaded in parallel. */
  lazy?: readonly string[];
  /** Further stylesheets by their address. */
  stylesheets?: readonly string[];
  /** Small pieces of data for the page's script, by element id. */
  data?: Record<string, unknown>;
  body: ReactNode;
};

export function renderDocument(page: HtmlDocument, assets: Assets): string {
  const entries = page.entries.map((entry) => assets.entry(entry));
  const styles = [...(page.stylesheets ?? []), ...entries.flatMap((entry) => entry.styles)];
  const loader = scriptLoader(page, assets);
  const markup = renderToStaticMarkup(
    <html lang="en" className={page.className} {...page.attributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{page.title}</title>
        {page.description && <meta name="description" content={page.description} />}
        {page.noindex && <meta name="robots" content="noindex" />}
        {page.themeColor && <meta name="theme-color" content={page.themeColor} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {page.preloads}
        {entries.flatMap((entry) =>
          entry.fonts.map((href) => (
            <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
          )),
        )}
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {entries.map(
          ({ inline }) =>
            inline && (
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own stylesheet, allowed by its hash
              <style key={inline} dangerouslySetInnerHTML={{ __html: inline }} />
            ),
        )}
        {!loader &&
          preloadedModules(page, assets).map((href) => <link key={href} rel="modulepreload" href={href} />)}
        {page.head}
        {loader ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made below from the build's own names, allowed by its hash
          <script dangerouslySetInnerHTML={{ __html: loader }} />
        ) : (
          entries.map(({ script }) => script && <script key={script} type="module" src={script} />)
        )}
      </head>
      <body>
        {page.body}
        {Object.entries(page.data ?? {}).map(([id, value]) => (
          <script
            key={id}
            id={id}
            type="application/json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped below; JSON cannot be a React child
            dangerouslySetInnerHTML={{ __html: jsonForHtml(value) }}
          />
        ))}
      </body>
    </html>,
  );
  return `<!doctype html>${assets.development ? markup.replace('<head>', `<head>${DEVELOPMENT_SCRIPTS}`) : markup}`;
}

/** The static imports of the entries, and the given lazy modules, preloaded in parallel. */
function preloadedModules(page: HtmlDocument, assets: Assets): string[] {
  const entries = page.entries.map((entry) => assets.entry(entry));
  const modules = new Set([
    ...entries.flatMap((entry) => entry.preloads),
    ...(page.lazy ?? []).flatMap((source) => assets.lazy(source)),
  ]);
  for (const { script } of entries) modules.delete(script ?? '');
  return [...modules];
}

/** The inline script that loads all others once the page has been painted. */
export function scriptLoader(page: HtmlDocument, assets: Assets): string | null {
  if (!page.scripts || assets.development) return null;
  const scripts = page.entries.flatMap((entry) => assets.entry(entry).script ?? []);
  const fetchWhenPainted = (modules: string[]) =>
    `new PerformanceObserver((_,o)=>{o.disconnect();${JSON.stringify(modules)}.map(m=>import(m).catch(()=>0))}).observe({type:'paint',buffered:true})`;
  if (page.scripts === 'after paint')
    return fetchWhenPainted([...scripts, ...preloadedModules(page, assets)]);
  // After everything has loaded, the next frame may still have to paint a large picture.
  return `onload=()=>{${LAY_OUT_REST};requestAnimationFrame(()=>${fetchWhenPainted(scripts)})}`;
}

/**
 * Lays out the parts below the first screen (`.late` in landing.css) one per frame, so that no frame takes long. A page
 * may have loaded before its first frame, which is then left to the first screen.
 */
const LAY_OUT_REST =
  "let f=()=>{let e=document.querySelector('.late');e&&(e.classList.remove('late'),r(f))},r=requestAnimationFrame;r(()=>r(f))";

/** Escapes the JSON, so that it cannot end the script element or a line of a script. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Hot reload for React needs this before any component is loaded. */
const DEVELOPMENT_SCRIPTS = `<script type="module" src="/@vite/client"></script><script type="module">import{injectIntoGlobalHook}from"/@react-refresh";injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;</script>`;
